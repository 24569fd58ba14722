//! Consecutive reshapes in opposite directions: the groups of the single reshape that has the same effect.

use mlir::DYNAMIC;

/// A pair of reshapes in opposite directions that restores the original type.
pub(crate) struct Inverse<'a> {
    /// The shape of both types.
    pub(crate) shape: &'a [i64],
    /// Whether the first reshape is the expansion.
    pub(crate) expanded_first: bool,
    /// The groups of the first reshape.
    pub(crate) first: &'a [Vec<i64>],
    /// The groups of the second reshape.
    pub(crate) second: &'a [Vec<i64>],
}

impl Inverse<'_> {
    /// Whether the pair also restores the original dynamic extents. It does if an expansion is collapsed by the same
    /// groups. Otherwise, different dynamic extents may have the same product.
    pub(crate) fn gives_back(&self) -> bool {
        let same_groups = self.first == self.second;
        let follow = |group: &Vec<i64>| {
            let extents =
                group.iter().map(|&dim| usize::try_from(dim).ok().and_then(|dim| self.shape.get(dim)));
            extents.collect::<Option<Vec<&i64>>>().is_some_and(extents_follow)
        };
        if same_groups {
            self.expanded_first || self.first.iter().all(follow)
        } else {
            extents_follow(self.shape)
        }
    }
}

/// Whether the type and the number of elements determine all extents: one dynamic extent is a quotient, unless another
/// extent is 0.
fn extents_follow<'a>(shape: impl IntoIterator<Item = &'a i64>) -> bool {
    let mut unknown = 0;
    let mut empty = false;
    for &extent in shape {
        unknown += usize::from(extent == DYNAMIC);
        empty |= extent == 0;
    }
    unknown == 0 || (unknown == 1 && !empty)
}

/// The groups of the reshape that replaces an expansion followed by a collapse. `fine` are the groups on the side with
/// more dimensions, `coarse` those on the other, both over the intermediate shape. `None` if a group straddles groups
/// of the other side.
pub(crate) fn collapse_of_expand(fine: &[Vec<i64>], coarse: &[Vec<i64>]) -> Option<Vec<Vec<i64>>> {
    let mut next = 0;
    let mut all = Vec::with_capacity(coarse.len());
    for group in coarse {
        let end = group.last()?;
        let mut composed = Vec::new();
        while let Some(inner) = fine.get(next) {
            let last = inner.last()?;
            if last > end {
                return None;
            }
            composed.push(next as i64);
            next += 1;
            if last == end {
                break;
            }
        }
        all.push(composed);
    }
    Some(all)
}

/// The groups that collapse `wide` to `narrow`, both of which collapse to the same shape by their own groups; `None` if
/// no groups do, or if the shapes do not determine them.
pub(crate) fn expand_of_collapse(
    wide: (&[i64], &[Vec<i64>]),
    narrow: (&[i64], &[Vec<i64>]),
) -> Option<Vec<Vec<i64>>> {
    if wide.1.is_empty() {
        return for_collapse(wide.0, narrow.0);
    }
    let mut all = Vec::with_capacity(narrow.0.len());
    for (from, to) in wide.1.iter().zip(narrow.1) {
        let start = *from.first()?;
        let from = part(wide.0, from)?;
        let to = part(narrow.0, to)?;
        // The assignment of several dynamic extents is ambiguous.
        if !extents_follow(from) && !extents_follow(to) {
            return None;
        }
        if from.len() == to.len() {
            if from != to {
                return None;
            }
            all.extend((start..start + from.len() as i64).map(|at| vec![at]));
            continue;
        }
        let groups = for_collapse(from, to)?;
        all.extend(groups.into_iter().map(|group| group.into_iter().map(|at| start + at).collect()));
    }
    Some(all)
}

/// The extents of a group of dimensions.
fn part<'a>(shape: &'a [i64], group: &[i64]) -> Option<&'a [i64]> {
    let start = usize::try_from(*group.first()?).ok()?;
    shape.get(start..start.checked_add(group.len())?)
}

/// The groups that collapse one shape to another with fewer dimensions; `None` if no groups do, or if they are
/// ambiguous in more than extents of 1.
pub(crate) fn for_collapse(from: &[i64], to: &[i64]) -> Option<Vec<Vec<i64>>> {
    if from.len() <= to.len() {
        return None;
    }
    if to.is_empty() {
        return from.iter().all(|&d| d == 1 || d == DYNAMIC).then(Vec::new);
    }
    // If the leftmost and the rightmost ranges agree, there is only one solution.
    let ranges = find_ranges(from, to)?;
    let reversed = |shape: &[i64]| shape.iter().rev().copied().collect::<Vec<i64>>();
    let mut others = find_ranges(&reversed(from), &reversed(to))?;
    others.reverse();
    let mut groups = Vec::with_capacity(to.len());
    for (range, other) in ranges.into_iter().zip(others) {
        let other = Range { first: from.len() - 1 - other.last, last: from.len() - 1 - other.first };
        let ambiguous = |&at: &usize| range.contains(at) != other.contains(at) && from[at] != 1;
        if (range.first.min(other.first)..=range.last.max(other.last)).any(|at| ambiguous(&at)) {
            return None;
        }
        groups.push((range.first as i64..=range.last as i64).collect());
    }
    Some(groups)
}

/// A range of dimensions, inclusive.
#[derive(Clone, Copy)]
struct Range {
    first: usize,
    last: usize,
}

impl Range {
    fn contains(self, at: usize) -> bool {
        (self.first..=self.last).contains(&at)
    }
}

/// For each extent of `to`, the first dimensions of `from` that give it; dimensions in between belong to a preceding
/// dynamic extent.
fn find_ranges(from: &[i64], to: &[i64]) -> Option<Vec<Range>> {
    let mut ranges: Vec<Range> = Vec::with_capacity(to.len());
    let mut next = 0;
    for (at, &extent) in to.iter().enumerate() {
        let is_last = at + 1 == to.len();
        let range = match extent {
            DYNAMIC => find_dynamic(from, next, is_last)?,
            _ => find_static(from, next, extent, is_last)?,
        };
        if range.first > next {
            if at == 0 || to[at - 1] != DYNAMIC {
                return None;
            }
            ranges.last_mut()?.last = range.first - 1;
        }
        next = range.last + 1;
        ranges.push(range);
    }
    (next == from.len()).then_some(ranges)
}

/// The range up to the first dynamic dimension or, if `to_end`, to the end.
fn find_dynamic(from: &[i64], start: usize, to_end: bool) -> Option<Range> {
    let dynamic = start + from.get(start..)?.iter().position(|&d| d == DYNAMIC)?;
    Some(Range { first: start, last: if to_end { from.len() - 1 } else { dynamic } })
}

/// The first static dimensions whose product is `extent`, followed by any of extent 1 if `to_end`.
fn find_static(from: &[i64], start: usize, extent: i64, to_end: bool) -> Option<Range> {
    let mut range = Range { first: start, last: start };
    let mut product = 1i64;
    while let Some(&size) = from.get(range.last) {
        if size == DYNAMIC {
            product = 1;
            range = Range { first: range.last + 1, last: range.last + 1 };
            continue;
        }
        product = product.checked_mul(size)?;
        while product > extent && range.first <= range.last {
            product /= from[range.first].max(1);
            range.first += 1;
        }
        if product == extent && range.first <= range.last {
            let ones = from[range.last + 1..].iter().take_while(|&&d| to_end && d == 1).count();
            range.last += ones;
            return Some(range);
        }
        range.last += 1;
    }
    None
}
