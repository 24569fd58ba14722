//! What types become.

use dialects::vector::types::{VectorType, vector};
use mlir::rewrite::conversion::{ConversionRewriter, TypeConversion, TypeConverter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Diag, Loc, Type, TypeKind, TypeRef};

/// The type of rewriter that the patterns get.
pub(super) type Rewriter<'b> = ConversionRewriter<'b>;

/// A width that halves can have.
pub(super) fn checked(width: u32) -> Result<u32, Vec<Diag>> {
    if width.is_power_of_two() && (2..=MOST_BITS).contains(&width) {
        return Ok(width);
    }
    let message =
        format!("'widest-int-supported' must be a power of two from 2 to {MOST_BITS}, but is {width}");
    Err(vec![Diag::error(Loc::UNKNOWN, message)])
}

/// The widest halves: their doubles are the widest integers that there are.
const MOST_BITS: u32 = 1 << 23;

/// `i2N` becomes `vector<2xiN>`, and a vector of such integers gets another dimension.
pub(super) fn converter(width: u32) -> TypeConverter {
    let mut types = TypeConverter::identity();
    types.require_materialization();
    types.add_conversion(move |_, ty| {
        let TypeKind::Integer { width: bits, .. } = *ty.element_type().kind() else {
            return TypeConversion::Skip;
        };
        let dims = match VectorType::of(ty) {
            Some(ty) => ty.dims().collect(),
            None if ty.is_integer_type() => Vec::new(),
            None => return TypeConversion::Skip,
        };
        if bits <= width {
            TypeConversion::Skip
        } else if bits == 2 * width {
            let dims = dims.into_iter().chain([(2, false)]);
            TypeConversion::To(vector(ty.cx(), dims, ty.cx().int_ty(width)))
        } else {
            TypeConversion::Unsupported
        }
    });
    types.add_conversion(|types, ty: TypeRef<'_>| match ty.as_function() {
        Some(_) => {
            types.convert_function(ty.cx(), ty.id()).map_or(TypeConversion::Unsupported, TypeConversion::To)
        }
        None => TypeConversion::Skip,
    });
    types
}

/// What a type becomes, if it has wide integers.
pub(super) fn widened(rw: &Rewriter<'_>, ty: Type) -> Result<Type, NoMatch> {
    let new = rw.convert_type(ty)?;
    if new != ty && rw.cx().type_ref(new).is_vector() { Ok(new) } else { Err(NoMatch) }
}

/// Refuses a vector of rank 0, whose halves would be no vectors of one dimension less.
pub(super) fn not_of_rank_0(rw: &Rewriter<'_>, ty: Type) -> Matched {
    let is_of_rank_0 = VectorType::of(rw.cx().type_ref(ty)).is_some_and(|ty| ty.rank() == 0);
    if is_of_rank_0 { Err(rw.no_match("a vector of rank 0")) } else { Ok(()) }
}
