import numpy as np
from show import show


def rod_step(u, rate):
    return u + np.pad(rate * (u[2:] - 2 * u[1:-1] + u[:-2]), 1)


def plate_step(u, rate):
    change = u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2] - 4 * u[1:-1, 1:-1]
    return u + np.pad(rate * change, 1)


rod = np.concatenate(([100], np.zeros(8), [20]))
for step in range(100):
    rod = rod_step(rod, 0.4)
    if step in (0, 9, 99):
        show(rod)

plate = np.pad(100 * np.ones((6, 1)), [[0, 0], [0, 7]])
change = 1
steps = 0
while change > 0.001:
    following = plate_step(plate, 0.2)
    change = np.max(np.abs(following - plate))
    plate = following
    steps += 1
show(steps)
show(plate)
