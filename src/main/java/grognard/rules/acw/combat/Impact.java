package grognard.rules.acw.combat;

import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;

/** Decides which side gives way when a charge strikes home: two dice a side and impact morale; the lower total wins. */
public final class Impact extends AbstractResolver {

    private static final Clash CLASH = new Clash();

    public Impact() {
        super(Description.of("impact", "who gives way when a charge strikes home?")
                .roles("attacker", "defender")
                .parameters(CLASH.parameters())
                .bare(
                        CLASH.attacker.troops.arm,
                        CLASH.defender.troops.arm,
                        CLASH.attacker.nerve.quality,
                        CLASH.defender.nerve.quality)
                .dice("attacker's dice", "defender's dice", "fall-back dice of the loser")
                .codes(Clash.REPULSED, Clash.DRIVEN_OFF, Clash.MELEE, Clash.SURRENDERS)
                .wanted("driven-off", "surrenders")
                .tables(Clash.tables())
                .rulings("AC-12", "AC-17", "AC-20", "AC-26", "AC-27", "AC-32")
                .examples(
                        "--formation attack-column --officer brigade --def-cover stone-wall",
                        "--arm cavalry --elite --def-arm artillery --def-flank partial",
                        "--support-infantry 2 --def-quality green --def-shaken")
                .notes(
                        "The attacker's -1 for charging is counted without being said.",
                        "Units still in contact at the end of the turn go to melee.")
                .source("Infantry charge procedure: dice down for impact"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        CLASH.check(inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        Clash.Result result = CLASH.surrenders(working) ? CLASH.surrender(working) : CLASH.clash(working);
        if (result.code().equals(Clash.MELEE)) {
            working.next(CLASH.after.attackersBlows(working)).next(CLASH.after.defendersBlows(working));
        }
        return working.outcome(result.code(), result.words());
    }
}
