//! Generates every dialect, and the passes, from their records.

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
    ods::compile::compile_to("src/Passes.td", "passes.rs");
}
