//! What printing may print.

use mlir::Diag;
use mlir::hooks::Verify;

use crate::{PrintOp, WriteOp};

/// How many columns and decimals a number may be asked to have.
const MAX_FORMAT: u32 = 99;

/// Whether text is C's format of one floating-point number: `%`, flags, width, precision and `e`, `f` or `g`.
///
/// ```
/// use toy_dialect::printing::is_number_format;
/// assert!(is_number_format("%+10.3f") && is_number_format("%g"));
/// assert!(!is_number_format("%d") && !is_number_format("%*f") && !is_number_format("%f%f"));
/// ```
pub fn is_number_format(text: &str) -> bool {
    let fits = |digits: &str| {
        let is_small = || digits.parse().is_ok_and(|n: u32| n <= MAX_FORMAT);
        digits.bytes().all(|b| b.is_ascii_digit()) && (digits.is_empty() || is_small())
    };
    let Some(rest) = text.strip_prefix('%') else { return false };
    let Some(rest) = rest.strip_suffix(['e', 'E', 'f', 'F', 'g', 'G']) else { return false };
    let rest = rest.trim_start_matches(['-', '+', ' ', '#', '0']);
    let (width, precision) = rest.split_once('.').unwrap_or((rest, ""));
    fits(width) && fits(precision)
}

impl Verify for PrintOp<'_> {
    /// A format is one of a number.
    ///
    /// # Errors
    /// If it is not.
    fn verify(self) -> Result<(), Diag> {
        match self.format().filter(|format| !is_number_format(format)) {
            Some(format) => Err(self.error(format_args!("has '{format}', which is no format of one number"))),
            None => Ok(()),
        }
    }
}

impl Verify for WriteOp<'_> {
    /// Text does not contain the character that ends text in C.
    ///
    /// # Errors
    /// If it does.
    fn verify(self) -> Result<(), Diag> {
        if self.text().contains('\0') { Err(self.error("has a NUL in its text")) } else { Ok(()) }
    }
}
