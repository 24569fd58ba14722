//! What metadata have become, so that each is converted once.

use mlir::Attr;
use rustc_hash::FxHashMap;

use super::ir::Source;
use super::node::Node;

/// LLVM's numbers of the kinds of metadata.
#[derive(Clone, Copy)]
pub(super) struct Kinds {
    pub(super) nontemporal: u32,
    pub(super) invariant_load: u32,
    pub(super) invariant_group: u32,
    pub(super) prof: u32,
    pub(super) tbaa: u32,
    pub(super) access_group: u32,
    pub(super) loops: u32,
    pub(super) alias_scope: u32,
    pub(super) noalias: u32,
    pub(super) dereferenceable: u32,
    pub(super) dereferenceable_or_null: u32,
    pub(super) mmra: u32,
    pub(super) vec_type_hint: u32,
    pub(super) work_group_size_hint: u32,
    pub(super) reqd_work_group_size: u32,
    pub(super) intel_reqd_sub_group_size: u32,
}

impl Kinds {
    fn new(source: Source<'_>) -> Self {
        let kind = |name| source.metadata_kind(name);
        Kinds {
            nontemporal: kind("nontemporal"),
            invariant_load: kind("invariant.load"),
            invariant_group: kind("invariant.group"),
            prof: kind("prof"),
            tbaa: kind("tbaa"),
            access_group: kind("llvm.access.group"),
            loops: kind("llvm.loop"),
            alias_scope: kind("alias.scope"),
            noalias: kind("noalias"),
            dereferenceable: kind("dereferenceable"),
            dereferenceable_or_null: kind("dereferenceable_or_null"),
            mmra: kind("mmra"),
            vec_type_hint: kind("vec_type_hint"),
            work_group_size_hint: kind("work_group_size_hint"),
            reqd_work_group_size: kind("reqd_work_group_size"),
            intel_reqd_sub_group_size: kind("intel_reqd_sub_group_size"),
        }
    }
}

/// What metadata have become.
pub(super) struct Metadata<'m> {
    pub(super) kinds: Kinds,
    pub(super) tbaa: FxHashMap<Node<'m>, Attr>,
    /// Scopes and their domains.
    pub(super) scopes: FxHashMap<Node<'m>, Attr>,
    pub(super) groups: FxHashMap<Node<'m>, Attr>,
    pub(super) loops: FxHashMap<Node<'m>, Option<Attr>>,
}

impl Metadata<'_> {
    pub(super) fn new(source: Source<'_>) -> Self {
        Metadata {
            kinds: Kinds::new(source),
            tbaa: FxHashMap::default(),
            scopes: FxHashMap::default(),
            groups: FxHashMap::default(),
            loops: FxHashMap::default(),
        }
    }
}
