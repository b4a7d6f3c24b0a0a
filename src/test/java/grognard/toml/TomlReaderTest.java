package grognard.toml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** TOML 1.0 without dates and infinity, and nothing else, every value with its place. */
class TomlReaderTest {

    private static String read(String text) {
        TomlReader.Reading reading = TomlReader.read(text);
        assertThat(reading.problems()).isEmpty();
        return shown(reading.table());
    }

    private static String shown(TomlTable table) {
        List<String> all = new ArrayList<>();
        table.entries().forEach(entry -> all.add(entry.key() + "=" + shown(entry.value())));
        return "{" + String.join(",", all) + "}";
    }

    private static String shown(TomlValue value) {
        if (value instanceof TomlValue.Text text) {
            return '"' + text.text() + '"';
        }
        if (value instanceof TomlValue.Numeric figure) {
            return figure.number().toPlainString();
        }
        if (value instanceof TomlValue.Bool bool) {
            return String.valueOf(bool.value());
        }
        if (value instanceof TomlValue.Array list) {
            return list.items().stream().map(TomlReaderTest::shown).toList().toString();
        }
        return shown(((TomlValue.Table) value).table());
    }

    @Test
    void values() {
        assertThat(read("a = 1\nb = -0.5 # c\n\"c d\" = 'x\\y'\ne.f = true"))
                .isEqualTo("{a=1,b=-0.5,c d=\"x\\y\",e={f=true}}");
        assertThat(read("a = [1, [2, 3], # c\n 4,\n]\nb = { x = 1, y.z = \"q\" }"))
                .isEqualTo("{a=[1, [2, 3], 4],b={x=1,y={z=\"q\"}}}");
        assertThat(read("a = 0xff\nb = 1_000\nc = 0o17\nd = 0b101\ne = 1e3\nf = +7"))
                .isEqualTo("{a=255,b=1000,c=15,d=5,e=1000,f=7}");
        assertThat(read("a = \"\"\"\nx\\\n   y\"z\"\"\"\"\r\nb = '''\n\\n'''")).isEqualTo("{a=\"xy\"z\"\",b=\"\\n\"}");
        assertThat(read("a = \"\\u00e9\\t\\U0001F3B2\"")).isEqualTo("{a=\"é\t🎲\"}");
    }

    /** A muster in a scenario is a text of several lines, whose errors have the line of the file. */
    @Test
    void textsKnowTheLineOfTheirFirstCharacter() {
        TomlTable table = TomlReader.read(
                        "a = \"x\"\nb = \"\"\"\nunit\nX\n\"\"\"\nc = \"\"\"unit\nX\"\"\"\nd = '''\r\nx'''\n")
                .table();
        assertThat(table.entries())
                .extracting(entry -> ((TomlValue.Text) entry.value()).firstLine())
                .containsExactly(1, 3, 6, 9);
    }

    @Test
    void tables() {
        assertThat(read("[a.b]\nx = 1\n[a]\ny = 2\n[[c]]\nz = 1\n[[c]]\nz = 2\n[c.d]\nw = 3"))
                .isEqualTo("{a={b={x=1},y=2},c=[{z=1}, {z=2,d={w=3}}]}");
        assertThat(read("[ fruit ]\napple.color = 1\n[fruit.apple.taste]\nsweet = true"))
                .isEqualTo("{fruit={apple={color=1,taste={sweet=true}}}}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "a =",
                "= 1",
                "a = 1 b = 2",
                "a = 01",
                "a = 1.",
                "a = .5",
                "a = 1__0",
                "a = _1",
                "a = \"x",
                "a = 'x",
                "a = \"\\q\"",
                "a = \"\\ud800\"",
                "a = [1 2]",
                "a = [1,, 2]",
                "a = { x = 1, }",
                "a = { x = 1\n }",
                "[a",
                "[]",
                "[a]\n[a]",
                "a = 1\na = 2",
                "a = 1\n[a]",
                "a.b = 1\na.b.c = 2",
                "[a]\nb.c = 1\n[a.b]",
                "a = {}\n[a.b]",
                "a = [1]\n[[a]]",
                "a = True",
                "a = 1815-13-01",
                "a = 25:00:00",
                "a = +0x1",
                "a = 0xg",
                "a = \u0001",
                "# \u0001",
                "a = 99999999999999999999",
                "é = 1",
                "a = [",
                "a = \"\"\"x",
                "[[a]]\n[a]",
                "a b = 1"
            })
    void whatIsNoToml(String text) {
        List<TomlProblem> problems = TomlReader.read(text).problems();
        assertThat(problems).isNotEmpty().allMatch(problem -> problem.what().contains("expected"));
    }

    /** TOML has them; no ruleset needs one. */
    @Test
    void datesTimesAndInfinityAreRefusedWithTheirPlaces() {
        String text = "a = 1815-06-18\nb = 11:35:00.5\nc = 1815-06-18T11:35:00Z\n d = [1, 1815-06-18 11:35:00]\n"
                + "e = -inf\nf = nan";
        assertThat(TomlReader.read(text).problems())
                .extracting(problem ->
                        problem.position().line() + ":" + problem.position().column() + " " + problem.what())
                .containsExactly(
                        "1:5 1815-06-18: expected a number, true, false, or a text in quotes",
                        "2:5 11:35:00.5: expected a number, true, false, or a text in quotes",
                        "3:5 1815-06-18T11:35:00Z: expected a number, true, false, or a text in quotes",
                        "4:10 1815-06-18: expected a number, true, false, or a text in quotes",
                        "5:5 -inf: expected a number, true, false, or a text in quotes",
                        "6:5 nan: expected a number, true, false, or a text in quotes");
    }

    @Test
    void allProblemsWithTheirPlaces() {
        assertThat(TomlReader.read("a = \nb = 2\n  c = [1 2]\n[d\nx = 01").problems())
                .extracting(problem ->
                        problem.position().line() + ":" + problem.position().column())
                .containsExactly("1:5", "3:10", "4:3", "5:5");
    }

    @Test
    void everyValueKnowsItsPlace() {
        TomlTable table = TomlReader.read("[option.pips]\n  whole = [0,\n   6]").table();
        TomlValue.Table option =
                (TomlValue.Table) table.entry("option").orElseThrow().value();
        TomlTable pips =
                ((TomlValue.Table) option.table().entry("pips").orElseThrow().value()).table();
        TomlTable.Entry whole = pips.entry("whole").orElseThrow();
        assertThat(whole.position()).isEqualTo(new Position(2, 3));
        assertThat(((TomlValue.Array) whole.value()).items().get(1).position()).isEqualTo(new Position(3, 4));
    }
}
