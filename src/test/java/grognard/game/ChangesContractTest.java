package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.SeededDice;
import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.rules.Outcome;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.testing.Situations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * For every resolver and every course of the dice, effects, marks and follow-ups give exactly the changes of the record.
 * What each effect does to a unit is written down once more in {@code src/test/resources/game/effects.csv}; a resolver
 * joins by being registered.
 */
@Tag("thorough")
class ChangesContractTest {

    private static final int TRIES = 150;
    private static final int WANTED = 25;
    private static final int COURSES = 12;

    /** So often at most, as long as there is an effect that was not seen. */
    private static final int ROUNDS = 40;

    private final List<String[]> effects = new ArrayList<>();
    private final Set<String> seen = new TreeSet<>();

    static List<String> rulesets() {
        return Rulesets.names();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void changesAreWhatEffectsMarksAndFollowUpsMake(String name) throws IOException, ReflectiveOperationException {
        for (String row : Files.readAllLines(Path.of("src/test/resources/game/effects.csv"))) {
            if (row.startsWith(name + ",")) {
                effects.add(row.split(",", -1));
            }
        }
        Ruleset ruleset = Rulesets.named("test", name);
        GameRules rules = new GameRules(ruleset, Tables.builtIn(ruleset));
        Path muster = Path.of("src/test/resources/musters/" + name + ".csv");
        Game game = Muster.read(rules, Map.of("muster", Files.readString(muster)), "test", Map.of(), "", 1)
                .begun();
        Set<String> listed = effects.stream().map(row -> row[1]).collect(Collectors.toSet());
        assertThat(listed)
                .as("effects that are listed, and those that there are")
                .isEqualTo(kinds(name));
        List<String> neverPlayed = new ArrayList<>();
        for (int round = 0; round == 0 || (round < ROUNDS && !unseen().isEmpty()); round++) {
            for (String resolver : ruleset.resolvers()) {
                Description description = ruleset.resolver(resolver).description();
                boolean plays = !description.isLookUp() && description.steps().isEmpty();
                if (plays && play(game, ruleset.resolver(resolver), round) == 0 && round == 0) {
                    neverPlayed.add(resolver);
                }
            }
        }
        assertThat(neverPlayed)
                .as("resolvers that no unit of the muster could play")
                .isEmpty();
        assertThat(unseen())
                .as("effects that changed no unit of what they are listed to change, or were never printed")
                .isEmpty();
    }

    /** Every effect that the resolvers of a ruleset can print: they have them from one class. */
    private static Set<String> kinds(String ruleset) throws ReflectiveOperationException {
        Set<String> kinds = new TreeSet<>();
        for (java.lang.reflect.Field one :
                Class.forName("grognard.rules." + ruleset + ".unit.Effects").getDeclaredFields()) {
            if (one.getType() == EffectKind.class) {
                one.setAccessible(true);
                kinds.add(((EffectKind) one.get(null)).name());
            }
        }
        return kinds;
    }

    /** What is listed and was not seen yet: an effect that changes a field of some unit, or was printed and changes nothing. */
    private Set<String> unseen() {
        Set<String> unseen = new TreeSet<>();
        for (String[] row : effects) {
            unseen.add((row[1] + " " + row[2]).strip());
        }
        unseen.removeAll(seen);
        return unseen;
    }

    private int play(Game game, Resolver resolver, int round) {
        Random random = new Random(resolver.description().name().hashCode() + 1000L * round);
        int played = 0;
        for (int i = 0; i < TRIES && played < WANTED; i++) {
            Game now = worn(game, random);
            Roles roles = roles(now, resolver, random);
            Map<String, String> typed = typed(now, resolver, random);
            roles = pair(roles, typed, now, resolver, random);
            Playing playing = new Playing(now, resolver.description(), roles, typed, false);
            Situation situation;
            try {
                situation =
                        Situation.read(resolver, playing.values(), now.rules().tables());
            } catch (BadInput e) {
                continue; // these units may not, or too much was said at once
            }
            played++;
            for (int course = 0; course < COURSES; course++) {
                check(now, playing, resolver, situation, i + "/" + course);
            }
        }
        return played;
    }

    /** The units after some of what can happen to them. */
    private static Game worn(Game game, Random random) {
        Game now = game;
        for (Unit unit : game.state().units()) {
            for (String word : List.of(
                    "pips=" + random.nextInt(5),
                    "hits=" + random.nextInt(5),
                    "stands-" + random.nextInt(3),
                    "figures-" + random.nextInt(12),
                    "bases-" + random.nextInt(9),
                    "limbered=" + (random.nextBoolean() ? "yes" : "no"),
                    "withdrawing=" + (random.nextBoolean() ? "yes" : "no"),
                    "grenadiers=" + (random.nextBoolean() ? "yes" : "no"),
                    "disrupted=" + (random.nextBoolean() ? "yes" : "no"),
                    "state=" + (random.nextInt(4) == 0 ? (unit.isOfficer() ? "lost" : "routing") : "ready"),
                    "level=" + (random.nextInt(4) == 0 ? "routed" : "good"))) {
                try {
                    Unit is = now.state().units().get(unit.name());
                    if (random.nextInt(3) == 0 && is.fits(word.replaceFirst("[=-].*", ""))) {
                        now = now.after(new Hand(now).set(is, List.of(word)), now.records() + 1);
                    }
                } catch (BadInput e) {
                    continue; // not of such units
                }
            }
        }
        now = pursuing(now, random);
        Game begun = now;
        for (Unit officer : game.state().units()) {
            if (officer.isOfficer() && random.nextBoolean()) {
                for (Unit unit : begun.state().units()) {
                    if (!unit.isOfficer() && !unit.isGone() && unit.side().equals(officer.side())) {
                        now = now.after(new Hand(now).attach(officer, unit), now.records() + 1);
                        break;
                    }
                }
            }
        }
        return now.after(now.dropped(now.state().due().stream().map(Due::n).toList()), now.records() + 1);
    }

    /** Some of those who are ready pursue whoever of the others routs. */
    private static Game pursuing(Game game, Random random) {
        Game now = game;
        for (Unit unit : game.state().units()) {
            for (Unit other : game.state().units()) {
                boolean runs = other.text(Unit.STATE).equals("routing")
                        && !other.side().equals(unit.side());
                if (runs && unit.fits("pursuing") && random.nextBoolean()) {
                    now = now.after(new Hand(now).set(unit, List.of("pursuing=" + other.name())), now.records() + 1);
                    break;
                }
            }
        }
        return now;
    }

    private static Roles roles(Game game, Resolver resolver, Random random) {
        List<Unit> units = game.state().units().list();
        Map<String, String> named = new LinkedHashMap<>();
        for (String role : Roles.typed(resolver.description())) {
            named.put(role, units.get(random.nextInt(units.size())).name());
        }
        return Roles.of(named);
    }

    /** Where rows are typed, the unit and an enemy fight each other. */
    private static Roles pair(Roles roles, Map<String, String> typed, Game game, Resolver resolver, Random random) {
        boolean rows = resolver.description().others().stream().anyMatch(other -> other.endsWith(" rows"));
        if (!rows) {
            return roles;
        }
        List<Unit> units = game.state().units().list();
        String first = roles.named().get("unit");
        String second = units.get(random.nextInt(units.size())).name();
        typed.put("unit", first + ",,,,," + second + ",2,\n" + second + ",,,,," + first + ",2,");
        Map<String, String> both = new LinkedHashMap<>(roles.named());
        both.put("unit-2", second);
        return Roles.of(both);
    }

    private static Map<String, String> typed(Game game, Resolver resolver, Random random) {
        Map<String, String> typed = new LinkedHashMap<>();
        Situations.typed(resolver, game.rules().tables(), random, 0.08).forEach((name, value) -> {
            Parameter<?> parameter = resolver.description().parameter(name).orElseThrow();
            if (Binding.of(parameter).kind() == Binding.Kind.MOMENT) {
                typed.put(name, value);
            }
        });
        return typed;
    }

    private void check(Game game, Playing playing, Resolver resolver, Situation situation, String seed) {
        Played played;
        try {
            played = Played.with(new SeededDice(seed), resolver, game.rules().tables(), situation);
        } catch (BadInput e) {
            return; // a die that was given and is not thrown
        }
        Outcome outcome = played.resolution().outcome();
        Happening happening = playing.happening(played);
        Units after = game.state().changed(happening.changes(), 1).units();
        String where = resolver.description().name() + " " + situation.inputs() + " "
                + outcome.code().name();
        for (Change change : happening.changes()) {
            Unit was = game.state().units().get(change.unit());
            assertThat(change.from()).as(where + ": " + change).isEqualTo(was.get(change.field()));
            assertThat(change.to()).as(where + ": " + change).isNotEqualTo(change.from());
        }
        Map<String, Map<String, Object>> expected = expected(game, happening.roles(), resolver, outcome, where);
        List<String> marks = resolver.description().marks().stream()
                .map(words -> Mark.of(words).field())
                .toList();
        for (Unit unit : after) {
            Unit was = game.state().units().get(unit.name());
            for (Field field : unit.fields().of(unit)) {
                boolean follows = field.isFollowing() || field.name().equals("why");
                boolean goes = field.name().equals(Unit.STATE) && unit.isGone() && isSpent(unit);
                if (follows || goes || marks.contains(field.name())) {
                    continue;
                }
                Object wanted =
                        expected.getOrDefault(unit.name(), Map.of()).getOrDefault(field.name(), was.get(field.name()));
                if (field.name().equals("pursuing") && !mayPursue(unit, wanted, after)) {
                    wanted = null;
                }
                assertThat(unit.get(field.name()))
                        .as(where + ": " + unit.name() + " " + field.name())
                        .isEqualTo(wanted);
            }
            assertThat(unit.isGone())
                    .as(where + ": " + unit.name() + " gone")
                    .isEqualTo(was.isGone()
                            || "gone"
                                    .equals(expected.getOrDefault(unit.name(), Map.of())
                                            .get(Unit.STATE))
                            || (isLess(unit, was) && isSpent(unit)));
        }
    }

    /** Who is ready pursues somebody who routs, and nobody else. */
    private static boolean mayPursue(Unit unit, @Nullable Object whom, Units units) {
        return whom != null
                && unit.text(Unit.STATE).equals("ready")
                && units.get(whom.toString()).text(Unit.STATE).equals("routing");
    }

    /** Whether what a unit can be too few of, or have too many of, is not what it was. */
    private static boolean isLess(Unit unit, Unit was) {
        return Stream.of("stands", "figures", "sections", "bases", "hits")
                .anyMatch(field -> !Objects.equals(unit.get(field), was.get(field)));
    }

    /** Half the stands lost, no figures, sections or bases left, or the rout number reached: 6, 7 and 8 hits. */
    private static boolean isSpent(Unit unit) {
        if (unit.isOfficer()) {
            return false;
        }
        boolean half = unit.get("stands") != null
                && 2 * (unit.number("start") - unit.number("stands")) >= unit.number("start");
        boolean none = List.of("figures", "sections", "bases").stream()
                .anyMatch(field -> unit.fits(field) && unit.get(field) != null && unit.number(field) == 0);
        boolean routs = unit.get("weakened") != null
                && unit.number("hits")
                        >= 6 + List.of("inferior", "regular", "superior").indexOf(unit.text("quality"));
        return half || none || routs;
    }

    /** What the effects should have done, by the table. */
    private Map<String, Map<String, Object>> expected(
            Game game, Roles roles, Resolver resolver, Outcome outcome, String where) {
        Map<String, Map<String, Object>> expected = new LinkedHashMap<>();
        for (Effect effect : outcome.effects()) {
            List<String[]> rows = effects.stream()
                    .filter(row -> row[1].equals(effect.kind().name()))
                    .toList();
            assertThat(rows)
                    .as(where + ": " + effect.kind().name() + " is listed")
                    .isNotEmpty();
            for (String[] row : rows) {
                if (row[2].isEmpty()) {
                    seen.add(effect.kind().name());
                }
                boolean fits =
                        !row[4].equals("without amount") || effect.amount().isEmpty();
                Optional<Unit> unit = roles.unit(
                        effect.side(), resolver.description(), game.state().units());
                if (row[2].isEmpty() || !fits) {
                    continue;
                }
                assertThat(named(effect.side(), resolver.description(), game))
                        .as(where + ": " + effect.side() + " is a role")
                        .isTrue();
                unit.ifPresent(one -> alter(
                        expected,
                        one,
                        row[3].equals("code")
                                ? new String[] {
                                    row[0], row[1], row[2], outcome.code().name(), row[4]
                                }
                                : row[3].equals("enemy")
                                        ? new String[] {
                                            row[0], row[1], row[2], enemy(effect, roles, resolver, game), row[4]
                                        }
                                        : row,
                        effect,
                        game));
            }
        }
        return expected;
    }

    private static String enemy(Effect effect, Roles roles, Resolver resolver, Game game) {
        return roles.enemyOf(effect.side(), resolver.description(), game.state().units())
                .map(Unit::name)
                .orElse("none");
    }

    private static boolean named(String side, Description description, Game game) {
        return description.roles().stream().map(Roles::name).anyMatch(side::equals)
                || description.others().stream()
                        .anyMatch(other -> side.startsWith(other.split(" ")[1].replaceFirst("-.*", "")))
                || game.state().units().find(side).isPresent();
    }

    private void alter(Map<String, Map<String, Object>> expected, Unit unit, String[] row, Effect effect, Game game) {
        Field field = unit.fields().of(unit, row[2]);
        Map<String, Object> own = expected.computeIfAbsent(unit.name(), any -> new LinkedHashMap<>());
        boolean guns = unit.text("arm").equals("artillery");
        if (field == null || row[4].equals(guns ? "no guns" : "guns")) {
            return;
        }
        Object now = own.getOrDefault(row[2], unit.get(row[2]));
        int by = row[0].equals("acw") && row[1].equals("check-morale")
                ? 1
                : effect.amount().map(Number::intValue).orElse(1);
        Object to = switch (row[3]) {
            case "+" -> Math.min(field.most().intValueExact(), (Integer) Objects.requireNonNull(now) + by);
            case "-" -> Math.max(0, (Integer) Objects.requireNonNull(now) - by);
            case "yes" -> true;
            case "no" -> false;
            case "none" -> null;
            case "none-of-them" -> "none";
            case "turn" -> game.state().turn();
            default -> row[3].matches("[0-9]+") ? (Object) Integer.valueOf(row[3]) : row[3];
        };
        if (!"gone".equals(own.get(row[2]))) {
            own.put(row[2], to);
        }
        if (!Objects.equals(now, to)) {
            seen.add(row[1] + " " + row[2]);
        }
    }
}
