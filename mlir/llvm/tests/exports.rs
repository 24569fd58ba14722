//! The exports of a library, on modules written as LLVM IR text.

use conversions::{Export, OpenSizes, Tensor};
use mlir_llvm::backend;
use mlir_llvm::inkwell::context::Context;
use mlir_llvm::inkwell::memory_buffer::MemoryBuffer;

const MODULE: &str = "
@kept = global double 1.0

define void @f(ptr %x, double %s, ptr %result) {
  %other = call double @g(double %s)
  store double %other, ptr %result
  ret void
}

define double @g(double %s) {
  ret double %s
}

define void @f_checked() {
  ret void
}
";

/// The module after exporting it, or why that fails.
fn exposed(name: &str, arguments: &[&[i64]], results: &[&[i64]]) -> String {
    let context: Context = backend::context().expect("LLVM is installed");
    let buffer = MemoryBuffer::create_from_memory_range_copy(format!("{MODULE}\0").as_bytes(), "test");
    let module = context.create_module_from_ir(buffer).expect("the text is IR");
    let tensor = |shape: &&[i64]| Tensor { shape: shape.to_vec(), element_bytes: 8 };
    let shapes = |shapes: &[&[i64]]| shapes.iter().map(tensor).collect();
    let export = Export {
        name: name.to_owned(),
        arguments: shapes(arguments),
        results: shapes(results),
        sizes: OpenSizes::default(),
    };
    if let Err(error) = backend::expose(&module, &[export]) {
        return error.to_string();
    }
    let target = backend::Target::host(Default::default()).expect("a supported host");
    backend::define_runtime(&module, &target, backend::Role::Library).expect("linked");
    backend::verify(&module).expect("the checked form is valid");
    backend::emit_ir(&module)
}

#[test]
fn only_exports_and_their_checked_forms_are_visible() {
    let text = exposed("f", &[&[2, 3], &[]], &[&[]]);
    for line in [
        "@kept = internal global double 1.000000e+00",
        "define void @f(ptr %x, double %s, ptr %result) {",
        "define internal double @g(double %s) {",
        "define internal void @f_checked.hidden() {",
        "define i32 @f_checked(ptr %0, double %1, ptr %2) {",
        "define private ptr @mlir_rt_elements(ptr %descriptor, i64 %rank, ptr %shape, i64 %bytes) {",
    ] {
        assert!(text.contains(line), "no `{line}` in\n{text}");
    }
    // Sizes, and then row-major strides.
    assert!(text.contains("constant [4 x i64] [i64 2, i64 3, i64 3, i64 1]"), "{text}");
}

#[test]
fn what_is_no_entry_point_is_refused() {
    assert_eq!(exposed("h", &[], &[]), "cannot start at `h`: there is no such function");
    assert_eq!(exposed("g", &[&[]], &[]), "cannot start at `g`: it returns its result instead of storing it");
    assert_eq!(exposed("f", &[&[2]], &[&[]]), "cannot start at `f`: it takes other arguments");
    assert_eq!(exposed("f", &[&[], &[2]], &[&[]]), "cannot start at `f`: it takes other arguments");
}
