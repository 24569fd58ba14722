// options: -mem2reg
// Addresses that are the same, and what is said about the memory: all goes with it.
llvm.func @said(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  %same = llvm.bitcast %m : !llvm.ptr to !llvm.ptr
  llvm.intr.lifetime.start %same : !llvm.ptr
  %there = llvm.addrspacecast %m : !llvm.ptr to !llvm.ptr<1>
  llvm.intr.lifetime.end %there : !llvm.ptr<1>
  %first = llvm.getelementptr inbounds %m[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %deeper = llvm.getelementptr %first[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(array<2 x i32>, i8)>
  %washed = llvm.intr.launder.invariant.group %deeper : !llvm.ptr
  %bare = llvm.intr.strip.invariant.group %washed : !llvm.ptr
  llvm.intr.lifetime.end %bare : !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  %i = llvm.intr.invariant.start 4, %m : !llvm.ptr
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.intr.invariant.end %i, 4, %m : !llvm.ptr
  %w = llvm.load %m : !llvm.ptr -> i32
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.return %w : i32
}

// -----

// Only such uses, which may be in other regions.
func.func @elsewhere(%x: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  scf.if %c {
    llvm.intr.lifetime.start %m : !llvm.ptr
  }
  llvm.store %x, %m : i32, !llvm.ptr
  %v = llvm.load %m : !llvm.ptr -> i32
  %n = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  %p = llvm.bitcast %n : !llvm.ptr to !llvm.ptr
  func.return %v : i32
}

// -----

// A load or store of another address of the memory, or in another region.
func.func @kept(%x: i32, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  llvm.store %x, %b : i32, !llvm.ptr
  %d = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %e = llvm.getelementptr %d[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %f = llvm.load %e : !llvm.ptr -> i32
  %g = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  scf.if %c {
    %h = llvm.load %g : !llvm.ptr -> i32
  }
  %i = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  scf.if %c {
    llvm.store %x, %i : i32, !llvm.ptr
  }
  func.return
}

// -----

// Another address in the memory, one that is not known, one that goes elsewhere, and an assumption about one.
llvm.func @use(!llvm.ptr)
llvm.func @refused(%x: i32, %y: i64, %where: !llvm.ptr, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %d = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %e = llvm.getelementptr %d[%x] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %f = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %g = llvm.bitcast %f : !llvm.ptr to !llvm.ptr
  llvm.call @use(%g) : (!llvm.ptr) -> ()
  %h = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %h, %where : !llvm.ptr, !llvm.ptr
  %i = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %j = llvm.bitcast %i : !llvm.ptr to !llvm.ptr
  llvm.store %j, %i : !llvm.ptr, !llvm.ptr
  %k = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %l = llvm.ptrtoint %k : !llvm.ptr to i64
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.assume %c ["align"(%m, %y : !llvm.ptr, i64)] : i1
  %n = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %o = llvm.bitcast %n : !llvm.ptr to !llvm.ptr
  llvm.store volatile %x, %n : i32, !llvm.ptr
  llvm.return
}

// -----

// Several elements, other address spaces, atomic accesses.
llvm.func @kinds(%x: i32, %n: i64) -> i32 {
  %two = llvm.mlir.constant(2 : i64) : i64
  %a = llvm.alloca %two x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  %b = llvm.alloca %n x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
  llvm.store %v, %b : i32, !llvm.ptr<5>
  %w = llvm.load %b : !llvm.ptr<5> -> i32
  %d = llvm.alloca inalloca %two x i32 : (i64) -> !llvm.ptr
  llvm.store %w, %d atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %z = llvm.load %d atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %z : i32
}

// -----

// In the region of another operation, an entry block is one too.
func.func @inner(%x: i32, %n: index) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %outer = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  scf.for %i = %zero to %n step %step {
    %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %x, %m : i32, !llvm.ptr
    %v = llvm.load %m : !llvm.ptr -> i32
    llvm.store %v, %outer : i32, !llvm.ptr
  }
  scf.execute_region {
    %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %x, %m : i32, !llvm.ptr
    llvm.br ^b
  ^b:
    %v = llvm.load %m : !llvm.ptr -> i32
    llvm.store %v, %m : i32, !llvm.ptr
    scf.yield
  }
  func.return
}

// -----

// Where operations have no order.
%one = llvm.mlir.constant(1 : i32) : i32
%m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
llvm.store %one, %m : i32, !llvm.ptr
%v = llvm.load %m : !llvm.ptr -> i32
"a.graph"() ({
  %n = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %n : i32, !llvm.ptr
}) : () -> ()

// -----

// Code that never runs: it is left without the memory, and what it passes on is nothing in particular.
llvm.func @dead(%x: i32, %y: i8, %where: !llvm.ptr, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  llvm.br ^c
^a:
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.store %v, %m : i32, !llvm.ptr
  llvm.store %y, %m : i8, !llvm.ptr
  %w = llvm.load %m : !llvm.ptr -> i16
  "llvm.intr.memcpy"(%where, %m, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%m, %y, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.br ^b
^b:
  llvm.intr.lifetime.start %m : !llvm.ptr
  "llvm.intr.memcpy"(%m, %where, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.cond_br %c, ^a, ^c
^c:
  %z = llvm.load %m : !llvm.ptr -> i32
  llvm.store %one, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^d, ^c
^d:
  llvm.return %z : i32
}
