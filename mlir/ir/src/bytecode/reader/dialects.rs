//! Reads attributes in the encodings of their dialects.

use super::cursor::{Cursor, Res, fail};
use super::data::Data;
use crate::bytecode::dialects::{BytecodeAttributes, Piece, PieceKind};
use crate::values::ids::Attr;

impl<'a> Data<'a> {
    /// An attribute in the encoding of a dialect that has one.
    #[inline(never)]
    pub(super) fn dialect_attr(&mut self, dialect: &str, c: &mut Cursor<'a>) -> Res<Attr> {
        let cx = self.cx;
        let Some(interface) = cx.dialect(dialect).and_then(|d| d.interface::<BytecodeAttributes>()) else {
            return fail(format!("dialect '{dialect}' does not support reading attributes from bytecode"));
        };
        let code = c.varint()?;
        let Some(kinds) = (interface.kinds)(code) else {
            return fail(format!("unknown attribute code {code} of dialect '{dialect}'"));
        };
        let pieces = kinds.into_iter().map(|kind| self.piece(kind, c)).collect::<Res<Vec<_>>>()?;
        (interface.make)(cx, code, pieces).or_else(fail)
    }

    fn piece(&mut self, kind: PieceKind, c: &mut Cursor<'a>) -> Res<Piece<'a>> {
        Ok(match kind {
            PieceKind::Number => Piece::Number(c.varint()?),
            PieceKind::OptionalNumber => {
                let (number, there) = c.varint_with_flag()?;
                Piece::OptionalNumber(there.then_some(number))
            }
            PieceKind::Bool => Piece::Bool(c.bool()?),
            PieceKind::Text => {
                let index = c.varint()?;
                let text = self.strings.text(index)?;
                self.spend(text.len())?;
                Piece::Text(text)
            }
            PieceKind::Attr => Piece::Attr(self.next_attr(c)?),
            PieceKind::OptionalAttr => Piece::OptionalAttr(self.optional_attr(c)?),
            PieceKind::Attrs => {
                let count = if c.bool()? { c.count()? } else { 0 };
                // The encoding allows each to be absent.
                let all = (0..count).map(|_| self.optional_attr(c)).collect::<Res<Option<_>>>()?;
                all.map_or_else(|| fail("an attribute is missing in a list"), |all| Ok(Piece::Attrs(all)))?
            }
            PieceKind::Numbers => {
                let count = if c.bool()? { c.count()? } else { 0 };
                Piece::Numbers((0..count).map(|_| c.varint()).collect::<Res<_>>()?)
            }
        })
    }
}
