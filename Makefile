# Everything from a fresh clone with Python 3.11 or newer and pip: the first use of a target sets up .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# The compiled modules, as pyproject.toml lists them: when one of them changes, the core is built anew.
LIST := import pathlib, tomllib; \
	build = tomllib.load(open("pyproject.toml", "rb"))["tool"]["hatch"]["build"]; \
	print(*(p for g in build["targets"]["wheel"]["hooks"]["custom"]["compile"] for p in pathlib.Path("src/fogline").glob(g)))
CORE := pyproject.toml hatch_build.py $(shell $(PYTHON) -c '$(LIST)' 2>/dev/null)

# What the page is made of.
PAGE := tools/page.py $(wildcard src/fogline/texts/*.ftl src/fogline/games/*/texts/*.ftl) \
	$(shell find web -name node_modules -prune -o -type f -print)

# CI gives a failed test of the page or the service a second try.
PYTEST := $(BIN)/$(if $(filter true,$(CI)),python -m tools.second_try,pytest)

# Counts the lines that tests execute, those that fail too: some wait less long than a traced program takes.
COVERED := $(BIN)/coverage run -m pytest -n 2 --timeout 1800

.PHONY: help play test coverage bench strength lint docs soak mutants build release clean
.DEFAULT_GOAL := help

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: $(VENV)/installed $(VENV)/page  ## both games, in the browser
	$(BIN)/fogline play

test: $(VENV)/installed-dev $(VENV)/page  ## all tests; those of the rules with the compiled core and again interpreted
	$(BIN)/python tools/page.py npm test
	$(PYTEST) -n 3 --dist worksteal
	FOGLINE_CORE=interpreted $(PYTEST) -n 2 tests/core tests/games tests/bots/test_search.py

coverage: $(VENV)/installed-dev $(VENV)/page  ## how much of the code the tests execute, in Python and of the page
	$(BIN)/python tools/page.py npm run coverage
	$(BIN)/coverage erase
	$(COVERED) -m "not soak and not build" $(addprefix --ignore tests/,core games web) || [ $$? -eq 1 ]
	FOGLINE_CORE=interpreted $(COVERED) tests/core tests/games tests/bots/test_search.py || [ $$? -eq 1 ]
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --skip-covered --sort cover

bench: $(VENV)/installed-dev  ## how fast the rules are here, beside OpenSpiel
	$(BIN)/fogline bench

strength: $(VENV)/installed-dev  ## how strong the bots are, in at most 90 minutes on two cores; goes on after a kill
	$(BIN)/python tools/strength.py

lint: $(VENV)/installed-dev  ## style, types and layers
	$(BIN)/python tools/page.py npm run check
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src tests hatch_build.py docs/doctests.py $(wildcard tools benchmarks)
	$(BIN)/lint-imports

docs: $(VENV)/installed-dev  ## the documentation's site, in site/
	$(BIN)/mkdocs build --strict

soak: $(VENV)/installed-dev  ## the long tests
	$(BIN)/pytest -n 2 -m soak --timeout 14400

mutants: $(VENV)/installed-dev  ## does a test notice when a line is changed? (at most an hour a game, and one for the rest)
	$(BIN)/python -m tools.mutants

build: $(VENV)/installed-dev  ## the wheel and the source archive, in dist/
	$(BIN)/python -m build

release: $(VENV)/installed-dev  ## a version's changelog, archives and tag: make release VERSION=1.2.3, DRY_RUN=yes to look first
	$(BIN)/python -m tools.release $(VERSION) $(if $(DRY_RUN),--dry-run)

clean:  ## remove what was built; .venv stays and is filled anew by the next target
	rm -rf build dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	rm -rf src/fogline/server/page web/node_modules
	rm -f $(VENV)/installed $(VENV)/installed-dev $(VENV)/page

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Fogline needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; \
		echo "Name another one: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(CORE) | $(BIN)/pip
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@
	@[ ! -e src/fogline/server/page/index.html ] || touch $(VENV)/page

$(VENV)/installed-dev: $(CORE) | $(BIN)/pip
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/installed
	@[ ! -e src/fogline/server/page/index.html ] || touch $(VENV)/page

# The page alone, when nothing else changed. Where npm's registry can't be reached everything but the page works.
$(VENV)/page: $(PAGE) | $(VENV)/installed
	$(BIN)/pip install --quiet --disable-pip-version-check "$$($(BIN)/python tools/page.py requirement)"
	$(BIN)/python tools/page.py && touch $@ || [ $$? -eq 3 ]
