#!/usr/bin/env python3
"""The prompt at a real pseudo-terminal: keys, bytes, pastes, windows that change, Ctrl-C at any moment, spoiled histories.

    prompt.py [SESSIONS [ACTIONS [FIRST]]]

A session is made from its number alone. It fails if the program ends before it is told to, ends with anything but 0, shows
a stack trace or an internal error, or does not answer a plain line within a minute."""
import fcntl, os, pty, random, select, shutil, signal, stat, struct, subprocess, sys, tempfile, termios, time

here = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../.."))
work = tempfile.mkdtemp()
LINES = [b"contact --att 4 --pips 1 --elite", b"rally --pips 3 -q", b"odds contact --pips 0..6", b"use honour", b"use paperboys",
         b"set format json", b"unset format", b"last", b"again", b"", b"help contact", b"rules flank", b"roll 3d6+1",
         b"contact --label '\xc3\x81lava \xe6\xad\xa6'", b"contac --pip 9", b"journal seal g.jsonl --seed hush-hush-hush",
         b"odds fight --stands 1..9 --def-stands 1..9", b"contact -n 3000 -q", b"rally --ask --pips 3", b"'open", b"sheet acw"]
KEYS = [b"\t", b"\t\t", b"\x7f", b"\x01", b"\x05", b"\x0b", b"\x15", b"\x17", b"\x19", b"\x12", b"\x14", b"\x1f",
        b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1b[H", b"\x1b[F", b"\x1b[3~", b"\x1b[5~", b"\x1bb", b"\x1bd", b"\x1b", b"\x0c",
        b"\x1b[200~contact\rrally --pips 3 -q\r\x1b[201~", b"\x1b[999;999R", b"\x1b]0;t\x07", b"\xc3", b"\xff\xfe", b"\xf0\x9f\x98\x80"]
NEVER = {0x04, 0x0a, 0x0d, 0x0f, 0x11, 0x13, 0x16, 0x1a}  # end, enter, flow control, suspend
UNSET = "(unset)"
TERMS = ["xterm", "xterm-256color", "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "konsole-256color",
         "st-256color", "rxvt-unicode-256color", "screen", "tmux-256color", "linux", "vt100", "dumb", "emacs", "eterm",
         "rubbish", "-V", "../../etc/passwd", "", UNSET]


class Session:
    def __init__(self, number, history=None, term=None):
        self.random, self.number, self.screen = random.Random(number), number, b""
        self.state = tempfile.mkdtemp(dir=work)
        os.mkdir(self.state + "/grognard")
        self.history = self.state + "/grognard/history"
        if history:
            history(self.history)
        env = dict(os.environ, XDG_STATE_HOME=self.state, XDG_CONFIG_HOME=self.state, GROGNARD_TTY="012",
                   TERM=self.random.choice(["xterm-256color", "screen", "dumb"] if number % 4 == 0 else ["xterm-256color"]))
        if term is not None:
            env["TERM"] = term
        if term == UNSET:
            del env["TERM"]
        java = ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", here + "/target/lib/grognard.jar"]
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell in the background has it ignored, and Java would follow
            os.chdir(self.state)
            os.execvpe("java", java, env)
        self.driver = self.modes_and_keys()
        self.resize(80, 24)
        self.wait_for(b"Ctrl-D to leave", 120)

    def fail(self, why):
        sys.exit("FAILED: session %d: %s\n%s" % (self.number, why, self.screen[-1500:].decode("utf-8", "replace")))

    def modes_and_keys(self):
        """Of the terminal's driver, without the speed of a line that is none."""
        modes = termios.tcgetattr(self.terminal)
        return modes[0], modes[1], modes[3], modes[6]

    def resize(self, columns, rows):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.kill(self.pid, signal.SIGWINCH)

    def read(self, seconds):
        if select.select([self.terminal], [], [], seconds)[0]:
            try:
                some = os.read(self.terminal, 65536)
            except OSError:
                some = b""
            if not some:
                self.fail("the program has gone: %s" % (os.waitpid(self.pid, 0),))
            self.screen = (self.screen + some)[-200000:]
            for bad in (b"Exception", b"internal error", b"\tat ", b"WARNING", b"Full thread dump"):
                if bad in self.screen:
                    self.fail("it shows %r" % bad)
            return True
        return False

    def send(self, some):
        while some:
            ready = select.select([self.terminal], [self.terminal], [], 60)
            if ready[0]:
                self.read(0)
            if ready[1]:
                some = some[os.write(self.terminal, some[:200]):]
            elif not ready[0]:
                self.fail("it takes no more keys")

    def wait_for(self, what, seconds):
        until = time.time() + seconds
        while what not in self.screen:
            if time.time() > until:
                self.fail("no %r" % what)
            self.read(0.2)

    def plain_line(self):
        """Whatever came before, an emptied line is answered."""
        for again in range(6):
            self.send(b"\x03")
            while self.read(0.4):
                pass
            self.screen = b""
            self.send(b"paperboys rally --pips 3 --dice 5 -q\r")
            until = time.time() + 10
            while time.time() < until and b"RALLIED" not in self.screen:
                self.read(0.2)
            if b"RALLIED" in self.screen:
                return
        self.fail("a plain line is not answered")

    def leave(self):
        until = time.time() + 60
        while time.time() < until:
            self.send_quietly(b"\x04")
            for _ in range(10):
                pid, status = os.waitpid(self.pid, os.WNOHANG)
                if pid:
                    if status != 0:
                        self.fail("it ended with %d" % status)
                    if self.modes_and_keys() != self.driver:
                        self.fail("the terminal is not left as it was found")
                    os.close(self.terminal)
                    return
                if select.select([self.terminal], [], [], 0.1)[0]:
                    try:
                        os.read(self.terminal, 65536)
                    except OSError:
                        pass
        self.fail("it does not end")

    def send_quietly(self, some):
        try:
            os.write(self.terminal, some)
        except OSError:
            pass


def fuzz(number, actions):
    session = Session(number)
    chance = session.random
    for _ in range(actions):
        kind = chance.random()
        if kind < 0.35:
            session.send(chance.choice(LINES) + b"\r")
        elif kind < 0.60:
            session.send(chance.choice(KEYS))
        elif kind < 0.70:
            session.send(bytes(b for b in chance.randbytes(chance.randrange(1, 40)) if b not in NEVER))
        elif kind < 0.78:
            session.send(b"\x03")
        elif kind < 0.88:
            session.send(chance.choice(LINES) + b"\r")
            time.sleep(chance.random() * 0.004)
            session.send(b"\x03")
        elif kind < 0.94:
            session.resize(chance.choice([1, 2, 7, 20, 80, 300]), chance.choice([1, 2, 24, 100]))
        session.read(chance.choice([0, 0, 0.01, 0.05]))
    session.resize(80, 24)
    session.plain_line()
    if os.path.exists(session.history):
        if stat.S_IMODE(os.stat(session.history).st_mode) != 0o600:
            session.fail("the history is not its owner's alone")
        with open(session.history, "rb") as history:
            if b"hush-hush" in history.read():
                session.fail("a secret is in the history")
    session.leave()


def just_after_enter(number, times):
    session = Session(number)
    for _ in range(times):
        session.send(b"\r" if session.random.random() < 0.2 else b"rally --pips 3 -q\r")
        time.sleep(session.random.random() * 0.006)
        session.send(b"\x03")
        while session.read(0.02):
            pass
    session.plain_line()
    session.leave()


def just_as_the_window_changes(number, times):
    """JLine measures the window in another thread than draws the line: none of the lines may be lost."""
    session = Session(number)
    for k in range(times):
        session.send(b"roll d1 --label L%dL -q" % k)
        until = time.time() + session.random.random() * 0.004
        session.send(b"\r")
        while time.time() < until:
            session.resize(session.random.choice([1, 2, 7, 20, 80]), session.random.choice([1, 2, 24]))
        session.read(0.01)
    session.resize(80, 24)
    while session.read(2):  # Ctrl-C would take away what waits to be read
        pass
    session.plain_line()
    session.leave()
    with open(session.history, "rb") as history:
        kept = history.read()
    lost = [k for k in range(times) if b"L%dL" % k not in kept]
    if lost:
        session.fail("%d of %d lines are lost" % (len(lost), times))


def on_record(number, times):
    """Ctrl-C while records are written: the journal and the game can be gone on with, and hold."""
    session = Session(number)
    with open(session.state + "/muster.csv", "w") as muster:
        muster.write("side,unit,stands\nbritish,33rd,8\nfrench,45e,8\n")
    for part in range(2):
        lines = [b"rally --pips 3 -q --log j.jsonl", b"rally --pips 3 -n 40 -q --log j.jsonl"]
        if part == 1:
            session.plain_line()
            session.send(b"game new g.jsonl muster.csv\r")
            session.wait_for(b"units mustered", 60)
            lines = [b"unit 45e pips=2", b"unit 45e pips=3", b"fire 33rd 45e 20", b"note here", b"undo"]
        for _ in range(times // 2):
            session.send(session.random.choice(lines) + b"\r")
            time.sleep(session.random.random() * 0.03)
            session.send(b"\x03")
            while session.read(0.02):
                pass
            if b"cannot" in session.screen:
                session.fail("a journal is lost")
    session.plain_line()
    session.screen = b""
    session.send(b"units\r")
    session.wait_for(b"33rd", 60)
    session.leave()
    records = 0
    for file in ("g.jsonl", "j.jsonl"):
        path = session.state + "/" + file
        verified = subprocess.run([here + "/grognard", "journal", "verify", path], capture_output=True, text=True)
        if verified.returncode != 0:
            session.fail("%s: %s" % (file, verified.stdout + verified.stderr))
        with open(path, "rb") as lines:
            records += len(lines.readlines())
    return records


def terminals(number):
    """Whatever TERM says: the prompt starts, and no key prints what the JVM or JLine has to say to programmers."""
    for term in TERMS:
        session = Session(number, term=term)
        session.send(b"\x1c")  # Ctrl-\\, which would have the JVM dump its threads
        session.send(b"\x18\x05")  # edit-and-execute
        session.send(b"\x1bxedit-and-execute-command\r")
        session.plain_line()
        session.send(b"odds fight --stands 1..9 --def-stands 1..9\r")
        session.send(b"\x1c")
        session.plain_line()
        session.leave()
    return len(TERMS)


def spoiled(number):
    def content(some):
        def write(path):
            with open(path, "wb") as file:
                file.write(some)
        return write
    kinds = [content(b"1:\xc3"), content(b"no stamp\n:::\n99999999999999999999999:x\n"), content(bytes(100000)),
             content(b"1:" + b"x" * 3000000), os.mkdir, os.mkfifo, lambda path: os.symlink("/dev/full", path),
             lambda path: os.symlink("/dev/zero", path), lambda path: os.symlink("/no/such/place", path)]
    for kind in kinds:
        session = Session(number, kind)
        session.plain_line()
        session.leave()
    return len(kinds)


def main():
    sessions, actions, first = (int(a) for a in (sys.argv[1:] + ["8", "150", "1"][len(sys.argv) - 1:]))
    subprocess.run([here + "/grognard", "--version"], check=True, stdout=subprocess.DEVNULL)
    try:
        count = spoiled(0)
        print("%d spoiled histories: the prompt started, answered and ended" % count, flush=True)
        count = terminals(5)
        print("%d values of TERM, with Ctrl-\\ and Ctrl-X Ctrl-E: the prompt started, answered and ended" % count, flush=True)
        just_after_enter(1, 100 * sessions)
        print("Ctrl-C just after Enter, %d times: the prompt answered and ended" % (100 * sessions), flush=True)
        just_as_the_window_changes(2, 100 * sessions)
        print("a window that changes just after Enter, %d times: no line was lost" % (100 * sessions), flush=True)
        records = on_record(3, 100 * sessions)
        print("Ctrl-C while a game and a journal are written, %d times: %d records, which verify" % (100 * sessions, records), flush=True)
        for number in range(first, first + sessions):
            fuzz(number, actions)
        print("%d sessions of %d actions at a pseudo-terminal: every one answered at its end and left with 0" % (sessions, actions))
    finally:
        shutil.rmtree(work, ignore_errors=True)


main()
