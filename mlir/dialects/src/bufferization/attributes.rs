//! The dialect's attributes on operations of other dialects: how a function's argument is bufferized.

use super::BufferizationDialect;
use mlir::effects::has_effect;
use mlir::hooks::{VerifyOpAttr, VerifyRegionArgAttr};
use mlir::opdef::EffectKind;
use mlir::{AttrKind, AttrRef, Diag, OpRef};

fn fail(op: OpRef<'_>, message: String) -> Result<(), Diag> {
    Err(op.plain_error(message))
}

impl VerifyOpAttr for BufferizationDialect {
    /// `bufferization.manual_deallocation` is the only attribute for operations.
    fn verify_op_attr(op: OpRef<'_>, name: &str, _value: AttrRef<'_>) -> Result<(), Diag> {
        if name != "manual_deallocation" {
            return fail(
                op,
                format!(
                    "attribute '\"bufferization.{name}\"' not supported as an op attribute by the bufferization dialect"
                ),
            );
        }
        if [EffectKind::Allocate, EffectKind::Free].into_iter().any(|kind| has_effect(op, kind)) {
            Ok(())
        } else {
            Err(op.error(
            "attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or \
             free side effect",
        ))
        }
    }
}

/// Checks an attribute's value; returns a message if it is wrong.
fn check_value(name: &str, value: AttrRef<'_>) -> Result<(), &'static str> {
    let is_layout = matches!(value.kind(), AttrKind::AffineMap(_) | AttrKind::Strided { .. });
    match name {
        "writable" if !value.is_bool() => {
            Err("'bufferization.writable' is expected to be a boolean attribute")
        }
        "access" => match value.as_str() {
            None => Err("'bufferization.access' is expected to be a string attribute"),
            Some("none" | "read" | "write" | "read-write") => Ok(()),
            Some(_) => Err("invalid value for 'bufferization.access'"),
        },
        "buffer_layout" if !is_layout => {
            Err("'bufferization.buffer_layout' is expected to be a memref layout attribute")
        }
        "writable" | "buffer_layout" => Ok(()),
        _ => Err(
            "attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization \
             dialect",
        ),
    }
}

impl VerifyRegionArgAttr for BufferizationDialect {
    /// The attributes of function arguments.
    fn verify_region_arg_attr(
        op: OpRef<'_>,
        _at: (usize, usize),
        name: &str,
        value: AttrRef<'_>,
    ) -> Result<(), Diag> {
        if let Err(message) = check_value(name, value) {
            return fail(op, message.to_owned());
        }
        if name == "writable" && op.region(0).is_empty() {
            fail(op, "'bufferization.writable' is invalid on external functions".to_owned())
        } else {
            Ok(())
        }
    }
}
