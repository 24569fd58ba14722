//! Globals, aliases, ifuncs and comdats.

use dialects::llvm::*;
use inkwell::llvm_sys::comdat::LLVMComdatSelectionKind;
use inkwell::llvm_sys::{LLVMLinkage, LLVMUnnamedAddr, LLVMVisibility};
use mlir::{Attr, AttrKind, Builder, Loc, Op};

use super::importer::{Failed, Imported, Importer};
use super::ir::*;
use super::node::LLVMDIGlobalVariableExpressionMetadataKind;
use super::region::Region;

/// The symbol of the operation that holds all comdats.
const COMDATS: &str = "__llvm_global_comdat";

pub(super) fn linkage(linkage: LLVMLinkage) -> Linkage {
    use LLVMLinkage::*;
    match linkage {
        LLVMAvailableExternallyLinkage => Linkage::AvailableExternally,
        LLVMLinkOnceAnyLinkage => Linkage::Linkonce,
        LLVMLinkOnceODRLinkage | LLVMLinkOnceODRAutoHideLinkage => Linkage::LinkonceODR,
        LLVMWeakAnyLinkage => Linkage::Weak,
        LLVMWeakODRLinkage => Linkage::WeakODR,
        LLVMAppendingLinkage => Linkage::Appending,
        LLVMInternalLinkage => Linkage::Internal,
        LLVMPrivateLinkage | LLVMLinkerPrivateLinkage | LLVMLinkerPrivateWeakLinkage => Linkage::Private,
        LLVMExternalWeakLinkage => Linkage::ExternWeak,
        LLVMCommonLinkage => Linkage::Common,
        LLVMExternalLinkage | LLVMDLLImportLinkage | LLVMDLLExportLinkage | LLVMGhostLinkage => {
            Linkage::External
        }
    }
}

pub(super) fn visibility(visibility: LLVMVisibility) -> Visibility {
    match visibility {
        LLVMVisibility::LLVMDefaultVisibility => Visibility::Default,
        LLVMVisibility::LLVMHiddenVisibility => Visibility::Hidden,
        LLVMVisibility::LLVMProtectedVisibility => Visibility::Protected,
    }
}

pub(super) fn unnamed_addr(unnamed: LLVMUnnamedAddr) -> Option<UnnamedAddr> {
    match unnamed {
        LLVMUnnamedAddr::LLVMNoUnnamedAddr => None,
        LLVMUnnamedAddr::LLVMLocalUnnamedAddr => Some(UnnamedAddr::Local),
        LLVMUnnamedAddr::LLVMGlobalUnnamedAddr => Some(UnnamedAddr::Global),
    }
}

fn comdat_kind(kind: LLVMComdatSelectionKind) -> Comdat {
    use LLVMComdatSelectionKind::*;
    match kind {
        LLVMAnyComdatSelectionKind => Comdat::Any,
        LLVMExactMatchComdatSelectionKind => Comdat::ExactMatch,
        LLVMLargestComdatSelectionKind => Comdat::Largest,
        LLVMNoDuplicatesComdatSelectionKind => Comdat::NoDeduplicate,
        LLVMSameSizeComdatSelectionKind => Comdat::SameSize,
    }
}

impl<'m> Importer<'_, 'm> {
    /// The descriptions of a global, each with an expression.
    pub(super) fn variable_expressions(&mut self, global: Value<'m>) -> Option<Attr> {
        let mut list = Vec::new();
        for (_, node) in global.global_metadata() {
            if !matches!(node.kind(), LLVMDIGlobalVariableExpressionMetadataKind) {
                continue;
            }
            let operands = node.operands(self.source);
            let &[Some(variable), expression] = &*operands else { continue };
            let Some(variable) = self.debug.attr(self.cx, self.source, variable) else { continue };
            let expression = expression.map(|node| self.debug.expression_of(self.cx, self.source, node).attr);
            list.push(DIGlobalVariableExpressionAttr::get(self.cx, variable, expression));
        }
        (!list.is_empty()).then(|| self.cx.array_attr(&list))
    }

    /// `@__llvm_global_comdat::@name`
    pub(super) fn comdat(&self, global: Value<'m>) -> Option<Attr> {
        self.comdats.get(&global.comdat()?.0).copied()
    }

    /// The operation that holds the comdats of globals and functions, if there are any.
    pub(super) fn comdats(&mut self, b: &mut Builder<'_>) -> Option<Op> {
        let mut selectors = Vec::new();
        for global in self.source.globals().chain(self.source.functions()) {
            let Some((comdat, kind)) = global.comdat() else { continue };
            if self.comdats.contains_key(&comdat) {
                continue;
            }
            let name = self.scratch.comdat_name(comdat);
            let nested = [self.cx.ident(&name)].into();
            let symbol = AttrKind::SymbolRef { root: self.cx.ident(COMDATS), nested };
            self.comdats.insert(comdat, self.cx.attr(symbol));
            selectors.push((name, comdat_kind(kind)));
        }
        if selectors.is_empty() {
            return None;
        }
        let loc = self.loc;
        let op: Op = ComdatOp::build(b, loc, COMDATS).into();
        b.fill_region(op, 0, &[], |b, _| {
            for (name, kind) in &selectors {
                ComdatSelectorOp::build(b, loc, name, *kind);
            }
        });
        Some(op)
    }

    /// Reports that something of the module cannot be imported.
    pub(super) fn unhandled(&mut self, what: &str, value: Value<'m>) -> Failed {
        self.error(Loc::UNKNOWN, format!("unhandled {what}: {}", value.print()))
    }

    pub(super) fn global(&mut self, b: &mut Builder<'_>, global: Value<'m>) -> Imported<Op> {
        if [&b"llvm.global_ctors"[..], b"llvm.global_dtors"].contains(&global.name()) {
            return self.functions_to_run(b, global);
        }
        let initializer = global.initializer();
        let value = initializer.and_then(|initializer| self.constant_attr(initializer));
        let ty = self.ty(global.value_type());
        let dbg_exprs = self.variable_expressions(global);
        let name = self.symbol(global);
        let section = global.section();
        let options = GlobalOpOptions {
            constant: global.is_global_constant(),
            thread_local_: global.is_thread_local_variable(),
            value,
            alignment: Some(i64::from(global.global_alignment())).filter(|&alignment| alignment > 0),
            addr_space: Some(global.ty().address_space().into()),
            unnamed_addr: unnamed_addr(global.unnamed_addr()),
            section: (!section.is_empty()).then_some(&*section),
            comdat: self.comdat(global),
            dbg_exprs,
            visibility_: Some(visibility(global.visibility())),
            ..Default::default()
        };
        let loc = self.loc;
        let op: Op = GlobalOp::build_with(b, loc, ty, &name, linkage(global.linkage()), options).into();
        if let (Some(initializer), None) = (initializer, value) {
            self.initialize(b, op, initializer)?;
        }
        Ok(op)
    }

    /// Fills the region of a global or an alias with the operations that make its value.
    fn initialize(&mut self, b: &mut Builder<'_>, op: Op, value: Value<'m>) -> Imported {
        let loc = self.loc;
        let body = b.body_mut().nested_mut(op).ok_or(Failed)?;
        let root = body.roots()[0];
        let mut inner = Builder::new(self.cx, body);
        let entry = inner.create_block(root, &[]);
        let mut region = Region::new(self, inner, entry);
        let value = region.constant(value)?;
        region.b.set_end(entry);
        ReturnOp::build_with(&mut region.b, loc, ReturnOpOptions { arg: Some(value) });
        Ok(())
    }

    /// The functions that run before or after the program: an array of structures.
    fn functions_to_run(&mut self, b: &mut Builder<'_>, global: Value<'m>) -> Imported<Op> {
        let cx = self.cx;
        let list = global
            .initializer()
            .filter(|_| global.linkage() == LLVMLinkage::LLVMAppendingLinkage)
            .ok_or(Failed)?;
        let entries: Vec<Value<'m>> = match list.kind() {
            LLVMConstantArrayValueKind => list.operands().collect(),
            LLVMConstantAggregateZeroValueKind if list.ty().array_length() == 0 => Vec::new(),
            _ => return Err(Failed),
        };
        let (mut functions, mut priorities, mut data) = (Vec::new(), Vec::new(), Vec::new());
        for entry in entries {
            let parts: Vec<Value<'m>> = entry.operands().collect();
            let &[priority, function, datum] = &*parts else { return Err(Failed) };
            if priority.kind() != LLVMConstantIntValueKind || function.as_function().is_none() {
                return Err(Failed);
            }
            priorities.push(cx.int_attr_of_width(priority.number() as i64, 32));
            functions.push(cx.symbol_ref_attr(&function.name_text()));
            data.push(match datum.kind() {
                LLVMConstantPointerNullValueKind => ZeroAttr::get(cx),
                _ if datum.as_global().is_some() => cx.symbol_ref_attr(&datum.name_text()),
                _ => return Err(Failed),
            });
        }
        let [functions, priorities, data] = [functions, priorities, data].map(|list| cx.array_attr(&list));
        Ok(match global.name() {
            b"llvm.global_ctors" => GlobalCtorsOp::build(b, self.loc, functions, priorities, data).into(),
            _ => GlobalDtorsOp::build(b, self.loc, functions, priorities, data).into(),
        })
    }

    pub(super) fn alias(&mut self, b: &mut Builder<'_>, alias: Value<'m>) -> Imported<Op> {
        let ty = self.ty(alias.value_type());
        let options = AliasOpOptions {
            unnamed_addr: unnamed_addr(alias.unnamed_addr()),
            visibility_: Some(visibility(alias.visibility())),
            ..Default::default()
        };
        let linkage = linkage(alias.linkage());
        let op: Op = AliasOp::build_with(b, self.loc, ty, &alias.name_text(), linkage, options).into();
        self.initialize(b, op, alias.aliasee())?;
        Ok(op)
    }

    pub(super) fn ifunc(&mut self, b: &mut Builder<'_>, ifunc: Value<'m>) -> Imported<Op> {
        let ty = self.ty(ifunc.value_type());
        let resolver = ifunc.resolver().ok_or(Failed)?;
        let resolver_type = self.ty(resolver.ty());
        let options = IFuncOpOptions {
            address_space: Some(ifunc.ty().address_space().into()),
            unnamed_addr: unnamed_addr(ifunc.unnamed_addr()),
            visibility_: Some(visibility(ifunc.visibility())),
            ..Default::default()
        };
        let (name, linkage) = (ifunc.name_text(), linkage(ifunc.linkage()));
        let of = resolver.name_text();
        Ok(IFuncOp::build_with(b, self.loc, &name, ty, &of, resolver_type, linkage, options).into())
    }
}
