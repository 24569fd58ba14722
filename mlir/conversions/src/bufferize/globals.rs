//! Constants in memory.

use dialects::memref::{GlobalOp, GlobalOpOptions};
use mlir::symbol_table::SymbolTable;
use mlir::{Attr, Body, Builder, Context, Loc, OpRef, Type, TypeRef};
use rustc_hash::FxHashMap;

use super::types;

/// The constants of a module.
#[derive(Default)]
pub(super) struct Globals {
    names: Option<SymbolTable>,
    /// By elements and alignment: the name and the type.
    by_value: FxHashMap<(Attr, i64), (String, Type)>,
}

/// A constant that is needed.
#[derive(Clone, Copy)]
pub(super) struct Constant<'a> {
    pub(super) loc: Loc,
    pub(super) value: Attr,
    pub(super) tensor: TypeRef<'a>,
    pub(super) memory_space: Option<Attr>,
    pub(super) alignment: u64,
}

impl Globals {
    fn read(&mut self, cx: &Context, module: &Body) {
        self.names = Some(SymbolTable::inside(cx, module));
        let ops = module.roots().first().into_iter().flat_map(|&region| module.region_ops(region));
        for global in ops.filter_map(|op| OpRef::new(cx, module, op).cast::<GlobalOp>()) {
            if let Some(value) = global.initial_value() {
                let found = (global.sym_name().to_owned(), global.type_().id());
                self.by_value.entry((value.id(), global.alignment().unwrap_or(0))).or_insert(found);
            }
        }
    }

    /// The name and the type of a constant, which is made at the start of the module unless there is one.
    pub(super) fn of(
        &mut self,
        cx: &Context,
        module: &mut Body,
        constant: Constant<'_>,
    ) -> Option<(String, Type)> {
        if self.names.is_none() {
            self.read(cx, module);
        }
        let alignment = i64::try_from(constant.alignment).ok()?;
        let key = (constant.value, alignment);
        if let Some(found) = self.by_value.get(&key) {
            return Some(found.clone());
        }
        let extents: Vec<String> = constant.tensor.shape()?.iter().map(i64::to_string).collect();
        let name = format!("__constant_{}x{}", extents.join("x"), constant.tensor.element_type());
        let ty = types::with_identity_layout(constant.tensor, constant.memory_space);
        let block = module.entry_block(*module.roots().first()?)?;
        let mut b = Builder::new(cx, module);
        b.set_start(block);
        let options = GlobalOpOptions {
            sym_visibility: Some("private"),
            initial_value: Some(constant.value),
            constant: true,
            alignment: (alignment > 0).then_some(alignment),
        };
        let made = GlobalOp::build_with(&mut b, constant.loc, &name, ty, options);
        self.names.as_mut()?.insert(cx, module, *made);
        let name = made.read(cx, module).sym_name().to_owned();
        self.by_value.insert(key, (name.clone(), ty));
        Some((name, ty))
    }
}
