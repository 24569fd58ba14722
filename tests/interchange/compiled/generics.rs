//! Generic code, constant parameters and associated types, as a library that needs no standard library.

#![no_std]
#![crate_type = "lib"]

use core::cmp::Ordering;
use core::ops::{Add, Index, IndexMut, Mul};

#[derive(Clone, Copy)]
pub struct Matrix<T, const R: usize, const C: usize>([[T; C]; R]);

impl<T, const R: usize, const C: usize> Index<(usize, usize)> for Matrix<T, R, C> {
    type Output = T;

    fn index(&self, (row, column): (usize, usize)) -> &T {
        &self.0[row][column]
    }
}

impl<T, const R: usize, const C: usize> IndexMut<(usize, usize)> for Matrix<T, R, C> {
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut T {
        &mut self.0[row][column]
    }
}

impl<T, const R: usize, const N: usize, const C: usize> Mul<Matrix<T, N, C>> for Matrix<T, R, N>
where
    T: Copy + Default + Add<Output = T> + Mul<Output = T>,
{
    type Output = Matrix<T, R, C>;

    fn mul(self, other: Matrix<T, N, C>) -> Matrix<T, R, C> {
        let mut product = Matrix([[T::default(); C]; R]);
        for row in 0..R {
            for column in 0..C {
                for inner in 0..N {
                    let term = self[(row, inner)] * other[(inner, column)];
                    product[(row, column)] = product[(row, column)] + term;
                }
            }
        }
        product
    }
}

#[unsafe(no_mangle)]
pub fn product_of_floats(a: &Matrix<f32, 2, 3>, b: &Matrix<f32, 3, 4>) -> Matrix<f32, 2, 4> {
    *a * *b
}

#[unsafe(no_mangle)]
pub fn product_of_integers(a: &Matrix<i64, 2, 2>, b: &Matrix<i64, 2, 2>) -> Matrix<i64, 2, 2> {
    *a * *b
}

/// A heap in a slice.
fn sift<T>(heap: &mut [T], mut node: usize, less: &impl Fn(&T, &T) -> bool) {
    loop {
        let mut child = 2 * node + 1;
        if child >= heap.len() {
            return;
        }
        if child + 1 < heap.len() && less(&heap[child], &heap[child + 1]) {
            child += 1;
        }
        if !less(&heap[node], &heap[child]) {
            return;
        }
        heap.swap(node, child);
        node = child;
    }
}

fn sort<T>(values: &mut [T], less: impl Fn(&T, &T) -> bool) {
    for node in (0..values.len() / 2).rev() {
        sift(values, node, &less);
    }
    for end in (1..values.len()).rev() {
        values.swap(0, end);
        sift(&mut values[..end], 0, &less);
    }
}

#[unsafe(no_mangle)]
pub fn sort_numbers(values: &mut [u16]) {
    sort(values, |a, b| a < b);
}

#[unsafe(no_mangle)]
pub fn sort_pairs(values: &mut [(i32, f32)]) {
    sort(values, |a, b| match a.0.cmp(&b.0) {
        Ordering::Equal => a.1 < b.1,
        order => order == Ordering::Less,
    });
}

pub trait Monoid {
    type Element: Copy;
    const ZERO: Self::Element;
    fn add(a: Self::Element, b: Self::Element) -> Self::Element;
}

pub enum Sum {}
pub enum Longest {}

impl Monoid for Sum {
    type Element = u32;
    const ZERO: u32 = 0;
    fn add(a: u32, b: u32) -> u32 {
        a.wrapping_add(b)
    }
}

impl Monoid for Longest {
    type Element = &'static str;
    const ZERO: &'static str = "";
    fn add(a: &'static str, b: &'static str) -> &'static str {
        if b.len() > a.len() { b } else { a }
    }
}

fn folded<M: Monoid>(values: &[M::Element]) -> M::Element {
    values.iter().fold(M::ZERO, |a, &b| M::add(a, b))
}

#[unsafe(no_mangle)]
pub fn fold_sum(values: &[u32]) -> u32 {
    folded::<Sum>(values)
}

#[unsafe(no_mangle)]
pub fn fold_longest() -> &'static str {
    folded::<Longest>(&["a", "three", "of"])
}

#[repr(u8)]
#[derive(Clone, Copy, PartialEq)]
pub enum Token {
    Open = b'(',
    Close = b')',
    Digit(u8),
    Other(char),
}

#[unsafe(no_mangle)]
pub fn depth(text: &str) -> Option<u32> {
    let mut depth = 0_u32;
    for c in text.chars() {
        let token = match c {
            '(' => Token::Open,
            ')' => Token::Close,
            '0'..='9' => Token::Digit(c as u8 - b'0'),
            other => Token::Other(other),
        };
        depth = match token {
            Token::Open => depth + 1,
            Token::Close => depth.checked_sub(1)?,
            Token::Digit(digit) => depth + u32::from(digit),
            Token::Other(_) => depth,
        };
    }
    Some(depth)
}
