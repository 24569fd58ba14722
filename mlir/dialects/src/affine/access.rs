//! Reads and writes of memory at affine subscripts: `affine.load %m[%i + 1]`.

use mlir::hooks::{OpAssembly, Verify};
use mlir::opdef::TypeClass;
use mlir::text::{Delimiter, MapOperands, OpParser, OpPrinter, ParseResult, UnresolvedOperand};
use mlir::{AffineMap, Attr, Diag, OpRef, OpState, OpView, Type, Value};

use super::assembly::Values;
use super::validity;
use super::{AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp};

/// What precedes the type of an access: the memref and its subscripts.
struct Access {
    memref: UnresolvedOperand,
    operands: MapOperands,
}

impl Access {
    /// `%memref[subscripts]`; the map goes into the state.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<Self> {
        let memref = p.operand()?;
        let (map, operands) = p.affine_map_of_ssa_ids(Delimiter::Square)?;
        let attr = p.cx().affine_map_attr(map);
        state.set_attr(p.cx(), AffineLoadOp::MAP_ATTR, attr);
        Ok(Access { memref, operands })
    }

    /// `: memref type`
    fn parse_type(p: &mut OpParser<'_, '_>) -> ParseResult<Type> {
        let at = p.span();
        let ty = p.colon_type()?;
        TypeClass::MEM_REF.check(p.cx().type_ref(ty)).map_err(|message| p.error(at, message))?;
        Ok(ty)
    }

    /// `, vector type`
    fn parse_vector_type(p: &mut OpParser<'_, '_>) -> ParseResult<Type> {
        p.token(",")?;
        let at = p.span();
        let ty = p.ty()?;
        TypeClass::VECTOR.check(p.cx().type_ref(ty)).map_err(|message| p.error(at, message))?;
        Ok(ty)
    }

    /// Resolves the memory and the subscripts.
    fn resolve(self, p: &mut OpParser<'_, '_>, state: &mut OpState, ty: Type) -> ParseResult<()> {
        p.resolve_all(&[self.memref], ty, state)?;
        p.resolve_all(&self.operands, p.cx().index_ty(), state)
    }
}

/// Prints `%memref[subscripts]`, given the index of the memref among the operands; the subscripts are those after it.
fn print_access<'a>(access: impl OpView<'a>, p: &mut OpPrinter<'_>, memref: usize) {
    let op = access.op_ref();
    p.operand(op.operand(memref));
    p.write_text("[");
    if let Some(map) = access.inherent_attr(AffineLoadOp::MAP_ATTR) {
        let indices: Values = op.operands().skip(memref + 1).collect();
        p.affine_map_of_ssa_ids(map.id(), &indices);
    }
    p.write_text("]");
}

/// Prints the rest after the subscripts: the attributes, the memref's type and, if given, the vector's type.
fn print_tail(op: OpRef<'_>, p: &mut OpPrinter<'_>, memref: Value, moved: Option<Value>) {
    p.optional_discardable_attr_dict(op);
    p.colon_type(op.ty(memref));
    if let Some(value) = moved {
        p.write_text(", ");
        p.ty(op.ty(value).id());
    }
}

/// The map has one result per dimension of the memref, and its operands are valid in affine expressions.
fn verify_access(
    op: OpRef<'_>,
    map: &AffineMap,
    memref: Value,
    indices: impl ExactSizeIterator<Item = Value>,
) -> Result<(), Diag> {
    if map.results.len() as i64 != op.ty(memref).rank() {
        return Err(op.error("affine map num results must equal memref rank"));
    }
    op.ensure(indices.len() == map.num_inputs(), "expects as many subscripts as affine map inputs")?;
    validity::verify_operands(op, indices, map.dims as usize)
}

/// A vector has the element type of the memref.
fn verify_vector(op: OpRef<'_>, memref: Value, vector: Value) -> Result<(), Diag> {
    if op.ty(memref).element_type() == op.ty(vector).element_type() {
        Ok(())
    } else {
        Err(op.error("requires memref and vector types of the same elemental type"))
    }
}

impl OpAssembly for AffineLoadOp<'_> {
    const SPELLED_OUT: &'static [&'static str] = &[Self::MAP_ATTR];

    /// Parses `%memref[subscripts] [attributes] : type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let access = Access::parse(p, state)?;
        p.optional_attr_dict(state)?;
        let ty = Access::parse_type(p)?;
        access.resolve(p, state, ty)?;
        state.result_types.push(p.cx().type_ref(ty).element_type().id());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_text(" ");
        print_access(self, p, 0);
        print_tail(self.op_ref(), p, self.memref(), None);
    }
}

impl Verify for AffineLoadOp<'_> {
    /// The subscripts fit the memref, and the result is its element.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let memref = self.memref();
        if op.ty(self.result()) != op.ty(memref).element_type() {
            return Err(op.error("result type must match element type of memref"));
        }
        verify_access(op, self.map(), memref, self.indices())
    }
}

impl OpAssembly for AffineVectorLoadOp<'_> {
    const SPELLED_OUT: &'static [&'static str] = &[Self::MAP_ATTR];

    /// Parses `%memref[subscripts] [attributes] : type, vector type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let access = Access::parse(p, state)?;
        p.optional_attr_dict(state)?;
        let ty = Access::parse_type(p)?;
        let vector = Access::parse_vector_type(p)?;
        access.resolve(p, state, ty)?;
        state.result_types.push(vector);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_text(" ");
        print_access(self, p, 0);
        print_tail(self.op_ref(), p, self.memref(), Some(self.result()));
    }
}

impl Verify for AffineVectorLoadOp<'_> {
    /// The subscripts fit the memref, and the vector has its element type.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        verify_access(op, self.map(), self.memref(), self.indices())?;
        verify_vector(op, self.memref(), self.result())
    }
}

impl OpAssembly for AffineStoreOp<'_> {
    const SPELLED_OUT: &'static [&'static str] = &[Self::MAP_ATTR];

    /// Parses `%value, %memref[subscripts] [attributes] : type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let value = p.operand()?;
        p.token(",")?;
        let access = Access::parse(p, state)?;
        p.optional_attr_dict(state)?;
        let ty = Access::parse_type(p)?;
        let element = p.cx().type_ref(ty).element_type().id();
        p.resolve_all(&[value], element, state)?;
        access.resolve(p, state, ty)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_text(" ");
        p.operand(self.value());
        p.write_text(", ");
        print_access(self, p, 1);
        print_tail(self.op_ref(), p, self.memref(), None);
    }
}

impl Verify for AffineStoreOp<'_> {
    /// The subscripts fit the memref, and the value has its element type.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let memref = self.memref();
        if op.ty(self.value()) != op.ty(memref).element_type() {
            return Err(op.error("value to store must have the same type as memref element type"));
        }
        verify_access(op, self.map(), memref, self.indices())
    }
}

impl OpAssembly for AffineVectorStoreOp<'_> {
    const SPELLED_OUT: &'static [&'static str] = &[Self::MAP_ATTR];

    /// Parses `%value, %memref[subscripts] [attributes] : type, vector type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let value = p.operand()?;
        p.token(",")?;
        let access = Access::parse(p, state)?;
        p.optional_attr_dict(state)?;
        let ty = Access::parse_type(p)?;
        let span = p.name_span();
        let vector = Access::parse_vector_type(p)?;
        p.resolve_into(&[value], &[vector], span, state)?;
        access.resolve(p, state, ty)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_text(" ");
        p.operand(self.value());
        p.write_text(", ");
        print_access(self, p, 1);
        print_tail(self.op_ref(), p, self.memref(), Some(self.value()));
    }
}

impl Verify for AffineVectorStoreOp<'_> {
    /// The subscripts fit the memref, and the vector has its element type.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        verify_access(op, self.map(), self.memref(), self.indices())?;
        verify_vector(op, self.memref(), self.value())
    }
}

impl OpAssembly for AffinePrefetchOp<'_> {
    const SPELLED_OUT: &'static [&'static str] = &[Self::MAP_ATTR];

    /// Parses `%memref[subscripts], read|write, locality<n>, data|instr [attributes] : type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let access = Access::parse(p, state)?;
        p.token(",")?;
        let direction = p.any_keyword()?;
        p.token(",")?;
        p.keyword("locality")?;
        p.token("<")?;
        let hint = p.attr(Some(cx.int_ty(32)))?;
        p.token(">")?;
        p.token(",")?;
        let cache = p.any_keyword()?;
        p.optional_attr_dict(state)?;
        let ty = Access::parse_type(p)?;
        access.resolve(p, state, ty)?;
        let choice = |word: &str, yes: &str, no: &str| match word {
            word if word == yes => Some(cx.bool_attr(true)),
            word if word == no => Some(cx.bool_attr(false)),
            _ => None,
        };
        let is_write = choice(direction, "write", "read");
        let is_data = choice(cache, "data", "instr");
        let at = p.name_span();
        let Some(is_write) = is_write else {
            return Err(p.error(at, "rw specifier has to be 'read' or 'write'"));
        };
        let Some(is_data) = is_data else {
            return Err(p.error(at, "cache type has to be 'data' or 'instr'"));
        };
        let entries: [(&str, Attr); 3] = [
            (Self::LOCALITY_HINT_ATTR, hint),
            (Self::IS_WRITE_ATTR, is_write),
            (Self::IS_DATA_CACHE_ATTR, is_data),
        ];
        entries.into_iter().for_each(|(name, attr)| state.set_attr(cx, name, attr));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        print_access(self, p, 0);
        let direction = if self.is_write() { "write" } else { "read" };
        let cache = if self.is_data_cache() { "data" } else { "instr" };
        p.write_text(&format!(", {direction}, locality<{}>, {cache}", self.locality_hint()));
        p.optional_attr_dict(
            op,
            &[Self::MAP_ATTR, Self::LOCALITY_HINT_ATTR, Self::IS_DATA_CACHE_ATTR, Self::IS_WRITE_ATTR],
        );
        p.colon_type(op.ty(self.memref()));
    }
}

impl Verify for AffinePrefetchOp<'_> {
    /// The subscripts fit the memref.
    fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let map = self.map();
        if map.results.len() as i64 != op.ty(self.memref()).rank() {
            return Err(op.error("affine.prefetch affine map num results must equal memref rank"));
        }
        op.ensure(map.num_inputs() + 1 == op.num_operands(), "too few operands")?;
        validity::verify_indices(op, map.num_inputs())
    }
}
