//! How intrinsics become operations of the dialect: a table of those that differ from a call with operands.

use dialects::llvm::*;
use mlir::Context;
use mlir::opdef::OpDef;
use rustc_hash::FxHashMap;

use super::ir::*;

/// The arguments that become attributes, by their positions.
pub(super) type Attributes = &'static [(u32, &'static str)];

/// How the call of an intrinsic becomes an operation.
#[derive(Clone, Copy)]
pub(super) enum Form {
    /// All arguments are operands, but for these.
    Arguments(Attributes),
    /// As before; those that become attributes are also converted, after the operands.
    Constants(Attributes),
    /// As the first; the arguments and the result may have attributes.
    WithValueAttributes(Attributes),
    /// As before, with operand bundles.
    WithBundles,
    /// A masked access: the alignment is an attribute of the argument at this position.
    Masked(u32),
    /// The last arguments are names of behaviours: how a result is rounded, if so, and what happens in exceptions.
    Constrained(bool),
    /// The scope that the metadata names.
    ScopeDeclaration,
}

/// Intrinsics that differ from a call with operands, by the names of the dialect's operations.
const SPECIAL: &[(&str, Form)] = &[
    ("llvm.intr.abs", Form::Arguments(&[(1, AbsOp::IS_INT_MIN_POISON_ATTR)])),
    ("llvm.intr.ctlz", Form::Arguments(&[(1, CountLeadingZerosOp::IS_ZERO_POISON_ATTR)])),
    ("llvm.intr.cttz", Form::Arguments(&[(1, CountLeadingZerosOp::IS_ZERO_POISON_ATTR)])),
    ("llvm.intr.expect.with.probability", Form::Arguments(&[(2, "prob")])),
    ("llvm.intr.invariant.start", Form::Arguments(&[(0, "size")])),
    ("llvm.intr.invariant.end", Form::Arguments(&[(1, "size")])),
    ("llvm.intr.is.fpclass", Form::Arguments(&[(1, "bit")])),
    ("llvm.intr.prefetch", Form::Arguments(&[(1, "rw"), (2, "hint"), (3, "cache")])),
    ("llvm.intr.ubsantrap", Form::Arguments(&[(0, "failureKind")])),
    ("llvm.intr.vector.extract", Form::Arguments(&[(1, "pos")])),
    ("llvm.intr.vector.insert", Form::Arguments(&[(2, "pos")])),
    (
        "llvm.intr.matrix.multiply",
        Form::Constants(&[
            (2, MatrixMultiplyOp::LHS_ROWS_ATTR),
            (3, MatrixMultiplyOp::LHS_COLUMNS_ATTR),
            (4, MatrixMultiplyOp::RHS_COLUMNS_ATTR),
        ]),
    ),
    ("llvm.intr.matrix.transpose", Form::Constants(&[(1, "rows"), (2, "columns")])),
    (
        "llvm.intr.matrix.column.major.load",
        Form::Constants(&[(2, "isVolatile"), (3, "rows"), (4, "columns")]),
    ),
    (
        "llvm.intr.matrix.column.major.store",
        Form::Constants(&[(3, "isVolatile"), (4, "rows"), (5, "columns")]),
    ),
    ("llvm.intr.memcpy", Form::WithValueAttributes(&[(3, "isVolatile")])),
    ("llvm.intr.memmove", Form::WithValueAttributes(&[(3, "isVolatile")])),
    ("llvm.intr.memset", Form::WithValueAttributes(&[(3, "isVolatile")])),
    ("llvm.intr.memcpy.inline", Form::WithValueAttributes(&[(2, "len"), (3, "isVolatile")])),
    ("llvm.intr.memset.inline", Form::WithValueAttributes(&[(2, "len"), (3, "isVolatile")])),
    ("llvm.intr.masked.compressstore", Form::WithValueAttributes(&[])),
    ("llvm.intr.masked.expandload", Form::WithValueAttributes(&[])),
    ("llvm.intr.assume", Form::WithBundles),
    ("llvm.intr.masked.load", Form::Masked(0)),
    ("llvm.intr.masked.gather", Form::Masked(0)),
    ("llvm.intr.masked.store", Form::Masked(1)),
    ("llvm.intr.masked.scatter", Form::Masked(1)),
    ("llvm.intr.experimental.constrained.sitofp", Form::Constrained(true)),
    ("llvm.intr.experimental.constrained.uitofp", Form::Constrained(true)),
    ("llvm.intr.experimental.constrained.fptrunc", Form::Constrained(true)),
    ("llvm.intr.experimental.constrained.fpext", Form::Constrained(false)),
    ("llvm.intr.experimental.noalias.scope.decl", Form::ScopeDeclaration),
];

/// Operations whose intrinsic has another name than they.
const RENAMED: &[(&str, &str)] = &[
    ("llvm.va_start", "llvm.intr.vastart"),
    ("llvm.va_end", "llvm.intr.vaend"),
    ("llvm.va_copy", "llvm.intr.vacopy"),
];

/// The operation of each intrinsic, if the dialect has it, by LLVM's number.
#[derive(Default)]
pub(super) struct Intrinsics {
    known: FxHashMap<u32, Option<(&'static OpDef, Form)>>,
}

impl Intrinsics {
    pub(super) fn operation(&mut self, cx: &Context, function: Value<'_>) -> Option<(&'static OpDef, Form)> {
        let number = function.intrinsic_id();
        *self.known.entry(number).or_insert_with(|| {
            let name = intrinsic_name(number);
            let renamed = RENAMED.iter().find(|(llvm, _)| *llvm == name).map(|&(_, ours)| ours.to_owned());
            let ours = renamed.unwrap_or_else(|| name.replacen("llvm.", "llvm.intr.", 1));
            let def = cx.op_def(cx.op_name(&ours))?;
            let special = SPECIAL.iter().find(|(name, _)| *name == def.name).map(|&(_, form)| form);
            Some((def, special.unwrap_or(Form::Arguments(&[]))))
        })
    }

    /// Whether calls of a function become an operation of their own, so that the function itself is not needed.
    pub(super) fn has_operation(&mut self, cx: &Context, function: Value<'_>) -> bool {
        function.intrinsic_id() != 0 && self.operation(cx, function).is_some()
    }
}
