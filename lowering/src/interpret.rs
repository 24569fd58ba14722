//! The toy dialect in the interpreter: it is run by the evaluator with which compiled programs are
//! compared.

use std::fmt::Write as _;
use std::rc::Rc;

use interpreter::{
    Decode, Decoder, Interpretation, Res, Slot, State, Value, decode_call, decode_return, decode_yield,
    handlers, structured,
};
use mlir::{AttrRef, FloatKind, OpRef, TypeRef, Value as SsaValue};
use toy_dialect::element_types::{Elements, kind_of};
use toy_dialect::elementwise::{ELEMENTWISE, Elementwise};
use toy_dialect::eval::{self, EvalError, Tensor};
use toy_dialect::functions::{FUNCTIONS, Function};
use toy_dialect::gathered;
use toy_dialect::given::{self, Given};
use toy_dialect::numbers::is_number;
use toy_dialect::reductions::{self, AxisError, REDUCTIONS, Reduction, keeps_axes, reduced_axes};
use toy_dialect::{
    AssignOp, CastOp, ConditionOp, ConstantOp, ForOp, GenericCallOp, IfOp, PositionOp, PrintOp, ReshapeOp,
    ReturnOp, StructAccessOp, StructConstantOp, StructCreateOp, VariableOp, WhileOp, WriteOp, YieldOp,
};

/// The handlers of the dialect's operations.
pub(crate) static INTERPRETATION: Interpretation = Interpretation { ops: table };

type Table = Vec<(&'static str, Decode)>;

fn table() -> Table {
    let elementwise = ELEMENTWISE.iter().map(|e| (e.def.name, elementwise as Decode));
    let reductions = REDUCTIONS.iter().map(|r| (r.def.name, reduction as Decode));
    let functions = FUNCTIONS.iter().map(|f| (f.def.name, function as Decode));
    elementwise.chain(reductions).chain(functions).chain(others()).collect()
}

fn others() -> Table {
    handlers! {
        CastOp => cast,
        ConstantOp => |d, op| constant(d, op.output(), op.value()),
        GenericCallOp as OpRef => decode_call,
        PositionOp => position,
        PrintOp => print,
        WriteOp => write,
        ReshapeOp => reshape,
        ReturnOp as OpRef => decode_return,
        StructAccessOp => access,
        StructConstantOp => |d, op| constant(d, op.output(), op.value_attr()),
        StructCreateOp => create,
        AssignOp => assign,
        ConditionOp => |d, op| {
            let condition = d.slot(op.condition());
            structured::condition(d, move |s| is_true(s, condition))
        },
        ForOp => counted,
        IfOp => |d, op| {
            let condition = d.slot(op.condition());
            let regions = [op.then_region(), op.else_region()];
            structured::conditional(d, *op, regions, move |s| is_true(s, condition));
            Ok(())
        },
        WhileOp => |d, op| structured::conditional_loop(d, *op, [op.before(), op.after()]),
        YieldOp as OpRef => decode_yield,
        // Only debuggers look at it.
        VariableOp => |_, _| Ok(()),
    }
}

/// The type of the elements of an operation's result.
enum Kind {
    Known(FloatKind),
    /// It follows from operands, some of which are numbers.
    Follows(Elements, Vec<(Slot, bool)>),
}

impl Kind {
    fn of<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, elements: Elements) -> Kind {
        let ty = op.ty(op.result(0));
        if ty.has_rank() {
            return Kind::Known(kind_of(ty));
        }
        let deciding = elements.operands(op.num_operands()).map(|at| {
            let operand = op.operand(at);
            (d.slot(operand), is_number(op.cx(), op.body(), operand))
        });
        Kind::Follows(elements, deciding.collect())
    }

    fn get(&self, s: &State<'_>) -> FloatKind {
        match self {
            Kind::Known(kind) => *kind,
            Kind::Follows(elements, deciding) => {
                let kinds: Vec<FloatKind> = deciding.iter().map(|&(slot, _)| float_kind(s, slot)).collect();
                elements.kind(&kinds, |at| deciding[at].1)
            }
        }
    }
}

fn float_kind(s: &State<'_>, slot: Slot) -> FloatKind {
    s.get(slot).float_kind().unwrap_or(FloatKind::F64)
}

fn elementwise<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let operation = Elementwise::of(op).ok_or("is not element-wise")?;
    let operands = d.slots_of(op.operands());
    let result = d.slot(op.result(0));
    let kind = Kind::of(d, op, operation.elements());
    d.define(result, move |s| {
        let kind = kind.get(s);
        let operands = operands.iter().map(|&operand| s.get(operand).tensor());
        let operands = operands.collect::<Result<Vec<_>, _>>()?;
        let operands: Vec<&Tensor> = operands.iter().map(|operand| &**operand).collect();
        check_count(&eval::broadcast_shapes(&operands).unwrap_or_default())?;
        held(s, eval::elementwise(operation, &operands, kind), kind)
    });
    Ok(())
}

fn reduction<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let reduction = Reduction::of(op).ok_or("is no reduction")?;
    let input = d.slot(op.operand(0));
    let result = d.slot(op.result(0));
    let keeps_axes = keeps_axes(op);
    let kind = Kind::of(d, op, Elements::Operand(0));
    d.define(result, move |s| {
        let kind = kind.get(s);
        let input = s.get(input).tensor()?;
        let axes = reduced_axes(op, input.ndim()).map_err(|error| match error {
            AxisError::Missing(axis) => format!("reduces axis {axis} of a tensor of rank {}", input.ndim()),
            AxisError::Twice(axis) => format!("reduces axis {axis} twice"),
        })?;
        if !reduction.has_empty && axes.iter().any(|&axis| input.shape()[axis] == 0) {
            return Err("reduces no elements".to_owned());
        }
        check_count(&reductions::result_shape(input.shape(), &axes, keeps_axes, 1))?;
        held(s, Ok(eval::reduce(reduction, &input, (&axes, keeps_axes), kind)), kind)
    });
    Ok(())
}

fn function<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let function = Function::of(op).ok_or("is no function")?;
    let literals = given::literals(op);
    let operands = d.slots_of(op.operands());
    let result = d.slot(op.result(0));
    let kind = Kind::of(d, op, function.elements());
    d.define(result, move |s| {
        let kind = kind.get(s);
        let operands = operands.iter().map(|&operand| s.get(operand).tensor());
        let operands = operands.collect::<Result<Vec<_>, _>>()?;
        let shapes = operands.iter().map(|operand| operand.shape().iter().map(|&size| size as i64).collect());
        let elements = |at: usize| operands[at].iter().copied().collect();
        let given = Given::running(function.name, literals.clone(), shapes.collect(), elements);
        let shape = (function.shape)(&given).map_err(|fault| fault.message)?;
        check_count(&shape.iter().map(|&size| size as usize).collect::<Vec<_>>())?;
        let operands: Vec<&Tensor> = operands.iter().map(|operand| &**operand).collect();
        s.hold_as(function.evaluate(op.cx(), &given, &operands, kind)?, kind)
    });
    Ok(())
}

/// How many elements a tensor may have.
const MAX_ELEMENTS: usize = 1 << 26;

/// Checks that there may be a tensor of this shape.
fn check_count(shape: &[usize]) -> Res {
    let count = shape.iter().try_fold(1usize, |count, &extent| count.checked_mul(extent));
    if count.is_none_or(|count| count > MAX_ELEMENTS) {
        return Err(format!("produces a tensor of more than {MAX_ELEMENTS} elements"));
    }
    Ok(())
}

/// The extents of a static shape.
fn static_shape(ty: TypeRef<'_>) -> Option<Vec<usize>> {
    ty.shape()?.iter().map(|&extent| usize::try_from(extent).ok()).collect()
}

/// The tensor or struct that an attribute describes.
fn value_of(state: &State<'_>, attr: AttrRef<'_>) -> Res<Value> {
    if let Some(parts) = attr.as_array() {
        let parts = parts.iter().map(|&part| value_of(state, attr.cx().attr_ref(part)));
        return Ok(Value::Aggregate(parts.collect::<Result<_, _>>()?));
    }
    let elements = attr.ty().num_elements().filter(|&elements| elements <= MAX_ELEMENTS);
    let shape = elements.and_then(|_| static_shape(attr.ty()));
    let (Some(shape), Some(values)) = (shape, elements.and_then(|_| attr.as_dense_f64())) else {
        return Err(format!("has a value that is not a tensor of at most {MAX_ELEMENTS} elements"));
    };
    held(state, eval::constant(&shape, values), FloatKind::F64)
}

/// The result of the evaluator as a value.
fn held(state: &State<'_>, computed: Result<Tensor, EvalError>, kind: FloatKind) -> Res<Value> {
    let tensor = computed.map_err(|e| format!("cannot be evaluated: {e}"))?;
    state.hold_as(tensor, kind)
}

fn constant<'p>(d: &mut Decoder<'_, 'p>, result: SsaValue, value: AttrRef<'p>) -> Res {
    let result = d.slot(result);
    d.define(result, move |s| value_of(s, value));
    Ok(())
}

/// The same tensor, which must have the type, if that is known.
fn cast<'p>(d: &mut Decoder<'_, 'p>, op: CastOp<'p>) -> Res {
    let input = d.slot(op.input());
    let result = d.slot(op.output());
    let ty = op.ty(op.output());
    let shape = static_shape(ty);
    d.define(result, move |s| {
        let tensor = s.get(input).tensor()?;
        let found = tensor.shape();
        let kind = float_kind(s, input);
        if ty.has_rank() && kind != kind_of(ty) {
            Err(format!("casts a tensor of '{}' to '{ty}'", kind.keyword()))
        } else if shape.as_ref().is_none_or(|shape| shape == found) {
            Ok(s.get(input).clone())
        } else {
            Err(format!("casts a tensor of shape {found:?} to '{ty}'"))
        }
    });
    Ok(())
}

/// The new value, which must have the shape of the old one, and is converted to its type.
fn assign<'p>(d: &mut Decoder<'_, 'p>, op: AssignOp<'p>) -> Res {
    let old = d.slot(op.old());
    let value = d.slot(op.value());
    let result = d.slot(op.output());
    let name = op.name();
    d.define(result, move |s| {
        let [was, is] = [old, value].map(|slot| s.get(slot).tensor().map(|tensor| tensor.shape().to_vec()));
        let (was, is) = (was?, is?);
        let [to, from] = [old, value].map(|slot| float_kind(s, slot));
        if was == is && to == from {
            Ok(s.get(value).clone())
        } else if was == is {
            held(s, Ok(eval::rounded(s.get(value).tensor()?.into_owned(), to)), to)
        } else {
            Err(format!("changes the shape of '{name}' from {was:?} to {is:?}"))
        }
    });
    Ok(())
}

/// A tensor of rank 0.
fn number(s: &State<'_>, slot: Slot) -> Res<f64> {
    let tensor = s.get(slot).tensor()?;
    match tensor.first() {
        Some(&number) if tensor.ndim() == 0 => Ok(number),
        _ => Err(format!("needs a number, and has a tensor of shape {:?}", tensor.shape())),
    }
}

/// Every number but 0 is true.
fn is_true(s: &State<'_>, slot: Slot) -> Res<bool> {
    Ok(number(s, slot)? != 0.0)
}

fn counted<'p>(d: &mut Decoder<'_, 'p>, op: ForOp<'p>) -> Res {
    let from = d.slot(op.from());
    let to = d.slot(op.to());
    let region = op.region();
    let count = move |s: &State<'_>| Ok(toy_dialect::iterations(number(s, from)?, number(s, to)?));
    // The first bound is still there: no iteration writes to it.
    let next = move |s: &State<'_>, iteration: u64| {
        held(s, eval::constant(&[], vec![number(s, from)? + iteration as f64]), FloatKind::F64)
    };
    structured::counted_loop(d, *op, region, count, next)
}

fn reshape<'p>(d: &mut Decoder<'_, 'p>, op: ReshapeOp<'p>) -> Res {
    let shape = static_shape(op.ty(op.output())).ok_or("has a result of unknown shape")?;
    let input = d.slot(op.input());
    let result = d.slot(op.output());
    check_count(&shape)?;
    d.define(result, move |s| {
        let reshaped = eval::reshape(&*s.get(input).tensor()?, &shape);
        held(s, reshaped, float_kind(s, input))
    });
    Ok(())
}

/// The index of a position.
fn position<'p>(d: &mut Decoder<'_, 'p>, op: PositionOp<'p>) -> Res {
    let input = d.slot(op.input());
    let result = d.slot(op.output());
    let size = d.slot(op.size());
    d.define(result, move |s| {
        let position = s.get(input).float()?;
        let size = s.get(size).index()?;
        Ok(Value::from(gathered::index(position, size)?))
    });
    Ok(())
}

/// Prints a tensor or, after lowering to affine, a memref or a number.
fn print<'p>(d: &mut Decoder<'_, 'p>, op: PrintOp<'p>) -> Res {
    let input = d.slot(op.input());
    let ty = op.ty(op.input());
    let is_inline = op.inline();
    let format = op.format();
    let text_of = move |tensor: &Tensor| -> Res<String> {
        let mut text = match format {
            None => runtime::format::text(&tensor.view()),
            Some(format) => {
                let mut text = String::new();
                let written = runtime::format::write_with(&mut text, &tensor.view(), |text, x| {
                    let number = interpreter::formatted(format, x).map_err(|_| std::fmt::Error)?;
                    write!(text, "{number} ")
                });
                written.map_err(|_| format!("has the format '{format}'"))?;
                text
            }
        };
        if is_inline && tensor.ndim() < 2 {
            text.pop();
        }
        Ok(text)
    };
    d.compute(move |s| {
        let text = if ty.is_tensor() {
            text_of(&*s.get(input).tensor()?)?
        } else if ty.is_float() {
            text_of(&eval::constant(&[], vec![s.get(input).float()?]).map_err(|e| e.to_string())?)?
        } else {
            text_of(&s.floats_of(input, ty, MAX_ELEMENTS as i64)?)?
        };
        s.print(text.as_bytes())
    });
    Ok(())
}

fn write<'p>(d: &mut Decoder<'_, 'p>, op: WriteOp<'p>) -> Res {
    let text = op.text();
    d.compute(move |s| s.print(text.as_bytes()));
    Ok(())
}

fn access<'p>(d: &mut Decoder<'_, 'p>, op: StructAccessOp<'p>) -> Res {
    let index = usize::try_from(op.index()).ok();
    let input = d.slot(op.input());
    let result = d.slot(op.output());
    d.define(result, move |s| {
        let part = index.and_then(|index| s.get(input).parts().ok()?.get(index));
        part.cloned().ok_or_else(|| s.get(input).unfit("a struct with such an element"))
    });
    Ok(())
}

fn create<'p>(d: &mut Decoder<'_, 'p>, op: StructCreateOp<'p>) -> Res {
    let parts = d.slots_of(op.elements());
    let result = d.slot(op.output());
    d.define(result, move |s| {
        let parts: Rc<[Value]> = parts.iter().map(|&part| s.get(part).clone()).collect();
        Ok(Value::Aggregate(parts))
    });
    Ok(())
}
