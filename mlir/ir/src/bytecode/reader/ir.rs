//! Reads operations, regions and blocks, with an explicit stack.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::cursor::{Cursor, Res, entry, fail};
use super::data::Data;
use super::properties::{Properties, Set, Slots};
use super::values::{Filling, Scope, UseOrder};
use crate::bytecode::encoding::{mask, section, version};
use crate::bytecode::layout::{Field, fields};
use crate::definitions::op::{OpDef, Traits};
use crate::ir::body::Body;
use crate::ir::entities::{Block, Op, Region};
use crate::ir::module::Module;
use crate::ir::state::OpState;
use crate::values::attr_kind::AttrKind;
use crate::values::context::OpName;
use crate::values::ids::{Attr, Ident, Loc};

/// How deep regions may nest, as in the textual form.
const MAX_DEPTH: usize = 202;

/// An operation name of the file.
#[derive(Clone, Copy)]
pub(super) struct OpEntry<'a> {
    dialect: u64,
    name: &'a str,
    /// Whether the operation was registered when the file was written.
    registered: bool,
    found: Option<Known>,
}

impl<'a> OpEntry<'a> {
    pub(super) fn new(dialect: u64, name: &'a str, registered: bool) -> Self {
        OpEntry { dialect, name, registered, found: None }
    }
}

/// An operation name in the context.
#[derive(Clone, Copy)]
struct Known {
    name: OpName,
    def: Option<&'static OpDef>,
    isolated: bool,
    registered: bool,
}

/// The inherent and discardable attributes from one dictionary.
struct Split {
    inherent: Vec<(usize, Attr)>,
    discardable: Option<Attr>,
}

/// The regions of an operation that are being read.
struct Frame<'a> {
    /// The operation, if it gets a body of its own.
    owner: Option<Op>,
    /// Whether the numbering of values starts again.
    own_scope: bool,
    /// The remaining regions, the last one first.
    regions: SmallVec<[Region; 1]>,
    /// Where to continue after the section of the regions, if they are in one.
    outer: Option<Cursor<'a>>,
    blocks: Vec<Block>,
    /// The number of blocks begun.
    begun: usize,
    /// The number of operations still to come in the last one.
    ops_left: u64,
}

/// The reader of the section of operations.
pub(super) struct Ir<'a> {
    data: Data<'a>,
    ops: Vec<OpEntry<'a>>,
    properties: Properties<'a>,
    version: u64,
    c: Cursor<'a>,
    frames: Vec<Frame<'a>>,
    /// The bodies being filled, innermost last.
    bodies: Vec<Filling>,
    /// Unused bodies, kept for their memory.
    #[allow(clippy::vec_box, reason = "operations take and give back their bodies boxed")]
    spare: Vec<Box<Body>>,
    /// The numbers of values, innermost last.
    scopes: Vec<Scope>,
    /// The order of the properties of operations, by the number of the name.
    fields: Vec<Option<Vec<Field>>>,
    /// Properties read so far, with the operation names they were read for.
    read_properties: Vec<SmallVec<[(OpName, Set); 1]>>,
    splits: FxHashMap<(OpName, Attr), Split>,
    /// Merged dictionaries.
    merged: FxHashMap<(Attr, Attr), Attr>,
}

impl<'a> Ir<'a> {
    pub(super) fn new(
        data: Data<'a>,
        ops: Vec<OpEntry<'a>>,
        properties: Properties<'a>,
        version: u64,
    ) -> Self {
        Ir {
            fields: ops.iter().map(|_| None).collect(),
            read_properties: (0..properties.len()).map(|_| SmallVec::new()).collect(),
            data,
            ops,
            properties,
            version,
            c: Cursor::new(&[]),
            frames: Vec::new(),
            bodies: Vec::new(),
            spare: Vec::new(),
            scopes: Vec::new(),
            splits: FxHashMap::default(),
            merged: FxHashMap::default(),
        }
    }

    /// Reads the section into a module; if one must be created, it gets the location `loc`.
    pub(super) fn module(mut self, c: Cursor<'a>, file: &str) -> Res<Module> {
        self.c = c;
        let cx = self.data.cx;
        let mut body = Box::new(Body::new(cx));
        let region = body.add_root();
        let block = body.create_block(&[]);
        body.append_block(region, block);
        self.bodies.push(Filling::new(body));
        let mut scope = Scope::default();
        scope.enter(0, false);
        self.scopes.push(scope);
        self.frames.push(Frame {
            owner: None,
            own_scope: false,
            regions: SmallVec::new(),
            outer: None,
            blocks: vec![block],
            begun: 0,
            ops_left: 0,
        });
        while let Some(frame) = self.frames.last_mut() {
            if frame.ops_left > 0 {
                frame.ops_left -= 1;
                self.operation()?;
            } else if let Some(&block) = frame.blocks.get(frame.begun) {
                frame.begun += 1;
                self.block(block)?;
            } else {
                self.end_region()?;
            }
        }
        self.c.finish("IR section")?;
        let Some(filling) = self.bodies.pop() else { return fail("the IR section ends early") };
        Ok(Module::wrapping(cx, filling.finish()?, block, cx.file_loc(file, 0, 0)))
    }

    /// The innermost body, which is being filled.
    fn filling(&mut self) -> &mut Filling {
        self.bodies.last_mut().expect("the outermost body stays until the end")
    }

    fn scope(&mut self) -> (&mut Scope, &mut Filling) {
        let scope = self.scopes.last_mut().expect("the outermost scope stays until the end");
        let filling = self.bodies.last_mut().expect("the outermost body stays until the end");
        (scope, filling)
    }

    // Regions and blocks.

    /// Begins the next region of the innermost operation.
    fn region(&mut self, region: Region) -> Res<()> {
        let count = self.c.count()?;
        let values = if count == 0 { 0 } else { self.c.varint()? };
        let body = &mut self.filling().body;
        let mut blocks = Vec::with_capacity(count);
        for _ in 0..count {
            let block = body.create_block(&[]);
            body.append_block(region, block);
            blocks.push(block);
        }
        let own_body = self.frames.last().is_some_and(|f| f.owner.is_some());
        self.scope().0.enter(values, own_body);
        if let Some(frame) = self.frames.last_mut() {
            frame.blocks = blocks;
            frame.begun = 0;
        }
        Ok(())
    }

    /// Ends a region; continues with the next one, or with what follows the operation.
    fn end_region(&mut self) -> Res<()> {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let next = frame.regions.pop();
        self.scope().0.leave()?;
        if let Some(region) = next {
            return self.region(region);
        }
        let Some(frame) = self.frames.pop() else { return Ok(()) };
        if let Some(outer) = frame.outer {
            self.c.finish("IR section")?;
            self.c = outer;
        }
        if frame.own_scope {
            self.scopes.pop();
        }
        if let Some(op) = frame.owner
            && let Some(filling) = self.bodies.pop()
        {
            let mut body = filling.finish()?;
            self.filling().body.put_nested(op, Box::new(body.move_compacted()));
            self.spare.push(body);
        }
        Ok(())
    }

    /// Reads the arguments of a block and the number of its operations.
    fn block(&mut self, block: Block) -> Res<()> {
        let (ops, has_args) = self.c.varint_with_flag()?;
        if has_args {
            let count = self.c.count()?;
            for _ in 0..count {
                let (ty, loc) = self.block_argument()?;
                let (scope, filling) = self.scope();
                let value = filling.body.add_block_arg(block, ty, loc);
                scope.define(filling, value)?;
            }
            if self.version >= version::USE_LIST_ORDER && self.c.byte()? != 0 {
                let orders = UseOrder::read(&mut self.c, count)?;
                let filling = self.filling();
                for (index, order) in orders {
                    let value = filling.body.block_args(block)[index];
                    filling.order(value, order);
                }
            }
        }
        self.c.checked_count(ops)?;
        if let Some(frame) = self.frames.last_mut() {
            frame.ops_left = ops;
        }
        Ok(())
    }

    fn block_argument(&mut self) -> Res<(crate::values::ids::Type, Loc)> {
        if self.version < version::ELIDED_ARGUMENT_LOCATIONS {
            let ty = self.c.varint()?;
            let loc = self.c.varint()?;
            return Ok((self.data.ty(ty)?, self.data.loc(loc)?));
        }
        let (ty, has_loc) = self.c.varint_with_flag()?;
        let loc = if has_loc {
            let loc = self.c.varint()?;
            self.data.loc(loc)?
        } else {
            Loc::UNKNOWN
        };
        Ok((self.data.ty(ty)?, loc))
    }

    // Operations.

    fn operation(&mut self) -> Res<()> {
        let index = self.c.varint()?;
        let known = self.known(index)?;
        let mask = self.c.byte()?;
        let loc = self.c.varint()?;
        let loc = self.data.loc(loc)?;
        let mut state = OpState {
            name: known.name,
            loc,
            operands: SmallVec::new(),
            result_types: SmallVec::new(),
            inherent: SmallVec::new(),
            discardable: Vec::new(),
            regions: SmallVec::new(),
            body: None,
            successors: SmallVec::new(),
        };
        let discardable = self.attributes(index, known, mask, &mut state)?;
        if mask & mask::RESULTS != 0 {
            for _ in 0..self.c.count()? {
                let ty = self.c.varint()?;
                state.result_types.push(self.data.ty(ty)?);
            }
        }
        if mask & mask::OPERANDS != 0 {
            let cx = self.data.cx;
            for _ in 0..self.c.count()? {
                let number = self.c.varint()?;
                let (scope, filling) = self.scope();
                state.operands.push(scope.value(cx, filling, number)?);
            }
        }
        if mask & mask::SUCCESSORS != 0 {
            self.successors(&mut state)?;
        }
        let orders = match mask & mask::USE_LIST_ORDERS {
            0 => Vec::new(),
            _ => UseOrder::read(&mut self.c, state.result_types.len())?,
        };
        let (regions, isolated) = match mask & mask::REGIONS {
            0 => (0, false),
            _ => self.c.varint_with_flag()?,
        };
        let regions = self.regions(known, regions, &mut state)?;
        let op = self.create(state, discardable)?;
        let filling = self.filling();
        for (index, order) in orders {
            let value = filling.body.result(op, index);
            filling.order(value, order);
        }
        if regions.is_empty() { Ok(()) } else { self.enter(op, known, regions, isolated) }
    }

    /// The operation name with this number.
    #[inline]
    fn known(&mut self, index: u64) -> Res<Known> {
        match entry(&self.ops, index, "operation name")?.found {
            Some(known) => Ok(known),
            None => self.find(index as usize),
        }
    }

    fn find(&mut self, index: usize) -> Res<Known> {
        let OpEntry { dialect, name, registered, .. } = self.ops[index];
        let dialect = entry(&self.data.dialects, dialect, "dialect")?;
        let cx = self.data.cx;
        dialect.check(cx)?;
        let (dialect, any_ops) = (dialect.name, dialect.any_ops);
        self.data.spend(dialect.len() + name.len())?;
        let full = if name.is_empty() { dialect.to_owned() } else { format!("{dialect}.{name}") };
        let name = cx.op_name(&full);
        let def = cx.op_def(name);
        if def.is_none() && !any_ops {
            return fail(format!(
                "unregistered operation '{full}' found in dialect ('{dialect}') that does not allow unknown operations"
            ));
        }
        let isolated = def.is_some_and(|d| d.traits.contains(Traits::ISOLATED_FROM_ABOVE));
        let known = Known { name, def, isolated, registered };
        self.ops[index].found = Some(known);
        self.fields[index] = def.map(|d| fields(cx, d, self.version));
        Ok(known)
    }

    /// Sets inherent attributes in the state and returns the dictionary of the others.
    fn attributes(&mut self, index: u64, known: Known, mask: u8, state: &mut OpState) -> Res<Option<Attr>> {
        let dictionary = match mask & mask::ATTRIBUTES {
            0 => None,
            _ => {
                let dictionary = self.data.next_attr(&mut self.c)?;
                match self.data.cx.attr_kind(dictionary) {
                    AttrKind::Dictionary(entries) if entries.is_empty() => None,
                    AttrKind::Dictionary(_) => Some(dictionary),
                    _ => return fail("expected a dictionary of attributes"),
                }
            }
        };
        let properties = match mask & mask::PROPERTIES {
            0 => None,
            _ => Some(self.c.varint()?),
        };
        let Some(def) = known.def else {
            state.inherent.push(None);
            if let Some(properties) = properties {
                state.inherent[0] = Some(self.unregistered_properties(known, properties)?);
            }
            return Ok(dictionary);
        };
        let mut others = None;
        match properties {
            Some(properties) => {
                let set = self.properties(index, known, def, properties)?;
                state.inherent = set.slots;
                others = set.others;
            }
            None => state.inherent.resize(def.attributes.len(), None),
        }
        let Some(dictionary) = dictionary else { return Ok(others) };
        let split = match self.splits.entry((known.name, dictionary)) {
            std::collections::hash_map::Entry::Occupied(known) => known.into_mut(),
            std::collections::hash_map::Entry::Vacant(new) => {
                let properties = self.version < version::PROPERTIES;
                new.insert(split(self.data.cx, def, dictionary, properties))
            }
        };
        for &(slot, attr) in &split.inherent {
            state.inherent[slot] = Some(attr);
        }
        let discardable = split.discardable;
        Ok(others.map_or(discardable, |others| Some(self.merge(discardable, others))))
    }

    /// The attributes of both dictionaries.
    fn merge(&mut self, dictionary: Option<Attr>, others: Attr) -> Attr {
        let Some(dictionary) = dictionary else { return others };
        let cx = self.data.cx;
        *self.merged.entry((dictionary, others)).or_insert_with(|| {
            let entries = [dictionary, others].map(|d| cx.attr_ref(d).as_dictionary().unwrap_or_default());
            cx.dictionary_attr(&entries.concat())
        })
    }

    /// The properties of an unregistered operation: an attribute.
    fn unregistered_properties(&mut self, known: Known, properties: u64) -> Res<Attr> {
        let mut c = self.properties.get(properties)?;
        if known.registered {
            let name = self.data.cx.op_name_str(known.name);
            return fail(format!("the properties of '{name}' cannot be read, because it is not registered"));
        }
        let attr = self.data.next_attr(&mut c)?;
        c.finish("properties")?;
        Ok(attr)
    }

    fn properties(&mut self, index: u64, known: Known, def: &OpDef, properties: u64) -> Res<Set> {
        let mut c = self.properties.get(properties)?;
        let at = properties as usize;
        if let Some((_, set)) = self.read_properties[at].iter().find(|(of, _)| *of == known.name) {
            return Ok(set.clone());
        }
        let set = if known.registered {
            let fields = self.fields[index as usize].as_deref().unwrap_or_default();
            self.data.properties(fields, def.attributes.len(), c)?
        } else {
            let attr = self.data.next_attr(&mut c)?;
            let mut slots = Slots::from_elem(None, def.attributes.len());
            for (slot, attr) in split(self.data.cx, def, attr, true).inherent {
                slots[slot] = Some(attr);
            }
            Set { slots, others: None }
        };
        self.read_properties[at].push((known.name, set.clone()));
        Ok(set)
    }

    fn successors(&mut self, state: &mut OpState) -> Res<()> {
        for _ in 0..self.c.count()? {
            let index = self.c.varint()?;
            let blocks = self.frames.last().map_or(&[][..], |f| &f.blocks);
            state.successors.push(*entry(blocks, index, "successor")?);
        }
        Ok(())
    }

    /// Creates the regions of an operation: in its own body if it is isolated, otherwise in the body that will hold it.
    fn regions(&mut self, known: Known, count: u64, state: &mut OpState) -> Res<SmallVec<[Region; 1]>> {
        let count = self.c.checked_count(count)?;
        if known.isolated {
            let cx = self.data.cx;
            let spare = if count == 0 { None } else { self.spare.pop() };
            let mut body = match spare {
                Some(mut body) => {
                    body.renew(cx);
                    body
                }
                None => Box::new(Body::new(cx)),
            };
            let regions = (0..count).map(|_| body.add_root()).collect();
            state.body = Some(body);
            return Ok(regions);
        }
        if count == 0 {
            return Ok(SmallVec::new());
        }
        let body = &mut self.filling().body;
        state.regions.extend((0..count).map(|_| body.create_region()));
        Ok(state.regions.clone())
    }

    fn create(&mut self, state: OpState, discardable: Option<Attr>) -> Res<Op> {
        let cx = self.data.cx;
        let block = self.frames.last().and_then(|f| f.blocks.get(f.begun.wrapping_sub(1)).copied());
        let (scope, filling) = self.scope();
        let op = filling.body.create_op(cx, state);
        if discardable.is_some() {
            filling.body.set_discardable(op, discardable);
        }
        if let Some(block) = block {
            filling.body.append_op(block, op);
        }
        for result in filling.body.results(op) {
            scope.define(filling, result)?;
        }
        Ok(op)
    }

    /// Begins the first region of an operation.
    fn enter(&mut self, op: Op, known: Known, mut regions: SmallVec<[Region; 1]>, isolated: bool) -> Res<()> {
        if self.frames.len() > MAX_DEPTH {
            return fail("nesting too deep");
        }
        let mut owner = None;
        if known.isolated
            && let Some(body) = self.filling().body.take_nested(op)
        {
            self.bodies.push(Filling::new(body));
            owner = Some(op);
        }
        if isolated {
            self.scopes.push(Scope::default());
        }
        let mut outer = None;
        if isolated && self.version >= version::LAZY_LOADING {
            let part = self.c.section_of(section::IR)?;
            outer = Some(std::mem::replace(&mut self.c, part));
        }
        regions.reverse();
        let first = regions.pop();
        self.frames.push(Frame {
            owner,
            own_scope: isolated,
            regions,
            outer,
            blocks: Vec::new(),
            begun: 0,
            ops_left: 0,
        });
        first.map_or(Ok(()), |region| self.region(region))
    }
}

/// Splits a dictionary into inherent and discardable attributes. Properties that are not attributes are in it if the
/// file has them nowhere else.
fn split(cx: &crate::values::context::Context, def: &OpDef, dictionary: Attr, properties: bool) -> Split {
    let entries = cx.attr_ref(dictionary).as_dictionary().unwrap_or_default();
    let mut inherent = Vec::new();
    let mut rest: Vec<(Ident, Attr)> = Vec::new();
    for &(name, attr) in entries {
        let text = cx.str(name);
        let property = || def.attr_slot(text).filter(|_| properties);
        match def.dictionary_slot(text).or_else(property) {
            Some(slot) => inherent.push((slot, attr)),
            None => rest.push((name, attr)),
        }
    }
    let discardable = match rest.len() {
        0 => None,
        n if n == entries.len() => Some(dictionary),
        _ => Some(cx.attr(AttrKind::Dictionary(rest.into()))),
    };
    Split { inherent, discardable }
}
