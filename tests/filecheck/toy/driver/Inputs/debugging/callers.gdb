break callers.toy:3
run
backtrace
up
info locals
up
info locals
continue
