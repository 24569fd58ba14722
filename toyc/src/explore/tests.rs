use super::*;

const PROGRAM: &str = "def double(a) {\n  return a + a;\n}\n\ndef main() {\n  var x = [[1, 2], [3, 4]];\n  \
                       print(transpose(transpose(double(x))));\n}\n";

fn explored(text: &str) -> Result<Explored, Stopped> {
    let mut compiler = Compiler::new();
    let file = compiler.add("a.toy", text);
    toy(&mut compiler, file, Options::default())
}

#[test]
fn passes_that_change_something_have_panes_with_steps() {
    let page = explored(PROGRAM).expect("it is correct").page;
    let changes: Vec<(&str, usize)> = page.changes().collect();
    let steps = |title: &str| changes.iter().find(|(name, _)| *name == title).map(|(_, steps)| *steps);
    assert!(steps("canonicalize").is_some_and(|steps| steps > 0), "{changes:?}");
    assert!(steps("convert-toy-to-affine").is_some_and(|steps| steps > 3), "{changes:?}");
    assert!(steps("inline").is_some(), "{changes:?}");
    let data = page.data();
    assert!(data.contains("Call graph") && data.contains("Control flow of @main"));
}

#[test]
fn a_wrong_program_has_errors_and_no_page() {
    for wrong in ["def main() { print(x); }", "def main() { print([1, 2] + [1, 2, 3]); }", "def main( {"] {
        let Err(Stopped::Errors(errors)) = explored(wrong) else { panic!("{wrong}: a page") };
        assert!(errors.diagnostics.iter().any(Diagnostic::is_error));
    }
}

#[test]
fn the_record_ends_with_the_page() {
    let mut compiler = Compiler::new();
    let file = compiler.add("a.toy", PROGRAM);
    toy(&mut compiler, file, Options::default()).expect("it is correct");
    let page = toy(&mut compiler, file, Options::default()).expect("it is still correct").page;
    let limits = Limits { steps: 2, bytes: 0 };
    let few = toy(&mut compiler, file, Options { limits, ..Options::default() }).expect("it is correct").page;
    let steps = |page: &Page| page.changes().map(|(_, steps)| steps).max();
    assert!(steps(&page) > Some(2));
    assert_eq!(steps(&few), Some(2));
}

#[test]
fn lines_of_a_syntax_tree_know_their_places() {
    let lines = tree_lines("  Module:\n    Proto 'main' @a:b.toy:5:1\n    Block {\n".to_owned());
    let place = Place { line: 5, column: 1 };
    assert_eq!(lines, Lines::new(lines.text().to_owned(), [(10, vec![place])]));
}
