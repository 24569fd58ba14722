// Attributes of debug information and loops, and scopes of every kind.

#dt = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "t">
#lv = #llvm.di_local_variable<scope = #dt, name = "a">
"t.x"() {lv = #lv} : () -> ()

// -----

#dt = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "t">
#lv = #llvm.di_composite_type<scope = #dt, name = "a", tag = DW_TAG_structure_type>
"t.x"() {lv = #lv} : () -> ()

// -----

#dt = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "t">
#lv = #llvm.di_subprogram<scope = #dt, name = "a">
"t.x"() {lv = #lv} : () -> ()

// -----

#dt = #llvm.di_namespace<name = "n", exportSymbols = false>
#lv = #llvm.di_subprogram<scope = #dt, name = "a">
"t.x"() {lv = #lv} : () -> ()

// -----

"t.x"() {a = #llvm.cconv< // first
  ccc>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[0]<>>>} : () -> ()
