//! Functions in a header that choose among the exports of one function by the sizes of their arguments.
//!
//! They are in the header and not in the library, so that a compiler can inline them, and drop the choices that sizes
//! which it knows rule out.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use mlir::DYNAMIC;

use super::declaration::{Parameter, checked_parameters, parameters, write_signature};
use super::exported::Exported;
use super::request::{Passed, Request};

/// What functions must share so that one of them can be chosen: the function in Toy, and for each argument its number of
/// dimensions and its type of elements.
type Key<'a> = (&'a str, Vec<(usize, u32)>);

fn key<'a>(function: &'a str, arguments: &[Passed]) -> Key<'a> {
    let kinds = arguments.iter().map(|passed| (passed.shape.len(), passed.kind.width()));
    (function, kinds.collect())
}

/// The functions with several shapes, in the order of the first ones, with the names of those that choose.
fn choices<'a, T>(all: &'a [T], of: impl Fn(&'a T) -> (&'a str, &'a [Passed])) -> Vec<(String, Vec<&'a T>)> {
    let mut groups: BTreeMap<Key<'a>, Vec<usize>> = BTreeMap::new();
    for (at, one) in all.iter().enumerate() {
        let (function, arguments) = of(one);
        let group = groups.entry(key(function, arguments)).or_default();
        // Of two functions for the same shapes, the first is called.
        if group.iter().all(|&other| of(&all[other]).1 != arguments) {
            group.push(at);
        }
    }
    let mut groups: Vec<(Key<'a>, Vec<usize>)> =
        groups.into_iter().filter(|(_, group)| group.len() > 1).collect();
    groups.sort_by_key(|(_, group)| group[0]);
    let is_only = |function: &str| groups.iter().filter(|((of, _), _)| *of == function).count() == 1;
    let name = |(function, kinds): &Key<'a>| {
        let kind = |&(rank, width): &(usize, u32)| match (rank, width) {
            (0, 32) => "_f".to_owned(),
            (0, _) => "_s".to_owned(),
            (rank, width) => format!("_{rank}{}", if width == 32 { "f" } else { "d" }),
        };
        let kinds = if is_only(function) { String::new() } else { kinds.iter().map(kind).collect() };
        format!("{function}{kinds}_any")
    };
    let named = groups.iter().map(|(key, group)| (name(key), group.iter().map(|&at| &all[at]).collect()));
    named.collect()
}

/// The names of the functions that choose.
pub(super) fn names(requests: &[Request]) -> Vec<String> {
    let all = choices(requests, |request| (&request.function, &request.arguments));
    all.into_iter().map(|(name, _)| name).collect()
}

const DEFINITION: &str = "
#ifndef TOY_INLINE
#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L)
#define TOY_INLINE static inline
#elif defined(__GNUC__)
#define TOY_INLINE static __inline__
#else
#define TOY_INLINE static
#endif
#endif
";

/// Writes the functions that choose.
pub(super) fn write(to: &mut String, exports: &[Exported]) -> std::fmt::Result {
    let all = choices(exports, |export| (&export.signature.name, &export.arguments));
    let has_same_results = |group: &[&Exported]| {
        let kinds = |export: &Exported| key("", &export.results);
        group.iter().all(|export| kinds(export) == kinds(group[0]))
    };
    let mut is_first = true;
    for (name, group) in all.iter().filter(|(_, group)| has_same_results(group)) {
        if std::mem::take(&mut is_first) {
            to.push_str(DEFINITION);
        }
        write_choice(to, name, group)?;
    }
    Ok(())
}

fn write_choice(to: &mut String, name: &str, group: &[&Exported]) -> std::fmt::Result {
    let signature = &group[0].signature;
    let given = parameters(group[0]);
    writeln!(
        to,
        "
/*
 * {signature} in Toy, for any of the shapes that are exported. It looks at the sizes of the inputs, calls the checked
 * form of the function for them, and returns what that returns; or -2, if no function is for these sizes.
 */"
    )?;
    write_signature(to, &format!("TOY_INLINE int {name}"), &checked_parameters(&given), "\n{")?;
    let tensors =
        || given.iter().filter(|parameter| !parameter.is_result && !parameter.passed.shape.is_empty());
    for Parameter { index, name, .. } in tensors() {
        writeln!(to, "  if (!{name}) return {};", index + 1)?;
    }
    let arguments: Vec<&str> = given.iter().map(|parameter| &*parameter.name).collect();
    // Functions for fewer unknown sizes are better.
    let mut group: Vec<&Exported> = group.to_vec();
    group.sort_by_key(|export| export.arguments.iter().flat_map(Passed::open_axes).count());
    for export in &group {
        let sizes = tensors().flat_map(|Parameter { index, name, .. }| {
            let sizes = export.arguments[*index].shape.iter().enumerate();
            let known = sizes.filter(|&(_, &size)| size != DYNAMIC);
            known.map(move |(dim, size)| format!("{name}->sizes[{dim}] == {size}"))
        });
        let sizes: Vec<String> = sizes.collect();
        if sizes.is_empty() {
            // It is for all sizes, and the last one.
            writeln!(to, "  return {}_checked({});\n}}", export.name, arguments.join(", "))?;
            return Ok(());
        }
        writeln!(to, "  if ({})", sizes.join(" && "))?;
        writeln!(to, "    return {}_checked({});", export.name, arguments.join(", "))?;
    }
    writeln!(to, "  return -2;\n}}")
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use crate::Compiler;
    use crate::export::{Request, resolve};

    fn written(requests: &[&str]) -> String {
        let mut compiler = Compiler::new();
        compiler.start = crate::Start::Anywhere;
        let file = compiler.add("a.toy", "def f(x, s) { return x * s; }");
        let requests: Vec<Request> =
            requests.iter().map(|text| Request::parse(text).expect("well-formed")).collect();
        let exports = resolve(&compiler, file, &requests).expect("valid");
        let mut text = String::new();
        super::write(&mut text, &exports).expect("a string takes any text");
        text
    }

    #[test]
    fn sizes_choose_a_function() {
        assert_eq!(written(&["f:2,scalar", "f:2,f32", "f:2x2,scalar", "g=f:2,scalar"]), "");
        let text = written(&["f:2x3,scalar", "f:4x1,scalar", "again=f:2x3,scalar"]);
        let text = text.split_once("#endif\n#endif\n").expect("a definition").1;
        expect![[r#"

            /*
             * f(x, s) in Toy, for any of the shapes that are exported. It looks at the sizes of the inputs, calls the checked
             * form of the function for them, and returns what that returns; or -2, if no function is for these sizes.
             */
            TOY_INLINE int f_any(const toy_memref_2d *x, double s, const toy_memref_2d *result)
            {
              if (!x) return 1;
              if (x->sizes[0] == 2 && x->sizes[1] == 3)
                return f_2x3_scalar_checked(x, s, result);
              if (x->sizes[0] == 4 && x->sizes[1] == 1)
                return f_4x1_scalar_checked(x, s, result);
              return -2;
            }
        "#]].assert_eq(text);
    }

    #[test]
    fn functions_of_several_ranks_have_choices_for_each() {
        let text = written(&["f:2,scalar", "f:3,scalar", "f:4xf32,4", "f:1xf32,4", "f:5x5,scalar"]);
        let names: Vec<&str> = text.lines().filter(|line| line.starts_with("TOY_INLINE")).collect();
        assert_eq!(
            names,
            [
                "TOY_INLINE int f_1d_s_any(const toy_memref_1d *x, double s, const toy_memref_1d *result)",
                "TOY_INLINE int f_1f_1d_any("
            ]
        );
    }
}
