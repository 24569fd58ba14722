//! A small dialect with a line-by-line notation, so that tests of passes are data.
//!
//! ```text
//! func private @f(a)        a function; `func @f(a)` is public
//! ^next(x):                 a block
//! c = const 1               an operation: results, name without dialect, operands
//! x:f = cast c              `:f` gives a result the type f64 instead of i64
//! y = call @f x
//! loop {                    a region, up to `}`
//! br ^next x
//! ```

use std::collections::HashMap;
use std::fmt::Write as _;

use mlir::interfaces::{
    BranchOpInterface, CallOpInterface, CallableOpInterface, Callee, DialectInlinerInterface,
};
use mlir::opdef::*;
use mlir::rewrite::{Canonicalizer, NoMatch, PatternSet};
use mlir::{Block, Body, Context, LocKind, Module, Op, OpRef, OpState, Registry, Type, Value};

const ANY: TypeConstraint = TypeConstraint { summary: "any type", accepts: &|_| true, class: None };
const ANY_ATTR: AttrConstraint = AttrConstraint { summary: "any attribute", accepts: &|_| true };

const fn attr(name: &'static str, presence: Presence) -> AttrSpec {
    AttrSpec { name, constraint: &ANY_ATTR, presence, syntax: AttrSyntax::Any }
}

const VALUES: ValueSpec = ValueSpec { name: "", arity: Arity::Variadic, constraint: &ANY };
const REGION: RegionSpec = RegionSpec { name: "body", summary: "", accepts: None, variadic: false };
const DEST: SuccessorSpec = SuccessorSpec { name: "dest", variadic: true };

const fn op(name: &'static str, traits: Traits, effects: Effects) -> OpDef {
    OpDef { name, operands: &[VALUES], results: &[VALUES], traits, effects, ..OpDef::EMPTY }
}

const PURE: Effects = Effects::Known(&[]);

const fn effect(kind: EffectKind) -> Effect {
    Effect { kind, on: EffectOn::Anything }
}

static MODULE: OpDef = OpDef {
    attributes: &[attr("sym_name", Presence::Optional)],
    regions: &[REGION],
    ..op(
        "t.module",
        Traits::ISOLATED_FROM_ABOVE
            .union(Traits::SYMBOL_TABLE)
            .union(Traits::NO_TERMINATOR)
            .union(Traits::GRAPH_REGION),
        Effects::Unknown,
    )
};

static FUNC: OpDef = OpDef {
    attributes: &[
        attr("sym_name", Presence::Required),
        attr("function_type", Presence::Required),
        attr("sym_visibility", Presence::Optional),
    ],
    regions: &[REGION],
    interfaces: &[&CALLABLE],
    ..op(
        "t.func",
        Traits::ISOLATED_FROM_ABOVE.union(Traits::SYMBOL).union(Traits::FUNCTION),
        Effects::Unknown,
    )
};

static CALLABLE: CallableOpInterface = CallableOpInterface {
    callable_region: |op| op.body().nested(op.id())?.roots().first().copied(),
    argument_types: |_| Vec::new(),
    result_types: |op| {
        let ty = op.attr("function_type").and_then(|a| a.as_type()).expect("a function has a type");
        op.cx().type_ref(ty).as_function().expect("it is a function type").1.to_vec()
    },
};

static CALL: OpDef = OpDef {
    attributes: &[attr("callee", Presence::Required)],
    interfaces: &[&CALLS],
    ..op("t.call", Traits::empty(), Effects::Unknown)
};

static CALLS: CallOpInterface = CallOpInterface {
    callable_for_callee: |op| Callee::Symbol(op.attr("callee").expect("a call has a callee").id()),
    arg_operands: |op| op.operands().collect(),
};

static CONST: OpDef = OpDef {
    attributes: &[attr("value", Presence::Required)],
    fold: Some(|op, _| Folded::attr(op.inherent(0)?.id())),
    ..op("t.const", Traits::CONSTANT_LIKE, PURE)
};

static ADD: OpDef = OpDef {
    fold: Some(|op, constants| match constants {
        [Some(a), Some(b)] => {
            let cx = op.cx();
            let a = cx.attr_ref(*a);
            let b = cx.attr_ref(*b);
            Folded::attr(cx.int_attr(i128::from(a.as_int()?) + i128::from(b.as_int()?), cx.int_ty(64)))
        }
        _ => None,
    }),
    ..op("t.add", Traits::COMMUTATIVE, PURE)
};

static NEG: OpDef = op("t.neg", Traits::INVOLUTION, PURE);
static ABS: OpDef = op("t.abs", Traits::IDEMPOTENT, PURE);
static MUL: OpDef =
    OpDef { interfaces: &[&Canonicalizer(add_patterns)], ..op("t.mul", Traits::empty(), PURE) };
static CAST: OpDef = op("t.cast", Traits::empty(), PURE);
static PRINT: OpDef = op("t.print", Traits::empty(), Effects::Known(&[effect(EffectKind::Write)]));
static LOAD: OpDef = op("t.load", Traits::empty(), Effects::Known(&[effect(EffectKind::Read)]));
static RET: OpDef = op("t.ret", Traits::TERMINATOR.union(Traits::RETURN_LIKE), PURE);
static YIELD: OpDef = op("t.yield", Traits::TERMINATOR, PURE);
static BR: OpDef =
    OpDef { successors: &[DEST], interfaces: &[&BRANCH], ..op("t.br", Traits::TERMINATOR, PURE) };
/// A branch whose operands are conditions; it passes none of them to its successors.
static FORK: OpDef =
    OpDef { successors: &[DEST], interfaces: &[&FORKS], ..op("t.fork", Traits::TERMINATOR, PURE) };
static BRANCH: BranchOpInterface = BranchOpInterface {
    successor_operands: |op| std::iter::once(0..op.num_operands()).collect(),
    successor_for_operands: BranchOpInterface::default_successor_for_operands,
};
static FORKS: BranchOpInterface = BranchOpInterface {
    successor_operands: |op| vec![0..0; op.successors().len()],
    successor_for_operands: BranchOpInterface::default_successor_for_operands,
};
static LOOP: OpDef = OpDef {
    regions: &[REGION],
    ..op("t.loop", Traits::SINGLE_BLOCK.union(Traits::RECURSIVE_MEMORY_EFFECTS), Effects::Unknown)
};
static REF: OpDef = OpDef {
    attributes: &[attr("callee", Presence::Required)],
    ..op("t.ref", Traits::empty(), Effects::Unknown)
};

/// `mul x 1 -> x`
fn add_patterns(set: &mut PatternSet) {
    set.add_fn("t.mul", |op, rw| {
        let x = rw.body().operand(op, 0);
        let one = rw.body().operand(op, 1);
        let value = mlir::rewrite::constant_value(rw.cx(), rw.body(), one).ok_or(NoMatch)?;
        if rw.cx().attr_ref(value).as_int() != Some(1) {
            return Err(NoMatch);
        }
        rw.replace_op(op, &[x]);
        Ok(())
    });
}

static INLINER: DialectInlinerInterface = DialectInlinerInterface {
    materialize_call_conversion: |b, value, ty, loc| {
        let mut state = OpState::of(b.cx(), &CAST, loc);
        state.operands.push(value);
        state.result_types.push(ty);
        Some(b.create_value(state))
    },
    handle_block_terminator: |b, terminator, dest| {
        if b.body().op_name(terminator) != b.cx().op_name("t.ret") {
            return;
        }
        let mut state = OpState::of(b.cx(), &BR, b.body().loc(terminator));
        state.operands.extend(b.body().operands(terminator));
        state.successors.push(dest);
        b.create(state);
        b.erase_op(terminator);
    },
    ..DialectInlinerInterface::ALWAYS
};

static DIALECT: DialectDef = DialectDef {
    name: "t",
    ops: &[
        &MODULE, &FUNC, &CALL, &CONST, &ADD, &NEG, &ABS, &MUL, &CAST, &PRINT, &LOAD, &RET, &YIELD, &BR,
        &FORK, &LOOP, &REF,
    ],
    materialize_constant: Some(|b, value, ty, loc| {
        let mut state = OpState::of(b.cx(), &CONST, loc);
        state.inherent[0] = Some(value);
        state.result_types.push(ty);
        Some(b.create_value(state))
    }),
    interfaces: &[&INLINER],
    ..DialectDef::EMPTY
};

pub(crate) fn context() -> Context {
    let mut registry = Registry::new();
    registry.add(&DIALECT);
    Context::new(registry)
}

/// Parses a module.
pub(crate) fn parse(cx: &Context, text: &str) -> Module {
    let mut state = OpState::new(cx, cx.op_name("t.module"), cx.file_loc("t", 1, 1));
    let (region, body) = state.add_isolated_region().expect("a module is isolated");
    let block = body.create_block(&[]);
    body.append_block(region, block);
    let mut lines =
        text.lines().enumerate().map(|(n, l)| (n as u32 + 1, l.trim())).filter(|(_, l)| !l.is_empty());
    let mut pending = lines.next();
    while let Some((line, head)) = pending {
        if let Some(callee) = head.strip_prefix("ref @") {
            let mut state = OpState::of(cx, &REF, cx.file_loc("t", line, 1));
            state.set_attr(cx, "callee", cx.symbol_ref_attr(callee));
            let op = body.create_op(cx, state);
            body.append_op(block, op);
            pending = lines.next();
            continue;
        }
        let mut inside = Vec::new();
        pending = lines.next();
        while let Some((line, text)) =
            pending.filter(|(_, t)| !t.starts_with("func") && !t.starts_with("ref"))
        {
            inside.push((line, text));
            pending = lines.next();
        }
        let op = body.create_op(cx, function(cx, line, head, &inside));
        body.append_op(block, op);
    }
    Module::from_state(cx, state)
}

fn ty(cx: &Context, name: &str) -> (String, Type) {
    match name.trim().split_once(':') {
        Some((name, "f")) => (name.to_owned(), cx.f64_ty()),
        _ => (name.trim().to_owned(), cx.int_ty(64)),
    }
}

fn split_args(text: &str) -> (&str, Vec<&str>) {
    let (name, args) = text.split_once('(').unwrap_or((text, ""));
    let args = args.trim_end_matches([')', ':']);
    (name.trim(), args.split(',').map(str::trim).filter(|a| !a.is_empty()).collect())
}

fn function(cx: &Context, line: u32, head: &str, lines: &[(u32, &str)]) -> OpState {
    let mut state = OpState::of(cx, &FUNC, cx.file_loc("t", line, 1));
    let head = head.strip_prefix("func").expect("a function").trim();
    let (private, head) = head.strip_prefix("private").map_or((false, head), |h| (true, h.trim()));
    let (name, params) = split_args(head);
    state.set_attr(cx, "sym_name", cx.string_attr(name.trim_start_matches('@')));
    if private {
        state.set_attr(cx, "sym_visibility", cx.string_attr("private"));
    }
    let params: Vec<(String, Type)> = params.iter().map(|p| ty(cx, p)).collect();
    let mut results = Vec::new();
    if !lines.is_empty() {
        let (region, body) = state.add_isolated_region().expect("a function is isolated");
        let mut read = Reader { cx, body, values: HashMap::new(), blocks: HashMap::new() };
        let loc = cx.file_loc("t", line, 2);
        let args: Vec<_> = params.iter().map(|p| (p.1, loc)).collect();
        let entry = read.body.create_block(&args);
        read.body.append_block(region, entry);
        let values = read.body.block_args(entry).to_vec();
        read.bind(params.iter().map(|p| p.0.clone()), &values);
        for &(line, text) in lines.iter().filter(|l| l.1.starts_with('^')) {
            let (name, args) = split_args(text.trim_end_matches(':'));
            let args: Vec<_> = args.iter().map(|a| ty(cx, a)).collect();
            let locs: Vec<_> = args.iter().map(|a| (a.1, cx.file_loc("t", line, 2))).collect();
            let block = read.body.create_block(&locs);
            read.body.append_block(region, block);
            let values = read.body.block_args(block).to_vec();
            read.bind(args.into_iter().map(|a| a.0), &values);
            read.blocks.insert(name.to_owned(), block);
        }
        results = read.lines(entry, lines);
    }
    let params: Vec<Type> = params.iter().map(|p| p.1).collect();
    state.set_attr(cx, "function_type", cx.type_attr(cx.function_ty(&params, &results)));
    state
}

struct Reader<'a> {
    cx: &'a Context,
    body: &'a mut Body,
    values: HashMap<String, Value>,
    blocks: HashMap<String, Block>,
}

impl Reader<'_> {
    fn bind(&mut self, names: impl Iterator<Item = String>, values: &[Value]) {
        self.values.extend(names.zip(values.iter().copied()));
    }

    /// Parses operations; returns the operand types of the last `ret`.
    fn lines(&mut self, entry: Block, lines: &[(u32, &str)]) -> Vec<Type> {
        let mut blocks = vec![entry];
        let mut returned = Vec::new();
        for &(line, text) in lines {
            let block = *blocks.last().expect("braces match");
            if text.starts_with('^') {
                let name = split_args(text.trim_end_matches(':')).0;
                blocks = vec![self.blocks[name]];
                continue;
            }
            if text == "}" {
                blocks.pop();
                continue;
            }
            let op = self.line(block, line, text);
            if let Some(&region) = self.body.regions_of(op).first() {
                blocks.push(self.body.entry_block(region).expect("the region has a block"));
            }
            if self.body.op_name(op) == self.cx.op_name("t.ret") {
                returned = self.body.operands(op).map(|v| self.body.ty(v)).collect();
            }
        }
        returned
    }

    fn line(&mut self, block: Block, line: u32, text: &str) -> Op {
        let cx = self.cx;
        let (results, text) = text.split_once('=').unwrap_or(("", text));
        let results: Vec<_> =
            results.split(',').filter(|r| !r.trim().is_empty()).map(|r| ty(cx, r)).collect();
        let mut words = text.split_whitespace();
        let name = words.next().expect("an operation has a name");
        let mut state = OpState::new(cx, cx.op_name(&format!("t.{name}")), cx.file_loc("t", line, 1));
        state.result_types.extend(results.iter().map(|r| r.1));
        for word in words {
            if let Some(callee) = word.strip_prefix('@') {
                state.set_attr(cx, "callee", cx.symbol_ref_attr(callee));
            } else if word.starts_with('^') {
                state.successors.push(self.blocks[word]);
            } else if word == "{" {
                let region = self.body.create_region();
                let inner = self.body.create_block(&[]);
                self.body.append_block(region, inner);
                state.regions.push(region);
            } else if let Ok(value) = word.parse::<i128>() {
                state.set_attr(cx, "value", cx.int_attr(value, cx.int_ty(64)));
            } else {
                state
                    .operands
                    .push(*self.values.get(word).unwrap_or_else(|| panic!("{line}: no value {word}")));
            }
        }
        let op = self.body.create_op(cx, state);
        self.body.append_op(block, op);
        let values: Vec<Value> = self.body.results(op).collect();
        self.bind(results.into_iter().map(|r| r.0), &values);
        op
    }
}

/// Prints a module; with `locs`, each operation has its line (`7@3` for line 7 called from line 3).
pub(crate) fn print(cx: &Context, module: &Module, locs: bool) -> String {
    let mut out = String::new();
    let body = module.body();
    let region = module.region().expect("a module has a region");
    for op in body.region_ops(region) {
        let view = OpRef::new(cx, body, op);
        if view.name() == "t.ref" {
            let _ =
                writeln!(out, "ref @{}", view.attr("callee").and_then(|a| a.as_flat_symbol()).unwrap_or("?"));
            continue;
        }
        let private = if view.attr("sym_visibility").is_some() { "private " } else { "" };
        let name = view.attr("sym_name").and_then(|a| a.as_str()).unwrap_or("?");
        let _ = write!(out, "func {private}@{name}");
        if let Some(inside) = body.nested(op) {
            let mut p = Printer {
                cx,
                body: inside,
                out: &mut out,
                names: HashMap::new(),
                blocks: HashMap::new(),
                locs,
            };
            for &root in inside.roots() {
                p.region(root, 1);
            }
            if inside.roots().is_empty() {
                out.push('\n');
            }
        }
    }
    out
}

struct Printer<'a> {
    cx: &'a Context,
    body: &'a Body,
    out: &'a mut String,
    names: HashMap<Value, String>,
    blocks: HashMap<Block, usize>,
    locs: bool,
}

impl Printer<'_> {
    fn name(&mut self, value: Value) -> String {
        let next = self.names.len();
        let f = if self.body.ty(value) == self.cx.f64_ty() { ":f" } else { "" };
        self.names.entry(value).or_insert_with(|| format!("{next}{f}")).clone()
    }

    fn region(&mut self, region: mlir::Region, depth: usize) {
        for (number, block) in self.body.blocks(region).enumerate() {
            self.blocks.insert(block, number);
        }
        for (number, block) in self.body.blocks(region).enumerate() {
            let args: Vec<String> =
                self.body.block_args(block).to_vec().into_iter().map(|a| self.name(a)).collect();
            match (number, depth) {
                (0, 1) => _ = writeln!(self.out, "({})", args.join(", ")),
                (0, _) => {}
                _ => _ = writeln!(self.out, "^{number}({}):", args.join(", ")),
            }
            for op in self.body.ops(block) {
                self.op(op, depth);
            }
        }
    }

    fn op(&mut self, op: Op, depth: usize) {
        let view = OpRef::new(self.cx, self.body, op);
        let operands: Vec<String> = view.operands().map(|v| self.name(v)).collect();
        let results: Vec<String> = view.results().map(|v| self.name(v)).collect();
        let _ = write!(self.out, "{}", "  ".repeat(depth));
        if !results.is_empty() {
            let _ = write!(self.out, "{} = ", results.join(", "));
        }
        let _ = write!(self.out, "{}", view.name().trim_start_matches("t."));
        if let Some(value) = view.attr("value").and_then(|a| a.as_int()) {
            let _ = write!(self.out, " {value}");
        }
        if let Some(callee) = view.attr("callee").and_then(|a| a.as_flat_symbol()) {
            let _ = write!(self.out, " @{callee}");
        }
        for successor in view.successors() {
            let _ = write!(self.out, " ^{}", self.blocks[&successor]);
        }
        for operand in operands {
            let _ = write!(self.out, " {operand}");
        }
        if self.locs {
            let _ = write!(self.out, "  ; {}", place(self.cx, view.loc()));
        }
        match self.body.regions_of(op).first() {
            Some(&region) => {
                let _ = writeln!(self.out, " {{");
                self.region(region, depth + 1);
                let _ = writeln!(self.out, "{}}}", "  ".repeat(depth));
            }
            None => self.out.push('\n'),
        }
    }
}

fn place(cx: &Context, loc: mlir::Loc) -> String {
    match cx.loc_kind(loc) {
        LocKind::File { line, .. } => line.to_string(),
        LocKind::CallSite { callee, caller } => format!("{}@{}", place(cx, callee), place(cx, caller)),
        _ => "?".to_owned(),
    }
}
