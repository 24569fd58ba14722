// options: -mem2reg
// Each value that is stored is that of the variables from there on, and so is that of a block.
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
#x = #llvm.di_local_variable<scope = #sp, name = "x">
#y = #llvm.di_local_variable<scope = #sp, name = "y">
llvm.func @variables(%a: i32, %b: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %m : !llvm.ptr
  llvm.intr.dbg.declare #y #llvm.di_expression<[DW_OP_deref]> = %m : !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %b, %m : i32, !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.br ^b
^b:
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.intr.dbg.value #x = %v : i32
  llvm.return %v : i32
}

// -----

// The memory that was the value of a variable is gone.
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
#x = #llvm.di_local_variable<scope = #sp, name = "x">
#y = #llvm.di_local_variable<scope = #sp, name = "y">
llvm.func @value(%a: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %m : !llvm.ptr
  %n = llvm.getelementptr %m[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.intr.dbg.value #y = %m : !llvm.ptr
  llvm.intr.dbg.value #y #llvm.di_expression<[DW_OP_deref]> = %n : !llvm.ptr
  llvm.return
}

// -----

// Declarations of the same memory by another address, in other blocks, and none that runs.
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
#x = #llvm.di_local_variable<scope = #sp, name = "x">
#y = #llvm.di_local_variable<scope = #sp, name = "y">
llvm.func @places(%a: i32, %b: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %n = llvm.bitcast %m : !llvm.ptr to !llvm.ptr
  llvm.store %b, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.intr.dbg.declare #y = %n : !llvm.ptr
  llvm.intr.dbg.declare #x = %m : !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.br ^b
^b:
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.return %v : i32
^d:
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.br ^b
}

// -----

// No value is needed where the paths meet, and there is none.
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
#x = #llvm.di_local_variable<scope = #sp, name = "x">
#y = #llvm.di_local_variable<scope = #sp, name = "y">
llvm.func @unread(%a: i32, %b: i32, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %m : !llvm.ptr
  llvm.store %b, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.br ^b
^b:
  llvm.return
}

// -----

// Only a declaration; and memory that stays, with its declaration.
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
#x = #llvm.di_local_variable<scope = #sp, name = "x">
#y = #llvm.di_local_variable<scope = #sp, name = "y">
llvm.func @use(!llvm.ptr)
llvm.func @kept(%a: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %m : !llvm.ptr
  %n = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #y = %n : !llvm.ptr
  llvm.store %a, %n : i32, !llvm.ptr
  llvm.call @use(%n) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

// differs: MLIR uses the value that is cast before the cast
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
#x = #llvm.di_local_variable<scope = #sp, name = "x">
#y = #llvm.di_local_variable<scope = #sp, name = "y">
llvm.func @cast(%a: f32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %m : !llvm.ptr
  llvm.store %a, %m : f32, !llvm.ptr
  llvm.return
}

// -----

// differs: MLIR uses the value that is filled in before it is computed
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
#x = #llvm.di_local_variable<scope = #sp, name = "x">
#y = #llvm.di_local_variable<scope = #sp, name = "y">
llvm.func @fill(%a: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %m : !llvm.ptr
  "llvm.intr.memset"(%m, %a, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  llvm.return
}

// -----

// differs: MLIR takes the value of one of the paths, and uses it before it is computed
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
#x = #llvm.di_local_variable<scope = #sp, name = "x">
#y = #llvm.di_local_variable<scope = #sp, name = "y">
llvm.func @part(%a: i32, %b: i8, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %m : !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %one, %m : i32, !llvm.ptr
  llvm.br ^b
^b:
  llvm.store %b, %m : i8, !llvm.ptr
  llvm.return
}
