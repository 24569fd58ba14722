import numpy as np
from show import show


def steps_inside(c, limit):
    z = np.zeros_like(c)
    count = np.zeros(c.shape)
    for step in range(limit):
        is_inside = z.real * z.real + z.imag * z.imag <= 4
        count = count + is_inside
        z = np.where(is_inside, z * z + c, z)
    return count


grid = np.linspace(-2, 1, 13) + 1j * np.linspace(1.25, -1.25, 11)[:, np.newaxis]
count = steps_inside(grid, 50)
show(count)
show(np.sum(count == 50))
