//! The effects of operations on memory, by classes of memory that do not overlap.

use dialects::memref::DeallocOp;
use mlir::effects::{is_memory_effect_free, own_effects};
use mlir::interfaces::ViewLikeOpInterface;
use mlir::opdef::{EffectKind, EffectOn};
use mlir::{Block, Body, Context, Op, OpRef, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::analysis::Access;
use crate::analysis::memory::{Memory, allocates, is_number};

/// Memory that does not overlap with that of other classes: all views of one memref, or one global.
/// A named resource other than memory is a class, too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Class(usize);

/// What identifies the memory of a class.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Name {
    Memory(Memory),
    Resource(&'static str),
}

/// The classes of a block.
pub(super) struct Classes {
    block: Block,
    known: FxHashMap<Name, Class>,
    reach: Vec<Reach>,
}

/// The operations that may access memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Reach {
    /// Operations that name it, in the block where it is allocated, and those inside them.
    Block,
    /// Operations that name it.
    Named,
    /// Any operation.
    Any,
}

/// The effects of an operation on memory, including those of everything inside it.
#[derive(Default)]
pub(super) struct Effects {
    /// The classes it accesses, each once, and whether it writes or frees it.
    pub(super) on: FxHashMap<Class, bool>,
    /// Whether it may have other effects on memory that escapes.
    pub(super) other: bool,
    /// Whether it has effects outside memory.
    pub(super) outside: bool,
}

impl Classes {
    /// No classes.
    pub(super) fn new(block: Block) -> Self {
        Classes { block, known: FxHashMap::default(), reach: Vec::new() }
    }

    /// The class of a memref; `None` if it may be any memory.
    pub(super) fn of(&mut self, op: OpRef<'_>, memref: Value) -> Option<Class> {
        let memory = Memory::of(op, memref);
        match memory {
            Memory::Of(root) => Some(self.named(Name::Memory(memory), |block| reach(op, root, block))),
            Memory::Global(_) => Some(self.named(Name::Memory(memory), |_| Reach::Any)),
            Memory::Any => None,
        }
    }

    fn named(&mut self, name: Name, reach: impl Fn(Block) -> Reach) -> Class {
        if let Some(&known) = self.known.get(&name) {
            return known;
        }
        let class = Class(self.reach.len());
        self.reach.push(reach(self.block));
        self.known.insert(name, class);
        class
    }

    /// Whether operations that do not name a class may access it.
    pub(super) fn escapes(&self, class: Class) -> bool {
        self.reach.get(class.0) == Some(&Reach::Any)
    }

    /// Whether only operations of this block that name a class access it.
    pub(super) fn is_local(&self, class: Class) -> bool {
        self.reach.get(class.0) == Some(&Reach::Block)
    }

    /// The effects of an operation and of those inside it.
    pub(super) fn effects(&mut self, cx: &Context, body: &Body, op: Op) -> Effects {
        let mut effects = Effects::default();
        for inner in body.walk_pre(op) {
            self.add_effects(OpRef::new(cx, body, inner), &mut effects);
        }
        effects
    }

    fn add_effects(&mut self, op: OpRef<'_>, effects: &mut Effects) {
        if let Some(access) = Access::of(op) {
            effects.add(self.of(op, access.memref), access.is_write);
            return;
        }
        let Some(own) = own_effects(op) else {
            effects.other = true;
            let memory: Vec<Value> = op.operands().filter(|&v| op.ty(v).is_memref()).collect();
            for memref in memory {
                effects.add(self.of(op, memref), true);
            }
            return;
        };
        for effect in own.iter() {
            match effect.on {
                // No other operation depends on the allocated memory.
                EffectOn::Result(_) | EffectOn::Resource(_) if effect.kind == EffectKind::Allocate => {}
                EffectOn::Operand(group) => {
                    for at in op.operand_group(usize::from(group)) {
                        let operand = op.operand(at);
                        if op.ty(operand).is_memref() {
                            effects.add(self.of(op, operand), effect.kind != EffectKind::Read);
                        } else {
                            effects.other |= !is_number(op, operand);
                        }
                    }
                }
                EffectOn::Resource(name) => {
                    effects.outside = true;
                    let class = self.named(Name::Resource(name), |_| Reach::Any);
                    effects.add(Some(class), effect.kind != EffectKind::Read);
                }
                EffectOn::Result(_) | EffectOn::Anything => effects.other = true,
            }
        }
    }
}

impl Effects {
    /// Adds an access of a class; `None` means any memory.
    fn add(&mut self, class: Option<Class>, write: bool) {
        match class {
            Some(class) => *self.on.entry(class).or_default() |= write,
            None => self.other = true,
        }
    }
}

/// The operations that may access the memory of a memref.
fn reach(op: OpRef<'_>, memref: Value, block: Block) -> Reach {
    let body = op.body();
    if !op.value(memref).defining_op().is_some_and(allocates) {
        return Reach::Any;
    }
    let mut reach = if body.value_block(memref) == Some(block) { Reach::Block } else { Reach::Named };
    let mut pending = vec![memref];
    let mut seen = FxHashSet::default();
    while let Some(value) = pending.pop() {
        for (user, index) in body.uses(value).map(|u| body.use_owner(u)) {
            if body.ancestor_in_block(block, user).is_none() {
                reach = Reach::Named;
            }
            let user = op.sibling(user);
            if user.interface::<ViewLikeOpInterface>().is_some() {
                pending.extend(user.results().filter(|&v| seen.insert(v)));
            } else if !keeps_nothing(user, index) {
                return Reach::Any;
            }
        }
    }
    reach
}

/// Whether an operation uses the memory of an operand without letting others reach it.
fn keeps_nothing(op: OpRef<'_>, index: usize) -> bool {
    if op.is::<DeallocOp>() {
        return true;
    }
    if op.result_types().any(|ty| op.cx().type_ref(ty).is_memref()) {
        return false;
    }
    let through = |effect: &mlir::opdef::Effect| matches!(effect.on, EffectOn::Operand(group) if op.operand_group(group.into()).contains(&index));
    own_effects(op).is_some_and(|own| own.iter().any(through))
        || (op.num_results() > 0 && is_memory_effect_free(op))
}
