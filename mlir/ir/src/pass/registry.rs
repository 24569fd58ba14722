//! The passes that a program knows, by their arguments. Registration is explicit: each crate adds its passes to the
//! program's registry.
//!
//! `ods` generates the [`PassInfo`] of a pass from its record; a rule of the house finds one that is written by hand.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use support::suggest;

use super::definition::{Pass, StatisticInfo};
use super::pipeline::OpPipeline;

/// A pass that can be created by its argument.
#[derive(Clone, Copy)]
pub struct PassInfo {
    /// The name in dumps and timings, such as `Canonicalizer`.
    pub name: &'static str,
    /// The name in pipelines and on the command line.
    pub argument: &'static str,
    /// One line of documentation.
    pub summary: &'static str,
    /// Documentation in Markdown; may be empty.
    pub description: &'static str,
    /// The options it takes.
    pub options: &'static [PassOption],
    /// What it counts.
    pub statistics: &'static [StatisticInfo],
    /// The dialects that must be registered where it runs.
    pub dependent_dialects: &'static [&'static str],
    /// Creates the pass; the error says which option is wrong and why.
    pub create: fn(&PassOptions) -> Result<Box<dyn Pass>, String>,
}

/// An option of a pass.
pub struct PassOption {
    /// Its name.
    pub name: &'static str,
    /// One line of documentation.
    pub summary: &'static str,
    /// The Rust type of its values.
    pub ty: &'static str,
}

/// A name for a list of passes.
#[derive(Clone, Copy)]
pub struct PipelineInfo {
    /// The name in pipelines and on the command line.
    pub argument: &'static str,
    /// One line of documentation.
    pub summary: &'static str,
    /// The options.
    pub options: &'static [PassOption],
    /// Adds the passes, given those that are known and the options.
    pub build: BuildPipeline,
}

/// Adds the passes of a named pipeline.
///
/// # Errors
/// If an option has no such value, or a pass is unknown.
pub type BuildPipeline = fn(&mut OpPipeline, &PassRegistry, &PassOptions) -> Result<(), String>;

impl PipelineInfo {
    /// The passes, for operations of any kind, without options.
    ///
    /// # Errors
    /// If a pass is unknown.
    pub fn pipeline(&self, registry: &PassRegistry) -> Result<OpPipeline, String> {
        let mut pipeline = OpPipeline::new("any");
        (self.build)(&mut pipeline, registry, &PassOptions::new())?;
        Ok(pipeline)
    }

    /// Adds the passes to a pipeline.
    pub(super) fn add_to(
        &self,
        pipeline: &mut OpPipeline,
        registry: &PassRegistry,
        options: &PassOptions,
    ) -> Result<(), String> {
        let added = options.check(self.options).and_then(|()| (self.build)(pipeline, registry, options));
        added.map_err(|e| format!("'{}': {e}", self.argument))
    }
}

/// The options given to one pass: `{max-iterations=3 top-down}`.
#[derive(Clone, Default, Debug)]
pub struct PassOptions {
    pub(super) values: Vec<(String, Option<String>)>,
    /// The registry for options that are pipelines.
    pub(super) registry: PassRegistry,
}

impl PassOptions {
    /// No options.
    pub fn new() -> Self {
        Self::default()
    }

    /// Splits `a=1 b={x y} c`, the text between the braces, at spaces outside quotes and brackets.
    ///
    /// # Errors
    /// If a bracket or a quote is not closed.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut values = Vec::new();
        for word in split_words(text)? {
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name, Some(unwrap_value(value).to_string())),
                None => (word, None),
            };
            values.push((name.to_string(), value));
        }
        Ok(PassOptions { values, registry: PassRegistry::new() })
    }

    /// True if there are no options.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The text of an option's value, the last one if there are several; empty for an option without a value.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.values.iter().rfind(|(n, _)| n == name).map(|(_, v)| v.as_deref().unwrap_or(""))
    }

    /// A flag: given without a value or as `true`, `false`, `1`, `0`.
    ///
    /// # Errors
    /// If the value is none of these.
    pub fn flag(&self, name: &str) -> Result<Option<bool>, String> {
        match self.text(name) {
            None => Ok(None),
            Some("" | "true" | "1") => Ok(Some(true)),
            Some("false" | "0") => Ok(Some(false)),
            Some(other) => Err(format!("option '{name}' takes true or false, not '{other}'")),
        }
    }

    /// A value of any type that is parsed from text.
    ///
    /// # Errors
    /// If the value is not of that type.
    pub fn value<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, String> {
        let parse = |text: &str| text.parse().map_err(|_| format!("'{text}' is no value of option '{name}'"));
        self.text(name).map(parse).transpose()
    }

    /// A comma-separated list.
    ///
    /// # Errors
    /// If an element is not of the type.
    pub fn list<T: std::str::FromStr>(&self, name: &str) -> Result<Option<Vec<T>>, String> {
        let Some(text) = self.text(name) else { return Ok(None) };
        let items = text.split(',').map(str::trim).filter(|i| !i.is_empty());
        let parse = |item: &str| item.parse().map_err(|_| format!("'{item}' is no value of option '{name}'"));
        items.map(parse).collect::<Result<_, _>>().map(Some)
    }

    fn check(&self, known: &[PassOption]) -> Result<(), String> {
        for (name, _) in &self.values {
            if !known.iter().any(|o| o.name == name) {
                let hint = suggest::hint(name, known.iter().map(|o| o.name));
                return Err(format!("no such option '{name}'{hint}"));
            }
        }
        Ok(())
    }
}

/// Splits text at spaces outside quotes and brackets.
pub(super) fn split_words(text: &str) -> Result<Vec<&str>, String> {
    let mut words = Vec::new();
    let mut start = None;
    let mut closers = Vec::new();
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(q), _) if q == c => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '{') => closers.push('}'),
            (None, '[') => closers.push(']'),
            (None, '(') => closers.push(')'),
            (None, '}' | ']' | ')') if closers.pop() != Some(c) => {
                return Err(format!("unbalanced '{c}' in pass options"));
            }
            _ => {}
        }
        if c.is_whitespace() && quote.is_none() && closers.is_empty() {
            words.extend(start.take().map(|s| &text[s..at]));
        } else {
            start.get_or_insert(at);
        }
    }
    if quote.is_some() || !closers.is_empty() {
        return Err("missing closing quote or bracket while processing pass options".to_string());
    }
    words.extend(start.map(|s| &text[s..]));
    Ok(words)
}

/// A value without the braces or quotes around it.
fn unwrap_value(value: &str) -> &str {
    let pairs = [('{', '}'), ('"', '"'), ('\'', '\'')];
    let inner = |&(open, close): &(char, char)| value.strip_prefix(open)?.strip_suffix(close);
    pairs.iter().find_map(inner).map_or(value, str::trim)
}

/// The passes and named pipelines of a program. Copies share them until one is changed.
#[derive(Clone, Default)]
pub struct PassRegistry {
    known: Arc<Known>,
    /// The number of pass options that the current text is nested in.
    depth: usize,
}

#[derive(Clone, Default)]
struct Known {
    passes: BTreeMap<&'static str, PassInfo>,
    pipelines: BTreeMap<&'static str, PipelineInfo>,
}

impl fmt::Debug for PassRegistry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.known.passes.keys()).entries(self.known.pipelines.keys()).finish()
    }
}

/// Options of passes whose options contain passes, and so on, may not nest deeper.
const MAX_DEPTH: usize = 16;

impl PassRegistry {
    /// An empty registry.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pass; it replaces one with the same argument.
    pub fn add(&mut self, info: PassInfo) {
        Arc::make_mut(&mut self.known).passes.insert(info.argument, info);
    }

    /// Adds a named pipeline.
    pub fn add_pipeline(&mut self, info: PipelineInfo) {
        Arc::make_mut(&mut self.known).pipelines.insert(info.argument, info);
    }

    /// The passes, sorted by argument.
    pub fn passes(&self) -> impl Iterator<Item = &PassInfo> {
        self.known.passes.values()
    }

    /// The named pipelines, sorted by argument.
    pub fn pipelines(&self) -> impl Iterator<Item = &PipelineInfo> {
        self.known.pipelines.values()
    }

    /// A pass by its argument.
    pub fn pass(&self, argument: &str) -> Option<&PassInfo> {
        self.known.passes.get(argument)
    }

    /// A named pipeline by its argument.
    pub fn pipeline(&self, argument: &str) -> Option<&PipelineInfo> {
        self.known.pipelines.get(argument)
    }

    /// Creates a pass.
    ///
    /// # Errors
    /// The unknown name or the wrong option, with the nearest name that exists.
    pub fn create(&self, argument: &str, options: &PassOptions) -> Result<Box<dyn Pass>, String> {
        let Some(info) = self.pass(argument) else { return Err(self.unknown(argument)) };
        if self.depth > MAX_DEPTH {
            return Err(format!("'{argument}': options of passes nest at most {MAX_DEPTH} deep"));
        }
        let registry = PassRegistry { known: Arc::clone(&self.known), depth: self.depth + 1 };
        let options = PassOptions { values: options.values.clone(), registry };
        let made = options.check(info.options).and_then(|()| (info.create)(&options));
        let made = made.and_then(|pass| pass.check().map(|()| pass));
        made.map_err(|e| format!("'{argument}': {e}"))
    }

    fn unknown(&self, argument: &str) -> String {
        let names = self.known.passes.keys().chain(self.known.pipelines.keys()).copied();
        let hint = suggest::hint(argument, names);
        format!("'{argument}' does not refer to a registered pass or pass pipeline{hint}")
    }
}
