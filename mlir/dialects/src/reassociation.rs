//! Reassociations: which dimensions a collapse joins, `[[0, 1], [2]]`.

use mlir::{Attr, AttrRef, Context, DYNAMIC, Diag, OpRef, TypeRef};

/// The groups that an attribute holds.
pub fn groups(attr: AttrRef<'_>) -> Vec<Vec<i64>> {
    let cx = attr.cx();
    let entries = attr.as_array().unwrap_or_default().iter();
    let group = |&group: &Attr| {
        let indices = cx.attr_ref(group).as_array().unwrap_or_default().iter();
        indices.filter_map(|&index| cx.attr_ref(index).as_int()).collect()
    };
    entries.map(group).collect()
}

/// The attribute that holds these groups.
pub(crate) fn attr(cx: &Context, groups: &[Vec<i64>]) -> Attr {
    let group = |group: &Vec<i64>| {
        let indices: Vec<Attr> = group.iter().map(|&i| cx.int_attr_of_width(i, 64)).collect();
        cx.array_attr(&indices)
    };
    cx.array_attr(&groups.iter().map(group).collect::<Vec<_>>())
}

/// The groups of two consecutive reshapes in the same direction; `None` if they do not fit together.
pub(crate) fn compose(first: &[Vec<i64>], second: &[Vec<i64>]) -> Option<Vec<Vec<i64>>> {
    // The finer groups hold the dimensions of the result's groups.
    let (fine, coarse) = if second.len() > first.len() { (second, first) } else { (first, second) };
    if fine.len() == coarse.len() {
        return None;
    }
    if coarse.is_empty() {
        return Some(Vec::new());
    }
    let size: usize = coarse.iter().map(Vec::len).sum();
    if size != fine.len() {
        return None;
    }
    let merge = |group: &Vec<i64>| -> Option<Vec<i64>> {
        let parts = group.iter().map(|&at| usize::try_from(at).ok().and_then(|at| fine.get(at)));
        Some(parts.collect::<Option<Vec<_>>>()?.into_iter().flatten().copied().collect())
    };
    coarse.iter().map(merge).collect()
}

/// The first group that does not continue the previous one.
fn first_invalid(groups: &[Vec<i64>]) -> Option<usize> {
    let mut next = 0;
    for (at, group) in groups.iter().enumerate() {
        for &index in group {
            if index != next {
                return Some(at);
            }
            next += 1;
        }
    }
    None
}

/// Checks that the groups collapse the dimensions of `expanded` to those of `collapsed`.
pub(crate) fn verify(
    op: OpRef<'_>,
    groups: &[Vec<i64>],
    expanded: TypeRef<'_>,
    collapsed: TypeRef<'_>,
) -> Result<(), Diag> {
    let wide = expanded.shape().unwrap_or_default();
    let narrow = collapsed.shape().unwrap_or_default();
    if wide.len() < narrow.len() {
        return Err(op.error(format_args!(
            "expected the expanded type, '{expanded}' to have a higher (or same) rank than the collapsed type, \
             '{collapsed}'."
        )));
    }
    if narrow.len() != groups.len() {
        return Err(op.error(format_args!(
            "expected collapsed rank ({}) to equal the number of reassociation maps ({}).",
            narrow.len(),
            groups.len()
        )));
    }
    // In MLIR, each group is a map, whose dimensions are numbered with 32 bits.
    let dims =
        groups.iter().flatten().map(|&index| index as u32).max().map_or(0, |last| last.wrapping_add(1));
    if !groups.is_empty() && i64::from(dims) != wide.len() as i64 {
        return Err(op.error(format_args!(
            "expected reassociation map #0 to have size equal to the expanded rank ({}), but it is  {dims}.",
            wide.len()
        )));
    }
    if let Some(at) = first_invalid(groups) {
        return Err(op.error(format_args!("expected reassociation map #{at} to be valid and contiguous.")));
    }
    verify_shapes(op, groups, wide, narrow)
}

/// Checks that the product of each group's extents is the collapsed extent.
fn verify_shapes(op: OpRef<'_>, groups: &[Vec<i64>], wide: &[i64], narrow: &[i64]) -> Result<(), Diag> {
    let mut rest = wide;
    for (at, (group, &extent)) in groups.iter().zip(narrow).enumerate() {
        let (part, after) = rest.split_at(group.len().min(rest.len()));
        rest = after;
        let product = part.iter().filter(|&&d| d != DYNAMIC).fold(1i64, |n, &d| n.wrapping_mul(d));
        if part.contains(&DYNAMIC) {
            if extent != DYNAMIC {
                return Err(op.error(format_args!(
                    "expected dimension {at} of collapsed type to be dynamic since one or more of the corresponding \
                     dimensions in the expanded type is dynamic"
                )));
            }
        } else if extent != product {
            return Err(op.error(format_args!(
                "expected dimension {at} of collapsed type to be static value of {product}"
            )));
        }
    }
    Ok(())
}
