// Values computed from poison are poison, except where MLIR leaves them alone.

func.func @f(%i: i32, %x: f32, %n: index, %c: i1, %v: vector<2xi32>) {
  %p = ub.poison : f32
  %pi = ub.poison : i32
  %px = ub.poison : index
  %pc = ub.poison : i1
  %pv = ub.poison : vector<2xi32>
  %0 = math.isnan %p : f32
  %1 = math.absi %pi : i32
  %2 = math.ipowi %pi, %i : i32
  %3 = index.add %px, %n
  %4 = index.cmp eq(%px, %n)
  %5 = arith.cmpi eq, %pi, %i : i32
  %6 = arith.cmpf oeq, %p, %x : f32
  %7 = arith.negf %p : f32
  %8 = arith.extf %p : f32 to f64
  %9 = arith.extui %pi : i32 to i64
  %10 = arith.sitofp %pi : i32 to f32
  %11 = arith.index_cast %pi : i32 to index
  %12 = arith.bitcast %p : f32 to i32
  %14:2 = arith.mulsi_extended %pi, %i : i32
  %15 = arith.select %pc, %i, %i : i32
  %16 = arith.addi %pv, %v : vector<2xi32>
  %17 = arith.trunci %pi : i32 to i8
  %18 = arith.fptosi %p : f32 to i8
  %19 = arith.xori %pc, %c : i1
  %20 = arith.maximumf %p, %x : f32
  %21 = arith.remf %x, %p : f32
  %22 = arith.addf %x, %p : f32
  %23 = arith.truncf %p : f32 to f16
  %25 = arith.shli %i, %pi : i32
  %26 = arith.extsi %pi : i32 to i64
  %27 = arith.uitofp %pi : i32 to f64
  %28 = math.powf %x, %p : f32
  %29 = math.ctlz %pi : i32
  %30 = math.fma %x, %p, %x : f32
  "t.use"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%14#0,%14#1,%15) : (i1,i32,i32,index,i1,i1,i1,f32,f64,i64,f32,index,i32,i32,i32,i32) -> ()
  "t.use"(%16,%17,%18,%19,%20,%21,%22,%23,%25,%26,%27,%28,%29,%30) : (vector<2xi32>,i8,i8,i1,f32,f32,f32,f16,i32,i64,f64,f32,i32,f32) -> ()
  return
}
