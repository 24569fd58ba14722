//! Rewrites of `vector.contract` and `vector.outerproduct`, to products and reductions of one dimension.

use dialects::arith;
use dialects::vector::combine::{combine, multiply, multiply_and_combine};
use dialects::vector::contract::selected;
use dialects::vector::masks::root;
use dialects::vector::types::{VectorType, vector};
use dialects::vector::{
    BroadcastOp, CombiningKind as Kind, ContractionOp, ContractionOpOptions, OuterProductOp,
    OuterProductOpOptions, ReductionOp, ReductionOpOptions,
};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{AffineMap, Attr, Builder, Context, Handle, Loc, Op, OpView, Type, TypeKind, Value};

use super::ContractLowering;
use super::build::{
    MOST_OPERATIONS, extract, first_extent, insert, masked, transpose, type_of, vector_of, whole, without,
    zero,
};

pub(crate) fn patterns(patterns: &mut PatternSet, lowering: ContractLowering) {
    patterns.add(outer_product);
    patterns
        .add(move |op: Handle<ContractionOp>, rw: &mut PatternRewriter<'_>| contract(op, rw, lowering, true));
    if lowering == ContractLowering::OuterProduct {
        patterns.add(|op: Handle<ContractionOp>, rw: &mut PatternRewriter<'_>| {
            contract(op, rw, ContractLowering::OuterProduct, false)
        });
    }
}

/// What a contraction multiplies, and along which dimensions.
struct Contraction {
    loc: Loc,
    kind: Kind,
    /// The two factors and the accumulator.
    values: [Value; 3],
    /// The dimensions of the iteration space that each of them has.
    dims: [Vec<usize>; 3],
    reduced: Vec<bool>,
    iterators: Vec<Attr>,
    result: Type,
    /// What is replaced, and the mask around it.
    root: Op,
    mask: Option<Value>,
}

impl Contraction {
    fn of(op: Handle<ContractionOp>, rw: &mut PatternRewriter<'_>) -> Result<Contraction, NoMatch> {
        let view = op.view(rw);
        let cx = view.cx();
        let maps = view.maps();
        let dims: Option<Vec<Vec<usize>>> = maps.iter().map(|map| selected(cx, map)).collect();
        let dims = dims.and_then(|dims| dims.try_into().ok()).ok_or(NoMatch)?;
        let mut this = Contraction {
            loc: view.loc(),
            kind: view.kind(),
            values: [view.lhs(), view.rhs(), view.acc()],
            dims,
            reduced: view.reduced(),
            iterators: view.iterator_types().to_vec(),
            result: view.op_ref().result_types().next().ok_or(NoMatch)?,
            root: *op,
            mask: None,
        };
        (this.root, this.mask) = root(rw, *op);
        Ok(this)
    }

    /// The elements of the two factors and the accumulator have one type, and products are added.
    fn is_uniform(&self, rw: &PatternRewriter<'_>) -> bool {
        let element = |value: Value| rw.cx().type_ref(rw.body().ty(value)).element_type().id();
        let [a, b, c] = self.values.map(element);
        a == c && b == c && self.kind == Kind::Add
    }

    /// The same over a space without a dimension; the operands have lost it already.
    fn lower(
        &self,
        b: &mut Builder<'_>,
        [lhs, rhs, acc]: [Value; 3],
        dim: usize,
        mask: Option<Value>,
    ) -> Value {
        let cx = b.cx();
        let map = |dims: &Vec<usize>| {
            let left = dims
                .iter()
                .filter(|&&at| at != dim)
                .map(|&at| cx.affine_dim((at - usize::from(at > dim)) as u32));
            cx.affine_map_attr(AffineMap::new(self.reduced.len() as u32 - 1, 0, left))
        };
        let maps: Vec<Attr> = self.dims.iter().map(map).collect();
        let mut iterators = self.iterators.clone();
        iterators.remove(dim);
        let (maps, iterators) = (cx.array_attr(&maps), cx.array_attr(&iterators));
        let ty = b.body().ty(acc);
        let options = ContractionOpOptions { kind: Some(self.kind) };
        masked(b, self.loc, ty, mask, |b| {
            ContractionOp::build_with(b, self.loc, ty, lhs, rhs, acc, maps, iterators, options)
        })
    }

    /// Where a factor or the accumulator has a dimension of the space.
    fn place(&self, which: usize, dim: usize) -> Option<usize> {
        self.dims[which].iter().position(|&at| at == dim)
    }
}

fn contract(
    op: Handle<ContractionOp>,
    rw: &mut PatternRewriter<'_>,
    lowering: ContractLowering,
    generic: bool,
) -> Matched {
    let this = Contraction::of(op, rw)?;
    if generic && !this.is_uniform(rw) {
        return Err(rw.no_match("the types of elements differ, or products are not added"));
    }
    let specific = match lowering {
        ContractLowering::OuterProduct => outer_products(&this, rw)?,
        ContractLowering::Dot => dots(&this, rw)?,
        ContractLowering::ParallelArith => elementwise(&this, rw)?,
        ContractLowering::LlvmIntr => None,
    };
    let result = match specific {
        Some(result) => result,
        None if generic => one_dimension_less(&this, rw)?,
        None => return Err(rw.no_match("no form of a product of matrices")),
    };
    rw.replace_by(this.root, result)
}

const DIMS: [usize; 3] = [0, 1, 2];

/// A product as rows and columns: what is transposed, and the order of the two factors.
struct Form {
    dims: [&'static [usize]; 3],
    swapped: bool,
    transposed: [bool; 2],
}

const fn form(dims: [&'static [usize]; 3], swapped: bool, transposed: [bool; 2]) -> Form {
    Form { dims, swapped, transposed }
}

const M: usize = DIMS[0];
const N: usize = DIMS[1];
const K: usize = DIMS[2];

/// Of matrices, so that the last dimension of both is reduced.
const DOT_MATRICES: [Form; 8] = [
    form([&[M, K], &[K, N], &[M, N]], false, [false, true]),
    form([&[M, K], &[N, K], &[M, N]], false, [false, false]),
    form([&[K, M], &[K, N], &[M, N]], false, [true, true]),
    form([&[K, M], &[N, K], &[M, N]], false, [true, false]),
    form([&[M, K], &[K, N], &[N, M]], true, [true, false]),
    form([&[M, K], &[N, K], &[N, M]], true, [false, false]),
    form([&[K, M], &[K, N], &[N, M]], true, [true, true]),
    form([&[K, M], &[N, K], &[N, M]], true, [false, true]),
];

/// Of a matrix and a vector, so that the last dimension of both is reduced.
const DOT_VECTORS: [Form; 4] = [
    form([&[0, 1], &[1], &[0]], false, [false, false]),
    form([&[1, 0], &[1], &[0]], false, [true, false]),
    form([&[1], &[0, 1], &[0]], true, [false, false]),
    form([&[1], &[1, 0], &[0]], true, [true, false]),
];

/// The form of a contraction, if it has one of these.
fn form_of<'f>(this: &Contraction, forms: &'f [Form]) -> Option<&'f Form> {
    forms.iter().find(|form| form.dims.iter().zip(&this.dims).all(|(a, b)| *a == b.as_slice()))
}

/// The factors in the order of a form, transposed as it says.
fn arrange(this: &Contraction, rw: &mut PatternRewriter<'_>, form: &Form) -> Result<[Value; 2], NoMatch> {
    let [a, b, _] = this.values;
    let mut both = if form.swapped { [b, a] } else { [a, b] };
    for (value, &turn) in both.iter_mut().zip(&form.transposed) {
        if turn {
            *value = transpose(rw, this.loc, *value, &[1, 0])?;
        }
    }
    Ok(both)
}

/// A product of rows and columns, each of which is reduced on its own.
fn dots(this: &Contraction, rw: &mut PatternRewriter<'_>) -> Result<Option<Value>, NoMatch> {
    if this.mask.is_some() {
        return Ok(None);
    }
    let forms: &[Form] = match *this.reduced {
        [false, false, true, ..] => &DOT_MATRICES,
        [false, true, ..] => &DOT_VECTORS,
        _ => return Ok(None),
    };
    let Some(form) = form_of(this, forms) else { return Ok(None) };
    let cx = rw.cx();
    let ty = vector_of(cx, this.result)?;
    let rows = ty.shape[0];
    let columns = ty.shape.get(1).copied();
    if rows.checked_mul(columns.unwrap_or(1)).is_none_or(|count| count > MOST_OPERATIONS) {
        return Err(rw.no_match("there are too many elements"));
    }
    let [lhs, rhs] = arrange(this, rw, form)?;
    let loc = this.loc;
    let mut all = zero(rw, loc, this.result)?;
    let mut others: Vec<Value> = Vec::new();
    for row in 0..rows {
        let left = extract(rw, loc, lhs, &[row]);
        for column in 0..columns.unwrap_or(1) {
            if row == 0 {
                others.push(if columns.is_none() { rhs } else { extract(rw, loc, rhs, &[column]) });
            }
            let product = multiply(rw, loc, left, others[column as usize]);
            let sum = ReductionOp::build(rw, loc, ty.element, Kind::Add, product);
            let at = if columns.is_none() { vec![row] } else { vec![row, column] };
            all = insert(rw, loc, sum, all, &at);
        }
    }
    combine(rw, loc, Kind::Add, all, this.values[2], None).map(Some)
}

/// Of matrices, so that the first dimension of both is reduced.
const OUTER_MATRICES: [Form; 8] = [
    form([&[M, K], &[K, N], &[M, N]], false, [true, false]),
    form([&[M, K], &[N, K], &[M, N]], false, [true, true]),
    form([&[K, M], &[K, N], &[M, N]], false, [false, false]),
    form([&[K, M], &[N, K], &[M, N]], false, [false, true]),
    form([&[M, K], &[K, N], &[N, M]], true, [false, true]),
    form([&[M, K], &[N, K], &[N, M]], true, [true, true]),
    form([&[K, M], &[K, N], &[N, M]], true, [false, false]),
    form([&[K, M], &[N, K], &[N, M]], true, [true, false]),
];

/// Of a matrix and a vector; `0` is the dimension that stays.
const OUTER_VECTORS: [Form; 4] = [
    form([&[0, 1], &[1], &[0]], false, [true, false]),
    form([&[1, 0], &[1], &[0]], false, [false, false]),
    form([&[1], &[0, 1], &[0]], true, [true, false]),
    form([&[1], &[1, 0], &[0]], true, [false, false]),
];

/// The same, where `1` is the dimension that stays.
const OUTER_VECTORS_TURNED: [Form; 4] = [
    form([&[1, 0], &[0], &[1]], false, [true, false]),
    form([&[0, 1], &[0], &[1]], false, [false, false]),
    form([&[0], &[1, 0], &[1]], true, [true, false]),
    form([&[0], &[0, 1], &[1]], true, [false, false]),
];

/// A sum of outer products, one for each step of the dimension that is reduced.
fn outer_products(this: &Contraction, rw: &mut PatternRewriter<'_>) -> Result<Option<Value>, NoMatch> {
    let (forms, mask_order): (&[Form], &[i64]) = match *this.reduced {
        [false, false, true] => (&OUTER_MATRICES, &[2, 0, 1]),
        [false, true] => (&OUTER_VECTORS, &[1, 0]),
        [true, false] => (&OUTER_VECTORS_TURNED, &[]),
        _ => return Ok(None),
    };
    let Some(form) = form_of(this, forms) else { return Ok(None) };
    let reduced = this.reduced.iter().position(|&reduced| reduced).ok_or(NoMatch)?;
    let from = type_of(rw, this.values[0])?;
    let Some(at) = this.place(0, reduced) else { return Ok(None) };
    if from.scalable[at] || from.shape[at] > MOST_OPERATIONS {
        return Ok(None);
    }
    let count = from.shape[at];
    let [lhs, rhs] = arrange(this, rw, form)?;
    let mask = match this.mask {
        Some(mask) if !mask_order.is_empty() => Some(transpose(rw, this.loc, mask, mask_order)?),
        mask => mask,
    };
    let mut acc = this.values[2];
    let loc = this.loc;
    let element = rw.cx().type_ref(this.result).element_type().id();
    for at in 0..count {
        let [left, right] = [lhs, rhs].map(|value| extract(rw, loc, value, &[at]));
        let [left, right] = [left, right].map(|value| promote(rw, loc, value, element));
        let mask = mask.map(|mask| extract(rw, loc, mask, &[at]));
        let options = OuterProductOpOptions { acc: Some(acc), kind: Some(this.kind) };
        let ty = this.result;
        acc = masked(rw, loc, ty, mask, |b| OuterProductOp::build_with(b, loc, ty, left, right, options));
    }
    Ok(Some(acc))
}

/// A value whose elements have a wider type.
fn promote(b: &mut Builder<'_>, loc: Loc, value: Value, element: Type) -> Value {
    let cx = b.cx();
    let ty = cx.type_ref(b.body().ty(value));
    if ty.element_type().id() == element {
        return value;
    }
    let to = if ty.is_vector() { ty.with_element_type(element).id() } else { element };
    match cx.type_kind(element) {
        TypeKind::Float(_) => arith::ExtFOp::build(b, loc, to, value),
        _ => arith::ExtSIOp::build(b, loc, to, value),
    }
}

/// All dimensions that are reduced have extent 1: a product of elements.
fn elementwise(this: &Contraction, rw: &mut PatternRewriter<'_>) -> Result<Option<Value>, NoMatch> {
    let cx = rw.cx();
    let Ok(result) = vector_of(cx, this.result) else { return Ok(None) };
    if this.mask.is_some() {
        return Ok(None);
    }
    let mut plans = Vec::new();
    for which in [0, 1] {
        let ty = type_of(rw, this.values[which])?;
        let reduced: Vec<usize> = (0..ty.rank()).filter(|&at| this.reduced[this.dims[which][at]]).collect();
        if reduced.iter().any(|&at| ty.shape[at] != 1) {
            return Ok(None);
        }
        let added = this.dims[2].len() - (ty.rank() - reduced.len());
        let mut order: Vec<i64> = reduced.iter().map(|&at| (added + at) as i64).collect();
        let mut lead = Vec::new();
        for (at, &dim) in this.dims[2].iter().enumerate() {
            match this.place(which, dim) {
                Some(place) => order.push((added + place) as i64),
                None => {
                    lead.push((result.shape[at], false));
                    order.push(lead.len() as i64 - 1);
                }
            }
        }
        plans.push((ty, reduced.len(), lead, order));
    }
    let mut both = [this.values[0], this.values[1]];
    for (value, (ty, _, lead, _)) in both.iter_mut().zip(&plans) {
        if !lead.is_empty() {
            let dims = lead.iter().copied().chain(ty.shape.iter().map(|&n| (n, false)));
            *value = BroadcastOp::build(rw, this.loc, vector(cx, dims, ty.element), *value);
        }
    }
    for (value, (_, _, _, order)) in both.iter_mut().zip(&plans) {
        *value = transpose(rw, this.loc, *value, order)?;
    }
    for (value, (_, reduced, _, _)) in both.iter_mut().zip(&plans) {
        *value = extract(rw, this.loc, *value, &vec![0; *reduced]);
    }
    multiply_and_combine(rw, this.loc, this.kind, both, Some(this.values[2]), None).map(Some)
}

/// Splits along one dimension: first those that both factors keep, then those that one of them has, then a reduced one.
fn one_dimension_less(this: &Contraction, rw: &mut PatternRewriter<'_>) -> Result<Value, NoMatch> {
    let [lhs, rhs, acc] = &this.dims;
    let shared = lhs.iter().find(|dim| rhs.contains(dim) && acc.contains(dim));
    let contracted = |dim: &usize| this.reduced[*dim] && lhs.contains(dim) && rhs.contains(dim);
    let own = shared.or_else(|| lhs.iter().chain(rhs).find(|dim| !contracted(dim)));
    match own {
        Some(&dim) => along_parallel(this, rw, dim),
        None => along_reduced(this, rw),
    }
}

/// The part of a value at a place in any of its dimensions.
fn take(
    b: &mut Builder<'_>,
    loc: Loc,
    value: Value,
    ty: VectorType<'_>,
    dim: usize,
    at: i64,
) -> Result<Value, NoMatch> {
    if dim == 0 {
        return Ok(extract(b, loc, value, &[at]));
    }
    let cx = ty.cx;
    let inner = vector_of(cx, without(ty, 0))?;
    let result = without(ty, dim);
    let mut all = zero(b, loc, result)?;
    for row in 0..first_extent(ty)? {
        let from = extract(b, loc, value, &[row]);
        let part = take(b, loc, from, inner, dim - 1, at)?;
        all = insert(b, loc, part, all, &[row]);
    }
    Ok(all)
}

/// Puts a part at a place in any dimension of a value.
fn put(
    b: &mut Builder<'_>,
    loc: Loc,
    part: Value,
    mut all: Value,
    ty: VectorType<'_>,
    dim: usize,
    at: i64,
) -> Result<Value, NoMatch> {
    if dim == 0 {
        return Ok(insert(b, loc, part, all, &[at]));
    }
    let inner = vector_of(ty.cx, without(ty, 0))?;
    for row in 0..first_extent(ty)? {
        let into = extract(b, loc, all, &[row]);
        let from = extract(b, loc, part, &[row]);
        let new = put(b, loc, from, into, inner, dim - 1, at)?;
        all = insert(b, loc, new, all, &[row]);
    }
    Ok(all)
}

/// The part of a factor, the accumulator or a mask, if it has the dimension.
fn take_if(
    rw: &mut PatternRewriter<'_>,
    loc: Loc,
    value: Value,
    dim: Option<usize>,
    at: i64,
) -> Result<Value, NoMatch> {
    let Some(dim) = dim else { return Ok(value) };
    let ty = type_of(rw, value)?;
    take(rw, loc, value, ty, dim, at)
}

fn along_parallel(this: &Contraction, rw: &mut PatternRewriter<'_>, dim: usize) -> Result<Value, NoMatch> {
    let cx: &Context = rw.cx();
    let places = [0, 1, 2].map(|which| this.place(which, dim));
    let which = usize::from(places[0].is_none());
    let ty = type_of(rw, this.values[which])?;
    let place = places[which].ok_or(NoMatch)?;
    let extent = ty.shape[place];
    let result = vector_of(cx, this.result)?;
    let is_kept = places[2].is_some() || extent == 1;
    if ty.scalable[place] || extent > MOST_OPERATIONS || !is_kept {
        return Err(rw.no_match("the dimension cannot be unrolled"));
    }
    let loc = this.loc;
    let mut all = zero(rw, loc, whole(result))?;
    for at in 0..extent {
        let mut parts = this.values;
        for (part, place) in parts.iter_mut().zip(places) {
            *part = take_if(rw, loc, *part, place, at)?;
        }
        let mask = match this.mask {
            Some(mask) => Some(take_if(rw, loc, mask, Some(dim), at)?),
            None => None,
        };
        let part = this.lower(rw, parts, dim, mask);
        all = match places[2] {
            Some(place) => put(rw, loc, part, all, result, place, at)?,
            None => part,
        };
    }
    Ok(all)
}

fn along_reduced(this: &Contraction, rw: &mut PatternRewriter<'_>) -> Result<Value, NoMatch> {
    let places = [this.place(0, 0).ok_or(NoMatch)?, this.place(1, 0).ok_or(NoMatch)?];
    let [lhs, rhs, mut acc] = this.values;
    let (left, right) = (type_of(rw, lhs)?, type_of(rw, rhs)?);
    let extent = left.shape[places[0]];
    let loc = this.loc;
    if rw.cx().type_ref(this.result).is_vector()
        || right.shape[places[1]] != extent
        || extent > MOST_OPERATIONS
    {
        return Err(rw.no_match("this is no reduction to a scalar"));
    }
    if left.rank() == 1 {
        if right.rank() != 1 {
            return Err(NoMatch);
        }
        let product = multiply(rw, loc, lhs, rhs);
        let ty = this.result;
        let options = ReductionOpOptions { acc: Some(acc), ..Default::default() };
        return Ok(masked(rw, loc, ty, this.mask, |b| {
            ReductionOp::build_with(b, loc, ty, Kind::Add, product, options)
        }));
    }
    for at in 0..extent {
        let a = take_if(rw, loc, lhs, Some(places[0]), at)?;
        let b = take_if(rw, loc, rhs, Some(places[1]), at)?;
        let mask = match this.mask {
            Some(mask) => Some(take_if(rw, loc, mask, Some(0), at)?),
            None => None,
        };
        acc = this.lower(rw, [a, b, acc], 0, mask);
    }
    Ok(acc)
}

/// A row for each element of the first vector.
fn outer_product(op: Handle<OuterProductOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, kind, lhs, rhs, acc) = (view.loc(), view.kind(), view.lhs(), view.rhs(), view.acc());
    let ty = type_of(rw, view.op_ref().result(0))?;
    if ty.rank() >= 2 && ty.scalable.iter().all(|&s| s) {
        return Err(rw.no_match("all dimensions are scalable"));
    }
    let (root, mask) = root(rw, *op);
    let row = rw.body().ty(rhs);
    if !rw.cx().type_ref(row).is_vector() {
        let ty = rw.body().ty(lhs);
        let all = BroadcastOp::build(rw, loc, ty, rhs);
        let result = multiply_and_combine(rw, loc, kind, [lhs, all], acc, mask)?;
        return rw.replace_by(root, result);
    }
    let count = first_extent(ty)?;
    let mut all = zero(rw, loc, whole(ty))?;
    for at in 0..count {
        let x = extract(rw, loc, lhs, &[at]);
        let x = BroadcastOp::build(rw, loc, row, x);
        let acc = acc.map(|acc| extract(rw, loc, acc, &[at]));
        let mask = mask.map(|mask| extract(rw, loc, mask, &[at]));
        let part = multiply_and_combine(rw, loc, kind, [x, rhs], acc, mask)?;
        all = insert(rw, loc, part, all, &[at]);
    }
    rw.replace_by(root, all)
}
