//! `vector.contract`.

use mlir::affine::AffineExprKind;
use mlir::hooks::{OpAssembly, Verify};
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult, Span};
use mlir::{AffineMap, Attr, AttrRef, Context, Diag, OpState};

use super::reductions::combines;
use super::types::{VectorType, vector};
use super::{ContractionOp, ITERATOR_TYPE_ATTR_SPEC, IteratorType};

/// The attributes that precede the operands in the text.
const TRAIT_ATTRS: &[&str] =
    &[ContractionOp::INDEXING_MAPS_ATTR, ContractionOp::ITERATOR_TYPES_ATTR, ContractionOp::KIND_ATTR];

impl ContractionOp<'_> {
    /// The map of each operand, from the iteration space to the operand's dimensions.
    pub fn maps(&self) -> Vec<&AffineMap> {
        let cx = self.cx();
        self.indexing_maps().iter().filter_map(|&map| cx.attr_ref(map).as_affine_map()).collect()
    }

    /// Whether each dimension of the iteration space is reduced.
    pub fn reduced(&self) -> Vec<bool> {
        let cx = self.cx();
        let is = |&attr: &Attr| attr == iterator_attr(cx, IteratorType::Reduction);
        self.iterator_types().iter().map(is).collect()
    }
}

/// An iterator type as an attribute.
pub fn iterator_attr(cx: &Context, value: IteratorType) -> Attr {
    cx.enum_attr(&ITERATOR_TYPE_ATTR_SPEC, value.value())
}

/// The dimensions that a map selects; `None` if it does anything else.
pub fn selected(cx: &Context, map: &AffineMap) -> Option<Vec<usize>> {
    let dim = |&e: &_| match *cx.affine_kind(e) {
        AffineExprKind::Dim(at) => Some(at as usize),
        _ => None,
    };
    map.results.iter().map(dim).collect()
}

/// The dimensions that a map selects, each at most once; `None` if it does anything else.
fn projected(cx: &Context, map: &AffineMap) -> Option<Vec<usize>> {
    let dims = selected(cx, map)?;
    let mut seen = vec![false; map.dims as usize];
    dims.iter().all(|&dim| seen.get_mut(dim).is_some_and(|s| !std::mem::replace(s, true))).then_some(dims)
}

/// The names of iterator types, in the text, as enums.
fn iterators(p: &mut OpParser<'_, '_>, list: AttrRef<'_>, at: Span) -> ParseResult<Attr> {
    let cx = p.cx();
    let mut attrs = Vec::new();
    for &name in list.as_array().unwrap_or_default() {
        let Some(name) = cx.attr_ref(name).as_str() else { continue };
        let Ok(value) = name.parse::<IteratorType>() else {
            return Err(p.error(at, format!("unexpected iterator_type ({name})")));
        };
        attrs.push(iterator_attr(cx, value));
    }
    Ok(cx.array_attr(&attrs))
}

impl OpAssembly for ContractionOp<'_> {
    /// Parses `{trait attributes} %lhs, %rhs, %acc [attributes] : type, type into type`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let cx = p.cx();
        let start = p.span();
        let traits = p.attr(None)?;
        let Some(traits) = cx.attr_ref(traits).as_dictionary() else {
            return Err(p.error(start, "invalid kind of attribute specified"));
        };
        let lhs = p.operand()?;
        p.token(",")?;
        let rhs = p.operand()?;
        p.token(",")?;
        let acc = p.operand()?;
        let masks = if p.optional_token(",") { p.operand_list(Delimiter::None)? } else { Vec::new() };
        p.optional_attr_dict(state)?;
        let span = p.span();
        let types = p.colon_type_list()?;
        p.keyword("into")?;
        let result = p.ty()?;
        let &[left, right, ..] = types.as_slice() else {
            return Err(p.error(span, "expected two types"));
        };
        p.resolve_all(&[lhs], left, state)?;
        p.resolve_all(&[rhs], right, state)?;
        p.resolve_all(&[acc], result, state)?;
        state.result_types.push(result);
        traits.iter().for_each(|&(name, attr)| state.set_attr(cx, cx.str(name), attr));
        let given = state.attr(cx, Self::ITERATOR_TYPES_ATTR).map(|attr| cx.attr_ref(attr));
        let Some(given) = given.filter(|attr| attr.as_array().is_some()) else {
            return Err(p.error(start, "expected \"iterator_types\" array attribute"));
        };
        let types = iterators(p, given, start)?;
        state.set_attr(cx, Self::ITERATOR_TYPES_ATTR, types);
        if masks.is_empty() {
            return Ok(());
        }
        let at = p.name_span();
        Err(p.error(at, "expected zero or exactly 2 vector mask operands"))
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let cx = op.cx();
        let reduced = self.reduced();
        let name = |&reduced: &bool| {
            let kind = if reduced { IteratorType::Reduction } else { IteratorType::Parallel };
            cx.string_attr(kind.keyword())
        };
        let names: Vec<Attr> = reduced.iter().map(name).collect();
        let mut attrs = vec![
            (Self::INDEXING_MAPS_ATTR, self.indexing_maps_attr().id()),
            (Self::ITERATOR_TYPES_ATTR, cx.array_attr(&names)),
        ];
        attrs.extend(op.attr(Self::KIND_ATTR).map(|kind| (Self::KIND_ATTR, kind.id())));
        p.optional_attrs(&attrs);
        p.operands_between(" ", op.operands(), "");
        p.optional_attr_dict(op, TRAIT_ATTRS);
        p.colon_type(op.ty(self.lhs()));
        p.write_text(", ");
        p.ty(op.ty(self.rhs()).id());
        p.write_text(" into ");
        p.ty(op.ty(op.result(0)).id());
    }
}

/// For each dimension of the iteration space, its place in an operand.
fn places(dims: &[usize], count: usize) -> Vec<Option<usize>> {
    let mut places = vec![None; count];
    dims.iter().enumerate().for_each(|(at, &dim)| places[dim] = Some(at));
    places
}

impl<'a> ContractionOp<'a> {
    /// The dimensions that each map selects; the maps fit their operands.
    fn verify_maps(self) -> Result<Vec<Vec<usize>>, Diag> {
        let op = *self;
        let maps = self.maps();
        op.ensure(maps.len() == 3, "expected an indexing map for each vector operand")?;
        let count = self.iterator_types().len();
        let mut all = Vec::with_capacity(maps.len());
        for (at, (map, operand)) in maps.into_iter().zip(op.operands()).enumerate() {
            let what = format!("expected indexing map {at} to");
            op.ensure(map.symbols == 0, format_args!("{what} have no symbols"))?;
            let rank = VectorType::of(op.ty(operand)).map_or(0, VectorType::rank);
            op.ensure(map.dims as usize == count, format_args!("{what} have {count} number of inputs"))?;
            op.ensure(map.results.len() == rank, format_args!("{what} have {rank} number of outputs"))?;
            match projected(op.cx(), map) {
                Some(dims) => all.push(dims),
                None => {
                    let text = format_args!("{what} be a projected permutation of its inputs");
                    return Err(op.error(text));
                }
            }
        }
        Ok(all)
    }

    /// The shape of the result follows from those of the operands.
    fn verify_output(self, dims: &[Vec<usize>], reduced: &[bool]) -> Result<(), Diag> {
        let op = *self;
        let (Some(lhs), Some(rhs)) = (VectorType::of(op.ty(self.lhs())), VectorType::of(op.ty(self.rhs())))
        else {
            return Ok(());
        };
        let (acc, result) = (op.ty(self.acc()), op.ty(op.result(0)));
        let [left, right, out] = dims else { return Ok(()) };
        let free = |dim: &usize| !(reduced[*dim] && left.contains(dim) && right.contains(dim));
        let invalid = "invalid accumulator/result vector shape";
        if !left.iter().chain(right).any(free) {
            return op.ensure(!result.is_vector() && !acc.is_vector(), invalid);
        }
        let (Some(res), Some(_)) = (VectorType::of(result), VectorType::of(acc)) else {
            return Err(op.error(invalid));
        };
        let mut extents = vec![None; reduced.len()];
        for (dims, shape) in [(left, lhs.shape), (right, rhs.shape)] {
            for (&dim, &extent) in dims.iter().zip(shape) {
                extents[dim].get_or_insert(extent);
            }
        }
        op.ensure(
            extents.iter().all(Option::is_some),
            "expected all dimensions to be either a LHS or a RHS dimension",
        )?;
        let shape = out.iter().filter_map(|&dim| extents[dim]);
        let wanted = vector(op.cx(), shape.zip(res.scalable.iter().copied()), res.element);
        if result.id() == wanted && acc.id() == wanted {
            return Ok(());
        }
        let wanted = op.cx().type_ref(wanted);
        Err(op.error(format_args!("{invalid}, expected: '{wanted}'")))
    }

    /// The types of the iteration space's dimensions.
    pub fn iteration_dims(self) -> Option<Vec<(i64, bool)>> {
        let op = *self;
        let lhs = VectorType::of(op.ty(self.lhs()))?;
        let rhs = VectorType::of(op.ty(self.rhs()))?;
        let maps = self.maps();
        let mut all = vec![None; self.iterator_types().len()];
        for (map, ty) in maps.into_iter().zip([lhs, rhs]) {
            for (dim, extent) in selected(op.cx(), map)?.into_iter().zip(ty.dims()) {
                all.get_mut(dim)?.get_or_insert(extent);
            }
        }
        all.into_iter().collect()
    }
}

impl Verify for ContractionOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let (lhs, rhs) = (op.ty(self.lhs()), op.ty(self.rhs()));
        let element = lhs.element_type();
        op.ensure(
            !element.is_integer_type() || element.is_signless_integer(),
            "only supports signless integer types",
        )?;
        let dims = self.verify_maps()?;
        let reduced = self.reduced();
        let (left, right) = (places(&dims[0], reduced.len()), places(&dims[1], reduced.len()));
        let pairs = |wanted: bool| {
            let of = left.iter().zip(&right).zip(&reduced);
            of.filter(move |&(_, &is)| is == wanted).filter_map(|((l, r), _)| l.zip(*r))
        };
        op.ensure(pairs(true).next().is_some(), "expected at least one contracting dimension pair")?;
        let (a, b) = (lhs.shape().unwrap_or_default(), rhs.shape().unwrap_or_default());
        op.ensure(pairs(true).all(|(l, r)| a[l] == b[r]), "invalid contracting dimension map")?;
        // As in MLIR, only the dimensions that the result also has make a batch.
        let out = places(&dims[2], reduced.len());
        let batch = (0..reduced.len()).filter(|&at| !reduced[at] && out[at].is_some());
        let mut batch = batch.filter_map(|at| left[at].zip(right[at]));
        op.ensure(batch.all(|(l, r)| a[l] == b[r]), "invalid batch dimension map")?;
        self.verify_output(&dims, &reduced)?;
        let element = op.ty(op.result(0)).element_type();
        op.ensure(combines(self.kind(), element), "unsupported contraction type")
    }
}
