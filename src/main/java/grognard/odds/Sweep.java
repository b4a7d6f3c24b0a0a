package grognard.odds;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The odds for every value of one parameter, or for every pair of values of two.
 *
 * @param cells row by row: the last axis changes fastest
 */
public record Sweep(Description description, List<Axis> axes, List<SweepCell> cells) {

    public Sweep {
        axes = List.copyOf(axes);
        cells = List.copyOf(cells);
    }

    /**
     * Works out all cells, and keeps of their numbers what can be kept. Values that do not go together leave their cell
     * empty; if nothing goes together, that is an error.
     *
     * @param typed the line by parameter name, ranges as typed
     */
    public static Sweep of(
            Resolver resolver, Tables tables, List<Axis> axes, Map<String, String> typed, Progress progress) {
        List<SweepCell> cells = new ArrayList<>();
        each(resolver, tables, axes, typed, progress, cell -> cells.add(cell.slim()));
        return new Sweep(resolver.description(), axes, cells);
    }

    /**
     * Gives out the cells one by one, with all their numbers, as soon as each is worked out: all of them together may be more than fits
     * into memory. Nothing is given out before it is known that something goes together.
     */
    public static void each(
            Resolver resolver,
            Tables tables,
            List<Axis> axes,
            Map<String, String> typed,
            Progress progress,
            Consumer<SweepCell> reader) {
        List<List<String>> places = places(axes);
        OddsOfMany odds = new OddsOfMany(resolver, tables);
        List<SweepCell> empty = new ArrayList<>();
        boolean any = false;
        for (int i = 0; i < places.size(); i++) {
            Map<String, String> here = new LinkedHashMap<>(typed);
            for (int axis = 0; axis < axes.size(); axis++) {
                here.put(axes.get(axis).parameter().name(), places.get(i).get(axis));
            }
            SweepCell cell = cell(resolver, tables, places.get(i), here, odds, progress.part(i, places.size()));
            if (!any && cell.answer().isEmpty()) {
                empty.add(cell);
                continue;
            }
            any = true;
            empty.forEach(reader);
            empty.clear();
            reader.accept(cell);
        }
        if (!any) {
            throw new BadInput(empty.get(0).refusal());
        }
    }

    private static List<List<String>> places(List<Axis> axes) {
        List<List<String>> places = List.of(List.of());
        for (Axis axis : axes) {
            List<List<String>> more = new ArrayList<>();
            for (List<String> place : places) {
                for (String value : axis.values()) {
                    List<String> next = new ArrayList<>(place);
                    next.add(value);
                    more.add(next);
                }
            }
            places = more;
        }
        return places;
    }

    private static SweepCell cell(
            Resolver resolver,
            Tables tables,
            List<String> at,
            Map<String, String> typed,
            OddsOfMany odds,
            Progress progress) {
        Situation situation;
        try {
            situation = Situation.read(resolver, typed, tables);
        } catch (BadInput e) {
            return new SweepCell(at, typed, Optional.empty(), String.valueOf(e.getMessage()));
        }
        return new SweepCell(at, typed, Optional.of(new SweepCell.Answer(situation, odds.of(situation, progress))), "");
    }

    public boolean isGrid() {
        return axes.size() > 1;
    }

    /** The codes that come up in some cell, in the order of the table. */
    public List<String> codes() {
        return Odds.codes(
                description,
                cells.stream().flatMap(cell -> cell.odds().stream()).toList());
    }

    /**
     * The code that tells most about a whole grid: that the test is passed; otherwise the first that is not everywhere
     * as likely.
     */
    public String tellingCode() {
        List<String> codes = codes();
        for (Code code : description.codes()) {
            if (code.verdict() == Code.Verdict.PASSED && codes.contains(code.name())) {
                return code.name();
            }
        }
        for (String code : codes) {
            long different = cells.stream()
                    .flatMap(cell -> cell.odds().stream())
                    .map(odds -> odds.chance(List.of(code)).toDouble())
                    .distinct()
                    .count();
            if (different > 1) {
                return code;
            }
        }
        return codes.get(0);
    }

    /** The first reason for an empty cell, if there is one. */
    public Optional<String> firstRefusal() {
        return cells.stream()
                .map(SweepCell::refusal)
                .filter(text -> !text.isEmpty())
                .findFirst();
    }
}
