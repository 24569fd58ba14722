// Constants and chains of them, and comparisons.

func.func @id(%a: index, %b: index, %i: i32, %j: i64) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %cm = index.constant -1
  %0 = index.add %a, %c0
  %1 = index.sub %a, %c0
  %2 = index.sub %a, %a
  %3 = index.mul %a, %c0
  %4 = index.mul %a, %c1
  %5 = index.divs %a, %c1
  %6 = index.divu %a, %c1
  %7 = index.ceildivs %a, %c1
  %8 = index.ceildivu %a, %c1
  %9 = index.floordivs %a, %c1
  %10 = index.rems %a, %c1
  %11 = index.remu %a, %c1
  %12 = index.maxs %a, %a
  %13 = index.shl %a, %c0
  %14 = index.shrs %a, %c0
  %15 = index.and %a, %a
  %16 = index.and %a, %c0
  %17 = index.or %a, %c0
  %18 = index.xor %a, %a
  %19 = index.xor %a, %c0
  %20 = index.or %a, %cm
  "t.use"(%0, %1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20) : (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) -> ()
  %21 = index.casts %i : i32 to index
  %22 = index.casts %21 : index to i32
  %24 = index.casts %a : index to i64
  %25 = index.casts %24 : i64 to index
  %26 = index.castu %i : i32 to index
  %27 = index.castu %26 : index to i32
  "t.use"(%21,%22,%24,%25,%26,%27) : (index,i32,i64,index,index,i32) -> ()
  return
}
func.func @cmp(%a: index, %b: index) {
  %c0 = index.constant 0
  %c5 = index.constant 5
  %c7 = index.constant 7
  %s = index.sub %a, %b
  %0 = index.cmp slt(%s, %c0)
  %1 = index.cmp eq(%c0, %s)
  %2 = index.cmp ult(%s, %c0)
  %3 = index.cmp slt(%a, %a)
  %4 = index.cmp uge(%a, %a)
  %m = index.maxs %a, %c5
  %5 = index.cmp slt(%m, %c0)
  %6 = index.cmp sge(%m, %c5)
  %7 = index.cmp sgt(%m, %c7)
  %n = index.minu %a, %c5
  %8 = index.cmp ugt(%n, %c7)
  %9 = index.cmp ult(%c7, %n)
  %10 = index.cmp eq(%n, %c7)
  %11 = index.cmp ne(%n, %c7)
  %12 = index.cmp slt(%c5, %a)
  "t.use"(%0, %1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12) : (i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1) -> ()
  return
}
func.func @chain(%a: index, %b: index) {
  %c5 = index.constant 5
  %c7 = index.constant 7
  %0 = index.add %a, %c5
  %1 = index.add %0, %c7
  %2 = index.mul %c5, %a
  %3 = index.mul %2, %c7
  %4 = index.sub %a, %c5
  %5 = index.sub %4, %c7
  %6 = index.maxs %a, %c5
  %7 = index.maxs %6, %c7
  %8 = index.minu %a, %c5
  %9 = index.minu %8, %c7
  %10 = index.and %a, %c5
  %11 = index.and %10, %c7
  %12 = index.xor %a, %c5
  %13 = index.xor %12, %c7
  "t.use"(%1,%3,%5,%7,%9,%11,%13) : (index,index,index,index,index,index,index) -> ()
  return
}

// Results that are the same for indices of 32 and of 64 bits.
func.func @constants() -> (index, index, index, index, index, i1, i1, i64, i32, index) {
  %a = index.constant 4294967296
  %b = index.constant 8589934594
  %two = index.constant 2
  %minus = index.constant -1
  %0 = index.divs %a, %two
  %1 = index.divu %b, %two
  %2 = index.add %a, %b
  %3 = index.shru %minus, %two
  %4 = index.maxs %a, %two
  %5 = index.cmp slt(%a, %two)
  %6 = index.cmp ult(%two, %minus)
  %7 = index.casts %a : index to i64
  %8 = index.castu %b : index to i32
  %9 = index.floordivs %minus, %two
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : index, index, index, index, index, i1, i1, i64, i32, index
}
