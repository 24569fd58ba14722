//! The command lines that are compared.

use crate::inputs::*;

/// A command line, its input, and what is compared.
pub(crate) struct Case {
    pub(crate) input: &'static str,
    pub(crate) args: &'static [&'static str],
    pub(crate) how: How,
    /// A part of the message, if both tools fail.
    pub(crate) failure: Option<&'static str>,
}

impl Case {
    /// The command fails, with this in its error output.
    const fn fails(self, message: &'static str) -> Case {
        Case { failure: Some(message), ..self }
    }
}

/// What is compared.
#[derive(Clone, Copy)]
pub(crate) enum How {
    /// Both outputs, the files and the exit status.
    Same,
    /// Like `Same`, but bytecode is compared as text.
    Bytecode,
    /// Like `Same`, but only the first message of the error output is compared.
    Errors,
    /// Like `Same`, without the error output: ours also says why a pass failed.
    Files,
    /// Like `Same`, with the lines of the error output in any order: ours shows errors last.
    Lines,
    /// Like `Same`, without the times in the error output.
    Times,
    /// The reference has nothing to compare: these texts must be in one of the outputs.
    Ours(&'static [&'static str]),
}

const fn same(input: &'static str, args: &'static [&'static str]) -> Case {
    Case { input, args, how: How::Same, failure: None }
}

const fn errors(input: &'static str, args: &'static [&'static str]) -> Case {
    Case { input, args, how: How::Errors, failure: None }
}

const fn lines(input: &'static str, args: &'static [&'static str]) -> Case {
    Case { input, args, how: How::Lines, failure: None }
}

const fn files(input: &'static str, args: &'static [&'static str]) -> Case {
    Case { input, args, how: How::Files, failure: None }
}

const fn bytecode(input: &'static str, args: &'static [&'static str]) -> Case {
    Case { input, args, how: How::Bytecode, failure: None }
}

const fn times(input: &'static str, args: &'static [&'static str]) -> Case {
    Case { input, args, how: How::Times, failure: None }
}

const fn ours(input: &'static str, args: &'static [&'static str], found: &'static [&'static str]) -> Case {
    Case { input, args, how: How::Ours(found), failure: None }
}

/// Only `toy-opt` runs, and refuses the command.
const fn refused(input: &'static str, args: &'static [&'static str], message: &'static str) -> Case {
    ours(input, args, &[]).fails(message)
}

const INLINE_BOTH: &str = "-pass-pipeline=builtin.module(inline{default-pipeline=cse \
    op-pipelines={func.func(canonicalize{region-simplify=disabled},cse),llvm.func(canonicalize)} max-iterations=2})";

const DUMP: &str = "-dump-pass-pipeline";

const PIPELINE: &str = "-pass-pipeline=builtin.module(func.func(cse,canonicalize),symbol-dce,builtin.module(cse,func.func(cse)))";

const ON_FUNCTIONS: &str = "-pass-pipeline=builtin.module(func.func(loop-invariant-code-motion))";

const NOT_CONVERGED: &str =
    "-pass-pipeline=builtin.module(cse,func.func(canonicalize{test-convergence max-iterations=1}))";

const UNVERIFIED: &str = "-mlir-very-unsafe-disable-verifier-on-parsing";

const UNKNOWN: &str = "-allow-unregistered-dialect";

const ONE_THREAD: &str = "-mlir-disable-threading";

/// LLVM IR with a structure, an intrinsic and metadata that it cannot have.
const LLVM_IR: &str = "%s = type { i32 }\n\
    define %s @f() {\n  call void @llvm.trap(), !prof !0\n  ret %s zeroinitializer\n}\n\
    declare void @llvm.trap()\n!0 = !{!\"branch_weights\", i32 1}\n";

/// All of them.
pub(crate) const CASES: &[Case] = &[
    // Input and output.
    same(FUNCTION, &["-o", "x.out"]),
    same(FUNCTION, &["-o=x.out", "-"]),
    refused(FUNCTION, &["nothing.mlir"], "cannot open input file 'nothing.mlir'"),
    same(PARTS, &["-split-input-file"]).fails("use of undeclared SSA value name"),
    same(PARTS, &["-split-input-file", "-output-split-marker=// next"])
        .fails("use of undeclared SSA value name"),
    same(OTHER_PARTS, &["-split-input-file=//====", "--output-split-marker", "//----"]),
    same(FUNCTION, &["-no-implicit-module"]),
    same(FUNCTION, &["-no-implicit-module=false"]),
    same(FUNCTION, &["-no-implicit-module", "-cse", "-dump-pass-pipeline"]),
    same(FUNCTION, &["-no-implicit-module", "-pass-pipeline=func.func(cse)", "-mlir-print-ir-after-all"]),
    same(FUNCTION, &["-no-implicit-module", "-pass-pipeline=builtin.module(cse)"])
        .fails("can't run 'builtin.module' pass manager on 'func.func' op"),
    same(NESTED, &["-no-implicit-module"]).fails("single top-level operation, found: 3"),
    same("", &["-no-implicit-module"]).fails("single top-level operation, found: 0"),
    same("module @m {}", &["-no-implicit-module", "-verify-roundtrip"]),
    same("module @m {}\nmodule {}", &["-no-implicit-module"]).fails("single top-level operation, found: 2"),
    same("%0 = arith.constant 1 : i32", &["-no-implicit-module"]),
    same("\"a.b\"() : () -> ()", &["-no-implicit-module", UNKNOWN, "-cse"])
        .fails("schedule a pass on an unregistered operation"),
    same("%0 = arith.constant 1 : i32", &["-no-implicit-module", "-cse"])
        .fails("not marked as 'IsolatedFromAbove'"),
    bytecode(FUNCTION, &["-no-implicit-module", "-emit-bytecode"]),
    bytecode(ATTRIBUTES, &[UNKNOWN, "-emit-bytecode"]),
    bytecode(ATTRIBUTES, &[UNKNOWN, "-emit-bytecode", "-emit-bytecode-version", "4"]),
    bytecode(FUNCTION, &["-emit-bytecode=true", "-emit-bytecode-version=3"]),
    bytecode(ATTRIBUTES, &[UNKNOWN, "-emit-bytecode", "-elide-resource-data-from-bytecode"]),
    ours(FUNCTION, &["-emit-bytecode", "-emit-bytecode-producer=somebody"], &["somebody"]),
    same(ATTRIBUTES, &[UNKNOWN, "-emit-bytecode=false"]),
    ours(FUNCTION, &["-emit-html", "-canonicalize"], &["<!doctype html>"]),
    ours(SEVEN, &["-run=seven"], &["7"]),
    ours(SEVEN, &["-run", "-e=seven", "-entry-point-result=i32", "-O2"], &["7"]),
    ours(
        SEVEN,
        &["-run", "-e", "seven", "-entry-point-result=i32", "-shared-libs=libmlir_runner_utils.so"],
        &["7"],
    ),
    ours(SEVEN, &["-run=seven", "-dump-object-file", "-object-filename=/dev/null"], &["7"]),
    ours("llvm.func @f() { llvm.return }", &["-mlir-to-llvmir"], &["define void @f() {", "ret void"]),
    same(ATTRIBUTES, &[UNKNOWN, "-verify-roundtrip"]),
    same(ATTRIBUTES, &[UNKNOWN, "-verify-roundtrip=false"]),
    errors(ATTRIBUTES, &[]).fails("with an unregistered dialect"),
    errors(ATTRIBUTES, &["-allow-unregistered-dialect=false"]).fails("with an unregistered dialect"),
    // What is printed.
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-print-op-generic"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-print-op-generic=0"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-print-debuginfo"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-print-debuginfo", "-mlir-pretty-debuginfo"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-print-debuginfo", "-mlir-print-local-scope"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-print-skip-regions"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-print-value-users"]),
    same(NESTED, &["-mlir-print-unique-ssa-ids"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-use-nameloc-as-prefix"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-elide-elementsattrs-if-larger", "4"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-elide-elementsattrs-if-larger=5"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-elide-resource-strings-if-larger=3"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-print-elementsattrs-with-hex-if-larger=3"]),
    same(ATTRIBUTES, &[UNKNOWN, "-mlir-print-elementsattrs-with-hex-if-larger", "-1"]),
    // Analyses of dataflow.
    same(CALLS, &["-sccp"]),
    same(BRANCHES, &["-sccp"]),
    same(KNOWN_LOOP, &["-int-range-optimizations"]),
    same(KNOWN_LOOP, &["-arith-int-range-narrowing=int-bitwidths-supported=8,16"]),
    same(KNOWN_LOOP, &["-arith-unsigned-when-equivalent"]),
    // Buffers.
    same(TENSORS, &["-one-shot-bufferize"]),
    same(TENSORS, &["-one-shot-bufferize=bufferize-function-boundaries"]),
    same(TENSORS, &["-one-shot-bufferize=bufferize-function-boundaries test-analysis-only"]),
    same(TENSORS, &["-one-shot-bufferize=test-analysis-only analysis-heuristic=top-down"]),
    same(
        TENSORS,
        &[
            "-one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map",
        ],
    ),
    same(TENSORS, &["-one-shot-bufferize=unknown-type-conversion=identity-layout-map buffer-alignment=0"]),
    same(
        TENSORS,
        &[
            "-one-shot-bufferize=bufferize-function-boundaries copy-before-write allow-return-allocs-from-loops",
        ],
    ),
    same(TENSORS, &["-one-shot-bufferize=dialect-filter=tensor,bufferization allow-unknown-ops"]),
    same(
        TENSORS,
        &[
            "-one-shot-bufferize=bufferize-function-boundaries no-analysis-func-filter=write check-parallel-regions=0",
        ],
    ),
    same(
        TENSORS,
        &[
            "-one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=fuzzer analysis-fuzzer-seed=7 \
             test-analysis-only",
        ],
    ),
    same(TENSORS, &["-empty-tensor-to-alloc-tensor"]),
    same(TENSORS, &["-eliminate-empty-tensors"]),
    same(CALLED_BUFFERS, &["-buffer-hoisting"]),
    same(CALLED_BUFFERS, &["-buffer-loop-hoisting"]),
    same(
        CALLED_BUFFERS,
        &["-promote-buffers-to-stack=max-alloc-size-in-bytes=4 max-rank-of-allocated-memref=2"],
    ),
    same(CALLED_BUFFERS, &["-optimize-allocation-liveness"]),
    same(CALLED_BUFFERS, &["-drop-equivalent-buffer-results"]),
    same(
        CALLED_BUFFERS,
        &["-buffer-results-to-out-params=add-result-attr hoist-static-allocs hoist-dynamic-allocs"],
    ),
    same(CALLED_BUFFERS, &["-bufferization-lower-deallocations"]),
    same(OWNED_BUFFERS, &["-ownership-based-buffer-deallocation"]),
    same(OWNED_BUFFERS, &["-buffer-deallocation-pipeline"]),
    same(
        OWNED_BUFFERS,
        &["-buffer-deallocation-pipeline=private-function-dynamic-ownership", "-dump-pass-pipeline"],
    ),
    same(OWNED_BUFFERS, &["-ownership-based-buffer-deallocation=private-function-dynamic-ownership"]),
    same(OWNED_BUFFERS, &["-ownership-based-buffer-deallocation", "-buffer-deallocation-simplification"]),
    same(OWNED_BUFFERS, &["-ownership-based-buffer-deallocation", "-convert-bufferization-to-memref"]),
    same(CALLS, &["-remove-dead-values"]),
    same(LOOPS, &["-remove-dead-values=canonicalize=false"]),
    same(LOOPS, &["-remove-dead-values=canonicalize=true"]),
    same(LOOPS, &["-mem2reg"]),
    same(LOOPS, &["-mem2reg=region-simplify=false"]),
    same(LOOPS, &["-control-flow-sink"]),
    same(ATTRIBUTES, &[UNKNOWN, "-topological-sort"]),
    same(CALLS, &["-symbol-privatize=exclude=g,h"]),
    same(ATTRIBUTES, &[UNKNOWN, "-strip-debuginfo", "-mlir-print-debuginfo"]),
    same(CALLS, &["-ensure-debug-info-scope-on-llvm-func", "-mlir-print-debuginfo"]),
    same(CALLS, &["-ensure-debug-info-scope-on-llvm-func=emission-kind=Full", "-mlir-print-debuginfo"]),
    same(NESTED, &["-print-op-stats"]),
    same(NESTED, &["-print-op-stats=json"]),
    same(LOOPS, &["-sroa"]),
    same(CALLS, &["-duplicate-function-elimination"]),
    same(TENSORS, &["-loop-invariant-subset-hoisting"]),
    same(LOOPS, &["-generate-runtime-verification"]),
    same(LOOPS, &["-generate-runtime-verification=verbose-level=0"]),
    errors(LOOPS, &["-generate-runtime-verification=verbose-level=2"]).fails("set verboseLevel to 0 or 1"),
    same(ATTRIBUTES, &[UNKNOWN, "-view-op-graph"]),
    same(LOOPS, &["-view-op-graph=max-label-len=4 print-attrs=false print-result-types=false"]),
    same(LOOPS, &["-view-op-graph=print-control-flow-edges print-data-flow-edges=false"]),
    same(NESTED, &["-pass-pipeline=builtin.module(func.func(print-op-stats),print-op-stats)", ONE_THREAD]),
    same(NESTED, &["-print-op-stats=json=true", "-cse", "-mlir-print-ir-after-all", ONE_THREAD]),
    // IR that is not valid is printed in the generic form.
    same(INVALID, &[UNVERIFIED]),
    ours(LLVM_IR, &["-import-llvm"], &["llvm.func @f() -> !llvm.struct<\"s\", (i32)>"]),
    ours(
        LLVM_IR,
        &["-import-llvm", "-import-structs-as-literals"],
        &["llvm.func @f() -> !llvm.struct<(i32)>"],
    ),
    ours(
        LLVM_IR,
        &["-import-llvm", "-prefer-unregistered-intrinsics"],
        &["llvm.call_intrinsic \"llvm.trap\"()"],
    ),
    ours(LLVM_IR, &["-import-llvm", "-emit-expensive-warnings"], &["warning: unhandled metadata: "]),
    ours(LLVM_IR, &["-import-llvm", "-drop-di-composite-type-elements"], &["llvm.intr.trap"]),
    ours(INVALID, &[UNVERIFIED], &["will be printed in generic form\n"]),
    same(INVALID, &[UNVERIFIED, "-mlir-print-assume-verified"]),
    same(INVALID, &[UNVERIFIED, "-mlir-print-assume-verified", "-verify-each=false"]),
    same(INVALID, &[UNVERIFIED, "-verify-each=0", "-mlir-print-debuginfo"]),
    same(INVALID, &[UNVERIFIED, "-mlir-print-local-scope"]),
    same(INVALID, &[UNVERIFIED, "-mlir-print-ir-before-all", "-cse"]),
    same(INVALID, &[UNVERIFIED, "-mlir-print-ir-before-all", "-mlir-print-assume-verified", "-cse"]),
    errors(INVALID, &["-mlir-very-unsafe-disable-verifier-on-parsing=false"])
        .fails("must be signless-integer-like"),
    // Diagnostics.
    same(TWICE, &[]).fails("redefinition of symbol named 'f'"),
    same(TWICE, &["-mlir-print-op-on-diagnostic=false"]).fails("redefinition of symbol named 'f'"),
    same(TWICE, &["-mlir-print-op-on-diagnostic"]).fails("redefinition of symbol named 'f'"),
    same(TWICE, &["-mlir-disable-diagnostic-notes"]).fails("redefinition of symbol named 'f'"),
    same(TWICE, &["-mlir-diagnostic-verbosity-level=errors"]).fails("redefinition of symbol named 'f'"),
    same(TWICE, &["-mlir-diagnostic-verbosity-level", "warnings"]).fails("redefinition of symbol named 'f'"),
    errors(TWICE, &["-mlir-diagnostic-verbosity-level=remarks"]).fails("redefinition of symbol named 'f'"),
    refused("", &["-mlir-diagnostic-verbosity-level=all"], "[possible values: errors, warnings, remarks]"),
    errors(TWICE, &["-mlir-print-stacktrace-on-diagnostic"]).fails("redefinition of symbol named 'f'"),
    same(EXPECTED, &["-verify-diagnostics"]),
    same(EXPECTED, &["-verify-diagnostics=only-expected"]),
    errors(MISSED, &["-verify-diagnostics=all"]).fails("unexpected error"),
    errors(MISSED, &["-verify-diagnostics=only-expected"]).fails("was not produced"),
    // Dumps.
    same(NESTED, &[PIPELINE, "-mlir-print-ir-before-all", ONE_THREAD]),
    same(NESTED, &[PIPELINE, "-mlir-print-ir-after-all", ONE_THREAD]),
    same(NESTED, &[PIPELINE, "-mlir-print-ir-after-all", "-mlir-print-local-scope", ONE_THREAD]),
    same(NESTED, &[PIPELINE, "-mlir-print-ir-before=cse", ONE_THREAD]),
    ours(
        NESTED,
        &[PIPELINE, "-mlir-print-ir-before", "cse,symbol-dce", ONE_THREAD],
        &["Before CSE (cse)", "Before SymbolDCE"],
    ),
    same(
        NESTED,
        &[PIPELINE, "-mlir-print-ir-after=symbol-dce", "-mlir-print-ir-after=canonicalize", ONE_THREAD],
    ),
    same(NESTED, &[PIPELINE, "-mlir-print-ir-after-all", "-mlir-print-ir-after-change", ONE_THREAD]),
    same(NESTED, &[PIPELINE, "-mlir-print-ir-after-change", ONE_THREAD]),
    same(NESTED, &[PIPELINE, "-mlir-print-ir-after-failure", ONE_THREAD]),
    same(NESTED, &[PIPELINE, "-mlir-print-ir-after-all", "-mlir-print-ir-module-scope", ONE_THREAD]),
    same(
        NESTED,
        &[
            PIPELINE,
            "-mlir-print-ir-after-all",
            "-mlir-print-ir-after-change",
            "-mlir-print-ir-module-scope",
            ONE_THREAD,
        ],
    ),
    same(NESTED, &["-cse", "-mlir-print-ir-before-all", "-mlir-print-ir-module-scope", ONE_THREAD]),
    same(NESTED, &[PIPELINE, "-mlir-print-ir-tree-dir=tree", "-mlir-print-ir-after-all", ONE_THREAD]),
    same(
        NESTED,
        &[
            PIPELINE,
            "-mlir-print-ir-tree-dir",
            "tree",
            "-mlir-print-ir-before-all",
            "-mlir-print-ir-after-all",
            ONE_THREAD,
        ],
    ),
    same(
        NESTED,
        &[
            "-symbol-dce",
            "-cse",
            "-mlir-print-ir-tree-dir=tree",
            "-mlir-print-ir-after-all",
            "-mlir-print-ir-module-scope",
            ONE_THREAD,
        ],
    ),
    same(NESTED, &[PIPELINE, "-mlir-print-ir-tree-dir=tree", ONE_THREAD]),
    lines(INVALID, &[UNVERIFIED, ON_FUNCTIONS, "-mlir-print-ir-after-failure", ONE_THREAD])
        .fails("must be signless-integer-like"),
    lines(
        INVALID,
        &[UNVERIFIED, ON_FUNCTIONS, "-mlir-print-ir-after-all", "-mlir-print-ir-module-scope", ONE_THREAD],
    )
    .fails("must be signless-integer-like"),
    lines(
        INVALID,
        &[
            UNVERIFIED,
            ON_FUNCTIONS,
            "-mlir-print-ir-after-failure",
            "-mlir-print-assume-verified",
            ONE_THREAD,
        ],
    )
    .fails("must be signless-integer-like"),
    lines(INVALID, &[UNVERIFIED, ON_FUNCTIONS, "-verify-each=false", "-mlir-print-ir-after-failure"]),
    refused(FUNCTION, &["-mlir-print-ir-after=nonsense"], "'nonsense' does not refer to a registered pass"),
    ours(
        ROUNDS,
        &[NOT_CONVERGED, "-mlir-print-ir-after-failure"],
        &["// -----// IR Dump After Canonicalizer Failed"],
    )
    .fails("canonicalization did not converge"),
    // Reports.
    times(NESTED, &[PIPELINE, "-mlir-timing", ONE_THREAD]),
    times(NESTED, &["-cse", "-canonicalize", "-mlir-timing", "-mlir-timing-display=list", ONE_THREAD]),
    times(NESTED, &["-cse", "-canonicalize", "-mlir-timing", "-mlir-timing-display", "tree", ONE_THREAD]),
    times(NESTED, &["-cse", "-canonicalize", "-mlir-timing", "-mlir-output-format=json", ONE_THREAD]),
    times(
        NESTED,
        &[
            "-cse",
            "-mlir-timing",
            "-mlir-output-format=json",
            "-mlir-timing-display=list",
            "-mlir-disable-threading=true",
        ],
    ),
    times(NESTED, &["-cse", "-mlir-timing", "-mlir-output-format=text", ONE_THREAD]),
    same(NESTED, &["-cse", "-mlir-timing=false"]),
    // The reference has no statistics unless it is built with them.
    ours(NESTED, &[PIPELINE, "-mlir-pass-statistics"], PIPELINE_STATISTICS),
    ours(
        NESTED,
        &[PIPELINE, "-mlir-pass-statistics", "-mlir-pass-statistics-display=pipeline"],
        PIPELINE_STATISTICS,
    ),
    ours(
        NESTED,
        &[PIPELINE, "-mlir-pass-statistics", "-mlir-pass-statistics-display=list"],
        LISTED_STATISTICS,
    ),
    same(NESTED, &["-canonicalize", "-mlir-pass-statistics", "-mlir-pass-statistics-display=list"]),
    // Reproducers.
    same(REPRODUCER, &[]),
    same(REPRODUCER, &["-run-reproducer", "-mlir-print-ir-after-all"]),
    same(REPRODUCER, &["-run-reproducer", "-canonicalize", "-dump-pass-pipeline"]),
    same(FUNCTION, &["-run-reproducer"]),
    same(NESTED, &[PIPELINE, "-mlir-generate-reproducer=again.mlir"]),
    same(NESTED, &["-cse", "-mlir-generate-reproducer", "again.mlir"]),
    files(ROUNDS, &[NOT_CONVERGED, "-mlir-pass-pipeline-crash-reproducer=crash.mlir"])
        .fails("canonicalization did not converge"),
    files(
        TWO_ROUNDS,
        &[
            NOT_CONVERGED,
            "-mlir-pass-pipeline-crash-reproducer",
            "crash.mlir",
            "-mlir-pass-pipeline-local-reproducer",
            ONE_THREAD,
        ],
    )
    .fails("canonicalization did not converge"),
    same(ROUNDS, &["-cse", "-mlir-pass-pipeline-crash-reproducer=crash.mlir"]),
    // Pipelines and passes.
    same(NESTED, &[PIPELINE, "-dump-pass-pipeline"]),
    same(NESTED, &["-pass-pipeline", "any(cse,func.func(canonicalize))", "-dump-pass-pipeline"]),
    same(NESTED, &["-dump-pass-pipeline"]),
    same(NESTED, &["-cse", "-canonicalize", "-inline", "-dump-pass-pipeline"]),
    errors(NESTED, &["-pass-pipeline=func.func(cse)"])
        .fails("can't run 'func.func' pass manager on 'builtin.module' op"),
    same(ROUNDS, &["-canonicalize"]),
    same(ROUNDS, &["-canonicalize=max-iterations=1"]),
    same(ROUNDS, &["-canonicalize=max-iterations=0"]),
    same(ROUNDS, &["-canonicalize=max-num-rewrites=1 max-iterations=1"]),
    same(ROUNDS, &["-canonicalize=top-down=false"]),
    same(ROUNDS, &["-canonicalize=region-simplify=disabled"]),
    same(ROUNDS, &["-canonicalize=region-simplify=aggressive test-convergence"]),
    same(ROUNDS, &["-canonicalize=enable-patterns=none"]),
    same(ROUNDS, &["-canonicalize=disable-patterns=none"]),
    same(ROUNDS, &["-canonicalize=enable-patterns=a,b disable-patterns=c", "-dump-pass-pipeline"]),
    errors(ROUNDS, &["-pass-pipeline=builtin.module(canonicalize{enable-patterns=x disable-patterns=x,y})"]),
    same(NESTED, &["-cse"]),
    same(NESTED, &["-symbol-dce"]),
    same(LOWERED, &["-inline"]),
    same(LOWERED, &["-inline=default-pipeline= max-iterations=1"]),
    same(LOWERED, &["-inline=inlining-threshold=1"]),
    same(CALLS, &["-inline=op-pipelines=func.func(canonicalize,cse)", DUMP]),
    same(CALLS, &["-inline=op-pipelines=func.func(cse),llvm.func(canonicalize)", DUMP]),
    same(CALLS, &["-inline=op-pipelines=llvm.func(cse) op-pipelines=func.func(cse)", DUMP]),
    same(CALLS, &["-inline=op-pipelines=func.func(cse),func.func(canonicalize)"]),
    same(CALLS, &["-inline=op-pipelines=func.func() default-pipeline=cse", DUMP]),
    same(CALLS, &["-inline=op-pipelines=any(cse)", DUMP]),
    same(CALLS, &["-inline=op-pipelines=", DUMP]),
    same(CALLS, &["-inline=default-pipeline=cse,canonicalize", DUMP]),
    same(CALLS, &["-inline=default-pipeline={canonicalize{max-iterations=1 top-down=false},cse}", DUMP]),
    same(CALLS, &["-inline=default-pipeline={canonicalize, cse}", DUMP]),
    same(CALLS, &["-inline=default-pipeline={ canonicalize }", DUMP]),
    same(CALLS, &["-inline=default-pipeline=func.func(cse)", DUMP]),
    same(CALLS, &["-inline=inlining-threshold=0"]),
    same(CALLS, &["-inline=inlining-threshold=150 default-pipeline="]),
    same(CALLS, &["-inline=max-iterations=0"]),
    same(CALLS, &[INLINE_BOTH, "-dump-pass-pipeline"]),
    errors(CALLS, &["-inline=op-pipelines=func.func(inline)"]).fails("does not define a symbol table"),
    refused(
        CALLS,
        &["-inline=op-pipelines=func.func(cs)"],
        "'cs' does not refer to a registered pass or pass pipeline",
    ),
    refused(
        CALLS,
        &["-inline=op-pipelines=cse"],
        "expected pass pipeline to be wrapped with the anchor operation type",
    ),
    refused(
        CALLS,
        &["-inline=default-pipeline=cs"],
        "'cs' does not refer to a registered pass or pass pipeline",
    ),
    errors(UNKNOWN_TABLE, &["-allow-unregistered-dialect", "-symbol-dce"])
        .fails("potentially unknown symbol table"),
    errors(UNKNOWN_TABLES, &["-allow-unregistered-dialect", "-symbol-dce"])
        .fails("potentially unknown symbol table"),
    errors(UNKNOWN_NESTED, &["-allow-unregistered-dialect", "-symbol-dce"])
        .fails("potentially unknown symbol table"),
    errors(FUNCTION, &["-pass-pipeline=builtin.module(func.func(symbol-dce))"])
        .fails("does not define a symbol table"),
    same(LOWERED, &["-loop-invariant-code-motion"]),
    same(LOOPS, &["-affine-data-copy-generate=fast-mem-space=0 fast-mem-capacity=1", "-canonicalize"]),
    refused(LOOPS, &["-affine-data-copy-generate=generate-dma"], "'generate-dma' is not supported"),
    same(LOOPS, &["-affine-expand-index-ops"]),
    same(LOOPS, &["-affine-expand-index-ops-as-affine"]),
    same(LOOPS, &["-affine-fold-memref-alias-ops"]),
    same(LOOPS, &["-affine-loop-coalescing"]),
    same(LOOPS, &["-affine-loop-fusion=compute-tolerance=0.5 fast-mem-space=2 local-buf-threshold=4"]),
    same(LOOPS, &["-affine-loop-fusion=mode=sibling maximal"]),
    same(LOOPS, &["-affine-loop-normalize=promote-single-iter"]),
    same(LOOPS, &["-affine-loop-tile=cache-size=1"]),
    same(LOOPS, &["-affine-loop-tile=tile-sizes=3,4 separate"]),
    same(LOOPS, &["-affine-loop-tile=tile-size=3"]),
    // As separate options, these do not apply to functions in `mlir-opt`.
    ours(LOOPS, &["-affine-loop-unroll=unroll-factor=-1"], &["affine.apply #map8(%c0)"]),
    ours(LOOPS, &["-affine-loop-unroll-jam=unroll-jam-factor=3"], &["step 3"]),
    same(
        LOOPS,
        &["-pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=3 cleanup-unroll}))"],
    ),
    same(
        LOOPS,
        &[
            "-pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-up-to-factor unroll-num-reps=2}))",
        ],
    ),
    same(
        LOOPS,
        &[
            "-pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=10}))",
        ],
    ),
    same(LOOPS, &["-pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=3}))"]),
    same(BUFFERS, &["-affine-loop-invariant-code-motion"]),
    same(BUFFERS, &["-affine-parallelize"]),
    same(STORES, &["-affine-super-vectorize=virtual-vector-size=4"]),
    same(PARALLEL, &["-affine-super-vectorize=virtual-vector-size=2,4 test-fastest-varying=1,0"]),
    same(KNOWN_LOOP, &["-affine-super-vectorize=virtual-vector-size=8 vectorize-reductions=true"]),
    same(TENSORS, &["-resolve-ranked-shaped-type-result-dims"]),
    same(TENSORS, &["-resolve-shaped-type-result-dims=error-on-pattern-iteration-limit=false"]),
    same(TENSORS, &["-reify-result-shapes"]),
    ours(BUFFERS, &["-affine-parallelize=private-buffers"], &["affine.parallel"]),
    same(BUFFERS, &["-affine-scalrep"]),
    ours(BUFFERS, &["-affine-loop-order"], &["affine.for %arg1 = 0 to 4"]),
    ours(BUFFERS, &["-affine-loop-split"], &["affine.for"]),
    ours(BUFFERS, &["-affine-loop-split=partial-blocks"], &["affine.for"]),
    ours(ROTATING, &["-affine-loop-unroll-rotating"], &["step 2", "affine.yield %2, %5"]),
    ours(BUFFERS, &["-affine-loop-unroll-small"], &["affine.apply #map2(%c0)"]),
    ours(BUFFERS, &["-merge-buffers"], &["memref<128xi8>"]),
    ours(BUFFERS, &["-set-fast-math-flags"], &["fastmath<fast>"]),
    ours(FUNCTIONS, &["-expand-elementary-functions"], &["arith.mulf %arg0, %arg0 : f64"]),
    ours(STORES, &["-set-nontemporal-stores=min-size=72"], &["{nontemporal = true} : memref<9xf64>"]),
    same(PARALLEL, &["-convert-scf-to-openmp"]),
    same(PARALLEL, &["-convert-scf-to-openmp", "-convert-openmp-to-llvm"]),
    ours(REDUCING, &["-convert-scf-to-openmp=skip-reductions"], &["= scf.parallel", "omp.wsloop {"]),
    ours(
        PARALLEL,
        &[
            "-convert-scf-to-openmp",
            "-canonicalize",
            "-convert-scf-to-cf",
            "-convert-to-llvm",
            "-convert-openmp-to-gomp",
        ],
        &["llvm.call @GOMP_parallel"],
    ),
    same(LOOPS, &["-affine-simplify-structures"]),
    same(KNOWN_LOOP, &["-scf-for-loop-peeling=peel-front skip-partial=false"]),
    same(LOOPS, &["-scf-for-loop-specialization"]),
    same(LOOPS, &["-scf-forall-to-parallel"]),
    same(LOOPS, &["-scf-parallel-loop-fusion"]),
    same(LOOPS, &["-scf-forall-to-for"]),
    same(LOOPS, &["-scf-for-to-while"]),
    same(LOOPS, &["-scf-for-loop-canonicalization"]),
    same(LOOPS, &["-scf-for-loop-range-folding"]),
    same(LOOPS, &["-scf-parallel-for-to-nested-fors"]),
    same(LOOPS, &["-scf-parallel-loop-specialization"]),
    same(LOOPS, &["-affine-raise-from-memref"]),
    same(BRANCHES, &["-lift-cf-to-scf"]),
    same(LOOPS, &["-lower-affine", "-convert-scf-to-cf=allow-pattern-rollback=0"]),
    same(LOOPS, &["-scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,3 no-min-max-bounds"]),
    refused(LOOPS, &["-scf-parallel-loop-tiling=parallel-loop-tile-sizes=0"], "tile sizes must be positive"),
    same(LOOPS, &["-lower-affine"]),
    same(LOOPS, &["-lower-affine", "-convert-scf-to-cf"]),
    same(BITS, &["-convert-arith-to-llvm"]),
    same(LOOPS, &["-lower-affine", "-convert-arith-to-llvm"]),
    same(BRANCHES, &["-convert-cf-to-llvm"]),
    same(BRANCHES, &["-convert-func-to-llvm"]),
    same(BRANCHES, &["-convert-func-to-llvm", "-convert-cf-to-llvm", "-reconcile-unrealized-casts"]),
    same(COMPLEX, &["-convert-complex-to-llvm"]),
    same(COMPLEX, &["-convert-complex-to-llvm=complex-range=improved"]),
    same(COMPLEX, &["-convert-complex-to-standard=complex-range=none"]),
    same(COMPLEX, &["-convert-complex-to-standard=complex-range=basic", "-convert-math-to-libm"]),
    same(COMPLEX, &["-convert-complex-to-libm"]),
    // MLIR extends the bits of an f64 to as many bits, and refuses that.
    ours(
        COMPLEX,
        &["-convert-complex-to-standard=complex-range=basic", "-convert-math-to-apfloat"],
        &["call @_mlir_apfloat_abs"],
    ),
    same(BITS, &["-convert-arith-to-apfloat"]),
    same(SCALARS, &["-math-expand-ops=ops=sin,exp"]),
    same(SCALARS, &["-math-extend-to-supported-types=extra-types=f16 target-type=f64"]),
    same(SCALARS, &["-math-sincos-fusion", "-math-uplift-to-fma"]),
    same(SCALARS, &["-convert-math-to-funcs=convert-ctlz=true min-width-of-fpowi-exponent=64"]),
    same(BITS, &["-arith-expand=include-bf16=true include-f4e2m1=true include-f8e8m0=true"]),
    same(BITS, &["-arith-emulate-unsupported-floats=source-types=f64 target-type=f128"]),
    same(BITS, &["-arith-emulate-wide-int=widest-int-supported=64"]),
    files(BITS, &["-arith-emulate-wide-int=widest-int-supported=3"])
        .fails("'widest-int-supported' must be a power of two from 2 to 8388608, but is 3"),
    same(BITS, &["-memref-emulate-wide-int=widest-int-supported=64"]),
    same(SCALARS, &["-convert-index-to-llvm"]),
    same(SCALARS, &["-convert-math-to-llvm"]),
    same(SCALARS, &["-convert-math-to-llvm=approximate-log1p=false"]),
    same(SCALARS, &["-convert-ub-to-llvm"]),
    same(
        SCALARS,
        &[
            "-convert-vector-to-llvm=reassociate-fp-reductions force-32bit-vector-indices=0 use-vector-alignment",
        ],
    ),
    same(
        SCALARS,
        &[
            "-convert-vector-to-llvm=vector-contract-lowering=outerproduct vector-transpose-lowering=shuffle1d",
        ],
    ),
    same(SCALARS, &["-convert-vector-to-scf=full-unroll target-rank=2 lower-tensors lower-scalable"]),
    same(SCALARS, &["-lower-vector-mask"]),
    same(SCALARS, &["-lower-vector-multi-reduction=lowering-strategy=inner-reduction"]),
    ours(SCALARS, &["-lower-vector-scan"], &["func.func"]),
    same(LOOPS, &["-lower-affine", "-finalize-memref-to-llvm"]),
    same(LOOPS, &["-lower-affine", "-finalize-memref-to-llvm=use-aligned-alloc index-bitwidth=32"]),
    same(LOOPS, &["-expand-strided-metadata"]),
    same(LOOPS, &["-fold-memref-alias-ops"]),
    same(LOOPS, &["-memref-expand"]),
    same(LOOPS, &["-expand-realloc=emit-deallocs=false"]),
    same(LOOPS, &["-normalize-memrefs"]),
    ours(BUFFERS, &["-merge-buffers", "-lower-affine", "-mark-alias-scopes"], &["llvm.noalias_scopes"]),
    same(LOWERED, &["-reconcile-unrealized-casts"]),
    ours(LOOPS, &["-lower-affine", "-convert-scf-to-cf", "-convert-to-llvm"], &["llvm.func @f"]),
    same(SCALARS, &["-convert-to-llvm"]),
    same(BITS, &["-convert-arith-to-llvm=index-bitwidth=32"]),
    same(BRANCHES, &["-convert-cf-to-llvm=index-bitwidth=32"]),
    same(BRANCHES, &["-convert-func-to-llvm=index-bitwidth=32 use-bare-ptr-memref-call-conv"]),
    same(SCALARS, &["-convert-index-to-llvm=index-bitwidth=32"]),
    same(SCALARS, &["-convert-ub-to-llvm=index-bitwidth=32"]),
    same(LOWERED, &["-llvm-add-comdats"]),
    same(LOWERED, &["-llvm-legalize-for-export"]),
    same(BRANCHES, &["-llvm-request-c-wrappers"]),
    same(BRANCHES, &["-set-llvm-module-datalayout=data-layout=e-p:32:32"]),
    same(SCALARS, &["-convert-to-llvm=filter-dialects=arith,math dynamic=true allow-pattern-rollback=false"]),
    refused(LOOPS, &["-convert-to-llvm=full-conversion"], "failed to legalize operation"),
    ours(TOY, &["-toy-shape-inference"], &["to tensor<2x2xf64>"]),
    ours(TOY, &["-toy-specialize"], &["to tensor<2x2xf64>"]),
    ours(
        TOY_STRUCT,
        &["-toy-scalarize-structs"],
        &["toy.return %arg1, %arg0 : tensor<*xf64>, tensor<*xf64>"],
    ),
    ours(TOY_CALL, &["-inline=max-callee-operations=1"], &["toy.generic_call @twice"]),
    ours(TOY_CALL, &["-inline=max-callee-operations=9"], &["toy.print %3"]),
    ours(
        TOY,
        &["-toy-shape-inference", "-convert-toy-to-affine", "-lower-toy-print"],
        &["affine.for", "llvm.call"],
    ),
    ours(LOWERED, &["-split-large-functions"], &["func.func @f"]),
    // The log of the pattern drivers, which a release build of `mlir-opt` lacks.
    ours(TOY, &["-canonicalize", "-debug"], &["[greedy-rewriter] 'toy."]),
    ours(
        TOY,
        &["-toy-shape-inference", "-convert-toy-to-affine", "-debug-only=dialect-conversion"],
        &["[dialect-conversion] 'toy.", ": applied"],
    ),
    refused("", &["-debug-only=parser"], "-debug-only: 'parser' is not a log; there are"),
    // Dialects that are loaded from their records.
    refused("", &["-dialect=linag", "-I", "."], "error: MLIR has no dialect 'linag'; did you mean 'linalg'?"),
    refused("", &["-dialect=linalg"], "no directory given by -I has 'mlir/Dialect/Linalg/IR/LinalgOps.td'"),
    refused("", &["-dialect-td=missing.td"], "error: cannot read 'missing.td'"),
    ours("", &["-td-report"], &[""]),
    ours("", &["-td-report=json"], &["[]\n"]),
    // Lists of what is available.
    ours("", &["-show-dialects"], &["Available Dialects: affine,arith,"]),
    ours(
        "",
        &["-list-passes"],
        &[
            "Passes:\n  --affine-data-copy-generate ",
            "\n  --canonicalize ",
            "\n    --enable-patterns=<value> ",
            "(default: 10)\n",
            "   Inline function calls\n",
        ],
    ),
    ours("", &["-help"], &["Usage: toy-opt", "--canonicalize[=<OPTIONS>]"]),
    ours("", &["-help-hidden"], &["Usage: toy-opt"]),
    ours("", &["-help-list"], &["Usage: toy-opt"]),
    ours("", &["-help-list-hidden"], &["Usage: toy-opt"]),
    ours("", &["-version"], &["toy-opt 0"]),
    // Wrong usage.
    refused("", &["-mlir-nonsense"], "unexpected argument '--mlir-nonsense'"),
    refused("", &["-mlir-timing=maybe"], "takes true or false, not 'maybe'"),
    refused("", &["-emit-bytecode=maybe"], "expected true or false"),
    refused("", &["-emit-html", "-split-input-file"], "a page shows one module"),
    refused("", &["-mlir-timing-display=graph"], "takes tree or list, not 'graph'"),
    refused("", &["-mlir-elide-elementsattrs-if-larger=x"], "takes a number, not 'x'"),
    refused("", &["-cse", "-pass-pipeline=any(cse)"], "'-cse' can't be used with '-pass-pipeline'"),
];

/// The statistics of passes, at their places in the pipeline.
const PIPELINE_STATISTICS: &[&str] = &["\
===-------------------------------------------------------------------------===
                         ... Pass statistics report ...
===-------------------------------------------------------------------------===
'func.func' Pipeline
  CSE
    (S) 1 num-cse'd - Number of operations CSE'd
    (S) 0 num-dce'd - Number of operations DCE'd
  Canonicalizer
SymbolDCE
  (S) 2 num-dce'd - Number of symbols DCE'd
'builtin.module' Pipeline
  CSE
    (S) 0 num-cse'd - Number of operations CSE'd
    (S) 1 num-dce'd - Number of operations DCE'd
  'func.func' Pipeline
    CSE
      (S) 0 num-cse'd - Number of operations CSE'd
      (S) 0 num-dce'd - Number of operations DCE'd

"];

/// The same statistics, summed for each pass.
const LISTED_STATISTICS: &[&str] = &["\
===-------------------------------------------------------------------------===
CSE
  (S) 1 num-cse'd - Number of operations CSE'd
  (S) 1 num-dce'd - Number of operations DCE'd
SymbolDCE
  (S) 2 num-dce'd - Number of symbols DCE'd

"];

const SEVEN: &str = "func.func @seven() -> i32 { %0 = arith.constant 7 : i32 return %0 : i32 }";
