import numpy as np
from show import show


def layer_norm(x, gain, bias):
    centered = x - np.mean(x, axis=-1, keepdims=True)
    variance = np.mean(centered**2, axis=-1, keepdims=True)
    return gain * centered / np.sqrt(variance + 0.00001) + bias


x = np.array(
    [[1, 2, 3, 4], [2, 0, 1, 7], [-1, 1, -1, 1], [10, 20, 30, 40], [5, 5, 5, 6], [0.1, 0.4, 0.2, 0.3]]
).reshape(2, 3, 4)
show(layer_norm(x, np.ones(4), np.zeros(4)))
show(layer_norm(x[0], np.array([1, 2, 0.5, 1]), np.array([0, 0, 10, -1])))
