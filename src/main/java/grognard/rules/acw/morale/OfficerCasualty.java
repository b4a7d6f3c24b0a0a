package grognard.rules.acw.morale;

import grognard.dice.Die;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.acw.unit.Effects;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Working;
import grognard.table.Keyword;
import java.util.List;

/**
 * Is an officer near the enemy killed at the end of the turn? The nearer the enemy, the fewer dice and the easier;
 * units near by check their morale if he is.
 */
public final class OfficerCasualty extends AbstractResolver {

    /** Distance of the enemy in inches, or melee. */
    private enum Enemy implements Keyword {
        WITHIN_12("12"),
        WITHIN_2("2"),
        MELEE("melee");

        private final String word;

        Enemy(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    private static final String DICE = "dice";
    private static final String KILLED_FROM = "killed-from";
    private static final KeyedNumbers<Enemy> TABLE = new KeyedNumbers<>(
            "officer-casualties",
            "Officer casualties, by the nearness of the enemy",
            "enemy",
            Enemy.class,
            List.of(DICE, KILLED_FROM));

    private static final Parameter<Enemy> ENEMY = Parameter.choice(
                    "enemy", Enemy.class, "within 12 inches of the enemy, within 2, or in melee")
            .required();

    private static final Code UNHURT = Code.passed("unhurt", "The officer is unhurt.");
    private static final Code KILLED = Code.failed("killed", "The officer is killed; units within 6\" check morale.");

    public OfficerCasualty() {
        super(Description.of("officer", "is an officer near the enemy killed?")
                .roles("unit")
                .parameters(ENEMY)
                .bare(ENEMY)
                .dice("officer's dice")
                .codes(UNHURT, KILLED)
                .tables(TABLE)
                .examples("--enemy 12", "--enemy melee")
                .notes("Officer casualties are the last thing in the turn.")
                .source("Turn sequence: resolve officer casualties"));
    }

    @Override
    protected Resolution resolve(Working working) {
        Enemy enemy = working.get(ENEMY);
        int roll = working.dice().sum("officer's dice", TABLE.of(enemy, DICE, working), Die.D6);
        int killedFrom = TABLE.of(enemy, KILLED_FROM, working);
        working.line("unit", "roll", roll, "killed on " + killedFrom + " or more")
                .number("roll", roll);
        if (roll < killedFrom) {
            return working.outcome(UNHURT);
        }
        return working.effect("unit", Effects.OFFICER_LOST)
                .next(Effects.NEARBY_CHECKS)
                .outcome(KILLED);
    }
}
