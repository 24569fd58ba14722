//! The analysis: which operands can be bufferized in place.
//!
//! It is greedy. Each operand is in place unless that would write to a buffer that is not writable, or let a read see
//! another write than the one that defines what it reads. The order in which operands are decided matters, see
//! [`Heuristic`].

use mlir::interfaces::RegionBranchTerminatorOpInterface;
use mlir::{Body, Context, Diag, Op, OpRef, Value};
use rustc_hash::FxHashSet;

use super::classes::Classes;
use super::conflicts::{Conflict, Conflicts, Found, Operands, region_of};
use super::interface::{Decisions, Operand, Setting, State, TensorCopy};
use super::options::Heuristic;
use super::random::Random;

/// How often an analysis decided for and against a buffer, and the numbers of the conflicts that it shows.
#[derive(Default)]
pub(super) struct Counters {
    pub(super) in_place: u64,
    pub(super) out_of_place: u64,
    pub(super) conflicts: usize,
    pub(super) not_writable: usize,
}

/// An attribute without value that shows what was found; `None` stands for the operation around the body.
pub(super) type Mark = (Option<Op>, String);

/// The analysis of a body.
pub(super) struct Analysis<'a> {
    cx: &'a Context,
    body: &'a Body,
    setting: Setting<'a>,
    pub(super) decisions: Decisions,
    conflicts: Conflicts<'a>,
    pub(super) marks: Vec<Mark>,
    counters: &'a mut Counters,
}

/// Whether an operation has tensors.
pub(super) fn has_tensors(cx: &Context, body: &Body, op: Op) -> bool {
    let is_tensor = |value: Value| cx.type_ref(body.ty(value)).is_tensor();
    let blocks = body.regions_of(op).iter().flat_map(|&region| body.blocks(region));
    body.operands(op).any(is_tensor)
        || body.results(op).any(is_tensor)
        || blocks.into_iter().any(|block| body.block_args(block).iter().any(|&arg| is_tensor(arg)))
}

impl<'a> Analysis<'a> {
    /// Sets up the analysis; operands that must be in place are.
    pub(super) fn new(
        cx: &'a Context,
        body: &'a Body,
        setting: Setting<'a>,
        counters: &'a mut Counters,
    ) -> Self {
        let values = body.value_capacity();
        let decisions = Decisions {
            aliases: Classes::new(values),
            equivalent: Classes::new(values),
            in_place: FxHashSet::default(),
            undefined: FxHashSet::default(),
        };
        let conflicts = Conflicts::new(State { cx, body, setting, decisions: None });
        let mut this = Analysis { cx, body, setting, decisions, conflicts, marks: Vec::new(), counters };
        for op in body.all_ops_post() {
            let Some(model) = this.state().model(op) else { continue };
            for operand in this.state().tensor_operands(op).collect::<Vec<_>>() {
                if model.must_be_in_place(this.state(), operand) {
                    this.decide_in_place(operand);
                }
            }
        }
        this
    }

    /// The body, with what is decided.
    pub(super) fn state(&self) -> State<'_> {
        State { cx: self.cx, body: self.body, setting: self.setting, decisions: Some(&self.decisions) }
    }

    fn op(&self, op: Op) -> OpRef<'a> {
        OpRef::new(self.cx, self.body, op)
    }

    fn decide_in_place(&mut self, operand: Operand) {
        if !self.decisions.in_place.insert(operand) {
            return;
        }
        let value = operand.value(self.body);
        for alias in self.state().aliasing_values(operand) {
            self.decisions.aliases.union(alias.of, value);
        }
        if self.state().writes(operand) {
            self.decisions.aliases.write(value);
        }
        self.counters.in_place += 1;
    }

    /// Whether an operand is in place if it has to be, before anything else is decided.
    ///
    /// # Errors
    /// If the body has something that cannot be analysed.
    pub(super) fn check(&mut self) -> Result<(), Diag> {
        let all = self.body.all_ops_post();
        for &op in &all {
            let Some(model) = self.state().model(op) else { continue };
            let has_branches = |&region| self.body.blocks(region).nth(1).is_some();
            if !model.allows_branches() && self.body.regions_of(op).iter().any(has_branches) {
                return Err(self.op(op).error(NO_BRANCHES));
            }
        }
        for op in all {
            if self.state().model(op).is_none() {
                continue;
            }
            if let Some(tensor) = self.op(op).cast::<dialects::bufferization::ToTensorOp>()
                && !tensor.restrict()
                && !self.body.is_unused(tensor.result())
            {
                return Err(self
                    .op(op)
                    .error("to_tensor ops without `restrict` are not supported by One-Shot Analysis"));
            }
            for operand in self.state().tensor_operands(op).collect::<Vec<_>>() {
                self.check_operand(operand)?;
            }
        }
        Ok(())
    }

    fn check_operand(&mut self, operand: Operand) -> Result<(), Diag> {
        let impossible = |what: &str| {
            self.op(operand.op).error(format!("not bufferizable under the given constraints: {what}"))
        };
        let conflict = impossible("cannot avoid RaW conflict");
        let read_only = impossible("would write to read-only buffer");
        if self.conflicts_if(operand, false) {
            return Err(conflict);
        }
        if self.state().is_in_place(operand) && self.writes_to_read_only(operand, false) {
            return Err(read_only);
        }
        Ok(())
    }

    /// The values that share memory if an operand is in place.
    fn roots(&self, operand: Operand) -> Vec<Value> {
        let aliases = self.state().aliasing_values(operand);
        std::iter::once(operand.value(self.body)).chain(aliases.into_iter().map(|alias| alias.of)).collect()
    }

    fn writes_in_place(&self, roots: &[Value]) -> Operands {
        let state = self.state();
        let mut writes = Operands::default();
        let written = roots.iter().filter(|&&root| self.decisions.aliases.is_written(root));
        for alias in written.flat_map(|&root| state.aliases(root)) {
            for operand in state.uses(alias) {
                if state.is_in_place(operand) && state.writes(operand) {
                    writes.add(operand);
                }
            }
        }
        writes
    }

    /// Whether a read sees a wrong write; `if_in_place` adds the operand's own.
    fn conflicts_if(&mut self, operand: Operand, if_in_place: bool) -> bool {
        let roots = self.roots(operand);
        let mut writes = self.writes_in_place(&roots);
        if if_in_place && self.state().writes(operand) {
            writes.add(operand);
        }
        if writes.is_empty() {
            return false;
        }
        let state =
            State { cx: self.cx, body: self.body, setting: self.setting, decisions: Some(&self.decisions) };
        match self.conflicts.find(state, reads(state, &roots), &writes) {
            Found::Nothing => false,
            Found::Threads => true,
            Found::Conflict(conflict) => {
                self.mark_conflict(conflict);
                true
            }
        }
    }

    fn mark_conflict(&mut self, Conflict { read, write, definition }: Conflict) {
        if !self.setting.options.print_conflicts {
            return;
        }
        let id = self.counters.conflicts;
        self.counters.conflicts += 1;
        self.marks.push((Some(write.op), format!("C_{id}[CONFL-WRITE: {}]", write.index)));
        self.marks.push((Some(read.op), format!("C_{id}[READ: {}]", read.index)));
        self.mark_value(definition, &format!("C_{id}[DEF"));
    }

    fn mark_value(&mut self, value: Value, start: &str) {
        let (kind, at) = match self.body.def(value) {
            mlir::ValueDef::Result { index, .. } => ("result", index as usize),
            mlir::ValueDef::Argument { index, .. } => ("bbArg", index as usize),
        };
        self.marks.push((self.state().owner(value), format!("{start}: {kind} {at}]")));
    }

    fn writes_to_read_only(&mut self, operand: Operand, if_in_place: bool) -> bool {
        let roots = self.roots(operand);
        let writes = if_in_place && self.state().writes(operand);
        if !writes && self.writes_in_place(&roots).is_empty() {
            return false;
        }
        let state = self.state();
        let is_read_only =
            |&value: &Value| !state.owner_model(value).is_some_and(|model| model.is_writable(state, value));
        let mut all = roots.iter().flat_map(|&root| state.aliases(root)).filter(is_read_only);
        if !self.setting.options.print_conflicts {
            return all.next().is_some();
        }
        let found: Vec<Value> = all.collect();
        for &value in &found {
            let id = self.counters.not_writable;
            self.counters.not_writable += 1;
            self.mark_value(value, &format!("W_{id}[NOT-WRITABLE"));
        }
        !found.is_empty()
    }

    /// Decides about every operand, and then which values have the same buffer.
    pub(super) fn decide(&mut self) {
        for op in self.order() {
            for operand in self.state().tensor_operands(op).collect::<Vec<_>>() {
                let is_free = self.changes_nothing(operand)
                    || !self.writes_to_read_only(operand, true) && !self.conflicts_if(operand, true);
                if is_free {
                    self.decide_in_place(operand);
                    self.decisions.aliases.settle(operand.value(self.body));
                } else {
                    self.counters.out_of_place += 1;
                }
            }
        }
        self.find_equivalences();
    }

    /// Whether an operand in place adds nothing to a class that has no conflict: its reads were counted.
    fn changes_nothing(&self, operand: Operand) -> bool {
        let state = self.state();
        self.decisions.aliases.is_settled(operand.value(self.body))
            && !state.writes(operand)
            && state.aliasing_values(operand).is_empty()
    }

    /// The operations with tensors, in the order in which they are decided.
    fn order(&self) -> Vec<Op> {
        let heuristic = self.setting.options.heuristic;
        let mut all = self.body.all_ops_post();
        all.retain(|&op| has_tensors(self.cx, self.body, op));
        match heuristic {
            Heuristic::TopDown => {}
            Heuristic::BottomUp => all.reverse(),
            Heuristic::Fuzzer(seed) => {
                // The function itself is one of the operations.
                let mut list: Vec<Option<Op>> = all.into_iter().map(Some).collect();
                list.extend(self.function_has_tensors().then_some(None));
                Random::new(seed).shuffle(&mut list);
                all = list.into_iter().flatten().collect();
            }
            Heuristic::BottomUpFromTerminators => {
                let mut first = self.leading_to_terminators();
                let seen: FxHashSet<Op> = first.iter().copied().collect();
                all = all_post_reversed(self.body);
                all.retain(|&op| has_tensors(self.cx, self.body, op) && !seen.contains(&op));
                first.append(&mut all);
                all = first;
            }
        }
        all
    }

    fn function_has_tensors(&self) -> bool {
        let is_tensor = |ty: mlir::Type| self.cx.type_ref(ty).is_tensor();
        self.state()
            .function()
            .is_some_and(|function| function.inputs.iter().chain(&function.results).any(|&ty| is_tensor(ty)))
    }

    /// The ends of regions, each with the operations in its region that what it yields comes from.
    fn leading_to_terminators(&self) -> Vec<Op> {
        let state = self.state();
        let mut order = Vec::new();
        let mut seen = FxHashSet::default();
        for end in self.body.all_ops_post() {
            if self.op(end).interface::<RegionBranchTerminatorOpInterface>().is_none() || !seen.insert(end) {
                continue;
            }
            order.push(end);
            let region = region_of(self.body, end);
            let defining = |value: Value| {
                let op = state.is_tensor(value).then(|| self.body.defining_op(value))??;
                Some((op, value))
            };
            let mut pending: Vec<(Op, Value)> = self.body.operands(end).filter_map(defining).collect();
            while let Some((op, value)) = pending.pop() {
                if !seen.insert(op) {
                    continue;
                }
                order.push(op);
                if region.is_some_and(|region| self.body.ancestor_in_region(region, op).is_some()) {
                    let from = state.aliasing_operands(value);
                    pending.extend(from.into_iter().filter_map(|alias| defining(alias.of.value(self.body))));
                }
            }
        }
        order
    }

    fn find_equivalences(&mut self) {
        for op in self.body.all_ops_post() {
            if self.state().model(op).is_none() {
                continue;
            }
            for result in self.body.results(op) {
                if self.state().is_tensor(result) {
                    self.find_equivalence(op, result);
                }
            }
        }
    }

    fn find_equivalence(&mut self, op: Op, result: Value) {
        let state = self.state();
        let operands = state.aliasing_operands(result);
        let Some(first) = operands.first() else { return };
        let first = first.of.value(self.body);
        let is_same =
            |alias: &&super::interface::Alias<Operand>| alias.is_equivalent && state.is_in_place(alias.of);
        let definite = operands.iter().filter(is_same).find(|alias| alias.is_definite);
        let allocates = state.model(op).is_some_and(|model| model.allocates());
        let all = operands
            .iter()
            .all(|alias| is_same(&alias) && state.are_equivalent(alias.of.value(self.body), first));
        let with = match definite {
            Some(alias) => alias.of.value(self.body),
            None if all && !allocates => first,
            None => return,
        };
        self.decisions.equivalent.union(result, with);
    }

    /// Notes the uses of tensors whose elements nobody has set, and checks what was decided.
    pub(super) fn finish(&mut self) -> Vec<Diag> {
        let mut undefined = Vec::new();
        for op in self.body.all_ops_post() {
            if self.state().model(op).is_none() {
                continue;
            }
            for result in self.body.results(op) {
                let uses = |this: &Self| this.state().uses(result).collect::<Vec<_>>();
                if !self.state().is_tensor(result) {
                    continue;
                }
                let Some(&first) = uses(self).first() else { continue };
                let state = State {
                    cx: self.cx,
                    body: self.body,
                    setting: self.setting,
                    decisions: Some(&self.decisions),
                };
                if self.conflicts.definitions(state, first).is_empty() {
                    undefined.extend(uses(self));
                }
            }
        }
        self.decisions.undefined.extend(undefined);
        let state = self.state();
        let verify = |op: Op| state.model(op).and_then(|model| model.verify(state, state.op(op)).err());
        self.body.all_ops_post().into_iter().filter_map(verify).collect()
    }

    /// The copies that the decisions require.
    ///
    /// # Errors
    /// If a tensor cannot be copied.
    pub(super) fn copies(&self) -> Result<Vec<TensorCopy>, Diag> {
        copies(self.state())
    }
}

/// The operands that read what shares memory with these values, each once.
fn reads<'s>(state: State<'s>, roots: &'s [Value]) -> impl Iterator<Item = Operand> + 's {
    let is_read = move |operand: &Operand| {
        state.reads(*operand) || {
            // A part of it may be read later.
            let aliases = || state.aliasing_values(*operand);
            !state.writes(*operand) && aliases().iter().any(|alias| state.is_read(alias.of))
        }
    };
    let mut seen = FxHashSet::default();
    let aliases = roots.iter().flat_map(move |&root| state.aliases(root));
    aliases
        .flat_map(move |alias| state.uses(alias))
        .filter(move |operand| seen.insert(*operand))
        .filter(is_read)
}

pub(super) const NO_BRANCHES: &str = "op or BufferizableOpInterface implementation does not support unstructured control \
                                      flow, but at least one region has multiple blocks";

/// All operations, in the order of a walk from the end: what is inside an operation before it.
fn all_post_reversed(body: &Body) -> Vec<Op> {
    fn visit(body: &Body, region: mlir::Region, all: &mut Vec<Op>) {
        let mut pending: Vec<(Op, bool)> = Vec::new();
        let push = |region: mlir::Region, pending: &mut Vec<(Op, bool)>| {
            // The last of them is visited first.
            pending.extend(body.region_ops(region).map(|op| (op, false)));
        };
        push(region, &mut pending);
        while let Some((op, is_done)) = pending.pop() {
            if is_done {
                all.push(op);
                continue;
            }
            pending.push((op, true));
            for &inner in body.regions_of(op) {
                push(inner, &mut pending);
            }
        }
    }
    let mut all = Vec::new();
    for &root in body.roots().iter().rev() {
        visit(body, root, &mut all);
    }
    all
}

/// The copies that are needed in a body, in the order in which they are made.
///
/// # Errors
/// If a tensor cannot be copied.
pub(super) fn copies(state: State<'_>) -> Result<Vec<TensorCopy>, Diag> {
    let mut all = Vec::new();
    for op in state.body.all_ops_post() {
        if let Some(model) = state.model(op) {
            all.append(&mut model.copies(state, state.op(op))?);
        }
    }
    Ok(all)
}
