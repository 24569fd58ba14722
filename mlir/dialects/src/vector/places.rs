//! Places of elements, counted in row-major order.

/// How far apart neighbours in each dimension are.
pub(crate) fn strides(shape: &[i64]) -> Vec<i64> {
    let mut next = 1i64;
    let mut all: Vec<i64> = Vec::with_capacity(shape.len());
    for &extent in shape.iter().rev() {
        all.push(next);
        next = next.saturating_mul(extent);
    }
    all.reverse();
    all
}

/// The place of the element at a position; the position may leave out the last dimensions.
pub(crate) fn place(position: &[i64], strides: &[i64]) -> i64 {
    position
        .iter()
        .zip(strides)
        .fold(0, |at, (&index, &stride)| at.saturating_add(index.saturating_mul(stride)))
}

/// The position of the element at a place.
pub(crate) fn position(mut place: i64, strides: &[i64]) -> Vec<i64> {
    let index = |&stride: &i64| {
        let index = place.checked_div(stride).unwrap_or(0);
        place -= index * stride;
        index
    };
    strides.iter().map(index).collect()
}

/// The places of a slice, given where it starts and how many elements it has in each dimension.
pub(crate) fn slice_places(offsets: &[i64], sizes: &[i64], strides: &[i64]) -> Vec<i64> {
    let own = self::strides(sizes);
    let count = sizes.iter().fold(1i64, |count, &size| count.saturating_mul(size));
    let start = place(offsets, strides);
    (0..count).map(|at| start + place(&position(at, &own), strides)).collect()
}
