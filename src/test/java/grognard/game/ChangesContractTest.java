package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.SeededDice;
import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.state.Due;
import grognard.game.state.Resolved;
import grognard.game.state.Roles;
import grognard.game.unit.Change;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.rules.Outcome;
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

    /** How a unit went, which follows from its state. */
    private static final String FOLLOWING = "why";

    /** Fields that the referee of honour keeps from what happened, beside effects and marks. */
    private static final List<String> KEPT =
            List.of("bombarded", "new-enemy", "was-lost", "beat", "command", "fall-backs");

    /**
     * Played by force: the book allows them only after something that no unit here has done (a rout, a victory, a contact
     * test, dicing for irregulars), or to the army whose part of the turn it is.
     */
    private static final Set<String> FORCED = Set.of(
            "paperboys levy",
            "paperboys fight",
            "honour rout",
            "honour pursuit",
            "napoleonic control",
            "napoleonic capture");

    /** They have effects that one round does not show, so they alone are played again. */
    private static final Set<String> RARE =
            Set.of("paperboys contact", "honour charge", "honour emergency", "acw charge", "acw morale");

    private static final int WANTED = 25;
    private static final int COURSES = 12;

    /** Begins the condition that the field has a certain value: {@code was pursuing}. */
    private static final String WAS = "was ";

    /** So often at most, as long as there is an effect that was not seen. */
    private static final int ROUNDS = 100;

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
        Ruleset ruleset = Rulesets.named(name);
        Referee rules = Referees.of(Tables.builtIn(ruleset));
        List<MusterText> musters = new ArrayList<>();
        for (String muster : List.of(name, name + "-more")) {
            Path file = Path.of("src/test/resources/musters/" + muster + ".csv");
            if (Files.exists(file)) {
                musters.add(MusterText.ofFile(muster, Files.readString(file)));
            }
        }
        Game game = Muster.read(rules, musters, "test", Map.of(), "", 1, Optional.empty())
                .begun();
        Set<String> listed = effects.stream().map(row -> row[1]).collect(Collectors.toSet());
        assertThat(listed)
                .as("effects that are listed, and those that there are")
                .isEqualTo(kinds(name));
        List<String> neverPlayed = new ArrayList<>();
        for (int round = 0; round == 0 || (round < ROUNDS && !unseen().isEmpty()); round++) {
            for (String resolver : ruleset.resolvers()) {
                Description description = ruleset.resolver(resolver).description();
                boolean plays = !description.isLookUp()
                        && description.steps().isEmpty()
                        && (round == 0 || RARE.contains(name + " " + resolver));
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
            GameAction action = new GameAction(
                    now,
                    resolver.description(),
                    roles,
                    typed,
                    FORCED.contains(game.referee().ruleset().name() + " "
                            + resolver.description().name()));
            Situation situation;
            try {
                situation =
                        Situation.read(resolver, action.values(), now.referee().tables());
            } catch (BadInput e) {
                continue; // these units may not, or too much was said at once
            }
            played++;
            for (int course = 0; course < COURSES; course++) {
                check(now, action, resolver, situation, i + "/" + course);
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
                    "cover=" + (random.nextBoolean() ? "wall" : "none"),
                    "moved-last=" + (random.nextBoolean() ? "yes" : "no"),
                    "cover=" + (random.nextBoolean() ? "woods" : "none"),
                    "disorders=" + (random.nextBoolean() ? "after-volley" : "none"),
                    "disrupted=" + (random.nextBoolean() ? "yes" : "no"),
                    "state=" + (random.nextInt(4) == 0 ? (unit.isOfficer() ? "lost" : "routing") : "ready"),
                    "level=" + (random.nextInt(4) == 0 ? "routed" : "good"))) {
                try {
                    Unit is = now.state().units().get(unit.name());
                    if (random.nextInt(3) == 0 && is.fits(word.replaceFirst("[=-].*", ""))) {
                        now = now.after(new ManualChanges(now).set(is, List.of(word)), now.records() + 1);
                    }
                } catch (BadInput e) {
                    continue; // not of such units
                }
            }
        }
        for (Unit officer : game.state().units()) {
            if (officer.isOfficer() && officer.fits("rating")) { // a good one puts nobody out of command
                Unit is = now.state().units().get(officer.name());
                now = now.after(new ManualChanges(now).set(is, List.of("rating=dithering")), now.records() + 1);
            }
        }
        now = turned(inContact(pursuing(now, random), random), random);
        Game begun = now;
        for (Unit officer : game.state().units()) {
            if (officer.isOfficer() && random.nextBoolean()) {
                for (Unit unit : begun.state().units()) {
                    if (!unit.isOfficer() && !unit.isGone() && unit.side().equals(officer.side())) {
                        now = now.after(new ManualChanges(now).attach(officer, unit, true), now.records() + 1);
                        break;
                    }
                }
            }
        }
        return now.after(now.drop(now.state().due().stream().map(Due::n).toList()), now.records() + 1);
    }

    /** Where units turn their backs, some have them turned, stand on good ground, form square, run or pursue. */
    private static Game turned(Game game, Random random) {
        Game now = game;
        for (Unit unit : game.state().units()) {
            for (String word : unit.fits("backs")
                    ? List.of("backs=yes", "ground=good", "formation=square", "state=pursuing", "state=routing")
                    : List.<String>of()) {
                try {
                    Unit is = now.state().units().get(unit.name());
                    if (!is.isGone() && random.nextInt(3) == 0) {
                        now = now.after(new ManualChanges(now).set(is, List.of(word)), now.records() + 1);
                    }
                } catch (BadInput e) {
                    continue; // not of such units
                }
            }
        }
        return now;
    }

    /** Some of those who are ready pursue whoever of the others routs. */
    private static Game pursuing(Game game, Random random) {
        Game now = game;
        for (Unit unit : game.state().units()) {
            for (Unit other : game.state().units()) {
                boolean runs = other.text(Unit.STATE).equals("routing")
                        && !other.side().equals(unit.side());
                if (runs && unit.fits("pursuing") && random.nextBoolean()) {
                    now = now.after(
                            new ManualChanges(now).set(unit, List.of("pursuing=" + other.name())), now.records() + 1);
                    break;
                }
            }
        }
        return now;
    }

    /** Some charge an enemy, and some are in melee with one, in a ruleset where units remember that. */
    private static Game inContact(Game game, Random random) {
        Game now = game;
        for (Unit unit : game.state().units()) {
            for (Unit other : game.state().units()) {
                boolean enemies = !other.side().equals(unit.side()) && unit.fits("contact") && other.fits("contact");
                Unit is = now.state().units().get(unit.name());
                if (!enemies || is.isGone() || other.isGone() || random.nextInt(3) > 0) {
                    continue;
                }
                boolean apart = is.get("contact") == null
                        && now.state().units().get(other.name()).get("contact") == null;
                String field = apart && random.nextBoolean() ? "contact=" : "charging=";
                now = now.after(new ManualChanges(now).set(is, List.of(field + other.name())), now.records() + 1);
            }
        }
        return now;
    }

    private static Roles roles(Game game, Resolver resolver, Random random) {
        Map<String, String> named = new LinkedHashMap<>();
        for (String role : resolver.description().roles()) {
            List<Unit> units =
                    game.state().units().where(unit -> rules(game, resolver).isTakenBy(role, unit));
            named.put(role, units.get(random.nextInt(units.size())).name());
        }
        return new Roles(named);
    }

    /** Where rows are typed, the unit and an enemy fight each other. */
    private static Roles pair(Roles roles, Map<String, String> typed, Game game, Resolver resolver, Random random) {
        boolean rows = rules(game, resolver).unitOptions().stream()
                .anyMatch(option -> option.value() == UnitOption.Value.PAIRS);
        if (!rows) {
            return roles;
        }
        List<Unit> units = game.state().units().list();
        String first = roles.named().get("unit");
        String second = units.get(random.nextInt(units.size())).name();
        typed.put("unit", first + ",,,,," + second + ",2,\n" + second + ",,,,," + first + ",2,");
        Map<String, String> both = new LinkedHashMap<>(roles.named());
        both.put("unit-2", second);
        return new Roles(both);
    }

    private static Map<String, String> typed(Game game, Resolver resolver, Random random) {
        Map<String, String> typed = new LinkedHashMap<>();
        Situations.typed(resolver, game.referee().tables(), random, 0.08).forEach((name, value) -> {
            if (rules(game, resolver).isOfTheMoment(name)) {
                typed.put(name, value);
            }
        });
        return typed;
    }

    private void check(Game game, GameAction action, Resolver resolver, Situation situation, String seed) {
        Played played;
        try {
            played = Played.with(new SeededDice(seed), resolver, game.referee().tables(), situation);
        } catch (BadInput e) {
            return; // a die that was given and is not thrown
        }
        Outcome outcome = played.resolution().outcome();
        Resolved happening = action.event(played);
        Units after = game.state().changed(happening.changes(), 1).units();
        String where = resolver.description().name() + " " + situation.inputs() + " "
                + outcome.code().name();
        for (Change change : happening.changes()) {
            Unit was = game.state().units().get(change.unit());
            assertThat(change.from()).as(where + ": " + change).isEqualTo(was.get(change.field()));
            assertThat(change.to()).as(where + ": " + change).isNotEqualTo(change.from());
        }
        Map<String, Map<String, Object>> expected = expected(game, happening.roles(), resolver, outcome, where);
        Set<String> marks = marks(game, happening, resolver, situation, outcome, expected);
        for (Unit unit : after) {
            Unit was = game.state().units().get(unit.name());
            for (Field<?> field : unit.fields().of(unit)) {
                boolean follows = field.isDerived() || FOLLOWING.equals(field.name());
                boolean goes = field.name().equals(Unit.STATE) && unit.isGone() && isSpent(unit);
                if (follows || goes || marks.contains(field.name())) {
                    continue;
                }
                Object wanted =
                        expected.getOrDefault(unit.name(), Map.of()).getOrDefault(field.name(), was.get(field.name()));
                if (KEPT.contains(field.name())) {
                    wanted = kept(field.name(), unit, was, game, happening, outcome);
                }
                boolean alone = field.name().equals(Unit.WITH)
                        && game.referee().ruleset().name().equals("honour")
                        && was.get(Unit.WITH) != null
                        && after.get(was.text(Unit.WITH)).isGone();
                if (alone) {
                    wanted = null; // a general whose unit is gone is with nobody
                }
                if (meet(unit, game, happening)) {
                    wanted = met(field, unit, happening.roles(), after, wanted);
                }
                if (List.of("contact", "round").contains(field.name()) && !unit.isGone() && isLeft(was, after)) {
                    wanted = field.fresh();
                }
                if (field.name().equals("charging") && !unit.isGone() && isGone(wanted, after)) {
                    wanted = null; // a charge ends with its enemy
                }
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

    /** What honour keeps of a unit, worked out from what was printed and from who took part. */
    private static @Nullable Object kept(
            String field, Unit unit, Unit was, Game game, Resolved happening, Outcome outcome) {
        String resolver = happening.deed().resolver();
        Map<String, String> named = happening.roles().named();
        boolean changed = switch (field) {
            case "bombarded" -> resolver.equals("bombard") && unit.number("hits") > was.number("hits");
            case "was-lost" -> unit.text(Unit.STATE).equals("lost");
            case "new-enemy" ->
                outcome.effects().stream()
                        .anyMatch(effect ->
                                effect.kind().name().matches("(half|none)-turns") && isOf(unit, effect.side(), named));
            case "fall-backs" ->
                !was.get("fought").equals(true)
                        && outcome.effects().stream()
                                .anyMatch(effect ->
                                        effect.kind().name().equals("fall-back") && isOf(unit, effect.side(), named));
            case "beat" ->
                List.of("charge", "combat", "melee").contains(resolver)
                        && outcome.next().stream()
                                .anyMatch(next -> next.resolver().equals("pursuit")
                                        && next.sides().stream().anyMatch(side -> isOf(unit, side, named)));
            default ->
                resolver.startsWith("general")
                        && List.of("out-of-command", "hors-de-combat", "double-move")
                                .contains(outcome.code().name())
                        && isCommanded(unit, game.state().units().get(named.get("unit")));
        };
        if (!changed) {
            return was.get(field);
        }
        return switch (field) {
            case "bombarded" -> was.number(field) + unit.number("hits") - was.number("hits");
            case "was-lost" -> true;
            case "fall-backs" -> was.number(field) + 1;
            case "command" -> outcome.code().name().equals("double-move") ? "double" : "out";
            default ->
                named.values().stream()
                        .filter(other -> !other.equals(unit.name()))
                        .findFirst()
                        .orElse(null);
        };
    }

    /** Whether the side of an effect or of what comes next is that unit: its role, or its name. */
    private static boolean isOf(Unit unit, String side, Map<String, String> named) {
        return unit.name().equals(named.getOrDefault(side, side));
    }

    /** Whether a general commands the unit: a brigadier his brigade, an independent unit itself; nobody chose others. */
    private static boolean isCommanded(Unit unit, Unit general) {
        if (!general.isOfficer()) {
            return unit.name().equals(general.name());
        }
        return general.text(Unit.RANK).equals("brigadier")
                && !unit.isOfficer()
                && !unit.isGone()
                && unit.side().equals(general.side())
                && general.get("brigade") != null
                && general.get("brigade").equals(unit.get("brigade"));
    }

    /**
     * Whether the unit comes into contact by a melee of acw that is typed without an impact before it. Who surrenders is gone
     * before any blow.
     */
    private static boolean meet(Unit unit, Game game, Resolved happening) {
        List<String> pair = pair(happening.roles());
        return happening.deed().resolver().equals("melee")
                && game.referee().ruleset().name().equals("acw")
                && !happening.deed().code().equals("surrenders")
                && pair.contains(unit.name())
                && pair.stream()
                        .map(game.state().units()::get)
                        .allMatch(one -> one.get("contact") == null && !one.isGone());
    }

    private static List<String> pair(Roles roles) {
        return Stream.of("striker", "target").map(roles.named()::get).toList();
    }

    /** The value of a field after such a melee: in contact, unless the enemy is gone; who is gone keeps what it last was. */
    private static @Nullable Object met(
            Field<?> field, Unit unit, Roles roles, Units after, @Nullable Object otherwise) {
        String enemy = pair(roles).stream()
                .filter(name -> !name.equals(unit.name()))
                .findFirst()
                .orElseThrow();
        boolean parted = !unit.isGone() && after.get(enemy).isGone();
        return switch (field.name()) {
            case "contact" -> parted ? null : enemy;
            case "round" -> parted ? 0 : 1;
            case "fell-back" -> false;
            case "charging" -> enemy.equals(otherwise) ? null : otherwise;
            default -> otherwise;
        };
    }

    /** Whether the enemy with whom the unit was in contact is gone or no longer in contact. */
    private static boolean isLeft(Unit was, Units after) {
        Object enemy = was.fits("contact") ? was.get("contact") : null;
        return enemy != null
                && (after.get(enemy.toString()).isGone()
                        || after.get(enemy.toString()).get("contact") == null);
    }

    private static boolean isGone(@Nullable Object enemy, Units after) {
        return enemy != null && after.get(enemy.toString()).isGone();
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
        // Each gun of a battery is a unit of its own; a wall has no stands.
        int many = unit.text("arm").equals("artillery") ? 1 : 2;
        boolean half = unit.get("stands") != null
                && unit.number("start") > 0
                && many * (unit.number("start") - unit.number("stands")) >= unit.number("start");
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
                Optional<Unit> unit = unit(effect.side(), roles, resolver, game);
                if (row[2].isEmpty() || !fits) {
                    continue;
                }
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
        return resolver.description().roles().stream()
                .filter(role -> !role.equals(effect.side()) && roles.named().containsKey(role))
                .map(role -> roles.named().get(role))
                .findFirst()
                .orElse("none");
    }

    private static ResolverRules rules(Game game, Resolver resolver) {
        return game.referee().rulesOf(resolver.description());
    }

    /** The unit of an effect: in a role that was named or that the game finds, or called so. */
    private static Optional<Unit> unit(String side, Roles roles, Resolver resolver, Game game) {
        Units units = game.state().units();
        return rules(game, resolver).complete(roles, units).unit(side, units).or(() -> units.find(side));
    }

    /** The fields that playing it marks, whether or not its effects have changed them before. */
    private static Set<String> marks(
            Game game,
            Resolved event,
            Resolver resolver,
            Situation situation,
            Outcome outcome,
            Map<String, Map<String, Object>> expected) {
        Units units = game.state().units();
        Roles roles = rules(game, resolver).complete(event.roles(), units);
        LineContext line = rules(game, resolver).line(game.state(), game.values(), roles, Map.of());
        Units after = game.state().changed(event.changes(), 1).units();
        EventContext context = new EventContext(
                Optional.of(line), Optional.of(outcome), situation.inputs(), game.state(), event.changes(), after);
        Units changed = units;
        for (Map.Entry<String, Map<String, Object>> unit : expected.entrySet()) {
            for (Map.Entry<String, Object> field : unit.getValue().entrySet()) {
                changed = changed.with(changed.get(unit.getKey()).with(field.getKey(), field.getValue()));
            }
        }
        List<Change> changes = new ArrayList<>();
        for (Units before : List.of(units, changed)) {
            for (Unit unit : game.referee().marked(context, before)) {
                unit.addChanges(before.get(unit.name()), changes);
            }
        }
        return changes.stream().map(Change::field).collect(Collectors.toSet());
    }

    private void alter(Map<String, Map<String, Object>> expected, Unit unit, String[] row, Effect effect, Game game) {
        Field<?> field = unit.fields().of(unit, row[2]);
        Map<String, Object> own = expected.computeIfAbsent(unit.name(), any -> new LinkedHashMap<>());
        boolean guns = unit.text("arm").equals("artillery");
        boolean unarmed = row[4].equals("with weapon") && !unit.has("weapon"); // cavalry has nothing to fire with
        boolean steady = row[4].equals("routed but no guns") && (guns || !"routed".equals(unit.get("level")));
        if (field == null || row[4].equals(guns ? "no guns" : "guns") || unarmed || steady) {
            return;
        }
        Object now = own.getOrDefault(row[2], unit.get(row[2]));
        if (row[4].startsWith(WAS) && !row[4].substring(WAS.length()).equals(now)) {
            return;
        }
        int by = row[0].equals("acw") && row[1].equals("check-morale")
                ? 1
                : effect.amount().map(Number::intValue).orElse(1);
        Object to = switch (row[3]) {
            case "+" -> field.within((Integer) Objects.requireNonNull(now) + by);
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
