//! Operations, and the dialect as a whole.

use mlir::opdef::{
    Arity, Assembly, AttrSpec, AttrStorage, AttrSyntax, DialectDef, Effect, EffectKind, EffectOn, Effects,
    InferArgs, Interface, OpDef, OpPredicate, Presence, RegionSpec, Segments, SuccessorSpec, Traits, Types,
    ValueSpec,
};
use mlir::text::KeepsText;
use mlir::{Context, OpRef, RegionRef, TypeRef};
use ods::model::attribute as model_attr;
use ods::model::operator::{self as model_op, Operator, ValueGroup};
use ods::model::relation::{Source, Typed};
use ods::model::traits;
use ods::predicate::Expr;

use crate::eval::{Code, Compiler, Frame, Part};
use crate::loader::Loader;
use crate::notes::Unchecked;
use crate::value::Val;
use crate::{checks, format, leak, property};

/// Interfaces of MLIR whose checks ask the operation's own C++.
const CHECKING_INTERFACES: [&str; 5] = [
    "BranchOpInterface",
    "CastOpInterface",
    "LoopLikeOpInterface",
    "RegionBranchOpInterface",
    "SymbolUserOpInterface",
];

/// Traits that only add members to a class of C++: they check nothing.
const UNCHECKED_TRAITS: [&str; 3] =
    ["InferTypeOpAdaptor", "InferTypeOpAdaptorWithIsCompatible", "InferShapedTypeOpAdaptor"];

impl Loader<'_> {
    /// The tables.
    pub(crate) fn dialect(&mut self) -> &'static DialectDef {
        let model = self.model;
        let mut types = Vec::new();
        let mut attrs = Vec::new();
        for d in &model.data {
            let Some(table) = self.data(d) else { continue };
            let Some(def) = table.get() else { continue };
            if d.mnemonic.is_empty() {
                continue;
            }
            let all = if d.is_type { &mut types } else { &mut attrs };
            all.push(*def as Interface);
        }
        if let Some(d) = &model.dialect
            && (d.op_attr_verifier || d.region_arg_verifier || d.region_result_verifier)
        {
            let of = format!("{}.*", d.name);
            self.unchecked(Unchecked::Verifier, &of, "the verifier of attributes on any operation is C++");
        }
        let ops: Vec<&'static OpDef> = model.operators.iter().map(|op| self.op(op)).collect();
        let by_hand = model.dialect.as_ref().is_some_and(|d| d.types || d.attributes)
            || types.len() + attrs.len() < model.data.len();
        let enum_attrs = model.enum_attrs.iter().filter_map(|e| self.names.enum_attrs.get(&e.name).copied());
        leak::one(DialectDef {
            name: leak::text(model.dialect.as_ref().map_or("", |d| &d.name)),
            ops: leak::list(ops),
            types: leak::list(types),
            attrs: leak::list(attrs),
            enum_attrs: leak::list(enum_attrs),
            interfaces: if by_hand { &[&KeepsText] } else { &[] },
            ..DialectDef::EMPTY
        })
    }

    fn groups(&mut self, op: &Operator, groups: &[ValueGroup]) -> &'static [ValueSpec] {
        let mut all = Vec::new();
        for g in groups {
            let constraint = self.type_constraint(g.constraint);
            self.note_condition(&op.name, g.constraint);
            all.push(ValueSpec {
                name: leak::text(&g.name),
                arity: match g.arity {
                    model_op::Arity::Single => Arity::Single,
                    model_op::Arity::Optional => Arity::Optional,
                    model_op::Arity::Variadic => Arity::Variadic,
                    model_op::Arity::VariadicOfVariadic(slot) => Arity::VariadicOfVariadic(small(slot)),
                },
                constraint,
            });
        }
        leak::list(all)
    }

    fn attributes(&mut self, op: &Operator) -> &'static [AttrSpec] {
        let mut all = Vec::new();
        for a in &op.attributes {
            let constraint = self.attr_constraint(a.constraint);
            self.note_condition(&op.name, a.constraint);
            all.push(AttrSpec {
                name: leak::text(&a.name),
                constraint,
                presence: self.presence(op, a),
                syntax: self.syntax(op, a),
            });
        }
        leak::list(all)
    }

    fn presence(&mut self, op: &Operator, a: &model_attr::Attribute) -> Presence {
        let (e, default): (&Expr, fn(mlir::opdef::MakeAttr) -> Presence) = match &a.presence {
            model_attr::Presence::Required => return Presence::Required,
            model_attr::Presence::Optional => return Presence::Optional,
            model_attr::Presence::Default(e) => (e, Presence::Default),
            model_attr::Presence::DefaultOptional(e) => (e, Presence::DefaultOptional),
        };
        let mut compiler = Compiler::new(self.names, Vec::new());
        let code = compiler.compile(e);
        if let Some(why) = compiler.reasons.first().cloned() {
            self.unchecked(Unchecked::Default, &op.name, &format!("the default of '{}': {why}", a.name));
            return Presence::Optional;
        }
        let code: &'static Code = leak::one(code);
        let spec = a.dialect_attr.as_ref().and_then(|name| self.names.enum_attrs.get(name).copied());
        let width = a.enumeration.as_ref().and_then(|name| self.names.enums.get(name)).map(|e| e.width);
        let property = a.property.is_some();
        default(leak::one(move |cx: &Context| {
            let value = code.value(&Frame { cx, this: None, op: None });
            attr_of(cx, value.as_ref(), (spec, width), property).unwrap_or_else(|| cx.unit_attr())
        }))
    }

    fn syntax(&mut self, op: &Operator, a: &model_attr::Attribute) -> AttrSyntax {
        let found = match &a.syntax {
            model_attr::AttrSyntax::Any => Ok(AttrSyntax::Any),
            model_attr::AttrSyntax::Typed(e) => format::made(self.names, e).map(AttrSyntax::Typed),
            model_attr::AttrSyntax::DenseArray(element) => Ok(AttrSyntax::DenseArray(element_type(element))),
            model_attr::AttrSyntax::Interface => Ok(AttrSyntax::Interface),
            model_attr::AttrSyntax::Kind(kind) => storage(kind).map(AttrSyntax::Kind).ok_or_else(String::new),
            model_attr::AttrSyntax::SymbolName => Ok(AttrSyntax::SymbolName),
            model_attr::AttrSyntax::Unit => Ok(AttrSyntax::Unit),
            model_attr::AttrSyntax::Enum(name) => self
                .names
                .enums
                .get(name)
                .map(|spec| AttrSyntax::Enum(spec))
                .ok_or_else(|| format!("'{name}' is unknown")),
            model_attr::AttrSyntax::Property => match &a.property {
                Some(ty) => property::kind(ty, self.names).map(|kind| AttrSyntax::Property(leak::one(kind))),
                None => Ok(AttrSyntax::Property(&mlir::properties::PropKind::Unit)),
            },
            model_attr::AttrSyntax::Data(name) => {
                match self.names.definition(name).and_then(|table| table.get().copied()) {
                    Some(def) => Ok(AttrSyntax::Data(def)),
                    None => Err(format!("the syntax of '{name}' is C++")),
                }
            }
            model_attr::AttrSyntax::EnumAttr(name) => self
                .names
                .enum_attrs
                .get(name)
                .map(|spec| AttrSyntax::EnumAttr(spec))
                .ok_or_else(|| format!("'{name}' is unknown")),
        };
        found.unwrap_or_else(|why| {
            self.unchecked(Unchecked::Syntax, &op.name, &format!("attribute '{}': {why}", a.name));
            AttrSyntax::Any
        })
    }

    /// What the names in a condition over the whole operation mean.
    fn parts(op: &Operator) -> Vec<(String, Part)> {
        let group = |g: &ValueGroup, [one, optional, several]: [Part; 3]| {
            let part = match g.arity {
                model_op::Arity::Single => one,
                model_op::Arity::Optional => optional,
                model_op::Arity::Variadic | model_op::Arity::VariadicOfVariadic(_) => several,
            };
            (g.name.clone(), part)
        };
        let operand = |(i, g)| group(g, [Part::Operand(i), Part::OptionalOperand(i), Part::Operands(i)]);
        let result = |(i, g)| group(g, [Part::Result(i), Part::OptionalResult(i), Part::Results(i)]);
        let mut parts: Vec<_> = op.operands.iter().enumerate().map(operand).collect();
        parts.extend(op.results.iter().enumerate().map(result));
        for (slot, a) in op.attributes.iter().enumerate() {
            let part = if a.property.is_some() { Part::Property(slot) } else { Part::Attr(slot) };
            parts.push((a.name.clone(), part));
        }
        parts
    }

    fn predicates(&mut self, op: &Operator) -> &'static [OpPredicate] {
        let mut all = Vec::new();
        for p in &op.traits.predicates {
            let parts = Self::parts(op);
            let names: Vec<&str> = parts.iter().map(|(name, _)| name.as_str()).collect();
            let predicate = p.predicate.with_accessors(&names);
            let mut compiler = Compiler::new(self.names, parts);
            let code: &'static Code = leak::one(compiler.compile(&predicate));
            for why in compiler.reasons {
                self.unchecked(Unchecked::Condition, &op.name, &format!("{}: {why}", p.summary));
            }
            all.push(OpPredicate {
                summary: leak::text(&p.summary),
                holds: leak::one(move |op: OpRef<'_>| {
                    code.holds(&Frame { cx: op.cx(), this: None, op: Some(op) }).unwrap_or(true)
                }),
            });
        }
        leak::list(all)
    }

    fn regions(&mut self, op: &Operator) -> &'static [RegionSpec] {
        let mut all = Vec::new();
        for r in &op.regions {
            let code = r.constraint.and_then(|id| {
                let code = self.condition(id);
                self.note_condition(&op.name, id);
                code
            });
            all.push(RegionSpec {
                name: leak::text(&r.name),
                summary: leak::text(r.constraint.map_or("", |id| &self.model.constraints.get(id).summary)),
                accepts: match code {
                    None => None,
                    Some(code) => Some(leak::one(move |region: RegionRef<'_>| {
                        code.holds(&Frame { cx: region.cx(), this: Some(Val::Region(region)), op: None })
                            .unwrap_or(true)
                    })),
                },
                variadic: r.variadic,
            });
        }
        leak::list(all)
    }

    fn op(&mut self, op: &Operator) -> &'static OpDef {
        let by_hand = [
            (op.hooks.verifier, Unchecked::Verifier, "its verifier is C++"),
            (op.hooks.region_verifier, Unchecked::Verifier, "its verifier of regions is C++"),
        ];
        for (there, what, why) in by_hand {
            if there {
                self.unchecked(what, &op.name, why);
            }
        }
        let interfaces = op.traits.interfaces.iter().filter_map(|i| self.interface_name(i.record));
        let checking: Vec<&str> = interfaces.filter(|name| CHECKING_INTERFACES.contains(name)).collect();
        for name in checking {
            self.unchecked(Unchecked::Verifier, &op.name, &format!("what '{name}' checks is C++"));
        }
        if op.infers_by_hook {
            self.unchecked(
                Unchecked::Verifier,
                &op.name,
                "the types that its results must have follow from C++",
            );
        }
        for name in op.traits.foreign.iter().filter(|name| !UNCHECKED_TRAITS.contains(&name.as_str())) {
            self.unchecked(Unchecked::Trait, &op.name, &format!("the trait '{name}' is C++"));
        }
        let assembly = match &op.assembly {
            model_op::Assembly::Generic => Assembly::Generic,
            model_op::Assembly::Custom => {
                self.unchecked(Unchecked::Syntax, &op.name, "its syntax is C++");
                Assembly::Missing
            }
            model_op::Assembly::Declarative(f) => match format::build((self.names, self.directives), op, f) {
                Ok(format) => Assembly::Declarative(leak::one(format)),
                Err(why) => {
                    self.unchecked(Unchecked::Syntax, &op.name, &why);
                    Assembly::Missing
                }
            },
        };
        let flags = op.traits.flags.iter().filter_map(|flag| Traits::from_name(flag));
        let full_name = |class: &String| leak::text(self.model.op_name(op, class).unwrap_or_default());
        let structural = op.traits.structural.iter().filter_map(|check| checks::of_op(check));
        let verifiers = op.traits.verifiers.iter().filter_map(|check| checks::of_op(check));
        let region_verifiers =
            op.traits.region_verifiers.iter().filter_map(|check| checks::of_regions(check));
        let table = OpDef {
            name: leak::text(&op.name),
            summary: leak::text(&op.summary),
            operand_segments: segments(op.operand_segments),
            result_segments: segments(op.result_segments),
            successors: leak::list(
                op.successors
                    .iter()
                    .map(|s| SuccessorSpec { name: leak::text(&s.name), variadic: s.variadic }),
            ),
            traits: flags.fold(Traits::empty(), |all, flag| all | flag),
            parents: leak::list(op.traits.parents.iter().map(full_name)),
            implicit_terminator: op.traits.implicit_terminator.as_ref().map(full_name),
            structural: leak::list(structural),
            verifiers: leak::list(verifiers),
            region_verifiers: leak::list(region_verifiers),
            effects: effects(op),
            assembly,
            ..OpDef::EMPTY
        };
        leak::one(OpDef {
            operands: self.groups(op, &op.operands),
            results: self.groups(op, &op.results),
            attributes: self.attributes(op),
            regions: self.regions(op),
            predicates: self.predicates(op),
            infer_results: self.inference(op),
            ..table
        })
    }

    /// The types of the results, where traits determine them.
    fn inference(&self, op: &Operator) -> Option<mlir::opdef::InferFn> {
        enum Step {
            Operand(usize),
            FromOperand(usize, &'static (dyn Fn(TypeRef<'_>) -> Option<mlir::Type> + Send + Sync)),
            AttrType(usize),
            Built(mlir::opdef::MakeType),
        }
        if op.infers_by_hook {
            return None;
        }
        let step = |source: &Source| {
            Some(match source {
                Source::Same(Typed::Operand(i)) => Step::Operand(*i),
                Source::Same(Typed::Attr(slot)) => Step::AttrType(*slot),
                Source::Computed(Typed::Operand(i), e) => {
                    Step::FromOperand(*i, format::transformer(self.names, e).ok()?)
                }
                Source::Built(e) => Step::Built(format::made(self.names, e).ok()?),
                _ => return None,
            })
        };
        let steps: Option<Vec<Step>> = op.inferred.as_ref()?.iter().map(step).collect();
        let steps: &'static [Step] = leak::list(steps?);
        Some(leak::one(move |args: &InferArgs<'_>| {
            let cx = args.cx;
            let one = |step: &Step| -> Result<mlir::Type, String> {
                Ok(match step {
                    Step::Operand(i) => args.operand(*i)?,
                    Step::FromOperand(i, function) => function(cx.type_ref(args.operand(*i)?))
                        .ok_or("the type of an operand determines no type of a result")?,
                    Step::AttrType(slot) => cx.attr_ref(args.attr(*slot)?).ty().id(),
                    Step::Built(made) => made(cx),
                })
            };
            steps.iter().map(one).collect::<Result<Types, String>>()
        }))
    }
}

fn small(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}

fn segments(segments: model_op::Segments) -> Segments {
    match segments {
        model_op::Segments::Fixed => Segments::Fixed,
        model_op::Segments::Equal => Segments::Equal,
        model_op::Segments::Attribute(slot) => Segments::Attribute(small(slot)),
    }
}

fn effects(op: &Operator) -> Effects {
    let kind = |kind: traits::EffectKind| match kind {
        traits::EffectKind::Read => EffectKind::Read,
        traits::EffectKind::Write => EffectKind::Write,
        traits::EffectKind::Allocate => EffectKind::Allocate,
        traits::EffectKind::Free => EffectKind::Free,
    };
    let mut all = Vec::new();
    for (k, resource) in op.traits.effects.iter().flatten() {
        let on = resource.as_deref().map_or(EffectOn::Anything, |name| EffectOn::Resource(leak::text(name)));
        all.push(Effect { kind: kind(*k), on });
    }
    for (i, g) in op.operands.iter().enumerate() {
        all.extend(g.effects.iter().map(|&k| Effect { kind: kind(k), on: EffectOn::Operand(small(i)) }));
    }
    for (i, g) in op.results.iter().enumerate() {
        all.extend(g.effects.iter().map(|&k| Effect { kind: kind(k), on: EffectOn::Result(small(i)) }));
    }
    let known = op.traits.effects.is_some() || !all.is_empty();
    if op.has_trait("HasRecursiveMemoryEffects") {
        Effects::Recursive(leak::list(all))
    } else if known {
        Effects::Known(leak::list(all))
    } else {
        Effects::Unknown
    }
}

/// The attribute that holds a value.
fn attr_of(
    cx: &Context,
    value: Option<&Val<'_>>,
    (spec, width): (Option<&'static mlir::opdef::EnumAttrSpec>, Option<u32>),
    property: bool,
) -> Option<mlir::Attr> {
    let value = value?;
    if let Val::Attr(attr) = value {
        return Some(attr.id());
    }
    match (spec, width) {
        (Some(spec), _) => Some(cx.enum_attr(spec, value.int()?)),
        (None, Some(width)) => Some(cx.int_attr_of_width(value.int()?, width)),
        (None, None) if property => match value {
            Val::Bool(truth) => Some(cx.bool_attr(*truth)),
            Val::Int(number) => Some(cx.int_attr(*number, cx.int_ty(64))),
            Val::Str(text) => Some(cx.string_attr(text)),
            _ => None,
        },
        _ => None,
    }
}

/// The element type of a dense array, by the record's name for it.
fn element_type(name: &str) -> mlir::opdef::MakeType {
    match name {
        "bool" => &|cx| cx.int_ty(1),
        "f32" => &|cx| cx.ty(mlir::TypeKind::Float(mlir::FloatKind::F32)),
        "f64" => &|cx| cx.f64_ty(),
        integer => {
            let width = integer.trim_start_matches('i').parse().unwrap_or(64);
            leak::one(move |cx: &Context| cx.int_ty(width))
        }
    }
}

/// The kinds of attributes by the names that models give them.
fn storage(name: &str) -> Option<AttrStorage> {
    Some(match name {
        "String" => AttrStorage::String,
        "Array" => AttrStorage::Array,
        "SymbolRef" => AttrStorage::SymbolRef,
        "FlatSymbolRef" => AttrStorage::FlatSymbolRef,
        "Dictionary" => AttrStorage::Dictionary,
        "Type" => AttrStorage::Type,
        "Integer" => AttrStorage::Integer,
        "Float" => AttrStorage::Float,
        "Elements" => AttrStorage::Elements,
        "DenseElements" => AttrStorage::DenseElements,
        "DenseIntElements" => AttrStorage::DenseIntElements,
        "DenseArray" => AttrStorage::DenseArray,
        "Typed" => AttrStorage::Typed,
        "AffineMap" => AttrStorage::AffineMap,
        "IntegerSet" => AttrStorage::IntegerSet,
        _ => return None,
    })
}
