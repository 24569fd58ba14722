//! Functions that are rarely needed, in vectors.
//!
//! `@f(rarely, usual, x)` returns the usual result unless a condition holds. The vectorizers of LLVM replace its calls by
//! those of functions on vectors, which an attribute names. These return the usual results at once unless the condition
//! holds for a number of the vector; they are inlined when the vectorizers are done. So a loop has vectors and no
//! arithmetic that it does not need.
#![allow(unsafe_code, reason = "inkwell deletes no global safely")]

use dialects::math::elementary::RARELY;
use inkwell::AddressSpace;
use inkwell::attributes::{Attribute, AttributeLoc};
use inkwell::builder::{Builder, BuilderError};
use inkwell::intrinsics::Intrinsic;
use inkwell::module::{Linkage, Module};
use inkwell::types::{BasicType as _, FloatType, VectorType};
use inkwell::values::{CallSiteValue, FunctionValue, IntValue, VectorValue};

use super::error::Error;
use super::instructions::users;

/// The bits of vectors.
const WIDTHS: [u32; 3] = [128, 256, 512];

/// The passes that inline the functions on vectors.
pub(super) const INLINE: &str =
    "always-inline,globaldce,function(early-cse,instcombine<no-verify-fixpoint>,simplifycfg)";

/// The attribute of LLVM's for the names of functions on vectors.
const VARIANTS: &str = "vector-function-abi-variant";

/// Where LLVM finds what is used though no code mentions it.
const USED: &str = "llvm.compiler.used";

/// Gives the functions of a module that are rarely needed functions on vectors; false if there are none. Only an attribute
/// mentions these until the vectorizers have run, so a list keeps them until [`release`].
///
/// # Errors
/// If LLVM cannot build them.
pub(super) fn widen<'ctx>(module: &Module<'ctx>) -> Result<bool, Error> {
    if module.get_global(USED).is_some() {
        return Ok(false);
    }
    let can_widen = |function: &FunctionValue<'ctx>| {
        is_rarely_needed(function)
            && function.get_first_basic_block().is_some()
            && function.get_call_conventions() == 0
    };
    let functions: Vec<_> = module.get_functions().filter(can_widen).collect();
    let mut kept = Vec::new();
    for &function in &functions {
        let Some(element) = element(function) else { continue };
        let bits = element.get_bit_width();
        let name = function.get_name().to_string_lossy().into_owned();
        let mut names = Vec::new();
        for lanes in WIDTHS.map(|width| width / bits) {
            let vector = Widened { module, function, ty: element.vec_type(lanes), lanes };
            let widened = vector.define(&name).map_err(|cause| failed(&cause))?;
            names.push(format!("_ZGV_LLVM_N{lanes}vvv_{name}({name}.{lanes})"));
            kept.push(widened.as_global_value().as_pointer_value());
        }
        let cx = module.get_context();
        let variants = cx.create_string_attribute(VARIANTS, &names.join(","));
        function.add_attribute(AttributeLoc::Function, variants);
        without_effects(function);
    }
    if kept.is_empty() {
        return Ok(false);
    }
    let list = module.get_context().ptr_type(AddressSpace::default()).const_array(&kept);
    let used = module.add_global(list.get_type(), None, USED);
    used.set_linkage(Linkage::Appending);
    used.set_section(Some("llvm.metadata"));
    used.set_initializer(&list);
    Ok(true)
}

/// Lets functions on vectors go that nothing calls. Passes may have made the list anew, so it is looked up by its name.
pub(super) fn release(module: &Module<'_>) {
    if let Some(list) = module.get_global(USED) {
        // SAFETY: nothing mentions the list, and no other value of inkwell is the global.
        unsafe { list.delete() };
    }
}

/// Takes away what kept calls of numbers from becoming calls of vectors again: in text, it is no valid IR.
pub(super) fn tidy(module: &Module<'_>) {
    let calls = module.get_functions().filter(is_rarely_needed).flat_map(users);
    for call in calls.filter_map(|user| CallSiteValue::try_from(user).ok()) {
        call.remove_string_attribute(AttributeLoc::Function, VARIANTS);
    }
}

/// Whether a function is one that is rarely needed.
pub(crate) fn is_rarely_needed(function: &FunctionValue<'_>) -> bool {
    function.get_string_attribute(AttributeLoc::Function, RARELY).is_some()
}

/// The type of the numbers of such a function, if its type is that of one.
fn element(function: FunctionValue<'_>) -> Option<FloatType<'_>> {
    let ty = function.get_type();
    let element = ty.get_return_type().filter(|ty| ty.is_float_type())?.into_float_type();
    let number = element.as_basic_type_enum().into();
    let condition = function.get_nth_param(0)?.get_type();
    let is_condition = condition.is_int_type() && condition.into_int_type().get_bit_width() == 1;
    (is_condition && ty.get_param_types()[1..] == [number, number]).then_some(element)
}

fn failed(cause: &BuilderError) -> Error {
    Error::Codegen { message: cause.to_string() }
}

/// Lets calls of a function move and disappear.
fn without_effects(function: FunctionValue<'_>) {
    for name in ["memory", "nounwind", "willreturn"] {
        add(function, name);
    }
}

/// Adds an attribute of LLVM's; 0 stands for no memory.
fn add(function: FunctionValue<'_>, name: &str) {
    let kind = Attribute::get_named_enum_kind_id(name);
    let attribute = function.get_type().get_context().create_enum_attribute(kind, 0);
    function.add_attribute(AttributeLoc::Function, attribute);
}

/// A function on vectors.
struct Widened<'a, 'ctx> {
    module: &'a Module<'ctx>,
    function: FunctionValue<'ctx>,
    ty: VectorType<'ctx>,
    lanes: u32,
}

impl<'ctx> Widened<'_, 'ctx> {
    /// The function that the vectorizers call.
    fn define(&self, name: &str) -> Result<FunctionValue<'ctx>, BuilderError> {
        let cx = self.module.get_context();
        let conditions = cx.bool_type().vec_type(self.lanes);
        let ty = self.ty.fn_type(&[conditions.into(), self.ty.into(), self.ty.into()], false);
        let widened =
            self.module.add_function(&format!("{name}.{}", self.lanes), ty, Some(Linkage::Internal));
        add(widened, "alwaysinline");
        without_effects(widened);
        let [entry, some, end] = ["entry", "some", "end"].map(|name| cx.append_basic_block(widened, name));
        let b = cx.create_builder();
        b.position_at_end(entry);
        let operands = [0, 1, 2].map(|at| widened.get_nth_param(at).map(|x| x.into_vector_value()));
        let [Some(rarely), Some(usual), Some(x)] = operands else { return Ok(widened) };
        let any = self.any(&b, rarely)?;
        b.build_conditional_branch(any, some, end)?;
        b.position_at_end(some);
        let results = self.of_each(&b, [rarely, usual, x])?;
        b.build_unconditional_branch(end)?;
        b.position_at_end(end);
        let phi = b.build_phi(self.ty, "")?;
        phi.add_incoming(&[(&usual, entry), (&results, some)]);
        b.build_return(Some(&phi.as_basic_value()))?;
        Ok(widened)
    }

    /// The results of the function of numbers for each. How vectors are passed to functions depends on the processor that a
    /// function is for, so no function gets them that is not inlined.
    fn of_each(
        &self,
        b: &Builder<'ctx>,
        operands: [VectorValue<'ctx>; 3],
    ) -> Result<VectorValue<'ctx>, BuilderError> {
        let cx = self.module.get_context();
        let cold = cx.create_enum_attribute(Attribute::get_named_enum_kind_id("cold"), 0);
        let mut results = operands[1];
        for lane in 0..self.lanes {
            let at = cx.i32_type().const_int(lane.into(), false);
            let mut arguments = Vec::new();
            for operand in operands {
                arguments.push(b.build_extract_element(operand, at, "")?.into());
            }
            let call = b.build_call(self.function, &arguments, "")?;
            call.add_attribute(AttributeLoc::Function, cold);
            // The vectorizer of straight-line code would make these calls one of the function on vectors again.
            call.add_attribute(AttributeLoc::Function, cx.create_string_attribute(VARIANTS, ""));
            let value = call.try_as_basic_value().unwrap_basic();
            results = b.build_insert_element(results, value, at, "")?;
        }
        Ok(results)
    }

    /// Whether a condition holds for some number.
    fn any(&self, b: &Builder<'ctx>, conditions: VectorValue<'ctx>) -> Result<IntValue<'ctx>, BuilderError> {
        let reduce = Intrinsic::find("llvm.vector.reduce.or");
        let declared = reduce.and_then(|of| of.get_declaration(self.module, &[conditions.get_type().into()]));
        let function = declared.ok_or(BuilderError::UnsetPosition)?;
        let call = b.build_call(function, &[conditions.into()], "")?;
        Ok(call.try_as_basic_value().unwrap_basic().into_int_value())
    }
}
