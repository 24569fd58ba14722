//! Calls of functions, through pointers, and of inline assembly.

use dialects::llvm::types::{LlvmType, data};
use dialects::llvm::*;
use inkwell::llvm_sys::{LLVMInlineAsmDialect, LLVMTailCallKind};
use mlir::{Attr, Block, Loc, Op, Type, Value as MlirValue};

use super::importer::Imported;
use super::ir::*;
use super::kinds::{FunctionAttributes, OF_FUNCTION, READS, WRITES};
use super::region::Region;

/// What a call and an invocation have in common.
pub(super) struct Called {
    /// The name, unless the first operand is what is called.
    callee: Option<String>,
    operands: Vec<MlirValue>,
    result: Option<Type>,
    /// The type of a variadic function.
    variadic: Option<Type>,
    arg_attrs: Option<Attr>,
    res_attrs: Option<Attr>,
}

/// Bundles that do not read memory.
const NO_READS: [&[u8]; 4] = [b"ptrauth", b"kcfi", b"convergencectrl", b"deactivation-symbol"];
/// Bundles that do not write memory.
const NO_WRITES: [&[u8]; 6] =
    [b"deopt", b"funclet", b"ptrauth", b"kcfi", b"convergencectrl", b"deactivation-symbol"];

fn tail_call_kind(inst: Inst<'_>) -> TailCallKind {
    match inst.tail_kind() {
        LLVMTailCallKind::LLVMTailCallKindNone => TailCallKind::None,
        LLVMTailCallKind::LLVMTailCallKindTail => TailCallKind::Tail,
        LLVMTailCallKind::LLVMTailCallKindMustTail => TailCallKind::MustTail,
        LLVMTailCallKind::LLVMTailCallKindNoTail => TailCallKind::NoTail,
    }
}

/// MLIR's name of a calling convention of LLVM.
pub(super) fn cconv(number: u32) -> Option<CConv> {
    CConv::from_value(number.into())
}

impl<'m> Region<'_, '_, 'm, '_> {
    pub(super) fn call(&mut self, inst: Inst<'m>, loc: Loc) -> Imported<Op> {
        if let Some(assembly) = inst.callee().as_inline_asm() {
            return self.inline_assembly(inst, assembly, loc);
        }
        let called = self.called(inst, loc)?;
        let attributes = self.shared.attributes.of_function(inst.attributes(OF_FUNCTION));
        let memory_effects = self.shared.memory_effects(self.effects(inst, &attributes));
        let fast_math = self.fast_math_attr(inst);
        let options = CallOpOptions {
            result_type: called.result,
            var_callee_type: called.variadic,
            callee: called.callee.as_deref(),
            callee_operands: &called.operands,
            c_conv: cconv(inst.call_cconv()),
            tail_call_kind: Some(tail_call_kind(inst)),
            memory_effects,
            convergent: attributes.has("convergent"),
            no_unwind: attributes.has("nounwind"),
            will_return: attributes.has("willreturn"),
            arg_attrs: called.arg_attrs,
            res_attrs: called.res_attrs,
            no_inline: attributes.has("noinline"),
            always_inline: attributes.has("alwaysinline"),
            inline_hint: attributes.has("inlinehint"),
            ..Default::default()
        };
        let op: Op = CallOp::build_with(&mut self.b, loc, options).into();
        if fast_math.is_some() {
            self.b.set_attr(op, CallOp::FASTMATH_FLAGS_ATTR, fast_math);
        }
        Ok(op)
    }

    /// The effects on memory that are left by the call and by what it calls.
    fn effects(&self, inst: Inst<'m>, attributes: &FunctionAttributes<'m>) -> u32 {
        let of_call = attributes.memory();
        let Some(function) = inst.callee().as_function() else { return of_call };
        let mut of_function = self.shared.attributes.of_function(function.attributes(OF_FUNCTION)).memory();
        for index in 0..inst.num_bundles() {
            let (tag, _) = inst.bundle(index);
            if !NO_READS.contains(&&*tag) {
                of_function |= READS;
            }
            if !NO_WRITES.contains(&&*tag) {
                of_function |= WRITES;
            }
        }
        of_call & of_function
    }

    /// The type of the function that is called, and whether the call fits it.
    fn callee_type(&mut self, inst: Inst<'m>, loc: Loc) -> (Type, bool) {
        let callee = inst.callee();
        let of_call = self.shared.ty(inst.called_type());
        if callee.as_function().or(callee.as_ifunc()).is_none() {
            return (of_call, true);
        }
        let declared = self.shared.ty(callee.value_type());
        if declared == of_call || fits(self.shared.cx, of_call, declared) {
            return (declared, true);
        }
        let cx = self.shared.cx;
        let (of_call_text, declared) = (cx.type_ref(of_call), cx.type_ref(declared));
        let message = format!("incompatible call and callee types: '{of_call_text}' and '{declared}'");
        self.shared.warning(loc, message);
        (of_call, false)
    }

    /// The arguments, after what is called if that has no name.
    fn operands_of_call(&mut self, inst: Inst<'m>) -> Imported<Vec<MlirValue>> {
        let callee = inst.callee();
        let pointer = callee.as_function().or(callee.as_ifunc()).is_none().then_some(callee);
        self.values_of(pointer.into_iter().chain((0..inst.num_args()).map(|index| inst.arg(index))))
    }

    fn called(&mut self, inst: Inst<'m>, loc: Loc) -> Imported<Called> {
        let callee = inst.callee();
        let has_name = callee.as_function().or(callee.as_ifunc()).is_some();
        let mut operands = self.operands_of_call(inst)?;
        let (ty, is_compatible) = self.callee_type(inst, loc);
        let cx = self.shared.cx;
        let (result, variadic) = match data(cx.type_ref(ty)) {
            Some(LlvmType::Function { result, variadic, .. }) => (*result, variadic.then_some(ty)),
            _ => (types::void(cx), None),
        };
        let mut name = has_name.then(|| callee.name_text().into_owned());
        let mut attrs = (None, None);
        if is_compatible {
            attrs = self.shared.of_call(inst, &[]);
        } else if let Some(name) = name.take() {
            let pointer = types::ptr(cx);
            operands.insert(0, AddressOfOp::build(&mut self.b, loc, pointer, &name));
        }
        let is_void = matches!(data(cx.type_ref(result)), Some(LlvmType::Void));
        let (arg_attrs, res_attrs) = attrs;
        let result = (!is_void).then_some(result);
        Ok(Called { callee: name, operands, result, variadic, arg_attrs, res_attrs })
    }

    fn inline_assembly(&mut self, inst: Inst<'m>, assembly: Value<'m>, loc: Loc) -> Imported<Op> {
        let mut operands = Vec::new();
        for index in 0..inst.num_args() {
            operands.push(self.value(inst.arg(index))?);
        }
        let constraints = String::from_utf8_lossy(assembly.asm_constraints());
        let asm_dialect = match assembly.asm_dialect() {
            LLVMInlineAsmDialect::LLVMInlineAsmDialectATT => AsmDialect::ADATT,
            LLVMInlineAsmDialect::LLVMInlineAsmDialectIntel => AsmDialect::ADIntel,
        };
        let options = InlineAsmOpOptions {
            res_type: Some(self.shared.ty(inst.ty())),
            has_side_effects: assembly.asm_has_side_effects(),
            is_align_stack: assembly.asm_is_align_stack(),
            tail_call_kind: Some(tail_call_kind(inst)),
            asm_dialect: Some(asm_dialect),
            operand_attrs: self.element_types(inst, &constraints),
        };
        let text = String::from_utf8_lossy(assembly.asm_text());
        Ok(InlineAsmOp::build_with(&mut self.b, loc, &operands, &text, &constraints, options).into())
    }

    /// The types that operands in memory have, one dictionary for each argument; `None` if there are none.
    fn element_types(&mut self, inst: Inst<'m>, constraints: &str) -> Option<Attr> {
        let cx = self.shared.cx;
        let mut list = Vec::new();
        let mut any = false;
        let mut argument = 0;
        for constraint in constraints.split(',') {
            let is_output = constraint.starts_with('=');
            let rest = constraint.trim_start_matches(['=', '+', '%', '&']);
            let is_indirect = rest.starts_with('*');
            if constraint.starts_with(['~', '!'])
                || (is_output && !is_indirect)
                || argument >= inst.num_args()
            {
                continue;
            }
            argument += 1;
            if !is_indirect {
                list.push(cx.dictionary_attr(&[]));
                continue;
            }
            if let Some(ty) = inst.attributes(argument).into_iter().find(|attribute| attribute.is_type()) {
                let ty = self.shared.ty(ty.type_value());
                list.push(cx.dictionary_attr(&[(cx.ident("elementtype"), cx.type_attr(ty))]));
                any = true;
            }
        }
        any.then(|| cx.array_attr(&list))
    }

    pub(super) fn invoke(&mut self, inst: Inst<'m>, loc: Loc) -> Imported<Op> {
        if inst.callee().as_inline_asm().is_some() {
            return Err(self.shared.error(loc, "invoke of inline assembly is not supported"));
        }
        let normal = inst.normal_dest();
        let unwind = inst.unwind_dest();
        // A result cannot be passed by the operation that defines it, so another block passes it.
        let here = inst.parent();
        let passes_result = super::control::phis(normal).any(|phi| {
            let incoming = (0..phi.num_incoming()).map(|index| phi.incoming(index));
            incoming.into_iter().any(|(value, block)| block == here && value == inst.value)
        });
        let block = self.block(normal)?;
        self.operands_of_call(inst)?;
        let unwind_dest_operands = self.passed(inst, unwind)?;
        let call = self.called(inst, loc)?;
        let normal_dest_operands = if passes_result { Vec::new() } else { self.passed(inst, normal)? };
        let direct = if passes_result { self.block_before(block) } else { block };
        let options = InvokeOpOptions {
            result_type: call.result,
            var_callee_type: call.variadic,
            callee: call.callee.as_deref(),
            callee_operands: &call.operands,
            arg_attrs: call.arg_attrs,
            res_attrs: call.res_attrs,
            normal_dest_operands: &normal_dest_operands,
            unwind_dest_operands: &unwind_dest_operands,
            c_conv: cconv(inst.call_cconv()),
            ..Default::default()
        };
        let unwind = self.block(unwind)?;
        let op: Op = InvokeOp::build_with(&mut self.b, loc, direct, unwind, options).into();
        if call.result.is_some() {
            let value = self.b.body().result(op, 0);
            self.values.insert(inst.value, value);
        }
        if passes_result {
            let passed = self.passed(inst, normal)?;
            let at = self.b.insert_point();
            self.b.set_end(direct);
            BrOp::build(&mut self.b, loc, &passed, block);
            self.b.set_insert_point(at);
        }
        Ok(op)
    }

    /// A new block before another one.
    fn block_before(&mut self, block: Block) -> Block {
        let body = self.b.body_mut();
        let new = body.create_block(&[]);
        body.insert_block_before(block, new);
        new
    }
}

/// Whether a call of one type can be a call of a function of the other: a variadic one takes more.
fn fits(cx: &mlir::Context, call: Type, callee: Type) -> bool {
    let (
        Some(LlvmType::Function { result, params, .. }),
        Some(LlvmType::Function { result: declared, params: of_callee, variadic }),
    ) = (data(cx.type_ref(call)), data(cx.type_ref(callee)))
    else {
        return false;
    };
    let enough = if *variadic { params.len() >= of_callee.len() } else { params.len() == of_callee.len() };
    result == declared && enough && params.iter().zip(of_callee).all(|(a, b)| a == b)
}
