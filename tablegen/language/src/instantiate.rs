//! Creating records: inheritance, anonymous records, and finishing.

use std::collections::hash_map::Entry;
use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::bang_data::subscript_problem;
use crate::eval::{Eval, FieldKind, Rec, RecKind, Res, fail};
use crate::lexer::Bang;
use crate::names::{Positions, Sym};
use crate::resolve::{Bindings, Current, OwnFields, OwnState, Resolver};
use crate::value::{At, ClassCall, ClassId, Init, Op, RecordId, TemplateArg, Ty};
use support::{Diagnostic, Severity, Span};

/// How many records are searched for the reason why a value is unknown.
const MAX_SEARCHED: usize = 1000;
/// How many superclasses a record may have. One that is inherited in several ways counts several times: each diamond
/// doubles the number.
const MAX_SUPERS: usize = 1 << 14;

impl Eval {
    /// Sets a field, converting the value; false if the types do not fit.
    pub(crate) fn assign(&mut self, rec: &mut Rec, at: usize, value: &Init, span: Option<Span>) -> Res<bool> {
        let Some(ty) = rec.fields().get(at).map(|f| f.ty.clone()) else { return Ok(false) };
        let Some(value) = self.fit(value, &ty)? else { return Ok(false) };
        if let Some(field) = rec.field_mut(at) {
            field.value = value;
            if let Some(span) = span {
                field.span = span;
            }
        }
        Ok(true)
    }

    /// Resolves the name, all fields, assertions and dumps of a record, whose new fields are those of `base`.
    pub(crate) fn resolve_record(
        &mut self,
        rec: &mut Rec,
        base: Option<&Rec>,
        names: &mut Bindings,
    ) -> Res<()> {
        if let Some(name) = self.resolve(&rec.name, names)? {
            rec.name = name;
        }
        for i in 0..rec.fields().len() {
            let Some(value) = rec.fields().get(i).map(|f| &f.value) else { continue };
            let new = self.resolve(value, names);
            if let Some(new) = self.noted(new, rec, base, i)? {
                self.set_resolved(rec, i, &new)?;
            }
        }
        self.resolve_rest(rec, names)
    }

    /// The result of resolving a field; an error gets a place and notes on the bases through which the value came.
    fn noted<T>(&self, result: Res<T>, rec: &Rec, base: Option<&Rec>, at: usize) -> Res<T> {
        result.map_err(|mut error| {
            if let Some(field) = rec.fields().get(at) {
                error.span = error.span.or(Some(field.span));
                self.note_bases(&mut error, base.unwrap_or(rec), field.span);
            }
            error
        })
    }

    /// Resolves a record against its own fields, for the last time.
    fn resolve_own(&mut self, rec: &mut Rec, renamed: Option<Init>) -> Res<()> {
        let mut state = OwnState::new(rec, renamed);
        let name = rec.name.clone();
        if let Some(name) = self.resolve(&name, &mut OwnFields { rec, state: &mut state })? {
            state.current.name = name.clone();
            rec.name = name;
        }
        for i in 0..rec.fields().len() {
            let Some(field) = rec.fields().get(i) else { continue };
            if field.value.concrete() {
                continue;
            }
            let value = field.value.clone();
            let new = self.resolve(&value, &mut OwnFields { rec, state: &mut state });
            if let Some(new) = self.noted(new, rec, None, i)? {
                self.set_resolved(rec, i, &new)?;
            }
        }
        let mut assertions = std::mem::take(&mut rec.assertions);
        for assertion in &mut assertions {
            let mut own = OwnFields { rec, state: &mut state };
            assertion.condition = self.resolved(&assertion.condition, &mut own)?;
            assertion.message = self.resolved(&assertion.message, &mut own)?;
        }
        rec.assertions = assertions;
        let mut dumps = std::mem::take(&mut rec.dumps);
        for dump in &mut dumps {
            dump.message = self.resolved(&dump.message, &mut OwnFields { rec, state: &mut state })?;
        }
        rec.dumps = dumps;
        Ok(())
    }

    fn resolve_rest(&mut self, rec: &mut Rec, names: &mut dyn Resolver) -> Res<()> {
        for assertion in &mut rec.assertions {
            assertion.condition = self.resolved(&assertion.condition, names)?;
            assertion.message = self.resolved(&assertion.message, names)?;
        }
        for dump in &mut rec.dumps {
            dump.message = self.resolved(&dump.message, names)?;
        }
        Ok(())
    }

    fn set_resolved(&mut self, rec: &mut Rec, at: usize, value: &Init) -> Res<()> {
        if self.assign(rec, at, value, None)? {
            return Ok(());
        }
        let Some(field) = rec.fields().get(at) else { return Ok(()) };
        let found = match self.type_of(value) {
            Some(ty) => format!(" of type '{}'", self.type_text(&ty)),
            None => String::new(),
        };
        let message = format!(
            "the value {}{found} does not fit the field '{}' of type '{}'",
            self.show(value),
            self.names.text(field.name),
            self.type_text(&field.ty)
        );
        let mut error = Diagnostic::error(field.span, message);
        if field.declared != field.span {
            error = error.with_note(field.declared, "the field is declared here");
        }
        Err(Box::new(error))
    }

    /// The values of all template parameters: those given, then the defaults.
    pub(crate) fn bind_arguments(
        &mut self,
        owner: &Rec,
        args: &[TemplateArg],
        span: Span,
        mut bind: impl FnMut(Sym, Init),
    ) -> Res<()> {
        let mut given = Positions::default();
        given.reserve(args.len());
        for arg in args {
            if given.find(arg.name).is_some() {
                return fail(
                    span,
                    format!("the template argument '{}' is given twice", self.plain_name(arg.name)),
                );
            }
            given.push(arg.name);
            bind(arg.name, arg.value.clone());
        }
        for &name in owner.template_args.iter().filter(|&&n| given.find(n).is_none()) {
            let Some(field) = owner.field(name) else { continue };
            if !field.value.complete() {
                let message =
                    format!("no value is given for the template argument '{}'", self.plain_name(name));
                let error = Diagnostic::error(span, message).with_note(
                    field.declared,
                    format!("declared in '{}', without a default", self.show_plain(&owner.name)),
                );
                return Err(Box::new(error));
            }
            bind(name, field.value.clone());
        }
        Ok(())
    }

    /// A template parameter's name as it was written.
    pub(crate) fn plain_name(&self, qualified: Sym) -> &str {
        let text = self.names.text(qualified);
        text.rsplit(':').next().unwrap_or(text)
    }

    /// Makes `rec` derive from `class`.
    pub(crate) fn add_superclass(
        &mut self,
        rec: &mut Rec,
        class: ClassId,
        args: &[TemplateArg],
        span: Span,
    ) -> Res<()> {
        let result = self.add_superclass_inner(rec, class, args, span);
        Self::note(result, Some(span), || format!("in this use of class '{}'", self.class_name(class)))
    }

    fn add_superclass_inner(
        &mut self,
        rec: &mut Rec,
        class: ClassId,
        args: &[TemplateArg],
        span: Span,
    ) -> Res<()> {
        let base = Arc::clone(&self.classes[class]);
        self.work_record(&base)?;
        rec.reserve(&base);
        for field in base.fields().iter().filter(|f| f.kind != FieldKind::TemplateArg) {
            match rec.position(field.name) {
                Some(at) => {
                    if !self.assign(rec, at, &field.value, Some(field.span))? {
                        let old = rec.fields().get(at).map(|f| (f.ty.clone(), f.declared));
                        return Err(self.redeclared(field.name, &field.ty, span, old));
                    }
                }
                None => rec.push(field.clone()),
            }
        }
        let mut names = Bindings::within(rec, base.template_args.len() + 1);
        self.bind_arguments(&base, args, span, |name, value| names.set(name, value))?;
        rec.assertions.extend(base.assertions.iter().cloned());
        rec.dumps.extend(base.dumps.iter().cloned());
        let own_name = match rec.symbol {
            Some(own) => Init::var(self.qualify(own, self.implicit_name, false), Ty::String),
            None => rec.name.clone(),
        };
        if let Some(base) = base.symbol {
            names.set(self.qualify(base, self.implicit_name, false), own_name);
        }
        self.resolve_record(rec, Some(&base), &mut names)?;
        if rec.supers.contains(&class) {
            return fail(span, format!("'{}' is already a superclass", self.class_name(class)));
        }
        if rec.supers.len() + base.supers.len() >= MAX_SUPERS {
            return fail(span, "this has too many superclasses");
        }
        rec.supers.reserve_exact(base.supers.len() + 1);
        rec.supers.extend(base.supers.iter().chain([&class]));
        rec.direct.push(class);
        rec.direct_spans.push(span);
        Ok(())
    }

    /// The error for a field that exists with another type.
    pub(crate) fn redeclared(
        &self,
        name: Sym,
        ty: &Ty,
        span: Span,
        old: Option<(Ty, Span)>,
    ) -> Box<Diagnostic> {
        let name = self.names.text(name);
        let mut message = format!("the field '{name}' of type '{}' already exists", self.type_text(ty));
        if let Some((old, _)) = &old {
            message.push_str(&format!(" with type '{}'", self.type_text(old)));
        }
        let mut error = Diagnostic::error(span, message);
        if let Some((_, declared)) = old {
            error = error.with_note(declared, "the other declaration is here");
        }
        Box::new(error)
    }

    /// The anonymous record of a class with known arguments.
    pub(crate) fn instantiate(&mut self, call: &Arc<ClassCall>) -> Res<Init> {
        self.enter(call.at)?;
        let result = self.instantiate_inner(call);
        self.leave();
        Self::note(result, call.at.0, || format!("in this use of class '{}'", self.class_name(call.class)))
    }

    fn instantiate_inner(&mut self, call: &Arc<ClassCall>) -> Res<Init> {
        let class = Arc::clone(&self.classes[call.class]);
        let span = call.at.0.unwrap_or(class.span);
        let origin = call.origin.0.unwrap_or(span);
        let mut rec = Rec::new(self.anonymous_name(), origin, RecKind::Anonymous);
        let mut names = Bindings::within(&rec, class.template_args.len());
        rec.reserve(&class);
        for field in class.fields() {
            match field.kind {
                FieldKind::TemplateArg => names.set(field.name, field.value.clone()),
                _ => rec.push(field.clone()),
            }
        }
        for arg in &call.args {
            names.set(arg.name, arg.value.clone());
        }
        rec.assertions.clone_from(&class.assertions);
        rec.dumps.clone_from(&class.dumps);
        self.resolve_record(&mut rec, Some(&class), &mut names)?;
        rec.supers.clone_from(&class.supers);
        rec.supers.push(call.class);
        rec.direct.push(call.class);
        rec.direct_spans.push(span);
        let name: Arc<str> = self.show_plain(&rec.name).into();
        let id = self.reserve(&rec, name)?;
        rec.id = Some(id);
        self.resolve_own(&mut rec, None)?;
        let name: Arc<str> = self.show_plain(&rec.name).into();
        let checks = (std::mem::take(&mut rec.assertions), std::mem::take(&mut rec.dumps));
        self.complete(id, rec, name)?;
        if let Some(state) = self.calls.get_mut(call) {
            state.record = Some(id);
        }
        self.check(&checks.0, span)?;
        for dump in &checks.1 {
            self.dump(dump.span, &dump.message);
        }
        Ok(Init::Def(id))
    }

    fn complete(&mut self, id: RecordId, mut rec: Rec, name: Arc<str>) -> Res<()> {
        // Printing the record walks over its values; its checks are done.
        let weight: u64 = rec.fields().iter().map(|f| u64::from(f.value.shape().weight)).sum();
        self.work(weight / 8, At(Some(rec.span)))?;
        rec.assertions = Vec::new();
        rec.dumps = Vec::new();
        // Two records may get the same name if it was unknown until they were finished; the first one keeps it.
        if let Entry::Vacant(free) = self.def_by_name.entry(name.clone()) {
            free.insert(id);
            self.order.push(id);
        }
        let slot = &mut self.slots[id];
        slot.name = name;
        slot.rec = rec;
        slot.done = true;
        Ok(())
    }

    /// Finishes a def and adds it to the records.
    pub(crate) fn finish(&mut self, mut rec: Rec) -> Res<RecordId> {
        let made_by = rec.made_by.clone();
        let mut result = self.finish_inner(&mut rec);
        for made in made_by {
            result = Self::note(result, Some(made.span), || "in this use of a multiclass".into());
        }
        let (id, name) = result?;
        self.complete(id, rec, name)?;
        Ok(id)
    }

    fn finish_inner(&mut self, rec: &mut Rec) -> Res<(RecordId, Arc<str>)> {
        let mut renamed = None;
        let provisional = self.show_plain(&rec.name);
        if let Some(previous) = self.def(&provisional) {
            if rec.kind != RecKind::Anonymous {
                let error =
                    Diagnostic::error(rec.span, format!("the record '{provisional}' is already defined"))
                        .with_note(self.slots[previous].rec.span, "the previous definition is here");
                return Err(Box::new(error));
            }
            renamed = Some(self.anonymous_name());
        }
        let id = self.reserve(rec, provisional.into())?;
        rec.id = Some(id);
        self.resolve_own(rec, renamed)?;
        self.check_concrete(rec)?;
        let Init::Str(name) = &rec.name else {
            return fail(
                rec.span,
                format!("the record's name {} could not be resolved", self.show(&rec.name)),
            );
        };
        let name = name.text.clone();
        self.check(&rec.assertions, rec.span)?;
        for dump in &rec.dumps {
            self.dump(dump.span, &dump.message);
        }
        Ok((id, name))
    }

    /// Checks that no field of a finished def is still unresolved.
    fn check_concrete(&self, rec: &Rec) -> Res<()> {
        for field in rec.fields().iter().filter(|f| f.kind != FieldKind::MayStayUnresolved) {
            let own = |name: &Init| match name {
                Init::Var(..) => true,
                Init::VarBit(bit) => matches!(&bit.0, Init::Var(var) if rec.field(var.0).is_some()),
                other => other.concrete(),
            };
            let fine = match &field.value {
                Init::Bits(bits) => bits.items.iter().all(own),
                value => value.concrete(),
            };
            if !fine {
                let name = self.names.text(field.name);
                let error = match self.why_unresolved(&field.value, &mut FxHashSet::default()) {
                    Some((at, problem)) => Diagnostic::error(at.unwrap_or(field.span), problem)
                        .with_note(field.declared, format!("the value of '{name}', declared here")),
                    None => {
                        let record = self.show_plain(&rec.name);
                        let value = self.show(&field.value);
                        let message = format!(
                            "the value of '{name}' in '{record}' could not be fully resolved: {value}"
                        );
                        Diagnostic::error(field.span, message)
                    }
                };
                return Err(Box::new(error.with_note(rec.span, "in this record")));
            }
        }
        Ok(())
    }

    /// Why a finished value is not known: a subscript out of range, or a number with too many bits. Records in
    /// `searched` do not contain the reason.
    fn why_unresolved(
        &self,
        value: &Init,
        searched: &mut FxHashSet<RecordId>,
    ) -> Option<(Option<Span>, String)> {
        match value {
            Init::Op(op) => match op.1.op {
                Op::Bang(Bang::Cast) if matches!(op.1.args[..], [Init::Int(_)]) => {
                    let ty = self.type_text(&op.1.ty);
                    let number = self.show(&op.1.args[0]);
                    Some((op.1.at.0, format!("the value {number} of type 'int' does not fit '{ty}'")))
                }
                Op::Element | Op::Slice => subscript_problem(op.1.view()).map(|problem| (op.1.at.0, problem)),
                _ => op.1.args.iter().find_map(|a| self.why_unresolved(a, searched)),
            },
            Init::Field(field) => match field.record {
                Init::Def(id) if searched.len() < MAX_SEARCHED && searched.insert(id) => {
                    self.why_unresolved(&self.slots[id].rec.field(field.field)?.value, searched)
                }
                _ => None,
            },
            Init::Bits(bits) => bits.items.iter().find_map(|i| self.why_unresolved(i, searched)),
            Init::List(list) => list.items.iter().find_map(|i| self.why_unresolved(i, searched)),
            Init::VarBit(bit) => self.why_unresolved(&bit.0, searched),
            _ => None,
        }
    }

    /// Checks assertions whose names are resolved.
    fn check(&mut self, assertions: &[crate::eval::Assertion], record: Span) -> Res<()> {
        for assertion in assertions {
            let result = self.check_assertion(assertion.span, &assertion.condition, &assertion.message);
            Self::note(result, Some(record), || "the assertion is made for this record".into())?;
        }
        Ok(())
    }

    /// Fails if an assertion does not hold.
    pub(crate) fn check_assertion(&mut self, span: Span, condition: &Init, message: &Init) -> Res<()> {
        let problem = match condition.as_int() {
            Some(0) => match message.as_text() {
                Some(text) => format!("assertion failed: {text}"),
                None => "assertion failed".to_string(),
            },
            Some(_) => return Ok(()),
            None if !condition.concrete() => {
                format!("the assertion's condition could not be resolved: {}", self.show(condition))
            }
            None => {
                format!("the assertion's condition must be a bit or integer, not {}", self.show(condition))
            }
        };
        fail(span, problem)
    }

    /// Prints the message of a `dump` statement.
    pub(crate) fn dump(&mut self, span: Span, message: &Init) {
        let diagnostic = match message.as_text() {
            Some(text) => Diagnostic::new(Severity::Note, span, text),
            None => {
                Diagnostic::error(span, format!("the value to dump is not a string: {}", self.show(message)))
                    .with_help("use '!repr(...)' to turn any value into a string")
            }
        };
        self.diagnostics.push(diagnostic);
    }

    /// The names from which a resolver of record `rec` starts.
    pub(crate) fn current(rec: &Rec) -> Current {
        Current { name: rec.name.clone(), id: rec.id }
    }
}
