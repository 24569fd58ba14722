//! Calls: of functions, through pointers, of LLVM's own functions by name, and of assembly.

use dialects::llvm::types::LlvmType;
use dialects::llvm::{self, AsmDialect, TailCallKind};
use inkwell::llvm_sys::LLVMInlineAsmDialect::{LLVMInlineAsmDialectATT, LLVMInlineAsmDialectIntel};
use inkwell::llvm_sys::LLVMTailCallKind;
use inkwell::llvm_sys::prelude::LLVMOperandBundleRef;
use mlir::{AttrRef, Diag, OpRef, Type};

use super::attributes;
use super::auxiliary;
use super::building::fast_math;
use super::control_flow::branch_weights;
use super::function::{Built, Function};
use super::raw::{NAMELESS, ON_FUNCTION, Raw, Ty, Value, c, type_of};

/// The bundles of a call: values beside its arguments, in groups with tags.
#[derive(Default)]
pub(super) struct Bundles(Vec<LLVMOperandBundleRef>);

impl Bundles {
    /// The bundles of an operation, and how many operands at its end they are.
    pub(super) fn of(this: &Function<'_, '_, '_>, op: OpRef<'_>) -> Result<(Self, usize), Diag> {
        let tags = op.attr(llvm::CallOp::OP_BUNDLE_TAGS_ATTR).and_then(AttrRef::as_array);
        let sizes = op.attr(llvm::CallOp::OP_BUNDLE_SIZES_ATTR);
        let (Some(tags), Some(sizes)) = (tags, sizes) else { return Ok((Bundles::default(), 0)) };
        let sizes: Vec<usize> = attributes::numbers(sizes).into_iter().map(|size| size as usize).collect();
        let count: usize = sizes.iter().sum();
        let mut operands = op.operands().skip(op.num_operands().saturating_sub(count));
        let mut bundles = Bundles::default();
        for (&tag, size) in tags.iter().zip(sizes) {
            let tag = op.cx().attr_ref(tag).as_str().unwrap_or_default();
            let mut values = Vec::with_capacity(size);
            for operand in operands.by_ref().take(size) {
                values.push(this.get(op, operand)?);
            }
            let start = tag.as_ptr().cast();
            let bundle =
                c!(LLVMCreateOperandBundle(start, tag.len(), values.as_mut_ptr(), values.len() as u32));
            bundles.0.push(bundle);
        }
        Ok((bundles, count))
    }

    /// A call of a function of type `ty` with these bundles.
    pub(super) fn call(&self, raw: Raw, ty: Ty, callee: Value, args: &[Value]) -> Value {
        let (args, count) = (args.as_ptr().cast_mut(), args.len() as u32);
        let (bundles, bundle_count) = (self.0.as_ptr().cast_mut(), self.0.len() as u32);
        c!(LLVMBuildCallWithOperandBundles(
            raw.builder,
            ty,
            callee,
            args,
            count,
            bundles,
            bundle_count,
            NAMELESS
        ))
    }
}

impl Drop for Bundles {
    fn drop(&mut self) {
        for &bundle in &self.0 {
            c!(LLVMDisposeOperandBundle(bundle));
        }
    }
}

/// What a call or an invocation calls.
struct Callee {
    ty: Ty,
    function: Value,
    args: Vec<Value>,
}

/// Without a name, the first operand is the callee. `written` is the type of the callee, if the operation has it.
fn callee(
    this: &Function<'_, '_, '_>,
    op: OpRef<'_>,
    name: Option<&str>,
    operands: impl ExactSizeIterator<Item = mlir::Value>,
    written: Option<Type>,
) -> Result<Callee, Diag> {
    let raw = this.raw();
    let mut types: Vec<Type> = Vec::with_capacity(operands.len());
    let mut args = Vec::with_capacity(operands.len());
    for operand in operands {
        types.push(op.ty(operand).id());
        args.push(this.get(op, operand)?);
    }
    let function = match name {
        Some(name) => {
            raw.symbol(name).ok_or_else(|| op.error(format_args!("calls '{name}', which is not declared")))?
        }
        None if args.is_empty() => return Err(op.error("has nothing to call")),
        None => {
            types.remove(0);
            args.remove(0)
        }
    };
    let ty = match name {
        Some(_) if !c!(LLVMIsAFunction(function)).is_null() => c!(LLVMGlobalGetValueType(function)),
        // The type of the function behind a pointer: given for a variadic one, else inferred from operands and result.
        _ => {
            let result = op.result_types().next().unwrap_or_else(|| llvm::types::void(op.cx()));
            let inferred = LlvmType::Function { result, params: types.into(), variadic: false };
            this.ty(op, written.unwrap_or_else(|| op.cx().dialect_ty(inferred)))?
        }
    };
    Ok(Callee { ty, function, args })
}

pub(super) fn call(this: &Function<'_, '_, '_>, op: llvm::CallOp<'_>) -> Built {
    let raw = this.raw();
    let written = op.var_callee_type().map(mlir::TypeRef::id);
    let to = callee(this, *op, op.callee(), op.callee_operands(), written)?;
    let (bundles, _) = Bundles::of(this, *op)?;
    let value = bundles.call(raw, to.ty, to.function, &to.args);
    c!(LLVMSetInstructionCallConv(value, op.c_conv().value() as u32));
    c!(LLVMSetTailCallKind(value, tail_call_kind(op.tail_call_kind())));
    let flags = [
        (op.convergent(), "convergent"),
        (op.no_unwind(), "nounwind"),
        (op.will_return(), "willreturn"),
        (op.no_inline(), "noinline"),
        (op.always_inline(), "alwaysinline"),
        (op.inline_hint(), "inlinehint"),
    ];
    for (_, name) in flags.into_iter().filter(|(is_set, _)| *is_set) {
        c!(LLVMAddCallSiteAttribute(value, ON_FUNCTION, raw.known_attribute(name, 0)));
    }
    if let Some(effects) = op.memory_effects() {
        c!(LLVMAddCallSiteAttribute(value, ON_FUNCTION, attributes::memory(raw, effects)));
    }
    fast_math(value, op.fastmath_flags());
    attributes_of_call(this, *op, value, &[])?;
    this.shared.nodes.annotate_access(raw, &this.shared.diags, *op, value)?;
    returned(*op, value)
}

/// What a call returns; a function that returns something needs a result for it.
fn returned(op: OpRef<'_>, value: Value) -> Built {
    let is_void = c!(LLVMGetTypeKind(type_of(value))) == inkwell::llvm_sys::LLVMTypeKind::LLVMVoidTypeKind;
    if op.num_results() == 0 && !is_void {
        return Err(op.plain_error(format!("LLVM Translation failed for operation: {}", op.name())));
    }
    Ok((!is_void).then_some(value))
}

fn tail_call_kind(kind: TailCallKind) -> LLVMTailCallKind {
    match kind {
        TailCallKind::None => LLVMTailCallKind::LLVMTailCallKindNone,
        TailCallKind::Tail => LLVMTailCallKind::LLVMTailCallKindTail,
        TailCallKind::MustTail => LLVMTailCallKind::LLVMTailCallKindMustTail,
        TailCallKind::NoTail => LLVMTailCallKind::LLVMTailCallKindNoTail,
    }
}

pub(super) fn invoke(this: &Function<'_, '_, '_>, op: llvm::InvokeOp<'_>) -> Built {
    let raw = this.raw();
    let written = op.var_callee_type().map(mlir::TypeRef::id);
    let to = callee(this, *op, op.callee(), op.callee_operands(), written)?;
    // The operands of bundles are last, after those for the successors.
    let (bundles, _) = Bundles::of(this, *op)?;
    let value = c!(LLVMBuildInvokeWithOperandBundles(
        raw.builder,
        to.ty,
        to.function,
        to.args.as_ptr().cast_mut(),
        to.args.len() as u32,
        this.successor(*op, 0),
        this.successor(*op, 1),
        bundles.0.as_ptr().cast_mut(),
        bundles.0.len() as u32,
        NAMELESS,
    ));
    c!(LLVMSetInstructionCallConv(value, op.c_conv().value() as u32));
    attributes_of_call(this, *op, value, &[])?;
    branch_weights(raw, op.branch_weights(), value);
    returned(*op, value)
}

/// The attributes of arguments and results that a call has itself. Arguments that are attributes of the operation have
/// none.
pub(super) fn attributes_of_call(
    this: &Function<'_, '_, '_>,
    op: OpRef<'_>,
    call: Value,
    immediates: &[(u32, &str)],
) -> Result<(), Diag> {
    let lists =
        [(op.attr(llvm::CallOp::ARG_ATTRS_ATTR), true), (op.attr(llvm::CallOp::RES_ATTRS_ATTR), false)];
    for (list, is_args) in lists {
        let Some(list) = list.and_then(AttrRef::as_array) else { continue };
        let mut place = 0;
        for &dictionary in list {
            while is_args && immediates.iter().any(|(at, _)| *at == place) {
                place += 1;
            }
            let index = if is_args { place + 1 } else { super::raw::ON_RESULT };
            let known = attributes::of_value(&this.shared.types, this.raw(), op, dictionary)?;
            for attribute in known {
                c!(LLVMAddCallSiteAttribute(call, index, attribute));
            }
            place += 1;
        }
    }
    Ok(())
}

pub(super) fn call_intrinsic(this: &Function<'_, '_, '_>, op: llvm::CallIntrinsicOp<'_>) -> Built {
    let raw = this.raw();
    let name = op.intrin();
    let id = auxiliary::lookup(name);
    let id = id.ok_or_else(|| this.failed(*op, format!("could not find LLVM intrinsic: \"{name}\"")))?;
    let mut args = Vec::new();
    for operand in op.args() {
        args.push(this.get(*op, operand)?);
    }
    let result = match op.result_types().next() {
        Some(ty) => this.ty(*op, ty)?,
        None => c!(LLVMVoidTypeInContext(raw.context)),
    };
    let function = if c!(LLVMIntrinsicIsOverloaded(id)) == 0 {
        auxiliary::declare(raw, id, &[])
    } else {
        let mut params: Vec<Ty> = Vec::new();
        for ty in op.operand_types() {
            params.push(this.ty(*op, ty)?);
        }
        let ty = c!(LLVMFunctionType(result, params.as_mut_ptr(), params.len() as u32, 0));
        auxiliary::intrinsic(raw, name, ty).ok_or_else(|| {
            let ty = Raw::print_type(ty);
            let message = "does not match any of the overloads";
            this.failed(
                *op,
                format!("call intrinsic signature {ty} to overloaded intrinsic \"{name}\" {message}"),
            )
        })?
    };
    check_signature(this, op, function, result, &args)?;
    let (bundles, _) = Bundles::of(this, *op)?;
    let value = fast_math(call_declared(raw, function, &args, &bundles), op.fastmath_flags());
    attributes_of_call(this, *op, value, &[])?;
    Ok((op.num_results() > 0).then_some(value))
}

/// Calls a function of LLVM's that is declared.
pub(super) fn call_declared(raw: Raw, function: Value, args: &[Value], bundles: &Bundles) -> Value {
    let ty = c!(LLVMGlobalGetValueType(function));
    bundles.call(raw, ty, function, args)
}

/// Whether a function of LLVM's has the types that a call of it says.
fn check_signature(
    this: &Function<'_, '_, '_>,
    op: llvm::CallIntrinsicOp<'_>,
    function: Value,
    result: Ty,
    args: &[Value],
) -> Result<(), Diag> {
    let name = op.intrin();
    let ty = c!(LLVMGlobalGetValueType(function));
    let returned = c!(LLVMGetReturnType(ty));
    if returned != result {
        let (given, actual) = (Raw::print_type(result), Raw::print_type(returned));
        let message = format!("intrinsic call returns {given} but \"{name}\" actually returns {actual}");
        return Err(this.failed(*op, message));
    }
    let mut params = vec![std::ptr::null_mut(); c!(LLVMCountParamTypes(ty)) as usize];
    c!(LLVMGetParamTypes(ty, params.as_mut_ptr()));
    let (given, wanted) = (args.len(), params.len());
    let is_variadic = c!(LLVMIsFunctionVarArg(ty)) != 0;
    if !is_variadic && given != wanted {
        let message = format!("intrinsic call has {given} operands but \"{name}\" expects {wanted}");
        return Err(this.failed(*op, message));
    }
    if is_variadic && given < wanted {
        let message =
            format!("intrinsic call has {given} operands but variadic \"{name}\" expects at least {wanted}");
        return Err(this.failed(*op, message));
    }
    for (index, (&arg, &param)) in args.iter().zip(&params).enumerate() {
        if type_of(arg) != param {
            let (given, wanted) = (Raw::print_type(type_of(arg)), Raw::print_type(param));
            let message =
                format!("intrinsic call operand #{index} has type {given} but \"{name}\" expects {wanted}");
            return Err(this.failed(*op, message));
        }
    }
    Ok(())
}

pub(super) fn inline_asm(this: &Function<'_, '_, '_>, op: llvm::InlineAsmOp<'_>) -> Built {
    let raw = this.raw();
    let result = op.result_types().next().unwrap_or_else(|| llvm::types::void(op.cx()));
    let params: Vec<Type> = op.operand_types().collect();
    let ty = op.cx().dialect_ty(LlvmType::Function { result, params: params.into(), variadic: false });
    let ty = this.ty(*op, ty)?;
    let (text, constraints) = (op.asm_string(), op.constraints());
    let dialect = match op.asm_dialect() {
        Some(AsmDialect::ADIntel) => LLVMInlineAsmDialectIntel,
        _ => LLVMInlineAsmDialectATT,
    };
    let assembly = c!(LLVMGetInlineAsm(
        ty,
        text.as_ptr().cast(),
        text.len(),
        constraints.as_ptr().cast(),
        constraints.len(),
        i32::from(op.has_side_effects()),
        i32::from(op.is_align_stack()),
        dialect,
        0,
    ));
    let mut args = Vec::new();
    for operand in op.operands() {
        args.push(this.get(*op, operand)?);
    }
    let value = Bundles::default().call(raw, ty, assembly, &args);
    c!(LLVMSetTailCallKind(value, tail_call_kind(op.tail_call_kind())));
    for (index, &dictionary) in op.operand_attrs().unwrap_or_default().iter().enumerate() {
        let element = op.cx().attr_ref(dictionary).get("elementtype").and_then(AttrRef::as_type);
        let Some(element) = element else { continue };
        let kind = Raw::attribute_kind("elementtype").unwrap_or_default();
        let attribute = c!(LLVMCreateTypeAttribute(raw.context, kind, this.ty(*op, element)?));
        // As MLIR counts: from the result, whether there is one or not.
        let place = index as u32 + u32::from(op.num_results() > 0);
        c!(LLVMAddCallSiteAttribute(value, place, attribute));
    }
    returned(*op, value)
}
