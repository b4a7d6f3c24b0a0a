package grognard.rules.acw.fire;

import grognard.input.BadInput;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.acw.morale.ImpactSide;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.CombatEffects;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.acw.unit.Troops;
import grognard.rules.base.Working;
import java.math.BigDecimal;
import java.util.List;

/** The unit that fires, or strikes in melee: figures of infantry or cavalry, or sections of guns. */
public final class Firer {

    public final String name;

    /** The purpose of its dice, in the log of rolls. */
    final String dice;

    /** The purpose of the die for a possible kill. */
    final String possibleKill;

    public final Parameter<Integer> figures;
    public final Parameter<Integer> sections;
    public final Troops troops;
    public final Parameter<Quality> quality;
    public final Parameter<Rank> officer;

    private final boolean mayBeGuns;

    /**
     * A unit that fires or strikes in a resolver of its own.
     *
     * @param does the verb for help: fire, strike
     */
    public Firer(String name, String does, String dice, List<Arm> arms) {
        this.name = name;
        this.dice = dice;
        possibleKill = "1* die";
        figures = figures(does);
        sections = sections(does);
        troops = new Troops(
                Parameter.choice("arm", arms, "arm of the figures").orElse(Arm.INFANTRY),
                Formation.parameter(),
                sections);
        quality = Quality.parameter();
        officer = Rank.parameter();
        mayBeGuns = true;
    }

    /** A side of an impact in the melee that follows; it keeps its parameters from the impact. */
    public Firer(Side side, ImpactSide met) {
        name = met.name;
        dice = name + "'s blows";
        possibleKill = name + "'s 1* die";
        mayBeGuns = side == Side.DEFENDER; // guns do not charge
        figures = mayBeGuns
                ? figures("strike").of(side)
                : figures("strike").required().of(side);
        sections = sections("strike").onlyWith(met.troops.arm, Arm.ARTILLERY).of(side);
        troops = met.troops;
        quality = met.nerve.quality;
        officer = met.nerve.officer;
    }

    private static Parameter<Integer> figures(String does) {
        return Parameter.whole("figures", 1, 200, "figures that " + does);
    }

    private static Parameter<Integer> sections(String does) {
        return Parameter.whole("sections", 1, 50, "gun sections that " + does + ", in place of figures");
    }

    /** Refuses a unit with neither figures nor sections, or both, or in a formation that its arm lacks. */
    public void check(ResolverInput inputs) {
        boolean guns = isArtillery(inputs);
        if (guns == inputs.given(figures)) {
            throw new BadInput(
                    guns
                            ? figures + " with " + sections + ": expected only one of them"
                            : figures + " or " + sections + " is missing: expected one of them");
        }
        if (!guns && inputs.get(troops.arm) == Arm.ARTILLERY) {
            throw inputs.refuse(troops.arm, sections + " for artillery, not " + figures);
        }
        formed(inputs);
    }

    public boolean isArtillery(ResolverInput inputs) {
        return mayBeGuns && inputs.given(sections);
    }

    public int count(ResolverInput inputs) {
        return inputs.find(isArtillery(inputs) ? sections : figures).orElseThrow();
    }

    /** The effects of its formation; a formation that its arm lacks is refused. */
    public CombatEffects formed(ResolverInput inputs) {
        return troops.effects(inputs);
    }

    /** The number times the formation's multiplier, which may be a fraction. */
    public BigDecimal strength(BigDecimal many, BigDecimal times, Working working) {
        BigDecimal strength = many.multiply(times);
        working.line(
                name,
                isArtillery(working) ? "sections" : "figures",
                Numbers.plain(strength),
                Numbers.plain(many) + " " + troops.formation(working).word() + ", times " + Numbers.plain(times));
        return strength;
    }

    /** Adds the modifiers that fire and melee share: officer and quality. */
    public void addTo(Drms drms, ResolverInput inputs) {
        drms.add(name, "officer", inputs.get(officer).firing(inputs));
        drms.add(name, inputs.get(quality).word(), inputs.get(quality).firing(inputs));
    }
}
