//! One instruction for each operation: the table, and the operations on values. Memory, control flow, calls and
//! intrinsics have modules of their own.

use dialects::llvm::{self, FCmpPredicate, FastmathFlags, ICmpPredicate};
use inkwell::llvm_sys::LLVMIntPredicate::{self, *};
use inkwell::llvm_sys::LLVMOpcode::{self, *};
use inkwell::llvm_sys::LLVMRealPredicate::{self, *};
use inkwell::llvm_sys::LLVMTypeKind;
use mlir::{Context, Diag, OpName, OpRef, OpView};

use super::building::{cast, fast_math, result_type, wraps};
use super::function::{Built, Entries, Entry, Function, Handler, Translation};
use super::raw::{NAMELESS, Value, c, is_instruction, type_of};
use super::{calls, constants, control_flow, globals, intrinsics, masks, memory, parts, records};

/// Pairs the name of each operation with its handler, which gets the typed view.
macro_rules! table {
    ($cx:expr; $($op:ident => $handler:expr,)*) => {
        [$(($cx.op_name(llvm::$op::NAME), Entry::Op((|this, op| {
            typed::<llvm::$op<'_>>(this, op, $handler)
        }) as Handler)),)*]
    };
}

/// Translates an operation through its typed view.
fn typed<'o, V: OpView<'o>>(
    this: &Function<'_, '_, '_>,
    op: OpRef<'o>,
    handler: impl FnOnce(&Function<'_, '_, '_>, V) -> Built,
) -> Built {
    handler(this, V::from_op(op))
}

pub(super) fn entries(cx: &Context) -> Entries {
    let added = cx.dialect_interfaces::<Translation>().flat_map(|(_, translation)| translation.ops);
    let added = added.map(|&(name, handler)| (cx.op_name(name), Entry::Op(handler)));
    let rows =
        intrinsics::rows().map(|(name, row)| (cx.op_name(&name), Entry::Row(intrinsics::regular, row)));
    rows.chain(arithmetic(cx))
        .chain(values(cx))
        .chain(memory_and_control_flow(cx))
        .chain(irregular_intrinsics(cx))
        .chain(added)
        .collect()
}

fn arithmetic(cx: &Context) -> impl Iterator<Item = (OpName, Entry)> {
    let table = table! { cx;
        AddOp => |this, op| Ok(Some(wraps(binary(this, *op, LLVMAdd)?, op.overflow_flags()))),
        SubOp => |this, op| Ok(Some(wraps(binary(this, *op, LLVMSub)?, op.overflow_flags()))),
        MulOp => |this, op| Ok(Some(wraps(binary(this, *op, LLVMMul)?, op.overflow_flags()))),
        ShlOp => |this, op| Ok(Some(wraps(binary(this, *op, LLVMShl)?, op.overflow_flags()))),
        AndOp => |this, op| binary(this, *op, LLVMAnd).map(Some),
        XOrOp => |this, op| binary(this, *op, LLVMXor).map(Some),
        SRemOp => |this, op| binary(this, *op, LLVMSRem).map(Some),
        URemOp => |this, op| binary(this, *op, LLVMURem).map(Some),
        OrOp => |this, op| {
            let value = binary(this, *op, LLVMOr)?;
            if op.is_disjoint() && is_instruction(value) {
                c!(LLVMSetIsDisjoint(value, 1));
            }
            Ok(Some(value))
        },
        LShrOp => |this, op| exact(this, *op, LLVMLShr, op.is_exact()),
        AShrOp => |this, op| exact(this, *op, LLVMAShr, op.is_exact()),
        SDivOp => |this, op| exact(this, *op, LLVMSDiv, op.is_exact()),
        UDivOp => |this, op| exact(this, *op, LLVMUDiv, op.is_exact()),
        FAddOp => |this, op| float(this, *op, LLVMFAdd, op.fastmath_flags()),
        FSubOp => |this, op| float(this, *op, LLVMFSub, op.fastmath_flags()),
        FMulOp => |this, op| float(this, *op, LLVMFMul, op.fastmath_flags()),
        FDivOp => |this, op| float(this, *op, LLVMFDiv, op.fastmath_flags()),
        FRemOp => |this, op| float(this, *op, LLVMFRem, op.fastmath_flags()),
        FNegOp => |this, op| {
            let x = this.get(*op, op.operand())?;
            Ok(Some(fast_math(c!(LLVMBuildFNeg(this.raw().builder, x, NAMELESS)), op.fastmath_flags())))
        },
    };
    table.into_iter()
}

fn values(cx: &Context) -> impl Iterator<Item = (OpName, Entry)> {
    let table = table! { cx;
        BitcastOp => |this, op| cast(this, *op, LLVMBitCast).map(Some),
        AddrSpaceCastOp => |this, op| cast(this, *op, LLVMAddrSpaceCast).map(Some),
        PtrToIntOp => |this, op| memory::ptrtoint(this, op),
        IntToPtrOp => memory::inttoptr,
        SExtOp => |this, op| cast(this, *op, LLVMSExt).map(Some),
        ZExtOp => |this, op| non_negative(cast(this, *op, LLVMZExt)?, op.non_neg()),
        TruncOp => |this, op| Ok(Some(wraps(cast(this, *op, LLVMTrunc)?, op.overflow_flags()))),
        SIToFPOp => |this, op| cast(this, *op, LLVMSIToFP).map(Some),
        UIToFPOp => |this, op| non_negative(cast(this, *op, LLVMUIToFP)?, op.non_neg()),
        FPToSIOp => |this, op| cast(this, *op, LLVMFPToSI).map(Some),
        FPToUIOp => |this, op| cast(this, *op, LLVMFPToUI).map(Some),
        FPExtOp => |this, op| cast(this, *op, LLVMFPExt).map(Some),
        FPTruncOp => |this, op| cast(this, *op, LLVMFPTrunc).map(Some),
        ICmpOp => |this, op| {
            let (x, y) = (this.get(*op, op.lhs())?, this.get(*op, op.rhs())?);
            Ok(Some(c!(LLVMBuildICmp(this.raw().builder, int_predicate(op.predicate()), x, y, NAMELESS))))
        },
        FCmpOp => |this, op| {
            let (x, y) = (this.get(*op, op.lhs())?, this.get(*op, op.rhs())?);
            let value = c!(LLVMBuildFCmp(this.raw().builder, real_predicate(op.predicate()), x, y, NAMELESS));
            Ok(Some(fast_math(value, op.fastmath_flags())))
        },
        SelectOp => |this, op| {
            let condition = this.get(*op, op.condition())?;
            let (yes, no) = (this.get(*op, op.true_value())?, this.get(*op, op.false_value())?);
            let value = c!(LLVMBuildSelect(this.raw().builder, condition, yes, no, NAMELESS));
            Ok(Some(fast_math(value, op.fastmath_flags())))
        },
        FreezeOp => |this, op| {
            Ok(Some(c!(LLVMBuildFreeze(this.raw().builder, this.get(*op, op.val())?, NAMELESS))))
        },
        ExtractValueOp => parts::extractvalue,
        InsertValueOp => parts::insertvalue,
        ExtractElementOp => |this, op| {
            let (vector, position) = (this.get(*op, op.vector())?, this.get(*op, op.position())?);
            Ok(Some(c!(LLVMBuildExtractElement(this.raw().builder, vector, position, NAMELESS))))
        },
        InsertElementOp => |this, op| {
            let (vector, position) = (this.get(*op, op.vector())?, this.get(*op, op.position())?);
            let value = this.get(*op, op.value())?;
            Ok(Some(c!(LLVMBuildInsertElement(this.raw().builder, vector, value, position, NAMELESS))))
        },
        ShuffleVectorOp => shufflevector,
        ConstantOp => |this, op| {
            let value = constants::constant(this.raw(), op.value(), result_type(this, *op)?);
            value.map(Some).map_err(|message| this.failed(*op, message))
        },
        UndefOp => |this, op| Ok(Some(c!(LLVMGetUndef(result_type(this, *op)?)))),
        PoisonOp => |this, op| Ok(Some(c!(LLVMGetPoison(result_type(this, *op)?)))),
        ZeroOp => |this, op| Ok(Some(c!(LLVMConstNull(result_type(this, *op)?)))),
        NoneTokenOp => |this, op| Ok(Some(c!(LLVMConstNull(result_type(this, *op)?)))),
    };
    table.into_iter()
}

fn memory_and_control_flow(cx: &Context) -> impl Iterator<Item = (OpName, Entry)> {
    let table = table! { cx;
        AllocaOp => memory::alloca,
        GEPOp => memory::gep,
        LoadOp => memory::load,
        StoreOp => memory::store,
        AtomicRMWOp => memory::atomicrmw,
        AtomicCmpXchgOp => memory::cmpxchg,
        FenceOp => memory::fence,
        VaArgOp => |this, op| {
            let list = this.get(*op, op.arg())?;
            Ok(Some(c!(LLVMBuildVAArg(this.raw().builder, list, result_type(this, *op)?, NAMELESS))))
        },
        BrOp => control_flow::br,
        CondBrOp => control_flow::cond_br,
        SwitchOp => control_flow::switch,
        IndirectBrOp => control_flow::indirect_br,
        ReturnOp => control_flow::ret,
        ResumeOp => |this, op| {
            c!(LLVMBuildResume(this.raw().builder, this.get(*op, op.value())?));
            Ok(None)
        },
        UnreachableOp => |this, _| {
            c!(LLVMBuildUnreachable(this.raw().builder));
            Ok(None)
        },
        LandingpadOp => control_flow::landingpad,
        CallOp => calls::call,
        InvokeOp => calls::invoke,
        CallIntrinsicOp => calls::call_intrinsic,
        InlineAsmOp => calls::inline_asm,
        AddressOfOp => globals::addressof,
        DSOLocalEquivalentOp => globals::dso_local_equivalent,
        BlockAddressOp => control_flow::block_address,
        BlockTagOp => control_flow::block_tag,
    };
    table.into_iter()
}

fn irregular_intrinsics(cx: &Context) -> impl Iterator<Item = (OpName, Entry)> {
    let table = table! { cx;
        NoAliasScopeDeclOp => intrinsics::noalias_scope,
        MaskedLoadOp => masks::load,
        MaskedStoreOp => masks::store,
        MaskedGatherOp => masks::gather,
        MaskedScatterOp => masks::scatter,
        MatrixColumnMajorLoadOp => masks::matrix_load,
        MatrixColumnMajorStoreOp => masks::matrix_store,
        MatrixMultiplyOp => masks::matrix_multiply,
        MatrixTransposeOp => masks::matrix_transpose,
        ConstrainedSIToFP => |this, op| {
            let (rounding, behavior) = (op.roundingmode(), op.fp_exception_behavior());
            intrinsics::constrained(this, *op, Some(rounding), behavior)
        },
        ConstrainedUIToFP => |this, op| {
            let (rounding, behavior) = (op.roundingmode(), op.fp_exception_behavior());
            intrinsics::constrained(this, *op, Some(rounding), behavior)
        },
        ConstrainedFPTruncIntr => |this, op| {
            let (rounding, behavior) = (op.roundingmode(), op.fp_exception_behavior());
            intrinsics::constrained(this, *op, Some(rounding), behavior)
        },
        ConstrainedFPExtIntr => |this, op| intrinsics::constrained(this, *op, None, op.fp_exception_behavior()),
        DbgDeclareOp => records::declare,
        DbgValueOp => records::value,
        DbgLabelOp => records::label,
    };
    table.into_iter()
}

fn binary(this: &Function<'_, '_, '_>, op: OpRef<'_>, opcode: LLVMOpcode) -> Result<Value, Diag> {
    let (x, y) = (this.get(op, op.operand(0))?, this.get(op, op.operand(1))?);
    Ok(c!(LLVMBuildBinOp(this.raw().builder, opcode, x, y, NAMELESS)))
}

/// An instruction that may lose only zeros.
fn exact(this: &Function<'_, '_, '_>, op: OpRef<'_>, opcode: LLVMOpcode, is_exact: bool) -> Built {
    let value = binary(this, op, opcode)?;
    if is_exact && is_instruction(value) {
        c!(LLVMSetExact(value, 1));
    }
    Ok(Some(value))
}

fn float(this: &Function<'_, '_, '_>, op: OpRef<'_>, opcode: LLVMOpcode, flags: FastmathFlags) -> Built {
    Ok(Some(fast_math(binary(this, op, opcode)?, flags)))
}

fn non_negative(value: Value, is_set: bool) -> Built {
    if is_set && is_instruction(value) {
        c!(LLVMSetNNeg(value, 1));
    }
    Ok(Some(value))
}

fn shufflevector(this: &Function<'_, '_, '_>, op: llvm::ShuffleVectorOp<'_>) -> Built {
    let (x, y) = (this.get(*op, op.v1())?, this.get(*op, op.v2())?);
    let raw = this.raw();
    let lane = raw.int_type(32);
    let mask = op.mask();
    let mut lanes: Vec<Value> = mask
        .iter()
        .map(|&index| match index {
            -1 => c!(LLVMGetPoison(lane)),
            _ => c!(LLVMConstInt(lane, index as u64, 0)),
        })
        .collect();
    let is_scalable = c!(LLVMGetTypeKind(type_of(x))) == LLVMTypeKind::LLVMScalableVectorTypeKind;
    let mask = if is_scalable {
        // There, the mask has zeros only.
        let mask = c!(LLVMScalableVectorType(lane, lanes.len() as u32));
        c!(LLVMConstNull(mask))
    } else {
        c!(LLVMConstVector(lanes.as_mut_ptr(), lanes.len() as u32))
    };
    Ok(Some(c!(LLVMBuildShuffleVector(raw.builder, x, y, mask, NAMELESS))))
}

fn real_predicate(predicate: FCmpPredicate) -> LLVMRealPredicate {
    match predicate {
        FCmpPredicate::False => LLVMRealPredicateFalse,
        FCmpPredicate::Oeq => LLVMRealOEQ,
        FCmpPredicate::Ogt => LLVMRealOGT,
        FCmpPredicate::Oge => LLVMRealOGE,
        FCmpPredicate::Olt => LLVMRealOLT,
        FCmpPredicate::Ole => LLVMRealOLE,
        FCmpPredicate::One => LLVMRealONE,
        FCmpPredicate::Ord => LLVMRealORD,
        FCmpPredicate::Ueq => LLVMRealUEQ,
        FCmpPredicate::Ugt => LLVMRealUGT,
        FCmpPredicate::Uge => LLVMRealUGE,
        FCmpPredicate::Ult => LLVMRealULT,
        FCmpPredicate::Ule => LLVMRealULE,
        FCmpPredicate::Une => LLVMRealUNE,
        FCmpPredicate::Uno => LLVMRealUNO,
        FCmpPredicate::True => LLVMRealPredicateTrue,
    }
}

fn int_predicate(predicate: ICmpPredicate) -> LLVMIntPredicate {
    match predicate {
        ICmpPredicate::Eq => LLVMIntEQ,
        ICmpPredicate::Ne => LLVMIntNE,
        ICmpPredicate::Slt => LLVMIntSLT,
        ICmpPredicate::Sle => LLVMIntSLE,
        ICmpPredicate::Sgt => LLVMIntSGT,
        ICmpPredicate::Sge => LLVMIntSGE,
        ICmpPredicate::Ult => LLVMIntULT,
        ICmpPredicate::Ule => LLVMIntULE,
        ICmpPredicate::Ugt => LLVMIntUGT,
        ICmpPredicate::Uge => LLVMIntUGE,
    }
}
