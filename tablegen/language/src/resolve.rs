//! Resolution: replacing names by values, and computing everything that becomes known.
//!
//! Values refer to template parameters, fields and loop variables by name. A [`Resolver`] gives their values at
//! some moment: arguments when a class is instantiated ([`Bindings`]), the record's own fields when it is finished
//! ([`OwnFields`]). A name without a value stays, so that a later `let` can still change its meaning.

use smallvec::SmallVec;

use crate::eval::{Eval, Rec, Res, fail};
use crate::lexer::Bang;
use crate::names::{Positions, Sym};
use crate::value::{Arg, At, ClassCall, Init, Op, OpNode, OpView, RecordId, TemplateArg};

/// The record under evaluation, as operators see it.
#[derive(Clone, Debug)]
pub(crate) struct Current {
    pub(crate) name: Init,
    pub(crate) id: Option<RecordId>,
}

/// The meanings of names.
pub(crate) trait Resolver {
    /// The value of a name, if it has one here.
    fn lookup(&mut self, eval: &mut Eval, name: Sym) -> Res<Option<Init>>;

    /// The final name of an anonymous record.
    fn rename(&mut self, _name: &Init) -> Option<Init> {
        None
    }

    /// The record under evaluation.
    fn current(&self) -> Option<&Current> {
        None
    }

    /// Whether this is the last resolution, after which nothing may wait.
    fn is_final(&self) -> bool {
        false
    }

    /// Whether a bit that resolves to `?` keeps its reference.
    fn keeps_unset_bits(&self) -> bool {
        false
    }
}

/// The binding of a name.
enum Bound {
    /// A value that may refer to other names.
    Given(Init),
    /// It is being resolved; until then, the name stays.
    Busy,
    Resolved(Init),
}

/// Names bound to values: template arguments, loop variables.
#[derive(Default)]
pub(crate) struct Bindings {
    positions: Positions,
    values: Vec<Bound>,
    pub(crate) current: Option<Current>,
    pub(crate) last: bool,
}

impl Bindings {
    /// Bindings of some names for use inside a record.
    pub(crate) fn within(rec: &Rec, count: usize) -> Self {
        let mut names = Bindings { values: Vec::with_capacity(count), ..Self::default() };
        names.positions.reserve(count);
        names.current = Some(Current { name: rec.name.clone(), id: rec.id });
        names
    }

    /// Binds a name; the last binding counts.
    pub(crate) fn set(&mut self, name: Sym, value: Init) {
        match self.positions.find(name).and_then(|at| self.values.get_mut(at)) {
            Some(bound) => *bound = Bound::Given(value),
            None => {
                self.positions.push(name);
                self.values.push(Bound::Given(value));
            }
        }
    }
}

impl Resolver for Bindings {
    fn lookup(&mut self, eval: &mut Eval, name: Sym) -> Res<Option<Init>> {
        let Some(at) = self.positions.find(name) else { return Ok(None) };
        let value = match &self.values[at] {
            Bound::Busy => return Ok(None),
            Bound::Resolved(value) => return Ok(Some(value.clone())),
            Bound::Given(value) if value.concrete() || self.values.len() == 1 => {
                return Ok(Some(value.clone()));
            }
            Bound::Given(value) => value.clone(),
        };
        // Bound values may refer to each other; hiding this one while it is resolved breaks cycles.
        self.values[at] = Bound::Busy;
        let resolved = eval.resolve(&value, self)?.unwrap_or(value);
        self.values[at] = Bound::Resolved(resolved.clone());
        Ok(Some(resolved))
    }

    fn current(&self) -> Option<&Current> {
        self.current.as_ref()
    }

    fn is_final(&self) -> bool {
        self.last
    }
}

/// The names that an operator binds, with their values.
pub(crate) struct Applied<'a> {
    pub(crate) names: &'a [Sym],
    pub(crate) values: &'a [Init],
    pub(crate) current: Option<&'a Current>,
}

impl Resolver for Applied<'_> {
    fn lookup(&mut self, _: &mut Eval, name: Sym) -> Res<Option<Init>> {
        Ok(self.names.iter().rposition(|&n| n == name).and_then(|at| self.values.get(at)).cloned())
    }

    fn current(&self) -> Option<&Current> {
        self.current
    }
}

/// The state that [`OwnFields`] keeps from one field to the next.
pub(crate) struct OwnState {
    /// The results for fields, by their positions.
    cache: Vec<Option<Init>>,
    /// Fields that are being resolved.
    stack: Vec<usize>,
    pub(crate) current: Current,
    /// An anonymous name that was already in use, and its replacement.
    renamed: Option<(Init, Init)>,
    last: bool,
}

impl OwnState {
    /// A resolver for finishing a record.
    pub(crate) fn new(rec: &Rec, renamed: Option<Init>) -> Self {
        OwnState {
            cache: Vec::new(),
            stack: Vec::new(),
            current: Current { name: rec.name.clone(), id: rec.id },
            renamed: renamed.map(|new| (rec.name.clone(), new)),
            last: true,
        }
    }
}

/// A record's own fields.
pub(crate) struct OwnFields<'a> {
    pub(crate) rec: &'a Rec,
    pub(crate) state: &'a mut OwnState,
}

impl Resolver for OwnFields<'_> {
    fn lookup(&mut self, eval: &mut Eval, name: Sym) -> Res<Option<Init>> {
        let Some(at) = self.rec.position(name) else { return Ok(None) };
        if let Some(Some(value)) = self.state.cache.get(at) {
            return Ok(Some(value.clone()));
        }
        let Some(field) = self.rec.fields().get(at) else { return Ok(None) };
        if field.value.concrete() {
            return Ok(Some(field.value.clone()).filter(|value| *value != Init::Unset));
        }
        if self.state.stack.contains(&at) {
            return Ok(None);
        }
        self.state.stack.push(at);
        let value = field.value.clone();
        let resolved = eval.resolve(&value, self)?.unwrap_or(value);
        self.state.stack.pop();
        if self.state.cache.is_empty() {
            self.state.cache.resize(self.rec.fields().len(), None);
        }
        if let Some(cached) = self.state.cache.get_mut(at) {
            *cached = Some(resolved.clone());
        }
        Ok(Some(resolved))
    }

    fn rename(&mut self, name: &Init) -> Option<Init> {
        let (old, new) = self.state.renamed.as_ref()?;
        (name == old).then(|| new.clone())
    }

    fn current(&self) -> Option<&Current> {
        Some(&self.state.current)
    }

    fn is_final(&self) -> bool {
        self.state.last
    }

    fn keeps_unset_bits(&self) -> bool {
        true
    }
}

/// Hides names that an operator binds.
struct Shadowed<'a> {
    inner: &'a mut dyn Resolver,
    names: &'a [Sym],
}

impl Resolver for Shadowed<'_> {
    fn lookup(&mut self, eval: &mut Eval, name: Sym) -> Res<Option<Init>> {
        if self.names.contains(&name) {
            return Ok(None);
        }
        self.inner.lookup(eval, name)
    }

    fn rename(&mut self, name: &Init) -> Option<Init> {
        self.inner.rename(name)
    }

    fn current(&self) -> Option<&Current> {
        self.inner.current()
    }

    fn is_final(&self) -> bool {
        self.inner.is_final()
    }
}

/// Records whether any name remained without a value.
struct Tracking<'a> {
    inner: &'a mut dyn Resolver,
    unresolved: bool,
}

impl Resolver for Tracking<'_> {
    fn lookup(&mut self, eval: &mut Eval, name: Sym) -> Res<Option<Init>> {
        let found = self.inner.lookup(eval, name)?;
        match &found {
            Some(value) => self.unresolved = self.unresolved || has_names(value, &mut Vec::new()),
            None => self.unresolved = true,
        }
        Ok(found)
    }

    fn rename(&mut self, name: &Init) -> Option<Init> {
        // It is not known yet whether the record keeps the reference.
        self.unresolved = true;
        self.inner.rename(name)
    }

    fn current(&self) -> Option<&Current> {
        self.inner.current()
    }
}

/// Whether a value refers to a name that it does not bind itself.
pub(crate) fn has_names(value: &Init, bound: &mut Vec<Sym>) -> bool {
    let shape = value.shape();
    if !shape.names || bound.is_empty() && !shape.binds {
        return shape.names;
    }
    match value {
        Init::Var(var) => !bound.contains(&var.0),
        Init::AnonymousName(_) => true,
        Init::VarBit(bit) => has_names(&bit.0, bound),
        Init::Field(field) => has_names(&field.record, bound),
        Init::Bits(bits) => bits.items.iter().any(|b| has_names(b, bound)),
        Init::List(list) => list.items.iter().any(|i| has_names(i, bound)),
        Init::Dag(dag) => has_names(&dag.op, bound) || dag.args.iter().any(|a| has_names(&a.value, bound)),
        Init::Call(call) => call.args.iter().any(|a| has_names(&a.value, bound)),
        Init::Op(op) => {
            let (_, node) = &**op;
            let Some((body, operands)) = node.args.split_last() else { return false };
            if operands.iter().any(|a| has_names(a, bound)) {
                return true;
            }
            let before = bound.len();
            bound.extend_from_slice(&node.bound);
            let found = has_names(body, bound);
            bound.truncate(before);
            found
        }
        _ => false,
    }
}

/// Whether a value refers to `name`.
pub(crate) fn mentions(value: &Init, name: Sym) -> bool {
    if !value.shape().names {
        return false;
    }
    match value {
        Init::Var(var) => var.0 == name,
        Init::VarBit(bit) => mentions(&bit.0, name),
        Init::Field(field) => mentions(&field.record, name),
        Init::Bits(bits) => bits.items.iter().any(|b| mentions(b, name)),
        Init::List(list) => list.items.iter().any(|i| mentions(i, name)),
        Init::Dag(dag) => mentions(&dag.op, name) || dag.args.iter().any(|a| mentions(&a.value, name)),
        Init::Call(call) => call.args.iter().any(|a| mentions(&a.value, name)),
        Init::Op(op) => op.1.args.iter().any(|a| mentions(a, name)),
        _ => false,
    }
}

impl Eval {
    /// Resolves a value; `None` if nothing changed.
    pub(crate) fn resolve(&mut self, value: &Init, names: &mut dyn Resolver) -> Res<Option<Init>> {
        if value.concrete() {
            return Ok(None);
        }
        let at = match value {
            Init::Op(op) => op.1.at,
            Init::Call(call) => call.at,
            Init::Field(field) => field.at,
            Init::Dag(dag) => dag.at,
            _ => At(None),
        };
        self.enter(at)?;
        let result = self.resolve_inner(value, names);
        self.leave();
        match result? {
            Some(value) => self.bounded(value, at).map(Some),
            None => Ok(None),
        }
    }

    /// Resolves a value and returns it, changed or not.
    pub(crate) fn resolved(&mut self, value: &Init, names: &mut dyn Resolver) -> Res<Init> {
        Ok(self.resolve(value, names)?.unwrap_or_else(|| value.clone()))
    }

    fn resolve_inner(&mut self, value: &Init, names: &mut dyn Resolver) -> Res<Option<Init>> {
        match value {
            Init::Unset | Init::Bit(_) | Init::Int(_) | Init::Str(_) | Init::Def(_) | Init::Known { .. } => {
                Ok(None)
            }
            Init::AnonymousName(_) => {
                let renamed = names.rename(value);
                match renamed.as_ref().unwrap_or(value) {
                    Init::AnonymousName(n) if names.is_final() => {
                        Ok(Some(Init::string(format!("anonymous_{n}"))))
                    }
                    _ => Ok(renamed),
                }
            }
            Init::Var(var) => names.lookup(self, var.0),
            Init::VarBit(bit) => match self.resolve(&bit.0, names)? {
                Some(whole) => Ok(Some(self.bit(&whole, bit.1).unwrap_or_else(|| value.clone()))),
                None => Ok(None),
            },
            Init::Bits(bits) => self.resolve_bits(&bits.items, names),
            Init::List(list) => {
                let items = self.resolve_all(&list.items, |item| item, |_, item| item, names)?;
                Ok(items.map(|items| Init::list(items, list.element.clone())))
            }
            Init::Dag(dag) => {
                // The numbers of anonymous records depend on this order.
                let with = |arg: &Arg, value| Arg { value, ..*arg };
                let args = self.resolve_all(&dag.args, |arg| &arg.value, with, names)?;
                let op = self.resolve(&dag.op, names)?;
                if op.is_none() && args.is_none() {
                    return Ok(None);
                }
                let op = op.unwrap_or_else(|| dag.op.clone());
                let args = args.unwrap_or_else(|| dag.args.clone());
                Ok(Some(Init::dag(op, dag.op_name, args, dag.at)))
            }
            Init::Field(field) => match self.resolve(&field.record, names)? {
                Some(record) => self.field_of(record, field.field, field.ty.clone(), field.at).map(Some),
                None => Ok(None),
            },
            Init::Call(call) => {
                let mut tracking = Tracking { inner: names, unresolved: false };
                let with = |arg: &TemplateArg, value| TemplateArg { value, ..*arg };
                let args = self.resolve_all(&call.args, |arg| &arg.value, with, &mut tracking)?;
                let unresolved = tracking.unresolved;
                match args {
                    Some(args) => {
                        let new = Init::call(call.class, args, call.at, call.origin);
                        self.instance(new, unresolved).map(Some)
                    }
                    None => Ok(None),
                }
            }
            Init::Op(op) => self.resolve_op(&op.1, names),
        }
    }

    /// Resolves the values in some parts; `None` if nothing changed.
    fn resolve_all<T: Clone>(
        &mut self,
        parts: &[T],
        value: impl Fn(&T) -> &Init,
        with: impl Fn(&T, Init) -> T,
        names: &mut dyn Resolver,
    ) -> Res<Option<Vec<T>>> {
        let mut out: Vec<T> = Vec::new();
        for (i, part) in parts.iter().enumerate() {
            let new = self.resolve(value(part), names)?;
            if out.is_empty() && new.is_some() {
                out.reserve_exact(parts.len());
                out.extend_from_slice(&parts[..i]);
            }
            match new {
                Some(new) => out.push(with(part, new)),
                None if !out.is_empty() => out.push(part.clone()),
                None => {}
            }
        }
        Ok(Some(out).filter(|out| !out.is_empty()))
    }

    fn resolve_bits(&mut self, bits: &[Init], names: &mut dyn Resolver) -> Res<Option<Init>> {
        let mut changed = false;
        let mut out = Vec::with_capacity(bits.len());
        // Neighbouring bits usually belong to one value, which is then resolved once.
        let mut whole: Option<(Init, Option<Init>)> = None;
        for bit in bits {
            let new = match bit {
                Init::VarBit(part) => {
                    let cached = match whole.take() {
                        Some((source, resolved)) if source == part.0 => (source, resolved),
                        _ => (part.0.clone(), self.resolve(&part.0, names)?),
                    };
                    let new = cached.1.as_ref().map(|v| self.bit(v, part.1).unwrap_or_else(|| bit.clone()));
                    whole = Some(cached);
                    new
                }
                // In place of a bit, a number or `bits<1>` counts as one.
                _ => self.resolve(bit, names)?.map(|new| self.bit(&new, 0).unwrap_or(new)),
            };
            match new {
                Some(Init::Unset) if names.keeps_unset_bits() => out.push(bit.clone()),
                Some(new) => {
                    changed = true;
                    out.push(new);
                }
                None => out.push(bit.clone()),
            }
        }
        Ok(changed.then(|| Init::bits(out)))
    }

    fn resolve_op(&mut self, node: &OpNode, names: &mut dyn Resolver) -> Res<Option<Init>> {
        let last = names.is_final();
        // Copy all operands once one of them changes.
        let mut changed: SmallVec<[Init; 4]> = SmallVec::new();
        let operands = node.args.len() - usize::from(!node.bound.is_empty());
        for (i, operand) in node.args.iter().enumerate() {
            let new = if i < operands {
                self.resolve(operand, names)?
            } else {
                self.resolve(operand, &mut Shadowed { inner: names, names: &node.bound })?
            };
            if i == 0
                && let Some(result) = self.short_circuit(node, new.as_ref(), names)?
            {
                return Ok(Some(result));
            }
            if changed.is_empty() && new.is_some() {
                changed.extend(node.args[..i].iter().cloned());
            }
            match new {
                Some(new) => changed.push(new),
                None if !changed.is_empty() => changed.push(operand.clone()),
                None => {}
            }
        }
        if changed.is_empty() {
            // The results depend on the definitions so far, or fail only at the end, so these are tried again then.
            let retry = last
                && matches!(
                    node.op,
                    Op::Bang(
                        Bang::Cast
                            | Bang::Exists
                            | Bang::Instances
                            | Bang::Initialized
                            | Bang::Repr
                            | Bang::Head
                            | Bang::Tail
                    )
                );
            return if retry { self.fold_view(node.view(), names.current(), last) } else { Ok(None) };
        }
        let view = OpView { node, args: &changed };
        let folded = self.fold_view(view, names.current(), last)?;
        Ok(Some(folded.unwrap_or_else(|| view.to_init())))
    }

    /// The result of an operation that its first operand determines; the others are then never evaluated.
    fn short_circuit(
        &mut self,
        node: &OpNode,
        first: Option<&Init>,
        names: &mut dyn Resolver,
    ) -> Res<Option<Init>> {
        let value = match (node.op, first) {
            (Op::Bang(Bang::If), Some(first)) => first.as_int(),
            (Op::Bang(Bang::And | Bang::Or), first) => first.or(node.args.first()).and_then(Init::as_int),
            _ => None,
        };
        match (node.op, value) {
            (Op::Bang(Bang::If), Some(condition)) => {
                let Some(arm) = node.args.get(if condition != 0 { 1 } else { 2 }) else { return Ok(None) };
                self.resolved(arm, names).map(Some)
            }
            (Op::Bang(Bang::And), Some(0)) => Ok(Some(Init::Int(0))),
            (Op::Bang(Bang::Or), Some(-1)) => Ok(Some(Init::Int(-1))),
            _ => Ok(None),
        }
    }

    /// The field of a record, once the record is finished.
    pub(crate) fn field_of(&mut self, record: Init, field: Sym, ty: crate::value::Ty, at: At) -> Res<Init> {
        if let Init::Def(id) = record {
            let slot = &self.slots[id];
            if !slot.done {
                let message = format!(
                    "the field '{}' of '{}' is used while that record is still being defined",
                    self.names.text(field),
                    slot.name
                );
                return fail(at, message);
            }
            if let Some(value) = slot.rec.field(field).map(|f| &f.value).filter(|v| v.concrete()) {
                return Ok(value.clone());
            }
        }
        self.bounded(Init::field(record, field, ty, at), at)
    }

    /// An anonymous record, if all its arguments are already known.
    pub(crate) fn call(&mut self, call: ClassCall) -> Res<Init> {
        let at = call.at;
        let unresolved = call.args.iter().any(|a| has_names(&a.value, &mut Vec::new()));
        let value = self.instance(call, unresolved)?;
        self.bounded(value, at)
    }
}
