//! Methods of the interfaces that operations declare.

use std::ops::Range;

use mlir::interfaces::{Callee, Speculatability};
use mlir::{AttrKind, AttrRef, Builder, Handle, Loc, OpRef, OpView, Type, Value};

use crate::branches::{default_and_cases, parts_of_group};

use super::types::{self, LlvmType};
use super::{
    AtomicCmpXchgOp, AtomicRMWOp, BrOp, CallOp, CallOpOptions, CondBrOp, ConstantOp, GEPOp, IndirectBrOp,
    InvokeOp, LoadOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp, MemsetOp, SDivOp, StoreOp,
    SwitchOp, UDivOp,
};

impl BrOp<'_> {
    /// The operands that become arguments of the successor.
    pub fn successor_operands(self) -> Vec<Range<usize>> {
        vec![self.operand_group(0)]
    }
}

impl CondBrOp<'_> {
    /// The operands that become arguments of each successor.
    pub fn successor_operands(self) -> Vec<Range<usize>> {
        vec![self.operand_group(1), self.operand_group(2)]
    }
}

impl SwitchOp<'_> {
    /// The operands that become arguments of each successor, starting with the default.
    pub fn successor_operands(self) -> Vec<Range<usize>> {
        default_and_cases(self.op_ref())
    }
}

impl IndirectBrOp<'_> {
    /// The operands that become arguments of each successor.
    pub fn successor_operands(self) -> Vec<Range<usize>> {
        parts_of_group(self.op_ref(), 1).collect()
    }
}

impl InvokeOp<'_> {
    /// The operands that become arguments of each successor.
    pub fn successor_operands(self) -> Vec<Range<usize>> {
        vec![self.operand_group(1), self.operand_group(2)]
    }

    /// The called symbol or pointer.
    pub fn callable_for_callee(self) -> Callee {
        callee(self.op_ref())
    }

    /// The passed operands.
    pub fn arg_operands(self) -> Vec<Value> {
        passed(self.op_ref())
    }
}

/// The called symbol or pointer.
fn callee(op: OpRef<'_>) -> Callee {
    match op.attr(CallOp::CALLEE_ATTR) {
        Some(callee) => Callee::Symbol(callee.id()),
        None => Callee::Value(op.operand(0)),
    }
}

/// The passed operands.
fn passed(op: OpRef<'_>) -> Vec<Value> {
    op.operands_of(0).skip(usize::from(op.attr(CallOp::CALLEE_ATTR).is_none())).collect()
}

impl CallOp<'_> {
    /// Calls a function by name, with default attributes.
    pub fn build_direct(
        b: &mut Builder<'_>,
        loc: Loc,
        callee: &str,
        result: Option<Type>,
        operands: &[Value],
    ) -> Handle<CallOp<'static>> {
        let options = CallOpOptions {
            callee: Some(callee),
            callee_operands: operands,
            result_type: result,
            ..Default::default()
        };
        Self::build_with(b, loc, options)
    }

    /// The called symbol or pointer.
    pub fn callable_for_callee(self) -> Callee {
        callee(self.op_ref())
    }

    /// The passed operands.
    pub fn arg_operands(self) -> Vec<Value> {
        passed(self.op_ref())
    }

    /// The passed pointers; the function may access other memory too.
    pub fn accessed_operands(self) -> Vec<Value> {
        let op = *self;
        let is_pointer = |&v: &Value| matches!(types::data(op.ty(v)), Some(LlvmType::Ptr { .. }));
        passed(op).into_iter().filter(is_pointer).collect()
    }
}

/// Defines `accessed_operands` of operations that access memory only through these pointers.
macro_rules! accessed {
    ($($op:ident: $($pointer:ident)*;)*) => {$(
        impl $op<'_> {
            /// The pointers.
            pub fn accessed_operands(self) -> Vec<Value> {
                vec![$(self.$pointer()),*]
            }
        }
    )*};
}

accessed! {
    AtomicCmpXchgOp: ptr;
    AtomicRMWOp: ptr;
    MemcpyOp: dst src;
    MemcpyInlineOp: dst src;
    MemmoveOp: dst src;
    MemsetOp: dst;
    MemsetInlineOp: dst;
}

impl LoadOp<'_> {
    /// The pointer.
    pub fn accessed_operands(self) -> Vec<Value> {
        vec![self.addr()]
    }
}

impl StoreOp<'_> {
    /// The pointer.
    pub fn accessed_operands(self) -> Vec<Value> {
        vec![self.addr()]
    }
}

impl GEPOp<'_> {
    /// The base pointer.
    pub fn view_source(self) -> Value {
        self.base()
    }
}

/// Speculatable if the divisor is a constant that is not one of the `bad` ones.
fn divisor_is_safe(op: OpRef<'_>, divisor: Value, bad: &[i128]) -> Speculatability {
    let constant = op.value(divisor).defined_by::<ConstantOp>();
    let value = constant.and_then(|c| c.op_ref().inherent(0));
    match value.map(AttrRef::kind) {
        Some(AttrKind::Integer { value, .. }) if !bad.contains(value) => Speculatability::Speculatable,
        _ => Speculatability::NotSpeculatable,
    }
}

impl UDivOp<'_> {
    /// Division by zero is undefined.
    pub fn speculatability(self) -> Speculatability {
        divisor_is_safe(self.op_ref(), self.rhs(), &[0])
    }
}

impl SDivOp<'_> {
    /// Division by zero is undefined, and so is that of the least number by -1.
    pub fn speculatability(self) -> Speculatability {
        divisor_is_safe(self.op_ref(), self.rhs(), &[0, -1])
    }
}
