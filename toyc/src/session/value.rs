//! The values of variables.

use std::fmt::{self, Write};

use ndarray::ArrayD;
use runtime::format;
use toy_dialect::element_types::FloatKind;

use super::names::Names;
use crate::arrays::{Array, tensor_type};
use crate::ast::Name;

/// A tensor, or a struct of values.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A tensor.
    Tensor(Array),
    /// A value of a struct.
    Struct {
        /// The name of the struct.
        name: String,
        /// The names and the values of its fields, in their order.
        fields: Vec<(String, Value)>,
    },
}

/// How many elements of a tensor are shown.
const MAX_SHOWN: usize = 1000;

impl Value {
    /// Its tensors; for a struct, those of its fields.
    pub fn tensors(&self) -> Box<dyn Iterator<Item = &Array> + '_> {
        match self {
            Value::Tensor(tensor) => Box::new(std::iter::once(tensor)),
            Value::Struct { fields, .. } => Box::new(fields.iter().flat_map(|(_, value)| value.tensors())),
        }
    }

    /// The bytes of its elements.
    pub(super) fn bytes(&self) -> u64 {
        let size = |kind: FloatKind| u64::from(kind.width() / 8);
        self.tensors().map(|tensor| tensor.len() as u64 * size(tensor.kind())).sum()
    }

    /// The type: `tensor<2x3xf64>`, or the name of a struct.
    pub fn type_text(&self) -> String {
        match self {
            Value::Tensor(tensor) => tensor_type(tensor.shape(), tensor.kind()),
            Value::Struct { name, .. } => name.clone(),
        }
    }

    /// The struct of the value.
    pub(super) fn struct_name(&self) -> Option<&str> {
        match self {
            Value::Tensor(_) => None,
            Value::Struct { name, .. } => Some(name),
        }
    }

    /// Whether its struct has this name, or that of a value in it.
    pub(super) fn is_made_of(&self, of: &str) -> bool {
        match self {
            Value::Tensor(_) => false,
            Value::Struct { name, fields } => {
                name == of || fields.iter().any(|(_, value)| value.is_made_of(of))
            }
        }
    }

    /// Adds the structs of the value and of the values in it.
    pub(super) fn add_structs(&self, names: &mut Names) {
        if let Value::Struct { name, fields } = self {
            names.structs.insert(Name::from(&**name));
            fields.iter().for_each(|(_, value)| value.add_structs(names));
        }
    }

    /// The value of a field.
    pub(super) fn field(&self, name: &str) -> Option<&Value> {
        match self {
            Value::Tensor(_) => None,
            Value::Struct { fields, .. } => fields.iter().find(|field| field.0 == name).map(|field| &field.1),
        }
    }

    /// The names of its fields.
    pub(super) fn fields(&self) -> impl Iterator<Item = &str> {
        let fields = match self {
            Value::Tensor(_) => [].as_slice(),
            Value::Struct { fields, .. } => fields,
        };
        fields.iter().map(|field| &*field.0)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, indent: usize) -> fmt::Result {
        match self {
            Value::Tensor(tensor) => write_elements(f, &tensor.to_f64(), indent),
            Value::Struct { fields, .. } => fields.iter().try_for_each(|(name, value)| {
                writeln!(f, "{:indent$}{name}: {}", "", value.type_text())?;
                value.write(f, indent + INDENT)
            }),
        }
    }
}

/// By how much the value of a field is indented.
const INDENT: usize = 2;

impl fmt::Display for Value {
    /// The type, and the elements as `print` shows them, but not more than a screen can show.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.type_text())?;
        self.write(f, if self.struct_name().is_some() { INDENT } else { 0 })
    }
}

/// The elements of a tensor, with each line indented.
fn write_elements(f: &mut fmt::Formatter<'_>, tensor: &ArrayD<f64>, indent: usize) -> fmt::Result {
    let mut text = Shown { out: String::new(), left: MAX_SHOWN };
    // Writing stops once enough is shown.
    let is_whole = format::write(&mut text, &tensor.view()).is_ok();
    for line in text.out.lines() {
        let indent = if line.is_empty() { 0 } else { indent };
        writeln!(f, "{:indent$}{line}", "")?;
    }
    if is_whole { Ok(()) } else { writeln!(f, "{:indent$}... and {} more", "", tensor.len() - MAX_SHOWN) }
}

/// The text of the first elements, each of which ends with a space.
struct Shown {
    out: String,
    left: usize,
}

impl Write for Shown {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.left == 0 && text != "\n" {
            return Err(fmt::Error);
        }
        self.left -= text.matches(' ').count().min(self.left);
        self.out.push_str(text);
        Ok(())
    }
}
