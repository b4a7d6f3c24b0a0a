package grognard.play;

import grognard.game.Battle;
import grognard.game.Muster;
import grognard.game.MusterText;
import grognard.game.Referees;
import grognard.game.referee.GameValues;
import grognard.game.referee.Referee;
import grognard.game.setup.Scenario;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.table.BadTable;
import grognard.table.NamedRow;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A game before its first record: its musters or scenario, and its values.
 *
 * @param musters those of the scenario, if there is one
 * @param values values of the game by name, as the players gave them
 */
public record NewGame(
        List<MusterText> musters,
        Optional<Scenario> scenario,
        Optional<String> title,
        int turn,
        Map<String, String> values) {

    /** A game of a scenario. */
    public static NewGame of(Scenario scenario, Map<String, String> values) {
        return new NewGame(scenario.musters(), Optional.of(scenario), Optional.empty(), 1, values);
    }

    /** Refuses a title that no record may have. */
    public static void checkTitle(String title) {
        if (!Battle.isText(title)) {
            throw BadInput.value(
                    "--title", title, "a text of at most " + Battle.LONGEST + " characters without control characters");
        }
    }

    /** The ruleset in use if it has all columns of the musters; otherwise the only one that has them. */
    public Ruleset fitting(Ruleset inUse) {
        if (fits(inUse)) {
            return inUse;
        }
        List<Ruleset> fitting = new ArrayList<>();
        for (String name : Rulesets.names()) {
            Ruleset ruleset = Rulesets.named(name);
            if (Referees.isPlayable(ruleset) && fits(ruleset)) {
                fitting.add(ruleset);
            }
        }
        return fitting.size() == 1 ? fitting.get(0) : inUse;
    }

    /** Whether units of the ruleset have all columns of the musters. */
    private boolean fits(Ruleset ruleset) {
        List<String> known = new ArrayList<>(List.of("unit"));
        known.addAll(Referees.of(Tables.builtIn(ruleset)).fields().names());
        for (MusterText muster : musters) {
            List<NamedRow> rows = rows(muster);
            if (!rows.isEmpty() && !known.containsAll(rows.get(0).all())) {
                return false;
            }
        }
        return true;
    }

    /** The rows of a muster; none of a text that is no CSV, which is reported when its units are read. */
    private static List<NamedRow> rows(MusterText muster) {
        try {
            return NamedRow.read(muster.file(), muster.text());
        } catch (BadTable e) {
            return List.of();
        }
    }

    /** The options with the scenario's house keys; a key that was typed wins. */
    public OptionValues withHouse(Ruleset ruleset, OptionValues typed) {
        OptionValues house = OptionValues.NONE;
        if (scenario.isEmpty() || !scenario.get().ruleset().text().equals(ruleset.name())) {
            return typed; // another ruleset is refused with a better message
        }
        for (Map.Entry<String, String> key : scenario.get().house(ruleset).entrySet()) {
            house = house.withHouse(key.getKey() + "=" + key.getValue());
        }
        return typed.withDefaults(house);
    }

    /** The first record of the game of that name, by tables with the house keys of these options. */
    public Muster muster(String name, Tables tables, OptionValues options) {
        Referee referee = Referees.of(tables);
        scenario.ifPresent(one -> one.checkRuleset(referee));
        return Muster.read(
                referee,
                musters,
                name,
                values(options, referee),
                Muster.fingerprint(tables.written()),
                turn,
                scenario.isPresent() ? Optional.of(scenario.get().battle()) : title.map(Battle::titled));
    }

    private Map<String, String> values(OptionValues options, Referee referee) {
        GameValues all = new GameValues(referee);
        options.text(CommonOption.TABLES).ifPresent(all::tables);
        values.forEach((key, text) -> all.put("--" + key, key, text));
        scenario.ifPresent(one -> one.fill(all));
        all.nationsOf(sides());
        return all.map();
    }

    /** The sides in the order in which the musters name them. */
    private List<String> sides() {
        Set<String> sides = new LinkedHashSet<>();
        for (MusterText muster : musters) {
            if (!muster.side().isEmpty()) {
                sides.add(muster.side());
                continue;
            }
            List<NamedRow> rows = rows(muster);
            rows.stream().skip(1).forEach(row -> sides.add(row.get(Unit.SIDE)));
        }
        return List.copyOf(sides);
    }
}
