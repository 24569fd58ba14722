// Each error that text of 2019 causes shows the present syntax.
// RUN: not toy-opt -split-input-file -allow-unregistered-dialect %S/../../interchange/dialects/places/text-of-2019.mlir 2>&1 | FileCheck %S/../../interchange/dialects/places/text-of-2019.mlir
// RUN: not toy-opt -split-input-file -allow-unregistered-dialect %S/../../interchange/dialects/places/not-of-2019.mlir 2>&1 | FileCheck %S/../../interchange/dialects/places/not-of-2019.mlir
