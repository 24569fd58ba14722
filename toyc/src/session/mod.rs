//! A program that is typed line by line: definitions are kept, statements are run at once, and variables keep their
//! values.
//!
//! Each statement is compiled as a separate function, whose parameters are the variables that it names, and is called
//! with their values. So nothing is computed twice, and the time that a statement takes does not depend on what was
//! typed before. It gets only the definitions that it needs.
//!
//! ```
//! use toyc::session::{Answer, Session};
//!
//! let mut session = Session::new();
//! let mut output = Vec::new();
//! session.input("def twice(x) { return x + x; } var a = [1, 2];", &mut output, |_| ())?;
//! session.input("twice(a)", &mut output, |answer| {
//!     let Answer::Value { value, .. } = answer else { panic!("twice returns a value") };
//!     assert_eq!(value.to_string(), "tensor<2xf64>\n2.000000 4.000000 \n");
//! })?;
//! # Ok::<(), toyc::Errors>(())
//! ```
//!
//! - `definitions`: functions and structs by name, and which of them others need; `names`: those in a statement.
//! - `assigned`: statements that give several variables new values.
//! - `variables`, and `value`: their values. `text`: where an input is complete, and what may follow in it.
//!
//! Nothing here prints: the program's output goes to a writer.
//!
//! The interpreter runs the statements: what takes too much memory, or is interrupted, is an error and not the end of
//! the session, as it would be for compiled code.

mod assigned;
mod definitions;
mod names;
mod text;
mod value;
mod variables;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use interpreter::Limits;
use support::{Diagnostic, FileId, SourceMap, Span};
use toy_dialect::entry::{Argument, EntryPoint, Order};

use self::assigned::Assigned;
use self::definitions::Definitions;
use self::names::Names;
pub use self::text::{Brackets, is_complete};
pub use self::value::Value;
use self::variables::Variables;
use crate::arrays::{Array, tensor_type};
use crate::ast::*;
use crate::builtins::{Builtin, CONSTANTS};
use crate::catalogue;
use crate::compiler::{Compilation, Compiler, Errors, Returned};
use crate::parser::parse_script;
use crate::pipeline::{Aims, Level};

/// How many bytes all variables and a running statement may take together.
const MEMORY: u64 = 2 << 30;

/// The name of the function that a statement becomes, unless the program has a function of this name.
const ENTRY: &str = "input";

/// The answers to an input, in order.
pub enum Answer<'a> {
    /// Warnings about the input.
    Warnings(&'a SourceMap, &'a [Diagnostic]),
    /// The value of a statement, and the variable that holds it.
    Value {
        /// The name of the variable, if the statement declares one.
        variable: Option<&'a str>,
        /// The value.
        value: &'a Value,
    },
    /// A variable was removed, since its struct has been declared anew.
    Removed {
        /// The name of the variable.
        variable: &'a str,
    },
}

/// The last compiled input.
struct Unit {
    module: Module,
    /// The function to call; `None` if only definitions were entered.
    entry: Option<EntryPoint>,
}

/// A statement as a function, with the arguments of its call.
struct Call {
    unit: Unit,
    arguments: Vec<Array>,
    /// The bytes of the variables that are not passed.
    kept: u64,
    /// The variables to which the statement's blocks assign.
    assigned: Assigned,
}

/// A program that is typed line by line.
pub struct Session {
    compiler: Compiler,
    definitions: Definitions,
    variables: Variables,
    /// How many inputs there have been.
    inputs: usize,
    last: Option<Unit>,
    /// How long the last input took.
    times: Vec<(&'static str, Duration)>,
    /// Ends the running statement when it is set.
    interrupt: Arc<AtomicBool>,
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

impl Session {
    /// A session in which nothing is defined.
    pub fn new() -> Self {
        Session {
            compiler: Compiler::new(),
            definitions: Definitions::default(),
            variables: Variables::default(),
            inputs: 0,
            last: None,
            times: Vec::new(),
            interrupt: Arc::default(),
        }
    }

    /// A flag that ends the running statement, with an error, when another thread or a signal sets it. It stays set
    /// until the owner of the session clears it.
    pub fn interrupt(&self) -> &Arc<AtomicBool> {
        &self.interrupt
    }

    /// Sets how many errors are reported individually, and the aims of lowering.
    pub fn configure(&mut self, max_errors: usize, aims: Aims) {
        (self.compiler.max_errors, self.compiler.aims) = (max_errors, aims);
    }

    /// The sources of all inputs.
    pub fn sources(&self) -> &SourceMap {
        self.compiler.sources()
    }

    /// How long the last input took, by phase.
    pub fn times(&self) -> &[(&'static str, Duration)] {
        &self.times
    }

    /// Takes an input: enters its definitions, then runs its statements. Their output goes to `output`, and `answer`
    /// gets their values.
    ///
    /// # Errors
    /// The errors in the input. Everything entered and run before the mistake was found stays.
    pub fn input(
        &mut self,
        text: &str,
        output: &mut dyn Write,
        answer: impl FnMut(Answer<'_>),
    ) -> Result<(), Errors> {
        self.inputs += 1;
        self.input_from(&format!("<{}>", self.inputs), text, output, answer)
    }

    /// Like [`Session::input`], for a text with a name, such as that of a file.
    ///
    /// # Errors
    /// Same as [`Session::input`].
    pub fn input_from(
        &mut self,
        name: &str,
        text: &str,
        output: &mut dyn Write,
        mut answer: impl FnMut(Answer<'_>),
    ) -> Result<(), Errors> {
        let start = Instant::now();
        self.times.clear();
        let file = self.add(name, text);
        let (script, said) = parse_script(self.compiler.sources(), file, self.compiler.max_errors);
        if said.iter().any(Diagnostic::is_error) {
            return Err(said.into());
        }
        self.took("Front end", start.elapsed());
        if !script.items.is_empty() {
            let start = Instant::now();
            self.define(file, script.items, &mut answer)?;
            self.took("Front end", start.elapsed());
        }
        for statement in script.statements {
            self.run(file, statement, output, &mut answer)?;
        }
        Ok(())
    }

    /// Adds a source under a name that no other source has: locations are distinguished by it.
    fn add(&mut self, name: &str, text: &str) -> FileId {
        let mut unique = name.to_owned();
        let mut number = 1;
        while self.sources().find(&unique).is_some() {
            number += 1;
            unique = format!("{name} ({number})");
        }
        self.compiler.forget_ir();
        self.compiler.add(unique, text)
    }

    fn took(&mut self, phase: &'static str, time: Duration) {
        match self.times.iter_mut().find(|(known, _)| *known == phase) {
            Some((_, total)) => *total += time,
            None => self.times.push((phase, time)),
        }
    }

    /// Enters definitions, all or none.
    fn define(
        &mut self,
        file: FileId,
        items: Vec<Item>,
        answer: &mut impl FnMut(Answer<'_>),
    ) -> Result<(), Errors> {
        let mut needed = Names::default();
        items.iter().for_each(|item| needed.add_item(item));
        // An error in them, or even a bug in the compiler, leaves nothing entered.
        let replaced = self.definitions.enter(&items);
        let module = self.definitions.module(needed, items.clone(), self.sources().whole(file));
        self.definitions.restore(replaced);
        let warnings = self.check(file, &module)?;
        let replaced = self.definitions.enter(&items);
        if !warnings.is_empty() {
            answer(Answer::Warnings(self.compiler.sources(), &warnings));
        }
        let changed = self.definitions.changed_structs(replaced);
        if !changed.is_empty() {
            self.variables.remove_made_of(&changed, |variable| answer(Answer::Removed { variable }));
        }
        self.last = Some(Unit { module, entry: None });
        Ok(())
    }

    /// Checks definitions with what they need; returns warnings about them.
    fn check(&self, file: FileId, module: &Module) -> Result<Vec<Diagnostic>, Errors> {
        let (mut program, _) = self.compiler.generate_part(module, ENTRY)?;
        program.verify()?;
        // Definitions may be used later.
        let is_unused = |d: &Diagnostic| d.code == Some(catalogue::DiagnosticCode::UnusedStruct.code());
        let is_own = |d: &&Diagnostic| d.span.is_some_and(|at| at.file == file) && !is_unused(d);
        Ok(program.warnings().iter().filter(is_own).cloned().collect())
    }

    /// Runs a statement.
    fn run(
        &mut self,
        file: FileId,
        statement: Statement,
        output: &mut dyn Write,
        answer: &mut impl FnMut(Answer<'_>),
    ) -> Result<(), Errors> {
        let start = Instant::now();
        let span = statement.span;
        let variables: Vec<Name> = variables_of(&statement).into_iter().cloned().collect();
        let Call { unit, arguments, kept, assigned } = self.call(file, statement)?;
        let (mut program, returned) = unit.program(&self.compiler)?;
        // Code added to the statement is at its end.
        let is_own = |d: &&Diagnostic| {
            d.span.is_some_and(|at| at.file == file && (span.start..span.end).contains(&at.start))
        };
        let warnings: Vec<Diagnostic> = program.warnings().iter().filter(is_own).cloned().collect();
        if !warnings.is_empty() {
            answer(Answer::Warnings(self.compiler.sources(), &warnings));
        }
        let without_parameters = |errors| without_parameters(errors, span);
        program.verify().map_err(without_parameters)?;
        let generated = Instant::now();
        program.lower(Level::OptimizedToy).map_err(without_parameters)?;
        let lowered = Instant::now();
        let limits = Limits {
            memory: MEMORY.saturating_sub(kept),
            interrupt: Some(Arc::clone(&self.interrupt)),
            ..Limits::default()
        };
        let results = evaluate(&program, &unit, arguments, limits, output)?;
        drop(program);
        self.took("Front end", generated - start);
        self.took("Passes", lowered - generated);
        self.took("Run", lowered.elapsed());
        self.last = Some(unit);
        let mut results = results.into_iter();
        if !assigned.is_empty() {
            for (name, value) in assigned.values(&self.definitions, &mut results) {
                self.variables.set(&name, value);
            }
            return Ok(());
        }
        let mut names = variables.into_iter();
        for returned in returned {
            let Some(value) = self.definitions.value(returned, &mut results) else { continue };
            let name = names.next();
            answer(Answer::Value { variable: name.as_deref(), value: &value });
            if let Some(name) = name {
                self.variables.set(&name, value);
            }
        }
        Ok(())
    }

    /// A statement as a function of the variables that it names.
    fn call(&self, file: FileId, statement: Statement) -> Result<Call, Errors> {
        let mut needed = Names::default();
        needed.add_statement(&statement);
        let mut passed: Vec<(&str, &Value)> =
            needed.variables.iter().filter_map(|name| self.variables.get(name)).collect();
        passed.sort_unstable_by_key(|(name, _)| *name);
        // A value that the statement replaces no longer counts, so that a full session can be emptied.
        let replaced = variables_of(&statement).into_iter().filter_map(|name| self.variables.get(name));
        let replaced = replaced.filter(|(name, _)| passed.iter().all(|(passed, _)| passed != name));
        let replaced: Vec<(&str, &Value)> = replaced.collect();
        let gone = passed.iter().chain(&replaced).map(|(_, value)| value.bytes()).sum::<u64>();
        let kept = self.variables.bytes() - gone;
        passed.iter().for_each(|(_, value)| value.add_structs(&mut needed));
        let arguments: Vec<Array> = passed.iter().flat_map(|(_, value)| value.tensors()).cloned().collect();
        let assigned = Assigned::by(&statement, &needed, &passed);
        let name = self.definitions.free_name(ENTRY);
        let entry = EntryPoint {
            name: name.clone(),
            function: name,
            arguments: arguments
                .iter()
                .map(|tensor| Argument::new(tensor.shape(), tensor.kind(), Order::RowMajor))
                .collect(),
        };
        let span = statement.span;
        let ident = |name: &str| Ident { name: Name::from(name), span: span.at_end() };
        let param = |(name, value): (&str, &Value)| Param {
            ty: value.struct_name().map(|name| Box::new(ident(name))),
            name: ident(name),
        };
        let function = Function {
            span,
            name: ident(&entry.name),
            params: passed.into_iter().map(param).collect(),
            body: Block { span, statements: self.body(statement, &assigned)? },
        };
        let whole = self.sources().whole(file);
        let module = self.definitions.module(needed, vec![Item::Function(function)], whole);
        Ok(Call { unit: Unit { module, entry: Some(entry) }, arguments, kept, assigned })
    }

    /// The statements of the function that a statement becomes, which returns its value if it has one.
    fn body(&self, statement: Statement, assigned: &Assigned) -> Result<Vec<Statement>, Errors> {
        let Statement { span, kind } = statement;
        // Another place than that of the statement itself: places distinguish statements.
        let returned = |values| Statement { span: span.at_end(), kind: StatementKind::Return(values) };
        let variable = |span: Span, name: Name| Expr { span, kind: ExprKind::Variable(name) };
        Ok(match kind {
            StatementKind::Expr(value) if self.has_value(&value) => vec![returned(vec![value])],
            StatementKind::Expr(_) => vec![Statement { span, kind }],
            StatementKind::Var(mut declared) => {
                // This is not the name of any parameter: the value may be computed from the variable's last one.
                declared.name.name = Name::from(NEW);
                let value = variable(declared.name.span, Name::from(NEW));
                vec![Statement { span, kind: StatementKind::Var(declared) }, returned(vec![value])]
            }
            StatementKind::Assign(assignment) => {
                let name = assignment.name.clone();
                let value = variable(name.span, name.name);
                vec![Statement { span, kind: StatementKind::Assign(assignment) }, returned(vec![value])]
            }
            StatementKind::Unpack(mut unpack) => {
                if unpack.declares {
                    // As for a single variable; twice the same name stays an error.
                    let new = |name: &mut Ident| name.name = Name::from(&*format!("{NEW} {}", name.name));
                    unpack.names.iter_mut().for_each(new);
                }
                let values = unpack.names.iter().map(|name| variable(name.span, name.name.clone())).collect();
                vec![Statement { span, kind: StatementKind::Unpack(unpack) }, returned(values)]
            }
            StatementKind::For(_) | StatementKind::While(_) | StatementKind::If(_) => {
                vec![Statement { span, kind }, returned(assigned.returned(span))]
            }
            StatementKind::Return(_) => {
                let error = Diagnostic::error(span, "nothing is there to return from")
                    .with_label("this is not in a function")
                    .with_help("write the expression alone to see its value");
                return Err(vec![error].into());
            }
        })
    }

    /// Whether an expression has a value; so has one with a mistake in it, which is reported later.
    fn has_value(&self, value: &Expr) -> bool {
        let ExprKind::Call(call) = &value.kind else { return true };
        match self.definitions.function(&call.callee.name) {
            Some(function) => function.returns_value(),
            None => Builtin::all().find(|b| b.name == &*call.callee.name).is_none_or(Builtin::has_value),
        }
    }

    /// The type of an expression, which is not evaluated.
    ///
    /// # Errors
    /// The errors in the text.
    pub fn type_of(&mut self, text: &str) -> Result<String, Errors> {
        self.inputs += 1;
        let file = self.add(&format!("<{}>", self.inputs), text);
        let (script, said) = parse_script(self.compiler.sources(), file, self.compiler.max_errors);
        if said.iter().any(Diagnostic::is_error) {
            return Err(said.into());
        }
        let mut statements = script.statements.into_iter();
        let (true, Some(statement), None) = (script.items.is_empty(), statements.next(), statements.next())
        else {
            let whole = self.sources().whole(file);
            return Err(vec![Diagnostic::error(whole, "this is not one expression")].into());
        };
        let span = statement.span;
        let unit = self.call(file, statement)?.unit;
        let (mut program, returned) = unit.program(&self.compiler)?;
        let lowered = program.verify().and_then(|()| program.lower(Level::OptimizedToy));
        lowered.map_err(|errors| without_parameters(errors, span))?;
        let types = program.results(unit.name()).into_iter();
        let mut types = types.map(|(shape, kind)| tensor_type(&shape, kind));
        let texts = returned.into_iter().filter_map(|one| self.definitions.type_text(one, &mut types));
        let texts: Vec<String> = texts.collect();
        Ok(if texts.is_empty() { "no value".to_owned() } else { texts.join(", ") })
    }

    /// The last compiled input, at a level; `None` if there was none.
    ///
    /// # Errors
    /// The errors that a pass reports.
    pub fn last(&self, level: Level) -> Result<Option<Compilation<'_>>, Errors> {
        let Some(unit) = &self.last else { return Ok(None) };
        let (mut program, _) = unit.program(&self.compiler)?;
        program.verify()?;
        if level > Level::Toy {
            program.lower(level)?;
        }
        Ok(Some(program))
    }

    /// Whether the last input ran a statement rather than only defining something; `None` if there was no input.
    pub fn last_was_run(&self) -> Option<bool> {
        self.last.as_ref().map(|unit| unit.entry.is_some())
    }

    /// The names that may begin an expression: of variables, functions and structs.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let own = self.variables.iter().map(|(name, _)| name).chain(self.definitions.names());
        let constants = CONSTANTS.into_iter().map(|(name, _)| name);
        own.chain(Builtin::all().map(|builtin| builtin.name)).chain(constants).chain(text::KEYWORDS)
    }

    /// The variables with their values.
    pub fn variables(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.variables.iter()
    }

    /// The fields that may follow `path.`, where a path is `p` or `p.q`: those of its struct, or of all structs if it
    /// is not a variable.
    pub fn fields(&self, path: &str) -> Vec<&str> {
        let mut names = path.split('.');
        let first = names.next().and_then(|name| self.variables.get(name)).map(|(_, value)| value);
        match first.map(|value| names.try_fold(value, Value::field)) {
            Some(value) => value.map(|value| value.fields().collect()).unwrap_or_default(),
            None => self.definitions.fields().collect(),
        }
    }
}

/// The name of a new variable while its value is computed; no text can have it.
const NEW: &str = "new value";

/// The variables that a statement without blocks declares or assigns to.
fn variables_of(statement: &Statement) -> Vec<&Name> {
    match &statement.kind {
        StatementKind::Var(declared) => vec![&declared.name.name],
        StatementKind::Assign(assignment) => vec![&assignment.name.name],
        StatementKind::Unpack(unpack) => unpack.names.iter().map(|name| &name.name).collect(),
        _ => Vec::new(),
    }
}

impl Unit {
    /// The function that is called.
    fn name(&self) -> &str {
        self.entry.as_ref().map_or(ENTRY, |entry| &entry.name)
    }

    /// The toy dialect for it, and the results of the called function: see [`Compiler::generate_part`].
    fn program<'c>(&self, compiler: &'c Compiler) -> Result<(Compilation<'c>, Vec<Returned>), Errors> {
        let (mut program, results) = compiler.generate_part(&self.module, self.name())?;
        if let Some(entry) = &self.entry {
            program.enter(std::slice::from_ref(entry))?;
        }
        Ok((program, results))
    }
}

/// The errors in a statement without notes about the parameters of its function: nobody has written these, so they have
/// the place of the statement.
fn without_parameters(mut errors: Errors, statement: Span) -> Errors {
    let is_parameter = |note: &Diagnostic| {
        let is_at = |place| note.span.is_some_and(|at| (at.file, at.start) == (statement.file, place));
        note.message.ends_with("operand comes from here") && is_at(statement.start)
            || note.message.ends_with("is declared here") && is_at(statement.end)
    };
    errors.diagnostics.iter_mut().for_each(|error| error.notes.retain(|note| !is_parameter(note)));
    errors
}

/// Calls the function of a statement. All evaluation is here: it must take and return tensors with every bit of them,
/// and report a use of more memory than allowed.
fn evaluate(
    program: &Compilation<'_>,
    unit: &Unit,
    arguments: Vec<Array>,
    limits: Limits,
    output: &mut dyn Write,
) -> Result<Vec<Array>, Errors> {
    program.call(unit.name(), arguments, limits, output)
}

#[cfg(test)]
mod tests;
