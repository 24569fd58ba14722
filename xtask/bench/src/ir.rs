//! Large modules, one of many kinds of operations and one of affine loops, for the benchmark `ir`.

use std::fmt::Write as _;

/// A module of functions, of about this many bytes in the custom form.
pub(crate) fn module(bytes: usize) -> String {
    const TABLE: &str =
        "  memref.global \"private\" constant @table : memref<4xf64> = dense<[1.0, 2.5, -3.0, 4.0e10]>\n";
    functions(TABLE, bytes, function)
}

/// A module of functions of affine loops, of about this many bytes.
pub(crate) fn loops(bytes: usize) -> String {
    functions("", bytes, nests)
}

/// A module that starts with a text and continues with functions.
fn functions(start: &str, bytes: usize, function: fn(&mut String, usize)) -> String {
    let mut text = format!("module {{\n{start}");
    let mut number = 0;
    while text.len() < bytes {
        function(&mut text, number);
        number += 1;
    }
    text + "}\n"
}

/// A function of loop nests; no two are alike.
fn nests(text: &mut String, number: usize) {
    let _ = writeln!(
        text,
        "  func.func @f{number}(%a: memref<64x64xf64>, %b: memref<64x64xf64>, %c: memref<64x64xf64>, %n: index) {{\n    \
         %cst = arith.constant {}.5 : f64",
        number % 97
    );
    for nest in 0..8 {
        let _ = writeln!(
            text,
            "    affine.for %i = 0 to 64 {{\n      \
             affine.for %j = {nest} to min affine_map<(d0) -> (d0 + {}, 64)>(%n) step 2 {{\n        \
             %0 = affine.load %a[%i, %j] : memref<64x64xf64>\n        \
             %1 = affine.load %b[%i, %j * 2 - {nest}] : memref<64x64xf64>\n        \
             %2 = arith.mulf %0, %1 : f64\n        \
             %3 = arith.addf %2, %cst : f64\n        \
             affine.store %3, %c[%j + {}, %i] : memref<64x64xf64>\n      }}\n    }}",
            nest + 1,
            nest % 4
        );
    }
    let _ = writeln!(text, "    return\n  }}");
}

/// A function with arithmetic, memory, a loop and branches; no two are alike.
fn function(text: &mut String, number: usize) {
    let _ = writeln!(
        text,
        "  func.func @f{number}(%a: f64, %b: f64, %n: index, %m: memref<?x16xf64>, %c: i1) -> (f64, index) {{"
    );
    let _ = writeln!(text, "    %c0 = arith.constant 0 : index\n    %c1 = arith.constant 1 : index");
    let _ = writeln!(text, "    %k{number} = arith.constant {} : i64", number * 7 % 1000);
    let mut last = "%a".to_owned();
    for index in 0..20 {
        let operation = ["addf", "mulf", "subf", "divf"][(number + index) % 4];
        let other = ["%a", "%b"][index % 2];
        let flags = ["", " fastmath<nnan,contract>"][usize::from(index % 5 == 0)];
        let _ = writeln!(text, "    %v{index} = arith.{operation} {last}, {other}{flags} : f64");
        last = format!("%v{index}");
    }
    for index in 0..8 {
        let _ = writeln!(text, "    %i{index} = arith.addi %n, %c{} : index", index % 2);
        let _ =
            writeln!(text, "    %l{index} = memref.load %m[%i{index}, %c{}] : memref<?x16xf64>", index % 2);
        let _ =
            writeln!(text, "    memref.store %l{index}, %m[%c{}, %i{index}] : memref<?x16xf64>", index % 2);
    }
    let _ = writeln!(
        text,
        "    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = {last}) -> (f64) {{\n      \
         %x = memref.load %m[%i, %c0] : memref<?x16xf64>\n      %y = arith.mulf %x, %acc : f64\n      \
         %z = arith.cmpf olt, %x, %y : f64\n      %w = arith.select %z, %x, %y : f64\n      \
         scf.yield %w : f64\n    }}"
    );
    let _ = writeln!(
        text,
        "    cf.cond_br %c, ^bb1(%sum : f64), ^bb2(%n, %b : index, f64)\n  ^bb1(%p: f64):\n    \
         %q = arith.addf %p, %l0 {{note = \"f{number}\", at = [{number}, 2, 3]}} : f64\n    \
         cf.br ^bb2(%c1, %q : index, f64)\n  ^bb2(%r: index, %s: f64):\n    return %s, %r : f64, index\n  }}"
    );
}

#[cfg(test)]
mod tests {
    use super::{loops, module};

    #[test]
    fn a_module_is_as_large_as_asked_for() {
        for text in [module(100_000), loops(100_000)] {
            assert!((100_000..105_000).contains(&text.len()), "{}", text.len());
            assert_eq!(text.matches('{').count(), text.matches('}').count());
        }
    }
}
