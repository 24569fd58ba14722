//! Finished records, as other crates see them.

use std::sync::{Arc, OnceLock};

use rustc_hash::FxHashMap;

use crate::eval::{Eval, FieldKind, FieldVal, Rec, Slot};
use crate::value::{ClassId, Init, RecordId, Ty};
use support::arena::EntityId as _;
use support::{Arena, Span};

/// The type of a field.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `bit`
    Bit,
    /// `bits<n>`
    Bits(u32),
    /// `int`
    Int,
    /// `string`, also written `code`.
    String,
    /// `dag`
    Dag,
    /// `list<element>`
    List(Arc<Type>),
    /// A record that derives from all of these classes.
    Record(Arc<[Arc<str>]>),
}

/// A finished value.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// `?`
    Unset,
    /// A bit.
    Bit(bool),
    /// Bits, least significant first.
    Bits(Arc<[Value]>),
    /// An integer.
    Int(i64),
    /// A string or code block. Bytes in it that are not UTF-8 are encoded: see [`crate::bytes_of`].
    String(Arc<str>),
    /// A list.
    List(Arc<[Value]>),
    /// A dag.
    Dag(Arc<Dag>),
    /// A reference to a record.
    Def(RecordId),
    /// The text of an expression that needs a value which was never given. It occurs only in fields declared with
    /// `field`, in bits that refer to other fields, and in anonymous records.
    Unresolved(Arc<str>),
}

/// `(op:$name arg:$name, ...)`
#[derive(Clone, PartialEq, Debug)]
pub struct Dag {
    /// The operator, usually a record.
    pub op: Value,
    /// The operator's name, without `$`.
    pub op_name: Option<Arc<str>>,
    /// The arguments.
    pub args: Vec<DagArg>,
    /// The place of the dag, if it was written.
    pub span: Option<Span>,
}

/// An argument of a [`Dag`].
#[derive(Clone, PartialEq, Debug)]
pub struct DagArg {
    /// The argument.
    pub value: Value,
    /// Its name, without `$`.
    pub name: Option<Arc<str>>,
    /// The place of the argument with its name, if it was written.
    pub span: Option<Span>,
}

impl Value {
    /// The integer, or the number that the bit or the known bits form.
    pub fn as_int(&self) -> Option<i64> {
        match self {
            Value::Int(n) => Some(*n),
            Value::Bit(bit) => Some(i64::from(*bit)),
            Value::Bits(bits) => bits.iter().enumerate().try_fold(0i64, |sum, (i, bit)| match bit {
                Value::Bit(b) if i < 64 => Some(sum | i64::from(*b) << i),
                Value::Bit(false) => Some(sum),
                _ => None,
            }),
            _ => None,
        }
    }

    /// The text of a string or code block.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Value::String(text) => Some(text),
            _ => None,
        }
    }

    /// The bit; integers 0 and 1 count.
    pub fn as_bit(&self) -> Option<bool> {
        match self {
            Value::Bit(bit) => Some(*bit),
            Value::Int(0) => Some(false),
            Value::Int(1) => Some(true),
            _ => None,
        }
    }

    /// The elements of a list.
    pub fn as_list(&self) -> Option<&[Value]> {
        match self {
            Value::List(items) => Some(items),
            _ => None,
        }
    }

    /// The dag.
    pub fn as_dag(&self) -> Option<&Dag> {
        match self {
            Value::Dag(dag) => Some(dag),
            _ => None,
        }
    }

    /// The record.
    pub fn as_def(&self) -> Option<RecordId> {
        match self {
            Value::Def(id) => Some(*id),
            _ => None,
        }
    }

    /// True for `?`.
    pub fn is_unset(&self) -> bool {
        *self == Value::Unset
    }
}

/// A field of a record.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name.
    pub name: Arc<str>,
    /// Its type.
    pub ty: Type,
    /// Its value.
    pub value: Value,
    /// The origin of the value: the literal, if the value is a single string literal, wherever it was passed from;
    /// otherwise the last assignment.
    pub span: Span,
    /// The place of the field's declaration.
    pub declared: Span,
}

/// A finished record.
#[derive(Clone, Debug)]
pub struct Record {
    /// Its id.
    pub id: RecordId,
    /// Its name; anonymous records have made-up ones.
    pub name: Arc<str>,
    /// Its name in the source, or the `def` or `Class<...>` of an anonymous one.
    pub span: Span,
    /// Whether it has no name of its own.
    pub anonymous: bool,
    /// The uses of multiclasses that created it, innermost first.
    pub made_by: Vec<Span>,
    fields: Vec<Field>,
    /// Positions of the fields in the order of their names.
    by_name: Vec<u32>,
    superclasses: Vec<Arc<str>>,
}

impl Record {
    /// Whether it derives from `class`, directly or not.
    pub fn is_a(&self, class: &str) -> bool {
        self.superclasses.iter().any(|c| **c == *class)
    }

    /// All classes it derives from, each after its own bases.
    pub fn superclasses(&self) -> impl Iterator<Item = &str> {
        self.superclasses.iter().map(|c| &**c)
    }

    /// Its fields in the order of their declaration.
    pub fn fields(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter()
    }

    /// The field with this name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        let found = self.by_name.binary_search_by(|&i| (*self.fields[i as usize].name).cmp(name)).ok()?;
        self.fields.get(self.by_name[found] as usize)
    }

    /// The value of the field with this name.
    pub fn value(&self, name: &str) -> Option<&Value> {
        self.field(name).map(|f| &f.value)
    }
}

/// The parts of a class that matter once all records exist.
#[derive(Clone, Debug)]
pub struct Class {
    /// Its name.
    pub name: Arc<str>,
    /// Its name in the source.
    pub span: Span,
    /// The names of its template parameters.
    pub parameters: Vec<Arc<str>>,
    superclasses: Vec<Arc<str>>,
    fields: Vec<Arc<str>>,
}

impl Class {
    /// All classes it derives from, each after its own bases.
    pub fn superclasses(&self) -> impl Iterator<Item = &str> {
        self.superclasses.iter().map(|c| &**c)
    }

    /// Whether it derives from `class`, directly or not.
    pub fn is_a(&self, class: &str) -> bool {
        self.superclasses.iter().any(|c| **c == *class)
    }

    /// The names of its fields.
    pub fn fields(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().map(|f| &**f)
    }
}

/// Everything that a `.td` file defines.
///
/// A record is turned into its public form when it is first asked for: printing never needs that form, and most readers
/// look at only some of the records.
pub struct Records {
    pub(crate) eval: Eval,
    records: Arena<RecordId, OnceLock<Record>>,
    /// The name of each class, shared by everything that refers to it.
    names: Vec<Arc<str>>,
    classes: OnceLock<FxHashMap<Arc<str>, Class>>,
    derived: OnceLock<FxHashMap<Arc<str>, Vec<RecordId>>>,
}

impl Records {
    /// The record with this name.
    pub fn def(&self, name: &str) -> Option<&Record> {
        self.eval.def(name).map(|id| self.get(id))
    }

    /// The class with this name.
    pub fn class(&self, name: &str) -> Option<&Class> {
        self.classes.get_or_init(|| self.finish().classes()).get(name)
    }

    /// All records in the order of their definition, anonymous ones included.
    pub fn defs(&self) -> impl Iterator<Item = &Record> {
        self.eval.order.iter().map(|&id| self.get(id))
    }

    /// The records that derive from `class`, in the order of their definition.
    pub fn derived_from<'a>(&'a self, class: &str) -> impl Iterator<Item = &'a Record> {
        let derived = self.derived.get_or_init(|| self.finish().derived());
        derived.get(class).into_iter().flatten().map(|&id| self.get(id))
    }

    /// The strings and code blocks that are not UTF-8; see [`crate::bytes_of`].
    pub fn not_utf8(&self) -> &[Span] {
        &self.eval.not_utf8
    }

    /// A record.
    pub fn get(&self, id: RecordId) -> &Record {
        self.records[id].get_or_init(|| self.finish().record(id, &self.eval.slots[id]))
    }

    pub(crate) fn new(eval: Eval) -> Self {
        let names = eval.classes.iter().map(|(id, _)| Arc::from(eval.class_name(id))).collect();
        let mut records = Arena::new();
        for _ in eval.slots.ids() {
            records.push(OnceLock::new());
        }
        Records { eval, records, names, classes: OnceLock::new(), derived: OnceLock::new() }
    }

    fn finish(&self) -> Finish<'_> {
        Finish { eval: &self.eval, names: &self.names }
    }
}

/// Turns evaluated values into public ones.
struct Finish<'a> {
    eval: &'a Eval,
    names: &'a [Arc<str>],
}

impl Finish<'_> {
    fn class(&self, id: ClassId) -> Arc<str> {
        self.names[id.index()].clone()
    }

    fn classes(&self) -> FxHashMap<Arc<str>, Class> {
        let eval = self.eval;
        let class = |(id, rec): (ClassId, &Arc<Rec>)| {
            let own = |f: &&FieldVal| f.kind != FieldKind::TemplateArg;
            let class = Class {
                name: self.class(id),
                span: rec.span,
                parameters: rec.template_args.iter().map(|&n| Arc::from(eval.plain_name(n))).collect(),
                superclasses: rec.supers.iter().map(|&c| self.class(c)).collect(),
                fields: rec.fields().iter().filter(own).map(|f| eval.names.text(f.name).clone()).collect(),
            };
            (class.name.clone(), class)
        };
        eval.classes.iter().map(class).collect()
    }

    fn derived(&self) -> FxHashMap<Arc<str>, Vec<RecordId>> {
        let mut derived: FxHashMap<Arc<str>, Vec<RecordId>> = FxHashMap::default();
        for &id in &self.eval.order {
            for &class in &self.eval.slots[id].rec.supers {
                let records = derived.entry(self.class(class)).or_default();
                // A record that derives from a class in two ways is listed once.
                if records.last() != Some(&id) {
                    records.push(id);
                }
            }
        }
        derived
    }

    fn record(&self, id: RecordId, slot: &Slot) -> Record {
        let rec = &slot.rec;
        let fields: Vec<Field> = rec
            .fields()
            .iter()
            .filter(|f| f.kind != FieldKind::TemplateArg)
            .map(|f| {
                let literal = match &f.value {
                    Init::Str(text) => text.at.0,
                    _ => None,
                };
                Field {
                    name: self.eval.names.text(f.name).clone(),
                    ty: self.ty(&f.ty),
                    value: self.value(&f.value),
                    span: literal.unwrap_or(f.span),
                    declared: f.declared,
                }
            })
            .collect();
        let mut by_name: Vec<u32> = (0..fields.len() as u32).collect();
        by_name.sort_by(|&a, &b| fields[a as usize].name.cmp(&fields[b as usize].name));
        Record {
            id,
            name: slot.name.clone(),
            span: rec.span,
            anonymous: rec.kind == crate::eval::RecKind::Anonymous,
            made_by: rec.made_by.iter().map(|m| m.span).collect(),
            fields,
            by_name,
            superclasses: rec.supers.iter().map(|&c| self.class(c)).collect(),
        }
    }

    fn ty(&self, ty: &Ty) -> Type {
        match ty {
            Ty::Bit => Type::Bit,
            Ty::Bits(n) => Type::Bits(*n),
            Ty::Int => Type::Int,
            Ty::String => Type::String,
            Ty::Dag => Type::Dag,
            Ty::List(element) => Type::List(Arc::new(self.ty(element))),
            Ty::Record(classes) => Type::Record(classes.iter().map(|&c| self.class(c)).collect()),
        }
    }

    fn value(&self, value: &Init) -> Value {
        let name = |sym: Option<crate::names::Sym>| sym.map(|s| self.eval.names.text(s).clone());
        match value {
            Init::Unset => Value::Unset,
            Init::Bit(bit) => Value::Bit(*bit),
            Init::Int(n) => Value::Int(*n),
            Init::Str(text) => Value::String(text.text.clone()),
            Init::Known { value, width } => {
                Value::Bits((0..*width).map(|i| Value::Bit(value >> i & 1 == 1)).collect())
            }
            Init::Bits(bits) => Value::Bits(bits.items.iter().map(|b| self.value(b)).collect()),
            Init::List(list) => Value::List(list.items.iter().map(|i| self.value(i)).collect()),
            Init::Dag(dag) => {
                let args = dag
                    .args
                    .iter()
                    .map(|a| DagArg { value: self.value(&a.value), name: name(a.name), span: a.at.0 })
                    .collect();
                Value::Dag(Arc::new(Dag {
                    op: self.value(&dag.op),
                    op_name: name(dag.op_name),
                    args,
                    span: dag.at.0,
                }))
            }
            Init::Def(id) => Value::Def(*id),
            other => Value::Unresolved(self.eval.show(other).into()),
        }
    }
}
