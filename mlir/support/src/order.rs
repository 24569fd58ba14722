//! Orders of names.

use std::cmp::Ordering;

/// Compares names so that runs of digits compare as numbers, ignoring leading zeros.
///
/// ```
/// let mut names = ["x_16", "x_2", "X", "x_1"];
/// names.sort_by(|a, b| support::order::compare_numeric(a, b));
/// assert_eq!(names, ["X", "x_1", "x_2", "x_16"]);
/// ```
pub fn compare_numeric(a: &str, b: &str) -> Ordering {
    let mut a = a.as_bytes();
    let mut b = b.as_bytes();
    let digits = |text: &[u8]| text.iter().take_while(|c| c.is_ascii_digit()).count();
    while let (Some(first), Some(second)) = (a.first(), b.first()) {
        let n = digits(a);
        let m = digits(b);
        let (left, right) = if n > 0 && m > 0 { (n, m) } else { (1, 1) };
        let order = left.cmp(&right).then_with(|| a[..left].cmp(&b[..right]));
        if order != Ordering::Equal {
            return if n > 0 && m > 0 { order } else { first.cmp(second) };
        }
        (a, b) = (&a[left..], &b[right..]);
    }
    a.len().cmp(&b.len())
}

#[cfg(test)]
mod tests {
    use super::compare_numeric;

    #[test]
    fn numbers_compare_by_value() {
        let mut names = ["anonymous_1028", "anonymous_344", "B", "A10b", "A9c", "A", "A10a"];
        names.sort_by(|a, b| compare_numeric(a, b));
        assert_eq!(names, ["A", "A9c", "A10a", "A10b", "B", "anonymous_344", "anonymous_1028"]);
    }
}
