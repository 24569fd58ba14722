import numpy as np
from show import show


def assigned(points, centers):
    return np.argmin(np.sum((points[:, np.newaxis] - centers) ** 2, axis=-1), axis=1)


def moved(points, centers):
    groups = assigned(points, centers)
    result = centers.copy()
    for group in np.unique(groups):
        result[group] = np.mean(points[groups == group], axis=0)
    return result


points = np.array(
    [[1, 1.5], [1.5, 2], [0.5, 1], [8, 8], [9, 8.5], [8.5, 9.5], [1, 8], [0.5, 9], [2, 8.5], [5, 5], [4, 5.5]]
)
centers = np.array([[0, 0], [2, 2], [10, 10], [100, 100]], dtype=float)
change = 1
while change > 0:
    before = centers
    centers = moved(points, before)
    change = np.max(np.abs(centers - before))
    show(centers)
show(assigned(points, centers))
