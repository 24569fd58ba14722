//! Runs decoded functions: the call stack and the interpreter loop.
//!
//! A call of the program does not recurse here: it takes memory, not stack, and the depth of calls is bounded. An
//! overflow that flags rule out gives an undefined value, and only a use of that value is an error, as in LLVM.

use std::io::Write;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use mlir::{Context, Diag, Loc, RegionRef};

use crate::code::{Code, Flow};
use crate::decode::{self, Handlers};
use crate::external_functions;
use crate::memory::Memory;
use crate::program::{Function, LoadedModule};
use crate::state::State;
use crate::value::{Res, Value};

/// The resources that a program may use.
///
/// The default is 1 GiB of memory, 65,536 calls, 16 million values, and no practical limit on jumps.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of memory in use at any time.
    pub memory: u64,
    /// Calls active at any time.
    pub calls: usize,
    /// SSA values of all active calls together.
    pub values: usize,
    /// Jumps and calls during the whole run.
    pub jumps: u64,
    /// A flag with which another thread, or a signal handler, ends the run soon.
    pub interrupt: Option<Arc<AtomicBool>>,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { memory: 1 << 30, calls: 1 << 16, values: 1 << 24, jumps: u64::MAX, interrupt: None }
    }
}

impl Limits {
    fn is_interrupted(&self) -> bool {
        self.interrupt.as_ref().is_some_and(|interrupt| interrupt.load(Ordering::Relaxed))
    }
}

/// An active call.
struct Frame<'p> {
    code: Rc<Code<'p>>,
    /// The instruction that runs, or the call that has not returned yet.
    at: usize,
    base: usize,
    stack_mark: usize,
}

/// The number of callers that an error lists.
const NAMED_CALLERS: usize = 10;

/// Runs functions of one program, decoding each at its first call.
pub(crate) struct Machine<'p, 'o> {
    program: LoadedModule<'p>,
    handlers: Handlers,
    code: Vec<Option<Rc<Code<'p>>>>,
    frames: Vec<Frame<'p>>,
    pub(crate) state: State<'o>,
    limits: Limits,
    /// The number of jumps and calls still allowed.
    jumps: u64,
}

impl<'p, 'o> Machine<'p, 'o> {
    /// A machine that has run nothing yet.
    pub(crate) fn new(
        program: LoadedModule<'p>,
        handlers: Handlers,
        memory: Memory,
        limits: Limits,
        out: &'o mut dyn Write,
    ) -> Self {
        let state = State::new(memory, out);
        let code = vec![None; program.functions.len()];
        let jumps = limits.jumps;
        Machine { program, handlers, code, frames: Vec::new(), state, limits, jumps }
    }

    /// Calls the function with this number and returns its results.
    pub(crate) fn run(&mut self, function: usize, arguments: Vec<Value>) -> Result<Vec<Value>, Diag> {
        let code = self.decoded(function).ok_or_else(|| {
            Diag::error(self.program.loc(function), "this function has no body to interpret")
        })?;
        self.state.passed = arguments;
        self.start(code, self.program.loc(function))
    }

    /// Runs a region that does not belong to a function, such as the initializer of a global.
    pub(crate) fn run_region(&mut self, region: RegionRef<'p>, loc: Loc) -> Result<Vec<Value>, Diag> {
        let code = decode::function(&self.program, &self.handlers, (region, None));
        self.start(Rc::new(code), loc)
    }

    fn start(&mut self, code: Rc<Code<'p>>, loc: Loc) -> Result<Vec<Value>, Diag> {
        self.enter(code).map_err(|message| Diag::error(loc, message))?;
        self.resume()?;
        Ok(std::mem::take(&mut self.state.passed))
    }

    /// The code of a function; `None` if the module only declares it.
    fn decoded(&mut self, function: usize) -> Option<Rc<Code<'p>>> {
        if let Some(Some(code)) = self.code.get(function) {
            return Some(code.clone());
        }
        let Some(Function::Defined { region, .. }) = self.program.functions.get(function) else {
            return None;
        };
        let code = Rc::new(decode::function(&self.program, &self.handlers, (*region, Some(function))));
        self.code[function] = Some(code.clone());
        Some(code)
    }

    /// Pushes a frame; the arguments are in `passed`.
    fn enter(&mut self, code: Rc<Code<'p>>) -> Res {
        let size = self.state.num_values().checked_add(code.slots);
        let fits = size.is_some_and(|size| size <= self.limits.values);
        if !fits || self.frames.len() >= self.limits.calls {
            return Err(format!("stack overflow: {} calls are active", self.frames.len()));
        }
        let given = self.state.passed.len();
        let taken = code.arguments.len();
        if given != taken && !(code.is_variadic && given > taken) {
            return Err(format!("passes {given} values to a function with {taken} parameters"));
        }
        let more = self.state.passed.split_off(taken);
        self.state.enter(code.slots, more);
        self.state.take_passed(&code.arguments);
        let base = self.state.base();
        let stack_mark = self.state.stack_mark();
        self.frames.push(Frame { code, at: 0, base, stack_mark });
        Ok(())
    }

    /// Runs until the top frame has returned.
    fn resume(&mut self) -> Result<(), Diag> {
        let bottom = self.frames.len();
        while let Some(frame) = self.frames.last_mut() {
            let code = frame.code.clone();
            let mut at = frame.at;
            let flow = loop {
                let Some(instruction) = code.instructions.get(at) else {
                    break Err("runs past the end of its block".to_owned());
                };
                // Checked at every instruction: an operation on tensors may take long.
                if self.limits.is_interrupted() {
                    break Err("was interrupted".to_owned());
                }
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
                Ok(Flow::Jump(_)) => Err("exceeds the limit on jumps and calls".to_owned()),
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

    /// Enters a function, or runs an external one.
    fn call(&mut self, function: usize) -> Res {
        self.jumps = self.jumps.checked_sub(1).ok_or("exceeds the limit on jumps and calls")?;
        if let Some(code) = self.decoded(function) {
            return self.enter(code);
        }
        match self.program.functions.get(function) {
            Some(&Function::External { name, .. }) => {
                if let Some((address, argument)) = external_functions::callback(name, &self.state.passed)? {
                    let function = Memory::function_at(address).and_then(|function| self.decoded(function));
                    self.state.passed = vec![argument];
                    return self.enter(function.ok_or("calls an address that is not a function's")?);
                }
                let call = external_functions::function(name).ok_or_else(|| {
                    format!("calls '{name}', which is neither defined in the module nor supported by the interpreter")
                })?;
                let arguments = std::mem::take(&mut self.state.passed);
                let result = call(&mut self.state, &arguments)?;
                self.state.passed.extend(result);
                self.take_results(true)
            }
            _ => Err("calls an address that is not a function's".to_owned()),
        }
    }

    /// Pops a frame; its results are in `passed`.
    fn leave(&mut self) -> Res {
        let Some(frame) = self.frames.last() else { return Ok(()) };
        self.state.release_stack(frame.stack_mark)?;
        self.state.leave();
        self.frames.pop();
        self.state.go_back(self.frames.last().map_or(0, |caller| caller.base));
        if self.frames.is_empty() { Ok(()) } else { self.take_results(false) }
    }

    /// Stores the results of a call and continues after it. The caller may ignore the result of an external function.
    fn take_results(&mut self, external: bool) -> Res {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let Some(call) = frame.code.instructions.get(frame.at) else { return Ok(()) };
        let given = self.state.passed.len();
        let wanted = call.results.len();
        if given != wanted && !(external && given > wanted) {
            return Err(format!("expects {wanted} results from a function that returns {given}"));
        }
        self.state.take_passed(&call.results);
        frame.at += 1;
        Ok(())
    }

    /// The error of the current operation, with the calls that led to it.
    fn diagnose(&self, message: &str) -> Diag {
        let place = |frame: &Frame<'p>| {
            frame.code.instructions.get(frame.at).map(|i| (i.loc, self.cx().op_name_str(i.name)))
        };
        let mut places = self.frames.iter().rev().filter_map(place);
        let Some((loc, name)) = places.next() else { return Diag::error(Loc::UNKNOWN, message) };
        let error = Diag::error(loc, format!("'{name}' op {message}"));
        places.take(NAMED_CALLERS).fold(error, |error, (loc, _)| error.with_note(loc, "called from here"))
    }

    fn cx(&self) -> &'p Context {
        self.program.cx
    }
}
