package grognard.page;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.Muster;
import grognard.game.Referees;
import grognard.game.Turn;
import grognard.game.referee.EventContext;
import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.setup.MusterTemplate;
import grognard.game.setup.Scenario;
import grognard.game.setup.Scenarios;
import grognard.game.state.Due;
import grognard.game.state.OtherEvent;
import grognard.game.state.Phase;
import grognard.game.state.Roles;
import grognard.game.unit.Change;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.lookup.OrderOfPlay;
import grognard.record.RecordCaption;
import grognard.render.game.ArmyView;
import grognard.render.game.GameText;
import grognard.render.page.JacksonSetup;
import grognard.render.page.Style;
import grognard.rules.Description;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A game as the page shows it. */
final class GameJson {

    /** Words that describe a unit in its tile, such as its arm and quality. */
    private static final int MOST_WORDS = 2;

    private GameJson() {}

    static Scenario scenario(String name) {
        return Scenarios.find(name)
                .orElseThrow(() -> BadInput.value(
                        "--scenario", name, "one of " + String.join(", ", Scenarios.NAMES), Scenarios.NAMES));
    }

    static String scenarios(List<String> names) {
        return JacksonSetup.of(json -> {
            json.writeStartArray();
            for (String name : names) {
                scenario(json, name, scenario(name));
            }
            json.writeEndArray();
        });
    }

    private static void scenario(JsonGenerator json, String name, Scenario scenario) throws IOException {
        Ruleset ruleset = Rulesets.named(scenario.ruleset().text());
        List<Unit> units = Muster.units(Referees.of(Tables.builtIn(ruleset)), scenario.musters());
        List<String> where = new ArrayList<>();
        scenario.date().ifPresent(where::add);
        scenario.place().ifPresent(where::add);
        json.writeStartObject();
        json.writeStringField("name", name);
        json.writeStringField("title", scenario.title());
        json.writeStringField("ruleset", ruleset.name());
        json.writeStringField("where", String.join(", ", where));
        json.writeStringField(
                "turns", scenario.turns().map(Scenario.Placed::text).orElse(""));
        JacksonSetup.texts(json, "notes", scenario.notes());
        json.writeArrayFieldStart("sides");
        for (Scenario.Side side : scenario.sides()) {
            json.writeStartObject();
            json.writeStringField("name", side.name());
            json.writeStringField("commander", side.commander().orElse(""));
            json.writeNumberField("units", Scenario.units(units, side.name()));
            JacksonSetup.texts(json, "deploys", side.deploys());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    static String template(Tables tables) {
        MusterTemplate template = new MusterTemplate(Referees.of(tables));
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            JacksonSetup.texts(
                    json, "comments", template.comments(tables.ruleset().name()));
            json.writeArrayFieldStart("rows");
            for (List<String> row : template.rows()) {
                json.writeArray(row.toArray(String[]::new), 0, row.size());
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    static String begun(String record, Game game) {
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("records", record);
            json.writeStringField("ruleset", game.referee().ruleset().name());
            JacksonSetup.texts(
                    json, "remarks", game.referee().remarksOnMuster(game.state().units()));
            json.writeEndObject();
        });
    }

    /** The options by which odds of this game are counted: its house keys and tables. */
    private static List<String> words(Game game) {
        List<String> words = new ArrayList<>();
        game.values().forEach((key, value) -> {
            if (key.startsWith("house.")) {
                words.addAll(List.of("--house", key.substring(6) + "=" + value));
            } else if (key.equals("tables")) {
                words.addAll(List.of("--tables", game.referee().tables().name()));
            }
        });
        return words;
    }

    /** Everything that the view of a game shows. */
    static String state(Game game) {
        Turn turn = new Turn(game);
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("name", game.name());
            json.writeStringField("ruleset", game.referee().ruleset().name());
            json.writeNumberField("records", game.records());
            json.writeNumberField("turn", game.state().turn());
            json.writeStringField("phase", phase(game));
            json.writeStringField(
                    "place", game.state().phase().map(GameJson::place).orElse(""));
            json.writeBooleanField("ending", game.state().ending());
            JacksonSetup.texts(json, "words", words(game));
            JacksonSetup.texts(
                    json,
                    "order",
                    OrderOfPlay.of(game.referee().ruleset()).stream()
                            .map(PlayerWords::resolverNames)
                            .toList());
            json.writeStringField("simultaneous", simultaneous(game, turn));
            actions(json, game, turn);
            table(json, game, turn);
            sides(json, game, turn);
            due(json, game);
            json.writeEndObject();
        });
    }

    private static String phase(Game game) {
        return title(game.state().phase().map(Phase::words).or(game::active).orElse(""));
    }

    /** How long all happens at the same time; empty if things happen one after the other. */
    private static String simultaneous(Game game, Turn turn) {
        if (game.state().together().isEmpty()) {
            return "";
        }
        return "All happens at the same time, "
                + (turn.isOpen() ? "and tells when the phase ends." : "until you say apart.");
    }

    /** The name of a phase as a heading: {@code Close combat}. */
    static String title(String phase) {
        return capital(DescriptionJson.label(phase));
    }

    /** Sides are written in lower case in journals: {@code french firing}. */
    static String capital(String words) {
        return words.isEmpty() ? "" : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private static String place(Phase phase) {
        return phase.n() + " of " + phase.of();
    }

    /** Actions on the game itself, the most common first; those that are impossible now have a reason. */
    private static void actions(JsonGenerator json, Game game, Turn turn) throws IOException {
        json.writeArrayFieldStart("actions");
        Optional<Phase> next = turn.next();
        boolean ending = game.state().ending();
        if (next.isPresent() && !ending) {
            action(json, "phase", "Next: " + title(next.get().words()), "main", turn.doubts(""));
        }
        if (!ending) {
            boolean usual =
                    isLast(game) || turn.isWithoutPhases(); // with cards still to be drawn, the next phase is not known
            boolean early = game.state().phase().isPresent() && next.isPresent();
            action(json, "end", "End turn " + game.state().turn(), usual ? "main" : early ? "more" : "side");
        }
        if (game.state().together().isPresent()) {
            action(json, "apart", "Apart: now it tells", turn.isOpen() ? "more" : "main"); // the next phase does it too
        } else {
            action(json, "together", "All at the same time", "more");
        }
        action(json, "undo", "Undo", game.lines() > 0 ? "back" : "off");
        action(json, "redo", "Redo", game.undone() == null ? "off" : "back");
        action(json, "note", "Write a note", "text");
        json.writeEndArray();
    }

    private static boolean isLast(Game game) {
        return game.state().phase().filter(phase -> phase.n() == phase.of()).isPresent();
    }

    /** @param kind how the page shows it: main, side, more (in the menu only), back, off, or text for one that wants words */
    private static void action(JsonGenerator json, String name, String label, String kind) throws IOException {
        action(json, name, label, kind, List.of());
    }

    private static void action(JsonGenerator json, String name, String label, String kind, List<String> doubts)
            throws IOException {
        ResultJson.texts(json, "action", name, "label", label, "kind", kind, "doubt", String.join(" ", doubts));
    }

    /** Resolvers that are about no unit, such as a card that is drawn, or about whole armies. */
    private static void table(JsonGenerator json, Game game, Turn turn) throws IOException {
        Referee referee = game.referee();
        // With cards still to be drawn nobody knows the next phase: then everything of the table is offered.
        boolean unknown =
                !game.state().ending() && !turn.isWithoutPhases() && turn.next().isEmpty() && !isLast(game);
        json.writeArrayFieldStart("table");
        for (String name : referee.ruleset().resolvers()) {
            ResolverRules rules = referee.rulesOf(name);
            Description description = rules.description();
            boolean any = description.roles().isEmpty() || rules.isCountingArmies();
            if (any && description.steps().isEmpty()) {
                boolean inPhase = game.state()
                        .phase()
                        .filter(phase -> rules.phases().contains(phase.name()))
                        .isPresent();
                boolean now = !description.isLookUp()
                        && (inPhase || (unknown && !rules.isCountingArmies()))
                        && new GameAction(game, description, Roles.NONE, Map.of(), false)
                                .refusal()
                                .isEmpty();
                json.writeStartObject();
                json.writeStringField("resolver", name);
                json.writeStringField("label", DescriptionJson.label(name));
                json.writeStringField("summary", description.summary());
                json.writeBooleanField("now", now);
                json.writeEndObject();
            }
        }
        json.writeEndArray();
    }

    private static void sides(JsonGenerator json, Game game, Turn turn) throws IOException {
        Map<String, List<String>> may = new LinkedHashMap<>();
        turn.may().forEach(one -> may.put(one.unit(), one.resolvers()));
        List<String> must = turn.must().stream().map(Turn.Must::unit).toList();
        Set<String> done = turn.done();
        ArmyView view = new ArmyView(game, Style.PLAIN, 0, 0);
        Units units = game.state().units();
        json.writeArrayFieldStart("sides");
        for (String side : units.sides()) {
            json.writeStartObject();
            json.writeStringField("name", side);
            json.writeStringField("left", view.left(side));
            json.writeArrayFieldStart("units");
            for (Unit unit : units.army(side)) {
                json.writeStartObject();
                json.writeStringField("name", unit.name());
                json.writeBooleanField("officer", unit.isOfficer());
                json.writeBooleanField("gone", unit.isGone());
                json.writeBooleanField("away", units.notArrived(unit).isPresent());
                json.writeStringField("how", unit.isGone() ? unit.howGone().strip() : "");
                json.writeStringField("what", what(unit));
                JacksonSetup.texts(
                        json,
                        "words",
                        view.condition(unit).stream()
                                .map(DescriptionJson::inBlanks)
                                .toList());
                JacksonSetup.texts(json, "officers", game.officersWith(unit));
                JacksonSetup.texts(
                        json,
                        "may",
                        may.getOrDefault(unit.name(), List.of()).stream()
                                .map(DescriptionJson::label)
                                .toList());
                json.writeBooleanField("must", must.contains(unit.name()));
                json.writeBooleanField("done", done.contains(unit.name()));
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** The first words that say what kind of unit it is: {@code infantry, elite}. */
    private static String what(Unit unit) {
        List<String> words = new ArrayList<>();
        for (Field<?> field : unit.fields().of(unit)) {
            boolean kind = (field.kind() == Field.Kind.CHOICE || field.kind() == Field.Kind.WORD)
                    && !List.of(Unit.SIDE, Unit.STATE, Unit.WHY, Unit.RANK, Unit.WITH, "brigade")
                            .contains(field.name())
                    && !field.isTrace()
                    && !field.isForTurn();
            if (kind && field.fits(unit) && unit.get(field.name()) != null && words.size() < MOST_WORDS) {
                words.add(DescriptionJson.label(unit.text(field.name())));
            }
        }
        return String.join(", ", words);
    }

    private static void due(JsonGenerator json, Game game) throws IOException {
        PlayerWords words = new PlayerWords(game);
        json.writeArrayFieldStart("due");
        for (Due due : game.due()) {
            json.writeStartObject();
            json.writeNumberField("n", due.n());
            json.writeStringField("resolver", due.resolver());
            json.writeStringField("label", DescriptionJson.label(due.resolver()));
            JacksonSetup.texts(json, "units", due.units());
            json.writeStringField("why", words.text(due.why()));
            json.writeBooleanField("later", due.later());
            json.writeBooleanField("errand", game.referee().duties().isErrand(due));
            json.writeBooleanField("ready", due.turn() <= game.state().turn());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** The answer of a look-up, which has no record. */
    static String answer(Played played) {
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("records", "");
            ResultJson.members(json, played, new RecordCaption(Optional.empty(), 0, Optional.empty()), side -> side);
            json.writeEndObject();
        });
    }

    static String resolved(PageGame.Resolved resolved) {
        PageGame.Played line = resolved.line();
        Map<String, String> names = resolved.result().event().deed().roles().named();
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("records", line.records());
            ResultJson.members(
                    json,
                    resolved.result().withoutTracked(line.now().referee()),
                    resolved.result().caption(),
                    side -> capital(names.getOrDefault(side, side)));
            units(json, names);
            changes(json, line);
            List<String> remarks = new ArrayList<>(resolved.result().remarks());
            resolved.also().ifPresent(other -> {
                Outcome outcome = other.played().resolution().outcome();
                String units = String.join(" ", other.event().deed().roles().names());
                remarks.add("At the same time " + units + ": " + outcome.code().title() + ". " + outcome.text());
                remarks.addAll(other.remarks());
            });
            remarks.addAll(resolved.unanswered());
            said(json, remarks, resolved.result().event().upshot().verdict(), line);
            json.writeEndObject();
        });
    }

    /** The units that took part, each with its role. */
    private static void units(JsonGenerator json, Map<String, String> names) throws IOException {
        json.writeArrayFieldStart("units");
        for (Map.Entry<String, String> unit : names.entrySet()) {
            ResultJson.texts(json, "role", unit.getKey(), "unit", unit.getValue());
        }
        json.writeEndArray();
    }

    static String acted(PageGame.Played line) {
        return JacksonSetup.of(json -> {
            json.writeStartObject();
            json.writeStringField("records", line.records());
            changes(json, line);
            said(json, new ArrayList<>(), "", line);
            json.writeEndObject();
        });
    }

    /** Changes, a line for each unit, also for those that come to the table with a new turn. */
    private static void changes(JsonGenerator json, PageGame.Played line) throws IOException {
        Game game = line.now();
        Map<String, List<String>> byUnit = new LinkedHashMap<>();
        if (game.state().turn() > line.before().state().turn()) {
            game.arriving().forEach(unit -> byUnit.put(unit.name(), new ArrayList<>(List.of(GameText.COMES))));
        }
        for (Change change : game.state().since(line.before().state())) {
            if (!game.referee().fields().isHidden(change.field())) {
                byUnit.computeIfAbsent(change.unit(), unit -> new ArrayList<>())
                        .add(DescriptionJson.inBlanks(change.words()));
            }
        }
        json.writeArrayFieldStart("changes");
        for (Map.Entry<String, List<String>> unit : byUnit.entrySet()) {
            ResultJson.texts(json, "unit", unit.getKey(), "text", String.join(", ", unit.getValue()));
        }
        json.writeEndArray();
    }

    /** Remarks of the referee, and the end of the battle. */
    private static void said(JsonGenerator json, List<String> remarks, String verdict, PageGame.Played line)
            throws IOException {
        String over = verdict;
        for (OtherEvent event : line.events()) {
            EventContext after = EventContext.of(
                    line.before().state(), event.changes(), line.now().state().units());
            if (!(event instanceof OtherEvent.Undone) && !(event instanceof OtherEvent.Redone)) {
                remarks.addAll(line.now().referee().remarks(after));
            }
            over = event.upshot().verdict().isEmpty() ? over : event.upshot().verdict();
        }
        new PlayerWords(line.now()).writeAll(json, "remarks", remarks);
        json.writeStringField("over", over);
        boolean turned = line.before().state().turn() != line.now().state().turn()
                || line.before().state().stage() != line.now().state().stage();
        json.writeStringField("turned", turned ? "Turn " + line.now().state().turn() : "");
    }
}
