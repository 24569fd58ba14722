//! Statements about many records: multiclasses, `defm`, loops, conditions, `let ... in`, `defset`.

use std::sync::Arc;

use super::types::Owner;
use super::{Defset, LetBinding, Loop, Mode, Multi, Parser, Passed, RecordsEntry, ScopeKind, Subject};
use crate::eval::{MadeBy, Rec, RecKind, Res, fail};
use crate::lexer::{Bang, Kw, Tok};
use crate::names::Sym;
use crate::resolve::Bindings;
use crate::value::{At, Init, Op, OpNode, TemplateArg, Ty};
use support::{Diagnostic, Span};

/// The work that a record counts as while it is an entry, not counting its fields.
const ENTRY_WORK: u64 = 80;
/// The steps that it takes to turn an entry into a record.
const ENTRY_STEPS: u64 = 20;

/// The names, with their values, with which entries are resolved.
type Substitutions = Vec<(Sym, Init)>;

/// Where resolved entries go.
enum Sink<'a> {
    Records,
    /// They become records only when everything around them is resolved.
    Entries(&'a mut Vec<RecordsEntry>, Loops),
}

/// The treatment of loops and conditions among entries.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loops {
    /// They wait while they are unknown: the entries that contain them will be resolved again.
    Wait,
    /// They must be known by now.
    End,
}

fn bindings(substitutions: &Substitutions) -> Bindings {
    let mut names = Bindings::default();
    for (name, value) in substitutions {
        names.set(*name, value.clone());
    }
    names
}

impl Parser<'_> {
    /// Adds the entry that a statement defines to the surrounding loop, multiclass or records.
    pub(super) fn add_entry(&mut self, entry: RecordsEntry) -> Res<()> {
        if let Some(innermost) = self.loops.last_mut() {
            innermost.entries.push(entry);
            return Ok(());
        }
        match (entry, &mut self.multi) {
            (RecordsEntry::Loop(inner), Some(multi)) => {
                let mut entries = std::mem::take(&mut multi.entries);
                let mut out = Sink::Entries(&mut entries, Loops::Wait);
                let result = self.resolve_loop(&inner, &mut Vec::new(), &mut out, None);
                if let Some(multi) = &mut self.multi {
                    multi.entries = entries;
                }
                result
            }
            (RecordsEntry::Loop(inner), None) => {
                self.resolve_loop(&inner, &mut Vec::new(), &mut Sink::Records, None)
            }
            (entry, Some(multi)) => {
                multi.entries.push(entry);
                Ok(())
            }
            (RecordsEntry::Assert(a), None) => self.eval.check_assertion(a.span, &a.condition, &a.message),
            (RecordsEntry::Dump(d), None) => {
                self.eval.dump(d.span, &d.message);
                Ok(())
            }
            (RecordsEntry::Passed(passed), None) => self.check_passed(&passed),
            (RecordsEntry::Rec(rec), None) => self.add_def(*rec),
        }
    }

    fn add_def(&mut self, rec: Rec) -> Res<()> {
        let span = rec.span;
        let id = self.eval.finish(rec)?;
        let ty = self.eval.slots[id].ty.clone();
        for defset in &mut self.defsets {
            if !self.eval.is_a(&ty, &defset.element) {
                let message = format!(
                    "a record of type '{}' cannot be in a defset of '{}'",
                    self.eval.type_text(&ty),
                    self.eval.type_text(&defset.element)
                );
                let error = Diagnostic::error(span, message).with_note(defset.span, "the defset is here");
                return Err(Box::new(error));
            }
            defset.items.push(Init::Def(id));
        }
        Ok(())
    }

    fn resolve_loop(
        &mut self,
        inner: &Loop,
        substitutions: &mut Substitutions,
        out: &mut Sink<'_>,
        made_by: Option<MadeBy>,
    ) -> Res<()> {
        let mut names = bindings(substitutions);
        let mut list = self.eval.resolved(&inner.list, &mut names)?;
        if let Sink::Entries(entries, Loops::Wait) = out {
            if !matches!(list, Init::List(_)) {
                let mut inside = Vec::new();
                let mut sink = Sink::Entries(&mut inside, Loops::Wait);
                self.resolve_entries(&inner.entries, substitutions, &mut sink, made_by)?;
                let variable = inner.variable.clone();
                entries.push(RecordsEntry::Loop(Loop { variable, list, entries: inside, span: inner.span }));
                return Ok(());
            }
        } else {
            list = self.decided(list, &mut names)?;
        }
        let Init::List(items) = &list else {
            let message = match inner.variable {
                Some(_) => format!("cannot loop over {}, which is not a known list", self.eval.show(&list)),
                None => "the condition of this 'if' cannot be resolved".to_string(),
            };
            return fail(inner.span, message);
        };
        for item in &items.items {
            self.eval.steps(8, At(Some(inner.span)))?;
            if let Some((name, _)) = &inner.variable {
                substitutions.push((*name, item.clone()));
            }
            let result = self.resolve_entries(&inner.entries, substitutions, out, made_by);
            if inner.variable.is_some() {
                substitutions.pop();
            }
            result?;
        }
        Ok(())
    }

    /// The chosen arm of an `!if` whose condition may ask about existing records; any other list
    /// unchanged.
    fn decided(&mut self, list: Init, names: &mut Bindings) -> Res<Init> {
        let Init::Op(op) = &list else { return Ok(list) };
        let (Op::Bang(Bang::If), [condition, yes, no]) = (op.1.op, &op.1.args[..]) else { return Ok(list) };
        names.last = true;
        let condition = self.eval.resolved(condition, names)?;
        let args = vec![condition, yes.clone(), no.clone()];
        self.eval.fold(OpNode::bang(Bang::If, args, op.1.ty.clone(), op.1.at), None, false)
    }

    fn resolve_entries(
        &mut self,
        entries: &[RecordsEntry],
        substitutions: &mut Substitutions,
        out: &mut Sink<'_>,
        made_by: Option<MadeBy>,
    ) -> Res<()> {
        for entry in entries {
            self.eval.steps(1, At(Some(entry.span())))?;
            match (entry, &mut *out) {
                (RecordsEntry::Loop(inner), _) => {
                    let made_by = made_by.map(|m| MadeBy { listed: false, ..m });
                    self.resolve_loop(inner, substitutions, out, made_by)?;
                }
                (RecordsEntry::Assert(assertion), sink) => {
                    let mut names = bindings(substitutions);
                    let mut assertion = assertion.clone();
                    assertion.condition = self.eval.resolved(&assertion.condition, &mut names)?;
                    assertion.message = self.eval.resolved(&assertion.message, &mut names)?;
                    match sink {
                        Sink::Entries(out, _) => out.push(RecordsEntry::Assert(assertion)),
                        Sink::Records => {
                            self.eval.check_assertion(
                                assertion.span,
                                &assertion.condition,
                                &assertion.message,
                            )?;
                        }
                    }
                }
                (RecordsEntry::Dump(dump), sink) => {
                    let mut dump = dump.clone();
                    dump.message = self.eval.resolved(&dump.message, &mut bindings(substitutions))?;
                    match sink {
                        Sink::Entries(out, _) => out.push(RecordsEntry::Dump(dump)),
                        Sink::Records => self.eval.dump(dump.span, &dump.message),
                    }
                }
                (RecordsEntry::Passed(passed), sink) => {
                    let value = self.eval.resolved(&passed.value, &mut bindings(substitutions))?;
                    let passed = Box::new(Passed { value, ..(**passed).clone() });
                    self.check_passed(&passed)?;
                    if let Sink::Entries(out, _) = sink
                        && !passed.value.concrete()
                    {
                        out.push(RecordsEntry::Passed(passed));
                    }
                }
                (RecordsEntry::Rec(rec), sink) => {
                    let at = At(Some(rec.span));
                    self.eval.steps(ENTRY_STEPS + rec.fields().len() as u64, at)?;
                    if let Sink::Entries(..) = sink {
                        self.eval.work_record(rec)?;
                        self.eval.work(ENTRY_WORK + 2 * u64::from(rec.name.shape().weight), at)?;
                    }
                    let mut rec = rec.clone();
                    rec.made_by.extend(made_by);
                    let mut names = bindings(substitutions);
                    names.current = Some(crate::eval::Eval::current(&rec));
                    self.eval.resolve_record(&mut rec, None, &mut names)?;
                    match sink {
                        Sink::Entries(out, _) => out.push(RecordsEntry::Rec(rec)),
                        Sink::Records => self.add_def(*rec)?,
                    }
                }
            }
        }
        Ok(())
    }

    // Loops and conditions.

    pub(super) fn foreach(&mut self) -> Res<()> {
        self.bump();
        let (name, _) = self.ident("the name of the loop variable")?;
        self.expect(&Tok::Equal, "after the loop variable")?;
        let list_span = self.span();
        let list = self.foreach_list()?;
        let span = self.since(list_span);
        let element = match self.eval.type_of(&list) {
            Some(Ty::List(element)) => (*element).clone(),
            _ => return fail(span, "'foreach' needs a list or a range"),
        };
        if !self.eat_keyword(Kw::In) {
            return Err(self.unexpected("'in' after the list"));
        }
        let scope = ScopeKind::Bound(vec![(name, element.clone())]);
        self.loops.push(Loop { variable: Some((name, element)), list, entries: Vec::new(), span });
        self.scoped(scope, |p| p.object_or_block("the body of 'foreach'"))?;
        match self.loops.pop() {
            Some(done) => self.add_entry(RecordsEntry::Loop(done)),
            None => Ok(()),
        }
    }

    fn foreach_list(&mut self) -> Res<Init> {
        let open = self.span();
        let mut numbers = Vec::new();
        if self.eat(&Tok::LBrace) {
            numbers = self.ranges()?;
            self.expect_close(&Tok::RBrace, "the range", open)?;
        } else {
            let value = self.value(None, Mode::Value)?;
            match (&value, self.eval.type_of(&value)) {
                (_, Some(Ty::List(_))) => return Ok(value),
                (Init::Int(first), _) => self.range_piece(*first, &mut numbers)?,
                _ => {
                    return fail(
                        self.since(open),
                        format!("'foreach' needs a list or a range, not {}", self.eval.show(&value)),
                    );
                }
            }
        }
        Ok(Init::list(numbers.into_iter().map(|n| Init::Int(i64::from(n))).collect(), Ty::Int))
    }

    pub(super) fn if_statement(&mut self) -> Res<()> {
        self.bump();
        let span = self.span();
        let condition = self.value(None, Mode::Value)?;
        let span = self.since(span);
        let fits = self.eval.type_of(&condition).is_some_and(|ty| self.eval.convertible(&ty, &Ty::Int));
        if !fits {
            return fail(
                span,
                format!("the condition of 'if' must be a bit or integer, not {}", self.eval.show(&condition)),
            );
        }
        if !self.eat_keyword(Kw::Then) {
            return Err(self.unexpected("'then' after the condition"));
        }
        self.arm(&condition, true, span)?;
        if self.eat_keyword(Kw::Else) {
            self.arm(&condition, false, span)?;
        }
        Ok(())
    }

    /// An arm is a loop over one element or none, since its condition may have to wait, as the list of
    /// a loop may.
    fn arm(&mut self, condition: &Init, when: bool, span: Span) -> Res<()> {
        let none = Init::list(Vec::new(), Ty::Bit);
        let once = Init::list(vec![Init::Bit(true)], Ty::Bit);
        let (yes, no) = if when { (once, none) } else { (none, once) };
        let node = OpNode::bang(Bang::If, vec![condition.clone(), yes, no], Ty::Bit.list(), At(Some(span)));
        let list = self.eval.fold(node, None, false)?;
        self.loops.push(Loop { variable: None, list, entries: Vec::new(), span });
        let what = if when { "the 'then' part" } else { "the 'else' part" };
        self.scoped(ScopeKind::Plain, |p| p.object_or_block(what))?;
        match self.loops.pop() {
            Some(done) => self.add_entry(RecordsEntry::Loop(done)),
            None => Ok(()),
        }
    }

    // Let.

    pub(super) fn let_in(&mut self) -> Res<()> {
        self.bump();
        let mut list = Vec::new();
        loop {
            let (name, span) = self.ident("the name of a field after 'let'")?;
            let mut bits = Vec::new();
            let open = self.span();
            if self.eat(&Tok::Less) {
                bits = self.ranges()?;
                bits.reverse();
                self.expect_close(&Tok::Greater, "the bits", open)?;
            }
            self.expect(&Tok::Equal, "in 'let'")?;
            let value_span = self.span();
            let value = self.value(None, Mode::Value)?;
            list.push(LetBinding { name, span, bits, value, value_span: self.since(value_span) });
            if !self.eat(&Tok::Comma) {
                break;
            }
        }
        if !self.eat_keyword(Kw::In) {
            return Err(self.unexpected("'in' after 'let'"));
        }
        self.lets.push(list);
        let result = match self.tok() {
            Tok::LBrace => self.scoped(ScopeKind::Plain, |p| p.object_or_block("the body of 'let'")),
            _ => self.object(),
        };
        self.lets.pop();
        result
    }

    pub(super) fn apply_let(&mut self, binding: &LetBinding) -> Res<()> {
        let LetBinding { name, span, bits, value, value_span } = binding;
        self.eval.steps(1, At(Some(*span)))?;
        self.set_field(*name, *span, bits, value, *value_span)
    }

    /// Applies a change to every record among these entries.
    fn each_record(
        &mut self,
        entries: &mut [RecordsEntry],
        change: &mut dyn FnMut(&mut Self) -> Res<()>,
    ) -> Res<()> {
        for entry in entries {
            match entry {
                RecordsEntry::Rec(rec) => {
                    let stub = Box::new(Rec::new(Init::Unset, rec.span, RecKind::Def));
                    self.subject = Subject::Def(std::mem::replace(rec, stub));
                    let result = change(self);
                    if let Subject::Def(changed) = std::mem::replace(&mut self.subject, Subject::Nothing) {
                        *rec = changed;
                    }
                    result?;
                }
                RecordsEntry::Loop(inner) => self.each_record(&mut inner.entries, change)?,
                RecordsEntry::Assert(_) | RecordsEntry::Dump(_) | RecordsEntry::Passed(_) => {}
            }
        }
        Ok(())
    }

    // Multiclasses.

    pub(super) fn multiclass(&mut self) -> Res<()> {
        self.bump();
        let (name, span) = self.ident("the name of the multiclass")?;
        let text = self.eval.names.text(name).clone();
        if let Some(other) = self.multis.get(&name) {
            let error = Diagnostic::error(span, format!("the multiclass '{text}' is already defined"))
                .with_note(other.rec.span, "the previous definition is here");
            return Err(Box::new(error));
        }
        let rec = Rec::named(name, text, span, RecKind::Multiclass);
        self.multi = Some(Box::new(Multi { name, rec, entries: Vec::new() }));
        let result = self.scoped(ScopeKind::Multiclass, Self::multiclass_body);
        let multi = self.multi.take();
        result?;
        if let Some(multi) = multi {
            self.check_used(&multi.rec);
            self.multis.insert(name, Arc::from(multi));
        }
        Ok(())
    }

    fn multiclass_body(&mut self) -> Res<()> {
        if *self.tok() == Tok::Less {
            self.parameters(true)?;
        }
        let inherits = self.eat(&Tok::Colon);
        if inherits {
            self.base_multiclasses()?;
        }
        if inherits && self.eat(&Tok::Semi) {
            return Ok(());
        }
        let open = self.span();
        self.expect(&Tok::LBrace, "before the body of the multiclass")?;
        if *self.tok() == Tok::RBrace {
            return Err(self.unexpected("at least one statement in the multiclass"));
        }
        while *self.tok() != Tok::RBrace && *self.tok() != Tok::Eof {
            self.object()?;
        }
        self.expect_close(&Tok::RBrace, "the multiclass", open)?;
        self.no_semicolon("a multiclass")
    }

    /// Copies the entries of other multiclasses.
    fn base_multiclasses(&mut self) -> Res<()> {
        loop {
            let (multi, args, span) = self.multi_reference(Owner::BaseMulticlass)?;
            let Some(owner) = self.multi.as_ref().map(|m| m.name) else { return Ok(()) };
            let own_name = Init::var(self.eval.qualify(owner, self.eval.implicit_name, true), Ty::String);
            let mut entries = Vec::new();
            let made_by = MadeBy { span, listed: false };
            let mut out = Sink::Entries(&mut entries, Loops::Wait);
            self.instantiate_multi(&multi, &args, own_name, made_by, &mut out)?;
            if let Some(own) = &mut self.multi {
                own.entries.extend(entries);
            }
            if !self.eat(&Tok::Comma) {
                return Ok(());
            }
        }
    }

    fn multi_reference(&mut self, kind: Owner) -> Res<(Arc<Multi>, Vec<TemplateArg>, Span)> {
        let start = self.span();
        let (name, span) = self.ident("the name of a multiclass")?;
        // A multiclass that uses itself repeats what it has defined so far.
        let own = self.multi.as_ref().filter(|m| m.name == name);
        let Some(multi) = own.map(|m| Arc::new(Multi::clone(m))).or_else(|| self.multis.get(&name).cloned())
        else {
            let error =
                Diagnostic::error(span, format!("there is no multiclass named '{}'", self.text(name)));
            if self.eval.class_by_name.contains_key(&name) {
                return Err(Box::new(error.with_help("this is a class; use it in a 'def'")));
            }
            return Err(
                self.undefined(error, name, |parser| parser.multis.keys().map(|n| parser.text(*n)).collect())
            );
        };
        let args = match self.tok() {
            Tok::Less => self.template_args(&multi.rec, kind)?,
            _ => Vec::new(),
        };
        Ok((multi, args, self.since(start)))
    }

    fn instantiate_multi(
        &mut self,
        multi: &Multi,
        args: &[TemplateArg],
        name: Init,
        made_by: MadeBy,
        out: &mut Sink<'_>,
    ) -> Res<()> {
        let implicit = self.eval.qualify(multi.name, self.eval.implicit_name, true);
        let span = made_by.span;
        let mut substitutions = vec![(implicit, name)];
        self.eval.bind_arguments(&multi.rec, args, span, |name, value| substitutions.push((name, value)))?;
        let result = self.resolve_entries(&multi.entries, &mut substitutions, out, Some(made_by));
        crate::eval::Eval::note(result, Some(span), || {
            format!("in this use of multiclass '{}'", self.eval.names.text(multi.name))
        })
    }

    pub(super) fn defm(&mut self) -> Res<()> {
        let keyword = self.span();
        self.bump();
        let name = match self.object_name()? {
            Some(name) => name,
            None => {
                let name = self.eval.anonymous_name();
                self.qualified_name(name, keyword)?
            }
        };
        self.expect(&Tok::Colon, "and a multiclass after the name of the 'defm'")?;
        let mut entries = Vec::new();
        let mut first = true;
        let mut used = keyword;
        loop {
            let class = match *self.tok() {
                Tok::Ident(name) if !first && !self.multis.contains_key(&name) => {
                    self.eval.class_by_name.contains_key(&name)
                }
                _ => false,
            };
            if class {
                let (class, args, span) = self.class_reference()?;
                self.each_record(&mut entries, &mut |p| p.inherit(class, &args, span))?;
            } else {
                let (multi, args, span) = self.multi_reference(Owner::Multiclass)?;
                used = span;
                let made_by = MadeBy { span, listed: true };
                let outermost = self.multi.is_none() && self.loops.is_empty();
                let loops = if outermost { Loops::End } else { Loops::Wait };
                let mut out = Sink::Entries(&mut entries, loops);
                self.instantiate_multi(&multi, &args, name.clone(), made_by, &mut out)?;
            }
            first = false;
            if !self.eat(&Tok::Comma) {
                break;
            }
        }
        self.expect(&Tok::Semi, "at the end of 'defm'")?;
        for binding in self.lets.concat() {
            self.each_record(&mut entries, &mut |p| p.apply_let(&binding))?;
        }
        for entry in entries {
            let result = self.add_entry(entry);
            crate::eval::Eval::note(result, Some(used), || "in this use of a multiclass".into())?;
        }
        Ok(())
    }

    pub(super) fn defset(&mut self) -> Res<()> {
        self.bump();
        let start = self.span();
        let ty = self.ty()?;
        let span = self.since(start);
        let Some(element) = ty.element().cloned() else {
            return fail(span, "the type of a defset must be a list");
        };
        let (name, name_span) = self.ident("the name of the defset")?;
        if self.eval.globals.contains_key(&name) || self.eval.def(self.text(name)).is_some() {
            return fail(name_span, format!("'{}' is already the name of something else", self.text(name)));
        }
        self.expect(&Tok::Equal, "after the name of the defset")?;
        if *self.tok() != Tok::LBrace {
            return Err(self.unexpected("'{' after '='"));
        }
        self.defsets.push(Defset { element, span, items: Vec::new() });
        self.object_or_block("the defset")?;
        if let Some(defset) = self.defsets.pop() {
            self.eval.globals.insert(name, Init::list(defset.items, defset.element));
        }
        Ok(())
    }
}
