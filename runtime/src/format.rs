//! The text of a print, byte for byte as a compiled program writes it.
//!
//! Each element is printed as by C's `%f `, and each index of a dimension other than the last ends with a newline. So a
//! scalar or a vector is one line, a matrix has one line per row, and a tensor of rank 3 has an empty line after each
//! of its matrices.

use std::fmt::{self, Write};

use ndarray::ArrayViewD;

/// Displays a double as C's `printf("%f")` does, but a NaN without its sign, which depends on the processor and the
/// optimizer.
///
/// ```
/// use runtime::format::Double;
/// assert_eq!(Double(1.5).to_string(), "1.500000");
/// assert_eq!(Double(-f64::INFINITY).to_string(), "-inf");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Double(pub f64);

impl fmt::Display for Double {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_nan() {
            return f.write_str("nan");
        }
        write!(f, "{:.6}", self.0)
    }
}

/// The text that printing `tensor` writes.
///
/// ```
/// let matrix = ndarray::arr2(&[[1.0, 2.0], [3.0, 4.0]]).into_dyn();
/// assert_eq!(runtime::format::text(&matrix.view()), "1.000000 2.000000 \n3.000000 4.000000 \n");
/// ```
pub fn text(tensor: &ArrayViewD<'_, f64>) -> String {
    let mut out = String::new();
    // Writing to a String never fails.
    let _ = write(&mut out, tensor);
    out
}

/// Writes the text of printing `tensor`.
///
/// # Errors
/// Those of `out`.
pub fn write(out: &mut impl Write, tensor: &ArrayViewD<'_, f64>) -> fmt::Result {
    write_with(out, tensor, |out, value| write!(out, "{} ", Double(value)))
}

/// Writes the text of printing `tensor`, of which `number` writes each element and what is behind it.
///
/// # Errors
/// Those of `out`.
pub fn write_with<W: Write>(
    out: &mut W,
    tensor: &ArrayViewD<'_, f64>,
    mut number: impl FnMut(&mut W, f64) -> fmt::Result,
) -> fmt::Result {
    let shape = tensor.shape();
    if shape.len() < 2 {
        for value in tensor {
            number(out, *value)?;
        }
        return out.write_char('\n');
    }
    // `shape[k..]` has `block[k]` elements: after each multiple of that number, an index of dimension k - 1 is
    // complete.
    let mut blocks = Vec::with_capacity(shape.len() - 1);
    let mut size = 1usize;
    for &dim in shape[1..].iter().rev() {
        size = size.saturating_mul(dim);
        blocks.push(size);
    }
    if tensor.is_empty() {
        return empty(out, shape);
    }
    // `iter` uses the logical order, whatever the order in memory.
    for (done, value) in tensor.iter().enumerate() {
        number(out, *value)?;
        for _ in blocks.iter().take_while(|&block| (done + 1) % block == 0) {
            out.write_char('\n')?;
        }
    }
    Ok(())
}

/// The newlines of a tensor without elements; its outer dimensions may still have indices.
fn empty(out: &mut impl Write, shape: &[usize]) -> fmt::Result {
    let mut steps = 1usize;
    for &dim in &shape[..shape.len() - 1] {
        steps = steps.saturating_mul(dim);
        for _ in 0..steps {
            out.write_char('\n')?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use ndarray::{ArrayD, IxDyn};

    use super::*;

    fn print(shape: &[usize], data: Vec<f64>) -> String {
        text(&ArrayD::from_shape_vec(IxDyn(shape), data).expect("shape fits").view())
    }

    fn count(shape: &[usize]) -> String {
        let n = shape.iter().product::<usize>();
        print(shape, (1..=n).map(|i| i as f64).collect()).replace(".000000", "")
    }

    #[test]
    fn scalars_and_vectors_are_a_line() {
        assert_eq!(print(&[], vec![513.25]), "513.250000 \n");
        assert_eq!(count(&[3]), "1 2 3 \n");
        assert_eq!(count(&[1]), "1 \n");
    }

    #[test]
    fn newlines_after_every_outer_step() {
        assert_eq!(count(&[2, 2]), "1 2 \n3 4 \n");
        assert_eq!(count(&[2, 2, 2]), "1 2 \n3 4 \n\n5 6 \n7 8 \n\n");
        assert_eq!(count(&[2, 1, 2, 1]), "1 \n2 \n\n\n3 \n4 \n\n\n");
        assert_eq!(count(&[1, 1, 1]), "1 \n\n");
    }

    /// The rule as nested loops, the way compiled programs print.
    fn loops(shape: &[usize], at: &mut usize, out: &mut String) {
        let Some((&dim, inner)) = shape.split_first() else {
            *at += 1;
            let _ = write!(out, "{at} ");
            return;
        };
        for _ in 0..dim {
            loops(inner, at, out);
            if !inner.is_empty() {
                out.push('\n');
            }
        }
    }

    #[test]
    fn the_same_as_nested_loops() {
        for shape in
            [&[2, 3][..], &[3, 1, 2], &[2, 2, 2, 2], &[1, 3, 1, 1, 2], &[2, 0], &[2, 0, 3], &[2, 3, 0]]
        {
            let mut expected = String::new();
            loops(shape, &mut 0, &mut expected);
            assert_eq!(count(shape), expected, "{shape:?}");
        }
    }

    #[test]
    fn a_transposed_view_prints_in_logical_order() {
        let a = ArrayD::from_shape_vec(IxDyn(&[2, 3]), vec![1., 2., 3., 4., 5., 6.]).expect("shape fits");
        assert_eq!(text(&a.t()).replace(".000000", ""), "1 4 \n2 5 \n3 6 \n");
    }

    #[test]
    fn doubles_as_printf_does_it() {
        let cases = [
            (0.0, "0.000000"),
            (-0.0, "-0.000000"),
            (1e-7, "0.000000"),
            (-1e-7, "-0.000000"),
            (0.000_000_5, "0.000000"),
            // Ties that a double holds exactly go to the even digit.
            (0.007_812_5, "0.007812"),
            (0.023_437_5, "0.023438"),
            (123_456_789.0, "123456789.000000"),
            (1e22, "10000000000000000000000.000000"),
            (f64::INFINITY, "inf"),
            (f64::NEG_INFINITY, "-inf"),
            (f64::NAN.copysign(1.0), "nan"),
            (f64::NAN.copysign(-1.0), "nan"),
        ];
        for (value, expected) in cases {
            assert_eq!(Double(value).to_string(), expected);
        }
    }
}
