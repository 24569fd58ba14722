//! How often loops run: every loop over numbers of up to four bits, and loops at the ends of wider types, run as often
//! as in a plain evaluator, before and after each pass that counts iterations, interpreted and compiled.
//!
//! A loop is undefined if its step is not positive, or if the induction variable would leave its type in the step after
//! the last iteration. The interpreter refuses such a loop.

use std::fmt::{self, Write};
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::harness;
use tests::process::{self, LIMIT};
use tests::tools::Tools;

/// Loops that run more often are left out.
const MOST: i128 = 16;

fn main() {
    harness::main(|tools| {
        let mut trials = Vec::new();
        let mut add = |name: &str, loops: Vec<Loop>, pipelines: &'static [&'static str]| {
            let tools = Arc::clone(tools);
            let name = format!("loops/{name}");
            trials.push(harness::trial(name, None, move || agree(&loops, pipelines, &tools)));
        };
        add("all-of-one-to-four-bits", narrow(), SCF);
        add("scf-for-at-the-ends", wide(&[Form::For, Form::ForUnsigned], &[8, 32, 64, INDEX]), SCF);
        add("scf-parallel-at-the-ends", wide(&[Form::Parallel], &[INDEX]), PARALLEL);
        add("scf-forall-at-the-ends", wide(&[Form::Forall], &[INDEX]), FORALL);
        add("affine-at-the-ends", wide(&[Form::Affine, Form::AffineParallel], &[INDEX]), AFFINE);
        trials.push(undefined(tools));
        trials
    });
}

const SCF: &[&str] = &[
    "canonicalize",
    "convert-scf-to-cf",
    "canonicalize,convert-scf-to-cf,canonicalize",
    "convert-scf-to-cf,lift-cf-to-scf",
    "convert-scf-to-cf,lift-cf-to-scf,canonicalize,convert-scf-to-cf",
    "scf-for-to-while",
    "func.func(scf-for-loop-peeling),canonicalize",
    "func.func(scf-for-loop-peeling{peel-front=true}),canonicalize",
];

const PARALLEL: &[&str] = &[
    "canonicalize",
    "func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=2}),canonicalize",
    "func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=3 no-min-max-bounds})",
    "convert-scf-to-cf",
    "scf-parallel-for-to-nested-fors",
];

/// `scf.forall` cannot run before it is lowered.
const FORALL: &[&str] = &[
    "func.func(scf-forall-to-parallel)",
    "canonicalize,func.func(scf-forall-to-parallel)",
    "func.func(scf-forall-to-for)",
];

const AFFINE: &[&str] = &[
    "canonicalize",
    "lower-affine,canonicalize",
    "lower-affine,convert-scf-to-cf",
    "func.func(affine-simplify-structures)",
    "func.func(affine-loop-normalize),canonicalize",
    "func.func(affine-loop-normalize{promote-single-iter},affine-loop-unroll{unroll-factor=2})",
    "func.func(affine-loop-unroll{unroll-factor=2})",
    "func.func(affine-loop-unroll{unroll-factor=-1})",
    "func.func(affine-loop-unroll-jam{unroll-jam-factor=3})",
    "func.func(affine-loop-tile{tile-size=2})",
    "func.func(affine-loop-unroll-small{max-inner-operations=512},affine-loop-split,affine-loop-order)",
    "func.func(affine-parallelize)",
    "func.func(affine-super-vectorize{virtual-vector-size=4})",
];

/// The width of `index`, marked.
const INDEX: u32 = 0;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    For,
    ForUnsigned,
    Parallel,
    Forall,
    Affine,
    AffineParallel,
}

/// A loop over numbers of a type.
#[derive(Clone, Copy)]
struct Loop {
    form: Form,
    width: u32,
    lower: i128,
    upper: i128,
    step: i128,
}

impl fmt::Display for Loop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.form == Form::ForUnsigned { "unsigned " } else { "" };
        write!(f, "{sign}{} to {} step {} : {}", self.lower, self.upper, self.step, self.ty())
    }
}

impl Loop {
    fn ty(&self) -> String {
        if self.width == INDEX { "index".to_owned() } else { format!("i{}", self.width) }
    }

    /// The least and the greatest number of the type.
    fn ends(form: Form, width: u32) -> (i128, i128) {
        let width = if width == INDEX { 64 } else { width };
        match form {
            Form::ForUnsigned => (0, (1 << width) - 1),
            _ => (-(1 << (width - 1)), (1 << (width - 1)) - 1),
        }
    }

    /// How often the loop runs; `None` if it is undefined.
    fn count(&self) -> Option<i128> {
        let (_, greatest) = Self::ends(self.form, self.width);
        let count = ((self.upper - self.lower).max(0) + self.step.max(1) - 1) / self.step.max(1);
        (self.step > 0 && self.lower + count * self.step <= greatest).then_some(count)
    }

    /// The iterations, the sum of the induction variables (or, in compiled code, of ones), and 7 if there was an iteration.
    fn results(&self, is_compiled: bool) -> Option<[f64; 3]> {
        let count = self.count()?;
        let mut sum = 0.0;
        for at in 0..count {
            sum += if is_compiled { 1.0 } else { (self.lower + at * self.step) as f64 };
        }
        Some([count as f64, sum, if count > 0 { 7.0 } else { 0.0 }])
    }

    /// The loop as text; it writes its results to row `at` of `%m`, which is zero.
    fn write(&self, text: &mut String, at: usize) {
        let (ty, Loop { lower, upper, step, .. }) = (self.ty(), *self);
        let signed = |n: i128| {
            let bits = if self.width == INDEX { 64 } else { self.width };
            (n << (128 - bits)) >> (128 - bits)
        };
        let constant = |text: &mut String, name: &str, value: i128| {
            let value = match (self.width, value & 1) {
                (1, bit) => (bit == 1).to_string(),
                _ => format!("{} : {ty}", signed(value)),
            };
            let _ = writeln!(text, "  %{name}{at} = arith.constant {value}");
        };
        for (name, value) in [("l", lower), ("u", upper), ("s", step)] {
            constant(text, name, value);
        }
        let bounds = format!("%l{at} to %u{at} step %s{at}");
        let header = match self.form {
            Form::For | Form::ForUnsigned => return self.write_for(text, at, &bounds),
            Form::Parallel => format!("scf.parallel (%i) = (%l{at}) to (%u{at}) step (%s{at})"),
            Form::Forall => format!("scf.forall (%i) = (%l{at}) to (%u{at}) step (%s{at})"),
            Form::Affine => format!("affine.for %i = {lower} to {upper} step {step}"),
            Form::AffineParallel => {
                // The least number cannot be written in an expression.
                let bound =
                    |n: i128| if n == i64::MIN.into() { format!("{} - 1", n + 1) } else { n.to_string() };
                let lower = bound(lower);
                let upper = bound(upper);
                format!("affine.parallel (%i) = ({lower}) to ({upper}) step ({step})")
            }
        };
        let _ = write!(
            text,
            "  {header} {{
    %w = arith.index_cast %i : index to i64
    %x = arith.sitofp %w : i64 to f64
    %n = affine.load %m[{at}, 0] : memref<MxKxf64>
    %t = affine.load %m[{at}, 1] : memref<MxKxf64>
    %more = arith.addf %n, %one : f64
    %sum = arith.addf %t, %x : f64
    affine.store %more, %m[{at}, 0] : memref<MxKxf64>
    affine.store %sum, %m[{at}, 1] : memref<MxKxf64>
    affine.store %seven, %m[{at}, 2] : memref<MxKxf64>
  }}
"
        );
    }

    fn write_for(&self, text: &mut String, at: usize, bounds: &str) {
        let ty = self.ty();
        let is_unsigned = self.form == Form::ForUnsigned;
        let sign = if is_unsigned { "unsigned " } else { "" };
        let (cast, convert) = match (self.width, is_unsigned) {
            (INDEX, false) => ("    %w = arith.index_cast %i : index to i64\n", "sitofp %w : i64"),
            (INDEX, true) => ("    %w = arith.index_castui %i : index to i64\n", "uitofp %w : i64"),
            (_, false) => ("", "sitofp %i"),
            (_, true) => ("", "uitofp %i"),
        };
        let from = if self.width == INDEX { String::new() } else { format!(" : {ty}") };
        let _ = write!(
            text,
            "  %r{at}:2 = scf.for {sign}%i = {bounds} iter_args(%n = %zero, %t = %zero) -> (f64, f64) : {ty} {{
{cast}    %x = arith.{convert}{from} to f64
    %more = arith.addf %n, %one : f64
    %sum = arith.addf %t, %x : f64
    scf.yield %more, %sum : f64, f64
  }}
  %e{at} = scf.for {sign}%i = {bounds} iter_args(%n = %zero) -> (f64) : {ty} {{
    scf.yield %seven : f64
  }}
  affine.store %r{at}#0, %m[{at}, 0] : memref<MxKxf64>
  affine.store %r{at}#1, %m[{at}, 1] : memref<MxKxf64>
  affine.store %e{at}, %m[{at}, 2] : memref<MxKxf64>
"
        );
    }
}

/// A program that runs each loop and prints its results in a line. A compiled program does not convert numbers to
/// floats, because that has no lowering.
fn program(loops: &[Loop], is_compiled: bool) -> String {
    let mut text = String::new();
    for (at, one) in loops.iter().enumerate() {
        one.write(&mut text, at);
    }
    if is_compiled {
        let is_conversion =
            |line: &&str| ["%w = ", "%x = "].iter().any(|name| line.trim_start().starts_with(name));
        let kept = text.lines().filter(|line| !is_conversion(line));
        text = kept.map(|line| line.replace("%t, %x", "%t, %one") + "\n").collect();
    }
    let rows = loops.len();
    let text = format!(
        "func.func @main() -> i32 {{
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %seven = arith.constant 7.0 : f64
  %m = memref.alloc() : memref<MxKxf64>
  affine.for %i = 0 to {rows} {{
    affine.for %j = 0 to 3 {{
      affine.store %zero, %m[%i, %j] : memref<MxKxf64>
    }}
  }}
{text}  toy.print %m : memref<MxKxf64>
  memref.dealloc %m : memref<MxKxf64>
  %status = arith.constant 0 : i32
  return %status : i32
}}
"
    );
    text.replace("MxKx", &format!("{rows}x3x"))
}

/// Every defined loop over numbers of one to four bits, signed and unsigned.
fn narrow() -> Vec<Loop> {
    let mut loops = Vec::new();
    for (form, width) in [Form::For, Form::ForUnsigned].into_iter().flat_map(|f| (1..5).map(move |w| (f, w)))
    {
        let (least, greatest) = Loop::ends(form, width);
        for (lower, upper) in (least..=greatest).flat_map(|l| (least..=greatest).map(move |u| (l, u))) {
            loops.extend((1..=greatest).map(|step| Loop { form, width, lower, upper, step }));
        }
    }
    loops.retain(|one| one.count().is_some());
    loops
}

/// Loops from and to numbers near the ends of wider types and near zero, by small and by large steps.
fn wide(forms: &[Form], widths: &[u32]) -> Vec<Loop> {
    let mut loops = Vec::new();
    for (&form, &width) in forms.iter().flat_map(|form| widths.iter().map(move |width| (form, width))) {
        let (least, greatest) = Loop::ends(form, width);
        let middle = (greatest + least + 1) / 2;
        let bounds = [least, least + 1, least + 5, middle - 1, middle, middle + 2, greatest - 4, greatest];
        let quarter = (greatest - least + 1) / 4;
        let steps = [1, 2, 3, quarter / 2, quarter, quarter + 1, (greatest / 3) * 2, greatest - 1, greatest];
        for (lower, upper) in bounds.iter().flat_map(|&l| bounds.iter().map(move |&u| (l, u))) {
            loops.extend(steps.iter().map(|&step| Loop { form, width, lower, upper, step }));
        }
    }
    loops.retain(|one| one.count().is_some_and(|count| count <= MOST));
    loops
}

fn run(program: &str, options: &[&str], input: &str, tools: &Tools) -> Result<String, String> {
    let mut command = tools.command(program);
    command.args(options);
    process::run(command, input.as_bytes(), LIMIT)?.output()
}

/// Whether the loops compute what they should: unchanged, after each pipeline, and compiled.
fn agree(loops: &[Loop], pipelines: &[&str], tools: &Tools) -> Result<(), String> {
    let text = program(loops, false);
    let check = |what: &str, printed: &str| {
        let mut numbers = printed.split_whitespace().map(str::parse::<f64>);
        for one in loops {
            let expected = one.results(false).ok_or("an undefined loop")?;
            let found = [(); 3].map(|()| numbers.next().and_then(Result::ok));
            if found != expected.map(Some) {
                return Err(format!("{what}: {one}\n  gives {found:?} instead of {expected:?}"));
            }
        }
        Ok(())
    };
    let interpret = |text: &str| run("toyc", &["-", "-x=mlir", "-emit=mlir", "-run"], text, tools);
    let is_forall = loops.iter().any(|one| one.form == Form::Forall);
    if !is_forall {
        check("interpreted", &interpret(&text)?)?;
    }
    for passes in pipelines {
        let changed = run("toy-opt", &[&format!("-pass-pipeline=builtin.module({passes})")], &text, tools)?;
        check(&format!("after {passes}"), &interpret(&changed)?)?;
    }
    // LLVM takes long for thousands of loops.
    let parts = match (is_forall, harness::is_full()) {
        (true, _) => 0,
        (false, true) => loops.len(),
        (false, false) => 1,
    };
    for part in loops.chunks(100).take(parts) {
        let text = program(part, true);
        let printed = run("toyc", &["-", "-x=mlir", "-opt"], &text, tools)?;
        let found: Vec<&str> = printed.split_whitespace().collect();
        let expected = part.iter().filter_map(|one| one.results(true)).flatten().map(|n| format!("{n:.6}"));
        if let Some((at, (found, expected))) =
            found.iter().zip(expected).enumerate().find(|(_, (found, expected))| *found != expected)
        {
            return Err(format!("compiled: {}\n  gives {found} instead of {expected}", part[at / 3]));
        }
    }
    Ok(())
}

/// The interpreter refuses loops whose induction variables leave their type.
fn undefined(tools: &Arc<Tools>) -> Trial {
    let tools = Arc::clone(tools);
    harness::trial("loops/undefined".to_owned(), None, move || {
        let max = i128::from(i64::MAX);
        for (form, width, lower, upper, step) in [
            (Form::For, 32, 0, 2_147_483_647, 1_500_000_000),
            (Form::For, 8, -128, 127, 100),
            (Form::For, 4, 7, 8 - 1, 1),
            (Form::For, 3, -4, 3, 3),
            (Form::ForUnsigned, 8, 250, 255, 3),
            (Form::ForUnsigned, 2, 0, 3, 2),
            (Form::For, 64, max - 1, max, 2),
            (Form::For, INDEX, 0, max, max / 2 + 1),
            (Form::Parallel, INDEX, 0, max, max / 2 + 1),
            (Form::Affine, INDEX, max - 2, max, 4),
            (Form::AffineParallel, INDEX, max - 2, max, 4),
        ] {
            let one = Loop { form, width, lower, upper, step };
            let result =
                run("toyc", &["-", "-x=mlir", "-emit=mlir", "-run"], &program(&[one], false), &tools);
            let runs = one.count().is_some();
            match result {
                Ok(_) if runs => {}
                Err(message)
                    if !runs && message.contains("has an induction variable whose type does not hold") => {}
                other => return Err(format!("{one}: {other:?}")),
            }
        }
        Ok(())
    })
}
