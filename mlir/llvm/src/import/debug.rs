//! Debug information: locations, and nodes as attributes.
//!
//! Types and functions may refer to themselves. Where one is met again inside itself, it is an attribute that has only an
//! identity, and the attribute that it is part of has the same identity.

use dialects::llvm::*;
use mlir::text::parse_attr_str;
use mlir::{Attr, Context, Ident, Loc, LocKind};
use rustc_hash::{FxHashMap, FxHashSet};

use super::fields::{Fields, contents};
use super::ir::{Source, Value};
use super::node::*;

/// A node that may refer to itself and is being converted.
struct Open<'m> {
    node: Node<'m>,
    /// The attribute that stands for the node inside itself.
    itself: Option<Attr>,
    /// What stands for nodes around this one, inside it.
    unbound: FxHashSet<Attr>,
}

/// An expression.
#[derive(Clone, Copy)]
pub(super) struct Expression {
    pub(super) attr: Attr,
    /// Whether it refers to the values of a list.
    pub(super) has_arguments: bool,
}

/// What nodes and locations have become.
pub(super) struct DebugInfo<'m> {
    drop_elements: bool,
    locs: FxHashMap<Node<'m>, Loc>,
    /// The files of scopes, as nodes, and their names.
    files: FxHashMap<Node<'m>, Option<Node<'m>>>,
    file_names: FxHashMap<Node<'m>, Ident>,
    expressions: FxHashMap<Node<'m>, Expression>,
    attrs: FxHashMap<Node<'m>, Attr>,
    ids: FxHashMap<Node<'m>, Attr>,
    own_ids: FxHashMap<Node<'m>, Attr>,
    open: Vec<Open<'m>>,
    /// How many nodes are being converted inside each other.
    depth: usize,
    names: FxHashMap<String, Option<u32>>,
}

/// How deep nodes may be nested; deeper ones are left out.
const MAX_DEPTH: usize = 1 << 10;

/// What a conversion needs beside the state.
#[derive(Clone, Copy)]
struct At<'a, 'm> {
    cx: &'a Context,
    source: Source<'m>,
}

impl<'m> DebugInfo<'m> {
    pub(super) fn new(drop_elements: bool) -> Self {
        DebugInfo {
            drop_elements,
            locs: FxHashMap::default(),
            files: FxHashMap::default(),
            file_names: FxHashMap::default(),
            expressions: FxHashMap::default(),
            attrs: FxHashMap::default(),
            ids: FxHashMap::default(),
            own_ids: FxHashMap::default(),
            open: Vec::new(),
            depth: 0,
            names: FxHashMap::default(),
        }
    }

    /// A location, with its scope and where it was inlined.
    pub(super) fn loc(&mut self, cx: &Context, source: Source<'m>, node: Node<'m>) -> Loc {
        // The chain of inlined calls, the outermost first.
        let mut chain = vec![node];
        while let Some(next) = chain.last().and_then(|node| node.inlined_at()) {
            chain.push(next);
        }
        let mut caller = None;
        for node in chain.into_iter().rev() {
            let loc = match self.locs.get(&node) {
                Some(&known) => known,
                None => {
                    let here = self.own_loc(At { cx, source }, node);
                    let loc = caller.map_or(here, |caller| cx.call_site_loc(here, caller));
                    self.locs.insert(node, loc);
                    loc
                }
            };
            caller = Some(loc);
        }
        caller.unwrap_or(Loc::UNKNOWN)
    }

    fn own_loc(&mut self, at: At<'_, 'm>, node: Node<'m>) -> Loc {
        let scope = node.scope();
        let metadata = scope.and_then(|scope| self.translate(at, scope));
        let file = scope.and_then(|scope| self.file_of(at, scope));
        let file = file.map(|name| at.cx.str(name)).unwrap_or_default();
        let point = at.cx.file_loc(file, node.line(), node.column());
        at.cx.loc(LocKind::Fused { locations: &[point], metadata })
    }

    /// The name of the file of a scope.
    fn file_of(&mut self, at: At<'_, 'm>, scope: Node<'m>) -> Option<Ident> {
        let file = match self.files.get(&scope) {
            _ if matches!(scope.kind(), LLVMDIFileMetadataKind) => Some(scope),
            Some(&known) => known,
            None => Fields::of(at.source, scope).node("file"),
        }?;
        if let Some(&known) = self.file_names.get(&file) {
            return Some(known);
        }
        let name = at.cx.ident(&Fields::of(at.source, file).string("filename")?);
        self.file_names.insert(file, name);
        Some(name)
    }

    /// The location of a function, which has its description.
    pub(super) fn function_loc(&mut self, cx: &Context, source: Source<'m>, function: Value<'m>) -> Loc {
        let Some(subprogram) = function.subprogram() else { return Loc::UNKNOWN };
        let at = At { cx, source };
        let metadata = self.translate(at, subprogram);
        let file = self.file_of(at, subprogram).map(|name| cx.str(name)).unwrap_or_default();
        let point = cx.file_loc(file, Fields::of(source, subprogram).number("line") as u32, 0);
        cx.loc(LocKind::Fused { locations: &[point], metadata })
    }

    pub(super) fn attr(&mut self, cx: &Context, source: Source<'m>, node: Node<'m>) -> Option<Attr> {
        self.translate(At { cx, source }, node)
    }

    /// A node as an attribute; `None` if it cannot be one.
    fn translate(&mut self, at: At<'_, 'm>, node: Node<'m>) -> Option<Attr> {
        if let Some(&known) = self.attrs.get(&node) {
            return Some(known);
        }
        let may_recur = matches!(node.kind(), LLVMDICompositeTypeMetadataKind | LLVMDISubprogramMetadataKind);
        if self.depth == MAX_DEPTH {
            return None;
        }
        if may_recur {
            if let Some(itself) = self.inside_itself(at, node) {
                return Some(itself);
            }
            self.open.push(Open { node, itself: None, unbound: FxHashSet::default() });
        }
        self.depth += 1;
        let attr = self.convert(at, node);
        self.depth -= 1;
        let mut complete = self.open.last().is_none_or(|open| open.unbound.is_empty());
        if may_recur && let Some(mut closed) = self.open.pop() {
            if let Some(itself) = closed.itself {
                closed.unbound.remove(&itself);
            }
            complete = closed.unbound.is_empty();
            if let Some(outer) = self.open.last_mut() {
                outer.unbound.extend(closed.unbound);
            }
        }
        if let Some(attr) = attr.filter(|_| complete) {
            self.attrs.insert(node, attr);
        }
        attr
    }

    /// What stands for a node inside itself, if that is where it was met.
    fn inside_itself(&mut self, At { cx, .. }: At<'_, 'm>, node: Node<'m>) -> Option<Attr> {
        let at = self.open.iter().position(|open| open.node == node)?;
        let itself = match self.open[at].itself {
            Some(itself) => itself,
            None => {
                let id = *self.own_ids.entry(node).or_insert_with(|| cx.distinct_attr(cx.unit_attr()));
                let id = distinct(cx, Some(id));
                let none = (DIScopeAttr::default(), DITypeAttr::default());
                let itself = if matches!(node.kind(), LLVMDICompositeTypeMetadataKind) {
                    DICompositeTypeAttr::get(
                        cx,
                        id,
                        true,
                        0,
                        None,
                        None,
                        0,
                        none.0,
                        none.1,
                        None,
                        0,
                        0,
                        None,
                        None,
                        None,
                        None,
                        &[],
                    )
                } else {
                    let unknown = DistinctAttr::default();
                    DISubprogramAttr::get(
                        cx,
                        id,
                        true,
                        unknown,
                        None,
                        none.0,
                        None,
                        None,
                        None,
                        0,
                        0,
                        None,
                        None,
                        &[],
                        &[],
                    )
                };
                self.open[at].itself = Some(itself);
                itself
            }
        };
        if let Some(last) = self.open.last_mut() {
            last.unbound.insert(itself);
        }
        Some(itself)
    }

    /// The identity of the node that is being converted, if it was met inside itself.
    fn own_id(&self, cx: &Context, node: Node<'m>) -> DistinctAttr {
        let met = self.open.last().is_some_and(|open| open.itself.is_some());
        distinct(cx, self.own_ids.get(&node).copied().filter(|_| met))
    }

    fn id(&mut self, cx: &Context, node: Node<'m>) -> DistinctAttr {
        let id = *self.ids.entry(node).or_insert_with(|| cx.distinct_attr(cx.unit_attr()));
        distinct(cx, Some(id))
    }

    fn convert(&mut self, at: At<'_, 'm>, node: Node<'m>) -> Option<Attr> {
        let f = &Fields::of(at.source, node);
        self.files.insert(node, f.node("file"));
        match node.kind() {
            LLVMDIGlobalVariableMetadataKind
            | LLVMDILocalVariableMetadataKind
            | LLVMDILabelMetadataKind
            | LLVMDIImportedEntityMetadataKind => self.variable(at, node, f),
            LLVMDIFileMetadataKind
            | LLVMDICompileUnitMetadataKind
            | LLVMDISubprogramMetadataKind
            | LLVMDILexicalBlockMetadataKind
            | LLVMDILexicalBlockFileMetadataKind
            | LLVMDINamespaceMetadataKind
            | LLVMDIModuleMetadataKind
            | LLVMDICommonBlockMetadataKind => self.declaration_scope(at, node, f),
            _ => self.ty(at, node, f),
        }
    }

    /// What contains declarations.
    fn declaration_scope(&mut self, at: At<'_, 'm>, node: Node<'m>, f: &Fields<'m>) -> Option<Attr> {
        let cx = at.cx;
        let text = |name: &str| f.string(name).map(|text| cx.string_attr(&text));
        let line = f.number("line") as u32;
        Some(match node.kind() {
            LLVMDIFileMetadataKind => {
                let part = |name| cx.string_attr(&f.string(name).unwrap_or_default());
                DIFileAttr::get(cx, part("filename"), part("directory"))
            }
            LLVMDICompileUnitMetadataKind => self.unit(at, node, f)?,
            LLVMDISubprogramMetadataKind => self.subprogram(at, node, f)?,
            LLVMDILexicalBlockMetadataKind => {
                let scope = self.scope(at, f)?;
                let column = f.number("column") as u32;
                DILexicalBlockAttr::get(cx, scope, self.field(at, f, "file"), line, column)
            }
            LLVMDILexicalBlockFileMetadataKind => {
                let scope = self.scope(at, f)?;
                let discriminator = f.number("discriminator") as u32;
                DILexicalBlockFileAttr::get(cx, scope, self.field(at, f, "file"), discriminator)
            }
            LLVMDINamespaceMetadataKind => {
                let scope = self.field(at, f, "scope");
                DINamespaceAttr::get(cx, text("name"), scope_param(cx, scope)?, f.flag("exportSymbols"))
            }
            LLVMDIModuleMetadataKind => {
                let file = self.field(at, f, "file");
                let scope = self.field(at, f, "scope");
                let scope = scope_param(cx, scope)?;
                let (macros, path, notes) = (text("configMacros"), text("includePath"), text("apinotes"));
                DIModuleAttr::get(cx, file, scope, text("name"), macros, path, notes, line, f.flag("isDecl"))
            }
            LLVMDICommonBlockMetadataKind => {
                let scope = self.field(at, f, "scope");
                let declaration = self.field(at, f, "declaration");
                let name = cx.string_attr(&f.string("name").unwrap_or_default());
                DICommonBlockAttr::get(
                    cx,
                    scope_param(cx, scope)?,
                    declaration,
                    name,
                    self.field(at, f, "file"),
                    line,
                )
            }
            _ => return None,
        })
    }

    /// Types and the bounds of arrays.
    fn ty(&mut self, at: At<'_, 'm>, node: Node<'m>, f: &Fields<'m>) -> Option<Attr> {
        let cx = at.cx;
        let text = |name: &str| f.string(name).map(|text| cx.string_attr(&text));
        let size = f.number("size");
        let align = f.number("align");
        Some(match node.kind() {
            LLVMDIBasicTypeMetadataKind => {
                let encoding = self.number_of(cx, f.raw("encoding"));
                DIBasicTypeAttr::get(
                    cx,
                    node.tag(),
                    cx.string_attr(&f.string("name").unwrap_or_default()),
                    size,
                    encoding,
                )
            }
            LLVMDICompositeTypeMetadataKind => self.composite(at, node, f)?,
            LLVMDIDerivedTypeMetadataKind => {
                let base = self.field(at, f, "baseType");
                if f.node("baseType").is_some() && base.is_none() {
                    return None;
                }
                let extra = self.field(at, f, "extraData");
                let space = f.raw("dwarfAddressSpace").and_then(|space| space.parse().ok());
                let offset = f.number("offset");
                let (base, extra) = (type_param(cx, base)?, node_param(cx, extra)?);
                DIDerivedTypeAttr::get(
                    cx,
                    node.tag(),
                    text("name"),
                    base,
                    size,
                    align as u32,
                    offset,
                    space,
                    extra,
                )
            }
            LLVMDISubroutineTypeMetadataKind => {
                let mut list = Vec::new();
                for ty in f.list(at.source, "types") {
                    let attr = match ty {
                        None => DINullTypeAttr::get(cx),
                        Some(ty) => self.translate(at, ty)?,
                    };
                    list.push(type_param(cx, Some(attr))?);
                }
                DISubroutineTypeAttr::get(cx, self.number_of(cx, f.raw("cc")), &list)
            }
            LLVMDISubrangeMetadataKind => {
                let [count, lower, upper, stride] =
                    ["count", "lowerBound", "upperBound", "stride"].map(|bound| self.bound(at, f, bound));
                // One of these says how long the range is.
                count.or(upper)?;
                DISubrangeAttr::get(cx, count, lower, upper, stride)
            }
            LLVMDIGenericSubrangeMetadataKind => {
                let [count, lower, upper, stride] =
                    ["count", "lowerBound", "upperBound", "stride"].map(|bound| self.bound(at, f, bound));
                count.or(upper)?;
                DIGenericSubrangeAttr::get(cx, count, lower?, upper, stride?)
            }
            LLVMDIStringTypeMetadataKind => {
                let length = self.field(at, f, "stringLength");
                let length = DIVariableAttr::of(length.map(|attr| cx.attr_ref(attr)))?;
                let [length_expr, location] = ["stringLengthExpression", "stringLocationExpression"]
                    .map(|name| f.raw(name).map(|text| self.expression(cx, text)));
                let encoding = self.number_of(cx, f.raw("encoding"));
                let name = cx.string_attr(&f.string("name").unwrap_or_default());
                DIStringTypeAttr::get(
                    cx,
                    node.tag(),
                    name,
                    size,
                    align as u32,
                    length,
                    length_expr,
                    location,
                    encoding,
                )
            }
            _ => return None,
        })
    }

    /// Variables, labels and what is imported.
    fn variable(&mut self, at: At<'_, 'm>, node: Node<'m>, f: &Fields<'m>) -> Option<Attr> {
        let cx = at.cx;
        let text = |name: &str| f.string(name).map(|text| cx.string_attr(&text));
        let line = f.number("line") as u32;
        let align = f.number("align");
        Some(match node.kind() {
            LLVMDIGlobalVariableMetadataKind => {
                let scope = self.field(at, f, "scope");
                let file = self.field(at, f, "file")?;
                let ty = self.field(at, f, "type");
                let (scope, ty) = (scope_param(cx, scope)?, type_param(cx, ty)?);
                // As in `mlir-translate`, the name stands in the place of the name for the linker too.
                let (name, linkage) = (text("name"), text("linkageName").and(text("name")));
                let (local, defined) = (f.flag("isLocal"), f.flag("isDefinition"));
                DIGlobalVariableAttr::get(
                    cx,
                    scope,
                    name,
                    linkage,
                    file,
                    line,
                    ty,
                    local,
                    defined,
                    align as u32,
                )
            }
            LLVMDILocalVariableMetadataKind => {
                let scope = self.scope(at, f)?;
                let file = self.field(at, f, "file");
                let ty = self.field(at, f, "type");
                let (arg, flags) = (f.number("arg") as u32, flags_of(f));
                let ty = type_param(cx, ty)?;
                DILocalVariableAttr::get(cx, scope, text("name"), file, line, arg, align as u32, ty, flags)
            }
            LLVMDILabelMetadataKind => {
                let scope = self.scope(at, f)?;
                DILabelAttr::get(cx, scope, text("name"), self.field(at, f, "file"), line)
            }
            LLVMDIImportedEntityMetadataKind => {
                let scope = self.field(at, f, "scope");
                let entity = self.field(at, f, "entity");
                let (scope, entity) = (scope_param(cx, scope)?, node_param(cx, entity)?);
                let file = self.field(at, f, "file");
                let elements = self.nodes(at, f, "elements").unwrap_or_default();
                DIImportedEntityAttr::get(cx, node.tag(), scope, entity, file, line, text("name"), &elements)
            }
            _ => return None,
        })
    }

    /// The attribute of the node that a field refers to.
    fn field(&mut self, at: At<'_, 'm>, fields: &Fields<'m>, name: &str) -> Option<Attr> {
        self.translate(at, fields.node(name)?)
    }

    /// The scope of a node; `None` if it has one that cannot be converted.
    fn scope(&mut self, at: At<'_, 'm>, fields: &Fields<'m>) -> Option<DIScopeAttr> {
        let scope = self.field(at, fields, "scope");
        if fields.node("scope").is_some() && scope.is_none() {
            return None;
        }
        scope_param(at.cx, scope)
    }

    /// A list of nodes; `None` if one of them cannot be converted.
    fn nodes(&mut self, at: At<'_, 'm>, fields: &Fields<'m>, name: &str) -> Option<Vec<DINodeAttr>> {
        let Some(list) = fields.node(name) else { return Some(Vec::new()) };
        let mut all = Vec::new();
        // All are converted, even if one is not: they may be met again.
        for node in list.operands(at.source) {
            all.push(node.and_then(|node| self.translate(at, node)));
        }
        all.into_iter().map(|attr| node_param(at.cx, Some(attr?))).collect()
    }

    fn unit(&mut self, at: At<'_, 'm>, node: Node<'m>, f: &Fields<'m>) -> Option<Attr> {
        let cx = at.cx;
        let id = self.id(cx, node);
        let language = self.number_of(cx, f.raw("language"));
        let file = self.field(at, f, "file")?;
        let text = |name: &str| f.string(name).map(|text| cx.string_attr(&text));
        let emission = match f.raw("emissionKind") {
            Some("FullDebug") => DIEmissionKind::Full,
            Some("LineTablesOnly") => DIEmissionKind::LineTablesOnly,
            Some("DebugDirectivesOnly") => DIEmissionKind::DebugDirectivesOnly,
            _ => DIEmissionKind::None,
        };
        let names = match f.raw("nameTableKind") {
            Some("GNU") => Some(DINameTableKind::GNU),
            Some("None") => Some(DINameTableKind::None),
            Some("Apple") => Some(DINameTableKind::Apple),
            _ => None,
        };
        let (producer, split) = (text("producer"), text("splitDebugFilename"));
        let optimized = f.flag("isOptimized");
        Some(DICompileUnitAttr::get(cx, id, language, file, producer, optimized, emission, names, split))
    }

    fn composite(&mut self, at: At<'_, 'm>, node: Node<'m>, f: &Fields<'m>) -> Option<Attr> {
        const ARRAY: u32 = 1;
        let cx = at.cx;
        let elements =
            if self.drop_elements { Vec::new() } else { self.nodes(at, f, "elements").unwrap_or_default() };
        let base = self.field(at, f, "baseType");
        if node.tag() == ARRAY && base.is_none() {
            return None;
        }
        let file = self.field(at, f, "file");
        let scope = self.field(at, f, "scope");
        let [location, rank, allocated, associated] = ["dataLocation", "rank", "allocated", "associated"]
            .map(|name| {
                let text = f.raw(name).filter(|text| text.starts_with("!DIExpression"));
                text.map(|text| self.expression(cx, text))
            });
        let id = self.own_id(cx, node);
        let name = f.string("name").map(|text| cx.string_attr(&text));
        Some(DICompositeTypeAttr::get(
            cx,
            id,
            false,
            node.tag(),
            name,
            file,
            f.number("line") as u32,
            scope_param(cx, scope)?,
            type_param(cx, base)?,
            flags_of(f),
            f.number("size"),
            f.number("align"),
            location,
            rank,
            allocated,
            associated,
            &elements,
        ))
    }

    fn subprogram(&mut self, at: At<'_, 'm>, node: Node<'m>, f: &Fields<'m>) -> Option<Attr> {
        let cx = at.cx;
        let id = if f.is_distinct { self.id(cx, node) } else { DistinctAttr::default() };
        let scope = self.scope(at, f)?;
        let ty = self.field(at, f, "type");
        if f.node("type").is_some() && ty.is_none() {
            return None;
        }
        let retained = self.nodes(at, f, "retainedNodes").unwrap_or_default();
        let annotations = self.annotations(at, f);
        let unit = self.field(at, f, "unit");
        let file = self.field(at, f, "file");
        let text = |name: &str| f.string(name).map(|text| cx.string_attr(&text));
        let flag = |word: &str| DI_SUBPROGRAM_FLAGS_SPEC.value(word.trim().strip_prefix("DISPFlag")?);
        let bits = f
            .raw("spFlags")
            .into_iter()
            .flat_map(|flags| flags.split('|'))
            .filter_map(flag)
            .fold(0, |a, b| a | b);
        let flags = DISubprogramFlags::from_value(bits).filter(|flags| !flags.is_empty());
        let rec_id = self.own_id(cx, node);
        Some(DISubprogramAttr::get(
            cx,
            rec_id,
            false,
            id,
            unit,
            scope,
            text("name"),
            text("linkageName"),
            file,
            f.number("line") as u32,
            f.number("scopeLine") as u32,
            flags,
            ty,
            &retained,
            &annotations,
        ))
    }

    /// Pairs of texts.
    fn annotations(&mut self, at: At<'_, 'm>, f: &Fields<'m>) -> Vec<DINodeAttr> {
        let list = f.node("annotations").map(|list| list.operands(at.source)).unwrap_or_default();
        let pair = |node: Node<'m>| {
            let &[name, value] = &*node.operands(at.source) else { return None };
            let [name, value] = [name?.string(at.source)?, value?.string(at.source)?];
            let attr = DIAnnotationAttr::get(at.cx, at.cx.string_attr(&name), at.cx.string_attr(&value));
            node_param(at.cx, Some(attr))
        };
        list.into_iter().flatten().filter_map(pair).collect()
    }

    /// A bound of a range: a number, a variable, or an expression.
    fn bound(&mut self, at: At<'_, 'm>, f: &Fields<'m>, name: &str) -> Option<Attr> {
        let text = f.raw(name)?;
        if let Ok(number) = text.parse::<i64>() {
            return Some(at.cx.int_attr_of_width(number, 64));
        }
        if text.starts_with("!DIExpression") {
            return Some(self.expression(at.cx, text));
        }
        let node = f.node(name)?;
        match node.kind() {
            LLVMDILocalVariableMetadataKind | LLVMDIGlobalVariableMetadataKind => self.translate(at, node),
            _ => None,
        }
    }

    pub(super) fn expression_of(&mut self, cx: &Context, source: Source<'m>, node: Node<'m>) -> Expression {
        if let Some(&known) = self.expressions.get(&node) {
            return known;
        }
        let text = node.print(source);
        let has_arguments = text.contains("DW_OP_LLVM_arg");
        let expression = Expression { attr: self.expression(cx, &text), has_arguments };
        self.expressions.insert(node, expression);
        expression
    }

    /// `!DIExpression(DW_OP_plus_uconst, 4)`
    fn expression(&mut self, cx: &Context, text: &str) -> Attr {
        let mut operations: Vec<(u32, Vec<u64>)> = Vec::new();
        for word in contents(text).split(", ").filter(|word| !word.is_empty()) {
            if word.starts_with("DW_OP_") {
                operations.push((self.number_of(cx, Some(word)), Vec::new()));
            } else if let Some((_, arguments)) = operations.last_mut() {
                let number = word.parse::<u64>().or_else(|_| word.parse::<i64>().map(|number| number as u64));
                arguments.push(number.unwrap_or_else(|_| self.number_of(cx, Some(word)).into()));
            }
        }
        let operations: Vec<Attr> = operations
            .iter()
            .map(|(operation, arguments)| DIExpressionElemAttr::get(cx, *operation, arguments))
            .collect();
        DIExpressionAttr::get(cx, &operations)
    }

    /// The number of a name of DWARF's; the dialect's parser knows them.
    fn number_of(&mut self, cx: &Context, name: Option<&str>) -> u32 {
        let Some(name) = name else { return 0 };
        if let Ok(number) = name.parse() {
            return number;
        }
        if let Some(&known) = self.names.get(name) {
            return known.unwrap_or_default();
        }
        let number = dwarf_number(cx, name);
        self.names.insert(name.to_owned(), number);
        number.unwrap_or_default()
    }
}

/// Reads a name where the dialect's syntax has one of its kind.
fn dwarf_number(cx: &Context, name: &str) -> Option<u32> {
    let kind = name.split('_').nth(1)?;
    let text = match kind {
        "OP" => format!("#llvm.di_expression<[{name}]>"),
        "ATE" => format!("#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"\", encoding = {name}>"),
        "CC" => format!("#llvm.di_subroutine_type<callingConvention = {name}>"),
        "LANG" => format!(
            "#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = {name}, file = <\"\" in \"\">, \
             isOptimized = false, emissionKind = None>"
        ),
        _ => return None,
    };
    let attr = cx.attr_ref(parse_attr_str(cx, &text).ok()?);
    Some(match kind {
        "OP" => {
            let operation = *attr.cast::<DIExpressionAttr<'_>>()?.operations().first()?;
            cx.attr_ref(operation).cast::<DIExpressionElemAttr<'_>>()?.opcode()
        }
        "ATE" => attr.cast::<DIBasicTypeAttr<'_>>()?.encoding(),
        "CC" => attr.cast::<DISubroutineTypeAttr<'_>>()?.calling_convention(),
        _ => attr.cast::<DICompileUnitAttr<'_>>()?.source_language(),
    })
}

fn flags_of(f: &Fields<'_>) -> Option<DIFlags> {
    let flag = |word: &str| DI_FLAGS_SPEC.value(word.trim().strip_prefix("DIFlag")?);
    let bits = f.raw("flags")?.split('|').filter_map(flag).fold(0, |a, b| a | b);
    DIFlags::from_value(bits)
}

fn distinct(cx: &Context, attr: Option<Attr>) -> DistinctAttr {
    DistinctAttr::of(attr.map(|attr| cx.attr_ref(attr))).unwrap_or_default()
}

fn scope_param(cx: &Context, attr: Option<Attr>) -> Option<DIScopeAttr> {
    DIScopeAttr::of(attr.map(|attr| cx.attr_ref(attr)))
}

fn type_param(cx: &Context, attr: Option<Attr>) -> Option<DITypeAttr> {
    DITypeAttr::of(attr.map(|attr| cx.attr_ref(attr)))
}

fn node_param(cx: &Context, attr: Option<Attr>) -> Option<DINodeAttr> {
    DINodeAttr::of(attr.map(|attr| cx.attr_ref(attr)))
}
