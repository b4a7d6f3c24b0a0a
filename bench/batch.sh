#!/usr/bin/env bash
# Lines a second and memory of a batch of contact tests, JSON out: on one core, on two, and for little and much input;
# beside it a bare JVM, to tell how busy the machine is.
#   bench/batch.sh [LINES]
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
lines=${1:-1000000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/grognard" --version >/dev/null
awk -v n="$lines" 'BEGIN {
    srand(1)
    for (i = 0; i < n; i++) {
        s = "contact"
        if (rand() < .5) s = s " --att " 1 + int(6 * rand())
        s = s " --pips " int(6 * rand())
        if (rand() < .3) s = s " --elite"
        if (rand() < .3) s = s " --column"
        s = s " --def"
        if (rand() < .3) s = s " " 1 + int(6 * rand())
        s = s " --pips " int(7 * rand())
        if (rand() < .2) s = s " --flank"
        print s
    }
}' >"$work/lines"
head -n 1000 "$work/lines" >"$work/few"
printf 'public class Hello { public static void main(String[] a) { System.out.println("hello"); } }\n' >"$work/Hello.java"
(cd "$work" && javac Hello.java)
measure() { # NAME COUNT COMMAND…
    name=$1 count=$2
    shift 2
    /usr/bin/time -f '%e %U %S %M' -o "$work/time" "$@" >"$work/out"
    read -r wall user system memory <"$work/time"
    awk -v name="$name" -v n="$count" -v wall="$wall" -v cpu="$user" -v sys="$system" -v mem="$memory" 'BEGIN {
        printf "%-28s %7.2f s wall %7.2f s cpu %9d lines/s wall %9d lines/s cpu %5d MB\n",
            name, wall, cpu + sys, n / wall, n / (cpu + sys), mem / 1024 }'
}
measure "bare JVM" 0 java -Xshare:auto -XX:TieredStopAtLevel=1 -cp "$work" Hello
measure "1,000 lines, one core" 1000 taskset -c 0 "$here/grognard" batch --json --seed s "$work/few"
measure "$lines lines, one core" "$lines" taskset -c 0 "$here/grognard" batch --json --seed s "$work/lines"
cp "$work/out" "$work/one"
measure "$lines lines, all cores" "$lines" "$here/grognard" batch --json --seed s "$work/lines"
cmp "$work/one" "$work/out"
