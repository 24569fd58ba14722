//! The builtin dialect: `builtin.module` and `builtin.unrealized_conversion_cast`.

use crate::opdef::DialectDef;

/// The builtin dialect.
pub fn dialect() -> &'static DialectDef {
    static DIALECT: DialectDef = DialectDef {
        name: "builtin",
        ops: &[],
        enum_attrs: &[],
        parse_type: None,
        parse_attr: None,
        materialize_constant: None,
        verify_op_attr: None,
        interfaces: &[],
    };
    &DIALECT
}
