//! The declarative assembly format: the language of `let assemblyFormat = "..."`.
//!
//! `lexer` and `parser` read the text into `Element`s, whose names are resolved against the operation; `bindings` knows
//! which parts have been written; `groups` says what an optional group and an `oilist` may contain; `check` and
//! `ambiguity` apply the manual's rules to the whole and find the source of each operand's and result's type. Messages
//! have `mlir-tblgen`'s wording and point into the string.

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

/// The format of an operation, or `None` after its mistakes have been reported.
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
                    // If the string's place is unknown, both places are the field's.
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
