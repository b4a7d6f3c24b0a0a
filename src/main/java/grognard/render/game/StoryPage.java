package grognard.render.game;

import grognard.render.chart.TurnChart;
import grognard.render.page.ListItem;
import grognard.render.page.PageWriter;
import grognard.render.page.SafePage;
import grognard.story.ArmyStrength;
import grognard.story.Chapter;
import grognard.story.LuckLine;
import grognard.story.LuckReport;
import grognard.story.ServiceRecord;
import grognard.story.Story;
import grognard.story.StoryEvent;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the report of a battle: the balance and the turning points, the events turn by turn, a table of what each unit
 * did, and luck. A journal without a game has only events, by label, and luck.
 */
public final class StoryPage {

    /** Most turning points listed. */
    private static final int POINTS = 7;

    /** Luckiest and unluckiest moments listed, each. */
    private static final int MOMENTS = 5;

    private final Story story;
    private final PageWriter page;

    public StoryPage(Story story, PageWriter page) {
        this.story = story;
        this.page = new SafePage(page);
    }

    /** Writes the complete report. */
    public void write() {
        page.heading(1, story.name());
        page.prose(summary());
        if (story.isGame()) {
            armies();
            turningPoints();
        }
        story.chapters().forEach(this::chapter);
        if (story.isGame()) {
            honour();
        }
        new LuckPage(story.luck(), page).write(by(), MOMENTS);
    }

    /** Groupings of the luck tables; a journal without a game has no turns, but labels. */
    private List<LuckReport.By> by() {
        return story.isGame()
                ? List.of(LuckReport.By.SIDE, LuckReport.By.RESOLVER, LuckReport.By.TURN)
                : List.of(LuckReport.By.LABEL, LuckReport.By.SIDE, LuckReport.By.RESOLVER);
    }

    /** First paragraph: the size of the battle and which side is ahead. */
    private String summary() {
        long resolutions = story.chapters().stream()
                .flatMap(chapter -> chapter.events().stream())
                .filter(event -> event.isResolution() && !event.undone())
                .count();
        if (!story.isGame()) {
            return counted(resolutions, "resolution") + " on record.";
        }
        List<ArmyStrength> end = end();
        BigDecimal balance = Story.balance(end);
        String ahead = balance.signum() == 0 || end.size() < 2
                ? "neither side is ahead"
                : end.get(balance.signum() > 0 ? 0 : 1).side() + " is ahead by " + plain(balance.abs());
        return story.ruleset() + ", " + String.join(" against ", story.sides()) + ": "
                + counted(story.chapters().size(), "turn") + ", " + counted(resolutions, "resolution") + ". By "
                + story.counted()
                + (story.isRulesetCount() ? ", the ruleset's own count, " : ", as the rules count no victory, ")
                + ahead + ".";
    }

    /** The armies after the last chapter. */
    private List<ArmyStrength> end() {
        List<Chapter> chapters = story.chapters();
        return chapters.isEmpty()
                ? story.start()
                : chapters.get(chapters.size() - 1).standings();
    }

    private static String counted(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    /** Charts and a table of the losses and morale of the armies, turn by turn. */
    private void armies() {
        page.heading(2, "The armies");
        TurnChart picture = new TurnChart(story);
        page.picture(picture.of("Losses: " + story.counted(), ArmyStrength::lost)
                + picture.of(
                        "Morale: units " + story.words().get("unsteady"),
                        standing -> BigDecimal.valueOf(standing.unsteady())));
        List<String> header = new ArrayList<>(List.of("turn"));
        for (String side : story.sides()) {
            header.add(side + ": " + story.words().get("strength"));
            header.add(story.counted());
            header.add(story.words().get("unsteady"));
            header.add(story.words().get("strain"));
        }
        header.add("balance");
        List<List<String>> rows = new ArrayList<>();
        rows.add(row("start", story.start()));
        for (Chapter chapter : story.chapters()) {
            if (!chapter.standings().isEmpty()) {
                rows.add(row(String.valueOf(chapter.turn()), chapter.standings()));
            }
        }
        page.grid(header, rows);
        if (story.sides().size() == 2) {
            page.prose("Balance: " + story.counted() + " of " + story.sides().get(1) + " less that of "
                    + story.sides().get(0) + "; above zero "
                    + story.sides().get(0) + " is ahead.");
        }
    }

    /** A row of the armies' table: four cells for each side, then the balance. */
    private List<String> row(String turn, List<ArmyStrength> standings) {
        List<String> row = new ArrayList<>(List.of(turn));
        for (int side = 0; side < story.sides().size(); side++) {
            if (side < standings.size()) {
                ArmyStrength one = standings.get(side);
                row.addAll(List.of(
                        one.strength() + " of " + one.startStrength(),
                        plain(one.lost()),
                        String.valueOf(one.unsteady()),
                        String.valueOf(one.strain())));
            } else {
                row.addAll(List.of("", "", "", "")); // this army came to the table later
            }
        }
        row.add(signed(Story.balance(standings)));
        return row;
    }

    /** Events with the largest change of the balance. A balance needs exactly two sides. */
    private void turningPoints() {
        List<StoryEvent> points = story.turningPoints(POINTS);
        if (points.isEmpty() || story.sides().size() != 2) {
            return;
        }
        page.heading(2, "Turning points");
        List<List<String>> rows = new ArrayList<>();
        for (StoryEvent point : points) {
            rows.add(List.of(
                    String.valueOf(point.record()),
                    String.valueOf(point.turn()),
                    signed(point.swing()),
                    story.sides().get(point.swing().signum() > 0 ? 0 : 1),
                    point.isResolution() ? EventText.deed(point) : point.kind(),
                    point.text(),
                    point.luck().map(EventText::chance).orElse("")));
        }
        page.grid(List.of("record", "turn", "swing", "for", "who", "how it ended", "chance"), rows);
    }

    /** Writes the events of a turn, or of a label in a journal without a game. */
    private void chapter(Chapter chapter) {
        List<ListItem> items = new ArrayList<>();
        for (StoryEvent event : chapter.events()) {
            EventText.item(event).ifPresent(items::add);
        }
        if (items.isEmpty() && chapter.turn() == 0) {
            return;
        }
        page.heading(
                2,
                chapter.turn() > 0
                        ? "Turn " + chapter.turn()
                        : chapter.label().isEmpty() ? "No label" : chapter.label());
        if (items.isEmpty()) {
            page.prose("Nothing is on record.");
        } else {
            page.items(items);
        }
    }

    /** Writes the table of what each unit did. */
    private void honour() {
        page.heading(2, "Roll of honour");
        List<List<String>> rows = new ArrayList<>();
        for (ServiceRecord one : story.services()) {
            rows.add(List.of(
                    one.side(),
                    one.unit(),
                    number(one.shots()),
                    number(one.hits()),
                    number(one.attacks()),
                    number(one.won()),
                    number(one.attacked()),
                    number(one.held()),
                    number(one.broke()),
                    one.startStrength() == 0 ? "" : String.valueOf(one.startStrength() - one.left()),
                    one.end(),
                    one.luck().map(StoryPage::luck).orElse("")));
        }
        page.grid(
                List.of(
                        "side",
                        "unit",
                        "shots",
                        "hits",
                        "charges",
                        "won",
                        "charged",
                        "held",
                        "broke",
                        story.words().get("strength") + " lost",
                        "at the end",
                        "luck"),
                rows);
        page.prose("Charges are attacks hand to hand, won where the enemy came off worse; charged and held the same of"
                + " attacks upon it. Luck: 50 is even.");
    }

    /** Luck in percent of even luck: 50 is even. */
    private static String luck(LuckLine line) {
        return String.valueOf(Math.round(line.luck() * 100));
    }

    /** Zero is left empty, so that the table is easier to read. */
    private static String number(int number) {
        return number == 0 ? "" : String.valueOf(number);
    }

    private static String signed(BigDecimal number) {
        return (number.signum() > 0 ? "+" : "") + plain(number);
    }

    /** At most two decimals, without zeros at the end. */
    static String plain(BigDecimal number) {
        return number.setScale(2, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
    }
}
