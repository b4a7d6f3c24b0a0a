package grognard.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.dice.Die;
import grognard.rules.Skirmish.Quality;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class TypeTest {

    private final Tables tables = new Skirmish().tables();

    private <T> T read(Type<T> type, String text) {
        return type.read("--x", text, tables);
    }

    @Test
    void aFlagIsOnOrOff() {
        Type.Flag flag = new Type.Flag();
        for (String on : List.of("true", "yes", "1")) {
            assertThat(read(flag, on)).isTrue();
        }
        for (String off : List.of("false", "no", "0")) {
            assertThat(read(flag, off)).isFalse();
        }
        assertThatThrownBy(() -> read(flag, "on")).hasMessage("--x on: expected true or false");
        assertThat(flag.label()).isEmpty();
        assertThat(flag.json(true)).isEqualTo(true);
        assertThat(flag.json(false)).isEqualTo(false);
        assertThat(flag.words(tables)).isEmpty();
    }

    @Test
    void aWholeNumberLiesBetweenItsEnds() {
        Type.Whole whole = new Type.Whole(-1, 11);
        assertThat(read(whole, "-1")).isEqualTo(-1);
        assertThat(read(whole, "11")).isEqualTo(11);
        for (String wrong : List.of("-2", "12", "x", "")) {
            assertThatThrownBy(() -> read(whole, wrong)).hasMessageEndingWith("expected a whole number from -1 to 11");
        }
        assertThat(whole.label()).isEqualTo("-1-11");
        assertThat(whole.json(4)).isEqualTo(4);
        assertThat(whole.words(tables)).hasSize(13).startsWith("-1", "0").endsWith("11");
        assertThat(new Type.Whole(0, 13).words(tables)).isEmpty();
        assertThat(new Type.Whole(8, 10).words(tables)).containsExactly("8", "9", "10");
    }

    @Test
    void aDecimalLiesBetweenItsEndsAndHasSoManyPlaces() {
        Type.Decimal decimal = new Type.Decimal(new BigDecimal("0.5"), new BigDecimal("8"), 1);
        assertThat(read(decimal, "0.5")).isEqualByComparingTo("0.5");
        assertThat(read(decimal, ".5")).isEqualByComparingTo("0.5");
        assertThat(read(decimal, "8.0")).isEqualByComparingTo("8");
        for (String wrong : List.of("0.4", "8.1", "1.25", "", "x", "1.")) {
            assertThatThrownBy(() -> read(decimal, wrong))
                    .hasMessageEndingWith("expected a number from 0.5 to 8 with at most 1 decimals");
        }
        assertThat(decimal.label()).isEqualTo("0.5-8");
        assertThat(decimal.json(new BigDecimal("7.5"))).isEqualTo(new BigDecimal("7.5"));
    }

    @Test
    void aChoiceIsOneOfItsWords() {
        Type.Choice<Quality> choice = Type.choice(Quality.class);
        assertThat(read(choice, "old-guard")).isEqualTo(Quality.OLD_GUARD);
        assertThatThrownBy(() -> read(choice, "old-gard"))
                .hasMessage("--x old-gard: expected one of green, old-guard; did you mean old-guard?");
        assertThat(choice.label()).isEqualTo("green|old-guard");
        assertThat(choice.words(tables)).containsExactly("green", "old-guard");
        assertThat(choice.json(Quality.OLD_GUARD)).isEqualTo("old-guard");
    }

    @Test
    void aFaceIsOneThatTheDieHas() {
        Type.Face face = new Type.Face(Die.AVERAGE);
        assertThat(read(face, "5")).isEqualTo(5);
        assertThatThrownBy(() -> read(face, "6")).hasMessage("--x 6: expected a whole number from 2 to 5");
        assertThat(face.label()).isEqualTo("dav");
        assertThat(face.words(tables)).containsExactly("2", "3", "4", "5");
        assertThat(face.json(3)).isEqualTo(3);
        assertThat(new Type.Face(Die.THOUSANDTHS).json(412)).isEqualTo(new BigDecimal("0.412"));
    }

    @Test
    void aNameIsOneThatTheTableLists() {
        Type.Name name = new Type.Name(Skirmish.TROOPS, Skirmish.TROOP);
        assertThat(read(name, "foot")).isEqualTo("foot");
        assertThat(read(name, "horse")).isEqualTo("horse");
        assertThatThrownBy(() -> read(name, "hors"))
                .hasMessage("--x hors: expected a troop listed in troops.csv; did you mean horse?");
        assertThat(name.label()).isEqualTo("TROOP");
        assertThat(name.words(tables)).containsExactly("foot", "horse");
        assertThat(name.json("foot")).isEqualTo("foot");
    }

    @Test
    void aTextIsAnyText() {
        Type.Text text = new Type.Text("WORD");
        assertThat(read(text, "a b")).isEqualTo("a b");
        assertThat(text.json("a")).isEqualTo("a");
        assertThat(text.words(tables)).isEmpty();
    }

    @Test
    void rowsHaveTheHeadersFields() {
        Type.Rows rows = new Type.Rows(List.of("name", "worth"));
        assertThat(read(rows, "foot, 1\n\"a, \"\"b\"\"\",2"))
                .containsExactly(List.of("foot", "1"), List.of("a, \"b\"", "2"));
        assertThatThrownBy(() -> read(rows, "foot,1\nhorse"))
                .hasMessage("--x row 2 horse: expected 2 fields (name,worth)");
        assertThatThrownBy(() -> read(rows, "foot,1\n\"" + "x".repeat(17_000_000)))
                .hasMessage("--x: row 2 is not readable as CSV");
        assertThat(rows.label()).isEqualTo("name,worth");
        assertThat(rows.json(List.of(List.of("foot", "1"), List.of("a, \"b\"", "c\nd"), List.of("e\rf", ""))))
                .isEqualTo(List.of("foot,1", "\"a, \"\"b\"\"\",\"c\nd\"", "\"e\rf\","));
    }
}
