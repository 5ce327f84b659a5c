# One stamp per expensive step, each depending on what it is made from. `make play` and `make test` do all set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/tiptoe/core src/tiptoe/rules src/tiptoe/games src/tiptoe/view src/tiptoe/bots -name '*.py')
GAMES ?= 10000

.DELETE_ON_ERROR:
.PHONY: play test lint soak bench docs compile clean

play: $(VENV)/.play
	@$(MAKE) --no-print-directory compile-beside
	@$(BIN)/tiptoe play

test: $(VENV)/.dev compile
	TIPTOE_PURE=1 $(BIN)/python -m pytest -q -n 2
	$(BIN)/python -m pytest -q -n 2 -m "not build_free"

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

soak: $(VENV)/.dev compile
	$(BIN)/python -m tiptoe.sim.soak --games $(GAMES)

bench: $(VENV)/.bench compile
	$(BIN)/tiptoe bench

docs: $(VENV)/.dev
	$(BIN)/python -m tiptoe.cli.docs docs

clean:
	rm -rf build $(VENV)
