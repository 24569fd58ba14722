//! The interface by which operations on tensors say how they use buffers, and what can be asked about them.
//!
//! A tensor is a value; its buffer is memory. An operand that is bufferized *in place* uses the buffer of its tensor, any
//! other a copy. Two values are *aliases* if their buffers may share memory, and *equivalent* if they have the same
//! buffer.

use dialects::offsets_sizes_strides::Slice;
use mlir::interfaces::{CastOpInterface, RegionBranchOpInterface, RegionSuccessor};
use mlir::{
    Body, Builder, Context, Diag, Listener, Op, OpName, OpRef, Region, Type, TypeRef, Value, ValueDef,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::classes::Classes;
use super::functions::{Function, Functions};
use super::globals::Globals;
use super::options::{MemorySpace, Options};

/// An operand of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Operand {
    /// The operation.
    pub op: Op,
    /// The position among its operands.
    pub index: usize,
}

impl Operand {
    /// Its value.
    pub fn value(self, body: &Body) -> Value {
        body.operand(self.op, self.index)
    }
}

/// Something whose buffer may share memory with another's.
#[derive(Clone, Copy, Debug)]
pub struct Alias<T> {
    /// The value or operand.
    pub of: T,
    /// Whether both have the same buffer if they share memory.
    pub is_equivalent: bool,
    /// Whether they share memory for certain.
    pub is_definite: bool,
}

impl<T> Alias<T> {
    /// The same buffer, for certain.
    pub fn same(of: T) -> Self {
        Alias { of, is_equivalent: true, is_definite: true }
    }

    /// Perhaps the same buffer.
    pub fn maybe_same(of: T) -> Self {
        Alias { of, is_equivalent: true, is_definite: false }
    }

    /// A part of the buffer.
    pub fn part(of: T) -> Self {
        Alias { of, is_equivalent: false, is_definite: true }
    }

    /// Nothing is known.
    pub fn unknown(of: T) -> Self {
        Alias { of, is_equivalent: false, is_definite: false }
    }
}

/// A copy of a tensor that keeps a write from being seen where it should not.
#[derive(Clone, Copy, Debug)]
pub struct TensorCopy {
    /// The operation before which it is made, or after which if it is of a result.
    pub at: Op,
    /// What it replaces.
    pub of: Copied,
    /// Whether the elements are copied: otherwise, nobody looks at them.
    pub elements: bool,
}

/// What a copy replaces.
#[derive(Clone, Copy, Debug)]
pub enum Copied {
    /// The operand with this index.
    Operand(usize),
    /// This result, wherever it is used.
    Result(Value),
}

/// What an operation overwrites of the tensor at its destination.
#[derive(Clone, Debug)]
pub struct Subset {
    /// The operand with the new elements.
    pub source: usize,
    /// The operand with the tensor.
    pub dest: usize,
    /// The part that is overwritten; all of it if there is none.
    pub slice: Option<Slice>,
}

/// Why something cannot be bufferized.
pub type Failure = Vec<Diag>;

/// How an operation uses the buffers of its tensors; MLIR's `BufferizableOpInterface`.
///
/// The methods about operands are called for operands that are tensors. All may answer conservatively.
pub trait Bufferizable: Sync {
    /// Whether the buffer of an operand is read.
    fn reads(&self, _state: State<'_>, _operand: Operand) -> bool {
        true
    }

    /// Whether the buffer of an operand is written to.
    fn writes(&self, _state: State<'_>, _operand: Operand) -> bool {
        false
    }

    /// Whether an element of one of two operands is read before the element at the same place of the other is written.
    fn is_elementwise(&self, _state: State<'_>, _operands: [Operand; 2]) -> bool {
        false
    }

    /// What the operation overwrites, if it only copies elements.
    fn subset(&self, _op: OpRef<'_>) -> Option<Subset> {
        None
    }

    /// The values that share memory with an operand that is bufferized in place.
    fn aliasing_values(&self, _state: State<'_>, _operand: Operand) -> Vec<Alias<Value>> {
        Vec::new()
    }

    /// The operands that share memory with a result, or with an argument of a block of the operation.
    fn aliasing_operands(&self, state: State<'_>, value: Value) -> Vec<Alias<Operand>> {
        state.operands_aliasing(value)
    }

    /// Whether the results have new buffers.
    fn allocates(&self) -> bool {
        false
    }

    /// Whether the buffer of a result gets elements that are not those of an operand.
    fn result_is_written(&self, state: State<'_>, value: Value) -> bool {
        state.result_is_written_by_default(value)
    }

    /// Whether an operand has to be bufferized in place.
    fn must_be_in_place(&self, state: State<'_>, operand: Operand) -> bool {
        !state.ty(operand.value(state.body)).has_rank()
    }

    /// Whether the buffer of a result, or of an argument of a block of the operation, may be written to.
    fn is_writable(&self, state: State<'_>, value: Value) -> bool {
        state.body.defining_op(value).is_some()
    }

    /// Whether a region may run more than once each time that the operation does.
    fn is_repetitive(&self, op: OpRef<'_>, region: usize) -> bool {
        is_repetitive_by_default(op, region)
    }

    /// Whether a region runs several times at once.
    fn is_parallel(&self, _op: OpRef<'_>, _region: usize) -> bool {
        false
    }

    /// Whether regions may have several blocks.
    fn allows_branches(&self) -> bool {
        false
    }

    /// Checks what has been decided.
    ///
    /// # Errors
    /// If the operation cannot be bufferized like that.
    fn verify(&self, _state: State<'_>, _op: OpRef<'_>) -> Result<(), Diag> {
        Ok(())
    }

    /// The copies that the decisions require.
    ///
    /// # Errors
    /// If a tensor cannot be copied.
    fn copies(&self, state: State<'_>, op: OpRef<'_>) -> Result<Vec<TensorCopy>, Diag> {
        state.copies_by_default(op)
    }

    /// The type of the buffer of a result, or of an argument of a block of the operation. The values whose types are being
    /// computed are in the list.
    ///
    /// # Errors
    /// If there is none.
    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        state.buffer_type_by_default(value, pending)
    }

    /// Rewrites the operation, with buffers.
    ///
    /// # Errors
    /// If that is impossible.
    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure>;
}

/// The operations of a dialect that can be bufferized; an interface of the dialect.
///
/// ```
/// use conversions::bufferize::Bufferizations;
///
/// static BUFFERIZATIONS: Bufferizations = Bufferizations(&[]);
/// let mut registry = mlir::Registry::new();
/// registry.add_interface("my_dialect", &BUFFERIZATIONS);
/// ```
pub struct Bufferizations(pub &'static [(&'static str, &'static dyn Bufferizable)]);

/// What each operation that may be bufferized does.
pub(super) type Models = FxHashMap<OpName, &'static dyn Bufferizable>;

/// What holds for a whole function.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    /// The options of the pass.
    pub options: &'a Options,
    pub(super) models: &'a Models,
    /// What the operation around the body does with the arguments.
    pub(super) owner: Option<&'static dyn Bufferizable>,
    /// The functions of the module.
    pub functions: &'a Functions,
    /// The function, if its signature is bufferized.
    pub(super) function: Option<usize>,
    /// Whether every operand that is written to is copied, instead of what an analysis found.
    pub(super) copies_before_writes: bool,
}

/// What an analysis decided.
pub(super) struct Decisions {
    pub(super) aliases: Classes,
    pub(super) equivalent: Classes,
    pub(super) in_place: FxHashSet<Operand>,
    /// Operands with tensors whose elements nobody has set.
    pub(super) undefined: FxHashSet<Operand>,
}

/// How far a search for the origins of a value goes.
#[derive(Clone, Copy, Default)]
pub(super) struct Traversal {
    pub(super) equivalent_only: bool,
    pub(super) same_type_or_casts_only: bool,
    /// Whether the values where the search ends are also found.
    pub(super) with_leaves: bool,
}

/// A body, and what is known about its tensors.
#[derive(Clone, Copy)]
pub struct State<'a> {
    /// The context.
    pub cx: &'a Context,
    /// The body.
    pub body: &'a Body,
    /// What holds for all of it.
    pub setting: Setting<'a>,
    /// What an analysis has decided so far. Without it, nothing is known about the body.
    pub(super) decisions: Option<&'a Decisions>,
}

impl<'a> State<'a> {
    /// An operation of the body.
    pub fn op(self, op: Op) -> OpRef<'a> {
        OpRef::new(self.cx, self.body, op)
    }

    /// The type of a value.
    pub fn ty(self, value: Value) -> TypeRef<'a> {
        self.cx.type_ref(self.body.ty(value))
    }

    /// Whether a value is a tensor.
    pub fn is_tensor(self, value: Value) -> bool {
        self.ty(value).is_tensor()
    }

    /// The operands of an operation that are tensors.
    pub fn tensor_operands(self, op: Op) -> impl Iterator<Item = Operand> + 'a {
        let tensors = self.body.operands(op).enumerate().filter(move |&(_, value)| self.is_tensor(value));
        tensors.map(move |(index, _)| Operand { op, index })
    }

    /// The operands that are a value.
    pub fn uses(self, value: Value) -> impl Iterator<Item = Operand> + 'a {
        self.body.uses(value).map(move |u| {
            let (op, index) = self.body.use_owner(u);
            Operand { op, index }
        })
    }

    /// What is known of an operation, if it may be bufferized.
    pub(super) fn model(self, op: Op) -> Option<&'static dyn Bufferizable> {
        self.setting.models.get(&self.body.op_name(op)).copied()
    }

    /// The operation with a value as a result or as an argument of a block; `None` for the one around the body.
    pub fn owner(self, value: Value) -> Option<Op> {
        match self.body.def(value) {
            ValueDef::Result { op, .. } => Some(op),
            ValueDef::Argument { block, .. } => {
                self.body.region_of(block).and_then(|region| self.body.region_parent(region))
            }
        }
    }

    /// What is known of the operation that owns a value.
    pub(super) fn owner_model(self, value: Value) -> Option<&'static dyn Bufferizable> {
        match self.owner(value) {
            Some(op) => self.model(op),
            None => self.setting.owner,
        }
    }

    /// The function around the body, if its signature is bufferized.
    pub fn function(self) -> Option<&'a Function> {
        self.setting.function.and_then(|at| self.setting.functions.all().get(at))
    }

    /// An error at the operation that owns a value.
    pub fn error(self, value: Value, message: &str) -> Diag {
        match self.owner(value) {
            Some(op) => self.op(op).plain_error(message),
            None => Diag::error(OpRef::new(self.cx, self.body, self.body.all_ops_pre()[0]).loc(), message),
        }
    }

    // What operations do.

    /// Whether the buffer of an operand is read.
    pub fn reads(self, operand: Operand) -> bool {
        self.model(operand.op).is_none_or(|model| model.reads(self, operand))
    }

    /// Whether the buffer of an operand is written to.
    pub fn writes(self, operand: Operand) -> bool {
        self.model(operand.op).is_none_or(|model| model.writes(self, operand))
    }

    /// Whether the buffer of a value gets elements where the value is defined.
    pub fn is_written(self, value: Value) -> bool {
        match self.body.defining_op(value).and_then(|op| self.model(op)) {
            Some(model) => model.result_is_written(self, value),
            None => true,
        }
    }

    /// The values that share memory with an operand that is bufferized in place.
    pub fn aliasing_values(self, operand: Operand) -> Vec<Alias<Value>> {
        match self.model(operand.op) {
            Some(model) => model.aliasing_values(self, operand),
            None => self.all_values(operand),
        }
    }

    /// All tensors that an unknown operation may make of an operand.
    pub fn all_values(self, operand: Operand) -> Vec<Alias<Value>> {
        let results = self.body.results(operand.op);
        let entries = self.body.regions_of(operand.op).iter().filter_map(|&r| self.body.entry_block(r));
        let args = entries.flat_map(|block| self.body.block_args(block).iter().copied());
        results.chain(args).filter(|&value| self.is_tensor(value)).map(Alias::unknown).collect()
    }

    /// The operands that share memory with a value.
    pub fn aliasing_operands(self, value: Value) -> Vec<Alias<Operand>> {
        if let Some(model) = self.owner_model(value) {
            return model.aliasing_operands(self, value);
        }
        match self.body.defining_op(value) {
            Some(op) => self.tensor_operands(op).map(Alias::unknown).collect(),
            None => Vec::new(),
        }
    }

    /// The operands of the operation that say that they share memory with a value.
    pub fn operands_aliasing(self, value: Value) -> Vec<Alias<Operand>> {
        let Some(op) = self.owner(value) else { return Vec::new() };
        let mut found = Vec::new();
        for operand in self.tensor_operands(op) {
            for alias in self.aliasing_values(operand).into_iter().filter(|alias| alias.of == value) {
                let Alias { is_equivalent, is_definite, .. } = alias;
                found.push(Alias { of: operand, is_equivalent, is_definite });
            }
        }
        found
    }

    /// Whether an operand is neither read nor written, but shares memory with something else.
    fn only_aliases(self, operand: Operand) -> bool {
        self.model(operand.op).is_some_and(|model| {
            !model.reads(self, operand)
                && !model.writes(self, operand)
                && !model.aliasing_values(self, operand).is_empty()
        })
    }

    // What has been decided.

    /// Whether an operand uses the buffer of its tensor.
    pub fn is_in_place(self, operand: Operand) -> bool {
        if let Some(decisions) = self.decisions {
            return decisions.in_place.contains(&operand);
        }
        self.op(operand.op).is::<dialects::bufferization::ToBufferOp>() || !self.writes(operand)
    }

    /// Whether two values have the same buffer.
    pub fn are_equivalent(self, a: Value, b: Value) -> bool {
        self.decisions.is_some_and(|decisions| decisions.equivalent.same(a, b))
    }

    /// The values whose buffers may share memory with a value's.
    pub fn aliases(self, value: Value) -> impl Iterator<Item = Value> + 'a {
        self.decisions.into_iter().flat_map(move |decisions| decisions.aliases.members(value))
    }

    // Searches.

    /// Whether the elements of a value are read, perhaps through values that share its memory.
    pub fn is_read(self, value: Value) -> bool {
        let mut pending: Vec<Operand> = self.uses(value).collect();
        let mut seen: FxHashSet<Operand> = FxHashSet::default();
        while let Some(operand) = pending.pop() {
            if !seen.insert(operand) {
                continue;
            }
            if self.reads(operand) {
                return true;
            }
            if self.only_aliases(operand) {
                let aliases = self.aliasing_values(operand);
                pending.extend(aliases.into_iter().flat_map(|alias| self.uses(alias.of)));
            }
        }
        false
    }

    /// The values from which an operand may get its buffer and for which the condition holds.
    pub(super) fn origins(
        self,
        operand: Operand,
        how: Traversal,
        condition: impl FnMut(Value) -> bool,
    ) -> Vec<Value> {
        self.origins_through(operand, how, condition, &mut Vec::new())
    }

    /// The same; the operands on the way are added to a list.
    pub(super) fn origins_through(
        self,
        operand: Operand,
        how: Traversal,
        mut condition: impl FnMut(Value) -> bool,
        passed: &mut Vec<Operand>,
    ) -> Vec<Value> {
        let mut found = Found::default();
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        let mut pending = vec![operand.value(self.body)];
        while let Some(value) = pending.pop() {
            let is_new = seen.insert(value);
            if is_new && condition(value) {
                found.add(value);
                continue;
            }
            let may_go_on = is_new && self.owner_model(value).is_some();
            let aliases = if may_go_on { self.aliasing_operands(value) } else { Vec::new() };
            if aliases.is_empty() && how.with_leaves {
                found.add(value);
            }
            for alias in aliases {
                let next = alias.of.value(self.body);
                let stops = how.equivalent_only && !alias.is_equivalent
                    || how.same_type_or_casts_only
                        && self.body.ty(next) != self.body.ty(value)
                        && !self.is_cast(value);
                if !stops {
                    passed.push(alias.of);
                    if !pending.contains(&next) {
                        pending.push(next);
                    }
                } else if how.with_leaves {
                    found.add(value);
                }
            }
        }
        found.list
    }

    fn is_cast(self, value: Value) -> bool {
        let op = self.body.defining_op(value);
        op.is_some_and(|op| self.op(op).interface::<CastOpInterface>().is_some())
    }

    /// The values that may have set the elements of an operand.
    pub(super) fn definitions(self, operand: Operand) -> Vec<Value> {
        self.origins(operand, Traversal::default(), |value| self.is_written(value))
    }

    /// Whether a copy of an operand needs no elements.
    fn needs_no_elements(self, operand: Operand) -> bool {
        if self.decisions.is_some_and(|decisions| decisions.undefined.contains(&operand)) {
            return true;
        }
        if self.reads(operand) {
            return false;
        }
        self.writes(operand) || !self.aliasing_values(operand).into_iter().any(|alias| self.is_read(alias.of))
    }

    // Defaults of the interface.

    fn result_is_written_by_default(self, value: Value) -> bool {
        let operands = self.aliasing_operands(value);
        if operands.is_empty() || operands.iter().any(|alias| self.writes(alias.of)) {
            return true;
        }
        // A write inside the operation makes it a write.
        let Some(op) = self.body.defining_op(value) else { return true };
        let is_inside = |value: Value| {
            let inner = self.owner(value);
            inner == Some(op) || inner.is_some_and(|inner| self.is_nested(inner, op))
        };
        operands.iter().any(|alias| {
            let written = |value| is_inside(value) && self.is_written(value);
            !self.origins(alias.of, Traversal::default(), written).is_empty()
        })
    }

    /// Whether an operation is inside another.
    pub(super) fn is_nested(self, inner: Op, outer: Op) -> bool {
        std::iter::successors(self.body.parent_op(inner), |&op| self.body.parent_op(op)).any(|op| op == outer)
    }

    /// A copy for each operand that is not in place.
    ///
    /// # Errors
    /// If a tensor has no known rank.
    pub fn copies_by_default(self, op: OpRef<'_>) -> Result<Vec<TensorCopy>, Diag> {
        let at = op.id();
        let mut copies = Vec::new();
        let mut results = Vec::new();
        for operand in self.tensor_operands(at).filter(|&operand| !self.is_in_place(operand)) {
            if !self.ty(operand.value(self.body)).has_rank() {
                return Err(op.plain_error("copying of unranked tensors is not implemented"));
            }
            let elements = !self.needs_no_elements(operand);
            match self.result_to_copy(operand) {
                Some(result) => {
                    results.push(TensorCopy { at, of: Copied::Result(result), elements });
                }
                None => copies.push(TensorCopy { at, of: Copied::Operand(operand.index), elements }),
            }
        }
        copies.append(&mut results);
        Ok(copies)
    }

    /// The result that is copied instead of an operand: it may be smaller.
    fn result_to_copy(self, operand: Operand) -> Option<Value> {
        let [alias] = self.aliasing_values(operand)[..] else { return None };
        let is_result = self.body.defining_op(alias.of).is_some();
        let is_only = || self.aliasing_operands(alias.of).len() == 1;
        (is_result && !self.writes(operand) && is_only() && self.ty(alias.of).has_rank()).then_some(alias.of)
    }

    // Types.

    /// The memory space of a tensor about which nothing else is known; `Err` if it has to be known.
    fn default_memory_space(self, value: Value) -> Result<Option<mlir::Attr>, ()> {
        match self.setting.options.memory_space {
            MemorySpace::Default => Ok(None),
            MemorySpace::MustBeInferred => Err(()),
            MemorySpace::Encoding => match self.ty(value).kind() {
                mlir::TypeKind::RankedTensor { encoding, .. } => Ok(*encoding),
                _ => Err(()),
            },
        }
    }

    /// The memory space of a tensor about which nothing else is known.
    ///
    /// # Errors
    /// If it has to be known.
    pub fn memory_space(self, value: Value) -> Result<Option<mlir::Attr>, Diag> {
        self.default_memory_space(value).map_err(|()| self.error(value, "could not infer memory space"))
    }

    /// The type of a buffer about which nothing is known.
    ///
    /// # Errors
    /// If its memory space has to be known.
    pub fn unknown_buffer_type(self, value: Value) -> Result<Type, Diag> {
        let space = self.memory_space(value)?;
        Ok(self.setting.options.unknown_layout.of(self.ty(value), space))
    }

    fn buffer_type_by_default(self, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        if self.body.defining_op(value).is_none() {
            return Ok(self.setting.options.unknown_layout.of(self.ty(value), None));
        }
        let nothing_decided = State { decisions: None, ..self };
        match nothing_decided.aliasing_operands(value).first() {
            Some(alias) if alias.is_equivalent => self.buffer_type_in(alias.of.value(self.body), pending),
            _ => self.unknown_buffer_type(value),
        }
    }

    /// The type of a tensor's buffer; `pending` has the values whose types depend on it.
    ///
    /// # Errors
    /// If there is none.
    pub fn buffer_type_in(self, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let ty = self.ty(value);
        if ty.is_base_memref() {
            return Ok(ty.id());
        }
        pending.push(value);
        let found = match self.owner_model(value) {
            Some(model) => model.buffer_type(self, value, pending),
            None => self.unknown_buffer_type(value),
        };
        pending.pop();
        found
    }

    /// The type of a tensor's buffer.
    ///
    /// # Errors
    /// If there is none.
    pub fn buffer_type(self, value: Value) -> Result<Type, Diag> {
        self.buffer_type_in(value, &mut Vec::new())
    }
}

/// Values in the order in which they were found, each once.
#[derive(Default)]
struct Found {
    list: Vec<Value>,
    set: FxHashSet<Value>,
}

impl Found {
    fn add(&mut self, value: Value) {
        if self.set.insert(value) {
            self.list.push(value);
        }
    }
}

/// Whether control can come back to a region.
fn is_repetitive_by_default(op: OpRef<'_>, region: usize) -> bool {
    let Some(branch) = op.interface::<RegionBranchOpInterface>() else { return false };
    let mut seen = FxHashSet::default();
    let mut pending = vec![region];
    while let Some(at) = pending.pop() {
        for successor in (branch.successor_regions)(op, Some(at)) {
            let RegionSuccessor::Region(next) = successor else { continue };
            if next == region {
                return true;
            }
            if seen.insert(next) {
                pending.push(next);
            }
        }
    }
    false
}

/// The operations that were made.
#[derive(Default)]
pub(super) struct Made(pub(super) Vec<Op>);

impl Listener for Made {
    fn op_inserted(&mut self, _body: &Body, op: Op) {
        self.0.push(op);
    }
}

/// A body that is being bufferized.
pub struct Bufferizer<'a> {
    /// The context.
    pub cx: &'a Context,
    /// The body.
    pub body: &'a mut Body,
    /// The body of the module, without the function.
    pub module: &'a mut Body,
    /// What holds for the function.
    pub setting: Setting<'a>,
    pub(super) globals: &'a mut Globals,
    pub(super) made: Made,
}

impl Bufferizer<'_> {
    /// The body as it is.
    pub fn state(&self) -> State<'_> {
        State { cx: self.cx, body: self.body, setting: self.setting, decisions: None }
    }

    /// An operation of the body.
    pub fn op(&self, op: Op) -> OpRef<'_> {
        OpRef::new(self.cx, self.body, op)
    }

    /// A builder that inserts before an operation.
    pub fn before(&mut self, op: Op) -> Builder<'_> {
        Builder::before(self.cx, self.body, op).with_listener(&mut self.made)
    }

    /// A builder that inserts after an operation.
    pub fn after(&mut self, op: Op) -> Builder<'_> {
        let mut b = self.before(op);
        b.set_after(op);
        b
    }

    /// The enclosing region of an operation.
    pub fn region_of(&self, op: Op) -> Option<Region> {
        self.body.block_of(op).and_then(|block| self.body.region_of(block))
    }
}
