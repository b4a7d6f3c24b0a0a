package grognard.game;

import grognard.input.BadInput;
import grognard.record.RecordEntry;
import grognard.rules.Description;
import grognard.rules.Outcome;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Situation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A resolution in a game: who may play it, what the units fill in, and what it does to them. */
public final class Playing {

    private final Game game;
    private final Description description;
    private final Roles roles;
    private final Map<String, String> typed;
    private final boolean force;
    private final Filling filling;
    private @Nullable Premise premise;

    /** What is the same for all that can come of a situation. */
    private record Premise(Situation situation, Map<String, Object> inputs, List<Change> sets) {}

    /** @param typed what was typed, by parameter name */
    public Playing(Game game, Description description, Roles roles, Map<String, String> typed, boolean force) {
        this.game = game;
        this.description = description;
        this.roles = roles;
        this.typed = typed;
        this.force = force;
        this.filling = new Filling(game.rules(), game.state(), game.values(), description, roles);
    }

    /** The same as a record says it was. */
    public static Playing of(Game game, RecordEntry entry, Description description, Map<String, String> typed) {
        Happening said = Happening.read(entry);
        for (String name : said.roles().names()) {
            if (game.state().units().find(name).isEmpty()) {
                throw new BadInput("has a unit that was never mustered, " + name);
            }
        }
        if (description.roles().isEmpty() && !said.roles().names().isEmpty()) {
            throw new BadInput("has units, and " + description.name() + " is about none");
        }
        return new Playing(game, description, said.roles(), typed, said.deed().force());
    }

    /** Gives the names that were typed to the resolver's roles, in order. */
    public static Roles roles(Game game, Description description, List<String> words) {
        List<String> roles = Roles.typed(description);
        Map<String, String> named = new LinkedHashMap<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            Unit unit = game.state().units().meant(description.name(), word.substring(equals + 1));
            if (equals > 0) {
                named.put(word.substring(0, equals), unit.name());
                continue;
            }
            if (roles.isEmpty() || named.containsKey(roles.get(roles.size() - 1))) {
                throw BadInput.value(
                        description.name(),
                        unit.name(),
                        (roles.isEmpty()
                                        ? "no unit"
                                        : roles.size() == 1 ? "one unit" : "no more than " + roles.size() + " units")
                                + further(description));
            }
            for (String role : roles) {
                if (!named.containsKey(role)) {
                    named.put(role, unit.name());
                    break;
                }
            }
        }
        return Roles.of(named);
    }

    /** {@code , further ones after --near, --through}; empty where there can be none. */
    private static String further(Description description) {
        List<String> options = new ArrayList<>();
        for (String other : description.others()) {
            options.add("--" + other.substring(0, other.indexOf(' ')));
        }
        return options.isEmpty() ? "" : ", further ones after " + String.join(", ", options);
    }

    /** All values, ready to be read; what these units may not do is refused. */
    public Map<String, String> values() {
        if (!force) {
            refuse();
        }
        return filling.filled(typed);
    }

    private void refuse() {
        Units units = game.state().units();
        String side = "";
        for (Map.Entry<String, String> role : roles.named().entrySet()) {
            Unit unit = units.get(role.getValue());
            boolean other = !Roles.typed(description).contains(role.getKey());
            if (unit.isGone() && !game.rules().takesGone(description.name())) {
                throw BadInput.about(
                        unit.name(),
                        unit.name() + " is gone" + unit.howGone()
                                + ": expected a unit on the table; --force plays it all the same");
            }
            if (!game.rules().takes(description.name()).holds(unit, units)) {
                throw BadInput.value(
                        description.name(), unit.name(), unit.isOfficer() ? "a unit, no officer" : "an officer");
            }
            if (!other && unit.side().equals(side)) {
                throw BadInput.value(
                        description.name(),
                        unit.name(),
                        "a unit of the other side, it is " + side + " too; --force plays it all the same");
            }
            side = other ? side : unit.side();
            for (GameRules.Refusal refusal : game.rules().refusals()) {
                refuse(refusal, role.getKey(), unit);
            }
        }
    }

    private void refuse(GameRules.Refusal refusal, String role, Unit unit) {
        boolean meant = (refusal.resolver().equals("*") || refusal.resolver().equals(description.name()))
                && (refusal.role().isEmpty() || refusal.role().equals(role))
                && (refusal.option().isEmpty() || typed.containsKey(refusal.option()));
        if (meant && refusal.when().holds(unit, game.state().units())) {
            throw BadInput.about(unit.name(), refusal.words(unit.name()) + "; --force plays it all the same");
        }
    }

    /** The options with which it is due and which were not typed: whoever types a line himself may have forgotten them. */
    public List<String> forgotten() {
        List<String> forgotten = new ArrayList<>();
        for (Due one : game.state().dueNow()) {
            if (!one.isFor(description.name(), roles.named(one.units().size()))) {
                continue;
            }
            for (Parameter<?> parameter : description.parameters()) {
                if (!typed.containsKey(parameter.name())
                        && (one.options().containsKey(parameter.name())
                                || one.asked().contains(parameter.name()))) {
                    forgotten.add(parameter.option());
                }
            }
        }
        return forgotten;
    }

    /** The resolution as it goes on record: the working says what was set because it was typed. */
    public Played told(Played played) {
        List<Change> sets = premise(played.situation()).sets;
        if (sets.isEmpty()) {
            return played;
        }
        List<Resolution.Line> working = new ArrayList<>();
        for (Change set : sets) {
            Number value = set.to() instanceof Integer number ? number : 1;
            working.add(new Resolution.Line("", set.unit() + " set", value, set.words() + ", as typed", false));
        }
        Resolution resolution = played.resolution();
        working.addAll(resolution.working());
        return new Played(
                played.resolver(),
                played.tables(),
                played.situation(),
                played.rolls(),
                new Resolution(resolution.outcome(), working, resolution.rulings()));
    }

    @SuppressWarnings("ReferenceEquality") // the very situation of the resolution before, or another
    private Premise premise(Situation situation) {
        Premise known = premise;
        if (known == null || known.situation != situation) {
            Map<String, Object> inputs = situation.inputs();
            known = new Premise(situation, inputs, filling.sets(typed, inputs));
            premise = known;
        }
        return known;
    }

    /** What the resolution does to the game. */
    public Happening happening(Played played) {
        Premise known = premise(played.situation());
        Map<String, Object> inputs = known.inputs;
        Outcome outcome = played.resolution().outcome();
        Consequences consequences = new Consequences(game.rules(), game.state())
                .set(known.sets)
                .effects(outcome.effects(), roles, description)
                .marks(outcome, inputs, roles, description);
        Optional<GameState.Together> together = game.state().together();
        if (together.isPresent()) {
            consequences.following();
        } else {
            consequences.followUps();
        }
        List<Change> held = new ArrayList<>();
        for (Change change : consequences.changes()) {
            if (together.isPresent() && waits(change)) {
                held.add(change);
            }
        }
        List<Change> changes = held.isEmpty()
                ? consequences.changes()
                : new Consequences(game.rules(), game.state())
                        .to(consequences.units())
                        .without(held)
                        .changes();
        Duties.Cast cast = new Duties.Cast(description, roles, inputs, List.copyOf(typed.keySet()));
        Duties duties = new Duties(game)
                .after(outcome, cast, consequences.changes(), consequences.units())
                .after(changes, consequences.units());
        long asOf = together.map(GameState.Together::record).orElse(0L);
        Happening.Deed deed =
                new Happening.Deed(description.name(), outcome.code().name(), roles, asOf, force);
        return together.isPresent()
                ? Happening.played(
                        deed, new Happening.Upshot(changes, List.of()), new Happening.Upshot(held, duties.found()))
                : Happening.played(deed, new Happening.Upshot(changes, duties.found()), Happening.Upshot.NONE);
    }

    /** Whether it takes effect only when everything that happens at the same time has happened: gone, and rout. */
    private static boolean waits(Change change) {
        String field = change.field();
        return field.equals(Unit.STATE)
                || field.equals(Unit.WHY)
                || field.equals("routed")
                || "routed".equals(change.to());
    }

    /** Whose armies are counted, where that is all that is done, in the order of attacker and defender; else none. */
    public List<String> armies() {
        List<String> armies = new ArrayList<>();
        if (description.dice().isEmpty() && game.rules().countsArmies(description)) {
            filling.side(0).ifPresent(armies::add);
            filling.side(1).ifPresent(armies::add);
        }
        return armies;
    }

    /** The officers who count here because they are with a unit. */
    public List<String> counting(Situation situation) {
        return filling.officers(typed, situation.inputs());
    }

    /** The names of the inputs that were typed, in the description's order. */
    public List<String> typedNames() {
        List<String> names = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (typed.containsKey(parameter.name())) {
                names.add(parameter.name());
            }
        }
        return names;
    }
}
