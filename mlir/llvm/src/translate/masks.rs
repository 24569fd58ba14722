//! Access to memory through masks, and matrices: calls of LLVM's functions that its builders make with constants of their
//! own.

use dialects::llvm;
use inkwell::llvm_sys::target::{LLVMABIAlignmentOfType, LLVMGetModuleDataLayout};
use mlir::{Diag, OpRef};

use super::building::result_type;
use super::function::{Built, Function};
use super::intrinsics::call;
use super::memory::mark_nontemporal;
use super::raw::{Raw, Ty, Value, c, type_of};

/// Calls a function that takes the alignment of its pointer, argument `pointer`, as an attribute.
fn call_aligned(
    this: &Function<'_, '_, '_>,
    op: OpRef<'_>,
    (name, types): (&str, &[Ty]),
    args: &[Value],
    (pointer, bytes): (u32, u64),
) -> Result<Value, Diag> {
    let value = call(this, op, name, types, args, &super::calls::Bundles::default())?;
    if bytes == 0 || !bytes.is_power_of_two() {
        return Err(op.error(format_args!("has alignment {bytes}, which is not a power of two")));
    }
    c!(LLVMAddCallSiteAttribute(value, pointer + 1, this.raw().known_attribute("align", bytes)));
    Ok(value)
}

pub(super) fn load(this: &Function<'_, '_, '_>, op: llvm::MaskedLoadOp<'_>) -> Built {
    let ty = result_type(this, *op)?;
    let (address, mask) = (this.get(*op, op.data())?, this.get(*op, op.mask())?);
    let rest = match op.pass_thru() {
        Some(rest) => this.get(*op, rest)?,
        None => c!(LLVMGetPoison(ty)),
    };
    let name = ("llvm.masked.load", &[ty, type_of(address)][..]);
    let value = call_aligned(this, *op, name, &[address, mask, rest], (0, op.alignment() as u64))?;
    if op.nontemporal() {
        mark_nontemporal(this.raw(), value);
    }
    Ok(Some(value))
}

pub(super) fn store(this: &Function<'_, '_, '_>, op: llvm::MaskedStoreOp<'_>) -> Built {
    let (value, address) = (this.get(*op, op.value())?, this.get(*op, op.data())?);
    let args = [value, address, this.get(*op, op.mask())?];
    let name = ("llvm.masked.store", &[type_of(value), type_of(address)][..]);
    call_aligned(this, *op, name, &args, (1, op.alignment() as u64))?;
    Ok(None)
}

pub(super) fn gather(this: &Function<'_, '_, '_>, op: llvm::MaskedGatherOp<'_>) -> Built {
    let ty = result_type(this, *op)?;
    let (addresses, mask) = (this.get(*op, op.ptrs())?, this.get(*op, op.mask())?);
    let rest = match op.pass_thru().next() {
        Some(rest) => this.get(*op, rest)?,
        None => c!(LLVMGetPoison(ty)),
    };
    let name = ("llvm.masked.gather", &[ty, type_of(addresses)][..]);
    call_aligned(this, *op, name, &[addresses, mask, rest], (0, op.alignment() as u64)).map(Some)
}

pub(super) fn scatter(this: &Function<'_, '_, '_>, op: llvm::MaskedScatterOp<'_>) -> Built {
    let (value, addresses) = (this.get(*op, op.value())?, this.get(*op, op.ptrs())?);
    let args = [value, addresses, this.get(*op, op.mask())?];
    let name = ("llvm.masked.scatter", &[type_of(value), type_of(addresses)][..]);
    call_aligned(this, *op, name, &args, (1, op.alignment() as u64))?;
    Ok(None)
}

/// The alignment of an element of a matrix.
fn element_alignment(raw: Raw, matrix: Ty) -> u64 {
    let element = c!(LLVMGetElementType(matrix));
    // SAFETY: the module is alive and owns its layout; an element of a vector has a size.
    u64::from(unsafe { LLVMABIAlignmentOfType(LLVMGetModuleDataLayout(raw.module), element) })
}

pub(super) fn matrix_load(this: &Function<'_, '_, '_>, op: llvm::MatrixColumnMajorLoadOp<'_>) -> Built {
    let raw = this.raw();
    let ty = result_type(this, *op)?;
    let (address, stride) = (this.get(*op, op.data())?, this.get(*op, op.stride())?);
    let number = |value: i64| raw.int(32, value as u64);
    let volatile = raw.int(1, u64::from(op.is_volatile()));
    let args = [address, stride, volatile, number(op.rows()), number(op.columns())];
    let name = ("llvm.matrix.column.major.load", &[ty, type_of(stride)][..]);
    call_aligned(this, *op, name, &args, (0, element_alignment(raw, ty))).map(Some)
}

pub(super) fn matrix_store(this: &Function<'_, '_, '_>, op: llvm::MatrixColumnMajorStoreOp<'_>) -> Built {
    let raw = this.raw();
    let (matrix, stride) = (this.get(*op, op.matrix())?, this.get(*op, op.stride())?);
    let number = |value: i64| raw.int(32, value as u64);
    let volatile = raw.int(1, u64::from(op.is_volatile()));
    let args = [matrix, this.get(*op, op.data())?, stride, volatile, number(op.rows()), number(op.columns())];
    let name = ("llvm.matrix.column.major.store", &[type_of(matrix), type_of(stride)][..]);
    call_aligned(this, *op, name, &args, (1, element_alignment(raw, type_of(matrix))))?;
    Ok(None)
}

pub(super) fn matrix_multiply(this: &Function<'_, '_, '_>, op: llvm::MatrixMultiplyOp<'_>) -> Built {
    let raw = this.raw();
    let (lhs, rhs) = (this.get(*op, op.lhs())?, this.get(*op, op.rhs())?);
    let number = |value: i64| raw.int(32, value as u64);
    let args = [lhs, rhs, number(op.lhs_rows()), number(op.lhs_columns()), number(op.rhs_columns())];
    let types = [result_type(this, *op)?, type_of(lhs), type_of(rhs)];
    let none = super::calls::Bundles::default();
    call(this, *op, "llvm.matrix.multiply", &types, &args, &none).map(Some)
}

pub(super) fn matrix_transpose(this: &Function<'_, '_, '_>, op: llvm::MatrixTransposeOp<'_>) -> Built {
    let raw = this.raw();
    let number = |value: i64| raw.int(32, value as u64);
    let args = [this.get(*op, op.matrix())?, number(op.rows()), number(op.columns())];
    let types = [result_type(this, *op)?];
    let none = super::calls::Bundles::default();
    call(this, *op, "llvm.matrix.transpose", &types, &args, &none).map(Some)
}
