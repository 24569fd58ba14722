//! Where text goes that is handed on in pieces.

/// Takes pieces of text in their order.
pub(super) type Sink<'a> = &'a mut (dyn FnMut(String) + Send);

/// Takes the text of a piece that grows large while it is printed, if no other is to be handed on before.
pub(super) struct Overflow<'a> {
    pub(super) take: &'a mut dyn FnMut(&mut String),
    /// The length of text at which `take` is asked again.
    at: usize,
}

impl<'a> Overflow<'a> {
    /// How much text is large.
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
