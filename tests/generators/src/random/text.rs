//! The text of programs in a tidy layout.

use std::fmt::{self, Display, Formatter};

use super::syntax::{Declared, Expr, Function, IndexItem, Item, Program, Statement, Struct};

impl Display for Program {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, item) in self.items.iter().enumerate() {
            let gap = if index == 0 { "" } else { "\n" };
            write!(f, "{gap}{item}")?;
        }
        Ok(())
    }
}

impl Display for Item {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Struct(item) => item.fmt(f),
            Self::Function(item) => item.fmt(f),
        }
    }
}

impl Display for Struct {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "struct {} {{", self.name)?;
        for field in &self.fields {
            writeln!(f, "  {} {};", field.ty.as_deref().unwrap_or("var"), field.name)?;
        }
        writeln!(f, "}}")
    }
}

impl Display for Declared {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.ty {
            Some(ty) => write!(f, "{ty} {}", self.name),
            None => f.write_str(&self.name),
        }
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "def {}(", self.name)?;
        write_list(f, &self.params)?;
        writeln!(f, ") {{")?;
        for statement in &self.body {
            write_statement(f, statement, 1)?;
        }
        writeln!(f, "}}")
    }
}

/// A statement in lines of its own, inside this many blocks.
fn write_statement(f: &mut Formatter<'_>, statement: &Statement, depth: usize) -> fmt::Result {
    let indent = "  ".repeat(depth);
    write!(f, "{indent}{statement}")?;
    for (number, block) in statement.blocks().into_iter().enumerate() {
        if number > 0 && block.is_empty() {
            continue;
        }
        writeln!(f, "{}", if number > 0 { " else {" } else { " {" })?;
        block.iter().try_for_each(|inner| write_statement(f, inner, depth + 1))?;
        write!(f, "{indent}}}")?;
    }
    writeln!(f)
}

/// The statement without its blocks.
impl Display for Statement {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Assign(name, value) => write!(f, "{name} = {value};"),
            Self::For(name, from, to, _) => write!(f, "for {name} in {from}..{to}"),
            Self::While(condition, _) => write!(f, "while {condition}"),
            Self::If(condition, ..) => write!(f, "if {condition}"),
            Self::Var(name, None, value) => write!(f, "var {name} = {value};"),
            Self::Var(name, Some(shape), value) => {
                write!(f, "var {name}<")?;
                write_list(f, shape)?;
                write!(f, "> = {value};")
            }
            Self::Struct(ty, name, value) => write!(f, "{ty} {name} = {value};"),
            Self::Print(value) => write!(f, "print({value});"),
            Self::Expr(value) => write!(f, "{value};"),
            Self::Unpack(declares, names, value) => {
                f.write_str(if *declares { "var " } else { "" })?;
                write_list(f, names)?;
                write!(f, " = {value};")
            }
            Self::Return(values) => {
                f.write_str(if values.is_empty() { "return" } else { "return " })?;
                write_list(f, values)?;
                write!(f, ";")
            }
            Self::Comment(text) => write!(f, "# {text}"),
        }
    }
}

impl Expr {
    fn precedence(&self) -> u8 {
        match self {
            Self::Operator("or", _) => 5,
            Self::Operator("and", _) => 8,
            Self::Operator("not", _) => 10,
            Self::Operator("**", _) => 60,
            Self::Operator("@", _) | Self::Binary('*' | '/', ..) => 40,
            Self::Operator(..) => 15,
            Self::Binary(..) => 20,
            Self::Negation(_) => 50,
            // Its sign is an operator.
            Self::Number(value) if value.is_sign_negative() => 50,
            _ => 100,
        }
    }

    /// Whether it needs no parentheses as an exponent: a sign may be before it, but no power.
    fn is_exponent(&self) -> bool {
        match self {
            Self::Number(_) => true,
            Self::Negation(value) => value.is_exponent(),
            _ => self.precedence() == 100,
        }
    }
}

/// An operation whose operator is a word, a comparison, a power or `@`.
fn write_operator(f: &mut Formatter<'_>, expr: &Expr, operator: &str, operands: &[Expr]) -> fmt::Result {
    let own = expr.precedence();
    let [left, right] = operands else {
        write!(f, "{operator} ")?;
        return operands.iter().try_for_each(|value| write_operand(f, value, value.precedence() < own));
    };
    // Comparisons and powers do not follow each other; the others are left-associative.
    let left_needs = match own {
        15 | 60 => left.precedence() <= own || own == 60 && left.precedence() < 100,
        _ => left.precedence() < own,
    };
    write_operand(f, left, left_needs)?;
    write!(f, " {operator} ")?;
    write_operand(f, right, if own == 60 { !right.is_exponent() } else { right.precedence() <= own })
}

impl Display for IndexItem {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(position) => write!(f, "{position}"),
            Self::Computed(position) => write!(f, "{position}"),
            Self::NewAxis => f.write_str("newaxis"),
            Self::Range(start, stop, step) => {
                start.iter().try_for_each(|start| write!(f, "{start}"))?;
                write!(f, ":")?;
                stop.iter().try_for_each(|stop| write!(f, "{stop}"))?;
                if *step == 1 { Ok(()) } else { write!(f, ":{step}") }
            }
        }
    }
}

/// Axes as arguments of a call.
fn write_axes(f: &mut Formatter<'_>, axes: Option<&[i64]>) -> fmt::Result {
    match axes {
        None => Ok(()),
        Some([axis]) => write!(f, ", axis={axis}"),
        Some(axes) => {
            write!(f, ", axis=[")?;
            write_list(f, axes)?;
            write!(f, "]")
        }
    }
}

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(value) => write!(f, "{value}"),
            Self::Literal(shape, values) => write_literal(f, shape, values),
            Self::Name(name) => f.write_str(name),
            Self::Call(callee, arguments) => {
                write!(f, "{callee}(")?;
                write_list(f, arguments)?;
                write!(f, ")")
            }
            Self::Transpose(value) => write!(f, "transpose({value})"),
            Self::Negation(value) => {
                write!(f, "-")?;
                write_operand(f, value, value.precedence() < self.precedence())
            }
            Self::Elementwise(name, operands) => {
                write!(f, "{name}(")?;
                write_list(f, operands)?;
                write!(f, ")")
            }
            Self::Reduction(name, value, axes, keeps_axes) => {
                write!(f, "{name}({value}")?;
                write_axes(f, axes.as_deref())?;
                write!(f, "{})", if *keeps_axes { ", keepdims=1" } else { "" })
            }
            Self::Operator(operator, operands) => write_operator(f, self, operator, operands),
            Self::Function(name, operands, axes) => {
                write!(f, "{name}(")?;
                write_list(f, operands)?;
                match axes.as_deref() {
                    Some(axes) if *name == "transpose" => {
                        axes.iter().try_for_each(|axis| write!(f, ", {axis}"))?;
                    }
                    axes => write_axes(f, axes)?,
                }
                write!(f, ")")
            }
            Self::Index(value, items) => {
                write_operand(f, value, value.precedence() < self.precedence())?;
                write!(f, "[")?;
                write_list(f, items)?;
                write!(f, "]")
            }
            Self::Binary(operator, left, right) => {
                // Operators are left-associative: an equal one on the right needs its parentheses.
                write_operand(f, left, left.precedence() < self.precedence())?;
                write!(f, " {operator} ")?;
                write_operand(f, right, right.precedence() <= self.precedence())
            }
            Self::List(values) => {
                write!(f, "[")?;
                write_list(f, values)?;
                write!(f, "]")
            }
            Self::Struct(name, values) => {
                write!(f, "{}{{", name.as_deref().unwrap_or_default())?;
                write_list(f, values)?;
                write!(f, "}}")
            }
            Self::Field(value, field) => {
                write_operand(f, value, value.precedence() < self.precedence())?;
                write!(f, ".{field}")
            }
        }
    }
}

fn write_list<T: Display>(f: &mut Formatter<'_>, items: &[T]) -> fmt::Result {
    for (index, item) in items.iter().enumerate() {
        let comma = if index == 0 { "" } else { ", " };
        write!(f, "{comma}{item}")?;
    }
    Ok(())
}

fn write_operand(f: &mut Formatter<'_>, operand: &Expr, parentheses: bool) -> fmt::Result {
    if parentheses { write!(f, "({operand})") } else { write!(f, "{operand}") }
}

fn write_literal(f: &mut Formatter<'_>, shape: &[usize], values: &[f64]) -> fmt::Result {
    let Some((_, inner)) = shape.split_first() else { return write_list(f, values) };
    write!(f, "[")?;
    // A literal with too few elements is ragged.
    let size = inner.iter().product::<usize>().max(1);
    for (index, part) in values.chunks(size).enumerate() {
        let comma = if index == 0 { "" } else { ", " };
        write!(f, "{comma}")?;
        write_literal(f, inner, part)?;
    }
    write!(f, "]")
}
