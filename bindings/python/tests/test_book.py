"""The sessions in documents say what Python says."""

import doctest
import pathlib

import pytest

import toy

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGES = ["book/src/data.md", "book/src/python.md", "book/solutions/python.md", "bindings/python/README.md", "README.md"]


def sessions(text):
    """The blocks of Python alone, each on its line."""
    in_block, lines = False, []
    for line in text.splitlines():
        starts, ends = line == "```python", in_block and line == "```"
        in_block = (in_block or starts) and not ends
        lines.append(line if in_block and not starts else "")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("page", PAGES)
def test_page(page):
    text = sessions((ROOT / page).read_text(encoding="utf-8"))
    test = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    assert len(test.examples) >= 3
    failures = []
    doctest.DocTestRunner().run(test, out=failures.append)
    assert not failures, "".join(failures)


def test_package():
    assert doctest.testmod(toy).failed == 0
