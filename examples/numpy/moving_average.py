import numpy as np
from show import show


def moving_average(x):
    sums = np.concatenate(([0], np.cumsum(x)))
    return (sums[3:] - sums[:-3]) / 3


def exponential(x, weight):
    result = x[0]
    everything = np.zeros(len(x))
    for i in range(len(x)):
        result = weight * x[i] + (1 - weight) * result
        everything[i] = result
    return everything


def median_of_three(x):
    return np.median(np.stack((x[:-2], x[1:-1], x[2:])), axis=0)


x = np.array([3, 4, 5, 4, 6, 30, 7, 8, 7, 9])
show(moving_average(x))
show(exponential(x, 0.25))
show(median_of_three(x))
