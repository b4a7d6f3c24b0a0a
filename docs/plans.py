#!/usr/bin/env python3
"""The three questions of docs/plans.md, answered again from the rules, in exact fractions and without grognard.

python3 docs/plans.py prints each answer as a fraction; PlansInPythonTest holds the program's own against them.
"""

from fractions import Fraction
from math import comb

SIXTH = Fraction(1, 6)
HIT = Fraction(1, 3)  # a die of six hits on 5 or more


def hits(dice):
    """How likely each number of hits is."""
    return {k: comb(dice, k) * HIT**k * (1 - HIT) ** (dice - k) for k in range(dice + 1)}


def contact(shift):
    """How likely each difference of the contact test is: die, and what is added to it, less the other die."""
    chances = {}
    for attacker in range(1, 7):
        for defender in range(1, 7):
            difference = attacker - defender + shift
            chances[difference] = chances.get(difference, 0) + SIXTH * SIXTH
    return chances


def defender_routs_in_fight(attackers, defenders):
    """By four hits more, or by as many as it takes."""
    return sum(
        a * d for ours, a in hits(attackers).items() for theirs, d in hits(defenders).items() if ours - theirs >= 4
    )


def attack(stands, def_stands, pips, column):
    """Contact, and the fight if they meet: how likely is it that the defender routs in either?"""
    routs = fights = Fraction(0)
    for difference, chance in contact(pips - (1 if column else 0)).items():
        if difference >= 4:
            routs += chance
        elif -1 <= difference <= 1:
            fights += chance
    return routs, fights * defender_routs_in_fight(stands, def_stands)


def fire_first():
    """Each casualty is a pip, four are a stand; then the attack as above."""
    chance = Fraction(0)
    for casualties, share in hits(6).items():
        routs, beaten = attack(6, 6 - casualties // 4, min(6, 1 + casualties), False)
        chance += share * (routs + beaten)
    return chance


def charge_at_once():
    return sum(attack(6, 6, 1, False))


def gone_by_nightfall():
    """What routs rallies on its pips, three, or more; what does not is lost or still running."""
    return sum(attack(6, 6, 3, False)) * Fraction(2, 6)


def three_volleys():
    """Of twenty-four dice at least eight casualties, which are two stands of six or more."""
    return sum(chance for casualties, chance in hits(8 + 8 + 8).items() if casualties >= 8)


if __name__ == "__main__":
    for question in (fire_first, charge_at_once, gone_by_nightfall, three_volleys):
        answer = question()
        print(f"{question.__name__} {answer.numerator}/{answer.denominator} {float(answer):.6f}")
