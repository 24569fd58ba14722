//! Tensor literals: rows are gathered into one flat array while they are parsed, and must agree in shape.

use support::{Diagnostic, Span};

use super::builder::Builder;
use super::errors::Stop;
use crate::ast::TensorLiteral;
use crate::catalogue::Entry;

/// How many elements a tensor literal may have.
const MAX_ELEMENTS: usize = 1 << 22;

/// An element of a tensor literal: a number or a nested list.
pub(crate) struct Row {
    span: Span,
    kind: RowKind,
}

enum RowKind {
    Number(f64),
    List(Box<Rows>),
}

impl Row {
    /// The dimensions, innermost first.
    fn shape(&self) -> &[i64] {
        match &self.kind {
            RowKind::Number(_) => &[],
            RowKind::List(rows) => &rows.shape,
        }
    }

    fn is_broken(&self) -> bool {
        matches!(&self.kind, RowKind::List(rows) if rows.broken)
    }
}

/// The rows of one list so far.
pub(crate) struct Rows {
    /// The dimensions, innermost first; the last is the number of rows.
    shape: Vec<i64>,
    data: Vec<f64>,
    first: Span,
    /// An error in it was reported; errors that follow from its shape are not.
    broken: bool,
}

impl Rows {
    /// The literal as a whole.
    pub(crate) fn finish(mut self) -> TensorLiteral {
        self.shape.reverse();
        if self.broken {
            return TensorLiteral { shape: vec![1], data: vec![1.0] };
        }
        TensorLiteral { shape: self.shape, data: self.data }
    }
}

impl Builder<'_> {
    pub(crate) fn scalar_row(&self, start: u32, value: f64, end: u32) -> Row {
        Row { span: self.span(start, end), kind: RowKind::Number(value) }
    }

    pub(crate) fn tensor_row(&self, start: u32, rows: Box<Rows>, end: u32) -> Row {
        Row { span: self.span(start, end), kind: RowKind::List(rows) }
    }

    /// `[]`, which has no meaning: a tensor has at least one element.
    pub(crate) fn empty_tensor(&mut self, start: u32, end: u32) -> Rows {
        let span = self.span(start, end);
        let error = Entry::EmptyTensor
            .at(span, "empty tensor literal")
            .with_label("needs at least one element")
            .with_help("every dimension of a tensor is at least 1: write [0] for a single zero");
        self.source.push(error);
        Rows { shape: vec![1], data: vec![1.0], first: span, broken: true }
    }

    /// Starts a list with its first row.
    pub(crate) fn first_row(&self, row: Row) -> Rows {
        let first = row.span;
        match row.kind {
            RowKind::Number(value) => Rows { shape: vec![1], data: vec![value], first, broken: false },
            // The first row's storage is taken over: a literal of many nested single rows stays linear.
            RowKind::List(mut rows) => {
                rows.shape.push(1);
                Rows { first, ..*rows }
            }
        }
    }

    /// Appends a row, which must have the shape of the first. A literal that is too large ends parsing.
    pub(crate) fn next_row(&mut self, mut rows: Box<Rows>, row: Row) -> Result<Box<Rows>, Stop> {
        let row_span = row.span;
        let Some((count, inner)) = rows.shape.split_last_mut() else { return Ok(rows) };
        *count += 1;
        if rows.broken || row.is_broken() {
            rows.broken = true;
        } else if *inner != *row.shape() {
            let error = ragged(inner, rows.first, &row);
            self.source.push(error);
            rows.broken = true;
        } else {
            match row.kind {
                RowKind::Number(value) => rows.data.push(value),
                RowKind::List(row) => rows.data.extend_from_slice(&row.data),
            }
            if rows.data.len() > MAX_ELEMENTS {
                let error = Entry::LiteralTooLarge
                    .at(row_span, "tensor literal has too many elements")
                    .with_label(format!("more than {MAX_ELEMENTS} up to here"))
                    .with_secondary(rows.first, "the first of them")
                    .with_help("compute large tensors from smaller ones");
                return Err(Stop::User { error: Box::new(error) });
            }
        }
        Ok(rows)
    }
}

fn ragged(expected: &[i64], first: Span, row: &Row) -> Diagnostic {
    Entry::RaggedTensor
        .at(row.span, "ragged tensor literal")
        .with_label(format!("this is {}", describe(row.shape())))
        .with_secondary(first, format!("but the first element is {}", describe(expected)))
        .with_help("give every row of a dimension the same number of elements")
}

/// What an element is; the dimensions come innermost first.
fn describe(shape: &[i64]) -> String {
    match shape {
        [] => "a number".to_string(),
        [1] => "a row of 1 number".to_string(),
        [n] => format!("a row of {n} numbers"),
        _ if shape.len() > 8 => format!("a tensor of rank {}", shape.len()),
        _ => {
            let dims: Vec<String> = shape.iter().rev().map(i64::to_string).collect();
            format!("a tensor of shape <{}>", dims.join(", "))
        }
    }
}
