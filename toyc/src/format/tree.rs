//! Tokens with the comments before them, as a tree of brackets.

use crate::lexer::{Token, Tokens};
use crate::parser::statements;

/// A comment, without its line break.
#[derive(Clone, Copy)]
pub(super) struct Comment<'t> {
    pub(super) text: &'t str,
    /// Whether only blanks precede it on its line.
    pub(super) is_own_line: bool,
    /// Whether a blank line precedes it.
    pub(super) after_blank: bool,
}

/// A token, and the comments before it.
pub(super) struct Tok<'t> {
    pub(super) kind: Token,
    pub(super) text: &'t str,
    pub(super) comments: Vec<Comment<'t>>,
    /// Whether a blank line separates it from the text before.
    pub(super) after_blank: bool,
}

/// A part of a statement.
pub(super) enum Node<'t> {
    Token(Tok<'t>),
    Group(Group<'t>),
}

/// Brackets and their contents, separated by commas.
pub(super) struct Group<'t> {
    pub(super) open: Tok<'t>,
    pub(super) items: Vec<Item<'t>>,
    pub(super) close: Tok<'t>,
    /// The width, as for [`Seq`], including the brackets.
    pub(super) width: Option<usize>,
}

/// The part between two commas.
pub(super) struct Item<'t> {
    pub(super) seq: Seq<'t>,
    pub(super) comma: Option<Tok<'t>>,
}

/// Parts that follow each other.
#[derive(Default)]
pub(super) struct Seq<'t> {
    pub(super) nodes: Vec<Node<'t>>,
    /// The number of columns that it takes on one line; `None` if a comment inside it forbids that. Comments before
    /// its first token are not inside.
    pub(super) width: Option<usize>,
}

impl<'t> Node<'t> {
    /// The first token.
    pub(super) fn first(&self) -> &Tok<'t> {
        match self {
            Node::Token(token) => token,
            Node::Group(group) => &group.open,
        }
    }

    /// The kind of the last token.
    pub(super) fn last(&self) -> Token {
        match self {
            Node::Token(token) => token.kind,
            Node::Group(group) => group.close.kind,
        }
    }

    fn width(&self) -> Option<usize> {
        match self {
            Node::Token(token) => Some(columns(token.text)),
            Node::Group(group) => group.width,
        }
    }
}

impl<'t> Seq<'t> {
    pub(super) fn new(nodes: Vec<Node<'t>>) -> Self {
        let mut width = Some(0);
        for (at, node) in nodes.iter().enumerate() {
            let inside = at > 0 && !node.first().comments.is_empty();
            let gap = usize::from(at > 0 && is_spaced(&nodes, at));
            width = width.zip(node.width()).filter(|_| !inside).map(|(before, own)| before + gap + own);
        }
        Seq { nodes, width }
    }
}

/// The number of columns that a text takes.
pub(super) fn columns(text: &str) -> usize {
    text.chars().count()
}

/// Whether the node at this place, not the first, has a space before it.
pub(super) fn is_spaced(nodes: &[Node<'_>], at: usize) -> bool {
    use Token::*;
    // An argument with a name: `axis=0`.
    if at <= 2 && nodes.len() > 2 && nodes[0].last() == Ident && nodes[1].first().kind == Equal {
        return false;
    }
    let before = nodes[at - 1].last();
    let next = nodes[at].first().kind;
    match (before, next) {
        (Dot | DotDot | Colon, _) | (_, Dot | DotDot | Colon | Comma) | (Ident, LeftParen | LeftBrace) => {
            false
        }
        (Ident | RightParen | RightBracket, LeftBracket) => false,
        (Ident, Less) => matches!(nodes[at], Node::Token(_)),
        (Minus, _) => is_binary(nodes, at - 1),
        _ => true,
    }
}

/// Whether the token at this place is an operator between two operands.
pub(super) fn is_binary(nodes: &[Node<'_>], at: usize) -> bool {
    use Token::*;
    let follows_operand =
        at > 0 && matches!(nodes[at - 1].last(), Ident | Number | RightParen | RightBracket | RightBrace);
    let is_operator = match &nodes[at] {
        Node::Token(token) => {
            LEVELS.iter().any(|level| level.contains(&token.kind)) || token.kind == StarStar
        }
        Node::Group(_) => false,
    };
    is_operator && follows_operand
}

/// The operators at which long expressions are broken, those that bind least tightly first.
pub(super) const LEVELS: [&[Token]; 5] = {
    use Token::*;
    [
        &[Or],
        &[And],
        &[Less, LessEqual, Greater, GreaterEqual, EqualEqual, NotEqual],
        &[Plus, Minus],
        &[Star, Slash, At],
    ]
};

/// Tells names that are operators: `and` and `or` between operands, and `not` before one.
fn operator_words(nodes: &mut [Node<'_>]) {
    use Token::*;
    let ends = |token: Token| matches!(token, Ident | Number | RightParen | RightBracket | RightBrace);
    for at in 1..nodes.len().saturating_sub(1) {
        let follows = ends(nodes[at - 1].last());
        let begins = matches!(nodes[at + 1].first().kind, Ident | Number | LeftParen | LeftBracket | Minus);
        let Node::Token(token) = &mut nodes[at] else { continue };
        token.kind = match (token.kind, token.text) {
            (Ident, "and") if follows && begins => And,
            (Ident, "or") if follows && begins => Or,
            (Ident, "not") if !follows && begins => Not,
            (kind, _) => kind,
        };
    }
}

/// Reads tokens with the comments before them.
pub(super) struct Reader<'t> {
    text: &'t str,
    /// Where the first line begins.
    start: usize,
    tokens: Tokens<'t>,
    /// Where the token before the next one ended.
    end: usize,
    next: Tok<'t>,
}

impl<'t> Reader<'t> {
    /// Starts at the beginning of a text, after its byte order mark if it has one.
    pub(super) fn new(text: &'t str, start: usize) -> Self {
        let next = Tok { kind: Token::End, text: "", comments: Vec::new(), after_blank: false };
        let mut reader = Reader { text, start, tokens: Tokens::at(text, 0), end: start, next };
        reader.take();
        reader
    }

    /// The tokens from the next one on, without comments.
    fn ahead(&self) -> Tokens<'t> {
        Tokens::at(self.text, (self.end - self.next.text.len()) as u32)
    }

    /// The keyword of the statement with a block that is next; `None` for another statement.
    pub(super) fn keyword(&self) -> Option<Token> {
        let mut ahead = self.ahead();
        statements::keyword(self.text, || ahead.take())
    }

    /// Whether the other block of an `if` is next.
    pub(super) fn is_at_else(&self) -> bool {
        let mut ahead = self.ahead();
        statements::is_else(self.text, || ahead.take())
    }

    /// The parts of the head of a statement with a block, up to its `{`.
    pub(super) fn head(&mut self, keyword: Token) -> Seq<'t> {
        let mut nodes = self.seq(|kind| kind == Token::LeftBrace).nodes;
        // These words are no operands.
        let words = [(0, keyword), (2, Token::In)];
        for (at, kind) in &words[..if keyword == Token::For { 2 } else { 1 }] {
            if let Some(Node::Token(token)) = nodes.get_mut(*at) {
                token.kind = *kind;
            }
        }
        Seq::new(nodes)
    }

    /// The parts of a statement or field without a block, up to its `;`.
    pub(super) fn statement(&mut self) -> Seq<'t> {
        let mut nodes = self.parts(|kind| kind == Token::Semicolon, true).nodes;
        // Unlike the name of an argument, one that is assigned to has a space after it, as if `var` were there.
        if let [Node::Token(name), Node::Token(Tok { kind: Token::Equal, .. }), ..] = &mut nodes[..] {
            name.kind = Token::Var;
        }
        Seq::new(nodes)
    }

    /// The kind of the next token.
    pub(super) fn peek(&self) -> Token {
        self.next.kind
    }

    /// The next token.
    pub(super) fn take(&mut self) -> Tok<'t> {
        let (start, kind, end) = self.tokens.take();
        let start = start as usize;
        let end = end as usize;
        let (comments, after_blank) = between(&self.text[self.end..start], self.end == self.start);
        self.end = end;
        let next = Tok { kind, text: &self.text[start..end], comments, after_blank };
        std::mem::replace(&mut self.next, next)
    }

    /// Takes the next token, `>=`, apart.
    fn split(&mut self) {
        self.end -= 1;
        self.tokens = Tokens::at(self.text, self.end as u32);
        self.next.kind = Token::Greater;
        self.next.text = &self.next.text[..1];
    }

    /// The parts up to a token of this kind outside brackets, or to the end.
    pub(super) fn seq(&mut self, stop: impl Fn(Token) -> bool) -> Seq<'t> {
        self.parts(stop, false)
    }

    /// The same; `may_declare` says whether they may declare a variable with a shape.
    fn parts(&mut self, stop: impl Fn(Token) -> bool, may_declare: bool) -> Seq<'t> {
        let mut nodes = Vec::new();
        while self.peek() != Token::End && !stop(self.peek()) {
            // `var a<2>`, `S a<2>`; everywhere else, `<` compares.
            let is_declared = match &nodes[..] {
                [Node::Token(ty), Node::Token(name)] => {
                    matches!(ty.kind, Token::Var | Token::Ident) && name.kind != Token::Number
                }
                _ => false,
            };
            nodes.push(self.node(may_declare && is_declared));
        }
        operator_words(&mut nodes);
        Seq::new(nodes)
    }

    /// The next token, or group; `is_declared` says whether `<` begins a shape.
    fn node(&mut self, is_declared: bool) -> Node<'t> {
        let token = self.take();
        let close = match token.kind {
            Token::LeftParen => Token::RightParen,
            Token::LeftBracket => Token::RightBracket,
            Token::LeftBrace => Token::RightBrace,
            Token::Less if is_declared => Token::Greater,
            _ => return Node::Token(token),
        };
        Node::Group(self.group(token, close))
    }

    /// The rest of a group after its opening bracket.
    fn group(&mut self, open: Tok<'t>, close: Token) -> Group<'t> {
        let mut items = Vec::new();
        let is_end = |kind: Token| kind == close || (close, kind) == (Token::Greater, Token::GreaterEqual);
        while !is_end(self.peek()) && self.peek() != Token::End {
            let seq = self.seq(|kind| kind == Token::Comma || is_end(kind));
            let comma = (self.peek() == Token::Comma).then(|| self.take());
            items.push(Item { seq, comma });
        }
        if self.peek() != close && self.peek() != Token::End {
            self.split();
        }
        let close = self.take();
        let mut width = Some(2).filter(|_| close.comments.is_empty());
        for Item { seq, comma } in &items {
            let plain = seq.nodes.first().is_none_or(|node| node.first().comments.is_empty())
                && comma.as_ref().is_none_or(|comma| comma.comments.is_empty());
            let gap = if comma.is_some() { 2 } else { 0 };
            width = width.zip(seq.width).filter(|_| plain).map(|(before, own)| before + own + gap);
        }
        Group { open, items, close, width }
    }
}

/// The comments in the text between two tokens, and whether a blank line is before the second token. If `begins`, the
/// first token is the beginning of the file.
fn between(text: &str, begins: bool) -> (Vec<Comment<'_>>, bool) {
    // Usually, there is one space, or nothing.
    if !text.contains(['\n', '\r', '#']) {
        return (Vec::new(), false);
    }
    let mut comments = Vec::new();
    let mut is_own_line = begins;
    let mut blank_lines = 0;
    let lines = text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'));
    for line in lines {
        let comment = line.trim_matches([' ', '\t', '\x0b', '\x0c']);
        if !comment.is_empty() {
            comments.push(Comment { text: comment, is_own_line, after_blank: blank_lines > 0 });
            blank_lines = 0;
        } else if is_own_line {
            blank_lines += 1;
        }
        is_own_line = true;
    }
    // The line of the second token was also counted.
    (comments, blank_lines > 1)
}
