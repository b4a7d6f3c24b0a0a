"""Dice from a seed by algorithm gd1, in ten lines: checks a roll of grognard without grognard.

    python3 docs/gd1.py salamanca 10        the first ten d6 of that seed
"""
import hashlib, struct, sys

def stream(seed):
    block = 0
    while True:
        yield from hashlib.sha256(seed.encode() + b"\0" + struct.pack(">Q", block)).digest()
        block += 1

def die(stream, sides):
    while True:
        byte = next(stream)
        if byte < 256 - 256 % sides:
            return 1 + byte % sides

def thousandths(stream):
    while True:
        value = next(stream) * 256 + next(stream)
        if value < 65000:
            return value % 1000

if __name__ == "__main__":
    seed, count = sys.argv[1], int(sys.argv[2])
    bytes_ = stream(seed)
    print(*[die(bytes_, 6) for _ in range(count)])
