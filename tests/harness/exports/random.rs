//! Functions of random programs, called from C.

use std::fmt::Write as _;
use std::sync::Arc;

use generators::random::Random;
use generators::random::evaluate::{Machine, Tensor, Value};
use generators::random::generate::{BUDGET, generate};
use generators::random::syntax::{Declared, Function, Item, Program};
use libtest_mimic::Trial;
use ndarray::{ArrayD, ArrayViewD, IxDyn};
use tests::tools::Tools;
use tests::{diff, harness};
use toyc::arrays::FloatKind;
use toyc::native;

use super::Folder;

/// The number of programs, and the number in a full run.
const PROGRAMS: u64 = 20;
const FULL: u64 = 100;
/// How many tries there are to make valid arguments for a function.
const TRIES: usize = 12;
/// How many programs make up one test.
const TOGETHER: u64 = 10;

/// The ways in which libraries are made, in turn.
const WAYS: [&[&str]; 4] =
    [&["-emit=lib", "-O0"], &["-emit=lib", "-opt"], &["-emit=shared", "-opt", "-O3"], &["-emit=lib", "-O2"]];

pub(super) fn trials(tools: &Arc<Tools>) -> Vec<Trial> {
    let first = harness::first_seed();
    let usual = if harness::is_full() { FULL } else { PROGRAMS };
    let count = harness::number("TOY_TEST_PROGRAMS").unwrap_or(usual);
    eprintln!("exports: {count} programs; TOY_TEST_SEED={first} runs the same ones");
    let mut trials = Vec::new();
    let mut seed = first;
    let end = first.saturating_add(count);
    let tools = Arc::clone(tools);
    while seed < end {
        let last = end.min(seed + TOGETHER);
        let tools = Arc::clone(&tools);
        let range = seed..last;
        seed = last;
        let name = format!("random/seeds-{}-to-{}", range.start, range.end - 1);
        trials.push(harness::trial(name, None, move || {
            range.into_iter().try_for_each(|seed| check(seed, &tools))
        }));
    }
    trials
}

/// A call of a function, and what it should do.
struct Call {
    function: String,
    arguments: Vec<Tensor>,
    results: Vec<Tensor>,
    printed: String,
}

fn check(seed: u64, tools: &Tools) -> Result<(), String> {
    // Some programs have no function that can be called.
    let mut seeds = seed.wrapping_mul(1000)..;
    let (text, calls) = seeds
        .find_map(|seed| {
            let program = generate(seed).program;
            let mut random = Random::new(seed);
            let functions = program.functions().filter(|function| function.name != "main");
            let calls: Vec<Call> =
                functions.filter_map(|function| call(&program, function, &mut random)).collect();
            calls.iter().any(|call| !call.arguments.is_empty()).then(|| (program.to_string(), calls))
        })
        .ok_or("there is no program with a function")?;
    let options = WAYS[usize::try_from(seed).unwrap_or(0) % WAYS.len()];
    in_c(&text, &calls, options, tools)
        .and_then(|()| in_this_process(&text, &calls))
        .map_err(|message| format!("{message}\nthe program of seed {seed}, with {options:?}:\n\n{text}"))
}

/// A call of a function with valid arguments, if some are found.
fn call(program: &Program, function: &Function, random: &mut Random) -> Option<Call> {
    (0..TRIES).find_map(|_| {
        let usual = shape(random);
        let values: Vec<Value> =
            function.params.iter().map(|param| value(program, param, &usual, random)).collect();
        let arguments = values.iter().flat_map(|value| tensors(value.clone())).collect();
        let mut machine = Machine::new(&program.items, BUDGET);
        let results = machine.call(&function.name, values).ok()?;
        let results: Vec<_> = results.into_iter().flat_map(tensors).collect();
        // Other tests export functions of floats, and C has no arrays without elements.
        if results.iter().any(|result| result.kind == FloatKind::F32 || result.is_empty()) {
            return None;
        }
        Some(Call { function: function.name.clone(), arguments, results, printed: machine.printed })
    })
}

fn shape(random: &mut Random) -> Vec<usize> {
    const SHAPES: [&[usize]; 7] = [&[2, 3], &[3, 2], &[2, 2], &[3], &[], &[2, 1, 3], &[2, 2, 1, 2]];
    random.pick(&SHAPES).map(|shape| shape.to_vec()).unwrap_or_default()
}

/// A value for a parameter or a field: its tensors usually have the usual shape.
fn value(program: &Program, of: &Declared, usual: &[usize], random: &mut Random) -> Value {
    let structs = program.items.iter().filter_map(|item| match item {
        Item::Struct(item) => Some(item),
        Item::Function(_) => None,
    });
    let fields = of.ty.as_ref().and_then(|ty| structs.into_iter().find(|item| item.name == *ty));
    if let Some(item) = fields {
        let values = item.fields.iter().map(|field| value(program, field, usual, random)).collect();
        return Value::Struct(item.name.clone(), values);
    }
    let shape = match random.below(10) {
        0..=6 => usual.to_vec(),
        7 | 8 => Vec::new(),
        _ => shape(random),
    };
    #[allow(clippy::cast_precision_loss)] // Below 100.
    let number = |random: &mut Random| (random.below(100) as f64 - 20.0) / 4.0;
    Value::Tensor(ArrayD::from_shape_simple_fn(IxDyn(&shape), || number(random)).into())
}

/// The tensors in a value, in order.
fn tensors(value: Value) -> Vec<Tensor> {
    match value {
        Value::Tensor(tensor) => vec![tensor],
        Value::Struct(_, values) => values.into_iter().flat_map(tensors).collect(),
    }
}

fn bytes(tensors: &[Tensor]) -> Vec<u8> {
    tensors.iter().flat_map(|tensor| tensor.iter().flat_map(|number| number.to_ne_bytes())).collect()
}

/// The functions that print nothing, called in this process.
fn in_this_process(text: &str, calls: &[Call]) -> Result<(), String> {
    let program = native::Program::parse(text).map_err(|e| e.to_string())?;
    for call in calls.iter().filter(|call| call.printed.is_empty()) {
        let function = program.function(&call.function).map_err(|e| e.to_string())?;
        let views: Vec<ArrayViewD<'_, f64>> = call.arguments.iter().map(|tensor| tensor.view()).collect();
        let results = function.call_all(&views).map_err(|e| e.to_string())?;
        let results: Vec<Tensor> = results.into_iter().map(Tensor::from).collect();
        if bytes(&results) != bytes(&call.results) {
            return Err(format!("{}: {results:?} and not {:?}", call.function, call.results));
        }
    }
    Ok(())
}

/// The functions called from C, in both forms.
fn in_c(text: &str, calls: &[Call], options: &[&str], tools: &Tools) -> Result<(), String> {
    let folder = Folder::new(tools)?;
    folder.write("random.toy", text)?;
    folder.write("random.c", &source(calls))?;
    let is_static = options[0] == "-emit=lib";
    let output = if is_static { "librandom.a" } else { "librandom.so" };
    let exports: Vec<String> = calls.iter().enumerate().map(|(index, call)| export(index, call)).collect();
    let mut command = tools.toyc(&["random.toy", "-w", "-o", output]);
    command.args(options).args(&exports);
    folder.run(command)?;
    // Processors without fused multiply-adds need the library of mathematics for products of matrices.
    let link: &[&str] = if is_static { &[output, "-lm"] } else { &["-L.", "-lrandom", "-Wl,-rpath,$ORIGIN"] };
    folder.compile("cc", &[&["-std=c99", "random.c"], link].concat())?;
    let printed = folder.run(tools.command("./program"))?;
    let twice: String = calls.iter().map(|call| call.printed.repeat(2)).collect();
    diff::equal("what is printed", &twice, &printed)?;
    let expected: Vec<u8> = calls.iter().flat_map(|call| bytes(&call.results).repeat(2)).collect();
    if folder.read("results")? == expected {
        Ok(())
    } else {
        Err("the results called from C differ".to_owned())
    }
}

fn export(index: usize, call: &Call) -> String {
    let shapes = call.arguments.iter().map(|tensor| match tensor.shape() {
        [] => "scalar".to_owned(),
        shape => shape.iter().map(usize::to_string).collect::<Vec<_>>().join("x"),
    });
    let shapes: Vec<String> = shapes.collect();
    let colon = if shapes.is_empty() { "" } else { ":" };
    format!("-export=e{index}={}{colon}{}", call.function, shapes.join(","))
}

/// A program in C that calls each function twice, and writes the results to a file.
fn source(calls: &[Call]) -> String {
    let mut text = "#include <stdio.h>\n#include \"random.h\"\n".to_owned();
    let mut main = String::new();
    for (call_index, call) in calls.iter().enumerate() {
        let mut plain = Vec::new();
        let mut checked = Vec::new();
        let mut save = String::new();
        let all = call.arguments.iter().map(|tensor| (tensor, false));
        for (index, (tensor, is_result)) in
            all.chain(call.results.iter().map(|tensor| (tensor, true))).enumerate()
        {
            let name = format!("v{call_index}_{index}");
            if tensor.ndim() == 0 && !is_result {
                let number = format!("{:?}", tensor.sum());
                plain.push(number.clone());
                checked.push(number);
                continue;
            }
            let numbers =
                tensor.iter().map(|number| if is_result { "0".to_owned() } else { format!("{number:?}") });
            let numbers: Vec<String> = numbers.collect();
            let _ = writeln!(text, "static double {name}[] = {{{}}};", numbers.join(", "));
            plain.push(name.clone());
            if tensor.ndim() == 0 {
                checked.push(name.clone());
            } else {
                let strides =
                    (1..=tensor.ndim()).map(|from| tensor.shape()[from..].iter().product::<usize>());
                let list =
                    |numbers: Vec<usize>| numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
                let _ = writeln!(
                    text,
                    "static const toy_memref_{}d {name}_d = {{0, {name}, 0, {{{}}}, {{{}}}}};",
                    tensor.ndim(),
                    list(tensor.shape().to_vec()),
                    list(strides.collect()),
                );
                checked.push(format!("&{name}_d"));
            }
            if is_result {
                let _ = writeln!(save, "  fwrite({name}, sizeof(double), {}, file);", tensor.len());
            }
        }
        let plain = plain.join(", ");
        let checked = checked.join(", ");
        let _ = write!(main, "  e{call_index}({plain});\n{save}");
        let _ = write!(main, "  if (e{call_index}_checked({checked}) != 0) return 3;\n{save}");
    }
    let open = "  FILE *file = fopen(\"results\", \"wb\");\n  if (!file) return 2;\n";
    let _ = write!(text, "int main(void) {{\n{open}{main}  return fclose(file) != 0;\n}}\n");
    text
}
