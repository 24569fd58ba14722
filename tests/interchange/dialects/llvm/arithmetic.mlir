llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi64>, %s: vector<[2]xi16>) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw> : i32
  %2 = llvm.sub %v, %v overflow<nsw, nuw> {tag = "x"} : vector<4xi64>
  %3 = llvm.mul %s, %s overflow<nuw> : vector<[2]xi16>
  %4 = llvm.udiv %a, %b : i32
  %5 = llvm.udiv exact %a, %b : i32
  %6 = llvm.sdiv exact %v, %v : vector<4xi64>
  %7 = llvm.urem %a, %b : i32
  %8 = llvm.srem %a, %b : i32
  %9 = llvm.and %a, %b : i32
  %10 = llvm.or %a, %b : i32
  %11 = llvm.or disjoint %a, %b : i32
  %12 = llvm.xor %a, %b : i32
  %13 = llvm.shl %a, %b : i32
  %14 = llvm.shl %a, %b overflow<nsw, nuw> : i32
  %15 = llvm.lshr exact %a, %b : i32
  %16 = llvm.lshr %v, %v : vector<4xi64>
  %17 = llvm.ashr %a, %b : i32
  %18 = llvm.ashr exact %a, %b : i32
  %19 = llvm.add %a, %b overflow<none> : i32
  llvm.return
}

llvm.func @floats(%a: f32, %b: f32, %v: vector<4xf64>, %h: bf16, %l: f128, %x: f80, %p: !llvm.ppc_fp128) {
  %0 = llvm.fadd %a, %b : f32
  %1 = llvm.fsub %v, %v {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<4xf64>
  %2 = llvm.fmul %h, %h {fastmathFlags = #llvm.fastmath<fast>} : bf16
  %3 = llvm.fdiv %l, %l {fastmathFlags = #llvm.fastmath<none>} : f128
  %4 = llvm.frem %x, %x {a, fastmathFlags = #llvm.fastmath<reassoc, contract, afn, arcp, nsz>} : f80
  %5 = llvm.fneg %p : !llvm.ppc_fp128
  %6 = llvm.fneg %a {fastmathFlags = #llvm.fastmath<nsz>} : f32
  llvm.return
}

llvm.func @comparisons(%a: i32, %p: !llvm.ptr, %v: vector<4xi64>, %f: f32, %w: vector<[2]xf64>, %q: vector<3x!llvm.ptr<2>>) {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %p, %p : !llvm.ptr
  %2 = llvm.icmp "slt" %v, %v : vector<4xi64>
  %3 = llvm.icmp "sle" %a, %a {tag} : i32
  %4 = llvm.icmp "sgt" %a, %a : i32
  %5 = llvm.icmp "sge" %a, %a : i32
  %6 = llvm.icmp "ult" %a, %a : i32
  %7 = llvm.icmp "ule" %a, %a : i32
  %8 = llvm.icmp "ugt" %a, %a : i32
  %9 = llvm.icmp "uge" %q, %q : vector<3x!llvm.ptr<2>>
  %10 = llvm.fcmp "_false" %f, %f : f32
  %11 = llvm.fcmp "oeq" %w, %w : vector<[2]xf64>
  %12 = llvm.fcmp "ogt" %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  %13 = llvm.fcmp "oge" %f, %f {fastmathFlags = #llvm.fastmath<none>, x} : f32
  %14 = llvm.fcmp "olt" %f, %f : f32
  %15 = llvm.fcmp "ole" %f, %f : f32
  %16 = llvm.fcmp "one" %f, %f : f32
  %17 = llvm.fcmp "ord" %f, %f : f32
  %18 = llvm.fcmp "ueq" %f, %f : f32
  %19 = llvm.fcmp "ugt" %f, %f : f32
  %20 = llvm.fcmp "uge" %f, %f : f32
  %21 = llvm.fcmp "ult" %f, %f : f32
  %22 = llvm.fcmp "ule" %f, %f : f32
  %23 = llvm.fcmp "une" %f, %f : f32
  %24 = llvm.fcmp "uno" %f, %f : f32
  %25 = llvm.fcmp "_true" %f, %f : f32
  %26 = llvm.select %0, %a, %a : i1, i32
  %27 = llvm.select %2, %v, %v {tag} : vector<4xi1>, vector<4xi64>
  %28 = llvm.select %0, %f, %f {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  %29 = llvm.freeze %a : i32
  %30 = llvm.freeze %p {tag} : !llvm.ptr
  llvm.return
}
