# One stamp for each expensive step, which depends on its sources. `make play` and `make test` do all set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
PACKAGES := $(shell sed -n '/^COMPILED/s/[^"]*"\([a-z]*\)"[^"]*/src\/tiptoe\/\1 /gp' src/tiptoe/build.py)
ENGINE := $(shell find $(PACKAGES) -name '*.py')
CLIENT := $(shell find client/src client/tools client/public -type f) client/index.html client/vite.config.ts client/svelte.config.js
PAGE := src/tiptoe/web/static/index.html
SOURCES := $(shell find src/tiptoe -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.template')
WHEELS := build/wheels/.stamp-$(subst $() ,-,$(or $(PYTHONS),all))
GAMES ?= 10000
DECISIONS ?= 1000000
CASES ?= 100000
KILLS ?= 20
LOADS ?= 10
NEWEST := $(addprefix tests/,golden core rules cards test_scenarios.py records)
LOCKED := $(addprefix tests/,web store table/test_consent.py table/test_writing.py records/test_fair_seed.py cli/test_admin.py cli/test_odd_files.py)
SETUPS := sqlite-direct sqlite-nginx postgres-direct postgres-nginx
BUILDS := interpreted compiled
BOTH_BUILDS := $(addprefix tests/,rules cards test_scenarios.py golden core records table web/test_upgrade.py)

# The tiers of tests: every folder stands in one of them (tests/architecture/test_tiers.py). A test in a folder of QUICK that
# takes longer than a second is marked `slow` and runs with SERVICE.
QUICK := $(addprefix tests/,rules cards core view table packs text records golden bots test_scenarios.py test_catalog.py)
SERVICE := $(addprefix tests/,api architecture cli draw drills examples fourth interfaces properties pyodide referees rl service shipping sim store web)
BROWSER := $(addprefix tests/,browser offline)
PART ?= 1
PARTS ?= 1
SINCE ?= HEAD

COMPILE_ASIDE = if [ -z "$$TIPTOE_PURE" ] && [ ! build/compiled/.stamp -nt setup.py ]; then \
	  ($(MAKE) --no-print-directory compile >build-compile.log 2>&1 && rm -f build-compile.log || true) & fi;

.DELETE_ON_ERROR:
.PHONY: facts ray reports interfaces guides test-loaded play terminal client site offline site-speed client-test chromium types shots windows games lessons luck page-speed test locked lint docs soak fuzz bench compile clean

# Serves the page and opens a browser; without node there is only a list of tables. The first game starts interpreted
# while the engine is compiled in the background; later games are compiled from the start.
play: $(VENV)/.stamp
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory client; \
	  elif [ ! -e $(PAGE) ]; then echo "no node: the page cannot be built; make terminal plays without a browser"; fi
	@$(COMPILE_ASIDE) exec $(BIN)/tiptoe serve --open $(ARGS)

terminal: $(VENV)/.stamp
	@$(COMPILE_ASIDE) exec $(BIN)/tiptoe play $(ARGS)

client: $(PAGE)

# The site for any static host, with the engine in the browser, in build/site (docs/guides/site.md).
site: build/site/sw.js

# Tests of the site in a real browser without a network, and golden games in its WebAssembly; whole games of all three games:
# TIPTOE_GAMES=all.
offline: site $(VENV)/.stamp-dev $(PAGE)
	node client/tools/site/golden.mjs build/site-parts/engine tests/golden
	TIPTOE_PURE=1 TIPTOE_SITE=$(CURDIR)/build/site $(BIN)/pytest -q tests/offline $(ARGS)
	$(BIN)/python tools/site_sizes.py

# Measures start, answers and memory of the site, beside a server on this machine.
site-speed: site $(VENV)/.stamp-dev $(PAGE)
	PYTHONPATH=tests:. TIPTOE_PURE=1 $(BIN)/python tools/site_speed.py

# The page's types, generated from the server's OpenAPI document.
types: $(VENV)/.stamp-dev client/node_modules/.stamp
	TIPTOE_PURE=1 $(BIN)/python tools/wire_types.py
	cd client && npm run -s types

# The classes of public facts, from the table of facts (docs/adr/0068).
facts: $(VENV)/.stamp
	TIPTOE_PURE=1 $(BIN)/python tools/facts.py

# Pictures of every screen in eight windows, in build/shots; needs chromium.
shots: $(VENV)/.stamp-dev $(PAGE)
	PYTHONPATH=tests TIPTOE_PURE=1 $(BIN)/python tools/shots.py $(ARGS)

# The table in every window, game, theme, state and language, and the other screens, also checked by axe; `make test` runs
# a part.
windows: $(VENV)/.stamp-dev $(PAGE)
	TIPTOE_PURE=1 TIPTOE_WINDOWS=all $(BIN)/pytest -q $(addprefix tests/browser/test_,windows.py screens.py access.py) $(ARGS)

# Whole games by clicks, by keys alone, by accessible names alone and by advice, including those that `make test` leaves out.
games: $(VENV)/.stamp-dev $(PAGE)
	TIPTOE_PURE=1 TIPTOE_GAMES=all $(BIN)/pytest -q $(addprefix tests/browser/test_,games.py fourth.py everyone.py advice.py) $(ARGS)

# Every lesson to its end in every language, clicking only lit elements, and the first one on a phone.
lessons: $(VENV)/.stamp-dev $(PAGE)
	TIPTOE_PURE=1 TIPTOE_LESSONS=all $(BIN)/pytest -q tests/browser/test_lessons.py $(ARGS)

# The luck analysis of a hundred games, whose mean must be zero.
luck: $(VENV)/.stamp-dev
	TIPTOE_LUCK_GAMES=100 $(BIN)/pytest -q -s tests/records/test_stats.py tests/records/test_luck_analysis.py -k "many_games or account" $(ARGS)

# Reports on the shipped games, which must have no warning, and on a pack that must have some; pages in build/reports.
reports: $(VENV)/.stamp-dev compile
	REPORT_GAMES=$(or $(REPORT_GAMES),2000) $(BIN)/pytest -q -s tests/sim/reports.py $(ARGS)

# Games on a Ray cluster of two nodes, one of which is killed meanwhile. Ray is large, so no other target installs it.
ray: $(VENV)/.stamp-ray
	PYTHONPATH=tests $(BIN)/pytest -q -s tests/sim/ray_cluster.py $(ARGS)

# The conformance tests of Gymnasium, PettingZoo and OpenSpiel; OpenSpiel is too large for every test run.
interfaces: $(VENV)/.stamp-interfaces compile
	$(BIN)/python -m pytest -q tests/interfaces tests/rl tests/examples $(ARGS)

# Every guide from top to bottom, from a fresh clone and an empty environment, heavy blocks included; `make test` leaves
# those out.
guides: $(VENV)/.stamp-dev
	$(BIN)/python tools/guides.py --thorough $(ARGS)

# Measures the speed of the page; needs chromium.
page-speed: $(VENV)/.stamp-dev $(PAGE)
	PYTHONPATH=tests TIPTOE_PURE=1 $(BIN)/python tools/page_speed.py $(ARGS)

# Every tier once, and the tests that depend on the build a second time, interpreted.
test: $(VENV)/.stamp-dev compile chromium nginx
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory client-test; else echo "no node: the client is not tested"; fi
	$(BIN)/python -m pytest -q -n 3 --dist worksteal --durations=40
	@$(MAKE) --no-print-directory test-interpreted ARGS=

.PHONY: check check-client test-quick test-service test-browser test-interpreted tiers

# The check before every commit, in at most 90 seconds on two cores: style, types, imports, the quick tests on the build that
# is fresh, and the client's unit tests of what changed since SINCE. One card: make check CARD=swagger.
ifdef CARD
check: $(VENV)/.stamp-dev
	@PYTHONPATH=tests:. $(BIN)/python -m tools.check_card $(CARD)
else
check: $(VENV)/.stamp-dev
	$(BIN)/ruff check -q .
	$(BIN)/ruff format -q --check .
	@said=$$($(BIN)/lint-imports) || { echo "$$said"; exit 1; }
	$(BIN)/mypy
	$(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not slow" $(QUICK) $(ARGS)
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory check-client; else echo "no node: the client is not checked"; fi
endif

check-client: client/node_modules/.stamp
	cd client && npx vitest run --changed $(SINCE) --passWithNoTests

test-quick: $(VENV)/.stamp-dev compile
	$(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not slow" $(QUICK) $(ARGS)

test-service: $(VENV)/.stamp-dev compile nginx
	$(BIN)/python -m pytest -q -n 2 --dist worksteal -m slow $(QUICK) $(ARGS)
	$(BIN)/python -m pytest -q -n 2 --dist worksteal $(SERVICE) $(ARGS)

# One of PARTS parts of the tests in a browser: every PARTS-th file.
test-browser: $(VENV)/.stamp-dev compile chromium $(PAGE)
	$(BIN)/python -m pytest -q -n 2 --dist worksteal $$(ls tests/browser/test_*.py | awk 'NR % $(PARTS) == $(PART) % $(PARTS)') $(ARGS)

test-interpreted: $(VENV)/.stamp-dev
	TIPTOE_PURE=1 $(BIN)/python -m pytest -q -n 2 --dist worksteal $(BOTH_BUILDS) $(ARGS)

# The folders of each tier, one tier a line.
tiers:
	@echo "quick $(QUICK)"; echo "service $(SERVICE)"; echo "browser $(BROWSER)"

# The same as `make test` beside LOADS busy loops, which end with it: no test may depend on a quiet machine.
test-loaded:
	tools/loaded.sh $(LOADS) $(MAKE) --no-print-directory test

# Tests of every attack that was found and all others of servers, on both databases, directly and behind nginx, in both builds
# (ADR 0052); a part of them: make locked SETUPS=postgres-nginx BUILDS=interpreted.
locked: $(VENV)/.stamp-dev nginx $(if $(filter compiled,$(BUILDS)),compile)
	@command -v nginx >/dev/null
	@failed=; for build in $(BUILDS); do for setup in $(SETUPS); do echo "== $$setup, $$build"; \
	  TIPTOE_SETUP=$$setup TIPTOE_PURE=$$([ $$build = compiled ] || echo 1) $(BIN)/python -m pytest -q -rfE $(LOCKED) $(ARGS) \
	  || failed="$$failed $$setup,$$build"; done; done; [ -z "$$failed" ] || { echo "failed:$$failed"; exit 1; }

# Debian's browser, for the tests of the client.
chromium:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	  then echo "installing chromium"; (apt-get update -qq; apt-get install -y -qq chromium) >/dev/null 2>&1 || true; fi; \
	  command -v chromium >/dev/null || command -v google-chrome >/dev/null || echo "no chromium: tests in a browser are left out; install Debian's package chromium"

client-test: client/node_modules/.stamp $(PAGE)
	cd client && npm run -s check && npm run -s test

lint: $(VENV)/.stamp-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory client/node_modules/.stamp && cd client && npm run -s lint; \
	  else echo "no node: the client is not linted"; fi

# The generated references, then all documents as a site in build/docs: searchable, without a network, links checked.
docs: $(VENV)/.stamp-docs
	TIPTOE_PURE=1 $(BIN)/python tools/reference.py
	TIPTOE_PURE=1 $(BIN)/python -m sphinx -q -W --keep-going -E -b html -d build/doctrees docs build/docs
	$(BIN)/python tools/docs_site.py

# Random games with every invariant on, then games beside the referees (ADR 0030).
soak: $(VENV)/.stamp-dev compile
	$(BIN)/python -m tiptoe.sim.soak --games $(GAMES)
	PYTHONPATH=tests $(BIN)/python -m referees.match --decisions $(DECISIONS) --workers 2

# Mutated requests, frames, records, scenarios and packs; a seed of one's own: make fuzz ARGS="--seed 7".
fuzz: $(VENV)/.stamp-dev compile
	$(BIN)/python -m tools.drills fuzz --cases $(CASES) --scenarios tests/scenarios $(ARGS)

bench: $(VENV)/.stamp-bench compile
	$(BIN)/tiptoe bench $(ARGS)

compile: build/compiled/.stamp

# Sizes of packages, modules and functions, to be read and not obeyed.
.PHONY: report-sizes
report-sizes:
	@$(PYTHON) tools/report_sizes.py

.PHONY: wheels release pythons shipped test-newest nginx

# Builds into dist/ the source distribution, and a compiled wheel with the page for every CPython from 3.11 to 3.14 on this
# machine, or for some: make wheels PYTHONS=3.14. TIPTOE_OPT_LEVEL=1 compiles sooner. Wheels newer than all sources are kept.
wheels: $(WHEELS)

$(WHEELS): $(VENV)/.stamp-ship $(PAGE) $(SOURCES) pyproject.toml setup.py $(wildcard tools/shipping/*.py)
	@rm -f build/wheels/.stamp*
	$(BIN)/python -m tools.shipping.wheels $(PYTHONS)
	@touch $@

# The release with checksums, licences and a bill of materials, in build/release. Until the changelog has a day for the
# version: make release ARGS=--rehearse.
release: wheels $(if $(shell grep -l '^site:' Makefile),site)
	$(BIN)/python -m tools.shipping.release $(ARGS)

# Fetches interpreters that this machine lacks, from Debian's unstable branch into build/pythons; nothing is installed.
pythons: $(VENV)/.stamp-ship
	$(BIN)/python -m tools.shipping.pythons --fetch

# Tests of the wheel in an empty environment, of the guide's commands, and of the set-up in deploy/, killed KILLS times.
shipped: wheels nginx
	TIPTOE_WHEELS=dist TIPTOE_KILLS=$(KILLS) $(BIN)/python -m pytest -q -s tests/shipping $(ARGS)

# Rules, cards, records and golden games under the newest Python of this machine; its own pip may be too old for it.
test-newest: $(VENV)/.stamp-dev
	@python=$$($(BIN)/python -m tools.shipping.pythons --newest) && $$python --version && \
	  $$python -m venv --without-pip build/newest && \
	  TIPTOE_COMPILE=0 $(BIN)/python -m pip --python build/newest/bin/python install -q --disable-pip-version-check -e '.[dev]' && \
	  TIPTOE_PURE=1 build/newest/bin/python -m pytest -q $(NEWEST) $(ARGS)

# Debian's nginx, for the tests of servers behind a proxy.
nginx:
	@command -v nginx >/dev/null || if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	  then echo "installing nginx"; (apt-get update -qq; apt-get install -y -qq nginx-light) >/dev/null 2>&1 || true; fi; \
	  command -v nginx >/dev/null || echo "no nginx: nothing is tried behind it; install Debian's package nginx-light"

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

$(VENV)/.stamp-ship: $(VENV)/.stamp-dev
	TIPTOE_COMPILE=0 $(PIP) --no-build-isolation -e '.[ship]'
	@touch $@

$(VENV)/.stamp-bench: $(VENV)/.stamp-dev
	TIPTOE_COMPILE=0 $(PIP) --no-build-isolation -e '.[bench]'
	@touch $@

$(VENV)/.stamp-ray: $(VENV)/.stamp-dev
	TIPTOE_COMPILE=0 $(PIP) --no-build-isolation -e '.[ray]'
	@touch $@

$(VENV)/.stamp-docs: $(VENV)/.stamp-dev
	TIPTOE_COMPILE=0 $(PIP) --no-build-isolation -e '.[docs]'
	@touch $@

$(VENV)/.stamp-interfaces: $(VENV)/.stamp-dev
	TIPTOE_COMPILE=0 $(PIP) --no-build-isolation -e '.[openspiel]'
	@touch $@

client/node_modules/.stamp: client/package-lock.json client/package.json
	cd client && npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): client/node_modules/.stamp $(CLIENT)
	cd client && npx vite build --logLevel warn
	@touch $@

build/site/sw.js: client/node_modules/.stamp $(CLIENT) $(SOURCES) tools/make_site.py | $(VENV)/.stamp-dev
	TIPTOE_PURE=1 $(BIN)/python tools/make_site.py

# Without a C compiler this prints a note and goes on: the same source runs interpreted.
build/compiled/.stamp: $(ENGINE) setup.py tools/compile.py | $(VENV)/.stamp-dev
	@if command -v $${CC:-cc} >/dev/null; then echo "compiling the engine (about a minute)"; $(BIN)/python tools/compile.py; \
	  else echo "no C compiler: the engine runs interpreted"; fi

clean:
	rm -rf build dist $(VENV) build-compile.log client/node_modules src/tiptoe/web/static
