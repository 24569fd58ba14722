#callee = #llvm.access_group<id = distinct[0]<>>
#caller = #llvm.access_group<id = distinct[1]<>>
#other = #llvm.access_group<id = distinct[2]<>>

llvm.func @use(!llvm.ptr)
llvm.func @inlinee(%ptr : !llvm.ptr, %c: i1) -> i32 {
  %0 = llvm.load %ptr { access_groups = [#callee] } : !llvm.ptr -> i32
  llvm.store %0, %ptr : i32, !llvm.ptr
  scf.if %c {
    llvm.store %0, %ptr : i32, !llvm.ptr
  }
  "llvm.intr.memmove"(%ptr, %ptr, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.call @use(%ptr) {access_groups = [#other]} : (!llvm.ptr) -> ()
  llvm.return %0 : i32
}
llvm.func @caller(%ptr : !llvm.ptr, %c: i1) -> i32 {
  %0 = llvm.call @inlinee(%ptr, %c) { access_groups = [#caller, #other] } : (!llvm.ptr, i1) -> (i32)
  %1 = llvm.call @inlinee(%ptr, %c) : (!llvm.ptr, i1) -> (i32)
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}
llvm.func @outer(%ptr : !llvm.ptr, %c: i1) -> i32 {
  %0 = llvm.call @caller(%ptr, %c) { access_groups = [#callee] } : (!llvm.ptr, i1) -> (i32)
  llvm.return %0 : i32
}
