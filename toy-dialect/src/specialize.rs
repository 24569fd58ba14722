//! Specialization: a function is copied for each combination of argument shapes that it is called with, and shapes are
//! inferred in the copies. Arguments from which sizes are computed count with their values.
//!
//! The walk begins at the functions whose arguments have known shapes (`main` has none) and follows calls as a running
//! program does: the results of a call are known once the called copy is done. The functions in between are on an
//! explicit stack, so that chains of calls may be long.

use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::symbol_table::{SymbolTable, Visibility, set_visibility, visibility};
use mlir::{Body, Builder, Context, Diag, Handle, IrMapping, Loc, Op, OpRef, OpView, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::functions::known_value;
use crate::passes::Specialize;
use crate::shape_inference::Inference;
use crate::shapes::shape_text;
use crate::size_parameters::{self, SizeParameters};
use crate::{CastOp, ConstantOp, F32Op, FuncOp, GenericCallOp, ReturnOp, codes};

impl RunPass for Specialize {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let mut specializer = Specializer::new(cx, op.body_mut());
        specializer.all();
        state.count("num-copies", specializer.copies);
        state.count("num-inferred", specializer.inferred);
        state.fail_if_any(specializer.errors)
    }
}

/// How many copies of a function there may be. If each function calls the next with its arguments in two orders, the
/// number of copies doubles from one to the next.
const MAX_COPIES: usize = 256;

/// Advice for a shape that does not follow from the calls.
const ADVICE: &str = "shapes follow from constants and from what is passed to functions; 'toy-scalarize-structs' takes structs apart first";

type Function = Handle<FuncOp<'static>>;
type Call = Handle<GenericCallOp<'static>>;

/// What a function is specialized for.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Signature {
    function: Function,
    /// The types of the arguments.
    types: Box<[Type]>,
    /// The elements of arguments on which shapes depend, as bits, where they are known.
    values: Box<[(usize, Box<[u64]>)]>,
}

/// The function that is called for a signature.
struct Instance {
    name: String,
    results: Results,
}

/// The results of a function.
enum Results {
    /// Its shapes are being inferred.
    Open,
    Known(Vec<Type>),
    /// It has errors.
    Failed,
}

/// A function that is being inferred.
struct Frame {
    op: Function,
    body: Box<Body>,
    inference: Inference,
    signature: Signature,
    /// The call that waits for the next function on the stack.
    call: Option<Call>,
}

struct Specializer<'a> {
    cx: &'a Context,
    module: &'a mut Body,
    names: SymbolTable,
    sizes: SizeParameters,
    /// How many copies there are of each function.
    counts: FxHashMap<Function, usize>,
    instances: FxHashMap<Signature, Instance>,
    copies: u64,
    inferred: u64,
    errors: Vec<Diag>,
    /// The errors reported so far, with their places: a mistake is reported once, however often a function is copied
    /// or inlined.
    said: FxHashSet<(Loc, String)>,
}

impl<'a> Specializer<'a> {
    fn new(cx: &'a Context, module: &'a mut Body) -> Self {
        Specializer {
            names: SymbolTable::inside(cx, module),
            sizes: size_parameters::find(cx, module),
            cx,
            module,
            counts: FxHashMap::default(),
            instances: FxHashMap::default(),
            copies: 0,
            inferred: 0,
            errors: Vec::new(),
            said: FxHashSet::default(),
        }
    }

    /// Starts at every function that can be called from outside with arguments of known shape.
    fn all(&mut self) {
        let ops: Vec<Op> = self.module.roots().iter().flat_map(|&r| self.module.region_ops(r)).collect();
        for op in ops {
            let Some(view) = OpRef::new(self.cx, self.module, op).cast::<FuncOp>() else { continue };
            let is_public = visibility(*view) == Visibility::Public;
            let function = view.handle();
            let inputs = self.inputs(function);
            if is_public && inputs.iter().all(|&ty| self.cx.type_ref(ty).has_rank()) {
                self.from(function, inputs);
            }
        }
    }

    fn inputs(&self, op: Function) -> Box<[Type]> {
        op.read(self.cx, self.module).function_type().as_function().unwrap_or_default().0.into()
    }

    /// Infers the shapes in a function itself, and in the functions that it calls.
    fn from(&mut self, op: Function, inputs: Box<[Type]>) {
        let mut stack = Vec::new();
        let signature = Signature { function: op, types: inputs, values: Box::default() };
        if !self.instances.contains_key(&signature) {
            stack.extend(self.begin(op, signature));
        }
        while let Some(mut frame) = stack.pop() {
            let is_call = |op: OpRef<'_>| op.is::<GenericCallOp>();
            let stopped = frame.inference.run(self.cx, &mut frame.body, is_call);
            let call = stopped.and_then(|op| OpRef::new(self.cx, &frame.body, op).cast::<GenericCallOp>());
            let Some(call) = call.map(OpView::handle) else {
                self.finish(frame, &stack);
                continue;
            };
            let callee = self.call(&mut frame, call).unwrap_or_else(|error| {
                frame.inference.give_up(Some(error));
                None
            });
            stack.push(frame);
            stack.extend(callee);
        }
    }

    /// Takes the body of a function, to infer its shapes.
    fn begin(&mut self, op: Function, signature: Signature) -> Option<Frame> {
        let body = self.module.take_nested(*op)?;
        let name = self.name_of(op).to_owned();
        self.instances.insert(signature.clone(), Instance { name, results: Results::Open });
        let inference = Inference::new(&body, ADVICE);
        Some(Frame { op, body, inference, signature, call: None })
    }

    fn name_of(&self, op: Function) -> &str {
        op.read(self.cx, self.module).sym_name()
    }

    /// After a function has been walked: its type gets the shapes, if they are known.
    fn finish(&mut self, frame: Frame, callers: &[Frame]) {
        let Frame { op, body, mut inference, signature, .. } = frame;
        self.inferred += inference.inferred;
        inference.finish(self.cx, &body);
        for error in inference.errors {
            if self.said.insert((self.cx.innermost_loc(error.loc), error.message.clone())) {
                let error = self.with_callers(error, callers);
                self.errors.push(error);
            }
        }
        if inference.has_failed {
            self.module.put_nested(*op, body);
            if let Some(instance) = self.instances.get_mut(&signature) {
                instance.results = Results::Failed;
            }
            return;
        }
        let returned =
            body.all_ops_pre().into_iter().find(|&op| OpRef::new(self.cx, &body, op).is::<ReturnOp>());
        let types = returned.map(|op| OpRef::new(self.cx, &body, op).operand_types().collect::<Vec<_>>());
        let results = types.unwrap_or_default();
        let ty = self.cx.type_attr(self.cx.function_ty(&signature.types, &results));
        FuncOp::set_function_type_attr(&mut Builder::new(self.cx, self.module), op, Some(ty));
        self.module.put_nested(*op, body);
        if let Some(instance) = self.instances.get_mut(&signature) {
            instance.results = Results::Known(results);
        }
    }

    /// Redirects a call to the copy for its operands; returns the copy if it is not done.
    fn call(&mut self, frame: &mut Frame, call: Call) -> Result<Option<Frame>, Diag> {
        let cx = self.cx;
        let view = call.read(cx, &frame.body);
        let name = view.callee();
        let found = self.names.lookup(cx, name).map(|op| OpRef::new(cx, self.module, op));
        let Some(callee) = found.and_then(|op| Some(op.cast::<FuncOp>()?.handle())) else {
            return Err(view.error(format_args!("'{name}' does not reference a valid function")));
        };
        let sizes = self.sizes.get(&*callee).into_iter().flatten();
        let values = sizes.filter_map(|&at| {
            let elements = known_value(*view, view.operands().nth(at)?)?;
            Some((at, elements.into_iter().map(f64::to_bits).collect()))
        });
        let signature =
            Signature { function: callee, types: view.operand_types().collect(), values: values.collect() };
        frame.call = Some(call);
        match self.instances.get(&signature) {
            Some(Instance { name, results: Results::Known(results) }) => {
                let name = cx.symbol_ref_attr(name.as_str());
                let results = results.clone();
                GenericCallOp::set_callee_attr(&mut Builder::new(cx, &mut frame.body), call, Some(name));
                frame.inference.set_results(&mut frame.body, *call, results);
                Ok(None)
            }
            Some(Instance { results: Results::Failed, .. }) => {
                frame.inference.give_up(None);
                Ok(None)
            }
            Some(Instance { results: Results::Open, .. }) => Err(recursion(*view, name)),
            None => {
                let count = self.counts.entry(callee).or_default();
                *count += 1;
                if *count <= MAX_COPIES {
                    let copy = self.specialize(*view, signature)?;
                    frame.inference.again(*call);
                    return Ok(Some(copy));
                }
                // Reported once.
                let error = (*count == MAX_COPIES + 1).then(|| too_many_shapes(*view, name));
                frame.inference.give_up(error);
                Ok(None)
            }
        }
    }

    /// A copy of a function for a signature; the function itself, if it has this one.
    fn specialize(&mut self, call: OpRef<'_>, signature: Signature) -> Result<Frame, Diag> {
        let cx = self.cx;
        let callee = signature.function;
        let declared = self.inputs(callee);
        let fits = |(&given, &wanted): (&Type, &Type)| given == wanted || !cx.type_ref(wanted).has_rank();
        if declared.len() != signature.types.len() || !signature.types.iter().zip(&declared).all(fits) {
            let ty = cx.type_ref(cx.function_ty(&declared, &[]));
            return Err(call.error(format_args!("operands do not fit the parameters of the callee: {ty}")));
        }
        let name = self.name_of(callee).to_owned();
        let Some(original) = self.module.nested(*callee) else { return Err(recursion(call, &name)) };
        if declared == signature.types && signature.values.is_empty() {
            return self.begin(callee, signature).ok_or_else(|| recursion(call, &name));
        }
        let mut body = Box::new(Body::new(cx));
        let region = body.add_root();
        if let Some(&from) = original.roots().first() {
            body.clone_region(cx, original, from, region, &mut IrMapping::default(), &mut |loc| loc);
        }
        if let Some(entry) = body.entry_block(region) {
            let args: Vec<_> = body.block_args(entry).to_vec();
            args.iter().zip(&signature.types).for_each(|(&arg, &ty)| body.set_type(arg, ty));
            let loc = self.module.loc(*callee);
            let mut b = Builder::new(cx, &mut body);
            b.set_start(entry);
            for (at, elements) in &signature.values {
                let elements: Vec<f64> = elements.iter().map(|&bits| f64::from_bits(bits)).collect();
                let ty = signature.types[*at];
                let wide = cx.type_ref(ty).with_element_type(cx.f64_ty()).id();
                let constant = ConstantOp::build(&mut b, loc, cx.dense_f64_attr(wide, &elements));
                // An argument is no number, which would adapt to other operands.
                let constant = if ty == wide {
                    CastOp::build(&mut b, loc, ty, constant)
                } else {
                    F32Op::build(&mut b, loc, ty, constant)
                };
                b.replace_all_uses(args[*at], constant);
            }
        }
        let name = self.new_name(&name, &signature.types);
        let loc = self.module.loc(*callee);
        let ty = cx.function_ty(&signature.types, &[]);
        let mut b = Builder::before(cx, self.module, *callee);
        let op = FuncOp::build(&mut b, loc, name, ty);
        b.body_mut().put_nested(*op, body);
        set_visibility(cx, self.module, *op, Visibility::Private);
        self.copies += 1;
        self.begin(op, signature).ok_or_else(|| recursion(call, name))
    }

    /// `name_2x3_scalar_2xf32` for a tensor of shape `<2, 3>`, a number, and a vector of `f32`.
    fn new_name(&mut self, name: &str, types: &[Type]) -> &'a str {
        let mut new = name.to_owned();
        for &ty in types {
            let ty = self.cx.type_ref(ty);
            let mut parts: Vec<String> = ty.shape().unwrap_or_default().iter().map(i64::to_string).collect();
            if ty.element_type().is_f32() {
                parts.push("f32".to_owned());
            } else if parts.is_empty() {
                parts.push("scalar".to_owned());
            }
            new.push('_');
            new.push_str(&parts.join("x"));
        }
        self.cx.str(self.names.reserve(self.cx, &new))
    }

    /// The calls that led to an error, the innermost first.
    fn with_callers(&self, diag: Diag, stack: &[Frame]) -> Diag {
        /// How many calls of a chain are shown at most.
        const SHOWN: usize = 8;
        stack.iter().rev().take(SHOWN).fold(diag, |diag, frame| {
            let Some(call) = frame.call else { return diag };
            let view = call.read(self.cx, &frame.body);
            let name = view.callee();
            let shapes =
                view.operand_types().map(|ty| shape_text(self.cx.type_ref(ty).shape().unwrap_or_default()));
            let shapes: Vec<String> = shapes.collect();
            diag.with_note(view.loc(), format!("in '{name}', called here with {}", shapes.join(" and ")))
        })
    }
}

fn too_many_shapes(call: OpRef<'_>, name: &str) -> Diag {
    call.plain_error(format!("function '{name}' is called with too many combinations of argument shapes"))
        .with_code(codes::TOO_MANY_SHAPES)
        .with_help(format!("a function is compiled for at most {MAX_COPIES} combinations of argument shapes"))
}

fn recursion(call: OpRef<'_>, name: &str) -> Diag {
    call.error(format_args!("calls '{name}', which calls this function"))
        .with_help("a function is specialized for the shapes of its arguments, and this would never end")
}
