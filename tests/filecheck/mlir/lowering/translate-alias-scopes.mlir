// REQUIRES: mlir-translate-22
// RUN: toyc %s -emit=llvm | FileCheck %s
// RUN: mlir-translate-22 -mlir-to-llvmir %s | FileCheck %s

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "the domain">
#first = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "the first">
#second = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#named = #llvm.alias_scope<id = "a name", domain = #domain>

// A scope without a name is a node that refers to itself, and so equals no other.
// CHECK-LABEL: define void @scopes
// CHECK: load double, {{.*}} !alias.scope ![[ONE:[0-9]+]], !noalias ![[OTHERS:[0-9]+]]
// CHECK: store double {{.*}} !alias.scope ![[OTHERS]], !noalias ![[ONE]]
// CHECK: ![[ONE]] = !{![[FIRST:[0-9]+]]}
// CHECK: ![[FIRST]] = distinct !{![[FIRST]], ![[DOMAIN:[0-9]+]], !"the first"}
// CHECK: ![[DOMAIN]] = distinct !{![[DOMAIN]], !"the domain"}
// CHECK: ![[OTHERS]] = !{![[SECOND:[0-9]+]], ![[NAMED:[0-9]+]]}
// CHECK: ![[SECOND]] = distinct !{![[SECOND]], ![[DOMAIN]]}
// CHECK: ![[NAMED]] = !{!"a name", ![[DOMAIN]]}
llvm.func @scopes(%p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = llvm.load %p {alias_scopes = [#first], noalias_scopes = [#second, #named]} : !llvm.ptr -> f64
  llvm.store %0, %q {alias_scopes = [#second, #named], noalias_scopes = [#first]} : f64, !llvm.ptr
  llvm.return
}
