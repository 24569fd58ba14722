//! The options of a compiler that a page with an editor offers.

use serde_json::{Value, json};

/// An option, which the page sends with each program under its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Switch {
    /// The name in requests.
    pub name: &'static str,
    /// The word beside it.
    pub label: &'static str,
    /// What it does, in a sentence.
    pub help: &'static str,
    /// How it is set.
    pub input: Input,
}

/// How an option is set, and its first value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// On or off, sent as `1` or nothing.
    Flag(bool),
    /// One of several values, of which the empty one means that nothing is chosen.
    Choice {
        /// The values.
        values: Vec<String>,
        /// That of the first request.
        chosen: String,
    },
    /// Any text.
    Text {
        /// That of the first request.
        text: String,
        /// An example.
        example: &'static str,
    },
}

impl Switch {
    /// The switch in the page's data.
    pub(crate) fn data(&self) -> Value {
        let Switch { name, label, help, input } = self;
        let input = match input {
            Input::Flag(is_on) => json!({ "flag": is_on }),
            Input::Choice { values, chosen } => json!({ "values": values, "chosen": chosen }),
            Input::Text { text, example } => json!({ "text": text, "example": example }),
        };
        json!({ "name": name, "label": label, "input": input, "help": help })
    }
}
