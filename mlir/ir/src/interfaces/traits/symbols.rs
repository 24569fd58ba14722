//! Symbols, the tables that hold them, and functions.

use rustc_hash::FxHashMap;

use crate::definitions::attr::Presence;
use crate::definitions::op::{OpDef, Traits};
use crate::interfaces::{
    ARG_ATTRS, FunctionOpInterface, RES_ATTRS, SymbolOpInterface, SymbolUserOpInterface, signature,
};
use crate::ir::body::Body;
use crate::ir::diag::Diag;
use crate::ir::entities::{Op, Region};
use crate::ir::name_set::NameSet;
use crate::ir::symbol_table::{NAME, SymbolTables, VISIBILITY, Visibility, table_body, visibility};
use crate::ir::view::OpRef;
use crate::values::context::{AttrRef, Context};
use crate::values::ids::Ident;

/// `Symbol`: the operation has a name, a valid visibility, and a symbol table around it.
///
/// # Errors
/// The first of these that does not hold.
pub fn symbol(op: OpRef<'_>) -> Result<(), Diag> {
    let Some(def) = op.def() else { return Ok(()) };
    let interface = op.interface().copied().unwrap_or(SymbolOpInterface::DEFAULT);
    let slot = def.attr_slot(NAME).and_then(|s| def.attributes.get(s));
    let optional = slot.is_some_and(|a| !matches!(a.presence, Presence::Required));
    let name = op.attr(NAME);
    if name.is_none() && (optional || (interface.is_optional_symbol)(op)) {
        return Ok(());
    }
    if !name.is_some_and(AttrRef::is_string) {
        return Err(op.error(format!("requires string attribute '{NAME}'")));
    }
    match op.attr(VISIBILITY).map(|v| (v, v.as_str())) {
        None | Some((_, Some("public" | "private" | "nested"))) => {}
        Some((_, Some(other))) => {
            return Err(op.error(format!(
                "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got {other:?}"
            )));
        }
        Some((other, None)) => {
            return Err(op.error(format!(
                "requires visibility attribute '{VISIBILITY}' to be a string attribute, but got {other}"
            )));
        }
    }
    if visibility(op) == Visibility::Public && (interface.is_declaration)(op) {
        return Err(op
            .error("symbol declaration cannot have public visibility")
            .with_help("a symbol without a body must be private, as in 'func.func private @f()'"));
    }
    if op.num_results() != 0 {
        return Err(op.error("symbols must not have results"));
    }
    let parent = op.parent_op();
    if parent.is_some_and(|p| p.def().is_some_and(|d| !d.traits.contains(Traits::SYMBOL_TABLE))) {
        return Err(op.error("symbol's parent must have the SymbolTable trait"));
    }
    Ok(())
}

/// `FunctionOpInterface`: the attributes of arguments and results match them, and the body takes the function's
/// arguments.
///
/// # Errors
/// The first of these that does not hold.
pub fn function(op: OpRef<'_>) -> Result<(), Diag> {
    let interface = op.interface().copied().unwrap_or(FunctionOpInterface::DEFAULT);
    (interface.verify_type)(op)?;
    if let Some((inputs, results)) = signature(op) {
        check_value_attrs(op, (ARG_ATTRS, "argument", inputs.len()))?;
        check_value_attrs(op, (RES_ATTRS, "result", results.len()))?;
    }
    if op.num_regions() != 1 {
        return Err(op.error("expects one region"));
    }
    (interface.verify_body)(op)
}

fn check_value_attrs(op: OpRef<'_>, (name, what, expected): (&str, &str, usize)) -> Result<(), Diag> {
    let cx = op.cx();
    let Some(all) = op.attr(name).and_then(|a| a.as_array()) else { return Ok(()) };
    if all.len() != expected {
        return Err(op.error(format!(
            "expects {what} attribute array to have the same number of elements as the number of function {what}s, \
             got {}, but expected {expected}",
            all.len()
        )));
    }
    for (index, &attr) in all.iter().enumerate() {
        let attr = cx.attr_ref(attr);
        let Some(entries) = attr.as_dictionary() else {
            return Err(op.error(format!(
                "expects {what} attribute dictionary to be a DictionaryAttr, but got `{attr}`"
            )));
        };
        for &(key, value) in entries {
            let Some((dialect, rest)) = cx.str(key).split_once('.') else {
                return Err(op.error(format!("{what}s may only have dialect attributes")));
            };
            let Some(dialect) = cx.dialect(dialect) else { continue };
            let check = if what == "argument" {
                dialect.verify_region_arg_attr
            } else {
                dialect.verify_region_result_attr
            };
            if let Some(check) = check {
                check(op, (0, index), rest, cx.attr_ref(value))?;
            }
        }
    }
    Ok(())
}

/// `SymbolTable`: there is one region with one block, names are unique, and every symbol user finds what it needs.
pub fn symbol_table(op: OpRef<'_>, errors: &mut Vec<Diag>) {
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
            let diag = symbol.plain_error(format!("redefinition of symbol named '{name}'"));
            errors.push(diag.with_note(block.body().loc(first), note));
            names.insert(cx.ident(name), first);
        }
    }
    check_symbol_users(op, errors);
}

/// Verifies every symbol user below, except below another table, which does that itself.
fn check_symbol_users(table: OpRef<'_>, errors: &mut Vec<Diag>) {
    let body = table_body(table);
    let regions: Vec<Region> = table.regions().map(|r| r.id()).collect();
    let nested = table.body().nested(table.id()).is_some();
    let outer = if nested { Some(&table) } else { table.outer() };
    let users = Users::new(table.cx());
    errors.extend(check_users((&SymbolTables::new(), &users), (table.cx(), body, outer), regions, 0).err());
}

/// The names of the operations that use symbols.
struct Users(NameSet);

impl Users {
    fn new(cx: &Context) -> Self {
        let uses = |def: &OpDef| def.interface::<SymbolUserOpInterface>().is_some();
        let mut names = NameSet::default();
        (0..)
            .zip(cx.op_defs())
            .filter(|(_, def)| def.is_some_and(uses))
            .for_each(|(name, _)| names.insert(name));
        Users(names)
    }

    /// False if no operation in a body uses symbols. This lets most bodies be skipped without a walk.
    fn may_be_in(&self, body: &Body) -> bool {
        body.may_have(self.0) || body.nested.iter().any(Option::is_some)
    }
}

/// Isolated operations nested more deeply below a table have already been refused.
const MAX_DEPTH: usize = 256;

/// Work that remains in the walk over symbol users.
enum Pending {
    Region(Region),
    /// An operation with its own body.
    Isolated(Op),
}

/// Verifies the symbol users in these regions of a body. As in MLIR, the operations of a region come before those
/// nested in them, the last nested region comes first, and the first error ends the walk.
fn check_users(
    (tables, users): (&SymbolTables, &Users),
    (cx, body, outer): (&Context, &Body, Option<&OpRef<'_>>),
    regions: Vec<Region>,
    depth: usize,
) -> Result<(), Diag> {
    let mut pending: Vec<Pending> = regions.into_iter().map(Pending::Region).collect();
    while let Some(next) = pending.pop() {
        let region = match next {
            Pending::Region(region) => region,
            Pending::Isolated(id) => {
                let op = OpRef::with_outer(cx, body, id, outer);
                if let Some(nested) = body.nested(id) {
                    let regions = nested.roots().to_vec();
                    check_users((tables, users), (cx, nested, Some(&op)), regions, depth + 1)?;
                }
                continue;
            }
        };
        for id in body.region_ops(region) {
            let op = OpRef::with_outer(cx, body, id, outer);
            if let Some(user) = op.def().and_then(|def| def.interface::<SymbolUserOpInterface>()) {
                (user.verify_symbol_uses)(op, tables)?;
            }
            if op.has_trait(Traits::SYMBOL_TABLE) || depth > MAX_DEPTH {
                continue;
            }
            match body.nested(id) {
                Some(nested) if users.may_be_in(nested) => pending.push(Pending::Isolated(id)),
                Some(_) => {}
                None => pending.extend(body.regions_of(id).iter().copied().map(Pending::Region)),
            }
        }
    }
    Ok(())
}
