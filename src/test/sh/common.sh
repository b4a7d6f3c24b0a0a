# Shared by the trials: where the program is, and a folder that goes away at the end.
here=$(cd "$(dirname "$0")/../../.." && pwd)
"$here/grognard" --version >/dev/null || exit 1 # builds if the sources have changed
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_STATE_HOME="$work/state" XDG_CONFIG_HOME="$work/config" GROGNARD_TTY=
program() { java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -jar "$here/target/lib/grognard.jar" "$@"; }
fail() {
    echo "FAILED: $*" >&2
    exit 1
}
hashes() { grep -o '"hash":"[0-9a-f]*"}$' "$1" | sort; }
