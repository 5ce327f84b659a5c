# One stamp per expensive step, each depending on what it is made from. `make play` and `make test` do all set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
ENGINE := $(shell find src/tiptoe/core src/tiptoe/rules src/tiptoe/games src/tiptoe/view src/tiptoe/bots -name '*.py')
GAMES ?= 10000

.DELETE_ON_ERROR:
.PHONY: play test lint docs soak bench compile wheel clean

# The first game starts interpreted while the engine is compiled beside it; later games are compiled from the start.
play: $(VENV)/.stamp
	@if [ -z "$$TIPTOE_PURE" ] && [ ! build/compiled/.stamp -nt setup.py ]; then \
	  ($(MAKE) --no-print-directory compile >build-compile.log 2>&1 && rm -f build-compile.log || true) & fi; \
	  exec $(BIN)/tiptoe play $(ARGS)

test: $(VENV)/.stamp-dev compile
	TIPTOE_PURE=1 $(BIN)/python -m pytest -q -n 2
	$(BIN)/python -m pytest -q -n 2

lint: $(VENV)/.stamp-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

docs: $(VENV)/.stamp-dev
	TIPTOE_PURE=1 $(BIN)/python tools/reference.py

soak: $(VENV)/.stamp-dev compile
	$(BIN)/python -m tiptoe.sim.soak --games $(GAMES)

bench: $(VENV)/.stamp-bench compile
	$(BIN)/tiptoe bench $(ARGS)

compile: build/compiled/.stamp

wheel: $(VENV)/.stamp-dev
	rm -rf build/lib* dist
	$(BIN)/python -m pip wheel -q --no-deps --no-build-isolation -w dist .

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

# Editable and never compiled in place: libraries beside the sources would hide later edits.
$(VENV)/.stamp: pyproject.toml setup.py | $(VENV)/bin/python
	$(PIP) --upgrade 'setuptools>=80'
	TIPTOE_COMPILE=0 $(PIP) --no-build-isolation -e .
	@touch $@

$(VENV)/.stamp-dev: $(VENV)/.stamp
	TIPTOE_COMPILE=0 $(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

$(VENV)/.stamp-bench: $(VENV)/.stamp-dev
	TIPTOE_COMPILE=0 $(PIP) --no-build-isolation -e '.[bench]'
	@touch $@

# Without a C compiler this says so and goes on: the same source runs interpreted.
build/compiled/.stamp: $(ENGINE) setup.py tools/compile.py | $(VENV)/.stamp-dev
	@if command -v $${CC:-cc} >/dev/null; then echo "compiling the engine (about a minute)"; $(BIN)/python tools/compile.py; \
	  else echo "no C compiler: the engine runs interpreted"; fi

clean:
	rm -rf build dist $(VENV) build-compile.log
