//! The receivers of text that is written out in pieces.

/// Receives pieces of text in order.
pub(super) type Sink<'a> = &'a mut (dyn FnMut(String) + Send);

/// Receives parts of a large piece that is still being printed, if that piece comes next.
pub(super) struct Overflow<'a> {
    pub(super) take: &'a mut dyn FnMut(&mut String),
    /// The length of text at which `take` is called next.
    at: usize,
}

impl<'a> Overflow<'a> {
    /// The length at which text is large.
    const LARGE: usize = 1 << 20;

    pub(super) fn new(take: &'a mut dyn FnMut(&mut String)) -> Self {
        Overflow { take, at: Self::LARGE }
    }

    pub(super) fn look_at(&mut self, text: &mut String) {
        if text.len() >= self.at {
            (self.take)(text);
            self.at = text.len() + Self::LARGE;
        }
    }
}
