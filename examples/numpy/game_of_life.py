import numpy as np
from show import show


def neighbors(board):
    rows = np.roll(board, 1, axis=1) + board + np.roll(board, -1, axis=1)
    return np.roll(rows, 1, axis=0) + rows + np.roll(rows, -1, axis=0) - board


def next_generation(board):
    n = neighbors(board)
    return ((n == 3) | (board == 1) & (n == 2)).astype(int)


glider = np.pad([[0, 1, 0], [0, 0, 1], [1, 1, 1]], [[0, 5], [0, 5]])
blinker = np.pad(np.ones((1, 3), dtype=int), [[6, 1], [4, 1]])
board = glider + blinker
show(board)
for generation in range(3):
    board = next_generation(board)
    show(board)

for generation in range(32):
    glider = next_generation(glider)
    board = next_generation(board)
show(glider)
show(np.sum(board))
