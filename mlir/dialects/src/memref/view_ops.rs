//! Casts, views and permutations of memrefs.

use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::hooks::{InferResults, OpAssembly, Verify};
use mlir::opdef::{InferArgs, Types};
use mlir::text::{OpParser, OpPrinter, ParseResult};
use mlir::{AffineExpr, AffineMap, AttrKind, Context, DYNAMIC, Diag, OpState, StridedLayout, Type, TypeRef};

use super::access::parse_memref_type;
use super::alloc::verify_dynamic_sizes;
use super::layout::{is_identity, layout, memory_space, with_shape, with_strides};
use super::{
    AssumeAlignmentOp, CastOp, DistinctObjectsOp, MemorySpaceCastOp, ReinterpretCastOp, TransposeOp, ViewOp,
};

impl Verify for AssumeAlignmentOp<'_> {
    /// The alignment is a power of two.
    fn verify(self) -> Result<(), Diag> {
        if u64::try_from(self.alignment()).is_ok_and(u64::is_power_of_two) {
            Ok(())
        } else {
            Err(self.error("alignment must be power of 2"))
        }
    }
}

impl InferResults for DistinctObjectsOp<'_> {
    /// The types of the operands.
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        Ok(args.operand_types.iter().copied().collect())
    }
}

impl Verify for DistinctObjectsOp<'_> {
    /// The results have the types of the operands, and there is at least one.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        op.ensure(op.operand_types().eq(op.result_types()), "operand types and result types must match")?;
        match op.num_operands() {
            0 => Err(op.error("expected at least one operand")),
            _ => Ok(()),
        }
    }
}

/// Whether two numbers are equal, or one of them is dynamic.
fn may_be_equal(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// Whether two shapes are compatible.
pub(super) fn may_be_same_shape(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    let (Some(a), Some(b)) = (a.shape(), b.shape()) else { return true };
    a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| may_be_equal(a, b))
}

/// Whether two ranked memref types have compatible shapes and layouts.
fn ranked_may_be_equal(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    if layout(a) != layout(b) {
        let (Some(x), Some(y)) = (a.strided_layout(), b.strided_layout()) else { return false };
        if x.strides.len() != y.strides.len() || !may_be_equal(x.offset, y.offset) {
            return false;
        }
        if !x.strides.iter().zip(&y.strides).all(|(&a, &b)| may_be_equal(a, b)) {
            return false;
        }
    }
    may_be_same_shape(a, b)
}

impl CastOp<'_> {
    /// Whether the types are compatible: at least one value can have both.
    pub fn are_cast_compatible(from: &[TypeRef<'_>], to: &[TypeRef<'_>]) -> bool {
        let (&[from], &[to]) = (from, to) else { return false };
        if from.element_type() != to.element_type() || memory_space(from) != memory_space(to) {
            return false;
        }
        match (from.is_memref(), to.is_memref()) {
            (true, true) => ranked_may_be_equal(from, to),
            (true, false) => to.is_unranked_memref(),
            (false, true) => from.is_unranked_memref(),
            (false, false) => false,
        }
    }
}

impl MemorySpaceCastOp<'_> {
    /// Whether the types differ only in their memory space.
    pub fn are_cast_compatible(from: &[TypeRef<'_>], to: &[TypeRef<'_>]) -> bool {
        let (&[from], &[to]) = (from, to) else { return false };
        if from.element_type() != to.element_type() {
            return false;
        }
        if from.is_memref() && to.is_memref() {
            layout(from) == layout(to) && from.shape() == to.shape()
        } else {
            from.is_unranked_memref() && to.is_unranked_memref()
        }
    }
}

/// A number, for messages.
fn number(n: i64) -> String {
    if n == DYNAMIC { "dynamic".to_owned() } else { n.to_string() }
}

impl Verify for ReinterpretCastOp<'_> {
    /// The result has the listed offset, sizes and strides.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let fail = |message: String| Err(op.plain_error(message));
        let source = op.ty(self.source());
        let result = op.ty(self.result());
        let both = format_args!("source type '{source}' and result memref type '{result}'");
        if memory_space(source) != memory_space(result) {
            return fail(format!("different memory spaces specified for {both}"));
        }
        if source.element_type() != result.element_type() {
            return fail(format!("different element types specified for {both}"));
        }
        let differs = |is: i64, listed: i64| is != DYNAMIC && is != listed;
        let shape = result.shape().unwrap_or_default();
        for (at, (&is, listed)) in shape.iter().zip(self.static_sizes()).enumerate() {
            if differs(is, listed) {
                let listed = number(listed);
                return fail(format!(
                    "expected result type with size = {listed} instead of {is} in dim = {at}"
                ));
            }
        }
        let Some(layout) = result.strided_layout() else {
            return fail(format!("expected result type to have strided layout but found '{result}'"));
        };
        let offset = self.static_offsets().first().copied().unwrap_or(DYNAMIC);
        if differs(layout.offset, offset) {
            let is = layout.offset;
            let offset = number(offset);
            return fail(format!("expected result type with offset = {offset} instead of {is}"));
        }
        for (at, (&is, listed)) in layout.strides.iter().zip(self.static_strides()).enumerate() {
            if differs(is, listed) {
                let listed = number(listed);
                return fail(format!(
                    "expected result type with stride = {listed} instead of {is} in dim = {at}"
                ));
            }
        }
        Ok(())
    }
}

impl Verify for ViewOp<'_> {
    /// Both types have no gaps and the same memory space; there is an operand for each dynamic size.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let fail = |message: String| Err(op.plain_error(message));
        let base = op.ty(self.source());
        let view = op.ty(op.result(0));
        if !is_identity(base) {
            return fail(format!("unsupported map for base memref type '{base}'"));
        }
        if !is_identity(view) {
            return fail(format!("unsupported map for result memref type '{view}'"));
        }
        if memory_space(base) != memory_space(view) {
            return fail(format!(
                "different memory spaces specified for base memref type '{base}' and view memref type '{view}'"
            ));
        }
        verify_dynamic_sizes(op, view, self.sizes().len())
    }
}

/// The dimensions that a permutation map selects; `None` for another map.
pub(super) fn permutation(cx: &Context, map: &AffineMap) -> Option<Vec<usize>> {
    let mut seen = vec![false; map.dims as usize];
    if map.symbols != 0 || map.results.len() != seen.len() {
        return None;
    }
    let mut dims = Vec::with_capacity(seen.len());
    for &result in &map.results {
        let AffineExprKind::Dim(at) = *cx.affine_kind(result) else { return None };
        let at = at as usize;
        if std::mem::replace(seen.get_mut(at)?, true) {
            return None;
        }
        dims.push(at);
    }
    Some(dims)
}

/// A strided layout as a map, with dynamic numbers as symbols.
fn strided_map(cx: &Context, layout: &StridedLayout) -> AffineMap {
    let mut symbols = 0;
    let mut number = |n: i64| match n {
        DYNAMIC => {
            symbols += 1;
            cx.affine_symbol(symbols - 1)
        }
        _ => cx.affine_constant(n),
    };
    let mut expr = number(layout.offset);
    for (dim, &stride) in layout.strides.iter().enumerate() {
        let stride = number(stride);
        expr = cx.affine_add(expr, cx.affine_mul(cx.affine_dim(dim as u32), stride));
    }
    AffineMap::new(layout.strides.len() as u32, symbols, [expr])
}

/// The type with its layout in canonical form.
fn canonical_layout(ty: TypeRef<'_>) -> Type {
    let cx = ty.cx();
    let map = match layout(ty).map(|layout| cx.attr_kind(layout)) {
        Some(AttrKind::AffineMap(map)) => map.clone(),
        Some(AttrKind::Strided { offset, strides }) => {
            strided_map(cx, &StridedLayout { strides: strides.to_vec(), offset: *offset })
        }
        _ => return ty.id(),
    };
    let shape = ty.shape().unwrap_or_default();
    let (&[result], false) = (&*map.results, map.is_identity(cx)) else { return ty.id() };
    if map.num_inputs() == 0 {
        let zero = cx.affine_as_constant(result) == Some(0);
        return if zero { with_shape(ty, shape, None) } else { ty.id() };
    }
    if shape.is_empty() {
        return ty.id();
    }
    let simple = cx.affine_simplify(result, map.dims, map.symbols);
    if simple == plain_expr(cx, shape) {
        return with_shape(ty, shape, None);
    }
    let map = AffineMap::new(map.dims, map.symbols, [simple]);
    with_shape(ty, shape, Some(cx.affine_map_attr(map)))
}

/// Whether types with canonical layouts are equal, apart from the order of the layouts' terms.
fn same_layout(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    if a == b {
        return true;
    }
    let cx = a.cx();
    let map = |ty: TypeRef<'_>| match layout(ty).map(|layout| cx.attr_kind(layout)) {
        Some(AttrKind::AffineMap(map)) => Some(map.clone()),
        _ => None,
    };
    let plain = |ty: TypeRef<'_>| ty.shape().map(|shape| with_shape(ty, shape, None));
    let (Some(x), Some(y)) = (map(a), map(b)) else { return false };
    let (&[first], &[second]) = (&*x.results, &*y.results) else { return false };
    let mut rest = terms(cx, second);
    plain(a) == plain(b)
        && (x.dims, x.symbols) == (y.dims, y.symbols)
        && terms(cx, first).into_iter().all(|term| {
            let found = rest.iter().position(|&other| other == term);
            found.map(|at| rest.swap_remove(at)).is_some()
        })
        && rest.is_empty()
}

/// The terms of a sum.
fn terms(cx: &Context, sum: AffineExpr) -> Vec<AffineExpr> {
    let mut pending = vec![sum];
    let mut all = Vec::new();
    while let Some(expr) = pending.pop() {
        match *cx.affine_kind(expr) {
            AffineExprKind::Binary(AffineBinary::Add, lhs, rhs) => pending.extend([lhs, rhs]),
            _ => all.push(expr),
        }
    }
    all
}

/// The position of an element in a shape without gaps, with dynamic strides as symbols.
fn plain_expr(cx: &Context, shape: &[i64]) -> mlir::AffineExpr {
    let strides = StridedLayout::identity(shape).strides;
    let mut symbols = 0;
    let mut sum = None;
    for (dim, &stride) in strides.iter().enumerate().rev() {
        let stride = match stride {
            DYNAMIC => {
                symbols += 1;
                cx.affine_symbol(symbols - 1)
            }
            _ => cx.affine_constant(stride),
        };
        let term = cx.affine_mul(cx.affine_dim(dim as u32), stride);
        sum = Some(sum.map_or(term, |sum| cx.affine_add(sum, term)));
    }
    let sum = sum.unwrap_or_else(|| cx.affine_constant(0));
    cx.affine_simplify(sum, strides.len() as u32, symbols)
}

/// The type of a memref with permuted dimensions.
pub(super) fn transposed(ty: TypeRef<'_>, permutation: &[usize]) -> Option<Type> {
    let shape = ty.shape()?;
    let layout = ty.strided_layout()?;
    let pick = |list: &[i64]| permutation.iter().map(|&at| list.get(at).copied()).collect::<Option<Vec<_>>>();
    let strides = StridedLayout { strides: pick(&layout.strides)?, offset: layout.offset };
    Some(with_strides(ty, &pick(shape)?, strides))
}

impl OpAssembly for TransposeOp<'_> {
    /// Parses `%in (dims) -> (dims) [attributes] : type to type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let span = p.span();
        let operand = p.operand()?;
        let map = p.affine_map()?;
        p.optional_attr_dict(state)?;
        let ty = parse_memref_type(p)?;
        p.resolve_into(&[operand], &[ty], span, state)?;
        p.keyword("to")?;
        state.result_types.push(p.ty()?);
        state.set_attr(cx, Self::PERMUTATION_ATTR, cx.affine_map_attr(map));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        p.operand(self.in_());
        p.write_text(" ");
        if let Some(map) = self.permutation_attr().as_affine_map() {
            p.affine_map(map);
        }
        p.optional_attr_dict(op, &[Self::PERMUTATION_ATTR]);
        p.colon_type(op.ty(self.in_()));
        p.write_text(" to ");
        p.ty(op.ty(op.result(0)).id());
    }
}

impl Verify for TransposeOp<'_> {
    /// The result is the operand with its dimensions permuted.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let source = op.ty(self.in_());
        let result = op.ty(op.result(0));
        let order = self.permutation_attr().as_affine_map().and_then(|map| permutation(op.cx(), map));
        let Some(order) = order else { return Err(op.error("expected a permutation map")) };
        if order.len() as i64 != source.rank() {
            return Err(op.error("expected a permutation map of same rank as the input"));
        }
        let Some(wanted) = transposed(source, &order) else { return Ok(()) };
        let wanted = op.cx().type_ref(canonical_layout(op.cx().type_ref(wanted)));
        if same_layout(op.cx().type_ref(canonical_layout(result)), wanted) {
            Ok(())
        } else {
            Err(op.error(format_args!(
                "result type '{result}' is not equivalent to the canonical transposed input type '{wanted}'"
            )))
        }
    }
}
