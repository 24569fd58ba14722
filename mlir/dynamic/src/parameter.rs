//! The values of parameters of loaded types and attributes.

use std::any::Any;
use std::sync::OnceLock;

use mlir::data::{DataDef, Float32, Float64};
use mlir::{AffineMap, Attr, Context, IntegerSet, Type};

use crate::value::Val;

/// A table that is filled once all of its dialect are known, since they refer to each other.
pub(crate) type Table = &'static OnceLock<&'static DataDef>;

/// What a loaded type or attribute says of itself beside its table.
pub(crate) struct Info {
    /// The interfaces that its record lists.
    pub interfaces: &'static [&'static str],
}

/// The value of a parameter.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Value {
    Nothing,
    Int(i128),
    Bool(bool),
    Single(Float32),
    Double(Float64),
    Str(Box<str>),
    Type(Type),
    Attr(Attr),
    Map(AffineMap),
    Set(IntegerSet),
    List(Box<[Value]>),
}

/// The value of a parameter in an expression.
pub(crate) fn value_of<'a>(cx: &'a Context, value: &'a dyn Any) -> Option<Val<'a>> {
    fn of<'a>(cx: &'a Context, value: &'a Value) -> Option<Val<'a>> {
        Some(match value {
            Value::Int(number) => Val::Int(*number),
            Value::Bool(truth) => Val::Bool(*truth),
            Value::Single(number) => Val::Float(number.value().into()),
            Value::Double(number) => Val::Float(number.value()),
            Value::Str(text) => Val::Str(text),
            Value::Type(ty) => Val::Type(cx.type_ref(*ty)),
            Value::Attr(attr) => Val::Attr(cx.attr_ref(*attr)),
            Value::Map(map) => Val::Map(map),
            Value::Set(set) => Val::Set(set),
            Value::List(all) => Val::List(all.iter().map(|v| of(cx, v)).collect::<Option<Vec<_>>>()?.into()),
            Value::Nothing => return None,
        })
    }
    macro_rules! compiled {
        ($($ty:ty: $v:ident => $val:expr;)*) => {
            $(if let Some($v) = value.downcast_ref::<$ty>() {
                return Some($val);
            })*
        };
    }
    // The parameters of a compiled type.
    compiled! {
        i64: v => Val::Int((*v).into());
        i32: v => Val::Int((*v).into());
        u32: v => Val::Int((*v).into());
        u64: v => Val::Int((*v).into());
        bool: v => Val::Bool(*v);
        Type: v => Val::Type(cx.type_ref(*v));
        Attr: v => Val::Attr(cx.attr_ref(*v));
        Box<str>: v => Val::Str(v);
        Box<[i64]>: v => Val::numbers(&**v);
    }
    of(cx, value.downcast_ref::<Value>()?)
}
