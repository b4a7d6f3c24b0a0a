package grognard.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.rules.Skirmish.Quality;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.ResultTable;
import grognard.rulesets.Rulesets;
import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The tables and house rules in force, and packs that are good as a whole or not at all. */
class TablesTest {

    private final Skirmish skirmish = new Skirmish();

    private static Pack ours(String troops, String moves) {
        return Skirmish.pack("ours", Map.of("troops.csv", troops, "moves.csv", moves, "book.csv", "no table"));
    }

    private static int worth(Tables tables, TableSpec spec) {
        return tables.get(spec).row("foot").get(Skirmish.WORTH);
    }

    @Test
    void aPackReplacesAllButWhatTheBookFixes() {
        Tables tables = new Tables(skirmish, ours("troop,worth\nfoot,7\n", "troop,worth\nfoot,8\n"), Map.of());
        assertThat(worth(tables, Skirmish.TROOPS)).isEqualTo(7);
        assertThat(worth(tables, Skirmish.MOVES)).isEqualTo(8);
        assertThat(worth(tables, Skirmish.BOOK)).isEqualTo(5);
        assertThat(tables.get(Skirmish.TROOPS)).isSameAs(tables.get(Skirmish.TROOPS));
        assertThat(tables.name()).isEqualTo("ours");
        assertThat(tables.remark()).isEqualTo("for tests");
        assertThat(tables.ruleset()).isSameAs(skirmish);
        assertThat(tables.used(skirmish.resolver("shoot").description().packTables()))
                .isEqualTo(new TablesUsed("ours", List.of(), false, "for tests"));
        assertThat(tables.used(skirmish.resolver("talk").description().packTables()))
                .isEqualTo(new TablesUsed("built-in", List.of(), false, ""));
        assertThat(worth(skirmish.tables(), Skirmish.TROOPS)).isEqualTo(1);
    }

    @Test
    void houseKeysAreReadOrAtTheirDefault() {
        assertThat(skirmish.tables().house(Skirmish.RAIN)).isFalse();
        Tables wet = new Tables(skirmish, skirmish.builtIn(), Map.of("rain", "yes"));
        assertThat(wet.house(Skirmish.RAIN)).isTrue();
        assertThat(wet.houseKeys()).containsExactly(Map.entry("rain", "yes"));
        assertThatThrownBy(() -> new Tables(skirmish, skirmish.builtIn(), Map.of("rain", "maybe")))
                .hasMessage("--house rain maybe: expected true or false");
        assertThatThrownBy(() -> new Tables(skirmish, skirmish.builtIn(), Map.of("rian", "yes")))
                .hasMessage("--house rian: expected one of rain; did you mean rain?");
        assertThatThrownBy(() -> new Tables(Rulesets.named("dice"), skirmish.builtIn(), Map.of("rain", "yes")))
                .hasMessageStartingWith("--house rain: expected none: dice has no house keys");
    }

    @Test
    void theFilesOfAPackAreThoseThatAreNotFixed() {
        assertThat(PackReader.specs(skirmish)).containsExactly(Skirmish.TROOPS, Skirmish.MOVES, Skirmish.BOOK);
        assertThat(PackReader.files(skirmish)).containsExactly("troops.csv", "moves.csv");
    }

    @Test
    void aPackReaderIsReadAtOnce() {
        Map<String, String> files = new HashMap<>();
        files.put("troops.csv", "troop,worth\nfoot,7\n");
        files.put("moves.csv", "troop,worth\nfoot,8\n");
        Tables tables = PackReader.tables(skirmish, Skirmish.pack("ours", files), Map.of());
        assertThat(worth(tables, Skirmish.TROOPS)).isEqualTo(7);
        assertThat(worth(tables, Skirmish.BOOK)).isEqualTo(5);
        assertThat(PackReader.read(skirmish, Skirmish.pack("ours", files))).containsOnlyKeys("troops", "moves");
    }

    @Test
    void aPackReaderIsNotReadAgain() {
        List<String> asked = new ArrayList<>();
        Pack ours = ours("troop,worth\nfoot,7\n", "troop,worth\nfoot,8\n");
        Pack watched = new Pack() {
            @Override
            public String name() {
                return ours.name();
            }

            @Override
            public Optional<byte[]> file(String name) {
                asked.add(name);
                return ours.file(name);
            }
        };
        Tables tables = PackReader.tables(skirmish, watched, Map.of());
        assertThat(worth(tables, Skirmish.TROOPS)).isEqualTo(7);
        assertThat(asked).containsExactly("troops.csv", "moves.csv");
    }

    @Test
    void theProblemsOfAllFilesAreReported() {
        assertThatThrownBy(() ->
                        PackReader.tables(skirmish, ours("troop,worth\nfoot,x\n", "troop,worth\nfoot,y\n"), Map.of()))
                .isInstanceOfSatisfying(
                        BadTable.class, e -> assertThat(e.problems()).hasSize(2));
        assertThatThrownBy(() -> PackReader.tables(
                        skirmish, ours("troop,worth\nfoot,1\nmule,1\n", "troop,worth\nfoot,1\nhorse,2\n"), Map.of()))
                .hasMessage("""
                    moves.csv, line 3, column 1: troop horse: expected one that troops.csv lists (foot, mule)
                    moves.csv, line 1, column 1: no rows for troop mule: expected some, troops.csv lists it\
                    """);
    }

    @Test
    void aStrangeKeyIsReportedOnce() {
        TableSpec range = TableSpec.named("range", "Range")
                .key(Skirmish.TROOP)
                .band("from", "to")
                .value(Skirmish.WORTH)
                .sameKeysAs(Skirmish.TROOPS);
        Ruleset two = new Ruleset() {
            @Override
            public String name() {
                return "two";
            }

            @Override
            public String title() {
                return "Two";
            }

            @Override
            public List<String> resolvers() {
                return List.of("only");
            }

            @Override
            public Resolver resolver(String name) {
                return new Resolver() {
                    @Override
                    public Description description() {
                        return Description.of("only", "only")
                                .tables(Skirmish.TROOPS, range)
                                .source("");
                    }

                    @Override
                    public Resolution resolve(Tables tables, Situation situation, grognard.dice.Dice dice) {
                        throw new AssertionError();
                    }
                };
            }
        };
        Pack pack = Skirmish.pack(
                "ours",
                Map.of(
                        "troops.csv", "troop,worth\nfoot,1\n",
                        "range.csv", "troop,from,to,worth\nfoot,0,1,1\nmule,0,1,1\nmule,2,3,1\n"));
        assertThatThrownBy(() -> PackReader.tables(two, pack, Map.of()))
                .hasMessage("range.csv, line 3, column 1: troop mule: expected one that troops.csv lists (foot)");
        assertThat(two.house()).isEmpty();
    }

    @Test
    void resultsAreReadByTheirIndex() {
        EffectKind halt = new EffectKind("halt", "halts");
        ResultTable results = new ResultTable(
                TableSpec.named("results", "Results").openBand("from", "to"),
                List.of(Skirmish.HIT, Skirmish.MISS),
                Effect.cell(List.of("a"), List.of(halt)),
                List.of("fight", "rally"));
        ResolverInput inputs =
                inputs("results.csv", "from,to,code,effects,next\n,3,miss,,\n4,,hit,a halt,fight rally\n");
        assertThat(results.spec().header()).containsExactly("from", "to", "code", "effects", "next");
        assertThat(results.of(inputs, 3)).isEqualTo(new ResultTable.Result(Skirmish.MISS, List.of(), List.of()));
        assertThat(results.of(inputs, 4))
                .isEqualTo(new ResultTable.Result(
                        Skirmish.HIT, List.of(Effect.of("a", halt)), List.of(Next.of("fight"), Next.of("rally"))));
        assertThatThrownBy(() -> results.of(inputs("results.csv", "from,to,code,effects,next\n,,mis,,\n"), 1))
                .hasMessage("results.csv, line 2, column 3: code mis: expected one of hit, miss; did you mean miss?");
    }

    @Test
    void keyedNumbersHaveARowForEachConstant() {
        KeyedNumbers<Quality> one = new KeyedNumbers<>("worth", "Worth", "quality", Quality.class);
        ResolverInput inputs = inputs("worth.csv", "quality,value\ngreen,-1\nold-guard,2\n");
        assertThat(one.of(Quality.GREEN, inputs)).isEqualTo(-1);
        assertThat(one.of(Quality.OLD_GUARD, inputs)).isEqualTo(2);
        assertThatThrownBy(() -> one.of(Quality.GREEN, inputs("worth.csv", "quality,value\ngreen,1\n")))
                .hasMessageContaining("no row for quality old-guard");
        KeyedNumbers<Quality> two =
                new KeyedNumbers<>("worth", "Worth", "quality", Quality.class, List.of("fire", "melee"));
        ResolverInput wide = inputs("worth.csv", "quality,fire,melee\ngreen,1,-999\nold-guard,3,999\n");
        assertThat(two.spec().header()).containsExactly("quality", "fire", "melee");
        assertThat(two.of(Quality.OLD_GUARD, wide)).isEqualTo(3);
        assertThat(two.of(Quality.OLD_GUARD, "melee", wide)).isEqualTo(999);
        assertThat(two.of(Quality.GREEN, "melee", wide)).isEqualTo(-999);
        assertThatThrownBy(() -> two.of(Quality.GREEN, "march", wide)).hasMessage("worth.csv has no column march");
    }

    private ResolverInput inputs(String file, String content) {
        Tables tables = tables(file, content);
        return ResolverInput.of(tables, Situation.read(skirmish.resolver("shoot"), Map.of("range", "1"), tables));
    }

    private Tables tables(String file, String content) {
        return new Tables(skirmish, Skirmish.pack("ours", Map.of(file, content)), Map.of());
    }

    @Test
    void rulingsAreRead() {
        List<Ruling> rulings = Rulesets.named("paperboys").rulings();
        assertThat(rulings).isNotEmpty();
        assertThat(rulings.get(0).id()).isEqualTo("PB-1");
        assertThat(rulings.get(0).text()).startsWith("Cover and a square");
        assertThat(Rulesets.named("paperboys").builtIn().name()).isEqualTo("built-in");
    }
}
