//! Operations on integers of 1 to 4 bits, with poison: whatever was defined keeps its value.

use crate::check::{Checker, is_full};
use crate::evaluate::{Kind, Word};
use crate::random::Random;

/// All values of narrow integers, special ones of others, and poison.
fn values(kind: Kind) -> Vec<Word> {
    let Kind::Int(width) = kind else { panic!("{kind:?} in place of an integer") };
    if width <= 8 {
        return (0..1u64 << width).map(Some).chain([None]).collect();
    }
    let all = u64::MAX >> (64 - width);
    let least = 1u64 << (width - 1);
    [0, 1, 2, 3, 7, 63, least - 1, least, least + 1, all - 1, all]
        .into_iter()
        .map(Some)
        .chain([None])
        .collect()
}

const OVERFLOW: &[&str] = &["", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"];
const EXACT: &[&str] = &["", " exact"];
const PLAIN: &[&str] = &[""];
const PREDICATES: &[&str] = &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];

/// An operation on two integers: the text before and after its operands.
#[derive(Clone)]
struct Binary {
    name: String,
    flags: &'static str,
    /// Whether the result is a bit.
    compares: bool,
}

impl Binary {
    fn text(&self, result: &str, a: &str, b: &str, ty: &str) -> String {
        let Binary { name, flags, .. } = self;
        format!("  {result} = arith.{name} {a}, {b}{flags} : {ty}\n")
    }

    fn result<'a>(&self, ty: &'a str) -> &'a str {
        if self.compares { "i1" } else { ty }
    }
}

/// Sums, differences and products, which patterns combine.
fn sums() -> Vec<Binary> {
    with_flags(&["addi", "subi", "muli"], OVERFLOW)
}

fn with_flags(names: &[&str], flags: &'static [&'static str]) -> Vec<Binary> {
    let each = |name: &&str| {
        let name = (*name).to_owned();
        flags.iter().map(move |&flags| Binary { name: name.clone(), flags, compares: false })
    };
    names.iter().flat_map(each).collect()
}

/// All operations on two integers with a result of their type.
fn arithmetic() -> Vec<Binary> {
    let mut all = sums();
    all.extend(with_flags(&["shli"], OVERFLOW));
    all.extend(with_flags(&["divui", "divsi", "shrui", "shrsi"], EXACT));
    all.extend(with_flags(
        &[
            "ceildivui",
            "ceildivsi",
            "floordivsi",
            "remui",
            "remsi",
            "andi",
            "ori",
            "xori",
            "maxsi",
            "maxui",
            "minsi",
            "minui",
        ],
        PLAIN,
    ));
    all
}

fn comparisons() -> Vec<Binary> {
    PREDICATES.iter().map(|p| Binary { name: format!("cmpi {p},"), flags: "", compares: true }).collect()
}

fn all_binary() -> Vec<Binary> {
    [arithmetic(), comparisons()].concat()
}

/// An operand: an argument, a constant or poison.
#[derive(Clone, Copy, PartialEq)]
enum Operand {
    X,
    Y,
    Constant(u64),
    Poison,
}

impl Operand {
    /// The operation that defines the operand, and its name; `slot` distinguishes the operands of one
    /// function.
    fn text(self, slot: usize, ty: &str) -> (String, String) {
        match self {
            Operand::X => (String::new(), "%x".to_owned()),
            Operand::Y => (String::new(), "%y".to_owned()),
            Operand::Constant(bits) => {
                (format!("  %k{slot} = arith.constant {bits} : {ty}\n"), format!("%k{slot}"))
            }
            Operand::Poison => (format!("  %k{slot} = ub.poison : {ty}\n"), format!("%k{slot}")),
        }
    }

    /// The constants of a width.
    fn constants(width: u32) -> impl Iterator<Item = Operand> + Clone {
        (0..1u64 << width).map(Operand::Constant)
    }

    fn all(width: u32) -> Vec<Operand> {
        [Operand::X, Operand::Y, Operand::Poison].into_iter().chain(Operand::constants(width)).collect()
    }
}

/// A function of `%x` and `%y`.
fn function(ty: &str, result: &str, lines: &[String], returned: &str) -> [String; 3] {
    let body = format!("{}  return {returned} : {result}\n", lines.concat());
    [format!("%x: {ty}, %y: {ty}"), result.to_owned(), body]
}

#[test]
fn one_operation() {
    let mut checker = Checker::new(values);
    for width in 1..=4u32 {
        checker.one_of([1, 2, 5, 17][width as usize - 1]);
        let ty = format!("i{width}");
        let operands = Operand::all(width);
        for (op, &a) in all_binary().iter().flat_map(|op| operands.iter().map(move |a| (op, a))) {
            for &b in &operands {
                checker.form(|| {
                    let (ka, a) = a.text(0, &ty);
                    let (kb, b) = b.text(1, &ty);
                    function(&ty, op.result(&ty), &[ka, kb, op.text("%r", &a, &b, &ty)], "%r")
                });
            }
        }
    }
    checker.finish();
}

/// Tries `outer(inner(a, b), c)` and `outer(c, inner(a, b))`.
fn chain(checker: &mut Checker, width: u32, inner: &Binary, outer: &Binary, [a, b, c]: [Operand; 3]) {
    let ty = &format!("i{width}");
    for swapped in [false, true] {
        checker.form(|| {
            let ((ka, a), (kb, b), (kc, c)) = (a.text(0, ty), b.text(1, ty), c.text(2, ty));
            let first = inner.text("%i", &a, &b, ty);
            let (left, right) = if swapped { (&c[..], "%i") } else { ("%i", &c[..]) };
            function(ty, outer.result(ty), &[ka, kb, kc, first, outer.text("%r", left, right, ty)], "%r")
        });
    }
}

/// Where the inner operation of a chain has its constant, if any.
fn inner_operands(width: u32) -> Vec<[Operand; 2]> {
    let with_constant = Operand::constants(width).flat_map(|k| [[Operand::X, k], [k, Operand::X]]);
    [[Operand::X, Operand::X], [Operand::X, Operand::Y], [Operand::Y, Operand::X]]
        .into_iter()
        .chain(with_constant)
        .collect()
}

#[test]
fn constants_of_sums_and_products_are_combined() {
    let mut checker = Checker::new(values);
    for width in 1..=if is_full() { 4 } else { 3 } {
        checker.one_of([2, 4, 9, 1][width as usize - 1]);
        let sums = sums();
        for (inner, outer) in sums.iter().flat_map(|inner| sums.iter().map(move |outer| (inner, outer))) {
            for [a, b] in inner_operands(width) {
                for c in Operand::constants(width) {
                    chain(&mut checker, width, inner, outer, [a, b, c]);
                }
            }
        }
    }
    checker.finish();
}

#[test]
fn two_operations() {
    let mut checker = Checker::new(values);
    for (width, stride) in [(1, 41), (2, 67)].into_iter().chain(is_full().then_some((3, 1))) {
        checker.one_of(stride);
        let inners = arithmetic();
        let outers = all_binary();
        for (inner, outer) in inners.iter().flat_map(|inner| outers.iter().map(move |outer| (inner, outer))) {
            for [a, b] in inner_operands(width) {
                for c in [Operand::X, Operand::Y].into_iter().chain(Operand::constants(width)) {
                    chain(&mut checker, width, inner, outer, [a, b, c]);
                }
            }
        }
    }
    checker.finish();
}

/// The casts from one width to another, with every flag.
fn casts(from: &str, to: &str) -> Vec<String> {
    let width = |ty: &str| ty[1..].parse::<u32>().ok();
    let names: Vec<String> = match (width(from), width(to)) {
        (Some(a), Some(b)) if a < b => vec!["extsi $".to_owned(), "extui $".to_owned()],
        (Some(a), Some(b)) if a > b => OVERFLOW.iter().map(|flags| format!("trunci ${flags}")).collect(),
        (Some(_), Some(_)) => vec!["bitcast $".to_owned()],
        _ => vec!["index_cast $".to_owned(), "index_castui $".to_owned()],
    };
    names.into_iter().map(|name| format!("arith.{name} : {from} to {to}\n")).collect()
}

/// All chains of casts through these types, as lines that define `%1`, `%2` and so on from `%x`.
fn cast_chains(types: &[&str]) -> Vec<String> {
    let mut chains = vec![String::new()];
    for (at, pair) in types.windows(2).enumerate() {
        let operand = if at == 0 { "%x".to_owned() } else { format!("%{at}") };
        let lines: Vec<String> =
            casts(pair[0], pair[1]).iter().map(|cast| cast.replace('$', &operand)).collect();
        let longer = |chain: &String| {
            lines.iter().map(|line| format!("{chain}  %{} = {line}", at + 1)).collect::<Vec<String>>()
        };
        chains = chains.iter().flat_map(longer).collect();
    }
    chains
}

#[test]
fn casts_of_casts() {
    let mut checker = Checker::new(values);
    let types = ["i1", "i2", "i3", "i4", "i64", "index"];
    let is_cast = |a: &str, b: &str| a != "index" || b != "index";
    for first in types {
        for second in types.into_iter().filter(|second| is_cast(first, second)) {
            for third in types.into_iter().filter(|third| is_cast(second, third)) {
                for fourth in types.into_iter().filter(|fourth| is_cast(third, fourth)) {
                    checker.one_of(9);
                    for chain in cast_chains(&[first, second, third, fourth]) {
                        checker.form(|| {
                            let body = format!("{chain}  return %3 : {fourth}\n");
                            [format!("%x: {first}"), fourth.to_owned(), body]
                        });
                    }
                }
            }
        }
    }
    checker.finish();
}

#[test]
fn operations_on_extended_values() {
    let mut checker = Checker::new(values);
    checker.one_of(5);
    for (a, b) in [("i1", "i1"), ("i1", "i2"), ("i2", "i1"), ("i2", "i2")] {
        for (first, second) in
            casts(a, "i3").iter().flat_map(|f| casts(b, "i3").into_iter().map(move |s| (f, s)))
        {
            let lines = [
                format!("  %a = {}", first.replace('$', "%x")),
                format!("  %b = {}", second.replace('$', "%y")),
            ];
            for op in all_binary() {
                checker.form(|| {
                    let result = op.result("i3");
                    let body = format!(
                        "{}{}  return %r : {result}\n",
                        lines.concat(),
                        op.text("%r", "%a", "%b", "i3")
                    );
                    [format!("%x: {a}, %y: {b}"), result.to_owned(), body]
                });
                for k in Operand::constants(3) {
                    let (constant, k) = k.text(0, "i3");
                    checker.form(|| {
                        let result = op.result("i3");
                        let line = op.text("%r", "%a", &k, "i3");
                        let body = format!("{}{constant}{line}  return %r : {result}\n", lines[0]);
                        [format!("%x: {a}"), result.to_owned(), body]
                    });
                }
            }
        }
    }
    checker.finish();
}

#[test]
fn truncations_of_shifts() {
    let mut checker = Checker::new(values);
    for from in 2..=4u32 {
        for (to, by) in (1..from).flat_map(|to| (0..=from).map(move |by| (to, by))) {
            for shift in [with_flags(&["shrui", "shrsi"], EXACT), with_flags(&["shli"], OVERFLOW)].concat() {
                for flags in OVERFLOW {
                    checker.form(|| {
                        let ty = format!("i{from}");
                        let to = format!("i{to}");
                        let (constant, by) = Operand::Constant(by.into()).text(0, &ty);
                        let line = shift.text("%s", "%x", &by, &ty);
                        let cut = format!("  %r = arith.trunci %s{flags} : {ty} to {to}\n");
                        [
                            format!("%x: {ty}"),
                            to.clone(),
                            format!("{constant}{line}{cut}  return %r : {to}\n"),
                        ]
                    });
                }
            }
        }
    }
    checker.finish();
}

/// Conditions, as lines that define `%c` from the argument `%p` and from `%x` and `%y`.
fn conditions(ty: &str) -> Vec<String> {
    let mut all = vec![
        "  %c = arith.constant true\n".to_owned(),
        "  %c = arith.constant false\n".to_owned(),
        "  %c = ub.poison : i1\n".to_owned(),
        "  %c = arith.bitcast %p : i1 to i1\n".to_owned(),
        "  %t = arith.constant true\n  %c = arith.xori %p, %t : i1\n".to_owned(),
        "  %t = arith.constant false\n  %c = arith.cmpi eq, %p, %t : i1\n".to_owned(),
    ];
    for op in comparisons() {
        all.push(op.text("%c", "%x", "%y", ty));
        all.push(op.text("%c", "%y", "%x", ty));
    }
    all
}

/// The arms of a selection: the lines that define `%NAME`, and the name of the value.
fn arms(name: &str, width: u32) -> Vec<(String, String)> {
    let ty = format!("i{width}");
    let slot = usize::from(name == "b");
    let mut all: Vec<(String, String)> =
        Operand::all(width).into_iter().map(|arm| arm.text(slot, &ty)).collect();
    for inner in ["%c, %x, %y", "%c, %y, %x", "%p, %x, %y"] {
        all.push((format!("  %{name} = arith.select {inner} : {ty}\n"), format!("%{name}")));
    }
    all
}

#[test]
fn selections() {
    let mut checker = Checker::new(values);
    for width in 1..=3u32 {
        checker.one_of(if width < 2 { 3 } else { 11 });
        let ty = format!("i{width}");
        for condition in conditions(&ty) {
            for (define_yes, yes) in arms("a", width) {
                for (define_no, no) in arms("b", width) {
                    checker.form(|| {
                        let select =
                            format!("  %r = arith.select %c, {yes}, {no} : {ty}\n  return %r : {ty}\n");
                        let body = format!("{condition}{define_yes}{define_no}{select}");
                        [format!("%p: i1, %x: {ty}, %y: {ty}"), ty.clone(), body]
                    });
                }
            }
        }
    }
    checker.finish();
}

#[test]
fn operations_on_conditions() {
    let mut checker = Checker::new(values);
    checker.one_of(3);
    for condition in conditions("i2") {
        for (op, bit) in all_binary().iter().flat_map(|op| [0, 1].map(|bit| (op, bit))) {
            checker.form(|| {
                let constant = format!("  %k = arith.constant {bit} : i1\n");
                let line = op.text("%r", "%c", "%k", "i1");
                let body = format!("{condition}{constant}{line}  return %r : i1\n");
                ["%p: i1, %x: i2, %y: i2".to_owned(), "i1".to_owned(), body]
            });
        }
    }
    checker.finish();
}

#[test]
fn extended_results() {
    let mut checker = Checker::new(values);
    for width in 1..=4u32 {
        checker.one_of([1, 1, 3, 11][width as usize - 1]);
        let ty = format!("i{width}");
        let operands = Operand::all(width);
        for (name, a) in
            ["addui", "mulsi", "mului"].into_iter().flat_map(|name| operands.iter().map(move |a| (name, a)))
        {
            let high = if name == "addui" { "i1" } else { &ty[..] };
            for (b, used) in
                operands.iter().flat_map(|b| ["%r#0", "%r#1", "%r#0, %r#1"].map(|used| (b, used)))
            {
                checker.form(|| {
                    let ((ka, a), (kb, b)) = (a.text(0, &ty), b.text(1, &ty));
                    let types = match used {
                        "%r#0" => ty.clone(),
                        "%r#1" => high.to_owned(),
                        _ => format!("{ty}, {high}"),
                    };
                    let ends = if name == "addui" { format!("{ty}, i1") } else { ty.clone() };
                    let line = format!("  %r:2 = arith.{name}_extended {a}, {b} : {ends}\n");
                    [
                        format!("%x: {ty}, %y: {ty}"),
                        types.clone(),
                        format!("{ka}{kb}{line}  return {used} : {types}\n"),
                    ]
                });
            }
        }
    }
    checker.finish();
}

#[test]
fn special_values_of_wide_types() {
    let mut checker = Checker::new(values);
    let constants = |width: u32| {
        values(Kind::Int(width))
            .into_iter()
            .flatten()
            .map(move |bits| (bits << (64 - width)) as i64 >> (64 - width))
    };
    for (ty, width) in [("i33", 33), ("i64", 64), ("index", 64)] {
        checker.one_of(101);
        for (inner, outer) in
            sums().iter().flat_map(|inner| sums().into_iter().map(move |outer| (inner.clone(), outer)))
        {
            for (a, b) in constants(width).flat_map(|a| constants(width).map(move |b| (a, b))) {
                for order in 0..4 {
                    checker.form(|| {
                        let define =
                            format!("  %a = arith.constant {a} : {ty}\n  %b = arith.constant {b} : {ty}\n");
                        let (l, r) = if order & 1 == 0 { ("%x", "%a") } else { ("%a", "%x") };
                        let (u, v) = if order & 2 == 0 { ("%i", "%b") } else { ("%b", "%i") };
                        let lines = [define, inner.text("%i", l, r, ty), outer.text("%r", u, v, ty)];
                        let body = format!("{}  return %r : {ty}\n", lines.concat());
                        [format!("%x: {ty}"), ty.to_owned(), body]
                    });
                }
            }
        }
    }
    checker.finish();
}

/// A value of a random function: its name and its width.
type Known = (String, u32);

/// A random function of up to six operations on integers of up to four bits.
fn random_function(random: &mut Random) -> [String; 3] {
    let binary = all_binary();
    let mut known: Vec<Known> = Vec::new();
    let mut parameters = Vec::new();
    for name in ["%x", "%y", "%p"] {
        let width = if name == "%p" { 1 } else { random.below(3) as u32 + 1 };
        parameters.push(format!("{name}: i{width}"));
        known.push((name.to_owned(), width));
    }
    let mut body = String::new();
    for at in 0..2 + random.below(5) {
        let name = format!("%v{at}");
        let (line, width) = random_operation(random, &binary, &known, &name, &mut body);
        body.push_str(&line);
        known.push((name, width));
    }
    let (name, width) = known.last().expect("there are values");
    body.push_str(&format!("  return {name} : i{width}\n"));
    [parameters.join(", "), format!("i{width}"), body]
}

fn random_operation(
    random: &mut Random,
    binary: &[Binary],
    known: &[Known],
    name: &str,
    constants: &mut String,
) -> (String, u32) {
    // Recent values are more likely, so that chains form.
    let pick = |random: &mut Random| {
        let back = random.below(known.len()).min(random.below(known.len()));
        known[known.len() - 1 - back].clone()
    };
    let (a, width) = pick(random);
    let ty = format!("i{width}");
    let mut count = 0;
    let mut other = |random: &mut Random, width: u32| {
        let same: Vec<&Known> = known.iter().filter(|(_, w)| *w == width).collect();
        if !same.is_empty() && random.below(2) == 0 {
            return same[random.below(same.len())].0.clone();
        }
        count += 1;
        let constant = format!("{name}_{count}");
        let line = match random.below(12) {
            0 => format!("  {constant} = ub.poison : i{width}\n"),
            _ => format!("  {constant} = arith.constant {} : i{width}\n", random.below(1 << width)),
        };
        constants.push_str(&line);
        constant
    };
    match random.below(8) {
        0..5 => {
            let op = &binary[random.below(binary.len())];
            let b = other(random, width);
            let (a, b) = if random.below(3) == 0 { (b, a) } else { (a, b) };
            (op.text(name, &a, &b, &ty), if op.compares { 1 } else { width })
        }
        5 | 6 => {
            let to = random.below(4) as u32 + 1;
            let all = casts(&ty, &format!("i{to}"));
            (format!("  {name} = {}", all[random.below(all.len())].replace('$', &a)), to)
        }
        _ => {
            let condition = other(random, 1);
            let b = other(random, width);
            let (a, b) = if random.below(2) == 0 { (b, a) } else { (a, b) };
            (format!("  {name} = arith.select {condition}, {a}, {b} : {ty}\n"), width)
        }
    }
}

#[test]
fn random_functions() {
    let mut checker = Checker::new(values);
    let count = if is_full() { 500_000 } else { 1500 };
    for seed in 0..count {
        checker.form(|| random_function(&mut Random::new(seed)));
    }
    checker.finish();
}
