//! The declarative assembly format: the little language of `let assemblyFormat = "..."`.
//!
//! `lexer` and `parser` read the text into [`Element`]s, whose names are resolved against the operation; `bindings` knows
//! what is written already; `groups` says what may stand in an optional group and in an `oilist`; `check` and
//! `ambiguity` hold the whole to the manual's rules and find for each operand and result where its type comes from.
//! Every message is worded as `mlir-tblgen` words it and points inside the string.

pub mod element;
mod error;
mod lexer;

pub mod code;
pub mod data;

mod bindings;
mod groups;
mod parser;

mod ambiguity;
mod check;

use tablegen::Record;

use super::operator::Operator;
use super::relation::Relations;
use crate::records::Reader;
use element::Format;
use support::Diagnostic;

/// The format of an operation, or `None` after its mistakes were reported.
pub fn build(
    r: &mut Reader<'_>,
    record: &Record,
    op: &Operator,
    relations: &Relations,
    text: &str,
) -> Option<Format> {
    let result = match parser::parse(text, op) {
        Ok((elements, bound)) => check::check(elements, bound, op, relations, text.len()),
        Err(e) => Err(vec![e]),
    };
    match result {
        Ok(format) => Some(format),
        Err(errors) => {
            for e in errors {
                let span = r.span_in(record, "assemblyFormat", text, e.range);
                let mut d = Diagnostic::error(span, e.message);
                d.help = e.help;
                if let Some((range, note)) = e.related {
                    let place = r.span_in(record, "assemblyFormat", text, range);
                    // Where the string's place is not known, both are that of the field.
                    if place != span {
                        d = d.with_note(place, note);
                    }
                }
                r.diagnostics.push(d);
            }
            None
        }
    }
}
