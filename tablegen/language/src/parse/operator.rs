//! Bang operators: their operands, and the types of the operands.

use super::{Mode, Parser, Scope, ScopeKind};
use crate::eval::{Eval, Res, fail};
use crate::lexer::{Bang, Tok};
use crate::names::Sym;
use crate::value::{At, Init, OpNode, Ty};
use support::Span;

/// An operand with its place.
struct Operand {
    value: Init,
    span: Span,
}

impl Parser<'_> {
    /// `!name<type>(operands)`
    pub(super) fn operator(&mut self, bang: Bang, wanted: Option<&Ty>) -> Res<Init> {
        let start = self.span();
        self.bump();
        use Bang as B;
        match bang {
            B::Foreach | B::Filter => return self.foreach_operator(bang, start, wanted),
            B::Foldl => return self.foldl(start),
            B::Cond => return self.cond(start, wanted),
            _ => {}
        }
        let param = match bang {
            B::Cast | B::IsA | B::Exists | B::GetDagArg | B::Instances => {
                Some(self.operator_type(bang.text())?)
            }
            B::GetDagOp if *self.tok() == Tok::Less => Some(self.operator_type(bang.text())?),
            _ => None,
        };
        let mut operands = self.operands(bang, wanted)?;
        if bang == B::Instances && operands.is_empty() {
            operands.push(Operand { value: Init::string(".*"), span: start });
        }
        self.count(bang, &operands, start)?;
        let (ty, operands) = self.check(bang, param.clone(), operands, wanted, start)?;
        let at = At(Some(self.since(start)));
        let mut args: Vec<Init> = operands.into_iter().map(|o| o.value).collect();
        let associative =
            matches!(bang, B::StrConcat | B::ListConcat | B::Con | B::Add | B::And | B::Or | B::Xor | B::Mul);
        // More than two operands of an associative operator group to the right.
        while associative && args.len() > 2 {
            if let (Some(right), Some(left)) = (args.pop(), args.pop()) {
                let node = OpNode::bang(bang, vec![left, right], ty.clone(), at);
                args.push(self.eval.fold(node, None, false)?);
            }
        }
        let mut node = OpNode::bang(bang, args, ty, at);
        if matches!(bang, B::IsA | B::Exists | B::Instances) {
            node.param = param;
        }
        let current =
            (bang == B::Instances).then(|| self.naming().or(self.rec()).map(Eval::current)).flatten();
        self.eval.fold(node, current.as_ref(), false)
    }

    fn read_operand(&mut self, expected: Option<&Ty>) -> Res<Operand> {
        let span = self.span();
        let value = self.value(expected, Mode::Value)?;
        Ok(Operand { value, span: self.since(span) })
    }

    fn operands(&mut self, bang: Bang, wanted: Option<&Ty>) -> Res<Vec<Operand>> {
        let open = self.span();
        self.expect(&Tok::LParen, &format!("after '!{}'", bang.text()))?;
        let mut operands: Vec<Operand> = Vec::new();
        // The common type of the lists so far, with which the next one is read.
        let mut list = wanted.cloned();
        while *self.tok() != Tok::RParen {
            let expected = match (bang, operands.len()) {
                (Bang::If, 1 | 2) => wanted,
                (Bang::ListConcat | Bang::ListRemove, _) => list.as_ref(),
                _ => None,
            };
            let operand = self.read_operand(expected)?;
            if matches!(bang, Bang::ListConcat | Bang::ListRemove) {
                let own = self.eval.type_of(&operand.value);
                list = match (&list, &own) {
                    (Some(before), Some(own)) => self.eval.common(before, own),
                    _ => own,
                };
            }
            operands.push(operand);
            if !self.eat(&Tok::Comma) {
                break;
            }
            if *self.tok() == Tok::RParen {
                return Err(self.unexpected("an operand after ','"));
            }
        }
        self.expect_close(&Tok::RParen, &format!("the operands of '!{}'", bang.text()), open)?;
        Ok(operands)
    }

    fn count(&self, bang: Bang, operands: &[Operand], start: Span) -> Res<()> {
        use Bang as B;
        let (least, most) = match bang {
            B::Cast | B::IsA | B::Exists | B::Instances | B::Initialized | B::Repr => (1, 1),
            B::Head | B::Tail | B::Size | B::Empty | B::ListFlatten | B::ToLower | B::ToUpper => (1, 1),
            B::Not | B::LogTwo | B::GetDagOp | B::GetDagOpName => (1, 1),
            B::Range => (1, 3),
            B::If | B::Subst | B::Dag | B::SetDagArg | B::SetDagName => (3, 3),
            B::Substr | B::Find => (2, 3),
            B::StrConcat | B::ListConcat | B::Con | B::Add | B::And | B::Or | B::Xor | B::Mul => {
                (2, usize::MAX)
            }
            _ => (2, 2),
        };
        let count = operands.len();
        if (least..=most).contains(&count) {
            return Ok(());
        }
        let needs = match (least, most) {
            (a, b) if a == b => format!("{a}"),
            (a, usize::MAX) => format!("at least {a}"),
            (a, b) => format!("{a} to {b}"),
        };
        let plural = if needs == "1" { "" } else { "s" };
        let are = if count == 1 { "is" } else { "are" };
        let message = format!("'!{}' takes {needs} operand{plural}, but {count} {are} given", bang.text());
        let place = operands.get(most).map_or(start, |extra| extra.span);
        fail(place, message)
    }

    fn wrong<T>(&self, bang: Bang, operand: &Operand, needs: &str) -> Res<T> {
        let found = match self.eval.type_of(&operand.value) {
            Some(ty) => format!("a value of type '{}'", self.eval.type_text(&ty)),
            None => "'?'".to_string(),
        };
        fail(operand.span, format!("'!{}' needs {needs} here, not {found}", bang.text()))
    }

    /// Checks that an operand's type is of some kind.
    fn need(&self, bang: Bang, operand: &Operand, needs: &str, fits: impl Fn(&Ty) -> bool) -> Res<Ty> {
        match self.eval.type_of(&operand.value) {
            Some(ty) if fits(&ty) => Ok(ty),
            _ => self.wrong(bang, operand, needs),
        }
    }

    /// The type of the result, and the operands, including omitted ones.
    fn check(
        &mut self,
        bang: Bang,
        param: Option<Ty>,
        operands: Vec<Operand>,
        wanted: Option<&Ty>,
        start: Span,
    ) -> Res<(Ty, Vec<Operand>)> {
        use Bang as B;
        let is_string = |ty: &Ty| *ty == Ty::String;
        let is_int = |ty: &Ty| *ty == Ty::Int;
        let ty = match bang {
            B::Eq | B::Ne | B::Lt | B::Le | B::Gt | B::Ge => self.check_comparison(bang, &operands)?,
            B::StrConcat
            | B::ToLower
            | B::ToUpper
            | B::Match
            | B::Interleave
            | B::Subst
            | B::Substr
            | B::Find => {
                return self.check_string(bang, operands, start);
            }
            B::Size | B::Empty | B::Head | B::Tail | B::ListFlatten => self.check_list(bang, &operands[0])?,
            B::ListConcat | B::ListRemove => self.check_lists(bang, &operands, wanted)?,
            B::ListSplat => {
                let Some(ty) = self.eval.type_of(&operands[0].value) else {
                    return self.wrong(bang, &operands[0], "a value");
                };
                self.need(bang, &operands[1], "an integer", is_int)?;
                ty.list()
            }
            B::Range => return self.check_range(operands, start),
            B::If => self.check_if(&operands)?,
            B::Cast => param.unwrap_or(Ty::String),
            B::IsA | B::Initialized => Ty::Int,
            B::Exists => {
                self.need(bang, &operands[0], "a string (to ask about a record, use '!isa')", is_string)?;
                Ty::Int
            }
            B::Instances => {
                self.need(bang, &operands[0], "a string", is_string)?;
                param.unwrap_or_else(Ty::any_record).list()
            }
            B::Repr => Ty::String,
            _ if bang.is_arithmetic() => {
                let is_number = |own: &Ty| self.eval.convertible(own, &Ty::Int);
                for operand in &operands {
                    self.need(bang, operand, "a value of type 'int'", is_number)?;
                }
                Ty::Int
            }
            _ => self.check_dag(bang, param, &operands)?,
        };
        Ok((ty, operands))
    }

    fn check_string(&self, bang: Bang, mut operands: Vec<Operand>, start: Span) -> Res<(Ty, Vec<Operand>)> {
        use Bang as B;
        let is_string = |ty: &Ty| *ty == Ty::String;
        let is_int = |ty: &Ty| *ty == Ty::Int;
        let ty = match bang {
            B::StrConcat | B::ToLower | B::ToUpper | B::Match => {
                for operand in &operands {
                    self.need(bang, operand, "a string", is_string)?;
                }
                if bang == B::Match { Ty::Bit } else { Ty::String }
            }
            B::Interleave => {
                let joinable = |ty: &Ty| {
                    ty.element().is_some_and(|e| *e == Ty::String || self.eval.convertible(e, &Ty::Int))
                };
                self.need(bang, &operands[0], "a list of strings or integers", joinable)?;
                self.need(bang, &operands[1], "a string", is_string)?;
                Ty::String
            }
            B::Subst => match self.eval.type_of(&operands[2].value) {
                Some(ty) => ty,
                None => return self.wrong(bang, &operands[2], "a value"),
            },
            B::Substr | B::Find => {
                self.need(bang, &operands[0], "a string", is_string)?;
                if bang == B::Find {
                    self.need(bang, &operands[1], "a string", is_string)?;
                } else {
                    self.need(bang, &operands[1], "an integer", is_int)?;
                }
                if operands.len() == 2 {
                    let value = Init::Int(if bang == B::Find { 0 } else { i64::MAX });
                    operands.push(Operand { value, span: start });
                }
                self.need(bang, &operands[2], "an integer", is_int)?;
                if bang == B::Find { Ty::Int } else { Ty::String }
            }
            _ => Ty::String,
        };
        Ok((ty, operands))
    }

    fn check_list(&self, bang: Bang, operand: &Operand) -> Res<Ty> {
        use Bang as B;
        let is_list = |ty: &Ty| matches!(ty, Ty::List(_));
        Ok(match bang {
            B::Size | B::Empty => {
                let sized = |ty: &Ty| matches!(ty, Ty::List(_) | Ty::String | Ty::Dag);
                self.need(bang, operand, "a list, string or dag", sized)?;
                Ty::Int
            }
            B::Head | B::Tail => {
                let list = self.need(bang, operand, "a list", is_list)?;
                self.check_first(bang, operand)?;
                match (bang, list.element()) {
                    (B::Head, Some(element)) => element.clone(),
                    _ => list,
                }
            }
            B::ListFlatten => {
                let list = self.need(bang, operand, "a list", is_list)?;
                self.check_first(bang, operand)?;
                match list.element() {
                    Some(inner @ Ty::List(_)) => inner.clone(),
                    Some(element) => element.clone().list(),
                    None => Ty::Int.list(),
                }
            }
            _ => Ty::Int,
        })
    }

    /// The type of the first element of a known list.
    fn check_first(&self, bang: Bang, operand: &Operand) -> Res<()> {
        let Init::List(list) = &operand.value else { return Ok(()) };
        let message = match list.items.first() {
            None => format!("'!{}' of an empty list", bang.text()),
            Some(Init::Unset) => format!("'!{}' of a list whose first element is '?'", bang.text()),
            Some(_) => return Ok(()),
        };
        fail(operand.span, message)
    }

    fn check_comparison(&self, bang: Bang, operands: &[Operand]) -> Res<Ty> {
        let ordered = |ty: &Ty| self.eval.convertible(ty, &Ty::Int) || *ty == Ty::String;
        let equal = matches!(bang, Bang::Eq | Bang::Ne);
        let needs = if equal { "a bit, bits, int, string or record" } else { "a bit, bits, int or string" };
        let fits = |ty: &Ty| ordered(ty) || equal && matches!(ty, Ty::Record(_));
        let first = self.need(bang, &operands[0], needs, fits)?;
        let second = self.need(bang, &operands[1], needs, fits)?;
        self.common(bang, Some(first), second, &operands[1], ", as the first operand is,")?;
        Ok(Ty::Bit)
    }

    /// The common type of an operand of type `own` and the operands `before` it; `as_what` describes those.
    fn common(&self, bang: Bang, before: Option<Ty>, own: Ty, operand: &Operand, as_what: &str) -> Res<Ty> {
        let Some(before) = before else { return Ok(own) };
        match self.eval.common(&before, &own) {
            Some(common) => Ok(common),
            None => {
                let needs = format!("a value of type '{}'{as_what}", self.eval.type_text(&before));
                self.wrong(bang, operand, &needs)
            }
        }
    }

    fn check_lists(&self, bang: Bang, operands: &[Operand], wanted: Option<&Ty>) -> Res<Ty> {
        let mut ty: Option<Ty> = wanted.cloned();
        for operand in operands {
            let own = self.need(bang, operand, "a list", |ty| matches!(ty, Ty::List(_)))?;
            ty = Some(self.common(bang, ty, own, operand, "")?);
        }
        Ok(ty.unwrap_or_else(|| Ty::Int.list()))
    }

    fn check_range(&mut self, operands: Vec<Operand>, start: Span) -> Res<(Ty, Vec<Operand>)> {
        let operand = |value| Operand { value, span: start };
        let first = self.eval.type_of(&operands[0].value);
        if let (Some(Ty::List(_)), [list]) = (&first, operands.as_slice()) {
            let at = At(Some(list.span));
            let size = OpNode::bang(Bang::Size, vec![list.value.clone()], Ty::Int, at);
            let size = self.eval.fold(size, None, false)?;
            let filled = vec![operand(Init::Int(0)), operand(size), operand(Init::Int(1))];
            return Ok((Ty::Int.list(), filled));
        }
        for given in &operands {
            let needs = if operands.len() == 1 { "an integer or a list" } else { "an integer" };
            self.need(Bang::Range, given, needs, |ty| *ty == Ty::Int)?;
        }
        let mut values = operands.into_iter();
        let filled = match (values.next(), values.next(), values.next()) {
            (Some(end), None, _) => vec![operand(Init::Int(0)), end, operand(Init::Int(1))],
            (Some(from), Some(to), step) => vec![from, to, step.unwrap_or(operand(Init::Int(1)))],
            (None, ..) => Vec::new(),
        };
        Ok((Ty::Int.list(), filled))
    }

    fn check_if(&self, operands: &[Operand]) -> Res<Ty> {
        let types = (self.eval.type_of(&operands[1].value), self.eval.type_of(&operands[2].value));
        match types {
            (Some(yes), Some(no)) => {
                self.common(Bang::If, Some(yes), no, &operands[2], ", as the other arm has,")
            }
            (Some(ty), None) | (None, Some(ty)) => Ok(ty),
            (None, None) => self.wrong(Bang::If, &operands[1], "a value whose type is known in one arm"),
        }
    }

    fn check_dag(&self, bang: Bang, param: Option<Ty>, operands: &[Operand]) -> Res<Ty> {
        use Bang as B;
        let is_record = |ty: &Ty| matches!(ty, Ty::Record(_));
        let is_key = |ty: &Ty| matches!(ty, Ty::Int | Ty::String);
        let or_unset = |operand: &Operand, needs: &str, fits: &dyn Fn(&Ty) -> bool| match operand.value {
            Init::Unset => Ok(()),
            _ => self.need(bang, operand, needs, fits).map(|_| ()),
        };
        if bang == B::Dag {
            or_unset(&operands[1], "a list of arguments", &|ty| matches!(ty, Ty::List(_)))?;
            or_unset(&operands[2], "a list of names", &|ty| ty.element() == Some(&Ty::String))?;
            if operands[1].value == Init::Unset && operands[2].value == Init::Unset {
                return self.wrong(bang, &operands[1], "arguments or names");
            }
            return Ok(Ty::Dag);
        }
        let dags = if bang == B::Con { operands.len() } else { 1 };
        for operand in operands.iter().take(dags) {
            self.need(bang, operand, "a dag", |ty| *ty == Ty::Dag)?;
        }
        match bang {
            B::GetDagOp => {
                let ty = param.unwrap_or_else(Ty::any_record);
                return if is_record(&ty) { Ok(ty) } else { self.wrong(bang, &operands[0], "a record type") };
            }
            B::SetDagOp => {
                self.need(bang, &operands[1], "a record", is_record)?;
            }
            B::SetDagOpName => {
                self.need(bang, &operands[1], "a string", |ty| *ty == Ty::String)?;
            }
            B::GetDagArg => {
                self.need(bang, &operands[1], "an index or a name", is_key)?;
                return Ok(param.unwrap_or(Ty::Dag));
            }
            B::GetDagName => {
                self.need(bang, &operands[1], "an index", |ty| *ty == Ty::Int)?;
            }
            B::SetDagArg | B::SetDagName => {
                self.need(bang, &operands[1], "an index or a name", is_key)?;
                if bang == B::SetDagName {
                    or_unset(&operands[2], "a string or '?'", &|ty| *ty == Ty::String)?;
                }
            }
            _ => {}
        }
        Ok(match bang {
            B::GetDagOpName | B::GetDagName => Ty::String,
            _ => Ty::Dag,
        })
    }

    /// A name that an operator binds.
    fn binder(&mut self) -> Res<Sym> {
        let (name, span) = self.ident("the name of a variable")?;
        if self.rec().is_some_and(|r| r.field(name).is_some()) {
            return fail(span, format!("'{}' is already the name of a field", self.text(name)));
        }
        let around = |scope: &Scope| match &scope.kind {
            ScopeKind::Operator(names) => names.iter().any(|(n, _)| *n == name),
            _ => false,
        };
        if self.scopes.iter().any(around) {
            return fail(
                span,
                format!("'{}' is already bound by an operator around this one", self.text(name)),
            );
        }
        self.expect(&Tok::Comma, "after the variable")?;
        Ok(name)
    }

    fn foreach_operator(&mut self, bang: Bang, start: Span, wanted: Option<&Ty>) -> Res<Init> {
        let open = self.span();
        self.expect(&Tok::LParen, &format!("after '!{}'", bang.text()))?;
        let name = self.binder()?;
        let source = self.read_operand(None)?;
        self.expect(&Tok::Comma, "after the list")?;
        let (element, dag) = match self.eval.type_of(&source.value) {
            Some(Ty::List(element)) => ((*element).clone(), false),
            Some(Ty::Dag) if bang == Bang::Foreach => (Ty::Dag, true),
            _ if bang == Bang::Foreach => return self.wrong(bang, &source, "a list or dag"),
            _ => return self.wrong(bang, &source, "a list"),
        };
        let body_type = match (bang, dag, wanted) {
            (Bang::Foreach, false, Some(Ty::List(element))) => Some((**element).clone()),
            (Bang::Filter, false, Some(Ty::List(_))) => Some(Ty::Int),
            (_, true, None | Some(Ty::Dag)) | (_, false, None) => None,
            (_, _, Some(other)) => {
                let found = if dag { "dag" } else { "list" };
                let message = format!(
                    "'!{}' gives a {found} where a value of type '{}' is needed",
                    bang.text(),
                    self.eval.type_text(other)
                );
                return fail(start, message);
            }
        };
        let bound = ScopeKind::Operator(vec![(name, element.clone())]);
        let body = self.scoped(bound, |p| p.read_operand(body_type.as_ref()))?;
        self.expect_close(&Tok::RParen, &format!("the operands of '!{}'", bang.text()), open)?;
        let ty = match (bang, dag) {
            (_, true) => Ty::Dag,
            (Bang::Filter, _) => element.list(),
            _ => match self.eval.type_of(&body.value) {
                Some(ty) => ty.list(),
                None => return self.wrong(bang, &body, "a value with a known type"),
            },
        };
        let mut node = OpNode::bang(bang, vec![source.value, body.value], ty, At(Some(self.since(start))));
        node.bound = vec![name];
        self.eval.fold(node, None, false)
    }

    fn foldl(&mut self, start: Span) -> Res<Init> {
        let bang = Bang::Foldl;
        let open = self.span();
        self.expect(&Tok::LParen, "after '!foldl'")?;
        let initial = self.read_operand(None)?;
        self.expect(&Tok::Comma, "after the start value")?;
        let list = self.read_operand(None)?;
        self.expect(&Tok::Comma, "after the list")?;
        let Some(ty) = self.eval.type_of(&initial.value) else {
            return self.wrong(bang, &initial, "a start value with a known type");
        };
        let Some(Ty::List(element)) = self.eval.type_of(&list.value) else {
            return self.wrong(bang, &list, "a list");
        };
        let sum = self.binder()?;
        let item = self.binder()?;
        let bound = ScopeKind::Operator(vec![(sum, ty.clone()), (item, (*element).clone())]);
        let body = self.scoped(bound, |p| p.read_operand(None))?;
        self.expect_close(&Tok::RParen, "the operands of '!foldl'", open)?;
        let body_type = self.eval.type_of(&body.value);
        if body_type.as_ref() != Some(&ty) {
            let needs = format!("a value of type '{}', as the start value is,", self.eval.type_text(&ty));
            return self.wrong(bang, &body, &needs);
        }
        let at = At(Some(self.since(start)));
        let mut node = OpNode::bang(bang, vec![initial.value, list.value, body.value], ty, at);
        node.bound = vec![sum, item];
        self.eval.fold(node, None, false)
    }

    fn cond(&mut self, start: Span, wanted: Option<&Ty>) -> Res<Init> {
        let open = self.span();
        self.expect(&Tok::LParen, "after '!cond'")?;
        let mut args = Vec::new();
        let mut ty: Option<Ty> = None;
        while *self.tok() != Tok::RParen {
            let condition = self.value(None, Mode::Value)?;
            self.expect(&Tok::Colon, "after a condition of '!cond'")?;
            let value = self.read_operand(wanted)?;
            if let Some(own) = self.eval.type_of(&value.value) {
                ty = Some(self.common(Bang::Cond, ty, own, &value, ", as the cases before have,")?);
            }
            args.extend([condition, value.value]);
            if !self.eat(&Tok::Comma) {
                break;
            }
        }
        self.expect_close(&Tok::RParen, "the cases of '!cond'", open)?;
        let whole = self.since(start);
        if args.is_empty() {
            return fail(whole, "'!cond' needs at least one 'condition: value'");
        }
        let Some(ty) = ty else {
            return fail(whole, "the type of this '!cond' is not known");
        };
        self.eval.fold(OpNode::bang(Bang::Cond, args, ty, At(Some(whole))), None, false)
    }
}
