//! `#complex.number<:f64 1.0, 2.0>`: a number as an attribute.

use mlir::floats::Specials;
use mlir::hooks::{AttrAssembly, VerifyParameters};
use mlir::text::{AttrParser, ParseResult, Printer};
use mlir::{Attr, FloatKind, Type, TypeKind};

use super::{NumberAttr, part_type};

const F64_FRACTION: u32 = 52;

/// The bits of a number in another format; a NaN keeps as much of its payload as fits.
fn converted(kind: FloatKind, value: f64) -> u128 {
    let bits = kind.encode(value);
    let format = kind.format();
    if !value.is_nan() || kind == FloatKind::F64 || format.specials != Specials::Ieee {
        return bits;
    }
    let payload = u128::from(value.to_bits() & ((1 << F64_FRACTION) - 1));
    let kept = match format.fraction.checked_sub(F64_FRACTION) {
        Some(more) => payload << more,
        None => payload >> (F64_FRACTION - format.fraction),
    };
    bits | kept
}

impl AttrAssembly for NumberAttr<'_> {
    /// Parses `<:f64 1.0, 2.0>`.
    fn parse(p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> ParseResult<Attr> {
        p.token("<")?;
        p.token(":")?;
        let span = p.span();
        let part = p.ty()?;
        let re = p.float()?;
        p.token(",")?;
        let im = p.float()?;
        p.token(">")?;
        let TypeKind::Float(kind) = *p.cx().type_kind(part) else {
            return Err(p.error(span, NOT_OF_FLOATS));
        };
        let ty = p.cx().ty(TypeKind::Complex(part));
        let bits = |value| converted(kind, value) as i128;
        Ok(NumberAttr::get(p.cx(), bits(re), bits(im), ty))
    }

    fn print(self, p: &mut Printer<'_>) {
        let Some(part) = part_type(self.cx.type_ref(self.type_())).map(|part| self.cx.type_ref(part)) else {
            return;
        };
        let TypeKind::Float(kind) = *part.kind() else { return };
        p.write_text(&format!("<:{part} "));
        p.float(kind, self.real() as u128);
        p.write_text(", ");
        p.float(kind, self.imag() as u128);
        p.write_text(">");
    }
}

const NOT_OF_FLOATS: &str = "element type of the complex attribute must be float like type.";

impl VerifyParameters for NumberAttr<'_> {
    /// The type is complex with float parts.
    fn verify(self) -> Result<(), String> {
        match part_type(self.cx.type_ref(self.type_())).map(|part| self.cx.type_ref(part)) {
            None => Err("complex attribute must be a complex type.".to_owned()),
            Some(part) if !part.is_float() => Err(NOT_OF_FLOATS.to_owned()),
            Some(_) => Ok(()),
        }
    }
}
