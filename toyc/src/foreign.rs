//! Names that people bring along from numpy and other languages, and what to write in Toy.
//!
//! The tables are searched for help with an unknown name, and for nothing else.

/// Names with the same help.
type Entry = (&'static [&'static str], &'static str);

/// Functions that Toy lacks, or has under another name.
const FUNCTIONS: &[Entry] = &[
    (&["absolute", "fabs"], "write abs(x)"),
    (&["add"], "write x + y"),
    (&["amax", "nanmax"], "write max(x)"),
    (&["amin", "nanmin"], "write min(x)"),
    (&["append", "cat", "column_stack", "concatenate", "hstack", "vstack"], "write concat(x, y, axis=0)"),
    (&["array", "asarray", "list", "matrix", "tensor"], "a tensor is written in brackets: [[1, 2], [3, 4]]"),
    (&["average", "avg"], "write mean(x)"),
    (&["bool"], "write x != 0"),
    (&["cbrt"], "write sign(x) * abs(x) ** (1 / 3)"),
    (&["clamp", "clip"], "write minimum(maximum(x, low), high)"),
    (&["console", "echo", "println"], "write print(x)"),
    (&["cosh"], "write (exp(x) + exp(-x)) / 2"),
    (&["count_nonzero"], "write sum(x != 0)"),
    (&["deg2rad", "radians"], "write x * pi / 180"),
    (&["degrees", "rad2deg"], "write x * 180 / pi"),
    (&["diag", "diagonal"], "write sum(x * eye(size(x, 0)), axis=1)"),
    (&["divide", "true_divide"], "write x / y"),
    (&["empty"], "write zeros(2, 3)"),
    (&["exp2"], "write 2 ** x"),
    (&["expand_dims", "unsqueeze"], "x[newaxis] and x[:, newaxis] have one more axis"),
    (&["fliplr"], "write flip(x, axis=1)"),
    (&["flipud"], "write flip(x, axis=0)"),
    (
        &["float", "float64", "int"],
        "all elements are floating-point numbers; floor(x) and round(x) are whole",
    ),
    (&["floor_divide"], "write floor(x / y)"),
    (&["fmax"], "write maximum(x, y)"),
    (&["fmin"], "write minimum(x, y)"),
    (&["fmod", "mod", "remainder"], "write x - y * floor(x / y)"),
    (&["full_size", "numel"], "write size(x)"),
    (&["hypot"], "write sqrt(x * x + y * y)"),
    (&["identity"], "write eye(n)"),
    (&["inner", "vdot"], "write sum(x * y)"),
    (&["isfinite"], "write abs(x) < inf"),
    (&["isinf"], "write abs(x) == inf"),
    (&["isnan"], "write x != x"),
    (&["len"], "write size(x, 0)"),
    (&["ln"], "write log(x)"),
    (&["log10"], "write log(x) / log(10)"),
    (&["log2"], "write log(x) / log(2)"),
    (&["logical_xor", "xor"], "write (x != 0) != (y != 0)"),
    (&["mm", "mul_mat"], "write x @ y"),
    (&["moveaxis", "permute", "swapaxes"], "transpose(x, 0, 2, 1) puts the axes into any order"),
    (&["mul", "multiply"], "write x * y"),
    (&["neg", "negative"], "write -x"),
    (&["pow"], "write x ** y"),
    (&["product"], "write prod(x)"),
    (&["range"], "write arange(n), or a loop: for i in 0..n { ... }"),
    (&["ravel", "flatten"], "write reshape(x, -1)"),
    (&["reciprocal"], "write 1 / x"),
    (&["relu"], "write maximum(x, 0)"),
    (&["rint"], "write round(x)"),
    (&["shape"], "size(x, axis) is the size of one axis"),
    (&["sigmoid"], "write 1 / (1 + exp(-x))"),
    (&["sinh"], "write (exp(x) - exp(-x)) / 2"),
    (&["square"], "write x * x"),
    (&["squeeze"], "x[0] and x[:, 0] have one axis less"),
    (&["std"], "write sqrt(mean((x - mean(x)) ** 2))"),
    (&["sub", "subtract"], "write x - y"),
    (&["trace"], "write sum(x * eye(size(x, 0)))"),
    (&["trunc"], "write sign(x) * floor(abs(x))"),
    (&["variance"], "write mean((x - mean(x)) ** 2)"),
    (&["view"], "write reshape(x, 2, -1)"),
];

/// Functions that Toy lacks, and that are no short expression.
const MISSING: &[&str] = &[
    "acos",
    "acosh",
    "allclose",
    "arccos",
    "arccosh",
    "arcsin",
    "arcsinh",
    "arctan",
    "arctan2",
    "arctanh",
    "argsort",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "bincount",
    "convolve",
    "correlate",
    "cross",
    "cumprod",
    "det",
    "eig",
    "einsum",
    "fft",
    "gamma",
    "histogram",
    "input",
    "interp",
    "inv",
    "kron",
    "lgamma",
    "map",
    "median",
    "nonzero",
    "open",
    "percentile",
    "qr",
    "quantile",
    "read",
    "searchsorted",
    "solve",
    "sort",
    "svd",
    "unique",
];

/// Names of values.
const VALUES: &[Entry] = &[
    (&["Inf", "Infinity", "INF", "INFINITY", "infinity"], "write inf"),
    (&["NaN", "NAN", "Nan"], "write nan"),
    (
        &["None", "null", "nil", "undefined"],
        "Toy has no such value: a variable always holds a tensor or a struct",
    ),
    (&["PI", "Pi"], "write pi"),
    (&["False", "FALSE", "false"], "falsehood is a number: write 0"),
    (&["True", "TRUE", "true"], "truth is a number: write 1"),
];

/// Attributes of arrays, where Toy has no fields.
const ATTRIBUTES: &[Entry] = &[
    (&["T", "mT"], "write transpose(x)"),
    (&["flat"], "write reshape(x, -1)"),
    (&["length"], "write size(x, 0)"),
    (&["shape"], "size(x, axis) is the size of one axis"),
    (&["size"], "write size(x)"),
];

/// Libraries whose functions Toy has without their names.
const MODULES: &[&str] = &["cmath", "jax", "jnp", "math", "np", "numpy", "std", "tf", "torch"];

fn find(entries: &[Entry], name: &str) -> Option<&'static str> {
    entries.iter().find(|(names, _)| names.contains(&name)).map(|(_, help)| *help)
}

/// What to write for a function that Toy lacks.
pub(crate) fn function(name: &str) -> Option<&'static str> {
    find(FUNCTIONS, name).or_else(|| {
        let help = "Toy has no such function: compute it elsewhere, and pass the result as an argument";
        MISSING.contains(&name).then_some(help)
    })
}

/// What to write for the name of a value, or of a library.
pub(crate) fn value(name: &str) -> Option<&'static str> {
    let module =
        || is_module(name).then_some("built-in functions and numbers belong to no module: write exp(x), pi");
    find(VALUES, name).or_else(module)
}

/// What to write for an attribute of an array.
pub(crate) fn attribute(name: &str) -> Option<&'static str> {
    find(ATTRIBUTES, name)
}

/// Whether a name is that of a library whose functions are built in here.
pub(crate) fn is_module(name: &str) -> bool {
    MODULES.contains(&name)
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;
    use crate::builtins::{Builtin, CONSTANTS};
    use crate::test_util::check;

    /// What Toy has is no foreign name; and help mentions nothing that Toy lacks.
    #[test]
    fn the_tables_agree_with_the_language() {
        let names =
            |entries: &[Entry]| entries.iter().flat_map(|(names, _)| names.to_vec()).collect::<Vec<_>>();
        let functions = [names(FUNCTIONS), MISSING.to_vec()].concat();
        for name in &functions {
            assert!(Builtin::all().all(|builtin| builtin.name != *name), "'{name}' is built in");
            assert_eq!(functions.iter().filter(|other| *other == name).count(), 1, "'{name}' is there twice");
        }
        for name in names(VALUES) {
            assert!(CONSTANTS.iter().all(|(constant, _)| *constant != name), "'{name}' is built in");
        }
        for (_, help) in FUNCTIONS.iter().chain(ATTRIBUTES) {
            for (at, _) in help.match_indices('(') {
                let start =
                    help[..at].rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_').map_or(0, |at| at + 1);
                let called = &help[start..at];
                let is_known = called.is_empty() || Builtin::all().any(|builtin| builtin.name == called);
                assert!(is_known, "'{called}' in the help '{help}'");
            }
        }
    }

    #[test]
    fn help_with_foreign_names() {
        check(
            r#"def main() {
  var x = [1, 2];
  print(absolute(x) + arctan(x) + sort(x) + len(x) + shape(x) + pow(x, 2) + log10(x));
  print(true + None + NAN + np.pi);
  print(x.T + x.shape[0] + x.other);
  print(max(x, x));
}"#,
            expect![[r#"
                3:9-17 error: unknown function 'absolute'
                    here: no function of this name in the file
                    help: write abs(x)
                3:23-29 error: unknown function 'arctan'
                    here: no function of this name in the file
                    help: Toy has no such function: compute it elsewhere, and pass the result as an argument
                3:35-39 error: unknown function 'sort'
                    here: no function of this name in the file
                    help: Toy has no such function: compute it elsewhere, and pass the result as an argument
                3:45-48 error: unknown function 'len'
                    here: no function of this name in the file
                    help: write size(x, 0)
                3:54-59 error: unknown function 'shape'
                    here: no function of this name in the file
                    help: size(x, axis) is the size of one axis
                3:65-68 error: unknown function 'pow'
                    here: no function of this name in the file
                    help: write x ** y
                3:77-82 error: unknown function 'log10'
                    here: no function of this name in the file
                    help: write log(x) / log(10)
                4:9-13 error: undefined variable 'true'
                    here: not found in this function
                    help: truth is a number: write 1
                4:16-20 error: undefined variable 'None'
                    here: not found in this function
                    help: Toy has no such value: a variable always holds a tensor or a struct
                4:23-26 error: undefined variable 'NAN'
                    here: not found in this function
                    help: write nan
                4:29-31 error: undefined variable 'np'
                    here: not found in this function
                    help: built-in functions and numbers belong to no module: write exp(x), pi
                5:11-12 error: a tensor has no fields
                    here: a field is wanted here
                    5:9-10: this is a tensor
                    help: write transpose(x)
                5:17-22 error: a tensor has no fields
                    here: a field is wanted here
                    5:15-16: this is a tensor
                    help: size(x, axis) is the size of one axis
                5:30-35 error: a tensor has no fields
                    here: a field is wanted here
                    5:28-29: this is a tensor
                    help: only structs have fields
                6:16-17 error: 'axis' must be a whole number, or a list of them
                    here: this is something else
                    help: write axis=0, axis=-1 or axis=[0, 1]; of two values, the function is maximum(x, y)
            "#]],
        );
    }
}
