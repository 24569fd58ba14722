//! Random functions of blocks and branches: canonicalization and inlining do not change their results, whatever
//! becomes unreachable, and neither does lifting them to loops and choices.
//!
//! Constant conditions cut off cycles that pass values to themselves, of one block and of several. Each program is run
//! before and after, and verified after every pass. `TOY_TEST_FULL=1` tries a hundred times as many.

use std::fmt::Write as _;

use interpreter::Limits;
use mlir::pass::{OpPipeline, PassManager, PassRegistry};
use mlir::{Context, Module, Registry, text, verify};
use support::SourceMap;

const LIMITS: Limits = Limits { memory: 1 << 20, calls: 100, values: 1 << 16, jumps: 2000, interrupt: None };

/// Loops and choices jump more often than the branches that they are made of.
const LIMITS_AFTER: Limits =
    Limits { memory: 1 << 20, calls: 100, values: 1 << 16, jumps: 100_000, interrupt: None };

const PIPELINES: [&str; 10] = [
    "canonicalize",
    "canonicalize{top-down=false}",
    "canonicalize{region-simplify=disabled}",
    "canonicalize{region-simplify=aggressive}",
    "inline",
    "inline,canonicalize{region-simplify=aggressive}",
    "cse,canonicalize,cse",
    // There must be no unreachable blocks.
    "canonicalize{top-down=false},lift-cf-to-scf",
    "canonicalize,lift-cf-to-scf,canonicalize",
    "canonicalize,lift-cf-to-scf,convert-scf-to-cf",
];

/// Numbers that look random: an xorshift generator.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 8) as usize % end
    }

    fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// A block before it has text.
struct Block {
    arguments: usize,
    /// The blocks that its terminator names.
    successors: Vec<usize>,
}

/// How a block ends.
enum Terminator {
    Return,
    Branch,
    Conditional,
    Switch,
}

/// A function `@f` of random blocks, which changes a number in memory, and a `@main` that returns that number.
fn program(random: &mut Random) -> String {
    let count = 2 + random.below(7);
    let mut blocks = Vec::new();
    let mut terminators = Vec::new();
    for number in 0..count {
        let (terminator, successors) = match random.below(12) {
            _ if number + 1 == count => (Terminator::Return, 0),
            0 => (Terminator::Return, 0),
            1..=5 => (Terminator::Branch, 1),
            6..=9 => (Terminator::Conditional, 2),
            _ => (Terminator::Switch, 1 + random.below(3)),
        };
        // Nothing branches to the entry.
        let successors = (0..successors).map(|_| 1 + random.below(count - 1)).collect();
        let arguments = if number == 0 { 0 } else { random.below(4) };
        blocks.push(Block { arguments, successors });
        terminators.push(terminator);
    }
    let mut text = String::from(
        "func.func private @f(%p: i32, %q: i1, %m: memref<i32>) {\n  %true = arith.constant true\n  \
         %false = arith.constant false\n  %one = arith.constant 1 : i32\n  %three = arith.constant 3 : i32\n",
    );
    for number in 0..count {
        if number > 0 {
            let arguments: Vec<String> =
                (0..blocks[number].arguments).map(|at| format!("%b{number}_{at}: i32")).collect();
            let _ = writeln!(text, "^b{number}({}):", arguments.join(", "));
        }
        write_block(&mut text, random, &blocks, number, &terminators[number]);
    }
    text.push_str("}\n");
    text + MAIN
}

const MAIN: &str = "func.func @main() -> i32 {
  %m = memref.alloc() : memref<i32>
  %v = arith.constant 5 : i32
  memref.store %v, %m[] : memref<i32>
  %p = arith.constant 7 : i32
  %q = arith.constant true
  func.call @f(%p, %q, %m) : (i32, i1, memref<i32>) -> ()
  %r = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %r : i32
}
";

/// The values that a block may use: its own arguments, those of the entry, and those of blocks that are certainly
/// executed before, since every path leads through them.
fn visible(blocks: &[Block], number: usize) -> Vec<String> {
    let mut values = vec!["%p".to_owned(), "%one".to_owned()];
    let mut at = number;
    let mut seen = vec![false; blocks.len()];
    while !std::mem::replace(&mut seen[at], true) {
        values.extend((0..blocks[at].arguments).map(|argument| format!("%b{at}_{argument}")));
        if at != number {
            values.push(format!("%s{at}"));
            values.push(format!("%t{at}"));
        }
        let before: Vec<usize> = (0..blocks.len()).filter(|&b| blocks[b].successors.contains(&at)).collect();
        match before[..] {
            [only] => at = only,
            _ => break,
        }
    }
    values
}

fn write_block(text: &mut String, random: &mut Random, blocks: &[Block], number: usize, end: &Terminator) {
    let mut values = visible(blocks, number);
    let a = random.pick(&values).clone();
    let b = random.pick(&values).clone();
    let op = *random.pick(&["addi", "xori", "muli", "subi"]);
    let _ = write!(
        text,
        "  %s{number} = arith.{op} {a}, {b} : i32\n  %t{number} = arith.addi %s{number}, %three : i32\n  \
         %l{number} = memref.load %m[] : memref<i32>\n",
    );
    values.extend([format!("%s{number}"), format!("%t{number}"), format!("%l{number}")]);
    if random.below(3) > 0 {
        let used = random.pick(&values).clone();
        let _ = write!(
            text,
            "  %w{number} = arith.muli %l{number}, %three : i32\n  %u{number} = arith.addi %w{number}, {used} : i32\n  \
             memref.store %u{number}, %m[] : memref<i32>\n",
        );
    }
    let passed = |random: &mut Random, to: usize| {
        let operands: Vec<String> = (0..blocks[to].arguments).map(|_| random.pick(&values).clone()).collect();
        match operands.len() {
            0 => format!("^b{to}"),
            count => format!("^b{to}({} : {})", operands.join(", "), vec!["i32"; count].join(", ")),
        }
    };
    let successors = &blocks[number].successors;
    match end {
        Terminator::Return => text.push_str("  return\n"),
        Terminator::Branch => {
            let dest = passed(random, successors[0]);
            let _ = writeln!(text, "  cf.br {dest}");
        }
        Terminator::Conditional => {
            let condition = match random.below(4) {
                0 => "%true".to_owned(),
                1 => "%false".to_owned(),
                2 => "%q".to_owned(),
                _ => {
                    let _ = writeln!(text, "  %c{number} = arith.cmpi slt, %l{number}, %p : i32");
                    format!("%c{number}")
                }
            };
            let yes = passed(random, successors[0]);
            let no = passed(random, successors[1]);
            let _ = writeln!(text, "  cf.cond_br {condition}, {yes}, {no}");
        }
        Terminator::Switch => {
            let flag = *random.pick(&["%one", "%p", "%three"]);
            let flag = if random.below(3) == 0 { format!("%l{number}") } else { flag.to_owned() };
            let mut cases = vec![format!("default: {}", passed(random, successors[0]))];
            for (case, &to) in successors.iter().enumerate().skip(1) {
                cases.push(format!("{}: {}", 2 * case - 1, passed(random, to)));
            }
            let _ = writeln!(text, "  cf.switch {flag} : i32, [{}]", cases.join(", "));
        }
    }
}

fn parsed(cx: &Context, text: &str) -> Module {
    let mut sources = SourceMap::new();
    let file = sources.add("branches.mlir", text.to_owned());
    let module = text::parse_module(cx, &sources, file).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    assert!(verify(module.op(cx)).is_ok(), "the generator made an invalid program:\n{text}");
    module
}

/// The exit status, or an error: usually that there were too many jumps.
fn run(cx: &Context, module: &Module, limits: Limits) -> Result<i32, String> {
    interpreter::run(cx, module, limits, &mut Vec::new()).map_err(|diag| diag.message)
}

#[test]
fn branches_lead_to_the_same_results() {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    let cx = Context::new(registry);
    let mut passes = PassRegistry::new();
    transforms::register_passes(&mut passes);
    conversions::register_passes(&mut passes);
    let managers = PIPELINES.map(|pipeline| {
        let text = format!("builtin.module({pipeline})");
        PassManager::from_pipeline(OpPipeline::parse(&passes, &text).expect("a pipeline"))
    });
    let is_full = std::env::var("TOY_TEST_FULL").is_ok_and(|value| value == "1");
    let mut ended = 0;
    let count = if is_full { 100_000 } else { 1000 };
    for seed in 0..count {
        let mut random = Random((seed + 1u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let text = program(&mut random);
        let expected = run(&cx, &parsed(&cx, &text), LIMITS);
        ended += usize::from(expected.is_ok());
        for (manager, pipeline) in managers.iter().zip(PIPELINES) {
            let mut module = parsed(&cx, &text);
            if let Err(failure) = manager.run(&cx, &mut module) {
                panic!("seed {seed}, {pipeline}: {failure:?}\n{text}");
            }
            // A program that does not end may end earlier afterwards, since it makes fewer jumps.
            if expected.is_ok() {
                assert_eq!(run(&cx, &module, LIMITS_AFTER), expected, "seed {seed}, {pipeline}:\n{text}");
            }
        }
    }
    assert!(ended > count as usize / 4, "only {ended} of {count} programs end");
}
