// Every operation of the dialect, in every form.

func.func @binary(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.add %a, %b {t.note = 0 : i8}
  %2 = index.sub %a, %b
  %3 = index.sub %a, %b {t.note = 1 : i8}
  %4 = index.mul %a, %b
  %5 = index.mul %a, %b {t.note = 2 : i8}
  %6 = index.divs %a, %b
  %7 = index.divs %a, %b {t.note = 3 : i8}
  %8 = index.divu %a, %b
  %9 = index.divu %a, %b {t.note = 4 : i8}
  %10 = index.ceildivs %a, %b
  %11 = index.ceildivs %a, %b {t.note = 5 : i8}
  %12 = index.ceildivu %a, %b
  %13 = index.ceildivu %a, %b {t.note = 6 : i8}
  %14 = index.floordivs %a, %b
  %15 = index.floordivs %a, %b {t.note = 7 : i8}
  %16 = index.rems %a, %b
  %17 = index.rems %a, %b {t.note = 8 : i8}
  %18 = index.remu %a, %b
  %19 = index.remu %a, %b {t.note = 9 : i8}
  %20 = index.maxs %a, %b
  %21 = index.maxs %a, %b {t.note = 10 : i8}
  %22 = index.maxu %a, %b
  %23 = index.maxu %a, %b {t.note = 11 : i8}
  %24 = index.mins %a, %b
  %25 = index.mins %a, %b {t.note = 12 : i8}
  %26 = index.minu %a, %b
  %27 = index.minu %a, %b {t.note = 13 : i8}
  %28 = index.shl %a, %b
  %29 = index.shl %a, %b {t.note = 14 : i8}
  %30 = index.shrs %a, %b
  %31 = index.shrs %a, %b {t.note = 15 : i8}
  %32 = index.shru %a, %b
  %33 = index.shru %a, %b {t.note = 16 : i8}
  %34 = index.and %a, %b
  %35 = index.and %a, %b {t.note = 17 : i8}
  %36 = index.or %a, %b
  %37 = index.or %a, %b {t.note = 18 : i8}
  %38 = index.xor %a, %b
  %39 = index.xor %a, %b {t.note = 19 : i8}
  return
}

func.func @compare(%a: index, %b: index) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b)
  %n = index.cmp slt(%a, %b) {t.note}
  "t.op"() {a = #index<cmp_predicate uge>, b = [#index<cmp_predicate eq>]} : () -> ()
  return
}

func.func @casts(%a: index, %i: i32, %j: i64, %s: si8, %u: ui128) {
  %0 = index.casts %a : index to i32
  %1 = index.casts %i : i32 to index
  %2 = index.castu %a {t.note} : index to i64
  %3 = index.castu %j : i64 to index
  %4 = index.casts %s : si8 to index
  %5 = index.castu %u : ui128 to index
  %6 = index.castu %a : index to si8
  return
}

func.func @constants() {
  %0 = index.constant 0
  %1 = index.constant -12
  %2 = index.constant {t.note} 9223372036854775807
  %3 = index.bool.constant true
  %4 = index.bool.constant false
  %5 = index.bool.constant {t.note} true
  %6 = index.sizeof
  %7 = index.sizeof {t.note}
  "t.use"(%0, %1, %2, %3, %4, %6) : (index, index, index, i1, i1, index) -> ()
  return
}

func.func @generic(%a: index) {
  %0 = "index.constant"() <{value = 3 : index}> : () -> index
  %1 = "index.bool.constant"() <{value = true}> : () -> i1
  %2 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
  %3 = "index.cmp"(%a, %a) {pred = #index<cmp_predicate sle>} : (index, index) -> i1
  %4 = "index.add"(%a, %a) : (index, index) -> index
  return
}
