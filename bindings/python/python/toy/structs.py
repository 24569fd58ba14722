"""The types of structs: named tuples, which can be sent to other processes."""

import collections
import functools
import inspect


@functools.cache
def struct_type(fields):
    """The type of structs with these fields; one whose name Python does not allow is called by its position, as _0."""

    base = collections.namedtuple("Struct", fields, rename=True)

    class Struct(base):
        __slots__ = ()

        def __reduce__(self):
            return make, (fields, tuple(self))

    Struct.__qualname__ = "Struct"
    return Struct


def make(fields, values):
    """A struct from its parts."""
    return struct_type(fields)(*values)


def signature_of(names):
    """What `inspect.signature` shows of a function with these parameters."""
    positional = inspect.Parameter.POSITIONAL_ONLY
    parameters = [inspect.Parameter(name, positional) for name in names if name.isidentifier()]
    out = inspect.Parameter("out", inspect.Parameter.KEYWORD_ONLY, default=None)
    return inspect.Signature([*parameters, out])
