package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.Dice;
import grognard.rules.Effect;
import grognard.rules.Outcome;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.testing.EachDie;
import grognard.testing.Run;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How things stand after each round, against every roll of every die: round after round is played by itself, with what the
 * rounds before it did put on by hand, as a player does it.
 */
class ByRoundTest {

    private static final int MOST_ROLLS = 400_000;

    private static final Map<String, Tables> TABLES = Map.of(
            "honour", Tables.builtIn(Rulesets.named("honour")),
            "paperboys", Tables.builtIn(Rulesets.named("paperboys")));

    private static final Set<String> BEATEN = Set.of("falls-back", "routs");

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--unit light --fighting-dice 1 --def-unit light | 2",
                "--unit light --hits 2 --superior --def-unit light --def-fighting-dice 1 --def-hits 3 --def-superior | 2",
                "--unit light --fighting-dice 1 --charging --def-unit light --def-fighting-dice 1 | 3",
                "--unit light --fighting-dice 1 --def-unit light --def-fighting-dice 1 --stop def-hits>=1 | 3",
                "--unit light --fighting-dice 1 --hits 1 --def-unit light --def-fighting-dice 1 --def-hits 1 --stop hits>=3 | 3",
                "--unit light --inferior --hits 1 --def-unit light --def-fighting-dice 1 --def-inferior --def-hits 1 --stop def-hits>=2 | 2",
                "--unit light --hits 3 --def-unit light --def-hits 3 --stop hits>=3 | 1"
            })
    void closeCombatStandsAsItDoesWhenRoundsArePlayedOneByOne(String options, int rounds) {
        Ruleset honour = Rulesets.named("honour");
        Map<String, String> typed = typed(options);
        String stop = typed.getOrDefault("stop", "");
        Map<String, String> whole = new LinkedHashMap<>(typed);
        whole.put("rounds", "all");
        List<OddsByRound.Round> found = found(honour, "combat", whole);
        for (int most = 1; most <= rounds; most++) {
            int last = most;
            hold(found.get(most - 1), EachDie.count(MOST_ROLLS, dice -> fought(honour, typed, stop, last, dice)));
        }
    }

    /** As many rounds of close combat as it takes or as are left, each a resolution of its own. */
    private static String fought(Ruleset honour, Map<String, String> typed, String stop, int rounds, Dice dice) {
        Map<String, String> now = new LinkedHashMap<>(typed);
        now.remove("stop");
        for (int round = 1; ; round++) {
            Outcome outcome = played(honour, "combat", now, dice);
            String code = outcome.code().name();
            if (!code.equals("next-round")) {
                return code;
            }
            now.remove("charging");
            now.put("hits", String.valueOf(outcome.numbers().get("attacker")));
            now.put("def-hits", String.valueOf(outcome.numbers().get("defender")));
            if (!stop.isEmpty()) {
                String[] parts = stop.split(">=");
                if (number(now, parts[0]) >= Integer.parseInt(parts[1])) {
                    return leaves(honour, now, parts[0].startsWith("def-") ? "def-" : "", parts[0]);
                }
            }
            if (round == rounds) {
                return code;
            }
        }
    }

    /** It takes one hit more; morale says whether that is one too many. */
    private static String leaves(Ruleset honour, Map<String, String> now, String side, String hits) {
        Map<String, String> morale = new LinkedHashMap<>();
        morale.put("hits", String.valueOf(number(now, hits) + 1));
        morale.put("quality", now.getOrDefault(side + "quality", "regular"));
        String state = played(honour, "morale", morale, EMPTY).code().name();
        return (side.isEmpty() ? "attacker-" : "defender-") + (state.equals("routed") ? "routs" : "falls-back");
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--stands 2 --att 3 --def-stands 2 --def 3",
                "--stands 2 --att 3 --def-stands 1 --def 3 --column",
                "--stands 1 --def-stands 1 --def-pips 2",
                "--stands 2 --arm cavalry --charging --att 3 --def-stands 2 --def-arm cavalry --def 4"
            })
    void anEngagementStandsAsContactAndRoundsOfAFightSay(String options) {
        Ruleset paperboys = Rulesets.named("paperboys");
        Map<String, String> typed = typed(options);
        List<OddsByRound.Round> found = found(paperboys, "engage", typed);
        for (OddsByRound.Round round : found) {
            hold(round, EachDie.count(MOST_ROLLS, dice -> engaged(paperboys, typed, round.number(), dice)));
        }
    }

    private static String engaged(Ruleset paperboys, Map<String, String> typed, int rounds, Dice dice) {
        Map<String, String> contact = new LinkedHashMap<>(typed);
        contact.keySet().removeAll(List.of("stands", "def-stands"));
        String code = played(paperboys, "contact", contact, dice).code().name();
        if (rounds == 0 || !code.equals("fight")) {
            return code;
        }
        Map<String, String> fight = new LinkedHashMap<>(typed);
        fight.keySet().removeAll(List.of("att", "def", "pips", "def-pips"));
        for (int round = 1; ; round++) {
            fight.put("round", String.valueOf(round));
            Outcome outcome = played(paperboys, "fight", fight, dice);
            code = outcome.code().name();
            if (!code.equals("continues")) {
                return BEATEN.contains(code) ? beaten(outcome) + "-" + code : code;
            }
            boolean left = true;
            for (String side : List.of("attacker", "defender")) {
                String stands = side.equals("attacker") ? "stands" : "def-stands";
                fight.put(stands, String.valueOf(number(fight, stands) - lost(outcome, side)));
                left &= number(fight, stands) > 0;
            }
            if (!left) {
                return "no-stands-left";
            }
            if (round == rounds) {
                return code;
            }
        }
    }

    private static String beaten(Outcome outcome) {
        return outcome.effects().stream()
                .filter(effect ->
                        Set.of("fall-back", "rout").contains(effect.kind().name()))
                .map(Effect::side)
                .findFirst()
                .orElseThrow();
    }

    private static int lost(Outcome outcome, String side) {
        return outcome.effects().stream()
                .filter(effect ->
                        effect.side().equals(side) && effect.kind().name().startsWith("lose-stand"))
                .mapToInt(effect -> effect.amount().map(Number::intValue).orElse(1))
                .sum();
    }

    private static void hold(OddsByRound.Round round, Optional<Map<String, BigInteger[]>> counted) {
        Map<String, Chance> expected = new TreeMap<>();
        BigInteger of = round.odds().of();
        counted.orElseThrow().forEach((code, ways) -> {
            BigInteger common = Chance.leastCommonMultiple(of, ways[1]);
            expected.put(code, new Chance(ways[0], ways[1]).over(common));
        });
        Map<String, Chance> said = new TreeMap<>();
        round.odds().outcomes().forEach((code, chance) -> {
            Chance other = expected.get(code);
            said.put(code, other == null ? chance : chance.over(other.of()));
        });
        assertThat(said).as("after round " + round.number()).isEqualTo(expected);
    }

    private static List<OddsByRound.Round> found(Ruleset ruleset, String name, Map<String, String> typed) {
        Tables tables = Tables.builtIn(ruleset);
        Resolver resolver = ruleset.resolver(name);
        return OddsByRound.of(
                        resolver,
                        tables,
                        Situation.read(resolver, typed, tables),
                        resolver.description().rounds().orElseThrow(),
                        Progress.UNWATCHED)
                .rounds();
    }

    private static final Dice EMPTY = new ExhaustiveDice(Progress.UNWATCHED);

    private static Outcome played(Ruleset ruleset, String name, Map<String, String> typed, Dice dice) {
        Tables tables = TABLES.get(ruleset.name());
        Resolver resolver = ruleset.resolver(name);
        return resolver.resolve(tables, Situation.read(resolver, typed, tables), dice)
                .outcome();
    }

    private static int number(Map<String, String> typed, String name) {
        return Integer.parseInt(typed.getOrDefault(name, "0"));
    }

    /** Options with their values; a bare one is a flag, or a quality. */
    private static Map<String, String> typed(String options) {
        Map<String, String> typed = new LinkedHashMap<>();
        String[] words = options.split(" ");
        for (int i = 0; i < words.length; i++) {
            String name = words[i].substring(2);
            boolean flag = i + 1 == words.length || words[i + 1].startsWith("--");
            if (name.endsWith("superior") || name.endsWith("inferior")) {
                typed.put(name.startsWith("def-") ? "def-quality" : "quality", name.replace("def-", ""));
            } else {
                typed.put(name, flag ? "true" : words[++i]);
            }
        }
        return typed;
    }

    @Test
    void textJsonCsvAndPictureSayTheSame() {
        String[] line = {"odds", "honour", "combat", "formed", "formed", "--rounds", "all", "--by-round"};
        assertThat(Run.of(line).out())
                .contains("after each round")
                .contains("next-")
                .contains("goes on in");
        Run json = Run.of(with(line, "--json"));
        List<?> rounds = (List<?>) json.json().get("rounds");
        Map<?, ?> first = (Map<?, ?>) rounds.get(0);
        assertThat(first.get("round")).hasToString("1");
        assertThat(json.json()).containsKeys("outcomes", "exact", "numbers");
        Map<?, ?> outcome = (Map<?, ?>) ((List<?>) first.get("outcomes")).get(0);
        assertThat(outcome.get("of")).isEqualTo("1679616");
        assertThat(Run.of(with(line, "--csv")).out())
                .startsWith("round,of,attacker-falls-back ways,attacker-falls-back p,")
                .contains("\n1,1679616," + outcome.get("ways") + ",");
        assertThat(Run.of(with(line, "--of", "defender-routs")).out())
                .contains("defender-")
                .doesNotContain("next-");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "odds contact --pips 1 --by-round | goes in rounds",
                "odds honour combat formed formed --by-round | --rounds all",
                "odds engage 4 4 --pips 0..3 --by-round | single value",
                "odds engage 4 4 --by-round --why | without --why",
                "engage 4 4 --by-round | --by-round",
                "odds honour combat formed formed --stop hits>2 | def-hits>=N",
                "odds honour combat formed formed --stop def-hits>=9 | from 0 to 8",
                "odds honour combat formed formed --stop pips>=1 | hits>=N"
            })
    void whatMakesNoSenseIsRefused(String line, String says) {
        Run run = Run.of(line.split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(says);
        assertThat(run.out()).isEmpty();
    }

    private static String[] with(String[] line, String... more) {
        String[] all = java.util.Arrays.copyOf(line, line.length + more.length);
        System.arraycopy(more, 0, all, line.length, more.length);
        return all;
    }
}
