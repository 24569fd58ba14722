from typing import Any, TypedDict

import numpy
import numpy.typing

VERSION: str

class Diagnostic(TypedDict):
    severity: str
    code: str | None
    message: str
    line: int | None
    column: int | None
    help: str | None

class Program:
    def __getattr__(self, name: str) -> Function: ...
    def __getitem__(self, name: str) -> Function: ...
    def __dir__(self) -> list[str]: ...
    @property
    def functions(self) -> dict[str, Function]: ...
    @property
    def source(self) -> str: ...
    @property
    def warnings(self) -> list[Diagnostic]: ...

class Function:
    @property
    def __name__(self) -> str: ...
    @property
    def signature(self) -> str: ...
    @property
    def parameters(self) -> tuple[str, ...]: ...
    @property
    def num_specializations(self) -> int: ...
    def compile_for(
        self,
        *shapes: int | None | tuple[int | None, ...],
        dtype: numpy.typing.DTypeLike | list[numpy.typing.DTypeLike] | None = None,
    ) -> Specialization: ...
    # An array, a number, a named tuple, a tuple of these, or None.
    def __call__(self, *arguments: Any, out: numpy.typing.NDArray[numpy.float64 | numpy.float32] | None = None) -> Any: ...

class Specialization:
    @property
    def result_shapes(self) -> tuple[tuple[int | None, ...], ...]: ...
    def __call__(self, *arguments: Any, out: numpy.typing.NDArray[numpy.float64 | numpy.float32] | None = None) -> Any: ...

def compile(
    source: str,
    *,
    name: str = "<source>",
    optimize: bool = True,
    parallel: bool | int | None = None,
    fast_math: bool = False,
    max_bytes: int = 268435456,
) -> Program: ...
