# The commands of the project. `make` alone lists them.

.DEFAULT_GOAL := help
# Targets share SwiftPM's build directories, which take one build at a time.
.NOTPARALLEL:

# Every package below the root, such as Benchmarks and Gallery.
NESTED := $(patsubst %/Package.swift,%,$(wildcard */Package.swift))

# Every Swift file of the project, with manifests and without build directories.
SWIFT_FILES := find . \( -type d -name '.?*' \) -prune -o -type f -name '*.swift' -print0

CASES ?= 10000000
# A step of a table draws a screen, which takes longer than a comparison, so the default is lower.
TABLE_CASES = $(if $(filter file,$(origin CASES)),200000,$(CASES))
# A file or a form takes as long as about ten comparisons.
LONG_CASES = $(if $(filter file,$(origin CASES)),1000000,$(CASES))
REQUESTS ?= 100000
SEQUENCES ?= 500
RUNS ?= 1000
PAGES ?= 1000
TREES ?= 10000
STEPS ?= 10000
KILLS ?= 1000
SECONDS ?= 60
SEED ?=
FILTER ?=
ARGS ?=

say = printf '==> %s\n'

.PHONY: help
help: ## List the commands
	@echo 'usage: make COMMAND'
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Check the tools; on Debian and Ubuntu, as root, install what is missing
	@$(say) 'setup'
	@Tools/setup

.PHONY: build
build: ## Build the root package
	@$(say) 'build'
	@swift build

.PHONY: test
# Its tests have built all modules when the documentation is built.
test: export ROWHOUSE_BUILT := 1
test: setup test-swift test-static test-browser test-desktop ## Run everything that has to pass before a change is merged
	@$(say) 'all passed'

.PHONY: check
check: ## Check the modules that changed since the last commit, or MODULES='RowhouseDiff …'
	@Tools/check $(MODULES)

.PHONY: test-swift
test-swift: ## Run the tests of all packages (FILTER=name runs only those that match)
	@Tools/tests '$(FILTER)'

.PHONY: test-static
test-static: ## Run lint, typecheck-uikit, check-release, and docs at the same time
	@# The last command creates the environment of the browser tests, which mostly waits for the network.
	@Tools/at-once $(foreach target,lint typecheck-uikit check-release docs,'$(MAKE) --no-print-directory $(target)') \
	  "Tools/browser-python -c ''"

.PHONY: typecheck-uikit
typecheck-uikit: ## Compile the UIKit host against UIKit's declarations, and compare its stand-in with them (Linux)
	@$(say) 'typecheck uikit'
	@Tools/uikit-typecheck

.PHONY: check-release
check-release: ## Compile the library modules with the optimization of a release build, without generating code
	@$(say) 'check release'
	@Tools/release-check
	@Tools/release-check --self-test

.PHONY: test-browser
test-browser: ## Run the browser tests in Chromium (ARGS go to pytest)
	@$(say) 'test browser'
	@Tools/browser-tests $(ARGS)

.PHONY: lint
lint: ## Check the format of the code, the rules of the project, its prose, and the types of the browser client
	@$(say) 'lint'
	@status=0; \
	$(SWIFT_FILES) | xargs -0 swift format lint --strict --parallel -- || status=1; \
	Tools/check-rules || status=1; \
	Tools/check-prose || status=1; \
	Tools/check-prose --self-test || status=1; \
	tsc --project Tools/client-types || status=1; \
	exit $$status

.PHONY: format
format: ## Format the code in place
	@$(say) 'format'
	@$(SWIFT_FILES) | xargs -0 swift format format --in-place --parallel --

.PHONY: docs
docs: ## Build the documentation as one site in .build/docs/site; a broken link is an error
	@$(say) 'docs'
	@Tools/docs

.PHONY: docs-open
docs-open: docs ## Build the documentation and serve it on this machine
	@echo 'Documentation: http://127.0.0.1:8088/'
	@python3 -m http.server --bind 127.0.0.1 --directory .build/docs/site 8088

.PHONY: walk
walk: ## Follow the README in an empty folder: build its server, and run its test (minutes)
	@$(say) 'walk'
	@Tools/readme-walk

.PHONY: fuzz
fuzz: ## Check the laws of changes, pages, and forms on random cases (CASES=10000000, SEED=number repeats a run)
	@$(say) 'fuzz, $(CASES) cases'
	@export ROWHOUSE_FUZZ_CASES=$(CASES) \
	  ROWHOUSE_FUZZ_SEED=$(or $(SEED),$$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')); \
	  status=0; \
	  Tools/laws RowhouseDiffTests FuzzTests || status=1; \
	  Tools/laws RowhouseTestingTests PageFuzzTests || status=1; \
	  ROWHOUSE_FUZZ_CASES=$(LONG_CASES) Tools/laws RowhouseFormsTests FormFuzzTests || status=1; \
	  exit $$status

.PHONY: fuzz-settings
fuzz-settings: ## Read mutated property lists, strings files, and JSON pages (CASES=1000000, SEED=number repeats a run)
	@$(say) 'fuzz-settings, $(LONG_CASES) files'
	@ROWHOUSE_FUZZ_FILES=$(LONG_CASES) \
	  ROWHOUSE_FUZZ_SEED=$(or $(SEED),$$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')) \
	  Tools/laws RowhouseSettingsTests SettingsFuzzTests

.PHONY: fuzz-web
fuzz-web: ## Send random requests to the web host (REQUESTS=100000, SEED=number repeats a run)
	@$(say) 'fuzz-web, $(REQUESTS) requests'
	@ROWHOUSE_FUZZ_REQUESTS=$(REQUESTS) \
	  ROWHOUSE_FUZZ_SEED=$(or $(SEED),$$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')) \
	  Tools/package Gallery test --filter GalleryWebTests.FuzzTests
	@ROWHOUSE_FUZZ_REQUESTS=$(REQUESTS) ROWHOUSE_FUZZ_SEED=$(or $(SEED),1) ROWHOUSE_RETRY=0 \
	  Tools/browser-tests -q -k test_memory

.PHONY: fuzz-pages-web
fuzz-pages-web: ## Compare pages that change in Chromium with fresh loads of them (PAGES=1000, a multiple of 100)
	@$(say) 'fuzz-pages-web, $(PAGES) pages'
	@ROWHOUSE_LAW_SEQUENCES=$(PAGES) ROWHOUSE_RETRY=0 Tools/browser-tests -q -k test_law

.PHONY: fuzz-drafts
fuzz-drafts: ## Type in Chromium while rows move, connections are cut, and the server restarts (SEQUENCES=500)
	@$(say) 'fuzz-drafts, $(SEQUENCES) sequences'
	@ROWHOUSE_DRAFT_SEQUENCES=$(SEQUENCES) ROWHOUSE_RETRY=0 Tools/browser-tests -q -k test_draft_law

.PHONY: fuzz-chaos
fuzz-chaos: ## Type as in fuzz-drafts, with switches, moved rows, silent connections, and new client versions (RUNS=1000, SEED=number repeats a run)
	@$(say) 'fuzz-chaos, $(RUNS) runs'
	@ROWHOUSE_CHAOS_RUNS=$(RUNS) ROWHOUSE_CHAOS_SEED=$(SEED) ROWHOUSE_RETRY=0 Tools/browser-tests -q -k test_chaos

.PHONY: fuzz-uikit
fuzz-uikit: ## Use random pages while they change, on the stand-in for UIKit (CASES=200000, SEED=number repeats a run)
	@$(say) 'fuzz-uikit, $(TABLE_CASES) steps'
	@ROWHOUSE_FUZZ_CASES=$(TABLE_CASES) \
	  ROWHOUSE_FUZZ_SEED=$(or $(SEED),$$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')) \
	  Tools/laws RowhouseUIKitTests TableLawTests

.PHONY: kill-settings
kill-settings: ## Kill processes that write settings (KILLS=1000), and let two of them write at the same time (SECONDS=60)
	@$(say) 'kill-settings, $(KILLS) kills, two writers for $(SECONDS) s'
	@ROWHOUSE_KILLS=$(KILLS) ROWHOUSE_WRITING_SECONDS=$(SECONDS) \
	  Tools/package Command test --filter KillTests

.PHONY: fuzz-layout
fuzz-layout: ## Compare the layout of random rows with Chromium's (TREES=10000, SEED=number repeats a run)
	@$(say) 'fuzz-layout, $(TREES) trees'
	@Tools/package . build --product layout-frames
	@ROWHOUSE_BUILT=1 ROWHOUSE_TREES=$(TREES) \
	  ROWHOUSE_SEED=$(or $(SEED),$$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')) \
	  Tools/browser-tests -q -k test_layout

.PHONY: convert-corpus
convert-corpus: ## Convert and compile all published settings bundles of the corpus, in all variants, and compare their pages (minutes)
	@$(say) 'convert-corpus'
	@ROWHOUSE_CONVERT=all Tools/package Command test --filter ConvertedCorpusTests

.PHONY: exhaustive
exhaustive: ## Check the laws on every pair of small collections and pages (minutes; the tests check fewer)
	@$(say) 'exhaustive'
	@ROWHOUSE_EXHAUSTIVE=1 Tools/laws RowhouseDiffTests 'Exhaustive(Page)?Tests'

.PHONY: benchmark
benchmark: ## Run the benchmarks against their thresholds (ARGS go to Tools/benchmark)
	@$(say) 'benchmark'
	@Tools/benchmark $(ARGS)

.PHONY: benchmark-web
benchmark-web: ## Run the benchmarks of the browser host against their thresholds (ARGS go to Tools/benchmark-web)
	@$(say) 'benchmark-web'
	@Tools/benchmark-web $(ARGS)

.PHONY: benchmark-desktop
benchmark-desktop: ## Compare a page of a million rows on the desktop with a GtkListView in C, if GTK 4 is installed
	@$(say) 'benchmark-desktop'
	@Tools/benchmark-desktop $(ARGS)

.PHONY: gallery
gallery: ## Serve the demo pages and print the address (ARGS go to the command: --port 0, pages, diff)
	@$(say) 'gallery'
	@Tools/package Gallery run gallery $(ARGS)

.PHONY: gallery-cluster
gallery-cluster: ## Serve the demo pages with one process for each core behind nginx (ARGS='--port 8080 --nodes 4')
	@$(say) 'gallery-cluster'
	@Tools/gallery-cluster $(ARGS)

.PHONY: fuzz-desktop
fuzz-desktop: ## Use random pages in windows of GTK while they change (STEPS=10000, SEED=number repeats a run)
	@$(say) 'fuzz-desktop, $(STEPS) steps'
	@Tools/desktop-tests --fuzz $(or $(SEED),$$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')) $(STEPS)

.PHONY: fuzz-frames
fuzz-frames: ## Compare the layout of random rows in windows of GTK with RowhouseLayout (TREES=10000, SEED=number repeats a run)
	@$(say) 'fuzz-frames, $(TREES) trees'
	@Tools/desktop-tests --frames $(or $(SEED),$$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')) $(TREES)

.PHONY: gallery-desktop
gallery-desktop: ## Show the demo pages in a window of GTK 4 (ARGS go to the command: settings --theme standard)
	@$(say) 'gallery-desktop'
	@Tools/gallery-desktop $(ARGS)

.PHONY: test-desktop
test-desktop: ## Run the tests of the desktop host, if GTK 4 is installed (ARGS go to pytest)
	@$(say) 'test desktop'
	@Tools/desktop-tests $(ARGS)

.PHONY: clean
clean: ## Remove everything that was built
	@$(say) 'clean'
	@rm -rf .build $(addsuffix /.build,$(NESTED)) Benchmarks/Web/.build
