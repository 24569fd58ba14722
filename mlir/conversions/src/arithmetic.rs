//! Builds operations of `arith` and `math` one after another, at one place: what expansions into arithmetic are made of.

use dialects::arith::{self, CmpFPredicate, CmpIPredicate, FastMathFlags, float_attr, integer_attr};
use dialects::math;
use mlir::rewrite::NoMatch;
use mlir::{Builder, Context, FloatKind, Loc, Type, TypeKind, Value};

/// A builder at a location. Operations on floats get its flags.
pub(crate) struct Arithmetic<'r, 'b> {
    pub(crate) b: &'r mut Builder<'b>,
    pub(crate) loc: Loc,
    pub(crate) flags: FastMathFlags,
}

/// Methods for operations of floats, each with its options and as many numbers as it has.
macro_rules! on_floats {
    ($($name:ident($($x:ident),*) = $dialect:ident::$op:ident, $options:ident;)*) => {$(
        #[doc = concat!("The operation `", stringify!($op), "`, with the flags.")]
        pub(crate) fn $name(&mut self, $($x: Value),*) -> Value {
            let fastmath = $dialect::FastMathFlags::from_value(self.flags.value());
            let options = $dialect::$options { fastmath };
            $dialect::$op::build_with(self.b, self.loc, $($x,)* options)
        }
    )*};
}

/// Methods for operations on two integers.
macro_rules! on_integers {
    ($($name:ident = $op:ident;)*) => {$(
        #[doc = concat!("The operation `", stringify!($op), "`.")]
        pub(crate) fn $name(&mut self, x: Value, y: Value) -> Value {
            arith::$op::build(self.b, self.loc, x, y)
        }
    )*};
}

/// Methods for casts to a type.
macro_rules! casts {
    ($($name:ident = $op:ident;)*) => {$(
        #[doc = concat!("The operation `", stringify!($op), "`.")]
        pub(crate) fn $name(&mut self, ty: Type, x: Value) -> Value {
            arith::$op::build(self.b, self.loc, ty, x)
        }
    )*};
}

impl<'r, 'b> Arithmetic<'r, 'b> {
    /// A builder where `b` inserts, without flags.
    pub(crate) fn new(b: &'r mut Builder<'b>, loc: Loc) -> Self {
        Arithmetic { b, loc, flags: FastMathFlags::NONE }
    }

    /// The same, with the flags of an operation of any dialect, by their bits: dialects have types of their own for them.
    pub(crate) fn with_flags(b: &'r mut Builder<'b>, loc: Loc, bits: i64) -> Self {
        Arithmetic { b, loc, flags: FastMathFlags::from_value(bits).unwrap_or_default() }
    }

    on_floats! {
        addf(x, y) = arith::AddFOp, AddFOpOptions;
        subf(x, y) = arith::SubFOp, SubFOpOptions;
        mulf(x, y) = arith::MulFOp, MulFOpOptions;
        divf(x, y) = arith::DivFOp, DivFOpOptions;
        maximumf(x, y) = arith::MaximumFOp, MaximumFOpOptions;
        minimumf(x, y) = arith::MinimumFOp, MinimumFOpOptions;
        maxnumf(x, y) = arith::MaxNumFOp, MaxNumFOpOptions;
        minnumf(x, y) = arith::MinNumFOp, MinNumFOpOptions;
        negf(x) = arith::NegFOp, NegFOpOptions;
        absf(x) = math::AbsFOp, AbsFOpOptions;
        cos(x) = math::CosOp, CosOpOptions;
        exp(x) = math::ExpOp, ExpOpOptions;
        expm1(x) = math::ExpM1Op, ExpM1OpOptions;
        log(x) = math::LogOp, LogOpOptions;
        log1p(x) = math::Log1pOp, Log1pOpOptions;
        round(x) = math::RoundOp, RoundOpOptions;
        rsqrt(x) = math::RsqrtOp, RsqrtOpOptions;
        sin(x) = math::SinOp, SinOpOptions;
        sqrt(x) = math::SqrtOp, SqrtOpOptions;
        atan2(y, x) = math::Atan2Op, Atan2OpOptions;
        copysign(x, y) = math::CopySignOp, CopySignOpOptions;
        powf(x, y) = math::PowFOp, PowFOpOptions;
        fma(x, y, z) = math::FmaOp, FmaOpOptions;
    }

    on_integers! {
        addi = AddIOp;
        subi = SubIOp;
        muli = MulIOp;
        divsi = DivSIOp;
        andi = AndIOp;
        ori = OrIOp;
        xori = XOrIOp;
        shli = ShLIOp;
        shrui = ShRUIOp;
        maxsi = MaxSIOp;
        minsi = MinSIOp;
    }

    casts! {
        bitcast = BitcastOp;
        extf = ExtFOp;
        extsi = ExtSIOp;
        extui = ExtUIOp;
        fptosi = FPToSIOp;
        sitofp = SIToFPOp;
        truncf = TruncFOp;
        trunci = TruncIOp;
        uitofp = UIToFPOp;
    }

    /// `arith.cmpi`
    pub(crate) fn cmpi(&mut self, predicate: CmpIPredicate, x: Value, y: Value) -> Value {
        arith::CmpIOp::build(self.b, self.loc, predicate, x, y)
    }

    /// `arith.cmpf`, with the flags.
    pub(crate) fn cmpf(&mut self, predicate: CmpFPredicate, x: Value, y: Value) -> Value {
        let options = arith::CmpFOpOptions { fastmath: Some(self.flags) };
        arith::CmpFOp::build_with(self.b, self.loc, predicate, x, y, options)
    }

    /// `arith.select`
    pub(crate) fn select(&mut self, condition: Value, x: Value, y: Value) -> Value {
        arith::SelectOp::build(self.b, self.loc, condition, x, y)
    }

    /// A constant, or a splat, of the nearest float of a type that [`has_constants`].
    pub(crate) fn float(&mut self, ty: Type, value: f64) -> Value {
        let value = float_attr(self.b.cx(), value, ty).expect("floats of a known shape");
        arith::ConstantOp::build(self.b, self.loc, value)
    }

    /// A constant, or a splat, of an integer of a type that [`has_constants`].
    pub(crate) fn int(&mut self, ty: Type, value: i128) -> Value {
        let value = integer_attr(self.b.cx(), value, ty).expect("integers of a known shape");
        arith::ConstantOp::build(self.b, self.loc, value)
    }

    /// The type of a value, if there are constants of it.
    ///
    /// # Errors
    /// [`NoMatch`] if there are none.
    pub(crate) fn type_with_constants(&self, value: Value) -> Result<Type, NoMatch> {
        let ty = self.ty(value);
        has_constants(self.b.cx(), ty).map(|()| ty)
    }

    /// The type of a value.
    pub(crate) fn ty(&self, value: Value) -> Type {
        self.b.body().ty(value)
    }
}

/// Continues with a pattern only if there are constants of a type: its shape is known, and its elements have at most 128
/// bits.
pub(crate) fn has_constants(cx: &Context, ty: Type) -> Result<(), NoMatch> {
    let ty = cx.type_ref(ty);
    let is_known = !ty.is_shaped() || ty.has_static_shape();
    let is_narrow = match *ty.element_type().kind() {
        TypeKind::Integer { width, .. } => width <= 128,
        TypeKind::Float(_) | TypeKind::Index => true,
        _ => false,
    };
    if is_known && is_narrow { Ok(()) } else { Err(NoMatch) }
}

/// The format of the floats that a type is or has.
pub(crate) fn float_kind(cx: &Context, ty: Type) -> Option<FloatKind> {
    match *cx.type_ref(ty).element_type().kind() {
        TypeKind::Float(kind) => Some(kind),
        _ => None,
    }
}

/// A type with other elements, integers of a width.
pub(crate) fn with_ints(cx: &Context, ty: Type, width: u32) -> Type {
    cx.type_ref(ty).with_element_type(cx.int_ty(width)).id()
}
