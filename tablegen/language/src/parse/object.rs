//! Statements about single records: classes, defs and their bodies, variables, types, assertions.

use std::sync::Arc;

use super::{Mode, Parser, RecordsEntry, ScopeKind, Subject};
use crate::eval::{Assertion, Dump, FieldKind, FieldVal, Rec, RecKind, Res, fail};
use crate::lexer::{Bang, Kw, Tok};
use crate::names::Sym;
use crate::resolve::{Bindings, mentions};
use crate::value::{At, Init, OpNode, Ty};
use support::{Diagnostic, Severity, Span};

impl Parser<'_> {
    /// One statement.
    pub(super) fn object(&mut self) -> Res<()> {
        self.nested(Self::object_inner)
    }

    fn object_inner(&mut self) -> Res<()> {
        let Tok::Kw(keyword) = *self.tok() else {
            return Err(self.no_statement());
        };
        let span = self.span();
        let outside = |inside: bool, place: &str| {
            if inside {
                fail(span, format!("'{}' is not allowed inside {place}", keyword.text()))
            } else {
                Ok(())
            }
        };
        match keyword {
            Kw::Class | Kw::Multiclass | Kw::Defset | Kw::Deftype => {
                outside(self.multi.is_some(), "a multiclass")?;
                if keyword != Kw::Defset {
                    outside(!self.loops.is_empty(), "'foreach' or 'if'")?;
                }
            }
            _ => {}
        }
        match keyword {
            Kw::Assert => self.assert_statement(false),
            Kw::Class => self.class(),
            Kw::Def => self.def(),
            Kw::Defm => self.defm(),
            Kw::Defset => self.defset(),
            Kw::Deftype => self.deftype(),
            Kw::Defvar => self.defvar(),
            Kw::Dump => self.dump_statement(false),
            Kw::Foreach => self.foreach(),
            Kw::If => self.if_statement(),
            Kw::Let => self.let_in(),
            Kw::Multiclass => self.multiclass(),
            _ => Err(self.no_statement()),
        }
    }

    fn no_statement(&self) -> Box<Diagnostic> {
        let error = self.unexpected("a statement ('class', 'def', 'defm', 'let', 'foreach', ...)");
        match self.tok() {
            Tok::Ident(name) => super::with_suggestion(*error, self.text(*name), Kw::ALL.iter().copied()),
            _ => error,
        }
    }

    /// Statements up to the closing brace, or one statement.
    pub(super) fn object_or_block(&mut self, what: &str) -> Res<()> {
        let open = self.span();
        if !self.eat(&Tok::LBrace) {
            return self.object();
        }
        while *self.tok() != Tok::RBrace && *self.tok() != Tok::Eof {
            self.object()?;
        }
        self.expect_close(&Tok::RBrace, what, open)
    }

    fn class(&mut self) -> Res<()> {
        self.bump();
        let (name, span) = self.ident("the name of the class")?;
        if let Some((_, other)) = self.types.get(&name) {
            let error =
                Diagnostic::error(span, format!("'{}' is already the name of a type", self.text(name)))
                    .with_note(*other, "the type is defined here");
            return Err(Box::new(error));
        }
        let text = self.eval.names.text(name).clone();
        let id = match self.eval.class_by_name.get(&name) {
            Some(&id) => {
                let known = &self.eval.classes[id];
                if !known.fields().is_empty() || !known.supers.is_empty() || !known.template_args.is_empty() {
                    let error = Diagnostic::error(span, format!("the class '{text}' is already defined"))
                        .with_note(known.span, "the previous definition is here");
                    return Err(Box::new(error));
                }
                Arc::make_mut(&mut self.eval.classes[id]).span = span;
                id
            }
            None => {
                let id = self.eval.classes.push(Arc::new(Rec::named(name, text, span, RecKind::Class)));
                self.eval.class_by_name.insert(name, id);
                id
            }
        };
        self.subject = Subject::Class(id);
        let result = self.scoped(ScopeKind::Record, |p| {
            if *p.tok() == Tok::Less {
                p.parameters(false)?;
            }
            p.object_body()
        });
        self.subject = Subject::Nothing;
        result?;
        self.check_used(&Arc::clone(&self.eval.classes[id]));
        Ok(())
    }

    /// `<type name = default, ...>`
    pub(super) fn parameters(&mut self, multiclass: bool) -> Res<()> {
        let open = self.span();
        self.bump();
        loop {
            self.parameter_declaration(multiclass)?;
            if !self.eat(&Tok::Comma) {
                break;
            }
        }
        self.expect_close(&Tok::Greater, "the template parameters", open)
    }

    fn parameter_declaration(&mut self, multiclass: bool) -> Res<()> {
        let ty = self.ty()?;
        let (name, span) = self.ident("the name of the template parameter")?;
        self.check_reserved(name, span)?;
        let owner = match (&self.multi, self.rec()) {
            (Some(multi), _) if multiclass => Some(multi.name),
            (_, Some(rec)) => rec.symbol,
            _ => None,
        };
        let Some(owner) = owner else { return Err(self.unexpected("a class or multiclass")) };
        let qualified = self.eval.qualify(owner, name, multiclass);
        let Some(rec) = self.parameter_owner() else { return Ok(()) };
        if let Some(other) = rec.field(qualified) {
            let other = other.declared;
            let message = format!("the template parameter '{}' is declared twice", self.text(name));
            return Err(Box::new(Diagnostic::error(span, message).with_note(other, "the first is here")));
        }
        // In its own default, the name still has its outer meaning.
        let (value, value_span) = if self.eat(&Tok::Equal) {
            self.parameter_default(name, &ty, span)?
        } else {
            (self.eval.fit(&Init::Unset, &ty)?.unwrap_or(Init::Unset), span)
        };
        let kind = FieldKind::TemplateArg;
        if let Some(rec) = self.parameter_owner() {
            rec.push(FieldVal { name: qualified, ty, value, kind, span: value_span, declared: span });
            rec.template_args.push(qualified);
        }
        Ok(())
    }

    /// The class or multiclass whose parameters are being declared.
    fn parameter_owner(&mut self) -> Option<&mut Rec> {
        match self.subject {
            Subject::Nothing => self.multi.as_mut().map(|m| &mut m.rec),
            _ => self.rec_mut(),
        }
    }

    fn parameter_default(&mut self, name: Sym, ty: &Ty, declared: Span) -> Res<(Init, Span)> {
        let start = self.span();
        let value = self.value(Some(ty), Mode::Value)?;
        let span = self.since(start);
        match self.eval.fit(&value, ty)? {
            Some(fitted) => Ok((fitted, span)),
            None => Err(self.misfit(name, ty, &value, span, declared)),
        }
    }

    fn check_reserved(&self, name: Sym, span: Span) -> Res<()> {
        if name == self.eval.implicit_name {
            fail(span, "'NAME' is reserved for the name of the record")
        } else {
            Ok(())
        }
    }

    fn misfit(&self, name: Sym, ty: &Ty, value: &Init, span: Span, declared: Span) -> Box<Diagnostic> {
        let found = match self.eval.type_of(value) {
            Some(found) => format!(" of type '{}'", self.eval.type_text(&found)),
            None => String::new(),
        };
        let message = format!(
            "the value {}{found} does not fit '{}' of type '{}'",
            self.eval.show(value),
            self.text(name),
            self.eval.type_text(ty)
        );
        let mut error = Diagnostic::error(span, message);
        if declared != span {
            error = error.with_note(declared, "it is declared here");
        }
        Box::new(error)
    }

    /// The name of a def or defm; none for an anonymous one.
    pub(super) fn object_name(&mut self) -> Res<Option<Init>> {
        if matches!(self.tok(), Tok::Colon | Tok::Semi | Tok::LBrace) {
            return Ok(None);
        }
        let span = self.span();
        self.in_name = true;
        let name = self.value(Some(&Ty::String), Mode::Name)?;
        self.in_name = false;
        // Inside a multiclass, the name is joined to that of the `defm`, and must be a string only then.
        if self.multi.is_none() && self.eval.type_of(&name) != Some(Ty::String) {
            return fail(
                self.since(span),
                format!("the name of a record is a string, not {}", self.eval.show(&name)),
            );
        }
        self.qualified_name(name, self.since(span)).map(Some)
    }

    /// Inside a multiclass, names start with the name of the `defm`, unless they mention it themselves.
    pub(super) fn qualified_name(&mut self, name: Init, span: Span) -> Res<Init> {
        let Some(owner) = self.multi.as_ref().map(|m| m.name) else { return Ok(name) };
        let implicit = self.eval.qualify(owner, self.eval.implicit_name, true);
        if mentions(&name, implicit) {
            return Ok(name);
        }
        let args = vec![Init::var(implicit, Ty::String), name];
        self.eval.fold(OpNode::bang(Bang::StrConcat, args, Ty::String, At(Some(span))), None, false)
    }

    fn def(&mut self) -> Res<()> {
        let keyword = self.span();
        self.bump();
        let name_span = match self.tok() {
            Tok::Ident(_) => self.span(),
            _ => keyword,
        };
        let rec = match self.object_name()? {
            Some(name) => Rec::new(name, name_span, RecKind::Def),
            None => Rec::new(self.eval.anonymous_name(), keyword, RecKind::Anonymous),
        };
        self.subject = Subject::Def(Box::new(rec));
        let result = self.scoped(ScopeKind::Record, Self::object_body);
        let subject = std::mem::replace(&mut self.subject, Subject::Nothing);
        result?;
        match subject {
            Subject::Def(rec) => self.add_entry(RecordsEntry::Rec(rec)),
            _ => Ok(()),
        }
    }

    /// `: Base, Base { ... }`
    fn object_body(&mut self) -> Res<()> {
        if self.eat(&Tok::Colon) {
            loop {
                let (class, args, span) = self.class_reference()?;
                self.inherit(class, &args, span)?;
                if !self.eat(&Tok::Comma) {
                    break;
                }
            }
        }
        for binding in self.lets.concat() {
            self.apply_let(&binding)?;
        }
        if self.eat(&Tok::Semi) {
            return Ok(());
        }
        let open = self.span();
        self.expect(&Tok::LBrace, "or ';' after this")?;
        while *self.tok() != Tok::RBrace {
            if *self.tok() == Tok::Eof {
                return self.expect_close(&Tok::RBrace, "the body", open);
            }
            self.body_item()?;
        }
        self.bump();
        self.no_semicolon("a class or record")
    }

    /// A `;` after a body is a harmless mistake.
    pub(super) fn no_semicolon(&mut self, what: &str) -> Res<()> {
        if *self.tok() == Tok::Semi {
            let error = Diagnostic::error(self.span(), format!("the body of {what} is not followed by ';'"))
                .with_help("remove the ';'");
            self.eval.diagnostics.push(error);
            self.bump();
        }
        Ok(())
    }

    fn body_item(&mut self) -> Res<()> {
        match *self.tok() {
            Tok::Kw(Kw::Assert) => self.assert_statement(true),
            Tok::Kw(Kw::Dump) => self.dump_statement(true),
            Tok::Kw(Kw::Defvar) => self.defvar(),
            Tok::Kw(Kw::Let) => self.body_let(),
            _ => self.field_declaration(),
        }
    }

    fn field_declaration(&mut self) -> Res<()> {
        let kind = if self.eat_keyword(Kw::Field) { FieldKind::MayStayUnresolved } else { FieldKind::Normal };
        let ty = self.ty()?;
        let (name, span) = self.ident("the name of the field")?;
        self.check_reserved(name, span)?;
        if self.scopes.last().is_some_and(|s| s.variables.contains_key(&name)) {
            return fail(span, format!("'{}' is already the name of a variable here", self.text(name)));
        }
        let unset = self.eval.fit(&Init::Unset, &ty)?.unwrap_or(Init::Unset);
        match self.rec().and_then(|r| r.position(name)) {
            Some(at) => {
                let old = self.rec().and_then(|r| r.fields().get(at)).map(|f| (f.ty.clone(), f.declared));
                let other_type = old.as_ref().is_some_and(|(old, _)| *old != ty);
                let fits = self.assign(at, &unset, span)?;
                if other_type {
                    let mut problem = self.eval.redeclared(name, &ty, span, old);
                    if !fits {
                        return Err(problem);
                    }
                    problem.severity = Severity::Warning;
                    problem.help = Some("the field keeps its first type; use 'let' to set it".into());
                    self.eval.diagnostics.push(*problem);
                }
            }
            None => {
                let field = FieldVal { name, ty: ty.clone(), value: unset, kind, span, declared: span };
                if let Some(rec) = self.rec_mut() {
                    rec.push(field);
                }
            }
        }
        if self.eat(&Tok::Equal) {
            let value_span = self.span();
            let value = self.value(Some(&ty), Mode::Value)?;
            self.set_field(name, span, &[], &value, self.since(value_span))?;
        }
        self.expect(&Tok::Semi, "after the declaration")
    }

    fn body_let(&mut self) -> Res<()> {
        self.bump();
        let (name, span) = self.ident("the name of a field after 'let'")?;
        let mut bits = Vec::new();
        let open = self.span();
        if self.eat(&Tok::LBrace) {
            bits = self.ranges()?;
            bits.reverse();
            self.expect_close(&Tok::RBrace, "the bits", open)?;
        }
        self.expect(&Tok::Equal, "in 'let'")?;
        let Some(ty) = self.rec().and_then(|r| r.field(name)).map(|f| f.ty.clone()) else {
            return Err(self.unknown_field(name, span));
        };
        let wanted = match (&ty, bits.len()) {
            (_, 0) => ty,
            (Ty::Bits(_), n) => Ty::Bits(n as u32),
            _ => ty,
        };
        let value_span = self.span();
        let value = self.value(Some(&wanted), Mode::Value)?;
        let value_span = self.since(value_span);
        self.expect(&Tok::Semi, "after 'let'")?;
        self.set_field(name, span, &bits, &value, value_span)
    }

    fn unknown_field(&self, name: Sym, span: Span) -> Box<Diagnostic> {
        let owner = self.rec().map(|r| self.eval.show_plain(&r.name)).unwrap_or_default();
        let message = format!("'{owner}' has no field '{}'", self.text(name));
        let fields =
            self.rec().into_iter().flat_map(|r| r.fields()).filter(|f| f.kind != FieldKind::TemplateArg);
        let known: Vec<&str> = fields.map(|f| &**self.eval.names.text(f.name)).collect();
        let error = super::with_suggestion(Diagnostic::error(span, message), self.text(name), known);
        self.rec().map_or(error.clone(), |rec| self.lacking(rec, error))
    }

    /// Sets a field or some of its bits.
    pub(super) fn set_field(
        &mut self,
        name: Sym,
        span: Span,
        bits: &[u32],
        value: &Init,
        value_span: Span,
    ) -> Res<()> {
        let Some(at) = self.rec().and_then(|r| r.position(name)) else {
            return Err(self.unknown_field(name, span));
        };
        let Some(field) = self.rec().and_then(|r| r.fields().get(at)) else { return Ok(()) };
        let ty = field.ty.clone();
        let declared = field.declared;
        let old = field.value.clone();
        if bits.is_empty() {
            if matches!(value, Init::Var(own) if own.0 == name) {
                return fail(value_span, format!("'{}' cannot be set to itself", self.text(name)));
            }
            return if self.assign(at, value, value_span)? {
                Ok(())
            } else {
                Err(self.misfit(name, &ty, value, value_span, declared))
            };
        }
        let Some(mut after) = old.spelled() else {
            return fail(
                span,
                format!("'{}' has type '{}', which has no bits", self.text(name), self.eval.type_text(&ty)),
            );
        };
        let part = Ty::Bits(bits.len() as u32);
        let Some(new) = self.eval.cast(value, &part)? else {
            return Err(self.misfit(name, &part, value, value_span, declared));
        };
        let mut set = rustc_hash::FxHashSet::default();
        for (i, &bit) in bits.iter().enumerate() {
            let (Some(slot), Some(value)) = (after.get_mut(bit as usize), self.eval.bit(&new, i as u32))
            else {
                return fail(span, format!("'{}' has no bit {bit}", self.text(name)));
            };
            if !set.insert(bit) {
                return fail(span, format!("bit {bit} of '{}' is set twice", self.text(name)));
            }
            *slot = value;
        }
        self.assign(at, &Init::bits(after), value_span).map(|_| ())
    }

    fn defvar(&mut self) -> Res<()> {
        self.bump();
        let (name, span) = self.ident("the name of the variable")?;
        let taken = self.scopes.last().is_some_and(|s| s.variables.contains_key(&name));
        let field = self.rec().is_some_and(|r| r.field(name).is_some());
        let global = self.scopes.len() == 1
            && (self.eval.globals.contains_key(&name) || self.eval.def(self.text(name)).is_some());
        if taken || field || global {
            let what = if field { "a field" } else { "something else" };
            return fail(span, format!("'{}' is already the name of {what}", self.text(name)));
        }
        self.expect(&Tok::Equal, "after the name of the variable")?;
        let value = self.value(None, Mode::Value)?;
        self.expect(&Tok::Semi, "after 'defvar'")?;
        if self.scopes.len() == 1 {
            self.eval.globals.insert(name, value);
        } else if let Some(scope) = self.scopes.last_mut() {
            scope.variables.insert(name, value);
        }
        Ok(())
    }

    fn deftype(&mut self) -> Res<()> {
        self.bump();
        let (name, span) = self.ident("the name of the type")?;
        if self.types.contains_key(&name) || self.eval.class_by_name.contains_key(&name) {
            return fail(span, format!("'{}' is already the name of a type or class", self.text(name)));
        }
        self.expect(&Tok::Equal, "after the name of the type")?;
        let start = self.span();
        let ty = self.ty()?;
        if let Ty::Record(_) = ty {
            let message =
                format!("a class, such as '{}', cannot be given another name", self.eval.type_text(&ty));
            let error = Diagnostic::error(start, message).with_help("derive a class from it instead");
            return Err(Box::new(error));
        }
        self.expect(&Tok::Semi, "after 'deftype'")?;
        self.types.insert(name, (ty, span));
        Ok(())
    }

    fn assert_statement(&mut self, inside: bool) -> Res<()> {
        self.bump();
        let span = self.span();
        let condition = self.value(None, Mode::Value)?;
        let span = self.since(span);
        self.expect(&Tok::Comma, "and a message after the condition")?;
        let message = self.value(None, Mode::Value)?;
        self.expect(&Tok::Semi, "after 'assert'")?;
        let assertion = Assertion { span, condition, message };
        match self.rec_mut() {
            Some(rec) if inside => {
                rec.assertions.push(assertion);
                Ok(())
            }
            _ => self.add_entry(RecordsEntry::Assert(assertion)),
        }
    }

    fn dump_statement(&mut self, inside: bool) -> Res<()> {
        let span = self.span();
        self.bump();
        let mut message = self.value(None, Mode::Value)?;
        let span = self.since(span);
        self.expect(&Tok::Semi, "after 'dump'")?;
        if let Init::Def(_) = message {
            let node = OpNode::bang(Bang::Repr, vec![message], Ty::String, At(Some(span)));
            message = self.eval.fold(node, None, false)?;
        }
        match self.rec_mut() {
            Some(rec) if inside => {
                rec.dumps.push(Dump { span, message });
                Ok(())
            }
            _ => {
                // Questions about existing records are about those defined before the statement.
                let mut nothing = Bindings::default();
                nothing.last = true;
                let message = self.eval.resolved(&message, &mut nothing)?;
                self.add_entry(RecordsEntry::Dump(Dump { span, message }))
            }
        }
    }
}
