//! Instructions that become one operation each.

use dialects::llvm::types::{LlvmType, data};
use dialects::llvm::*;
use mlir::opdef::OpDef;
use mlir::{Attr, Loc, Op, OpState, OpType, Type, Value as MlirValue};

use super::importer::{Failed, Imported};
use super::ir::*;
use super::region::Region;

/// How the flags of an instruction are stored in the first attribute of the operation.
#[derive(Clone, Copy)]
enum Flags {
    None,
    Overflow,
    Exact,
    Disjoint,
    NonNegative,
    FastMath,
}

/// What an instruction becomes if the operation has the same operands and at most the flags as attributes.
fn simple(opcode: LLVMOpcode) -> Option<(&'static OpDef, Flags)> {
    Some(match opcode {
        LLVMAdd => (AddOp::DEF, Flags::Overflow),
        LLVMSub => (SubOp::DEF, Flags::Overflow),
        LLVMMul => (MulOp::DEF, Flags::Overflow),
        LLVMShl => (ShlOp::DEF, Flags::Overflow),
        LLVMTrunc => (TruncOp::DEF, Flags::Overflow),
        LLVMUDiv => (UDivOp::DEF, Flags::Exact),
        LLVMSDiv => (SDivOp::DEF, Flags::Exact),
        LLVMLShr => (LShrOp::DEF, Flags::Exact),
        LLVMAShr => (AShrOp::DEF, Flags::Exact),
        LLVMOr => (OrOp::DEF, Flags::Disjoint),
        LLVMZExt => (ZExtOp::DEF, Flags::NonNegative),
        LLVMUIToFP => (UIToFPOp::DEF, Flags::NonNegative),
        LLVMFAdd => (FAddOp::DEF, Flags::FastMath),
        LLVMFSub => (FSubOp::DEF, Flags::FastMath),
        LLVMFMul => (FMulOp::DEF, Flags::FastMath),
        LLVMFDiv => (FDivOp::DEF, Flags::FastMath),
        LLVMFRem => (FRemOp::DEF, Flags::FastMath),
        LLVMFNeg => (FNegOp::DEF, Flags::FastMath),
        LLVMSelect => (SelectOp::DEF, Flags::FastMath),
        LLVMURem => (URemOp::DEF, Flags::None),
        LLVMSRem => (SRemOp::DEF, Flags::None),
        LLVMAnd => (AndOp::DEF, Flags::None),
        LLVMXor => (XOrOp::DEF, Flags::None),
        LLVMSExt => (SExtOp::DEF, Flags::None),
        LLVMFPToUI => (FPToUIOp::DEF, Flags::None),
        LLVMFPToSI => (FPToSIOp::DEF, Flags::None),
        LLVMSIToFP => (SIToFPOp::DEF, Flags::None),
        LLVMFPTrunc => (FPTruncOp::DEF, Flags::None),
        LLVMFPExt => (FPExtOp::DEF, Flags::None),
        LLVMPtrToInt => (PtrToIntOp::DEF, Flags::None),
        LLVMIntToPtr => (IntToPtrOp::DEF, Flags::None),
        LLVMBitCast => (BitcastOp::DEF, Flags::None),
        LLVMAddrSpaceCast => (AddrSpaceCastOp::DEF, Flags::None),
        LLVMFreeze => (FreezeOp::DEF, Flags::None),
        LLVMExtractElement => (ExtractElementOp::DEF, Flags::None),
        LLVMInsertElement => (InsertElementOp::DEF, Flags::None),
        LLVMVAArg => (VaArgOp::DEF, Flags::None),
        LLVMResume => (ResumeOp::DEF, Flags::None),
        LLVMRet => (ReturnOp::DEF, Flags::None),
        LLVMUnreachable => (UnreachableOp::DEF, Flags::None),
        _ => return None,
    })
}

/// LLVM's bits of fast math in MLIR's order.
fn fast_math_bits(flags: u32) -> i64 {
    // `reassoc` is LLVM's first bit and MLIR's last.
    i64::from(flags >> 1 | (flags & 1) << 6)
}

impl<'m> Region<'_, '_, 'm, '_> {
    /// The attribute for the flags of an instruction that may have some.
    pub(super) fn fast_math_attr(&mut self, inst: Inst<'m>) -> Option<Attr> {
        let flags = inst.fast_math();
        (flags != 0).then(|| self.shared.cx.enum_attr(&FASTMATH_FLAGS_ATTR_SPEC, fast_math_bits(flags)))
    }

    fn flags(&mut self, inst: Inst<'m>, flags: Flags) -> Option<Attr> {
        let cx = self.shared.cx;
        let unit = |flag: bool| flag.then(|| cx.unit_attr());
        match flags {
            Flags::None => None,
            Flags::Overflow => overflow(cx, inst.has_nsw(), inst.has_nuw()),
            Flags::Exact => unit(inst.is_exact()),
            Flags::Disjoint => unit(inst.is_disjoint()),
            Flags::NonNegative => unit(inst.is_non_negative()),
            Flags::FastMath => self.fast_math_attr(inst),
        }
    }

    /// An operation with these operands and attribute.
    fn create(
        &mut self,
        def: &'static OpDef,
        loc: Loc,
        ty: Ty<'m>,
        operands: impl IntoIterator<Item = Value<'m>>,
        flags: Option<Attr>,
    ) -> Imported<Op> {
        let mut state = OpState::of(self.shared.cx, def, loc);
        for operand in operands {
            state.operands.push(self.value(operand)?);
        }
        if let Some(first) = state.inherent.first_mut() {
            *first = flags;
        }
        if ty.kind() != LLVMVoidTypeKind {
            state.result_types.push(self.shared.ty(ty));
        }
        Ok(self.b.create(state))
    }

    /// Converts an instruction that becomes one operation; `None` if there is no such operation.
    pub(super) fn regular(&mut self, inst: Inst<'m>, loc: Loc) -> Imported<Option<Op>> {
        if let Some((def, flags)) = simple(inst.opcode) {
            let flags = self.flags(inst, flags);
            return self.create(def, loc, inst.ty(), inst.value.operands(), flags).map(Some);
        }
        let cx = self.shared.cx;
        let op = match inst.opcode {
            LLVMICmp => {
                let predicate = int_predicate(inst).value();
                let attr = cx.int_attr_of_width(predicate, 64);
                self.create(ICmpOp::DEF, loc, inst.ty(), inst.value.operands(), Some(attr))?
            }
            LLVMFCmp => {
                let attr = cx.int_attr_of_width(float_predicate(inst), 64);
                let fast_math = self.fast_math_attr(inst);
                let op = self.create(FCmpOp::DEF, loc, inst.ty(), inst.value.operands(), Some(attr))?;
                if fast_math.is_some() {
                    self.b.set_attr(op, FCmpOp::FASTMATH_FLAGS_ATTR, fast_math);
                }
                op
            }
            LLVMExtractValue | LLVMInsertValue => {
                let position: Vec<i64> = inst.indices().iter().map(|&index| index.into()).collect();
                let position = Some(cx.dense_array_attr(&position));
                let def =
                    if inst.opcode == LLVMExtractValue { ExtractValueOp::DEF } else { InsertValueOp::DEF };
                self.create(def, loc, inst.ty(), inst.value.operands(), position)?
            }
            LLVMShuffleVector => {
                let mask = Some(cx.dense_array_attr(&inst.mask()));
                self.create(ShuffleVectorOp::DEF, loc, inst.ty(), inst.value.operands().take(2), mask)?
            }
            LLVMGetElementPtr => {
                let source = self.shared.ty(inst.gep_source());
                let value = self.element_pointer(inst.value, source, inst.gep_flags(), loc)?;
                self.b.body().defining_op(value).ok_or(Failed)?
            }
            LLVMAlloca | LLVMLoad | LLVMStore | LLVMAtomicRMW | LLVMAtomicCmpXchg | LLVMFence => {
                self.memory(inst, loc)?
            }
            _ => return Ok(None),
        };
        Ok(Some(op))
    }

    /// `getelementptr`: indices into structures are attributes.
    fn element_pointer(&mut self, gep: Value<'m>, source: Type, flags: u32, loc: Loc) -> Imported<MlirValue> {
        let base = self.value(gep.operand(0))?;
        let mut dynamic = Vec::new();
        let mut constants: Vec<i32> = Vec::new();
        let mut at = Some(source);
        let indices: Vec<_> = gep.operands().skip(1).collect();
        let converted = self.values_of(indices.iter().copied())?;
        for (index, converted) in indices.into_iter().zip(converted) {
            let cx = self.shared.cx;
            let inside = at.filter(|_| !constants.is_empty());
            let fields = inside.and_then(|ty| match data(cx.type_ref(ty)) {
                Some(LlvmType::Struct { fields, .. }) => Some(fields),
                _ => None,
            });
            let field = fields.and_then(|_| field_number(index));
            match field {
                Some(field) => constants.push(field),
                None => {
                    constants.push(i32::MIN);
                    dynamic.push(converted);
                }
            }
            if constants.len() > 1 {
                at = match (fields, inside) {
                    (Some(fields), _) => {
                        field.and_then(|field| fields.get(usize::try_from(field).ok()?).copied())
                    }
                    (None, Some(ty)) => element_type(cx.type_ref(ty)),
                    (None, None) => None,
                };
            }
        }
        let ty = self.shared.ty(gep.ty());
        let no_wrap_flags = GEPNoWrapFlags::from_value(flags.into()).filter(|flags| !flags.is_empty());
        let options = GEPOpOptions { no_wrap_flags };
        Ok(GEPOp::build_with(&mut self.b, loc, ty, base, &dynamic, &constants, source, options))
    }

    /// A constant that is written like an instruction.
    pub(super) fn expression(&mut self, constant: Value<'m>) -> Imported<MlirValue> {
        let loc = Loc::UNKNOWN;
        let opcode = constant.opcode_of_expression();
        if opcode == LLVMGetElementPtr {
            let source = self.shared.ty(constant.gep_source_of_expression());
            return self.element_pointer(constant, source, constant.gep_flags_of_expression(), loc);
        }
        let Some((def, flags)) = simple(opcode) else {
            return Err(self.shared.error(loc, format!("unhandled constant: {}", constant.print())));
        };
        let flags = match flags {
            // The C interface has these flags of instructions only.
            Flags::Overflow => {
                let text = constant.print();
                let head = text.split('(').next().unwrap_or_default();
                let has = |flag| head.split(' ').any(|word| word == flag);
                overflow(self.shared.cx, has("nsw"), has("nuw"))
            }
            _ => None,
        };
        let op = self.create(def, loc, constant.ty(), constant.operands(), flags)?;
        Ok(self.b.body().result(op, 0))
    }
}

fn overflow(cx: &mlir::Context, nsw: bool, nuw: bool) -> Option<Attr> {
    let bits = i64::from(nsw) | i64::from(nuw) << 1;
    (bits != 0).then(|| cx.int_attr_of_width(bits, 32))
}

/// An index that may be an attribute: a constant, or a vector of the same one, of 32 bits.
fn field_number(index: Value<'_>) -> Option<i32> {
    let scalar = match index.kind() {
        LLVMConstantIntValueKind => index,
        LLVMConstantDataVectorValueKind | LLVMConstantAggregateZeroValueKind => index.element(0)?,
        _ => return None,
    };
    let width = (scalar.kind() == LLVMConstantIntValueKind).then(|| scalar.ty().int_width())?;
    if width > 64 {
        return None;
    }
    let unused = 64 - width;
    i32::try_from((scalar.number() << unused) as i64 >> unused).ok()
}

/// The type of the elements of an array or vector.
fn element_type(ty: mlir::TypeRef<'_>) -> Option<Type> {
    match (data(ty), ty.kind()) {
        (Some(LlvmType::Array { element, .. }), _) | (_, mlir::TypeKind::Vector { element, .. }) => {
            Some(*element)
        }
        _ => None,
    }
}

/// MLIR has `uno` after the predicates that LLVM has after it.
fn float_predicate(inst: Inst<'_>) -> i64 {
    match inst.float_predicate() as i64 {
        8 => 14,
        after @ 9..=14 => after - 1,
        same => same,
    }
}

fn int_predicate(inst: Inst<'_>) -> ICmpPredicate {
    use inkwell::llvm_sys::LLVMIntPredicate::*;
    match inst.int_predicate() {
        LLVMIntEQ => ICmpPredicate::Eq,
        LLVMIntNE => ICmpPredicate::Ne,
        LLVMIntUGT => ICmpPredicate::Ugt,
        LLVMIntUGE => ICmpPredicate::Uge,
        LLVMIntULT => ICmpPredicate::Ult,
        LLVMIntULE => ICmpPredicate::Ule,
        LLVMIntSGT => ICmpPredicate::Sgt,
        LLVMIntSGE => ICmpPredicate::Sge,
        LLVMIntSLT => ICmpPredicate::Slt,
        LLVMIntSLE => ICmpPredicate::Sle,
    }
}
