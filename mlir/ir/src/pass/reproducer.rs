//! Reproducers: modules with the pipeline to run on them, to repeat a run that failed.
//!
//! As in MLIR, the pipeline is an external resource of the file:
//!
//! ```text
//! {-#
//!   external_resources: {
//!     mlir_reproducer: {
//!       pipeline: "builtin.module(cse)",
//!       disable_threading: false,
//!       verify_each: true
//!     }
//!   }
//! #-}
//! ```
//!
//! The input of a failed pass is made again from the source: keeping a copy would double the memory of every run.

use std::fmt;

use crate::ir::module::Module;
use crate::ir::resources::{ResourceGroup, ResourceValue};
use crate::text::printer::options::PrintOptions;
use crate::text::printer::print_module;
use crate::values::context::Context;

/// The owner of the resources.
const OWNER: &str = "mlir_reproducer";
const PIPELINE: &str = "pipeline";
const DISABLE_THREADING: &str = "disable_threading";
const VERIFY_EACH: &str = "verify_each";

/// The pipeline to run on a module, and how.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Reproducer {
    /// The text of the pipeline.
    pub pipeline: String,
    /// Whether it runs on one thread.
    pub disable_threading: Option<bool>,
    /// Whether the verifier runs after every pass.
    pub verify_each: Option<bool>,
}

/// An error in the resources of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReproducerError(String);

impl fmt::Display for ReproducerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ReproducerError {}

impl Reproducer {
    /// Removes the reproducer from the resources of a module; `None` if the module has none.
    ///
    /// # Errors
    /// If a key is unknown, or a value is of another type.
    pub fn take(module: &mut Module) -> Result<Option<Self>, ReproducerError> {
        let resources = &mut module.external_resources;
        let Some(at) = resources.iter().position(|group| group.owner == OWNER) else { return Ok(None) };
        let mut found = Reproducer::default();
        for (key, value) in resources.remove(at).entries {
            match (&*key, value) {
                (PIPELINE, ResourceValue::Text(text)) => {
                    found.pipeline = String::from_utf8_lossy(&text).into_owned();
                }
                (DISABLE_THREADING, ResourceValue::Bool(on)) => found.disable_threading = Some(on),
                (VERIFY_EACH, ResourceValue::Bool(on)) => found.verify_each = Some(on),
                (PIPELINE | DISABLE_THREADING | VERIFY_EACH, _) => {
                    return Err(ReproducerError(format!(
                        "the '{OWNER}' resource '{key}' is of another type"
                    )));
                }
                _ => return Err(ReproducerError(format!("unknown '{OWNER}' resource key '{key}'"))),
            }
        }
        Ok(Some(found))
    }

    /// The text of a file with the module and this reproducer.
    pub fn text(&self, cx: &Context, module: &Module) -> String {
        let mut module = module.clone();
        let flag = |key: &str, on: Option<bool>| on.map(|on| (key.to_owned(), ResourceValue::Bool(on)));
        let pipeline = ResourceValue::Text(self.pipeline.as_bytes().into());
        let entries = [
            Some((PIPELINE.to_owned(), pipeline)),
            flag(DISABLE_THREADING, self.disable_threading),
            flag(VERIFY_EACH, self.verify_each),
        ];
        module.external_resources.retain(|group| group.owner != OWNER);
        let entries = entries.into_iter().flatten().collect();
        module.external_resources.push(ResourceGroup { owner: OWNER.to_owned(), entries });
        let mut text = print_module(cx, &module, &PrintOptions::default());
        text.truncate(text.trim_end().len());
        text
    }
}
