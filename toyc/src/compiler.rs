//! The compiler as one value to call: source in, any stage out, errors as values.
//!
//! Nothing here prints or exits. The command line, the fuzzer and the tests call this, and so can your program:
//!
//! ```
//! use toyc::{Compiler, pipeline::Level};
//!
//! let mut compiler = Compiler::new();
//! let file = compiler.add("sum.toy", "def main() { print([1, 2] + [3, 4]); }");
//! let mut program = compiler.compile(file)?;
//! assert!(program.text().contains("toy.add"));
//!
//! program.lower(Level::Affine)?;
//! assert!(program.text().contains("affine.for"));
//!
//! let mut output = Vec::new();
//! let status = program.interpret(&mut output)?;
//! assert_eq!((status, &*output), (0, &b"4.000000 6.000000 \n"[..]));
//! # Ok::<(), toyc::Errors>(())
//! ```
//!
//! The errors in a program are a list of diagnostics, each with its place:
//!
//! ```
//! let mut compiler = toyc::Compiler::new();
//! let file = compiler.add("wrong.toy", "def main() { print(x); }");
//! let errors = compiler.compile(file).err().expect("x is not defined");
//! assert_eq!(errors.to_string(), "undefined variable 'x'");
//! assert!(compiler.render(&errors).starts_with("wrong.toy:1:20: error[E0301]: undefined variable 'x'\n"));
//! ```

use std::fmt;
use std::io::Write;

use mlir::debug_log::DebugLog;
use mlir::interfaces::signature;
use mlir::pass::{Failure, PassConfig, Report};
use mlir::rewrite_record::RewriteRecord;
use mlir::{Context, Diag, Module, OpRef, bytecode, symbol_table, text, verify_with};
use support::{Diagnostic, FileId, Severity, SourceMap, render};
use toy_dialect::element_types::{FloatKind, kind_of};
use toy_dialect::entry::{self, EntryPoint};
use toy_dialect::sizes::{Extent, Sizes};

use crate::arrays::Array;
use crate::ast;
use crate::hir;
use crate::operands::point_at_operators;
use crate::parser::parse_up_to;
use crate::pipeline::{self, Aims, Level};
use crate::reported::{MAX_ERRORS, not_shown};
use crate::sema::{Start, check};
use crate::signature::Signature;

/// The errors in a program, with their places.
#[derive(Clone, Debug)]
pub struct Errors {
    /// At least one error, and the warnings about the same program.
    pub diagnostics: Vec<Diagnostic>,
}

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let errors = self.diagnostics.iter().filter(|d| d.is_error());
        for (index, error) in errors.enumerate() {
            f.write_str(if index > 0 { "; " } else { "" })?;
            f.write_str(&error.message)?;
        }
        Ok(())
    }
}

impl Errors {
    /// The same, with a note on each error.
    #[must_use]
    pub fn with_note(mut self, note: &str) -> Self {
        for error in self.diagnostics.iter_mut().filter(|diagnostic| diagnostic.is_error()) {
            error.notes.push(Diagnostic::note(None, note));
        }
        self
    }
}

impl std::error::Error for Errors {}

impl From<Vec<Diagnostic>> for Errors {
    fn from(diagnostics: Vec<Diagnostic>) -> Self {
        Errors { diagnostics }
    }
}

/// The sources of programs, and the context in which they are compiled.
pub struct Compiler {
    cx: Context,
    sources: SourceMap,
    /// How many errors are reported individually.
    pub max_errors: usize,
    /// Whether functions are read, verified and transformed on several threads.
    pub threads: bool,
    /// What lowering aims at; by default, the code as it is written.
    pub aims: Aims,
    /// Where programs in Toy source start.
    pub start: Start,
}

impl Default for Compiler {
    fn default() -> Self {
        Self::new()
    }
}

impl Compiler {
    /// A compiler with every dialect of the project.
    pub fn new() -> Self {
        let cx = Context::new(pipeline::dialects());
        Compiler {
            cx,
            sources: SourceMap::new(),
            max_errors: MAX_ERRORS,
            threads: true,
            aims: Aims::default(),
            start: Start::Main,
        }
    }

    /// Accepts operations of unknown dialects in MLIR, as `-allow-unregistered-dialect` does.
    pub fn set_allow_unregistered(&mut self, allow: bool) {
        self.cx.set_allow_unregistered(allow);
    }

    /// Makes the pattern drivers log what they do, as `-debug-only` does.
    pub fn set_debug_log(&mut self, log: Option<DebugLog>) {
        self.cx.set_debug_log(log);
    }

    /// Makes the pattern drivers record what they do.
    pub(crate) fn set_rewrite_record(&mut self, record: Option<RewriteRecord>) {
        self.cx.set_rewrite_record(record);
    }

    /// Adds a source under the name that diagnostics show.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<Box<str>>) -> FileId {
        self.sources.add(name, text)
    }

    /// The context in which programs are compiled.
    pub fn cx(&self) -> &Context {
        &self.cx
    }

    /// The sources.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// Errors and warnings as text: `file:line:column: error: message`, with notes and help.
    pub fn render(&self, errors: &Errors) -> String {
        errors.diagnostics.iter().map(|d| render::plain(&self.sources, d)).collect()
    }

    /// The syntax tree of Toy source, with its syntax errors.
    pub fn parse(&self, file: FileId) -> (ast::Module, Vec<Diagnostic>) {
        parse_up_to(&self.sources, file, self.max_errors)
    }

    /// Toy source in the usual layout: comments stay, and formatting the result changes nothing.
    ///
    /// ```
    /// let mut compiler = toyc::Compiler::new();
    /// let file = compiler.add("a.toy", "def main(){print( 1+2 );} # done");
    /// assert_eq!(compiler.format(file)?, "def main() {\n  print(1 + 2);\n} # done\n");
    /// # Ok::<(), toyc::Errors>(())
    /// ```
    ///
    /// # Errors
    /// Every error in the program's syntax.
    pub fn format(&self, file: FileId) -> Result<String, Errors> {
        let (_, said) = self.parse(file);
        if said.iter().any(Diagnostic::is_error) {
            Err(said.into())
        } else {
            Ok(crate::format::format(self.sources.text(file)))
        }
    }

    /// The toy dialect for Toy source, verified.
    ///
    /// # Errors
    /// Every error in the program's syntax, or else in its names and types, or else in its shapes.
    pub fn compile(&self, file: FileId) -> Result<Compilation<'_>, Errors> {
        let mut program = self.generate(file)?;
        program.verify()?;
        Ok(program)
    }

    /// Like [`Compiler::compile`], but without verifying declared shapes.
    ///
    /// # Errors
    /// Every error in the program's syntax, or else in its names and types.
    pub fn generate(&self, file: FileId) -> Result<Compilation<'_>, Errors> {
        self.checked(file, |program, warnings| {
            let debug_info = self.aims.debug_info;
            let module = crate::mlirgen::generate(&self.cx, program, &self.sources, file, debug_info);
            Compilation {
                compiler: self,
                module,
                is_toy: true,
                level: Level::Toy,
                is_verified: false,
                has_open_sizes: false,
                warnings,
            }
        })
    }

    /// The parameters and results of the functions in Toy source, in their order, and warnings about the source.
    ///
    /// # Errors
    /// Same as [`Compiler::generate`].
    pub fn signatures(&self, file: FileId) -> Result<(Vec<Signature>, Vec<Diagnostic>), Errors> {
        self.checked(file, |program, warnings| {
            let functions = program.functions.iter().map(|function| Signature::of(function, program));
            (functions.collect(), warnings)
        })
    }

    /// Hands over Toy source in which there are no errors, resolved, with warnings about it.
    fn checked<R>(
        &self,
        file: FileId,
        then: impl FnOnce(&hir::Module<'_>, Vec<Diagnostic>) -> R,
    ) -> Result<R, Errors> {
        let (tree, mut said) = self.parse(file);
        if said.iter().any(Diagnostic::is_error) {
            return Err(said.into());
        }
        match check(&tree, self.start, self.max_errors) {
            Ok((program, warnings)) => {
                said.extend(warnings);
                Ok(then(&program, said))
            }
            Err(errors) => {
                said.extend(errors);
                Err(said.into())
            }
        }
    }

    /// The toy dialect for a part of a program that has been parsed, and what a function in it returns.
    pub(crate) fn generate_part(
        &self,
        part: &ast::Module,
        function: &str,
    ) -> Result<(Compilation<'_>, Vec<Returned>), Errors> {
        let (resolved, warnings) = check(part, Start::Anywhere, self.max_errors)?;
        let module = crate::mlirgen::generate(&self.cx, &resolved, &self.sources, part.span.file, false);
        let function = resolved.functions.iter().find(|f| *f.source.name.name == *function);
        let returned = |&ty: &hir::Ty| match ty {
            hir::Ty::Tensor => Returned::Tensor,
            hir::Ty::Struct(id) => Returned::Struct(resolved.structure(id).name.clone()),
        };
        let results = function.into_iter().flat_map(|function| &function.results).map(returned).collect();
        let program = Compilation {
            compiler: self,
            module,
            is_toy: true,
            level: Level::Toy,
            is_verified: false,
            has_open_sizes: false,
            warnings,
        };
        Ok((program, results))
    }

    /// Forgets all IR, which otherwise lives as long as the compiler, and keeps the sources.
    pub(crate) fn forget_ir(&mut self) {
        self.cx = Context::new(pipeline::dialects());
    }

    /// A program in MLIR's text, at any level, not verified.
    ///
    /// # Errors
    /// The errors in the text.
    pub fn read(&self, file: FileId) -> Result<Compilation<'_>, Errors> {
        let parsed = text::parse_module_in(&self.cx, &self.sources, self.sources.whole(file), self.threads)?;
        let module = parsed.module;
        let warnings = parsed.warnings;
        Ok(Compilation {
            compiler: self,
            module,
            is_toy: false,
            level: Level::Toy,
            is_verified: false,
            has_open_sizes: false,
            warnings,
        })
    }

    /// Like [`Compiler::read`], for bytecode; `file` is an empty source with its name.
    ///
    /// # Errors
    /// The error in the bytes.
    pub fn read_bytecode(&self, file: FileId, bytes: &[u8]) -> Result<Compilation<'_>, Errors> {
        let module =
            bytecode::read_module(&self.cx, self.sources.name(file), bytes).map_err(|error| vec![*error])?;
        Ok(Compilation {
            compiler: self,
            module,
            is_toy: false,
            level: Level::Toy,
            is_verified: false,
            has_open_sizes: false,
            warnings: Vec::new(),
        })
    }

    /// Diagnostics about a module in the order of the text; no more than [`Compiler::max_errors`].
    pub fn errors(&self, diags: &[Diag], is_toy: bool) -> Errors {
        let mut said: Vec<Diagnostic> = diags.iter().map(|d| d.resolve(&self.cx, &self.sources)).collect();
        if is_toy {
            point_at_operators(&mut said, &self.sources);
        }
        said.sort_by_key(|d| d.span.map(|span| span.start));
        said.truncate(self.max_errors);
        if diags.len() > said.len() {
            said.push(not_shown(diags.len() - said.len(), Severity::Error));
        }
        said.into()
    }
}

/// A result of a function.
pub(crate) enum Returned {
    Tensor,
    /// A value of the struct of this name.
    Struct(ast::Name),
}

/// A program at some stage of MLIR.
pub struct Compilation<'c> {
    compiler: &'c Compiler,
    module: Module,
    /// Whether the program was written in Toy.
    is_toy: bool,
    /// How far it has been lowered.
    level: Level,
    /// Whether the IR is known to be valid.
    is_verified: bool,
    /// Whether an entry point has sizes that are known when it is called.
    has_open_sizes: bool,
    warnings: Vec<Diagnostic>,
}

impl<'c> Compilation<'c> {
    /// Warnings about the source.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }

    /// The IR.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Whether the IR is known to be valid.
    pub fn is_verified(&self) -> bool {
        self.is_verified
    }

    /// What lowering aims at.
    pub(crate) fn aims(&self) -> Aims {
        self.compiler.aims
    }

    /// The IR with its context, to transform it.
    pub(crate) fn parts(&mut self) -> (&'c Context, &mut Module) {
        (&self.compiler.cx, &mut self.module)
    }

    /// The shapes of the tensors that an entry point returns, and the types of their elements, at
    /// [`Level::OptimizedToy`].
    pub(crate) fn results(&self, entry: &str) -> Vec<(Vec<i64>, FloatKind)> {
        let module = self.module.op(&self.compiler.cx);
        let op = symbol_table::lookup(module, entry);
        let op = op.map(|op| OpRef::new(&self.compiler.cx, self.module.body(), op));
        let results = op.and_then(signature).unwrap_or_default().1.iter();
        let results = results.map(|&ty| self.compiler.cx.type_ref(ty));
        results.map(|ty| (ty.shape().unwrap_or_default().to_vec(), kind_of(ty))).collect()
    }

    /// The sizes in an entry point at [`Level::OptimizedToy`], and those of the tensors that it returns.
    ///
    /// # Errors
    /// The operation that must know a size, or whose operands do not fit.
    pub(crate) fn open_sizes(&self, entry: &str) -> Result<(Sizes, Vec<Vec<Extent>>), Errors> {
        let cx = &self.compiler.cx;
        let op = symbol_table::lookup(self.module.op(cx), entry);
        let Some(body) = op.and_then(|op| self.module.body().nested(op)) else {
            return Ok(Default::default());
        };
        let sizes = Sizes::of(cx, body).map_err(|diag| self.errors(&[diag]))?;
        let results = sizes.returned(cx, body);
        Ok((sizes, results))
    }

    /// The text of the IR.
    pub fn text(&self) -> String {
        let options = text::PrintOptions { assume_verified: self.is_verified, ..Default::default() };
        text::print_module(&self.compiler.cx, &self.module, &options)
    }

    /// Verifies the IR.
    ///
    /// # Errors
    /// Every violation. The verifier sees only declared shapes; if these are wrong, all shapes are inferred to report
    /// every mistake in them, and the program must not be used afterwards.
    pub fn verify(&mut self) -> Result<(), Errors> {
        let cx = &self.compiler.cx;
        let Err(diags) = verify_with(self.module.op(cx), self.compiler.threads) else {
            self.is_verified = true;
            return Ok(());
        };
        let about_shapes = diags.iter().all(|diag| diag.code.is_some());
        let all = if about_shapes { pipeline::shape_errors(cx, &mut self.module) } else { Vec::new() };
        Err(self.errors(if all.is_empty() { &diags } else { &all }))
    }

    /// Makes functions of a program in the toy dialect callable from outside, and erases those that they do not reach.
    ///
    /// # Errors
    /// If there is no such function, or it takes a different number of tensors.
    pub fn enter(&mut self, entries: &[EntryPoint]) -> Result<(), Errors> {
        self.has_open_sizes |= entries.iter().any(EntryPoint::is_open);
        entry::add(&self.compiler.cx, &mut self.module, entries).map_err(|diag| self.errors(&[diag]))
    }

    /// Whether the program has a function of this name.
    pub(crate) fn has(&self, function: &str) -> bool {
        symbol_table::lookup(self.module.op(&self.compiler.cx), function).is_some()
    }

    /// The names of its functions, and of its other symbols.
    pub(crate) fn functions(&self) -> impl Iterator<Item = &str> {
        let (cx, body) = (&self.compiler.cx, self.module.body());
        let ops = body.roots().iter().flat_map(|&region| body.region_ops(region));
        ops.filter_map(|op| symbol_table::symbol_name(OpRef::new(cx, body, op)))
    }

    /// Makes every function of a program without `main` callable from outside, so that passes keep all of them.
    pub fn keep_functions(&mut self) {
        if !self.has("main") {
            entry::keep_all(&self.compiler.cx, &mut self.module);
        }
    }

    /// Lowers the program to a level, unless it has already been; operations of lower levels stay as they are.
    ///
    /// # Errors
    /// The errors that a pass reports about the program, which must not be used afterwards.
    pub fn lower(&mut self, to: Level) -> Result<(), Errors> {
        let config = PassConfig { threads: self.compiler.threads, ..PassConfig::default() };
        self.lower_with(to, config).map(|_| ()).map_err(|failure| self.errors(&failure.diags))
    }

    /// Like [`Compilation::lower`], with a configuration of how passes run; returns their report.
    ///
    /// # Errors
    /// The pass that failed, and its diagnostics.
    pub fn lower_with(&mut self, to: Level, config: PassConfig) -> Result<Report, Box<Failure>> {
        let stays_verified = self.is_verified && config.verify_each;
        let result = pipeline::lower(
            &self.compiler.cx,
            &mut self.module,
            (self.level, to),
            Aims { inline_all: self.has_open_sizes, ..self.compiler.aims },
            config,
        );
        self.level = self.level.max(to);
        self.is_verified = stays_verified && result.is_ok();
        result
    }

    /// Diagnostics about the program's operations as errors at their places.
    pub fn errors(&self, diags: &[Diag]) -> Errors {
        self.compiler.errors(diags, self.is_toy)
    }

    /// Checks that `main` returns nothing or an `i32`, the exit status, as a program that is run must.
    ///
    /// # Errors
    /// It returns something else.
    pub fn check_main(&self) -> Result<(), Errors> {
        lowering::check_main(self.module.op(&self.compiler.cx)).map_err(|diag| self.errors(&[diag]))
    }

    /// Interprets `main` at this stage, operation by operation, and returns its exit status. The interpreter relies on
    /// valid IR, so a program that was not verified is verified first.
    ///
    /// # Errors
    /// The verifier's errors, or the operation whose behaviour is undefined, or that is not interpreted.
    pub fn interpret(&self, output: &mut dyn Write) -> Result<i32, Errors> {
        self.interpret_within(interpreter::Limits::default(), output)
    }

    /// The same, within limits.
    ///
    /// # Errors
    /// Same as [`Compilation::interpret`].
    pub(crate) fn interpret_within(
        &self,
        limits: interpreter::Limits,
        output: &mut dyn Write,
    ) -> Result<i32, Errors> {
        let cx = &self.compiler.cx;
        if !self.is_verified {
            verify_with(self.module.op(cx), self.compiler.threads).map_err(|diags| self.errors(&diags))?;
        }
        self.check_main()?;
        interpreter::run(cx, &self.module, limits, output).map_err(|diag| self.errors(&[diag]))
    }
}

impl Compilation<'_> {
    /// Calls a function of a verified program, which is interpreted at this stage, and returns its results. The tensors
    /// are those of all parameters, or results, in order.
    ///
    /// # Errors
    /// The operation whose behaviour is undefined, or at which a limit is reached.
    pub(crate) fn call(
        &self,
        name: &str,
        arguments: Vec<Array>,
        limits: interpreter::Limits,
        output: &mut dyn Write,
    ) -> Result<Vec<Array>, Errors> {
        let arguments = arguments.into_iter().map(|array| (array.kind(), array.into_f64())).collect();
        let results = interpreter::call(&self.compiler.cx, &self.module, name, arguments, limits, output);
        let results = results.map_err(|diag| self.errors(&[diag]))?;
        Ok(results.into_iter().map(|(kind, tensor)| Array::rounded(tensor, kind)).collect())
    }
}

/// LLVM's view of a program at [`Level::Llvm`].
#[cfg(feature = "llvm")]
impl<'c> Compilation<'c> {
    /// The compilation job for a target: its methods return LLVM IR, assembly, an object or an executable, or run
    /// `main`.
    pub fn job<'j>(
        self,
        name: &'j str,
        target: &'j lowering::backend::TargetOptions,
        debug_info: bool,
    ) -> lowering::compile::Job<'j>
    where
        'c: 'j,
    {
        let cx = &self.compiler.cx;
        let module = self.module;
        lowering::compile::Job { cx, module, name, target, debug_info, exports: &[], perf_map: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_pass_left_behind_is_not_taken_for_valid() {
        let mut compiler = Compiler::new();
        let file = compiler.add("a.mlir", "toy.func @main(%x: tensor<2xf64>) {\n  toy.return\n}\n");
        let mut program = compiler.read(file).expect("the text is well-formed");
        program.verify().expect("the program is valid");
        assert!(program.is_verified());
        program.lower(Level::Affine).expect_err("main takes an argument");
        assert!(!program.is_verified());
    }

    #[test]
    fn what_is_not_valid_is_not_interpreted() {
        let mut compiler = Compiler::new();
        let file =
            compiler.add("a.mlir", "func.func @main() {\n  \"memref.get_global\"() : () -> memref<f64>\n}\n");
        let program = compiler.read(file).expect("the text is well-formed");
        let errors = program.interpret(&mut Vec::new()).expect_err("the operation lacks its attribute");
        assert!(errors.to_string().contains("requires attribute 'name'"), "{errors}");
    }
}
