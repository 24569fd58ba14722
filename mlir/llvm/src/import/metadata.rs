//! Metadata of instructions and functions as attributes: type-based alias analysis, scopes, groups of accesses, weights of
//! branches, loops, and others.

use dialects::llvm::*;
use mlir::{Attr, Builder, Loc, Op};
use rustc_hash::FxHashSet;

use super::importer::{Failed, Imported, Importer};
use super::ir::*;
use super::node::Node;
use super::region::Region;

impl<'m> Importer<'_, 'm> {
    /// Converts the metadata that instructions share.
    pub(super) fn shared_metadata(&mut self) -> Imported {
        let kinds = self.metadata.kinds;
        for function in self.source.functions() {
            for block in function.blocks() {
                for inst in block.instructions() {
                    let metadata = inst.metadata();
                    let of = |kind: u32| metadata.iter().find(|&&(of, _)| of == kind).map(|&(_, node)| node);
                    if let Some(node) = of(kinds.access_group) {
                        self.access_group(node)?;
                    }
                    if let Some(node) = of(kinds.tbaa) {
                        self.tbaa(node)?;
                    }
                    for kind in [kinds.alias_scope, kinds.noalias] {
                        if let Some(node) = of(kind) {
                            self.scopes(node)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Reports an error about a node.
    fn node_error(&mut self, what: impl std::fmt::Display, node: Node<'m>) -> Failed {
        let text = node.describe(self.source);
        self.error(self.loc, format!("{what}: {text}"))
    }

    fn access_group(&mut self, node: Node<'m>) -> Imported {
        let operands = node.operands(self.source);
        let groups = if operands.is_empty() { vec![Some(node)] } else { operands };
        for group in groups {
            let Some(group) = group.filter(|group| group.is_node()) else {
                self.warning(self.loc, "expected access group operands to be metadata nodes");
                return Err(self.node_error("unsupported access group node", node));
            };
            if self.metadata.groups.contains_key(&group) {
                continue;
            }
            if !group.operands(self.source).is_empty() || !group.is_distinct(self.source) {
                self.warning(self.loc, "expected an access group node to be empty and distinct");
                return Err(self.node_error("unsupported access group node", node));
            }
            let id = self.distinct();
            self.metadata.groups.insert(group, AccessGroupAttr::get(self.cx, id));
        }
        Ok(())
    }

    /// `distinct[0]<>`
    pub(super) fn distinct(&self) -> DistinctAttr {
        let attr = self.cx.distinct_attr(self.cx.unit_attr());
        DistinctAttr::of(Some(self.cx.attr_ref(attr))).unwrap_or_default()
    }

    /// The groups of a node: itself, or its operands.
    pub(super) fn access_groups(&self, node: Node<'m>) -> Option<Vec<Attr>> {
        let operands = node.operands(self.source);
        let groups = if operands.is_empty() { vec![Some(node)] } else { operands };
        groups.into_iter().map(|group| self.metadata.groups.get(&group?).copied()).collect()
    }

    pub(super) fn alias_scopes(&self, node: Node<'m>) -> Option<Vec<Attr>> {
        let operands = node.operands(self.source);
        operands.into_iter().map(|scope| self.metadata.scopes.get(&scope?).copied()).collect()
    }

    fn scopes(&mut self, node: Node<'m>) -> Imported {
        for scope in node.operands(self.source).into_iter().flatten().filter(|scope| scope.is_node()) {
            let operands = scope.operands(self.source);
            let domain = operands.get(1).copied().flatten().filter(|domain| domain.is_node());
            let Some(domain) = domain.filter(|_| self.is_named(scope, 2)) else {
                return Err(self.node_error("unsupported alias scope node", scope));
            };
            if !self.is_named(domain, 1) {
                return Err(self.node_error("unsupported alias domain node", domain));
            }
            if self.metadata.scopes.contains_key(&scope) {
                continue;
            }
            let description = |this: &Self, node: Node<'m>, at: usize| {
                let text = node.operands(this.source).get(at).copied().flatten()?.string(this.source)?;
                Some((this.cx.string_attr(&text), text.is_empty()))
            };
            let domain_attr = match self.metadata.scopes.get(&domain) {
                Some(&known) => known,
                None => {
                    let id = self.scope_id(domain);
                    let text = description(self, domain, 1).map(|(text, _)| text);
                    let attr = AliasScopeDomainAttr::get(self.cx, id, text);
                    self.metadata.scopes.insert(domain, attr);
                    attr
                }
            };
            let id = self.scope_id(scope);
            let text = description(self, scope, 2).filter(|&(_, is_empty)| !is_empty).map(|(text, _)| text);
            let attr = AliasScopeAttr::get(self.cx, id, domain_attr, text);
            self.metadata.scopes.insert(scope, attr);
        }
        Ok(())
    }

    /// Whether the first operand is the node itself or a name, and the one at `description` is a text, if there is one.
    fn is_named(&self, node: Node<'m>, description: usize) -> bool {
        let operands = node.operands(self.source);
        let is_text = |at: &Option<Node<'m>>| at.is_some_and(|text| text.string_bytes(self.source).is_some());
        operands.first().is_some_and(|id| *id == Some(node) || is_text(id))
            && operands.get(description).is_none_or(is_text)
    }

    fn scope_id(&self, node: Node<'m>) -> Attr {
        let first = node.operands(self.source).first().copied().flatten();
        match first.and_then(|id| id.string(self.source)) {
            Some(name) => self.cx.string_attr(&name),
            None => self.cx.distinct_attr(self.cx.unit_attr()),
        }
    }

    /// Converts a node of type-based alias analysis, after those that it refers to.
    fn tbaa(&mut self, node: Node<'m>) -> Imported {
        let mut seen = FxHashSet::default();
        let mut pending = vec![node];
        while let Some(&current) = pending.last() {
            if self.metadata.tbaa.contains_key(&current) {
                pending.pop();
                continue;
            }
            let operands = current.operands(self.source);
            let before = pending.len();
            let children = operands.iter().copied().flatten().filter(|child| child.is_node());
            pending.extend(children.filter(|child| !self.metadata.tbaa.contains_key(child)));
            if pending.len() > before {
                if !seen.insert(current) {
                    return Err(self.node_error("has cycle in TBAA graph", current));
                }
                continue;
            }
            pending.pop();
            let attr = self.tbaa_node(current, &operands)?;
            self.metadata.tbaa.insert(current, attr);
        }
        Ok(())
    }

    fn tbaa_node(&mut self, node: Node<'m>, operands: &[Option<Node<'m>>]) -> Imported<Attr> {
        let source = self.source;
        let name = |at: usize| operands.get(at).copied().flatten().and_then(|name| name.string(source));
        if operands.len() < 2 {
            let id = name(0).map(|id| self.cx.string_attr(&id));
            return Ok(TBAARootAttr::get(self.cx, id));
        }
        if let Some(id) = name(0) {
            return self.tbaa_type(node, operands, &id);
        }
        self.tbaa_tag(node, operands)?.ok_or_else(|| self.node_error("unsupported TBAA node format", node))
    }

    /// A type: a name, and the types and offsets of its members.
    fn tbaa_type(&mut self, node: Node<'m>, operands: &[Option<Node<'m>>], id: &str) -> Imported<Attr> {
        let mut members = Vec::new();
        for pair in 0..operands.len() / 2 {
            let (member, offset) = (2 * pair + 1, 2 * pair + 2);
            let Some(child) = operands[member].filter(|child| child.is_node()) else {
                return Err(self.node_error(format_args!("operand '{member}' must be MDNode"), node));
            };
            let offset = match operands.get(offset) {
                Some(value) => {
                    let value = value.and_then(|value| value.integer(self.source));
                    let message = format!("operand '{offset}' must be ConstantInt");
                    value.ok_or_else(|| self.node_error(message, node))?.1
                }
                None if operands.len() == 2 => 0,
                None => return Err(self.node_error("missing member offset", node)),
            };
            let known = self.metadata.tbaa.get(&child).map(|&attr| self.cx.attr_ref(attr));
            let Some(ty) = known.and_then(|attr| TBAANodeAttr::of(Some(attr))) else {
                return Err(self.node_error("unsupported TBAA node format", node));
            };
            members.push(TBAAMemberAttr::get(self.cx, ty, offset as i64));
        }
        Ok(TBAATypeDescriptorAttr::get(self.cx, id, &members))
    }

    /// A tag: the type of the object, that of the access, an offset, and whether it is constant.
    fn tbaa_tag(&mut self, node: Node<'m>, operands: &[Option<Node<'m>>]) -> Imported<Option<Attr>> {
        let source = self.source;
        if !matches!(operands.len(), 3 | 4) {
            return Ok(None);
        }
        let types = [0, 1].map(|at| operands[at].filter(|ty| ty.is_node()));
        let offset = operands[2].and_then(|offset| offset.integer(source));
        let ([Some(base), Some(access)], Some((_, offset))) = (types, offset) else { return Ok(None) };
        let is_type =
            access.operands(source).first().copied().flatten().is_some_and(|id| id.string(source).is_some());
        if !is_type {
            return Ok(None);
        }
        let constant = match operands.get(3) {
            None => false,
            Some(flag) => {
                let flag = flag.and_then(|flag| flag.integer(source));
                flag.ok_or_else(|| self.node_error("operand '3' must be ConstantInt", node))?.1 & 1 == 1
            }
        };
        let descriptor = |node| {
            let attr = self.metadata.tbaa.get(&node).copied()?;
            self.cx.attr_ref(attr).isa::<TBAATypeDescriptorAttr<'_>>().then_some(attr)
        };
        let (Some(base), Some(access)) = (descriptor(base), descriptor(access)) else { return Ok(None) };
        Ok(Some(TBAATagAttr::get(self.cx, base, access, offset as i64, constant)))
    }

    /// Whether metadata of a kind become an attribute.
    pub(super) fn is_convertible(&self, kind: u32) -> bool {
        let kinds = &self.metadata.kinds;
        [
            kinds.prof,
            kinds.tbaa,
            kinds.access_group,
            kinds.loops,
            kinds.noalias,
            kinds.alias_scope,
            kinds.dereferenceable,
            kinds.dereferenceable_or_null,
            kinds.mmra,
            kinds.vec_type_hint,
            kinds.work_group_size_hint,
            kinds.reqd_work_group_size,
            kinds.intel_reqd_sub_group_size,
        ]
        .contains(&kind)
    }

    /// Attaches metadata to the operation that an instruction or a function has become.
    pub(super) fn attach(
        &mut self,
        b: &mut Builder<'_>,
        kind: u32,
        node: Node<'m>,
        op: Op,
        loc: Loc,
    ) -> Imported {
        let cx = self.cx;
        let kinds = self.metadata.kinds;
        let list = |list: Option<Vec<Attr>>| Some(cx.array_attr(&list?));
        let (name, attr) = if kind == kinds.prof {
            return self.profile(b, node, op);
        } else if kind == kinds.tbaa {
            (LoadOp::TBAA_ATTR, self.metadata.tbaa.get(&node).map(|&tag| cx.array_attr(&[tag])))
        } else if kind == kinds.access_group {
            (LoadOp::ACCESS_GROUPS_ATTR, list(self.access_groups(node)))
        } else if kind == kinds.alias_scope {
            (LoadOp::ALIAS_SCOPES_ATTR, list(self.alias_scopes(node)))
        } else if kind == kinds.noalias {
            (LoadOp::NOALIAS_SCOPES_ATTR, list(self.alias_scopes(node)))
        } else if kind == kinds.loops {
            (BrOp::LOOP_ANNOTATION_ATTR, self.loop_annotation(node, loc))
        } else if kind == kinds.dereferenceable || kind == kinds.dereferenceable_or_null {
            (LoadOp::DEREFERENCEABLE_ATTR, self.dereferenceable(node, kind == kinds.dereferenceable_or_null))
        } else if kind == kinds.mmra {
            let attr = self.mmra(node).ok_or(Failed)?;
            b.set_attr(op, names::MMRA, Some(attr));
            return Ok(());
        } else if kind == kinds.vec_type_hint {
            (LLVMFuncOp::VEC_TYPE_HINT_ATTR, self.vec_type_hint(node))
        } else if kind == kinds.intel_reqd_sub_group_size {
            let numbers = self.numbers(node).filter(|numbers| numbers.len() == 1);
            let attr = numbers.map(|numbers| cx.int_attr_of_width(numbers[0].into(), 32));
            (LLVMFuncOp::INTEL_REQD_SUB_GROUP_SIZE_ATTR, attr)
        } else {
            let name = if kind == kinds.work_group_size_hint {
                LLVMFuncOp::WORK_GROUP_SIZE_HINT_ATTR
            } else {
                LLVMFuncOp::REQD_WORK_GROUP_SIZE_ATTR
            };
            (name, self.numbers(node).map(|numbers| cx.dense_array_attr(&numbers)))
        };
        let attr = attr.ok_or(Failed)?;
        let def = cx.op_def(b.body().op_name(op)).ok_or(Failed)?;
        let slot = def.attr_slot(name).ok_or(Failed)?;
        b.set_inherent(op, slot, Some(attr));
        Ok(())
    }

    fn numbers(&self, node: Node<'m>) -> Option<Vec<i32>> {
        let operands = node.operands(self.source);
        let number = |operand: Option<Node<'m>>| {
            let (width, bits) = operand?.integer(self.source)?;
            Some(((bits << (64 - width)) as i64 >> (64 - width)) as i32)
        };
        operands.into_iter().map(number).collect()
    }

    fn vec_type_hint(&mut self, node: Node<'m>) -> Option<Attr> {
        let &[hint, signed] = &*node.operands(self.source) else { return None };
        let hint = hint?.constant(self.source)?;
        let is_signed = signed?.integer(self.source)?.1 != 0;
        let ty = self.ty(hint.ty());
        Some(VecTypeHintAttr::get(self.cx, self.cx.type_attr(ty), is_signed))
    }

    fn dereferenceable(&mut self, node: Node<'m>, may_be_null: bool) -> Option<Attr> {
        let &[bytes] = &*node.operands(self.source) else {
            self.node_error("dereferenceable metadata must have one operand", node);
            return None;
        };
        let bytes = bytes.and_then(|bytes| bytes.integer(self.source));
        match bytes.filter(|&(width, bytes)| bytes >> (width - 1) == 0) {
            Some((_, bytes)) => Some(DereferenceableAttr::get(self.cx, bytes, may_be_null)),
            None => {
                self.node_error(
                    "dereferenceable metadata operand must be a non-negative constant integer",
                    node,
                );
                None
            }
        }
    }

    /// A tag of two texts, or a list of tags.
    fn mmra(&self, node: Node<'m>) -> Option<Attr> {
        let tag = |node: Node<'m>| {
            let &[prefix, suffix] = &*node.operands(self.source) else { return None };
            Some(MMRATagAttr::get(self.cx, &prefix?.string(self.source)?, &suffix?.string(self.source)?))
        };
        if let Some(tag) = tag(node) {
            return Some(tag);
        }
        let tags: Option<Vec<Attr>> = node.operands(self.source).into_iter().map(|node| tag(node?)).collect();
        Some(self.cx.array_attr(&tags?))
    }

    /// Weights of branches, or how often a function is entered.
    fn profile(&mut self, b: &mut Builder<'_>, node: Node<'m>, op: Op) -> Imported {
        let operands = node.operands(self.source);
        let text = |at: usize| operands.get(at).copied().flatten().and_then(|text| text.string(self.source));
        let number = |operand: &Option<Node<'m>>| operand.and_then(|number| number.integer(self.source));
        let name = text(0).ok_or(Failed)?;
        let def = self.cx.op_def(b.body().op_name(op)).ok_or(Failed)?;
        if name == "function_entry_count" {
            let (_, count) =
                operands.get(1).filter(|_| operands.len() == 2).and_then(number).ok_or(Failed)?;
            let slot = def.attr_slot(LLVMFuncOp::FUNCTION_ENTRY_COUNT_ATTR).ok_or(Failed)?;
            b.set_inherent(op, slot, Some(self.cx.int_attr_of_width(count as i64, 64)));
            return Ok(());
        }
        if name != "branch_weights" || operands.len() < 2 {
            return Err(Failed);
        }
        let weights = match text(1) {
            Some(origin) if origin == "expected" => &operands[2..],
            Some(_) => return Err(Failed),
            None => &operands[1..],
        };
        let weights: Option<Vec<i32>> = weights.iter().map(|weight| Some(number(weight)?.1 as i32)).collect();
        let weights = weights.ok_or(Failed)?;
        // Calls may have weights, but their operations cannot.
        let Some(slot) = def.attr_slot(CondBrOp::BRANCH_WEIGHTS_ATTR) else {
            return if def.name == CallOp::NAME { Ok(()) } else { Err(Failed) };
        };
        b.set_inherent(op, slot, Some(self.cx.dense_array_attr(&weights)));
        Ok(())
    }
}

impl<'m> Region<'_, '_, 'm, '_> {
    /// Attaches all metadata of an instruction that an attribute stands for.
    pub(super) fn instruction_metadata(&mut self, inst: Inst<'m>, op: Op, loc: Loc) {
        for (kind, node) in inst.metadata() {
            if self.shared.is_convertible(kind)
                && self.shared.attach(&mut self.b, kind, node, op, loc).is_err()
                && self.shared.options.emit_expensive_warnings
            {
                let node = node.describe(self.shared.source);
                self.shared.warning(loc, format!("unhandled metadata: {node} on {}", inst.value.print()));
            }
        }
    }
}
