//! What runs decoded functions: the call stack and the loop.
//!
//! Calls do not recurse here, so the depth of a program's calls costs memory and not stack; it is bounded.

use std::io::Write;
use std::rc::Rc;

use mlir::{Context, Diag, Loc, OpName};

use crate::Limits;
use crate::decode::{self, Label, Slot};
use crate::library;
use crate::memory::{Kind, Memory};
use crate::program::{Function, Program};
use crate::value::Value;

/// Where control goes after an operation.
pub(crate) enum Flow {
    /// To the next one.
    Next,
    /// To a place in the same function; arguments were passed.
    Jump(Label),
    /// Into the function with this number, which takes [`State::passed`]; then to the next operation.
    Call(usize),
    /// Back to the caller, which takes [`State::passed`].
    Return,
}

/// What an operation does; an error says what is wrong with it.
pub(crate) type Action<'p> = Box<dyn Fn(&mut State<'_>) -> Result<Flow, String> + 'p>;

/// What a program is decoded to: an operation, or a part of one that has regions.
pub(crate) struct Instruction<'p> {
    pub(crate) action: Action<'p>,
    /// Where the results of a call go.
    pub(crate) results: Box<[Slot]>,
    /// The operation.
    pub(crate) name: OpName,
    pub(crate) loc: Loc,
}

/// A function as it runs.
pub(crate) struct Code<'p> {
    pub(crate) instructions: Vec<Instruction<'p>>,
    /// The instruction at each label.
    pub(crate) labels: Vec<usize>,
    /// Where the arguments go.
    pub(crate) arguments: Box<[Slot]>,
    /// How many values the function has.
    pub(crate) slots: usize,
}

/// What operations change.
pub(crate) struct State<'o> {
    /// The values of all functions on the stack.
    values: Vec<Value>,
    /// Where those of the running function begin.
    base: usize,
    /// What is passed to a function that is called, or back to its caller.
    pub(crate) passed: Vec<Value>,
    pub(crate) memory: Memory,
    /// What is allocated on the stack, latest last.
    stack: Vec<u64>,
    /// Where prints go.
    pub(crate) out: &'o mut dyn Write,
}

impl State<'_> {
    /// The value in a slot.
    pub(crate) fn get(&self, slot: Slot) -> &Value {
        &self.values[self.base + slot.index()]
    }

    /// Sets the value in a slot.
    pub(crate) fn set(&mut self, slot: Slot, value: impl Into<Value>) {
        self.values[self.base + slot.index()] = value.into();
    }

    /// Takes the value out of a slot, which has none then.
    pub(crate) fn take(&mut self, slot: Slot) -> Value {
        std::mem::take(&mut self.values[self.base + slot.index()])
    }

    /// The bits of an integer.
    pub(crate) fn int(&self, slot: Slot) -> Result<u128, String> {
        self.get(slot).int()
    }

    /// An index as a signed number.
    pub(crate) fn index(&self, slot: Slot) -> Result<i64, String> {
        self.get(slot).index()
    }

    /// A condition.
    pub(crate) fn bit(&self, slot: Slot) -> Result<bool, String> {
        Ok(self.int(slot)? & 1 == 1)
    }

    /// Allocates memory that is freed at the end of the innermost scope.
    pub(crate) fn allocate_on_stack(&mut self, size: u64) -> Result<u64, String> {
        let address = self.memory.allocate(size, Kind::Stack)?;
        self.stack.push(address);
        Ok(address)
    }

    /// How much is on the stack, to go back to.
    pub(crate) fn stack_mark(&self) -> usize {
        self.stack.len()
    }

    /// Frees what was allocated on the stack since a mark.
    pub(crate) fn release_stack(&mut self, mark: usize) -> Result<(), String> {
        for address in self.stack.drain(mark.min(self.stack.len())..).rev() {
            self.memory.free(address, Kind::Stack)?;
        }
        Ok(())
    }

    /// Writes to where prints go.
    pub(crate) fn print(&mut self, text: &[u8]) -> Result<(), String> {
        self.out.write_all(text).map_err(|e| format!("cannot write what it prints: {e}"))
    }
}

/// A function that runs or waits for one that it called.
struct Frame<'p> {
    code: Rc<Code<'p>>,
    /// The instruction that runs, or the call that is waited for.
    at: usize,
    base: usize,
    stack_mark: usize,
}

/// How many callers of a failing operation are told.
const TOLD_CALLERS: usize = 10;

/// Runs functions of one program, which are decoded when they are first called.
pub(crate) struct Machine<'p, 'o> {
    program: Program<'p>,
    code: Vec<Option<Rc<Code<'p>>>>,
    frames: Vec<Frame<'p>>,
    pub(crate) state: State<'o>,
    limits: Limits,
    /// How many jumps and calls are left.
    jumps: u64,
}

impl<'p, 'o> Machine<'p, 'o> {
    /// A machine that has run nothing yet.
    pub(crate) fn new(program: Program<'p>, memory: Memory, limits: Limits, out: &'o mut dyn Write) -> Self {
        let state = State { values: Vec::new(), base: 0, passed: Vec::new(), memory, stack: Vec::new(), out };
        let code = vec![None; program.functions.len()];
        Machine { program, code, frames: Vec::new(), state, limits, jumps: limits.jumps }
    }

    /// The program.
    pub(crate) fn program(&self) -> &Program<'p> {
        &self.program
    }

    /// Calls the function with this number without arguments and gives its results.
    pub(crate) fn run(&mut self, function: usize) -> Result<Vec<Value>, Diag> {
        let code = self.decoded(function).ok_or_else(|| {
            Diag::error(self.program.loc(function), "there is no body of this function to interpret")
        })?;
        let entered = self.enter(code);
        entered.map_err(|message| Diag::error(self.program.loc(function), message))?;
        self.resume()?;
        Ok(std::mem::take(&mut self.state.passed))
    }

    /// Runs code that takes no arguments, such as the initializer of a global.
    pub(crate) fn run_code(&mut self, code: Code<'p>, loc: Loc) -> Result<Vec<Value>, Diag> {
        self.enter(Rc::new(code)).map_err(|message| Diag::error(loc, message))?;
        self.resume()?;
        Ok(std::mem::take(&mut self.state.passed))
    }

    /// The code of a function; `None` if it is not defined in the module.
    fn decoded(&mut self, function: usize) -> Option<Rc<Code<'p>>> {
        if let Some(Some(code)) = self.code.get(function) {
            return Some(code.clone());
        }
        let Some(Function::Defined { region, .. }) = self.program.functions.get(function) else {
            return None;
        };
        let code = Rc::new(decode::function(&self.program, *region));
        self.code[function] = Some(code.clone());
        Some(code)
    }

    /// Pushes a frame; the arguments are in `passed`.
    fn enter(&mut self, code: Rc<Code<'p>>) -> Result<(), String> {
        let base = self.state.values.len();
        let size = base.checked_add(code.slots).filter(|&size| size <= self.limits.values);
        let Some(size) = size.filter(|_| self.frames.len() < self.limits.calls) else {
            return Err(format!("stack overflow: {} calls are active", self.frames.len()));
        };
        if self.state.passed.len() != code.arguments.len() {
            let (given, taken) = (self.state.passed.len(), code.arguments.len());
            return Err(format!("passes {given} values to a function of {taken} arguments"));
        }
        self.state.values.resize(size, Value::default());
        self.state.base = base;
        for (&slot, value) in code.arguments.iter().zip(self.state.passed.drain(..)) {
            self.state.values[base + slot.index()] = value;
        }
        self.frames.push(Frame { code, at: 0, base, stack_mark: self.state.stack_mark() });
        Ok(())
    }

    /// Runs until the frame on top has returned.
    fn resume(&mut self) -> Result<(), Diag> {
        let bottom = self.frames.len();
        while let Some(frame) = self.frames.last_mut() {
            let code = frame.code.clone();
            let mut at = frame.at;
            let flow = loop {
                let Some(instruction) = code.instructions.get(at) else {
                    break Err("runs past the end of its block".to_owned());
                };
                match (instruction.action)(&mut self.state) {
                    Ok(Flow::Next) => at += 1,
                    Ok(Flow::Jump(label)) if self.jumps > 0 => {
                        self.jumps -= 1;
                        at = code.labels[label.index()];
                    }
                    other => break other,
                }
            };
            frame.at = at.min(code.instructions.len().saturating_sub(1));
            let done = match flow {
                Ok(Flow::Jump(_)) => Err("goes on for longer than it may".to_owned()),
                Ok(Flow::Call(function)) => self.call(function),
                Ok(Flow::Next | Flow::Return) => self.leave(),
                Err(message) => Err(message),
            };
            done.map_err(|message| self.diagnose(&message))?;
            if self.frames.len() < bottom {
                break;
            }
        }
        Ok(())
    }

    /// Enters a function, or does what an external one does.
    fn call(&mut self, function: usize) -> Result<(), String> {
        self.jumps = self.jumps.checked_sub(1).ok_or("goes on for longer than it may")?;
        if let Some(code) = self.decoded(function) {
            return self.enter(code);
        }
        match self.program.functions.get(function) {
            Some(Function::External { name, .. }) => {
                let call = library::function(name).ok_or_else(|| {
                    format!("calls '{name}', which is neither defined here nor known to the interpreter")
                })?;
                let arguments = std::mem::take(&mut self.state.passed);
                let result = call(&mut self.state, &arguments)?;
                self.state.passed.extend(result);
                self.take_results(true)
            }
            _ => Err("calls an address that is no function's".to_owned()),
        }
    }

    /// Pops a frame, whose results are in `passed`.
    fn leave(&mut self) -> Result<(), String> {
        let Some(frame) = self.frames.last() else { return Ok(()) };
        self.state.release_stack(frame.stack_mark)?;
        self.state.values.truncate(frame.base);
        self.frames.pop();
        self.state.base = self.frames.last().map_or(0, |caller| caller.base);
        if self.frames.is_empty() { Ok(()) } else { self.take_results(false) }
    }

    /// Gives the results of a call to the operation that called, and goes on behind it. What an external function
    /// gives may be left where it is not wanted.
    fn take_results(&mut self, external: bool) -> Result<(), String> {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let Some(call) = frame.code.instructions.get(frame.at) else { return Ok(()) };
        let (given, wanted) = (self.state.passed.len(), call.results.len());
        if given != wanted && !(external && given > wanted) {
            return Err(format!("expects {wanted} results of a function that gives {given}"));
        }
        for (&slot, value) in call.results.iter().zip(self.state.passed.drain(..)) {
            self.state.values[frame.base + slot.index()] = value;
        }
        frame.at += 1;
        Ok(())
    }

    /// The error of the operation that runs, with the calls that led to it.
    fn diagnose(&self, message: &str) -> Diag {
        let place = |frame: &Frame<'p>| {
            frame.code.instructions.get(frame.at).map(|i| (i.loc, self.cx().op_name_str(i.name)))
        };
        let mut places = self.frames.iter().rev().filter_map(place);
        let Some((loc, name)) = places.next() else { return Diag::error(Loc::UNKNOWN, message) };
        let error = Diag::error(loc, format!("'{name}' op {message}"));
        places.take(TOLD_CALLERS).fold(error, |error, (loc, _)| error.with_note(loc, "called from here"))
    }

    fn cx(&self) -> &'p Context {
        self.program.cx
    }
}
