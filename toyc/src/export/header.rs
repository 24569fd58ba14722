//! The header of a library, for C and for C++.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use mlir::DYNAMIC;
use toy_dialect::element_types::FloatKind;

use super::declaration::{Parameter, checked_parameters, parameters, write_signature};
use super::dispatch;
use super::exported::Exported;
use super::request::Passed;

const INTRODUCTION: &str = "\
 *
 * Each function has two forms.
 *
 * The first takes a pointer for each tensor, a double for each number, and then a pointer for each result, which it
 * fills. A tensor is an array of double in row-major order: the last index varies fastest. What is of float is of float
 * in place of double. This form checks nothing. All pointers must be aligned for their elements, and point to at least as
 * many as the comment of the function says. A result must not overlap an input or another result; inputs may overlap each other.
 *
 * The second form, with _checked in its name, takes memref descriptors as MLIR lays them out, and checks them. It returns 0
 * when the function has run; otherwise it has written nothing, and returns the position of the first argument that does
 * not fit, counted from 1:
 *
 * - a descriptor, or the pointer to its elements, that is null, or elements that are not aligned;
 * - a descriptor with other sizes, or with strides that are not those of row-major order (a dimension of size 1 may have
 *   any stride);
 * - a result that overlaps an input or an earlier result.
 *
 * It does not know how much memory there is at a pointer. allocated is never used. It returns -1 if the function computed a
 * position that an axis does not have, such as x[i] with an i that is too large: then a message is on the standard error,
 * and the results mean nothing. The first form ends the process with status 1 instead.
 *
 * All functions may be called by several threads at once, if no thread writes what another one reads or writes. They keep
 * nothing between calls. When there is no memory for an intermediate value, they write a message to the standard error
 * and end the process with status 1. What they print goes to stdout.
";

const OPEN: &str = "\
 *
 * A size that is shown as ? is known when a function is called. The first form takes these sizes of a tensor after its
 * pointer, in order. A third form, with _sizes in its name, takes those of the inputs, and checks that they fit: each is
 * at least 1, sizes that meet are equal, slices are within their tensors, and no value that the function computes has more
 * bytes than an int64_t counts. It returns 0 when it has stored the sizes of the results, with which callers get memory
 * for them and call the first form; otherwise it has stored nothing, and returns the position of the first tensor that
 * does not fit, counted from 1 as for the second form. That form checks the sizes in its descriptors in the same way.
";

const DEFINITIONS: &str = "\
#include <stdint.h>

#ifndef TOY_RESTRICT
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L
#define TOY_RESTRICT restrict
#else
#define TOY_RESTRICT
#endif
#endif

#ifdef __cplusplus
extern \"C\" {
#endif
";

const END: &str = "
#ifdef __cplusplus
}
#endif

#endif
";

/// The text of a header for exports of a program. `source` is the file of the program, and `linking` are the
/// additional options with which programs must be linked.
pub fn header(source: &str, exports: &[Exported], linking: &[String]) -> String {
    let mut text = String::new();
    // This fails only if writing to a string does.
    let _ = write(&mut text, source, exports, linking);
    text
}

fn write(to: &mut String, source: &str, exports: &[Exported], linking: &[String]) -> std::fmt::Result {
    // A comment names the file only if the name cannot end the comment.
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "._-+ ".contains(c);
    let of = if source.chars().all(is_plain) { format!(" of {source}") } else { String::new() };
    writeln!(to, "/*\n * Functions{of} for C and C++. Made by toyc; changes will be lost.")?;
    to.push_str(INTRODUCTION);
    if exports.iter().any(Exported::is_open) {
        to.push_str(OPEN);
    }
    if !linking.is_empty() {
        writeln!(to, " *\n * Link programs with {}.", linking.join(" "))?;
    }
    // Two headers with the same first function cannot be used together; all others can.
    let guard = exports.first().map(|export| &*export.name).unwrap_or_default();
    writeln!(to, " */\n#ifndef TOY_EXPORTS_{guard}\n#define TOY_EXPORTS_{guard}\n")?;
    to.push_str(DEFINITIONS);
    let tensors = exports.iter().flat_map(|export| export.arguments.iter().chain(&export.results));
    // Those of doubles first.
    let kind = |tensor: &Passed| (tensor.kind.width() == 32, tensor.shape.len());
    let descriptors: BTreeSet<(bool, usize)> = tensors.map(kind).filter(|&(_, rank)| rank > 0).collect();
    descriptors.into_iter().try_for_each(|(is_float, rank)| write_descriptor(to, is_float, rank))?;
    exports.iter().try_for_each(|export| write_functions(to, export))?;
    dispatch::write(to, exports)?;
    to.push_str(END);
    Ok(())
}

/// The type of descriptors of a rank.
fn write_descriptor(to: &mut String, is_float: bool, rank: usize) -> std::fmt::Result {
    let (element, suffix) = if is_float { ("float", "f") } else { ("double", "d") };
    let guard = suffix.to_uppercase();
    write!(
        to,
        "
#ifndef TOY_MEMREF_{rank}{guard}
#define TOY_MEMREF_{rank}{guard}
/* Memory with {rank} dimension{s}: the first element is aligned[offset]; strides count elements. */
typedef struct toy_memref_{rank}{suffix} {{
  {element} *allocated;
  {element} *aligned;
  int64_t offset;
  int64_t sizes[{rank}];
  int64_t strides[{rank}];
}} toy_memref_{rank}{suffix};
#endif
",
        s = if rank == 1 { "" } else { "s" },
    )
}

/// Both forms of a function, with a comment.
fn write_functions(to: &mut String, export: &Exported) -> std::fmt::Result {
    let parameters = parameters(export);
    writeln!(to, "\n/*\n * {} in Toy:", export.signature)?;
    let width = parameters.iter().map(|parameter| parameter.name.len()).max().unwrap_or(0);
    for Parameter { name, passed, is_result, sizes, .. } in &parameters {
        let what = if passed.shape.is_empty() { "a number".to_owned() } else { tensor(&passed.shape, sizes) };
        let result = if *is_result { "result, " } else { "" };
        let of = if passed.kind == FloatKind::F32 { " of float" } else { "" };
        writeln!(to, " *   {name:width$}  {result}{what}{of}")?;
    }
    if parameters.is_empty() {
        writeln!(to, " *   takes nothing, and returns nothing")?;
    }
    writeln!(to, " */")?;
    let plain = parameters.iter().flat_map(|parameter| {
        let (element, name) = (parameter.element(), &parameter.name);
        let passed = match (parameter.passed.shape.is_empty(), parameter.is_result) {
            (true, false) => format!("{element} {name}"),
            (_, false) => format!("const {element} *TOY_RESTRICT {name}"),
            (_, true) => format!("{element} *TOY_RESTRICT {name}"),
        };
        [passed].into_iter().chain(parameter.sizes.iter().map(|size| format!("int64_t {size}")))
    });
    write_signature(to, &format!("void {}", export.name), &plain.collect::<Vec<_>>(), ";")?;
    write_signature(to, &format!("int {}_checked", export.name), &checked_parameters(&parameters), ";")?;
    if !export.is_open() {
        return Ok(());
    }
    let sizes = parameters.iter().flat_map(|parameter| {
        let ty = if parameter.is_result { "int64_t *" } else { "int64_t " };
        parameter.sizes.iter().map(move |size| format!("{ty}{size}"))
    });
    write_signature(to, &format!("int {}_sizes", export.name), &sizes.collect::<Vec<_>>(), ";")
}

/// The shape of a tensor, and how many elements it has. `sizes` are the names of those that are passed.
fn tensor(shape: &[i64], sizes: &[String]) -> String {
    let extents: Vec<String> = shape.iter().map(|&size| open_or(size, "?")).collect();
    let extents = extents.join("x");
    if !sizes.is_empty() {
        let known: i64 = shape.iter().filter(|&&size| size != DYNAMIC).product();
        let known = (known != 1).then(|| known.to_string());
        let factors: Vec<String> = sizes.iter().cloned().chain(known).collect();
        return format!("{extents} ({} elements)", factors.join(" * "));
    }
    let elements: i64 = shape.iter().product();
    format!("{extents} ({elements} element{})", if elements == 1 { "" } else { "s" })
}

/// The text of a size, or another one if it is unknown.
fn open_or(size: i64, unknown: &str) -> String {
    if size == DYNAMIC { unknown.to_owned() } else { size.to_string() }
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use crate::Compiler;
    use crate::export::request::Request;
    use crate::export::resolve::resolve;

    #[test]
    fn a_header_describes_each_function() {
        let mut compiler = Compiler::new();
        compiler.start = crate::Start::Anywhere;
        let source = "struct P { var x; var y; }\n\
                      def f(int, P p, s) { P r = {p.x * s, transpose(int)}; return r; }\n\
                      def g() { print(1); }";
        let file = compiler.add("a.toy", source);
        let requests = ["f:2x3,4,1,scalar", "g"].map(|text| Request::parse(text).expect("well-formed"));
        let exports = resolve(&compiler, file, &requests).expect("valid");
        let text = super::header("a.toy", &exports, &["-lgomp".to_owned()]);
        let from = text.find("typedef struct toy_memref_2d").expect("a descriptor");
        expect![[r#"
            typedef struct toy_memref_2d {
              double *allocated;
              double *aligned;
              int64_t offset;
              int64_t sizes[2];
              int64_t strides[2];
            } toy_memref_2d;
            #endif

            /*
             * f(int, p.x, p.y, s) in Toy:
             *   int_      2x3 (6 elements)
             *   p_x       4 (4 elements)
             *   p_y       1 (1 element)
             *   s         a number
             *   result_x  result, 4 (4 elements)
             *   result_y  result, 3x2 (6 elements)
             */
            void f_2x3_4_1_scalar(
                const double *TOY_RESTRICT int_,
                const double *TOY_RESTRICT p_x,
                const double *TOY_RESTRICT p_y,
                double s,
                double *TOY_RESTRICT result_x,
                double *TOY_RESTRICT result_y);
            int f_2x3_4_1_scalar_checked(
                const toy_memref_2d *int_,
                const toy_memref_1d *p_x,
                const toy_memref_1d *p_y,
                double s,
                const toy_memref_1d *result_x,
                const toy_memref_2d *result_y);

            /*
             * g() in Toy:
             *   takes nothing, and returns nothing
             */
            void g(void);
            int g_checked(void);

            #ifdef __cplusplus
            }
            #endif

            #endif
        "#]]
        .assert_eq(&text[from..]);
        assert!(text.starts_with("/*\n * Functions of a.toy for C and C++. Made by toyc;"), "{text}");
        assert!(text.contains(" * Link programs with -lgomp.\n"), "{text}");
        assert!(super::header("a*/b.toy", &exports, &[]).starts_with("/*\n * Functions for C and C++."));
    }
}
