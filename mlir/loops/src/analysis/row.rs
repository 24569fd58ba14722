//! Rows: linear expressions with a constant, stored as `[constant, coefficient of x0, coefficient of x1, ...]`.
//!
//! Coefficients are `i64`. Sums are computed in `i128`, and `None` means that a result does not fit.

/// A linear expression: the constant, then the coefficients. Coefficients beyond its end are zero.
pub type Row = Vec<i64>;

/// The greatest common divisor; 0 for two zeros.
pub fn gcd(a: u128, b: u128) -> u128 {
    let mut a = a;
    let mut b = b;
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// `a * x + b * y`.
pub fn sum(x: &[i64], a: i64, y: &[i64], b: i64) -> Option<Row> {
    let mut row = Row::with_capacity(x.len().max(y.len()));
    for i in 0..x.len().max(y.len()) {
        row.push(i64::try_from(wide_sum(x, a, y, b, i)?).ok()?);
    }
    Some(row)
}

/// A coefficient of `a * x + b * y`, or with 0 its constant.
fn wide_sum(x: &[i64], a: i64, y: &[i64], b: i64, at: usize) -> Option<i128> {
    let product = |row: &[i64], factor: i64| match row.get(at) {
        Some(&c) if c != 0 => i128::from(c) * i128::from(factor),
        _ => 0,
    };
    product(x, a).checked_add(product(y, b))
}

/// `a * x + b * y + constant`, divided by the greatest common divisor of its coefficients. The constant is
/// rounded down, which keeps the integer solutions of `row >= 0`.
pub fn tightened_sum(x: &[i64], a: i64, y: &[i64], b: i64, constant: i128) -> Option<Row> {
    let all = 0..x.len().max(y.len());
    let mut row: Vec<i128> = all.map(|i| wide_sum(x, a, y, b, i)).collect::<Option<_>>()?;
    if let Some(first) = row.first_mut() {
        *first = first.checked_add(constant)?;
    }
    let by = divisor(row.get(1..).unwrap_or_default().iter().map(|c| c.unsigned_abs()));
    if by > 1 {
        let by = i128::try_from(by).ok()?;
        row.iter_mut().for_each(|c| *c = c.div_euclid(by));
    }
    row.into_iter().map(|c| i64::try_from(c).ok()).collect()
}

fn divisor(magnitudes: impl Iterator<Item = u128>) -> u128 {
    magnitudes.fold(0, gcd)
}

/// The greatest common divisor of the coefficients; 0 if all are zero, or if it does not fit.
pub fn content(row: &[i64]) -> i64 {
    let mut by = 0u64;
    for &c in coefficients(row) {
        let mut rest = c.unsigned_abs();
        while rest != 0 {
            (by, rest) = (rest, by % rest);
        }
        if by == 1 {
            return 1;
        }
    }
    i64::try_from(by).unwrap_or(0)
}

/// The part after the constant.
pub fn coefficients(row: &[i64]) -> &[i64] {
    row.get(1..).unwrap_or_default()
}

/// The coefficient of a variable.
pub fn coefficient(row: &[i64], variable: usize) -> i64 {
    row.get(variable + 1).copied().unwrap_or(0)
}

/// The value at a point.
pub fn evaluate(row: &[i64], point: &[i64]) -> Option<i128> {
    let terms = coefficients(row).iter().zip(point).map(|(&c, &x)| i128::from(c) * i128::from(x));
    terms.into_iter().try_fold(i128::from(row.first().copied().unwrap_or(0)), i128::checked_add)
}

/// The expression `variable`.
pub fn unit(variable: usize) -> Row {
    let mut row = vec![0; variable + 2];
    row[variable + 1] = 1;
    row
}
