// configuration: -pass-pipeline='builtin.module(inline{default-pipeline=canonicalize inlining-threshold=4294967295 max-iterations=4},toy.func(canonicalize{max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},toy-shape-inference,canonicalize{max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},cse),symbol-dce,convert-toy-to-affine,lower-toy-print,lower-affine,convert-scf-to-cf,convert-to-llvm)' -mlir-disable-threading
"builtin.module"() ({
  "toy.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "toy.constant"() <{value = dense<[[0.000000e+00, 1.000000e+00, 1.000000e+01, 1.000000e+02], [1.000000e-01, 1.000000e-02, 1.000000e-03, 1.000000e-04]]> : tensor<2x4xf64>}> : () -> tensor<2x4xf64>
    "toy.print"(%0) : (tensor<2x4xf64>) -> ()
    %1 = "toy.constant"() <{value = dense<[0x419D6F3454000000, 3.14159265358979, 2.7182818279999998]> : tensor<3xf64>}> : () -> tensor<3xf64>
    "toy.print"(%1) : (tensor<3xf64>) -> ()
    %2 = "toy.constant"() <{value = dense<[1.000000e+12, 1.000000e-09]> : tensor<2xf64>}> : () -> tensor<2xf64>
    "toy.print"(%2) : (tensor<2xf64>) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
}) : () -> ()