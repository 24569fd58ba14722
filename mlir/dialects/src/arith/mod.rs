//! The arith dialect: arithmetic on integers, indices and floats.

mod canonicalize;
mod casts;
pub(crate) mod constants;
mod fold;

use mlir::attributes::DenseData;
use mlir::hooks::{MaterializeConstant, OpAssembly, Verify};
use mlir::interfaces::ResultNames;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult};
use mlir::{Attr, AttrKind, AttrRef, Builder, Diag, Loc, OpState, Type, TypeKind, Value};

pub use self::constants::{float_attr, integer_attr, splat, splat_bits, splat_integer};

include!(concat!(env!("OUT_DIR"), "/arith.rs"));

impl MaterializeConstant for ArithDialect {
    /// Creates `arith.constant` for an attribute of integer, index or float type, or dense elements of these;
    /// `ub.poison` for poison.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        if let Some(poison) = crate::ub::UBDialect::materialize_constant(b, value, ty, loc) {
            return Some(poison);
        }
        let attr = b.cx().attr_ref(value);
        let scalar = attr.is_integer_attr() || attr.is_float_attr();
        let has_sign = attr.ty().is_integer_type() && !attr.ty().is_signless_integer();
        ((scalar || attr.is_elements()) && attr.ty().id() == ty && !has_sign)
            .then(|| ConstantOp::build(b, loc, value))
    }
}

impl CmpIPredicate {
    /// The negated predicate.
    pub fn inverse(self) -> Self {
        match self {
            Self::Eq => Self::Ne,
            Self::Ne => Self::Eq,
            Self::Slt => Self::Sge,
            Self::Sle => Self::Sgt,
            Self::Sgt => Self::Sle,
            Self::Sge => Self::Slt,
            Self::Ult => Self::Uge,
            Self::Ule => Self::Ugt,
            Self::Ugt => Self::Ule,
            Self::Uge => Self::Ult,
        }
    }

    /// The same comparison of numbers without a sign.
    pub fn unsigned(self) -> Self {
        match self {
            Self::Slt => Self::Ult,
            Self::Sle => Self::Ule,
            Self::Sgt => Self::Ugt,
            Self::Sge => Self::Uge,
            other => other,
        }
    }
}

impl ConstantOp<'_> {
    /// `%c5`, `%c5_i32`, `%true`, `%cst`
    pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
        let name = self.inherent(0).and_then(integer_name).unwrap_or_else(|| "cst".to_string());
        names.set(self.result(), &name);
    }
}

impl Verify for ConstantOp<'_> {
    /// An integer constant is signless.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let ty = op.ty(self.result());
        op.ensure(!ty.is_integer_type() || ty.is_signless_integer(), "integer return type must be signless")?;
        let value = self.value();
        let scalable = matches!(ty.kind(), TypeKind::Vector { scalable, .. } if scalable.contains(&true));
        let splat = matches!(value.kind(), AttrKind::DenseElements { data: DenseData::Splat(_), .. });
        if scalable && !splat {
            return Err(op.error(
                "intializing scalable vectors with elements attribute is not supported unless it's a vector splat",
            ));
        }
        if value.is_integer_attr() || value.is_float_attr() || value.is_elements() {
            Ok(())
        } else {
            Err(op.error("value must be an integer, float, or elements attribute"))
        }
    }
}

fn integer_name(value: AttrRef<'_>) -> Option<String> {
    let AttrKind::Integer { value: number, ty } = value.kind() else { return None };
    Some(match value.cx().type_kind(*ty) {
        TypeKind::Integer { width: 1, .. } => if *number == 0 { "false" } else { "true" }.to_string(),
        TypeKind::Index => format!("c{number}"),
        _ => format!("c{number}_{}", value.cx().type_ref(*ty)),
    })
}

impl OpAssembly for SelectOp<'_> {
    /// Parses `%c, %a, %b : [type of the condition,] type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let span = p.span();
        let operands = p.operand_list_of(Delimiter::None, 3)?;
        p.optional_attr_dict(state)?;
        let mut ty = p.colon_type()?;
        let mut condition = p.cx().int_ty(1);
        if p.optional_token(",") {
            condition = std::mem::replace(&mut ty, p.ty()?);
        }
        p.resolve_into(&operands, &[condition, ty, ty], span, state)?;
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        p.operands(op.operands());
        p.optional_attr_dict(op, &[]);
        p.write_text(" : ");
        let condition = op.ty(self.condition());
        if condition.is_shaped() {
            p.ty(condition.id());
            p.write_text(", ");
        }
        p.ty(op.ty(self.result()).id());
    }
}

impl Verify for SelectOp<'_> {
    /// A vector or tensor of conditions chooses element by element, so it has the shape of the values.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let condition = op.ty(self.condition());
        let result = op.ty(self.result());
        if condition.is_signless_integer() && condition.is_integer(1) {
            return Ok(());
        }
        op.ensure(
            result.is_tensor() || result.is_vector(),
            format_args!("expected condition type to be a signless i1, but got '{condition}'"),
        )?;
        let wanted = result.with_element_type(op.cx().int_ty(1));
        if condition == wanted {
            Ok(())
        } else {
            Err(op.error(format_args!(
            "expected condition type to have the same shape as the result type, expected '{wanted}', but got \
             '{condition}'"
        )))
        }
    }
}
