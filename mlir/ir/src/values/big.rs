//! Natural numbers of any size, for printing floats and for integers wider than a machine word.

use std::cmp::Ordering;

/// A natural number of any size, least significant limb first, without leading zeros.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Big(Vec<u32>);

impl From<u128> for Big {
    fn from(value: u128) -> Self {
        Big((0..4).map(|i| (value >> (32 * i)) as u32).collect()).trimmed()
    }
}

impl Big {
    fn trimmed(mut self) -> Self {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        self
    }

    /// `self * factor + addend`
    pub(crate) fn multiply_add(&mut self, factor: u32, addend: u32) {
        let mut carry = u64::from(addend);
        for limb in &mut self.0 {
            carry += u64::from(*limb) * u64::from(factor);
            *limb = carry as u32;
            carry >>= 32;
        }
        if carry != 0 {
            self.0.push(carry as u32);
        }
    }

    /// `self * base^exponent`, for a base of at most 10.
    pub(crate) fn multiply_power(&mut self, base: u32, exponent: u32) {
        const CHUNK: u32 = 9;
        for _ in 0..exponent / CHUNK {
            self.multiply_add(base.pow(CHUNK), 0);
        }
        self.multiply_add(base.pow(exponent % CHUNK), 0);
    }

    /// The position of the highest bit that is set, counted from 1.
    pub(crate) fn bits(&self) -> usize {
        self.0.last().map_or(0, |&limb| self.0.len() * 32 - limb.leading_zeros() as usize)
    }

    /// Divides by `10^exponent` and drops the remainder.
    pub(crate) fn divide_by_power_of_ten(&mut self, exponent: usize) {
        const CHUNK: usize = 9;
        for _ in 0..exponent / CHUNK {
            self.divide(1_000_000_000);
        }
        self.divide(10u32.pow((exponent % CHUNK) as u32));
    }

    /// Divides by a number that is not zero; returns the remainder.
    fn divide(&mut self, divisor: u32) -> u32 {
        let mut rest = 0u64;
        for limb in self.0.iter_mut().rev() {
            rest = rest << 32 | u64::from(*limb);
            *limb = (rest / u64::from(divisor)) as u32;
            rest %= u64::from(divisor);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    pub(crate) fn shift_left(&mut self, bits: u32) {
        self.multiply_add(1 << (bits % 32), 0);
        if !self.0.is_empty() {
            self.0.splice(0..0, std::iter::repeat_n(0, (bits / 32) as usize));
        }
    }

    pub(crate) fn compare(&self, other: &Self) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }

    /// The decimal digits, most significant first.
    pub(crate) fn into_digits(mut self) -> Vec<u8> {
        let mut digits = Vec::new();
        while !self.0.is_empty() {
            let mut rest = self.divide(1_000_000_000);
            for _ in 0..9 {
                digits.push((rest % 10) as u8);
                rest /= 10;
            }
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        digits.reverse();
        digits
    }

    /// Parses decimal digits, or hexadecimal ones after `0x`.
    ///
    /// Takes time quadratic in the length, so callers bound the length.
    pub(crate) fn parse(spelling: &str) -> Option<Self> {
        let (digits, base) = match spelling.strip_prefix("0x") {
            Some(digits) => (digits, 16),
            None => (spelling, 10),
        };
        let mut number = Big(Vec::new());
        for digit in digits.chars() {
            number.multiply_add(base, digit.to_digit(base)?);
        }
        Some(number)
    }

    /// A number from its bytes, the least significant first.
    pub(crate) fn from_le_bytes(bytes: &[u8]) -> Self {
        let limb = |c: &[u8]| c.iter().rev().fold(0, |limb, &b| limb << 8 | u32::from(b));
        Big(bytes.chunks(4).map(limb).collect()).trimmed()
    }

    /// The lowest `size` bytes, the least significant first.
    pub(crate) fn to_le_bytes(&self, size: usize) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.0.iter().flat_map(|limb| limb.to_le_bytes()).collect();
        bytes.resize(size, 0);
        bytes
    }

    /// In decimal.
    pub(crate) fn to_decimal(&self) -> String {
        let digits = self.clone().into_digits();
        if digits.is_empty() { "0".to_owned() } else { digits.iter().map(|d| char::from(b'0' + d)).collect() }
    }
}

/// Two's complement of a number of `width` bits.
pub(crate) fn negate(bytes: &mut [u8], width: u32) {
    let mut carry = true;
    for byte in bytes.iter_mut() {
        (*byte, carry) = (!*byte).overflowing_add(carry.into());
    }
    if let (Some(last), used @ 1..) = (bytes.last_mut(), width % 8) {
        *last &= (1 << used) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for text in ["0", "7", "4294967296", "123456789012345678901234567890123456789012345678901234567890"] {
            let number = Big::parse(text).expect("it is a number");
            assert_eq!(number.to_decimal(), text);
            assert_eq!(Big::from_le_bytes(&number.to_le_bytes(40)), number);
        }
        assert_eq!(Big::parse("0x1F").map(|n| n.to_decimal()), Some("31".to_owned()));
        assert_eq!(Big::parse("12x"), None);
    }
}
