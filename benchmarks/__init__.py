"""Speed and memory, measured; `make bench` runs them all and fails where a bound is missed."""
