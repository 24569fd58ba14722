//! Metadata of instructions: alias scopes, access groups, types for alias analysis, and what is said of loops. Each
//! attribute becomes one node.

use std::cell::RefCell;

use dialects::llvm::{
    AccessGroupAttr, AliasScopeAttr, AliasScopeDomainAttr, LoadOp, TBAAMemberAttr, TBAARootAttr, TBAATagAttr,
    TBAATypeDescriptorAttr,
};
use mlir::{Attr, AttrRef, Diag, OpRef};
use rustc_hash::FxHashMap;
use support::Severity;

use super::auxiliary;
use super::raw::{Metadata, Raw, Value};

/// The nodes of attributes that may be used again.
#[derive(Default)]
pub(super) struct Nodes(RefCell<FxHashMap<Attr, Metadata>>);

/// How deep types for alias analysis may nest.
const MAX_DEPTH: usize = 100;

/// What an access says of itself: access groups, scopes that contain it and that do not, and its type.
pub(super) type Access<'a> = [Option<AttrRef<'a>>; 4];

impl Nodes {
    /// The node of an attribute, made if there is none yet.
    pub(super) fn once(&self, attr: Attr, make: impl FnOnce() -> Option<Metadata>) -> Option<Metadata> {
        if let Some(&node) = self.0.borrow().get(&attr) {
            return Some(node);
        }
        let node = make()?;
        self.0.borrow_mut().insert(attr, node);
        Some(node)
    }

    /// Marks any operation that has these attributes.
    pub(super) fn annotate_access(
        &self,
        raw: Raw,
        diags: &RefCell<Vec<Diag>>,
        op: OpRef<'_>,
        instruction: Value,
    ) -> Result<(), Diag> {
        let names = [
            LoadOp::ACCESS_GROUPS_ATTR,
            LoadOp::ALIAS_SCOPES_ATTR,
            LoadOp::NOALIAS_SCOPES_ATTR,
            LoadOp::TBAA_ATTR,
        ];
        self.annotate(raw, diags, op, instruction, names.map(|name| op.attr(name)))
    }

    /// Marks an access.
    pub(super) fn annotate(
        &self,
        raw: Raw,
        diags: &RefCell<Vec<Diag>>,
        op: OpRef<'_>,
        instruction: Value,
        [groups, scopes, others, tbaa]: Access<'_>,
    ) -> Result<(), Diag> {
        let cx = op.cx();
        let malformed = |what: &str| op.error(format_args!("has a malformed '{what}'"));
        if let Some(groups) = groups.and_then(AttrRef::as_array).filter(|groups| !groups.is_empty()) {
            let nodes = groups.iter().map(|&group| self.access_group(raw, cx.attr_ref(group)));
            let nodes: Vec<_> =
                nodes.collect::<Option<_>>().ok_or_else(|| malformed(LoadOp::ACCESS_GROUPS_ATTR))?;
            let node = if let [one] = *nodes { one } else { raw.node(&nodes) };
            raw.annotate(instruction, "llvm.access.group", node);
        }
        for (kind, name, scopes) in [
            ("alias.scope", LoadOp::ALIAS_SCOPES_ATTR, scopes),
            ("noalias", LoadOp::NOALIAS_SCOPES_ATTR, others),
        ] {
            let scopes = scopes.and_then(AttrRef::as_array).filter(|scopes| !scopes.is_empty());
            let Some(scopes) = scopes else { continue };
            let nodes = scopes.iter().map(|&scope| self.alias_scope(raw, cx.attr_ref(scope)));
            let nodes: Vec<_> = nodes.collect::<Option<_>>().ok_or_else(|| malformed(name))?;
            raw.annotate(instruction, kind, raw.node(&nodes));
        }
        match tbaa.and_then(AttrRef::as_array) {
            None | Some([]) => {}
            Some(&[tag]) => {
                let node = self.tbaa(raw, cx.attr_ref(tag), MAX_DEPTH);
                raw.annotate(instruction, "tbaa", node.ok_or_else(|| malformed(LoadOp::TBAA_ATTR))?);
            }
            Some(_) => {
                let message = "TBAA access tags were not translated, because LLVM IR only supports a single tag \
                               per instruction";
                let mut warning = op.plain_error(message);
                warning.severity = Severity::Warning;
                diags.borrow_mut().push(warning);
            }
        }
        Ok(())
    }

    pub(super) fn access_group(&self, raw: Raw, group: AttrRef<'_>) -> Option<Metadata> {
        group.cast::<AccessGroupAttr<'_>>()?;
        self.once(group.id(), || auxiliary::distinct(raw, &[]))
    }

    pub(super) fn alias_scope(&self, raw: Raw, attr: AttrRef<'_>) -> Option<Metadata> {
        let scope = attr.cast::<AliasScopeAttr<'_>>()?;
        let domain = attr.cx().attr_ref(scope.domain());
        let parts = domain.cast::<AliasScopeDomainAttr<'_>>()?;
        let domain = self.named(raw, domain, parts.id_(), None, parts.description())?;
        self.named(raw, attr, scope.id_(), Some(domain), scope.description())
    }

    /// `!{id, domain, description}`; a node without a name has itself in place of the id.
    fn named(
        &self,
        raw: Raw,
        attr: AttrRef<'_>,
        id: Attr,
        domain: Option<Metadata>,
        description: Option<Attr>,
    ) -> Option<Metadata> {
        let cx = attr.cx();
        self.once(attr.id(), || {
            let text = |attr: Attr| Some(raw.string(cx.attr_ref(attr).as_str()?));
            let rest: Vec<Metadata> = domain.into_iter().chain(description.and_then(text)).collect();
            Some(match text(id) {
                Some(id) => raw.node(&[&[id], &*rest].concat()),
                None => raw.self_referring(&rest),
            })
        })
    }

    /// A tag, a type or a root of type-based alias analysis.
    fn tbaa(&self, raw: Raw, attr: AttrRef<'_>, depth: usize) -> Option<Metadata> {
        let depth = depth.checked_sub(1)?;
        let cx = attr.cx();
        let offset = |offset: i64| raw.number(64, offset as u64);
        self.once(attr.id(), || {
            if let Some(root) = attr.cast::<TBAARootAttr<'_>>() {
                return Some(match root.id_().and_then(|id| cx.attr_ref(id).as_str()) {
                    Some(id) => raw.node(&[raw.string(id)]),
                    None => raw.self_referring(&[]),
                });
            }
            if let Some(ty) = attr.cast::<TBAATypeDescriptorAttr<'_>>() {
                let mut operands = vec![raw.string(ty.id_())];
                for &member in ty.members() {
                    let member = cx.attr_ref(member).cast::<TBAAMemberAttr<'_>>()?;
                    operands.push(self.tbaa(raw, cx.attr_ref(member.type_desc().attr()?), depth)?);
                    operands.push(offset(member.offset()));
                }
                return Some(raw.node(&operands));
            }
            let tag = attr.cast::<TBAATagAttr<'_>>()?;
            let mut operands = vec![
                self.tbaa(raw, cx.attr_ref(tag.base_type()), depth)?,
                self.tbaa(raw, cx.attr_ref(tag.access_type()), depth)?,
                offset(tag.offset()),
            ];
            operands.extend(tag.constant().then(|| offset(1)));
            Some(raw.node(&operands))
        })
    }
}
