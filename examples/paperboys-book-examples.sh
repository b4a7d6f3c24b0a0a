#!/bin/sh
# The two examples of play in the Paperboys rulebook, step by step, with the dice as they fell there.
# Dice that the book does not show are filled in so that the hits are the book's.
set -eu
PATH=$(dirname "$0")/..:$(dirname "$0")/../bin:$PATH # the source tree, or what was installed

play() {
    grognard paperboys "$@"
    echo
}

echo "== Example 1: cavalry against cavalry"
echo "-- British cavalry charges French cavalry that artillery has shaken (2 pips). It throws 4, the French 6."
play contact --att 4 --arm cavalry --charging --def 6 --arm cavalry --pips 2

echo "-- It comes to a fight. Four stands and one more at either end score 4 hits, the four French stands 2."
play fight --stands 4 --overlap 2 --arm cavalry --charging --def --stands 4 --arm cavalry --dice 4,5,6,4,1,2,5,6,1,4

echo "== Example 2: infantry against infantry"
echo "-- The British line fires at a French column that has 2 markers and 1 pip from earlier fire: two hits."
play fire --weapon musket --stands 7 --range 20 --target column --casualties 2 --target-pips 1 --dice 5,6,1,2,3,4,4

echo "-- The skirmishers' one die brings the third casualty of the turn: 1 marker and 4 pips now."
play fire --weapon musket --skirmishers --stands 3 --range 20 --target column --target-pips 3 --suffered 2 --dice 5

echo "-- Heavy casualties: the column, which moved last turn, throws 2 against its 4 pips."
play heavy --pips 4 --moved --dice 2

echo "-- Halted, two French stands fire back: one casualty and one pip on the British line."
play fire --weapon musket --stands 2 --range 20 --ranks 2 --dice 5,2

echo "-- The British advance. They throw 4 with 1 pip; the column throws 2 with 4 pips."
play contact --att 4 --pips 1 --def 2 --column --pips 4
