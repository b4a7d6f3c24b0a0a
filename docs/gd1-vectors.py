"""Writes the reference vectors that the tests hold the program against: seed, die and the first faces of each.

    python3 docs/gd1-vectors.py > src/test/resources/gd1-vectors.csv
"""
import csv, sys
from gd1 import die, stream, thousandths

SEEDS = ["", "salamanca", "salamanca/1", "salamanca/1000000", "0", " ", "\u00c1lava", "\u6b66\u8005", "\U0001f3b2",
         "a" * 22, "a" * 23, "a" * 54, "a" * 55, "a" * 56, "a" * 64, "a" * 119, "a" * 1000, "=1+1", "x,\"y\""]

def faces(seed, name, count):
    bytes_ = stream(seed)
    if name == "d1000":
        return [thousandths(bytes_) for _ in range(count)]
    if name == "dav":
        return [(2, 3, 3, 4, 4, 5)[die(bytes_, 6) - 1] for _ in range(count)]
    return [die(bytes_, int(name[1:])) for _ in range(count)]

out = csv.writer(sys.stdout, lineterminator="\n")
out.writerow(["seed", "die", "faces"])
for seed in SEEDS:
    for name in ("d6", "dav", "d1000", "d10", "d100"):
        out.writerow([seed, name, " ".join(map(str, faces(seed, name, 40)))])
for sides in range(1, 257):
    out.writerow(["every die", "d%d" % sides, " ".join(map(str, faces("every die", "d%d" % sides, 25)))])
