break structs.toy:13
break structs.toy:20
run
backtrace
info args
info locals
print v.pair.lhs[1]
print v.scale
continue
info locals
ptype v
print p.rhs
continue
