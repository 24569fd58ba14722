//! Pipelines: which passes run on which operations. A pipeline is a value, whose text is derived; `parse` reads it.

use std::fmt;
use std::sync::Arc;

use super::definition::Pass;
use crate::ir::view::OpType;

/// Passes for operations of one name, and pipelines for the operations directly inside them.
#[derive(Clone)]
pub struct OpPipeline {
    anchor: Option<Box<str>>,
    pub(super) items: Vec<Item>,
}

#[derive(Clone)]
pub(super) enum Item {
    Pass(Arc<dyn Pass>),
    Nested(OpPipeline),
}

impl OpPipeline {
    /// An empty pipeline for operations of this name; `any` for every isolated one.
    pub fn new(anchor: &str) -> Self {
        OpPipeline { anchor: (anchor != "any").then(|| anchor.into()), items: Vec::new() }
    }

    /// An empty pipeline for the operations `T`.
    pub fn on<T: OpType>() -> Self {
        Self::new(T::DEF.name)
    }

    /// The operation it is for; `None` for any.
    pub fn anchor(&self) -> Option<&str> {
        self.anchor.as_deref()
    }

    /// True when the pipeline runs on operations of this name.
    pub fn matches(&self, name: &str) -> bool {
        self.anchor.as_deref().is_none_or(|a| a == name)
    }

    /// True if there are no passes.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Adds a pass; one that is restricted to another operation goes into a nested pipeline for that.
    pub fn add(&mut self, pass: impl Pass + 'static) -> &mut Self {
        self.add_shared(Arc::new(pass))
    }

    /// Adds a pass that other pipelines may have too.
    pub fn add_shared(&mut self, pass: Arc<dyn Pass>) -> &mut Self {
        match pass.anchor() {
            Some(anchor) if self.anchor.as_deref() != Some(anchor) => {
                self.nested(anchor).items.push(Item::Pass(pass));
            }
            _ => self.items.push(Item::Pass(pass)),
        }
        self
    }

    /// Adds passes to the pipeline for the operations `T` directly inside.
    ///
    /// ```
    /// use mlir::builtin::ModuleOp;
    /// use mlir::pass::OpPipeline;
    ///
    /// let mut pipeline = OpPipeline::on::<ModuleOp>();
    /// pipeline.nest::<ModuleOp>(|inner| inner.nest::<ModuleOp>(|innermost| innermost));
    /// assert_eq!(pipeline.to_string(), "builtin.module(builtin.module(builtin.module()))");
    /// ```
    pub fn nest<T: OpType>(&mut self, add: impl FnOnce(&mut OpPipeline) -> &mut OpPipeline) -> &mut Self {
        add(self.nested(T::DEF.name));
        self
    }

    /// The pipeline for operations of this name directly inside: the last one added, if it is for them.
    pub fn nested(&mut self, anchor: &str) -> &mut OpPipeline {
        let fits = |item: &Item| matches!(item, Item::Nested(p) if p.anchor() == (anchor != "any").then_some(anchor));
        if !self.items.last().is_some_and(fits) {
            self.items.push(Item::Nested(OpPipeline::new(anchor)));
        }
        match self.items.last_mut() {
            Some(Item::Nested(nested)) => nested,
            _ => unreachable!("a nested pipeline was just added"),
        }
    }

    /// Adds what another pipeline for the same operations has.
    pub fn extend(&mut self, other: OpPipeline) -> &mut Self {
        self.items.extend(other.items);
        self
    }

    /// Checks the options of each pass.
    ///
    /// # Errors
    /// The first pass whose options are wrong, and why.
    pub fn check(&self) -> Result<(), String> {
        let mut checked = Ok(());
        self.each_pass(&mut |pass| {
            if checked.is_ok() {
                checked = pass.check().map_err(|error| format!("'{}': {error}", pass.argument()));
            }
        });
        checked
    }

    /// Calls `f` for each pass, in order. Recursive: the nesting of pipelines is bounded.
    pub(super) fn each_pass(&self, f: &mut dyn FnMut(&dyn Pass)) {
        for item in &self.items {
            match item {
                Item::Pass(pass) => f(&**pass),
                Item::Nested(nested) => nested.each_pass(f),
            }
        }
    }

    /// A pipeline for each pass, to run one after another. Together they do what this one does: the operations of a
    /// nested pipeline do not see their siblings change.
    pub fn into_steps(self) -> Vec<OpPipeline> {
        let anchor = self.anchor;
        let step = |item| OpPipeline { anchor: anchor.clone(), items: vec![item] };
        let mut steps = Vec::new();
        for item in self.items {
            match item {
                Item::Pass(_) => steps.push(step(item)),
                Item::Nested(nested) => {
                    steps.extend(nested.into_steps().into_iter().map(|n| step(Item::Nested(n))))
                }
            }
        }
        steps
    }

    /// The first pass of the pipeline.
    pub fn first_pass(&self) -> Option<&dyn Pass> {
        match self.items.first()? {
            Item::Pass(pass) => Some(&**pass),
            Item::Nested(nested) => nested.first_pass(),
        }
    }
}

impl OpPipeline {
    /// The pipeline on several lines, with the number of its passes, as `-dump-pass-pipeline` shows it.
    pub fn dump(&self) -> String {
        let mut out = format!("Pass Manager with {} passes:\n", self.items.len());
        self.dump_into(&mut out, 0);
        out.push('\n');
        out
    }

    /// The text with spaces between the outermost elements, as in MLIR's reproducers of failures.
    pub(super) fn spaced(&self) -> String {
        format!("{}({})", self.anchor().unwrap_or("any"), self.joined(", "))
    }

    /// The text of what is in the pipeline, without the operation that it is for: `canonicalize,func.func(cse)`.
    pub fn elements(&self) -> String {
        self.joined(",")
    }

    fn joined(&self, between: &str) -> String {
        let element = |item: &Item| match item {
            Item::Pass(pass) => Self::element(&**pass),
            Item::Nested(nested) => nested.to_string(),
        };
        let elements: Vec<String> = self.items.iter().map(element).collect();
        elements.join(between)
    }

    /// A pass with its options, as an element of a pipeline. As in MLIR, an empty list leaves only the space next to
    /// it.
    pub(super) fn element(pass: &dyn Pass) -> String {
        let options: Vec<String> = pass
            .options()
            .into_iter()
            .map(|(name, value)| if name.is_empty() { value } else { format!("{name}={value}") })
            .collect();
        let name = pass.argument();
        if options.is_empty() { name.to_owned() } else { format!("{name}{{{}}}", options.join(" ")) }
    }

    /// Recursive: the nesting of pipelines is bounded.
    fn dump_into(&self, out: &mut String, depth: usize) {
        out.push_str(self.anchor().unwrap_or("any"));
        out.push('(');
        for (i, item) in self.items.iter().enumerate() {
            out.push_str(if i == 0 { "\n" } else { ",\n" });
            out.push_str(&"  ".repeat(depth + 1));
            match item {
                Item::Nested(nested) => nested.dump_into(out, depth + 1),
                Item::Pass(pass) => out.push_str(&Self::element(&**pass)),
            }
        }
        if self.items.is_empty() {
            out.push('\n');
        }
        out.push('\n');
        out.push_str(&"  ".repeat(depth));
        out.push(')');
    }
}

impl fmt::Display for OpPipeline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.anchor().unwrap_or("any"), self.elements())
    }
}

/// Pipelines are equal if their text is: so their passes have the same names and options.
impl PartialEq for OpPipeline {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl fmt::Debug for OpPipeline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
