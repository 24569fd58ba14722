//! Alias scopes and access groups of inlined memory accesses.
//!
//! The scopes of one copy of a body say nothing about another copy, so each copy gets new scopes. A `noalias` argument
//! becomes a scope: accesses based on the argument are inside it, all others are outside. The attributes of the call
//! apply to every access.

use mlir::ValueDef;
use mlir::interfaces::{BranchOpInterface, InlinedCall, RegionBranchOpInterface, SelectLikeOpInterface};
use mlir::opdef::Traits;
use mlir::{Attr, Block, Builder, Op, OpRef, OpView, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::{
    AccessGroupOpInterface, AddrSpaceCastOp, AddressOfOp, AliasAnalysisOpInterface, AliasScopeAttr,
    AliasScopeDomainAttr, AllocaOp, CallOp, GEPOp, NoAliasScopeDeclOp, SSACopyOp,
};
use crate::region_branch::predecessor_values;

/// A pointer argument that does not alias others.
pub(super) const NOALIAS: &str = "llvm.noalias";

/// Attributes of accesses.
const ALIAS_SCOPES: &str = CallOp::ALIAS_SCOPES_ATTR;
const NOALIAS_SCOPES: &str = CallOp::NOALIAS_SCOPES_ATTR;
const ACCESS_GROUPS: &str = CallOp::ACCESS_GROUPS_ATTR;

/// Updates the scopes and groups of the accesses in inlined blocks.
pub(super) fn process(b: &mut Builder<'_>, at: &InlinedCall<'_>, blocks: &[Block]) {
    let ops: Vec<Op> = blocks.iter().flat_map(|&block| b.body().ops(block)).collect();
    let inner: Vec<Op> = ops.iter().flat_map(|&op| b.body().walk_post(op)).collect();
    clone_scopes(b, &inner);
    scopes_of_arguments(b, at, &inner);
    scopes_of_call(b, at, &inner);
    groups_of_call(b, at, &ops);
}

fn view<'a>(b: &'a Builder<'_>, op: Op) -> OpRef<'a> {
    OpRef::new(b.cx(), b.body(), op)
}

/// The scopes of an access by attribute name, if it has any.
fn scopes(b: &Builder<'_>, op: Op, name: &str) -> Option<Attr> {
    let op = view(b, op);
    let access = op.interface::<AliasAnalysisOpInterface>()?;
    if name == ALIAS_SCOPES { (access.alias_scopes_or_null)(op) } else { (access.noalias_scopes_or_null)(op) }
}

/// Appends to a list attribute.
fn append(b: &mut Builder<'_>, op: Op, name: &str, old: Option<Attr>, more: &[Attr]) {
    let cx = b.cx();
    let mut all = old.and_then(|attr| cx.attr_ref(attr).as_array()).unwrap_or_default().to_vec();
    all.extend_from_slice(more);
    b.set_attr(op, name, Some(cx.array_attr(&all)));
}

/// Replaces scopes and their domains by new ones.
fn clone_scopes(b: &mut Builder<'_>, ops: &[Op]) {
    let mut clones = Clones::default();
    for &op in ops {
        for name in [ALIAS_SCOPES, NOALIAS_SCOPES] {
            if let Some(old) = scopes(b, op, name) {
                let cx = b.cx();
                let old = cx.attr_ref(old).as_array().unwrap_or_default();
                let new: Vec<Attr> = old.iter().map(|&scope| clones.scope(cx, scope)).collect();
                b.set_attr(op, name, Some(cx.array_attr(&new)));
            }
        }
        if let Some(declared) = view(b, op).cast::<NoAliasScopeDeclOp>() {
            let cx = b.cx();
            let (declared, new) = (declared.handle(), clones.scope(cx, declared.scope_attr().id()));
            NoAliasScopeDeclOp::set_scope_attr(b, declared, Some(new));
        }
    }
}

/// The new scope or domain for each old one.
#[derive(Default)]
struct Clones(FxHashMap<Attr, Attr>);

impl Clones {
    fn scope(&mut self, cx: &mlir::Context, old: Attr) -> Attr {
        if let Some(&new) = self.0.get(&old) {
            return new;
        }
        let Some(scope) = cx.attr_ref(old).cast::<AliasScopeAttr>() else { return old };
        let domain = self.domain(cx, scope.domain());
        let new = AliasScopeAttr::get(cx, cx.distinct_attr(cx.unit_attr()), domain, scope.description());
        self.0.insert(old, new);
        new
    }

    fn domain(&mut self, cx: &mlir::Context, old: Attr) -> Attr {
        if let Some(&new) = self.0.get(&old) {
            return new;
        }
        let Some(domain) = cx.attr_ref(old).cast::<AliasScopeDomainAttr>() else { return old };
        let new = AliasScopeDomainAttr::get(cx, cx.distinct_attr(cx.unit_attr()), domain.description());
        self.0.insert(old, new);
        new
    }
}

/// Makes a scope for each `noalias` argument, and removes the marks of arguments.
fn scopes_of_arguments(b: &mut Builder<'_>, at: &InlinedCall<'_>, ops: &[Op]) {
    let Some(call) = view(b, at.call).cast::<CallOp>() else { return };
    let mut marks = Vec::new();
    let mut scopes = Vec::new();
    let mut seen = FxHashSet::default();
    for argument in call.arg_operands() {
        for user in b.body().users(argument) {
            let user = view(b, user);
            if !user.is::<SSACopyOp>() || !seen.insert(user.id()) {
                continue;
            }
            marks.push(user.id());
            if user.attr(NOALIAS).is_some() {
                scopes.push(user.result(0));
            }
        }
    }
    if !scopes.is_empty() {
        let scopes = declare(b, at.call, &scopes);
        for &op in ops {
            say(b, op, &scopes);
        }
    }
    for mark in marks {
        let result = b.body().result(mark, 0);
        let operand = b.body().operand(mark, 0);
        b.replace_all_uses(result, operand);
        b.erase_op(mark);
    }
}

/// Declares new scopes before the call, in a new domain.
fn declare(b: &mut Builder<'_>, call: Op, pointers: &[Value]) -> Vec<(Value, Attr)> {
    let cx = b.cx();
    let callee = view(b, call).cast::<CallOp>().and_then(CallOp::callee).unwrap_or_default();
    let name = cx.string_attr(callee);
    let domain = AliasScopeDomainAttr::get(cx, cx.distinct_attr(cx.unit_attr()), Some(name));
    let loc = b.body().loc(call);
    b.set_before(call);
    let mut declare = |&pointer: &Value| {
        let scope = AliasScopeAttr::get(cx, cx.distinct_attr(cx.unit_attr()), domain, None);
        NoAliasScopeDeclOp::build(b, loc, scope);
        (pointer, scope)
    };
    pointers.iter().map(&mut declare).collect()
}

/// The objects that the pointers of an access are based on.
struct Bases {
    objects: FxHashSet<Value>,
    /// Whether there are known objects other than the arguments with a scope.
    others: bool,
}

/// Sets the scopes that contain an access, and those that do not, if all its underlying objects are known.
fn say(b: &mut Builder<'_>, op: Op, scopes: &[(Value, Attr)]) {
    let access = view(b, op);
    let Some(interface) = access.interface::<AliasAnalysisOpInterface>() else { return };
    let Some(bases) = bases(access, &(interface.accessed_operands)(access), scopes) else { return };
    let (within, without): (Vec<_>, Vec<_>) = scopes.iter().partition(|(p, _)| bases.objects.contains(p));
    let attrs = |list: Vec<&(Value, Attr)>| list.into_iter().map(|&(_, scope)| scope).collect::<Vec<Attr>>();
    let within = attrs(within);
    let without = attrs(without);
    // A callee may access memory other than its arguments'.
    let all_known = !bases.others && !access.is::<CallOp>();
    if !without.is_empty() {
        let old = self::scopes(b, op, NOALIAS_SCOPES);
        append(b, op, NOALIAS_SCOPES, old, &without);
    }
    if all_known && !within.is_empty() {
        let old = self::scopes(b, op, ALIAS_SCOPES);
        append(b, op, ALIAS_SCOPES, old, &within);
    }
}

/// The objects that pointers are based on; `None` if some may be unknown.
fn bases(op: OpRef<'_>, pointers: &[Value], scopes: &[(Value, Attr)]) -> Option<Bases> {
    let mut bases = Bases { objects: FxHashSet::default(), others: false };
    for &pointer in pointers {
        underlying_objects(op, pointer, &mut bases.objects)?;
    }
    for &object in &bases.objects {
        let def = op.value(object).defining_op()?;
        if def.has_trait(Traits::CONSTANT_LIKE) {
            continue;
        }
        if def.is::<SSACopyOp>() {
            bases.others |= !scopes.iter().any(|&(pointer, _)| pointer == object);
        } else if def.is::<AllocaOp>() || def.is::<AddressOfOp>() {
            bases.others = true;
        } else {
            return None;
        }
    }
    Some(bases)
}

/// Adds the objects that a pointer is based on; `None` if some are unknown.
fn underlying_objects(op: OpRef<'_>, pointer: Value, objects: &mut FxHashSet<Value>) -> Option<()> {
    let mut seen = FxHashSet::from_iter([pointer]);
    let mut pending = vec![pointer];
    while let Some(value) = pending.pop() {
        let def = op.value(value).defining_op();
        let next = match def {
            Some(def) => sources(def, value),
            None => Some(sources_of_argument(op, value)?),
        };
        match next {
            Some(next) => pending.extend(next.into_iter().filter(|&v| seen.insert(v))),
            None => {
                objects.insert(value);
            }
        }
    }
    Some(())
}

/// The pointers that a result is computed or chosen from; `None` for an object.
fn sources(def: OpRef<'_>, value: Value) -> Option<Vec<Value>> {
    if let Some(gep) = def.cast::<GEPOp>() {
        return Some(vec![gep.base()]);
    }
    if def.is::<AddrSpaceCastOp>() {
        return Some(vec![def.operand(0)]);
    }
    if let Some(select) = def.interface::<SelectLikeOpInterface>() {
        return Some(vec![(select.true_value)(def), (select.false_value)(def)]);
    }
    predecessor_values(def, value)
}

/// The values that are passed to a block argument; `None` if unknown.
fn sources_of_argument(op: OpRef<'_>, value: Value) -> Option<Vec<Value>> {
    let body = op.body();
    let ValueDef::Argument { block, index } = body.def(value) else { return None };
    let region = body.region_of(block)?;
    if body.entry_block(region) == Some(block) {
        let parent = op.sibling(body.region_parent(region)?);
        parent.interface::<RegionBranchOpInterface>()?;
        return predecessor_values(parent, value);
    }
    let args = body.block_args(block).len();
    let mut values = Vec::new();
    for from in body.predecessors(block).collect::<FxHashSet<Block>>() {
        let branch = op.sibling(body.last_op(from)?);
        let operands = (branch.interface::<BranchOpInterface>()?.successor_operands)(branch);
        for (successor, passed) in branch.successors().zip(operands) {
            let made = args.saturating_sub(passed.len());
            if successor == block && (index as usize) >= made {
                values.push(branch.operand(passed.start + index as usize - made));
            }
        }
    }
    Some(values)
}

/// Adds the call's scopes to those of each access.
fn scopes_of_call(b: &mut Builder<'_>, at: &InlinedCall<'_>, ops: &[Op]) {
    for name in [ALIAS_SCOPES, NOALIAS_SCOPES] {
        let cx = b.cx();
        let Some(more) = scopes(b, at.call, name).and_then(|attr| cx.attr_ref(attr).as_array()) else {
            continue;
        };
        for &op in ops {
            if view(b, op).interface::<AliasAnalysisOpInterface>().is_some() {
                let old = scopes(b, op, name);
                append(b, op, name, old, more);
            }
        }
    }
}

/// Adds the call's access groups to those of each access.
fn groups_of_call(b: &mut Builder<'_>, at: &InlinedCall<'_>, ops: &[Op]) {
    let groups = |b: &Builder<'_>, op: Op| {
        let op = view(b, op);
        op.interface::<AccessGroupOpInterface>().map(|access| (access.access_groups_or_null)(op))
    };
    let cx = b.cx();
    let call = groups(b, at.call).flatten();
    let Some(more) = call.and_then(|attr| cx.attr_ref(attr).as_array()) else { return };
    for &op in ops {
        if let Some(old) = groups(b, op) {
            append(b, op, ACCESS_GROUPS, old, more);
        }
    }
}
