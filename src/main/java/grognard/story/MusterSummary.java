package grognard.story;

import grognard.game.Game;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.record.RecordEntry;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads from the muster what a report begins with: the battle's title, date and place, and the orders of battle. */
final class MusterSummary {

    private static final List<String> MONTHS = List.of(
            "January",
            "February",
            "March",
            "April",
            "May",
            "June",
            "July",
            "August",
            "September",
            "October",
            "November",
            "December");

    private final RecordEntry entry;
    private final Game game;

    MusterSummary(RecordEntry entry, Game game) {
        this.entry = entry;
        this.game = game;
    }

    Occasion occasion() {
        String title = text(entry.object("scenario"), "title");
        return new Occasion(
                title.isEmpty() ? game.name() : title,
                text(entry.object("scenario"), "date"),
                text(entry.object("scenario"), "place"),
                played(),
                game.referee().ruleset().title());
    }

    private static String text(Map<String, Object> members, String name) {
        return members.get(name) instanceof String text ? text : "";
    }

    /** The day of the record; empty if its time is none. Without java.time, which the page for phones lacks. */
    private String played() {
        String time = entry.time();
        if (!time.matches("\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T.*")) {
            return "";
        }
        int day = Integer.parseInt(time.substring(8, 10));
        return day + " " + MONTHS.get(Integer.parseInt(time.substring(5, 7)) - 1) + " " + time.substring(0, 4);
    }

    List<Army> armies() {
        List<Army> armies = new ArrayList<>();
        for (String side : game.state().units().sides()) {
            List<Army.Entry> entries = new ArrayList<>();
            for (Unit unit : game.state().units().army(side)) {
                entries.add(new Army.Entry(unit.name(), what(unit), !unit.isOfficer()));
            }
            armies.add(new Army(side, commander(side), entries));
        }
        return armies;
    }

    /** The commander that the muster names, or else the only officer of the highest rank. */
    private String commander(String side) {
        String named = text(entry.object("commanders"), side);
        List<Unit> highest = new ArrayList<>();
        List<Unit> officers =
                game.state().units().army(side).stream().filter(Unit::isOfficer).toList();
        for (Unit officer : officers) {
            int order = highest.isEmpty()
                    ? 1
                    : Integer.compare(officer.rank(), highest.get(0).rank());
            if (order > 0) {
                highest.clear();
            }
            if (order >= 0) {
                highest.add(officer);
            }
        }
        return !named.isEmpty() ? named : highest.size() == 1 ? highest.get(0).name() : "";
    }

    /** Arm, quality and so on, by the ruleset's card, then the strength: {@code infantry, trained, musket, 6 stands}. */
    private String what(Unit unit) {
        Ruleset ruleset = game.referee().ruleset();
        List<String> words = new ArrayList<>(CardLayout.of(ruleset).traits(unit, List.of("formation")));
        for (Field<?> field : game.referee().strengthFields()) {
            if (unit.fits(field.name()) && unit.number(field.name()) > 0) {
                int count = unit.number(field.name());
                String noun = field.name(); // a plural: stands
                words.add(count + " " + (count == 1 ? noun.substring(0, noun.length() - 1) : noun));
            }
        }
        return String.join(", ", words);
    }
}
