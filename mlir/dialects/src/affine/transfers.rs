//! DMA transfers: `affine.dma_start` and `affine.dma_wait`.

use mlir::hooks::{OpAssembly, Verify};
use mlir::opdef::TypeClass;
use mlir::text::{Delimiter, MapOperands, OpParser, OpPrinter, ParseResult, UnresolvedOperand};
use mlir::{AffineMap, AttrRef, Diag, OpRef, OpState, Value};

use super::validity;
use super::verify::map;
use super::{AffineDmaStartOp, AffineDmaWaitOp};

/// The names of the subscripts' maps. The record does not declare them: as in MLIR, they are discardable attributes.
const SOURCE: &str = "src_map";
const DESTINATION: &str = "dst_map";
const TAG: &str = "tag_map";

/// A memref and its subscripts during parsing.
struct Place {
    memref: UnresolvedOperand,
    map: AffineMap,
    indices: MapOperands,
}

impl Place {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState, name: &str) -> ParseResult<Self> {
        let memref = p.operand()?;
        let (map, indices) = p.affine_map_of_ssa_ids(Delimiter::Square)?;
        state.set_attr(p.cx(), name, p.cx().affine_map_attr(&map));
        Ok(Place { memref, map, indices })
    }

    fn resolve(&self, p: &mut OpParser<'_, '_>, state: &mut OpState, ty: mlir::Type) -> ParseResult<()> {
        p.resolve_all(&[self.memref], ty, state)?;
        p.resolve_all(&self.indices, p.cx().index_ty(), state)
    }
}

/// The position of a memref and its subscripts among the operands.
#[derive(Clone, Copy)]
struct Range {
    memref: usize,
    indices: usize,
}

impl Range {
    /// The operand after the subscripts.
    fn end(self) -> usize {
        self.memref + 1 + self.indices
    }

    /// The range of the memref at operand index `memref`, whose map has this name.
    fn at(op: OpRef<'_>, memref: usize, name: &str) -> Option<Self> {
        let map = map(op, name)?;
        Some(Range { memref, indices: map.num_inputs() })
    }
}

fn print_place(op: OpRef<'_>, p: &mut OpPrinter<'_>, operands: &[Value], range: Range, name: &str) {
    let (Some(&memref), Some(map)) = (operands.get(range.memref), op.attr(name)) else { return };
    p.operand(memref);
    p.write_text("[");
    p.affine_map_of_ssa_ids(map.id(), operands.get(range.memref + 1..range.end()).unwrap_or_default());
    p.write_text("]");
}

/// The operand ranges of a transfer: source, destination and tag.
fn places(op: OpRef<'_>) -> Option<[Range; 3]> {
    let source = Range::at(op, 0, SOURCE)?;
    let dest = Range::at(op, source.end(), DESTINATION)?;
    let tag = Range::at(op, dest.end(), TAG)?;
    (tag.end() < op.num_operands()).then_some([source, dest, tag])
}

fn is_memref(op: OpRef<'_>, at: usize) -> bool {
    op.operand_types().nth(at).is_some_and(|ty| op.cx().type_ref(ty).is_memref())
}

impl OpAssembly for AffineDmaStartOp<'_> {
    /// Parses `%src[subscripts], %dst[subscripts], %tag[subscripts], %n [, %stride, %per_stride] : types`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let index = p.cx().index_ty();
        let source = Place::parse(p, state, SOURCE)?;
        p.token(",")?;
        let dest = Place::parse(p, state, DESTINATION)?;
        p.token(",")?;
        let tag = Place::parse(p, state, TAG)?;
        p.token(",")?;
        let count = p.operand()?;
        // As in MLIR, a trailing comma is accepted.
        let mut stride = Vec::new();
        if p.optional_token(",") {
            stride = p.operand_list(Delimiter::None)?;
        }
        if !stride.is_empty() && stride.len() != 2 {
            let at = p.name_span();
            return Err(p.error(at, "expected two stride related operands"));
        }
        let types = p.colon_type_list()?;
        let &[source_ty, dest_ty, tag_ty] = types.as_slice() else {
            let at = p.name_span();
            return Err(p.error(at, "expected three types"));
        };
        for (place, ty) in [(&source, source_ty), (&dest, dest_ty), (&tag, tag_ty)] {
            place.resolve(p, state, ty)?;
        }
        let span = p.name_span();
        let strides = vec![index; stride.len()];
        p.resolve_into(&[count], &[index], span, state)?;
        p.resolve_into(&stride, &strides, span, state)?;
        for (place, what) in [(&source, "source"), (&dest, "destination"), (&tag, "tag")] {
            if place.indices.len() != place.map.num_inputs() {
                return Err(p.error(span, format!("{what} memref operand count not equal to map.numInputs")));
            }
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let Some([source, dest, tag]) = places(op) else { return p.generic(op) };
        let operands: Vec<Value> = op.operands().collect();
        p.write_text(" ");
        print_place(op, p, &operands, source, SOURCE);
        p.write_text(", ");
        print_place(op, p, &operands, dest, DESTINATION);
        p.write_text(", ");
        print_place(op, p, &operands, tag, TAG);
        for &operand in &operands[tag.end()..] {
            p.write_text(", ");
            p.operand(operand);
        }
        p.write_text(" : ");
        p.types([source, dest, tag].map(|range| op.ty(operands[range.memref]).id()));
    }
}

impl<'a> AffineDmaStartOp<'a> {
    /// The maps of the subscripts of source, destination and tag.
    ///
    /// # Panics
    /// If one is missing, which the verifier excludes.
    pub fn maps(self) -> [&'a AffineMap; 3] {
        [SOURCE, DESTINATION, TAG].map(|name| map(*self, name).expect("a verified transfer has its maps"))
    }
}

impl Verify for AffineDmaStartOp<'_> {
    /// Source and destination are memrefs, the subscripts indices, and the number of operands fits the maps.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        for (name, what) in [(SOURCE, "source"), (DESTINATION, "destination"), (TAG, "tag")] {
            if op.attr(name).and_then(AttrRef::as_affine_map).is_none() {
                return Err(op.error(format_args!("expected DMA {what} to have an affine map '{name}'")));
            }
        }
        let Some([source, dest, tag]) = places(op) else {
            return Err(op.error("incorrect number of operands"));
        };
        for (range, what) in [(source, "source"), (dest, "destination"), (tag, "tag")] {
            op.ensure(is_memref(op, range.memref), format_args!("expected DMA {what} to be of memref type"))?;
        }
        let rest = op.num_operands() - tag.end();
        op.ensure(rest == 1 || rest == 3, "incorrect number of operands")?;
        for (range, what) in [(source, "src"), (dest, "dst"), (tag, "tag")] {
            let indices = || op.operands().skip(range.memref + 1).take(range.indices);
            if !indices().all(|v| op.ty(v).is_index()) {
                return Err(op.error(format_args!("{what} index to dma_start must have 'index' type")));
            }
            if !validity::are_indices(op, indices()) {
                let message = format_args!("{what} index must be a valid dimension or symbol identifier");
                return Err(op.error(message));
            }
        }
        Ok(())
    }
}

impl<'a> AffineDmaWaitOp<'a> {
    /// The map of the tag's subscripts.
    ///
    /// # Panics
    /// If it is missing, which the verifier excludes.
    pub fn map(self) -> &'a AffineMap {
        map(*self, TAG).expect("a verified transfer has its map")
    }
}

impl OpAssembly for AffineDmaWaitOp<'_> {
    /// Parses `%tag[subscripts], %n : type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let index = p.cx().index_ty();
        let tag = Place::parse(p, state, TAG)?;
        p.token(",")?;
        let count = p.operand()?;
        let ty = p.colon_type()?;
        tag.resolve(p, state, ty)?;
        let span = p.name_span();
        p.resolve_into(&[count], &[index], span, state)?;
        if (TypeClass::MEM_REF.accepts)(p.cx().type_ref(ty)) {
            Ok(())
        } else {
            Err(p.error(span, "expected tag to be of memref type"))
        }
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let operands: Vec<Value> = op.operands().collect();
        let tag = Range::at(op, 0, TAG).filter(|tag| tag.end() < operands.len());
        let Some(tag) = tag else { return p.generic(op) };
        p.write_text(" ");
        print_place(op, p, &operands, tag, TAG);
        p.write_text(", ");
        p.operand(operands[tag.end()]);
        p.colon_type(op.ty(operands[0]));
    }
}

impl Verify for AffineDmaWaitOp<'_> {
    /// The tag is a memref, and its subscripts are indices.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        op.ensure(is_memref(op, 0), "expected DMA tag to be of memref type")?;
        let Some(tag) = Range::at(op, 0, TAG).filter(|tag| tag.end() < op.num_operands()) else {
            return Err(op.error("incorrect number of operands"));
        };
        let indices = || op.operands().skip(1).take(tag.indices);
        op.ensure(indices().all(|v| op.ty(v).is_index()), "index to dma_wait must have 'index' type")?;
        if validity::are_indices(op, indices()) {
            Ok(())
        } else {
            Err(op.error("index must be a valid dimension or symbol identifier"))
        }
    }
}
