package grognard.story;

import grognard.dice.Replayed;
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

/** Makes the cards of units as they are now. The ruleset's {@code card.csv} says what stands on one. */
public final class Cards {

    private static final String UNIT = "unit";

    /** Headings that say nothing which the cell does not say. */
    private static final Set<String> BARE = Set.of("value", "from - to");

    private final Game game;
    private final List<String[]> rows;
    private final List<Resolver> lookUps = new ArrayList<>();
    private final Map<String, PrintedTable> tables = new HashMap<>();

    public Cards(Game game) {
        this.game = game;
        Ruleset ruleset = game.rules().ruleset();
        this.rows = Lines.of(ruleset, "card.csv");
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

    /** The cards of these. */
    public List<Card> of(List<Unit> units) {
        List<Card> cards = new ArrayList<>();
        for (Unit unit : units) {
            cards.add(of(unit));
        }
        return cards;
    }

    private Card of(Unit unit) {
        List<String> what = new ArrayList<>();
        List<Card.Boxes> boxes = new ArrayList<>();
        List<String> tabled = new ArrayList<>();
        for (String[] row : rows) {
            if (unit.get(row[0]) == null || isExcepted(unit, row[3])) {
                continue;
            }
            String words = row[2].isEmpty() ? row[0] : row[2];
            if (row[1].equals("word")) {
                String said = unit.text(row[0]);
                String word = unit.choices(row[0]).isEmpty() ? said : spoken(said);
                what.add(row[2].isEmpty() ? word : row[2] + " " + word);
            } else if (row[1].equals("left")) {
                int start = whole(unit, "start");
                if (start > 0 && unit.fits(row[0])) {
                    boxes.add(new Card.Boxes(words, start, unit.isGone() ? start : start - whole(unit, row[0])));
                }
            } else if (row[1].startsWith("count ")) {
                int many = WholeNumber.in(row[1].substring(6)).orElse(0);
                if (unit.fits(row[0])) {
                    boxes.add(new Card.Boxes(words, many, Math.min(many, whole(unit, row[0]))));
                }
            } else if (row[1].startsWith("table ")) {
                String fact = table(row[1].substring("table ".length()), unit.text(row[0]));
                tabled.addAll(fact.isEmpty() ? List.of() : List.of(words + ": " + fact));
            } else {
                ticks(unit, row, words, boxes);
            }
        }
        return new Card(unit.name(), unit.side(), unit.isGone(), what, boxes, facts(unit, tabled));
    }

    private static boolean isExcepted(Unit unit, String condition) {
        int equals = condition.indexOf('=');
        if (equals < 0) {
            return false;
        }
        boolean not = condition.charAt(equals - 1) == '!';
        String field = condition.substring(0, not ? equals - 1 : equals);
        return unit.text(field).equals(condition.substring(equals + 1)) != not;
    }

    /** The rows of a table that begin with that word, cell by cell. */
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
                            BARE.contains(table.header().get(i))
                                    ? spoken(row.get(i))
                                    : spoken(table.header().get(i)) + " " + spoken(row.get(i)));
                }
            }
            found.addAll(cells.isEmpty() ? List.of() : List.of(String.join(", ", cells)));
        }
        return String.join("; ", found);
    }

    /** Words as people say them: {@code march-column} without its stroke, {@code -1} and {@code 2-5} as they are. */
    private static String spoken(String code) {
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

    /** One box for a flag, or one for each of the words that a choice may be. */
    private static void ticks(Unit unit, String[] row, String words, List<Card.Boxes> boxes) {
        if (row[1].equals("tick")) {
            if (unit.fits(row[0])) {
                boxes.add(new Card.Boxes(words, 1, unit.text(row[0]).equals("yes") ? 1 : 0));
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

    private static int whole(Unit unit, String field) {
        return unit.get(field) instanceof Integer number ? number : 0;
    }

    /** What the tables say of it; look-ups that want to know more than a unit knows say nothing. */
    private List<String> facts(Unit unit, List<String> tabled) {
        List<String> facts = new ArrayList<>(tabled);
        for (Resolver resolver :
                unit.isOfficer() ? List.<Resolver>of() : lookUps) { // an officer is no unit that they ask of
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
                                        new Replayed(List.of()),
                                        resolver,
                                        game.rules().tables(),
                                        situation)
                                .resolution()
                                .outcome()));
            } catch (BadInput e) {
                // a look-up that wants to know more than the unit tells has no place on its card
            }
        }
        return facts;
    }

    private static String fact(String name, Outcome outcome) {
        List<String> numbers = new ArrayList<>();
        outcome.numbers().forEach((what, value) -> numbers.add(spoken(what) + " " + Numbers.text(value)));
        return name + ": " + (numbers.isEmpty() ? outcome.text() : String.join(", ", numbers));
    }
}
