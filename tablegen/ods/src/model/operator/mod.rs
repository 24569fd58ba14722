//! Operations.

use std::rc::Rc;

use support::Span;
use tablegen::{Record, RecordId, Records};

use super::attribute::{Attribute, DerivedAttribute, Presence};
use super::builder::CustomBuilder;
use super::constraint::ConstraintId;
use super::format::element::Format;
use super::relation::Source;
use super::traits::{EffectKind, Traits};
use crate::names::{self, accessor};
use crate::predicate::Scope;
use crate::predicate::emit::{Binding, Env};
use crate::predicate::{Expr, Kind};
use crate::records;

pub(super) mod record;

/// An operation by its two names.
pub struct OpName {
    /// `ReturnOp`
    pub class: String,
    /// `func.return`
    pub name: String,
}

impl OpName {
    /// The names of the operation of an `Op` record; `None` without a dialect.
    pub fn of(records: &Records, record: &Record) -> Option<Self> {
        records::def(record, "opDialect")?;
        Some(OpName {
            class: names::class_of(&record.name).to_owned(),
            name: records::operation_name(records, record),
        })
    }
}

/// How many values a group holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    Single,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups, whose lengths the attribute in this slot holds.
    VariadicOfVariadic(usize),
}

impl Arity {
    /// The kind of the group's name in expressions.
    pub fn kind(self) -> Kind {
        match self {
            Arity::Single => Kind::Value,
            Arity::Optional => Kind::OptionalValue,
            Arity::Variadic | Arity::VariadicOfVariadic(_) => Kind::Values,
        }
    }
}

/// An operand or result group.
#[derive(Clone, Debug)]
pub struct ValueGroup {
    /// Its name in the record; may be empty.
    pub name: String,
    /// The number of values.
    pub arity: Arity,
    /// The constraint on their types.
    pub constraint: ConstraintId,
    /// The type that satisfies it, if there is only one, as an expression over `$_builder`.
    pub builder: Option<Expr>,
    /// The static that describes the type of a single value, if a record of the dialect defines it.
    pub data: Option<String>,
    /// Effects on its memory.
    pub effects: Vec<EffectKind>,
    /// Documentation.
    pub description: String,
}

/// A region.
#[derive(Clone, Debug)]
pub struct RegionModel {
    /// Its name; may be empty.
    pub name: String,
    /// The constraint on it; `None` if any region is allowed.
    pub constraint: Option<ConstraintId>,
    /// Whether it represents any number of regions.
    pub variadic: bool,
}

/// A successor.
#[derive(Clone, Debug)]
pub struct Successor {
    /// Its name; may be empty.
    pub name: String,
    /// Whether it represents any number of successors.
    pub variadic: bool,
}

/// An entry of `arguments`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    /// An operand group.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
}

/// How the lengths of groups are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Segments {
    /// At most one group has no fixed length.
    Fixed,
    /// All groups without fixed length are equally long.
    Equal,
    /// The attribute in this slot holds them.
    Attribute(usize),
}

/// How the operation is written.
#[derive(Clone, Debug)]
pub enum Assembly {
    /// In the generic form only.
    Generic,
    /// By hand-written functions.
    Custom,
    /// By a declarative format.
    Declarative(Format),
}

/// The hooks that the dialect's author wrote.
#[derive(Clone, Copy, Default, Debug)]
#[allow(missing_docs, reason = "each is the field of the record with that name")]
pub struct Hooks {
    pub verifier: bool,
    pub region_verifier: bool,
    pub folder: bool,
    pub canonicalizer: bool,
    pub canonicalize_method: bool,
}

/// An operation.
#[derive(Clone, Debug)]
pub struct Operator {
    /// Its record.
    pub record: RecordId,
    /// The place of its definition.
    pub span: Span,
    /// The same for readers: `src/Ops.td:12`.
    pub place: String,
    /// The full name: `arith.addi`.
    pub name: String,
    /// The name of its struct: `AddIOp`.
    pub class: String,
    /// One line of documentation.
    pub summary: String,
    /// Documentation.
    pub description: String,
    /// `arguments` in order.
    pub arguments: Vec<Argument>,
    /// Operand groups.
    pub operands: Vec<ValueGroup>,
    /// Result groups.
    pub results: Vec<ValueGroup>,
    /// Inherent attributes; segment sizes come last.
    pub attributes: Vec<Attribute>,
    /// Attributes that are computed rather than stored.
    pub derived: Vec<DerivedAttribute>,
    /// Regions.
    pub regions: Vec<RegionModel>,
    /// Successors.
    pub successors: Vec<Successor>,
    /// How the lengths of operand groups are found.
    pub operand_segments: Segments,
    /// How the lengths of result groups are found.
    pub result_segments: Segments,
    /// Traits.
    pub traits: Traits,
    /// Hooks.
    pub hooks: Hooks,
    /// Whether builders are left to the author.
    pub skip_builders: bool,
    /// Whether the author writes `build`.
    pub custom_builder: bool,
    /// Rust for the `impl` of the struct.
    pub extra_declaration: String,
    /// Rust beside the struct.
    pub extra_definition: String,
    /// Why the operation is deprecated.
    pub deprecated: Option<String>,
    /// Builders that the record adds.
    pub builders: Vec<CustomBuilder>,
    /// Its syntax.
    pub assembly: Assembly,
    /// The text of its format.
    pub syntax: String,
    /// The source of each result's type, if the rest of the operation determines all of them.
    pub inferred: Option<Vec<Source>>,
    /// Whether the author wrote `infer_results`.
    pub infers_by_hook: bool,
    /// Whether the author wrote `is_compatible_return_types`.
    pub compares_by_hook: bool,
}

impl Operator {
    /// True for an attribute with the lengths of all operand or result groups.
    pub fn is_segment_sizes(&self, slot: usize) -> bool {
        self.operand_segments == Segments::Attribute(slot)
            || self.result_segments == Segments::Attribute(slot)
    }

    /// True for an attribute with the lengths of groups: of all operands or results, or within one operand.
    pub fn is_computed(&self, slot: usize) -> bool {
        self.is_segment_sizes(slot)
            || self.operands.iter().any(|o| o.arity == Arity::VariadicOfVariadic(slot))
    }

    /// The name of an entry of `arguments`.
    pub fn argument_name(&self, argument: Argument) -> &str {
        match argument {
            Argument::Operand(i) => &self.operands[i].name,
            Argument::Attribute(i) => &self.attributes[i].name,
        }
    }

    /// True with this native trait.
    pub fn has_trait(&self, native: &str) -> bool {
        self.traits.has(native)
    }

    /// The placeholders of predicates over a whole operation; they assume that `op` is an `OpRef`.
    pub fn predicate_env(&self, scope: &Rc<Scope>) -> Env {
        let class = &self.class;
        let mut bindings = vec![Binding::new("_op", Kind::Op, "op")];
        let groups = self.operands.iter().chain(&self.results).filter(|g| !g.name.is_empty());
        for g in groups {
            let flat = if matches!(g.arity, Arity::VariadicOfVariadic(_)) { ".flatten()" } else { "" };
            bindings.push(Binding::new(
                &*g.name,
                g.arity.kind(),
                format!("{class}(op).{}(){flat}", accessor(&g.name)),
            ));
        }
        for (slot, a) in self.attributes.iter().enumerate().filter(|(s, _)| !self.is_segment_sizes(*s)) {
            if let Some(p) = &a.property {
                let held =
                    format!("op.inherent({slot}).unwrap_or_else(|| op.cx().attr_ref(op.cx().unit_attr()))");
                if let Some((kind, rust)) = p.binding(&held) {
                    bindings.push(Binding::new(&*a.name, kind, rust));
                }
                continue;
            }
            bindings.push(Binding::new(
                &*a.name,
                Kind::Attr,
                format!("{class}(op).{}", self.attr_access(slot, a)),
            ));
        }
        Env::new(bindings).with_scope(scope)
    }

    /// The call that gives an attribute as an `AttrRef`.
    fn attr_access(&self, slot: usize, a: &Attribute) -> String {
        let name = a.raw_name();
        match a.presence {
            Presence::Optional => {
                format!("0.inherent({slot}).unwrap_or_else(|| op.cx().attr_ref(op.cx().unit_attr()))")
            }
            _ if self.is_segment_sizes(slot) => name,
            _ => format!("{name}()"),
        }
    }
}
