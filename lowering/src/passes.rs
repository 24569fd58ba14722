//! The lowering as passes.

use mlir::builtin::ModuleOp;
use mlir::pass::{OpMut, Pass, PassFailed, PassInfo, PassRegistry, PassResult, PassState};
use mlir::{Body, Context, Diag};

use crate::convert;

/// Converts everything in a module.
type Conversion = fn(&Context, &mut Body) -> Result<(), Vec<Diag>>;

/// A conversion as a pass on the module.
struct ConversionPass {
    info: &'static PassInfo,
    run: Conversion,
}

impl Pass for ConversionPass {
    fn info(&self) -> &PassInfo {
        self.info
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

/// Adds conversions, each with its name, its argument, what it runs, and its summary.
macro_rules! add_conversions {
    ($registry:ident: $($name:literal, $argument:literal, $run:expr, $summary:literal;)*) => {$({
        static INFO: PassInfo = PassInfo {
            name: $name,
            argument: $argument,
            summary: $summary,
            options: &[],
            create: |_| Ok(Box::new(ConversionPass { info: &INFO, run: $run })),
        };
        $registry.add(INFO);
    })*};
}

/// Adds the passes of this crate, in the order in which a program goes through them.
pub(crate) fn register_passes(registry: &mut PassRegistry) {
    registry.add(convert::scf_to_openmp::INFO);
    registry.add(convert::nontemporal::INFO);
    registry.add(convert::toy_to_affine::INFO);
    add_conversions! { registry:
        "MergeBuffers", "merge-buffers", convert::merge_buffers::run,
            "Merge the buffers of a function into one allocation, reusing memory";
        "SetFastMathFlags", "set-fast-math-flags", convert::fast_math::run,
            "Allow floating-point operations to be reordered and to assume finite numbers";
        "SplitLargeFunctions", "split-large-functions", convert::split_functions::run,
            "Split functions of very many loops into parts";
        "LowerToyPrint", "lower-toy-print", convert::print::run,
            "Convert toy.print to calls of the C library";
        "LowerAffine", "lower-affine", convert::affine_to_scf::run,
            "Lower Affine operations to a combination of Arith and SCF operations";
        "ConvertSCFToControlFlow", "convert-scf-to-cf", convert::scf_to_cf::run,
            "Convert SCF dialect to ControlFlow dialect";
        "ConvertToLLVM", "convert-to-llvm", convert::to_llvm::run,
            "Convert arith, cf, memref and func to the LLVM dialect";
        "ConvertOpenMPToGOMP", "convert-openmp-to-gomp", convert::omp_to_gomp::run,
            "Outline OpenMP parallel regions into functions that libgomp runs";
    }
}
