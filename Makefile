# What people type. Every target says what it does in `make help`.
#
# BUILD_FLAGS goes to every `swift build` and `swift test`, so that one build serves them all.

BUILD_FLAGS ?=
FUZZ_SECONDS ?= 600
SWIFT := swift
TOOL = $(shell $(SWIFT) build $(BUILD_FLAGS) --show-bin-path)/endpointgen
DEMO = $(shell $(SWIFT) build $(BUILD_FLAGS) --show-bin-path)/EndpointDemo
SWIFT_SOURCES := Package.swift Sources Tests Templates Generated

.PHONY: help demo test torture tsan broken-lines bench docs plugin-check artifactbundle generate lint format format-check libyaml

help: ## Lists these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST)

demo: generate ## Generates, then calls a local backend through generated code
	$(SWIFT) build $(BUILD_FLAGS) --product EndpointDemo
	python3 Sources/EndpointDemo/backend.py $(DEMO)

test: libyaml ## Builds and runs every test
	$(SWIFT) test $(BUILD_FLAGS)

torture: libyaml ## Runs what takes long: 20,000 random cancellations, 2,000 damaged specs, 200 kills of the tool and of the disk cache, 2,000 random documents, 1,000 random specs, transfers of 200 MB, all names and extreme sizes, whole APIs of others and the examples in them, the runtime under Address Sanitizer; then fuzzes for FUZZ_SECONDS each
	ENDPOINT_TORTURE=20000 $(SWIFT) test $(BUILD_FLAGS) \
		--filter 'CancellationTests|InterruptionTests|DiskCacheKillTests|SchemaTests|RandomFormattingTests|FormattedSpecTests|SpecFormatterTests|LongTransferTests|NameCompilationTests|SharedDocumentsTests|ExamplesTests'
	ASAN_OPTIONS=detect_leaks=0 ENDPOINT_RUNTIME_ONLY=1 ENDPOINT_SANITIZED=1 \
		$(SWIFT) test $(BUILD_FLAGS) --sanitize=address --scratch-path .build/address
	ASAN_OPTIONS=detect_leaks=0 ENDPOINT_FUZZ_SECONDS=$(FUZZ_SECONDS) $(SWIFT) test $(BUILD_FLAGS) \
		--sanitize=address --scratch-path .build/fuzz \
		--filter 'YAMLMutationTests|SpecMutationTests|TemplateMutationTests'

tsan: ## Runs the runtime's tests under Thread Sanitizer, with 10,000 requests at once
	ENDPOINT_RUNTIME_ONLY=1 ENDPOINT_SANITIZED=1 \
		$(SWIFT) test $(BUILD_FLAGS) --sanitize=thread --scratch-path .build/thread
	ENDPOINT_RUNTIME_ONLY=1 ENDPOINT_SANITIZED=1 ENDPOINT_REQUESTS=10000 $(SWIFT) test $(BUILD_FLAGS) --skip-build \
		--sanitize=thread --scratch-path .build/thread --filter RaceTests

broken-lines: ## Breaks the lines behind each of the runtime's fifty behaviours, and expects a test to see it; flags in BROKEN_LINES_FLAGS
	Tests/broken-lines/run --scratch .build/broken-lines $(BROKEN_LINES_FLAGS)

bench: libyaml ## Measures the generator and what it generates, as ratios side by side; BENCH_FLAGS go to run.py
	$(SWIFT) build $(BUILD_FLAGS) --product endpointgen
	$(SWIFT) build $(BUILD_FLAGS) --configuration release --product endpointgen
	$(SWIFT) build $(BUILD_FLAGS) --product EndpointDemo
	$(SWIFT) build $(BUILD_FLAGS) --configuration release --product EndpointDemo
	Tests/Benchmarks/run.py $$($(SWIFT) build --configuration release --show-bin-path) \
		$$($(SWIFT) build --show-bin-path) $(BENCH_FLAGS)

docs: libyaml ## Builds the documentation of the runtime, where a warning is an error
	$(SWIFT) build $(BUILD_FLAGS) --target EndpointTesting
	Tests/documentation "$$($(SWIFT) build $(BUILD_FLAGS) --show-bin-path)" .build/documentation

plugin-check: libyaml ## Builds a package that has the plugin: tool from source, then prebuilt and without libyaml
	PLUGIN_CONSUMER_TOOL=source $(SWIFT) test $(BUILD_FLAGS) --filter PluginConsumerTests
	Tests/PluginConsumer/without-libyaml

artifactbundle: libyaml ## Packs the tool with all it needs, for builds on machines without libyaml
	Sources/Plugins/make-artifactbundle .build/endpointgen.artifactbundle

generate: libyaml ## Writes Generated/ from Specs/
	$(SWIFT) build $(BUILD_FLAGS) --product endpointgen
	$(TOOL) generate Specs --output Generated

lint: libyaml ## Checks Specs/ and their layout
	$(SWIFT) build $(BUILD_FLAGS) --product endpointgen
	$(TOOL) lint Specs --strict
	$(TOOL) format Specs --check

format: ## Formats the Swift code in place
	$(SWIFT) format --in-place --recursive --parallel $(SWIFT_SOURCES)

format-check: ## Fails where 'format' would change something
	$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_SOURCES)

libyaml: ## Installs libyaml where it is missing
	@Sources/CLibYAML/install
