//! Declarative formats of operations as the programs that the engine's parser and printer run.

use std::ops::Range;

use mlir::data::DataDef;
use mlir::opdef::{Anchor, Clause, Custom, CustomArg, Element, Format, Group, TypeArg, TypeRule};
use mlir::{AttrRef, Context, Type, TypeRef};
use ods::model::format::element as model;
use ods::model::operator::Operator;
use ods::model::relation::{Source, Typed};
use ods::predicate::Expr;

use crate::directives;
use crate::eval::{Compiler, Frame};
use crate::leak;
use crate::names::Names;
use crate::value::Val;

/// The program of a format; why there is none otherwise.
pub(crate) fn build(
    (names, directives): (&Names, &[(&str, Custom)]),
    op: &Operator,
    format: &model::Format,
) -> Result<Format> {
    let builder = Builder { names, directives, op };
    Ok(Format {
        elements: builder.elements(&format.elements)?,
        operand_types: builder.rules(&format.operand_types)?,
        result_types: builder.rules(&format.result_types)?,
    })
}

struct Builder<'a> {
    names: &'a Names,
    directives: &'a [(&'a str, Custom)],
    op: &'a Operator,
}

type Result<T> = std::result::Result<T, String>;

fn number(index: usize) -> Result<u8> {
    u8::try_from(index).map_err(|_| "there are more than 256 elements of one kind".to_owned())
}

fn type_arg(arg: model::TypeArg) -> Result<TypeArg> {
    Ok(match arg {
        model::TypeArg::Operand(i) => TypeArg::Operand(number(i)?),
        model::TypeArg::Result(i) => TypeArg::Result(number(i)?),
        model::TypeArg::Operands => TypeArg::Operands,
        model::TypeArg::Results => TypeArg::Results,
    })
}

fn custom_arg(arg: &model::CustomArg) -> Result<CustomArg> {
    Ok(match arg {
        model::CustomArg::Operand(i) => CustomArg::Operand(number(*i)?),
        model::CustomArg::Attr(i) => CustomArg::Attr(number(*i)?),
        model::CustomArg::Region(i) => CustomArg::Region(number(*i)?),
        model::CustomArg::Successor(i) => CustomArg::Successor(number(*i)?),
        model::CustomArg::Type(arg) => CustomArg::Type(type_arg(*arg)?),
        model::CustomArg::AttrDict => CustomArg::AttrDict,
        model::CustomArg::PropDict => CustomArg::PropDict,
        model::CustomArg::Operands => CustomArg::Operands,
        model::CustomArg::Regions => CustomArg::Regions,
        model::CustomArg::Successors => CustomArg::Successors,
        model::CustomArg::Text(text) => CustomArg::Text(leak::text(text)),
        model::CustomArg::Ref(inner) => custom_arg(inner)?,
    })
}

fn custom_args(args: &[(model::CustomArg, Range<usize>)]) -> Result<&'static [CustomArg]> {
    let all: Result<Vec<CustomArg>> = args.iter().map(|(arg, _)| custom_arg(arg)).collect();
    all.map(leak::list)
}

impl Builder<'_> {
    fn elements(&self, all: &[model::Element]) -> Result<&'static [Element]> {
        let all: Result<Vec<Element>> = all.iter().map(|e| self.element(e, false)).collect();
        all.map(leak::list)
    }

    fn element(&self, e: &model::Element, qualified: bool) -> Result<Element> {
        Ok(match &e.node {
            model::Node::Literal(text) => Element::Literal(leak::text(text)),
            model::Node::Space => Element::Space,
            model::Node::NoSpace => Element::NoSpace,
            model::Node::Newline => Element::Newline,
            model::Node::AttrDict { keyword } => Element::AttrDict { keyword: *keyword },
            model::Node::PropDict => Element::PropDict,
            model::Node::Operand(i) => Element::Operand(number(*i)?),
            model::Node::Attr(i) => Element::Attr(number(*i)?),
            model::Node::Region(i) => Element::Region(number(*i)?),
            model::Node::Successor(i) => Element::Successor(number(*i)?),
            model::Node::Operands => Element::Operands,
            model::Node::Regions => Element::Regions,
            model::Node::Successors => Element::Successors,
            model::Node::Type(arg) => match self.data(*arg).filter(|_| !qualified) {
                Some(def) => Element::DataType(type_arg(*arg)?, def),
                None => Element::Type(type_arg(*arg)?),
            },
            model::Node::FunctionalType(a, b) => Element::FunctionalType(type_arg(*a)?, type_arg(*b)?),
            model::Node::Qualified(inner) => Element::Qualified(leak::one(self.element(inner, true)?)),
            model::Node::Group(group) => Element::Group(leak::one(self.group(group)?)),
            model::Node::OiList(clauses) => {
                let all: Result<Vec<Clause>> = clauses.iter().map(|c| self.clause(c)).collect();
                Element::OiList(leak::list(all?))
            }
            model::Node::Custom(custom) => {
                let directive = directives::named(&custom.name, self.directives)
                    .ok_or_else(|| format!("directive 'custom<{}>' is C++", custom.name))?;
                let args = custom_args(&custom.args)?;
                Element::Custom(leak::one(Custom { parse: directive.parse, print: directive.print, args }))
            }
            model::Node::Result(_) | model::Node::Results => {
                return Err("a result outside a type directive".to_owned());
            }
        })
    }

    /// The table of the type that a single value has, if it is one of the dialect's.
    fn data(&self, arg: model::TypeArg) -> Option<&'static DataDef> {
        let group = match arg {
            model::TypeArg::Operand(i) => self.op.operands.get(i),
            model::TypeArg::Result(i) => self.op.results.get(i),
            model::TypeArg::Operands | model::TypeArg::Results => None,
        };
        self.names.definition(group?.data.as_deref()?)?.get().copied()
    }

    fn anchor(&self, e: &model::Element) -> Result<Anchor> {
        let typed = |args: &[model::TypeArg]| -> Result<Anchor> {
            let all: Result<Vec<CustomArg>> =
                args.iter().map(|arg| Ok(CustomArg::Type(type_arg(*arg)?))).collect();
            Ok(Anchor::Custom(leak::list(all?)))
        };
        Ok(match &e.node {
            model::Node::Operand(i) | model::Node::Type(model::TypeArg::Operand(i)) => {
                Anchor::Operand(number(*i)?)
            }
            model::Node::Type(model::TypeArg::Result(i)) => Anchor::Result(number(*i)?),
            model::Node::Attr(i) => Anchor::Attr(number(*i)?),
            model::Node::Region(i) => Anchor::Region(number(*i)?),
            model::Node::Successor(i) => Anchor::Successor(number(*i)?),
            model::Node::Qualified(inner) => self.anchor(inner)?,
            model::Node::Custom(custom) => Anchor::Custom(custom_args(&custom.args)?),
            model::Node::FunctionalType(a, b) => typed(&[*a, *b])?,
            model::Node::Type(arg) => typed(&[*arg])?,
            _ => Anchor::Custom(&[]),
        })
    }

    fn group(&self, group: &model::Group) -> Result<Group> {
        let part = if group.inverted { &group.otherwise } else { &group.then };
        Ok(Group {
            anchor: part.get(group.anchor).map_or(Ok(Anchor::Custom(&[])), |e| self.anchor(e))?,
            inverted: group.inverted,
            then: self.elements(&group.then)?,
            otherwise: self.elements(&group.otherwise)?,
        })
    }

    fn clause(&self, clause: &[model::Element]) -> Result<Clause> {
        let Some((model::Element { node: model::Node::Literal(keyword), .. }, rest)) = clause.split_first()
        else {
            return Err("a clause of an oilist without a keyword".to_owned());
        };
        let mut anchors = Vec::new();
        self.present(rest, &mut anchors)?;
        Ok(Clause {
            keyword: leak::text(keyword),
            elements: self.elements(rest)?,
            anchors: leak::list(anchors),
        })
    }

    /// The anchors of a clause of an `oilist`: it is written if any of them is present.
    fn present(&self, elements: &[model::Element], anchors: &mut Vec<Anchor>) -> Result<()> {
        for e in elements {
            match &e.node {
                model::Node::Group(group) => {
                    self.present(&group.then, anchors)?;
                    self.present(&group.otherwise, anchors)?;
                }
                model::Node::Literal(_)
                | model::Node::Space
                | model::Node::NoSpace
                | model::Node::Newline => {}
                _ => anchors.push(self.anchor(e)?),
            }
        }
        Ok(())
    }

    fn rules(&self, rules: &[model::TypeRule]) -> Result<&'static [TypeRule]> {
        let all: Result<Vec<TypeRule>> = rules.iter().map(|rule| self.rule(rule)).collect();
        all.map(leak::list)
    }

    fn rule(&self, rule: &model::TypeRule) -> Result<TypeRule> {
        let source = match rule {
            model::TypeRule::Inferred => return Err("the types of its results follow from C++".to_owned()),
            model::TypeRule::From(source) => source,
        };
        Ok(match source {
            Source::Given => TypeRule::Written,
            Source::Same(Typed::Attr(slot)) => TypeRule::AttrType(number(*slot)?),
            Source::Same(typed) => TypeRule::SameAs(typed_arg(*typed)?),
            Source::Computed(Typed::Attr(slot), e) => {
                let code = compiled(self.names, e)?;
                let made = move |attr: AttrRef<'_>| {
                    of_type(code, &Frame { cx: attr.cx(), this: Some(Val::Attr(attr)), op: None })
                };
                TypeRule::FromAttr(number(*slot)?, leak::one(made))
            }
            Source::Computed(typed, e) => TypeRule::From(typed_arg(*typed)?, transformer(self.names, e)?),
            Source::Built(e) => TypeRule::Built(made(self.names, e)?),
        })
    }
}

fn typed_arg(typed: Typed) -> Result<TypeArg> {
    Ok(match typed {
        Typed::Operand(i) => TypeArg::Operand(number(i)?),
        Typed::Result(i) => TypeArg::Result(number(i)?),
        Typed::Attr(_) => TypeArg::Operands,
    })
}

fn compiled(names: &Names, e: &Expr) -> Result<&'static crate::eval::Code> {
    let mut compiler = Compiler::new(names, Vec::new());
    let code = compiler.compile(e);
    match compiler.reasons.first() {
        Some(reason) => Err(reason.clone()),
        None => Ok(leak::one(code)),
    }
}

/// The type that an expression gives, or the first of several.
fn of_type(code: &crate::eval::Code, frame: &Frame<'_>) -> Option<Type> {
    match code.value(frame)? {
        Val::Type(ty) => Some(ty.id()),
        value => value.as_types()?.next().map(|ty| ty.id()),
    }
}

/// The function from one type to another that an expression over `$_self` is.
#[allow(clippy::type_complexity, reason = "the type of a field of the engine's tables")]
pub(crate) fn transformer(
    names: &Names,
    e: &Expr,
) -> Result<&'static (dyn Fn(TypeRef<'_>) -> Option<Type> + Send + Sync)> {
    let code = compiled(names, e)?;
    Ok(leak::one(move |ty: TypeRef<'_>| {
        of_type(code, &Frame { cx: ty.cx(), this: Some(Val::Type(ty)), op: None })
    }))
}

/// The type that an expression over `$_builder` makes; `none` where it cannot be made.
pub(crate) fn made(names: &Names, e: &Expr) -> Result<mlir::opdef::MakeType> {
    let code = compiled(names, e)?;
    Ok(leak::one(move |cx: &Context| {
        of_type(code, &Frame { cx, this: None, op: None }).unwrap_or_else(|| cx.none_ty())
    }))
}
