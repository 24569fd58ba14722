//! Slices of memrefs and tensors: lists of offsets, sizes and strides, in which each number is static or an operand.
//!
//! They are the last three operand groups and the first three attributes of an operation, see `Views.td`.

use mlir::{Builder, DYNAMIC, Diag, Loc, OpRef, OpTrait, TypeRef, Value};

use crate::matching::{build_index, constant_index};

/// A static number or an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mixed {
    /// A static number.
    Known(i64),
    /// An operand.
    Value(Value),
}

impl Mixed {
    /// The number for a type: static or [`DYNAMIC`].
    pub(crate) fn known(self) -> i64 {
        match self {
            Mixed::Known(number) => number,
            Mixed::Value(_) => DYNAMIC,
        }
    }

    /// The number, if it is static or a constant.
    pub(crate) fn constant(self, op: OpRef<'_>) -> Option<i64> {
        match self {
            Mixed::Known(number) => Some(number),
            Mixed::Value(value) => constant_int(op, value),
        }
    }

    /// The number as a value: a constant is built for one that is known.
    pub fn as_value(self, b: &mut Builder<'_>, loc: Loc) -> Value {
        match self {
            Mixed::Known(number) => build_index(b, loc, number),
            Mixed::Value(value) => value,
        }
    }

    /// Makes a constant operand static.
    pub(crate) fn simplified(self, op: OpRef<'_>) -> Self {
        self.constant(op).map_or(self, Mixed::Known)
    }
}

/// The number of a constant operation, unless it is [`DYNAMIC`].
pub(crate) fn constant_int(op: OpRef<'_>, value: Value) -> Option<i64> {
    constant_index(op, value).filter(|&number| number != DYNAMIC)
}

/// The extents with constant sizes made static, and the remaining operands; `None` if no operand is a valid constant.
pub(crate) fn known_extents(
    op: OpRef<'_>,
    shape: &[i64],
    sizes: impl Iterator<Item = Value>,
) -> Option<(Vec<i64>, Vec<Value>)> {
    fold_constants(op, &mixed(shape, sizes), |n| n >= 0).map(|extents| split(&extents))
}

/// The operand for the dynamic extent `at`, given the operands for all dynamic extents.
pub fn dynamic_size(shape: &[i64], at: usize, mut sizes: impl Iterator<Item = Value>) -> Option<Value> {
    sizes.nth(shape.get(..at)?.iter().filter(|&&extent| extent == DYNAMIC).count())
}

/// The numbers, with an operand for each [`DYNAMIC`].
pub fn mixed(numbers: &[i64], mut operands: impl Iterator<Item = Value>) -> Vec<Mixed> {
    let one = |&number: &i64| match (number == DYNAMIC).then(|| operands.next()).flatten() {
        Some(operand) => Mixed::Value(operand),
        None => Mixed::Known(number),
    };
    numbers.iter().map(one).collect()
}

/// The numbers and the operands of a list.
pub fn split(list: &[Mixed]) -> (Vec<i64>, Vec<Value>) {
    let operands = list.iter().filter_map(|&entry| match entry {
        Mixed::Value(value) => Some(value),
        Mixed::Known(_) => None,
    });
    (known(list), operands.collect())
}

/// The numbers of a list; [`DYNAMIC`] for each operand.
pub(crate) fn known(list: &[Mixed]) -> Vec<i64> {
    list.iter().map(|entry| entry.known()).collect()
}

/// Makes constants static if they are `allowed`; `None` if there are none.
pub(crate) fn fold_constants(
    op: OpRef<'_>,
    list: &[Mixed],
    allowed: impl Fn(i64) -> bool,
) -> Option<Vec<Mixed>> {
    let one = |&entry: &Mixed| entry.constant(op).filter(|&n| allowed(n)).map_or(entry, Mixed::Known);
    let folded: Vec<Mixed> = list.iter().map(one).collect();
    (folded != list).then_some(folded)
}

/// The lists of a slice, each with a number for each dimension.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slice {
    /// The index at which it starts.
    pub offsets: Vec<Mixed>,
    /// How many elements it has.
    pub sizes: Vec<Mixed>,
    /// The distance between its elements.
    pub strides: Vec<Mixed>,
}

/// The numbers of one of the three lists.
fn numbers(op: OpRef<'_>, list: usize) -> Vec<i64> {
    op.inherent(list).and_then(|attr| attr.as_dense_array()).unwrap_or_default()
}

/// The operands of one of the three lists.
fn operands<'a>(op: OpRef<'a>, list: usize) -> impl ExactSizeIterator<Item = Value> + 'a {
    let groups = op.def().map_or(0, |def| def.operands.len());
    op.operands_of((groups + list).saturating_sub(3))
}

impl Slice {
    /// The operands and the numbers of the three lists.
    pub(crate) fn split(&self) -> ([Vec<Value>; 3], [Vec<i64>; 3]) {
        let lists = [&self.offsets, &self.sizes, &self.strides];
        (lists.map(|list| split(list).1), lists.map(|list| known(list)))
    }

    /// Checks that the known part of the slice lies inside a shape.
    pub(crate) fn verify_in_bounds(&self, shape: &[i64]) -> Result<(), String> {
        let (_, [offsets, sizes, strides]) = self.split();
        for (at, &extent) in shape.iter().enumerate().take(offsets.len().min(sizes.len()).min(strides.len()))
        {
            let offset = offsets[at];
            let size = sizes[at];
            let stride = strides[at];
            if extent == DYNAMIC || offset == DYNAMIC {
                continue;
            }
            if offset >= extent {
                return Err(format!("offset {at} is out-of-bounds: {offset} >= {extent}"));
            }
            if size == DYNAMIC || stride == DYNAMIC {
                continue;
            }
            // As in MLIR, overflow wraps around.
            let last = offset.wrapping_add(size.wrapping_sub(1).wrapping_mul(stride));
            if last >= extent {
                return Err(format!("slice along dimension {at} runs out-of-bounds: {last} >= {extent}"));
            }
        }
        Ok(())
    }

    /// Whether the known part of the slice lies inside a shape.
    pub(crate) fn is_in_bounds(&self, shape: &[i64]) -> bool {
        self.verify_in_bounds(shape).is_ok()
    }

    /// Whether the slice covers the whole shape.
    pub(crate) fn is_whole(&self, op: OpRef<'_>, shape: &[i64]) -> bool {
        let all = |list: &[Mixed], number| list.iter().all(|entry| entry.constant(op) == Some(number));
        all(&self.offsets, 0)
            && all(&self.strides, 1)
            && self.sizes.iter().zip(shape).all(|(size, &extent)| size.constant(op) == Some(extent))
    }

    /// The slice of an operation with one of the traits in `Views.td`.
    pub fn of(op: OpRef<'_>) -> Self {
        let list = |at| mixed(&numbers(op, at), operands(op, at));
        Slice { offsets: list(0), sizes: list(1), strides: list(2) }
    }

    /// Makes constants static in the first list that has any; `None` if there are none. Negative offsets and sizes
    /// would be invalid and stay operands. Like MLIR, this handles one list at a time: if a slice turns out to be out
    /// of bounds once its sizes are known, its offsets are already static.
    pub(crate) fn fold_constants(&self, op: OpRef<'_>) -> Option<Self> {
        self.fold_constants_if(op, |_| true)
    }

    /// Like [`Slice::fold_constants`], but makes only `allowed` strides static.
    pub(crate) fn fold_constants_if(&self, op: OpRef<'_>, allowed: impl Fn(i64) -> bool) -> Option<Self> {
        let natural = |n| n >= 0;
        if let Some(offsets) = fold_constants(op, &self.offsets, natural) {
            return Some(Slice { offsets, ..self.clone() });
        }
        if let Some(sizes) = fold_constants(op, &self.sizes, natural) {
            return Some(Slice { sizes, ..self.clone() });
        }
        let strides = fold_constants(op, &self.strides, allowed)?;
        Some(Slice { strides, ..self.clone() })
    }

    /// Whether all strides are 1.
    pub(crate) fn has_unit_strides(&self) -> bool {
        self.strides.iter().all(|&s| s == Mixed::Known(1))
    }
}

/// Checks that there are `count` numbers, and an operand for each dynamic one.
pub(crate) fn verify_list(
    op: OpRef<'_>,
    name: &str,
    count: usize,
    numbers: &[i64],
    operands: usize,
) -> Result<(), Diag> {
    if numbers.len() != count {
        let message = format!("expected {count} {name} values, got {}", numbers.len());
        return Err(op.plain_error(message));
    }
    let dynamic = numbers.iter().filter(|&&n| n == DYNAMIC).count();
    op.ensure_plain(dynamic == operands, format_args!("expected {dynamic} dynamic {name} values"))
}

/// Checks the lengths of the lists, and that offsets and sizes are not negative.
fn verify_lists(op: OpRef<'_>, counts: [usize; 3]) -> Result<(), Diag> {
    let lists = [numbers(op, 0), numbers(op, 1), numbers(op, 2)];
    let fail = |message: String| Err(op.plain_error(message));
    for (at, name) in [(1, "sizes"), (2, "strides"), (0, "offsets")] {
        let dynamic = lists[at].iter().filter(|&&n| n == DYNAMIC).count();
        let given = operands(op, at).len();
        if dynamic != given {
            return fail(format!(
                "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' ({given} \
                 vs {dynamic})"
            ));
        }
    }
    let [offsets, sizes, strides] = lists.each_ref().map(Vec::len);
    if !(offsets == 1 && counts[0] == 1) && offsets != sizes {
        return fail(format!(
            "expected mixed offsets rank to match mixed sizes rank ({offsets} vs {sizes}) so the rank of the result \
             type is well-formed."
        ));
    }
    if sizes != strides {
        return fail(format!(
            "expected mixed sizes rank to match mixed strides rank ({sizes} vs {strides}) so the rank of the result \
             type is well-formed."
        ));
    }
    for (at, name) in ["offset", "size", "stride"].into_iter().enumerate() {
        verify_list(op, name, counts[at], &lists[at], operands(op, at).len())?;
    }
    for (list, name) in lists.iter().zip(["offsets", "sizes"]) {
        if let Some(negative) = list.iter().find(|&&n| n < 0 && n != DYNAMIC) {
            return fail(format!("expected {name} to be non-negative, but got {negative}"));
        }
    }
    Ok(())
}

/// The trait of `OffsetSizeAndStrideTrait`.
pub(crate) struct OffsetSizeAndStride;

impl OpTrait for OffsetSizeAndStride {
    fn verify_trait(&self, op: OpRef<'_>) -> Result<(), Diag> {
        let groups = op.def().map_or(0, |def| def.operands.len());
        let viewed = op.operands_of(groups.saturating_sub(4)).next();
        let rank = viewed.map_or(0, |value| op.ty(value).rank() as usize);
        verify_lists(op, [rank; 3])
    }
}

/// The trait of `ResultSizeAndStrideTrait`.
pub(crate) struct ResultSizeAndStride;

impl OpTrait for ResultSizeAndStride {
    fn verify_trait(&self, op: OpRef<'_>) -> Result<(), Diag> {
        let rank = op.ty(op.result(0)).rank() as usize;
        verify_lists(op, [1, rank, rank])
    }
}

/// The dimensions of `original` that are missing in `reduced`, the first matching ones if there is a choice; `None` if
/// dimensions with an extent other than 1 are missing.
pub(crate) fn rank_reduction(original: &[i64], reduced: &[i64]) -> Option<Vec<bool>> {
    let mut dropped = vec![false; original.len()];
    let mut at = 0;
    for (missing, &extent) in dropped.iter_mut().zip(original) {
        if reduced.get(at) == Some(&extent) {
            at += 1;
        } else if extent == 1 {
            *missing = true;
        } else {
            return None;
        }
    }
    (at == reduced.len()).then_some(dropped)
}

/// The result of checking whether a type is another one without some dimensions of extent 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reduction {
    Success,
    /// There are more dimensions.
    RankTooLarge,
    /// An extent differs.
    SizeMismatch,
    /// The element type differs.
    ElementTypeMismatch,
}

/// Checks whether a type is `original`, perhaps without some dimensions of extent 1.
pub(crate) fn is_rank_reduced(original: TypeRef<'_>, candidate: TypeRef<'_>) -> Reduction {
    if original.id() == candidate.id() {
        return Reduction::Success;
    }
    let from = original.shape().unwrap_or_default();
    let to = candidate.shape().unwrap_or_default();
    if to.len() > from.len() {
        return Reduction::RankTooLarge;
    }
    if rank_reduction(from, to).is_none() {
        return Reduction::SizeMismatch;
    }
    if original.element_type() == candidate.element_type() {
        Reduction::Success
    } else {
        Reduction::ElementTypeMismatch
    }
}
