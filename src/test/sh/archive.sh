#!/usr/bin/env bash
# The class-data archive: the cache is thrown away or the disk is full while it is made. The program starts without it, and
# says nothing. An upgrade of a program that runs from a copy in the cache is started.
set -u
# shellcheck source=src/test/sh/common.sh
. "$(dirname "$0")/common.sh"
unset JAVA_HOME
install() { # FOLDER
    mkdir -p -- "$1/bin" "$1/lib" &&
        cp "$here/src/dist/bin/grognard" "$1/bin/" &&
        cp "$here/target/lib/"*.jar "$here/src/dist/lib/launch.sh" "$1/lib/"
}
answers() { # WHAT FOLDER
    out=$(cd "$work" && "$2/bin/grognard" contact -q --dice 4,3 2>"$work/err") || fail "$1: exit $?, $(cat "$work/err")"
    [ "${out%% *}" = FIGHT ] || fail "$1: answered $out"
    [ ! -s "$work/err" ] || fail "$1: said $(cat "$work/err")"
}

# A Java that counts its calls, throws the cache away at one of them, and runs only the player's own command.
export XDG_CACHE_HOME=$work/cache
mkdir -p "$work/jdk/bin"
cat >"$work/jdk/bin/java" <<JAVA
#!/bin/sh
echo >>"$work/calls"
if [ \$(wc -l <"$work/calls") -eq "\$LOSE_AT" ]; then rm -rf "$work/cache"; fi
case "\$*" in
    *-Xshare:dump*) for word; do case \$word in -XX:SharedArchiveFile=*) echo >"\${word#*=}" ;; esac; done ;;
    *DumpLoadedClassList* | *' batch -') ;;
    *) exec "$(command -v java)" "\$@" ;;
esac
JAVA
chmod +x "$work/jdk/bin/java"
printf 'JAVA_VERSION="17.0.1"\n' >"$work/jdk/release"
lost=0
for place in plain a:b; do
    install "$work/$place"
    for sh in dash bash busybox; do
        command -v $sh >/dev/null || continue
        calls=2
        for ((LOSE_AT = 1; LOSE_AT <= calls; LOSE_AT += 3)); do
            rm -rf "$work/cache" "$work/calls"
            out=$(cd "$work" && LOSE_AT=$LOSE_AT JAVA_HOME=$work/jdk $sh "$work/$place/bin/grognard" contact -q --dice 4,3 2>"$work/err")
            code=$?
            calls=$(wc -l <"$work/calls")
            [ "$LOSE_AT" -lt "$calls" ] || break # the player's own command, which nothing can help
            [ "$code ${out%% *}" = "0 FIGHT" ] || fail "$place, $sh, cache lost at call $LOSE_AT of $calls: exit $code, $out, $(cat "$work/err")"
            [ ! -s "$work/err" ] || fail "$place, $sh, cache lost at call $LOSE_AT of $calls: said $(cat "$work/err")"
            lost=$((lost + 1))
        done
    done
done
echo "$lost starts whose cache was thrown away while the archive was made: each answered"

# A disk that is full after so many bytes.
mkdir "$work/small"
if mount -t tmpfs -o size=4k tmpfs "$work/small" 2>/dev/null; then
    trap 'umount "$work/small"; rm -rf "$work"' EXIT
    export XDG_CACHE_HOME=$work/small/cache
    for room in size=4k,nr_inodes=4 size=4k,nr_inodes=20 size=4k size=40k size=400k size=4m size=9m size=13m; do
        umount "$work/small"
        mount -t tmpfs -o "$room" tmpfs "$work/small" || fail "cannot mount"
        answers "a disk of $room, first start" "$work/plain"
        answers "a disk of $room, second start" "$work/plain"
    done
    echo "disks of 4 KB to 13 MB: each answered"
else
    echo "(not allowed to mount a small disk here)"
fi

# An upgrade whose jar has the time of the old one, as all jars of one build have.
export XDG_CACHE_HOME=$work/cache
rm -rf "$work/cache" && export JAVA_HOME=$work/jdk LOSE_AT=0
answers "before an upgrade" "$work/a:b"
cp "$work/a:b/lib/grognard.jar" "$work/upgrade.jar" && touch -r "$work/a:b/lib/grognard.jar" "$work/time"
python3 - "$work/upgrade.jar" <<'PY' || fail "cannot make another jar"
import shutil, sys, zipfile
old, new = sys.argv[1], sys.argv[1] + ".new"
with zipfile.ZipFile(old) as jar, zipfile.ZipFile(new, "w") as other:
    for entry in jar.infolist():
        other.writestr(entry, b"9.9.9" if entry.filename == "grognard/version.txt" else jar.read(entry))
shutil.move(new, old)
PY
cp "$work/upgrade.jar" "$work/a:b/lib/grognard.jar" && touch -r "$work/time" "$work/a:b/lib/grognard.jar"
out=$("$work/a:b/bin/grognard" --version 2>&1)
[ "$out" = "grognard 9.9.9" ] || fail "after an upgrade in a folder with a colon: $out"
answers "after an upgrade" "$work/a:b"
echo "an upgrade in a folder with a colon: started"
