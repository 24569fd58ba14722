//! Verifiers of instructions.

use mlir::hooks::Verify;
use mlir::{Diag, OpRef, Type, TypeKind, TypeRef};

use crate::cf::verify_branch_weights;
use crate::verifiers::verifiers;

use super::types::{LlvmType, data, element_at, is_vector, supports_memory};
use super::{
    AllocaOp, BitcastOp, CondBrOp, ExtractValueOp, GEPOp, InsertValueOp, LLVMFuncOp, ReturnOp, SExtOp,
    ShuffleVectorOp, SwitchOp, ZExtOp, function_type,
};

impl Verify for GEPOp<'_> {
    /// There is an operand for each index that is not constant.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let raw = self.raw_constant_indices();
        let dynamic = raw.iter().filter(|&&i| i == i32::MIN).count();
        if dynamic != self.dynamic_indices().len() {
            return Err(op.error("expected as many dynamic indices as specified in 'rawConstantIndices'"));
        }
        verify_indices(op, self.elem_type(), &raw)
    }
}

/// Each index but the first points into an aggregate; into a structure, with a constant.
fn verify_indices(op: OpRef<'_>, element: TypeRef<'_>, raw: &[i32]) -> Result<(), Diag> {
    let mut at = element;
    for (index, &position) in raw.iter().enumerate().skip(1) {
        let next = match (data(at), at.kind()) {
            (Some(LlvmType::Array { element, .. }), _) | (_, TypeKind::Vector { element, .. }) => *element,
            (Some(LlvmType::Struct { .. }), _) if position == i32::MIN => {
                return Err(op.error(format_args!("expected index {index} indexing a struct to be constant")));
            }
            (Some(LlvmType::Struct { fields, .. }), _) => {
                match usize::try_from(position).ok().and_then(|p| fields.get(p)) {
                    Some(&field) => field,
                    None => {
                        return Err(
                            op.error(format_args!("index {index} indexing a struct is out of bounds"))
                        );
                    }
                }
            }
            _ => return Err(op.error(format_args!("type '{at}' cannot be indexed (index #{index})"))),
        };
        at = op.cx().type_ref(next);
    }
    Ok(())
}

/// The type at a position inside a container.
fn at_position(op: OpRef<'_>, container: Type, position: &[i64]) -> Result<Type, Diag> {
    element_at(op.cx(), container, position).map_err(|m| op.error(m))
}

impl Verify for ExtractValueOp<'_> {
    /// The result has the type at the position.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let found = at_position(op, op.ty(self.container()).id(), &self.position())?;
        let result = op.ty(self.res());
        if result.id() != found {
            return Err(op.error(format_args!(
                "Type mismatch: extracting from '{}' should produce '{}' but this op returns '{result}'",
                op.ty(self.container()),
                op.cx().type_ref(found)
            )));
        }
        Ok(())
    }
}

impl Verify for InsertValueOp<'_> {
    /// The value has the type at the position.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let found = at_position(op, op.ty(self.container()).id(), &self.position())?;
        let value = op.ty(self.value());
        op.ensure(
            value.id() == found,
            format_args!("Type mismatch: cannot insert '{value}' into '{}'", op.ty(self.container())),
        )?;
        Ok(())
    }
}

impl Verify for ReturnOp<'_> {
    /// The returned value matches the function's type.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let Some(parent) = op.parent_op().filter(|p| p.is::<LLVMFuncOp>()) else { return Ok(()) };
        let Some(LlvmType::Function { result, .. }) = function_type(parent) else { return Ok(()) };
        let void = matches!(data(op.cx().type_ref(*result)), Some(LlvmType::Void));
        let given = op.operand_types().next();
        let place = |d: Diag| d.with_note(parent.loc(), "when returning from function");
        match (given, void) {
            (Some(_), true) => Err(place(op.error("expected no operands"))),
            (None, false) => Err(place(op.error("expected 1 operand"))),
            (Some(ty), false) if ty != *result => Err(place(op.error("mismatching result types"))),
            _ => Ok(()),
        }
    }
}

impl Verify for SwitchOp<'_> {
    /// There is a value for each case, of the condition's type.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let cases = op.successors().len().saturating_sub(1);
        let values = self.case_values();
        let count = values.map(|v| v.ty().num_elements().unwrap_or(0));
        if count.unwrap_or(0) != cases {
            return Err(op.error("expects number of case values to match number of case destinations"));
        }
        if values.is_some_and(|v| v.ty().element_type() != op.ty(self.value())) {
            return Err(op.plain_error("expects case value type to match condition value type"));
        }
        verify_branch_weights(op)
    }
}

impl Verify for AllocaOp<'_> {
    /// The type, if it is a target type, can be in memory.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        match data(self.elem_type()) {
            Some(LlvmType::Target { name, .. }) if !supports_memory(name) => {
                Err(op.error("this target extension type cannot be used in alloca"))
            }
            _ => Ok(()),
        }
    }
}

/// The result's elements are wider than the operand's, and there are as many of them.
fn verify_extension(op: OpRef<'_>) -> Result<(), Diag> {
    let (Some(from), Some(to)) = (op.operand_types().next(), op.result_types().next()) else { return Ok(()) };
    let from = op.cx().type_ref(from);
    let to = op.cx().type_ref(to);
    let fail = |message: &str| Err(op.plain_error(message));
    match (is_vector(from), is_vector(to)) {
        (true, false) => return fail("input type is a vector but output type is an integer"),
        (false, true) => return fail("input type is an integer but output type is a vector"),
        (true, true) if !same_shape(from, to) => {
            return fail("input and output vectors are of incompatible shape");
        }
        _ => {}
    }
    if to.element_type().bit_width() <= from.element_type().bit_width() {
        fail("integer width of the output type is smaller or equal to the integer width of the input type")
    } else {
        Ok(())
    }
}

/// Whether vectors have the same shape, including scalable dimensions.
fn same_shape(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    match (a.kind(), b.kind()) {
        (TypeKind::Vector { shape: s, scalable: m, .. }, TypeKind::Vector { shape: t, scalable: n, .. }) => {
            s == t && m == n
        }
        _ => false,
    }
}

verifiers! {
    CondBrOp: verify_branch_weights;
    SExtOp: verify_extension;
    ZExtOp: verify_extension;
}

impl Verify for BitcastOp<'_> {
    /// A pointer is cast only to a pointer in the same address space, a vector of pointers only to a vector of
    /// pointers.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let from = op.ty(self.arg());
        let to = op.ty(self.res());
        let space = |ty: TypeRef<'_>| match data(ty.element_type()) {
            Some(LlvmType::Ptr { address_space }) => Some(*address_space),
            _ => None,
        };
        match (space(from), space(to)) {
            (None, None) => Ok(()),
            (None, _) | (_, None) => Err(op.error("can only cast pointers from and to pointers")),
            _ if to.is_vector() && !from.is_vector() => {
                Err(op.error("cannot cast pointer to vector of pointers"))
            }
            _ if from.is_vector() && !to.is_vector() => {
                Err(op.error("cannot cast vector of pointers to pointer"))
            }
            (a, b) if a != b => Err(op
                .error("cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead")),
            _ => Ok(()),
        }
    }
}

impl Verify for ShuffleVectorOp<'_> {
    /// A scalable vector can only be filled with its first element.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let scalable =
            matches!(op.ty(self.v1()).kind(), TypeKind::Vector { scalable, .. } if scalable.contains(&true));
        if scalable && self.mask().iter().any(|&m| m != 0) {
            Err(op.error("expected a splat operation for scalable vectors"))
        } else {
            Ok(())
        }
    }
}
