//! `vector.print`, as MLIR's runner prints what it is converted to.

use dialects::vector::{PrintOp, PrintPunctuation as Punctuation};
use mlir::{FloatKind, Signedness, TypeKind, TypeRef};

use super::table::{Table, table};
use super::vector::sizes_of;
use crate::decode::Decoder;
use crate::elements::scalar_type;
use crate::external_functions::{shown, shown_float};
use crate::layout::{float_kind, int_width};
use crate::number::signed;
use crate::state::State;
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        PrintOp => print,
    }
}

/// How an element is printed.
enum Form {
    Unsigned,
    /// A number of this width.
    Signed(u32),
    Float,
}

impl Form {
    fn of(ty: TypeRef<'_>) -> Res<Self> {
        match *ty.kind() {
            TypeKind::Index
            | TypeKind::Integer { width: 1, .. }
            | TypeKind::Integer { signedness: Signedness::Unsigned, width: ..=64 } => Ok(Form::Unsigned),
            TypeKind::Integer { width: ..=64, .. } => int_width(ty).map(Form::Signed),
            _ => match float_kind(ty)? {
                FloatKind::F64 | FloatKind::F32 | FloatKind::F16 | FloatKind::BF16 => Ok(Form::Float),
                _ => Err(format!("prints a value of type '{ty}', which is not supported")),
            },
        }
    }

    fn print(&self, state: &mut State<'_>, value: &Value) -> Res {
        let printed = match *self {
            Form::Unsigned => shown(state, b"%lu", std::slice::from_ref(value)),
            Form::Signed(width) => shown(state, b"%ld", &[Value::from(signed(value.int()?, width) as i64)]),
            Form::Float => shown_float(state, value.float()?),
        };
        printed.map(drop)
    }
}

/// Prints the rows of a vector from a position on, which is advanced.
fn rows(state: &mut State<'_>, form: &Form, vector: &Value, sizes: &[i64], at: &mut usize) -> Res {
    let Some((&size, inner)) = sizes.split_first() else {
        *at += 1;
        return form.print(state, vector.lane(*at - 1)?);
    };
    state.print(b"( ")?;
    for row in 0..size {
        if row > 0 {
            state.print(b", ")?;
        }
        rows(state, form, vector, inner, at)?;
    }
    state.print(b" )")
}

fn print<'p>(d: &mut Decoder<'_, 'p>, op: PrintOp<'p>) -> Res {
    if let Some(source) = op.source() {
        let form = Form::of(scalar_type(op.ty(source)))?;
        let sizes = sizes_of(op.ty(source))?;
        let source = d.slot(source);
        d.compute(move |s| {
            let value = s.get(source).clone();
            match &sizes {
                None => form.print(s, &value),
                // A vector without dimensions is printed like one with one element.
                Some(sizes) if sizes.is_empty() => rows(s, &form, &value, &[1], &mut 0),
                Some(sizes) => rows(s, &form, &value, sizes, &mut 0),
            }
        });
    }
    let end: &[u8] = match (op.string_literal_attr().and_then(mlir::AttrRef::as_str), op.punctuation()) {
        (Some(text), _) => text.as_bytes(),
        (None, Punctuation::NoPunctuation) => b"",
        (None, Punctuation::NewLine) => b"\n",
        (None, Punctuation::Comma) => b", ",
        (None, Punctuation::Open) => b"( ",
        (None, Punctuation::Close) => b" )",
    };
    d.compute(move |s| s.print(end));
    Ok(())
}
