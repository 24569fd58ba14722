//! Suggests the present form of text that was valid in 2019, to help with errors that the old form causes.
//!
//! The first line of an error is that of `mlir-opt`; the help names the present operation or syntax. This module is
//! used only after an error. book/src/reference/mlir-text.md has every row of the tables; a test compares them.

use crate::values::context::Context;

/// An operation of the dialect `std`, in 2019 the only dialect besides `affine`, or of its first successors.
pub(super) struct OldOp {
    /// Its old name.
    pub(super) then: &'static str,
    /// Its present form.
    pub(super) now: &'static str,
}

/// The old operations whose names do not correspond to exactly one operation today.
pub(super) const OPS: &[OldOp] = &[
    OldOp { then: "func", now: "func.func @f(%a: i32) -> i32" },
    OldOp { then: "cfgfunc", now: "func.func @f(%a: i32) -> i32" },
    OldOp { then: "mlfunc", now: "func.func @f(%a: i32) -> i32" },
    OldOp { then: "extfunc", now: "func.func private @f(i32) -> i32" },
    OldOp { then: "br", now: "cf.br ^bb1(%a : i32)" },
    OldOp { then: "cond_br", now: "cf.cond_br %c, ^bb1, ^bb2(%a : i32)" },
    OldOp { then: "br_cond", now: "cf.cond_br %c, ^bb1, ^bb2(%a : i32)" },
    OldOp { then: "call", now: "func.call @f(%a) : (i32) -> i32" },
    OldOp { then: "constant", now: "arith.constant 42 : i32" },
    OldOp { then: "dim", now: "tensor.dim %t, %i : tensor<4x?xf32>" },
    OldOp { then: "dim", now: "memref.dim %m, %i : memref<4x?xf32>" },
    OldOp { then: "alloc_static", now: "memref.get_global @buffer : memref<4xf32>" },
    OldOp { then: "dealloc", now: "memref.dealloc %m : memref<4xf32>" },
    OldOp {
        then: "dma_start",
        now: "memref.dma_start %m[%i], %n[%j], %size, %tag[%k] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>",
    },
    OldOp { then: "dma_wait", now: "memref.dma_wait %tag[%k], %size : memref<1xi32>" },
    OldOp { then: "extract_element", now: "tensor.extract %t[%i] : tensor<4xf32>" },
    OldOp { then: "load", now: "memref.load %m[%i] : memref<4xf32>" },
    OldOp { then: "store", now: "memref.store %v, %m[%i] : memref<4xf32>" },
    OldOp { then: "tensor_load", now: "bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>" },
    OldOp { then: "tensor_store", now: "bufferization.materialize_in_destination %t in writable %m" },
    OldOp { then: "and", now: "arith.andi %a, %b : i32" },
    OldOp { then: "or", now: "arith.ori %a, %b : i32" },
    OldOp { then: "xor", now: "arith.xori %a, %b : i32" },
    OldOp { then: "cmpi", now: "arith.cmpi slt, %a, %b : i32" },
    OldOp { then: "cmpf", now: "arith.cmpf olt, %a, %b : f32" },
    OldOp { then: "divis", now: "arith.divsi %a, %b : i32" },
    OldOp { then: "diviu", now: "arith.divui %a, %b : i32" },
    OldOp { then: "remis", now: "arith.remsi %a, %b : i32" },
    OldOp { then: "remiu", now: "arith.remui %a, %b : i32" },
    OldOp { then: "divi_signed", now: "arith.divsi %a, %b : i32" },
    OldOp { then: "divi_unsigned", now: "arith.divui %a, %b : i32" },
    OldOp { then: "remi_signed", now: "arith.remsi %a, %b : i32" },
    OldOp { then: "remi_unsigned", now: "arith.remui %a, %b : i32" },
    OldOp { then: "shift_left", now: "arith.shli %a, %b : i32" },
    OldOp { then: "shift_right_signed", now: "arith.shrsi %a, %b : i32" },
    OldOp { then: "shift_right_unsigned", now: "arith.shrui %a, %b : i32" },
    OldOp { then: "memref_cast", now: "memref.cast %m : memref<4xf32> to memref<?xf32>" },
    OldOp { then: "tensor_cast", now: "tensor.cast %t : tensor<4xf32> to tensor<?xf32>" },
    OldOp { then: "select", now: "arith.select %c, %a, %b : i32" },
];

/// The present form of the operation called `written`, with or without the name of a dialect that does not exist.
///
/// `functions` are the names of the isolated operations around it, innermost last.
pub(super) fn operation(cx: &Context, written: &str, functions: &[&'static str]) -> Option<String> {
    let (word, functions) = match written.strip_prefix("std.") {
        Some(word) => (word, &[][..]),
        None => (written, functions),
    };
    let ops = cx.dialects().iter().flat_map(|dialect| dialect.ops).filter_map(|op| op.name.split_once('.'));
    let candidates: Vec<&str> = ops.filter(|(_, name)| *name == word).map(|(dialect, _)| dialect).collect();
    let mut outer =
        functions.iter().rev().filter_map(|name| name.split_once('.')).map(|(dialect, _)| dialect);
    let found = match outer.find(|outer| candidates.contains(outer)) {
        Some(dialect) => vec![dialect],
        None => {
            let now: Vec<&str> = OPS.iter().filter(|old| old.then == word).map(|old| old.now).collect();
            if !now.is_empty() {
                return Some(today(written, &now.join("' or '")));
            }
            candidates
        }
    };
    let names: Vec<String> = found.iter().map(|dialect| format!("'{dialect}.{word}'")).collect();
    match names.split_last()? {
        (name, []) => Some(format!("there is an operation {name}")),
        (last, others) => Some(format!("there are operations {} and {last}", others.join(", "))),
    }
}

/// The position of an error.
struct Place<'t> {
    message: &'t str,
    /// The text before the error.
    before: &'t str,
    /// The text from the error on.
    at: &'t str,
}

/// How far before and after an error its cause is searched for, in bytes.
const REACH: usize = 800;

/// An old form.
pub(super) struct OldForm {
    /// An example.
    pub(super) then: &'static str,
    /// Its present form.
    pub(super) now: &'static str,
    fits: fn(&Place<'_>) -> bool,
}

/// The old forms.
pub(super) const FORMS: &[OldForm] = &[
    OldForm {
        then: "(d0)[s0] -> (d0 + s0)",
        now: "affine_map<(d0)[s0] -> (d0 + s0)>",
        fits: |place| place.is_in_old_map() && place.follows_dims("->"),
    },
    OldForm {
        then: "(d0) : (d0 >= 0)",
        now: "affine_set<(d0) : (d0 >= 0)>",
        fits: |place| place.is_in_old_map() && place.follows_dims(":"),
    },
    OldForm {
        then: "affine_set<(d0) : d0 >= 0>",
        now: "affine_set<(d0) : (d0 >= 0)>",
        fits: |place| place.message.starts_with("expected '(' in integer set"),
    },
    OldForm {
        then: "(d0) -> (d0) size (10)",
        now: "affine_map<(d0) -> (d0)>",
        fits: |place| place.is_word("size") && (place.is_after(")") || place.is_after(">")),
    },
    OldForm {
        then: "floordiv(s0, 2)",
        now: "s0 floordiv 2",
        fits: |place| {
            let called = place.at[place.word().len()..].trim_start().starts_with('(');
            called && ["floordiv", "ceildiv", "mod"].contains(&place.word())
        },
    },
    OldForm {
        then: "!a = type i32",
        now: "!a = i32",
        fits: |place| place.is_after("=") && place.is_word("type"),
    },
    OldForm {
        then: "memref<4xf32, memspace0>",
        now: "memref<4xf32, 0 : i32>",
        fits: |place| place.word().strip_prefix("memspace").is_some_and(is_number),
    },
    OldForm {
        then: "dense<tensor<2xi32>, [1, 2]>",
        now: "dense<[1, 2]> : tensor<2xi32>",
        fits: |place| place.is_after("dense<") && place.is_shaped_type(),
    },
    OldForm {
        then: "sparse<tensor<3x4xi32>, [[0, 0], [1, 2]], [1, 5]>",
        now: "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>",
        fits: |place| place.is_after("sparse<") && place.is_shaped_type(),
    },
    OldForm {
        then: "splat<tensor<2xi32>, 5>",
        now: "dense<5> : tensor<2xi32>",
        fits: |place| place.at.starts_with("splat<"),
    },
    OldForm {
        then: "opaque<\"d\", tensor<2xi32>, \"0xFF\">",
        now: "dense_resource<data> : tensor<2xi32>",
        fits: |place| place.at.starts_with("opaque<"),
    },
    OldForm {
        then: "{a = @f : (i32) -> i32}",
        now: "{a = @f}",
        fits: |place| place.is_in_dictionary() && place.last_word().starts_with('@'),
    },
    OldForm {
        then: "{a: 1}",
        now: "{a = 1}",
        fits: |place| place.is_in_dictionary() && place.is_behind_key(),
    },
    OldForm {
        then: "!llvm<\"i32*\">",
        now: "!llvm.ptr",
        fits: |place| place.is_after("!llvm<") && place.at.starts_with('"'),
    },
    OldForm {
        then: "!llvm.i32",
        now: "i32",
        fits: |place| place.is_after("!llvm.") && place.word().strip_prefix('i').is_some_and(is_number),
    },
    OldForm {
        then: "!llvm.float",
        now: "f32",
        fits: |place| place.is_after("!llvm.") && place.is_word("float"),
    },
    OldForm {
        then: "!llvm.double",
        now: "f64",
        fits: |place| place.is_after("!llvm.") && place.is_word("double"),
    },
    OldForm {
        then: "!llvm.ptr<i8>",
        now: "!llvm.ptr",
        fits: |place| place.is_after("!llvm.ptr<") && place.message == "expected integer value",
    },
    OldForm {
        then: "\"d.br\"(%c)[^a, ^b(%v : index)]",
        now: "\"d.br\"(%c, %v)[^a, ^b]",
        fits: |place| place.at.starts_with('(') && place.last_word().starts_with('^'),
    },
    OldForm {
        then: "\"d.op\"(%a) : i32 -> ()",
        now: "\"d.op\"(%a) : (i32) -> ()",
        fits: |place| place.message == "expected function type" && place.line().contains("->"),
    },
    OldForm {
        then: "memref.dim %m, 0",
        now: "memref.dim %m, %c0",
        fits: |place| matches!(place.op(), "memref.dim" | "tensor.dim") && is_number(place.word()),
    },
    OldForm {
        then: "store %v to %m[%i]",
        now: "memref.store %v, %m[%i]",
        fits: |place| matches!(place.op(), "memref.store" | "affine.store") && place.is_word("to"),
    },
    OldForm {
        then: "constant 42 : i32",
        now: "arith.constant 42 : i32",
        fits: |place| place.op() == "constant",
    },
    OldForm {
        then: "bb1:",
        now: "^bb1:",
        fits: |place| {
            place.message.starts_with("custom op") && place.at[place.word().len()..].starts_with(':')
        },
    },
];

/// The present syntax, if an error at byte `at` of `text` is due to an old form.
pub(super) fn syntax(text: &str, at: usize, message: &str) -> Option<String> {
    let (before, after) = text.split_at_checked(at)?;
    let before = &before[before.ceil_char_boundary(at.saturating_sub(REACH))..];
    let after = &after[..after.floor_char_boundary(REACH)];
    let place = Place { message, before: before.trim_end(), at: after.trim_start() };
    let form = FORMS.iter().find(|form| (form.fits)(&place))?;
    Some(today(form.then, form.now))
}

fn today(then: &str, now: &str) -> String {
    format!("'{then}' is written '{now}' now")
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

fn is_word_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.')
}

impl<'t> Place<'t> {
    /// The word at the error.
    fn word(&self) -> &'t str {
        let end = self.at.find(|c| !is_word_char(c)).unwrap_or(self.at.len());
        &self.at[..end]
    }

    fn is_word(&self, word: &str) -> bool {
        self.word() == word
    }

    fn is_shaped_type(&self) -> bool {
        ["tensor<", "vector<"].iter().any(|ty| self.at.starts_with(ty))
    }

    /// Whether a list of names begins here where an attribute belongs: in an alias, a list or dictionary, an operation
    /// of `affine`, or the layout of a memref. Elsewhere it is a list of types.
    fn is_in_old_map(&self) -> bool {
        let Some(before) = self.before.strip_suffix('(').map(str::trim_end) else { return false };
        let is_layout = |before: &str| {
            let layout = before.rfind("memref<").map(|at| &before[at..]);
            before.ends_with(',') && layout.is_some_and(|layout| !layout.contains(['>', '(']))
        };
        before.ends_with(['=', '[']) || self.op().starts_with("affine.") || is_layout(before)
    }

    /// Whether an unexpected colon follows a value in a dictionary.
    fn is_in_dictionary(&self) -> bool {
        self.at.starts_with(':') && self.message.ends_with("in attribute dictionary")
    }

    /// Whether the name of an attribute comes right before the error.
    fn is_behind_key(&self) -> bool {
        let key = match self.before.strip_suffix('"') {
            Some(text) => text.rfind('"').map_or("", |at| &text[..at]),
            None => self.before.trim_end_matches(is_word_char),
        };
        key.len() < self.before.len() && key.trim_end().ends_with(['{', ','])
    }

    fn is_after(&self, text: &str) -> bool {
        self.before.ends_with(text)
    }

    /// The word right before the error, with the sign that begins a name.
    fn last_word(&self) -> &'t str {
        let start = self.before.trim_end_matches(is_word_char);
        let sign = start.char_indices().next_back().filter(|(_, c)| "@^%#!".contains(*c));
        &self.before[sign.map_or(start.len(), |(at, _)| at)..]
    }

    /// The rest of the line.
    fn line(&self) -> &'t str {
        self.at.lines().next().unwrap_or_default()
    }

    /// The name of the operation in the line of the error.
    fn op(&self) -> &'t str {
        let line = self.before.lines().next_back().unwrap_or_default();
        let op = line.trim_start();
        let op =
            if op.starts_with('%') { op.split_once('=').map_or("", |(_, op)| op.trim_start()) } else { op };
        &op[..op.find(|c| !is_word_char(c)).unwrap_or(op.len())]
    }

    /// Whether this continues a list of names whose closing parenthesis comes before `sign`, with or without a list of
    /// symbols in between.
    fn follows_dims(&self, sign: &str) -> bool {
        let is_list = |text: &str| text.chars().all(|c| is_word_char(c) || c.is_whitespace() || c == ',');
        let Some((dims, rest)) = self.at.split_once(')') else { return false };
        let rest = rest.trim_start();
        let rest = rest.strip_prefix(',').unwrap_or(rest).trim_start();
        let rest = match rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((symbols, rest)) if is_list(symbols) => rest.trim_start(),
            _ => rest,
        };
        is_list(dims) && rest.starts_with(sign)
    }
}
