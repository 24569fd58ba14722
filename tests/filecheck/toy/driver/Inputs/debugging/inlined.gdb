break inlined.toy:3
break inlined.toy:12
run
backtrace
info args
info locals
print b[1][2]
finish
info locals
continue
backtrace
info locals
whatis a
print a
print n
print c
next
next
info locals
continue
