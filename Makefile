# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PORT ?= 8000

.DEFAULT_GOAL := help
.PHONY: help install web play test check format bench prove rules lock clean

help: ## what one can do here
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## (.*)/  make \1\t\2/' | expand -t 18

install: $(STAMP) ## set everything up (nothing to do if nothing changed)

$(STAMP): requirements.lock requirements-alone.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --requirement requirements-alone.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

# Not `npm ci`: the lock has the bundler's binary for the platform that wrote it, others are added.
NODE := web/node_modules/.installed
PAGE := src/covernames/server/page/index.html

$(NODE): web/package.json web/package-lock.json web/.npmrc
	@command -v npm > /dev/null || { echo "The page is built with Node 20 or later: please install it."; exit 1; }
	cd web && npm install --no-save --silent
	touch $@

web: $(PAGE) ## build the page for browsers (nothing to do if nothing changed)

$(PAGE): $(NODE) web/vite.config.ts web/catalogues.ts web/index.html $(shell find web/src web/public locales -type f)
	cd web && npm run --silent build
	touch $@

play: $(STAMP) $(PAGE) ## play in the browser: PORT=8000, LAN=1 for phones in the same network
	@$(BIN)/covernames serve --port $(PORT) $(if $(LAN),--lan) $(ARGS)

test: check $(PAGE) ## everything that must hold
	tools/browser.sh
	cd web && npm run --silent test
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term --cov-fail-under=100
	@$(BIN)/python tools/rules.py --quiet

check: $(STAMP) $(NODE) ## lint, format, types, direction of imports
	cd web && npm run --silent check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(STAMP) $(NODE) ## put the code into shape
	cd web && npm run --silent format
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
	rm -rf $(VENV) web/node_modules $(dir $(PAGE)) .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
