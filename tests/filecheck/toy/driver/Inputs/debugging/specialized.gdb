break specialized.toy:3
run
backtrace
info args
next
print v0
up
info locals
continue
backtrace
info args
next
print v0
delete
finish
