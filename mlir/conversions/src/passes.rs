//! The passes, whose records are in `Passes.td`, and the function that each runs.

use dialects::{arith, cf, complex, func, index, llvm, memref, omp, ub};
use mlir::interfaces::function_type;
use mlir::opdef::Traits;
use mlir::pass::{OpMut, PassFailed, PassResult, PassState, RunPass};
use mlir::rewrite::greedy::apply_to_region;
use mlir::rewrite::{FrozenPatternSet, GreedyConfig, PatternSet};
use mlir::{Body, Context, Diag};

use crate::arith::narrow_floats::Formats;
use crate::arith::{wide_ints, widen_floats};
use crate::buffers::hoist::Hoisting;
use crate::to_llvm::{Alignment, Demands};
use crate::{
    bufferize, buffers, cf_to_scf, debug_scopes, elementary_functions, fast_math, math, nontemporal,
    omp_to_gomp, scf_to_cf, scf_to_openmp, split_functions, to_llvm, vector_to_scf,
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

impl RunPass for DIScopeForLLVMFuncOp {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let (cx, loc) = (op.cx(), op.loc());
        debug_scopes::ensure(cx, op.body_mut(), loc, self.options.emission_kind);
        Ok(())
    }
}

impl RunPass for LiftControlFlowToSCF {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        op.for_each_body(state, &|owner, body, state| match owner.cast::<func::FuncOp>() {
            Some(function) => state.fail_if_any(cf_to_scf::lift(function, body).err().into_iter().collect()),
            None => Ok(()),
        })
    }
}

impl RunPass for ArithEmulateWideInt {
    /// A function that is the pass's operation is converted, too: also its type.
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let width = self.options.widest_int_supported;
        let converted = op.with_itself(|body| wide_ints::emulate(cx, body, width));
        state.fail_if_any(converted.err().unwrap_or_default())
    }
}

/// Converts the operations of one dialect to the llvm dialect.
fn only(cx: &Context, module: &mut Body, dialect: &str, options: to_llvm::Options) -> Result<(), Vec<Diag>> {
    to_llvm::convert_partially(cx, module, |name| name == dialect, Demands::default(), options)
}

/// The same; none of these operations may stay.
fn all_of(
    cx: &Context,
    module: &mut Body,
    dialect: &str,
    options: to_llvm::Options,
) -> Result<(), Vec<Diag>> {
    let demands = Demands { illegal: Some(dialect), ..Default::default() };
    to_llvm::convert_partially(cx, module, |name| name == dialect, demands, options)
}

/// Options with an index of this width.
fn of_width(index_bits: u32) -> to_llvm::Options {
    to_llvm::Options { index_bits, ..Default::default() }
}

/// Applies patterns everywhere, until nothing changes.
macro_rules! run_greedily {
    ($($pass:ident: $add:expr;)*) => {$(
        impl RunPass for $pass {
            fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
                let add: fn(&Self, &mut PatternSet) = $add;
                let mut set = PatternSet::new();
                add(self, &mut set);
                let cx = op.cx();
                let patterns = FrozenPatternSet::new(cx, set);
                op.for_each_body(state, &|_, body, _| {
                    for region in body.roots().to_vec() {
                        apply_to_region(cx, body, region, &patterns, &GreedyConfig::default(), None);
                    }
                    Ok(())
                })
            }
        }
    )*};
}

impl RunPass for ConvertMathToFuncs {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let ConvertMathToFuncsOptions { min_exponent, convert_ctlz: leading_zeros } = self.options;
        let options = math::to_funcs::Options { min_exponent, leading_zeros };
        let (cx, loc) = (op.cx(), op.header().loc());
        let done = math::to_funcs::run(cx, op.body_mut(), loc, options);
        state.fail_if_any(done.err().unwrap_or_default())
    }
}

impl RunPass for ConvertVectorToSCF {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let ConvertVectorToSCFOptions { full_unroll, target_rank, lower_tensors, lower_scalable } =
            self.options;
        let cx = op.cx();
        let target_rank = target_rank as usize;
        let options = vector_to_scf::Options { full_unroll, target_rank, lower_tensors, lower_scalable };
        let conversion = vector_to_scf::Conversion::new(cx, options);
        op.for_each_body(state, &|owner, body, _| {
            conversion.run(cx, body, owner.has_trait(Traits::AUTOMATIC_ALLOCATION_SCOPE));
            Ok(())
        })
    }
}

run_greedily! {
    MathExpandOps: |pass, patterns| math::expand::patterns(patterns, &pass.options.op_mnemonics);
    MathSincosFusion: |_, patterns| math::sincos_fusion::patterns(patterns);
    MathUpliftToFMA: |_, patterns| math::uplift_to_fma::patterns(patterns);
    LowerVectorMaskPass: |_, patterns| crate::vector::masked::patterns(patterns);
    LowerVectorMultiReduction: |pass, patterns| {
        crate::vector::multi_reduction::patterns(patterns, pass.options.lowering_strategy);
    };
    LowerVectorScan: |_, patterns| crate::vector::scan::patterns(patterns);
}

run! {
    ConvertArithToAPFloat: |_, cx, module| crate::apfloat::convert_arith(cx, module);
    ConvertMathToAPFloat: |_, cx, module| crate::apfloat::convert_math(cx, module);
    ArithExpandOps: |pass, cx, body| {
        let ArithExpandOpsOptions { bf16, f4e2m1, f8e8m0 } = pass.options;
        crate::arith::expand::run(cx, body, Formats { bf16, f4e2m1, f8e8m0 })
    };
    ArithEmulateUnsupportedFloats: |pass, cx, body| {
        let ArithEmulateUnsupportedFloatsOptions { source_types, target_type } = &pass.options;
        widen_floats::emulate(cx, body, source_types, target_type)
    };
    MemRefEmulateWideInt: |pass, cx, body| {
        wide_ints::emulate_in_memory(cx, body, pass.options.widest_int_supported)
    };
    MathExtendToSupportedTypes: |pass, cx, body| {
        let MathExtendToSupportedTypesOptions { extra_types, target_type } = &pass.options;
        widen_floats::extend(cx, body, extra_types, target_type)
    };
    ConvertMathToLibm: |_, cx, module| math::to_libm::run(cx, module);
    ConvertComplexToLibm: |_, cx, module| crate::complex::to_libm::run(cx, module);
    ConvertComplexToStandard: |pass, cx, body| {
        crate::complex::to_standard::run(cx, body, pass.options.complex_range)
    };
    ConvertSCFToOpenMP: |pass, cx, module| {
        let ConvertSCFToOpenMPOptions { num_threads, skip_reductions } = pass.options;
        let options = scf_to_openmp::Options { num_threads, skip_reductions };
        scf_to_openmp::convert(cx, module, options).map_err(|error| vec![error])
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
    ConvertArithToLLVM: |pass, cx, module| {
        only(cx, module, arith::DIALECT.name, of_width(pass.options.index_bitwidth))
    };
    ConvertControlFlowToLLVM: |pass, cx, module| {
        let dialect = cf::DIALECT.name;
        let demands = Demands { illegal: Some(dialect), rest_is_legal: true, ..Default::default() };
        let options = of_width(pass.options.index_bitwidth);
        to_llvm::convert_partially(cx, module, |name| name == dialect, demands, options)
    };
    ConvertComplexToLLVM: |pass, cx, module| {
        let options = to_llvm::Options { complex_range: pass.options.complex_range, ..of_width(0) };
        all_of(cx, module, complex::DIALECT.name, options)
    };
    ConvertFuncToLLVM: |pass, cx, module| {
        let bare_pointers = pass.options.use_bare_ptr_call_conv;
        let options = to_llvm::Options { bare_pointers, ..of_width(pass.options.index_bitwidth) };
        only(cx, module, func::DIALECT.name, options)
    };
    ConvertIndexToLLVM: |pass, cx, module| {
        all_of(cx, module, index::DIALECT.name, of_width(pass.options.index_bitwidth))
    };
    ConvertMathToLLVM: |pass, cx, module| {
        let options = to_llvm::Options { keep_log1p: !pass.options.approximate_log1p, ..of_width(0) };
        only(cx, module, dialects::math::DIALECT.name, options)
    };
    ConvertVectorToLLVM: |pass, cx, module| {
        let options = to_llvm::vector::VectorOptions {
            reassociate_fp_reductions: pass.options.reassociate_fp_reductions,
            force_32bit_vector_indices: pass.options.force32_bit_vector_indices,
            use_vector_alignment: pass.options.use_vector_alignment,
        };
        let lowerings = (pass.options.vector_contract_lowering, pass.options.vector_transpose_lowering);
        crate::vector_to_llvm::run(cx, module, options, lowerings)
    };
    ConvertOpenMPToLLVM: |_, cx, module| {
        let dialects =
            [arith::DIALECT.name, cf::DIALECT.name, func::DIALECT.name, memref::DIALECT.name, omp::DIALECT.name];
        to_llvm::convert_partially(cx, module, |name| dialects.contains(&name), Demands::default(), of_width(0))
    };
    ConvertUBToLLVM: |pass, cx, module| {
        only(cx, module, ub::DIALECT.name, of_width(pass.options.index_bitwidth))
    };
    FinalizeMemRefToLLVM: |pass, cx, module| {
        let by_allocator = pass.options.use_aligned_alloc;
        let options = to_llvm::Options {
            use_generic_functions: pass.options.use_generic_functions,
            alignment: if by_allocator { Alignment::ByAllocator } else { Alignment::Computed },
            index_bits: pass.options.index_bitwidth,
            ..to_llvm::Options::default()
        };
        only(cx, module, memref::DIALECT.name, options)
    };
    ConvertToLLVM: |pass, cx, module| {
        let options = to_llvm::Options::of_host(pass.options.use_generic_functions);
        if pass.options.full_conversion {
            return to_llvm::convert(cx, module, options);
        }
        let only = &pass.options.filter_dialects;
        let includes = |name: &str| only.is_empty() || only.iter().any(|n| n == name);
        to_llvm::convert_partially(cx, module, includes, Demands::default(), options)
    };
    DuplicateFunctionElimination: |_, cx, module| {
        crate::duplicate_functions::erase(cx, module);
        Ok(())
    };
    LLVMAddComdats: |_, cx, module| crate::llvm_passes::add_comdats(cx, module);
    LLVMLegalizeForExport: |_, cx, module| {
        crate::llvm_passes::distinct_successors(cx, module);
        Ok(())
    };
    ConvertOpenMPToGOMP: |_, cx, module| omp_to_gomp::run(cx, module);
}

impl RunPass for LLVMRequestCWrappers {
    fn run(&self, mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
        let unit = op.cx().unit_attr();
        op.set_attr(to_llvm::EMIT_C_INTERFACE, Some(unit));
        Ok(())
    }
}

impl RunPass for SetLLVMModuleDataLayout {
    /// The verifier of the module says what is wrong with a layout.
    fn run(&self, mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
        let layout = op.cx().string_attr(&self.options.data_layout);
        op.set_attr(&format!("{}.data_layout", llvm::DIALECT.name), Some(layout));
        Ok(())
    }
}

/// The function that each pass runs on the body of a function.
macro_rules! run_on_functions {
    ($($pass:ident: $run:expr;)*) => {$(
        impl RunPass for $pass {
            fn run(&self, mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
                let run: fn(&Self, &Context, &mut Body) = $run;
                let cx = op.cx();
                run(self, cx, op.body_mut());
                Ok(())
            }
        }
    )*};
}

run_on_functions! {
    BufferHoisting: |_, cx, body| buffers::hoist::run(cx, body, Hoisting::OutOfBranches);
    BufferLoopHoisting: |_, cx, body| buffers::hoist::run(cx, body, Hoisting::OutOfLoops);
    PromoteBuffersToStack: |pass, cx, body| {
        let PromoteBuffersToStackOptions { max_alloc_size_in_bytes: bytes, max_rank_of_allocated_mem_ref: rank } =
            pass.options;
        buffers::promote::run(cx, body, buffers::promote::Limits { bytes, rank });
    };
    OptimizeAllocationLiveness: |_, cx, body| buffers::liveness::run(cx, body);
    DropEquivalentBufferResults: |_, cx, module| buffers::drop_results::run(cx, module);
}

run! {
    EmptyTensorElimination: |_, cx, module| bufferize::eliminate_empty_tensors(cx, module);
    BufferResultsToOutParams: |pass, cx, module| {
        let options = buffers::out_params::Options {
            add_result_attribute: pass.options.add_result_attribute,
            hoist_static_allocs: pass.options.hoist_static_allocs,
            hoist_dynamic_allocs: pass.options.hoist_dynamic_allocs,
            modify_public_functions: pass.options.modify_public_functions,
        };
        buffers::out_params::run(cx, module, options)
    };
}

run_greedily! {
    EmptyTensorToAllocTensor: |_, patterns| buffers::empty::patterns(patterns);
}

impl RunPass for BufferDeallocationSimplification {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            buffers::simplify::run(cx, body);
            Ok(())
        })
    }
}

impl RunPass for OwnershipBasedBufferDeallocation {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let private = if self.options.private_func_dynamic_ownership {
            buffers::ownership::private_functions(cx, op.body())
        } else {
            Default::default()
        };
        op.for_each_body(state, &|owner, body, state| {
            let is_defined =
                || body.roots().first().is_some_and(|&region| body.entry_block(region).is_some());
            if !owner.is::<func::FuncOp>() || !is_defined() {
                return Ok(());
            }
            state.fail_if_any(buffers::ownership::run(owner, body, &private).err().into_iter().collect())
        })?;
        let done =
            if private.is_empty() { Ok(()) } else { buffers::ownership::update_results(cx, op.body_mut()) };
        state.fail_if_any(done.err().unwrap_or_default())
    }
}

/// Lowers the deallocations in a module, with a function of its own, or in a function.
fn lower_deallocations(op: &mut OpMut<'_>) -> Result<(), Vec<Diag>> {
    let (cx, loc, header) = (op.cx(), op.loc(), op.header());
    if header.def().is_some_and(|def| def.traits.contains(Traits::SYMBOL_TABLE)) {
        buffers::lower_deallocs::module(cx, op.body_mut(), loc)
    } else if function_type(header).is_some() {
        buffers::lower_deallocs::function(cx, op.body_mut(), None)
    } else {
        Err(vec![Diag::error(loc, "root operation must be a builtin.module or a function")])
    }
}

impl RunPass for LowerDeallocations {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        state.fail_if_any(lower_deallocations(&mut op).err().unwrap_or_default())
    }
}

impl RunPass for ConvertBufferizationToMemRef {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let done = buffers::to_memref::run(cx, op.body_mut()).and_then(|()| lower_deallocations(&mut op));
        state.fail_if_any(done.err().unwrap_or_default())
    }
}

impl RunPass for OneShotBufferize {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let (cx, loc) = (op.cx(), op.loc());
        let options = match bufferize_options(&self.options) {
            Ok(options) => options,
            Err(message) => return state.fail(Diag::error(loc, message)),
        };
        match bufferize::run(cx, loc, op.body_mut(), &options) {
            Ok(counted) => {
                state.count("num-buffer-alloc", counted.allocated);
                state.count("num-tensor-in-place", counted.in_place);
                state.count("num-tensor-out-of-place", counted.out_of_place);
                Ok(())
            }
            Err(diags) => {
                state.fail_if_any(diags)?;
                Err(PassFailed)
            }
        }
    }
}

/// The options of the pass as those of the function.
fn bufferize_options(given: &OneShotBufferizeOptions) -> Result<bufferize::Options, String> {
    let heuristic = match given.analysis_heuristic.as_str() {
        "bottom-up" => bufferize::Heuristic::BottomUp,
        "top-down" => bufferize::Heuristic::TopDown,
        "bottom-up-from-terminators" => bufferize::Heuristic::BottomUpFromTerminators,
        "fuzzer" => bufferize::Heuristic::Fuzzer(given.analysis_fuzzer_seed),
        other => {
            return Err(format!(
                "option 'analysis-heuristic' must be bottom-up, top-down, bottom-up-from-terminators or fuzzer, but \
                 got '{other}'"
            ));
        }
    };
    let memory_space = match (given.must_infer_memory_space, given.use_encoding_for_memory_space) {
        (true, true) => {
            return Err(
                "only one of 'must-infer-memory-space' and 'use-encoding-for-memory-space' are allowed in \
                        one-shot-bufferize"
                    .to_owned(),
            );
        }
        (true, false) => bufferize::MemorySpace::MustBeInferred,
        (false, true) => bufferize::MemorySpace::Encoding,
        (false, false) => bufferize::MemorySpace::Default,
    };
    Ok(bufferize::Options {
        allow_return_allocs_from_loops: given.allow_return_allocs_from_loops,
        allow_unknown_ops: given.allow_unknown_ops,
        heuristic,
        bufferize_function_boundaries: given.bufferize_function_boundaries,
        check_parallel_regions: given.check_parallel_regions,
        copy_before_write: given.copy_before_write,
        dialect_filter: given.dialect_filter.clone(),
        dump_alias_sets: given.dump_alias_sets,
        no_analysis_func_filter: given.no_analysis_func_filter.clone(),
        function_layout: given.function_boundary_type_conversion,
        memory_space,
        test_analysis_only: given.test_analysis_only,
        print_conflicts: given.print_conflicts,
        unknown_layout: given.unknown_type_conversion,
        buffer_alignment: given.buffer_alignment,
    })
}
