//! The format of the parameters of a type or attribute (`TypeDef`, `AttrDef`): text to elements, checked.
//!
//! The tokens are those of an operation's format; directives and rules are others. Messages are worded as MLIR's.

use std::ops::Range;

use super::error::FormatError;
use super::lexer::{Cursor, Token, lex, valid_literal};

type Result<T> = std::result::Result<T, FormatError>;

/// How deep groups may nest.
const MAX_DEPTH: u32 = 32;

/// A parameter that a format may refer to.
#[derive(Clone, Copy)]
pub struct Parameter<'a> {
    /// Its name.
    pub name: &'a str,
    /// Whether it may be left out.
    pub optional: bool,
    /// Whether it is the attribute's type, which formats never mention.
    pub self_type: bool,
}

/// One step of a format. Numbers are parameters.
#[derive(Clone, Debug)]
pub enum Node {
    /// A keyword or punctuation.
    Literal(String),
    /// `` ` ` ``
    Space,
    /// ` `` `
    NoSpace,
    /// `` `\n` ``
    Newline,
    /// `$name`; in `qualified`, a type or attribute is written in full.
    Param {
        /// The index of the parameter.
        index: usize,
        /// Whether it is inside `qualified`.
        qualified: bool,
    },
    /// `params`
    Params(Vec<usize>),
    /// `struct(...)`
    Struct(Vec<Field>),
    /// `custom<Name>(...)`
    Custom(Custom),
    /// `(...)?`
    Group(Group),
}

/// A field of a `struct` directive.
#[derive(Clone, Debug)]
pub struct Field {
    /// The parameter.
    pub index: usize,
    /// The directive that writes the parameter, if any.
    pub custom: Option<Custom>,
}

/// A hand-written directive.
#[derive(Clone, Debug)]
pub struct Custom {
    /// `parse_<name>` and `print_<name>` implement it.
    pub name: String,
    /// Its arguments.
    pub args: Vec<Arg>,
}

impl Custom {
    /// The parameters that it sets.
    pub fn binds(&self) -> Vec<usize> {
        self.args.iter().filter_map(|a| if let Arg::Param(i) = a { Some(*i) } else { None }).collect()
    }
}

/// A parameter of a hand-written directive.
#[derive(Clone, Debug)]
pub enum Arg {
    /// A parameter, which it writes.
    Param(usize),
    /// A parameter that is written elsewhere.
    Ref(usize),
    /// A string, passed as it is.
    Text(String),
}

/// An optional group.
#[derive(Clone, Debug)]
pub struct Group {
    /// Written if the group is present.
    pub then: Vec<Node>,
    /// Written otherwise.
    pub otherwise: Vec<Node>,
    /// The parameters of the anchor.
    pub anchors: Vec<usize>,
    /// Whether the anchor is in the `else` part.
    pub inverted: bool,
}

/// Parses and checks the format of `def`.
pub fn parse(text: &str, def: &str, params: &[Parameter<'_>]) -> Result<Vec<Node>> {
    let tokens = lex(text)?;
    let mut p =
        Parser { cursor: Cursor::new(tokens), def, params, seen: vec![false; params.len()], depth: 0 };
    let mut nodes = Vec::new();
    while *p.cursor.peek() != Token::End {
        let (node, range) = p.element()?;
        check_comma(nodes.last(), &node, &range, params)?;
        nodes.push(node);
    }
    let end = text.len();
    let missing = params.iter().zip(&p.seen).find(|(p, seen)| !**seen && !p.optional && !p.self_type);
    match missing {
        Some((missing, _)) => {
            let message = format!("format is missing reference to parameter: {}", missing.name);
            let help = format!("write '${}' where its value stands", missing.name);
            Err(FormatError::new(end..end, message).with_help(help))
        }
        None => Ok(nodes),
    }
}

/// Checks that no comma follows a list of optional fields.
fn check_comma(
    before: Option<&Node>,
    node: &Node,
    range: &Range<usize>,
    params: &[Parameter<'_>],
) -> Result<()> {
    let optional = |i: usize| params.get(i).is_some_and(|p| p.optional);
    let (what, open) = match before {
        Some(Node::Struct(fields)) => ("struct", fields.iter().any(|f| optional(f.index))),
        Some(Node::Params(all)) => ("params", all.iter().any(|&i| optional(i))),
        _ => return Ok(()),
    };
    let comma = matches!(node, Node::Literal(text) if text == ",");
    if !comma || !open {
        return Ok(());
    }
    let message =
        format!("`{what}` directive with optional parameters cannot be followed by a comma literal");
    Err(FormatError::new(range.clone(), message))
}

/// An element and its place.
type Placed = (Node, Range<usize>);

struct Parser<'a> {
    cursor: Cursor,
    def: &'a str,
    params: &'a [Parameter<'a>],
    seen: Vec<bool>,
    depth: u32,
}

const DIRECTIVES: [&str; 5] = ["custom", "params", "qualified", "ref", "struct"];

const ANYTHING: &str = "expected literal, variable, directive, or optional group";

impl Parser<'_> {
    fn element(&mut self) -> Result<Placed> {
        let (token, range) = self.cursor.next();
        let node = match token {
            Token::Literal(text) => literal(&text, &range)?,
            Token::Variable(name) => Node::Param { index: self.bind(&name, &range, true)?, qualified: false },
            Token::Word(word) => self.directive(&word, &range)?,
            Token::Punct('(') => self.group(&range)?,
            _ => return Err(FormatError::new(range, ANYTHING)),
        };
        Ok((node, range))
    }

    /// The index of a parameter, which a format mentions once.
    fn bind(&mut self, name: &str, range: &Range<usize>, sets: bool) -> Result<usize> {
        let Some(index) = self.params.iter().position(|p| p.name == name) else {
            let names = self.params.iter().map(|p| p.name);
            let help = support::suggest::nearest(name, names).map(|n| format!("did you mean '${n}'?"));
            let message = format!("{} has no parameter named '{name}'", self.def);
            return Err(FormatError::new(range.clone(), message).with_help(help));
        };
        match (sets, self.seen[index]) {
            (true, true) => Err(FormatError::new(range.clone(), format!("duplicate parameter '{name}'"))),
            (false, false) => {
                let message = format!("parameter '{name}' must be bound before it is referenced");
                Err(FormatError::new(range.clone(), message))
            }
            _ => {
                self.seen[index] = true;
                Ok(index)
            }
        }
    }

    fn directive(&mut self, word: &str, range: &Range<usize>) -> Result<Node> {
        match word {
            "params" => self.all_params(range).map(Node::Params),
            "struct" => self.fields(range).map(Node::Struct),
            "custom" => self.custom().map(Node::Custom),
            "qualified" => {
                self.cursor.expect('(', "before argument list")?;
                let (token, range) = self.cursor.next();
                let Token::Variable(name) = token else {
                    let message = "`qualified` argument list expected a variable";
                    return Err(FormatError::new(range, message));
                };
                let index = self.bind(&name, &range, true)?;
                self.cursor.expect(')', "after argument list")?;
                Ok(Node::Param { index, qualified: true })
            }
            "ref" => Err(FormatError::new(range.clone(), "'ref' is only valid within a `custom` directive")),
            other => {
                let help = match support::suggest::nearest(other, DIRECTIVES) {
                    Some(near) => format!("did you mean '{near}'?"),
                    None => format!("a keyword of the text is written '`{other}`'"),
                };
                let message = match other {
                    "attr-dict" | "type" | "operands" | "results" | "functional-type" | "oilist"
                    | "regions" | "successors" | "prop-dict" => "unsupported directive kind",
                    _ => ANYTHING,
                };
                Err(FormatError::new(range.clone(), message).with_help(help))
            }
        }
    }

    fn all_params(&mut self, range: &Range<usize>) -> Result<Vec<usize>> {
        let bound = self.params.iter().zip(&self.seen).find(|(_, seen)| **seen);
        if let Some((param, _)) = bound {
            let message = format!("`params` captures duplicate parameter: {}", param.name);
            return Err(FormatError::new(range.clone(), message));
        }
        let all: Vec<usize> = (0..self.params.len()).filter(|&i| !self.params[i].self_type).collect();
        all.iter().for_each(|&i| self.seen[i] = true);
        Ok(all)
    }

    fn fields(&mut self, range: &Range<usize>) -> Result<Vec<Field>> {
        self.cursor.expect('(', "before `struct` argument list")?;
        if *self.cursor.peek() == Token::Word("params".to_owned()) {
            let range = self.cursor.range();
            self.cursor.next();
            let all = self.all_params(&range)?;
            self.cursor.expect(')', "at the end of an argument list")?;
            return Ok(all.into_iter().map(|index| Field { index, custom: None }).collect());
        }
        let mut fields = Vec::new();
        loop {
            let (token, at) = self.cursor.next();
            fields.push(match token {
                Token::Variable(name) => Field { index: self.bind(&name, &at, true)?, custom: None },
                Token::Word(word) if word == "custom" => {
                    let custom = self.custom()?;
                    let [Arg::Param(index)] = custom.args[..] else {
                        let message = match custom.args.len() {
                            1 => "a `custom` directive nested within a `struct` must be passed a parameter",
                            _ => "`struct` can only contain `custom` directives with a single argument",
                        };
                        return Err(FormatError::new(at, message));
                    };
                    Field { index, custom: Some(custom) }
                }
                Token::Word(_) | Token::Literal(_) => {
                    let message = "expected a parameter or `custom` directive in `struct` argument list";
                    return Err(FormatError::new(at, message));
                }
                _ => {
                    let message = "`struct` argument list expected a parameter or directive";
                    return Err(FormatError::new(if at.is_empty() { range.clone() } else { at }, message));
                }
            });
            if !self.cursor.eat(',') {
                self.cursor.expect(')', "at the end of an argument list")?;
                return Ok(fields);
            }
        }
    }

    fn custom(&mut self) -> Result<Custom> {
        let name = self.cursor.custom_name()?;
        let mut args = Vec::new();
        loop {
            let (token, range) = self.cursor.next();
            args.push(match token {
                Token::Variable(name) => Arg::Param(self.bind(&name, &range, true)?),
                Token::Text(text) => Arg::Text(text),
                Token::Word(word) if word == "ref" => {
                    self.cursor.expect('(', "before argument list")?;
                    let (token, range) = self.cursor.next();
                    let Token::Variable(name) = token else {
                        return Err(FormatError::new(range, "`ref` argument list expected a variable"));
                    };
                    let index = self.bind(&name, &range, false)?;
                    self.cursor.expect(')', "after argument list")?;
                    Arg::Ref(index)
                }
                Token::Word(word) if word == "params" => {
                    let message =
                        "`params` can only be used at the top-level context or within a `struct` directive";
                    return Err(FormatError::new(range, message));
                }
                _ => return Err(FormatError::new(range, ANYTHING)),
            });
            if !self.cursor.eat(',') {
                self.cursor.expect(')', "after custom directive parameters")?;
                return Ok(Custom { name, args });
            }
        }
    }

    /// Elements up to the closing parenthesis, with the position of the anchor.
    fn group_part(&mut self) -> Result<(Vec<Placed>, Option<usize>)> {
        let mut nodes = Vec::new();
        let mut anchor = None;
        while !self.cursor.eat(')') {
            nodes.push(self.element()?);
            let caret = self.cursor.range();
            if self.cursor.eat('^') {
                if anchor.is_some() {
                    let message = "only one element can be marked as the anchor of an optional group";
                    return Err(FormatError::new(caret, message));
                }
                anchor = Some(nodes.len() - 1);
            }
        }
        Ok((nodes, anchor))
    }

    fn group(&mut self, open: &Range<usize>) -> Result<Node> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(FormatError::new(open.clone(), "optional groups are nested too deeply"));
        }
        let (then, then_anchor) = self.group_part()?;
        let mut otherwise = Vec::new();
        let mut else_anchor = None;
        if self.cursor.eat(':') {
            self.cursor.expect('(', "to start else branch of optional group")?;
            (otherwise, else_anchor) = self.group_part()?;
        }
        self.cursor.expect('?', "after optional group")?;
        self.depth -= 1;
        let (part, at, inverted) = match (then_anchor, else_anchor) {
            (Some(_), Some(_)) => {
                let message = "only one element can be marked as the anchor of an optional group";
                return Err(FormatError::new(open.clone(), message));
            }
            (Some(at), None) => (&then, at, false),
            (None, Some(at)) => (&otherwise, at, true),
            (None, None) => {
                let help = "mark the parameter that decides on printing the group: '$name^'";
                return Err(FormatError::new(open.clone(), "optional group has no anchor element")
                    .with_help(help.to_owned()));
            }
        };
        for (node, range) in then.iter().chain(&otherwise) {
            self.check_in_group(node, range)?;
        }
        let anchors = match part.get(at) {
            Some((node, range)) => anchor(node, range)?,
            None => Vec::new(),
        };
        let white = |n: &Node| matches!(n, Node::Space | Node::NoSpace | Node::Newline);
        match then.iter().find(|(n, _)| !white(n)) {
            Some((Node::Group(_), _)) | None => {
                let message = "first parsable element of an optional group must be a literal, variable, or custom directive";
                return Err(FormatError::new(open.clone(), message));
            }
            Some(_) => {}
        }
        let nodes = |part: Vec<(Node, Range<usize>)>| part.into_iter().map(|(n, _)| n).collect();
        Ok(Node::Group(Group { then: nodes(then), otherwise: nodes(otherwise), anchors, inverted }))
    }

    /// Only optional parameters may be omitted by a group.
    fn check_in_group(&self, node: &Node, range: &Range<usize>) -> Result<()> {
        let optional = |i: &usize| self.params.get(*i).is_some_and(|p| p.optional);
        let message = match node {
            Node::Param { index, .. } if !optional(index) => {
                "parameters in an optional group must be optional"
            }
            Node::Params(all) if !all.iter().all(optional) => {
                "`params` directive allowed in optional group only if all parameters are optional"
            }
            Node::Struct(fields) if !fields.iter().all(|f| optional(&f.index)) => {
                "`struct` is only allowed in an optional group if all captured parameters are optional"
            }
            Node::Custom(custom) if !custom.binds().iter().all(optional) => {
                "`custom` is only allowed in an optional group if all captured parameters are optional"
            }
            _ => return Ok(()),
        };
        Err(FormatError::new(range.clone(), message))
    }
}

/// The parameters of an anchor.
fn anchor(node: &Node, range: &Range<usize>) -> Result<Vec<usize>> {
    match node {
        Node::Param { index, .. } => Ok(vec![*index]),
        Node::Params(all) => Ok(all.clone()),
        Node::Struct(fields) => Ok(fields.iter().map(|f| f.index).collect()),
        Node::Custom(custom) if custom.binds().is_empty() => {
            let message =
                "`custom` directive with no bound parameters cannot be used as optional group anchor";
            Err(FormatError::new(range.clone(), message))
        }
        Node::Custom(custom) => Ok(custom.binds()),
        _ => Err(FormatError::new(range.clone(), "optional group anchor must be a parameter or directive")),
    }
}

fn literal(text: &str, range: &Range<usize>) -> Result<Node> {
    match text {
        "" => Ok(Node::NoSpace),
        "\\n" | "\n" => Ok(Node::Newline),
        t if t.trim().is_empty() => Ok(Node::Space),
        t => match valid_literal(t) {
            Ok(()) => Ok(Node::Literal(t.to_owned())),
            Err(why) => {
                let message = format!("expected valid literal but got '{t}': {why}");
                Err(FormatError::new(range.clone(), message))
            }
        },
    }
}
