package grognard.cli.session;

import grognard.cli.world.Exit;
import grognard.cli.world.Patience;
import grognard.game.Game;
import grognard.game.Playing;
import grognard.game.Roles;
import grognard.game.Unit;
import grognard.input.BadInput;
import grognard.input.Complaint;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.odds.Distribution;
import grognard.odds.Odds;
import grognard.odds.OddsOfMany;
import grognard.odds.Progress;
import grognard.record.JsonBytes;
import grognard.render.GameText;
import grognard.rules.Description;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Chances from the game as it stands; {@code ?} stands for each unit of the other side that may do it now. */
final class GameOdds {

    /** Stands for units that are to be compared. */
    static final String ANY = "?";

    private static final int DECIMALS = 4;

    private final Session session;
    private final OpenGame open;
    private final Tables tables;

    GameOdds(Session session, OpenGame open, Tables tables) {
        this.session = session;
        this.open = open;
        this.tables = tables;
    }

    Exit apply(Request request) {
        for (Word word : request.names()) {
            if (word.is(ANY)) {
                return ranked(request);
            }
        }
        return new ShowOdds(session, this::filled).apply(request, tables);
    }

    /** The request with all that its units know. */
    private Request filled(Request request) {
        Game game = open.look();
        Description description = request.resolver().description();
        Roles roles = Playing.roles(game, description, texts(request));
        return request.withValues(new Playing(game, description, roles, request.values(), true).values());
    }

    private static List<String> texts(Request request) {
        return request.names().stream().map(Word::text).toList();
    }

    /** One way to put units in the place of the question marks, and what it is worth. */
    private record Ranked(Map<String, String> units, BigDecimal worth) {}

    private Exit ranked(Request request) {
        Ranking ranking = new Ranking(request, open.look());
        try (Patience patience = new Patience(session.world())) {
            List<List<String>> places = combinations(request);
            for (int i = 0; i < places.size(); i++) {
                ranking.add(places.get(i), patience.part(i, places.size()));
            }
        }
        List<Ranked> all = ranking.all;
        if (all.isEmpty()) {
            throw ranking.nobody();
        }
        all.sort((a, b) -> b.worth.compareTo(a.worth));
        if (request.options().json()) {
            all.forEach(one -> json(request, one, ranking.measure));
        } else {
            print(request, all, ranking.measure);
        }
        return Exit.DONE;
    }

    /** Units in every place that may do it, and what that is worth. What units of one kind come to is worked out once. */
    private final class Ranking {

        private final Request request;
        private final Game game;
        private final OddsOfMany many;
        private final Map<Map<String, String>, Odds> known = new HashMap<>();
        private final List<Ranked> all = new ArrayList<>();
        private final Set<Complaint> refused = new LinkedHashSet<>();

        /** A code, several, or a number; where none was asked for, what the first odds tell most by. */
        private String measure;

        Ranking(Request request, Game game) {
            this.request = request;
            this.game = game;
            this.many = new OddsOfMany(request.resolver(), tables);
            this.measure = request.options().text(Usual.OF).orElse("");
        }

        void add(List<String> names, Progress progress) {
            Description description = request.resolver().description();
            Odds odds;
            Roles roles;
            try {
                roles = Playing.roles(game, description, names);
                odds = odds(new Playing(game, description, roles, request.values(), false).values(), progress);
            } catch (BadInput e) {
                refused.add(e.complaint());
                return; // this one may not
            }
            if (measure.isEmpty()) {
                measure = odds.tellingNumber()
                        .orElse(
                                description.codes().isEmpty()
                                        ? ""
                                        : description.codes().get(0).name());
            }
            Distribution number = odds.numbers().get(measure);
            BigDecimal worth = number != null
                    ? number.mean().setScale(DECIMALS, java.math.RoundingMode.HALF_UP)
                    : odds.chance(List.of(measure.split(",", -1))).rounded(DECIMALS);
            all.add(new Ranked(roles.named(), worth));
        }

        /** Nobody may: what is wrong with all of them alike is wrong with the line. */
        BadInput nobody() {
            return refused.size() == 1
                    ? new BadInput(refused.iterator().next())
                    : BadInput.value("odds", ANY, "a unit that may do this now, and there is none");
        }

        private Odds odds(Map<String, String> values, Progress progress) {
            Odds odds = known.get(values);
            if (odds == null) {
                odds = many.of(Situation.read(request.resolver(), values, tables), progress);
                known.put(values, odds);
            }
            return odds;
        }
    }

    /** Every way to put units of the other side in the place of the question marks. */
    private List<List<String>> combinations(Request request) {
        Game game = open.look();
        String other = request.options().text(Usual.SIDE).orElse("");
        List<String> sides = game.state().units().sides();
        if (!other.isEmpty() && !sides.contains(other)) {
            throw BadInput.value("--side", other, "one of " + String.join(", ", sides), sides);
        }
        List<String> named = texts(request);
        if (other.isEmpty() && named.stream().allMatch(ANY::equals)) {
            throw BadInput.of("--side", "whose units the first " + ANY + " stands for");
        }
        String ours = "";
        for (String name : named) {
            ours = name.equals(ANY)
                    ? ours
                    : game.state().units().meant("odds", name).side();
        }
        List<List<String>> all = new ArrayList<>();
        all.add(List.of());
        for (int i = 0; i < named.size(); i++) {
            List<List<String>> longer = new ArrayList<>();
            for (List<String> before : all) {
                for (String unit : places(game, named.get(i), i, ours, other)) {
                    List<String> more = new ArrayList<>(before);
                    more.add(unit);
                    longer.add(more);
                }
            }
            all = longer;
        }
        return all;
    }

    private static List<String> places(Game game, String name, int place, String ours, String first) {
        if (!name.equals(ANY)) {
            return List.of(name);
        }
        List<String> units = new ArrayList<>();
        for (Unit unit : game.state().units()) {
            boolean wanted = ours.isEmpty()
                    ? unit.side().equals(first) == (place == 0)
                    : !unit.side().equals(ours);
            if (wanted && !unit.isGone() && !unit.isOfficer()) {
                units.add(unit.name());
            }
        }
        return units;
    }

    private void json(Request request, Ranked one, String measure) {
        JsonBytes json = new JsonBytes();
        json.open('{')
                .member("schema")
                .number(1)
                .member("ruleset")
                .word(request.ruleset().name());
        json.member("resolver").word(request.resolver().description().name());
        json.member("units").open('{');
        one.units.forEach((role, name) -> json.member(role).text(name));
        json.close('}')
                .member("of")
                .text(measure)
                .member("value")
                .bare(one.worth.toPlainString())
                .close('}');
        session.world().out().print(new String(json.bytes(), StandardCharsets.UTF_8) + "\n");
    }

    private void print(Request request, List<Ranked> all, String measure) {
        Map<String, String> rows = new LinkedHashMap<>();
        for (Ranked one : all) {
            rows.put(String.join(" v ", one.units.values()), one.worth.toPlainString());
        }
        GameText text =
                new GameText(session.style(request.options()), session.world().textWidth());
        session.world().out().print(text.ranked(measure, rows));
    }
}
