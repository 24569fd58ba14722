func.func @main() -> i32 {
  %five = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %x = arith.constant 1.0 : f64
  %buffer = memref.alloc() : memref<2xf64>
  memref.store %x, %buffer[%five] : memref<2xf64>
  memref.dealloc %buffer : memref<2xf64>
  return %zero : i32
}
