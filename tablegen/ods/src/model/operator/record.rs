//! Operations as their `Op` records describe them.

use rustc_hash::FxHashMap;
use support::{Diagnostic, Span};
use tablegen::{Dag, Record, Value};

use super::{Argument, Arity, Assembly, Hooks, Operator, RegionModel, Segments, Successor, ValueGroup};
use crate::model::attribute::{AttrSyntax, Attribute, Presence, TypeSuffix, attribute, derived};
use crate::model::builder::build_all;
use crate::model::constraint::{ModelReader, Subject};
use crate::model::relation::Relations;
use crate::model::traits::{self, EffectKind};
use crate::model::{format, inference, property};
use crate::names;
use crate::predicate::Kind;
use crate::predicate::emit::{Env, emit_as};
use crate::records::{self, Reader};
use crate::rust_syntax::Form;

/// The operation of an `Op` record; `None` if it has mistakes.
pub(crate) fn build(r: &mut ModelReader<'_>, record: &Record) -> Option<Operator> {
    let before = r.diagnostics.len();
    r.user = Some(record.span);
    records::def(record, "opDialect")?;
    let mut op = Operator {
        record: record.id,
        span: record.span,
        place: r.place(record.span),
        name: records::operation_name(r.records, record),
        class: names::class_of(&record.name).to_owned(),
        summary: records::text(record, "summary").trim().to_owned(),
        description: records::text(record, "description").to_owned(),
        arguments: Vec::new(),
        operands: Vec::new(),
        results: Vec::new(),
        attributes: Vec::new(),
        derived: Vec::new(),
        regions: Vec::new(),
        successors: Vec::new(),
        operand_segments: Segments::Fixed,
        result_segments: Segments::Fixed,
        traits: traits::build(r, record),
        hooks: Hooks {
            verifier: records::bit(record, "hasVerifier"),
            region_verifier: records::bit(record, "hasRegionVerifier"),
            folder: records::bit(record, "hasFolder"),
            canonicalizer: records::bit(record, "hasCanonicalizer"),
            canonicalize_method: records::bit(record, "hasCanonicalizeMethod"),
        },
        skip_builders: records::bit(record, "skipDefaultBuilders"),
        custom_builder: records::bit(record, "hasCustomBuilder"),
        extra_declaration: records::text(record, "extraClassDeclaration").to_owned(),
        extra_definition: records::text(record, "extraClassDefinition").to_owned(),
        deprecated: records::deprecated(record),
        builders: if r.loads { Vec::new() } else { build_all(r, record) },
        assembly: Assembly::Generic,
        syntax: records::text(record, "assemblyFormat").trim().to_owned(),
        inferred: None,
        infers_by_hook: false,
        compares_by_hook: false,
    };
    check_record(r, record, &op);
    // A mistake in a shared constraint is reported with its first user.
    let mut complete = arguments(r, record, &mut op);
    op.derived = derived(r, record);
    complete &= results(r, record, &mut op);
    regions(r, record, &mut op);
    successors(r, record, &mut op);
    check_names(r, record, &op);
    segments(r, record, &mut op);
    let inference = op.traits.interface(r, "InferTypeOpInterface");
    op.infers_by_hook = inference.is_some();
    let compares = |m: &String| m == "is_compatible_return_types";
    op.compares_by_hook = inference.is_some_and(|i| i.overridden.iter().any(compares));
    let fixed =
        |groups: &[ValueGroup]| groups.iter().all(|g| g.arity == Arity::Single).then_some(groups.len());
    let shape = traits::Shape {
        operands: fixed(&op.operands),
        results: fixed(&op.results),
        regions: !op.regions.is_empty(),
    };
    traits::check_requirements(r, record, &op.traits, &shape);
    if !complete || !r.loads && r.diagnostics.len() > before {
        return None;
    }
    let relations = inference::of(r, record, &op);
    op.inferred = inference::infer(&op, &relations);
    if op.inferred.is_some() && op.has_trait("SameOperandsAndResultType") {
        // The trait allows shapes to differ where extents are unknown; inferred types may not.
        op.traits.region_verifiers.push("mlir::traits::inferred_types".to_owned());
    }
    // A name that a trait uses and the operation lacks may also be a placeholder of the trait's
    // predicate.
    let related = r.diagnostics.len() == before;
    op.assembly = match assembly(r, record, &op, &relations) {
        Some(assembly) => assembly,
        // What is not understood is not written: the generic form is always there.
        None if r.loads => Assembly::Custom,
        None => return None,
    };
    if related {
        check_predicates(r, &op);
    }
    (r.loads || r.diagnostics.len() == before).then_some(op)
}

/// Checks the rest of a record: its name, its Rust, and that something can create the operation.
fn check_record(r: &mut Reader<'_>, record: &Record, op: &Operator) {
    if record.anonymous {
        r.error(record.span, "an operation needs a name: write 'def NameOp : ...'");
    } else if let Some(problem) = names::struct_problem(&op.class) {
        r.error(record.span, problem);
    }
    if records::bit(record, "useCustomPropertiesEncoding") {
        let span = r.span_of(record, "useCustomPropertiesEncoding");
        let message = format!("'useCustomPropertiesEncoding' of operation '{}' has no effect", op.class);
        let help =
            "the engine writes the properties of every operation as bytecode, as MLIR's generated code does";
        r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
    }
    for (field, form) in [("extraClassDeclaration", Form::Members), ("extraClassDefinition", Form::Items)] {
        r.check_rust(record, field, form, &["$cppClass"]);
    }
    if op.skip_builders && records::list(record, "builders").is_empty() {
        let span = r.span_of(record, "skipDefaultBuilders");
        let message = "default builders are skipped and no custom builders provided";
        let help =
            "without any builder the operation could not be created: add 'let builders = [OpBuilder<...>]'";
        r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
    }
}

/// A constraint with the description and effects that an `Arg` or `Res` adds.
struct Decorated<'r> {
    constraint: &'r Record,
    description: String,
    effects: Vec<EffectKind>,
}

fn decorated<'r>(r: &Reader<'r>, record: &'r Record) -> Decorated<'r> {
    if !record.is_a("OpVariable") {
        return Decorated { constraint: record, description: String::new(), effects: Vec::new() };
    }
    let effects = records::list(record, "decorators").iter().filter_map(Value::as_def);
    Decorated {
        constraint: records::def(record, "constraint").map_or(record, |id| r.get(id)),
        description: records::text(record, "summary").trim().to_owned(),
        effects: effects.filter_map(|e| EffectKind::of(r.get(e))).collect(),
    }
}

fn check_operator(r: &mut Reader<'_>, record: &Record, field: &str, dag: &Dag, operator: &str) {
    let found = dag.op.as_def().map(|id| r.get(id).name.clone());
    if found.as_deref() != Some(operator) {
        let message = format!("'{field}' of operation '{}' must be a dag of '{operator}'", record.name);
        let span = r.span_of(record, field);
        r.diagnostics.push(Diagnostic::error(span, message).with_help(format!("write '({operator} ...)'")));
    }
}

/// Adds the arguments; false if one of them has a mistake.
fn arguments(r: &mut ModelReader<'_>, record: &Record, op: &mut Operator) -> bool {
    let Some(dag) = records::dag(record, "arguments") else { return true };
    let mut complete = true;
    check_operator(r, record, "arguments", dag, "ins");
    let mut nested: Vec<(usize, &Record, Span)> = Vec::new();
    for (i, arg) in dag.args.iter().enumerate() {
        let name = arg.name.as_deref().unwrap_or("").to_owned();
        let span = r.argument_span(record, "arguments", &name);
        let Some(id) = arg.value.as_def() else {
            r.error(span, format!("argument {} of operation '{}' is not a constraint", i + 1, record.name));
            continue;
        };
        let outer = r.get(id);
        let decorated = decorated(r, outer);
        let constraint = decorated.constraint;
        if constraint.is_a("TypeConstraint") {
            if let Some(group) = group(r, name, decorated) {
                op.arguments.push(Argument::Operand(op.operands.len()));
                if constraint.is_a("VariadicOfVariadic") {
                    nested.push((op.operands.len(), constraint, span));
                }
                op.operands.push(group);
            } else {
                complete = false;
            }
        } else if constraint.is_a("AttrConstraint") {
            if constraint.is_a("DerivedAttr") {
                continue;
            }
            if name.is_empty() {
                r.error(span, format!("attribute {} of operation '{}' needs a name", i + 1, record.name));
                continue;
            }
            if let Some(attribute) = attribute(r, name, (constraint, decorated.description)) {
                op.arguments.push(Argument::Attribute(op.attributes.len()));
                op.attributes.push(attribute);
            } else {
                complete = false;
            }
        } else if constraint.is_a("Property") && !name.is_empty() {
            let description = decorated.description;
            if let Some(property) = property::record::build(r, name, constraint, description, span) {
                op.arguments.push(Argument::Attribute(op.attributes.len()));
                op.attributes.push(property);
            } else {
                complete = false;
            }
        } else {
            let what = if constraint.is_a("Property") {
                "is a property, which needs a name".to_owned()
            } else {
                format!(
                    "must be a type, attribute or property constraint, but '{}' is not one",
                    constraint.name
                )
            };
            r.error(span, format!("argument {} of operation '{}' {what}", i + 1, record.name));
        }
    }
    for (operand, constraint, span) in nested {
        let attribute = records::text(constraint, "segmentAttrName");
        if let Some(slot) = group_sizes(r, record, op, (attribute, span)) {
            op.operands[operand].arity = Arity::VariadicOfVariadic(slot);
        }
    }
    complete
}

/// The slot of the attribute that holds the lengths of an operand's groups.
fn group_sizes(
    r: &mut Reader<'_>,
    record: &Record,
    op: &Operator,
    (attribute, span): (&str, Span),
) -> Option<usize> {
    let slot = op.attributes.iter().position(|a| a.name == attribute);
    let Some(slot) = slot else {
        let message = format!(
            "the lengths of the groups are in attribute '{attribute}', which operation '{}' does not have",
            record.name
        );
        let names = op.attributes.iter().map(|a| a.name.as_str());
        let help = match support::suggest::nearest(attribute, names) {
            Some(near) => format!("did you mean '{near}'?"),
            None => format!("add the argument 'DenseI32ArrayAttr:${attribute}'"),
        };
        return r.fail_with(span, message, Some(help));
    };
    // The manual requires an I32ElementsAttr, but MLIR's code a DenseI32ArrayAttr.
    let sizes = &op.attributes[slot];
    let argument = records::dag(record, "arguments")
        .and_then(|dag| dag.args.iter().find(|arg| arg.name.as_deref() == Some(attribute)));
    let record = argument.and_then(|arg| arg.value.as_def()).map(|id| r.get(id));
    let elements = record.is_some_and(|record| &*record.name == "I32ElementsAttr");
    // A decorator may hide what the attribute is; where nothing is generated, its constraint tells.
    if !r.loads && sizes.syntax != AttrSyntax::DenseArray("i32".to_owned()) && !elements {
        let message = format!(
            "the lengths of the groups are in attribute '{attribute}', which is neither a DenseI32ArrayAttr nor an \
             I32ElementsAttr"
        );
        return r.fail(span, message);
    }
    Some(slot)
}

fn group(r: &mut ModelReader<'_>, name: String, decorated: Decorated<'_>) -> Option<ValueGroup> {
    let constraint = decorated.constraint;
    let arity = match () {
        () if constraint.is_a("Optional") => Arity::Optional,
        () if constraint.is_a("Variadic") => Arity::Variadic,
        () => Arity::Single,
    };
    let base = match arity {
        Arity::Single => constraint,
        _ => records::def(constraint, "baseType").map_or(constraint, |id| r.get(id)),
    };
    let builder = match records::text(base, "builderCall") {
        "" => None,
        _ => Some(r.parse_as(base, "builderCall", (Env::of_builder(), Kind::Type))?),
    };
    Some(ValueGroup {
        name,
        arity,
        constraint: r.intern(constraint, Subject::Type)?,
        builder,
        data: data_table(r, base, arity),
        effects: decorated.effects,
        description: decorated.description,
    })
}

/// The static that describes a type, if a record of this dialect defines it.
fn data_table(r: &Reader<'_>, record: &Record, arity: Arity) -> Option<String> {
    let own =
        arity == Arity::Single && record.is_a("TypeDef") && r.dialect == records::def(record, "dialect");
    let written = records::text_opt(record, "mnemonic").is_some();
    (own && written).then(|| names::definition(records::text(record, "cppClassName")))
}

/// Adds the results; false if one of them has a mistake.
fn results(r: &mut ModelReader<'_>, record: &Record, op: &mut Operator) -> bool {
    let Some(dag) = records::dag(record, "results") else { return true };
    let before = op.results.len();
    check_operator(r, record, "results", dag, "outs");
    for (i, arg) in dag.args.iter().enumerate() {
        let name = arg.name.as_deref().unwrap_or("").to_owned();
        let span = r.argument_span(record, "results", &name);
        let Some(id) = arg.value.as_def() else {
            r.error(span, format!("result {} of operation '{}' is not a constraint", i + 1, record.name));
            continue;
        };
        let outer = r.get(id);
        let decorated = decorated(r, outer);
        if !decorated.constraint.is_a("TypeConstraint") {
            let name = &decorated.constraint.name;
            let message = format!(
                "result {} of operation '{}' must be a type constraint, but '{name}' is not",
                i + 1,
                record.name
            );
            r.error(span, message);
            continue;
        }
        if decorated.constraint.is_a("VariadicOfVariadic") {
            r.error(span, "results cannot be variadic of variadic");
            continue;
        }
        op.results.extend(group(r, name, decorated));
    }
    op.results.len() - before == dag.args.len()
}

/// An entry of `regions` or `successors`: its name, its constraint, and whether it represents any number.
fn part<'r>(
    r: &mut Reader<'r>,
    record: &Record,
    dag: &Dag,
    index: usize,
    (what, class): (&str, &str),
) -> Option<(String, &'r Record, bool)> {
    let arg = &dag.args[index];
    let name = arg.name.as_deref().unwrap_or("").to_owned();
    let span = r.argument_span(record, &format!("{what}s"), &name);
    let Some(constraint) = arg.value.as_def().map(|id| r.get(id)).filter(|c| c.is_a(class)) else {
        let number = index + 1;
        let message = format!("{what} {number} of operation '{}' must be a {what} constraint", record.name);
        return r.fail(span, message);
    };
    let variadic = constraint.is_a(&format!("Variadic{class}"));
    if variadic && index + 1 != dag.args.len() {
        r.error(span, format!("only the last {what} can be variadic"));
    }
    Some((name, constraint, variadic))
}

fn regions(r: &mut ModelReader<'_>, record: &Record, op: &mut Operator) {
    let Some(dag) = records::dag(record, "regions") else { return };
    check_operator(r, record, "regions", dag, "region");
    for i in 0..dag.args.len() {
        let Some((name, constraint, variadic)) = part(r, record, dag, i, ("region", "Region")) else {
            continue;
        };
        let any = records::text(constraint, "summary") == "any region";
        let constraint = if any { None } else { r.intern(constraint, Subject::Region) };
        op.regions.push(RegionModel { name, constraint, variadic });
    }
}

fn successors(r: &mut Reader<'_>, record: &Record, op: &mut Operator) {
    let Some(dag) = records::dag(record, "successors") else { return };
    check_operator(r, record, "successors", dag, "successor");
    for i in 0..dag.args.len() {
        let part = part(r, record, dag, i, ("successor", "Successor"));
        op.successors.extend(part.map(|(name, _, variadic)| Successor { name, variadic }));
    }
}

fn check_names(r: &mut Reader<'_>, record: &Record, op: &Operator) {
    let mut seen: FxHashMap<&str, (&str, &str)> = FxHashMap::default();
    let operands = op.operands.iter().map(|o| (&*o.name, "operand", "arguments"));
    let attributes = op.attributes.iter().map(|a| (&*a.name, "attribute", "arguments"));
    let results = op.results.iter().map(|o| (&*o.name, "result", "results"));
    let regions = op.regions.iter().map(|o| (&*o.name, "region", "regions"));
    let successors = op.successors.iter().map(|o| (&*o.name, "successor", "successors"));
    for (name, kind, field) in operands.chain(attributes).chain(results).chain(regions).chain(successors) {
        if name.is_empty() {
            continue;
        }
        match seen.get(name) {
            Some((first, first_field)) => {
                let span = r.argument_span(record, field, name);
                let first_span = r.argument_span(record, first_field, name);
                let message = format!("operation '{}' has two elements named '{name}'", record.name);
                let d = Diagnostic::error(span, message).with_label(format!("this {kind}"));
                let note = format!("the {first} with the same name");
                r.diagnostics.push(if first_span == span { d } else { d.with_secondary(first_span, note) });
            }
            None => {
                seen.insert(name, (kind, field));
            }
        }
    }
}

fn segments(r: &mut ModelReader<'_>, record: &Record, op: &mut Operator) {
    let open = |groups: &[ValueGroup]| groups.iter().filter(|g| g.arity != Arity::Single).count();
    let kinds = [
        ("operand", open(&op.operands), "AttrSizedOperandSegments", "SameVariadicOperandSize", "arguments"),
        ("result", open(&op.results), "AttrSizedResultSegments", "SameVariadicResultSize", "results"),
    ];
    for (what, open, by_attr, equal, field) in kinds {
        let equally = op.traits.internal.iter().any(|t| t == equal);
        if equally && op.traits.has(by_attr) {
            let span = r.span_of(record, "traits");
            let help =
                format!("the lengths of the groups are equal, or in the attribute '{what}SegmentSizes'");
            let message = format!("op cannot have both '{by_attr}' and '{equal}' traits");
            r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
            continue;
        }
        let segments = if op.traits.has(by_attr) {
            if open == 0 {
                let message = format!(
                    "operation '{}' has the trait {by_attr} but no variadic or optional {what}",
                    record.name
                );
                r.error_in(record, "traits", message);
                continue;
            }
            let Some(sizes) = r.records.def("DenseI32ArrayAttr") else { continue };
            let Some(constraint) = r.intern(sizes, Subject::Attr) else { continue };
            op.attributes.push(Attribute {
                name: format!("{what}SegmentSizes"),
                constraint,
                presence: Presence::Required,
                syntax: AttrSyntax::Any,
                type_suffix: TypeSuffix::Never,
                value_type: None,
                from_storage: None,
                to_storage: None,
                enumeration: None,
                dialect_attr: None,
                property: None,
                description: String::new(),
            });
            Segments::Attribute(op.attributes.len() - 1)
        } else if equally {
            Segments::Equal
        } else if open > 1 {
            let message = format!(
                "operation '{}' has {open} variadic or optional {what}s, so their lengths are ambiguous",
                record.name
            );
            let help = format!("add the trait {by_attr}, or {equal} where they are equally long");
            let span = r.span_of(record, field);
            r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
            continue;
        } else {
            Segments::Fixed
        };
        match what {
            "operand" => op.operand_segments = segments,
            _ => op.result_segments = segments,
        }
    }
}

fn assembly(r: &mut Reader<'_>, record: &Record, op: &Operator, relations: &Relations) -> Option<Assembly> {
    match records::text_opt(record, "assemblyFormat") {
        Some(text) => {
            // If both are given, the format is used.
            let text = text.to_owned();
            Some(Assembly::Declarative(format::build(r, record, op, relations, &text)?))
        }
        None if records::bit(record, "hasCustomAssemblyFormat") => Some(Assembly::Custom),
        None => Some(Assembly::Generic),
    }
}

/// Checks the predicates over the whole operation, whose placeholders are its elements.
fn check_predicates(r: &mut ModelReader<'_>, op: &Operator) {
    if r.loads {
        return;
    }
    let env = op.predicate_env(&r.constraints.scope);
    for predicate in &op.traits.predicates {
        if let Err(e) = emit_as(&predicate.predicate, &env, Kind::Bool) {
            r.report(e, predicate.span);
        }
    }
}
