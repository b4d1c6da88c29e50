# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PORT ?= 8000
# Workers step back by ten, so tests do as well: else bots would wait for all other tests.
NICE := nice -n 15

# A stamp for each set of packages: what playing needs, what testing, documentation and benchmarks add.
PLAY := $(VENV)/.play
TEST := $(VENV)/.test
DOCS := $(VENV)/.docs
BENCH := $(VENV)/.bench
PEER := $(VENV)/peer/.installed
NODE := web/node_modules/.installed
NPM := $(BIN)/python tools/node.py
PAGE := src/covernames/server/page/index.html

.DEFAULT_GOAL := help
.PHONY: help install web play test check format bench prove mutate rules docs wheel fresh lock clean

help: ## what one can do here
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## (.*)/  make \1\t\2/' | expand -t 18

install: $(DOCS) $(NODE) ## everything a developer needs (nothing to do if nothing changed)

# Without compiling all of it, of which most is never imported: 40 MB less, and quicker.
$(PLAY): requirements/play.lock requirements/estonian.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) --no-compile --requirement requirements/play.lock
	$(BIN)/python tools/estonian.py
	$(PIP) --no-deps --no-build-isolation --editable .
	touch $@

$(TEST): $(PLAY) requirements/test.lock
	$(PIP) --requirement requirements/test.lock
	touch $@

$(DOCS): $(TEST) requirements/docs.lock
	$(PIP) --requirement requirements/docs.lock
	touch $@

$(BENCH): $(TEST) requirements/bench.lock
	$(PIP) --requirement requirements/bench.lock
	touch $@

# The engine that ours is measured beside, which needs other packages than we do.
$(PEER): requirements/peer.lock | $(PLAY)
	$(BIN)/python -m venv $(VENV)/peer
	$(VENV)/peer/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

# Not `npm ci`: the lock has the bundler's binary for the platform that wrote it, others are added.
$(NODE): web/package.json web/package-lock.json web/.npmrc | $(PLAY)
	$(NPM) install --no-save --silent
	touch $@

web: $(PAGE) ## build the page for browsers (nothing to do if nothing changed)

$(PAGE): web/package-lock.json web/vite.config.ts web/catalogues.ts web/kept.ts web/licences.ts web/pictures.ts \
		web/index.html web/offline.html tools/page.py tools/pictures_deck.py src/covernames/prints/fonts.py \
		$(shell find web/src web/public locales src/covernames/pictures tools/drawing -name '*.pyc' \
			-o -type f -print) | $(PLAY)
	$(BIN)/python tools/page.py
	touch $@

play: $(PLAY) $(PAGE) ## play in the browser: PORT=8000, LAN=1 for phones on the same network
	@$(BIN)/covernames serve --port $(PORT) $(if $(LAN),--lan) $(ARGS)

# The tests of the game are counted by line; counting in the others too takes half as long again.
test: check $(PAGE) ## everything that must hold
	@$(BIN)/python tools/rules.py --quiet
	$(BIN)/python tools/install_browser.py
	$(NPM) run --silent test
	$(NICE) $(BIN)/python -m pytest -n 2 tests/game --cov --cov-report=term --cov-fail-under=100
	$(NICE) $(BIN)/python -m pytest -n 3 --dist worksteal --ignore tests/game

check: $(DOCS) $(NODE) ## lint, format, types, direction of imports
	$(NPM) run --silent check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(TEST) $(NODE) ## put the code into shape
	$(NPM) run --silent format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(BENCH) $(PEER) $(PAGE) ## speed and memory
	$(BIN)/python tools/install_browser.py
	$(BIN)/python -m benchmarks

prove: $(TEST) $(PAGE) ## the long proofs, of which `make test` runs the same code at small counts
	PROOF=long $(BIN)/python -m pytest -n 2 -m "proof and not alone"
	PROOF=long $(BIN)/python -m pytest -m alone

mutate: $(TEST) $(NODE) $(PAGE) ## whether tests notice faults: ARGS="--package room --sample 150 --seed 7"
	$(BIN)/python tools/mutate.py $(ARGS)
	$(NPM) run --silent --if-present mutate

rules: $(TEST) ## every rule of docs/rules/RULES.md, and the tests that prove it
	@$(BIN)/python tools/rules.py

docs: $(DOCS) ## the site of the documentation in build/site, every link in it checked
	$(BIN)/python tools/docs.py

wheel: $(PLAY) ## the whole game as one file in dist/, page included
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
		--wheel-dir dist .

fresh: ## `make play` and `make test` on a clean Debian, as a user who is not root (takes root)
	tools/fresh.sh

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header \
	--no-emit-index-url --no-emit-find-links pyproject.toml
lock: $(TEST) ## pin the requirements anew
	$(COMPILE) --group build --output-file requirements/play.lock
	$(COMPILE) --group build --group test --extra dask --extra parquet --extra pettingzoo --extra postgresql \
		--extra testing --constraint requirements/play.lock --output-file requirements/test.lock
	$(COMPILE) --group docs --constraint requirements/test.lock --output-file requirements/docs.lock
	$(COMPILE) --group bench --constraint requirements/test.lock --output-file requirements/bench.lock
	echo codenames | $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header \
		--no-annotate --no-emit-index-url --no-emit-find-links --output-file requirements/peer.lock -

clean: ## remove what was built
	rm -rf $(VENV) web/node_modules web/drawn $(dir $(PAGE)) src/covernames/prints/typefaces .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
