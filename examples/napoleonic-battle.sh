#!/bin/sh
# A small Napoleonic battle from the first orders to a crisis of morale. Every random number is given, as if made at
# the table, so the story is the same each time; leave --roll out and grognard makes the numbers itself.
set -eu

PATH=$(dirname "$0")/..:$(dirname "$0")/../bin:$PATH # the source tree, or what was installed

step() {
    echo
    echo "== $1"
    shift
    grognard napoleonic "$@"
}

step "Before the battle the Austrians count their 40 bases: which losses will try their morale?" \
    crisis --bases 40

step "A messenger rides to the French division: is the order to attack understood?" \
    order --by messenger --roll 0.634

step "How far do the French battalions get over open ground?" \
    moves --troop french-line --ground open

step "An Austrian foot battery fires at the first battalion, 280 mm away." \
    artillery --battery foot --range 280 --roll 0.512

step "The French general rides up to it under fire: is he hurt?" \
    general --roll 0.421

step "With him at its head, does the battalion get back into order?" \
    rally --troop french-line --general general --dice 0.355

echo
echo "== What are the chances if five bases charge four of the Austrian line?"
grognard odds napoleonic combat --bases 5 --troop french-line --charging --def --bases 4 --troop austrian-line

step "They charge. The Austrians stand on a rise." \
    combat --bases 5 --troop french-line --charging --ground defender --def --bases 4 --troop austrian-line \
    --roll 0.603

step "A second battalion takes the shaken Austrians in the flank." \
    combat --bases 5 --troop french-line --from flank --def --bases 4 --troop austrian-line --disrupted --roll 0.488

step "The French routed their enemy: do they stay in hand?" \
    control --troop french-line --roll 0.377

step "Austrian uhlans come up and catch the pursuers out of square." \
    combat --bases 4 --troop austrian-uhlan --first-contact --charging --def --bases 5 --troop french-line \
    --disrupted --roll 0.590

step "The next battalion forms square in time. How long did that take it?" \
    formation --arm infantry --from column --to square

step "The uhlans, blown and disordered, ride at the square all the same." \
    square --disrupted --roll 0.640

step "Can the routing uhlans be stopped?" \
    halt-rout --roll 0.745

step "Evening falls, six turns before night: how far off is cavalry seen now?" \
    visibility --unit cavalry --ground open --turns-left 6

step "The Austrians have lost 7 of 40 bases, more than 15 in a hundred: does their line fight on?" \
    crisis --lost 7 --bases 40 --roll 0.082

step "Another of their battalions tests." \
    crisis --lost 7 --bases 40 --roll 0.536

step "Night ends it. Who won? The French lost 4 of 50." \
    victory --lost 4 --bases 50 --def --lost 7 --bases 40
