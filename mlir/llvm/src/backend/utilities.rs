//! What MLIR's libraries for its runner provide, `libmlir_runner_utils` and `libmlir_c_runner_utils`: programs that are
//! run here find it without these libraries, and it prints the same text.
//!
//! All text goes through C's standard output, so that it keeps its place among what the program itself prints.
#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_double, c_int, c_void};
use std::fmt::Write as _;
use std::slice;
use std::time::{SystemTime, UNIX_EPOCH};

use inkwell::module::Module;

unsafe extern "C" {
    fn printf(format: *const c_char, ...) -> c_int;
    fn snprintf(to: *mut c_char, size: usize, format: *const c_char, ...) -> c_int;
    fn fflush(stream: *mut c_void) -> c_int;
}

/// Prints text that has no null character.
pub(crate) fn put(text: &str) {
    let length = c_int::try_from(text.len()).unwrap_or(c_int::MAX);
    // SAFETY: the format takes a length and that many characters.
    unsafe { printf(c"%.*s".as_ptr(), length, text.as_ptr()) };
}

/// A number as C's `printf` shows it with a format that takes a `double`.
pub(crate) fn formatted(format: &CStr, number: f64) -> String {
    let mut room = [0_u8; 512];
    // SAFETY: the format takes a `double`, and what it prints, ended by 0, is cut to the room.
    unsafe { snprintf(room.as_mut_ptr().cast(), room.len(), format.as_ptr(), number as c_double) };
    CStr::from_bytes_until_nul(&room)
        .map_or_else(|_| String::new(), |text| text.to_string_lossy().into_owned())
}

/// An element of a memref that is printed or compared.
trait Element: Copy {
    fn show(self, to: &mut String);
    fn is_close(self, other: Self) -> bool;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl Element for $ty {
            fn show(self, to: &mut String) {
                let _ = write!(to, "{self}");
            }

            fn is_close(self, other: Self) -> bool {
                self == other
            }
        }
    )*};
}

integers! { i8 i16 i32 i64 u64 }

macro_rules! floats {
    ($($ty:ty: $to_f64:expr, $epsilon:expr;)*) => {$(
        impl Element for $ty {
            fn show(self, to: &mut String) {
                to.push_str(&formatted(c"%g", $to_f64(self)));
            }

            fn is_close(self, other: Self) -> bool {
                let (actual, expected) = ($to_f64(self), $to_f64(other));
                match $epsilon {
                    None => actual == expected,
                    Some(epsilon) => {
                        let is_finite = actual.is_finite() && expected.is_finite();
                        let distance: f64 = actual - expected;
                        is_finite && distance.abs() <= epsilon * expected.abs()
                    }
                }
            }
        }
    )*};
}

/// The bits of a number of 16 bits.
#[derive(Clone, Copy)]
#[repr(transparent)]
struct Half(u16);

#[derive(Clone, Copy)]
#[repr(transparent)]
struct BFloat(u16);

fn half(Half(bits): Half) -> f64 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff));
    let magnitude = match exponent {
        0 => fraction * 2f64.powi(-24),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1024.0 + fraction) * 2f64.powi(exponent - 25),
    };
    magnitude.copysign(if bits >> 15 == 1 { -1.0 } else { 1.0 })
}

fn bfloat(BFloat(bits): BFloat) -> f64 {
    f32::from_bits(u32::from(bits) << 16).into()
}

floats! {
    f32: f64::from, Some(f64::from(1e-6_f32));
    f64: f64::from, Some(1e-12);
    Half: half, None::<f64>;
    BFloat: bfloat, None::<f64>;
}

impl<T: Element> Element for [T; 2] {
    fn show(self, to: &mut String) {
        to.push('(');
        self[0].show(to);
        to.push(',');
        self[1].show(to);
        to.push(')');
    }

    fn is_close(self, other: Self) -> bool {
        self[0].is_close(other[0]) && self[1].is_close(other[1])
    }
}

/// A memref in memory.
struct View<'a, T> {
    data: *const T,
    offset: i64,
    sizes: &'a [i64],
    strides: &'a [i64],
}

impl<T: Element> View<'_, T> {
    /// # Safety
    /// There is a descriptor of this rank, of a memref that exists as long as the view.
    unsafe fn at(rank: i64, descriptor: *const c_void) -> Self {
        let rank = usize::try_from(rank).unwrap_or(0);
        let words: *const i64 = descriptor.cast();
        // SAFETY: as the caller promises; a descriptor is two pointers, the offset, the sizes and the strides.
        unsafe {
            View {
                data: descriptor.cast::<*const T>().add(1).read(),
                offset: words.add(2).read(),
                sizes: slice::from_raw_parts(words.add(3), rank),
                strides: slice::from_raw_parts(words.add(3 + rank), rank),
            }
        }
    }

    fn describe(&self, to: &mut String) {
        let list = |numbers: &[i64]| numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        let address = self.data.addr();
        let prefix = if address == 0 { "" } else { "0x" };
        let _ = write!(
            to,
            "base@ = {prefix}{address:x} rank = {} offset = {} sizes = [{}] strides = [{}]",
            self.sizes.len(),
            self.offset,
            list(self.sizes),
            list(self.strides)
        );
    }

    /// # Safety
    /// The memref has all its elements.
    unsafe fn elements(&self, axis: usize, offset: i64, to: &mut String) {
        let rank = self.sizes.len();
        if axis == rank {
            // SAFETY: as the caller promises.
            return unsafe { self.data.offset(offset as isize).read_unaligned() }.show(to);
        }
        to.push('[');
        // An axis of no elements is printed as one of a single element, whatever is there.
        for index in 0..self.sizes[axis].max(1) {
            if index > 0 {
                to.push_str(if axis + 1 < rank { ", \n" } else { ", " });
                to.extend(std::iter::repeat_n(' ', axis + 1));
            }
            // SAFETY: as the caller promises.
            unsafe { self.elements(axis + 1, offset + index * self.strides[axis], to) };
        }
        to.push(']');
    }

    /// # Safety
    /// Both memrefs have all their elements.
    unsafe fn differences(&self, expected: &Self, axis: usize, offset: i64, shown: &mut u32) -> i64 {
        const SHOWN: u32 = 10;
        if let (Some(&size), Some(&stride)) = (self.sizes.get(axis), self.strides.get(axis)) {
            // SAFETY: as the caller promises.
            let differences =
                |index| unsafe { self.differences(expected, axis + 1, offset + index * stride, shown) };
            return (0..size).map(differences).sum();
        }
        // SAFETY: as the caller promises.
        let (actual, expected) = unsafe {
            (
                self.data.offset(offset as isize).read_unaligned(),
                expected.data.offset(offset as isize).read_unaligned(),
            )
        };
        if actual.is_close(expected) {
            return 0;
        }
        if *shown < SHOWN {
            let mut text = String::new();
            actual.show(&mut text);
            text.push_str(" != ");
            expected.show(&mut text);
            eprint_line(&format!("{text} offset = {offset}"));
            *shown += 1;
        }
        1
    }
}

fn eprint_line(text: &str) {
    let _ = std::io::Write::write_all(&mut std::io::stderr(), format!("{text}\n").as_bytes());
}

/// # Safety
/// See [`View::at`]; the memref has all its elements.
unsafe fn print<T: Element>(kind: &str, rank: i64, descriptor: *const c_void, has_elements: bool) {
    // SAFETY: as the caller promises.
    let view = unsafe { View::<T>::at(rank, descriptor) };
    let mut text = format!("{kind} ");
    view.describe(&mut text);
    if has_elements {
        text.push_str(" data = \n");
        text.push_str(if rank == 0 { "[" } else { "" });
        // SAFETY: as the caller promises.
        unsafe { view.elements(0, view.offset, &mut text) };
        text.push_str(if rank == 0 { "]\n" } else { "\n" });
    }
    put(&text);
    // SAFETY: a null stream means all of them.
    unsafe { fflush(std::ptr::null_mut()) };
}

/// An unranked memref, as C's interface passes it.
#[repr(C)]
struct Unranked {
    rank: i64,
    descriptor: *const c_void,
}

// All of these functions are called by compiled code only, which passes memrefs that exist.

/// # Safety
/// See above.
unsafe extern "C" fn print_unranked<T: Element>(rank: i64, descriptor: *const c_void) {
    // SAFETY: as the caller promises.
    unsafe { print::<T>("Unranked Memref", rank, descriptor, true) }
}

/// # Safety
/// See above.
unsafe extern "C" fn print_unranked_in_memory<T: Element>(memref: &Unranked) {
    // SAFETY: as the caller promises.
    unsafe { print::<T>("Unranked Memref", memref.rank, memref.descriptor, true) }
}

/// # Safety
/// See above.
unsafe extern "C" fn print_shape<T: Element>(memref: &Unranked) {
    // SAFETY: as the caller promises.
    unsafe { print::<T>("Unranked Memref", memref.rank, memref.descriptor, false) }
}

/// # Safety
/// See above.
unsafe extern "C" fn print_ranked<T: Element, const RANK: i64>(descriptor: *const c_void) {
    // SAFETY: as the caller promises.
    unsafe { print::<T>("Memref", RANK, descriptor, true) }
}

/// # Safety
/// See above.
unsafe extern "C" fn verify<T: Element>(actual: &Unranked, expected: &Unranked) -> i64 {
    // SAFETY: as the caller promises.
    let (actual, expected) = unsafe {
        (View::<T>::at(actual.rank, actual.descriptor), View::<T>::at(expected.rank, expected.descriptor))
    };
    let is_alike = actual.sizes == expected.sizes
        && actual.strides == expected.strides
        && actual.offset == expected.offset;
    if !is_alike && !actual.sizes.is_empty() {
        let mut text = String::new();
        actual.describe(&mut text);
        expected.describe(&mut text);
        eprint_line(&text);
        return -1;
    }
    // SAFETY: as the caller promises.
    unsafe { actual.differences(&expected, 0, actual.offset, &mut 0) }
}

/// # Safety
/// See above.
unsafe extern "C" fn verify_in_registers<T: Element>(
    rank: i64,
    actual: *const c_void,
    expected: *const c_void,
) -> i64 {
    let [actual, expected] = [actual, expected].map(|descriptor| Unranked { rank, descriptor });
    // SAFETY: as the caller promises.
    unsafe { verify::<T>(&actual, &expected) }
}

/// # Safety
/// See above.
unsafe extern "C" fn sort<T: PartialOrd + Copy>(count: u64, memref: *const c_void) {
    // SAFETY: the memref has one axis, its elements lie one after the other, and nothing else uses them meanwhile.
    unsafe {
        let data = memref.cast::<*mut T>().add(1).read().offset(memref.cast::<i64>().add(2).read() as isize);
        let elements = slice::from_raw_parts_mut(data, count as usize);
        elements.sort_unstable_by(|a, b| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal));
    }
}

extern "C" fn print_i64(number: i64) {
    put(&number.to_string());
}

extern "C" fn print_u64(number: u64) {
    put(&number.to_string());
}

extern "C" fn print_f32(number: f32) {
    put(&formatted(c"%g", number.into()));
}

extern "C" fn print_f64(number: f64) {
    put(&formatted(c"%g", number));
}

extern "C" fn print_f16(Half(bits): Half) {
    put(&formatted(c"%g", half(Half(bits))));
}

extern "C" fn print_bf16(BFloat(bits): BFloat) {
    put(&formatted(c"%g", bfloat(BFloat(bits))));
}

/// # Safety
/// The text ends with 0.
unsafe extern "C" fn print_string(text: *const c_char) {
    // SAFETY: as the caller promises.
    unsafe { printf(c"%s".as_ptr(), text) };
}

extern "C" fn print_open() {
    put("( ");
}

extern "C" fn print_close() {
    put(" )");
}

extern "C" fn print_comma() {
    put(", ");
}

extern "C" fn print_newline() {
    put("\n");
}

extern "C" fn print_flops(flops: f64) {
    eprint_line(&format!("{:.6} GFLOPS", flops / 1e9));
}

extern "C" fn seconds() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |time| time.as_secs_f64())
}

extern "C" fn nanoseconds() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as i64)
}

/// The functions for memrefs of one type of elements.
macro_rules! memrefs {
    ($($name:literal: $ty:ty,)*) => {
        [$(
            (concat!("printMemref", $name), print_unranked::<$ty> as *const c_void),
            (concat!("_mlir_ciface_printMemref", $name), print_unranked_in_memory::<$ty> as *const c_void),
            (concat!("_mlir_ciface_printMemrefShape", $name), print_shape::<$ty> as *const c_void),
            (concat!("_mlir_ciface_printMemref0d", $name), print_ranked::<$ty, 0> as *const c_void),
            (concat!("_mlir_ciface_printMemref1d", $name), print_ranked::<$ty, 1> as *const c_void),
            (concat!("_mlir_ciface_printMemref2d", $name), print_ranked::<$ty, 2> as *const c_void),
            (concat!("_mlir_ciface_printMemref3d", $name), print_ranked::<$ty, 3> as *const c_void),
            (concat!("_mlir_ciface_printMemref4d", $name), print_ranked::<$ty, 4> as *const c_void),
            (concat!("_mlir_ciface_verifyMemRef", $name), verify::<$ty> as *const c_void),
            (concat!("verifyMemRef", $name), verify_in_registers::<$ty> as *const c_void),
        )*]
    };
}

/// The functions that a module declares, and does not define, by name.
pub(crate) fn declared(module: &Module<'_>) -> Vec<(&'static str, *const c_void)> {
    let is_declared =
        |name: &str| module.get_function(name).is_some_and(|found| found.count_basic_blocks() == 0);
    symbols().into_iter().filter(|(name, _)| is_declared(name)).collect()
}

/// The functions, by name, that a program may declare.
fn symbols() -> Vec<(&'static str, *const c_void)> {
    let memrefs = memrefs! {
        "I8": i8, "I16": i16, "I32": i32, "I64": i64, "Ind": u64, "F16": Half, "BF16": BFloat, "F32": f32, "F64": f64,
        "C32": [f32; 2], "C64": [f64; 2],
    };
    let others = [
        ("printI64", print_i64 as *const c_void),
        ("printU64", print_u64 as *const c_void),
        ("printF32", print_f32 as *const c_void),
        ("printF64", print_f64 as *const c_void),
        ("printF16", print_f16 as *const c_void),
        ("printBF16", print_bf16 as *const c_void),
        ("printString", print_string as *const c_void),
        ("printOpen", print_open as *const c_void),
        ("printClose", print_close as *const c_void),
        ("printComma", print_comma as *const c_void),
        ("printNewline", print_newline as *const c_void),
        ("printFlops", print_flops as *const c_void),
        ("rtclock", seconds as *const c_void),
        ("nanoTime", nanoseconds as *const c_void),
        ("_mlir_ciface_nanoTime", nanoseconds as *const c_void),
        ("_mlir_ciface_stdSortI64", sort::<i64> as *const c_void),
        ("_mlir_ciface_stdSortF64", sort::<f64> as *const c_void),
        ("_mlir_ciface_stdSortF32", sort::<f32> as *const c_void),
    ];
    [memrefs.as_slice(), &others].concat()
}
