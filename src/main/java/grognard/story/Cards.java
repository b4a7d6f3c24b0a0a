package grognard.story;

import grognard.dice.ReplayedDice;
import grognard.game.Filling;
import grognard.game.Game;
import grognard.game.Roles;
import grognard.game.Unit;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.table.PrintedTable;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Builds the reference cards of units from the current state of a game. The ruleset's {@code card.csv} lists the fields
 * that a card shows, each with the way to show it ({@code word}, {@code left}, {@code count}, {@code tick} or
 * {@code table}) and the units that are exempt. Without that file a card shows only the
 * results of look-ups.
 */
public final class Cards {

    private static final String UNIT = "unit";

    /** Column headings that are left out on a card because the cell is clear without them. */
    private static final Set<String> OMITTED_HEADINGS = Set.of("value", "from - to");

    private final Game game;
    /** Rows of {@code card.csv}: field, way to show it, caption (may be empty), exemption (may be empty). */
    private final List<String[]> rows;

    /** Resolvers that need nothing but one unit and throw no dice, so a card can show their result. */
    private final List<Resolver> lookUps = new ArrayList<>();

    /** The tables that {@code card.csv} refers to, by name. */
    private final Map<String, PrintedTable> tables = new HashMap<>();

    /** Reads {@code card.csv} and the tables it names once, for the cards of all units. */
    public Cards(Game game) {
        this.game = game;
        Ruleset ruleset = game.rules().ruleset();
        this.rows = ResourceRows.of(ruleset, "card.csv");
        Set<String> wanted = new HashSet<>();
        rows.forEach(row -> wanted.add(row[1]));
        for (String name : ruleset.resolvers()) {
            Resolver resolver = ruleset.resolver(name);
            if (resolver.description().isLookUp()
                    && resolver.description().roles().equals(List.of(UNIT))) {
                lookUps.add(resolver);
            }
            for (TableSpec spec : resolver.description().tables()) {
                if (wanted.contains("table " + spec.name()) && !tables.containsKey(spec.name())) {
                    tables.put(
                            spec.name(), PrintedTable.of(game.rules().tables().get(spec)));
                }
            }
        }
    }

    /** Builds one card per unit, in the given order. */
    public List<Card> of(List<Unit> units) {
        List<Card> cards = new ArrayList<>();
        for (Unit unit : units) {
            cards.add(of(unit));
        }
        return cards;
    }

    private Card of(Unit unit) {
        List<String> traits = new ArrayList<>();
        List<Card.Boxes> boxes = new ArrayList<>();
        List<String> tabled = new ArrayList<>();
        for (String[] row : rows) {
            // Fields that this kind of unit lacks are skipped: card.csv is common to all units of a ruleset.
            if (unit.get(row[0]) == null || isExempt(unit, row[3])) {
                continue;
            }
            String caption = row[2].isEmpty() ? row[0] : row[2];
            if (row[1].equals("word")) {
                String value = unit.text(row[0]);
                String word = unit.choices(row[0]).isEmpty() ? value : withoutHyphens(value);
                traits.add(row[2].isEmpty() ? word : row[2] + " " + word);
            } else if (row[1].equals("left")) {
                // A unit off the table has all its boxes ticked, whatever strength it left with.
                int start = number(unit, "start");
                if (start > 0 && unit.fits(row[0])) {
                    boxes.add(new Card.Boxes(caption, start, unit.isGone() ? start : start - number(unit, row[0])));
                }
            } else if (row[1].startsWith("count ")) {
                int count = WholeNumber.in(row[1].substring(6)).orElse(0);
                if (unit.fits(row[0])) {
                    boxes.add(new Card.Boxes(caption, count, Math.min(count, number(unit, row[0]))));
                }
            } else if (row[1].startsWith("table ")) {
                String fact = table(row[1].substring("table ".length()), unit.text(row[0]));
                tabled.addAll(fact.isEmpty() ? List.of() : List.of(caption + ": " + fact));
            } else {
                addTickBoxes(unit, row, caption, boxes);
            }
        }
        return new Card(unit.name(), unit.side(), unit.isGone(), traits, boxes, facts(unit, tabled));
    }

    /** Whether the unit meets a condition of the form {@code field=value} or {@code field!=value}; false if it is empty. */
    private static boolean isExempt(Unit unit, String condition) {
        int equals = condition.indexOf('=');
        if (equals < 0) {
            return false;
        }
        boolean not = condition.charAt(equals - 1) == '!';
        String field = condition.substring(0, not ? equals - 1 : equals);
        return unit.text(field).equals(condition.substring(equals + 1)) != not;
    }

    /**
     * Looks up the table rows whose first cell is the given word and joins their other cells. Empty if no resolver of the
     * ruleset has such a table, or no row matches.
     */
    private String table(String name, String word) {
        PrintedTable table = tables.get(name);
        List<String> found = new ArrayList<>();
        if (table == null) {
            return "";
        }
        for (List<String> row : table.rows()) {
            List<String> cells = new ArrayList<>();
            for (int i = 1; i < row.size() && row.get(0).equals(word); i++) {
                if (!row.get(i).isEmpty()) {
                    cells.add(
                            OMITTED_HEADINGS.contains(table.header().get(i))
                                    ? withoutHyphens(row.get(i))
                                    : withoutHyphens(table.header().get(i)) + " " + withoutHyphens(row.get(i)));
                }
            }
            found.addAll(cells.isEmpty() ? List.of() : List.of(String.join(", ", cells)));
        }
        return String.join("; ", found);
    }

    /** Replaces hyphens between letters by blanks: {@code march-column} changes, {@code -1} and {@code 2-5} do not. */
    private static String withoutHyphens(String code) {
        StringBuilder words = new StringBuilder(code);
        for (int i = 1; i + 1 < words.length(); i++) {
            if (words.charAt(i) == '-'
                    && Character.isLetter(words.charAt(i - 1))
                    && Character.isLetter(words.charAt(i + 1))) {
                words.setCharAt(i, ' ');
            }
        }
        return words.toString();
    }

    /** Adds one box for a flag ({@code tick}), or one for each listed value of a choice ({@code tick routing|pursuing}). */
    private static void addTickBoxes(Unit unit, String[] row, String caption, List<Card.Boxes> boxes) {
        if (row[1].equals("tick")) {
            if (unit.fits(row[0])) {
                boxes.add(new Card.Boxes(caption, 1, unit.text(row[0]).equals("yes") ? 1 : 0));
            }
            return;
        }
        for (String word : row[1].substring("tick ".length()).split("\\|", -1)) {
            if (unit.choices(row[0]).contains(word)) {
                String name = row[2].isEmpty() ? word : row[2] + " " + word;
                boxes.add(new Card.Boxes(name, 1, unit.text(row[0]).equals(word) ? 1 : 0));
            }
        }
    }

    /** The field's value, or 0 if it is not a whole number. */
    private static int number(Unit unit, String field) {
        return unit.get(field) instanceof Integer value ? value : 0;
    }

    /** Appends the results of all look-ups that the unit's own fields answer completely; the others are left out. */
    private List<String> facts(Unit unit, List<String> tabled) {
        List<String> facts = new ArrayList<>(tabled);
        for (Resolver resolver :
                unit.isOfficer() ? List.<Resolver>of() : lookUps) { // look-ups are about troops, not officers
            try {
                Filling filling = new Filling(
                        game.rules(),
                        game.state(),
                        game.values(),
                        resolver.description(),
                        Roles.of(Map.of(UNIT, unit.name())));
                Situation situation = Situation.read(
                        resolver, filling.filled(Map.of()), game.rules().tables());
                facts.add(fact(
                        resolver.description().name(),
                        Played.with(
                                        new ReplayedDice(List.of()),
                                        resolver,
                                        game.rules().tables(),
                                        situation)
                                .resolution()
                                .outcome()));
            } catch (BadInput e) {
                // The look-up needs more than the unit's fields, such as a range: not on the card.
            }
        }
        return facts;
    }

    private static String fact(String name, Outcome outcome) {
        List<String> numbers = new ArrayList<>();
        outcome.numbers().forEach((number, value) -> numbers.add(withoutHyphens(number) + " " + Numbers.text(value)));
        return name + ": " + (numbers.isEmpty() ? outcome.text() : String.join(", ", numbers));
    }
}
