//! Lists: literals, whose rows become one flat array and must agree in shape, and lists with elements that are computed.
//!
//! A literal without a mistake is read from the text at once ([`scan`]), since a token and a reduction for each number
//! take ten times as long. Any other literal goes through the grammar, which reports its mistakes.

use support::{Diagnostic, Span};
use toy_dialect::MAX_RANK;

use super::builder::Builder;
use super::errors::{self, Stop};
use crate::ast::{Expr, ExprKind, ListLiteral, TensorLiteral, UnaryOp};
use crate::catalogue::DiagnosticCode;
use crate::lexer::{Token, Tokens};

/// How many elements a tensor literal may have.
const MAX_ELEMENTS: usize = 1 << 22;

/// What is known of an element of a list.
enum Element<'e> {
    Number(f64),
    Tensor(&'e TensorLiteral),
    /// An error in it has been reported.
    Broken,
    Computed,
}

impl Element<'_> {
    fn of(expr: &Expr) -> Element<'_> {
        match &expr.kind {
            ExprKind::Number(value) => Element::Number(*value),
            ExprKind::Negation(negation) if negation.op == UnaryOp::Minus && negation.signs.len() == 1 => {
                match negation.operand.kind {
                    ExprKind::Number(value) => Element::Number(-value),
                    _ => Element::Computed,
                }
            }
            ExprKind::Tensor(literal) if literal.shape.is_empty() => Element::Broken,
            ExprKind::Tensor(literal) => Element::Tensor(literal),
            _ => Element::Computed,
        }
    }

    fn shape(&self) -> &[i64] {
        match self {
            Element::Tensor(literal) => &literal.shape,
            _ => &[],
        }
    }
}

impl Builder<'_> {
    /// The next of the literals that were read at once.
    pub(crate) fn whole_tensor(&self) -> TensorLiteral {
        let next = self.source.tensors.borrow_mut().pop_front();
        next.unwrap_or(TensorLiteral { shape: vec![1], data: vec![1.0] })
    }

    /// `[]`, which has no meaning: a tensor has at least one element.
    pub(crate) fn empty_tensor(&mut self, start: u32, end: u32) -> TensorLiteral {
        let span = self.span(start, end);
        let error = DiagnosticCode::EmptyTensor
            .at(span, "empty tensor literal")
            .with_label("needs at least one element")
            .with_help("every dimension of a tensor is at least 1: write [0] for a single zero");
        self.source.push(error);
        BROKEN
    }

    /// Appends an element to a list. A literal that is too large ends parsing.
    pub(crate) fn next_element(&mut self, mut list: Vec<Expr>, element: Expr) -> Result<Vec<Expr>, Stop> {
        if list.len() == MAX_ELEMENTS {
            return Err(Stop::User { error: Box::new(too_large(element.span, list[0].span)) });
        }
        list.push(element);
        Ok(list)
    }

    /// A list of at least one element: a literal, whose rows must have the same shape, unless an element is computed.
    pub(crate) fn list(&mut self, start: u32, elements: Vec<Expr>, end: u32) -> ExprKind {
        let is_computed = |element: &Expr| matches!(Element::of(element), Element::Computed);
        if elements.iter().any(is_computed) {
            return ExprKind::List(Box::new(ListLiteral { elements }));
        }
        let literal = self.literal(start, &elements, end).unwrap_or(BROKEN);
        ExprKind::Tensor(Box::new(literal))
    }

    /// The literal; `None` if there is an error in it.
    fn literal(&mut self, start: u32, elements: &[Expr], end: u32) -> Option<TensorLiteral> {
        let first = elements.first()?;
        let inner = Element::of(first).shape().to_vec();
        let mut data = Vec::with_capacity(elements.len());
        for element in elements {
            match Element::of(element) {
                Element::Broken | Element::Computed => return None,
                known if known.shape() != inner => {
                    let error = ragged(&inner, first.span, element.span, known.shape());
                    self.source.push(error);
                    return None;
                }
                Element::Number(value) => data.push(value),
                Element::Tensor(literal) => data.extend_from_slice(&literal.data),
            }
            if data.len() > MAX_ELEMENTS {
                self.source.push(too_large(element.span, first.span));
                return None;
            }
        }
        let shape = [&[elements.len() as i64], &inner[..]].concat();
        if shape.len() > MAX_RANK {
            let span = self.span(start, end);
            self.source.push(errors::too_many_dimensions(span, "a tensor literal", shape.len()));
            return None;
        }
        Some(TensorLiteral { shape, data })
    }
}

/// A literal with an error, which has been reported. Nothing but lists around it looks at it.
const BROKEN: TensorLiteral = TensorLiteral { shape: Vec::new(), data: Vec::new() };

fn too_large(at: Span, first: Span) -> Diagnostic {
    DiagnosticCode::LiteralTooLarge
        .at(at, "tensor literal has too many elements")
        .with_label(format!("more than {MAX_ELEMENTS} up to here"))
        .with_secondary(first, "the first of them")
        .with_help("compute large tensors from smaller ones")
}

/// The tensor literal at a place, with the place after it, if it is well-formed and nested at most this deep.
pub(super) fn scan(text: &str, start: u32, max_depth: usize) -> Option<(TensorLiteral, u32)> {
    let mut scan = Scan { text, at: start as usize };
    let mut data = Vec::new();
    // The number of elements of the lists around the next element, and of all lists at each depth once one is closed.
    let mut counts: Vec<i64> = Vec::new();
    let mut shape: Vec<Option<i64>> = Vec::new();
    loop {
        // An element.
        if scan.takes(b'[') {
            counts.push(0);
            let is_new = counts.len() > shape.len();
            if is_new && (!data.is_empty() || counts.len() > max_depth) {
                return None;
            }
            shape.extend(is_new.then_some(None));
            continue;
        }
        data.push(scan.number()?);
        if counts.len() != shape.len() || data.len() > MAX_ELEMENTS {
            return None;
        }
        // Close all lists that end here.
        loop {
            *counts.last_mut()? += 1;
            if scan.takes(b',') {
                break;
            }
            if !scan.takes(b']') {
                return None;
            }
            let count = counts.pop();
            let size = shape.get_mut(counts.len())?;
            if *size.get_or_insert(count?) != count? {
                return None;
            }
            if counts.is_empty() {
                let mut shape = shape.into_iter().collect::<Option<Vec<i64>>>()?;
                // A file may have a great many small literals.
                shape.shrink_to_fit();
                data.shrink_to_fit();
                return Some((TensorLiteral { shape, data }, u32::try_from(scan.at).ok()?));
            }
        }
    }
}

/// A place in the text of a literal.
struct Scan<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Scan<'t> {
    fn rest(&self) -> &'t [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    /// Skips blanks and comments.
    fn blanks(&mut self) {
        loop {
            let rest = self.rest();
            self.at += match rest.first() {
                Some(b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c) => 1,
                Some(b'#') => rest.iter().position(|b| matches!(b, b'\r' | b'\n')).unwrap_or(rest.len()),
                _ => return,
            };
        }
    }

    /// Takes a character, and the blanks before it.
    fn takes(&mut self, character: u8) -> bool {
        self.blanks();
        let found = self.rest().first() == Some(&character);
        self.at += usize::from(found);
        found
    }

    /// Takes a number, which may have a sign.
    fn number(&mut self) -> Option<f64> {
        let is_negative = self.takes(b'-');
        self.blanks();
        let rest = self.rest();
        let digits = rest.iter().take_while(|b| b.is_ascii_digit()).count();
        let is_whole = !matches!(rest.get(digits), Some(b'.' | b'_' | b'a'..=b'z' | b'A'..=b'Z'));
        let value = if is_whole && (1..16).contains(&digits) {
            self.at += digits;
            rest[..digits].iter().fold(0, |value, digit| 10 * value + u64::from(digit - b'0')) as f64
        } else {
            let (start, token, end) = Tokens::at(self.text, u32::try_from(self.at).ok()?).take();
            if token != Token::Number || start as usize != self.at {
                return None;
            }
            self.at = end as usize;
            let text = self.text.get(start as usize..end as usize)?;
            text.parse().ok().filter(|value: &f64| value.is_finite())?
        };
        Some(if is_negative { -value } else { value })
    }
}

fn ragged(expected: &[i64], first: Span, at: Span, shape: &[i64]) -> Diagnostic {
    DiagnosticCode::RaggedTensor
        .at(at, "ragged tensor literal")
        .with_label(format!("this is {}", describe(shape)))
        .with_secondary(first, format!("but the first element is {}", describe(expected)))
        .with_help("give every row of a dimension the same number of elements")
}

/// A description of an element.
fn describe(shape: &[i64]) -> String {
    match shape {
        [] => "a number".to_string(),
        [1] => "a row of 1 number".to_string(),
        [n] => format!("a row of {n} numbers"),
        _ if shape.len() > 8 => format!("a tensor of rank {}", shape.len()),
        _ => {
            let dims: Vec<String> = shape.iter().map(i64::to_string).collect();
            format!("a tensor of shape <{}>", dims.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use support::SourceMap;

    use super::scan;
    use crate::ast::{ExprKind, Item, StatementKind, TensorLiteral};

    /// The literal as the grammar reads it: at the start of a statement, nothing is read at once.
    fn by_grammar(literal: &str) -> Option<TensorLiteral> {
        let mut sources = SourceMap::new();
        let file = sources.add("t.toy", format!("def main() {{ {literal}; }}"));
        let (module, errors) = crate::parser::parse(&sources, file);
        let Some(Item::Function(main)) = module.items.first().filter(|_| errors.is_empty()) else {
            return None;
        };
        match &main.body.statements.first()?.kind {
            StatementKind::Expr(expr) => match &expr.kind {
                ExprKind::Tensor(literal) => Some((**literal).clone()),
                _ => None,
            },
            _ => None,
        }
    }

    #[test]
    fn both_ways_of_reading_agree() {
        let good = [
            "[1]",
            "[[1, 2], [3, 4]]",
            "[ -1.5,\t- .5e-3 , 1e5, 007, 2. ]",
            "[[[1, 2]], # comment ]\n [[3, 1234567890123456789]]]",
            "[-0, 0.1e+2, 12345678901234567]",
        ];
        for text in good {
            let (literal, end) = scan(text, 0, 8).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(end as usize, text.len(), "{text}");
            let bits = |literal: &TensorLiteral| literal.data.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
            let expected = by_grammar(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!((&literal.shape, bits(&literal)), (&expected.shape, bits(&expected)), "{text}");
        }
        let bad = [
            "[]",
            "[1,]",
            "[1 2]",
            "[[1], 2]",
            "[1, [2]]",
            "[[1, 2], [3]]",
            "[[], []]",
            "[--1]",
            "[1.2.3]",
            "[2x]",
            "[0x1F]",
            "[1e]",
            "[1e999]",
            "[a]",
            "[1",
            "[1, ²]",
            "[1 // 2\n]",
        ];
        for text in bad {
            assert!(scan(text, 0, 8).is_none(), "{text}");
            assert_eq!(by_grammar(text), None, "{text}");
        }
        assert!(scan("[[1]]", 0, 1).is_none(), "too deep");
    }
}
