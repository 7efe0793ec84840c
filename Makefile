# The commands for developers. They need only Python 3.11, make and a C++ compiler. tools/bootstrap.py installs everything else
# into the checkout. It is fast if nothing has changed, so almost every target runs it first.
PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
export PATH := $(CURDIR)/.tools/bin:$(PATH)

.DEFAULT_GOAL := help
.PHONY: help setup play test check sanitize plain fuzz soak lint format golden protocol stubs docs site paper screenshots check-sdist clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

setup: ## Install and build everything inside this folder
	@$(PYTHON) tools/bootstrap.py

play: ## Open a table in the browser (ARGS="golf --deal 7")
	@$(PYTHON) tools/bootstrap.py --to-play
	@$(BIN)/longwood play $(ARGS)

test: setup ## Run every test, including those in a real browser (ARGS="-k golf" goes to pytest)
	@$(BIN)/python tools/run_tests.py $(ARGS)

check: setup ## Check style and types and run the fast tests, in under a minute
	@$(BIN)/python tools/lint.py
	@$(BIN)/python tools/run_tests.py --fast $(ARGS)

sanitize: setup ## Run the native search with sanitizers and with failing memory allocations (ARGS goes to pytest)
	@$(BIN)/python tools/sanitize.py $(ARGS)

plain: setup ## Compile the native search as plain C++ with Clang, and run its quick tests
	@$(BIN)/python tools/plain.py $(ARGS)

fuzz: setup ## Fuzz the native search, one minute per family (ARGS="--seconds 600")
	@$(BIN)/python tools/fuzz.py $(ARGS)

soak: setup ## Run the long tests in full: killed servers, hostile messages, random schedules (about an hour)
	@LONGWOOD_SOAK=1 $(BIN)/python tools/run_tests.py -m soak $(ARGS)

lint: setup ## Check style and types: Python, the front end, C++, the lock file
	@$(BIN)/python tools/lint.py

format: setup ## Format Python, the front end and C++ as `make lint` expects
	@$(BIN)/ruff check --quiet --fix-only . && $(BIN)/ruff format --quiet .
	@npm --prefix web run --silent format
	@$(BIN)/clang-format -i $$(git ls-files '*.cpp' '*.hpp')

golden: setup ## Write the golden files of new games: perft counts, deals, records, rules hashes
	@$(BIN)/python -m tests.golden

protocol: setup ## Generate the browser's types from src/longwood/protocol/
	@$(BIN)/python -m longwood.protocol.schema | node web/protocol/generate.mjs > .tools/messages.ts
	@mv .tools/messages.ts web/src/protocol/messages.ts

stubs: setup ## Generate src/longwood/solver/_core.pyi from the native module
	@$(BIN)/python tools/stubs.py

docs: setup ## Update the rules pages, the examples and the output of commands in docs/
	@$(BIN)/python tools/make_docs.py

site: ## Build the documentation site into site/
	@$(PYTHON) tools/make_site.py $(ARGS)

paper: setup ## Build a paper about the search into build/paper/, as a page and a PDF
	@$(PYTHON) tools/make_paper.py

screenshots: setup ## Retake the screenshots in docs/images (ARGS="golf-phone" takes one)
	@$(BIN)/python tools/screenshots.py $(ARGS)

check-sdist: setup ## Build the source distribution and install it into an empty environment
	@$(BIN)/python tools/check_sdist.py

clean: ## Remove everything that was built or installed here
	@rm -rf .venv .tools build dist site web/node_modules src/longwood/server/static src/longwood/solver/_core.*.so
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
