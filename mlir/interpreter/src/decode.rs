//! Turns the operations of a function into a sequence of instructions: values become slots; blocks and the regions of
//! structured operations become labels to jump to.
//!
//! An operation is decoded once, by its handler in the table of its dialect; nothing is looked up while the program
//! runs. An operation that cannot be decoded is an error only when it is reached. The operations have been verified, so
//! conditions that the verifier ensures are not checked again here.

use mlir::interfaces::BranchOpInterface;
use mlir::opdef::Traits;
use mlir::{Block, Context, OpName, OpRef, RegionRef, Value as SsaValue};
use rustc_hash::FxHashMap;

use crate::code::{Action, Code, Edge, Flow, Instruction, Label};
use crate::program::{Function, LoadedModule};
use crate::state::{Slot, State};
use crate::value::{Res, Value};

/// Decodes one operation: emits its instructions.
///
/// # Errors
/// The reason, if the operation cannot be interpreted.
pub type Decode = for<'p> fn(&mut Decoder<'_, 'p>, OpRef<'p>) -> Res;

/// The behaviour of a dialect's operations: a dialect interface, which other crates add with
/// [`Registry::add_interface`](mlir::Registry::add_interface).
///
/// ```
/// use interpreter::{Interpretation, Value};
/// use mlir::Registry;
///
/// // `mine.twice` is twice its operand.
/// static MINE: Interpretation = Interpretation {
///     ops: || {
///         vec![("mine.twice", |d, op| {
///             let (x, result) = (d.slot(op.operand(0)), d.slot(op.result(0)));
///             d.define(result, move |state| Ok(Value::Float(2.0 * state.get(x).float()?)));
///             Ok(())
///         })]
///     },
/// };
/// let mut registry = Registry::new();
/// registry.add_interface("mine", &MINE);
/// ```
pub struct Interpretation {
    /// The handler of each operation, with its name.
    pub ops: fn() -> Vec<(&'static str, Decode)>,
}

/// The handlers of operations by interned name.
pub(crate) type Handlers = FxHashMap<OpName, Decode>;

/// The target of a terminator of a region, and the slots for the values that it passes. The first exit of a region is
/// the target of its yield.
pub(crate) struct Exit {
    pub(crate) into: Vec<Slot>,
    pub(crate) to: Label,
}

/// A function that is being decoded.
pub struct Decoder<'d, 'p> {
    pub(crate) program: &'d LoadedModule<'p>,
    handlers: &'d Handlers,
    instructions: Vec<Instruction<'p>>,
    labels: Vec<usize>,
    slots: FxHashMap<SsaValue, Slot>,
    num_slots: u32,
    blocks: FxHashMap<Block, Label>,
    /// The exits of the regions that enclose the operation, innermost last.
    exits: Vec<Vec<Exit>>,
    /// The number of the function, if it has one.
    pub(crate) function: Option<usize>,
    /// The operation that is being decoded.
    current: Option<OpRef<'p>>,
}

/// Decodes the body of a function.
pub(crate) fn function<'p>(
    program: &LoadedModule<'p>,
    handlers: &Handlers,
    (region, number): (RegionRef<'p>, Option<usize>),
) -> Code<'p> {
    let mut d = Decoder {
        program,
        handlers,
        instructions: Vec::new(),
        labels: Vec::new(),
        slots: FxHashMap::default(),
        num_slots: 0,
        blocks: FxHashMap::default(),
        exits: Vec::new(),
        function: number,
        current: None,
    };
    let arguments = d.entry_arguments(region);
    d.blocks(region);
    let function = number.and_then(|number| program.functions.get(number));
    let is_variadic = matches!(function, Some(Function::Defined { is_variadic: true, .. }));
    Code {
        instructions: d.instructions,
        labels: d.labels,
        arguments: arguments.into(),
        is_variadic,
        slots: d.num_slots as usize,
    }
}

impl<'d, 'p> Decoder<'d, 'p> {
    /// The context of the module.
    pub fn cx(&self) -> &'p Context {
        self.program.cx
    }

    /// The slot of a value.
    pub fn slot(&mut self, value: SsaValue) -> Slot {
        let next = Slot::new(self.num_slots);
        let slot = *self.slots.entry(value).or_insert(next);
        if slot == next {
            self.num_slots += 1;
        }
        slot
    }

    /// The slots of values.
    pub fn slots_of(&mut self, values: impl IntoIterator<Item = SsaValue>) -> Vec<Slot> {
        values.into_iter().map(|value| self.slot(value)).collect()
    }

    /// A new slot that holds no SSA value of the program.
    pub(crate) fn temporary(&mut self) -> Slot {
        self.num_slots += 1;
        Slot::new(self.num_slots - 1)
    }

    /// A label that is placed later.
    pub(crate) fn label(&mut self) -> Label {
        self.labels.push(usize::MAX);
        Label::new(self.labels.len() as u32 - 1)
    }

    /// Places a label before the next instruction.
    pub(crate) fn place(&mut self, label: Label) {
        self.labels[label.index()] = self.instructions.len();
    }

    /// Emits an instruction of the operation that is being decoded.
    pub(crate) fn emit(&mut self, action: impl Fn(&mut State<'_>) -> Res<Flow> + 'p) {
        self.push(Box::new(action), Vec::new());
    }

    /// Emits an instruction that always continues with the next one.
    pub fn compute(&mut self, action: impl Fn(&mut State<'_>) -> Res + 'p) {
        self.emit(move |state| action(state).map(|()| Flow::Next));
    }

    /// Emits an instruction that computes one value.
    pub fn define(&mut self, result: Slot, value: impl Fn(&mut State<'_>) -> Res<Value> + 'p) {
        self.emit(move |state| {
            let value = value(state)?;
            state.set(result, value);
            Ok(Flow::Next)
        });
    }

    /// Emits an instruction that calls a function; the results go to the slots.
    pub(crate) fn call(&mut self, action: impl Fn(&mut State<'_>) -> Res<Flow> + 'p, results: Vec<Slot>) {
        self.push(Box::new(action), results);
    }

    /// Emits a jump.
    pub(crate) fn jump(&mut self, edge: Edge) {
        self.emit(move |state| Ok(edge.take(state)));
    }

    /// Emits a jump that is taken if the condition is false.
    pub(crate) fn jump_unless(&mut self, condition: Slot, edge: Edge) {
        self.emit(move |state| if state.bit(condition)? { Ok(Flow::Next) } else { Ok(edge.take(state)) });
    }

    fn push(&mut self, action: Action<'p>, results: Vec<Slot>) {
        let Some(op) = self.current else { return };
        let instruction = Instruction { action, results: results.into(), name: op.op_name(), loc: op.loc() };
        self.instructions.push(instruction);
    }

    /// The slots of the arguments of a region's first block.
    pub(crate) fn entry_arguments(&mut self, region: RegionRef<'_>) -> Vec<Slot> {
        let arguments = region.entry().map_or(&[][..], |block| block.args());
        self.slots_of(arguments.iter().copied())
    }

    /// Emits the operations of a region of the operation that is being decoded; their terminators jump to the exits.
    ///
    /// The operation must not be isolated from above, so that its regions are in the same body.
    pub(crate) fn region(&mut self, region: RegionRef<'_>, exits: Vec<Exit>) {
        let Some(op) = self.current else { return };
        // The view passed in lives only as long as the caller's view of the operation; this one lives as long as the
        // module.
        let region = RegionRef::new(op.cx(), op.body(), region.id(), op.outer());
        self.exits.push(exits);
        self.blocks(region);
        self.exits.pop();
        self.current = Some(op);
    }

    fn blocks(&mut self, region: RegionRef<'p>) {
        for block in region.blocks() {
            let label = self.label();
            self.blocks.insert(block.id(), label);
        }
        for block in region.blocks() {
            let label = self.blocks[&block.id()];
            self.place(label);
            for op in block.ops() {
                self.operation(op);
            }
        }
    }

    fn operation(&mut self, op: OpRef<'p>) {
        self.current = Some(op);
        let decoded = match self.handlers.get(&op.op_name()) {
            Some(decode) => decode(self, op),
            None => Err("is not supported by the interpreter".to_owned()),
        };
        if let Err(message) = decoded {
            self.emit(move |_| Err(message.clone()));
        }
    }

    /// The jump from a terminator to an exit of the region that it ends.
    pub(crate) fn exit(&self, number: usize, from: &[Slot]) -> Res<Edge> {
        let exit = self.exits.last().and_then(|exits| exits.get(number));
        let exit = exit.ok_or("ends a region that has no such exit")?;
        Edge::new(from, &exit.into, exit.to)
    }

    /// The slots that an exit of the enclosing region passes values to.
    pub(crate) fn exit_slots(&self, number: usize) -> Res<Vec<Slot>> {
        let exit = self.exits.last().and_then(|exits| exits.get(number));
        exit.map(|exit| exit.into.clone()).ok_or_else(|| "ends a region that has no such exit".to_owned())
    }

    /// The jumps of a branch to its successors, as its interface describes them.
    pub(crate) fn successors(&mut self, op: OpRef<'p>) -> Res<Vec<Edge>> {
        let branch = op.interface::<BranchOpInterface>().ok_or("does not implement BranchOpInterface")?;
        let passed = (branch.successor_operands)(op);
        let mut edges = Vec::new();
        for (block, operands) in op.successors().zip(passed) {
            let length = operands.len();
            let from = self.slots_of(op.operands().skip(operands.start).take(length));
            let arguments = op.body().block_args(block);
            let own = arguments
                .len()
                .checked_sub(length)
                .ok_or("passes more values than the block has arguments")?;
            if own != 0 {
                return Err("produces arguments of a block itself, which is not supported".to_owned());
            }
            let into = self.slots_of(arguments.iter().copied());
            let to = *self.blocks.get(&block).ok_or("branches to a block of another region")?;
            edges.push(Edge::new(&from, &into, to)?);
        }
        Ok(edges)
    }

    /// Emits the beginning of an operation that runs regions. If it is an allocation scope, memory that is allocated on
    /// the stack from here on is freed at the end of the scope.
    pub(crate) fn scope_mark(&mut self, op: OpRef<'p>) -> Option<Slot> {
        if !op.has_trait(Traits::AUTOMATIC_ALLOCATION_SCOPE) || !self.allocates(op) {
            return None;
        }
        let mark = self.temporary();
        self.define(mark, |state| Ok(Value::from(state.stack_mark() as i64)));
        Some(mark)
    }

    /// Emits the end of the scope that `mark` began.
    pub(crate) fn scope_end(&mut self, mark: Option<Slot>) {
        if let Some(mark) = mark {
            self.compute(move |state| {
                let mark = usize::try_from(state.index(mark)?).unwrap_or(usize::MAX);
                state.release_stack(mark)
            });
        }
    }

    /// Whether an operation directly in one of its regions allocates on the stack.
    fn allocates(&self, op: OpRef<'p>) -> bool {
        let body = op.body();
        let regions = body.regions_of(op.id()).iter();
        let mut ops = regions.flat_map(|&region| body.blocks(region)).flat_map(|block| body.ops(block));
        ops.any(|inner| op.sibling(inner).is::<dialects::memref::AllocaOp>())
    }
}
