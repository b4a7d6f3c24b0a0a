# How grognard is started, for bin/grognard and for the launcher of the source tree alike (docs/adr/0008). They source
# this with `set -u` and these set:
#   lib       the folder of grognard.jar and what it needs
#   runtime   a Java that comes along, or a folder that is not there
#   archives  the folder for class-data archives; empty: none can be kept
#   release   what the archive is for, besides this Java and this place
# shellcheck shell=sh disable=SC2154

# Of every short run: reflection that is used once needs no code of its own, and no option is a date or of a database.
short='-Djdk.reflect.useNativeAccessorOnly=true -Dpicocli.converters.excludes=java.time.*,java.sql.*'

# What people type most, one command a line: the classes that these load go into an archive. Every start pays for all that
# its archive holds, so that each kind has its own: resolutions, what is looked up, games, commands that picocli parses,
# what runs long. Dice are the same each time, since other results would load other classes.
resolved='contact --att 4 --pips 1 --elite
contact --att 4 --pips 1 --elite --json
contact --att 4 --log journal
contact --att 4 --log journal --seed s
contact --pip 9
contact --help
odds contact
roll 2d6
fire --weapon musket --stands 8 --range 20 --seed s
fight --stands 4 --def-stands 4 --seed s
honour fire --unit formed --seed s
honour charge --unit formed --def-unit formed --seed s
honour combat --unit formed --def-unit formed --seed s
honour morale --hits 3
acw fire --figures 20 --order hold --seed s
acw charge --terrain open --seed s
acw impact --seed s
acw melee --figures 20 --seed s
acw morale --terrain open --seed s
napoleonic combat --bases 5 --troop french-line --def --bases 5 --troop austrian-line --seed s
napoleonic square --seed s
napoleonic rally --troop french-line --seed s'
looked_up='rules woods
rules cavlary
rules napoleonic hussar
rules contact --all
trained charge'
# A game of each ruleset: a line as it is typed in a shell, then many at once.
played='game new paperboys paperboys.csv --rules paperboys
batch games
--game paperboys fire alpha gamma 20 --dice 5,5,5,5,1,1,1,1
--game paperboys odds fire alpha gamma 20
--game paperboys unit alpha pips=1
--game paperboys units
batch --keep-going --seed s --game paperboys turns
batch --keep-going --seed s --game honour turns
batch --keep-going --seed s --game acw turns
batch --keep-going --seed s --game napoleonic turns'
commands='--help
help contact
undo --help
game new battle paperboys.csv
--game battle units
--game battle undo'
long='batch --json --seed s batch
batch --json --seed s --threads 1 --csv contact sheet
batch --seed s shapes
batch --log journal --seed s batch
journal verify journal'

say() { printf 'grognard: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# Which Java, and which version of it: read from its `release` file, since asking it would take 40 ms.
find_java() {
    java=$runtime/bin/java
    if [ ! -x "$java" ]; then
        java=${JAVA_HOME:+$JAVA_HOME/bin/java}
        java=$(readlink -f "${java:-$(command -v java)}" 2>/dev/null)
        [ -x "$java" ] || die "no Java found${JAVA_HOME:+ in JAVA_HOME ($JAVA_HOME)}; install Java 17 or later, or set JAVA_HOME"
    fi
    version=
    if [ -r "${java%/bin/java}/release" ]; then
        while IFS='="' read -r name _ value _; do
            case $name in JAVA_RUNTIME_VERSION | JAVA_VERSION) version=$value && break ;; esac
        done <"${java%/bin/java}/release"
    fi
    case $version in
        [1-9]*) ;;
        *) version=$("$java" -version 2>&1 | sed -n -e '/version "/!d' -e 's/[^"]*"//' -e 's/".*//p' -e q) ;; # a stand-in for one
    esac
    case ${version:=unknown} in
        1.* | [2-9] | [2-9][!0-9]* | 1[0-6] | 1[0-6][!0-9]*) die "Java 17 or later is needed, and $java is $version" ;;
        # Measured: on 17 only G1 makes use of all that the archive holds; on 25 the plainest collector starts soonest.
        1[789]* | 2[0123]* | unknown) collector=-XX:+UseG1GC ;;
        *) collector=-XX:+UseSerialGC ;;
    esac
}

# Whether a path is one that Java takes for several, or for part of one: with a colon, a folder that ends in an
# exclamation mark, or bytes that are no UTF-8.
is_odd() {
    case $1/ in
        *:* | *!/*) return 0 ;;
        *[!\ -~]*) ! printf %s "$1" | iconv -f UTF-8 -t UTF-8 >/dev/null 2>&1 ;;
        *) return 1 ;;
    esac
}

# Java follows links to where a file really is, so that only a copy helps. The jar comes last: it says whether all is there.
# Contents are compared, not times: all jars that were unpacked from archives have the same time.
copy_aside() {
    case ${XDG_CACHE_HOME:-} in /*) cache=$XDG_CACHE_HOME ;; *) cache=${HOME:+$HOME/.cache} ;; esac
    copy=$cache/grognard/copies/$(printf %s "$lib" | cksum | tr ' ' -)
    if ! cmp -s "$lib/grognard.jar" "$copy/grognard.jar"; then
        if [ -z "$cache" ] || is_odd "$cache" || ! mkdir -p "$copy/$$" 2>/dev/null || ! cp "$lib"/*.jar "$copy/$$" ||
            ! mv "$copy/$$/grognard.jar" "$copy/$$/ready" || ! mv -f "$copy/$$"/*.jar "$copy" ||
            ! mv -f "$copy/$$/ready" "$copy/grognard.jar"; then
            rm -rf "${copy:?}/$$"
            die "Java cannot start from $lib: move it to a folder without ':', '!' at its end, or bytes that are no UTF-8"
        fi
        rmdir "$copy/$$"
    fi
    lib=$copy
    archives=$cache/grognard
}

# Makes the archive or, where that cannot be done, an empty file so that it is not tried each time. Whoever starts meanwhile
# does without. The disk may be full, and the cache be thrown away at any moment: whatever fails, the program starts.
make_archive() {
    work=$archive.new
    if ! mkdir -p "${archive%/*}" 2>/dev/null || ! mkdir "$work" 2>/dev/null; then
        [ -z "$(find "$work" -prune -mmin +5 2>/dev/null)" ] || rm -rf "$work" # its maker was killed
        return 0
    fi
    trap 'rm -rf "$work"; exit 130' INT TERM HUP
    # Each kind has its archive, and so each says for what: the same words twice would look like a fault.
    case $kind in
        long) what='of the prompt, batches and journals' ;;
        resolved) what='of single throws' ;;
        looked-up) what='of look-ups' ;;
        played) what='of games' ;;
        commands) what='of commands' ;;
        *) what='of commands and games' ;;
    esac
    [ ! -t 2 ] || say "preparing a quicker start $what with this Java (once)…"
    dump_archive 2>/dev/null
    for old in "${archive%/*}"/*.jsa; do # of other versions, in the same place
        case ${old##*/} in "$version-$release"-*) ;; *) rm -f "$old" ;; esac
    done
    true 2>/dev/null >"$work/none" # not `:`, since an error of that ends the shell
    mv -f "$work/new.jsa" "$archive" 2>/dev/null || mv -f "$work/none" "$archive" 2>/dev/null
    rm -rf "$work"
    trap - INT TERM HUP
}

# Runs the commands, collects the classes that they load and dumps those. From Java 24 on classes are archived linked.
# A line of the list is kept as often as one run had it: lambdas that look the same have one line each, and an archive
# with fewer would leave the others to be made at every start, 4 ms for the first.
dump_archive() {
    (
        unset GROGNARD_RULES GROGNARD_RULESETS GROGNARD_TABLES GROGNARD_LOG GROGNARD_GAME # the player's own are not to be touched
        export XDG_CONFIG_HOME="$work" XDG_STATE_HOME="$work" GROGNARD_TTY=
        cd "$work" || exit # where the files are that the lines name
        # rulesets of a player's own, so that folders start as quickly
        printf '%s\n' 'workshop new ./grognard/rulesets/trained' 'workshop new ./chart --shape chart' \
            'workshop new ./odds-table --shape odds' 'workshop new ./look-up --shape look-up' 'workshop new ./chain --shape chain' |
            "$java" "$collector" -jar "$lib/grognard.jar" batch - >/dev/null
        # Two small armies of each ruleset, and lines for them; what a ruleset refuses loads what refusals need.
        printf '%s\n' side,unit,arm,stands,rank,with a,alpha,infantry,8,, a,beta,cavalry,6,, a,duke,,,brigadier,alpha \
            b,gamma,infantry,6,, b,delta,infantry,6,, >paperboys.csv
        printf '%s\n' side,unit,type,rank,rating,with a,alpha,formed,,, a,beta,heavy-cavalry,,, a,duke,,army,dashing,alpha \
            b,gamma,formed,,, b,delta,formed,,, >honour.csv
        printf '%s\n' side,unit,arm,figures,rank,with a,alpha,infantry,20,, a,beta,infantry,20,, a,duke,,,brigade,alpha \
            b,gamma,infantry,20,, b,delta,infantry,20,, >acw.csv
        printf '%s\n' side,unit,troop,bases,rank,with a,alpha,french-line,6,, a,beta,french-hussar,4,, a,duke,,,general,alpha \
            b,gamma,austrian-line,6,, b,delta,austrian-line,6,, >napoleonic.csv
        printf '%s\n' turn 'fire delta alpha 4' 'fire delta alpha 6 --order hold' 'moved beta' 'next all' \
            'contact alpha gamma --att 5 --def 4' 'charge alpha gamma' 'charge alpha gamma --terrain open' 'combat alpha delta' \
            'next all' 'next all' units end 'next all' 'unit gamma state=ready' 'end --force' phase 'note on' undo \
            'fire alpha gamma 4' 'fire alpha gamma 4 --order hold' next 'due drop all' 'contact ? gamma' >turns
        printf 'game new %s %s.csv --rules %s\n' honour honour honour acw acw acw napoleonic napoleonic napoleonic >games
        printf 'pips\n1\n' >sheet
        printf '%s\n' './chart fire' './odds-table assault --strength 3 --def-strength 2' \
            './look-up march --troop foot --ground road' './chain onset' 'trained rally' 'trained shoot' >shapes
        printf '%s\n' 'contact --label a' 'fire --weapon musket --stands 8 --range 20' \
            'fight --stands 4 --def-stands 4' 'engage --stands 4 --def-stands 4' \
            'honour fire --unit formed' 'honour combat --unit formed --def-unit formed' \
            'honour charge --unit formed --def-unit formed' 'honour morale --hits 3' \
            'acw fire --figures 20 --order hold' 'acw charge --terrain open' 'acw impact' 'acw melee --figures 20' \
            'acw morale --terrain open' 'acw moves --terrain road' 'acw engage --figures 20 --def-figures 20' \
            'napoleonic combat --bases 5 --troop french-line --def --bases 5 --troop austrian-line' \
            'napoleonic moves --troop french-line --ground road' 'napoleonic square' 'napoleonic rally --troop french-line' \
            'napoleonic engage --bases 5 --troop french-line --def --bases 5 --troop austrian-line' >./batch
        case $kind in
            long) lines=$long ;;
            looked-up) lines=$looked_up ;;
            played) lines=$played ;;
            resolved) lines=$resolved ;;
            commands) lines=$commands ;;
            *) lines="$resolved
$looked_up
$played
$commands" ;;
        esac
        printf '%s\n' "$lines" | while read -r line; do
            # shellcheck disable=SC2086 # a line is several words
            "$java" $collector -XX:TieredStopAtLevel=1 $short -Xlog:disable -XX:DumpLoadedClassList="$work/list" -cp "$lib/grognard.jar" grognard.Main $line \
                </dev/null >/dev/null
            echo
            sed -e '/^#/d' -e 's/ id:.*//' "$work/list"
        done
    ) | awk '!NF { split("", run) } NF && ++run[$0] > kept[$0] { kept[$0]++; print }' >"$work/classes" # see above
    "$java" "$collector" -XX:+IgnoreUnrecognizedVMOptions -XX:+AOTClassLinking -Xshare:dump \
        -XX:SharedClassListFile="$work/classes" -XX:SharedArchiveFile="$work/new.jsa" -cp "$lib/grognard.jar" \
        </dev/null >"$work/log" || rm -f "$work/new.jsa"
}

# Becomes the program.
start() {
    installed=$lib
    if is_odd "$lib"; then copy_aside; fi
    # The archive fits one Java, one place and one jar; its path names the first two. One may have come along.
    case ${1:-} in
        batch | journal | workshop | '') kind=long ;;
        rules | sheet | tables | --rules* | */*) kind=looked-up ;; # a ruleset of one's own too
        game | --game*) kind=played ;;
        -h | --help | help | plan | units | unit | attach | detach | due | next | turn | phase | moved | order | capture | \
            end | together | apart | undo | redo | note | use | alias | completion | man | page) kind=commands ;;
        *) kind=${GROGNARD_GAME:+played} ;;
    esac
    archive=$lib/grognard.jsa
    if [ "${kind:=resolved}" != long ] && [ -e "$archive" ]; then
        kind=typed # the one that came along does for all of these
    else
        archive=${archives:+$archives$lib$java/$version-$release-$kind.jsa}
    fi
    # shellcheck disable=SC3013 # -nt: in every sh that matters, and in POSIX since 2024
    if [ -n "$archive" ] && { [ ! -e "$archive" ] || [ "$lib/grognard.jar" -nt "$archive" ]; }; then
        make_archive
        if [ ! -e "$lib/grognard.jar" ] && [ "$lib" != "$installed" ]; then lib=$installed && copy_aside; fi # thrown away
    fi

    options="${JAVA_OPTS:-} ${GROGNARD_JAVA_OPTS:-}"
    case $options in *-XX:+Use*GC*) collector= ;; esac
    case "${1:-} ${2:-}" in
        # A report of thousands of records is over before the full compiler would pay.
        'journal story' | 'journal stats') options="-XX:TieredStopAtLevel=1 -Xmx256m -Xmn64m $options" &&
            collector=${collector:+-XX:+UseSerialGC} ;;
        # A long run wants the full compiler, but less eager: it has a few seconds and shares the cores with the work.
        # Its garbage is young and small, so a small heap and the plainest collector do, and memory stays flat.
        'batch '* | 'journal '*) options="-XX:+IgnoreUnrecognizedVMOptions -XX:InlineSmallCode=700 -XX:FreqInlineSize=80
            -XX:MaxInlineLevel=6 -Xmx512m -Xmn64m $options" && collector=${collector:+-XX:+UseSerialGC} ;;
        ' ' | 'workshop '*) ;;
        *) options="-XX:TieredStopAtLevel=1 $short $options" ;;
    esac
    # Words and files' names are UTF-8, whatever the locale says; under LANG=C Java would lose every accent.
    LC_ALL=C.UTF-8
    export LC_ALL
    # A closed input would be the number of the first file that Java opens, and --ask would read dice out of its own jar.
    if ! { command : 3<&0; } 2>/dev/null; then exec </dev/null; fi
    # Which of the three streams are terminals; Java cannot tell one from another.
    GROGNARD_TTY=
    for stream in 0 1 2; do
        if [ -t $stream ]; then GROGNARD_TTY=$GROGNARD_TTY$stream; fi
    done
    export GROGNARD_TTY
    # Width and height of the window, which shells know and do not tell.
    if [ -t 1 ] && [ -z "${COLUMNS:-}" ] && size=$(stty size <&1 2>/dev/null); then
        COLUMNS=${size#* }
        LINES=${size% *}
        export COLUMNS LINES
    fi
    # The JVM checks by itself that the archive fits; if not, it starts without, and -Xlog:disable keeps it quiet about it.
    set -- -cp "$lib/grognard.jar" grognard.Main "$@" # -jar would read the jar's manifest first
    if [ -n "$archive" ] && [ -s "$archive" ]; then set -- "-XX:SharedArchiveFile=$archive" "$@"; fi
    # shellcheck disable=SC2086 # options are several words
    exec "$java" $collector -XX:-UsePerfData -Xlog:disable $options "$@"
}
