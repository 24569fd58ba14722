"""Programs and functions that came from another process: they are compiled here, once."""

import functools

from ._native import compile


@functools.lru_cache(maxsize=64)
def _compiled(source, _type_of_parallel, options):
    return compile(source, **dict(options))


def program(source, options):
    """The program with this source; `options` are the other arguments of `toy.compile`."""
    # One thread (1) and one for each processor (True) are equal, and are not the same.
    parallel = options["parallel"]
    return _compiled(source, type(parallel), tuple(sorted(options.items())))


def function(source, options, name):
    """A function of it."""
    return program(source, options)[name]
