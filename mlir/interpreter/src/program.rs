//! A module as the interpreter sees it: functions by number, globals by address.

use dialects::llvm::LLVMFuncOp;
use dialects::llvm::types::{LlvmType, data};
use mlir::opdef::Traits;
use mlir::symbol_table::symbol_name;
use mlir::{AttrRef, Context, Loc, OpRef, RegionRef};
use rustc_hash::FxHashMap;

/// The meaning of a symbol of the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Symbol {
    /// The function with this number.
    Function(usize),
    /// The global at this address.
    Global(u64),
    /// A global that the module declares but does not define.
    Declared,
}

/// A function.
pub(crate) enum Function<'p> {
    /// Defined in the module. A variadic one takes more values than it has parameters.
    Defined { region: RegionRef<'p>, loc: Loc, is_variadic: bool },
    /// Declared in the module and defined by the host.
    External { name: &'p str, loc: Loc },
}

/// The functions and symbols of a module.
pub(crate) struct LoadedModule<'p> {
    pub(crate) cx: &'p Context,
    pub(crate) functions: Vec<Function<'p>>,
    pub(crate) symbols: FxHashMap<&'p str, Symbol>,
}

impl<'p> LoadedModule<'p> {
    /// A program with the functions of a module, and no globals yet.
    pub(crate) fn new(cx: &'p Context, ops: &[OpRef<'p>]) -> Self {
        let mut functions = Vec::new();
        let mut symbols = FxHashMap::default();
        for op in ops {
            let Some(name) = symbol_name(*op) else { continue };
            if !op.has_trait(Traits::FUNCTION) {
                continue;
            }
            let loc = op.loc();
            symbols.entry(name).or_insert(Symbol::Function(functions.len()));
            functions.push(match body_of(*op).filter(|region| !region.is_empty()) {
                Some(region) => Function::Defined { region, loc, is_variadic: is_variadic(*op) },
                None => Function::External { name, loc },
            });
        }
        LoadedModule { cx, functions, symbols }
    }

    /// The location of a function.
    pub(crate) fn loc(&self, function: usize) -> Loc {
        match self.functions.get(function) {
            Some(Function::Defined { loc, .. } | Function::External { loc, .. }) => *loc,
            None => Loc::UNKNOWN,
        }
    }

    /// The symbol that a reference names.
    pub(crate) fn symbol(&self, reference: AttrRef<'_>) -> Result<Symbol, String> {
        let Some(name) = reference.as_flat_symbol() else {
            return Err("refers to a symbol in a nested symbol table, which is not supported".to_owned());
        };
        let found = self.symbols.get(name).copied();
        found.ok_or_else(|| {
            format!("refers to '{name}', which is neither a function nor a global of the module")
        })
    }
}

fn is_variadic(function: OpRef<'_>) -> bool {
    let ty = function.cast::<LLVMFuncOp>().map(|function| function.function_type());
    ty.is_some_and(|ty| matches!(data(ty), Some(LlvmType::Function { variadic: true, .. })))
}

/// The body of an operation that is isolated from above, such as a module, a function or a global. It lives as long as
/// the module, not only as long as the view of the operation.
pub(crate) fn body_of(op: OpRef<'_>) -> Option<RegionRef<'_>> {
    let body = op.body().nested(op.id())?;
    Some(RegionRef::new(op.cx(), body, *body.roots().first()?, None))
}
