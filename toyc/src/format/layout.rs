//! Lays out a tree: whatever fits on a line stays on it; anything longer is broken at its outermost brackets or
//! operators.

use super::lines::Lines;
use super::tree::{Comment, Group, LEVELS, Node, Seq, Tok, is_binary, is_spaced};
use crate::lexer::Token;

/// The width of lines, unless something in them cannot be broken.
const WIDTH: usize = 100;

/// By how much brackets indent their contents.
pub(super) const STEP: usize = 2;

/// How much more the rest of a broken sum or product is indented.
const OPERATOR_STEP: usize = 4;

/// Writes parts of statements.
pub(super) struct Layout<'t> {
    pub(super) lines: Lines<'t>,
}

impl<'t> Layout<'t> {
    /// Begins a line for a token, after the comments before it. If `blank`, a blank line may precede the first line.
    pub(super) fn begin_line(
        &mut self,
        comments: &[Comment<'t>],
        after_blank: bool,
        indent: usize,
        mut blank: bool,
    ) {
        for comment in comments {
            if comment.is_own_line || !self.lines.can_take_comment() {
                self.lines.begin(indent, blank && comment.after_blank);
                blank = true;
            }
            self.lines.comment(comment.text);
        }
        self.lines.begin(indent, blank && after_blank);
    }

    /// A token; comments before it end their lines, and it continues at `indent`.
    pub(super) fn token(&mut self, token: &Tok<'t>, indent: usize) {
        if !token.comments.is_empty() {
            self.begin_line(&token.comments, false, indent, false);
        }
        self.lines.text(token.text);
    }

    /// Parts on one line, if they fit there with `after` more columns, or else broken. The comments before the first
    /// token have already been written.
    pub(super) fn seq(&mut self, seq: &Seq<'t>, indent: usize, after: usize) {
        if seq.width.is_some_and(|width| self.lines.column() + width + after <= WIDTH) {
            return self.flat(&seq.nodes);
        }
        let operators = lowest_operators(&seq.nodes);
        let deeper = indent + OPERATOR_STEP;
        let mut start = 0;
        for (number, &end) in operators.iter().chain([&seq.nodes.len()]).enumerate() {
            let indent = if number > 0 { deeper } else { indent };
            let is_last = end == seq.nodes.len();
            let comments = seq.nodes.get(start).map_or(&[][..], |node| &node.first().comments);
            if number > 0 && !comments.is_empty() {
                self.begin_line(comments, false, deeper, false);
            }
            self.part(&seq.nodes[start..end], indent, if is_last { after } else { 0 });
            if !is_last {
                let operator = seq.nodes[end].first();
                self.begin_line(&operator.comments, false, deeper, false);
                self.lines.text(operator.text);
                self.lines.text(" ");
            }
            start = end + 1;
        }
    }

    /// Parts without an operator to break at.
    fn part(&mut self, nodes: &[Node<'t>], indent: usize, after: usize) {
        for (at, node) in nodes.iter().enumerate() {
            if at > 0 && is_spaced(nodes, at) {
                self.lines.text(" ");
            }
            match node {
                Node::Token(token) if at == 0 => self.lines.text(token.text),
                Node::Token(token) => self.token(token, indent + OPERATOR_STEP),
                Node::Group(group) => {
                    if at > 0 {
                        self.token(&group.open, indent + OPERATOR_STEP);
                    } else {
                        self.lines.text(group.open.text);
                    }
                    self.group(group, indent, if at + 1 == nodes.len() { after } else { 0 });
                }
            }
        }
    }

    fn flat(&mut self, nodes: &[Node<'t>]) {
        for (at, node) in nodes.iter().enumerate() {
            if at > 0 && is_spaced(nodes, at) {
                self.lines.text(" ");
            }
            self.lines.text(node.first().text);
            if let Node::Group(group) = node {
                self.flat_group(group);
            }
        }
    }

    /// The part after the opening bracket, on the same line.
    fn flat_group(&mut self, group: &Group<'t>) {
        for item in &group.items {
            self.flat(&item.seq.nodes);
            self.lines.text(if item.comma.is_some() { ", " } else { "" });
        }
        self.lines.text(group.close.text);
    }

    /// The part after the opening bracket.
    fn group(&mut self, group: &Group<'t>, indent: usize, after: usize) {
        if group.width.is_some_and(|width| self.lines.column() + width - 1 + after <= WIDTH) {
            return self.flat_group(group);
        }
        if let [item] = group.items.as_slice()
            && item.seq.nodes.first().is_some_and(|node| node.first().comments.is_empty())
            && group.close.comments.is_empty()
            && lowest_operators(&item.seq.nodes).is_empty()
        {
            // The brackets of the only item indent it.
            self.seq(&item.seq, indent, after + 1);
            return self.lines.text(group.close.text);
        }
        let inner = indent + STEP;
        let mut comments: Vec<Comment<'t>> = Vec::new();
        for (number, item) in group.items.iter().enumerate() {
            let first = item.seq.nodes.first().map_or(&[][..], |node| &node.first().comments);
            comments.extend(first);
            let width = item.seq.width.unwrap_or(WIDTH) + 1 + usize::from(item.comma.is_some());
            let fills = number > 0 && comments.is_empty() && is_number(&item.seq);
            if fills && self.lines.column() + width <= WIDTH {
                self.lines.text(" ");
            } else {
                self.begin_line(&comments, false, inner, false);
            }
            comments.clear();
            self.seq(&item.seq, inner, usize::from(item.comma.is_some()));
            if let Some(comma) = &item.comma {
                self.lines.text(",");
                comments.extend(&comma.comments);
            }
        }
        comments.extend(&group.close.comments);
        self.begin_line(&comments, false, indent, false);
        self.lines.text(group.close.text);
    }
}

/// The operators at which an expression is broken: those that bind least tightly.
fn lowest_operators(nodes: &[Node<'_>]) -> Vec<usize> {
    let of = |level: &[Token]| -> Vec<usize> {
        let is_one = |&at: &usize| is_binary(nodes, at) && level.contains(&nodes[at].first().kind);
        (1..nodes.len()).filter(is_one).collect()
    };
    LEVELS.iter().map(|level| of(level)).find(|found| !found.is_empty()).unwrap_or_default()
}

/// Whether an element of a tensor is a number: as many as fit share a line.
fn is_number(seq: &Seq<'_>) -> bool {
    seq.nodes.iter().all(|node| matches!(node.first().kind, Token::Number | Token::Minus))
}
