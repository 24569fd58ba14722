//! The text of a format to elements, with names resolved.

use std::ops::Range;

use super::lexer::{Token, lex};
use super::{Custom, CustomArg, Element, FormatError, Group, Node, TypeArg};
use crate::model::operator::{Operator, Presence};

type Result<T> = std::result::Result<T, FormatError>;

/// Groups nest at most this deep.
const MAX_DEPTH: u32 = 32;

const DIRECTIVES: [&str; 13] = [
    "attr-dict",
    "attr-dict-with-keyword",
    "custom",
    "functional-type",
    "oilist",
    "operands",
    "prop-dict",
    "qualified",
    "ref",
    "regions",
    "results",
    "successors",
    "type",
];

pub(super) fn parse(text: &str, op: &Operator) -> Result<Vec<Element>> {
    let mut p = Parser { tokens: lex(text)?, at: 0, op, depth: 0 };
    let mut elements = Vec::new();
    while *p.peek() != Token::End {
        elements.push(p.element(Place::Top)?);
    }
    Ok(elements)
}

/// Where an element stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Top,
    Group,
    OiList,
}

struct Parser<'a> {
    tokens: Vec<(Token, Range<usize>)>,
    at: usize,
    op: &'a Operator,
    depth: u32,
}

/// A literal that the operation parser and printer can take apart again.
pub(super) fn valid_literal(text: &str) -> std::result::Result<(), &'static str> {
    let mut chars = text.chars();
    let (Some(first), rest) = (chars.next(), chars.as_str()) else {
        return Err("a literal cannot be empty");
    };
    if rest.is_empty() {
        return match first.is_ascii_alphabetic() || "_:,=<>()[]{}?+*|-@".contains(first) {
            true => Ok(()),
            false => Err("a literal of one character is a letter or one of '_:,=<>()[]{}?+*|'"),
        };
    }
    if matches!(text, "->" | "..." | "::") {
        return Ok(());
    }
    if !(first.is_ascii_alphabetic() || first == '_') {
        return Err(
            "a literal of several characters is a keyword, '->' or '...'; split it into several literals",
        );
    }
    match rest.chars().all(|c| c.is_ascii_alphanumeric() || "_$.".contains(c)) {
        true => Ok(()),
        false => Err("a keyword has letters, digits, '_', '$' and '.' only; split it into several literals"),
    }
}

impl Parser<'_> {
    fn peek(&self) -> &Token {
        self.tokens.get(self.at).map_or(&Token::End, |t| &t.0)
    }

    fn range(&self) -> Range<usize> {
        self.tokens.get(self.at).map_or(0..0, |t| t.1.clone())
    }

    fn next(&mut self) -> (Token, Range<usize>) {
        let token = (self.peek().clone(), self.range());
        if token.0 != Token::End {
            self.at += 1;
        }
        token
    }

    fn eat(&mut self, punct: char) -> bool {
        let found = *self.peek() == Token::Punct(punct);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, punct: char, place: &str) -> Result<Range<usize>> {
        let range = self.range();
        match self.eat(punct) {
            true => Ok(range),
            false => Err(FormatError::new(
                range,
                format!("expected '{punct}' {place}, found {}", self.peek().words()),
            )),
        }
    }

    fn element(&mut self, place: Place) -> Result<Element> {
        let (token, range) = self.next();
        match token {
            Token::Literal(text) => self.literal(&text, range),
            Token::Variable(name) => {
                let node = self.variable(&name, &range)?;
                if let Node::Result(_) = node {
                    let message = format!("result '{name}' can only be used inside 'type' and 'custom'");
                    return Err(
                        FormatError::new(range, message).with_help(Some(format!("write 'type(${name})'")))
                    );
                }
                Ok(Element { node, range })
            }
            Token::Word(word) => self.directive(&word, range, place),
            Token::Punct('(') if place == Place::OiList => {
                Err(FormatError::new(range, "a clause of an 'oilist' cannot hold an optional group"))
            }
            Token::Punct('(') => self.group(range),
            other => {
                let message =
                    format!("expected a literal, variable, directive or group, found {}", other.words());
                Err(FormatError::new(range, message))
            }
        }
    }

    fn literal(&self, text: &str, range: Range<usize>) -> Result<Element> {
        let node = match text {
            "" => Node::NoSpace,
            "\\n" | "\n" => Node::Newline,
            t if t.trim().is_empty() => Node::Space,
            t => match valid_literal(t) {
                Ok(()) => Node::Literal(t.to_owned()),
                Err(why) => {
                    return Err(FormatError::new(range, format!("'{t}' is no valid literal"))
                        .with_help(Some(why.to_owned())));
                }
            },
        };
        Ok(Element { node, range })
    }

    fn variable(&self, name: &str, range: &Range<usize>) -> Result<Node> {
        let op = self.op;
        let at = |mut names: Box<dyn Iterator<Item = &str> + '_>| names.position(|n| n == name);
        if let Some(i) = at(Box::new(op.operands.iter().map(|g| &*g.name))) {
            return Ok(Node::Operand(i));
        }
        if let Some(i) = at(Box::new(op.attributes.iter().map(|a| &*a.name))) {
            return Ok(Node::Attr(i));
        }
        if let Some(i) = at(Box::new(op.results.iter().map(|g| &*g.name))) {
            return Ok(Node::Result(i));
        }
        if let Some(i) = at(Box::new(op.regions.iter().map(|g| &*g.name))) {
            return Ok(Node::Region(i));
        }
        if let Some(i) = at(Box::new(op.successors.iter().map(|g| &*g.name))) {
            return Ok(Node::Successor(i));
        }
        let groups = op.operands.iter().chain(&op.results).map(|g| &*g.name);
        let others = op.attributes.iter().map(|a| &*a.name).chain(op.regions.iter().map(|g| &*g.name));
        let all = groups.chain(others).chain(op.successors.iter().map(|s| &*s.name));
        let help = support::suggest::nearest(name, all.clone())
            .map(|n| format!("did you mean '${n}'?"))
            .or_else(|| {
                let all: Vec<String> = all.filter(|n| !n.is_empty()).map(|n| format!("'${n}'")).collect();
                (!all.is_empty()).then(|| format!("the operation has {}", all.join(", ")))
            });
        let message = format!("'${name}' is no argument, result, region or successor of '{}'", op.name);
        Err(FormatError::new(range.clone(), message).with_help(help))
    }

    fn directive(&mut self, word: &str, range: Range<usize>, place: Place) -> Result<Element> {
        let top = |what: &str| match place {
            Place::Top => Ok(()),
            _ => Err(FormatError::new(
                range.clone(),
                format!("'{what}' can only be used at the top level of a format"),
            )),
        };
        let node = match word {
            "attr-dict" | "attr-dict-with-keyword" => {
                top(word)?;
                Node::AttrDict { keyword: word != "attr-dict" }
            }
            "prop-dict" => {
                top(word)?;
                Node::PropDict
            }
            "operands" => Node::Operands,
            "regions" => Node::Regions,
            "successors" => Node::Successors,
            "results" => {
                let message = "'results' can only be used inside 'type' and 'functional-type'";
                return Err(FormatError::new(range, message));
            }
            "ref" => return Err(FormatError::new(range, "'ref' can only be used inside 'custom'")),
            "type" => {
                self.expect('(', "after 'type'")?;
                let arg = self.type_arg("type")?;
                let end = self.expect(')', "after the argument of 'type'")?.end;
                return Ok(Element { node: Node::Type(arg), range: range.start..end });
            }
            "functional-type" => {
                self.expect('(', "after 'functional-type'")?;
                let inputs = self.type_arg(word)?;
                self.expect(',', "between the arguments of 'functional-type'")?;
                let results = self.type_arg(word)?;
                let end = self.expect(')', "after the arguments of 'functional-type'")?.end;
                return Ok(Element { node: Node::FunctionalType(inputs, results), range: range.start..end });
            }
            "qualified" => {
                self.expect('(', "after 'qualified'")?;
                if !matches!(self.peek(), Token::Variable(_))
                    && *self.peek() != Token::Word("type".to_owned())
                {
                    let message = "'qualified' takes an attribute or a 'type' directive";
                    return Err(FormatError::new(self.range(), message));
                }
                let inner = self.element(place)?;
                if !matches!(inner.node, Node::Attr(_) | Node::Type(_)) {
                    let message = "'qualified' takes an attribute or a 'type' directive";
                    return Err(FormatError::new(inner.range, message));
                }
                let end = self.expect(')', "after the argument of 'qualified'")?.end;
                return Ok(Element { node: Node::Qualified(Box::new(inner)), range: range.start..end });
            }
            "custom" => return self.custom(range),
            "oilist" => {
                top(word)?;
                return self.oilist(range);
            }
            other => {
                let help = match support::suggest::nearest(other, DIRECTIVES) {
                    Some(near) => format!("did you mean '{near}'?"),
                    None => format!("a keyword of the operation's text is written '`{other}`'"),
                };
                let message = format!("unknown directive '{other}'");
                return Err(FormatError::new(range, message).with_help(Some(help)));
            }
        };
        Ok(Element { node, range })
    }

    fn type_arg(&mut self, directive: &str) -> Result<TypeArg> {
        let (token, range) = self.next();
        match token {
            Token::Word(w) if w == "operands" => Ok(TypeArg::Operands),
            Token::Word(w) if w == "results" => Ok(TypeArg::Results),
            Token::Variable(name) => match self.variable(&name, &range)? {
                Node::Operand(i) => Ok(TypeArg::Operand(i)),
                Node::Result(i) => Ok(TypeArg::Result(i)),
                _ => {
                    let message =
                        format!("'{directive}' takes an operand or result, but '{name}' is neither");
                    Err(FormatError::new(range, message))
                }
            },
            other => {
                let message = format!(
                    "'{directive}' takes a variable, 'operands' or 'results', found {}",
                    other.words()
                );
                Err(FormatError::new(range, message))
            }
        }
    }

    fn custom(&mut self, range: Range<usize>) -> Result<Element> {
        self.expect('<', "after 'custom'")?;
        let (token, name_range) = self.next();
        let Token::Word(name) = token else {
            let message = format!("expected the name of the directive, found {}", token.words());
            return Err(FormatError::new(name_range, message));
        };
        self.expect('>', "after the name of the directive")?;
        self.expect('(', "before the arguments of 'custom'")?;
        let mut args = Vec::new();
        loop {
            let at = self.range();
            if self.eat(')') {
                return Ok(Element { node: Node::Custom(Custom { name, args }), range: range.start..at.end });
            }
            if !args.is_empty() {
                self.expect(',', "between the arguments of 'custom'")?;
            }
            args.push(self.custom_arg(true)?);
        }
    }

    fn custom_arg(&mut self, outermost: bool) -> Result<CustomArg> {
        let (token, range) = self.next();
        match token {
            Token::Text(text) => Ok(CustomArg::Text(text)),
            Token::Word(w) if w == "attr-dict" => Ok(CustomArg::AttrDict),
            Token::Word(w) if w == "type" => {
                self.expect('(', "after 'type'")?;
                let arg = self.type_arg("type")?;
                self.expect(')', "after the argument of 'type'")?;
                Ok(CustomArg::Type(arg))
            }
            Token::Word(w) if w == "ref" && outermost => {
                self.expect('(', "after 'ref'")?;
                let inner = self.custom_arg(false)?;
                self.expect(')', "after the argument of 'ref'")?;
                Ok(CustomArg::Ref(Box::new(inner)))
            }
            Token::Variable(name) => match self.variable(&name, &range)? {
                Node::Operand(i) => Ok(CustomArg::Operand(i)),
                Node::Attr(i) => Ok(CustomArg::Attr(i)),
                Node::Region(i) => Ok(CustomArg::Region(i)),
                Node::Successor(i) => Ok(CustomArg::Successor(i)),
                _ => {
                    let message = format!("result '{name}' can only be used inside 'type'");
                    Err(FormatError::new(range, message).with_help(Some(format!("write 'type(${name})'"))))
                }
            },
            other => {
                let message = format!(
                    "'custom' takes variables, 'type', 'ref', 'attr-dict' and strings, found {}",
                    other.words()
                );
                Err(FormatError::new(range, message))
            }
        }
    }

    fn oilist(&mut self, range: Range<usize>) -> Result<Element> {
        self.expect('(', "after 'oilist'")?;
        let mut clauses = Vec::new();
        loop {
            let mut clause = Vec::new();
            while !matches!(self.peek(), Token::Punct('|' | ')') | Token::End) {
                clause.push(self.element(Place::OiList)?);
            }
            let starts = clause.first().is_some_and(|e: &Element| matches!(e.node, Node::Literal(_)));
            if !starts {
                let at = clause.first().map_or(self.range(), |e| e.range.clone());
                return Err(FormatError::new(at, "a clause of an 'oilist' starts with a literal"));
            }
            clauses.push(clause);
            if !self.eat('|') {
                let end = self.expect(')', "to close the 'oilist'")?.end;
                return Ok(Element { node: Node::OiList(clauses), range: range.start..end });
            }
        }
    }

    /// Elements up to the closing parenthesis, with the position of the anchor.
    fn group_part(&mut self, open: &Range<usize>) -> Result<(Vec<Element>, Option<usize>)> {
        let (mut elements, mut anchor) = (Vec::new(), None);
        loop {
            if self.eat(')') {
                return Ok((elements, anchor));
            }
            if *self.peek() == Token::End {
                return Err(FormatError::new(open.clone(), "this group is never closed"));
            }
            let element = self.element(Place::Group)?;
            let caret = self.range();
            if self.eat('^') {
                if anchor.is_some() {
                    return Err(FormatError::new(
                        caret,
                        "only one element can be the anchor of an optional group",
                    ));
                }
                anchor = Some(elements.len());
            }
            elements.push(element);
        }
    }

    fn group(&mut self, open: Range<usize>) -> Result<Element> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(FormatError::new(open, "optional groups are nested too deeply"));
        }
        let (then, then_anchor) = self.group_part(&open)?;
        let (mut otherwise, mut else_anchor) = (Vec::new(), None);
        if self.eat(':') {
            let open = self.expect('(', "to start the else part of an optional group")?;
            (otherwise, else_anchor) = self.group_part(&open)?;
        }
        let end = self.range().end;
        if !self.eat('?') {
            let message = format!("expected '?' after an optional group, found {}", self.peek().words());
            return Err(FormatError::new(self.range(), message));
        }
        self.depth -= 1;
        let range = open.start..end;
        let (anchor, inverted) = match (then_anchor, else_anchor) {
            (Some(_), Some(_)) => {
                return Err(FormatError::new(
                    range,
                    "only one element can be the anchor of an optional group",
                ));
            }
            (Some(a), None) => (a, false),
            (None, Some(a)) => (a, true),
            (None, None) => {
                let help = "mark the element that decides on printing the group: '$name^'";
                return Err(FormatError::new(range, "this optional group has no anchor")
                    .with_help(Some(help.to_owned())));
            }
        };
        let group = Group { then, otherwise, anchor, inverted };
        self.check_group(&group, &range)?;
        Ok(Element { node: Node::Group(group), range })
    }

    fn check_group(&self, group: &Group, range: &Range<usize>) -> Result<()> {
        let part = if group.inverted { &group.otherwise } else { &group.then };
        let Some(anchor) = part.get(group.anchor) else { return Ok(()) };
        if let Err(message) = self.can_anchor(anchor) {
            return Err(FormatError::new(anchor.range.clone(), message));
        }
        let first = |part: &[Element]| {
            part.iter().find(|e| !matches!(e.node, Node::Space | Node::NoSpace | Node::Newline)).cloned()
        };
        let Some(start) = first(&group.then) else {
            return Err(FormatError::new(range.clone(), "this optional group is empty"));
        };
        if self.starts_optional(&start) {
            return Ok(());
        }
        let message =
            "the first element of an optional group must be a literal, or something that can be absent";
        Err(FormatError::new(start.range, message)
            .with_help(Some("only then can the parser tell whether the group is there".to_owned())))
    }

    /// Whether the parser can see from this element alone that the group is there.
    fn starts_optional(&self, e: &Element) -> bool {
        match &e.node {
            Node::Literal(_) | Node::Custom(_) | Node::Operands | Node::Regions | Node::Successors => true,
            Node::Operand(i) => self.op.operands[*i].arity != crate::model::operator::Arity::Single,
            Node::Attr(i) => self.op.attributes[*i].presence != Presence::Required,
            Node::Region(_) | Node::Successor(_) => true,
            Node::Qualified(inner) => self.starts_optional(inner),
            Node::Type(arg) => self.open_type(*arg),
            _ => false,
        }
    }

    fn open_type(&self, arg: TypeArg) -> bool {
        use crate::model::operator::Arity::Single;
        match arg {
            TypeArg::Operand(i) => self.op.operands[i].arity != Single,
            TypeArg::Result(i) => self.op.results[i].arity != Single,
            TypeArg::Operands | TypeArg::Results => true,
        }
    }

    fn can_anchor(&self, e: &Element) -> std::result::Result<(), String> {
        use crate::model::operator::Arity::Single;
        match &e.node {
            Node::Attr(i) if self.op.attributes[*i].presence != Presence::Required => Ok(()),
            Node::Attr(i) => Err(format!(
                "attribute '{}' cannot anchor an optional group: it is never absent",
                self.op.attributes[*i].name
            )),
            Node::Operand(i) if self.op.operands[*i].arity != Single => Ok(()),
            Node::Operand(i) => Err(format!(
                "operand '{}' cannot anchor an optional group: it is never absent",
                self.op.operands[*i].name
            )),
            Node::Type(arg) if self.open_type(*arg) => Ok(()),
            Node::Type(_) => Err("this type cannot anchor an optional group: it is never absent".to_owned()),
            Node::Region(_) | Node::Successor(_) | Node::Custom(_) => Ok(()),
            Node::Qualified(inner) => self.can_anchor(inner),
            _ => Err("this element cannot anchor an optional group; an optional attribute, a variadic or optional \
                      operand or type, a region, a successor or a custom directive can"
                .to_owned()),
        }
    }
}
