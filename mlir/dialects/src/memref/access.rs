//! Accesses to elements: loads, stores, prefetches and DMA transfers.

use mlir::hooks::{OpAssembly, Verify};
use mlir::opdef::TypeClass;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult};
use mlir::{Diag, OpRef, OpState, OpView, Type, Value};

use super::{DmaStartOp, DmaWaitOp, LoadOp, PrefetchOp, StoreOp};

/// `: type`, for a ranked memref.
pub(super) fn parse_memref_type(p: &mut OpParser<'_, '_>) -> ParseResult<Type> {
    let at = p.span();
    let ty = p.colon_type()?;
    TypeClass::MEM_REF.check(p.cx().type_ref(ty)).map_err(|message| p.error(at, message))?;
    Ok(ty)
}

impl Verify for LoadOp<'_> {
    /// One index per dimension.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let rank = op.ty(self.memref()).rank();
        let given = self.indices().len();
        op.ensure(
            given as i64 == rank,
            format_args!("incorrect number of indices for load, expected {rank} but got {given}"),
        )
    }
}

impl Verify for StoreOp<'_> {
    /// One index per dimension.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        if self.indices().len() as i64 == op.ty(self.memref()).rank() {
            Ok(())
        } else {
            Err(op.error("store index operand count not equal to memref rank"))
        }
    }
}

impl OpAssembly for PrefetchOp<'_> {
    /// Parses `%memref[indices], read|write, locality<n>, data|instr : type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let span = p.span();
        let memref = p.operand()?;
        let indices = p.operand_list(Delimiter::Square)?;
        p.token(",")?;
        let direction = p.any_keyword()?;
        p.token(",")?;
        p.keyword("locality")?;
        p.token("<")?;
        let hint = p.attr(Some(cx.int_ty(32)))?;
        state.set_attr(cx, Self::LOCALITY_HINT_ATTR, hint);
        p.token(">")?;
        p.token(",")?;
        let cache = p.any_keyword()?;
        let ty = parse_memref_type(p)?;
        p.resolve_into(&[memref], &[ty], span, state)?;
        let types = vec![cx.index_ty(); indices.len()];
        p.resolve_into(&indices, &types, span, state)?;
        let at = p.name_span();
        let is_write = match direction {
            "write" => true,
            "read" => false,
            _ => return Err(p.error(at, "rw specifier has to be 'read' or 'write'")),
        };
        let is_data = match cache {
            "data" => true,
            "instr" => false,
            _ => return Err(p.error(at, "cache type has to be 'data' or 'instr'")),
        };
        state.set_attr(cx, Self::IS_WRITE_ATTR, cx.bool_attr(is_write));
        state.set_attr(cx, Self::IS_DATA_CACHE_ATTR, cx.bool_attr(is_data));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        print_element(p, self.memref(), self.indices());
        let direction = if self.is_write() { "write" } else { "read" };
        let cache = if self.is_data_cache() { "data" } else { "instr" };
        p.write_text(&format!(", {direction}, locality<{}>, {cache}", self.locality_hint()));
        p.optional_attr_dict(op, &[Self::LOCALITY_HINT_ATTR, Self::IS_WRITE_ATTR, Self::IS_DATA_CACHE_ATTR]);
        p.colon_type(op.ty(self.memref()));
    }
}

impl Verify for PrefetchOp<'_> {
    /// One index per dimension.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        op.ensure(self.indices().len() as i64 == op.ty(self.memref()).rank(), "too few indices")
    }
}

/// Prints `%memref[indices]`.
fn print_element(p: &mut OpPrinter<'_>, memref: Value, indices: impl Iterator<Item = Value>) {
    p.operand(memref);
    p.operands_between("[", indices, "]");
}

/// The operands of a transfer, with the required types.
struct Transfer {
    /// Source, destination and tag, each with its indices.
    places: [(Value, Vec<Value>); 3],
    /// The number of elements.
    count: Value,
    /// The stride, and the number of elements per stride.
    stride: Option<(Value, Value)>,
}

impl Transfer {
    /// Splits the operands of an operation.
    fn of(op: OpRef<'_>) -> Result<Self, Diag> {
        op.ensure(op.num_operands() >= 4, "expected at least 4 operands")?;
        let operands: Vec<Value> = op.operands().collect();
        let mut rest = operands.as_slice();
        let mut needed = 4;
        let source = place(op, &mut rest, "source", &mut needed)?;
        let target = place(op, &mut rest, "destination", &mut needed)?;
        let count = next(op, &mut rest, needed)?;
        op.ensure(op.ty(count).is_index(), "expected num elements to be of index type")?;
        let tag = place(op, &mut rest, "tag", &mut needed)?;
        let stride = match *rest {
            [] => None,
            [stride, block] => Some((stride, block)),
            _ => return Err(op.error("incorrect number of operands")),
        };
        let is_index = |value| op.ty(value).is_index();
        if stride.is_some_and(|(stride, block)| !is_index(stride) || !is_index(block)) {
            return Err(op.error("expected stride and num elements per stride to be of type index"));
        }
        Ok(Transfer { places: [source, target, tag], count, stride })
    }
}

/// The next operand; there must be at least `needed`.
fn next(op: OpRef<'_>, rest: &mut &[Value], needed: usize) -> Result<Value, Diag> {
    let Some((&first, after)) = rest.split_first() else {
        return Err(op.error(format_args!("expected at least {needed} operands")));
    };
    *rest = after;
    Ok(first)
}

/// The next operand as a memref with its indices, which are added to `needed`.
fn place(
    op: OpRef<'_>,
    rest: &mut &[Value],
    name: &str,
    needed: &mut usize,
) -> Result<(Value, Vec<Value>), Diag> {
    let memref = next(op, rest, *needed)?;
    op.ensure(op.ty(memref).is_memref(), format_args!("expected {name} to be of memref type"))?;
    let rank = op.ty(memref).rank() as usize;
    *needed += rank;
    op.ensure(op.num_operands() >= *needed, format_args!("expected at least {needed} operands"))?;
    let (indices, after) = rest.split_at(rank.min(rest.len()));
    *rest = after;
    if indices.iter().all(|&index| op.ty(index).is_index()) {
        Ok((memref, indices.to_vec()))
    } else {
        Err(op.error(format_args!("expected {name} indices to be of index type")))
    }
}

impl OpAssembly for DmaStartOp<'_> {
    /// Parses `%src[indices], %dst[indices], %count, %tag[indices] [, %stride, %block] : type, type, type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let index = p.cx().index_ty();
        let span = p.span();
        let source = (p.operand()?, p.operand_list(Delimiter::Square)?);
        p.token(",")?;
        let target = (p.operand()?, p.operand_list(Delimiter::Square)?);
        p.token(",")?;
        let count = p.operand()?;
        p.token(",")?;
        let tag = (p.operand()?, p.operand_list(Delimiter::Square)?);
        // As in MLIR, a trailing comma is accepted.
        let mut strides = Vec::new();
        if p.optional_token(",") {
            strides = p.operand_list(Delimiter::None)?;
        }
        let at = p.name_span();
        if !matches!(strides.len(), 0 | 2) {
            return Err(p.error(at, "expected two stride related operands"));
        }
        let types = p.colon_type_list()?;
        let &[source_ty, target_ty, tag_ty] = types.as_slice() else {
            return Err(p.error(at, "fewer/more types expected"));
        };
        let indices = |n: usize| -> Vec<Type> { vec![index; n] };
        p.resolve_into(&[source.0], &[source_ty], span, state)?;
        p.resolve_into(&source.1, &indices(source.1.len()), span, state)?;
        p.resolve_into(&[target.0], &[target_ty], span, state)?;
        p.resolve_into(&target.1, &indices(target.1.len()), span, state)?;
        p.resolve_into(&[count], &[index], span, state)?;
        p.resolve_into(&[tag.0], &[tag_ty], span, state)?;
        p.resolve_into(&tag.1, &indices(tag.1.len()), span, state)?;
        p.resolve_into(&strides, &indices(strides.len()), span, state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let Ok(Transfer { places: [source, target, tag], count, stride }) = Transfer::of(op) else {
            return p.generic(op);
        };
        p.write_text(" ");
        print_element(p, source.0, source.1.into_iter());
        p.write_text(", ");
        print_element(p, target.0, target.1.into_iter());
        p.write_text(", ");
        p.operand(count);
        p.write_text(", ");
        print_element(p, tag.0, tag.1.into_iter());
        if let Some((stride, block)) = stride {
            p.write_text(", ");
            p.operands([stride, block]);
        }
        p.optional_attr_dict(op, &[]);
        p.write_text(" : ");
        p.types([source.0, target.0, tag.0].map(|memref| op.ty(memref).id()));
    }
}

impl Verify for DmaStartOp<'_> {
    /// The operands have the types and the number that the memref types require.
    fn verify(self) -> Result<(), Diag> {
        Transfer::of(self.op_ref()).map(drop)
    }
}

impl Verify for DmaWaitOp<'_> {
    /// One index per dimension of the tag.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let rank = op.ty(self.tag_mem_ref()).rank();
        let given = self.tag_indices().len();
        if given as i64 == rank {
            Ok(())
        } else {
            Err(op.error(format_args!(
            "expected tagIndices to have the same number of elements as the tagMemRef rank, expected {rank}, but \
             got {given}"
        )))
        }
    }
}
