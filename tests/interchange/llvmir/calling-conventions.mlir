// Calling conventions of functions, calls and invokes.

llvm.func ccc @c(%x: i32) -> i32 { llvm.return %x : i32 }
llvm.func @calls(%x: i32) -> i32 {
  %0 = llvm.call ccc @c(%x) : (i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func fastcc @fast(%x: i32) -> i32 { llvm.return %x : i32 }
llvm.func coldcc @cold(%x: i32) -> i32 { llvm.return %x : i32 }
llvm.func @calls(%x: i32) -> i32 {
  %0 = llvm.call fastcc @fast(%x) : (i32) -> i32
  %1 = llvm.call coldcc tail @cold(%0) : (i32) -> i32
  llvm.return %1 : i32
}

// -----

llvm.func cc_10 @ghc(%x: i64) { llvm.return }
llvm.func cc_11 @hipe(%x: i64) { llvm.return }
llvm.func anyregcc @anyreg(%x: i64) { llvm.return }
llvm.func @calls(%x: i64) {
  llvm.call cc_10 @ghc(%x) : (i64) -> ()
  llvm.call cc_11 @hipe(%x) : (i64) -> ()
  llvm.call anyregcc @anyreg(%x) : (i64) -> ()
  llvm.return
}

// -----

llvm.func preserve_mostcc @most(%p: !llvm.ptr) { llvm.return }
llvm.func preserve_allcc @all(%p: !llvm.ptr) { llvm.return }
llvm.func @calls(%p: !llvm.ptr) {
  llvm.call preserve_mostcc @most(%p) : (!llvm.ptr) -> ()
  llvm.call preserve_allcc @all(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func swiftcc @swift(%self: !llvm.ptr {llvm.swiftself}, %error: !llvm.ptr {llvm.swifterror}) { llvm.return }

// -----

llvm.func swifttailcc @swift_tail(%context: !llvm.ptr {llvm.swiftasync}) { llvm.return }

// -----

llvm.func swifttailcc @callee(%x: i32)
llvm.func swifttailcc @swift_tail(%x: i32) {
  llvm.call swifttailcc musttail @callee(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func cxx_fast_tlscc @tls() -> !llvm.ptr
llvm.func @calls() -> !llvm.ptr {
  %0 = llvm.call cxx_fast_tlscc @tls() : () -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func tailcc @tail(%x: i32) -> i32
llvm.func tailcc @calls(%x: i32, %y: i32) -> i32 {
  %0 = llvm.call tailcc musttail @tail(%y) : (i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func cfguard_checkcc @checked(%p: !llvm.ptr)
llvm.func @calls(%p: !llvm.ptr) {
  llvm.call cfguard_checkcc @checked(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func x86_stdcallcc @standard(%x: i32)
llvm.func x86_fastcallcc @fast(%x: i32 {llvm.inreg})
llvm.func x86_thiscallcc @this(%p: !llvm.ptr)
llvm.func x86_vectorcallcc @vector(%v: vector<4xf32>)
llvm.func x86_regcallcc @register(%x: i32)
llvm.func @calls(%x: i32, %p: !llvm.ptr, %v: vector<4xf32>) {
  llvm.call x86_stdcallcc @standard(%x) : (i32) -> ()
  llvm.call x86_fastcallcc @fast(%x) : (i32 {llvm.inreg}) -> ()
  llvm.call x86_thiscallcc @this(%p) : (!llvm.ptr) -> ()
  llvm.call x86_vectorcallcc @vector(%v) : (vector<4xf32>) -> ()
  llvm.call x86_regcallcc @register(%x) : (i32) -> ()
  llvm.return
}

// -----

llvm.func x86_intrcc @interrupted(%frame: !llvm.ptr {llvm.byval = !llvm.struct<(i64, i64)>}) { llvm.return }
llvm.func win64cc @windows(%x: i64)
llvm.func x86_64_sysvcc @unix(%x: i64)
llvm.func intel_ocl_bicc @kernel(%v: vector<8xf32>)
llvm.func hhvmcc @hhvm(%x: i64)
llvm.func hhvm_ccc @hhvm_c(%x: i64)

// -----

llvm.func arm_apcscc @old(%x: i32)
llvm.func arm_aapcscc @soft(%x: f32)
llvm.func arm_aapcs_vfpcc @hard(%x: f32)
llvm.func aarch64_vectorcallcc @vector(%v: vector<4xf32>)
llvm.func aarch64_sve_vectorcallcc @scalable(%v: vector<[4]xf32>)
llvm.func @calls(%x: f32, %v: vector<[4]xf32>) {
  llvm.call arm_aapcscc @soft(%x) : (f32) -> ()
  llvm.call arm_aapcs_vfpcc @hard(%x) : (f32) -> ()
  llvm.call aarch64_sve_vectorcallcc @scalable(%v) : (vector<[4]xf32>) -> ()
  llvm.return
}

// -----

llvm.func msp430_intrcc @msp430_interrupted()
llvm.func msp430_builtincc @msp430_builtin()
llvm.func avr_intrcc @avr_interrupted()
llvm.func avr_builtincc @avr_builtin()
llvm.func m68k_intrcc @m68k_interrupted()
llvm.func wasm_emscripten_invokecc @wasm(%f: !llvm.ptr)

// -----

llvm.func ptx_kernelcc @ptx_kernel(%p: !llvm.ptr<1>) { llvm.return }
llvm.func ptx_devicecc @ptx_device(%p: !llvm.ptr<1>) { llvm.return }
llvm.func spir_kernelcc @spir_kernel(%p: !llvm.ptr<1>) { llvm.return }
llvm.func spir_funccc @spir_function(%p: !llvm.ptr<1>) { llvm.return }

// -----

llvm.func amdgpu_vscc @vertex(%x: f32 {llvm.inreg}) { llvm.return }
llvm.func amdgpu_gscc @geometry(%x: f32) { llvm.return }
llvm.func amdgpu_cscc @compute(%x: f32) { llvm.return }
llvm.func amdgpu_hscc @hull(%x: f32) { llvm.return }
llvm.func amdgpu_lscc @local(%x: f32) { llvm.return }
llvm.func amdgpu_escc @export(%x: f32) { llvm.return }

// -----

llvm.func amdgpu_kernelcc @kernel(%p: !llvm.ptr<4> {llvm.byref = i32}) { llvm.return }
llvm.func amdgpu_gfxcc @graphics(%x: f32)
llvm.func amdgpu_gfxcc @calls(%x: f32) {
  llvm.call amdgpu_gfxcc @graphics(%x) : (f32) -> ()
  llvm.return
}

// -----

llvm.func amdgpu_kernelcc @result() -> i32

// -----

// The convention of a call through an address is that of the call.
llvm.func @indirect(%f: !llvm.ptr, %x: i32) -> i32 {
  %0 = llvm.call fastcc %f(%x) : !llvm.ptr, (i32) -> i32
  %1 = llvm.call coldcc notail %f(%0) : !llvm.ptr, (i32) -> i32
  llvm.return %1 : i32
}

// -----

llvm.func fastcc @may_throw(i32) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @invokes(%f: !llvm.ptr, %x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke fastcc @may_throw(%x) to ^next unwind ^failed : (i32) -> i32
^next:
  %1 = llvm.invoke coldcc %f(%0) to ^end unwind ^failed : !llvm.ptr, (i32) -> i32
^end:
  llvm.return %1 : i32
^failed:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}

// -----

// A call that does not say what the function says.
llvm.func fastcc @fast(%x: i32) -> i32
llvm.func @disagrees(%x: i32) -> i32 {
  %0 = llvm.call @fast(%x) : (i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @variadic(%p: !llvm.ptr, %x: f64) -> i32 {
  %0 = llvm.call coldcc @printf(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @f(%x: i32) -> i32
llvm.func @kinds_of_tail_calls(%f: !llvm.ptr, %x: i32) -> i32 {
  %0 = llvm.call tail @f(%x) : (i32) -> i32
  %1 = llvm.call notail @f(%0) : (i32) -> i32
  %2 = llvm.call tail %f(%1) : !llvm.ptr, (i32) -> i32
  %3 = llvm.call none @f(%2) : (i32) -> i32
  %4 = llvm.call musttail %f(%f, %3) : !llvm.ptr, (!llvm.ptr, i32) -> i32
  llvm.return %4 : i32
}

// -----

llvm.func @f(%x: i32) -> i32
llvm.func @must_return(%x: i32) -> i32 {
  %0 = llvm.call musttail @f(%x) : (i32) -> i32
  %1 = llvm.add %0, %x : i32
  llvm.return %1 : i32
}

// -----

llvm.func @f(%x: i32) -> i32
llvm.func @must_agree(%x: i32, %y: i32) -> i32 {
  %0 = llvm.call musttail @f(%x) : (i32) -> i32
  llvm.return %0 : i32
}
