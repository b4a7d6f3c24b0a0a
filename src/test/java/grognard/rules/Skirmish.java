package grognard.rules;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.input.BadInput;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.Pack;
import grognard.table.TableSpec;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A small ruleset of our own, for tests of what all rulesets are made of. */
final class Skirmish implements Ruleset {

    enum Quality implements Keyword {
        GREEN,
        OLD_GUARD
    }

    static final Parameter<Integer> ATT =
            Parameter.sideDie(Parameter.Side.ATTACKER, Die.D6, "the die").attackers();
    static final Parameter<Integer> PIPS =
            Parameter.whole("pips", 0, 6, "pips so far").orElse(0);
    static final Parameter<Integer> DEF_PIPS = PIPS.defenders();
    static final Parameter<Integer> RANGE =
            Parameter.whole("range", 0, 99, "how far").required();
    static final Parameter<Boolean> COVER = Parameter.flag("cover", "in cover");
    static final Parameter<Boolean> OPEN = Parameter.flag("open", "in the open").notWith(COVER);
    static final Parameter<Quality> QUALITY =
            Parameter.choice("quality", Quality.class, "how good").byItsWords();
    static final Parameter<Integer> BONUS =
            Parameter.whole("bonus", 0, 3, "the bonus").onlyWith(QUALITY, Quality.OLD_GUARD);
    static final Parameter<Integer> WALL =
            Parameter.whole("wall", 0, 3, "the wall").onlyWith(COVER, true);
    static final Parameter<Integer> SHOT =
            Parameter.whole("shot", 0, 9, "shots").onlyWith(RANGE, List.of(1, 2));

    static final Column<String> TROOP = Column.text("troop");
    static final Column<Integer> WORTH = Column.whole("worth", 0, 9);
    static final TableSpec TROOPS =
            TableSpec.named("troops", "Troops").key(TROOP).value(WORTH);
    static final TableSpec MOVES =
            TableSpec.named("moves", "Moves").key(TROOP).value(WORTH).sameKeysAs(TROOPS);
    static final TableSpec BOOK =
            TableSpec.named("book", "Book").key(TROOP).value(WORTH).fixed();

    static final Code HIT = Code.passed("hit", "Takes {hits} on {range}.");
    static final Code MISS = Code.failed("miss", "Missed.");

    static final HouseKey<Boolean> RAIN = new HouseKey<>("rain", new Type.Flag(), false, "it rains", "SK-1");

    /** A pack of these files. */
    static Pack pack(String name, Map<String, String> files) {
        Map<String, String> copy = new HashMap<>(files);
        return new Pack() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Optional<byte[]> file(String file) {
                return Optional.ofNullable(copy.get(file)).map(text -> text.getBytes(StandardCharsets.UTF_8));
            }

            @Override
            public String remark() {
                return "for tests";
            }
        };
    }

    @Override
    public String name() {
        return "skirmish";
    }

    @Override
    public String title() {
        return "Skirmish";
    }

    @Override
    public List<String> resolvers() {
        return List.of("shoot", "talk");
    }

    @Override
    public Resolver resolver(String name) {
        return switch (name) {
            case "shoot" -> new Shoot();
            case "talk" -> new Talk();
            default -> throw unknown(name);
        };
    }

    @Override
    public List<HouseKey<?>> house() {
        return List.of(RAIN);
    }

    @Override
    public Pack builtIn() {
        return pack(
                "built-in",
                Map.of(
                        "troops.csv", "troop,worth\nfoot,1\nhorse,2\n",
                        "moves.csv", "troop,worth\nfoot,3\nhorse,4\n",
                        "book.csv", "troop,worth\nfoot,5\nhorse,6\n"));
    }

    Tables tables() {
        return Tables.builtIn(this);
    }

    /** Reads the pack's tables and the book's. */
    static final class Shoot implements Resolver {

        private static final Description DESCRIPTION = Description.of("shoot", "does it hit?")
                .parameters(ATT, PIPS, DEF_PIPS, RANGE, COVER, OPEN, QUALITY, BONUS, WALL, SHOT)
                .dice("attacker's die")
                .codes(HIT, MISS)
                .tables(TROOPS, MOVES, BOOK)
                .rulings("SK-1")
                .examples("--range 5")
                .notes("Shoot first.")
                .source("page 1");

        @Override
        public Description description() {
            return DESCRIPTION;
        }

        @Override
        public void check(Tables tables, Situation situation) {
            if (situation.get(RANGE) == 13) {
                throw new BadInput("13 is unlucky");
            }
        }

        @Override
        public Resolution resolve(Tables tables, Situation situation, Dice dice) {
            Audit audit = new Audit();
            int score = audit.score("attacker")
                    .die(dice.one("attacker's die", Die.D6, situation.find(ATT)))
                    .add("pips", -situation.get(PIPS))
                    .total();
            return audit.outcome(score > 3 ? HIT : MISS);
        }
    }

    /** Reads what no pack changes, and has no sides. */
    static final class Talk implements Resolver {

        private static final Description DESCRIPTION = Description.of("talk", "says something")
                .tables(BOOK)
                .openCodes()
                .source("");

        @Override
        public Description description() {
            return DESCRIPTION;
        }

        @Override
        public Resolution resolve(Tables tables, Situation situation, Dice dice) {
            return new Audit().outcome(Code.of("said", "Said."));
        }
    }
}
