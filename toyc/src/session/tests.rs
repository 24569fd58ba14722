use super::*;

/// A session's answers to inputs: values, and the messages of errors and warnings.
fn answers(inputs: &[&str]) -> Vec<String> {
    let mut session = Session::new();
    let mut output = Vec::new();
    let mut said = Vec::new();
    for input in inputs {
        let done = session.input(input, &mut output, |answer| {
            said.push(match answer {
                Answer::Warnings(_, warnings) => warnings.iter().map(|d| d.message.as_str()).collect(),
                Answer::Value { variable, value } => {
                    let name = variable.map(|name| format!("{name}: ")).unwrap_or_default();
                    format!("{name}{value}").replace(".000000", "")
                }
                Answer::Removed { variable } => format!("{variable} is gone"),
            });
        });
        said.extend(done.err().map(|errors| errors.to_string()));
    }
    said
}

#[test]
fn values_are_kept_and_used() {
    let said = answers(&["var a = [1, 2]; var b = a * a", "b + a"]);
    assert_eq!(said, ["a: tensor<2xf64>\n1 2 \n", "b: tensor<2xf64>\n1 4 \n", "tensor<2xf64>\n2 6 \n"]);
}

#[test]
fn variables_may_have_names_of_functions() {
    let said = answers(&[
        "def f(x) { return x; }",
        "var f = 2",
        "f(3) + f",
        "def g(transpose) { return transpose; }",
    ]);
    let warning = "'transpose' is also the name of a function";
    assert_eq!(said, ["f: tensor<f64>\n2 \n", "tensor<f64>\n5 \n", warning]);
}

#[test]
fn all_bits_are_kept() {
    let mut session = Session::new();
    let mut output = Vec::new();
    let mut bits = Vec::new();
    for input in ["var a = 1 / 3", "var b = -(0 * a)", "var c = 0 / b", "a", "b", "c"] {
        let done = session.input(input, &mut output, |answer| {
            if let Answer::Value { variable: None, value } = answer {
                bits.extend(
                    value
                        .tensors()
                        .flat_map(|tensor| tensor.to_f64().iter().map(|x| x.to_bits()).collect::<Vec<_>>()),
                );
            }
        });
        done.expect("the input is valid");
    }
    let nan = |bits: u64| f64::from_bits(bits).is_nan();
    assert_eq!(bits[..2], [(1.0f64 / 3.0).to_bits(), (-0.0f64).to_bits()]);
    assert!(nan(bits[2]));
}

#[test]
fn a_parameter_can_be_a_field() {
    let said = answers(&[
        "struct S { var x; var y; } def make(x) { S s = {x, 2}; return s; }",
        "var a = [1, 2]; S s = {a, a}; s.x * s.y",
        "make(a).y",
    ]);
    assert_eq!(said[2..], ["tensor<2xf64>\n1 4 \n", "tensor<f64>\n2 \n"]);
}

#[test]
fn definitions_are_entered_all_or_none() {
    let said =
        answers(&["def f() { return 1; } def g() { return h(); }", "f()", "def f() { return 2; } f()"]);
    assert_eq!(said, ["unknown function 'h'", "unknown function 'f'", "tensor<f64>\n2 \n"]);
}

#[test]
fn structs_of_other_fields_take_their_values_along() {
    let same = answers(&["struct S { var x; }", "S s = {1}", "struct S { var x; }", "s.x"]);
    assert_eq!(same[1..], ["tensor<f64>\n1 \n"]);
    let other = answers(&[
        "struct S { var x; }",
        "struct T { S s; }",
        "S s = {1}; T t = {s}",
        "struct S { var y; }",
        "t",
    ]);
    assert_eq!(other[2..], ["s is gone", "t is gone", "undefined variable 't'"]);
}

#[test]
fn the_time_of_an_input_does_not_grow() {
    let mut session = Session::new();
    let mut input = |text: &str| session.input(text, &mut Vec::new(), |_| ());
    for number in 0..300 {
        let text = format!("def f{number}(x) {{ return x; }} var a{number} = f{number}({number});");
        input(&text).expect("the input is valid");
    }
    session.input("f7(a7)", &mut Vec::new(), |_| ()).expect("the input is valid");
    let program = session.last(Level::Toy).expect("it is valid").expect("there was an input");
    assert_eq!(program.text().matches("toy.func").count(), 2);
}

#[test]
fn types_are_known_without_values() {
    let mut session = Session::new();
    let text = "struct S { var x; var y; } var a<2, 3> = 1; S s = {a, 2};";
    session.input(text, &mut Vec::new(), |_| ()).expect("the input is valid");
    let mut type_of = |text: &str| session.type_of(text).map_err(|errors| errors.to_string());
    assert_eq!(type_of("transpose(a)").as_deref(), Ok("tensor<3x2xf64>"));
    assert_eq!(type_of("s").as_deref(), Ok("S { x: tensor<2x3xf64>, y: tensor<f64> }"));
    assert_eq!(type_of("print(a)").as_deref(), Ok("no value"));
    assert_eq!(type_of("a; a"), Err("this is not one expression".to_owned()));
}

#[test]
fn inputs_end_where_brackets_do() {
    for (text, expected) in [
        ("", true),
        ("1", true),
        ("f(", false),
        ("f(\n1", false),
        ("f(\n1)", true),
        ("def f(x)", false),
        ("def f(x)\n{", false),
        ("def f(x)\n{\n\n", false),
        ("def f(x) { return x; }", true),
        ("def f(x)\n", true),
        ("struct S", false),
        ("# (", true),
        (")", true),
        ("(]", true),
        ("def f;", true),
    ] {
        assert_eq!(is_complete(text), expected, "{text:?}");
    }
}
