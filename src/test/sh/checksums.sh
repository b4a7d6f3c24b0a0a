#!/usr/bin/env bash
# A library that was tampered with on its way: its checksum does not fit. The launcher's build ends, shows why, and puts
# nothing in place; with the true library it builds.
# Everything else comes out of the local repository of Maven, which an earlier build has filled.
set -u
# shellcheck source=src/test/sh/common.sh
. "$(dirname "$0")/common.sh"
command -v mvn >/dev/null || { echo "(no Maven here)" && exit 0; }
repository=$(cd "$here" && mvn -o -q -B help:evaluate -Dexpression=settings.localRepository -DforceStdout 2>/dev/null)
[ -d "$repository" ] || repository=$HOME/.m2/repository
version=$(sed -n 's,.*<picocli.version>\(.*\)</picocli.version>.*,\1,p' "$here/pom.xml")
library=info/picocli/picocli/$version
[ -e "$repository/$library" ] || fail "no $library in $repository"
# A home whose Maven has all but this library, and a remote repository with nothing else.
local=$work/home/.m2/repository
mkdir -p "$work/home/.m2" "$work/remote/$library"
cp -rl "$repository" "$local" 2>/dev/null || { rm -rf "$local" && cp -r "$repository" "$local"; } || fail "cannot copy $repository"
find "$local" -name _remote.repositories -delete # what is there is taken, wherever it is from
rm -rf "${local:?}/$library"
cp "$repository/$library/"*.jar "$repository/$library/"*.pom "$work/remote/$library/"
for file in "$work/remote/$library/"*; do sha1sum "$file" | cut -d ' ' -f 1 | tr -d '\n' >"$file.sha1"; done
cat >"$work/home/.m2/settings.xml" <<SETTINGS
<settings>
  <localRepository>$local</localRepository>
  <mirrors><mirror><id>remote</id><mirrorOf>*</mirrorOf><url>file://$work/remote</url></mirror></mirrors>
</settings>
SETTINGS
mkdir "$work/clone" || exit 1
cp -r "$here/grognard" "$here/pom.xml" "$here/src" "$here/gradle" "$here/gradlew" "$here/.mvn" "$here"/*.kts "$work/clone/" || fail "cannot clone"
jar=$work/remote/$library/picocli-$version.jar
cp "$jar" "$work/true.jar" # and one class more, in a jar that is none the worse for it
python3 -c 'import sys, zipfile; zipfile.ZipFile(sys.argv[1], "a").writestr("picocli/Other.class", "x")' "$jar" || fail "cannot tamper"
out=$(cd "$work" && MAVEN_OPTS=-Duser.home=$work/home "$work/clone/grognard" contact -q --dice 4,3 2>"$work/err")
code=$?
[ $code -eq 1 ] || fail "a tampered library: exit $code, $out, $(cat "$work/err")"
[ -z "$out" ] || fail "a tampered library: answered $out"
grep -q "Checksum validation failed" "$work/err" || fail "a tampered library: $(cat "$work/err")"
[ ! -e "$work/clone/target/lib" ] || fail "a tampered library: $(ls "$work/clone/target/lib")"
echo "a tampered library: $(grep -o -m 1 'Checksum validation failed.*' "$work/err" | cut -c 1-160)"
cp "$work/true.jar" "$jar"
rm -rf "${local:?}/$library"
out=$(cd "$work" && MAVEN_OPTS=-Duser.home=$work/home "$work/clone/grognard" contact -q --dice 4,3 2>"$work/err") ||
    fail "the true library: exit $?, $(cat "$work/err")"
[ "${out%% *}" = FIGHT ] || fail "the true library: $out"
echo "the true library: built"
