//! The evaluator's state: the classes, records and globals that exist so far, and how types and values relate.
//!
//! Everything that evaluates is a method of [`Eval`]: resolution in [`crate::resolve`], operators in [`crate::bang`],
//! instantiation in [`crate::instantiate`]. The state also holds the budget that keeps hostile input from running
//! forever or filling memory.
//!
//! The budget grows with the input: in steps, which take time, and in a unit of work for what may be kept in memory
//! (values, records, entries of multiclasses). A value knows its size even though it shares its parts with others. A
//! file of a kilobyte that makes gigabytes of records is refused within seconds; LLVM's back ends, which make as much
//! from several megabytes, are not. After the first error, little more is evaluated, only to find others.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::lexer::Bang;
use crate::names::{Names, Positions, Sym};
use crate::value::{At, Bases, ClassCall, ClassId, Init, MAX_VALUE_DEPTH, OpNode, RecordId, TEXT_UNIT, Ty};
use support::{Arena, Diagnostic, Span};

/// The result of an evaluation; a failure carries the one diagnostic that explains it.
pub(crate) type Res<T> = Result<T, Box<Diagnostic>>;

/// A failure with one error.
pub(crate) fn fail<T>(at: impl Into<Option<Span>>, message: impl Into<String>) -> Res<T> {
    Err(Box::new(Diagnostic::error(at, message)))
}

/// The budget of every translation, however small its input is.
const LEAST: Budget = Budget { steps: 120_000_000, work: 1 << 25, records: 400_000 };
/// The budget that each token of the input adds: ten times the need of the densest real files, LLVM's AMDGPU back end
/// (519 steps, 85 units of work).
const PER_TOKEN: Budget = Budget { steps: 5000, work: 900, records: 2 };
/// How many elements one list may have, and how many values a walk over one value may visit.
pub(crate) const MAX_LENGTH: u64 = 1 << 22;
/// How many bytes one computed string may have.
pub(crate) const MAX_TEXT: usize = 1 << 24;
/// The weight of a record without its fields, and of each field.
const RECORD_WORK: u64 = 20;
const FIELD_WORK: u64 = 3;
/// How deep evaluation may recurse: nested values, fields that refer to fields, classes that use themselves.
const MAX_DEPTH: u32 = 4_000;
/// How many notes one error may have; a deep recursion would otherwise list thousands.
const MAX_NOTES: usize = 8;

/// The budget of one translation, so that no input runs forever or exhausts memory.
#[derive(Clone, Copy)]
struct Budget {
    /// Time: resolutions of values, and other work that takes as long.
    steps: u64,
    /// Memory: computed values that may be kept, each about 32 bytes.
    work: u64,
    records: u64,
}

/// Steps that are worthwhile after an error, when they can only find more errors.
const STEPS_AFTER_ERROR: u64 = 15_000;

/// How a field was declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FieldKind {
    Normal,
    /// Declared with `field`: may stay unresolved.
    MayStayUnresolved,
    TemplateArg,
}

/// A field, or a template parameter, with its current value.
#[derive(Clone, Debug)]
pub(crate) struct FieldVal {
    pub(crate) name: Sym,
    pub(crate) ty: Ty,
    pub(crate) value: Init,
    pub(crate) kind: FieldKind,
    /// Where the value was last assigned.
    pub(crate) span: Span,
    /// The place of the name's declaration.
    pub(crate) declared: Span,
}

/// An `assert` that waits for its record to be finished.
#[derive(Clone, Debug)]
pub(crate) struct Assertion {
    pub(crate) span: Span,
    pub(crate) condition: Init,
    pub(crate) message: Init,
}

/// A `dump` that waits for its record to be finished.
#[derive(Clone, Debug)]
pub(crate) struct Dump {
    pub(crate) span: Span,
    pub(crate) message: Init,
}

/// The kind of record that is being defined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecKind {
    Class,
    Def,
    Anonymous,
    Multiclass,
}

/// A class, a def, or the parameters of a multiclass.
#[derive(Clone, Debug)]
pub(crate) struct Rec {
    pub(crate) name: Init,
    /// The name of a class or multiclass.
    pub(crate) symbol: Option<Sym>,
    pub(crate) span: Span,
    pub(crate) kind: RecKind,
    fields: Vec<FieldVal>,
    positions: Positions,
    pub(crate) template_args: Vec<Sym>,
    /// Transitive superclasses, bases first; one that is inherited in two ways is listed twice.
    pub(crate) supers: Vec<ClassId>,
    /// The classes that were named.
    pub(crate) direct: Vec<ClassId>,
    /// The places where they were named.
    pub(crate) direct_spans: Vec<Span>,
    pub(crate) assertions: Vec<Assertion>,
    pub(crate) dumps: Vec<Dump>,
    /// The uses of multiclasses that created it, innermost first.
    pub(crate) made_by: Vec<MadeBy>,
    /// Its slot among the records, once it is being finished.
    pub(crate) id: Option<RecordId>,
}

/// A use of a multiclass that made a record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MadeBy {
    pub(crate) span: Span,
    /// Whether `--dump-json` lists it among the record's places: not for bases of multiclasses, nor in loops.
    pub(crate) listed: bool,
}

impl Rec {
    /// An empty record.
    pub(crate) fn new(name: Init, span: Span, kind: RecKind) -> Self {
        Rec {
            name,
            symbol: None,
            span,
            kind,
            fields: Vec::new(),
            positions: Positions::default(),
            template_args: Vec::new(),
            supers: Vec::new(),
            direct: Vec::new(),
            direct_spans: Vec::new(),
            assertions: Vec::new(),
            dumps: Vec::new(),
            made_by: Vec::new(),
            id: None,
        }
    }

    /// An empty class or multiclass.
    pub(crate) fn named(symbol: Sym, text: Arc<str>, span: Span, kind: RecKind) -> Self {
        Rec { symbol: Some(symbol), ..Rec::new(Init::string(text), span, kind) }
    }

    /// All fields and template parameters.
    pub(crate) fn fields(&self) -> &[FieldVal] {
        &self.fields
    }

    /// The position of a field.
    pub(crate) fn position(&self, name: Sym) -> Option<usize> {
        self.positions.find(name)
    }

    /// The field with this name.
    pub(crate) fn field(&self, name: Sym) -> Option<&FieldVal> {
        self.position(name).and_then(|i| self.fields.get(i))
    }

    /// The field at a position.
    pub(crate) fn field_mut(&mut self, at: usize) -> Option<&mut FieldVal> {
        self.fields.get_mut(at)
    }

    /// Makes room for as many fields as `base` has.
    pub(crate) fn reserve(&mut self, base: &Rec) {
        let count = base.fields.len() - base.template_args.len().min(base.fields.len());
        self.fields.reserve_exact(count);
        self.positions.reserve(count);
    }

    /// Adds a field whose name is new.
    pub(crate) fn push(&mut self, field: FieldVal) {
        self.positions.push(field.name);
        self.fields.push(field);
    }
}

/// A record's slot, reserved when finishing begins, so that the record can refer to itself.
#[derive(Debug)]
pub(crate) struct Slot {
    pub(crate) rec: Rec,
    pub(crate) name: Arc<str>,
    pub(crate) ty: Ty,
    pub(crate) done: bool,
}

/// The state of a class call.
pub(crate) struct CallState {
    /// The place of the first call.
    origin: At,
    /// The record, once it has been created.
    pub(crate) record: Option<RecordId>,
}

/// The state of an evaluation.
pub(crate) struct Eval {
    pub(crate) names: Names,
    pub(crate) classes: Arena<ClassId, Arc<Rec>>,
    pub(crate) class_by_name: FxHashMap<Sym, ClassId>,
    pub(crate) slots: Arena<RecordId, Slot>,
    pub(crate) def_by_name: FxHashMap<Arc<str>, RecordId>,
    /// Finished records in the order they were finished.
    pub(crate) order: Vec<RecordId>,
    pub(crate) globals: FxHashMap<Sym, Init>,
    /// Anonymous records by their calls: the same class with the same arguments is the same record.
    pub(crate) calls: FxHashMap<Arc<ClassCall>, CallState>,
    pub(crate) anonymous: u32,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Strings and code blocks with bytes that are not UTF-8.
    pub(crate) not_utf8: Vec<Span>,
    qualified: FxHashMap<(Sym, Sym, bool), Sym>,
    /// `NAME`
    pub(crate) implicit_name: Sym,
    budget: Budget,
    has_error: bool,
    steps: u64,
    work: u64,
    depth: u32,
}

impl Eval {
    /// An empty state.
    pub(crate) fn new() -> Self {
        let mut names = Names::default();
        let implicit_name = names.intern("NAME");
        Eval {
            names,
            classes: Arena::new(),
            class_by_name: FxHashMap::default(),
            slots: Arena::new(),
            def_by_name: FxHashMap::default(),
            order: Vec::new(),
            globals: FxHashMap::default(),
            calls: FxHashMap::default(),
            anonymous: 0,
            diagnostics: Vec::new(),
            not_utf8: Vec::new(),
            qualified: FxHashMap::default(),
            implicit_name,
            budget: LEAST,
            has_error: false,
            steps: 0,
            work: 0,
            depth: 0,
        }
    }

    // Budget.

    /// Counts a step down into a value; pair with [`Eval::leave`].
    pub(crate) fn enter(&mut self, at: At) -> Res<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            let error = Diagnostic::error(at.0, "evaluation recurses too deeply")
                .with_help("a class that instantiates itself needs a condition that ends the recursion");
            return Err(Box::new(error));
        }
        self.steps(1, at)
    }

    /// Enlarges the budget for this many more tokens of input.
    pub(crate) fn grant(&mut self, tokens: usize) {
        let tokens = tokens as u64;
        self.budget.work += tokens * PER_TOKEN.work;
        self.budget.records += tokens * PER_TOKEN.records;
        if !self.has_error {
            self.budget.steps += tokens * PER_TOKEN.steps;
        }
    }

    /// Notes an error: from now on, evaluation only serves to find others.
    pub(crate) fn note_error(&mut self) {
        if std::mem::replace(&mut self.has_error, true) {
            return;
        }
        self.budget.steps = self.budget.steps.min(self.steps + STEPS_AFTER_ERROR);
    }

    /// Whether evaluation has ended because of [`Eval::note_error`] or because the budget is used up.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.steps > self.budget.steps
    }

    /// Ends a step that [`Eval::enter`] began.
    pub(crate) fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Counts steps that are not resolutions and keep no memory.
    pub(crate) fn steps(&mut self, amount: u64, at: At) -> Res<()> {
        self.steps += amount;
        if self.steps > self.budget.steps { fail(at, "evaluation takes too many steps") } else { Ok(()) }
    }

    /// Counts the elements of one computed value.
    pub(crate) fn spend(&mut self, amount: u64, at: At) -> Res<()> {
        if amount > MAX_LENGTH {
            return fail(at, format!("the result has {amount} elements, which is too long"));
        }
        self.work(amount, at)
    }

    /// Counts the bytes of one computed string.
    pub(crate) fn spend_text(&mut self, bytes: usize, at: At) -> Res<()> {
        if bytes > MAX_TEXT {
            return fail(at, format!("the result has {bytes} characters, which is too long"));
        }
        self.work((bytes / TEXT_UNIT) as u64 + 1, at)
    }

    /// Counts work that has no single result.
    pub(crate) fn work(&mut self, amount: u64, at: At) -> Res<()> {
        self.work = self.work.saturating_add(amount);
        if self.work > self.budget.work { fail(at, "evaluation computes too much data") } else { Ok(()) }
    }

    /// Counts a copy of a record.
    pub(crate) fn work_record(&mut self, rec: &Rec) -> Res<()> {
        let lists = rec.supers.len() + rec.assertions.len() + rec.dumps.len();
        let amount = RECORD_WORK + FIELD_WORK * rec.fields().len() as u64 + lists as u64;
        self.work(amount, At(Some(rec.span)))
    }

    /// Refuses a value that nests too deeply or is too large.
    pub(crate) fn bounded(&self, value: Init, at: At) -> Res<Init> {
        let shape = value.shape();
        if shape.depth > MAX_VALUE_DEPTH {
            return fail(at, "this value nests too deeply");
        }
        if u64::from(shape.weight) > 4 * MAX_LENGTH {
            return fail(at, "this value is too large");
        }
        Ok(value)
    }

    // Names.

    /// The name under which a class (`:`) or multiclass (`::`) keeps a template parameter.
    pub(crate) fn qualify(&mut self, owner: Sym, name: Sym, multiclass: bool) -> Sym {
        if let Some(&sym) = self.qualified.get(&(owner, name, multiclass)) {
            return sym;
        }
        let colons = if multiclass { "::" } else { ":" };
        let text = [&**self.names.text(owner), colons, self.names.text(name)].concat();
        let sym = self.names.intern(&text);
        self.qualified.insert((owner, name, multiclass), sym);
        sym
    }

    /// The name of a class.
    pub(crate) fn class_name(&self, class: ClassId) -> &str {
        self.classes[class].name.as_text().unwrap_or("")
    }

    /// The value of a call: its record, unless the call must wait; then the call remembers where it was first
    /// written.
    pub(crate) fn instance(&mut self, mut call: ClassCall, waits: bool) -> Res<Init> {
        // Looking it up may walk over its arguments.
        self.steps(u64::from(call.shape.weight) / 4, call.at)?;
        let call = match self.calls.get_key_value(&call) {
            Some((_, CallState { record: Some(id), .. })) if !waits => return Ok(Init::Def(*id)),
            Some((known, _)) if known.at.0 == call.at.0 => Arc::clone(known),
            Some((_, state)) => {
                call.origin = state.origin;
                Arc::new(call)
            }
            None => {
                let call = Arc::new(call);
                self.calls.insert(Arc::clone(&call), CallState { origin: call.origin, record: None });
                call
            }
        };
        if waits { Ok(Init::Call(call)) } else { self.instantiate(&call) }
    }

    /// A name for the next anonymous record.
    pub(crate) fn anonymous_name(&mut self) -> Init {
        self.anonymous += 1;
        Init::AnonymousName(self.anonymous - 1)
    }

    /// The finished record of this name.
    pub(crate) fn def(&self, name: &str) -> Option<RecordId> {
        self.def_by_name.get(name).copied()
    }

    /// Reserves a record's slot.
    pub(crate) fn reserve(&mut self, rec: &Rec, name: Arc<str>) -> Res<RecordId> {
        self.work_record(rec)?;
        if self.slots.len() as u64 >= self.budget.records {
            return fail(rec.span, "the input defines too many records");
        }
        let ty = self.record_type(rec.direct.clone());
        let mut stub = Rec::new(rec.name.clone(), rec.span, rec.kind);
        stub.supers.clone_from(&rec.supers);
        Ok(self.slots.push(Slot { rec: stub, name, ty, done: false }))
    }

    /// Adds a note about the record being instantiated.
    pub(crate) fn note<T>(result: Res<T>, span: Option<Span>, message: impl FnOnce() -> String) -> Res<T> {
        result.map_err(|mut error| {
            let repeated = span.is_some() && error.notes.last().is_some_and(|n| n.span == span);
            if error.notes.len() < MAX_NOTES && !repeated {
                error.notes.push(Diagnostic::note(span, message()));
            }
            error
        })
    }

    /// Adds notes about the bases through which `rec` got the value assigned at `value`, the last one first.
    pub(crate) fn note_bases(&self, error: &mut Diagnostic, rec: &Rec, value: Span) {
        let mut path = Vec::new();
        let mut rec = rec;
        while path.len() < MAX_NOTES {
            let bases = rec.direct.iter().zip(&rec.direct_spans);
            let found = bases.map(|(&class, &span)| (class, span, &*self.classes[class]));
            let has = |base: &Rec| base.fields().iter().any(|f| f.span == value);
            let Some((class, span, base)) = found.into_iter().find(|(_, _, base)| has(base)) else { break };
            let message = format!("in this use of class '{}'", self.class_name(class));
            path.push(Diagnostic::note(span, message));
            rec = base;
        }
        error.notes.extend(path.into_iter().rev());
    }

    // Types.

    /// The type of records that derive from all of these.
    pub(crate) fn record_type(&self, mut classes: Vec<ClassId>) -> Ty {
        classes.sort_by(|&a, &b| self.class_name(a).cmp(self.class_name(b)));
        classes.dedup();
        Ty::Record(classes.into())
    }

    /// Whether `class` is `base` or derives from it.
    pub(crate) fn derives(&self, class: ClassId, base: ClassId) -> bool {
        class == base || self.classes[class].supers.contains(&base)
    }

    /// Whether a value of type `from` may become one of type `to`, although a particular value may still not fit.
    pub(crate) fn convertible(&self, from: &Ty, to: &Ty) -> bool {
        match (from, to) {
            (Ty::Bit, Ty::Bit | Ty::Int) | (Ty::Int | Ty::Bits(_), Ty::Int) | (Ty::Bit, Ty::Bits(1)) => true,
            (Ty::Bits(a), Ty::Bits(b)) => a == b,
            (Ty::Bits(1), Ty::Bit) => true,
            (Ty::Int, Ty::Bit | Ty::Bits(_)) => true,
            (Ty::String, Ty::String) | (Ty::Dag, Ty::Dag) => true,
            (Ty::List(a), Ty::List(b)) => self.convertible(a, b),
            (Ty::Record(_), Ty::Record(_)) => self.is_a(from, to),
            _ => false,
        }
    }

    /// Whether every value of type `ty` is also one of type `other`.
    pub(crate) fn is_a(&self, ty: &Ty, other: &Ty) -> bool {
        match (ty, other) {
            (Ty::List(a), Ty::List(b)) => self.is_a(a, b),
            (Ty::Record(a), Ty::Record(b)) => b.iter().all(|&base| a.iter().any(|&c| self.derives(c, base))),
            _ => ty == other,
        }
    }

    /// The type to which both convert.
    pub(crate) fn common(&self, a: &Ty, b: &Ty) -> Option<Ty> {
        if a == b {
            return Some(a.clone());
        }
        if let (Ty::Record(classes), Ty::Record(others)) = (a, b) {
            let mut found = Vec::new();
            let mut todo: Vec<ClassId> = classes.to_vec();
            let mut seen = rustc_hash::FxHashSet::default();
            while let Some(class) = todo.pop() {
                if others.iter().any(|&o| self.derives(o, class)) {
                    found.push(class);
                } else {
                    todo.extend(self.classes[class].direct.iter().copied().filter(|&c| seen.insert(c)));
                }
            }
            return Some(self.record_type(found));
        }
        if self.convertible(a, b) {
            return Some(b.clone());
        }
        if self.convertible(b, a) {
            return Some(a.clone());
        }
        match (a, b) {
            (Ty::List(a), Ty::List(b)) => self.common(a, b).map(Ty::list),
            _ => None,
        }
    }

    /// A type as it is written in the source.
    pub(crate) fn type_text(&self, ty: &Ty) -> String {
        match ty {
            Ty::Bit => "bit".into(),
            Ty::Bits(n) => format!("bits<{n}>"),
            Ty::Int => "int".into(),
            Ty::String => "string".into(),
            Ty::Dag => "dag".into(),
            Ty::List(element) => format!("list<{}>", self.type_text(element)),
            Ty::Record(classes) => match &**classes {
                [one] => self.class_name(*one).to_string(),
                many => {
                    let names: Vec<&str> = many.iter().map(|&c| self.class_name(c)).collect();
                    format!("{{{}}}", names.join(", "))
                }
            },
        }
    }

    /// The type of a value; `None` for `?`.
    pub(crate) fn type_of(&self, value: &Init) -> Option<Ty> {
        Some(match value {
            Init::Unset => return None,
            Init::Bit(_) | Init::VarBit(_) => Ty::Bit,
            Init::Int(_) => Ty::Int,
            Init::Str(_) | Init::AnonymousName(_) => Ty::String,
            Init::Known { width, .. } => Ty::Bits(u32::from(*width)),
            Init::Bits(bits) => Ty::Bits(bits.items.len() as u32),
            Init::List(list) => list.element.clone().list(),
            Init::Dag(_) => Ty::Dag,
            Init::Def(id) => self.slots[*id].ty.clone(),
            Init::Var(var) => var.1.clone(),
            Init::Field(field) => field.ty.clone(),
            Init::Call(call) => Ty::Record(Bases::One(call.class)),
            Init::Op(op) => op.1.ty.clone(),
        })
    }

    /// The type of a record value's field.
    pub(crate) fn field_type(&self, value: &Init, field: Sym) -> Option<Ty> {
        if let Init::Def(id) = value {
            return self.slots[*id].rec.field(field).map(|f| f.ty.clone());
        }
        match self.type_of(value)? {
            Ty::Record(classes) => classes
                .iter()
                .find_map(|&c| self.classes[c].field(field).filter(|f| f.kind != FieldKind::TemplateArg))
                .map(|f| f.ty.clone()),
            _ => None,
        }
    }

    // Values and types.

    /// The value as one of type `ty`, if the conversion needs no evaluation.
    pub(crate) fn convert(&self, value: &Init, ty: &Ty) -> Option<Init> {
        match (value, ty) {
            (Init::Unset, _) => Some(Init::Unset),
            (Init::Bit(_), Ty::Bit) => Some(value.clone()),
            (Init::Bit(b), Ty::Bits(1)) => Some(Init::number_bits(i64::from(*b), 1)),
            (Init::Bit(b), Ty::Int) => Some(Init::Int(i64::from(*b))),
            (Init::Known { value, width: 1 }, Ty::Bit) => Some(Init::Bit(*value == 1)),
            (Init::Known { .. }, Ty::Bit) => None,
            (Init::Known { width, .. }, Ty::Bits(n)) => (u32::from(*width) == *n).then(|| value.clone()),
            (Init::Bits(bits), Ty::Bit) => match bits.items.as_slice() {
                [one] => Some(one.clone()),
                _ => None,
            },
            (Init::Bits(bits), Ty::Bits(n)) => (bits.items.len() as u32 == *n).then(|| value.clone()),
            (Init::Known { .. } | Init::Bits(_), Ty::Int) => value.as_int().map(Init::Int),
            (Init::Int(_), Ty::Int) => Some(value.clone()),
            (Init::Int(n), Ty::Bit) => matches!(n, 0 | 1).then_some(Init::Bit(*n == 1)),
            (Init::Int(v), Ty::Bits(n)) => int_to_bits(*v, *n),
            (Init::Str(_) | Init::AnonymousName(_), Ty::String) | (Init::Dag(_), Ty::Dag) => {
                Some(value.clone())
            }
            (Init::List(list), Ty::List(element)) => {
                if list.element == **element {
                    return Some(value.clone());
                }
                let mut changed = false;
                let mut items = Vec::with_capacity(list.items.len());
                for item in &list.items {
                    let converted = self.convert(item, element)?;
                    changed |= converted != *item;
                    items.push(converted);
                }
                Some(if changed { Init::list(items, (**element).clone()) } else { value.clone() })
            }
            (Init::Def(id), Ty::Record(_)) => self.is_a(&self.slots[*id].ty, ty).then(|| value.clone()),
            (Init::Var(..) | Init::VarBit(_) | Init::Field(_) | Init::Call(_) | Init::Op(_), _) => {
                let own = self.type_of(value)?;
                if own == *ty || self.is_a(&own, ty) {
                    return Some(value.clone());
                }
                (own == Ty::Bit && *ty == Ty::Bits(1)).then(|| Init::bits(vec![value.clone()]))
            }
            _ => None,
        }
    }

    /// The value as one of type `ty`; if necessary, with a cast that is evaluated later.
    pub(crate) fn cast(&mut self, value: &Init, ty: &Ty) -> Res<Option<Init>> {
        if let Some(converted) = self.convert(value, ty) {
            return Ok(Some(converted));
        }
        match self.type_of(value) {
            // A known number that does not fit never will, but this is an error only if a def keeps it.
            Some(own) if self.convertible(&own, ty) => {
                let node = OpNode::bang(Bang::Cast, vec![value.clone()], ty.clone(), At(None));
                self.fold(node, None, false).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// Bit `index` of a value, if it has such a bit.
    pub(crate) fn bit(&self, value: &Init, index: u32) -> Option<Init> {
        match value {
            Init::Unset => Some(Init::Unset),
            Init::Bit(_) => Some(value.clone()),
            Init::Int(v) => Some(Init::Bit(index < 64 && (v >> index) & 1 == 1)),
            Init::Known { value, width } => {
                (index < u32::from(*width)).then(|| Init::Bit(value >> index & 1 == 1))
            }
            Init::Bits(bits) => bits.items.get(index as usize).cloned(),
            _ => match self.type_of(value)? {
                Ty::Bit => Some(value.clone()),
                Ty::Bits(_) | Ty::Int => Some(Init::VarBit(Arc::new((value.clone(), index)))),
                _ => None,
            },
        }
    }

    /// The value in the form in which a field of type `ty` holds it: with all bits spelled out.
    pub(crate) fn fit(&mut self, value: &Init, ty: &Ty) -> Res<Option<Init>> {
        if let Ty::Bits(n @ 65..) = ty {
            self.work(4 * u64::from(*n), At(None))?;
        }
        let Some(value) = self.cast(value, ty)? else { return Ok(None) };
        match (ty, &value) {
            (Ty::Bits(_), Init::Known { .. } | Init::Bits(_)) => Ok(Some(value)),
            (Ty::Bits(n), _) => {
                let bits: Option<Vec<Init>> = (0..*n).map(|i| self.bit(&value, i)).collect();
                Ok(bits.map(Init::bits))
            }
            _ => Ok(Some(value)),
        }
    }
}

fn int_to_bits(value: i64, count: u32) -> Option<Init> {
    let fits = count == 0 || count >= 64 || value >> count == 0 || value >> (count - 1) == -1;
    fits.then(|| Init::number_bits(value, count))
}
