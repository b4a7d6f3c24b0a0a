#!/usr/bin/env bash
# Whoever waits for a lock is told so after a second, once; Ctrl-C ends the wait, and nothing was written.
set -u
. "$(dirname "$0")/common.sh"
command -v python3 >/dev/null || { echo "(no python3 here: waiting for a lock was not tried)"; exit 0; }
cd "$work" || exit 1
program rally --pips 3 --log game.jsonl >/dev/null || fail "no journal"
hold() { # SECONDS: keeps the journal locked, as another writer does; returns when it has the lock
    rm -f held
    python3 -c 'import fcntl, sys, time
f = open("game.jsonl", "r+b"); fcntl.lockf(f, fcntl.LOCK_EX); open("held", "w").close(); time.sleep(float(sys.argv[1]))' "$1" &
    holder=$!
    until [ -e held ]; do sleep 0.05; done
}
told() { grep -c 'game.jsonl: another grognard is writing to it; waiting' err; }

hold 6
program rally --pips 3 --log game.jsonl >out 2>err || fail "a writer that waited: $(cat err)"
[ "$(told)" -eq 1 ] || fail "a writer that waited was told $(told) times: $(cat err)"
grep -q 'Record 2 of' out || fail "the record after the wait: $(cat out)"
wait $holder
hold 6
program journal verify game.jsonl >out 2>err || fail "a reader that waited: $(cat err)"
[ "$(told)" -eq 1 ] || fail "a reader that waited was told $(told) times: $(cat err)"
wait $holder
program rally --pips 3 --log game.jsonl >out 2>err || fail "a free lock"
[ ! -s err ] || fail "a free lock: $(cat err)"

cp game.jsonl before
hold 90
set -m # or a background process would ignore SIGINT
java -XX:TieredStopAtLevel=1 -jar "$here/target/lib/grognard.jar" rally --pips 3 --log game.jsonl >out 2>err &
waiting=$!
set +m
for ((k = 0; k < 200; k++)); do [ "$(told)" -eq 0 ] || break; sleep 0.1; done
[ "$(told)" -eq 1 ] || fail "told $(told) times before Ctrl-C"
kill -INT $waiting
wait $waiting
code=$?
[ $code -eq 130 ] || fail "Ctrl-C while it waits: exit $code"
kill -0 $holder 2>/dev/null || fail "it waited until the lock was free"
cmp game.jsonl before || fail "Ctrl-C while it waits: something was written"

# At the prompt Ctrl-C ends the wait, and the prompt goes on.
GROGNARD_TTY=012 python3 - "$here/target/lib/grognard.jar" <<'PYTHON' || fail "Ctrl-C at the prompt"
import os, pty, select, signal, sys, time
pid, terminal = pty.fork()
if pid == 0:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.environ["TERM"] = "xterm-256color"
    os.execvp("java", ["java", "-XX:TieredStopAtLevel=1", "-jar", sys.argv[1]])
screen = b""
def wait_for(text):
    global screen
    end = time.time() + 60
    while text not in screen:
        if time.time() > end or not select.select([terminal], [], [], 60)[0]:
            sys.exit("no %r in %r" % (text, screen[-800:]))
        screen += os.read(terminal, 65536)
    screen = screen[screen.index(text) + len(text):]
wait_for(b"Ctrl-D to leave")
os.write(terminal, b"rally --pips 3 --log game.jsonl\r")
wait_for(b"another grognard is writing")
os.write(terminal, b"\x03")
time.sleep(1)
os.write(terminal, b"rally --pips 3 --dice 6 -q\r")
wait_for(b"RALLIED")
os.write(terminal, b"\x04")
PYTHON
cmp game.jsonl before || fail "Ctrl-C at the prompt: something was written"
kill -0 $holder 2>/dev/null || fail "the prompt waited until the lock was free"
kill $holder
wait $holder 2>/dev/null
echo "a writer and a reader that wait for a lock: told once each; Ctrl-C, in a command and at the prompt: the wait ends"
