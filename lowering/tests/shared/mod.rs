//! What the tests of this folder that run modules share: reading, converting, and the tools that run them.

use std::process::Command;
use std::time::Duration;

use lowering::registry;
use mlir::builtin::ModuleOp;
use mlir::pass::{OpPipeline, PassManager, PassRegistry};
use mlir::text::parse_module;
use mlir::{Context, Module, OpRef};
use support::SourceMap;
use tests::process::{self, Outcome};

/// The libraries that programs which print need.
const LIBRARIES: [&str; 1] = ["mlir_c_runner_utils"];

fn library(name: &str) -> String {
    let prefix = std::env::var("LLVM_SYS_221_PREFIX").unwrap_or_else(|_| "/usr/lib/llvm-22".to_owned());
    let ending = if cfg!(target_os = "macos") { "dylib" } else { "so" };
    format!("{prefix}/lib/lib{name}.{ending}")
}

/// The time that a tool may take: some passes of MLIR never end, and need ever more memory.
const LIMIT: Duration = Duration::from_secs(40);

/// What a tool does; `None` if it is not installed, which is an error where everything must be.
pub(crate) fn output(command: Command, input: &[u8]) -> Option<Outcome> {
    let outcome = process::run(command, input, LIMIT);
    assert!(outcome.is_ok() || !tests::harness::is_strict(), "{outcome:?}");
    outcome.ok()
}

/// A module from its text, verified.
pub(crate) fn parsed(cx: &Context, text: &str) -> Result<Module, String> {
    let mut sources = SourceMap::new();
    let file = sources.add("program.mlir", text);
    let module = parse_module(cx, &sources, file)
        .map_err(|errors| errors.iter().map(|error| error.message.clone()).collect::<Vec<_>>().join("; "))?;
    mlir::verify(module.op(cx)).map_err(|errors| format!("{errors:?}"))?;
    Ok(module)
}

/// How the message of a failure begins if a pass panicked or left an invalid module.
pub(crate) const BUG: &str = "a bug: ";

/// Runs a pipeline on a module.
pub(crate) fn run_passes(
    cx: &Context,
    registry: &PassRegistry,
    pipeline: &str,
    module: &mut Module,
) -> Result<(), String> {
    let pipeline = OpPipeline::parse(registry, pipeline).expect("there are these passes");
    let ran = PassManager::from_pipeline(pipeline).run(cx, module);
    ran.map(|_| ()).map_err(|failure| {
        let start = if failure.is_bug { BUG } else { "" };
        let messages: Vec<&str> = failure.diags.iter().map(|diag| &*diag.message).collect();
        format!("{start}{}", messages.join("; "))
    })
}

/// What `mlir-opt` knows of the pipeline to the llvm dialect: in MLIR, only a test lowers scans, and OpenMP is translated.
pub(crate) fn pipeline_of_mlir() -> String {
    registry::TO_LLVM.replace(",lower-vector-scan", "").replace(",convert-openmp-to-gomp", "")
}

/// Converts a module to the llvm dialect.
pub(crate) fn convert(cx: &Context, registry: &PassRegistry, module: &mut Module) -> Result<(), String> {
    run_passes(cx, registry, registry::TO_LLVM, module)
}

/// Whether one of a module's operations passes the test.
pub(crate) fn any_op(cx: &Context, module: &Module, mut test: impl FnMut(OpRef<'_>) -> bool) -> bool {
    let mut bodies = vec![module.body()];
    while let Some(body) = bodies.pop() {
        for op in body.all_ops_pre() {
            if test(OpRef::new(cx, body, op)) {
                return true;
            }
            bodies.extend(body.nested(op));
        }
    }
    false
}

/// Whether all operations are of dialects that are translated.
pub(crate) fn is_llvm(cx: &Context, module: &Module) -> bool {
    !any_op(cx, module, |op| {
        !op.is::<ModuleOp>() && !op.name().starts_with("llvm.") && !op.name().starts_with("omp.")
    })
}

/// Lets a tool that runs code find the functions of libgomp.
fn with_threads(command: &mut Command) {
    if cfg!(target_os = "linux") {
        command.env("LD_PRELOAD", "libgomp.so.1");
    }
}

/// LLVM's interpreter, on LLVM IR.
pub(crate) fn lli(folder: &tempfile::TempDir, llvm: &[u8]) -> Command {
    let path = folder.path().join("programs.ll");
    std::fs::write(&path, llvm).expect("it can be written");
    let mut command = Command::new("lli-22");
    command.args(LIBRARIES.iter().map(|name| format!("--load={}", library(name)))).arg(path);
    with_threads(&mut command);
    command
}

/// MLIR's runner, on the llvm dialect: it calls the function `run`.
pub(crate) fn runner(folder: &tempfile::TempDir, text: &[u8]) -> Command {
    let path = folder.path().join("programs.mlir");
    std::fs::write(&path, text).expect("it can be written");
    let libraries: Vec<String> = LIBRARIES.iter().map(|name| library(name)).collect();
    let mut command = Command::new("mlir-runner-22");
    command.args(["-e", "run", "-entry-point-result=void"]);
    command.arg(format!("-shared-libs={}", libraries.join(","))).arg(path);
    with_threads(&mut command);
    command
}
