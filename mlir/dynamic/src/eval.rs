//! Evaluates the expressions of records.
//!
//! An expression is compiled once, when its record is read: names become functions and indices, so that nothing is
//! looked up by name while IR is verified. Its value is `None` where it cannot be known: a part of it is opaque, or a
//! method does not exist for the value that it meets. `&&`, `||` and `!` then decide what they can decide, as in
//! Kleene's logic; a condition that stays unknown refuses nothing, and the report of the dialect lists it.

use std::rc::Rc;

use mlir::opdef::EnumAttrSpec;
use mlir::{Context, OpRef};
use ods::predicate::{Binary, Expr, Node, arithmetic};

use crate::names::{Class, Names};
use crate::value::Val;

/// What an expression is evaluated on.
pub(crate) struct Frame<'a> {
    /// The context.
    pub cx: &'a Context,
    /// `$_self`
    pub this: Option<Val<'a>>,
    /// The operation, for conditions on a whole one.
    pub op: Option<OpRef<'a>>,
}

/// A method or a function: what it is called on, and its arguments.
type Method = for<'a> fn(&Frame<'a>, &Val<'a>, &[Val<'a>]) -> Option<Val<'a>>;

#[allow(
    clippy::all,
    unused_mut,
    unused_variables,
    reason = "the code of a call need not use all that it could"
)]
mod methods {
    use super::{Frame, Method};
    use crate::value::Val;

    include!(concat!(env!("OUT_DIR"), "/methods.rs"));
}

/// A part of an operation that a placeholder names.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    /// The operation itself.
    Op,
    /// A single operand, by group.
    Operand(usize),
    /// An optional operand.
    OptionalOperand(usize),
    /// The operands of a variadic group.
    Operands(usize),
    /// A single result.
    Result(usize),
    /// An optional result.
    OptionalResult(usize),
    /// The results of a variadic group.
    Results(usize),
    /// An inherent attribute.
    Attr(usize),
    /// A property, by its value.
    Property(usize),
}

/// A compiled expression.
pub(crate) enum Code {
    This,
    Builder,
    Part(Part),
    /// The parameter of the closure that is this many closures outward.
    Variable(usize),
    Bool(bool),
    Int(i128),
    Float(f64),
    Str(&'static str),
    Char(char),
    Not(Box<Code>),
    Negate(Box<Code>),
    And(Box<Code>, Box<Code>),
    Or(Box<Code>, Box<Code>),
    Binary(Binary, Box<Code>, Box<Code>),
    Method(Box<[Method]>, Box<Code>, Box<[Code]>),
    Function(Box<[Method]>, Box<[Code]>),
    All(Box<Code>, Box<Code>),
    Any(Box<Code>, Box<Code>),
    Isa(Box<Code>, Class),
    GetType(Box<Code>, Class),
    Parameter(Box<Code>, Class, Box<str>),
    EnumAttr(Box<Code>, &'static EnumAttrSpec),
    DenseAttr(Box<[Code; 2]>),
    ArrayOf(Box<Code>, Box<Code>),
    List(Box<[Code]>),
    Conditional(Box<[Code; 3]>),
    /// What is not understood.
    Opaque,
}

/// Compiles expressions, and collects why some are opaque.
pub(crate) struct Compiler<'n> {
    /// What names mean.
    pub names: &'n Names,
    /// What placeholders other than `$_self` mean.
    pub parts: Vec<(String, Part)>,
    /// The parameters of the closures around the expression.
    variables: Vec<String>,
    /// Why the expression is opaque.
    pub reasons: Vec<String>,
}

impl<'n> Compiler<'n> {
    /// A compiler that knows these names.
    pub(crate) fn new(names: &'n Names, parts: Vec<(String, Part)>) -> Self {
        Compiler { names, parts, variables: Vec::new(), reasons: Vec::new() }
    }

    fn opaque(&mut self, reason: String) -> Code {
        if !self.reasons.contains(&reason) {
            self.reasons.push(reason);
        }
        Code::Opaque
    }

    fn boxed(&mut self, e: &Expr) -> Box<Code> {
        Box::new(self.compile(e))
    }

    fn all(&mut self, exprs: &[Expr]) -> Box<[Code]> {
        exprs.iter().map(|e| self.compile(e)).collect()
    }

    /// Compiles an expression.
    pub(crate) fn compile(&mut self, e: &Expr) -> Code {
        match &e.node {
            Node::Placeholder(name) => self.placeholder(name),
            Node::Variable(name) => match self.variables.iter().rev().position(|v| v == name) {
                Some(outward) => Code::Variable(outward),
                None => self.opaque(format!("unknown name '{name}'")),
            },
            Node::Bool(truth) => Code::Bool(*truth),
            Node::Int(number) => Code::Int(*number),
            Node::Float(text) => match text.parse() {
                Ok(number) => Code::Float(number),
                Err(_) => self.opaque(format!("'{text}' is not a float")),
            },
            Node::Str(text) => Code::Str(crate::leak::text(text)),
            Node::Char(c) => Code::Char(*c),
            Node::Path(path) => match self.names.constant(path) {
                Some(number) => Code::Int(number),
                None => self.opaque(format!("unknown name '{path}'")),
            },
            Node::Not(inner) => Code::Not(self.boxed(inner)),
            Node::Negate(inner) => Code::Negate(self.boxed(inner)),
            Node::Binary(Binary::And, a, b) => Code::And(self.boxed(a), self.boxed(b)),
            Node::Binary(Binary::Or, a, b) => Code::Or(self.boxed(a), self.boxed(b)),
            Node::Binary(op, a, b) => Code::Binary(*op, self.boxed(a), self.boxed(b)),
            Node::Method { receiver, name, generic, args, .. } => {
                self.method(receiver, name, generic.as_deref(), args)
            }
            Node::List(elements) => Code::List(self.all(elements)),
            Node::Call { path, args, .. } => self.call(path, args),
            Node::Closure { .. } => self.opaque("a closure that nothing calls".to_owned()),
            Node::Conditional(parts) => {
                let [condition, then, other] = &**parts;
                Code::Conditional(Box::new([condition, then, other].map(|part| self.compile(part))))
            }
            Node::Opaque { reason, .. } => self.opaque(reason.clone()),
        }
    }

    fn placeholder(&mut self, name: &str) -> Code {
        match name {
            "_self" => Code::This,
            "_builder" | "_ctxt" => Code::Builder,
            "_op" => Code::Part(Part::Op),
            name => match self.parts.iter().find(|(known, _)| known == name) {
                Some((_, part)) => Code::Part(*part),
                None => self.opaque(format!("unknown placeholder '${name}'")),
            },
        }
    }

    fn method(&mut self, receiver: &Expr, name: &str, generic: Option<&str>, args: &[Expr]) -> Code {
        match (name, generic, args) {
            ("isa" | "has_interface", Some(class), []) => match self.names.class(class) {
                Some(class) => Code::Isa(self.boxed(receiver), class),
                None => self.opaque(format!("unknown class '{class}'")),
            },
            ("get_type", Some(class), []) => match self.names.class(class) {
                Some(class) => Code::GetType(self.boxed(receiver), class),
                None => self.opaque(format!("unknown class '{class}'")),
            },
            ("parameter", Some(class), [Expr { node: Node::Str(name), .. }]) => match self.names.class(class)
            {
                Some(class) => Code::Parameter(self.boxed(receiver), class, name.as_str().into()),
                None => self.opaque(format!("unknown class '{class}'")),
            },
            ("dense_attr", None, [ty, values]) => {
                Code::DenseAttr(Box::new([self.compile(ty), self.compile(values)]))
            }
            ("get_attr", Some(class), [value]) => match self.names.enum_attr(class) {
                Some(spec) => Code::EnumAttr(self.boxed(value), spec),
                None => self.opaque(format!("unknown class '{class}'")),
            },
            ("array_attr_of", None, [list, Expr { node: Node::Closure { parameter, body }, .. }]) => {
                let list = self.boxed(list);
                Code::ArrayOf(list, self.closure(parameter, body))
            }
            (_, None, _) => {
                let named = |(known, method): &(&str, Method)| (*known == name).then_some(*method);
                let methods: Box<[Method]> = methods::METHODS.iter().filter_map(named).collect();
                if methods.is_empty() {
                    return self.opaque(format!("unknown method '{name}'"));
                }
                Code::Method(methods, self.boxed(receiver), self.all(args))
            }
            (_, Some(class), _) => self.opaque(format!("unknown method '{name}<{class}>'")),
        }
    }

    fn call(&mut self, path: &str, args: &[Expr]) -> Code {
        match (path, args) {
            ("eq", [a, b]) => Code::Binary(Binary::Eq, self.boxed(a), self.boxed(b)),
            ("all_of" | "any_of", [list, Expr { node: Node::Closure { parameter, body }, .. }]) => {
                let list = self.boxed(list);
                let body = self.closure(parameter, body);
                if path == "all_of" { Code::All(list, body) } else { Code::Any(list, body) }
            }
            _ => {
                let named = |(known, function): &(&str, Method)| (*known == path).then_some(*function);
                let functions: Box<[Method]> = methods::FUNCTIONS.iter().filter_map(named).collect();
                if functions.is_empty() {
                    return self.opaque(format!("unknown function '{path}'"));
                }
                Code::Function(functions, self.all(args))
            }
        }
    }

    fn closure(&mut self, parameter: &str, body: &Expr) -> Box<Code> {
        self.variables.push(parameter.to_owned());
        let body = self.boxed(body);
        self.variables.pop();
        body
    }
}

impl Code {
    /// The truth of a condition; `None` if it cannot be known.
    pub(crate) fn holds(&self, frame: &Frame<'_>) -> Option<bool> {
        self.eval(frame, &mut Vec::new())?.truth()
    }

    /// The value; `None` if it cannot be known.
    pub(crate) fn value<'a>(&self, frame: &Frame<'a>) -> Option<Val<'a>> {
        self.eval(frame, &mut Vec::new())
    }

    fn eval<'a>(&self, frame: &Frame<'a>, variables: &mut Vec<Val<'a>>) -> Option<Val<'a>> {
        let decided = |value: Option<Val<'a>>| value.and_then(|value| value.truth());
        Some(match self {
            Code::This => frame.this.clone()?,
            Code::Builder => Val::Builder(frame.cx),
            Code::Part(part) => part.value(frame.op?)?,
            Code::Variable(outward) => variables.iter().rev().nth(*outward)?.clone(),
            Code::Bool(truth) => Val::Bool(*truth),
            Code::Int(number) => Val::Int(*number),
            Code::Float(number) => Val::Float(*number),
            Code::Str(text) => Val::Str(text),
            Code::Char(c) => Val::Char(*c),
            Code::Not(inner) => Val::Bool(!inner.eval(frame, variables)?.truth()?),
            Code::Negate(inner) => match inner.eval(frame, variables)? {
                Val::Int(number) => Val::Int(number.checked_neg()?),
                value => Val::Float(-value.float()?),
            },
            Code::And(a, b) | Code::Or(a, b) => {
                let decisive = matches!(self, Code::Or(..));
                let a = decided(a.eval(frame, variables));
                if a == Some(decisive) {
                    return Some(Val::Bool(decisive));
                }
                let b = decided(b.eval(frame, variables))?;
                if b == decisive {
                    return Some(Val::Bool(decisive));
                }
                Val::Bool(a.map(|_| !decisive)?)
            }
            Code::Binary(op, a, b) => {
                let a = a.eval(frame, variables)?;
                let b = b.eval(frame, variables)?;
                binary(*op, &a, &b)?
            }
            Code::Method(methods, receiver, args) => {
                let this = receiver.eval(frame, variables)?;
                let args = values(args, frame, variables)?;
                methods.iter().find_map(|method| method(frame, &this, &args))?
            }
            Code::Function(functions, args) => {
                let args = values(args, frame, variables)?;
                functions.iter().find_map(|function| function(frame, &Val::Bool(false), &args))?
            }
            Code::All(list, body) | Code::Any(list, body) => {
                let decisive = matches!(self, Code::Any(..));
                let list = elements(list.eval(frame, variables)?, frame)?;
                let mut known = true;
                for element in list.iter() {
                    variables.push(element.clone());
                    let holds = decided(body.eval(frame, variables));
                    variables.pop();
                    match holds {
                        Some(holds) if holds == decisive => return Some(Val::Bool(decisive)),
                        Some(_) => {}
                        None => known = false,
                    }
                }
                Val::Bool(known.then_some(!decisive)?)
            }
            Code::Isa(value, class) => Val::Bool(class.has(&value.eval(frame, variables)?)?),
            Code::GetType(builder, class) => class.made(builder.eval(frame, variables)?.as_builder()?)?,
            Code::Parameter(value, class, name) => {
                class.parameter(frame.cx, &value.eval(frame, variables)?, name)?
            }
            Code::EnumAttr(value, spec) => {
                let value = value.eval(frame, variables)?.int()?;
                Val::Attr(frame.cx.attr_ref(frame.cx.enum_attr(spec, value)))
            }
            Code::DenseAttr(parts) => {
                let [ty, values] = &**parts;
                dense(frame, ty.eval(frame, variables)?, &values.eval(frame, variables)?)?
            }
            Code::ArrayOf(list, body) => {
                let list = elements(list.eval(frame, variables)?, frame)?;
                let mut all = Vec::with_capacity(list.len());
                for element in list.iter() {
                    variables.push(element.clone());
                    let made = body.eval(frame, variables);
                    variables.pop();
                    all.push(made?.as_attr()?.id());
                }
                Val::Attr(frame.cx.attr_ref(frame.cx.array_attr(&all)))
            }
            Code::Conditional(parts) => {
                let [condition, then, other] = &**parts;
                let holds = condition.eval(frame, variables)?.truth()?;
                return if holds { then } else { other }.eval(frame, variables);
            }
            Code::List(elements) => Val::List(values(elements, frame, variables)?.into()),
            Code::Opaque => return None,
        })
    }
}

fn values<'a>(all: &[Code], frame: &Frame<'a>, variables: &mut Vec<Val<'a>>) -> Option<Vec<Val<'a>>> {
    all.iter().map(|code| code.eval(frame, variables)).collect()
}

/// Integers as the elements of a dense attribute of a shaped type.
fn dense<'a>(frame: &Frame<'a>, ty: Val<'a>, values: &Val<'a>) -> Option<Val<'a>> {
    let ty = ty.as_type()?;
    let element = ty.element_type();
    let bits = if element.is_index() { 64 } else { element.bit_width()? };
    let size = usize::try_from(bits / 8).ok().filter(|size| bits % 8 == 0 && *size <= 8)?;
    let mut bytes = Vec::new();
    for value in values.list()?.iter() {
        bytes.extend_from_slice(&value.int()?.to_le_bytes()[..size]);
    }
    let fits = ty.num_elements().and_then(|n| n.checked_mul(size)) == Some(bytes.len());
    fits.then(|| Val::Attr(frame.cx.attr_ref(frame.cx.dense_attr(ty.id(), &bytes, size))))
}

/// The elements of a list of any kind.
fn elements<'a>(value: Val<'a>, frame: &Frame<'a>) -> Option<Rc<[Val<'a>]>> {
    Some(match value {
        Val::List(list) => list,
        Val::Values(values) => values.iter().map(|&value| Val::Value(value)).collect(),
        Val::Array(attrs) => attrs.iter().map(|&attr| Val::Attr(frame.cx.attr_ref(attr))).collect(),
        Val::Shape(shape) => shape?.iter().map(|&extent| Val::Int(extent.into())).collect(),
        _ => return None,
    })
}

fn binary<'a>(op: Binary, a: &Val<'a>, b: &Val<'a>) -> Option<Val<'a>> {
    let compared = |of: fn(&f64, &f64) -> bool| match (a, b) {
        (Val::Int(_), Val::Int(_)) => None,
        _ => Some(Val::Bool(of(&a.float()?, &b.float()?))),
    };
    Some(match op {
        Binary::Eq => Val::Bool(a.same(b)?),
        Binary::Ne => Val::Bool(!a.same(b)?),
        Binary::Lt => return compared(f64::lt).or_else(|| Some(Val::Bool(a.wide()? < b.wide()?))),
        Binary::Le => return compared(f64::le).or_else(|| Some(Val::Bool(a.wide()? <= b.wide()?))),
        Binary::Gt => return compared(f64::gt).or_else(|| Some(Val::Bool(a.wide()? > b.wide()?))),
        Binary::Ge => return compared(f64::ge).or_else(|| Some(Val::Bool(a.wide()? >= b.wide()?))),
        Binary::And => Val::Bool(a.truth()? && b.truth()?),
        Binary::Or => Val::Bool(a.truth()? || b.truth()?),
        op => Val::Int(arithmetic(op, a.wide()?, b.wide()?)?),
    })
}

impl Part {
    fn value<'a>(self, op: OpRef<'a>) -> Option<Val<'a>> {
        let operands = |group: usize| op.operand_group(group).map(|i| op.operand(i));
        let results = |group: usize| op.result_group(group).map(|i| op.result(i));
        Some(match self {
            Part::Op => Val::Op(op),
            Part::Operand(group) => Val::Value(operands(group).next()?),
            Part::OptionalOperand(group) => Val::OptionalValue(operands(group).next()),
            Part::Operands(group) => Val::Values(operands(group).collect()),
            Part::Result(group) => Val::Value(results(group).next()?),
            Part::OptionalResult(group) => Val::OptionalValue(results(group).next()),
            Part::Results(group) => Val::Values(results(group).collect()),
            // Where nothing is, compiled code has a unit attribute too.
            Part::Attr(slot) => {
                Val::Attr(op.inherent(slot).unwrap_or_else(|| op.cx().attr_ref(op.cx().unit_attr())))
            }
            Part::Property(slot) => value_of(op.inherent(slot)?)?,
        })
    }
}

/// The value that the attribute of a property stands for.
pub(crate) fn value_of<'a>(attr: mlir::AttrRef<'a>) -> Option<Val<'a>> {
    Some(if attr.is_unit() {
        Val::Bool(true)
    } else if let Some(truth) = attr.as_bool() {
        Val::Bool(truth)
    } else if let Some(number) = attr.as_i128().or_else(|| attr.as_enum().map(i128::from)) {
        Val::Int(number)
    } else if let Some(text) = attr.as_str() {
        Val::Str(text)
    } else if let Some(ints) = attr.dense_array_ints() {
        Val::numbers(ints)
    } else if let Some(array) = attr.as_array() {
        Val::List(array.iter().map(|&a| Val::Attr(attr.cx().attr_ref(a))).collect())
    } else {
        Val::Attr(attr)
    })
}
