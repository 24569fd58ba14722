//! Functions of random programs, called in this process: they compute what the evaluator computes, bit for bit.

use generators::random::Random;
use generators::random::evaluate::{Machine, Stop, Value};
use generators::random::generate::{BUDGET, generate};
use generators::random::syntax::{Item, Program as Tree};
use ndarray::{ArrayD, IxDyn, Slice};
use toyc::arrays::Array;
use toyc::native::{Error, Program};

use super::compiler::guarded;

/// Shapes of arguments. The arguments of one call usually have the same shape, so that most calls are valid.
const SHAPES: &[&[usize]] = &[&[], &[3], &[2, 3], &[3, 2], &[2, 2], &[1, 4, 2], &[1]];

/// Calls every function of the program of the seed.
pub(crate) fn check(seed: u64) -> Result<(), String> {
    guarded(move || {
        let case = generate(seed);
        let text = case.program.to_string();
        calls(seed, &case.program, &text)
            .map_err(|message| format!("{message}\nthe program of seed {seed}:\n\n{text}"))
    })?
}

fn calls(seed: u64, tree: &Tree, text: &str) -> Result<(), String> {
    let program = Program::parse(text).map_err(|e| e.to_string())?;
    let mut random = Random::new(seed);
    for function in tree.functions().filter(|function| function.name != "main") {
        let common = random.pick(SHAPES).copied().unwrap_or_default();
        let mut arrays = Vec::new();
        let mut value = |ty: Option<&str>| argument(tree, ty, common, &mut random, &mut arrays);
        let arguments: Vec<Value> = function.params.iter().map(|param| value(param.ty.as_deref())).collect();
        let mut machine = Machine::new(&tree.items, BUDGET);
        let expected = machine.call(&function.name, arguments);
        if !machine.printed.is_empty() || matches!(expected, Err(Stop::Inexact | Stop::TooLong)) {
            continue;
        }
        // The elements of some are strided, and backwards: the code reads them where they are.
        let rooms: Vec<_> = arrays.iter().map(|array| random.chance(30).then(|| apart(array))).collect();
        let views: Vec<_> = arrays
            .iter()
            .zip(&rooms)
            .map(|(array, room)| room.as_ref().map_or(array.view(), |room| room.slice_each_axis(|_| APART)))
            .collect();
        let found = program.function(&function.name).and_then(|f| {
            let results: Vec<Array> = f.call_arrays(&views)?;
            if let [Array::F64(result)] = &*results {
                let mut room = apart(&ArrayD::zeros(result.shape()));
                let mut out = room.slice_each_axis_mut(|_| APART);
                f.call_into(&views, &mut out)?;
                return Ok(vec![out.to_owned()]);
            }
            Ok(results.into_iter().map(Array::into_f64).collect())
        });
        compare(expected, found).map_err(|message| format!("{}: {message}", function.name))?;
    }
    Ok(())
}

/// Every second element, from the last one.
const APART: Slice = Slice { start: 0, end: None, step: -2 };

/// An array that holds the elements of another one at [`APART`].
fn apart(array: &ArrayD<f64>) -> ArrayD<f64> {
    let shape: Vec<usize> = array.shape().iter().map(|extent| 2 * extent).collect();
    let mut room = ArrayD::from_elem(shape, f64::NAN);
    room.slice_each_axis_mut(|_| APART).assign(array);
    room
}

/// A random value for a parameter; its tensors are added to `arrays`, some of them in column-major order.
fn argument(
    tree: &Tree,
    ty: Option<&str>,
    common: &[usize],
    random: &mut Random,
    arrays: &mut Vec<ArrayD<f64>>,
) -> Value {
    let structure = tree.items.iter().find_map(|item| match item {
        Item::Struct(item) if Some(item.name.as_str()) == ty => Some(item),
        _ => None,
    });
    if let Some(structure) = structure {
        let fields = structure.fields.iter();
        let fields = fields.map(|field| argument(tree, field.ty.as_deref(), common, random, arrays));
        return Value::Struct(structure.name.clone(), fields.collect());
    }
    let shape = if random.chance(80) { common } else { random.pick(SHAPES).copied().unwrap_or_default() };
    let mut number = || random.below(64) as f64 - 32.0;
    let array = ArrayD::from_shape_simple_fn(IxDyn(shape), &mut number);
    arrays.push(if random.chance(50) {
        array.clone()
    } else {
        array.t().as_standard_layout().into_owned().reversed_axes()
    });
    Value::Tensor(array.into())
}

fn compare(expected: Result<Vec<Value>, Stop>, found: Result<Vec<ArrayD<f64>>, Error>) -> Result<(), String> {
    match (expected, found) {
        (Ok(values), Ok(found)) => {
            let mut wanted = Vec::new();
            values.into_iter().for_each(|value| tensors(value, &mut wanted));
            let same = |(a, b): (&ArrayD<f64>, &ArrayD<f64>)| {
                a.shape() == b.shape() && a.iter().zip(b).all(|(a, b)| a.to_bits() == b.to_bits())
            };
            if wanted.len() == found.len() && wanted.iter().zip(&found).all(same) {
                Ok(())
            } else {
                Err(format!("gives {found:?}, not {wanted:?}"))
            }
        }
        (Err(_), Err(Error::Source { .. })) => Ok(()),
        (Err(Stop::Failed(_)), Err(Error::Position(_))) => Ok(()),
        (expected, found) => Err(format!("gives {found:?}, and the evaluator {expected:?}")),
    }
}

/// The tensors in a value, in order.
fn tensors(value: Value, into: &mut Vec<ArrayD<f64>>) {
    match value {
        Value::Tensor(tensor) => into.push((*tensor).clone()),
        Value::Struct(_, fields) => fields.into_iter().for_each(|field| tensors(field, into)),
    }
}
