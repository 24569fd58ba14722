import numpy as np
from show import show


def predicted(x, weights, bias):
    return x @ weights + bias


def loss(x, y, weights, bias):
    return np.mean((predicted(x, weights, bias) - y) ** 2)


def gradient(x, errors):
    return 2 * (x.T @ errors) / x.shape[0]


x = np.array([[0.5, 0.1], [0.8, 0.9], [1.1, 0.4], [1.3, 0.2], [1.7, 0.8], [2.0, 0.3]])
y = np.array([1.6, 1.5, 2.4, 2.9, 3.2, 4.1])
weights = np.zeros(2)
bias = 0
show(loss(x, y, weights, bias))

errors = predicted(x, weights, bias) - y
show(gradient(x, errors))
weights = weights - 0.1 * gradient(x, errors)
bias = bias - 0.1 * 2 * np.mean(errors)
show(weights)
show(bias)
show(loss(x, y, weights, bias))

for step in range(500):
    errors = predicted(x, weights, bias) - y
    weights = weights - 0.1 * gradient(x, errors)
    bias = bias - 0.1 * 2 * np.mean(errors)
show(weights)
show(bias)
show(loss(x, y, weights, bias))
