//! The lowering as passes.

use mlir::builtin::ModuleOp;
use mlir::pass::{OpMut, Pass, PassFailed, PassInfo, PassRegistry, PassResult, PassState};
use mlir::{Body, Context, Diag};

use crate::convert;

/// Converts everything in a module.
type Conversion = fn(&Context, &mut Body) -> Result<(), Vec<Diag>>;

/// A conversion as a pass on the module.
struct ConversionPass {
    name: &'static str,
    argument: &'static str,
    run: Conversion,
}

impl Pass for ConversionPass {
    fn name(&self) -> &'static str {
        self.name
    }

    fn argument(&self) -> &'static str {
        self.argument
    }

    fn anchor(&self) -> Option<&'static str> {
        Some(ModuleOp::NAME)
    }

    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        (self.run)(cx, op.body_mut()).map_err(|diags| {
            for diag in diags {
                state.report(diag);
            }
            PassFailed
        })
    }
}

/// Adds the passes of this crate, in the order in which a program goes through them.
pub fn register_passes(registry: &mut PassRegistry) {
    let conversion = |argument, summary, create| PassInfo { argument, summary, options: &[], create };
    registry.add(conversion("convert-toy-to-affine", "Convert toy functions to loops over memory", |_| {
        pass("ConvertToyToAffine", "convert-toy-to-affine", convert::toy_to_affine::run)
    }));
    registry.add(conversion(
        "split-large-functions",
        "Split functions of very many loops into parts",
        |_| pass("SplitLargeFunctions", "split-large-functions", convert::split_functions::run),
    ));
    registry.add(conversion("lower-toy-print", "Convert toy.print to calls of the C library", |_| {
        pass("LowerToyPrint", "lower-toy-print", convert::print::run)
    }));
    registry.add(conversion(
        "lower-affine",
        "Lower Affine operations to a combination of Arith and SCF operations",
        |_| pass("LowerAffine", "lower-affine", convert::affine_to_scf::run),
    ));
    registry.add(conversion("convert-scf-to-cf", "Convert SCF dialect to ControlFlow dialect", |_| {
        pass("ConvertSCFToControlFlow", "convert-scf-to-cf", convert::scf_to_cf::run)
    }));
    registry.add(conversion(
        "convert-to-llvm",
        "Convert arith, cf, memref and func to the LLVM dialect",
        |_| pass("ConvertToLLVM", "convert-to-llvm", convert::to_llvm::run),
    ));
}

#[allow(clippy::unnecessary_wraps, reason = "the signature of a pass's constructor")]
fn pass(name: &'static str, argument: &'static str, run: Conversion) -> Result<Box<dyn Pass>, String> {
    Ok(Box::new(ConversionPass { name, argument, run }))
}
