"""Archives of arrays: numpy's own are read by `toyc -entry`, and its own by numpy."""

import subprocess

import numpy as np
import pytest

PROGRAM = """
struct Pair {
  var sum;
  var product;
}

def both(a, b) {
  Pair pair = {a + b, a * b};
  return pair;
}

def quotient(Pair pair) {
  return pair.product / pair.sum;
}
"""


@pytest.mark.parametrize("save", [np.savez, np.savez_compressed])
def test_archives(toyc, tmp_path, save):
    (tmp_path / "pairs.toy").write_text(PROGRAM)
    numbers = np.random.default_rng(1)
    a, b = numbers.uniform(1, 2, size=(30, 50)), np.asfortranarray(numbers.uniform(1, 2, size=(30, 50)))

    def run(*arguments):
        done = subprocess.run([toyc, "pairs.toy", *arguments], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    np.save(tmp_path / "a.npy", a)
    np.save(tmp_path / "b.npy", b.astype(">f8"))
    run("-entry=both", "a.npy", "b.npy", "-o", "ours.npz")
    ours = np.load(tmp_path / "ours.npz")
    assert sorted(ours) == ["product", "sum"]
    np.testing.assert_array_equal(ours["sum"], a + b)
    np.testing.assert_array_equal(ours["product"], a * b)

    # By name, in any order, and each in its own format.
    save(tmp_path / "theirs.npz", product=(a * b).astype("f4"), sum=np.asfortranarray(a + b))
    run("-entry=quotient", "theirs.npz", "-o", "quotient.npy")
    wanted = (a * b).astype("f4").astype(float) / (a + b)
    np.testing.assert_array_equal(np.load(tmp_path / "quotient.npy"), wanted)
