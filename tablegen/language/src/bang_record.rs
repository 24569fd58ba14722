//! Operators on records and types: casts, and questions about definitions.

use crate::bang_scalar::{REGEX_WORK, regex, text};
use crate::bytes::bytes_of;
use crate::eval::{Eval, Res};
use crate::lexer::Bang;
use crate::resolve::Current;
use crate::value::{Init, OpView, RecordId, Ty};
use support::Diagnostic;
use support::diagnostic::Kind;
use support::order::compare_numeric;

impl Eval {
    pub(crate) fn fold_record(
        &mut self,
        bang: Bang,
        node: OpView<'_>,
        current: Option<&Current>,
        last: bool,
    ) -> Res<Option<Init>> {
        let Some(value) = node.args.first() else { return Ok(None) };
        match bang {
            Bang::Cast => self.fold_cast(node, value, current, last),
            Bang::IsA => Ok(self.fold_isa(node, value)),
            Bang::Exists => {
                let (Init::Str(name), Some(ty)) = (value, &node.param) else { return Ok(None) };
                let found = self.def(&name.text).or_else(|| own_id(current, &name.text).filter(|_| last));
                match found {
                    Some(id) => Ok(Some(Init::Int(i64::from(self.is_a(&self.slots[id].ty, ty))))),
                    None if last => Ok(Some(Init::Int(0))),
                    None => Ok(None),
                }
            }
            Bang::Instances => {
                // In a record, the instances that exist when it is finished; elsewhere, those that exist now.
                let ready = last || current.is_none();
                let (Init::Str(pattern), Some(ty), true) = (value, &node.param, ready) else {
                    return Ok(None);
                };
                self.work(REGEX_WORK, node.at)?;
                self.spend(self.order.len() as u64, node.at)?;
                let regex = regex(pattern, node.at)?;
                let mut found: Vec<RecordId> = Vec::new();
                for &id in &self.order {
                    let slot = &self.slots[id];
                    if !self.is_a(&slot.ty, ty) {
                        continue;
                    }
                    if regex.is_match(&bytes_of(&slot.name)) {
                        found.push(id);
                    }
                }
                found.sort_by(|&a, &b| compare_numeric(&self.slots[a].name, &self.slots[b].name));
                Ok(Some(Init::list(found.into_iter().map(Init::Def).collect(), ty.clone())))
            }
            Bang::Initialized => match value {
                Init::Unset => Ok(Some(Init::Int(0))),
                value if value.concrete() => Ok(Some(Init::Int(1))),
                _ => Ok(None),
            },
            Bang::Repr => match value {
                value if !value.concrete() => Ok(None),
                Init::Def(id) => {
                    let shown = self.show_record(*id);
                    self.spend_text(shown.len(), node.at)?;
                    Ok(Some(text(shown, false)))
                }
                value => {
                    let shown = self.show(value);
                    self.spend_text(shown.len(), node.at)?;
                    Ok(Some(text(shown, false)))
                }
            },
            _ => Ok(None),
        }
    }

    fn fold_cast(
        &mut self,
        node: OpView<'_>,
        value: &Init,
        current: Option<&Current>,
        last: bool,
    ) -> Res<Option<Init>> {
        match (&node.ty, value) {
            (Ty::String, Init::Str(_)) => return Ok(Some(value.clone())),
            (Ty::String, Init::Def(id)) => return Ok(Some(Init::string(self.slots[*id].name.clone()))),
            (Ty::String, _) => {
                if let Some(n) = value.as_int() {
                    return Ok(Some(Init::string(n.to_string())));
                }
            }
            (Ty::Record(_), Init::Str(name)) => {
                let found = self.def(&name.text).or_else(|| own_id(current, &name.text).filter(|_| last));
                let Some(id) = found else {
                    return if last { Err(self.undefined(&name.text, node)) } else { Ok(None) };
                };
                let ty = &self.slots[id].ty;
                if !self.is_a(ty, &node.ty) {
                    let message = format!(
                        "the record '{}' has type '{}', not '{}'",
                        name.text,
                        self.type_text(ty),
                        self.type_text(&node.ty)
                    );
                    let error = Diagnostic::error(node.at.0, message)
                        .with_note(self.slots[id].rec.span, "it is defined here");
                    return Err(Box::new(error));
                }
                return Ok(Some(Init::Def(id)));
            }
            _ => {}
        }
        Ok(self.convert(value, &node.ty))
    }

    fn undefined(&self, name: &str, node: OpView<'_>) -> Box<Diagnostic> {
        let mut error = Diagnostic::error(node.at.0, format!("there is no record named '{name}'"))
            .with_kind(Kind::Undefined(name.to_owned()));
        let candidates = self.order.iter().map(|&id| &*self.slots[id].name).take(20_000);
        if let Some(near) = support::suggest::nearest(name, candidates) {
            error = error.with_help(format!("did you mean '{near}'?"));
        }
        Box::new(error)
    }

    fn fold_isa(&mut self, node: OpView<'_>, value: &Init) -> Option<Init> {
        let ty = self.type_of(value)?;
        let check = node.param.as_ref()?;
        if self.convertible(&ty, check) {
            return Some(Init::Int(1));
        }
        match check {
            Ty::Record(_) if matches!(value, Init::Def(_)) => Some(Init::Int(0)),
            Ty::Record(_) if !self.convertible(check, &ty) && value.concrete() => Some(Init::Int(0)),
            Ty::Record(_) => None,
            _ => Some(Init::Int(0)),
        }
    }
}

/// The record under evaluation, if this is its name.
fn own_id(current: Option<&Current>, name: &str) -> Option<RecordId> {
    let current = current?;
    let same = match &current.name {
        Init::Str(own) => *own.text == *name,
        Init::AnonymousName(n) => name.strip_prefix("anonymous_").is_some_and(|d| *d == n.to_string()),
        _ => false,
    };
    current.id.filter(|_| same)
}
