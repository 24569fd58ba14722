//! What is known about the functions of a module: their types, and how they access their arguments.

use mlir::interfaces::{ARG_ATTRS, signature, value_attrs};
use mlir::{Attr, Context, Ident, Op, OpRef, Type};
use rustc_hash::FxHashMap;

/// The functions of a module.
#[derive(Default)]
pub struct Functions {
    all: Vec<Function>,
    by_name: FxHashMap<Ident, usize>,
}

/// A function of a module.
pub struct Function {
    /// The operation, in the module.
    pub op: Op,
    /// The types of the arguments, which are those of buffers once it is bufferized.
    pub inputs: Vec<Type>,
    /// The types of the results.
    pub results: Vec<Type>,
    /// Whether it has no body.
    pub is_external: bool,
    /// Whether another function calls it.
    pub(super) is_called: bool,
    /// The attributes of each argument.
    pub(super) attrs: Vec<ArgAttrs>,
    /// How it accesses its arguments, once it is analysed.
    pub(super) access: Option<Access>,
}

/// The attributes that say how an argument is bufferized.
#[derive(Clone, Copy, Default)]
pub(super) struct ArgAttrs {
    pub(super) writable: Option<bool>,
    pub(super) layout: Option<Attr>,
    /// Whether it is read and written.
    pub(super) access: Option<(bool, bool)>,
}

/// How a function accesses its arguments.
#[derive(Default)]
pub(super) struct Access {
    /// By argument: whether its buffer is read.
    pub(super) reads: Vec<bool>,
    /// By argument: whether its buffer is written.
    pub(super) writes: Vec<bool>,
    /// By argument: the results whose buffers may share memory with it.
    pub(super) aliases: Vec<Vec<usize>>,
    /// By result: the argument with the same buffer.
    pub(super) equivalent: Vec<Option<usize>>,
}

fn arg_attrs(op: OpRef<'_>, index: usize) -> ArgAttrs {
    let Some(attrs) = value_attrs(op, ARG_ATTRS, index) else { return ArgAttrs::default() };
    let access = attrs.get("bufferization.access").and_then(|attr| attr.as_str());
    ArgAttrs {
        writable: attrs.get("bufferization.writable").and_then(|attr| attr.as_bool()),
        layout: attrs.get("bufferization.buffer_layout").map(|attr| attr.id()),
        access: access.map(|access| {
            (matches!(access, "read" | "read-write"), matches!(access, "write" | "read-write"))
        }),
    }
}

impl Functions {
    /// Adds a function; others find it by its name.
    pub(super) fn add(&mut self, cx: &Context, op: OpRef<'_>, name: &str, is_external: bool) {
        let (inputs, results) = signature(op).unwrap_or_default();
        self.by_name.insert(cx.ident(name), self.all.len());
        self.all.push(Function {
            op: op.id(),
            inputs: inputs.to_vec(),
            results: results.to_vec(),
            is_external,
            is_called: false,
            attrs: (0..inputs.len()).map(|index| arg_attrs(op, index)).collect(),
            access: None,
        });
    }

    /// The function with this name.
    pub(super) fn find(&self, cx: &Context, name: &str) -> Option<usize> {
        self.by_name.get(&cx.ident(name)).copied()
    }

    /// The function with this name.
    pub fn get(&self, cx: &Context, name: &str) -> Option<&Function> {
        self.find(cx, name).map(|at| &self.all[at])
    }

    /// All functions, in their order in the module.
    pub fn all(&self) -> &[Function] {
        &self.all
    }

    pub(super) fn all_mut(&mut self) -> &mut [Function] {
        &mut self.all
    }
}
