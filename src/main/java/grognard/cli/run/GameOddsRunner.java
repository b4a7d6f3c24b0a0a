package grognard.cli.run;

import grognard.cli.environment.ExitCode;
import grognard.cli.environment.Output;
import grognard.cli.environment.ProgressIndicator;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.Request;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.odds.Odds;
import grognard.odds.SweepAxis;
import grognard.play.GameResolution;
import grognard.record.JsonBytes;
import grognard.render.game.UnitTable;
import grognard.render.odds.RankingText;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Computes odds from the current state of the game. A {@code ?} in place of a unit compares all units of the other side
 * that may do it now.
 */
final class GameOddsRunner {

    private final Session session;
    private final OpenGame open;
    private final Tables tables;

    GameOddsRunner(Session session, OpenGame open, Tables tables) {
        this.session = session;
        this.open = open;
        this.tables = tables;
    }

    ExitCode apply(Request request) {
        for (Token word : request.names()) {
            if (word.is(UnitRanking.ANY)) {
                return ranked(request);
            }
        }
        return new OddsRunner(session, this::filled).apply(request, tables);
    }

    /** Returns the request with the values that its units supply; refuses what the book forbids them. */
    private Request filled(Request request) {
        GameAction action = GameResolution.action(open.look(), request);
        Map<String, String> values = action.valuesAhead();
        Resolver resolver = request.resolver();
        if (SweepAxis.in(resolver.description(), values, tables).isEmpty()) {
            action.checked(Situation.read(resolver, values, tables));
        }
        return request.withValues(values);
    }

    /** Computes the odds for each unit in place of a {@code ?} and shows them best first. */
    private ExitCode ranked(Request request) {
        if (request.options().text(CommonOption.VS).isPresent()) {
            throw BadInput.of("--vs", "units by name on both sides, " + UnitRanking.ANY + " compares them by itself");
        }
        UnitRanking ranking = new UnitRanking(request, open.look(), tables);
        try (ProgressIndicator progress = new ProgressIndicator(session.environment())) {
            List<List<String>> places = combinations(request);
            for (int i = 0; i < places.size(); i++) {
                ranking.add(places.get(i), progress.part(i, places.size()));
            }
        }
        List<UnitRanking.Ranked> all = ranking.bestFirst();
        if (request.options().json()) {
            all.forEach(one -> json(request, one, ranking.measure()));
        } else {
            RankingText text = new RankingText(ranking.measure(), ranking.isNumber());
            boolean grid = Tokenizer.texts(request.names()).equals(List.of(UnitRanking.ANY, UnitRanking.ANY));
            Style style = session.style(request.options());
            int width = session.environment().textWidth();
            session.out()
                    .print(grid ? grid(all, text, new UnitTable(style, width)) : text.table(rows(all), style, width));
        }
        sayLeftOut(request, ranking.leftOut());
        return ExitCode.DONE;
    }

    /** Beside JSON the units that are left out are named on standard error. */
    private void sayLeftOut(Request request, String units) {
        if (!units.isEmpty()) {
            Output out = request.options().json() ? session.environment().err() : session.out();
            out.print(LineWrapper.text(
                    "Left out: " + units + "\n", session.environment().textWidth()));
        }
    }

    /** Returns every assignment of units to the places of the line, in order of the muster. */
    private List<List<String>> combinations(Request request) {
        Game game = open.look();
        String other = request.options().text(CommonOption.SIDE).orElse("");
        List<String> sides = game.state().units().sides();
        if (!other.isEmpty() && !sides.contains(other)) {
            throw BadInput.oneOf("--side", other, sides);
        }
        List<String> named = Tokenizer.texts(request.names());
        if (other.isEmpty() && named.stream().allMatch(UnitRanking.ANY::equals)) {
            throw BadInput.of("--side", "the side of the units that the first " + UnitRanking.ANY + " stands for");
        }
        String ours = "";
        for (String name : named) {
            ours = name.equals(UnitRanking.ANY)
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

    /** Returns the candidates for one place: the named unit, or for {@code ?} the units of the side that acts there. */
    private static List<String> places(Game game, String name, int place, String ours, String first) {
        if (!name.equals(UnitRanking.ANY)) {
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

    private void json(Request request, UnitRanking.Ranked one, String measure) {
        JsonBytes json = new JsonBytes();
        json.open('{')
                .member("schema")
                .number(1)
                .member("ruleset")
                .word(request.ruleset().name());
        json.member("resolver").word(request.resolver().description().name());
        json.member("units").open('{');
        one.units().forEach((role, name) -> json.member(role).text(name));
        json.close('}')
                .member("of")
                .text(measure)
                .member("value")
                .bare(one.worth().map(BigDecimal::toPlainString).orElse("null"))
                .close('}');
        session.out().jsonLine(json.bytes());
    }

    private static Map<String, Odds> rows(List<UnitRanking.Ranked> all) {
        Map<String, Odds> rows = new LinkedHashMap<>();
        all.forEach(one -> rows.put(String.join(" v ", one.units().values()), one.odds()));
        return rows;
    }

    /** Shows two question marks as a grid: acting units down the side, their opponents across the top, best first. */
    private static String grid(List<UnitRanking.Ranked> all, RankingText ranking, UnitTable table) {
        Map<List<String>, String> cells = new HashMap<>();
        Set<String> rows = new LinkedHashSet<>();
        Set<String> columns = new LinkedHashSet<>();
        for (UnitRanking.Ranked one : all) {
            List<String> pair = List.copyOf(one.units().values());
            cells.put(pair, ranking.measured(one.odds()));
            rows.add(pair.get(0));
            columns.add(pair.get(1));
        }
        return table.grid(
                ranking.caption(),
                List.copyOf(rows),
                List.copyOf(columns),
                (row, column) -> cells.getOrDefault(List.of(row, column), ""));
    }
}
