//! Tables live as long as the process: types and operations point to them.

/// The same text for ever.
pub(crate) fn text(text: &str) -> &'static str {
    String::leak(text.to_owned())
}

/// The same list for ever.
pub(crate) fn list<T>(all: impl IntoIterator<Item = T>) -> &'static [T] {
    Vec::leak(all.into_iter().collect())
}

/// The same value for ever.
pub(crate) fn one<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// The same texts for ever.
pub(crate) fn texts<S: AsRef<str>>(all: impl IntoIterator<Item = S>) -> &'static [&'static str] {
    list(all.into_iter().map(|t| text(t.as_ref())))
}
