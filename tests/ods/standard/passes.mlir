// RUN: test-opt -split-input-file -pass-pipeline='builtin.module(canonicalize)' %s | FileCheck %s --check-prefix=CANON
// RUN: test-opt -split-input-file -pass-pipeline='builtin.module(loop-invariant-code-motion)' %s | FileCheck %s --check-prefix=LICM
// RUN: test-opt -split-input-file -pass-pipeline='builtin.module(inline)' %s | FileCheck %s --check-prefix=INLINE
// RUN: test-opt -split-input-file -pass-pipeline='builtin.module(symbol-dce)' %s | FileCheck %s --check-prefix=DCE

// A cast to the same types disappears, as does an operation that only reads; the dialect's own pattern removes marks.
// CANON-LABEL: func.func @canon
// CANON-SAME: (%[[A:.*]]: i8, %[[B:.*]]: i16)
// CANON-NEXT: test_standard.touch {writes}
// CANON-NEXT: return %[[A]], %[[B]] : i8, i16
func.func @canon(%a: i8, %b: i16) -> (i8, i16) {
  %0:2 = "test_standard.repack"(%a, %b) : (i8, i16) -> (i8, i16)
  %1 = test_standard.touch {reads}
  %2 = test_standard.touch {idle, writes}
  return %0#0, %0#1 : i8, i16
}

// -----

// Operations that do not depend on the loop leave it, together with their users; those that may fail, touch memory or
// depend on the loop stay.
// LICM-LABEL: func.func @hoist
// LICM-SAME: (%[[A:.*]]: i8, %[[N:.*]]: i32)
// LICM-NEXT: %[[D:.*]] = "test_standard.double"(%[[A]])
// LICM-NEXT: %[[DD:.*]] = "test_standard.double"(%[[D]])
// LICM-NEXT: test_standard.check %[[N]]{{$}}
// LICM-NEXT: test_standard.repeat %[[DD]] : i32 -> i32 {
// LICM-NEXT: ^bb0(%[[I:.*]]: i32):
// LICM-NEXT: test_standard.check %[[N]] {fails}
// LICM-NEXT: test_standard.check %[[I]]
// LICM-NEXT: test_standard.touch {reads}
// LICM-NEXT: test_standard.next
func.func @hoist(%a: i8, %n: i32) -> i32 {
  %init = "test_standard.double"(%a) : (i8) -> i16
  %start = "test_standard.double"(%init) : (i16) -> i32
  %0 = test_standard.repeat %start : i32 -> i32 {
  ^bb0(%i: i32):
    %c = test_standard.check %n
    %f = test_standard.check %n {fails}
    %d = test_standard.check %i
    %r = test_standard.touch {reads}
    test_standard.next %c : i32
  }
  return %0 : i32
}

// -----

// From the inner loop out of both, with a region that only uses outside values.
// LICM-LABEL: func.func @nested
// LICM-NEXT: test_standard.check
// LICM-NEXT: test_standard.once {
// LICM: test_standard.repeat {
// LICM-NEXT: test_standard.repeat {
// LICM-NEXT: test_standard.next
func.func @nested(%n: i32) {
  test_standard.repeat {
    test_standard.repeat {
      %c = test_standard.check %n
      test_standard.once {
        %d = test_standard.check %c
      }
      test_standard.next
    }
    test_standard.next
  }
  return
}

// -----

// INLINE-LABEL: func.func @calls
// INLINE-NEXT: "test_standard.double"
// INLINE-NEXT: return
// INLINE-NOT: lambda @twice
test_standard.lambda "private" @twice {
^bb0(%a: i8):
  %0 = "test_standard.double"(%a) : (i8) -> i16
  test_standard.give %0 : i16
}
func.func @calls(%a: i8) -> i16 {
  %0 = test_standard.invoke @twice(%a) : (i8) -> i16
  return %0 : i16
}

// -----

// Operations that can be discarded when unused are, even if they are public.
// DCE-LABEL: func.func @user
// DCE: test_standard.lambda @used
// DCE-NOT: @unused
// DCE: test_standard.function @kept
// DCE-NOT: @hidden
module {
  func.func @user() {
    test_standard.invoke @used() : () -> ()
    return
  }
  test_standard.lambda @used {
    test_standard.give
  }
  test_standard.lambda @unused {
    test_standard.give
  }
  test_standard.function @kept() {
    test_standard.give
  }
  test_standard.function private @hidden() {
    test_standard.give
  }
}
