//! `vector.transfer_read` and `vector.transfer_write`.

use mlir::affine::AffineExprKind;
use mlir::hooks::{OpAssembly, Verify};
use mlir::interfaces::Speculatability;
use mlir::opdef::{Effect, EffectKind, EffectOn};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, Span, UnresolvedOperand};
use mlir::{AffineMap, Attr, AttrRef, Context, Diag, OpRef, OpState, Type, TypeRef, Value};

use super::types::{VectorType, element_bits, vector};
use super::{TransferReadOp, TransferWriteOp};

/// The rank of a vector without that of the memory's elements, if those are vectors.
fn effective_rank(shaped: TypeRef<'_>, vector: VectorType<'_>) -> i64 {
    let inner = VectorType::of(shaped.element_type()).map_or(0, VectorType::rank);
    vector.rank() as i64 - inner as i64
}

/// The map to the last dimensions of the memory, which is used if none is given.
pub(crate) fn minor_identity(shaped: TypeRef<'_>, vector: VectorType<'_>) -> AffineMap {
    let cx = vector.cx;
    let rank = shaped.rank().max(0);
    let count = effective_rank(shaped, vector).clamp(0, rank);
    AffineMap::new(rank as u32, 0, (rank - count..rank).map(|dim| cx.affine_dim(dim as u32)))
}

/// The dimension of the memory for each dimension of the vector, or `None` where it is repeated.
pub type Dims = Vec<Option<usize>>;

/// The dimensions that a map selects; zeros stand for repeated ones.
fn dims_of(cx: &Context, map: &AffineMap) -> Result<Dims, &'static str> {
    let mut seen = vec![false; map.num_inputs()];
    let mut dims = Vec::with_capacity(map.results.len());
    for &result in &map.results {
        match *cx.affine_kind(result) {
            AffineExprKind::Constant(0) => dims.push(None),
            AffineExprKind::Dim(at) => {
                let at = at as usize;
                if seen.get_mut(at).is_none_or(|seen| std::mem::replace(seen, true)) {
                    return Err(
                        "requires a permutation_map that is a permutation (found one dim used more than once)",
                    );
                }
                dims.push(Some(at));
            }
            _ => {
                return Err(
                    "requires a projected permutation_map (at most one dim or the zero constant can appear in each \
                     result)",
                );
            }
        }
    }
    Ok(dims)
}

/// The type of a mask: the vector's dimensions in the order in which the memory has them, without repeated ones.
fn mask_type(cx: &Context, ty: VectorType<'_>, map: &AffineMap) -> Option<Type> {
    let dims = dims_of(cx, map).ok()?;
    let mut order: Vec<(usize, (i64, bool))> =
        dims.into_iter().zip(ty.dims()).filter_map(|(dim, extent)| Some((dim?, extent))).collect();
    order.sort_unstable_by_key(|&(dim, _)| dim);
    let mut shape: Vec<(i64, bool)> = order.into_iter().map(|(_, extent)| extent).collect();
    if shape.is_empty() {
        shape.push((1, false));
    }
    Some(vector(cx, shape, cx.int_ty(1)))
}

/// Either kind of transfer.
#[derive(Clone, Copy)]
pub struct Transfer<'a> {
    /// The operation.
    pub op: OpRef<'a>,
    /// The memory or tensor.
    pub base: Value,
    /// The vector that is read or written.
    pub vector: Value,
    /// Which elements are accessed, if not all.
    pub mask: Option<Value>,
    /// The dimension of the memory for each of the vector's.
    pub map: &'a AffineMap,
    /// The map as an attribute.
    pub map_attr: AttrRef<'a>,
    in_bounds: Option<AttrRef<'a>>,
}

impl<'a> Transfer<'a> {
    /// The type of the memory or tensor.
    pub fn shaped(&self) -> TypeRef<'a> {
        self.op.ty(self.base)
    }

    /// The type of the vector.
    pub fn vector_type(&self) -> Option<VectorType<'a>> {
        VectorType::of(self.op.ty(self.vector))
    }

    /// Where the access starts in each dimension of the memory.
    pub fn indices(&self) -> Vec<Value> {
        match (self.op.cast::<TransferReadOp>(), self.op.cast::<TransferWriteOp>()) {
            (Some(read), _) => read.indices().collect(),
            (_, Some(write)) => write.indices().collect(),
            _ => Vec::new(),
        }
    }

    /// Whether each dimension of the vector is known to be inside.
    pub fn in_bounds(&self) -> Vec<bool> {
        let cx = self.op.cx();
        let list = self.in_bounds.and_then(AttrRef::as_array).unwrap_or_default();
        list.iter().map(|&b| cx.attr_ref(b).as_bool().unwrap_or(false)).collect()
    }

    /// The dimension of the memory for each of the vector's; `None` if the map is not valid.
    pub fn dims(&self) -> Option<Dims> {
        dims_of(self.op.cx(), self.map).ok()
    }

    /// The type that a mask must have.
    pub fn mask_type(&self) -> Option<Type> {
        mask_type(self.op.cx(), self.vector_type()?, self.map)
    }

    fn print(&self, p: &mut OpPrinter<'_>, types: [Value; 2]) {
        let op = self.op;
        let mut elided = vec![TransferReadOp::OPERAND_SEGMENT_SIZES_ATTR];
        let is_default = self.vector_type().is_some_and(|ty| minor_identity(self.shaped(), ty) == *self.map);
        if is_default {
            elided.push(TransferReadOp::PERMUTATION_MAP_ATTR);
        }
        if !self.in_bounds().contains(&true) {
            elided.push(TransferReadOp::IN_BOUNDS_ATTR);
        }
        p.optional_attr_dict(op, &elided);
        p.colon_type(op.ty(types[0]));
        p.write_text(", ");
        p.ty(op.ty(types[1]).id());
    }

    /// What holds for both kinds.
    fn verify(&self) -> Result<(), Diag> {
        let op = self.op;
        op.ensure(op.attr("masked").is_none(), "masked attribute has been removed. Use in_bounds instead.")?;
        let shaped = self.shaped();
        op.ensure(
            shaped.is_memref() || shaped.is_ranked_tensor(),
            "requires source to be a memref or ranked tensor type",
        )?;
        let Some(ty) = self.vector_type() else { return Ok(()) };
        let minor = |ty: VectorType<'_>| {
            let last = ty.shape.last().map_or(1, |n| n.unsigned_abs());
            element_bits(ty.cx.type_ref(ty.element)).saturating_mul(last)
        };
        let multiple = "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of \
                        the";
        let ranks = "requires a permutation_map with result dims of the same rank as the vector type";
        let results = self.map.results.len();
        let element = shaped.element_type();
        let divides = |bits: u64| minor(ty).checked_rem(bits).is_none_or(|rest| rest == 0);
        if let Some(inner) = VectorType::of(element) {
            op.ensure(divides(minor(inner)), format_args!("{multiple} minor 1-D vector of the source"))?;
            let Some(rank) = ty.rank().checked_sub(inner.rank()) else {
                return Err(op.error("requires source vector element and vector result ranks to match."));
            };
            op.ensure(results == rank, ranks)?;
            op.ensure(self.mask.is_none(), "does not support masks with vector element type")?;
        } else {
            op.ensure(divides(element_bits(element)), format_args!("{multiple} source element type"))?;
            op.ensure(results == ty.rank(), ranks)?;
        }
        op.ensure(self.map.symbols == 0, "requires permutation_map without symbols")?;
        op.ensure(
            i64::from(self.map.dims) == shaped.rank(),
            "requires a permutation_map with input dims of the same rank as the source type",
        )?;
        if let (Some(mask), Some(wanted)) = (self.mask, self.mask_type()) {
            let (has, wanted) = (op.ty(mask), op.cx().type_ref(wanted));
            op.ensure(
                has == wanted,
                format_args!("inferred mask type ('{wanted}') and mask operand type ('{has}') don't match"),
            )?;
        }
        let count = self.in_bounds().len();
        op.ensure(
            count == results,
            format_args!(
                "expects the in_bounds attr of same rank as permutation_map results: {} vs inBounds of size: {count}",
                self.map_attr
            ),
        )
    }

    fn verify_map(&self) -> Result<(), Diag> {
        dims_of(self.op.cx(), self.map).map(drop).map_err(|message| self.op.error(message))
    }

    fn verify_indices(&self, count: usize) -> Result<(), Diag> {
        let rank = self.shaped().rank();
        self.op.ensure(count as i64 == rank, format_args!("requires {rank} indices"))
    }

    /// The access, if there is memory.
    fn effects(&self, kind: EffectKind, group: u8) -> Vec<Effect> {
        if self.shaped().is_memref() {
            vec![Effect { kind, on: EffectOn::Operand(group) }]
        } else {
            Vec::new()
        }
    }

    fn speculatability(&self) -> Speculatability {
        if self.shaped().is_tensor() {
            Speculatability::Speculatable
        } else {
            Speculatability::NotSpeculatable
        }
    }
}

impl<'a> TransferReadOp<'a> {
    /// What it has in common with the other kind.
    pub fn transfer(self) -> Transfer<'a> {
        Transfer {
            op: *self,
            base: self.base(),
            vector: self.vector(),
            mask: self.mask(),
            map: self.permutation_map(),
            map_attr: self.permutation_map_attr(),
            in_bounds: Some(self.in_bounds_attr()),
        }
    }

    /// Reads memory, not a tensor.
    pub fn effects(self) -> Vec<Effect> {
        self.transfer().effects(EffectKind::Read, 0)
    }

    /// Speculatable on a tensor.
    pub fn speculatability(self) -> Speculatability {
        self.transfer().speculatability()
    }
}

impl<'a> TransferWriteOp<'a> {
    /// What it has in common with the other kind.
    pub fn transfer(self) -> Transfer<'a> {
        Transfer {
            op: *self,
            base: self.base(),
            vector: self.value_to_store(),
            mask: self.mask(),
            map: self.permutation_map(),
            map_attr: self.permutation_map_attr(),
            in_bounds: Some(self.in_bounds_attr()),
        }
    }

    /// Writes memory, not a tensor.
    pub fn effects(self) -> Vec<Effect> {
        self.transfer().effects(EffectKind::Write, 1)
    }

    /// Speculatable on a tensor.
    pub fn speculatability(self) -> Speculatability {
        self.transfer().speculatability()
    }
}

/// The end of the text of a transfer, with the attributes that it omits.
struct Tail {
    shaped: Type,
    vector: Type,
    mask: Option<Type>,
}

impl Tail {
    /// `[, %mask] [attributes] : type, type`; `order` puts the two types into the order (memory, vector).
    fn parse(
        p: &mut OpParser<'_, '_>,
        state: &mut OpState,
        mask: Option<&UnresolvedOperand>,
        mask_span: Span,
        swapped: bool,
    ) -> ParseResult<Self> {
        let cx = p.cx();
        p.optional_attr_dict(state)?;
        let at = p.span();
        let types = p.colon_type_list()?;
        let &[first, second] = types.as_slice() else {
            return Err(p.error(at, "requires two types"));
        };
        let (vector, shaped) = if swapped { (first, second) } else { (second, first) };
        let memory = cx.type_ref(shaped);
        let parts = VectorType::of(cx.type_ref(vector));
        // MLIR checks the two types in the order of the operation, not of the text.
        if swapped && parts.is_none() {
            return Err(p.error(at, "requires vector type"));
        }
        if !memory.is_memref() && !memory.is_ranked_tensor() {
            return Err(p.error(at, "requires memref or ranked tensor type"));
        }
        let Some(parts) = parts else { return Err(p.error(at, "requires vector type")) };
        let name = TransferReadOp::PERMUTATION_MAP_ATTR;
        let map = match state.attr(cx, name) {
            Some(attr) => match cx.attr_ref(attr).as_affine_map() {
                Some(map) => map.clone(),
                None => return Err(p.error(at, "expected an affine map as permutation_map")),
            },
            None => {
                if memory.rank() < effective_rank(memory, parts) {
                    return Err(p.error(
                        at,
                        "expected a custom permutation_map when rank(source) != rank(destination)",
                    ));
                }
                let map = minor_identity(memory, parts);
                state.set_attr(cx, name, cx.affine_map_attr(map.clone()));
                map
            }
        };
        if state.attr(cx, TransferReadOp::IN_BOUNDS_ATTR).is_none() {
            let all: Vec<Attr> = map.results.iter().map(|_| cx.bool_attr(false)).collect();
            state.set_attr(cx, TransferReadOp::IN_BOUNDS_ATTR, cx.array_attr(&all));
        }
        let mut mask_ty = None;
        if mask.is_some() {
            if memory.element_type().is_vector() {
                return Err(p.error(mask_span, "does not support masks with vector element type"));
            }
            if parts.rank() != map.results.len() {
                return Err(p.error(
                    at,
                    "expected the same rank for the vector and the results of the permutation map",
                ));
            }
            match mask_type(cx, parts, &map) {
                Some(ty) => mask_ty = Some(ty),
                None => {
                    let message = dims_of(cx, &map).err().unwrap_or_default();
                    return Err(p.error(at, message));
                }
            }
        }
        Ok(Tail { shaped, vector, mask: mask_ty })
    }
}

/// `, %mask` or nothing, and where it is.
fn parse_mask(p: &mut OpParser<'_, '_>) -> ParseResult<(Option<UnresolvedOperand>, Span)> {
    let there = p.optional_token(",");
    let span = p.span();
    Ok((if there { Some(p.operand()?) } else { None }, span))
}

/// Records the sizes of the operand groups.
fn set_segments(p: &OpParser<'_, '_>, state: &mut OpState, sizes: &[i32]) {
    state.set_attr(p.cx(), TransferReadOp::OPERAND_SEGMENT_SIZES_ATTR, p.cx().dense_array_attr::<i32>(sizes));
}

impl OpAssembly for TransferReadOp<'_> {
    /// Parses `%base[indices], %padding [, %mask] [attributes] : type, type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let base = p.operand()?;
        let indices = p.operand_list(Delimiter::Square)?;
        p.token(",")?;
        let padding = p.operand()?;
        let (mask, span) = parse_mask(p)?;
        let tail = Tail::parse(p, state, mask.as_ref(), span, false)?;
        let cx = p.cx();
        p.resolve_all(&[base], tail.shaped, state)?;
        p.resolve_all(&indices, cx.index_ty(), state)?;
        p.resolve_all(&[padding], cx.type_ref(tail.shaped).element_type().id(), state)?;
        if let (Some(mask), Some(ty)) = (mask, tail.mask) {
            p.resolve_all(&[mask], ty, state)?;
        }
        set_segments(p, state, &[1, indices.len() as i32, 1, i32::from(tail.mask.is_some())]);
        state.result_types.push(tail.vector);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_text(" ");
        p.operand(self.base());
        p.operands_between("[", self.indices(), "], ");
        p.operand(self.padding());
        if let Some(mask) = self.mask() {
            p.write_text(", ");
            p.operand(mask);
        }
        self.transfer().print(p, [self.base(), self.vector()]);
    }
}

impl OpAssembly for TransferWriteOp<'_> {
    /// Parses `%vector, %base[indices] [, %mask] [attributes] : type, type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let value = p.operand()?;
        p.token(",")?;
        let base = p.operand()?;
        let indices = p.operand_list(Delimiter::Square)?;
        let (mask, span) = parse_mask(p)?;
        let tail = Tail::parse(p, state, mask.as_ref(), span, true)?;
        let cx = p.cx();
        p.resolve_all(&[value], tail.vector, state)?;
        p.resolve_all(&[base], tail.shaped, state)?;
        p.resolve_all(&indices, cx.index_ty(), state)?;
        if let (Some(mask), Some(ty)) = (mask, tail.mask) {
            p.resolve_all(&[mask], ty, state)?;
        }
        set_segments(p, state, &[1, 1, indices.len() as i32, i32::from(tail.mask.is_some())]);
        if cx.type_ref(tail.shaped).is_ranked_tensor() {
            state.result_types.push(tail.shaped);
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_text(" ");
        p.operand(self.value_to_store());
        p.write_text(", ");
        p.operand(self.base());
        p.operands_between("[", self.indices(), "]");
        if let Some(mask) = self.mask() {
            p.write_text(", ");
            p.operand(mask);
        }
        self.transfer().print(p, [self.value_to_store(), self.base()]);
    }
}

impl Verify for TransferReadOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let transfer = self.transfer();
        transfer.verify_indices(self.indices().len())?;
        transfer.verify()?;
        let element = transfer.shaped().element_type();
        let padding = op.ty(self.padding());
        if element.is_vector() {
            op.ensure(element == padding, "requires source element type and padding type to match.")?;
        } else {
            op.ensure(!padding.is_vector(), "requires valid padding vector elemental type")?;
            op.ensure(padding == element, "requires formal padding and source of the same elemental type")?;
        }
        transfer.verify_map()
    }
}

impl Verify for TransferWriteOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let transfer = self.transfer();
        transfer.verify_indices(self.indices().len())?;
        let is_zero = |&e: &mlir::AffineExpr| op.cx().affine_as_constant(e) == Some(0);
        op.ensure(!transfer.map.results.iter().any(is_zero), "should not have broadcast dimensions")?;
        transfer.verify()?;
        transfer.verify_map()
    }
}
