//! Types, references to classes, and template arguments.

use super::{Mode, Parser, Passed, RecordsEntry, with_suggestion};
use crate::eval::{Rec, Res, fail};
use crate::lexer::{Kw, Tok};
use crate::names::Sym;
use crate::value::{Bases, ClassId, Init, TemplateArg, Ty};
use support::{Diagnostic, Span};

/// How many bits a `bits<n>` type may have.
const MAX_BITS: i64 = 1 << 16;

/// How deep a list type may be, including types behind names.
const MAX_LIST_DEPTH: usize = 100;

/// The types that are not classes.
const BUILTIN: &[&str] = &["bit", "bits", "code", "dag", "int", "list", "string"];

/// The kinds of definitions that take template arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    Class,
    /// A multiclass that a `defm` uses.
    Multiclass,
    /// A multiclass from which another one derives. As in LLVM, its arguments are not converted to the
    /// parameters' types, so `-1` given for `bits<5>` is still -1. They must fit these types nevertheless.
    BaseMulticlass,
}

impl Parser<'_> {
    pub(super) fn ty(&mut self) -> Res<Ty> {
        self.nested(Self::ty_inner)
    }

    fn ty_inner(&mut self) -> Res<Ty> {
        let start = self.span();
        let Tok::Kw(keyword) = *self.tok() else {
            if let Tok::Ident(name) = *self.tok() {
                if let Some((ty, _)) = self.types.get(&name) {
                    let ty = ty.clone();
                    self.bump();
                    return Ok(ty);
                }
                return match self.class_id() {
                    Ok(class) => Ok(Ty::Record(Bases::One(class))),
                    Err(error) if error.help.is_none() => {
                        Err(with_suggestion(*error, self.text(name), BUILTIN.iter().copied()))
                    }
                    Err(error) => Err(error),
                };
            }
            return Err(self.unexpected("a type"));
        };
        let ty = match keyword {
            Kw::String | Kw::Code => Ty::String,
            Kw::Bit => Ty::Bit,
            Kw::Int => Ty::Int,
            Kw::Dag => Ty::Dag,
            Kw::Bits => {
                self.bump();
                self.expect(&Tok::Less, "after 'bits'")?;
                let Tok::Int(count) = *self.tok() else { return Err(self.unexpected("the number of bits")) };
                if !(0..=MAX_BITS).contains(&count) {
                    return fail(self.span(), format!("a bits type has 0 to {MAX_BITS} bits, not {count}"));
                }
                self.bump();
                self.expect_close(&Tok::Greater, "the bits type", start)?;
                return Ok(Ty::Bits(count as u32));
            }
            Kw::List => {
                self.bump();
                self.expect(&Tok::Less, "after 'list'")?;
                let element = self.ty()?;
                self.expect_close(&Tok::Greater, "the list type", start)?;
                if element.depth() >= MAX_LIST_DEPTH {
                    return fail(self.since(start), "this type nests too deeply");
                }
                return Ok(element.list());
            }
            _ => return Err(self.unexpected("a type")),
        };
        self.bump();
        Ok(ty)
    }

    /// `<type>` after an operator.
    pub(super) fn operator_type(&mut self, operator: &str) -> Res<Ty> {
        let open = self.span();
        self.expect(&Tok::Less, &format!("and a type after '!{operator}'"))?;
        if *self.tok() == Tok::Kw(Kw::Code) {
            let error = Diagnostic::error(self.span(), "operators do not know the type 'code'");
            return Err(Box::new(error.with_help("write 'string'")));
        }
        let ty = self.ty()?;
        self.expect_close(&Tok::Greater, "the operator's type", open)?;
        Ok(ty)
    }

    /// The name of a class.
    pub(super) fn class_id(&mut self) -> Res<ClassId> {
        let (name, span) = self.ident("the name of a class")?;
        self.class_named(name, span)
    }

    pub(super) fn class_named(&mut self, name: Sym, span: Span) -> Res<ClassId> {
        if let Some(&id) = self.eval.class_by_name.get(&name) {
            return Ok(id);
        }
        let error = Diagnostic::error(span, format!("there is no class named '{}'", self.text(name)));
        if self.multis.contains_key(&name) {
            return Err(Box::new(error.with_help("this is a multiclass; instantiate it with 'defm'")));
        }
        Err(self.undefined(error, name, |parser| {
            let classes = parser.eval.class_by_name.keys().chain(parser.types.keys());
            classes.take(20_000).map(|n| parser.text(*n)).collect()
        }))
    }

    /// `Class` or `Class<arguments>` as a base.
    pub(super) fn class_reference(&mut self) -> Res<(ClassId, Vec<TemplateArg>, Span)> {
        let start = self.span();
        let class = self.class_id()?;
        let args = match self.tok() {
            Tok::Less => {
                let rec = std::sync::Arc::clone(&self.eval.classes[class]);
                self.template_args(&rec, Owner::Class)?
            }
            _ => Vec::new(),
        };
        Ok((class, args, self.since(start)))
    }

    /// `<arguments>` for the parameters of `owner`, positional ones before named ones.
    pub(super) fn template_args(&mut self, owner: &Rec, kind: Owner) -> Res<Vec<TemplateArg>> {
        let open = self.span();
        self.expect(&Tok::Less, "before template arguments")?;
        let mut args: Vec<TemplateArg> = Vec::new();
        if self.eat(&Tok::Greater) {
            return Ok(args);
        }
        loop {
            let arg = match (self.tok(), self.peek()) {
                (&Tok::Ident(name), Tok::Equal) => self.named_arg(owner, name, kind, &args)?,
                _ => self.positional_arg(owner, kind, &args)?,
            };
            args.push(arg);
            if self.eat(&Tok::Greater) {
                return Ok(args);
            }
            if !self.eat(&Tok::Comma) {
                let mut error = self.unexpected("',' or '>' after a template argument");
                error.notes.push(Diagnostic::note(open, "the arguments start here"));
                return Err(error);
            }
        }
    }

    fn named_arg(&mut self, owner: &Rec, name: Sym, kind: Owner, before: &[TemplateArg]) -> Res<TemplateArg> {
        let span = self.span();
        let qualified = owner.symbol.map(|owner| self.eval.qualify(owner, name, kind != Owner::Class));
        let Some((qualified, field)) = qualified.and_then(|q| Some((q, owner.field(q)?))) else {
            let message = format!(
                "'{}' has no template parameter named '{}'",
                self.eval.show_plain(&owner.name),
                self.text(name)
            );
            let known = owner.template_args.iter().map(|&n| self.eval.plain_name(n));
            let error = with_suggestion(Diagnostic::error(span, message), self.text(name), known);
            return Err(self.lacking(owner, error));
        };
        if before.iter().any(|a| a.name == qualified) {
            return fail(span, format!("the template argument '{}' is given twice", self.text(name)));
        }
        self.bump();
        self.bump();
        let ty = field.ty.clone();
        let declared = field.declared;
        let value_span = self.span();
        let value = self.value(Some(&ty), Mode::Value)?;
        if value == Init::Unset {
            return fail(value_span, "a named template argument cannot be '?'");
        }
        let place = (self.since(value_span), declared);
        let value = self.argument_value(value, &ty, (qualified, kind), place)?;
        Ok(TemplateArg { name: qualified, named: true, value })
    }

    fn positional_arg(&mut self, owner: &Rec, kind: Owner, before: &[TemplateArg]) -> Res<TemplateArg> {
        let span = self.span();
        if before.last().is_some_and(|a| a.named) {
            return fail(span, "a positional template argument cannot follow a named one");
        }
        let Some(&name) = owner.template_args.get(before.len()) else {
            let message = format!(
                "'{}' takes {} template argument{}, but more are given",
                self.eval.show_plain(&owner.name),
                owner.template_args.len(),
                if owner.template_args.len() == 1 { "" } else { "s" }
            );
            let error = Diagnostic::error(span, message).with_note(owner.span, "it is defined here");
            return Err(self.lacking(owner, Box::new(error)));
        };
        let (ty, declared) = match owner.field(name) {
            Some(field) => (field.ty.clone(), field.declared),
            None => (Ty::Int, owner.span),
        };
        let value = self.value(Some(&ty), Mode::Value)?;
        let value = self.argument_value(value, &ty, (name, kind), (self.since(span), declared))?;
        Ok(TemplateArg { name, named: false, value })
    }

    /// An argument as a value of its parameter; an argument for a parent multiclass is left unchanged.
    fn argument_value(
        &mut self,
        value: Init,
        ty: &Ty,
        (name, owner): (Sym, Owner),
        (span, declared): (Span, Span),
    ) -> Res<Init> {
        let cast = self.eval.cast(&value, ty)?;
        if owner == Owner::Class || owner == Owner::Multiclass {
            return cast.ok_or_else(|| self.misfit_argument(&value, name, ty, span, declared));
        }
        let passed = Passed { value: value.clone(), span, name, ty: ty.clone(), declared };
        let own = self.eval.type_of(&value);
        // LLVM's ARM back end relies on this: a record is also accepted where a dag is expected.
        let as_dag = *ty == Ty::Dag && matches!(own, Some(Ty::Record(_)));
        if cast.is_none() && !as_dag {
            return Err(self.misfit_passed(&passed));
        }
        let sure = as_dag || own.is_some_and(|own| self.eval.is_a(&own, ty));
        if sure {
            return Ok(value);
        }
        self.check_passed(&passed)?;
        if let Some(multi) = self.multi.as_mut().filter(|_| !value.concrete()) {
            multi.entries.push(RecordsEntry::Passed(Box::new(passed)));
        }
        Ok(value)
    }

    /// Checks an argument for a parent multiclass, if it is already known.
    pub(super) fn check_passed(&self, passed: &Passed) -> Res<()> {
        if passed.value.concrete() && self.eval.convert(&passed.value, &passed.ty).is_none() {
            Err(self.misfit_passed(passed))
        } else {
            Ok(())
        }
    }

    fn misfit_passed(&self, passed: &Passed) -> Box<Diagnostic> {
        self.misfit_argument(&passed.value, passed.name, &passed.ty, passed.span, passed.declared)
    }

    fn misfit_argument(
        &self,
        value: &Init,
        name: Sym,
        ty: &Ty,
        span: Span,
        declared: Span,
    ) -> Box<Diagnostic> {
        let found = match self.eval.type_of(value) {
            Some(found) => self.eval.type_text(&found),
            None => "?".into(),
        };
        let message = format!(
            "the template argument '{}' needs a value of type '{}', not {} of type '{found}'",
            self.eval.plain_name(name),
            self.eval.type_text(ty),
            self.eval.show(value)
        );
        Box::new(Diagnostic::error(span, message).with_note(declared, "the parameter is declared here"))
    }
}
