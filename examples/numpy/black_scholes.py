from math import erf

import numpy as np
from show import show


def normal(x):
    return (1 + np.vectorize(erf)(x / np.sqrt(2))) / 2


def call(spot, strike, years, rate, volatility):
    d = (np.log(spot / strike) + (rate + volatility**2 / 2) * years) / (volatility * np.sqrt(years))
    return spot * normal(d) - strike * np.exp(-rate * years) * normal(d - volatility * np.sqrt(years))


def put(spot, strike, years, rate, volatility):
    return call(spot, strike, years, rate, volatility) - spot + strike * np.exp(-rate * years)


def implied_volatility(spot, strike, years, rate, price):
    low = np.full_like(price, 0.001)
    high = np.full_like(price, 2)
    for i in range(50):
        middle = (low + high) / 2
        is_too_dear = call(spot, strike, years, rate, middle) > price
        high = np.where(is_too_dear, middle, high)
        low = np.where(is_too_dear, low, middle)
    return low


option = 100, np.array([90, 95, 100, 105, 110]), np.array([0.25, 0.5, 1])[:, np.newaxis]
show(call(*option, 0.03, 0.2))
show(put(*option, 0.03, 0.2))
show(implied_volatility(*option, 0.03, call(*option, 0.03, 0.2) + 0.1))
