// Casts and other elementwise operations between types of other shapes, scalability or encoding.

func.func @f(%a: tensor<4xi32,"a">) {
  %0:2 = "arith.addui_extended"(%a, %a) : (tensor<4xi32,"a">,tensor<4xi32,"a">) -> (tensor<4xi32,"a">, tensor<4xi1>)
  return
}

// -----

func.func @f(%a: tensor<4xf32,"a">, %b: tensor<4xi32>) {
  %0 = "math.fpowi"(%a, %b) : (tensor<4xf32,"a">, tensor<4xi32>) -> tensor<4xf32,"a">
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0:2 = "arith.addui_extended"(%a, %a) : (tensor<4xi32>,tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi1,"a">)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32,"a">) {
  %0 = "math.fpowi"(%a, %b) : (tensor<4xf32>, tensor<4xi32,"a">) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = arith.addi %a, %a {overflowFlags = #arith.overflow<nsw>} : i32
  %1 = arith.muli %a, %a {overflowFlags = #arith.overflow<none>} : i32
  %2 = arith.subi %a, %a {a.b = 1, overflowFlags = #arith.overflow<nsw, nuw>} : i32
  %3 = arith.shli %a, %a {a.b = 1, overflowFlags = #arith.overflow<nsw, nuw>} : i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = arith.addi %a, %a overflow<nsw> {overflowFlags = #arith.overflow<nuw>} : i32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = arith.addf %a, %a {fastmath = #arith.fastmath<nnan>} : f32
  %1 = arith.addf %a, %a {fastmath = #arith.fastmath<none>} : f32
  return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %3 = llvm.fadd %b, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.fadd %b, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %1 = llvm.fadd %b, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}

// -----

func.func @f(%a: i32, %b: f32) {
  %0 = arith.cmpf oeq, %b, %b fastmath<nnan> {predicate = 2 : i64, fastmath = #arith.fastmath<fast>} : f32
  return
}

// -----

llvm.func @f() attributes {sym_visibility = 1, dso_local = 1, comdat = 1, convergent = 1, personality = 1, garbageCollector = 1, passthrough = 1, arg_attrs = 1, res_attrs = 1, function_entry_count = "a", memory_effects = 1, arm_streaming = 1, section = 1, alignment = "a", vscale_range = 1, frame_pointer = 1, target_cpu = 1, tune_cpu = 1, target_features = 1, no_infs_fp_math = 1, denormal_fp_math = 1, fp_contract = 1, no_inline = 1, always_inline = 1, inline_hint = 1, no_unwind = 1, will_return = 1, optimize_none = 1, vec_type_hint = 1, work_group_size_hint = 1, intel_reqd_sub_group_size = "a", uwtable_kind = 1, other = 1}
