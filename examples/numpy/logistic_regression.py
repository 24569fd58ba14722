import numpy as np
from show import show


def probability(x, weights):
    return 1 / (1 + np.exp(-(x @ weights)))


def loss(x, passed, weights):
    p = probability(x, weights)
    return -np.mean(passed * np.log(p) + (1 - passed) * np.log(1 - p))


def gradient(x, passed, weights):
    return x.T @ (probability(x, weights) - passed) / x.shape[0]


hours = np.array(
    [[1, 8], [2, 5], [2.5, 7], [3, 6], [4, 4], [4.5, 8], [5, 7], [6, 5], [7, 8], [8, 6], [3.5, 8], [5.5, 4]]
)
passed = np.array([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0])
x = np.concatenate((np.ones((12, 1)), hours), axis=1)
weights = np.zeros(3)
for step in range(2000):
    if step in (0, 10, 100, 1000):
        show(loss(x, passed, weights))
    weights = weights - 0.1 * gradient(x, passed, weights)
show(weights)
show(probability(x, weights))
show(np.mean((probability(x, weights) > 0.5) == passed))

show(probability(np.array([1, 5, 6]), weights))
