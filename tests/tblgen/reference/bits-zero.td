// No bits take any number, and are the number 0 nowhere.
def a { bits<0> none; bits<0> empty = {}; bits<0> zero = 0; bits<0> one = 1; bits<0> many = -5; }
