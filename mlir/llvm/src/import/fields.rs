//! LLVM's text of a node of debug information: `distinct !DISubprogram(name: "f", line: 3, scope: <0x5581>)`. The C interface
//! has no other way to most of these.

#![allow(unsafe_code, reason = "all of LLVM's C interface is")]

use std::marker::PhantomData;
use std::ops::Range;

use super::ir::Source;
use super::node::Node;
use super::scratch::unescaped;

/// The fields of a node by name.
pub(super) struct Fields<'m> {
    text: String,
    /// Where the names and the texts of fields are.
    places: Vec<(Range<usize>, Range<usize>)>,
    pub(super) is_distinct: bool,
    marker: PhantomData<Node<'m>>,
}

/// The places of the names and texts of fields, which are between commas that are not inside quotes or parentheses.
fn places(text: &str) -> Vec<(Range<usize>, Range<usize>)> {
    let inside = contents_place(text);
    let mut places = Vec::with_capacity(16);
    let (mut depth, mut quoted) = (0, false);
    let (mut start, mut colon) = (inside.start, None);
    for (at, byte) in text.bytes().enumerate().take(inside.end).skip(inside.start) {
        match byte {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'(' | b'{' => depth += 1,
            b')' | b'}' => depth -= 1,
            b':' if depth == 0 && colon.is_none() => colon = Some(at),
            b' ' if start == at => start += 1,
            b',' if depth == 0 => {
                places.extend(colon.take().map(|colon| (start..colon, colon + 2..at)));
                start = at + 1;
            }
            _ => {}
        }
    }
    places.extend(colon.map(|colon| (start..colon, colon + 2..inside.end)));
    places
}

fn contents_place(text: &str) -> Range<usize> {
    let start = text.find('(').map_or(text.len(), |at| at + 1);
    start..text.rfind(')').unwrap_or(text.len()).max(start)
}

/// What is between the parentheses of a node.
pub(super) fn contents(text: &str) -> &str {
    &text[contents_place(text)]
}

impl<'m> Fields<'m> {
    pub(super) fn of(source: Source<'m>, node: Node<'m>) -> Self {
        Fields::of_text(node.print(source))
    }

    /// The fields of LLVM's text of a node.
    pub(super) fn of_text(text: String) -> Self {
        let is_distinct = text.contains(" = distinct !");
        Fields { places: places(&text), text, is_distinct, marker: PhantomData }
    }

    /// The text of a field.
    pub(super) fn raw(&self, name: &str) -> Option<&str> {
        let mut places = self.places.iter();
        let (_, value) = places.find(|(of, _)| self.text.get(of.clone()) == Some(name))?;
        self.text.get(value.clone())
    }

    pub(super) fn string(&self, name: &str) -> Option<String> {
        Some(unescaped(self.raw(name)?.strip_prefix('"')?.strip_suffix('"')?))
    }

    pub(super) fn number(&self, name: &str) -> u64 {
        self.raw(name).and_then(|value| value.parse().ok()).unwrap_or_default()
    }

    pub(super) fn flag(&self, name: &str) -> bool {
        self.raw(name) == Some("true")
    }

    /// The node that a field refers to, by its address.
    pub(super) fn node(&self, name: &str) -> Option<Node<'m>> {
        let address = self.raw(name)?.strip_prefix("<0x")?.strip_suffix('>')?;
        // SAFETY: LLVM wrote this text, with the addresses of nodes that this one keeps alive.
        unsafe { Node::at(usize::from_str_radix(address, 16).ok()?) }
    }

    /// The operands of the node that a field refers to.
    pub(super) fn list(&self, source: Source<'m>, name: &str) -> Vec<Option<Node<'m>>> {
        match self.node(name) {
            Some(list) if list.is_only_null(source) => vec![None],
            Some(list) => list.operands(source),
            None => Vec::new(),
        }
    }
}
