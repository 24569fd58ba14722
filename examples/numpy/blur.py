import numpy as np
from show import show


def filtered(image, kernel):
    h, w = image.shape
    p = np.pad(image, 1)
    return sum(kernel[i, j] * p[i : i + h, j : j + w] for i in range(3) for j in range(3))


image = np.array(
    [
        [0, 0, 0, 0, 0, 0, 0],
        [0, 9, 9, 9, 9, 9, 0],
        [0, 9, 0, 0, 0, 9, 0],
        [0, 9, 0, 5, 0, 9, 0],
        [0, 9, 9, 9, 9, 9, 0],
    ]
)
box = np.ones((3, 3)) / 9
gauss = np.outer([1, 2, 1], [1, 2, 1]) / 16
edges = np.array([[0, -1, 0], [-1, 4, -1], [0, -1, 0]])
show(filtered(image, box))
show(filtered(image, gauss))
show(filtered(image, edges))

soft = image
for i in range(10):
    soft = filtered(soft, gauss)
show(soft)
