//! Variables for debuggers in LLVM IR: `toy.variable`, the one operation of the toy dialect that is translated.
//!
//! A number or the address of a buffer is stored in a slot on the stack, where debuggers find it without following
//! registers; LLVM's passes turn slots into values again. The scope of a variable begins after it, so that nothing is
//! shown before it is computed.

use mlir::{Attr, FloatKind, OpView, TypeKind, TypeRef};
use mlir_llvm::inkwell::builder::BuilderError;
use mlir_llvm::inkwell::debug_info::{
    AsDIScope, DIExpression, DIFile, DIFlags, DIFlagsConstants, DILocalVariable, DILocation, DIScope, DIType,
};
use mlir_llvm::inkwell::llvm_sys::core::LLVMGlobalAddDebugInfo;
use mlir_llvm::inkwell::llvm_sys::debuginfo::{
    LLVMDIBuilderInsertDbgValueRecordAtEnd, LLVMDIBuilderInsertDeclareRecordAtEnd,
};
use mlir_llvm::inkwell::values::{AsValueRef, BasicValueEnum, PointerValue};
use toy_dialect::VariableOp;

use mlir_llvm::translate::{Built, DebugInfo, Function, Translation, check};

/// `DW_OP_deref`, `DW_OP_LLVM_fragment` and `DW_ATE_float`.
const DEREF: i64 = 0x06;
const FRAGMENT: i64 = 0x1000;
const FLOAT: u32 = 0x04;

/// The bits of a number.
const NUMBER: u64 = 64;

/// The bits after a struct of which only parts are known, where there is nothing to see. Debuggers take whatever
/// follows the last known part for zeros, so there is always a known part after unknown ones.
const TAIL: u64 = NUMBER;

/// How many elements of a constant are described one by one. The code that creates the constants lists fewer.
const MAX_ELEMENTS: usize = 64;

/// How deep structs may nest.
const MAX_DEPTH: usize = 32;

/// A part of a variable: all of it, or a member of a struct.
struct Part<'a, 'ctx> {
    path: &'a str,
    ty: DIType<'ctx>,
    bits: u64,
    /// Where it begins in the variable, in bits.
    offset: u64,
}

/// A variable of one frame.
struct Variable<'x, 'ctx> {
    debug: &'x DebugInfo<'ctx>,
    info: DILocalVariable<'ctx>,
    bits: u64,
    /// The place of its declaration, in the scope that it opens.
    place: DILocation<'ctx>,
}

/// The translation of the dialect's operations.
pub(crate) static TRANSLATION: Translation =
    Translation { ops: &[(VariableOp::NAME, |this, op| variable(this, VariableOp::from_op(op)))] };

fn variable<'ctx>(this: &Function<'_, '_, 'ctx>, op: VariableOp<'_>) -> Built {
    let view = op.op_ref();
    let cx = view.cx();
    let Some((debug, scopes)) = this.debug() else { return Ok(None) };
    let (frame, loc) = scopes.frame(debug, cx, view.loc());
    if op.name() == toy_dialect::BLOCK_BEGIN {
        scopes.begin_block(frame);
        return Ok(None);
    }
    if op.name() == toy_dialect::BLOCK_END {
        scopes.end_block(frame);
        return Ok(None);
    }
    if op.name().is_empty() {
        // A place to stop at.
        let nothing = this.context().i8_type().const_zero();
        let here = scopes.innermost(frame);
        check(view, slot(this, nothing.into(), Some(debug.place(cx, loc, here, frame.at))))?;
        return Ok(None);
    }
    let (Some((file, line, column)), Some(types), Some(sources)) =
        (cx.file_place(loc), op.types(), op.sources())
    else {
        return Ok(None);
    };
    let file = debug.file(cx, file);
    let paths: Vec<&str> = match op.members() {
        Some(members) => members.iter().filter_map(|&path| cx.attr_ref(path).as_str()).collect(),
        None => vec![""],
    };
    let types = types.iter().filter_map(|&ty| Some(cx.type_ref(cx.attr_ref(ty).as_type()?)));
    let Some(parts) = parts(debug, &paths, types) else { return Ok(None) };
    if parts.len() != sources.len() || parts.len() != paths.len() {
        return Ok(None);
    }
    // A buffer or a constant stays known; a number may not.
    let is_lost = |(part, &source): (&Part<'_, '_>, &Attr)| {
        part.bits <= NUMBER
            || !(cx.attr_ref(source).is_unit() || cx.attr_ref(source).as_dense_f64().is_some())
    };
    let tail = if op.members().is_some() && parts.iter().zip(sources).any(is_lost) { TAIL } else { 0 };
    let outer = scopes.innermost(frame);
    let whole = match (op.members(), &*parts) {
        (None, [part]) => Some((part.ty, part.bits)),
        _ => structure(debug, (frame.function, file, line), &parts, (0, tail)),
    };
    let Some((ty, bits)) = whole else { return Ok(None) };

    // A constant is shown throughout the function: LLVM has no smaller scopes for globals.
    if let (None, [source]) = (op.members(), sources)
        && let Some(global) = cx.attr_ref(*source).as_flat_symbol()
    {
        is_global(this, debug, global, (op.name(), file, line, ty, frame.function));
        return Ok(None);
    }
    // Arguments exist before the function begins: the code that stores them is not part of it.
    let stored_at = match op.parameter() {
        Some(_) => frame.at,
        None => Some(debug.place(cx, loc, outer, frame.at)),
    };
    let position = op.parameter().and_then(|position| u32::try_from(position).ok());
    let (scope, info) = match position {
        Some(position) => {
            let builder = &debug.builder;
            let scope = frame.function;
            let flags = DIFlags::PUBLIC;
            let info =
                builder.create_parameter_variable(scope, op.name(), position, file, line, ty, true, flags);
            (scope, info)
        }
        None => {
            let block = debug.builder.create_lexical_block(outer, file, line, column).as_debug_info_scope();
            scopes.enter(frame, block);
            let flags = DIFlags::PUBLIC;
            (block, debug.builder.create_auto_variable(block, op.name(), file, line, ty, true, flags, 0))
        }
    };
    let place = debug.place(cx, loc, scope, frame.at);
    let variable = Variable { debug, info, bits: bits + tail, place };
    variable.describe(this, op, &parts, stored_at)?;
    if tail > 0 {
        variable.end(this, op, Part { path: "", ty, bits: tail, offset: bits }, stored_at)?;
    }
    Ok(None)
}

/// The parts of a variable, one after another; `None` if one has a type that no value of the language has.
fn parts<'a, 'ctx, 'c>(
    debug: &DebugInfo<'ctx>,
    paths: &[&'a str],
    types: impl Iterator<Item = TypeRef<'c>>,
) -> Option<Vec<Part<'a, 'ctx>>> {
    let basic = |name, bits| {
        Some(debug.builder.create_basic_type(name, bits, FLOAT, DIFlags::PUBLIC).ok()?.as_type())
    };
    let mut offset: u64 = 0;
    let mut parts = Vec::new();
    for (path, ty) in paths.iter().zip(types) {
        let element = ty.element_type();
        let (number, size) = match element.kind() {
            TypeKind::Float(FloatKind::F64) => (basic("double", NUMBER)?, NUMBER),
            TypeKind::Float(FloatKind::F32) => (basic("float", NUMBER / 2)?, NUMBER / 2),
            _ => return None,
        };
        let (ty, bits) = match ty.kind() {
            TypeKind::Float(_) => (number, size),
            TypeKind::MemRef { shape, layout: None, .. } if ty.has_static_shape() => {
                let bits = u64::try_from(ty.num_elements()?).ok()?.checked_mul(size)?;
                let extents: Vec<_> = shape.iter().map(|&extent| 0..extent).collect();
                (debug.builder.create_array_type(number, bits, 0, &extents).as_type(), bits)
            }
            _ => return None,
        };
        parts.push(Part { path, ty, bits, offset });
        offset = offset.checked_add(bits)?;
    }
    Some(parts)
}

/// The type of a struct with these parts, and its size in bits, without the bits after them.
fn structure<'ctx>(
    debug: &DebugInfo<'ctx>,
    at: (DIScope<'ctx>, DIFile<'ctx>, u32),
    parts: &[Part<'_, 'ctx>],
    (depth, behind): (usize, u64),
) -> Option<(DIType<'ctx>, u64)> {
    let (scope, file, line) = at;
    let start = parts.first()?.offset;
    let last = parts.last()?;
    let mut fields = Vec::new();
    let mut rest = parts;
    while let Some(first) = rest.first() {
        let head = |part: &Part<'_, 'ctx>| part.path.split_once('.').map(|(head, _)| head.to_owned());
        let (name, ty, bits, count) = match head(first) {
            None => (first.path.to_owned(), first.ty, first.bits, 1),
            Some(name) if depth < MAX_DEPTH => {
                let inside = rest.iter().take_while(|part| head(part).as_ref() == Some(&name));
                let inside: Vec<_> = inside
                    .map(|part| Part {
                        path: part.path.split_once('.').map_or("", |(_, rest)| rest),
                        ..*part
                    })
                    .collect();
                let (ty, bits) = structure(debug, at, &inside, (depth + 1, 0))?;
                (name, ty, bits, inside.len())
            }
            Some(_) => return None,
        };
        let offset = first.offset - start;
        let flags = DIFlags::PUBLIC;
        let field = debug.builder.create_member_type(scope, &name, file, line, bits, 0, offset, flags, ty);
        fields.push(field.as_type());
        rest = &rest[count..];
    }
    let bits = last.offset + last.bits - start;
    let flags = DIFlags::PUBLIC;
    let ty = debug.builder.create_struct_type(
        scope,
        "",
        file,
        line,
        bits + behind,
        0,
        flags,
        None,
        &fields,
        0,
        None,
        "",
    );
    Some((ty.as_type(), bits))
}

/// A slot on the stack that holds a value from here on.
fn slot<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    value: BasicValueEnum<'ctx>,
    stored_at: Option<DILocation<'ctx>>,
) -> Result<PointerValue<'ctx>, BuilderError> {
    let builder = this.builder();
    let above = this.context().create_builder();
    let entry = this.entry();
    match entry.and_then(|entry| entry.get_first_instruction()) {
        Some(first) => above.position_before(&first),
        None => entry.into_iter().for_each(|entry| above.position_at_end(entry)),
    }
    let slot = above.build_alloca(value.get_type(), "")?;
    match stored_at {
        Some(place) => builder.set_current_debug_location(place),
        None => builder.unset_current_debug_location(),
    }
    builder.build_store(slot, value)?;
    Ok(slot)
}

impl<'ctx> Variable<'_, 'ctx> {
    /// Describes where the parts are, as far as known.
    fn describe(
        &self,
        this: &Function<'_, '_, 'ctx>,
        op: VariableOp<'_>,
        parts: &[Part<'_, 'ctx>],
        stored_at: Option<DILocation<'ctx>>,
    ) -> Built {
        let view = op.op_ref();
        let mut operands = op.parts();
        for (part, &source) in parts.iter().zip(op.sources().unwrap_or_default()) {
            let source = view.cx().attr_ref(source);
            if source.is_unit() {
                let Some(operand) = operands.next() else { break };
                let value = this.value(view, operand)?;
                let slot = check(view, slot(this, value, stored_at))?;
                self.is_in(this, slot, part, value.is_pointer_value());
            } else if let Some(elements) = source.as_dense_f64().filter(|e| e.len() <= MAX_ELEMENTS) {
                self.is_constant(this, part, &elements);
            }
        }
        Ok(None)
    }

    /// Appends a known part after all others, described in the same way as they are.
    fn end(
        &self,
        this: &Function<'_, '_, 'ctx>,
        op: VariableOp<'_>,
        end: Part<'_, 'ctx>,
        stored_at: Option<DILocation<'ctx>>,
    ) -> Built {
        let view = op.op_ref();
        let sources = op.sources().unwrap_or_default();
        if sources.iter().all(|&source| view.cx().attr_ref(source).is_unit()) {
            let nothing = this.context().f64_type().const_zero();
            let slot = check(view, slot(this, nothing.into(), stored_at))?;
            self.is_in(this, slot, &end, false);
        } else {
            self.is_constant(this, &end, &[0.0]);
        }
        Ok(None)
    }

    /// An expression for some of the variable's bits.
    fn expression(&self, mut operations: Vec<i64>, offset: u64, bits: u64) -> DIExpression<'ctx> {
        if bits < self.bits {
            operations.extend([FRAGMENT, offset.cast_signed(), bits.cast_signed()]);
        }
        self.debug.builder.create_expression(operations)
    }

    /// Describes a part that is in a slot, or at the address in a slot.
    #[allow(unsafe_code, reason = "inkwell takes a record for an instruction")]
    fn is_in(
        &self,
        this: &Function<'_, '_, 'ctx>,
        slot: PointerValue<'ctx>,
        part: &Part<'_, 'ctx>,
        is_address: bool,
    ) {
        let Some(block) = this.builder().get_insert_block().filter(|_| part.bits > 0) else { return };
        let operations = if is_address { vec![DEREF] } else { Vec::new() };
        let expression = self.expression(operations, part.offset, part.bits);
        // SAFETY: the builder, the slot, the block and the nodes belong to the module that is being built, and the
        // nodes are of the kinds that the function expects.
        unsafe {
            LLVMDIBuilderInsertDeclareRecordAtEnd(
                self.debug.builder.as_mut_ptr(),
                slot.as_value_ref(),
                self.info.as_mut_ptr(),
                expression.as_mut_ptr(),
                self.place.as_mut_ptr(),
                block.as_mut_ptr(),
            );
        }
    }

    /// Describes a part that has these elements, wherever they are.
    #[allow(unsafe_code, reason = "inkwell takes a record for an instruction")]
    fn is_constant(&self, this: &Function<'_, '_, 'ctx>, part: &Part<'_, 'ctx>, elements: &[f64]) {
        let Some(block) = this.builder().get_insert_block() else { return };
        if elements.len() as u64 * NUMBER != part.bits {
            return;
        }
        for (index, &element) in elements.iter().enumerate() {
            let value = this.context().f64_type().const_float(element);
            let expression = self.expression(Vec::new(), part.offset + index as u64 * NUMBER, NUMBER);
            // SAFETY: as above; the value is a constant of the module's context.
            unsafe {
                LLVMDIBuilderInsertDbgValueRecordAtEnd(
                    self.debug.builder.as_mut_ptr(),
                    value.as_value_ref(),
                    self.info.as_mut_ptr(),
                    expression.as_mut_ptr(),
                    self.place.as_mut_ptr(),
                    block.as_mut_ptr(),
                );
            }
        }
    }
}

/// Describes a variable that is a constant global, like static ones in C.
#[allow(unsafe_code, reason = "inkwell cannot attach several variables to a global")]
fn is_global<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    debug: &DebugInfo<'ctx>,
    global: &str,
    (name, file, line, ty, scope): (&str, DIFile<'ctx>, u32, DIType<'ctx>, DIScope<'ctx>),
) {
    let Some(global) = this.module().get_global(global) else { return };
    let expression = Some(debug.builder.create_expression(Vec::new()));
    let variable = debug
        .builder
        .create_global_variable_expression(scope, name, "", file, line, ty, true, expression, None, 0);
    // SAFETY: the global and the node belong to the module that is being built.
    unsafe { LLVMGlobalAddDebugInfo(global.as_value_ref(), variable.as_mut_ptr()) };
}
