//! The text of `-emit=ast`, byte for byte as the tutorial's C++ compiler prints it.
//!
//! A chain of operators is printed as a nested tree, two columns deeper for each operator, so the text of a
//! chain of n terms has n^2 characters. [`write`](fn@write) therefore streams.

use std::fmt::{self, Write};

use support::{LineColumn, SourceMap, Span};

use crate::ast::*;
use crate::builtins::Builtin;

/// The dump as one string.
pub fn dump(module: &Module, sources: &SourceMap) -> String {
    let mut out = String::new();
    // Writing to a string never fails.
    let _ = write(&mut out, module, sources);
    out
}

/// Writes the dump.
///
/// # Errors
/// Those of `out`.
pub fn write(out: &mut dyn Write, module: &Module, sources: &SourceMap) -> fmt::Result {
    let mut dumper = Dumper { out, sources };
    dumper.line(1, format_args!("Module:"))?;
    for item in &module.items {
        match item {
            Item::Struct(decl) => dumper.structure(decl)?,
            Item::Function(function) => dumper.function(function)?,
        }
    }
    Ok(())
}

struct Dumper<'a> {
    out: &'a mut dyn Write,
    sources: &'a SourceMap,
}

/// ` @file:line:column`, without the blank.
struct At<'a>(&'a SourceMap, Span);

impl fmt::Display for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LineColumn { line, column } = self.0.start(self.1);
        write!(f, "@{}:{line}:{column}", self.0.name(self.1.file))
    }
}

impl<'a> Dumper<'a> {
    fn at(&self, span: Span) -> At<'a> {
        At(self.sources, span)
    }

    fn indent(&mut self, mut level: usize) -> fmt::Result {
        const BLANKS: &str = "                                                                ";
        while level > 0 {
            let n = level.min(BLANKS.len() / 2);
            self.out.write_str(&BLANKS[..2 * n])?;
            level -= n;
        }
        Ok(())
    }

    fn line(&mut self, level: usize, text: fmt::Arguments<'_>) -> fmt::Result {
        self.indent(level)?;
        self.out.write_fmt(text)?;
        self.out.write_char('\n')
    }

    fn structure(&mut self, decl: &StructDecl) -> fmt::Result {
        self.line(2, format_args!("Struct: {} {}", decl.name.name, self.at(decl.span)))?;
        self.line(3, format_args!("Variables: ["))?;
        for field in &decl.fields {
            let ty = field.ty.as_ref().map_or("", |t| &t.name);
            self.line(4, format_args!("VarDecl {}<{ty}> {}", field.name.name, self.at(field.span)))?;
        }
        self.line(3, format_args!("]"))
    }

    fn function(&mut self, function: &Function) -> fmt::Result {
        self.line(2, format_args!("Function "))?;
        self.line(3, format_args!("Proto '{}' {}", function.name.name, self.at(function.span)))?;
        self.indent(3)?;
        self.out.write_str("Params: [")?;
        for (i, param) in function.params.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(self.out, "{comma}{}", param.name.name)?;
        }
        self.out.write_str("]\n")?;
        self.block(3, &function.body)
    }

    fn block(&mut self, level: usize, block: &Block) -> fmt::Result {
        self.line(level, format_args!("Block {{"))?;
        for statement in &block.statements {
            self.statement(level + 1, statement)?;
        }
        self.line(level, format_args!("}} // Block"))
    }

    fn statement(&mut self, level: usize, statement: &Statement) -> fmt::Result {
        match &statement.kind {
            StatementKind::Var(decl) => {
                self.indent(level)?;
                write!(self.out, "VarDecl {}<", decl.name.name)?;
                if let Some(ty) = &decl.ty {
                    self.out.write_str(&ty.name)?;
                }
                self.dims(decl.shape.as_ref().map_or(&[], |s| &s.dims))?;
                writeln!(self.out, "> {}", self.at(statement.span))?;
                self.expr(level + 1, &decl.value)
            }
            StatementKind::Assign(assignment) => {
                self.line(
                    level,
                    format_args!("Assign {} {}", assignment.name.name, self.at(statement.span)),
                )?;
                self.expr(level + 1, &assignment.value)
            }
            StatementKind::For(lp) => {
                self.line(level, format_args!("For {} {}", lp.variable.name, self.at(statement.span)))?;
                self.expr(level + 1, &lp.from)?;
                self.expr(level + 1, &lp.to)?;
                self.block(level + 1, &lp.body)
            }
            StatementKind::While(lp) => {
                self.line(level, format_args!("While {}", self.at(statement.span)))?;
                self.expr(level + 1, &lp.condition)?;
                self.block(level + 1, &lp.body)
            }
            StatementKind::If(choice) => {
                for (number, branch) in choice.branches.iter().enumerate() {
                    let at = if number == 0 { statement.span } else { branch.condition.span };
                    let word = if number == 0 { "If" } else { "Else If" };
                    self.line(level, format_args!("{word} {}", self.at(at)))?;
                    self.expr(level + 1, &branch.condition)?;
                    self.block(level + 1, &branch.body)?;
                }
                let Some(otherwise) = &choice.otherwise else { return Ok(()) };
                self.line(level, format_args!("Else"))?;
                self.block(level + 1, otherwise)
            }
            StatementKind::Unpack(unpack) => {
                let word = if unpack.declares { "VarDecl" } else { "Assign" };
                let names: Vec<&str> = unpack.names.iter().map(|name| &*name.name).collect();
                self.line(level, format_args!("{word} {} {}", names.join(", "), self.at(statement.span)))?;
                self.expr(level + 1, &unpack.value)
            }
            StatementKind::Return(values) => {
                self.line(level, format_args!("Return"))?;
                if values.is_empty() {
                    return self.line(level + 1, format_args!("(void)"));
                }
                values.iter().try_for_each(|value| self.expr(level + 1, value))
            }
            StatementKind::Expr(expr) => self.expr(level, expr),
        }
    }

    fn dims(&mut self, dims: &[i64]) -> fmt::Result {
        for (i, dim) in dims.iter().enumerate() {
            write!(self.out, "{}{dim}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }

    fn expr(&mut self, level: usize, expr: &Expr) -> fmt::Result {
        let at = self.at(expr.location());
        match &expr.kind {
            ExprKind::Number(value) => self.line(level, format_args!("{} {at}", CDouble(*value))),
            ExprKind::Variable(name) => self.line(level, format_args!("var: {name} {at}")),
            ExprKind::Tensor(literal) => {
                self.indent(level)?;
                self.out.write_str("Literal: ")?;
                self.tensor(&literal.shape, &literal.data)?;
                writeln!(self.out, " {at}")
            }
            ExprKind::List(list) => {
                self.line(level, format_args!("List [ {at}"))?;
                list.elements.iter().try_for_each(|element| self.expr(level + 1, element))?;
                self.line(level, format_args!("]"))
            }
            ExprKind::Struct(literal) => {
                self.indent(level)?;
                match &literal.name {
                    Some(name) => write!(self.out, "Struct Literal '{}': ", name.name)?,
                    None => self.out.write_str("Struct Literal: ")?,
                }
                for part in &literal.parts {
                    self.expr(level + 1, part)?;
                }
                self.line(level, format_args!(" {at}"))
            }
            ExprKind::Call(call) => {
                if Builtin::reserved(&call.callee.name).is_some_and(|builtin| !builtin.has_value()) {
                    self.line(level, format_args!("Print [ {at}"))?;
                } else {
                    self.line(level, format_args!("Call '{}' [ {at}", call.callee.name))?;
                }
                for (index, arg) in call.args.iter().enumerate() {
                    match call.name_of(index) {
                        Some(name) => {
                            self.line(
                                level + 1,
                                format_args!("Argument '{}' [ {}", name.name, self.at(name.span)),
                            )?;
                            self.expr(level + 2, arg)?;
                            self.line(level + 1, format_args!("]"))?;
                        }
                        None => self.expr(level + 1, arg)?,
                    }
                }
                self.line(level, format_args!("]"))
            }
            ExprKind::Index(index) => self.index(level, index, expr.span),
            ExprKind::Text(text) => self.line(level, format_args!("Text: \"{text}\" {}", self.at(expr.span))),
            ExprKind::Chain(chain) => self.chain(level, chain),
            ExprKind::Negation(negation) => {
                for (i, &sign) in negation.signs.iter().rev().enumerate() {
                    let symbol = negation.op.symbol();
                    self.line(level + i, format_args!("UnaryOp: {symbol} {}", self.at(sign)))?;
                }
                self.expr(level + negation.signs.len(), &negation.operand)
            }
            ExprKind::Field(access) => {
                for (i, field) in access.path.iter().rev().enumerate() {
                    self.line(level + i, format_args!("BinOp: . {}", self.at(field.span)))?;
                }
                let depth = level + access.path.len();
                self.expr(depth, &access.base)?;
                for (i, field) in access.path.iter().enumerate() {
                    self.line(depth - i, format_args!("var: {} {}", field.name, self.at(field.span)))?;
                }
                Ok(())
            }
        }
    }

    fn index(&mut self, level: usize, index: &Index, span: Span) -> fmt::Result {
        self.line(level, format_args!("Index [ {}", self.at(span)))?;
        self.expr(level + 1, &index.base)?;
        for item in &index.items {
            match item {
                IndexItem::At(expr) => self.expr(level + 1, expr)?,
                IndexItem::Range(range) => {
                    self.line(level + 1, format_args!("Range [ {}", self.at(range.span)))?;
                    let parts = [("start", &range.start), ("stop", &range.stop), ("step", &range.step)];
                    for (name, part) in parts {
                        let Some(part) = part else { continue };
                        self.line(level + 2, format_args!("{name}:"))?;
                        self.expr(level + 3, part)?;
                    }
                    self.line(level + 1, format_args!("]"))?;
                }
            }
        }
        self.line(level, format_args!("]"))
    }

    /// The chain as a left-deep tree: the last operator is the root.
    fn chain(&mut self, level: usize, chain: &Chain) -> fmt::Result {
        for (i, link) in chain.rest.iter().rev().enumerate() {
            self.line(level + i, format_args!("BinOp: {} {}", link.op().symbol(), self.at(link.location())))?;
        }
        let depth = level + chain.rest.len();
        self.expr(depth, &chain.first)?;
        for (i, link) in chain.rest.iter().enumerate() {
            self.expr(depth - i, &link.operand)?;
        }
        Ok(())
    }

    /// `<2, 3>[ <3>[ 1, 2, 3], <3>[ 4, 5, 6]]`; depth is the literal's rank, which the parser bounds.
    fn tensor(&mut self, shape: &[i64], data: &[f64]) -> fmt::Result {
        let Some((&count, inner)) = shape.split_first() else {
            return data.first().map_or(Ok(()), |v| write!(self.out, "{}", CDouble(*v)));
        };
        self.out.write_str("<")?;
        self.dims(shape)?;
        self.out.write_str(">[ ")?;
        let size = (data.len() / usize::try_from(count).unwrap_or(1).max(1)).max(1);
        for (i, row) in data.chunks(size).enumerate() {
            self.out.write_str(if i == 0 { "" } else { ", " })?;
            self.tensor(inner, row)?;
        }
        self.out.write_str("]")
    }
}

/// A double as C's `%e` prints it: six decimals, and an exponent with a sign and at least two digits.
struct CDouble(f64);

impl fmt::Display for CDouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.6e}", self.0);
        let Some((mantissa, exponent)) = text.split_once('e') else { return f.write_str(&text) };
        let (sign, digits) = exponent.strip_prefix('-').map_or(('+', exponent), |d| ('-', d));
        write!(f, "{mantissa}e{sign}{digits:0>2}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_as_in_c() {
        let cases = [(0.0, "0.000000e+00"), (1024.0, "1.024000e+03"), (1e-9, "1.000000e-09")];
        for (value, text) in cases {
            assert_eq!(CDouble(value).to_string(), text);
        }
        assert_eq!(CDouble(1.5e300).to_string(), "1.500000e+300");
    }

    #[test]
    fn everything_once() {
        let text = "struct P {\n  var a;\n}\nstruct Q {\n  P p;\n}\ndef f(Q q, x) {\n  \
                    return q.p.a - (x + (1)) * x - 2;\n}\ndef main() {\n  Q q = {{[[1, 2], [3, 4]]}};\n  \
                    var r<4, 1> = transpose(f(q, 1.5));\n  print(r);\n  r;\n  return;\n}\n";
        let mut sources = SourceMap::new();
        let file = sources.add("dir/t.toy", text);
        let (module, errors) = crate::parser::parse(&sources, file);
        assert!(errors.is_empty(), "{errors:?}");
        // The first line keeps the indentation of the others.
        expect_test::expect![[r#"
            -
              Module:
                Struct: P @dir/t.toy:1:1
                  Variables: [
                    VarDecl a<> @dir/t.toy:2:3
                  ]
                Struct: Q @dir/t.toy:4:1
                  Variables: [
                    VarDecl p<P> @dir/t.toy:5:3
                  ]
                Function 
                  Proto 'f' @dir/t.toy:7:1
                  Params: [q, x]
                  Block {
                    Return
                      BinOp: - @dir/t.toy:8:34
                        BinOp: - @dir/t.toy:8:18
                          BinOp: . @dir/t.toy:8:14
                            BinOp: . @dir/t.toy:8:12
                              var: q @dir/t.toy:8:10
                              var: p @dir/t.toy:8:12
                            var: a @dir/t.toy:8:14
                          BinOp: * @dir/t.toy:8:30
                            BinOp: + @dir/t.toy:8:23
                              var: x @dir/t.toy:8:19
                              1.000000e+00 @dir/t.toy:8:24
                            var: x @dir/t.toy:8:30
                        2.000000e+00 @dir/t.toy:8:34
                  } // Block
                Function 
                  Proto 'main' @dir/t.toy:10:1
                  Params: []
                  Block {
                    VarDecl q<Q> @dir/t.toy:11:3
                      Struct Literal:             Struct Literal:               Literal: <2, 2>[ <2>[ 1.000000e+00, 2.000000e+00], <2>[ 3.000000e+00, 4.000000e+00]] @dir/t.toy:11:11
                         @dir/t.toy:11:10
                       @dir/t.toy:11:9
                    VarDecl r<4, 1> @dir/t.toy:12:3
                      Call 'transpose' [ @dir/t.toy:12:17
                        Call 'f' [ @dir/t.toy:12:27
                          var: q @dir/t.toy:12:29
                          1.500000e+00 @dir/t.toy:12:32
                        ]
                      ]
                    Print [ @dir/t.toy:13:3
                      var: r @dir/t.toy:13:9
                    ]
                    var: r @dir/t.toy:14:3
                    Return
                      (void)
                  } // Block
        "#]].assert_eq(&format!("-\n{}", dump(&module, &sources)));
    }

    #[test]
    fn indentation_has_no_limit() {
        let mut sources = SourceMap::new();
        let file = sources.add("t.toy", format!("def main() {{ x{}; }}", ".a".repeat(3000)));
        let (module, errors) = crate::parser::parse(&sources, file);
        assert!(errors.is_empty(), "{errors:?}");
        let text = dump(&module, &sources);
        let deepest = text.lines().map(|l| l.len() - l.trim_start().len()).max();
        assert_eq!(deepest, Some(2 * (4 + 3000)));
    }
}
