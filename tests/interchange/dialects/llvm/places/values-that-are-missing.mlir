// Values of attributes, types and properties that are not there: each error at its place.

"t.x"() {a = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 1, max_internal_count = 1, max_function_count = 1, num_counts = 1, num_functions = 1, is_partial_profile = x, detailed_summary = <cut_off = 1, min_count = 1, num_counts = 1>>} : () -> ()

// -----

"t.x"() {a = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 1, max_internal_count = 1, max_function_count = 1, num_counts = 1, num_functions = 1, is_partial_profile = , , detailed_summary = <cut_off = 1, min_count = 1, num_counts = 1>>} : () -> ()

// -----

"t.x"() {a = #llvm.profile_summary<format = InstrProf, is_partial_profile = >} : () -> ()

// -----

"t.x"() {a = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 1, max_internal_count = 1, max_function_count = 1, num_counts = 1, num_functions = 1, detailed_summary = <cut_off = 1, min_count = 1, num_counts = 1, >>} : () -> ()

// -----

"t.x"() {a = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 1, max_internal_count = 1, max_function_count = 1, num_counts = 1, num_functions = 1, detailed_summary = <cut_off = 1, min_count = 1, num_counts = 1>, >} : () -> ()

// -----

"t.x"() {a = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 1, max_internal_count = 1, max_function_count = 1, num_counts = 1, num_functions = 1, detailed_summary = <cut_off = 1, min_count = 1, num_counts = 1>, , <cut_off = 1, min_count = 1, num_counts = 1>>} : () -> ()

// -----

"t.x"() {a = #llvm.vscale_range<minRange = 1 : i32, maxRange = 1 : i32, >} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>, }>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root<id = "r">, 0>, x}>} : () -> ()

// -----

"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = x>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[0]<>>, >} : () -> ()

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : =
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p :
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : i32, []
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : <x>, []
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : <1, []
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.void, []
}

// -----

llvm.func @f(%p: i8) {
  llvm.intr.ubsantrap %p <{failureKind = 1 : i8}> : (i8) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: i8) {
  llvm.intr.ubsantrap(%p) : (i8) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  llvm.intr.ubsantrap
  llvm.return
}

// -----

llvm.func @f() {
  llvm.intr.ubsantrap {failureKind = 1 : i8}
  llvm.return
}
