//! What traits ask of an operation, in MLIR's words.

use rustc_hash::FxHashMap;

use crate::attributes::AttrRef;
use crate::context::{Context, Ident};
use crate::diag::Diag;
use crate::interfaces::{
    BranchOpInterface, RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionSuccessor,
};
use crate::ir::{Body, Op, OpRef};
use crate::opdef::{OpDef, Presence, Traits};
use crate::symbol_table::{NAME, SymbolTables, SymbolUser, VISIBILITY, table_body};
use crate::types::{DYNAMIC, Type, TypeKind, TypeRef};

/// The traits that look at the operation alone.
pub(super) fn check(op: OpRef<'_>, def: &OpDef, errors: &mut Vec<Diag>) {
    let has = |t| def.traits.contains(t);
    if has(Traits::TERMINATOR) && !ends_its_block(op) {
        errors.push(op.error("must be the last operation in the parent block"));
    }
    check_same(op, def, errors);
    if has(Traits::ELEMENTWISE) {
        check_elementwise(op, errors);
    }
    if has(Traits::SYMBOL) {
        check_symbol(op, def, errors);
    }
    if has(Traits::FUNCTION) {
        check_function(op, errors);
    }
    if let Some(branch) = def.interface::<BranchOpInterface>() {
        check_branch(op, branch, errors);
    }
}

/// What a branch passes are the arguments of its successors.
fn check_branch(op: OpRef<'_>, branch: &BranchOpInterface, errors: &mut Vec<Diag>) {
    let body = op.body();
    for (index, dest) in op.successors().enumerate() {
        let range = (branch.successor_operands)(op, index);
        let passed: Vec<Type> = op.operand_types().skip(range.start).take(range.len()).collect();
        let args = body.block_args(dest);
        if passed.len() != args.len() {
            let message = format!(
                "branch has {} operands for successor #{index}, but target block has {}",
                passed.len(),
                args.len()
            );
            errors.push(Diag::error(op.loc(), message));
            continue;
        }
        for (at, (&ty, &arg)) in passed.iter().zip(args).enumerate() {
            if ty != body.ty(arg) {
                let message = format!("type mismatch for bb argument #{at} of successor #{index}");
                errors.push(Diag::error(op.loc(), message));
            }
        }
    }
}

/// What the terminators of the regions pass to the operation are its results.
pub(super) fn check_region_branches(op: OpRef<'_>, branch: &RegionBranchOpInterface, errors: &mut Vec<Diag>) {
    let results: Vec<Type> = op.result_types().collect();
    for (index, region) in op.regions().enumerate() {
        if !(branch.successor_regions)(op, Some(index)).contains(&RegionSuccessor::Parent) {
            continue;
        }
        for terminator in region.blocks().filter_map(|b| b.last_op()) {
            let Some(passing) = terminator.interface::<RegionBranchTerminatorOpInterface>() else { continue };
            let range = (passing.passed_operands)(terminator);
            let passed: Vec<Type> = terminator.operand_types().skip(range.start).take(range.len()).collect();
            let edge = format!("along control flow edge from Operation {} to parent", terminator.name());
            if passed.len() != results.len() {
                errors.push(op.error(format!(
                    "{edge}: region branch point has {} operands, but region successor needs {} inputs",
                    passed.len(),
                    results.len()
                )));
                continue;
            }
            for (at, (&from, &to)) in passed.iter().zip(&results).enumerate() {
                if from != to {
                    errors.push(op.error(format!(
                        "{edge}: successor operand type #{at} '{}' should match successor input type #{at} '{}'",
                        op.cx().type_ref(from),
                        op.cx().type_ref(to)
                    )));
                }
            }
        }
    }
}

fn ends_its_block(op: OpRef<'_>) -> bool {
    op.body().block_of(op.id()).is_some_and(|b| op.body().last_op(b) == Some(op.id()))
}

/// The traits about operands and results that are alike.
fn check_same(op: OpRef<'_>, def: &OpDef, errors: &mut Vec<Diag>) {
    const ANY: Traits = Traits::SAME_OPERANDS_AND_RESULT_TYPE
        .with(Traits::SAME_TYPE_OPERANDS)
        .with(Traits::SAME_RESULT_TYPE)
        .with(Traits::SAME_OPERANDS_AND_RESULT_SHAPE)
        .with(Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
        .with(Traits::SAME_OPERANDS_SHAPE)
        .with(Traits::SAME_OPERANDS_ELEMENT_TYPE);
    if !def.traits.intersects(ANY) {
        return;
    }
    // One type everywhere satisfies them all.
    let mut types = op.operand_types().chain(op.result_types());
    if types.next().is_none_or(|first| types.all(|ty| ty == first)) {
        return;
    }
    let has = |t| def.traits.contains(t);
    let operands: Vec<TypeRef<'_>> = op.operands().map(|v| op.ty(v)).collect();
    let results: Vec<TypeRef<'_>> = op.results().map(|v| op.ty(v)).collect();
    let all: Vec<TypeRef<'_>> = results.iter().chain(&operands).copied().collect();
    let element = |t: TypeRef<'_>, u: TypeRef<'_>| t.element_type() == u.element_type();
    let mut require = |given: bool, holds: bool, message: &str| {
        if given && !holds {
            errors.push(op.error(message));
        }
    };
    require(
        has(Traits::SAME_TYPE_OPERANDS),
        alike(&operands, |t, u| t == u),
        "requires all operands to have the same type",
    );
    require(
        has(Traits::SAME_RESULT_TYPE),
        alike(&results, |t, u| t == u),
        "requires all results to have the same type",
    );
    require(
        has(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
        alike(&all, |t, u| element(t, u) && compatible_shapes(t, u)),
        "requires the same type for all operands and results",
    );
    require(
        has(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
        alike(&all, |t, u| encoding(t) == encoding(u)),
        "requires the same encoding for all operands and results",
    );
    require(
        has(Traits::SAME_OPERANDS_AND_RESULT_SHAPE),
        alike(&all, compatible_shapes),
        "requires the same shape for all operands and results",
    );
    require(
        has(Traits::SAME_OPERANDS_SHAPE),
        alike(&operands, compatible_shapes),
        "requires the same shape for all operands",
    );
    require(
        has(Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE),
        alike(&all, element),
        "requires the same element type for all operands and results",
    );
    require(
        has(Traits::SAME_OPERANDS_ELEMENT_TYPE),
        alike(&operands, element),
        "requires the same element type for all operands",
    );
}

/// True when every type is like the first.
fn alike(types: &[TypeRef<'_>], like: impl Fn(TypeRef<'_>, TypeRef<'_>) -> bool) -> bool {
    let Some((&first, rest)) = types.split_first() else { return true };
    rest.iter().all(|&t| like(first, t))
}

fn encoding(ty: TypeRef<'_>) -> Option<crate::Attr> {
    match ty.kind() {
        TypeKind::RankedTensor { encoding, .. } => *encoding,
        _ => None,
    }
}

/// True unless both are shaped and differ where both are known, or only one is shaped.
fn compatible_shapes(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    if a == b || (!a.is_shaped() && !b.is_shaped()) {
        return true;
    }
    if a.is_shaped() != b.is_shaped() || a.is_vector() != b.is_vector() {
        return false;
    }
    let (Some(x), Some(y)) = (a.shape(), b.shape()) else { return true };
    let fits = |(&m, &n): (&i64, &i64)| m == n || m == DYNAMIC || n == DYNAMIC;
    x.len() == y.len() && x.iter().zip(y).all(fits)
}

fn check_elementwise(op: OpRef<'_>, errors: &mut Vec<Diag>) {
    let mappable = |t: &TypeRef<'_>| t.is_vector() || t.is_tensor();
    let operands: Vec<TypeRef<'_>> = op.operands().map(|v| op.ty(v)).filter(mappable).collect();
    let results: Vec<TypeRef<'_>> = op.results().map(|v| op.ty(v)).filter(mappable).collect();
    if operands.is_empty() && results.is_empty() {
        return;
    }
    let first = operands.first().or(results.first());
    let kind = |t: TypeRef<'_>| (t.is_vector(), t.is_tensor());
    let message = if results.is_empty() {
        "if an operand is non-scalar, then there must be at least one non-scalar result"
    } else if operands.is_empty() {
        "if a result is non-scalar, then at least one operand must be non-scalar"
    } else if results.len() != op.num_results() {
        "if an operand is non-scalar, then all results must be non-scalar"
    } else if !first.is_none_or(|&f| {
        operands.iter().chain(&results).all(|&t| kind(t) == kind(f) && compatible_shapes(f, t))
    }) {
        "all non-scalar operands/results must have the same shape and base type"
    } else {
        return;
    };
    errors.push(op.error(message));
}

fn check_symbol(op: OpRef<'_>, def: &OpDef, errors: &mut Vec<Diag>) {
    let optional =
        def.attr_slot(NAME).is_some_and(|s| !matches!(def.attributes[s].presence, Presence::Required));
    let name = op.attr(NAME);
    if name.is_none() && optional {
        return;
    }
    if !name.is_some_and(AttrRef::is_string) {
        errors.push(op.error(format!("requires string attribute '{NAME}'")));
    }
    match op.attr(VISIBILITY).map(|v| (v, v.as_str())) {
        None | Some((_, Some("public" | "private" | "nested"))) => {}
        Some((_, Some(other))) => errors.push(op.error(format!(
            "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got {other:?}"
        ))),
        Some((other, None)) => errors.push(op.error(format!(
            "requires visibility attribute '{VISIBILITY}' to be a string attribute, but got {other}"
        ))),
    }
    if op.num_results() != 0 {
        errors.push(op.error("symbols must not have results"));
    }
    let parent = op.parent_op();
    if parent.is_some_and(|p| p.def().is_some_and(|d| !d.traits.contains(Traits::SYMBOL_TABLE))) {
        errors.push(op.error("symbol's parent must have the SymbolTable trait"));
    }
}

/// A function whose type is the builtin function type; dialects with types of their own check theirs themselves.
fn check_function(op: OpRef<'_>, errors: &mut Vec<Diag>) {
    let cx = op.cx();
    let Some(ty) = op.attr("function_type").and_then(|a| a.as_type()) else { return };
    let Some((inputs, results)) = cx.type_ref(ty).as_function() else { return };
    check_value_attrs(op, ("arg_attrs", "argument", inputs.len()), errors);
    check_value_attrs(op, ("res_attrs", "result", results.len()), errors);
    if op.num_regions() != 1 {
        return errors.push(op.error("expects one region"));
    }
    let region = op.region(0);
    let Some(entry) = region.entry() else { return };
    let args: Vec<Type> = entry.arg_types().collect();
    if args.len() != inputs.len() {
        let message = format!("entry block must have {} arguments to match function signature", inputs.len());
        return errors.push(op.error(message));
    }
    for (i, (&arg, &input)) in args.iter().zip(inputs).enumerate() {
        if arg != input {
            errors.push(op.error(format!(
                "type of entry block argument #{i}('{}') must match the type of the corresponding argument in \
                 function signature('{}')",
                cx.type_ref(arg),
                cx.type_ref(input)
            )));
        }
    }
}

fn check_value_attrs(op: OpRef<'_>, (name, what, expected): (&str, &str, usize), errors: &mut Vec<Diag>) {
    let cx = op.cx();
    let Some(all) = op.attr(name).and_then(|a| a.as_array()) else { return };
    if all.len() != expected {
        errors.push(op.error(format!(
            "expects {what} attribute array to have the same number of elements as the number of function {what}s, \
             got {}, but expected {expected}",
            all.len()
        )));
    }
    for &attr in all {
        let attr = cx.attr_ref(attr);
        match attr.as_dictionary() {
            None => errors.push(op.error(format!(
                "expects {what} attribute dictionary to be a DictionaryAttr, but got `{attr}`"
            ))),
            Some(entries) if entries.iter().any(|&(n, _)| !cx.str(n).contains('.')) => {
                errors.push(op.error(format!("{what}s may only have dialect attributes")));
            }
            Some(_) => {}
        }
    }
}

/// Regions that are not empty end with the operation that the text leaves out.
pub(super) fn check_implicit_terminator(op: OpRef<'_>, terminator: &str, errors: &mut Vec<Diag>) {
    for region in op.regions() {
        let Some(last) = region.entry().and_then(|b| b.last_op()) else { continue };
        if last.name() != terminator {
            let message = format!("expects regions to end with '{terminator}', found '{}'", last.name());
            let note = format!("in custom textual format, the absence of terminator implies '{terminator}'");
            errors.push(op.error(message).with_note(op.loc(), note));
        }
    }
}

/// No name twice, and every user of a symbol finds what it needs.
pub(super) fn check_symbol_table(op: OpRef<'_>, errors: &mut Vec<Diag>) {
    if op.num_regions() != 1 {
        return errors.push(op.error("Operations with a 'SymbolTable' must have exactly one region"));
    }
    let region = op.region(0);
    let mut blocks = region.blocks();
    let (Some(block), None) = (blocks.next(), blocks.next()) else {
        return errors.push(op.error("Operations with a 'SymbolTable' must have exactly one block"));
    };
    let cx = op.cx();
    let mut names: FxHashMap<Ident, Op> = FxHashMap::default();
    for symbol in block.ops() {
        let Some(name) = symbol.attr(NAME).and_then(|a| a.as_str()) else { continue };
        if let Some(first) = names.insert(cx.ident(name), symbol.id()) {
            let note = "see existing symbol definition here";
            let diag = Diag::error(symbol.loc(), format!("redefinition of symbol named '{name}'"));
            errors.push(diag.with_note(block.body().loc(first), note));
            names.insert(cx.ident(name), first);
        }
    }
    check_symbol_users(op, errors);
}

/// Asks every operation below that refers to symbols, but not below another table, which asks its own.
fn check_symbol_users(table: OpRef<'_>, errors: &mut Vec<Diag>) {
    let body = table_body(table);
    let ops: Vec<Op> = table.regions().flat_map(|r| body.region_ops(r.id())).collect();
    let nested = table.body().nested(table.id()).is_some();
    let outer = if nested { Some(&table) } else { table.outer() };
    check_users(&SymbolTables::new(), (table.cx(), body, outer), ops, 0, errors);
}

/// Isolated operations below a table that nest deeper than this were refused already.
const MAX_DEPTH: usize = 256;

/// Asks these operations of a body, and those inside them.
fn check_users(
    tables: &SymbolTables,
    (cx, body, outer): (&Context, &Body, Option<&OpRef<'_>>),
    mut pending: Vec<Op>,
    depth: usize,
    errors: &mut Vec<Diag>,
) {
    pending.reverse();
    while let Some(id) = pending.pop() {
        let op = OpRef::with_outer(cx, body, id, outer);
        let Some(def) = op.def() else { continue };
        if let Some(user) = def.interface::<SymbolUser>() {
            errors.extend((user.verify)(op, tables).err());
        }
        if def.traits.contains(Traits::SYMBOL_TABLE) || depth > MAX_DEPTH {
            continue;
        }
        if let Some(nested) = body.nested(id) {
            let ops = nested.roots().iter().flat_map(|&r| nested.region_ops(r)).collect();
            check_users(tables, (cx, nested, Some(&op)), ops, depth + 1, errors);
        } else if !body.regions_of(id).is_empty() {
            let at = pending.len();
            pending.extend(body.regions_of(id).iter().flat_map(|&r| body.region_ops(r)));
            pending[at..].reverse();
        }
    }
}
