//! Arithmetic of each kind of number, as a library.

#![crate_type = "lib"]

#[unsafe(no_mangle)]
pub fn wide(a: u128, b: u128) -> u128 {
    a.wrapping_mul(b) ^ (a >> 77) | b.rotate_left(13)
}

#[unsafe(no_mangle)]
pub fn divided(a: i128, b: i128) -> Option<i128> {
    a.checked_rem(b)
}

#[unsafe(no_mangle)]
pub fn sum(values: &[i32]) -> i32 {
    values.iter().sum()
}

#[unsafe(no_mangle)]
pub fn saturated(a: i16, b: i16, c: u8) -> (i16, u8) {
    (a.saturating_add(b), c.saturating_sub(200))
}

#[unsafe(no_mangle)]
pub fn overflowing(a: u64, b: u64) -> (u64, bool) {
    let (low, carry) = a.overflowing_add(b);
    let (low, other) = low.overflowing_mul(3);
    (low, carry | other)
}

#[unsafe(no_mangle)]
pub fn bits(a: u32, b: u64, c: u8) -> u32 {
    a.leading_zeros() + b.trailing_zeros() + c.count_ones() as u32 + a.swap_bytes() + a.reverse_bits()
}

#[unsafe(no_mangle)]
pub fn floats(a: f32, b: f64) -> f64 {
    let a = f64::from(a.sqrt().mul_add(a.abs(), a.floor()));
    (a - b).powi(3).max(b.copysign(-1.0)) % 7.5 + b.sin().ln()
}

#[unsafe(no_mangle)]
pub fn casts(a: f64, b: i32, c: u16) -> (i8, u64, f32, char, i64) {
    (a as i8, a as u64, b as f32, char::from(c as u8), i64::from(b) << (c & 63))
}

#[unsafe(no_mangle)]
pub fn compared(a: f32, b: f32, c: i8, d: i8) -> i32 {
    let floats = match a.partial_cmp(&b) {
        None => -2,
        Some(order) => order as i32,
    };
    floats + c.cmp(&d) as i32 + i32::from(a.is_nan()) + a.total_cmp(&b) as i32
}

#[unsafe(no_mangle)]
pub fn dot(a: &[f32; 16], b: &[f32; 16]) -> f32 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

#[unsafe(no_mangle)]
pub fn scaled(values: &mut [f64], factor: f64) {
    for value in values {
        *value *= factor;
    }
}

#[unsafe(no_mangle)]
pub fn power(base: u64, exponent: u32) -> u64 {
    base.pow(exponent)
}

#[unsafe(no_mangle)]
pub fn root(x: u64) -> u64 {
    x.isqrt()
}

/// A table that is computed when this is compiled.
#[unsafe(no_mangle)]
pub static SQUARES: [u32; 8] = {
    let mut table = [0; 8];
    let mut index = 0;
    while index < 8 {
        table[index] = (index * index) as u32;
        index += 1;
    }
    table
};

#[unsafe(no_mangle)]
pub fn square(index: usize) -> u32 {
    SQUARES[index]
}
