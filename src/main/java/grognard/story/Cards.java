package grognard.story;

import grognard.dice.ReplayedDice;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.state.Roles;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.PackReader;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.TablesUsed;
import grognard.table.PrintedTable;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Builds the reference cards of units from the current state of a game. The ruleset's {@code card.csv} says what a card
 * shows. Without that file it shows only the results of look-ups.
 */
public final class Cards {

    private static final String UNIT = "unit";

    /** Column headings that are left out on a card because the cell is clear without them. */
    private static final Set<String> OMITTED_HEADINGS = Set.of("value", "from - to", "formation");

    /** Names of numbers that are left out too: the caption says what is counted. */
    private static final Set<String> OMITTED_NUMBERS = Set.of("distance", "cm");

    private final Game game;
    private final CardLayout layout;

    /** Resolvers that need nothing but one unit and throw no dice, so a card can show their result. */
    private final Map<String, Resolver> lookUps = new LinkedHashMap<>();

    /** The tables of the ruleset, by name. */
    private final Map<String, PrintedTable> tables = new HashMap<>();

    /** Reads {@code card.csv} and the tables once, for the cards of all units. */
    public Cards(Game game) {
        this.game = game;
        Ruleset ruleset = game.referee().ruleset();
        this.layout = CardLayout.of(ruleset);
        for (String name : ruleset.resolvers()) {
            Resolver resolver = ruleset.resolver(name);
            if (resolver.description().isLookUp()
                    && resolver.description().roles().equals(List.of(UNIT))) {
                lookUps.put(name, resolver);
            }
        }
        for (TableSpec spec : PackReader.specs(ruleset)) {
            tables.put(spec.name(), PrintedTable.of(game.referee().tables().get(spec)));
        }
    }

    /** A caption for cards with numbers of tables that are not the rulebook's; empty for the rulebook's own. */
    public Optional<String> caption() {
        TablesUsed used =
                game.referee().tables().used(PackReader.packSpecs(game.referee().ruleset()));
        return used.line().filter(line -> used.madeUp());
    }

    /** Builds one card per unit, in the given order. Units that are gone and officers who are lost need none. */
    public List<Card> of(List<Unit> units) {
        List<Card> cards = new ArrayList<>();
        for (Unit unit : units) {
            if (unit.isAtHand()) {
                cards.add(of(unit));
            }
        }
        return cards;
    }

    private Card of(Unit unit) {
        List<Card.Boxes> boxes = new ArrayList<>();
        List<String> facts = new ArrayList<>();
        for (CardLayout.Row row : layout.rows()) {
            String show = row.show().get(0);
            // Fields that this kind of unit lacks are skipped: card.csv is common to all units of a ruleset.
            boolean asked = show.equals("ask");
            if ((!asked && unit.get(row.field()) == null) || row.exempts(unit)) {
                continue;
            }
            switch (show) {
                case "left" -> {
                    int start = unit.number("start");
                    if (start > 0 && unit.fits(row.field())) {
                        boxes.add(boxes(unit, row, start, start - unit.number(row.field())));
                    }
                }
                case "count" -> {
                    if (unit.fits(row.field())) {
                        int count = number(unit, row.show().get(1));
                        boxes.add(boxes(unit, row, count, Math.min(count, unit.number(row.field()))));
                    }
                }
                case "tick" -> addTickBoxes(unit, row, boxes);
                case "table" -> {
                    String fact = table(row.show(), unit.text(row.field()));
                    facts.addAll(fact.isEmpty() ? List.of() : List.of(row.caption() + ": " + fact));
                }
                case "ask" -> ask(unit, row.field(), row.caption()).ifPresent(facts::add);
                default -> {} // a word, in the line of traits
            }
        }
        if (layout.rows().isEmpty()) {
            lookUps.keySet().forEach(name -> ask(unit, name, name).ifPresent(facts::add));
        }
        return new Card(unit.name(), unit.side(), layout.traits(unit, List.of()), boxes, facts);
    }

    private Card.Boxes boxes(Unit unit, CardLayout.Row row, int count, int ticked) {
        List<Card.Mark> marks = new ArrayList<>();
        for (String mark : row.marks()) {
            int blank = mark.indexOf(' ');
            String meaning = mark.substring(blank + 1);
            int figures = unit.number("stand");
            if (mark.startsWith("stand ")) {
                // A stand is gone as soon as the others hold all that are left.
                for (int box = 1; figures > 0 && box <= count; box++) {
                    if ((count - box) % figures == 0) {
                        marks.add(new Card.Mark(box, meaning));
                    }
                }
            } else {
                int box = number(unit, mark.substring(0, blank));
                if (box > 0 && box <= count) {
                    marks.add(new Card.Mark(box, meaning));
                }
            }
        }
        return new Card.Boxes(row.caption(), count, ticked, marks);
    }

    /**
     * The number that {@code card.csv} means: itself, {@code half} of the unit at the start, rounded up, or a cell as
     * {@code table/row/column}, whose row may be the value of a field: {@code quality/$quality/routed}.
     */
    private int number(Unit unit, String said) {
        if (said.equals("half")) {
            return (unit.number("start") + 1) / 2;
        }
        String[] path = said.split("/", -1);
        if (path.length < 3) {
            return WholeNumber.in(said).orElse(0);
        }
        String key = path[1].startsWith("$") ? unit.text(path[1].substring(1)) : path[1];
        PrintedTable table = tables.get(path[0]);
        if (table == null) {
            return 0;
        }
        for (List<String> row : table.rows()) {
            if (row.get(0).equals(key)) {
                return WholeNumber.in(row.get(table.header().indexOf(path[2]))).orElse(0);
            }
        }
        return 0;
    }

    /**
     * Looks up the table rows whose first cell is the given word and joins their other cells, or only those of the columns
     * that are named. Empty if no resolver of the ruleset has such a table, or no row matches.
     */
    private String table(List<String> show, String word) {
        PrintedTable table = tables.get(show.get(1));
        List<String> wanted = show.subList(2, show.size());
        List<String> found = new ArrayList<>();
        if (table == null) {
            return "";
        }
        for (List<String> row : table.rows()) {
            List<String> cells = new ArrayList<>();
            for (int i = 1; i < row.size() && row.get(0).equals(word); i++) {
                String heading = table.header().get(i);
                if (!row.get(i).isEmpty() && (wanted.isEmpty() || wanted.contains(heading))) {
                    String cell = CardLayout.withoutHyphens(row.get(i));
                    cells.add(
                            OMITTED_HEADINGS.contains(heading)
                                    ? cell
                                    : CardLayout.withoutHyphens(heading) + " " + cell);
                }
            }
            found.addAll(cells.isEmpty() ? List.of() : List.of(String.join(", ", cells)));
        }
        return String.join("; ", found);
    }

    /** Adds one box for a flag ({@code tick}), or one for each listed value of a choice ({@code tick routing|pursuing}). */
    private static void addTickBoxes(Unit unit, CardLayout.Row row, List<Card.Boxes> boxes) {
        if (row.show().size() == 1) {
            if (unit.fits(row.field())) {
                boxes.add(
                        new Card.Boxes(row.caption(), 1, unit.text(row.field()).equals("yes") ? 1 : 0, List.of()));
            }
            return;
        }
        for (String word : row.show().get(1).split("\\|", -1)) {
            if (unit.choices(row.field()).contains(word)) {
                String name = row.words().isEmpty() ? word : row.words() + " " + word;
                boxes.add(new Card.Boxes(name, 1, unit.text(row.field()).equals(word) ? 1 : 0, List.of()));
            }
        }
    }

    /** The result of a look-up if the unit's own fields answer it completely. Look-ups are about troops, not officers. */
    private Optional<String> ask(Unit unit, String name, String caption) {
        Resolver resolver = lookUps.get(name);
        if (resolver == null || unit.isOfficer()) {
            return Optional.empty();
        }
        try {
            Roles roles = new Roles(Map.of(UNIT, unit.name()));
            GameAction action = new GameAction(game, resolver.description(), roles, Map.of(), true);
            Situation situation = action.situation(resolver, game.referee().tables());
            Outcome outcome = Played.with(
                            new ReplayedDice(List.of()),
                            resolver,
                            game.referee().tables(),
                            situation)
                    .resolution()
                    .outcome();
            List<String> numbers = new ArrayList<>();
            outcome.numbers()
                    .forEach((number, value) -> numbers.add(
                            (OMITTED_NUMBERS.contains(number) ? "" : CardLayout.withoutHyphens(number) + " ")
                                    + Numbers.text(value)));
            return Optional.of(caption + ": " + (numbers.isEmpty() ? outcome.text() : String.join(", ", numbers)));
        } catch (BadInput e) {
            return Optional.empty(); // it needs more than the unit's fields, such as a range
        }
    }
}
