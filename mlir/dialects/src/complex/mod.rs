//! The complex dialect: complex numbers, with arrays of two numbers as constants.

mod bitcast;
mod fold;
mod number;

use mlir::hooks::{MaterializeConstant, Verify};
use mlir::interfaces::ResultNames;
use mlir::{Attr, AttrRef, Builder, Diag, Loc, Type, TypeKind, TypeRef, Value};

use crate::arith::FAST_MATH_FLAGS_ATTR_SPEC;

include!(concat!(env!("OUT_DIR"), "/complex.rs"));

/// The polynomial of `cosm1` in the Cephes library, from the highest power down; it is good up to a quarter of pi.
pub const COSM1: [f64; 7] = [
    4.737_750_796_424_621E-14,
    -1.147_028_484_342_536E-11,
    2.087_675_428_708_152E-9,
    -2.755_731_921_499_979E-7,
    2.480_158_730_157_055E-5,
    -1.388_888_888_888_887_2E-3,
    4.166_666_666_666_666_4E-2,
];

/// Whether an attribute can be a part of a complex number.
fn is_part(attr: AttrRef<'_>) -> bool {
    attr.is_float_attr() || attr.is_integer_attr()
}

/// The type of a complex type's parts.
fn part_type(ty: TypeRef<'_>) -> Option<Type> {
    match *ty.kind() {
        TypeKind::Complex(part) => Some(part),
        _ => None,
    }
}

/// Creates a constant if the attribute is a number of the type.
pub(crate) fn materialize(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
    let part = part_type(b.cx().type_ref(ty))?;
    let &[re, im] = b.cx().attr_ref(value).as_array()? else { return None };
    let fits = |attr: AttrRef<'_>| is_part(attr) && attr.ty().id() == part;
    let re = b.cx().attr_ref(re);
    let im = b.cx().attr_ref(im);
    (fits(re) && fits(im)).then(|| ConstantOp::build(b, loc, ty, value))
}

impl MaterializeConstant for ComplexDialect {
    /// `complex.constant` for an array of two parts, or a constant of `arith`.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        if let Some(made) = materialize(b, value, ty, loc) {
            return Some(made);
        }
        crate::arith::ArithDialect::materialize_constant(b, value, ty, loc)
    }
}

impl ConstantOp<'_> {
    /// `%cst`
    pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
        names.set(self.complex(), "cst");
    }
}

impl Verify for ConstantOp<'_> {
    /// The value consists of two numbers of the type's element type.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let cx = op.cx();
        let &[re, im] = self.value_attr().as_array().unwrap_or_default() else {
            return Err(
                op.error("requires 'value' to be a complex constant, represented as array of two values")
            );
        };
        let re = cx.attr_ref(re);
        let im = cx.attr_ref(im);
        if !is_part(re) || !is_part(im) {
            return Err(op.error("requires attribute's elements to be float or integer attributes"));
        }
        let Some(part) = part_type(op.ty(self.complex())) else { return Ok(()) };
        if re.ty().id() == part && im.ty().id() == part {
            return Ok(());
        }
        let re = re.ty();
        let im = im.ty();
        let part = cx.type_ref(part);
        Err(op.error(format!(
            "requires attribute's element types ('{re}', '{im}') to match the element type of the op's return type ('{part}')"
        )))
    }
}
