//! Requests to export functions, in the syntax of the command line: `f:2x3,scalar`, or
//! `name=f:2x3,scalar`.

use std::fmt;

use mlir::DYNAMIC;
use toy_dialect::element_types::FloatKind;

use super::names;
use crate::signature::{MAX_RANK, bytes};

/// A size that is `?` in the name of a function in C.
const ANY: &str = "n";

/// The shape of a number in a request.
const SCALAR: &str = "scalar";

/// A tensor that is passed to a function, or returned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passed {
    /// Its shape; [`DYNAMIC`] for a size that is passed with each call.
    pub shape: Vec<i64>,
    /// The type of its elements.
    pub kind: FloatKind,
}

impl Passed {
    /// Whether a size is passed with each call.
    pub fn is_open(&self) -> bool {
        self.shape.contains(&DYNAMIC)
    }

    /// The axes whose sizes are passed with each call.
    pub(super) fn open_axes(&self) -> impl Iterator<Item = usize> {
        self.shape.iter().enumerate().filter(|&(_, &size)| size == DYNAMIC).map(|(axis, _)| axis)
    }

    /// The size of an element in bytes.
    fn size(&self) -> i64 {
        i64::from(self.kind.width() / 8)
    }

    /// The tensor in the terms of the code that makes libraries.
    pub(super) fn tensor(&self) -> lowering::Tensor {
        lowering::Tensor { shape: self.shape.clone(), element_bytes: self.size() as u64 }
    }
}

/// A function to export, and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Its name in C: an identifier.
    pub name: String,
    /// The name of the function.
    pub function: String,
    /// Its tensors, in order; the shape of a number is empty.
    pub arguments: Vec<Passed>,
    /// The text of the request.
    pub(super) text: String,
}

impl Request {
    /// Reads `[NAME=]FUNCTION[:SHAPE,...]`, where a shape may end in the type of the elements, and `?` is any size.
    ///
    /// ```
    /// use toyc::export::Request;
    /// let request = Request::parse("f:2x3,scalar,4xf32").expect("well-formed");
    /// assert_eq!(request.name, "f_2x3_scalar_4xf32");
    /// assert_eq!([&*request.arguments[0].shape, &request.arguments[1].shape], [&[2, 3][..], &[]]);
    /// assert_eq!(Request::parse("g=f").expect("well-formed").name, "g");
    /// assert!(Request::parse("f:2x").is_err());
    /// ```
    ///
    /// # Errors
    /// The error in the text.
    pub fn parse(text: &str) -> Result<Request, String> {
        let (name, called) = match text.split_once('=') {
            Some((name, rest)) => (Some(name), rest),
            None => (None, text),
        };
        let (function, arguments) = match called.split_once(':') {
            Some((function, shapes)) => (function, shapes.split(',').map(passed).collect::<Result<_, _>>()?),
            None => (called, Vec::new()),
        };
        if !names::is_identifier(function) || function.starts_with('_') {
            return Err(format!("'{}' cannot be the name of a function in Toy", function.escape_debug()));
        }
        let name = match name {
            Some(name) => {
                names::check(name)?;
                name.to_owned()
            }
            None => {
                let words = arguments.iter().map(|passed: &Passed| format!("_{}", shape_name(passed)));
                let name = [function.to_owned(), words.collect()].concat();
                names::check(&name)
                    .map_err(|reason| format!("{reason}; name it otherwise: NAME={called}"))?;
                name
            }
        };
        Ok(Request { name, function: function.to_owned(), arguments, text: text.to_owned() })
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A tensor as a part of a name: `2x3`, `nx3`, `2x3xf32`, `f32` and `scalar`.
fn shape_name(passed: &Passed) -> String {
    let extent = |&extent: &i64| if extent == DYNAMIC { ANY.to_owned() } else { extent.to_string() };
    let mut parts: Vec<String> = passed.shape.iter().map(extent).collect();
    if passed.kind == FloatKind::F32 {
        parts.push(passed.kind.keyword().to_owned());
    } else if parts.is_empty() {
        parts.push(SCALAR.to_owned());
    }
    parts.join("x")
}

/// A shape and the type of elements, which is `f64` if the text does not end in one.
fn passed(text: &str) -> Result<Passed, String> {
    for kind in [FloatKind::F64, FloatKind::F32] {
        if text == kind.keyword() {
            return Ok(Passed { shape: Vec::new(), kind });
        }
        if let Some(extents) = text.strip_suffix(kind.keyword()).and_then(|rest| rest.strip_suffix('x')) {
            return Ok(Passed { shape: shape(extents, text)?, kind });
        }
    }
    if text == SCALAR {
        return Ok(Passed { shape: Vec::new(), kind: FloatKind::F64 });
    }
    Ok(Passed { shape: shape(text, text)?, kind: FloatKind::F64 })
}

/// The extents in a text, which is all of `shown` but for the type of elements.
fn shape(text: &str, shown: &str) -> Result<Vec<i64>, String> {
    let shown = shown.escape_debug();
    if text.is_empty() {
        return Err(format!("a shape is missing: write 2x3, or '{SCALAR}' for a number"));
    }
    let extents: Vec<&str> = text.split('x').collect();
    if extents.len() > MAX_RANK {
        return Err(format!(
            "a shape has {} dimensions, and at most {MAX_RANK} can be exported",
            extents.len()
        ));
    }
    let mut shape = Vec::new();
    for extent in extents {
        if extent == "?" {
            shape.push(DYNAMIC);
            continue;
        }
        if extent.is_empty() || !extent.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(format!("'{shown}' is no shape: write 2x3, or '{SCALAR}' for a number"));
        }
        if extent.bytes().all(|digit| digit == b'0') {
            return Err(format!("the shape '{shown}' has a dimension of 0: Toy has no empty tensors"));
        }
        // A number may have any number of digits; one that does not fit is too large.
        shape.push(extent.parse().unwrap_or(i64::MAX));
    }
    match bytes(shape.iter().copied().filter(|&extent| extent != DYNAMIC)) {
        Some(_) => Ok(shape),
        None => Err(format!("the shape '{shown}' has more elements than fit in memory")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let got = match Request::parse(text) {
            Ok(request) => {
                let shapes: Vec<&Vec<i64>> = request.arguments.iter().map(|passed| &passed.shape).collect();
                format!("{} is {} for {shapes:?}", request.name, request.function)
            }
            Err(message) => format!("error: {message}"),
        };
        assert_eq!(got, expected, "for {text}");
    }

    #[test]
    fn requests_have_names_and_shapes() {
        check("f", "f is f for []");
        check("f:2x3", "f_2x3 is f for [[2, 3]]");
        check("f:?x3,?", "f_nx3_n is f for [[-9223372036854775808, 3], [-9223372036854775808]]");
        check("f:4,scalar,2x3x4", "f_4_scalar_2x3x4 is f for [[4], [], [2, 3, 4]]");
        check("g=f:4", "g is f for [[4]]");
        check("f:2x3xf32,f32,4xf64,f64", "f_2x3xf32_f32_4_scalar is f for [[2, 3], [], [4], []]");
        check("run=main", "run is main for []");
        check("f:007", "f_7 is f for [[7]]");
        let rank = ["1"; MAX_RANK].join("x");
        assert!(Request::parse(&format!("f:{rank}")).is_ok());
    }

    #[test]
    fn what_is_wrong_with_a_shape_is_said() {
        check("f:", "error: a shape is missing: write 2x3, or 'scalar' for a number");
        check("f:2,,3", "error: a shape is missing: write 2x3, or 'scalar' for a number");
        check("f:2x", "error: '2x' is no shape: write 2x3, or 'scalar' for a number");
        check("f:-2", "error: '-2' is no shape: write 2x3, or 'scalar' for a number");
        check("f:2xf16", "error: '2xf16' is no shape: write 2x3, or 'scalar' for a number");
        check("f:xf32", "error: a shape is missing: write 2x3, or 'scalar' for a number");
        check("f:0xf32", "error: the shape '0xf32' has a dimension of 0: Toy has no empty tensors");
        check("f:2X3", "error: '2X3' is no shape: write 2x3, or 'scalar' for a number");
        check("f:2:3", "error: '2:3' is no shape: write 2x3, or 'scalar' for a number");
        check("f:<2>", "error: '<2>' is no shape: write 2x3, or 'scalar' for a number");
        check("f:2x0", "error: the shape '2x0' has a dimension of 0: Toy has no empty tensors");
        check("f:00", "error: the shape '00' has a dimension of 0: Toy has no empty tensors");
        let huge = "99999999999999999999999";
        check(
            &format!("f:{huge}"),
            &format!("error: the shape '{huge}' has more elements than fit in memory"),
        );
        check(
            "f:1073741824x1073741824",
            "error: the shape '1073741824x1073741824' has more elements than fit in memory",
        );
        let rank = ["1"; MAX_RANK + 1].join("x");
        check(&format!("f:{rank}"), "error: a shape has 33 dimensions, and at most 32 can be exported");
    }

    #[test]
    fn names_that_c_cannot_have_are_refused() {
        check(
            "a-b=f:2",
            "error: 'a-b' is no identifier in C: that has letters, digits and underscores, and does not begin with a digit",
        );
        check(
            "=f:2",
            "error: '' is no identifier in C: that has letters, digits and underscores, and does not begin with a digit",
        );
        check("int=f:2", "error: 'int' is a keyword of C or C++");
        check("class=f:2", "error: 'class' is a keyword of C or C++");
        check("main", "error: 'main' is where a program in C starts; name it otherwise: NAME=main");
        check("malloc", "error: 'malloc' is a name of the C library; name it otherwise: NAME=malloc");
        check("_f=f:2", "error: '_f' begins with an underscore: such names belong to the C compiler");
        check("GOMP_parallel=f:2", "error: 'GOMP_parallel' may be a function of libgomp");
        check("a b:2", "error: 'a b' cannot be the name of a function in Toy");
        check("x=y=f:2", "error: 'y=f' cannot be the name of a function in Toy");
        check("", "error: '' cannot be the name of a function in Toy");
    }
}
