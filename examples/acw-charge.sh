#!/bin/sh
# A whole charge by the American Civil War chart, with the dice as they fell on the table.
# A veteran regiment of 20 figures in attack column goes at 16 green figures behind a stone wall.
set -eu
PATH=$(dirname "$0")/..:$(dirname "$0")/../bin:$PATH # the source tree, or what was installed

acw() {
    grognard acw "$@"
    echo
}

echo "== It is 12 inches to the wall, and the defenders are green. Does the column get there, and where does the volley meet it?"
acw charge --formation attack-column --terrain open --distance 12 --def-green --dice 4,3,5,3

echo "== They give it their first fire at 3 inches, into a deep target."
acw fire --figures 16 --green --order first-fire --weapon rifle-musket --range 3 \
    --target-formation attack-column --charging --dice 3,2,4

echo "== Its first losses: does the column come on?"
acw morale --charging --hit-by fire --dice 4,3

echo "== It does. Both sides throw for impact, and the lower total wins."
acw impact --formation attack-column --def-quality green --def-cover stone-wall --dice 4,4,2,3

echo "== Nobody gives way, so it is bayonets over the wall. The column has 18 figures left, and strikes with the 9 of its front rank."
acw melee --figures 9 --formation attack-column --target-quality green --cover stone-wall --dice 4,4,3,4

echo "== The defenders strike at the same moment."
acw melee --figures 16 --green --target-formation attack-column --dice 2,3,3,4

echo "== The column has lost a stand. Does it stay in the fight?"
acw morale --stands-lost 1 --in-melee --dice 5,4

echo "== The defenders have lost two. In melee, a rout is a surrender."
acw morale --green --cover stone-wall --stands-lost 2 --in-melee --dice 1,1
