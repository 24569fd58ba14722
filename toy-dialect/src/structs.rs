//! Structs: verifiers and folders of their operations.

use mlir::hooks::{CanonicalizationPatterns, Fold, Verify};
use mlir::opdef::Folded;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Attr, AttrRef, Builder, Diag, Handle, Loc, OpView, Type, TypeRef, Value};

use crate::casts::cast_to;
use crate::numbers::{hidden, is_number};
use crate::{ConstantOp, StructAccessOp, StructConstantOp, StructCreateOp, StructType};

/// The types of the elements of a struct type, if it is one.
fn elements(ty: TypeRef<'_>) -> Option<Vec<TypeRef<'_>>> {
    let elements = ty.cast::<StructType>()?.element_types();
    Some(elements.iter().map(|&element| ty.cx().type_ref(element)).collect())
}

/// The element at a position, if there is one.
fn at<T: Copy>(elements: &[T], index: i64) -> Option<T> {
    elements.get(usize::try_from(index).ok()?).copied()
}

/// Whether a value has a type: dense elements for a tensor, or an array with an element for each of a struct. Types
/// nest as deep as the parser allows.
fn check_value(value: AttrRef<'_>, ty: TypeRef<'_>) -> Result<(), String> {
    let Some(types) = elements(ty) else {
        let fits = value.is_dense_elements()
            && value.ty().element_type() == ty.element_type()
            && (!ty.has_rank() || value.ty() == ty);
        return if fits { Ok(()) } else { Err(format!("expected the value of a '{ty}', found {value}")) };
    };
    let Some(values) = value.as_array() else {
        return Err(format!("expected the elements of a '{ty}', found {value}"));
    };
    if values.len() != types.len() {
        return Err(format!("expected {} elements for a '{ty}', found {}", types.len(), values.len()));
    }
    values.iter().zip(types).try_for_each(|(&value, ty)| check_value(ty.cx().attr_ref(value), ty))
}

impl Verify for StructConstantOp<'_> {
    /// The value has the result's type.
    ///
    /// # Errors
    /// If it has not.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        check_value(self.value_attr(), op.ty(self.output())).map_err(|message| op.error(message))
    }
}

impl Fold for StructConstantOp<'_> {
    /// A constant is its value.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        Folded::attr(self.value_attr().id())
    }
}

impl Verify for StructCreateOp<'_> {
    /// The operands have the types of the elements.
    ///
    /// # Errors
    /// If their number or one of their types differs.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let wanted = elements(op.ty(self.output())).unwrap_or_default();
        if wanted.len() != op.num_operands() {
            let message =
                format!("has {} operands for a struct of {} elements", op.num_operands(), wanted.len());
            return Err(op.error(message));
        }
        for (index, (given, wanted)) in op.operand_types().zip(wanted).enumerate() {
            if given != wanted.id() {
                let given = op.cx().type_ref(given);
                return Err(op.error(format_args!("operand #{index} is '{given}', the element '{wanted}'")));
            }
        }
        Ok(())
    }
}

impl StructConstantOp<'_> {
    /// The value of a field.
    pub(crate) fn element(self, index: i64) -> Option<Attr> {
        at(self.value(), index)
    }
}

impl StructCreateOp<'_> {
    /// The value that a field was created from.
    pub(crate) fn element(self, index: i64) -> Option<Value> {
        let op = self.op_ref();
        let index = usize::try_from(index).ok()?;
        (index < op.num_operands()).then(|| op.operand(index))
    }
}

impl Verify for StructAccessOp<'_> {
    /// The element exists, and has the result's type.
    ///
    /// # Errors
    /// If it does not.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let types = elements(op.ty(self.input())).unwrap_or_default();
        let Some(element) = at(&types, self.index()) else {
            return Err(op.error("index should be within the range of the input struct type"));
        };
        if element == op.ty(self.output()) {
            Ok(())
        } else {
            Err(op.error("must have the same result type as the struct element referred to by the index"))
        }
    }
}

impl Fold for StructAccessOp<'_> {
    /// An element of a struct made of values is that value; an element of a constant is a part of the constant.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if let Some(made) = op.value(self.input()).defined_by::<StructCreateOp>() {
            let element = made.element(self.index())?;
            let is_hidden = is_number(op.cx(), op.body(), element);
            return if is_hidden { None } else { Folded::value(element) };
        }
        let value = op.cx().attr_ref((*operands.first()?)?);
        let element = op.cx().attr_ref(at(value.as_array()?, self.index())?);
        let is_whole = element.as_array().is_some() || element.ty() == op.ty(self.output());
        is_whole.then(|| Folded::attr(element.id()))?
    }
}

impl CanonicalizationPatterns for StructAccessOp<'_> {
    /// The patterns that start at an access.
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(tensor_of_constant).add(number_of_struct);
    }
}

/// A number in a struct is no number where it is taken out.
fn number_of_struct(op: Handle<StructAccessOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let access = op.view(rw);
    let made = rw.defining::<StructCreateOp>(access.input())?;
    let element = made.element(access.index()).ok_or(NoMatch)?;
    let loc = access.loc();
    let element = hidden(rw, loc, element);
    rw.replace_by(*op, element)
}

/// A tensor in a constant struct is a constant; the type of the struct does not know its shape.
fn tensor_of_constant(op: Handle<StructAccessOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let access = op.view(rw);
    let constant = rw.defining::<StructConstantOp>(access.input())?;
    let value = constant.element(access.index()).ok_or(NoMatch)?;
    if !rw.cx().attr_ref(value).is_dense_elements() {
        return Err(NoMatch);
    }
    let loc = access.loc();
    let ty = access.ty(access.output()).id();
    let element = constant_element(rw, loc, value, ty);
    rw.replace_by(*op, element)
}

/// An element of a constant struct, whose type does not know the shapes of tensors.
pub(crate) fn constant_element(b: &mut Builder<'_>, loc: Loc, value: Attr, ty: Type) -> Value {
    if b.cx().type_ref(ty).isa::<StructType>() {
        return StructConstantOp::build(b, loc, ty, value);
    }
    let constant = ConstantOp::build(b, loc, value);
    cast_to(b, loc, ty, constant)
}
