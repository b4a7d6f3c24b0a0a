package grognard.game.setup;

import grognard.game.FieldReader;
import grognard.game.referee.Fill;
import grognard.game.referee.Referee;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Field;
import grognard.game.unit.Fields;
import grognard.game.unit.Unit;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A muster to start from: comments that explain every column, then a few units of two sides. It can be mustered as it is.
 * Everything comes from the fields of the ruleset and from the help of the options that they fill.
 */
public final class MusterTemplate {

    private static final List<String> SIDES = List.of("red", "blue");
    private static final int MOST_WORDS = 8;

    /** Fields that fill no option, or whose option's help does not say what the muster means. */
    private static final Map<String, String> MEANINGS = Map.ofEntries(
            Map.entry(Unit.SIDE, "whose unit it is; the side of the first row is the first side"),
            Map.entry("unit", "the name that you type"),
            Map.entry("arm", "arm of service"),
            Map.entry("type", "the kind of unit"),
            Map.entry("troop", "what troops they are"),
            Map.entry("figures", "its figures, unless it is artillery"),
            Map.entry("sections", "its sections, if it is artillery"),
            Map.entry("stand", "figures on a stand; a quarter of the unit, if empty"),
            Map.entry("start", "its strength at the beginning of the battle; as it is now, if empty"),
            Map.entry("formation", "how it is drawn up"),
            Map.entry("horse", "horse artillery"),
            Map.entry("howitzer", "a howitzer"),
            Map.entry("irregular", "irregular troops"),
            Map.entry("british", "British cavalry"),
            Map.entry("parent", "the unit from which the skirmishers come"),
            Map.entry("hits", "hits that it has"),
            Map.entry("abandoned", "guns whose crew ran"),
            Map.entry("was-lost", "was lost once, though another general may have taken over"),
            Map.entry(
                    "objective",
                    "makes the row a place, with its value in units; it is its side's until the other takes it"),
            Map.entry("taken-by", "the side that has taken the objective"),
            Map.entry("low-ammo", "is low on ammunition"),
            Map.entry("disrupted", "is disrupted"),
            Map.entry("withdrawing", "withdraws until it is rallied"),
            Map.entry("pursuing", "the unit that it pursues"),
            Map.entry(
                    CommonFields.ARRIVES.name(),
                    "the turn in which it comes to the table; there from the beginning, if empty"),
            Map.entry("brigade", "the brigade that it belongs to"),
            Map.entry(Unit.RANK, "makes the row an officer"),
            Map.entry(Unit.WITH, "the unit that the officer is with"),
            Map.entry(Unit.STATE, "its condition"),
            Map.entry(Unit.WHY, "why it is gone"));

    /** Columns that the example rows leave empty: the muster fills them. */
    private static final Set<String> FILLED = Set.of("start", Unit.STATE);

    private final Referee referee;
    private final Fields fields;
    private final Map<String, String> help = new HashMap<>();

    public MusterTemplate(Referee referee) {
        this.referee = referee;
        this.fields = referee.fields();
        Ruleset ruleset = referee.ruleset();
        for (String name : ruleset.resolvers()) {
            for (Parameter<?> parameter : ruleset.resolver(name).description().parameters()) {
                Fill fill = referee.rulesOf(name).fill(parameter);
                if (fill instanceof Fill.FromField from) {
                    help.putIfAbsent(from.field().name(), parameter.help());
                } else if (fill instanceof Fill.Part part) {
                    help.putIfAbsent(part.field().name(), parameter.help());
                }
            }
        }
        help.putAll(MEANINGS);
    }

    /**
     * The comment lines, without their {@code #}.
     *
     * @param rules the ruleset as the player names it: a folder by its path
     */
    public List<String> comments(String rules) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "A muster of " + referee.ruleset().name() + ", a row a unit. Columns may come in any order, and those");
        lines.add("without * may be left out; an empty cell has the value in brackets, or none. Begin the game with");
        lines.add("grognard --rules " + rules + " game new FILE.jsonl THIS.csv");
        lines.add("");
        lines.add("side*: " + help.get(Unit.SIDE));
        lines.add("unit*: " + help.get("unit"));
        lines.addAll(explained(false));
        List<String> officers = explained(true);
        if (!officers.isEmpty()) {
            lines.add("");
            lines.add("Officers are rows of their own, with a rank, and have only these columns:");
            lines.addAll(officers);
        }
        List<String> kept = new ArrayList<>();
        for (String name : fields.names()) {
            if (fields.isPassing(name) && !fields.isDerived(name)) {
                kept.add(name);
            }
        }
        if (!kept.isEmpty()) {
            lines.add("");
            lines.add("The game itself keeps these, and units --csv has them: " + String.join(", ", kept));
        }
        return lines;
    }

    private List<String> explained(boolean officers) {
        List<String> lines = new ArrayList<>();
        for (Field<?> field : fields.all(officers)) {
            boolean known = officers && fields.all(false).contains(field);
            if (isColumn(field.name()) && !field.name().equals(Unit.SIDE) && !known) {
                String meaning = help.getOrDefault(field.name(), "");
                lines.add(field.words() + words(field) + (meaning.isEmpty() ? "" : ": " + meaning));
            }
        }
        return lines;
    }

    /** The words of a field that only a resolver's option knows; a choice lists its own. */
    private String words(Field<?> field) {
        List<String> words = field.readBy().isEmpty() ? List.of() : new FieldReader(referee).words(field);
        if (words.isEmpty()) {
            return "";
        }
        return ", one of " + String.join(", ", words.subList(0, Math.min(MOST_WORDS, words.size())))
                + (words.size() > MOST_WORDS
                        ? ", \u2026 (sheet " + referee.ruleset().name() + " has them all)"
                        : "");
    }

    private boolean isColumn(String name) {
        return !fields.isDerived(name) && !fields.isPassing(name);
    }

    /** The rows, the header first: for each side a unit of every arm and an officer. */
    public List<List<String>> rows() {
        List<String> header = new ArrayList<>(List.of(Unit.SIDE, "unit"));
        for (String name : fields.names()) {
            if (isColumn(name) && !header.contains(name)) {
                header.add(name);
            }
        }
        List<List<String>> rows = new ArrayList<>(List.of(header));
        for (String side : SIDES) {
            String called = Character.toUpperCase(side.charAt(0)) + side.substring(1);
            List<String> arms = arms();
            for (int i = 0; i < Math.max(2, arms.size()); i++) {
                rows.add(cells(header, unit(side, called + " " + (i + 1), i < arms.size() ? arms.get(i) : "")));
            }
            if (fields.hasOfficers()) {
                rows.add(cells(header, officer(side, called + " commander")));
            }
        }
        return rows;
    }

    /** The field that says what kind of troops a unit is: the first, if it is a choice. */
    private Field<?> kind() {
        return fields.all(false).get(1); // after the side
    }

    private List<String> arms() {
        return kind().kind() == Field.Kind.CHOICE ? kind().choices() : List.of();
    }

    private Unit unit(String side, String name, String arm) {
        Unit unit = fields.blank(name, false).with(Unit.SIDE, side);
        Set<String> given = new HashSet<>(List.of(Unit.SIDE));
        if (!arm.isEmpty()) {
            unit = unit.with(kind().name(), arm);
            given.add(kind().name());
        }
        for (Field<?> field : fields.all(false)) {
            if (field.isRequired() && !given.contains(field.name()) && field.fits(unit)) {
                unit = unit.with(field.name(), example(field));
                given.add(field.name());
            }
        }
        return fields.completed(unit, given);
    }

    private Object example(Field<?> field) {
        List<String> words = new FieldReader(referee).words(field);
        return field.isNumber() ? field.example() : words.isEmpty() ? "x" : words.get(0);
    }

    private Unit officer(String side, String name) {
        return fields.completed(fields.blank(name, true).with(Unit.SIDE, side), Set.of(Unit.SIDE));
    }

    private static List<String> cells(List<String> header, Unit unit) {
        List<String> cells = new ArrayList<>(List.of(unit.side(), unit.name()));
        for (String name : header.subList(2, header.size())) {
            cells.add(unit.shows(name) && !FILLED.contains(name) ? unit.text(name) : "");
        }
        return cells;
    }
}
