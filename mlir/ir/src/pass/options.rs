//! Options of passes, declared once: [`pass_options!`](crate::pass_options) generates the struct, its defaults, the
//! list for the registry, the parser and the printer of its options.

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

/// Declares the options of a pass. Each has one line of documentation, which `-list-passes` prints too, the name in
/// pipelines, the field with its type, the [`OptionKind`] and the default.
///
/// The struct implements `Default` and has `OPTIONS`, for [`PassInfo`](crate::pass::registry::PassInfo); `read`, for
/// its `create`; and `shown`, for [`Pass::options`](crate::pass::Pass::options), in the order of
/// declaration.
///
/// ```
/// use mlir::pass::{Flag, List, PassOptions, Scalar};
///
/// mlir::pass_options! {
///     /// Options of tidying.
///     pub struct TidyOptions {
///         /// The most rounds
///         "max-rounds" => max_rounds: u32 as Scalar = 3,
///         /// Operations to leave alone
///         "except" => except: Vec<String> as List = Vec::new(),
///         /// Only count what would change
///         "dry-run" => dry_run: bool as Flag = false,
///     }
/// }
///
/// let given = PassOptions::parse("max-rounds=5 dry-run").expect("it is well formed");
/// let options = TidyOptions::read(&given).expect("these are its options");
/// assert_eq!((options.max_rounds, options.except.len(), options.dry_run), (5, 0, true));
/// assert_eq!(options.shown()[0], ("max-rounds", "5".to_owned()));
/// assert_eq!(TidyOptions::OPTIONS[2].summary, "Only count what would change");
/// ```
#[macro_export]
macro_rules! pass_options {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Name:ident {
            $(
                #[doc = $summary:literal]
                $name:literal => $field:ident: $ty:ty as $kind:ty = $default:expr
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis struct $Name {
            $(#[doc = $summary] pub $field: $ty,)+
        }

        impl Default for $Name {
            fn default() -> Self {
                $Name { $($field: $default,)+ }
            }
        }

        impl $Name {
            /// The options, for the registry.
            pub const OPTIONS: &'static [$crate::pass::PassOption] = &[
                $($crate::pass::PassOption {
                    name: $name,
                    summary: $summary.trim_ascii(),
                },)+
            ];

            /// Parses the options from a pipeline.
            ///
            /// # Errors
            /// If a value is invalid.
            pub fn read(given: &$crate::pass::PassOptions) -> Result<Self, String> {
                Ok($Name {
                    $($field: match <$kind as $crate::pass::OptionKind<$ty>>::read(given, $name)? {
                        Some(value) => value,
                        None => $default,
                    },)+
                })
            }

            /// The options, as printed in a pipeline.
            pub fn shown(&self) -> Vec<(&'static str, String)> {
                let all = [$(<$kind as $crate::pass::OptionKind<$ty>>::show($name, &self.$field),)+];
                all.into_iter().flatten().collect()
            }
        }
    };
}
