// RUN: test-opt -split-input-file -verify-diagnostics %s

// expected-error@+1 {{'test_regions.any' op requires one region}}
"test_regions.any"() : () -> ()

// -----

// expected-error@+1 {{'test_regions.sized' op region #0 ('one') failed to verify constraint: region with 1 blocks}}
"test_regions.sized"() ({
  "test_regions.jump"() [^a] : () -> ()
^a:
  "test_regions.end"() : () -> ()
}, {
  "test_regions.end"() : () -> ()
}, {}) : () -> ()

// -----

// expected-error@+1 {{'test_regions.sized' op region #1 ('some') failed to verify constraint: region with at least 1 blocks}}
"test_regions.sized"() ({
  "test_regions.end"() : () -> ()
}, {}, {}) : () -> ()

// -----

// expected-error@+1 {{'test_regions.sized' op region #2 ('few') failed to verify constraint: region with at most 2 blocks}}
"test_regions.sized"() ({
  "test_regions.end"() : () -> ()
}, {
  "test_regions.end"() : () -> ()
}, {
  "test_regions.end"() : () -> ()
^a:
  "test_regions.end"() : () -> ()
^b:
  "test_regions.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'test_regions.many' op region #2 ('rest') failed to verify constraint: region with 1 blocks}}
"test_regions.many"() ({}, {
  "test_regions.end"() : () -> ()
}, {}) : () -> ()

// -----

// expected-error@+1 {{'test_regions.many' op expected 1 or more regions}}
"test_regions.many"() : () -> ()

// -----

func.func @f() {
  // expected-error@+1 {{'test_regions.jump' op requires 1 successor but found 0}}
  "test_regions.jump"() : () -> ()
}

// -----

func.func @f(%arg0: i32) {
  // expected-error@+1 {{'test_regions.switch' op requires at least 1 successors but found 0}}
  "test_regions.switch"(%arg0) : (i32) -> ()
}
