#!/usr/bin/env python3
"""Types lines into grognard on a pseudo-terminal and times the answers.

Usage: repl.py PROGRAM
Prints for each line, with tabs between: the line; milliseconds from Enter to the first byte of the answer (median),
to the next prompt (median) and to the next prompt (slowest).
"""

import fcntl
import os
import pty
import re
import select
import statistics
import struct
import sys
import termios
import time

WARM_UP, TIMES = 60, 50  # rounds of all lines
LINES = [
    ("contact --att 4 --pips 1 --elite", "Dice"),
    ("fire --weapon musket --stands 8 --range 20 --target column", "Dice"),
    ("odds contact --pips 1", "exact odds"),
    ("rules canister", "paperboys: canister"),
    ("rules contact", "paperboys contact: "),
]
PROMPT = b"paperboys> "
READ = b"\x1b[?2004l"  # JLine's last word about the line that was typed; what follows is the answer
ESCAPES = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
PATIENCE = 60  # seconds


class Terminal:
    def __init__(self, program):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ["TERM"] = "xterm"
            os.execvp(program, [program])
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))

    def until(self, done):
        """Reads until done(all bytes so far); answers them."""
        seen = b""
        while not done(seen):
            if not select.select([self.fd], [], [], PATIENCE)[0]:
                sys.exit(f"repl.py: no answer within {PATIENCE} s; so far: {seen[-500:]!r}")
            seen += os.read(self.fd, 65536)
        return seen

    def type(self, text):
        """Types a line without Enter, and waits until the program has nothing more to show, hints included."""
        os.write(self.fd, text.encode())
        self.until(lambda seen: seen)
        while select.select([self.fd], [], [], 0.05)[0]:
            os.read(self.fd, 65536)

    def enter(self, expected):
        """Presses Enter; milliseconds to the first byte of the answer and to the next prompt."""
        first = None

        def answered(seen):
            nonlocal first
            answer = seen.partition(READ)[2]
            if answer and first is None:
                first = time.perf_counter()
            return answer.endswith(PROMPT)

        began = time.perf_counter()
        os.write(self.fd, b"\r")
        answer = self.until(answered)
        ended = time.perf_counter()
        text = ESCAPES.sub(b"", answer).decode(errors="replace")
        if expected not in text:
            sys.exit(f"repl.py: expected {expected!r} in the answer, and got {text}")
        return (first - began) * 1000, (ended - began) * 1000


def main():
    terminal = Terminal(sys.argv[1])
    terminal.until(lambda seen: seen.endswith(PROMPT))
    for _ in range(WARM_UP):
        for line, expected in LINES:
            terminal.type(line)
            terminal.enter(expected)
    taken = {line: [] for line, _ in LINES}
    for _ in range(TIMES):
        for line, expected in LINES:
            terminal.type(line)
            taken[line].append(terminal.enter(expected))
    for line, times in taken.items():
        firsts, lasts = zip(*times)
        print(f"{line}\t{statistics.median(firsts):.2f}\t{statistics.median(lasts):.2f}\t{max(lasts):.2f}")
    os.write(terminal.fd, b"quit\r")
    os.waitpid(terminal.pid, 0)


if __name__ == "__main__":
    main()
