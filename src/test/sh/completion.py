#!/usr/bin/env python3
"""Completion in a real shell at a pseudo-terminal, with hostile names of ruleset folders and files.

    completion.py SHELL SCRIPT RULESETS

Types `grognard use qNN` and Tab for the folder whose name begins so, for each folder of RULESETS, and Enter. A stand-in
for the program, named grognard, writes down the words that it gets: the second must be the folder's name. The same with
files and `grognard batch`. A name with control characters must not be offered at all."""
import os, pty, re, select, sys, tempfile, time, unicodedata

shell, script, rulesets = sys.argv[1:]
work = tempfile.mkdtemp(dir=os.environ["WORK"])
got = os.path.join(work, "got")
os.makedirs(work + "/bin")
os.makedirs(work + "/here")
with open(work + "/bin/grognard", "w") as program:
    program.write('#!/bin/sh\nprintf "%%s\\0" "$@" >"%s.new" && mv "%s.new" "%s"\n' % (got, got, got))
os.chmod(work + "/bin/grognard", 0o755)
names = sorted(name for name in os.listdir(os.fsencode(rulesets)) if re.match(rb"q\d\d", name))
for name in names:
    open(os.path.join(os.fsencode(work), b"here", name), "w").close()

START = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}
SET_UP = {
    "bash": "PS1='READ''Y> '; bind 'set enable-bracketed-paste off'; bind 'set bell-style none'; source \"$SCRIPT\"\n",
    "zsh": "PS1='READ''Y> '; unsetopt zle_bracketed_paste; autoload -Uz compinit; compinit -u -d $WORK/dump; source $SCRIPT\n",
    "fish": "function fish_prompt; echo -n 'READ''Y> '; end; set -g fish_autosuggestion_enabled 0; source $SCRIPT\n",
}
pid, terminal = pty.fork()
if pid == 0:
    os.chdir(work + "/here")
    env = dict(os.environ, PATH=work + "/bin:" + os.environ["PATH"], SCRIPT=script, HOME=work, TERM="xterm",
               XDG_CONFIG_HOME=work, XDG_DATA_HOME=work, LC_ALL="C.UTF-8", HISTFILE="/dev/null", COLUMNS="200")
    for name in [key for key in env if key.startswith("GROGNARD")]:
        del env[name]
    os.execvpe(shell, START[shell], env)
screen = b""


def fail(why):
    sys.exit("FAILED: %s: %s\n%s" % (shell, why, screen[-1500:].decode("utf-8", "replace")))


def read_until(wanted, seconds, why):
    global screen
    until = time.time() + seconds
    while not wanted():
        if time.time() > until:
            fail(why)
        if select.select([terminal], [], [], 0.05)[0]:
            try:
                screen += os.read(terminal, 65536)
            except OSError:
                fail("the shell has gone: " + why)


def quiet(seconds=0.15):
    """Waits until the shell has nothing more to show."""
    global screen
    while select.select([terminal], [], [], seconds)[0]:
        screen += os.read(terminal, 65536)


def completed(line):
    """The words that the program gets when the line is completed and entered."""
    global screen
    if os.path.exists(got):
        os.remove(got)
    screen = b""
    os.write(terminal, line + b"\t")
    quiet()
    os.write(terminal, b"\r")
    read_until(lambda: os.path.exists(got), 20, "no program was started by %r and Tab" % line)
    read_until(lambda: b"READY> " in screen, 20, "no prompt")
    quiet()
    with open(got, "rb") as words:
        return words.read().split(b"\0")[:-1]


os.write(terminal, SET_UP[shell].encode())
read_until(lambda: b"READY> " in screen, 60, "no prompt")
quiet(1)
if re.search(rb"(?i)error|parse|unexpected|unmatched|not found", screen.split(b"READY> ")[-2][-800:]):
    fail("an error when the script was read")
offered = 0
for name in names:
    hidden = any(unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp") for c in os.fsdecode(name))
    words = completed(b"grognard use " + name[:3])
    wanted = [b"use", name[:3] if hidden else name]
    if words != wanted and not (hidden and shell == "bash"):  # bash goes on to names of files
        fail("use %r: the program got %r" % (name, words))
    if not hidden:
        offered += 1
        words = completed(b"grognard batch " + name[:3])
        if words != [b"batch", name]:
            fail("batch %r: the program got %r" % (name, words))
if completed(b"grognard q01\\ b cha") != [b"q01 b", b"charge"]:
    fail("the resolvers of a ruleset whose name has a blank")
# All names at once, the ones that begin oddly included.
os.write(terminal, b"grognard use \t\t\t")
quiet(1)
os.write(terminal, b"\x03\x03")
quiet(1)
if os.path.exists(work + "/here/PWN"):
    fail("PWN was made")
print("%s: %d names of rulesets and files completed to one word each, %d with hidden characters; nothing of them was run"
      % (shell, offered, len(names) - offered))
