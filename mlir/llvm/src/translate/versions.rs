//! Two versions of a function, of which the processor chooses one.
//!
//! Products of matrices and elementary functions multiply and add in one step, so that results are the same everywhere. A
//! processor of the plain x86-64 need not have instructions for it: there, each step calls `fma` of the C library. So a
//! function with such steps is translated twice, once with the instructions, and what has its name calls one of the two.

use dialects::llvm::{self, runtime};
use inkwell::attributes::AttributeLoc;
use inkwell::builder::BuilderError;
use inkwell::module::Linkage;
use inkwell::values::{AsValueRef as _, BasicMetadataValueEnum, FunctionValue};
use mlir::{Diag, OpRef};

use super::attributes;
use super::building::check;
use super::function::Translator;
use crate::backend::{declare, is_rarely_needed};

/// The instructions that the function of the host asks for.
const FEATURES: &str = "+avx2,+fma";

/// Whether the versions of a function would differ. One that takes any number of arguments cannot pass them on, and what is
/// rarely called needs no second one.
pub(super) fn differ(op: llvm::LLVMFuncOp<'_>, function: FunctionValue<'_>) -> bool {
    let body = op.body().body();
    let mut ops = body.all_ops_pre().into_iter().map(|inner| OpRef::new(op.cx(), body, inner));
    !function.get_type().is_var_arg()
        && !is_rarely_needed(&function)
        && ops.any(|inner| inner.is::<llvm::FMAOp>())
}

impl<'ctx> Translator<'_, 'ctx> {
    /// Defines a function by its two versions.
    pub(super) fn define_versions(
        &self,
        op: llvm::LLVMFuncOp<'_>,
        function: FunctionValue<'ctx>,
    ) -> Result<(), Diag> {
        let version = |suffix: &str| {
            let name = format!("{}.{suffix}", op.sym_name());
            let version = self.module.add_function(&name, function.get_type(), Some(Linkage::Internal));
            attributes::of_function(&self.types, self.raw, op, version.as_value_ref())?;
            self.define(op, version)?;
            Ok(version)
        };
        let fused = version("fma")?;
        let features = self.types.llvm.create_string_attribute("target-features", FEATURES);
        fused.add_attribute(AttributeLoc::Function, features);
        let has_fma = declare(&self.module, &runtime::HAS_FMA).map_err(|e| op.error(e))?;
        check(*op, self.choose(function, has_fma, [fused, version("plain")?]))
    }

    /// Fills a function with the choice between two others of its type: the first if the processor has the instructions.
    fn choose(
        &self,
        function: FunctionValue<'ctx>,
        has_fma: FunctionValue<'ctx>,
        versions: [FunctionValue<'ctx>; 2],
    ) -> Result<(), BuilderError> {
        let [entry, yes, no] = [(); 3].map(|()| self.types.llvm.append_basic_block(function, ""));
        let builder = &self.builder;
        builder.unset_current_debug_location();
        builder.position_at_end(entry);
        let has_fma = builder.build_call(has_fma, &[], "")?.try_as_basic_value().basic();
        let has_fma = has_fma.expect("the function of the host returns a bit").into_int_value();
        builder.build_conditional_branch(has_fma, yes, no)?;
        let given: Vec<BasicMetadataValueEnum<'ctx>> = function.get_param_iter().map(Into::into).collect();
        for (block, version) in [yes, no].into_iter().zip(versions) {
            builder.position_at_end(block);
            let call = builder.build_call(version, &given, "")?;
            call.set_call_convention(version.get_call_conventions());
            // How a value is passed depends on the attributes of the call, too.
            let params = (0..version.count_params()).map(AttributeLoc::Param);
            for place in params.chain([AttributeLoc::Return]) {
                version.attributes(place).into_iter().for_each(|given| call.add_attribute(place, given));
            }
            let result = call.try_as_basic_value().basic();
            builder.build_return(result.as_ref().map(|result| result as _))?;
        }
        Ok(())
    }
}
