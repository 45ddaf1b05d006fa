# Everything from a fresh clone with Python 3.11 or newer and pip: the first use of a target sets up .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# The compiled modules, as pyproject.toml lists them: when one of them changes, the core is built anew.
LIST := import pathlib, tomllib; \
	build = tomllib.load(open("pyproject.toml", "rb"))["tool"]["hatch"]["build"]; \
	print(*(p for g in build["targets"]["wheel"]["hooks"]["custom"]["compile"] for p in pathlib.Path("src/fogline").glob(g)))
CORE := pyproject.toml hatch_build.py $(shell $(PYTHON) -c '$(LIST)' 2>/dev/null)

.PHONY: help play test bench lint docs soak mutants build clean
.DEFAULT_GOAL := help

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: $(VENV)/installed  ## a game
	$(BIN)/fogline play

test: $(VENV)/installed-dev  ## all tests; those of the rules with the compiled core and again interpreted
	$(BIN)/pytest -n 2
	FOGLINE_CORE=interpreted $(BIN)/pytest -n 2 tests/core tests/games

bench: $(VENV)/installed-dev  ## how fast the rules are here, beside OpenSpiel
	$(BIN)/fogline bench

lint: $(VENV)/installed-dev  ## style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src tests hatch_build.py docs/doctests.py $(wildcard tools benchmarks)
	$(BIN)/lint-imports

docs: $(VENV)/installed-dev  ## the documentation's site, in site/
	$(BIN)/mkdocs build --strict

soak: $(VENV)/installed-dev  ## the long tests
	$(BIN)/pytest -n 2 -m soak

mutants: $(VENV)/installed-dev  ## does a test notice when a rule is changed? (at most an hour)
	FOGLINE_CORE=interpreted $(BIN)/python tools/mutants.py

build: $(VENV)/installed-dev  ## the wheel and the source archive, in dist/
	$(BIN)/python -m build

clean:  ## remove what was built; .venv stays and is filled anew by the next target
	rm -rf build dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	rm -f $(VENV)/installed $(VENV)/installed-dev

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Fogline needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; \
		echo "Name another one: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(CORE) | $(BIN)/pip
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/installed-dev: $(CORE) | $(BIN)/pip
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/installed
