//! Every mistake that an assembly format can hold, with the message and its place.

use expect_test::expect;

use crate::diagnostics::{check, check_format};

#[test]
fn format_text() {
    check_format(
        "$a `,",
        expect![[r#"
        t.td:6:28: error: this literal has no closing `
          let assemblyFormat = "$a `,";
                                   ^
    "#]],
    );
    check_format(
        "$a # attr-dict",
        expect![[r#"
        t.td:6:28: error: unexpected character '#' in an assembly format
          let assemblyFormat = "$a # attr-dict";
                                   ^
          help: a literal is written between backquotes: '`#`'
    "#]],
    );
    check_format(
        "$ attr-dict",
        expect![[r#"
        t.td:6:25: error: expected a name after '$'
          let assemblyFormat = "$ attr-dict";
                                ^
    "#]],
    );
    check_format(
        "`1a` attr-dict",
        expect![[r#"
        t.td:6:25: error: '1a' is no valid literal
          let assemblyFormat = "`1a` attr-dict";
                                ^~~~
          help: a literal of several characters is a keyword, '->' or '...'; split it into several literals
    "#]],
    );
    check_format(
        "`:<` attr-dict",
        expect![[r#"
        t.td:6:25: error: ':<' is no valid literal
          let assemblyFormat = "`:<` attr-dict";
                                ^~~~
          help: a literal of several characters is a keyword, '->' or '...'; split it into several literals
    "#]],
    );
    check_format(
        "`~` attr-dict",
        expect![[r#"
        t.td:6:25: error: '~' is no valid literal
          let assemblyFormat = "`~` attr-dict";
                                ^~~
          help: a literal of one character is a letter or one of '_:,=<>()[]{}?+*|'
    "#]],
    );
    check_format(
        "$aa attr-dict",
        expect![[r#"
        t.td:6:25: error: '$aa' is no argument, result, region or successor of 'd.x'
          let assemblyFormat = "$aa attr-dict";
                                ^~~
          help: did you mean '$a'?
    "#]],
    );
    check_format(
        "$zz attr-dict",
        expect![[r#"
        t.td:6:25: error: '$zz' is no argument, result, region or successor of 'd.x'
          let assemblyFormat = "$zz attr-dict";
                                ^~~
          help: the operation has '$a', '$b', '$r', '$n', '$flag', '$any', '$body'
    "#]],
    );
    check_format(
        "$r attr-dict",
        expect![[r#"
        t.td:6:25: error: result 'r' can only be used inside 'type' and 'custom'
          let assemblyFormat = "$r attr-dict";
                                ^~
          help: write 'type($r)'
    "#]],
    );
    check_format(
        "atr-dict",
        expect![[r#"
        t.td:6:25: error: unknown directive 'atr-dict'
          let assemblyFormat = "atr-dict";
                                ^~~~~~~~
          help: did you mean 'attr-dict'?
    "#]],
    );
    check_format(
        "to attr-dict",
        expect![[r#"
        t.td:6:25: error: unknown directive 'to'
          let assemblyFormat = "to attr-dict";
                                ^~
          help: a keyword of the operation's text is written '`to`'
    "#]],
    );
    check_format(
        "results attr-dict",
        expect![[r#"
        t.td:6:25: error: 'results' can only be used inside 'type' and 'functional-type'
          let assemblyFormat = "results attr-dict";
                                ^~~~~~~
    "#]],
    );
    check_format(
        "ref($a) attr-dict",
        expect![[r#"
        t.td:6:25: error: 'ref' can only be used inside 'custom'
          let assemblyFormat = "ref($a) attr-dict";
                                ^~~
    "#]],
    );
    check_format(
        "type $a",
        expect![[r#"
        t.td:6:30: error: expected '(' after 'type', found '$a'
          let assemblyFormat = "type $a";
                                     ^~
    "#]],
    );
    check_format(
        "type($n)",
        expect![[r#"
        t.td:6:30: error: 'type' takes an operand or result, but 'n' is neither
          let assemblyFormat = "type($n)";
                                     ^~
    "#]],
    );
    check_format(
        "type(`x`)",
        expect![[r#"
        t.td:6:30: error: 'type' takes a variable, 'operands' or 'results', found '`x`'
          let assemblyFormat = "type(`x`)";
                                     ^~~
    "#]],
    );
    check_format(
        "functional-type($a)",
        expect![[r#"
        t.td:6:43: error: expected ',' between the arguments of 'functional-type', found ')'
          let assemblyFormat = "functional-type($a)";
                                                  ^
    "#]],
    );
    check_format(
        "qualified($a)",
        expect![[r#"
        t.td:6:35: error: 'qualified' takes an attribute or a 'type' directive
          let assemblyFormat = "qualified($a)";
                                          ^~
    "#]],
    );
    check_format(
        "custom($a)",
        expect![[r#"
        t.td:6:31: error: expected '<' after 'custom', found '('
          let assemblyFormat = "custom($a)";
                                      ^
    "#]],
    );
    check_format(
        "custom<Foo>($r)",
        expect![[r#"
        t.td:6:37: error: result 'r' can only be used inside 'type'
          let assemblyFormat = "custom<Foo>($r)";
                                            ^~
          help: write 'type($r)'
    "#]],
    );
    check_format(
        "custom<Foo>($a $b)",
        expect![[r#"
        t.td:6:40: error: expected ',' between the arguments of 'custom', found '$b'
          let assemblyFormat = "custom<Foo>($a $b)";
                                               ^~
    "#]],
    );
    check_format(
        "custom<Foo>(`x`)",
        expect![[r#"
        t.td:6:37: error: 'custom' takes variables, 'type', 'ref', 'attr-dict' and strings, found '`x`'
          let assemblyFormat = "custom<Foo>(`x`)";
                                            ^~~
    "#]],
    );
    check_format(
        "oilist($a)",
        expect![[r#"
        t.td:6:32: error: a clause of an 'oilist' starts with a literal
          let assemblyFormat = "oilist($a)";
                                       ^~
    "#]],
    );
    check_format(
        "oilist(`x` $a",
        expect![[r#"
        t.td:6:38: error: expected ')' to close the 'oilist', found the end of the format
          let assemblyFormat = "oilist(`x` $a";
                                             ^
    "#]],
    );
}

#[test]
fn format_groups() {
    check_format(
        "($b",
        expect![[r#"
        t.td:6:25: error: this group is never closed
          let assemblyFormat = "($b";
                                ^
    "#]],
    );
    check_format(
        "($b^)",
        expect![[r#"
        t.td:6:30: error: expected '?' after an optional group, found the end of the format
          let assemblyFormat = "($b^)";
                                     ^
    "#]],
    );
    check_format(
        "($b)?",
        expect![[r#"
        t.td:6:25: error: this optional group has no anchor
          let assemblyFormat = "($b)?";
                                ^~~~~
          help: mark the element that decides on printing the group: '$name^'
    "#]],
    );
    check_format(
        "($b^ $flag^)?",
        expect![[r#"
        t.td:6:35: error: only one element can be the anchor of an optional group
          let assemblyFormat = "($b^ $flag^)?";
                                          ^
    "#]],
    );
    check_format(
        "($a^)?",
        expect![[r#"
        t.td:6:26: error: operand 'a' cannot anchor an optional group: it is never absent
          let assemblyFormat = "($a^)?";
                                 ^~
    "#]],
    );
    check_format(
        "($n^)?",
        expect![[r#"
        t.td:6:26: error: attribute 'n' cannot anchor an optional group: it is never absent
          let assemblyFormat = "($n^)?";
                                 ^~
    "#]],
    );
    check_format(
        "(`x`^)?",
        expect![[r#"
        t.td:6:26: error: this element cannot anchor an optional group; an optional attribute, a variadic or optional operand or type, a region, a successor or a custom directive can
          let assemblyFormat = "(`x`^)?";
                                 ^~~
    "#]],
    );
    check_format(
        "($a $b^)?",
        expect![[r#"
        t.td:6:26: error: the first element of an optional group must be a literal, or something that can be absent
          let assemblyFormat = "($a $b^)?";
                                 ^~
          help: only then can the parser tell whether the group is there
    "#]],
    );
    check_format(
        "(type($a)^)?",
        expect![[r#"
        t.td:6:26: error: this type cannot anchor an optional group: it is never absent
          let assemblyFormat = "(type($a)^)?";
                                 ^~~~~~~~
    "#]],
    );
    check_format(
        "(`x` attr-dict $b^)?",
        expect![[r#"
        t.td:6:30: error: 'attr-dict' can only be used at the top level of a format
          let assemblyFormat = "(`x` attr-dict $b^)?";
                                     ^~~~~~~~~
    "#]],
    );
    check_format(
        "($b^) : `x`?",
        expect![[r#"
        t.td:6:33: error: expected '(' to start the else part of an optional group, found '`x`'
          let assemblyFormat = "($b^) : `x`?";
                                        ^~~
    "#]],
    );
    check_format(
        &format!("{}$b^{}", "(".repeat(60), ")?".repeat(60)),
        expect![[r#"
        t.td:6:57: error: optional groups are nested too deeply
          let assemblyFormat = "(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((($b^)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?)?";
                                                                ^
    "#]],
    );
}

#[test]
fn format_rules() {
    let tail = "type($a) type($b) type($r) $n $body";
    check_format(
        &format!("$a $b $n {tail} attr-dict"),
        expect![[r#"
        t.td:6:61: error: attribute 'n' is already written
          let assemblyFormat = "$a $b $n type($a) type($b) type($r) $n $body attr-dict";
                                                                    ^~
    "#]],
    );
    check_format(
        &format!("$a $a $b {tail} attr-dict"),
        expect![[r#"
        t.td:6:28: error: operand 'a' is already written
          let assemblyFormat = "$a $a $b type($a) type($b) type($r) $n $body attr-dict";
                                   ^~
    "#]],
    );
    check_format(
        &format!("$a $b {tail} attr-dict attr-dict"),
        expect![[r#"
        t.td:6:77: error: 'attr-dict' can be used only once
          let assemblyFormat = "$a $b type($a) type($b) type($r) $n $body attr-dict attr-dict";
                                                                                    ^~~~~~~~~
    "#]],
    );
    check_format(
        &format!("$a $b {tail} type($a) attr-dict"),
        expect![[r#"
        t.td:6:67: error: the type of operand 'a' is already written
          let assemblyFormat = "$a $b type($a) type($b) type($r) $n $body type($a) attr-dict";
                                                                          ^~~~~~~~
    "#]],
    );
    check_format(
        &format!("$a $b {tail}"),
        expect![[r#"
        t.td:6:66: error: the format has no 'attr-dict'
          let assemblyFormat = "$a $b type($a) type($b) type($r) $n $body";
                                                                         ^
          help: without it the attributes that the format does not name could not be written
    "#]],
    );
    check_format(
        "$a $n attr-dict",
        expect![[r#"
        t.td:6:40: error: the format does not write operand 'b'
          let assemblyFormat = "$a $n attr-dict";
                                               ^
          help: add '$b'
        t.td:6:40: error: the format does not write region 'body'
          let assemblyFormat = "$a $n attr-dict";
                                               ^
          help: add '$body'
        t.td:6:40: error: the type of operand 'a' is neither written nor known otherwise
          let assemblyFormat = "$a $n attr-dict";
                                               ^
          help: add 'type($a)', or a trait that says what the type is
        t.td:6:40: error: the type of operand 'b' is neither written nor known otherwise
          let assemblyFormat = "$a $n attr-dict";
                                               ^
          help: add 'type($b)', or a trait that says what the type is
        t.td:6:40: error: the type of result 'r' is neither written nor known otherwise
          let assemblyFormat = "$a $n attr-dict";
                                               ^
          help: add 'type($r)', or a trait that says what the type is
    "#]],
    );
    check_format(
        "$a $b $n type($a) type($b) type($r) attr-dict $body",
        expect![[r#"
        t.td:6:71: error: a region directly after 'attr-dict' is ambiguous: both start with '{'
          let assemblyFormat = "$a $b $n type($a) type($b) type($r) attr-dict $body";
                                                                              ^~~~~
          help: put a literal between them, or use 'attr-dict-with-keyword'
    "#]],
    );
    check_format(
        "$any `:` $a $b $n type(operands) type($r) $body attr-dict",
        expect![[r#"
        t.td:6:30: error: ':' directly after attribute 'any' is ambiguous: it could start the attribute's type
          let assemblyFormat = "$any `:` $a $b $n type(operands) type($r) $body attr-dict";
                                     ^~~
    "#]],
    );
    check_format(
        "operands $n type(operands) type($r) $body custom<X>(ref($flag)) attr-dict",
        expect![[r#"
        t.td:6:67: error: 'ref' names the attribute 'flag', which is not written before
          let assemblyFormat = "operands $n type(operands) type($r) $body custom<X>(ref($flag)) attr-dict";
                                                                          ^~~~~~~~~~~~~~~~~~~~~
    "#]],
    );
}

#[test]
fn variadic_results_must_be_written() {
    check(
        "def XOp : D_Op<\"x\"> { let results = (outs Variadic<Index>:$r); let assemblyFormat = \"attr-dict\"; }",
        expect![[r#"
            t.td:2:95: error: the number of values of result 'r' is not known: the format must write its types
            def XOp : D_Op<"x"> { let results = (outs Variadic<Index>:$r); let assemblyFormat = "attr-dict"; }
                                                                                                          ^
              help: add 'type($r)'
        "#]],
    );
}

#[test]
fn deep_formats_are_refused() {
    check_format(
        &"qualified(".repeat(10000),
        expect![[r#"
        t.td:6:35: error: 'qualified' takes an attribute or a 'type' directive
    "#]],
    );
    check_format(
        &"oilist(`a` ".repeat(10000),
        expect![[r#"
        t.td:6:36: error: 'oilist' can only be used at the top level of a format
    "#]],
    );
}
