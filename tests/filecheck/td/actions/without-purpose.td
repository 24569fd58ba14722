// Actions of mlir-tblgen that are not supported say why, and what to do instead.
// RUN: not toy-tblgen -gen-bytecode %s 2>&1 | FileCheck %s --check-prefix=BYTECODE
// RUN: not toy-tblgen -gen-python-op-bindings %s 2>&1 | FileCheck %s --check-prefix=PYTHON
// RUN: not toy-tblgen -gen-pass-capi-header -gen-op-defs %s 2>&1 | FileCheck %s --check-prefix=CAPI
// RUN: not toy-tblgen -gen-op-defs -op-shard-count=8 %s 2>&1 | FileCheck %s --check-prefix=SHARDS
// RUN: toy-tblgen -gen-op-defs -op-shard-count=1 %s

// BYTECODE: error: '-gen-bytecode' is not supported: operations are encoded by their tables;
// PYTHON: error: '-gen-python-op-bindings' is not supported: there are no Python bindings; '-dump-json'
// CAPI: error: '-gen-pass-capi-header' is not supported: passes have no C API;
// SHARDS: error: {{.*}}operations are not divided into parts: rustc compiles a crate on several threads itself
include "mlir/IR/OpBase.td"
