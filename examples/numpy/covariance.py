import numpy as np
from show import show


def principal_direction(c):
    values, vectors = np.linalg.eigh(c)
    v = vectors[:, np.argmax(values)]
    return v * np.sign(np.sum(v))


days = np.array(
    [[18, 110, 31], [22, 170, 12], [25, 240, 9], [16, 90, 40], [30, 320, 2], [21, 150, 25], [27, 260, 11]]
)
c = np.cov(days, rowvar=False)
direction = principal_direction(c)
show(c)
show(np.corrcoef(days, rowvar=False))
show(direction)

show(direction @ c @ direction / np.trace(c))
show((days - np.mean(days, axis=0)) @ direction)
