package grognard.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.dice.GivenDice;
import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.rules.Skirmish.Quality;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the player said, read and checked. */
class SituationTest {

    private final Tables tables = new Skirmish().tables();
    private final Resolver shoot = new Skirmish().resolver("shoot");

    private Situation read(String... typed) {
        return Situation.read(shoot, map(typed), tables);
    }

    private static Map<String, String> map(String... typed) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String value : typed) {
            String[] parts = value.split("=", 2);
            values.put(parts[0], parts[1]);
        }
        return values;
    }

    @Test
    void whatWasSaidIsThereAndTheRestIsAtItsDefault() {
        Situation said = read("range=5", "pips=0", "cover=true", "open=false", "quality=old-guard", "bonus=2");
        assertThat(said.get(Skirmish.RANGE)).isEqualTo(5);
        assertThat(said.get(Skirmish.PIPS)).isZero();
        assertThat(said.get(Skirmish.DEF_PIPS)).isZero();
        assertThat(said.find(Skirmish.ATT)).isEmpty();
        assertThat(said.find(Skirmish.QUALITY)).contains(Quality.OLD_GUARD);
        assertThat(said.has(Skirmish.COVER)).isTrue();
        assertThat(said.has(Skirmish.OPEN)).isFalse();
        assertThat(said.given(Skirmish.PIPS)).isTrue();
        assertThat(said.given(Skirmish.DEF_PIPS)).isFalse();
        assertThat(said.given(Skirmish.OPEN)).isFalse();
        assertThat(said.given(Skirmish.COVER)).isTrue();
        assertThatThrownBy(() -> said.get(Skirmish.ATT))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("--att is optional and has no default; use find");
        assertThatThrownBy(() -> said.find(Parameter.flag("cover", "another")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("--cover is not a parameter of this resolver");
    }

    @Test
    void inputsAreInTheDescriptionsOrderWithoutWhatIsOff() {
        Map<String, Object> inputs = read("quality=green", "range=5", "att=4", "open=true", "cover=false")
                .inputs();
        assertThat(inputs)
                .containsExactly(
                        Map.entry("att", 4),
                        Map.entry("pips", 0),
                        Map.entry("def-pips", 0),
                        Map.entry("range", 5),
                        Map.entry("open", true),
                        Map.entry("quality", "green"));
        assertThat(Situation.inputs(shoot.description(), map("open=true", "cover=true", "pips=3"), tables))
                .containsExactly(Map.entry("pips", 3), Map.entry("cover", true), Map.entry("open", true));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        pips=1                          | --range is missing: expected 0-99 (how far)
        range=5 pip=1                   | shoot pip: expected one of att, pips, def-pips, range, cover, open, quality, bonus, wall, shot; did you mean pips?
        range=5 pips=7                  | --pips 7: expected a whole number from 0 to 6
        range=5 def-pips=7              | --def-pips 7: expected a whole number from 0 to 6
        range=5 open=true cover=true    | --open with --cover: expected only one of them
        range=5 bonus=1                 | --bonus 1: expected it only with --quality old-guard
        range=5 bonus=1 quality=green   | --bonus 1: expected it only with --quality old-guard
        range=5 wall=1                  | --wall 1: expected it only with --cover
        range=5 shot=1                  | --shot 1: expected it only with --range 1 or --range 2
        range=13                        | 13 is unlucky
        range=5 att=7                   | --att 7: expected a whole number from 1 to 6
        """)
    void whatDoesNotFitIsRefused(String typed, String message) {
        assertThatThrownBy(() -> read(typed.split(" ")))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }

    @Test
    void conditionsThatHoldAreNoHindrance() {
        assertThat(read("range=2", "shot=1", "wall=1", "cover=true").get(Skirmish.WALL))
                .isEqualTo(1);
        assertThat(read("range=5", "open=true", "cover=false").has(Skirmish.OPEN))
                .isTrue();
    }

    @Test
    void aMissingFlagOrTextIsExplainedByItsHelp() {
        Parameter<Boolean> sworn =
                Parameter.of("sworn", new Type.Flag(), "an oath").required();
        Resolver oath = new Resolver() {
            @Override
            public Description description() {
                return Description.of("oath", "an oath").parameters(sworn).source("");
            }

            @Override
            public Resolution resolve(Tables any, Situation situation, grognard.dice.Dice dice) {
                throw new AssertionError();
            }
        };
        assertThatThrownBy(() -> Situation.read(oath, Map.of(), tables))
                .hasMessage("--sworn is missing: expected an oath");
    }

    @Test
    void aComplaintNamesTheValueOfAnythingButAFlag() {
        Situation said = read("range=5", "cover=true");
        assertThat(said.refuse(Skirmish.COVER, "none")).hasMessage("--cover: expected none");
        assertThat(said.refuse(Skirmish.RANGE, "less")).hasMessage("--range 5: expected less");
        assertThat(said.refuse(Skirmish.ATT, "one")).hasMessage("--att '': expected one");
    }

    @Test
    void playedKeepsTheDiceAndRefusesThoseTooMany() {
        Situation said = read("range=5", "pips=2");
        Played played = Played.with(GivenDice.typed("--dice", "6"), shoot, tables, said);
        assertThat(played.rolls()).extracting(Roll::values).containsExactly(List.of(6));
        assertThat(played.resolution().outcome().code()).isEqualTo(Skirmish.HIT);
        assertThatThrownBy(() -> Played.with(GivenDice.typed("--dice", "6,1"), shoot, tables, said))
                .hasMessageContaining("no more than 1 die");
    }

    @Test
    void aParameterSaysWhatItIs() {
        assertThat(Skirmish.DEF_PIPS.name()).isEqualTo("def-pips");
        assertThat(Skirmish.DEF_PIPS.side()).isEqualTo(Parameter.Side.DEFENDER);
        assertThat(Skirmish.PIPS.of(Parameter.Side.NONE)).isSameAs(Skirmish.PIPS);
        assertThat(Skirmish.PIPS.of(Parameter.Side.ATTACKER).side()).isEqualTo(Parameter.Side.ATTACKER);
        assertThat(Skirmish.PIPS.of(Parameter.Side.DEFENDER).name()).isEqualTo("def-pips");
        assertThat(Skirmish.PIPS.fallback()).contains(0);
        assertThat(Skirmish.PIPS.isRequired()).isFalse();
        assertThat(Skirmish.PIPS.help()).isEqualTo("pips so far");
        assertThat(Skirmish.RANGE.isRequired()).isTrue();
        assertThat(Skirmish.RANGE.isPositional()).isFalse();
        assertThat(Skirmish.RANGE.positional()).hasToString("RANGE");
        assertThat(Skirmish.RANGE.positional().isRequired()).isTrue();
        assertThat(Skirmish.COVER.isFlag()).isTrue();
        assertThat(Skirmish.PIPS.isFlag()).isFalse();
        assertThat(Skirmish.ATT.isSideDie()).isTrue();
        assertThat(Skirmish.ATT.follows()).isEqualTo(Parameter.Side.ATTACKER);
        Parameter<Integer> def = Parameter.sideDie(Parameter.Side.DEFENDER, grognard.dice.Die.D6, "x");
        assertThat(def.name()).isEqualTo("def");
        assertThat(def.follows()).isEqualTo(Parameter.Side.DEFENDER);
        assertThat(Parameter.face("def", grognard.dice.Die.D6, "x").isSideDie())
                .as("a resolver says so, not a name")
                .isFalse();
        assertThat(Parameter.whole("att", 1, 6, "x").isSideDie()).isFalse();
        assertThat(Skirmish.QUALITY.shorthands()).containsExactly("green", "old-guard");
        assertThat(Skirmish.QUALITY.defenders().shorthands()).containsExactly("green", "old-guard");
        assertThat(Parameter.choice("kind", List.of(Quality.GREEN), "x").shorthands())
                .isEmpty();
        assertThat(Parameter.choice("quality", List.of(Quality.GREEN), "x").shorthands())
                .as("a resolver says so, not a name")
                .isEmpty();
    }

    @Test
    void aDescriptionSaysWhatTheResolverIs() {
        Description description = shoot.description();
        assertThat(description.name()).isEqualTo("shoot");
        assertThat(description.summary()).isEqualTo("does it hit?");
        assertThat(description.parameter("range")).containsSame(Skirmish.RANGE);
        assertThat(description.parameter("rang")).isEmpty();
        assertThat(description.hasSides()).isTrue();
        assertThat(description.hasOpenCodes()).isFalse();
        assertThat(description.dice()).containsExactly("attacker's die");
        assertThat(description.codes()).containsExactly(Skirmish.HIT, Skirmish.MISS);
        assertThat(description.tables()).hasSize(3);
        assertThat(description.rulings()).containsExactly("SK-1");
        assertThat(description.examples()).containsExactly("--range 5");
        assertThat(description.notes()).containsExactly("Shoot first.");
        assertThat(description.source()).isEqualTo("page 1");
        Description talk = new Skirmish().resolver("talk").description();
        assertThat(talk.hasSides()).isFalse();
        assertThat(talk.hasOpenCodes()).isTrue();
        assertThat(talk.source()).isEmpty();
    }

    @Test
    void aDescriptionIsMadePartByPart() {
        Parameter<Boolean> dark = Parameter.flag("dark", "at night");
        Parameter<Integer> lamps = Parameter.whole("lamps", 0, 9, "lamps").onlyWith(dark, true);
        Parameter<Integer> stars = Parameter.whole("stars", 0, 9, "stars").onlyWith(dark, List.of(true));
        Parameter<Quality> sun = Parameter.choice("sun", Quality.class, "sun").notWith(dark);
        Parameter<java.math.BigDecimal> depth = Parameter.decimal("depth", "0.5", "9", 1, "depth");
        Code ended = Code.of("ended", "Ended.");
        Code held = Code.passed("held", "Held.");
        Code broke = Code.failed("broke", "Broke.");
        assertThat(Description.of("watch", "a watch")
                        .parameters(dark, lamps, stars, sun, depth)
                        .source("")
                        .hasSides())
                .isFalse();
        Description description = Description.of("watch", "a watch")
                .parameters(dark, lamps, stars, sun, depth)
                .parameters(List.of(lamps.defenders()))
                .dice("watch die")
                .codes(ended)
                .codes(List.of(held, broke))
                .openCodes()
                .tables(Skirmish.TROOPS)
                .rulings("W-1")
                .examples("--dark")
                .notes("Stay awake.")
                .source("page 2");
        assertThat(description.hasSides()).isTrue();
        assertThatThrownBy(() -> description.parameters().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> description.codes().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThat(description.codes()).containsExactly(ended, held, broke);
        assertThat(description.hasOpenCodes()).isTrue();
        assertThat(description.source()).isEqualTo("page 2");
        assertThat(depth.type().label()).isEqualTo("0.5-9");
    }
}
