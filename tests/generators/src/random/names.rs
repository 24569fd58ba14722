//! Finds mistakes in the names of a program, even in functions that are never called.

use std::collections::{HashMap, HashSet};

use super::evaluate::Stop;
use super::syntax::{Declared, Expr, Function, Item, Program, Statement};

/// Checks that every name is declared once, and that calls have the callee's number of arguments.
pub(super) fn check(program: &Program) -> Result<(), Stop> {
    let mut scope = Scope { structs: HashSet::new(), functions: HashMap::new() };
    for item in &program.items {
        let new = match item {
            Item::Struct(item) => {
                // A struct may use only earlier ones.
                scope.fields(&item.fields)?;
                scope.structs.insert(item.name.as_str())
            }
            Item::Function(f) => scope.functions.insert(f.name.as_str(), f.params.len()).is_none(),
        };
        require(new, || format!("{item} is declared twice"))?;
        let is_reserved = item.function().is_some_and(|f| matches!(&*f.name, "print" | "transpose"));
        require(!is_reserved, || format!("{item} is built in"))?;
    }
    program.functions().try_for_each(|function| scope.function(function))
}

fn require(condition: bool, message: impl FnOnce() -> String) -> Result<(), Stop> {
    if condition { Ok(()) } else { Err(Stop::Invalid(message())) }
}

/// Checks that there are variables of these names, which no loop counts.
fn assigned(names: &[String], variables: &HashSet<&str>, counted: &[&str]) -> Result<(), Stop> {
    names.iter().try_for_each(|name| {
        require(variables.contains(name.as_str()), || format!("no variable `{name}`"))?;
        require(!counted.contains(&name.as_str()), || format!("`{name}` is counted"))
    })
}

/// The names that every function may use.
struct Scope<'a> {
    structs: HashSet<&'a str>,
    /// Their numbers of parameters.
    functions: HashMap<&'a str, usize>,
}

impl Scope<'_> {
    fn ty(&self, ty: Option<&str>) -> Result<(), Stop> {
        require(ty.is_none_or(|ty| self.structs.contains(ty)), || format!("no struct {ty:?}"))
    }

    fn fields(&self, fields: &[Declared]) -> Result<(), Stop> {
        require(!fields.is_empty(), || "a struct without fields".to_owned())?;
        self.declared(fields).map(drop)
    }

    /// The names of a list, which must be unique.
    fn declared<'n>(&self, list: &'n [Declared]) -> Result<HashSet<&'n str>, Stop> {
        let mut names = HashSet::new();
        for declared in list {
            self.ty(declared.ty.as_deref())?;
            let name = declared.name.as_str();
            require(names.insert(name), || format!("`{name}` is declared twice"))?;
        }
        Ok(names)
    }

    fn function(&self, function: &Function) -> Result<(), Stop> {
        let mut variables = self.declared(&function.params)?;
        self.block(&function.body, &mut variables, &[])
    }

    /// The statements of a block in loops that count these variables.
    fn block<'n>(
        &self,
        block: &'n [Statement],
        variables: &mut HashSet<&'n str>,
        counted: &[&'n str],
    ) -> Result<(), Stop> {
        for statement in block {
            for expr in statement.own_exprs() {
                self.expr(expr, variables)?;
            }
            match statement {
                Statement::Struct(ty, ..) => self.ty(Some(ty))?,
                Statement::Assign(name, _) => assigned(std::slice::from_ref(name), variables, counted)?,
                Statement::Unpack(false, names, _) => assigned(names, variables, counted)?,
                Statement::Unpack(true, names, _) => {
                    for name in names {
                        require(variables.insert(name), || format!("`{name}` is declared twice"))?;
                    }
                }
                _ => {}
            }
            if let Statement::Var(name, ..) | Statement::Struct(_, name, _) = statement {
                require(variables.insert(name), || format!("`{name}` is declared twice"))?;
            }
            for inner in statement.blocks() {
                let mut visible = variables.clone();
                let mut counted = counted.to_vec();
                if let Statement::For(name, ..) = statement {
                    require(visible.insert(name), || format!("`{name}` is declared twice"))?;
                    counted.push(name);
                }
                let has_return = inner.iter().any(|statement| matches!(statement, Statement::Return(_)));
                require(!has_return, || "a `return` in a block".to_owned())?;
                self.block(inner, &mut visible, &counted)?;
            }
        }
        Ok(())
    }

    fn expr(&self, expr: &Expr, variables: &HashSet<&str>) -> Result<(), Stop> {
        let mut result = Ok(());
        expr.walk(&mut |expr| {
            let fits = match expr {
                Expr::Name(name) => variables.contains(name.as_str()),
                Expr::Struct(Some(name), _) => self.structs.contains(name.as_str()),
                Expr::Call(callee, list) => self.functions.get(callee.as_str()) == Some(&list.len()),
                _ => true,
            };
            if !fits {
                result = Err(Stop::Invalid(format!("`{expr}` names what is not there")));
            }
        });
        result
    }
}
