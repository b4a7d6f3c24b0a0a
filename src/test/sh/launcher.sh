#!/usr/bin/env bash
# The launcher: folders with odd names, Javas that are too old, builds that are interrupted, killed, or run beside others.
# The builds are made by a stand-in for Maven that copies slowly what the real one has made; `launcher.sh TRIALS real`
# interrupts the real one too.
set -u
. "$(dirname "$0")/common.sh"
trials=${1:-4}
unset JAVA_HOME
says="FIGHT"
installed() { # FOLDER: as bin/grognard and lib would be unpacked there
    mkdir -p -- "$1/bin" "$1/lib" &&
        cp "$here/src/dist/bin/grognard" "$1/bin/" &&
        cp "$here/target/lib/"*.jar "$here/src/dist/lib/launch.sh" "$1/lib/"
}
# A Java that makes no archive, which would take longer than all the rest.
mkdir -p "$work/plain/bin"
cat >"$work/plain/bin/java" <<JAVA
#!/bin/sh
case "\$*" in *-Xshare:dump* | *DumpLoadedClassList*) exit 1 ;; esac
exec "$(command -v java)" "\$@"
JAVA
printf '#!/bin/sh\n' >"$work/plain/bin/javac"
chmod +x "$work/plain/bin/java" "$work/plain/bin/javac"
printf 'JAVA_VERSION="17.0.1"\n' >"$work/plain/release"
export XDG_CACHE_HOME=$work/cache
folders=0
for name in 'a!b' 'a!' 'a!/b' 'a:b' ':' $'a\xffb' $'\xc3\x28' 'a b%20c' 'a#b?c+d' "a'b\"c" 'a\b' $'a\nb' 'ä' '-n' 'a*b[c]' '$(x)'; do
    installed "$work/odd/$name" || fail "cannot make $name"
    case $name in 'a!' | a:b | ä) unset JAVA_HOME ;; *) export JAVA_HOME=$work/plain ;; esac
    for time in first second; do # with an archive, for these three
        out=$(cd "$work" && "$work/odd/$name/bin/grognard" contact -q --dice 4,3 2>&1) || fail "$name, $time start: $out"
        [ "${out%% *}" = "$says" ] || fail "$name, $time start: $out"
    done
    out=$(printf 'contact -q --dice 4,3\n' | "$work/odd/$name/bin/grognard" batch - 2>&1) || fail "$name, batch: $out"
    rm -rf "$work/odd"
    folders=$((folders + 1))
done
unset JAVA_HOME
echo "$folders folders with odd names: started from each"

# Javas that say what they are in a release file, or only when asked.
installed "$work/here"
javas=0
for version in 1.8.0_402 9 9.0.4 10 11 11.0.2 11+28 14 15.0.1 16 16+36 16.0.2 16-ea 17 17.0.1 17-ea 21 25.0.1 100; do
    for kind in release asked; do
        rm -rf "$work/jdk" && mkdir -p "$work/jdk/bin"
        cat >"$work/jdk/bin/java" <<JAVA
#!/bin/sh
if [ "\$1" = -version ]; then echo 'openjdk version "$version" 2020-01-01' >&2; else echo started; fi
JAVA
        chmod +x "$work/jdk/bin/java"
        [ $kind = asked ] || printf 'IMPLEMENTOR="x"\nJAVA_VERSION="%s"\n' "$version" >"$work/jdk/release"
        out=$(JAVA_HOME=$work/jdk XDG_CACHE_HOME=$work/none "$work/here/bin/grognard" contact 2>&1)
        major=${version%%[!0-9]*}
        if [ "$major" -lt 17 ]; then
            case $out in *"Java 17 or later is needed"*"$version"*) ;; *) fail "Java $version ($kind): $out" ;; esac
        else
            [ "$out" = started ] || fail "Java $version ($kind): $out"
        fi
        javas=$((javas + 1))
    done
done
echo "$javas Javas: those before 17 are refused by name, the others started"

# A clone of the sources, and a stand-in for Maven that takes its time over each file.
mkdir "$work/tools" "$work/made" && cp "$here/target/lib/"*.jar "$work/made/"
cat >"$work/tools/mvn" <<MVN
#!/bin/sh
mkdir -p target/lib && sleep 0.1
for jar in "$work/made"/*.jar; do
    name=target/lib/\${jar##*/}
    head -c 20000 "\$jar" >"\$name"; sleep 0.03; cat "\$jar" >"\$name"; sleep 0.01
done
MVN
chmod +x "$work/tools/mvn"
export JAVA_HOME=$work/plain
clone() {
    rm -rf "$work/clone" && mkdir "$work/clone" && cp "$here/grognard" "$here/pom.xml" "$work/clone/" &&
        cp -r "$here/src" "$here/gradle" "$here/gradlew" "$here/.mvn" "$here"/*.kts "$work/clone/"
}
change() { echo >>"$work/clone/pom.xml"; }
starts() { # HOW: the next start answers
    out=$(cd "$work" && PATH=$work/tools:$PATH timeout 60 "$work/clone/grognard" contact -q --dice 4,3 2>"$work/err") ||
        fail "$1: exit $?, $(cat "$work/err")"
    [ "${out%% *}" = "$says" ] || fail "$1: $out"
    left=$(cd "$work/clone/target" && ls -d building.* new.* lock* 2>/dev/null)
    [ -z "$left" ] || fail "$1: left behind: $left"
}
clone
for ((i = 1; i <= trials; i++)); do
    for signal in INT TERM KILL; do
        if ((i % 2)); then clone; else change; fi # a first build, or one after a change
        set -m
        PATH=$work/tools:$PATH "$work/clone/grognard" contact -q --dice 4,3 >/dev/null 2>&1 &
        pid=$!
        set +m
        sleep "0.$((RANDOM % 8))$((RANDOM % 10))"
        kill -$signal -- -$pid 2>/dev/null
        wait $pid 2>/dev/null
        starts "after SIG$signal in build $i"
    done
done
echo "$((trials * 3)) builds interrupted or killed: the next start built and answered, and nothing was left behind"
for ((i = 1; i <= trials; i++)); do
    if ((i % 2)); then clone; else change; fi
    pids=
    for k in 1 2 3 4; do
        (cd "$work" && PATH=$work/tools:$PATH "$work/clone/grognard" contact -q --dice 4,3 >"$work/out.$k" 2>"$work/err.$k") &
        pids="$pids $!"
    done
    k=0
    for pid in $pids; do
        k=$((k + 1))
        wait "$pid" || fail "start $k of four at once: exit $?, $(cat "$work/err.$k")"
        grep -q "^$says" "$work/out.$k" || fail "start $k of four at once: $(cat "$work/out.$k" "$work/err.$k")"
    done
    starts "after four at once"
done
echo "$((trials * 4)) starts, four at once during a build: every one answered"
# Locks that nobody will ever take away: of a process that lives on, of nobody, and of this very number.
change && mkdir "$work/clone/target/lock" && echo $$ >"$work/clone/target/lock/pid"
out=$(cd "$work" && GROGNARD_PATIENCE=2 PATH=$work/tools:$PATH timeout 60 "$work/clone/grognard" contact -q --dice 4,3 2>&1) ||
    fail "a lock that is never let go: $out"
rm -rf "$work/clone/target/lock"
change && mkdir "$work/clone/target/lock"
starts "an unsigned lock"
change && mkdir "$work/clone/target/lock"
# shellcheck disable=SC2016 # the inner shell signs with its own number and becomes the launcher
PATH=$work/tools:$PATH timeout 30 sh -c 'echo $$ >"$0/target/lock/pid"; exec "$0/grognard" contact -q --dice 4,3' \
    "$work/clone" >"$work/out" 2>&1 || fail "a lock with our own number: $(cat "$work/out")"
echo "locks of another that lives, of nobody and of our own number: built after 2 s, 5 s and at once"
# A source with a time in the future is built once. What is changed after that is built, and what is only touched is not.
builds=0
clone
for expected in 1 0 0 change 1 0 touch 0 delete 1 0; do
    case $expected in
        change) echo >>"$work/clone/src/main/java/grognard/Main.java" && touch -t 203801010000 "$work/clone/src/main/java/grognard/Main.java" ;;
        touch) touch "$work/clone/src/main/java/grognard/Grognard.java" ;;
        delete) rm "$work/clone/src/main/java/grognard/Grognard.java" && touch -t 203801010000 "$work/clone/src/main/java/grognard" ;;
        *)
            starts "a source from the future"
            builds=$((builds + 1))
            [ "$(grep -c '^grognard: building' "$work/err")" -eq "$expected" ] || fail "start $builds with a source from the future: $(cat "$work/err")"
            ;;
    esac
    [ $builds -ne 1 ] || touch -t 203801010000 "$work/clone/src/main/java/grognard/Main.java"
done
echo "$builds starts with sources from the future: built when a content changed"
if [ "${2:-}" = real ]; then
    unset JAVA_HOME
    for seconds in 4 10 16 22; do
        clone
        set -m
        "$work/clone/grognard" contact >/dev/null 2>&1 &
        pid=$!
        set +m
        sleep $seconds
        kill -INT -- -$pid 2>/dev/null
        wait $pid 2>/dev/null
        out=$(cd "$work" && "$work/clone/grognard" contact -q --dice 4,3 2>"$work/err") || fail "after $seconds s: $(cat "$work/err")"
        [ "${out%% *}" = "$says" ] || fail "after $seconds s: $out"
    done
    echo "the real build interrupted after 4, 10, 16 and 22 s: the next start built and answered"
fi
