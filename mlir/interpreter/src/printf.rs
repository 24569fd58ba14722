//! C's `printf`: formats values as bytes.

use std::fmt::Write as _;

use crate::memory::Memory;
use crate::value::{Res, Value};

/// The largest supported width and precision.
const MAX_WIDTH: usize = 1 << 16;

/// The part of a conversion between `%` and its letter.
#[derive(Default)]
struct Specification {
    left: bool,
    plus: bool,
    space: bool,
    zero: bool,
    alternate: bool,
    width: usize,
    precision: Option<usize>,
    /// The width of an integer argument in bits.
    bits: u32,
}

/// The values to print, in order.
struct Values<'a> {
    rest: std::slice::Iter<'a, Value>,
}

impl Values<'_> {
    fn next(&mut self) -> Res<&Value> {
        self.rest.next().ok_or_else(|| "prints more values than it is given".to_owned())
    }

    fn number(&mut self) -> Res<i64> {
        Ok(i64::from(self.next()?.int()? as u32 as i32))
    }
}

/// The text of a number in a format of C that has one conversion, for it.
///
/// # Errors
/// If the format is something else.
pub fn formatted(text: &str, number: f64) -> Res<String> {
    let bytes = format(&Memory::new(0), text.as_bytes(), &[Value::Float(number)])?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Formats values.
pub(crate) fn format(memory: &Memory, format: &[u8], values: &[Value]) -> Res<Vec<u8>> {
    let mut out = Vec::new();
    let mut values = Values { rest: values.iter() };
    let mut rest = format;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let spec = specification(&mut rest, &mut values)?;
        let (&conversion, after) = rest.split_first().ok_or("has a format that ends within a conversion")?;
        rest = after;
        let text = convert(memory, &spec, conversion, &mut values)?;
        pad(&mut out, &spec, conversion, &text);
    }
    Ok(out)
}

/// Reads a number, or takes it from the values for `*`.
fn number(rest: &mut &[u8], values: &mut Values<'_>) -> Res<i64> {
    if let Some(after) = rest.strip_prefix(b"*") {
        *rest = after;
        return values.number();
    }
    let mut number = 0i64;
    while let Some((&digit @ b'0'..=b'9', after)) = rest.split_first() {
        number = number.saturating_mul(10).saturating_add(i64::from(digit - b'0'));
        *rest = after;
    }
    Ok(number)
}

fn specification(rest: &mut &[u8], values: &mut Values<'_>) -> Res<Specification> {
    let mut spec = Specification { bits: 32, ..Specification::default() };
    while let Some((&flag, after)) = rest.split_first() {
        match flag {
            b'-' => spec.left = true,
            b'+' => spec.plus = true,
            b' ' => spec.space = true,
            b'0' => spec.zero = true,
            b'#' => spec.alternate = true,
            _ => break,
        }
        *rest = after;
    }
    let width = number(rest, values)?;
    spec.left |= width < 0;
    let bounded = |n: u64| match usize::try_from(n) {
        Ok(n) if n <= MAX_WIDTH => Ok(n),
        _ => Err(format!("has a format with a width of {n}")),
    };
    spec.width = bounded(width.unsigned_abs())?;
    if let Some(after) = rest.strip_prefix(b".") {
        *rest = after;
        let precision = number(rest, values)?;
        spec.precision = u64::try_from(precision).ok().map(bounded).transpose()?;
    }
    while let Some((&length, after)) = rest.split_first() {
        spec.bits = match length {
            b'l' | b'j' | b'z' | b't' => 64,
            b'h' => spec.bits / 2,
            _ => break,
        };
        *rest = after;
    }
    Ok(spec)
}

/// Formats one value, without padding.
fn convert(memory: &Memory, spec: &Specification, conversion: u8, values: &mut Values<'_>) -> Res<Vec<u8>> {
    let text = match conversion {
        b'%' => return Ok(b"%".to_vec()),
        b'c' => return Ok(vec![values.next()?.int()? as u8]),
        b's' => {
            let text = memory.text(values.next()?.address()?)?;
            return Ok(text[..spec.precision.unwrap_or(text.len()).min(text.len())].to_vec());
        }
        b'p' => format!("{:#x}", values.next()?.address()?),
        b'd' | b'i' => {
            let value = crate::number::signed(values.next()?.int()?, spec.bits.max(8));
            let digits = least_digits(spec, value.unsigned_abs().to_string());
            sign(spec, value < 0) + &digits
        }
        b'u' | b'x' | b'X' | b'o' => {
            let value = crate::number::truncate(values.next()?.int()?, spec.bits.max(8));
            let (prefix, digits) = match conversion {
                b'x' => ("0x", format!("{value:x}")),
                b'X' => ("0X", format!("{value:X}")),
                b'o' => ("0", format!("{value:o}")),
                _ => ("", value.to_string()),
            };
            let prefix = if spec.alternate && value != 0 { prefix } else { "" };
            prefix.to_owned() + &least_digits(spec, digits)
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' => {
            let value = values.next()?.float()?;
            // C does not specify whether a NaN has a sign; compiled programs print none.
            let is_below = value.is_sign_negative() && !value.is_nan();
            let text = sign(spec, is_below) + &float(spec, conversion, value.abs());
            if conversion.is_ascii_uppercase() { text.to_uppercase() } else { text }
        }
        other => return Err(format!("has a format with the conversion '%{}'", char::from(other))),
    };
    Ok(text.into_bytes())
}

fn sign(spec: &Specification, negative: bool) -> String {
    let sign = match (negative, spec.plus, spec.space) {
        (true, ..) => "-",
        (_, true, _) => "+",
        (.., true) => " ",
        _ => "",
    };
    sign.to_owned()
}

fn least_digits(spec: &Specification, digits: String) -> String {
    let zeros = spec.precision.unwrap_or(1).saturating_sub(digits.len());
    if spec.precision == Some(0) && digits == "0" { String::new() } else { "0".repeat(zeros) + &digits }
}

/// Formats a number that is not negative.
fn float(spec: &Specification, conversion: u8, value: f64) -> String {
    if value.is_nan() {
        return "nan".to_owned();
    }
    if value.is_infinite() {
        return "inf".to_owned();
    }
    let precision = spec.precision.unwrap_or(6);
    match conversion.to_ascii_lowercase() {
        b'f' => format!("{value:.precision$}") + if spec.alternate && precision == 0 { "." } else { "" },
        b'e' => scientific(value, precision),
        _ => general(spec, value, precision.max(1)),
    }
}

/// `1.500000e+00`
fn scientific(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = match exponent.strip_prefix('-') {
        Some(exponent) => ('-', exponent),
        None => ('+', exponent),
    };
    format!("{digits}e{sign}{exponent:0>2}")
}

/// `%g`: like `%e` or `%f`, depending on the exponent, without trailing zeros.
fn general(spec: &Specification, value: f64, precision: usize) -> String {
    let scaled = scientific(value, precision - 1);
    let (mantissa, exponent) = scaled.split_once('e').unwrap_or((&scaled, "+00"));
    let power: i64 = exponent.parse().unwrap_or(0);
    let trimmed = |digits: &str| {
        if digits.contains('.') && !spec.alternate {
            digits.trim_end_matches('0').trim_end_matches('.').to_owned()
        } else {
            digits.to_owned()
        }
    };
    if power < -4 || power >= precision as i64 {
        return format!("{}e{exponent}", trimmed(mantissa));
    }
    let digits = usize::try_from(precision as i64 - 1 - power).unwrap_or(0);
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = write!(text, "{value:.digits$}");
    trimmed(&text)
}

fn pad(out: &mut Vec<u8>, spec: &Specification, conversion: u8, text: &[u8]) {
    let missing = spec.width.saturating_sub(text.len());
    let is_number = !matches!(conversion, b'c' | b's' | b'%');
    let is_hex = matches!(conversion, b'x' | b'X');
    let is_finite = is_hex || text.last().is_some_and(|last| !b"nfNF".contains(last));
    let has_precision = spec.precision.is_some() && !b"fFeEgG".contains(&conversion);
    if spec.left {
        out.extend_from_slice(text);
        out.extend(std::iter::repeat_n(b' ', missing));
    } else if spec.zero && is_number && is_finite && !has_precision {
        let prefix = text.iter().take_while(|byte| b"+- ".contains(byte)).count();
        let prefix = prefix + if text[prefix..].to_ascii_lowercase().starts_with(b"0x") { 2 } else { 0 };
        out.extend_from_slice(&text[..prefix]);
        out.extend(std::iter::repeat_n(b'0', missing));
        out.extend_from_slice(&text[prefix..]);
    } else {
        out.extend(std::iter::repeat_n(b' ', missing));
        out.extend_from_slice(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(text: &str, values: &[Value]) -> String {
        let bytes = format(&Memory::new(0), text.as_bytes(), values).unwrap_or_else(String::into_bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    }

    #[test]
    fn numbers_as_c_prints_them() {
        let int = |value: i64| Value::from(value);
        assert_eq!(print("%d|%5d|%-5d|%05d|%+d", &[-1, 42, 42, -42, 7].map(int)), "-1|   42|42   |-0042|+7");
        assert_eq!(print("%ld %u %lu", &[-1, -1, -1].map(int)), "-1 4294967295 18446744073709551615");
        assert_eq!(print("%x %#X %o %.3d %c%%", &[255, 255, 8, 5, 65].map(int)), "ff 0XFF 10 005 A%");
        assert_eq!(print("%*d", &[4, 7].map(int)), "   7");
    }

    #[test]
    fn floats_as_c_prints_them() {
        let float = Value::Float;
        assert_eq!(print("%f %.2f %8.1f|", &[1.5, -0.125, 2.25].map(float)), "1.500000 -0.12      2.2|");
        assert_eq!(print("%e %.1E", &[12345.678, 0.00012].map(float)), "1.234568e+04 1.2E-04");
        let general = [0.0001, 0.00001, 100_000.0, 1_000_000.0, 1.5, 0.0].map(float);
        assert_eq!(print("%g %g %g %g %g %g", &general), "0.0001 1e-05 100000 1e+06 1.5 0");
        let special = [f64::NAN.copysign(-1.0), f64::INFINITY, f64::NEG_INFINITY].map(float);
        assert_eq!(print("%f %5f %F", &special), "nan   inf -INF");
    }

    #[test]
    fn what_is_missing_is_an_error() {
        assert!(print("%d", &[]).contains("more values"));
        assert!(print("%", &[]).contains("ends within a conversion"));
        assert!(print("%99999999d", &[Value::Int(1)]).contains("width"));
        assert!(print("%d", &[Value::Float(1.0)]).contains("needs an integer"));
    }
}
