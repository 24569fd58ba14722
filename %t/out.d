%t/out.txt: %t/inc/base.td
