//! The values of expressions.

use std::rc::Rc;

use mlir::{AffineMap, Attr, AttrRef, Context, Ident, IntegerSet, OpRef, RegionRef, TypeRef, Value};

/// The value of an expression: of a [`Kind`](ods::predicate::Kind) that is known only when it is evaluated.
#[derive(Clone)]
pub(crate) enum Val<'a> {
    Bool(bool),
    Int(i128),
    Float(f64),
    Str(&'a str),
    Char(char),
    Type(TypeRef<'a>),
    Attr(AttrRef<'a>),
    Value(Value),
    OptionalValue(Option<Value>),
    Values(Rc<[Value]>),
    Op(OpRef<'a>),
    Region(RegionRef<'a>),
    Builder(&'a Context),
    Shape(Option<&'a [i64]>),
    Array(&'a [Attr]),
    Map(&'a AffineMap),
    Set(&'a IntegerSet),
    /// A list: of types, attributes, numbers, or one that is written out.
    List(Rc<[Val<'a>]>),
}

/// An element of a dense array as a value.
pub(crate) trait Number: Copy {
    fn val<'a>(self) -> Val<'a>;
    fn of(value: &Val<'_>) -> Option<Self>;
}

macro_rules! numbers {
    ($($ty:ty: $value:ident => $val:expr, $from:ident => $back:expr;)*) => {$(
        impl Number for $ty {
            fn val<'a>(self) -> Val<'a> {
                let $value = self;
                $val
            }

            fn of($from: &Val<'_>) -> Option<Self> {
                $back
            }
        }
    )*};
}

numbers! {
    bool: v => Val::Bool(v), v => v.truth();
    i8: v => Val::Int(v.into()), v => v.bits(8)?.try_into().ok();
    i16: v => Val::Int(v.into()), v => v.bits(16)?.try_into().ok();
    i32: v => Val::Int(v.into()), v => v.bits(32)?.try_into().ok();
    i64: v => Val::Int(v.into()), v => v.int();
    f32: v => Val::Float(v.into()), v => v.single();
    f64: v => Val::Float(v), v => v.float();
}

/// Each function that gives the value as one Rust type; `None` if it is another.
macro_rules! getters {
    ($($name:ident: $variant:ident => $ty:ty;)*) => {$(
        pub(crate) fn $name(&self) -> Option<$ty> {
            match self {
                Val::$variant(value) => Some(*value),
                _ => None,
            }
        }
    )*};
}

#[allow(clippy::wrong_self_convention, reason = "named after the kinds of expressions")]
impl<'a> Val<'a> {
    getters! {
        as_type: Type => TypeRef<'a>;
        as_attr: Attr => AttrRef<'a>;
        as_value: Value => Value;
        as_op: Op => OpRef<'a>;
        as_region: Region => RegionRef<'a>;
        as_builder: Builder => &'a Context;
        as_array: Array => &'a [Attr];
        as_map: Map => &'a AffineMap;
        as_set: Set => &'a IntegerSet;
        wide: Int => i128;
        text: Str => &'a str;
    }

    pub(crate) fn truth(&self) -> Option<bool> {
        match self {
            Val::Bool(truth) => Some(*truth),
            Val::Int(number @ (0 | 1)) => Some(*number == 1),
            _ => None,
        }
    }

    pub(crate) fn int(&self) -> Option<i64> {
        self.wide()?.try_into().ok()
    }

    /// A number of this many bits, with the sign that its bits have.
    fn bits(&self, bits: u32) -> Option<i128> {
        let value = self.wide()?;
        Some(if value >= 1 << (bits - 1) { value - (1 << bits) } else { value })
    }

    pub(crate) fn width(&self) -> Option<u32> {
        Some(u32::try_from(self.wide()?).unwrap_or(u32::MAX))
    }

    pub(crate) fn index(&self) -> Option<usize> {
        Some(usize::try_from(self.wide()?).unwrap_or(usize::MAX))
    }

    #[allow(clippy::cast_precision_loss, reason = "as in C++")]
    pub(crate) fn float(&self) -> Option<f64> {
        match self {
            Val::Float(value) => Some(*value),
            Val::Int(value) => Some(*value as f64),
            _ => None,
        }
    }

    #[allow(clippy::cast_possible_truncation, reason = "as in C++")]
    pub(crate) fn single(&self) -> Option<f32> {
        self.float().map(|value| value as f32)
    }

    pub(crate) fn as_optionalvalue(&self) -> Option<Option<Value>> {
        match self {
            Val::OptionalValue(value) => Some(*value),
            _ => None,
        }
    }

    pub(crate) fn as_values(&self) -> Option<impl ExactSizeIterator<Item = Value> + '_> {
        match self {
            Val::Values(values) => Some(values.iter().copied()),
            _ => None,
        }
    }

    pub(crate) fn list(&self) -> Option<&Rc<[Val<'a>]>> {
        match self {
            Val::List(list) => Some(list),
            _ => None,
        }
    }

    pub(crate) fn as_types(&self) -> Option<impl ExactSizeIterator<Item = TypeRef<'a>>> {
        let all: Option<Vec<_>> = self.list()?.iter().map(Val::as_type).collect();
        all.map(Vec::into_iter)
    }

    pub(crate) fn as_attrs(&self) -> Option<impl ExactSizeIterator<Item = AttrRef<'a>>> {
        let all: Option<Vec<_>> = self.list()?.iter().map(Val::as_attr).collect();
        all.map(Vec::into_iter)
    }

    pub(crate) fn as_ints(&self) -> Option<impl ExactSizeIterator<Item = i64>> {
        let all: Option<Vec<_>> = self.list()?.iter().map(Val::int).collect();
        all.map(Vec::into_iter)
    }

    pub(crate) fn dense<T: Number>(&self) -> Option<Vec<T>> {
        self.list()?.iter().map(T::of).collect()
    }

    /// The entries of a dictionary.
    pub(crate) fn entries(&self, cx: &Context) -> Option<Vec<(Ident, Attr)>> {
        let entry = |entry: &Val<'_>| {
            let pair = entry.list()?;
            Some((cx.ident(pair.first()?.text()?), pair.get(1)?.as_attr()?.id()))
        };
        self.list()?.iter().map(entry).collect()
    }

    pub(crate) fn of_bool(value: bool) -> Self {
        Val::Bool(value)
    }

    pub(crate) fn of_int(value: i64) -> Self {
        Val::Int(value.into())
    }

    pub(crate) fn of_wide(value: i128) -> Self {
        Val::Int(value)
    }

    pub(crate) fn of_float(value: f64) -> Self {
        Val::Float(value)
    }

    pub(crate) fn of_str(value: &'a str) -> Self {
        Val::Str(value)
    }

    pub(crate) fn of_builder(value: &'a Context) -> Self {
        Val::Builder(value)
    }

    pub(crate) fn of_type(value: TypeRef<'a>) -> Self {
        Val::Type(value)
    }

    pub(crate) fn of_attr(value: AttrRef<'a>) -> Self {
        Val::Attr(value)
    }

    pub(crate) fn of_value(value: Value) -> Self {
        Val::Value(value)
    }

    pub(crate) fn of_shape(value: Option<&'a [i64]>) -> Self {
        Val::Shape(value)
    }

    pub(crate) fn of_map(value: &'a AffineMap) -> Self {
        Val::Map(value)
    }

    pub(crate) fn of_set(value: &'a IntegerSet) -> Self {
        Val::Set(value)
    }

    pub(crate) fn of_array(value: &'a [Attr]) -> Self {
        Val::Array(value)
    }

    pub(crate) fn of_types(values: impl Iterator<Item = TypeRef<'a>>) -> Self {
        Val::List(values.map(Val::Type).collect())
    }

    pub(crate) fn of_attrs(values: impl Iterator<Item = AttrRef<'a>>) -> Self {
        Val::List(values.map(Val::Attr).collect())
    }

    pub(crate) fn of_ints(values: impl Iterator<Item = i64>) -> Self {
        Val::List(values.map(|value| Val::Int(value.into())).collect())
    }

    pub(crate) fn numbers<T: Number>(values: impl AsRef<[T]>) -> Self {
        Val::List(values.as_ref().iter().map(|&value| value.val()).collect())
    }

    /// Whether two values are equal; `None` if they cannot be compared.
    #[allow(clippy::float_cmp, reason = "as in C++")]
    pub(crate) fn same(&self, other: &Val<'a>) -> Option<bool> {
        Some(match (self, other) {
            (Val::Bool(a), Val::Bool(b)) => a == b,
            (Val::Int(a), Val::Int(b)) => a == b,
            (Val::Str(a), Val::Str(b)) => a == b,
            (Val::Char(a), Val::Char(b)) => a == b,
            (Val::Type(a), Val::Type(b)) => a == b,
            (Val::Attr(a), Val::Attr(b)) => a == b,
            (Val::Value(a), Val::Value(b)) => a == b,
            (Val::OptionalValue(a), Val::OptionalValue(b)) => a == b,
            (Val::Values(a), Val::Values(b)) => a == b,
            (Val::Shape(a), Val::Shape(b)) => a == b,
            (Val::Array(a), Val::Array(b)) => a == b,
            (Val::Map(a), Val::Map(b)) => a == b,
            (Val::Set(a), Val::Set(b)) => a == b,
            (Val::List(a), Val::List(b)) => {
                a.len() == b.len()
                    && a.iter()
                        .zip(b.iter())
                        .map(|(a, b)| a.same(b))
                        .try_fold(true, |all, same| Some(all && same?))?
            }
            _ => self.float()? == other.float()?,
        })
    }
}
