// Output files, the rule for make, and macros from the command line.
// RUN: rm -rf %t && mkdir -p %t/inc && echo 'class Base;' > %t/inc/base.td
// RUN: toy-tblgen -I %t/inc %s -o %t/out.txt -d %t/out.d && FileCheck %s --check-prefix=OUT < %t/out.txt
// RUN: FileCheck %s --check-prefix=RULE < %t/out.d
// RUN: touch -d '2001-01-01' %t/out.txt && toy-tblgen -I %t/inc %s -o %t/out.txt --write-if-changed
// RUN: find %t -name out.txt -newermt '2002-01-01' | count 0
// RUN: toy-tblgen -I %t/inc %s -D MORE -o %t/out.txt --write-if-changed
// RUN: find %t -name out.txt -newermt '2002-01-01' | count 1
// RUN: FileCheck %s --check-prefix=MORE < %t/out.txt
// RUN: not toy-tblgen -I %t/inc %s -d %t/out.d 2>&1 | FileCheck %s --check-prefix=NEEDS
// RUN: not toy-tblgen -I %t/inc %s -D 1x 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not toy-tblgen -I %t/inc %s -o %t/no/such/folder 2>&1 | FileCheck %s --check-prefix=CANNOT
include "base.td"
include "mlir/IR/Utils.td"

// OUT: def One {
// OUT-NOT: def Two {
// RULE: {{^.*}}out.txt: {{.*}}inc/base.td{{$}}
// MORE: def One {
// MORE: def Two {
// NEEDS: error: the following required arguments were not provided
// NEEDS: -o <FILE>
// NAME: error: invalid value '1x' for '-D <MACRO>': expected a macro name, without a value
// CANNOT: error: cannot write '{{.*}}folder'
def One : Base;
#ifdef MORE
def Two : Base;
#endif
