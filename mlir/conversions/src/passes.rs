//! The passes, whose records are in `Passes.td`, and the function that each runs.

use dialects::{arith, cf, complex, func, index, math, memref, ub};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Context, Diag};

use crate::to_llvm::Alignment;
use crate::{
    cf_to_scf, elementary_functions, fast_math, nontemporal, omp_to_gomp, scf_to_cf, scf_to_openmp,
    split_functions, to_llvm,
};

include!(concat!(env!("OUT_DIR"), "/passes.rs"));

/// The function that each pass runs on the body of a module.
macro_rules! run {
    ($($pass:ident: $run:expr;)*) => {$(
        impl RunPass for $pass {
            fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
                let run: fn(&Self, &Context, &mut Body) -> Result<(), Vec<Diag>> = $run;
                let cx = op.cx();
                state.fail_if_any(run(self, cx, op.body_mut()).err().unwrap_or_default())
            }
        }
    )*};
}

impl RunPass for LiftControlFlowToSCF {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        op.for_each_body(state, &|owner, body, state| match owner.cast::<func::FuncOp>() {
            Some(function) => state.fail_if_any(cf_to_scf::lift(function, body).err().into_iter().collect()),
            None => Ok(()),
        })
    }
}

/// Converts the operations of one dialect to the llvm dialect.
fn only(cx: &Context, module: &mut Body, dialect: &str) -> Result<(), Vec<Diag>> {
    to_llvm::convert_partially(cx, module, |name| name == dialect, to_llvm::Options::default())
}

run! {
    ConvertSCFToOpenMP: |pass, cx, module| {
        scf_to_openmp::convert(cx, module, pass.options.num_threads);
        Ok(())
    };
    SetNontemporalStores: |pass, cx, module| {
        nontemporal::run(cx, module, pass.options.min_size);
        Ok(())
    };
    MarkAliasScopes: |_, cx, module| {
        crate::alias_scopes::run(cx, module);
        Ok(())
    };
    MergeBuffers: |_, cx, module| crate::merge_buffers::run(cx, module);
    SetFastMathFlags: |_, cx, module| fast_math::run(cx, module);
    ExpandElementaryFunctions: |_, cx, module| elementary_functions::run(cx, module);
    SplitLargeFunctions: |_, cx, module| split_functions::run(cx, module);
    LowerAffine: |_, cx, module| crate::lower_affine::run(cx, module);
    ConvertSCFToControlFlow: |_, cx, module| scf_to_cf::run(cx, module);
    ConvertArithToLLVM: |_, cx, module| only(cx, module, arith::DIALECT.name);
    ConvertControlFlowToLLVM: |_, cx, module| only(cx, module, cf::DIALECT.name);
    ConvertComplexToLLVM: |_, cx, module| only(cx, module, complex::DIALECT.name);
    ConvertFuncToLLVM: |_, cx, module| only(cx, module, func::DIALECT.name);
    ConvertIndexToLLVM: |_, cx, module| only(cx, module, index::DIALECT.name);
    ConvertMathToLLVM: |_, cx, module| only(cx, module, math::DIALECT.name);
    ConvertVectorToLLVM: |pass, cx, module| {
        let options = to_llvm::vector::VectorOptions {
            reassociate_fp_reductions: pass.options.reassociate_fp_reductions,
            force_32bit_vector_indices: pass.options.force32_bit_vector_indices,
            use_vector_alignment: pass.options.use_vector_alignment,
        };
        crate::vector_to_llvm::run(cx, module, options)
    };
    ConvertUBToLLVM: |_, cx, module| only(cx, module, ub::DIALECT.name);
    FinalizeMemRefToLLVM: |pass, cx, module| {
        let by_allocator = pass.options.use_aligned_alloc;
        let options = to_llvm::Options {
            use_generic_functions: pass.options.use_generic_functions,
            alignment: if by_allocator { Alignment::ByAllocator } else { Alignment::Computed },
            index_bits: pass.options.index_bitwidth,
        };
        to_llvm::convert_partially(cx, module, |name| name == memref::DIALECT.name, options)
    };
    ConvertToLLVM: |pass, cx, module| {
        let options = to_llvm::Options::of_host(pass.options.use_generic_functions);
        if pass.options.full_conversion {
            return to_llvm::convert(cx, module, options);
        }
        let only = &pass.options.filter_dialects;
        to_llvm::convert_partially(cx, module, |name| only.is_empty() || only.iter().any(|n| n == name), options)
    };
    ConvertOpenMPToGOMP: |_, cx, module| omp_to_gomp::run(cx, module);
}
