//! The text of pipelines.
//!
//! ```text
//! pipeline := name "(" elements ")"            elements := (element ("," element)*)?
//! element  := pass ("{" options "}")? | name "(" elements ")"
//! ```
//! `name` is an operation, or `any`.

use std::fmt;

use super::pipeline::{Item, OpPipeline};
use super::registry::{PassOptions, PassRegistry};

impl PassOptions {
    /// The elements of a pipeline, `canonicalize,cse`, for operations of any kind; `None` if the option is not given.
    ///
    /// # Errors
    /// If the text is not a pipeline of known passes.
    pub fn elements(&self, name: &str) -> Result<Option<OpPipeline>, String> {
        let Some(text) = self.text(name) else { return Ok(None) };
        let mut pipeline = OpPipeline::new("any");
        let added = pipeline.add_elements(&self.registry, text);
        added.map_err(|e| format!("option '{name}': {}", e.message))?;
        Ok(Some(pipeline))
    }

    /// A list of pipelines with the operations they are for, `func.func(canonicalize,cse),llvm.func(cse)`, from all
    /// occurrences of the option; `None` if it is not given.
    ///
    /// # Errors
    /// If an element is not such a pipeline.
    pub fn pipelines(&self, name: &str) -> Result<Option<Vec<OpPipeline>>, String> {
        let given = self.values.iter().filter(|(n, _)| n == name).map(|(_, v)| v.as_deref().unwrap_or(""));
        let mut all = None;
        for text in given {
            let all = all.get_or_insert_with(Vec::new);
            for part in split_list(text).into_iter().filter(|_| !text.trim().is_empty()) {
                let parsed = OpPipeline::parse(&self.registry, part);
                all.push(parsed.map_err(|e| format!("option '{name}': {}", e.message))?);
            }
        }
        Ok(all)
    }
}

/// Splits at commas outside brackets, without checks.
fn split_list(text: &str) -> Vec<&str> {
    let mut depth = 0usize;
    let outside = |c: char| {
        match c {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    };
    text.split(outside).map(str::trim).collect()
}

/// An error in the text of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct PipelineError {
    /// What is wrong.
    pub message: String,
    /// The byte offset in the text.
    pub at: usize,
}

impl fmt::Display for PipelineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at character {} of the pipeline)", self.message, self.at + 1)
    }
}

impl std::error::Error for PipelineError {}

impl OpPipeline {
    /// Adds a pass with its options, or a named pipeline, for a command-line flag.
    ///
    /// # Errors
    /// If the name or an option is unknown.
    pub fn add_by_name(
        &mut self,
        registry: &PassRegistry,
        name: &str,
        options: &str,
    ) -> Result<(), PipelineError> {
        let error = |message| PipelineError { message, at: 0 };
        let options = PassOptions::parse(options).map_err(error)?;
        if let Some(info) = registry.pipeline(name) {
            return info.add_to(self, registry, &options).map_err(error);
        }
        self.add_shared(registry.create(name, &options).map_err(error)?.into());
        Ok(())
    }

    /// Adds the elements of a text such as `canonicalize,func.func(cse)`.
    ///
    /// # Errors
    /// If the text is malformed, a name or an option is unknown, or a pass is for other operations.
    pub fn add_elements(&mut self, registry: &PassRegistry, text: &str) -> Result<(), PipelineError> {
        Reader::new(text, registry).elements_to_end(self)
    }

    /// Parses the text of a whole pipeline, such as `builtin.module(func.func(canonicalize,cse))`.
    ///
    /// # Errors
    /// If it is malformed, or a name or an option is unknown.
    pub fn parse(registry: &PassRegistry, text: &str) -> Result<Self, PipelineError> {
        let mut reader = Reader::new(text, registry);
        reader.skip_space();
        let start = reader.at;
        let name = reader.name();
        if name.is_empty() || !reader.eat('(') {
            let message = "expected pass pipeline to be wrapped with the anchor operation type, \
                           e.g. 'builtin.module(...)'";
            return Err(PipelineError { message: message.to_string(), at: start });
        }
        let mut pipeline = OpPipeline::new(name);
        reader.elements(&mut pipeline, 0)?;
        reader.close()?;
        reader.end()?;
        Ok(pipeline)
    }
}

/// Deeper nesting is refused: operations do not nest that deep.
const MAX_DEPTH: usize = 64;

struct Reader<'a> {
    text: &'a str,
    at: usize,
    registry: &'a PassRegistry,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, registry: &'a PassRegistry) -> Self {
        Reader { text, at: 0, registry }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn error<T>(&self, message: impl Into<String>) -> Result<T, PipelineError> {
        Err(PipelineError { message: message.into(), at: self.at })
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, c: char) -> bool {
        self.skip_space();
        let found = self.rest().starts_with(c);
        self.at += if found { c.len_utf8() } else { 0 };
        found
    }

    fn name(&mut self) -> &'a str {
        self.skip_space();
        let rest = self.rest();
        let end = rest.find([',', '(', ')', '{', '}']).unwrap_or(rest.len());
        self.at += end;
        rest[..end].trim_end()
    }

    fn close(&mut self) -> Result<(), PipelineError> {
        if self.eat(')') { Ok(()) } else { self.error("expected ',' or ')' after a pass") }
    }

    fn end(&mut self) -> Result<(), PipelineError> {
        self.skip_space();
        match self.rest() {
            "" => Ok(()),
            rest if rest.starts_with(')') => self.error(
                "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline",
            ),
            _ => self.error("expected nothing after the pipeline"),
        }
    }

    fn elements_to_end(mut self, into: &mut OpPipeline) -> Result<(), PipelineError> {
        self.elements(into, 0)?;
        self.end()
    }

    fn elements(&mut self, into: &mut OpPipeline, depth: usize) -> Result<(), PipelineError> {
        self.skip_space();
        if self.rest().is_empty() || self.rest().starts_with(')') {
            return Ok(());
        }
        loop {
            self.element(into, depth)?;
            if !self.eat(',') {
                return Ok(());
            }
        }
    }

    fn element(&mut self, into: &mut OpPipeline, depth: usize) -> Result<(), PipelineError> {
        self.skip_space();
        let start = self.at;
        let name = self.name();
        if name.is_empty() {
            return self.error("expected the name of a pass");
        }
        if self.eat('(') {
            if depth >= MAX_DEPTH {
                return self.error(format!("pipelines nest at most {MAX_DEPTH} deep"));
            }
            let mut nested = OpPipeline::new(name);
            self.elements(&mut nested, depth + 1)?;
            self.close()?;
            into.items.push(Item::Nested(nested));
            return Ok(());
        }
        let options = self.options()?;
        self.pass(into, name, start, options)
    }

    /// The text between the braces after a pass.
    fn options(&mut self) -> Result<&'a str, PipelineError> {
        if !self.rest().starts_with('{') {
            return Ok("");
        }
        let start = self.at + 1;
        let mut depth = 0usize;
        for (i, c) in self.rest().char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at += i + 1;
                return Ok(&self.text[start..self.at - 1]);
            }
        }
        self.error("missing closing '}' while processing pass options")
    }

    fn pass(&self, into: &mut OpPipeline, name: &str, at: usize, options: &str) -> Result<(), PipelineError> {
        let error = |message| PipelineError { message, at };
        if self.registry.pipeline(name).is_some() {
            return into.add_by_name(self.registry, name, options).map_err(|e| error(e.message));
        }
        let options = PassOptions::parse(options).map_err(error)?;
        let pass = self.registry.create(name, &options).map_err(error)?;
        let anchor = pass.anchor();
        let here = into.anchor();
        if let Some(anchor) = anchor.filter(|&a| here.is_some_and(|h| h != a)) {
            return Err(error(format!(
                "can't add pass '{name}' restricted to '{anchor}' on a pipeline for '{}'; did you intend to nest: \
                 '{anchor}({name})'?",
                here.unwrap_or("any"),
            )));
        }
        into.items.push(Item::Pass(pass.into()));
        Ok(())
    }
}
