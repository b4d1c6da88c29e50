"""The site of the documentation: gathers its pages, builds it, checks what was built."""
