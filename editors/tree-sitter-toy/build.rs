//! Compiles the parser.

fn main() {
    println!("cargo::rerun-if-changed=src/parser.c");
    println!("cargo::rerun-if-changed=src/tree_sitter");
    cc::Build::new().std("c11").include("src").file("src/parser.c").compile("tree-sitter-toy");
}
