//! Generates every dialect from its records.

fn main() {
    for row in [
        "attributes",
        "builders",
        "constraints",
        "deprecation",
        "dialects",
        "enums",
        "format",
        "interfaces",
        "manual",
        "properties",
        "regions",
        "rewrites",
        "standard",
        "traits",
        "types",
        "values",
        "verification",
    ] {
        ods::compile::compile_to(format!("src/{row}/Ops.td"), &format!("{row}.rs"));
    }
}
