//! The result side of declarative rewrites: what is created from the matched entities.

use support::Span;
use tablegen::{Dag, DagArg, Record, Value};

use super::names::check_env;
use super::source::{PatternBuilder, span_of};
use super::{Create, Location, Native, ResultTerm, TypeOf, Variadic, find, has_variadic_results, kind_of};
use crate::model::attribute::Presence;
use crate::model::constant::constant;
use crate::model::operator::{Argument, Arity};
use crate::predicate::emit::{emit, emit_as};
use crate::predicate::{Expr, Kind};
use crate::records;

/// The directives at the end of a result's arguments.
#[derive(Default)]
struct Trailing {
    location: Option<Location>,
    types: Option<Vec<TypeOf>>,
}

impl PatternBuilder<'_, '_> {
    /// The results of a list of dags; `replaces` is set if they replace the root's.
    pub(super) fn targets(&mut self, field: &str, replaces: bool) -> Option<Vec<ResultTerm>> {
        let dags: Vec<&Dag> = records::list(self.record, field).iter().filter_map(Value::as_dag).collect();
        // Only the last ones, counted from the end, replace results and have their types.
        let record = self.record;
        let mut all = Vec::new();
        for (i, dag) in dags.iter().enumerate() {
            let last = replaces && i + 1 == dags.len();
            all.push(self.target(dag, span_of(dag, record.span), Place { top: true, replaces, last })?);
        }
        Some(all)
    }

    fn target(&mut self, dag: &Dag, span: Span, place: Place) -> Option<ResultTerm> {
        self.enter(span)?;
        let operator = dag.op.as_def().map(|id| self.r.get(id));
        let target = match operator {
            Some(o) if &*o.name == "replaceWithValue" => {
                let [arg] = &*dag.args else {
                    return self.r.fail(span, "replaceWithValue directive must take exactly one argument");
                };
                if dag.op_name.is_some() {
                    return self.r.fail(span, "cannot bind symbol to replaceWithValue");
                }
                if !(place.top && place.replaces) {
                    return self.r.fail(span, "'replaceWithValue' can only be used at the top of a result");
                }
                self.target_arg(arg, arg.span.unwrap_or(span))?
            }
            Some(o) if o.is_a("NativeCodeCall") => self.native(o, dag, span, place)?,
            Some(o) if &*o.name == "variadic" => self.variadic_values(dag, span, place)?,
            Some(o) if ["location", "returnType", "either"].contains(&&*o.name) => {
                let message = match &*o.name {
                    "location" | "returnType" => {
                        format!("the directive '{}' comes after the arguments of a new operation", o.name)
                    }
                    _ => format!("the directive '{}' can only be used in a source pattern", o.name),
                };
                return self.r.fail(span, message);
            }
            _ => self.create(dag, span, place)?,
        };
        self.depth -= 1;
        Some(target)
    }

    fn native(&mut self, record: &Record, dag: &Dag, span: Span, place: Place) -> Option<ResultTerm> {
        let (args, trailing) = self.arguments(dag, span)?;
        if trailing.types.is_some() {
            return self.r.fail(span, "`returnType` directive can only be used with an operation");
        }
        let args = self.target_args(args, span)?;
        let text = records::text(record, "expression").to_owned();
        let expr = self.r.parse(record, "expression", &text)?;
        self.check_native(&expr, &args, span)?;
        let returns = records::int(record, "numReturns").and_then(|n| usize::try_from(n).ok()).unwrap_or(1);
        if returns != 1 && !place.top {
            return self.r.fail(span, "code used as an argument must return one value");
        }
        let name = dag.op_name.as_deref().map(str::to_owned);
        if name.is_some() && returns == 0 {
            return self.r.fail(span, "code that gives nothing cannot be bound to a name");
        }
        let kind = if returns == 1 { Kind::Any } else { Kind::Values };
        self.bind_new(name.as_deref(), kind, returns, span)?;
        Some(ResultTerm::Native(Native { expr, args, returns, name, location: trailing.location }))
    }

    /// `(variadic $a, $b)`: values for a variadic operand, or for the results of the root.
    fn variadic_values(&mut self, dag: &Dag, span: Span, place: Place) -> Option<ResultTerm> {
        if place.top && !place.replaces {
            return self.r.fail(span, "`variadic` makes nothing, and here it replaces nothing");
        }
        let mut values = Vec::new();
        for arg in &dag.args {
            let span = arg.span.unwrap_or(span);
            let value = self.target_arg(arg, span)?;
            let kind = match &value {
                ResultTerm::Bound(name) => kind_of(&self.known, name).unwrap_or(Kind::Any),
                ResultTerm::Create(_) | ResultTerm::Native(_) => Kind::Any,
                ResultTerm::Variadic(_) => return self.r.fail(span, "`variadic` cannot be nested"),
                ResultTerm::Constant(_) | ResultTerm::EnumCase(_) | ResultTerm::Absent => Kind::Attr,
            };
            match (kind, arg.name.as_deref().unwrap_or_default()) {
                (Kind::Attr, _) => return self.r.fail(span, "`variadic` takes values, not attributes"),
                (Kind::Values | Kind::OptionalValue, name) => {
                    let message =
                        format!("`variadic` takes single values, but '${name}' is a range of values");
                    return self.r.fail(span, message);
                }
                _ => values.push(value),
            }
        }
        let name = dag.op_name.as_deref().map(str::to_owned);
        self.bind_new(name.as_deref(), Kind::Values, 0, span)?;
        Some(ResultTerm::Variadic(Variadic { name, values }))
    }

    fn create(&mut self, dag: &Dag, span: Span, place: Place) -> Option<ResultTerm> {
        let operator = self.op_dag(dag, span)?;
        let (given, trailing) = self.arguments(dag, span)?;
        let op = &self.operators[operator];
        if let Some(what) = [("regions", op.regions.len()), ("successors", op.successors.len())]
            .into_iter()
            .find_map(|(what, n)| (n > 0).then_some(what))
        {
            let message = format!("op '{}' has {what}, so a result pattern cannot create it", op.name);
            return self.r.fail(span, message);
        }
        // Optional attributes at the end may be omitted.
        let may_omit = |a: &Argument| matches!(a, Argument::Attribute(s) if op.attributes[*s].presence != Presence::Required);
        let wanted = op.arguments.len();
        if given.len() > wanted || !op.arguments.iter().skip(given.len()).all(may_omit) {
            return self.wrong_count(operator, given.len(), span);
        }
        let spans: Vec<Span> = given.iter().map(|a| a.span.unwrap_or(span)).collect();
        let mut args = self.target_args(given, span)?;
        args.resize_with(wanted, || ResultTerm::Absent);
        self.check_kinds(operator, &args, &spans, span)?;
        let op = &self.operators[operator];
        if !place.top && op.results.len() != 1 {
            return self.r.fail(span, "an operation inside a result must have one result itself");
        }
        let infers = op.inferred.is_some() || op.infers_by_hook || op.results.is_empty();
        if let Some(types) = &trailing.types
            && types.len() != op.results.len()
        {
            let message = format!(
                "`returnType` gives {} types, but op '{}' has {} results",
                types.len(),
                op.name,
                op.results.len()
            );
            return self.r.fail(span, message);
        }
        if !infers && trailing.types.is_none() && !(place.top && place.replaces) {
            let message = format!("the result type of the new '{}' is not known", op.name);
            let help = "only an operation that replaces the root takes its types; others infer their own, or have a 'returnType'";
            return self.r.fail_with(span, message, Some(help.to_owned()));
        }
        if has_variadic_results(op) && !place.last {
            return self
                .r
                .fail(span, "an operation with variadic results can only replace the root by itself");
        }
        let name = dag.op_name.as_deref().map(str::to_owned);
        if let Some(name) = &name
            && kind_of(&self.known, name).is_some()
        {
            return self.r.fail(span, format!("'${name}' is bound already"));
        }
        self.bind_results(name.as_deref(), operator);
        Some(ResultTerm::Create(Create {
            operator,
            name,
            args,
            location: trailing.location,
            types: trailing.types,
        }))
    }

    fn bind_new(&mut self, name: Option<&str>, kind: Kind, results: usize, span: Span) -> Option<()> {
        if let Some(name) = name.filter(|n| kind_of(&self.known, n).is_some()) {
            return self.r.fail(span, format!("'${name}' is bound already"));
        }
        self.bind(name, kind, results, false);
        Some(())
    }

    /// The arguments, and the directives after them.
    fn arguments<'d>(&mut self, dag: &'d Dag, span: Span) -> Option<(&'d [DagArg], Trailing)> {
        let mut trailing = Trailing::default();
        let mut args = &*dag.args;
        while let Some((last, before)) = args.split_last() {
            let directive = last.value.as_dag().and_then(|d| Some((d, self.r.get(d.op.as_def()?))));
            let Some((dag, record)) = directive else { break };
            let span = last.span.unwrap_or(span);
            match &*record.name {
                "location" if trailing.location.is_some() => {
                    return self.r.fail(span, "`location` directive can only be specified once");
                }
                "location" => trailing.location = Some(self.location(dag, span)?),
                "returnType" if trailing.types.is_some() => {
                    return self.r.fail(span, "`returnType` directive can only be specified once");
                }
                "returnType" => trailing.types = Some(self.return_types(dag, span)?),
                _ => break,
            }
            args = before;
        }
        Some((args, trailing))
    }

    fn location(&mut self, dag: &Dag, span: Span) -> Option<Location> {
        let mut location = Location { text: None, of: Vec::new() };
        for (i, arg) in dag.args.iter().enumerate() {
            let span = arg.span.unwrap_or(span);
            match (&arg.value, arg.name.as_deref()) {
                (Value::String(text), None) if i == 0 => location.text = Some(text.to_string()),
                (Value::Unset, Some(name)) => {
                    let kind = self.bound(name, span)?;
                    let is_result = find(&self.known, name).is_some_and(|(b, _)| b.results > 0);
                    if kind != Kind::Value && !is_result {
                        return self.r.fail(span, format!("'${name}' has no location"));
                    }
                    location.of.push(name.to_owned());
                }
                _ => {
                    return self.r.fail(span, "`location` takes a string and names");
                }
            }
        }
        if location.text.is_none() && location.of.is_empty() {
            return self.r.fail(span, "`location` takes a string and names");
        }
        Some(location)
    }

    fn return_types(&mut self, dag: &Dag, span: Span) -> Option<Vec<TypeOf>> {
        let mut types = Vec::new();
        for arg in &dag.args {
            let span = arg.span.unwrap_or(span);
            types.push(match (&arg.value, arg.name.as_deref()) {
                (Value::String(text), None) => {
                    let text = text.to_string();
                    let expr = self.r.parse(self.record, "sourcePattern", &text)?;
                    self.check_type(&expr, &[], span)?;
                    TypeOf::Expr(expr, Vec::new())
                }
                (Value::Unset, Some(name)) => {
                    if self.bound(name, span)? != Kind::Value {
                        return self.r.fail(span, format!("'${name}' is not one value, and has no type"));
                    }
                    TypeOf::Bound(name.to_owned())
                }
                (Value::Dag(dag), _) => {
                    let native = dag.op.as_def().map(|o| self.r.get(o)).filter(|o| o.is_a("NativeCodeCall"));
                    let Some(native) = native else {
                        return self.r.fail(span, "nested DAG in `returnType` must be a native code call");
                    };
                    let args = self.target_args(&dag.args, span)?;
                    let text = records::text(native, "expression").to_owned();
                    let expr = self.r.parse(native, "expression", &text)?;
                    self.check_type(&expr, &args, span)?;
                    TypeOf::Expr(expr, args)
                }
                _ => {
                    return self.r.fail(span, "`returnType` takes strings, names and native code calls");
                }
            });
        }
        Some(types)
    }

    fn target_args(&mut self, args: &[DagArg], span: Span) -> Option<Vec<ResultTerm>> {
        let mut all = Vec::new();
        for arg in args {
            all.push(self.target_arg(arg, arg.span.unwrap_or(span))?);
        }
        Some(all)
    }

    fn target_arg(&mut self, arg: &DagArg, span: Span) -> Option<ResultTerm> {
        match &arg.value {
            Value::Unset => {
                let Some(name) = arg.name.as_deref() else {
                    return self.r.fail(span, "expected a name, an operation or an attribute");
                };
                self.bound(name, span)?;
                Some(ResultTerm::Bound(name.to_owned()))
            }
            Value::Dag(dag) => self.target(dag, span, Place::default()),
            Value::Def(id) => {
                let record = self.r.get(*id);
                if &*record.name == "IsNullAttr" {
                    return Some(ResultTerm::Absent);
                }
                if record.is_a("EnumCase") {
                    return Some(ResultTerm::EnumCase(records::int(record, "value")?));
                }
                if record.is_a("ConstantEnumCaseBase") {
                    return Some(ResultTerm::EnumCase(records::int(record, "enumValue")?));
                }
                if !record.is_a("ConstantAttr") {
                    let message = format!("'{}' cannot be made: it is not a constant attribute", record.name);
                    return self.r.fail(span, message);
                }
                let made = constant(self.r, record)?;
                Some(ResultTerm::Constant(made))
            }
            Value::String(_) => self.r.fail(span, "raw string not supported as argument"),
            _ => self.r.fail(span, "expected a name, an operation or an attribute"),
        }
    }

    fn check_native(&mut self, expr: &Expr, args: &[ResultTerm], span: Span) -> Option<()> {
        if args.iter().any(|a| matches!(a, ResultTerm::EnumCase(_) | ResultTerm::Absent)) {
            return self.r.fail(span, "code takes names, operations, constants and other code");
        }
        let env = check_env(&self.known, args).with_scope(&self.r.constraints.scope);
        self.r.accept(emit(expr, &env), span).map(drop)
    }

    fn check_type(&mut self, expr: &Expr, args: &[ResultTerm], span: Span) -> Option<()> {
        let env = check_env(&self.known, args).with_scope(&self.r.constraints.scope);
        self.r.accept(emit_as(expr, &env, Kind::Type), span).map(drop)
    }

    /// Operands take values and attributes take attributes.
    fn check_kinds(
        &mut self,
        operator: usize,
        args: &[ResultTerm],
        spans: &[Span],
        span: Span,
    ) -> Option<()> {
        for (i, target) in args.iter().enumerate() {
            let op = &self.operators[operator];
            let argument = op.arguments[i];
            let what = op.argument_name(argument);
            let bound = match target {
                ResultTerm::Bound(name) => find(&self.known, name),
                _ => None,
            };
            let is_attr = match target {
                ResultTerm::Bound(name) => match kind_of(&self.known, name) {
                    Some(Kind::Any) | None => continue,
                    kind => kind == Some(Kind::Attr),
                },
                ResultTerm::Create(_) | ResultTerm::Variadic(_) => false,
                ResultTerm::Native(_) => continue,
                ResultTerm::Constant(_) | ResultTerm::Absent | ResultTerm::EnumCase(_) => true,
            };
            let absent = matches!(target, ResultTerm::Absent) || bound.is_some_and(|(b, _)| b.optional);
            let message = match argument {
                Argument::Operand(_) if is_attr => {
                    format!("'{what}' is an operand and takes a value, not an attribute")
                }
                Argument::Operand(o) => {
                    let kind = match target {
                        ResultTerm::Bound(name) => kind_of(&self.known, name),
                        _ => None,
                    };
                    let arity = &op.operands[o].arity;
                    match kind {
                        None if matches!(target, ResultTerm::Variadic(_))
                            && matches!(arity, Arity::Single | Arity::Optional) =>
                        {
                            format!(
                                "`variadic` can only be given for a variadic operand, and '{what}' is not one"
                            )
                        }
                        Some(Kind::Values | Kind::OptionalValue) if *arity == Arity::Single => {
                            format!("'{what}' is one value and cannot take a range of values")
                        }
                        _ => continue,
                    }
                }
                Argument::Attribute(_) if !is_attr => {
                    format!("the {i}-th argument of op '{}' should be an attribute", op.name)
                }
                Argument::Attribute(s) => {
                    let a = &op.attributes[s];
                    match target {
                        _ if absent && a.presence == Presence::Required => {
                            format!("attribute '{what}' cannot be left out")
                        }
                        ResultTerm::EnumCase(_) if a.enumeration.is_none() => {
                            format!("attribute '{what}' is not an enumeration")
                        }
                        _ => continue,
                    }
                }
            };
            return self.r.fail(spans.get(i).copied().unwrap_or(span), message);
        }
        Some(())
    }
}

/// Where a result occurs.
#[derive(Clone, Copy, Default)]
struct Place {
    /// Whether it is not inside another result.
    top: bool,
    /// Whether it is among those that replace the root.
    replaces: bool,
    /// The last of them.
    last: bool,
}
