//! Verifiers of functions.

use mlir::hooks::{Verify, VerifyRegions};
use mlir::{Diag, Type};

use rustc_hash::FxHashSet;

use super::symbols::{block_tag, is_declaration, linkage, verify_comdat};
use super::types::is_deeply_compatible;
use super::{LLVMFuncOp, LandingpadOp, Linkage, ResumeOp};

impl LLVMFuncOp<'_> {
    /// All landing pads and `llvm.resume` agree on their type, and block tags are unique.
    fn verify_landing_pads(self) -> Result<(), Diag> {
        let op = *self;
        let region = self.body();
        let mut found: Option<Type> = None;
        let mut tags = FxHashSet::default();
        for block in region.blocks() {
            for inner in block.ops() {
                if let Some(tag) = block_tag(inner)
                    && !tags.insert(tag)
                {
                    let message = format!("duplicate block tag '{tag}' in the same function: ");
                    return Err(Diag::error(inner.loc(), message));
                }
                let (ty, what) = match (inner.is::<LandingpadOp>(), inner.is::<ResumeOp>()) {
                    (true, _) => (
                        inner.result_types().next(),
                        "'llvm.landingpad' should have a consistent result type inside a function",
                    ),
                    (_, true) => (
                        inner.operand_types().next(),
                        "'llvm.resume' should have a consistent input type inside a function",
                    ),
                    _ => continue,
                };
                match (ty, found) {
                    (Some(ty), Some(first)) if ty != first => return Err(op.plain_error(what)),
                    (Some(ty), None) => found = Some(ty),
                    _ => {}
                }
            }
        }
        Ok(())
    }
}

impl Verify for LLVMFuncOp<'_> {
    /// The attributes are consistent, and so are landing pads.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let linkage = linkage(op);
        op.ensure(linkage != Some(Linkage::Common), "functions cannot have 'common' linkage")?;
        verify_comdat(op)?;
        if is_declaration(op) {
            return match linkage {
                Some(Linkage::External | Linkage::ExternWeak) | None => Ok(()),
                _ => Err(op.error("external functions must have 'external' or 'extern_weak' linkage")),
            };
        }
        if self.no_inline() && self.always_inline() {
            let message = "no_inline and always_inline attributes are incompatible";
            return Err(op.plain_error(message));
        }
        op.ensure(!self.optimize_none() || self.no_inline(), "with optimize_none must also be no_inline")?;
        self.verify_landing_pads()
    }
}

impl VerifyRegions for LLVMFuncOp<'_> {
    /// The arguments of the body have types of LLVM.
    fn verify_regions(self) -> Result<(), Diag> {
        let op = *self;
        let region = self.body();
        let Some(entry) = region.entry() else { return Ok(()) };
        match entry.arg_types().position(|t| !is_deeply_compatible(op.cx().type_ref(t))) {
            None => Ok(()),
            Some(index) => Err(op.error(format_args!("entry block argument #{index} is not of LLVM type"))),
        }
    }
}
