import numpy as np
from show import show


def random(rows, columns):
    x = 43758.5453 * np.sin(12.9898 * np.arange(rows * columns).reshape(rows, columns) + 1)
    return x - np.floor(x) - 0.5


def softmax(x):
    powers = np.exp(x - np.max(x, axis=-1, keepdims=True))
    return powers / np.sum(powers, axis=-1, keepdims=True)


def features(n, x):
    return np.tanh(x @ n["hidden"] + n["hidden_bias"])


def probabilities(n, x):
    return softmax(features(n, x) @ n["output"] + n["output_bias"])


def loss(n, x, answers):
    return -np.mean(np.sum(answers * np.log(probabilities(n, x)), axis=1))


def trained(n, x, answers, rate):
    f = features(n, x)
    error = (probabilities(n, x) - answers) / x.shape[0]
    hidden_error = (error @ n["output"].T) * (1 - f**2)
    return {
        "hidden": n["hidden"] - rate * x.T @ hidden_error,
        "hidden_bias": n["hidden_bias"] - rate * np.sum(hidden_error, axis=0),
        "output": n["output"] - rate * f.T @ error,
        "output_bias": n["output_bias"] - rate * np.sum(error, axis=0),
    }


picture = """
111 010 111 111 101 111 111 111 111 111
101 110 001 001 101 100 100 001 101 101
101 010 111 011 111 111 111 010 111 111
101 010 100 001 001 001 101 010 101 001
111 111 111 111 001 111 111 010 111 111
"""
picture = np.array([[int(pixel) for pixel in line.replace(" ", "")] for line in picture.split("\n")[1:-1]])
x = picture.reshape(5, 10, 3).transpose(1, 0, 2).reshape(10, 15)
answers = np.eye(10)

n = {
    "hidden": random(15, 12),
    "hidden_bias": np.zeros(12),
    "output": random(12, 10),
    "output_bias": np.zeros(10),
}
for round in range(5):
    show(loss(n, x, answers))
    for step in range(100):
        n = trained(n, x, answers, 0.5)
show(loss(n, x, answers))
show(np.argmax(probabilities(n, x), axis=1))

damaged = np.abs(x - np.roll(np.eye(10, 15), 3, axis=1))
show(damaged[4].reshape(5, 3))
show(np.argmax(probabilities(n, damaged), axis=1))
