//! Values: literals, names, suffixes and `#`.

use super::types::Owner;
use super::{Mode, Parser, Subject, with_suggestion};
use crate::bytes::joined;
use crate::eval::{Res, fail};
use crate::lexer::{Bang, Kw, Tok};
use crate::names::Sym;
use crate::value::{Arg, At, Init, Op, OpNode, Text, Ty};
use std::sync::Arc;
use support::{Diagnostic, Span};

impl Parser<'_> {
    /// A value. `wanted` is the type that its context requires, if known.
    pub(super) fn value(&mut self, wanted: Option<&Ty>, mode: Mode) -> Res<Init> {
        self.nested(|p| p.value_inner(wanted, mode))
    }

    fn value_inner(&mut self, wanted: Option<&Ty>, mode: Mode) -> Res<Init> {
        let start = self.span();
        let first = self.operand(wanted, mode)?;
        if *self.tok() != Tok::Hash {
            return Ok(first);
        }
        // `a # b # c` groups to the right, and the first operand determines the kind of all
        // operands.
        let list = matches!(self.eval.type_of(&first), Some(Ty::List(_)));
        let mut operands = vec![(first, start)];
        while *self.tok() == Tok::Hash {
            self.bump();
            let span = self.span();
            if matches!(self.tok(), Tok::Colon | Tok::Semi | Tok::LBrace) {
                if !list {
                    operands.push((Init::string(""), span));
                }
                break;
            }
            let operand = if list {
                self.nested(|p| p.operand(wanted, Mode::Value))?
            } else {
                self.nested(|p| p.operand(None, Mode::Name))?
            };
            operands.push((operand, span));
        }
        let at = At(Some(self.since(start)));
        let mut result: Option<(Init, Span)> = None;
        while let Some((operand, span)) = operands.pop() {
            let joined = match (list, result) {
                (true, None) => operand,
                (true, Some((right, right_span))) => {
                    self.paste_lists(operand, right, span, right_span, at)?
                }
                (false, None) => self.paste_operand(operand, span)?,
                (false, Some((right, _))) => {
                    let left = self.paste_operand(operand, span)?;
                    let node = OpNode::bang(Bang::StrConcat, vec![left, right], Ty::String, at);
                    self.eval.fold(node, None, false)?
                }
            };
            result = Some((joined, span));
        }
        Ok(result.map_or(Init::Unset, |(value, _)| value))
    }

    fn paste_lists(&mut self, left: Init, right: Init, span: Span, right_span: Span, at: At) -> Res<Init> {
        let types = (self.eval.type_of(&left), self.eval.type_of(&right));
        match &types {
            (Some(a @ Ty::List(_)), Some(b @ Ty::List(_))) if self.eval.common(a, b).is_some() => {
                let node = OpNode::bang(Bang::ListConcat, vec![left, right], a.clone(), at);
                self.eval.fold(node, None, false)
            }
            (first, _) => {
                let wrong = if matches!(first, Some(Ty::List(_))) { right_span } else { span };
                fail(wrong, "'#' joins two lists of the same type, or values that can be strings")
            }
        }
    }

    fn paste_operand(&mut self, operand: Init, span: Span) -> Res<Init> {
        match self.eval.type_of(&operand) {
            Some(Ty::String) => return Ok(operand),
            Some(Ty::Dag | Ty::List(_)) | None => {}
            Some(_) => {
                let node = OpNode::bang(Bang::Cast, vec![operand.clone()], Ty::String, At(Some(span)));
                return self.eval.fold(node, None, false);
            }
        }
        fail(span, format!("{} cannot be turned into a string", self.eval.show(&operand)))
    }

    /// A simple value with its suffixes.
    fn operand(&mut self, wanted: Option<&Ty>, mode: Mode) -> Res<Init> {
        let start = self.span();
        let mut value = self.simple(wanted, mode)?;
        loop {
            value = match self.tok() {
                Tok::LBrace if mode == Mode::Name => return Ok(value),
                Tok::LBrace => self.bit_suffix(value, start)?,
                Tok::LSquare => self.subscript(value, start)?,
                Tok::Dot => self.field_suffix(value, start)?,
                _ => return Ok(value),
            };
        }
    }

    fn bit_suffix(&mut self, value: Init, start: Span) -> Res<Init> {
        let open = self.span();
        self.bump();
        let bits = self.ranges()?;
        self.expect_close(&Tok::RBrace, "the bit range", open)?;
        let count = match (&value, self.eval.type_of(&value)) {
            (_, Some(Ty::Bits(n))) => n,
            // Only a known integer has bits; for others, the number of bits is unknown.
            (Init::Int(_), _) => 64,
            _ => 0,
        };
        let picked = bits.iter().rev().map(|&i| (i < count).then(|| self.eval.bit(&value, i)).flatten());
        match picked.collect::<Option<Vec<Init>>>() {
            Some(bits) => Ok(Init::bits(bits)),
            None => {
                let message = format!("this value has no such bits: {}", self.eval.show(&value));
                Err(Box::new(Diagnostic::error(self.since(open), message).with_secondary(start, "the value")))
            }
        }
    }

    /// `1-3`, `0...7`, `4`: bit numbers as written, in `{}` or `<>`.
    pub(super) fn ranges(&mut self) -> Res<Vec<u32>> {
        let mut out = Vec::new();
        loop {
            let first = self.range_end()?;
            self.range_piece(first, &mut out)?;
            if !self.eat(&Tok::Comma) {
                return Ok(out);
            }
        }
    }

    fn range_end(&mut self) -> Res<i64> {
        let span = self.span();
        let value = self.value(None, Mode::Value)?;
        match value {
            Init::Int(n) => Ok(n),
            _ => fail(self.since(span), "expected an integer or a range of integers"),
        }
    }

    /// The rest of a range whose first number is known.
    pub(super) fn range_piece(&mut self, first: i64, out: &mut Vec<u32>) -> Res<()> {
        let span = self.span();
        let last = match *self.tok() {
            Tok::Ellipsis | Tok::Minus => {
                self.bump();
                self.range_end()?
            }
            // `1-3` is read as 1 and -3.
            Tok::Int(n) if n <= 0 => {
                self.bump();
                n.wrapping_neg()
            }
            _ => first,
        };
        let (Ok(first), Ok(last)) = (u32::try_from(first), u32::try_from(last)) else {
            return fail(span, "the ends of a range must not be negative or too large");
        };
        let length = u64::from(first.abs_diff(last)) + 1 + out.len() as u64;
        self.eval.spend(length, At(Some(span)))?;
        if first <= last {
            out.extend(first..=last)
        } else {
            out.extend((last..=first).rev())
        }
        Ok(())
    }

    fn subscript(&mut self, value: Init, start: Span) -> Res<Init> {
        let Some(ty @ Ty::List(_)) = self.eval.type_of(&value) else {
            let found = match self.eval.type_of(&value) {
                Some(ty) => format!("a value of type '{}'", self.eval.type_text(&ty)),
                None => "'?'".into(),
            };
            return fail(self.since(start), format!("only a list can be subscripted, not {found}"));
        };
        let open = self.span();
        self.bump();
        let index = self.slice_elements()?;
        self.expect_close(&Tok::RSquare, "the subscript", open)?;
        let at = At(Some(self.since(start)));
        let node = match self.eval.type_of(&index) {
            Some(Ty::List(_)) => OpNode::new(Op::Slice, vec![value, index], ty, at),
            _ => {
                let element = ty.element().cloned().unwrap_or(Ty::Int);
                OpNode::new(Op::Element, vec![value, index], element, at)
            }
        };
        self.eval.fold(node, None, false)
    }

    /// Subscripts: one integer is an element; a list, a range or a comma makes a slice.
    fn slice_elements(&mut self) -> Res<Init> {
        let mut slices: Vec<Init> = Vec::new();
        let mut items: Vec<Init> = Vec::new();
        let mut single = true;
        let start = self.span();
        let ints = |items: &mut Vec<Init>| Init::list(std::mem::take(items), Ty::Int);
        loop {
            let span = self.span();
            let element = self.slice_element()?;
            match self.eval.type_of(&element) {
                Some(Ty::Int) => items.push(element),
                Some(Ty::List(inner)) if *inner == Ty::Int => {
                    single = false;
                    if !items.is_empty() {
                        slices.push(ints(&mut items));
                    }
                    slices.push(element);
                }
                _ => {
                    return fail(
                        self.since(span),
                        "a subscript is an integer, a range, or a list of integers",
                    );
                }
            }
            if !self.eat(&Tok::Comma) {
                break;
            }
            single = false;
            if *self.tok() == Tok::RSquare {
                break;
            }
        }
        if let (true, Some(item)) = (single, items.last()) {
            return Ok(item.clone());
        }
        if !items.is_empty() {
            slices.push(ints(&mut items));
        }
        let at = At(Some(self.since(start)));
        let mut parts = slices.into_iter();
        let mut result = parts.next().unwrap_or_else(|| Init::list(Vec::new(), Ty::Int));
        for part in parts {
            let node = OpNode::bang(Bang::ListConcat, vec![result, part], Ty::Int.list(), at);
            result = self.eval.fold(node, None, false)?;
        }
        Ok(result)
    }

    fn slice_element(&mut self) -> Res<Init> {
        let start = self.span();
        let from = self.value(None, Mode::Value)?;
        let to = match *self.tok() {
            Tok::Ellipsis | Tok::Minus => {
                self.bump();
                self.value(None, Mode::Value)?
            }
            Tok::Int(n) if n <= 0 => {
                self.bump();
                Init::Int(n.wrapping_neg())
            }
            _ => return Ok(from),
        };
        let ints = [&from, &to].iter().all(|v| self.eval.type_of(v) == Some(Ty::Int));
        if !ints {
            return fail(self.since(start), "the ends of a range must be integers");
        }
        let node = OpNode::new(Op::ClosedRange, vec![from, to], Ty::Int.list(), At(Some(self.since(start))));
        self.eval.fold(node, None, false)
    }

    fn field_suffix(&mut self, value: Init, start: Span) -> Res<Init> {
        self.bump();
        let (name, span) = self.ident("the name of a field after '.'")?;
        let Some(ty) = self.eval.field_type(&value, name) else {
            return Err(self.no_field(&value, name, span));
        };
        let at = At(Some(self.since(start)));
        self.eval.field_of(value, name, ty, at)
    }

    fn no_field(&mut self, value: &Init, name: Sym, span: Span) -> Box<Diagnostic> {
        let shown = self.eval.show(value);
        let field = self.text(name).to_string();
        match self.eval.type_of(value) {
            Some(ty @ Ty::Record(_)) => {
                let message =
                    format!("{shown} of type '{}' has no field '{field}'", self.eval.type_text(&ty));
                let mut known: Vec<&str> = Vec::new();
                if let Ty::Record(classes) = &ty {
                    let fields = classes.iter().flat_map(|&c| self.eval.classes[c].fields());
                    known.extend(fields.map(|f| &**self.eval.names.text(f.name)));
                }
                let mut error = with_suggestion(Diagnostic::error(span, message), &field, known);
                if let Ty::Record(classes) = &ty {
                    error = classes
                        .iter()
                        .fold(error, |error, &class| self.lacking(&self.eval.classes[class], error));
                }
                error
            }
            _ => Box::new(Diagnostic::error(
                span,
                format!("{shown} is not a record and has no field '{field}'"),
            )),
        }
    }

    fn simple(&mut self, wanted: Option<&Ty>, mode: Mode) -> Res<Init> {
        let start = self.span();
        let value = match self.tok() {
            Tok::Bang(bang) => {
                let bang = *bang;
                return self.operator(bang, wanted);
            }
            Tok::Kw(Kw::True) => Init::Int(1),
            Tok::Kw(Kw::False) => Init::Int(0),
            Tok::Int(n) => Init::Int(*n),
            Tok::Binary(value, digits) => {
                let value = *value;
                Init::number_bits(value, *digits)
            }
            Tok::Question => Init::Unset,
            Tok::Code(text) => Init::Str(Arc::new(Text::new(text.clone(), true, At(Some(start))))),
            Tok::Str(text) => {
                let text = text.clone();
                return Ok(self.string(text, start));
            }
            Tok::Ident(name) => {
                let name = *name;
                return self.name(name, mode);
            }
            Tok::LBrace => return self.bits_literal(),
            Tok::LSquare => return self.list_literal(wanted),
            Tok::LParen => return self.dag_literal(),
            _ => return Err(self.unexpected("a value")),
        };
        self.bump();
        Ok(value)
    }

    /// Adjacent string literals are one string.
    fn string(&mut self, first: Arc<str>, start: Span) -> Init {
        self.bump();
        if !matches!(self.tok(), Tok::Str(_)) {
            return Init::Str(Arc::new(Text::new(first, false, At(Some(start)))));
        }
        let mut text = first.to_string();
        while let Tok::Str(next) = self.tok() {
            text.push_str(next);
            self.bump();
        }
        Init::string(joined(text))
    }

    fn name(&mut self, name: Sym, mode: Mode) -> Res<Init> {
        let span = self.span();
        self.bump();
        if *self.tok() == Tok::Less && (mode == Mode::Value || self.is_class(name)) {
            return self.class_call(name, span);
        }
        if let Some(value) = self.variable(name) {
            return Ok(value);
        }
        if mode == Mode::Name {
            let text = self.eval.names.text(name).clone();
            return Ok(Init::string(text));
        }
        if let Some(id) = self.eval.def(self.text(name)) {
            return Ok(Init::Def(id));
        }
        if let Some(value) = self.eval.globals.get(&name) {
            return Ok(value.clone());
        }
        if let Subject::Def(rec) = &self.subject {
            // A record may refer to itself; its value is known when it is finished.
            if self.multi.is_none() && rec.name.as_text() == Some(self.text(name)) {
                let ty = self.eval.record_type(rec.direct.clone());
                let own = rec.name.clone();
                return self.eval.fold(OpNode::bang(Bang::Cast, vec![own], ty, At(Some(span))), None, false);
            }
        }
        let error = Diagnostic::error(span, format!("'{}' is not defined", self.text(name)));
        Err(self.undefined(error, name, Parser::known_names))
    }

    fn is_class(&self, name: Sym) -> bool {
        self.eval.class_by_name.contains_key(&name)
    }

    fn class_call(&mut self, name: Sym, span: Span) -> Res<Init> {
        let class = self.class_named(name, span)?;
        let rec = Arc::clone(&self.eval.classes[class]);
        let args = self.template_args(&rec, Owner::Class)?;
        let whole = self.since(span);
        self.eval.bind_arguments(&rec, &args, whole, |_, _| {})?;
        // The class being defined must not be shared while its body continues.
        drop(rec);
        let at = At(Some(whole));
        self.eval.call(Init::call(class, args, at, at))
    }

    fn bits_literal(&mut self) -> Res<Init> {
        let open = self.span();
        self.bump();
        let mut bits: Vec<Init> = Vec::new();
        while *self.tok() != Tok::RBrace {
            let span = self.span();
            let value = self.value(None, Mode::Value)?;
            match (&value, self.eval.type_of(&value)) {
                (Init::Known { .. } | Init::Bits(_), _) => {
                    bits.extend(value.spelled().into_iter().flatten().rev());
                }
                (Init::Var(..), Some(Ty::Bits(n))) => {
                    bits.extend((0..n).rev().filter_map(|i| self.eval.bit(&value, i)));
                }
                _ => match self.eval.cast(&value, &Ty::Bit)? {
                    Some(bit) => bits.push(bit),
                    None => {
                        return fail(self.since(span), format!("{} is not a bit", self.eval.show(&value)));
                    }
                },
            }
            self.eval.spend(bits.len() as u64, At(Some(span)))?;
            if !self.eat(&Tok::Comma) {
                break;
            }
        }
        self.expect_close(&Tok::RBrace, "the bits", open)?;
        bits.reverse();
        Ok(Init::bits(bits))
    }

    fn list_literal(&mut self, wanted: Option<&Ty>) -> Res<Init> {
        let open = self.span();
        let wanted = match wanted {
            Some(Ty::List(element)) => Some(&**element),
            Some(other) => {
                return fail(
                    open,
                    format!("a list stands where a value of type '{}' is needed", self.eval.type_text(other)),
                );
            }
            None => None,
        };
        self.bump();
        let mut items = Vec::new();
        let mut element: Option<Ty> = None;
        while *self.tok() != Tok::RSquare {
            let span = self.span();
            let item = self.value(wanted, Mode::Value)?;
            if let Some(ty) = self.eval.type_of(&item) {
                element = match &element {
                    None => Some(ty),
                    Some(before) => match self.eval.common(before, &ty) {
                        Some(common) => Some(common),
                        None => {
                            let message = format!(
                                "this element has type '{}', but the ones before it have type '{}'",
                                self.eval.type_text(&ty),
                                self.eval.type_text(before)
                            );
                            return fail(self.since(span), message);
                        }
                    },
                };
            }
            items.push(item);
            if !self.eat(&Tok::Comma) {
                break;
            }
        }
        self.expect_close(&Tok::RSquare, "the list", open)?;
        if self.eat(&Tok::Less) {
            let given = self.ty()?;
            self.expect_close(&Tok::Greater, "the list's element type", open)?;
            self.fits(element.as_ref(), &given, open)?;
            element = Some(given);
        }
        if let Some(wanted) = wanted {
            self.fits(element.as_ref(), wanted, open)?;
        }
        match element.or_else(|| wanted.cloned()) {
            Some(element) => self.eval.bounded(Init::list(items, element), At(Some(open))),
            None => {
                let error = Diagnostic::error(self.since(open), "the type of this empty list is not known")
                    .with_help("write its element type after it, as in '[]<int>'");
                Err(Box::new(error))
            }
        }
    }

    fn fits(&self, element: Option<&Ty>, wanted: &Ty, open: Span) -> Res<()> {
        match element {
            Some(element) if !self.eval.convertible(element, wanted) => {
                let message = format!(
                    "the elements of this list have type '{}', which does not convert to '{}'",
                    self.eval.type_text(element),
                    self.eval.type_text(wanted)
                );
                fail(self.since(open), message)
            }
            _ => Ok(()),
        }
    }

    fn dag_literal(&mut self) -> Res<Init> {
        let open = self.span();
        self.bump();
        let operator_starts = matches!(
            self.tok(),
            Tok::Ident(_) | Tok::Question | Tok::LSquare | Tok::Bang(Bang::Cast | Bang::GetDagOp)
        );
        if !operator_starts {
            return Err(self.unexpected("the operator of a dag"));
        }
        let op = self.value(None, Mode::Value)?;
        let op_name = if self.eat(&Tok::Colon) { Some(self.dag_name()?) } else { None };
        let mut args = Vec::new();
        while *self.tok() != Tok::RParen {
            let span = self.span();
            let (value, name) = match *self.tok() {
                Tok::VarName(name) => {
                    self.bump();
                    (Init::Unset, Some(name))
                }
                _ => {
                    let value = self.value(None, Mode::Value)?;
                    let name = if self.eat(&Tok::Colon) { Some(self.dag_name()?) } else { None };
                    (value, name)
                }
            };
            args.push(Arg { value, name, at: At(Some(self.since(span))) });
            if !self.eat(&Tok::Comma) {
                break;
            }
            if *self.tok() == Tok::RParen {
                return Err(self.unexpected("an argument after ','"));
            }
        }
        self.expect_close(&Tok::RParen, "the dag", open)?;
        let at = At(Some(self.since(open)));
        self.eval.bounded(Init::dag(op, op_name, args, at), at)
    }

    fn dag_name(&mut self) -> Res<Sym> {
        match *self.tok() {
            Tok::VarName(name) => {
                self.bump();
                Ok(name)
            }
            _ => Err(self.unexpected("a '$' name after ':'")),
        }
    }
}
