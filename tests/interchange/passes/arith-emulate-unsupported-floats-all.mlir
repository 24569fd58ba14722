// options: -arith-emulate-unsupported-floats=source-types=f16 target-type=f32

func.func @f(%x: f16, %y: f16, %i: i32, %c: i1) {
  %addf = arith.addf %x, %y : f16
  "u.u"(%addf) : (f16) -> ()
  %subf = arith.subf %x, %y : f16
  "u.u"(%subf) : (f16) -> ()
  %mulf = arith.mulf %x, %y : f16
  "u.u"(%mulf) : (f16) -> ()
  %divf = arith.divf %x, %y : f16
  "u.u"(%divf) : (f16) -> ()
  %remf = arith.remf %x, %y : f16
  "u.u"(%remf) : (f16) -> ()
  %maximumf = arith.maximumf %x, %y : f16
  "u.u"(%maximumf) : (f16) -> ()
  %minimumf = arith.minimumf %x, %y : f16
  "u.u"(%minimumf) : (f16) -> ()
  %maxnumf = arith.maxnumf %x, %y : f16
  "u.u"(%maxnumf) : (f16) -> ()
  %minnumf = arith.minnumf %x, %y : f16
  "u.u"(%minnumf) : (f16) -> ()
  %n = arith.negf %x : f16
  %s = arith.fptosi %x : f16 to i32
  %u = arith.fptoui %x : f16 to i32
  %a = arith.sitofp %i : i32 to f16
  %b = arith.uitofp %i : i32 to f16
  %m = arith.cmpf olt, %x, %y : f16
  %l = arith.select %c, %x, %y : f16
  %k = arith.constant 2.0 : f16
  "u.u"(%n, %s, %u, %a, %b, %m, %l, %k) : (f16, i32, i32, f16, f16, i1, f16, f16) -> ()
  return
}
