//! Operations of `complex` among others of [`Arithmetic`].

use dialects::arith::FastMathFlags;
use dialects::complex;
use mlir::{Type, TypeKind, Value};

use crate::arithmetic::Arithmetic;

/// Methods for operations on complex numbers, each with its options.
macro_rules! on_numbers {
    ($($name:ident($($x:ident),*) = $op:ident, $options:ident;)*) => {$(
        #[doc = concat!("The operation `", stringify!($op), "`, with the flags.")]
        pub(super) fn $name(&mut self, $($x: Value),*) -> Value {
            let fastmath = complex::FastMathFlags::from_value(self.flags.value());
            complex::$op::build_with(self.b, self.loc, $($x,)* complex::$options { fastmath })
        }
    )*};
}

impl Arithmetic<'_, '_> {
    on_numbers! {
        complex_abs(x) = AbsOp, AbsOpOptions;
        complex_add(x, y) = AddOp, AddOpOptions;
        complex_mul(x, y) = MulOp, MulOpOptions;
        complex_div(x, y) = DivOp, DivOpOptions;
        complex_log(x) = LogOp, LogOpOptions;
        complex_pow(x, y) = PowOp, PowOpOptions;
        complex_sqrt(x) = SqrtOp, SqrtOpOptions;
    }

    /// Both parts of a number.
    pub(super) fn parts(&mut self, number: Value) -> [Value; 2] {
        [self.re(number), self.im(number)]
    }

    /// `complex.re`
    pub(super) fn re(&mut self, number: Value) -> Value {
        complex::ReOp::build(self.b, self.loc, number)
    }

    /// `complex.im`
    pub(super) fn im(&mut self, number: Value) -> Value {
        complex::ImOp::build(self.b, self.loc, number)
    }

    /// The number with these parts.
    pub(super) fn number(&mut self, [re, im]: [Value; 2]) -> Value {
        let part = self.ty(re);
        let ty = self.b.cx().ty(TypeKind::Complex(part));
        complex::CreateOp::build(self.b, self.loc, ty, re, im)
    }

    /// The type of a number's parts.
    pub(super) fn re_type(&self, number: Value) -> Type {
        let ty = self.ty(number);
        match *self.b.cx().type_kind(ty) {
            TypeKind::Complex(part) => part,
            _ => ty,
        }
    }

    /// Whether the flags promise that there are neither NaNs nor infinities.
    pub(super) fn has_only_finite(&self) -> bool {
        self.flags.contains(FastMathFlags::NNAN | FastMathFlags::NINF)
    }

    /// Builds operations without the flags that promise that there are no NaNs and infinities.
    pub(super) fn with_infinities<R>(&mut self, build: impl FnOnce(&mut Self) -> R) -> R {
        let flags = self.flags.difference(FastMathFlags::NNAN | FastMathFlags::NINF);
        self.under(flags, build)
    }

    /// Builds operations without flags.
    pub(super) fn without_flags<R>(&mut self, build: impl FnOnce(&mut Self) -> R) -> R {
        self.under(FastMathFlags::NONE, build)
    }

    fn under<R>(&mut self, flags: FastMathFlags, build: impl FnOnce(&mut Self) -> R) -> R {
        let own = std::mem::replace(&mut self.flags, flags);
        let built = build(self);
        self.flags = own;
        built
    }
}
