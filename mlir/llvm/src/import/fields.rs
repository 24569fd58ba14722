//! LLVM's text of a node of debug information: `distinct !DISubprogram(name: "f", line: 3, scope: <0x5581>)`. The C interface
//! has no other way to most of these.

use super::ir::Source;
use super::node::Node;
use super::scratch::unescaped;

/// The fields of a node by name.
pub(super) struct Fields<'m> {
    fields: Vec<(String, String)>,
    operands: Vec<Node<'m>>,
    pub(super) is_distinct: bool,
}

/// Splits a text at commas that are not inside quotes or parentheses.
fn split_top(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut quoted, mut start) = (0, false, 0);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'(' | b'{' => depth += 1,
            b')' | b'}' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts
}

/// What is between the parentheses of a node.
pub(super) fn contents(text: &str) -> &str {
    let start = text.find('(').map_or(text.len(), |at| at + 1);
    let end = text.rfind(')').unwrap_or(text.len()).max(start);
    &text[start..end]
}

impl<'m> Fields<'m> {
    pub(super) fn of(source: Source<'m>, node: Node<'m>) -> Self {
        let operands = node.operands(source).into_iter().flatten().collect();
        Fields { operands, ..Fields::of_text(&node.print(source)) }
    }

    /// The fields of a text; what they refer to is not known.
    pub(super) fn of_text(text: &str) -> Self {
        let pairs = split_top(contents(text)).into_iter().filter_map(|field| field.split_once(": "));
        let fields = pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Fields { fields, operands: Vec::new(), is_distinct: text.contains(" = distinct !") }
    }

    /// The text of a field.
    pub(super) fn raw(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(field, _)| field == name).map(|(_, value)| &**value)
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
        let address = self.raw(name)?.strip_prefix('<')?.strip_suffix('>')?;
        self.operands.iter().copied().find(|operand| operand.address() == address)
    }

    /// The operands of the node that a field refers to. Operands are known as values, and as a value, a node with no
    /// operand but null is another one: so that is the one which is not found.
    pub(super) fn list(&self, source: Source<'m>, name: &str) -> Vec<Option<Node<'m>>> {
        match self.node(name) {
            Some(list) => list.operands(source),
            None if self.raw(name).is_some_and(|value| value.starts_with('<')) => vec![None],
            None => Vec::new(),
        }
    }
}
