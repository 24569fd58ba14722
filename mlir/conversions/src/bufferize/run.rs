//! Runs the analysis and the rewriting on a module, function by function.

use dialects::func::FuncOp;
use mlir::interfaces::FUNCTION_TYPE;
use mlir::symbol_table::symbol_name;
use mlir::{Body, Context, Diag, Loc, Op, OpRef};

use super::analysis::{Analysis, Counters, copies};
use super::annotate::{self, Notes};
use super::boundaries;
use super::copies as making;
use super::dialects::FUNCTION;
use super::eliminate;
use super::functions::Functions;
use super::globals::Globals;
use super::interface::{Bufferizations, Failure, Models, Setting, State};
use super::options::{Heuristic, Layout, Options};
use super::rewrite::{Signature, invalid_option, returned_types, rewrite, signature};

/// What the pass counts.
#[derive(Default)]
pub(crate) struct Statistics {
    pub(crate) allocated: u64,
    pub(crate) in_place: u64,
    pub(crate) out_of_place: u64,
}

/// Bufferizes a module, given its body.
///
/// # Errors
/// If options contradict each other, or something cannot be bufferized.
pub(crate) fn run(
    cx: &Context,
    loc: Loc,
    module: &mut Body,
    options: &Options,
) -> Result<Statistics, Failure> {
    check_options(loc, options)?;
    let mut run = Run::new(cx, options, false);
    run.module(module)?;
    Ok(Statistics {
        allocated: run.allocated,
        in_place: run.counters.in_place,
        out_of_place: run.counters.out_of_place,
    })
}

/// Replaces `tensor.empty` by what its elements are put into.
///
/// # Errors
/// If the module cannot be analysed.
pub(crate) fn eliminate_empty_tensors(cx: &Context, module: &mut Body) -> Result<(), Failure> {
    let options = Options {
        allow_return_allocs_from_loops: true,
        bufferize_function_boundaries: true,
        check_parallel_regions: true,
        ..Options::default()
    };
    Run::new(cx, &options, true).module(module)
}

fn models(cx: &Context, options: &Options) -> Models {
    let mut models = Models::default();
    for (dialect, Bufferizations(list)) in cx.dialect_interfaces::<Bufferizations>() {
        if options.allows(dialect.name) {
            models.extend(list.iter().map(|&(name, model)| (cx.op_name(name), model)));
        }
    }
    models
}

fn check_options(loc: Loc, options: &Options) -> Result<(), Failure> {
    let invalid = |message: &str| Err(invalid_option(loc, message));
    if options.unknown_layout == Layout::Inferred {
        return invalid("'infer-layout-map' is not a valid value for 'unknown-type-conversion'");
    }
    if options.copy_before_write && options.test_analysis_only {
        return invalid("'copy-before-write' cannot be used with 'test-analysis-only'");
    }
    if options.print_conflicts && !options.test_analysis_only {
        return invalid("'print-conflicts' requires 'test-analysis-only'");
    }
    if options.dump_alias_sets && !options.test_analysis_only {
        return invalid("'dump-alias-sets' requires 'test-analysis-only'");
    }
    if options.dump_alias_sets {
        return invalid("'dump-alias-sets' is not supported: values have no names here");
    }
    if !options.bufferize_function_boundaries && !options.no_analysis_func_filter.is_empty() {
        return invalid("'no-analysis-func-filter' requires 'bufferize-function-boundaries'");
    }
    Ok(())
}

struct Run<'a> {
    cx: &'a Context,
    options: &'a Options,
    models: Models,
    counters: Counters,
    allocated: u64,
    /// Whether it only analyses, to eliminate `tensor.empty`.
    eliminates: bool,
}

/// An operation of a module with a body of its own.
#[derive(Clone, Copy)]
struct Child {
    op: Op,
    /// The function that it is, if signatures are bufferized.
    function: Option<usize>,
    /// Whether it is not analysed.
    is_excluded: bool,
    /// Whether it may call itself, so that nothing is known about its arguments.
    is_recursive: bool,
}

impl<'a> Run<'a> {
    fn new(cx: &'a Context, options: &'a Options, eliminates: bool) -> Self {
        let models = models(cx, options);
        Run { cx, options, models, counters: Counters::default(), allocated: 0, eliminates }
    }

    fn module(&mut self, module: &mut Body) -> Result<(), Failure> {
        let cx = self.cx;
        let mut functions = Functions::default();
        let mut others = Vec::new();
        for op in module.all_ops_pre() {
            let Some(nested) = module.nested(op) else { continue };
            let view = OpRef::new(cx, module, op);
            match symbol_name(view).filter(|_| view.is::<FuncOp>()) {
                Some(name) => {
                    let is_external =
                        nested.roots().first().is_none_or(|&region| nested.entry_block(region).is_none());
                    functions.add(cx, view, name, is_external);
                }
                None => others.push(op),
            }
        }
        let (order, rest) = self.order(&mut functions, module);
        let child = |at: usize, is_recursive| self.child(module, &functions, at, is_recursive);
        let mut children: Vec<Child> = order.into_iter().map(|at| child(at, false)).collect();
        children.extend(rest.into_iter().map(|at| child(at, true)));
        if !self.options.bufferize_function_boundaries && self.options.heuristic == Heuristic::BottomUp {
            // The numbers of conflicts go up in the order of the analysis.
            children.reverse();
        }
        if !self.options.copy_before_write {
            for &child in &children {
                self.analyse(module, &mut functions, child)?;
            }
        }
        if !self.options.test_analysis_only && !self.eliminates {
            let mut globals = Globals::default();
            if !self.options.bufferize_function_boundaries && self.options.heuristic == Heuristic::BottomUp {
                children.reverse();
            }
            for &child in &children {
                self.bufferize(module, &mut functions, &mut globals, child)?;
            }
            if self.options.bufferize_function_boundaries {
                for function in functions.all() {
                    annotate::remove_hints(cx, module, function.op, function.inputs.len());
                }
            }
        }
        for op in others {
            if let Some(mut nested) = module.take_nested(op) {
                let done = self.module(&mut nested);
                module.put_nested(op, nested);
                done?;
            }
        }
        Ok(())
    }

    /// The functions in the order of the analysis, and those that call each other in a circle.
    fn order(&self, functions: &mut Functions, module: &Body) -> (Vec<usize>, Vec<usize>) {
        if self.options.bufferize_function_boundaries {
            boundaries::by_calls(self.cx, functions, module)
        } else {
            ((0..functions.all().len()).collect(), Vec::new())
        }
    }

    fn child(&self, module: &Body, functions: &Functions, at: usize, is_recursive: bool) -> Child {
        let op = functions.all()[at].op;
        let name = symbol_name(OpRef::new(self.cx, module, op)).unwrap_or_default();
        let has_boundary = self.options.allows(dialects::func::DIALECT.name);
        Child {
            op,
            function: has_boundary.then_some(at),
            is_recursive,
            is_excluded: self.options.no_analysis_func_filter.iter().any(|other| other == name),
        }
    }

    fn setting<'s>(
        &'s self,
        functions: &'s Functions,
        child: Child,
        copies_before_writes: bool,
    ) -> Setting<'s> {
        Setting {
            options: self.options,
            models: &self.models,
            owner: child.function.map(|_| FUNCTION),
            functions,
            function: child.function,
            copies_before_writes,
        }
    }

    /// Analyses a function and makes the copies that it needs.
    fn analyse(&mut self, module: &mut Body, functions: &mut Functions, child: Child) -> Result<(), Failure> {
        if child.is_excluded {
            return Ok(());
        }
        let Some(mut body) = module.take_nested(child.op) else { return Ok(()) };
        let mut counters = std::mem::take(&mut self.counters);
        let done = self.analyse_body(module, functions, child, &mut body, &mut counters);
        self.counters = counters;
        module.put_nested(child.op, body);
        done
    }

    fn analyse_body(
        &self,
        module: &mut Body,
        functions: &mut Functions,
        child: Child,
        body: &mut Body,
        counters: &mut Counters,
    ) -> Result<(), Failure> {
        let cx = self.cx;
        let is_external = child.function.is_some_and(|at| functions.all()[at].is_external);
        let mut notes = Notes::default();
        let mut access = child.function.map(|at| boundaries::of_external(cx, &functions.all()[at]));
        let mut planned = Vec::new();
        let mut eliminated = Vec::new();
        let mut failed = Vec::new();
        let setting = self.setting(functions, child, false);
        if !is_external {
            let mut analysis = Analysis::new(cx, body, setting, counters);
            analysis.check().map_err(|diag| vec![diag])?;
            analysis.decide();
            failed = analysis.finish();
            if self.options.test_analysis_only {
                notes.add_in_place(analysis.state());
            }
            if let Some(at) = child.function {
                let (found, equivalent) = boundaries::of_analysed(&analysis, &functions.all()[at]);
                access = Some(found);
                if self.options.test_analysis_only && !child.is_recursive {
                    notes.add_equivalent(analysis.state(), &equivalent);
                }
            }
            notes.add_marks(cx, std::mem::take(&mut analysis.marks));
            if self.eliminates {
                eliminated = eliminate::plan(analysis.state());
            } else if failed.is_empty() && !self.options.test_analysis_only {
                planned = analysis.copies().map_err(|diag| vec![diag])?;
            }
        }
        making::insert(cx, body, setting, &planned).map_err(|diag| vec![diag])?;
        eliminate::apply(cx, body, eliminated);
        notes.apply(cx, module, child.op, body);
        if let (Some(access), Some(at)) = (access.filter(|_| !child.is_recursive), child.function) {
            if self.options.test_analysis_only {
                let inputs = &functions.all()[at].inputs;
                let shown: Vec<Option<(bool, bool)>> = (0..inputs.len())
                    .map(|arg| {
                        let is_tensor = cx.type_ref(inputs[arg]).is_tensor();
                        is_tensor.then(|| (access.reads[arg], access.writes[arg]))
                    })
                    .collect();
                annotate::set_access(cx, module, child.op, &shown);
            }
            functions.all_mut()[at].access = Some(access);
        }
        if failed.is_empty() { Ok(()) } else { Err(failed) }
    }

    fn bufferize(
        &mut self,
        module: &mut Body,
        functions: &mut Functions,
        globals: &mut Globals,
        child: Child,
    ) -> Result<(), Failure> {
        let Some(mut body) = module.take_nested(child.op) else { return Ok(()) };
        let done = self.bufferize_body(module, functions, globals, child, &mut body);
        module.put_nested(child.op, body);
        let (allocated, signature) = done?;
        self.allocated += allocated;
        if let (Some(Signature { inputs, results }), Some(at)) = (signature, child.function) {
            let ty = self.cx.type_attr(self.cx.function_ty(&inputs, &results));
            module.set_attr(self.cx, child.op, FUNCTION_TYPE, Some(ty));
            let function = &mut functions.all_mut()[at];
            function.inputs = inputs;
            function.results = results;
        }
        Ok(())
    }

    fn bufferize_body(
        &self,
        module: &mut Body,
        functions: &Functions,
        globals: &mut Globals,
        child: Child,
        body: &mut Body,
    ) -> Result<(u64, Option<Signature>), Failure> {
        let cx = self.cx;
        let copies_before_writes = self.options.copy_before_write || child.is_excluded;
        let setting = self.setting(functions, child, copies_before_writes);
        let function = child.function.map(|at| &functions.all()[at]);
        if copies_before_writes {
            let fail = |diag: Diag| vec![diag];
            let state = State { cx, body, setting, decisions: None };
            let planned = copies(state).map_err(fail)?;
            making::insert(cx, body, setting, &planned).map_err(fail)?;
        }
        let mut signature = function.map(|function| signature(cx, setting, function));
        let is_external = function.is_some_and(|function| function.is_external);
        if is_external {
            return Ok((0, signature));
        }
        let allocated = rewrite(cx, body, module, globals, setting, signature.as_ref())?;
        if let (Some(signature), Some(function)) = (&mut signature, function)
            && self.options.function_layout == Layout::Inferred
        {
            signature.results = returned_types(cx, body, function, &signature.results);
        }
        Ok((allocated, signature))
    }
}
