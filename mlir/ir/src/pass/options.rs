//! Options of passes: how their values are read from a pipeline's text and printed. What generated code calls.

use std::fmt::Display;
use std::str::FromStr;

use super::registry::{PassOptions, split_words};

/// How an option of a pass is parsed and printed.
pub trait OptionKind<T> {
    /// The value given for the option, if any.
    ///
    /// # Errors
    /// If the text is not a valid value.
    fn read(given: &PassOptions, name: &str) -> Result<Option<T>, String>;

    /// The option with its value, for [`Pass::options`](super::Pass::options); `None` to omit it.
    fn show(name: &'static str, value: &T) -> Option<(&'static str, String)>;
}

/// A boolean option, true if it is given without a value.
pub struct Flag;

impl OptionKind<bool> for Flag {
    fn read(given: &PassOptions, name: &str) -> Result<Option<bool>, String> {
        given.flag(name)
    }

    fn show(name: &'static str, value: &bool) -> Option<(&'static str, String)> {
        Some((name, value.to_string()))
    }
}

/// An option with one value, such as a number.
pub struct Scalar;

impl<T: FromStr + Display> OptionKind<T> for Scalar {
    fn read(given: &PassOptions, name: &str) -> Result<Option<T>, String> {
        given.value(name)
    }

    fn show(name: &'static str, value: &T) -> Option<(&'static str, String)> {
        Some(text_option(name, &value.to_string()))
    }
}

/// An option with any number of values, separated by commas.
pub struct List;

impl<T: FromStr + Display> OptionKind<Vec<T>> for List {
    fn read(given: &PassOptions, name: &str) -> Result<Option<Vec<T>>, String> {
        given.list(name)
    }

    fn show(name: &'static str, value: &Vec<T>) -> Option<(&'static str, String)> {
        Some(list_option(name, value))
    }
}

/// An option that is a list, for [`Pass::options`](super::Pass::options).
pub fn list_option<T: Display>(name: &'static str, values: &[T]) -> (&'static str, String) {
    let values: Vec<String> = values.iter().map(T::to_string).collect();
    if values.is_empty() { ("", String::new()) } else { (name, format!("{{{}}}", values.join(","))) }
}

/// An option that is text, for [`Pass::options`](super::Pass::options). It is in braces where the parser of
/// pipelines would otherwise end it at a space.
pub fn text_option(name: &'static str, value: &str) -> (&'static str, String) {
    let several = split_words(value).is_ok_and(|words| words.len() > 1);
    (name, if several { format!("{{{value}}}") } else { value.to_owned() })
}
