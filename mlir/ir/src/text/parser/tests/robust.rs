//! No file makes the parser panic, hang or overflow its stack.

use std::fmt::Write as _;

use super::{dialect, parse_in};

const SAMPLE: &str = r#"#map = affine_map<(d0)[s0] -> (d0 + s0 * 2, d0 mod 3)>
!t = memref<4x?xf32, #map, 3>
{-# dialect_resources: { builtin: { b: "0x0400000001" } } #-}
p.func private @f(%a: i32 {x.y = [1, "s\\n", @a::@b]} loc("f":1:2), %b: !t) -> (i32 {z}) attributes {k} {
  %0 = add %a, %a {d = dense<[[1.5, 0x7FC00000], [-2.0, 3.0]]> : tensor<2x2xf32>} : i32
  attrs "ne", -4 flags<a, b> fast @"sym bol"
  %1:2 = call [%0] %b : (i32, !t) -> (i1, !p.box<vector<[4]xf16>>)
  list fast x array<i8: 1, -2> { p.const true }
  br ^bb1(%0 : i32)
^bb1(%c: i32):
  loop %i in [symbol(%n) ceildiv 4, %n] {
    "un.known"(%1#1, %i)[^bb1] <{p = strided<[1], offset: ?>}> ({}, {^b: "x"() : () -> ()})
      {q = #foo.bar<a -> (b), "c>">, r = affine_set<(d0) : (d0 >= 0)>}
      : (!p.box<vector<[4]xf16>>, index) -> tuple<i1, complex<f64>> loc(fused["a", callsite(#l at unknown)])
  }
  %n = "un.known"() : () -> index loc(#l)
  ret %c : i32
}
#l = loc("file":3:4 to 5:6)
"#;

#[test]
fn every_prefix_is_read_or_rejected() {
    let cx = dialect::context();
    for end in (0..SAMPLE.len()).filter(|&i| SAMPLE.is_char_boundary(i)) {
        let _ = parse_in(&cx, &SAMPLE[..end]);
    }
}

#[test]
fn changed_bytes_are_read_or_rejected() {
    let cx = dialect::context();
    // A fixed linear congruential generator: the test does the same on every run.
    let mut seed = 0x2545_F491_4F6C_DD1Du64;
    let mut next = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let pieces = [
        "(", ")", "<", ">", "{", "}", "[", "]", "%", "#", "!", "^", "@", "\"", ":", "-", "x", "0", "é", "loc",
    ];
    for _ in 0..3000 {
        let mut text = SAMPLE.to_string();
        for _ in 0..=next(3) {
            let at = next(text.len());
            if !text.is_char_boundary(at) || !text.is_char_boundary(at + 1) {
                continue;
            }
            match next(3) {
                0 => text.replace_range(at..at + 1, ""),
                1 => text.replace_range(at..at + 1, pieces[next(pieces.len())]),
                _ => text.insert_str(at, pieces[next(pieces.len())]),
            }
        }
        let _ = parse_in(&cx, &text);
    }
}

#[test]
fn nesting_is_bounded() {
    let cx = dialect::context();
    let around = |open: &str, close: &str, n: usize| format!("{}{}", open.repeat(n), close.repeat(n));
    let attr = |text: &str| format!("\"a\"() {{a = {text}}} : () -> ()");
    let deep = 100_000;
    for text in [
        attr(&around("[", "]", deep)),
        attr(&around("{a = ", "}", deep)),
        attr(&around("tuple<", ">", deep)),
        attr(&around("() -> (", ")", deep)),
        attr(&around("!p.box<", ">", deep)),
        attr(&format!("dense<{}> : tensor<1xi8>", around("[", "]", deep))),
        attr(&format!("affine_map<() -> ({})>", around("(", ")", deep))),
        attr(&format!("affine_map<() -> ({}1)>", "-".repeat(deep))),
        attr(&format!("loc({})", around("callsite(", "", deep))),
        around("\"a\"() ({ ", "}) : () -> ()", deep),
        around("module { ", "}", deep),
        around("p.list { ", "}", deep),
    ] {
        let error = parse_in(&cx, &text).expect_err("the text is too deep");
        assert!(error.contains("nesting too deep"), "{}", error.lines().next().unwrap_or_default());
    }
}

#[test]
fn aliases_of_aliases_are_bounded() {
    let cx = dialect::context();
    let chain = |first: &str, step: &dyn Fn(usize) -> String, count, last: &str| {
        let steps: String = (0..count).map(step).collect();
        format!("{first}\n{steps}{last}")
    };
    let attr = |i| format!("#a{} = [#a{i}]\n", i + 1);
    let ty = |i| format!("!a{} = tuple<!a{i}>\n", i + 1);
    let loc = |i| format!("#a{} = loc(callsite(\"x\" at #a{i}))\n", i + 1);
    for text in [chain("#a0 = []", &attr, 100_000, ""), chain("!a0 = i1", &ty, 100_000, ""), {
        chain("#a0 = loc(unknown)", &loc, 100_000, "")
    }] {
        let error = parse_in(&cx, &text).expect_err("the aliases nest too deep");
        assert!(error.contains("nesting too deep"), "{}", error.lines().next().unwrap_or_default());
    }
    parse_in(&cx, &chain("#a0 = []", &attr, 300, "\"a\"() {a = #a300} : () -> ()")).expect("300 arrays");
    parse_in(&cx, &chain("#a0 = loc(\"f\")", &loc, 200, "\"a\"() : () -> () loc(#a200)"))
        .expect("200 callers");

    let attr = |i| format!("#a{} = [#a{i}, #a{i}]\n", i + 1);
    let ty = |i| format!("!a{} = (!a{i}) -> !a{i}\n", i + 1);
    let loc = |i| format!("#a{} = loc(callsite(#a{i} at #a{i}))\n", i + 1);
    for text in [chain("#a0 = []", &attr, 100, ""), chain("!a0 = i1", &ty, 100, ""), {
        chain("#a0 = loc(unknown)", &loc, 100, "")
    }] {
        let error = parse_in(&cx, &text).expect_err("the aliases double with each line");
        assert!(error.contains("expands to too much text"), "{}", error.lines().next().unwrap_or_default());
    }
}

#[test]
fn shapes_of_many_extents_take_linear_time() {
    let cx = dialect::context();
    let text = format!("\"a\"() {{a = tensor<{}f32>}} : () -> ()", "1x".repeat(100_000));
    parse_in(&cx, &text).expect("a long shape");
}

#[test]
fn reasonable_nesting_is_accepted() {
    let cx = dialect::context();
    let around = |open: &str, close: &str, n: usize| format!("{}{}", open.repeat(n), close.repeat(n));
    parse_in(&cx, &around("\"a\"() ({ ", "}) : () -> ()\n", 150)).expect("150 regions");
    parse_in(&cx, &around("p.list { ", "}", 150)).expect("150 custom regions");
    parse_in(&cx, &format!("\"a\"() {{a = {}}} : () -> ()", around("[", "]", 300))).expect("300 arrays");
}

#[test]
fn long_texts_take_no_stack() {
    let cx = dialect::context();
    let mut text = String::new();
    for i in 0..20_000 {
        let _ = writeln!(text, "%{i} = \"x\"(%{}) : (i32) -> i32", i + 1);
    }
    text += "%20000 = \"x\"() : () -> i32\n";
    parse_in(&cx, &text).expect("a chain of forward references");
    let sum = format!("\"a\"() {{a = affine_map<(d0) -> (d0{})>}} : () -> ()", " * 2 mod 7".repeat(100_000));
    assert!(parse_in(&cx, &sum).expect_err("too long").contains("affine expression has too many terms"));
}

#[test]
fn large_numbers_allocate_nothing() {
    let cx = dialect::context();
    for text in [
        "%a:4000000000 = \"x\"() : () -> i32",
        "%a:99999999999 = \"x\"() : () -> i32",
        "\"x\"(%a#4000000000) : (i32) -> ()",
        "\"x\"() {a = dense<1> : tensor<9223372036854775807x9223372036854775807xi8>} : () -> ()",
        "\"x\"() {a = dense<\"0x00\"> : tensor<4611686018427387904xi64>} : () -> ()",
        "\"x\"() {a = 1 : i99999999999} : () -> ()",
    ] {
        parse_in(&cx, text).expect_err(text);
    }
    parse_in(&cx, "\"x\"() {a = dense<1> : tensor<9223372036854775807xi8>} : () -> ()").expect("a splat");
}
