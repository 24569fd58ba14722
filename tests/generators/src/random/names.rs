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
        for statement in &function.body {
            if let Some(expr) = statement.expr() {
                self.expr(expr, &variables)?;
            }
            if let Statement::Struct(ty, ..) = statement {
                self.ty(Some(ty))?;
            }
            if let Statement::Var(name, ..) | Statement::Struct(_, name, _) = statement {
                require(variables.insert(name), || format!("`{name}` is declared twice"))?;
            }
        }
        Ok(())
    }

    fn expr(&self, expr: &Expr, variables: &HashSet<&str>) -> Result<(), Stop> {
        let mut result = Ok(());
        expr.walk(&mut |expr| {
            let fits = match expr {
                Expr::Name(name) => variables.contains(name.as_str()),
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
