# Runs the fixtures under LLVM's own lit, with toyc, toy-opt, toy-tblgen and LLVM 22's tools on PATH:
#   lit tests
import os
import platform
import shutil
import tempfile

import lit.formats

config.name = "toy"
config.test_format = lit.formats.ShTest(execute_external=True)
config.suffixes = [".toy", ".mlir", ".td"]
config.excludes = ["src", "harness", "interchange", "programs", "tblgen", "Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(tempfile.gettempdir(), "toy-lit")
config.environment["PATH"] = os.environ["PATH"]
config.environment["NO_COLOR"] = "1"
tools = ["lli-22", "llc-22", "opt-22", "llvm-nm-22", "llvm-objdump-22", "llvm-dwarfdump-22", "llvm-readobj-22",
         "llvm-tblgen-22", "mlir-opt-22", "mlir-runner-22", "mlir-tblgen-22", "mlir-translate-22"]
config.available_features.update(tool for tool in tools if shutil.which(tool))
config.available_features.update([platform.system().lower().replace("darwin", "macos"), platform.machine()])
