//! Values during evaluation: literals, and operations that wait for their operands.
//!
//! An [`Init`] is a small cloneable tree. Each node knows its [`Shape`]. Because of that, resolving a finished value
//! and hashing any value cost nothing, no chain of operations can grow deeper than the stack allows, and no value that
//! shares its parts can be larger than a walk over it may be.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::lexer::Bang;
use crate::names::Sym;
use support::Span;
use support::arena::EntityId as _;

support::entity_id! {
    /// A class.
    pub(crate) struct ClassId;
}

support::entity_id! {
    /// A record among [`crate::Records`].
    pub struct RecordId;
}

/// How deep values may nest, so that every walk over one may recurse.
pub(crate) const MAX_VALUE_DEPTH: u32 = 200;

/// What a node knows about the tree below it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Shape {
    pub(crate) depth: u32,
    /// How many nodes a walk over the tree visits, at most `u32::MAX`: a part that occurs twice counts twice.
    pub(crate) weight: u32,
    /// A hash of the value; equal values have equal hashes.
    hash: u64,
    /// Whether nothing in it is unresolved. `?` counts as concrete.
    concrete: bool,
    /// Whether it refers to any name that must be looked up.
    pub(crate) names: bool,
    /// Whether an operation in it binds names, so that some of the names may be its own.
    pub(crate) binds: bool,
}

/// A hash of two hashes that depends on their order.
fn mix(a: u64, b: u64) -> u64 {
    (a.rotate_left(5) ^ b).wrapping_mul(0x517c_c1b7_2722_0a95)
}

/// The hash of a node without its parts.
fn hash_of(what: impl Hash) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    what.hash(&mut hasher);
    hasher.finish()
}

impl Shape {
    fn leaf(hash: u64) -> Shape {
        Shape { depth: 1, weight: 1, hash, concrete: true, names: false, binds: false }
    }

    /// A node over these parts.
    fn over<'a>(kind: u64, parts: impl Iterator<Item = &'a Init>) -> Shape {
        parts.fold(Shape::leaf(kind), |all, part| {
            let own = part.shape();
            Shape {
                depth: all.depth.max(own.depth + 1),
                weight: all.weight.saturating_add(own.weight),
                hash: mix(all.hash, own.hash),
                concrete: all.concrete && own.concrete,
                names: all.names || own.names,
                binds: all.binds || own.binds,
            }
        })
    }

    /// The same for a node that computes something.
    fn waiting(self) -> Shape {
        Shape { concrete: false, ..self }
    }
}

/// A type of the language.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Ty {
    Bit,
    Bits(u32),
    Int,
    String,
    Dag,
    List(Arc<Ty>),
    /// Records that derive from all of these classes (sorted by name); from none for any record.
    Record(Bases),
}

/// The classes of a record type: nearly always one, which then needs no allocation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Bases {
    One(ClassId),
    /// None, or more than one.
    Many(Arc<Vec<ClassId>>),
}

impl From<Vec<ClassId>> for Bases {
    fn from(classes: Vec<ClassId>) -> Self {
        match *classes {
            [class] => Bases::One(class),
            _ => Bases::Many(Arc::new(classes)),
        }
    }
}

impl std::ops::Deref for Bases {
    type Target = [ClassId];

    fn deref(&self) -> &[ClassId] {
        match self {
            Bases::One(class) => std::slice::from_ref(class),
            Bases::Many(classes) => classes,
        }
    }
}

impl Ty {
    /// `list<self>`.
    pub(crate) fn list(self) -> Ty {
        Ty::List(Arc::new(self))
    }

    /// The type of any record.
    pub(crate) fn any_record() -> Ty {
        Ty::Record(Vec::new().into())
    }

    /// How deep list types are nested.
    pub(crate) fn depth(&self) -> usize {
        std::iter::successors(Some(self), |ty| ty.element()).count()
    }

    /// The element type of a list type.
    pub(crate) fn element(&self) -> Option<&Ty> {
        match self {
            Ty::List(element) => Some(element),
            _ => None,
        }
    }
}

/// A place. It is not part of a value's identity.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct At(pub(crate) Option<Span>);

impl From<At> for Option<Span> {
    fn from(at: At) -> Self {
        at.0
    }
}

impl PartialEq for At {
    fn eq(&self, _: &At) -> bool {
        true
    }
}

impl Eq for At {}

impl Hash for At {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// A string or code literal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Text {
    hash: u64,
    pub(crate) text: Arc<str>,
    /// Whether it was written as `[{...}]`, or computed from such a literal.
    pub(crate) code: bool,
    /// The place of the literal, if the value is a single one.
    pub(crate) at: At,
}

/// Bits, some of them unknown or more than 64, the least significant one first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BitsNode {
    shape: Shape,
    pub(crate) items: Vec<Init>,
}

impl Text {
    pub(crate) fn new(text: impl Into<Arc<str>>, code: bool, at: At) -> Self {
        let text = text.into();
        Text { hash: hash_of(&*text), text, code, at }
    }
}

/// A list with its element type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct List {
    shape: Shape,
    pub(crate) items: Vec<Init>,
    pub(crate) element: Ty,
}

/// An argument of a dag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Arg {
    pub(crate) value: Init,
    pub(crate) name: Option<Sym>,
    pub(crate) at: At,
}

/// A dag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DagNode {
    shape: Shape,
    pub(crate) op: Init,
    pub(crate) op_name: Option<Sym>,
    pub(crate) args: Vec<Arg>,
    pub(crate) at: At,
}

/// `record.field`, waiting for the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FieldRef {
    shape: Shape,
    pub(crate) record: Init,
    pub(crate) field: Sym,
    pub(crate) ty: Ty,
    pub(crate) at: At,
}

/// One argument in `Class<...>`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TemplateArg {
    /// The qualified name of the parameter.
    pub(crate) name: Sym,
    /// Given as `name = value`.
    pub(crate) named: bool,
    pub(crate) value: Init,
}

/// `Class<args>` as a value: an anonymous record, once its arguments are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ClassCall {
    pub(crate) shape: Shape,
    pub(crate) class: ClassId,
    pub(crate) args: Vec<TemplateArg>,
    pub(crate) at: At,
    /// The place where the same call was first written, which counts as the place of its record.
    pub(crate) origin: At,
}

impl Hash for ClassCall {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.shape.hash);
    }
}

/// The operator of an [`OpNode`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Op {
    Bang(Bang),
    /// `list[i]`
    Element,
    /// `list[list<int>]`
    Slice,
    /// `a...b` inside subscripts, both ends included.
    ClosedRange,
}

/// An operation with its operands, which may be unresolved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OpNode {
    pub(crate) op: Op,
    pub(crate) args: Vec<Init>,
    /// Names that `!foreach`, `!filter` and `!foldl` bind in their last operand.
    pub(crate) bound: Vec<Sym>,
    /// The type in `!isa<...>`, `!exists<...>`, `!instances<...>`.
    pub(crate) param: Option<Ty>,
    /// The type of the result.
    pub(crate) ty: Ty,
    pub(crate) at: At,
}

/// An operation while it is folded: its operands may differ from the node's own.
#[derive(Clone, Copy)]
pub(crate) struct OpView<'a> {
    pub(crate) node: &'a OpNode,
    pub(crate) args: &'a [Init],
}

impl OpView<'_> {
    /// The operation with these operands.
    pub(crate) fn to_init(self) -> Init {
        let OpNode { op, bound, param, ty, at, .. } = self.node;
        let args = self.args.to_vec();
        Init::op(OpNode {
            op: *op,
            args,
            bound: bound.clone(),
            param: param.clone(),
            ty: ty.clone(),
            at: *at,
        })
    }
}

/// Gives access to everything but the operands.
impl std::ops::Deref for OpView<'_> {
    type Target = OpNode;

    fn deref(&self) -> &OpNode {
        self.node
    }
}

/// A value, finished or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Init {
    Unset,
    Bit(bool),
    Int(i64),
    Str(Arc<Text>),
    /// At most 64 bits, all of them known; those above the width are zero.
    Known {
        value: u64,
        width: u8,
    },
    /// Any other bits.
    Bits(Arc<BitsNode>),
    List(Arc<List>),
    Dag(Arc<DagNode>),
    Def(RecordId),
    /// The name of an anonymous record, which becomes a string when the record is finished.
    AnonymousName(u32),
    Var(Arc<(Sym, Ty)>),
    /// One bit of a value that is still unknown.
    VarBit(Arc<(Init, u32)>),
    Field(Arc<FieldRef>),
    Call(Arc<ClassCall>),
    Op(Arc<(Shape, OpNode)>),
}

/// How many bytes of text weigh as much as one value.
pub(crate) const TEXT_UNIT: usize = 32;

impl Init {
    /// A string literal or computed string.
    pub(crate) fn string(text: impl Into<Arc<str>>) -> Init {
        Init::Str(Arc::new(Text::new(text, false, At(None))))
    }

    /// A list.
    pub(crate) fn list(items: Vec<Init>, element: Ty) -> Init {
        let shape = Shape::over(11, items.iter());
        Init::List(Arc::new(List { shape, items, element }))
    }

    /// A dag.
    pub(crate) fn dag(op: Init, op_name: Option<Sym>, args: Vec<Arg>, at: At) -> Init {
        let mut shape = Shape::over(12, args.iter().map(|a| &a.value).chain([&op]));
        shape.hash = args.iter().fold(shape.hash, |hash, arg| mix(hash, arg.name.map_or(0, Sym::number)));
        Init::Dag(Arc::new(DagNode { shape, op, op_name, args, at }))
    }

    /// A field of a record that is still unknown.
    pub(crate) fn field(record: Init, field: Sym, ty: Ty, at: At) -> Init {
        let shape = Shape::over(field.number(), std::iter::once(&record)).waiting();
        Init::Field(Arc::new(FieldRef { shape, record, field, ty, at }))
    }

    /// A future anonymous record; see [`crate::eval::Eval::intern_call`].
    pub(crate) fn call(class: ClassId, args: Vec<TemplateArg>, at: At, origin: At) -> ClassCall {
        let shape = Shape::over(hash_of(class), args.iter().map(|a| &a.value)).waiting();
        ClassCall { shape, class, args, at, origin }
    }

    /// An operation that cannot be computed yet.
    pub(crate) fn op(node: OpNode) -> Init {
        let mut shape = Shape::over(hash_of(node.op), node.args.iter()).waiting();
        shape.binds |= !node.bound.is_empty();
        let decided = match node.op {
            Op::Bang(Bang::And) => Some(0),
            Op::Bang(Bang::Or) => Some(-1),
            _ => None,
        };
        // If the first operand decides the result, the names in the others do not matter.
        shape.names &= decided.is_none() || node.args.first().and_then(Init::as_int) != decided;
        Init::Op(Arc::new((shape, node)))
    }

    /// A name.
    pub(crate) fn var(name: Sym, ty: Ty) -> Init {
        Init::Var(Arc::new((name, ty)))
    }

    /// Bits, the least significant first.
    pub(crate) fn bits(items: Vec<Init>) -> Init {
        let known = items.iter().rev().try_fold(0u64, |sum, bit| match bit {
            Init::Bit(bit) => Some(sum << 1 | u64::from(*bit)),
            _ => None,
        });
        match known {
            Some(value) if items.len() <= 64 => Init::Known { value, width: items.len() as u8 },
            _ => {
                let shape = Shape::over(13, items.iter());
                Init::Bits(Arc::new(BitsNode { shape, items }))
            }
        }
    }

    /// The lowest `count` bits of a number; those after its 64 are 0.
    pub(crate) fn number_bits(value: i64, count: u32) -> Init {
        match count {
            0 => Init::Known { value: 0, width: 0 },
            1..=64 => Init::Known { value: value as u64 & (u64::MAX >> (64 - count)), width: count as u8 },
            _ => Init::bits((0..count).map(|i| Init::Bit(i < 64 && (value >> i) & 1 == 1)).collect()),
        }
    }

    /// The bits of a value of a bits type, the least significant first.
    pub(crate) fn spelled(&self) -> Option<Vec<Init>> {
        match self {
            Init::Known { value, width } => {
                Some((0..*width).map(|i| Init::Bit(value >> i & 1 == 1)).collect())
            }
            Init::Bits(bits) => Some(bits.items.clone()),
            _ => None,
        }
    }

    /// The shape of the tree.
    pub(crate) fn shape(&self) -> Shape {
        match self {
            Init::Unset => Shape::leaf(1),
            Init::Bit(bit) => Shape::leaf(2 + u64::from(*bit)),
            Init::Int(n) => Shape::leaf(mix(4, *n as u64)),
            Init::Def(id) => Shape::leaf(mix(5, id.index() as u64)),
            Init::Str(text) => {
                let weight = 1 + (text.text.len() / TEXT_UNIT) as u32;
                Shape { weight, ..Shape::leaf(text.hash) }
            }
            Init::AnonymousName(n) => Shape { names: true, ..Shape::leaf(mix(6, u64::from(*n))).waiting() },
            Init::Var(var) => Shape { names: true, ..Shape::leaf(mix(7, var.0.number())).waiting() },
            Init::Known { value, width } => Shape {
                depth: 2,
                weight: 1 + u32::from(*width),
                ..Shape::leaf(mix(u64::from(*width), *value))
            },
            Init::Bits(bits) => bits.shape,
            Init::List(list) => list.shape,
            Init::Dag(dag) => dag.shape,
            Init::VarBit(bit) => Shape::over(u64::from(bit.1), std::iter::once(&bit.0)).waiting(),
            Init::Field(field) => field.shape,
            Init::Call(call) => call.shape,
            Init::Op(op) => op.0,
        }
    }

    /// Whether nothing in it is unresolved.
    pub(crate) fn concrete(&self) -> bool {
        match self {
            Init::Unset | Init::Bit(_) | Init::Int(_) | Init::Str(_) | Init::Def(_) | Init::Known { .. } => {
                true
            }
            Init::Bits(bits) => bits.shape.concrete,
            Init::List(list) => list.shape.concrete,
            Init::Dag(dag) => dag.shape.concrete,
            _ => false,
        }
    }

    /// Whether this default of a template parameter is a value. `?` is not, and neither is anything that `?` is or may
    /// become a part of, nor a question about existing records before it is answered. Other operators are not examined.
    pub(crate) fn complete(&self) -> bool {
        match self {
            Init::Unset => false,
            Init::Bits(bits) => bits.items.iter().all(Init::complete),
            Init::List(list) => list.items.iter().all(Init::complete),
            Init::Op(op) => match op.1.op {
                Op::Bang(Bang::Exists | Bang::Instances | Bang::IsA | Bang::Foldl) => false,
                Op::Bang(
                    Bang::If
                    | Bang::Cond
                    | Bang::Foreach
                    | Bang::Filter
                    | Bang::Range
                    | Bang::Subst
                    | Bang::Substr
                    | Bang::Find
                    | Bang::Dag
                    | Bang::SetDagArg
                    | Bang::SetDagName,
                ) => op.1.args.iter().all(Init::complete),
                _ => true,
            },
            _ => true,
        }
    }

    /// The text of a string.
    pub(crate) fn as_text(&self) -> Option<&str> {
        match self {
            Init::Str(text) => Some(&text.text),
            _ => None,
        }
    }

    /// The integer that this bit, integer or known bits form.
    pub(crate) fn as_int(&self) -> Option<i64> {
        match self {
            Init::Int(value) => Some(*value),
            Init::Bit(bit) => Some(i64::from(*bit)),
            Init::Known { value, .. } => Some(*value as i64),
            Init::Bits(bits) => bits.items.iter().enumerate().try_fold(0i64, |sum, (i, bit)| match bit {
                Init::Bit(b) => Some(sum | if i < 64 { i64::from(*b) << i } else { 0 }),
                _ => None,
            }),
            _ => None,
        }
    }
}

impl OpNode {
    /// The operation with its own operands.
    pub(crate) fn view(&self) -> OpView<'_> {
        OpView { node: self, args: &self.args }
    }

    /// An operation without bound names.
    pub(crate) fn new(op: Op, args: Vec<Init>, ty: Ty, at: At) -> Self {
        OpNode { op, args, bound: Vec::new(), param: None, ty, at }
    }

    /// A bang operation without bound names.
    pub(crate) fn bang(op: Bang, args: Vec<Init>, ty: Ty, at: At) -> Self {
        Self::new(Op::Bang(op), args, ty, at)
    }
}

// Records hold tens of thousands of these.
const _: () = assert!(size_of::<Ty>() <= 16 && size_of::<Init>() <= 16);
