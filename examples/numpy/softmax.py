import numpy as np
from show import show


def softmax(x):
    powers = np.exp(x - np.max(x, axis=-1, keepdims=True))
    return powers / np.sum(powers, axis=-1, keepdims=True)


def log_softmax(x):
    shifted = x - np.max(x, axis=-1, keepdims=True)
    return shifted - np.log(np.sum(np.exp(shifted), axis=-1, keepdims=True))


scores = np.array([[1, 2, 3], [0, 0, 0], [-1, 5, 0.5], [1000, 1001, 999]])
show(softmax(scores))
show(np.sum(softmax(scores), axis=1))
show(log_softmax(scores))
show(np.argmax(scores, axis=1))

temperatures = np.array([0.5, 1, 10])
show(softmax(scores[:2] / temperatures[:, np.newaxis, np.newaxis]))
