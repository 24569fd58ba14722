module {
  toy.func private @main_part_0() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %1 = toy.add %0, %0 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %2 = toy.add %1, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %3 = toy.add %2, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %4 = toy.add %3, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %5 = toy.add %4, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %6 = toy.add %5, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %7 = toy.add %6, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %8 = toy.add %7, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %9 = toy.add %8, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %10 = toy.add %9, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %11 = toy.add %10, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %12 = toy.add %11, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %13 = toy.add %12, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %14 = toy.add %13, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %15 = toy.add %14, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %16 = toy.add %15, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %17 = toy.add %16, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %18 = toy.add %17, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %19 = toy.add %18, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %20 = toy.add %19, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %21 = toy.add %20, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %22 = toy.add %21, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %23 = toy.add %22, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %24 = toy.add %23, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %25 = toy.add %24, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %26 = toy.add %25, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %27 = toy.add %26, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %28 = toy.add %27, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %29 = toy.add %28, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %30 = toy.add %29, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %31 = toy.add %30, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %32 = toy.add %31, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %33 = toy.add %32, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %34 = toy.add %33, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %35 = toy.add %34, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %36 = toy.add %35, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %37 = toy.add %36, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %38 = toy.add %37, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %39 = toy.add %38, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %40 = toy.add %39, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %41 = toy.add %40, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %42 = toy.add %41, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %43 = toy.add %42, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %44 = toy.add %43, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %45 = toy.add %44, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %46 = toy.add %45, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %47 = toy.add %46, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %48 = toy.add %47, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %49 = toy.add %48, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %50 = toy.add %49, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %51 = toy.add %50, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %52 = toy.add %51, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %53 = toy.add %52, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %54 = toy.add %53, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %55 = toy.add %54, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %56 = toy.add %55, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %57 = toy.add %56, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %58 = toy.add %57, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %59 = toy.add %58, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %60 = toy.add %59, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %61 = toy.add %60, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %62 = toy.add %61, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %63 = toy.add %62, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %64 = toy.add %63, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %65 = toy.add %64, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %66 = toy.add %65, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %67 = toy.add %66, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %68 = toy.add %67, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %69 = toy.add %68, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %70 = toy.add %69, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %71 = toy.add %70, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %72 = toy.add %71, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %73 = toy.add %72, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %74 = toy.add %73, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %75 = toy.add %74, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %76 = toy.add %75, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %77 = toy.add %76, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %78 = toy.add %77, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %79 = toy.add %78, %0 : (tensor<*xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %79 : tensor<*xf64>
    toy.return
  }
  toy.func private @constant3() {
    %0 = toy.constant dense<7.000000e+00> : tensor<f64>
    toy.print %0 : tensor<f64>
    toy.return
  }
  toy.func private @toy_print_2x2xf64(%arg0: tensor<*xf64>) -> tensor<*xf64> {
    %0 = toy.add %arg0, %arg0 : tensor<*xf64>
    toy.return %0 : tensor<*xf64>
  }
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    toy.generic_call @main_part_0() : () -> ()
    toy.generic_call @main_part_0() : () -> ()
    toy.generic_call @main_part_0() : () -> ()
    toy.generic_call @constant3() : () -> ()
    %1 = toy.generic_call @toy_print_2x2xf64(%0) : (tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %1 : tensor<*xf64>
    %2 = toy.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf64>
    toy.print %2 : tensor<3x2xf64>
    %3 = toy.constant dense<[[0.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %4 = toy.mul %0, %3 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %4 : tensor<*xf64>
    %5 = toy.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %6 = toy.mul %0, %5 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %6 : tensor<*xf64>
    %7 = toy.constant dense<[[2.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %8 = toy.mul %0, %7 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %8 : tensor<*xf64>
    %9 = toy.constant dense<[[3.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %10 = toy.mul %0, %9 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %10 : tensor<*xf64>
    %11 = toy.constant dense<[[4.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %12 = toy.mul %0, %11 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %12 : tensor<*xf64>
    %13 = toy.constant dense<[[5.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %14 = toy.mul %0, %13 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %14 : tensor<*xf64>
    %15 = toy.constant dense<[[6.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %16 = toy.mul %0, %15 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %16 : tensor<*xf64>
    %17 = toy.constant dense<[[7.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %18 = toy.mul %0, %17 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %18 : tensor<*xf64>
    %19 = toy.constant dense<[[8.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %20 = toy.mul %0, %19 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %20 : tensor<*xf64>
    %21 = toy.constant dense<[[9.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %22 = toy.mul %0, %21 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %22 : tensor<*xf64>
    %23 = toy.constant dense<[[1.000000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %24 = toy.mul %0, %23 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %24 : tensor<*xf64>
    %25 = toy.constant dense<[[1.100000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %26 = toy.mul %0, %25 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %26 : tensor<*xf64>
    %27 = toy.constant dense<[[1.200000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %28 = toy.mul %0, %27 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %28 : tensor<*xf64>
    %29 = toy.constant dense<[[1.300000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %30 = toy.mul %0, %29 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %30 : tensor<*xf64>
    %31 = toy.constant dense<[[1.400000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %32 = toy.mul %0, %31 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %32 : tensor<*xf64>
    %33 = toy.constant dense<[[1.500000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %34 = toy.mul %0, %33 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %34 : tensor<*xf64>
    %35 = toy.constant dense<[[1.600000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %36 = toy.mul %0, %35 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %36 : tensor<*xf64>
    %37 = toy.constant dense<[[1.700000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %38 = toy.mul %0, %37 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %38 : tensor<*xf64>
    %39 = toy.constant dense<[[1.800000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %40 = toy.mul %0, %39 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %40 : tensor<*xf64>
    %41 = toy.constant dense<[[1.900000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %42 = toy.mul %0, %41 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %42 : tensor<*xf64>
    %43 = toy.constant dense<[[2.000000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %44 = toy.mul %0, %43 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %44 : tensor<*xf64>
    %45 = toy.constant dense<[[2.100000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %46 = toy.mul %0, %45 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %46 : tensor<*xf64>
    %47 = toy.constant dense<[[2.200000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %48 = toy.mul %0, %47 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %48 : tensor<*xf64>
    %49 = toy.constant dense<[[2.300000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %50 = toy.mul %0, %49 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %50 : tensor<*xf64>
    %51 = toy.constant dense<[[2.400000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %52 = toy.mul %0, %51 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %52 : tensor<*xf64>
    %53 = toy.constant dense<[[2.500000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %54 = toy.mul %0, %53 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %54 : tensor<*xf64>
    %55 = toy.constant dense<[[2.600000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %56 = toy.mul %0, %55 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %56 : tensor<*xf64>
    %57 = toy.constant dense<[[2.700000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %58 = toy.mul %0, %57 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %58 : tensor<*xf64>
    %59 = toy.constant dense<[[2.800000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %60 = toy.mul %0, %59 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %60 : tensor<*xf64>
    %61 = toy.constant dense<[[2.900000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %62 = toy.mul %0, %61 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %62 : tensor<*xf64>
    %63 = toy.constant dense<[[3.000000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %64 = toy.mul %0, %63 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %64 : tensor<*xf64>
    %65 = toy.constant dense<[[3.100000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %66 = toy.mul %0, %65 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %66 : tensor<*xf64>
    %67 = toy.constant dense<[[3.200000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %68 = toy.mul %0, %67 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %68 : tensor<*xf64>
    %69 = toy.constant dense<[[3.300000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %70 = toy.mul %0, %69 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %70 : tensor<*xf64>
    %71 = toy.constant dense<[[3.400000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %72 = toy.mul %0, %71 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %72 : tensor<*xf64>
    %73 = toy.constant dense<[[3.500000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %74 = toy.mul %0, %73 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %74 : tensor<*xf64>
    %75 = toy.constant dense<[[3.600000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %76 = toy.mul %0, %75 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %76 : tensor<*xf64>
    %77 = toy.constant dense<[[3.700000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %78 = toy.mul %0, %77 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %78 : tensor<*xf64>
    %79 = toy.constant dense<[[3.800000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %80 = toy.mul %0, %79 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %80 : tensor<*xf64>
    %81 = toy.constant dense<[[3.900000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %82 = toy.mul %0, %81 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %82 : tensor<*xf64>
    %83 = toy.constant dense<[[4.000000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %84 = toy.mul %0, %83 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %84 : tensor<*xf64>
    %85 = toy.constant dense<[[4.100000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %86 = toy.mul %0, %85 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %86 : tensor<*xf64>
    %87 = toy.constant dense<[[4.200000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %88 = toy.mul %0, %87 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %88 : tensor<*xf64>
    %89 = toy.constant dense<[[4.300000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %90 = toy.mul %0, %89 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %90 : tensor<*xf64>
    %91 = toy.constant dense<[[4.400000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %92 = toy.mul %0, %91 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %92 : tensor<*xf64>
    %93 = toy.constant dense<[[4.500000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %94 = toy.mul %0, %93 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %94 : tensor<*xf64>
    %95 = toy.constant dense<[[4.600000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %96 = toy.mul %0, %95 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %96 : tensor<*xf64>
    %97 = toy.constant dense<[[4.700000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %98 = toy.mul %0, %97 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %98 : tensor<*xf64>
    %99 = toy.constant dense<[[4.800000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %100 = toy.mul %0, %99 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %100 : tensor<*xf64>
    %101 = toy.constant dense<[[4.900000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %102 = toy.mul %0, %101 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %102 : tensor<*xf64>
    %103 = toy.constant dense<[[5.000000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %104 = toy.mul %0, %103 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %104 : tensor<*xf64>
    %105 = toy.constant dense<[[5.100000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %106 = toy.mul %0, %105 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %106 : tensor<*xf64>
    %107 = toy.constant dense<[[5.200000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %108 = toy.mul %0, %107 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %108 : tensor<*xf64>
    %109 = toy.constant dense<[[5.300000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %110 = toy.mul %0, %109 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %110 : tensor<*xf64>
    %111 = toy.constant dense<[[5.400000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %112 = toy.mul %0, %111 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %112 : tensor<*xf64>
    %113 = toy.constant dense<[[5.500000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %114 = toy.mul %0, %113 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %114 : tensor<*xf64>
    %115 = toy.constant dense<[[5.600000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %116 = toy.mul %0, %115 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %116 : tensor<*xf64>
    %117 = toy.constant dense<[[5.700000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %118 = toy.mul %0, %117 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %118 : tensor<*xf64>
    %119 = toy.constant dense<[[5.800000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %120 = toy.mul %0, %119 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %120 : tensor<*xf64>
    %121 = toy.constant dense<[[5.900000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %122 = toy.mul %0, %121 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %122 : tensor<*xf64>
    %123 = toy.constant dense<[[6.000000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %124 = toy.mul %0, %123 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %124 : tensor<*xf64>
    %125 = toy.constant dense<[[6.100000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %126 = toy.mul %0, %125 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %126 : tensor<*xf64>
    %127 = toy.constant dense<[[6.200000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %128 = toy.mul %0, %127 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %128 : tensor<*xf64>
    %129 = toy.constant dense<[[6.300000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %130 = toy.mul %0, %129 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %130 : tensor<*xf64>
    %131 = toy.constant dense<[[6.400000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %132 = toy.mul %0, %131 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %132 : tensor<*xf64>
    %133 = toy.constant dense<[[6.500000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %134 = toy.mul %0, %133 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %134 : tensor<*xf64>
    %135 = toy.constant dense<[[6.600000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %136 = toy.mul %0, %135 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %136 : tensor<*xf64>
    %137 = toy.constant dense<[[6.700000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %138 = toy.mul %0, %137 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %138 : tensor<*xf64>
    %139 = toy.constant dense<[[6.800000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %140 = toy.mul %0, %139 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %140 : tensor<*xf64>
    %141 = toy.constant dense<[[6.900000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %142 = toy.mul %0, %141 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %142 : tensor<*xf64>
    %143 = toy.constant dense<[[7.000000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %144 = toy.mul %0, %143 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %144 : tensor<*xf64>
    %145 = toy.constant dense<[[7.100000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %146 = toy.mul %0, %145 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %146 : tensor<*xf64>
    %147 = toy.constant dense<[[7.200000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %148 = toy.mul %0, %147 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %148 : tensor<*xf64>
    %149 = toy.constant dense<[[7.300000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %150 = toy.mul %0, %149 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %150 : tensor<*xf64>
    %151 = toy.constant dense<[[7.400000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %152 = toy.mul %0, %151 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %152 : tensor<*xf64>
    %153 = toy.constant dense<[[7.500000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %154 = toy.mul %0, %153 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %154 : tensor<*xf64>
    %155 = toy.constant dense<[[7.600000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %156 = toy.mul %0, %155 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %156 : tensor<*xf64>
    %157 = toy.constant dense<[[7.700000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %158 = toy.mul %0, %157 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %158 : tensor<*xf64>
    %159 = toy.constant dense<[[7.800000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %160 = toy.mul %0, %159 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %160 : tensor<*xf64>
    %161 = toy.constant dense<[[7.900000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %162 = toy.mul %0, %161 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %162 : tensor<*xf64>
    %163 = toy.constant dense<[[8.000000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %164 = toy.mul %0, %163 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %164 : tensor<*xf64>
    %165 = toy.constant dense<[[8.100000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %166 = toy.mul %0, %165 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %166 : tensor<*xf64>
    %167 = toy.constant dense<[[8.200000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %168 = toy.mul %0, %167 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %168 : tensor<*xf64>
    %169 = toy.constant dense<[[8.300000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %170 = toy.mul %0, %169 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %170 : tensor<*xf64>
    %171 = toy.constant dense<[[8.400000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %172 = toy.mul %0, %171 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %172 : tensor<*xf64>
    %173 = toy.constant dense<[[8.500000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %174 = toy.mul %0, %173 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %174 : tensor<*xf64>
    %175 = toy.constant dense<[[8.600000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %176 = toy.mul %0, %175 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %176 : tensor<*xf64>
    %177 = toy.constant dense<[[8.700000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %178 = toy.mul %0, %177 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %178 : tensor<*xf64>
    %179 = toy.constant dense<[[8.800000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %180 = toy.mul %0, %179 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %180 : tensor<*xf64>
    %181 = toy.constant dense<[[8.900000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %182 = toy.mul %0, %181 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %182 : tensor<*xf64>
    %183 = toy.constant dense<[[9.000000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %184 = toy.mul %0, %183 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %184 : tensor<*xf64>
    %185 = toy.constant dense<[[9.100000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %186 = toy.mul %0, %185 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %186 : tensor<*xf64>
    %187 = toy.constant dense<[[9.200000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %188 = toy.mul %0, %187 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %188 : tensor<*xf64>
    %189 = toy.constant dense<[[9.300000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %190 = toy.mul %0, %189 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %190 : tensor<*xf64>
    %191 = toy.constant dense<[[9.400000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %192 = toy.mul %0, %191 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %192 : tensor<*xf64>
    %193 = toy.constant dense<[[9.500000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %194 = toy.mul %0, %193 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %194 : tensor<*xf64>
    %195 = toy.constant dense<[[9.600000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %196 = toy.mul %0, %195 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %196 : tensor<*xf64>
    %197 = toy.constant dense<[[9.700000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %198 = toy.mul %0, %197 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %198 : tensor<*xf64>
    %199 = toy.constant dense<[[9.800000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %200 = toy.mul %0, %199 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %200 : tensor<*xf64>
    %201 = toy.constant dense<[[9.900000e+01, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %202 = toy.mul %0, %201 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %202 : tensor<*xf64>
    %203 = toy.constant dense<[[1.000000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %204 = toy.mul %0, %203 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %204 : tensor<*xf64>
    %205 = toy.constant dense<[[1.010000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %206 = toy.mul %0, %205 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %206 : tensor<*xf64>
    %207 = toy.constant dense<[[1.020000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %208 = toy.mul %0, %207 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %208 : tensor<*xf64>
    %209 = toy.constant dense<[[1.030000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %210 = toy.mul %0, %209 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %210 : tensor<*xf64>
    %211 = toy.constant dense<[[1.040000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %212 = toy.mul %0, %211 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %212 : tensor<*xf64>
    %213 = toy.constant dense<[[1.050000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %214 = toy.mul %0, %213 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %214 : tensor<*xf64>
    %215 = toy.constant dense<[[1.060000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %216 = toy.mul %0, %215 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %216 : tensor<*xf64>
    %217 = toy.constant dense<[[1.070000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %218 = toy.mul %0, %217 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %218 : tensor<*xf64>
    %219 = toy.constant dense<[[1.080000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %220 = toy.mul %0, %219 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %220 : tensor<*xf64>
    %221 = toy.constant dense<[[1.090000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %222 = toy.mul %0, %221 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %222 : tensor<*xf64>
    %223 = toy.constant dense<[[1.100000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %224 = toy.mul %0, %223 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %224 : tensor<*xf64>
    %225 = toy.constant dense<[[1.110000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %226 = toy.mul %0, %225 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %226 : tensor<*xf64>
    %227 = toy.constant dense<[[1.120000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %228 = toy.mul %0, %227 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %228 : tensor<*xf64>
    %229 = toy.constant dense<[[1.130000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %230 = toy.mul %0, %229 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %230 : tensor<*xf64>
    %231 = toy.constant dense<[[1.140000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %232 = toy.mul %0, %231 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %232 : tensor<*xf64>
    %233 = toy.constant dense<[[1.150000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %234 = toy.mul %0, %233 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %234 : tensor<*xf64>
    %235 = toy.constant dense<[[1.160000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %236 = toy.mul %0, %235 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %236 : tensor<*xf64>
    %237 = toy.constant dense<[[1.170000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %238 = toy.mul %0, %237 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %238 : tensor<*xf64>
    %239 = toy.constant dense<[[1.180000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %240 = toy.mul %0, %239 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %240 : tensor<*xf64>
    %241 = toy.constant dense<[[1.190000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %242 = toy.mul %0, %241 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %242 : tensor<*xf64>
    %243 = toy.constant dense<[[1.200000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %244 = toy.mul %0, %243 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %244 : tensor<*xf64>
    %245 = toy.constant dense<[[1.210000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %246 = toy.mul %0, %245 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %246 : tensor<*xf64>
    %247 = toy.constant dense<[[1.220000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %248 = toy.mul %0, %247 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %248 : tensor<*xf64>
    %249 = toy.constant dense<[[1.230000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %250 = toy.mul %0, %249 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %250 : tensor<*xf64>
    %251 = toy.constant dense<[[1.240000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %252 = toy.mul %0, %251 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %252 : tensor<*xf64>
    %253 = toy.constant dense<[[1.250000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %254 = toy.mul %0, %253 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %254 : tensor<*xf64>
    %255 = toy.constant dense<[[1.260000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %256 = toy.mul %0, %255 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %256 : tensor<*xf64>
    %257 = toy.constant dense<[[1.270000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %258 = toy.mul %0, %257 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %258 : tensor<*xf64>
    %259 = toy.constant dense<[[1.280000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %260 = toy.mul %0, %259 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %260 : tensor<*xf64>
    %261 = toy.constant dense<[[1.290000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %262 = toy.mul %0, %261 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %262 : tensor<*xf64>
    %263 = toy.constant dense<[[1.300000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %264 = toy.mul %0, %263 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %264 : tensor<*xf64>
    %265 = toy.constant dense<[[1.310000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %266 = toy.mul %0, %265 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %266 : tensor<*xf64>
    %267 = toy.constant dense<[[1.320000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %268 = toy.mul %0, %267 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %268 : tensor<*xf64>
    %269 = toy.constant dense<[[1.330000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %270 = toy.mul %0, %269 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %270 : tensor<*xf64>
    %271 = toy.constant dense<[[1.340000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %272 = toy.mul %0, %271 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %272 : tensor<*xf64>
    %273 = toy.constant dense<[[1.350000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %274 = toy.mul %0, %273 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %274 : tensor<*xf64>
    %275 = toy.constant dense<[[1.360000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %276 = toy.mul %0, %275 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %276 : tensor<*xf64>
    %277 = toy.constant dense<[[1.370000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %278 = toy.mul %0, %277 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %278 : tensor<*xf64>
    %279 = toy.constant dense<[[1.380000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %280 = toy.mul %0, %279 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %280 : tensor<*xf64>
    %281 = toy.constant dense<[[1.390000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %282 = toy.mul %0, %281 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %282 : tensor<*xf64>
    %283 = toy.constant dense<[[1.400000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %284 = toy.mul %0, %283 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %284 : tensor<*xf64>
    %285 = toy.constant dense<[[1.410000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %286 = toy.mul %0, %285 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %286 : tensor<*xf64>
    %287 = toy.constant dense<[[1.420000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %288 = toy.mul %0, %287 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %288 : tensor<*xf64>
    %289 = toy.constant dense<[[1.430000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %290 = toy.mul %0, %289 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %290 : tensor<*xf64>
    %291 = toy.constant dense<[[1.440000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %292 = toy.mul %0, %291 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %292 : tensor<*xf64>
    %293 = toy.constant dense<[[1.450000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %294 = toy.mul %0, %293 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %294 : tensor<*xf64>
    %295 = toy.constant dense<[[1.460000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %296 = toy.mul %0, %295 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %296 : tensor<*xf64>
    %297 = toy.constant dense<[[1.470000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %298 = toy.mul %0, %297 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %298 : tensor<*xf64>
    %299 = toy.constant dense<[[1.480000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %300 = toy.mul %0, %299 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %300 : tensor<*xf64>
    %301 = toy.constant dense<[[1.490000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %302 = toy.mul %0, %301 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %302 : tensor<*xf64>
    %303 = toy.constant dense<[[1.500000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %304 = toy.mul %0, %303 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %304 : tensor<*xf64>
    %305 = toy.constant dense<[[1.510000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %306 = toy.mul %0, %305 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %306 : tensor<*xf64>
    %307 = toy.constant dense<[[1.520000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %308 = toy.mul %0, %307 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %308 : tensor<*xf64>
    %309 = toy.constant dense<[[1.530000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %310 = toy.mul %0, %309 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %310 : tensor<*xf64>
    %311 = toy.constant dense<[[1.540000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %312 = toy.mul %0, %311 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %312 : tensor<*xf64>
    %313 = toy.constant dense<[[1.550000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %314 = toy.mul %0, %313 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %314 : tensor<*xf64>
    %315 = toy.constant dense<[[1.560000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %316 = toy.mul %0, %315 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %316 : tensor<*xf64>
    %317 = toy.constant dense<[[1.570000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %318 = toy.mul %0, %317 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %318 : tensor<*xf64>
    %319 = toy.constant dense<[[1.580000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %320 = toy.mul %0, %319 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %320 : tensor<*xf64>
    %321 = toy.constant dense<[[1.590000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %322 = toy.mul %0, %321 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %322 : tensor<*xf64>
    %323 = toy.constant dense<[[1.600000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %324 = toy.mul %0, %323 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %324 : tensor<*xf64>
    %325 = toy.constant dense<[[1.610000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %326 = toy.mul %0, %325 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %326 : tensor<*xf64>
    %327 = toy.constant dense<[[1.620000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %328 = toy.mul %0, %327 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %328 : tensor<*xf64>
    %329 = toy.constant dense<[[1.630000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %330 = toy.mul %0, %329 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %330 : tensor<*xf64>
    %331 = toy.constant dense<[[1.640000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %332 = toy.mul %0, %331 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %332 : tensor<*xf64>
    %333 = toy.constant dense<[[1.650000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %334 = toy.mul %0, %333 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %334 : tensor<*xf64>
    %335 = toy.constant dense<[[1.660000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %336 = toy.mul %0, %335 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %336 : tensor<*xf64>
    %337 = toy.constant dense<[[1.670000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %338 = toy.mul %0, %337 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %338 : tensor<*xf64>
    %339 = toy.constant dense<[[1.680000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %340 = toy.mul %0, %339 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %340 : tensor<*xf64>
    %341 = toy.constant dense<[[1.690000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %342 = toy.mul %0, %341 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %342 : tensor<*xf64>
    %343 = toy.constant dense<[[1.700000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %344 = toy.mul %0, %343 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %344 : tensor<*xf64>
    %345 = toy.constant dense<[[1.710000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %346 = toy.mul %0, %345 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %346 : tensor<*xf64>
    %347 = toy.constant dense<[[1.720000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %348 = toy.mul %0, %347 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %348 : tensor<*xf64>
    %349 = toy.constant dense<[[1.730000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %350 = toy.mul %0, %349 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %350 : tensor<*xf64>
    %351 = toy.constant dense<[[1.740000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %352 = toy.mul %0, %351 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %352 : tensor<*xf64>
    %353 = toy.constant dense<[[1.750000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %354 = toy.mul %0, %353 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %354 : tensor<*xf64>
    %355 = toy.constant dense<[[1.760000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %356 = toy.mul %0, %355 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %356 : tensor<*xf64>
    %357 = toy.constant dense<[[1.770000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %358 = toy.mul %0, %357 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %358 : tensor<*xf64>
    %359 = toy.constant dense<[[1.780000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %360 = toy.mul %0, %359 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %360 : tensor<*xf64>
    %361 = toy.constant dense<[[1.790000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %362 = toy.mul %0, %361 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %362 : tensor<*xf64>
    %363 = toy.constant dense<[[1.800000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %364 = toy.mul %0, %363 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %364 : tensor<*xf64>
    %365 = toy.constant dense<[[1.810000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %366 = toy.mul %0, %365 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %366 : tensor<*xf64>
    %367 = toy.constant dense<[[1.820000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %368 = toy.mul %0, %367 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %368 : tensor<*xf64>
    %369 = toy.constant dense<[[1.830000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %370 = toy.mul %0, %369 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %370 : tensor<*xf64>
    %371 = toy.constant dense<[[1.840000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %372 = toy.mul %0, %371 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %372 : tensor<*xf64>
    %373 = toy.constant dense<[[1.850000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %374 = toy.mul %0, %373 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %374 : tensor<*xf64>
    %375 = toy.constant dense<[[1.860000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %376 = toy.mul %0, %375 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %376 : tensor<*xf64>
    %377 = toy.constant dense<[[1.870000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %378 = toy.mul %0, %377 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %378 : tensor<*xf64>
    %379 = toy.constant dense<[[1.880000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %380 = toy.mul %0, %379 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %380 : tensor<*xf64>
    %381 = toy.constant dense<[[1.890000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %382 = toy.mul %0, %381 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %382 : tensor<*xf64>
    %383 = toy.constant dense<[[1.900000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %384 = toy.mul %0, %383 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %384 : tensor<*xf64>
    %385 = toy.constant dense<[[1.910000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %386 = toy.mul %0, %385 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %386 : tensor<*xf64>
    %387 = toy.constant dense<[[1.920000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %388 = toy.mul %0, %387 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %388 : tensor<*xf64>
    %389 = toy.constant dense<[[1.930000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %390 = toy.mul %0, %389 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %390 : tensor<*xf64>
    %391 = toy.constant dense<[[1.940000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %392 = toy.mul %0, %391 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %392 : tensor<*xf64>
    %393 = toy.constant dense<[[1.950000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %394 = toy.mul %0, %393 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %394 : tensor<*xf64>
    %395 = toy.constant dense<[[1.960000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %396 = toy.mul %0, %395 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %396 : tensor<*xf64>
    %397 = toy.constant dense<[[1.970000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %398 = toy.mul %0, %397 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %398 : tensor<*xf64>
    %399 = toy.constant dense<[[1.980000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %400 = toy.mul %0, %399 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %400 : tensor<*xf64>
    %401 = toy.constant dense<[[1.990000e+02, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %402 = toy.mul %0, %401 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    toy.print %402 : tensor<*xf64>
    toy.return
  }
}

{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(inline{default-pipeline= inlining-threshold=4294967295 max-iterations=4  max-callee-operations=64}, toy-scalarize-structs, toy-specialize, symbol-dce, toy.func(canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},cse), convert-toy-to-affine, split-large-functions, lower-toy-print, lower-affine, convert-scf-to-cf, convert-to-llvm)",
      disable_threading: false,
      verify_each: true
    }
  }
#-}