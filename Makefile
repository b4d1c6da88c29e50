# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PORT ?= 8000

.DEFAULT_GOAL := help
.PHONY: help install play test check format bench prove rules lock clean

help: ## what one can do here
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## (.*)/  make \1\t\2/' | expand -t 18

install: $(STAMP) ## set everything up (nothing to do if nothing changed)

$(STAMP): requirements.lock requirements-alone.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --requirement requirements-alone.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

play: $(STAMP) ## play in the browser: PORT=8000, LAN=1 for phones in the same network
	@$(BIN)/covernames serve --port $(PORT) $(if $(LAN),--lan) $(ARGS)

test: check ## everything that must hold
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term --cov-fail-under=100
	@$(BIN)/python tools/rules.py --quiet

check: $(STAMP) ## lint, format, types, direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(STAMP) ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(STAMP) ## speed and memory
	$(BIN)/python -m benchmarks

prove: $(STAMP) ## the long proofs, of which `make test` runs the same code at small counts
	PROOF=long $(BIN)/python -m pytest -n 2 -m proof

rules: $(STAMP) ## every rule of docs/rules/RULES.md, and the tests that prove it
	@$(BIN)/python tools/rules.py

lock: ## pin the requirements anew
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --no-emit-find-links \
		--group dev --all-extras pyproject.toml --output-file requirements.lock

clean: ## remove what was built
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
