import numpy as np
from show import show


def standardized(x):
    scale = np.std(x, axis=0)
    return (x - np.mean(x, axis=0)) / np.where(scale == 0, 1, scale)


people = np.array(
    [[172, 68.5, 42, 1], [181, 80.2, 44, 1], [165, 55.0, 38, 1], [158, 60.3, 37, 1], [190, 95.7, 46, 1]]
)
show(np.mean(people, axis=0))
show(np.std(people, axis=0))
show(standardized(people))
show(np.any(np.abs(standardized(people)) > 1.4, axis=1))
