package grognard.render.game;

import grognard.render.chart.TurnChart;
import grognard.render.page.ListItem;
import grognard.render.page.PageWriter;
import grognard.render.page.SafePage;
import grognard.story.Army;
import grognard.story.ArmyStrength;
import grognard.story.Chapter;
import grognard.story.LuckLine;
import grognard.story.LuckReport;
import grognard.story.Occasion;
import grognard.story.RecordLuck;
import grognard.story.ServiceRecord;
import grognard.story.Story;
import grognard.story.StoryEvent;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the report of a battle: which battle it was, who fought and how it ended; each turn in prose; the balance and the
 * turning points; what each unit did; luck. The complete log is added on demand. A journal without a game has only its
 * events, by label, and luck.
 */
public final class StoryPage {

    /** Most turning points listed. */
    private static final int POINTS = 7;

    /** Luckiest and unluckiest moments listed, each. */
    private static final int MOMENTS = 3;

    /** Most likely outcome that is listed as a moment of luck. */
    private static final double RARE = 1 / 3.0 + 1e-9;

    /** Prefix of verdicts by nightfall; the turn is inserted after it. */
    private static final String NIGHT = "Night fell";

    /** How much of the journal the page shows. */
    public enum Detail {
        /** The report alone. */
        REPORT,
        /** The log of all records too. */
        LOG,
        /** The log with the lines that were undone. */
        LOG_WITH_UNDONE
    }

    private final Story story;
    private final PageWriter page;
    private final Detail detail;
    private final BattleProse prose;

    /** The paragraphs of each turn, by its number. */
    private final Map<Integer, List<String>> paragraphs = new HashMap<>();

    /** The turns of the report: not a last one in which nothing happened yet. */
    private final List<Chapter> turns = new ArrayList<>();

    /** Pictures of the players as HTML, by turn. */
    private final Map<Integer, List<String>> photos;

    public StoryPage(Story story, PageWriter page, Detail detail, Map<Integer, List<String>> photos) {
        this.story = story;
        this.page = new SafePage(page);
        this.detail = detail;
        this.prose = new BattleProse(story);
        this.photos = photos;
        for (Chapter chapter : story.isGame() ? story.chapters() : List.<Chapter>of()) {
            List<String> told = prose.of(chapter);
            paragraphs.put(chapter.turn(), told);
            if (chapter.ended() || chapter.turn() == 1 || !told.isEmpty() || photos.containsKey(chapter.turn())) {
                turns.add(chapter);
            }
        }
    }

    /** Writes the page. */
    public void write() {
        page.heading(1, story.occasion().title());
        if (story.isGame()) {
            opening();
            ordersOfBattle();
            turns.forEach(this::turn);
            armies();
            turningPoints();
            honour();
        } else {
            long count =
                    story.events().stream().filter(StoryEvent::isResolution).count();
            page.prose(count + (count == 1 ? " resolution" : " resolutions") + " on record.");
        }
        if (!story.isGame() || detail != Detail.REPORT) {
            story.chapters().forEach(this::log);
        }
        LuckPage luck = new LuckPage(story.luck(), page);
        if (story.isGame() && detail == Detail.REPORT) {
            luck.write(by(), MOMENTS, this::moment);
        } else {
            luck.write(by(), MOMENTS);
        }
        // The rest of a remark is for players: which command shows the tables.
        story.remarks().forEach(remark -> page.prose(remark.split(";", -1)[0] + "."));
        if (story.isGame()) {
            page.prose("Written from the journal of the game, which has every die.");
        }
    }

    /** A moment of luck in a sentence, with its turn and the side whose luck it was; empty if it was no luck to speak of. */
    private Optional<ListItem> moment(RecordLuck luck) {
        return story.events().stream()
                .filter(event -> event.record() == luck.record())
                .findFirst()
                .filter(event -> EventSentence.chance(luck) <= RARE && prose.tells(event))
                .map(event -> new ListItem(
                        "",
                        "Turn " + event.turn() + ", " + SideNames.title(luck.side()) + ". "
                                + prose.withChance(event, luck),
                        ListItem.Look.PLAIN));
    }

    /** Groupings of the luck tables; a journal without a game has no turns, but labels. */
    private List<LuckReport.By> by() {
        return detail == Detail.REPORT && story.isGame()
                ? List.of(LuckReport.By.SIDE)
                : story.isGame()
                        ? List.of(LuckReport.By.SIDE, LuckReport.By.RESOLVER, LuckReport.By.TURN)
                        : List.of(LuckReport.By.LABEL, LuckReport.By.SIDE, LuckReport.By.RESOLVER);
    }

    /** Which battle it was, who fought it, and how it ended. */
    private void opening() {
        Occasion occasion = story.occasion();
        String when = Stream.of(occasion.date(), occasion.place())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
        String played = "Played" + (occasion.played().isEmpty() ? "" : " on " + occasion.played()) + " by "
                + occasion.rules() + ".";
        page.prose(when.isEmpty() ? played : when + ". " + played);
        String fought = story.armies().size() == 2 ? " fought " : " against ";
        String armies = story.armies().stream()
                .map(army -> SideNames.people(army.side()) + under(army))
                .collect(Collectors.joining(fought));
        page.prose(UnitNouns.capital(armies) + ".");
        page.prose(result());
    }

    /** {@code British under Wellington}. */
    private static String army(Army army) {
        return SideNames.title(army.side()) + under(army);
    }

    private static String under(Army army) {
        return army.commander().isEmpty() ? "" : " under " + army.commander();
    }

    /** How the battle ended, or how it stands, and what it cost. */
    private String result() {
        List<ArmyStrength> end = end();
        BigDecimal balance = Story.balance(end);
        String ended = story.decision().map(this::ended).orElse("");
        if (end.size() != 2) {
            return ended.isEmpty() ? played() + " nothing was decided." : ended + ".";
        }
        String losses = end.stream()
                .map(one -> SideNames.title(one.side()) + " " + plain(one.lost()))
                .collect(Collectors.joining(", "));
        String ahead = balance.signum() == 0
                ? "neither side"
                : SideNames.people(end.get(balance.signum() > 0 ? 0 : 1).side());
        String stands = ended.isEmpty() ? played() + " " + ahead + " had the better of it" : ended;
        return stands + ". " + UnitNouns.capital(losses()) + ": " + losses + ".";
    }

    /** The unit of the victory count: {@code units lost}, {@code stands lost or routing}. */
    private String losses() {
        boolean hasNoun = !story.counted().startsWith("lost");
        return hasNoun ? story.counted() : story.words().get("strength") + " " + story.counted();
    }

    /** The end by the rules, and when; players may have gone on after it. */
    private String ended(StoryEvent decision) {
        int last =
                turns.isEmpty() ? decision.turn() : turns.get(turns.size() - 1).turn();
        String on = last > decision.turn() ? "; the fighting went on to turn " + last : "";
        String verdict = VerdictText.of(decision.verdict(), story.sides());
        String turn = " in turn " + decision.turn();
        return (verdict.startsWith(NIGHT) ? NIGHT + turn + verdict.substring(NIGHT.length()) : verdict + turn) + on;
    }

    /** {@code After seven turns}. A turn that was not played to its end is only begun. */
    private String played() {
        long ended = turns.stream().filter(Chapter::ended).count();
        String begun = ended == turns.size()
                ? ""
                : "turn " + turns.get(turns.size() - 1).turn();
        return ended == 0
                ? "In " + begun + ", which was not played out,"
                : "After " + ProseNumber.of(ended, "turns") + (begun.isEmpty() ? "" : " and part of " + begun);
    }

    /** The armies after the last turn of the report, as in the last row of their table. */
    private List<ArmyStrength> end() {
        return turns.isEmpty() ? story.start() : turns.get(turns.size() - 1).standings();
    }

    private void ordersOfBattle() {
        page.heading(2, "Orders of battle");
        for (Army army : story.armies()) {
            List<ListItem> units = new ArrayList<>();
            for (Army.Entry unit : army.units()) {
                String what = unit.what().isEmpty() ? unit.unit() : unit.unit() + ": " + unit.what();
                units.add(new ListItem("", what, ListItem.Look.PLAIN));
            }
            if (!units.isEmpty()) {
                page.heading(3, army(army));
                page.items(units);
            }
        }
    }

    /** A turn in prose, with the players' pictures. */
    private void turn(Chapter chapter) {
        List<String> told = paragraphs.getOrDefault(chapter.turn(), List.of());
        List<String> pictures = photos.getOrDefault(chapter.turn(), List.of());
        page.heading(2, "Turn " + chapter.turn());
        if (told.isEmpty()) {
            page.prose("Nothing of note.");
        }
        told.forEach(page::prose);
        pictures.forEach(picture -> page.picture(() -> picture));
    }

    private String charts() {
        TurnChart picture = new TurnChart(
                story, turns, story.sides().stream().map(SideNames::title).toList());
        return picture.of(UnitNouns.capital(losses()), ArmyStrength::lost)
                + picture.of(
                        "Units " + story.words().get("unsteady"), standing -> BigDecimal.valueOf(standing.unsteady()));
    }

    /** Charts and a table of the losses and morale of the armies, turn by turn. */
    private void armies() {
        page.heading(2, "The armies");
        page.picture(this::charts);
        List<String> header = new ArrayList<>(List.of("when"));
        for (String side : story.sides()) {
            header.add(SideNames.title(side) + ": " + story.words().get("strength"));
            header.add(story.counted());
            header.add(story.words().get("unsteady"));
            if (countsStrain()) {
                header.add(story.words().get("strain"));
            }
        }
        header.add("balance");
        List<List<String>> rows = new ArrayList<>();
        rows.add(row("start", story.start()));
        for (Chapter chapter : turns) {
            if (!chapter.standings().isEmpty()) {
                rows.add(row("turn " + chapter.turn(), chapter.standings()));
            }
        }
        page.grid(header, rows);
        if (story.sides().size() == 2) {
            String first = SideNames.people(story.sides().get(0));
            String second = SideNames.people(story.sides().get(1));
            page.prose("Balance: " + losses() + " of " + second + " less those of " + first
                    + "; above zero, it is in favour of " + first + "."
                    + (story.isRulesetCount() ? "" : " The rules themselves count no victory."));
        }
    }

    /** Whether the ruleset counts the strain on an army, such as pips; one in a folder does not. */
    private boolean countsStrain() {
        return !story.words().getOrDefault("strain", "").isEmpty();
    }

    /** A row of the armies' table: the numbers of each side, then the balance. */
    private List<String> row(String when, List<ArmyStrength> standings) {
        List<String> row = new ArrayList<>(List.of(when));
        for (int side = 0; side < story.sides().size(); side++) {
            if (side < standings.size()) {
                ArmyStrength one = standings.get(side);
                row.addAll(List.of(
                        one.strength() + " of " + one.startStrength(),
                        plain(one.lost()),
                        String.valueOf(one.unsteady())));
                row.addAll(countsStrain() ? List.of(String.valueOf(one.strain())) : List.of());
            } else {
                row.addAll(Collections.nCopies(countsStrain() ? 4 : 3, "")); // this army came to the table later
            }
        }
        row.add(signed(Story.balance(standings)));
        return row;
    }

    /** The events that cost an army most. */
    private void turningPoints() {
        List<StoryEvent> points = story.turningPoints(POINTS);
        if (points.isEmpty()) {
            return;
        }
        page.heading(2, "Turning points");
        List<ListItem> items = new ArrayList<>();
        for (StoryEvent point : points) {
            int side = point.swing().signum();
            // A unit that takes guns may lose men too: both counts rise, and the difference alone would mislead.
            boolean bothLose = point.swing()
                            .abs()
                            .multiply(BigDecimal.valueOf(2))
                            .compareTo(point.impact().cost())
                    < 0;
            String gain = bothLose || story.sides().size() != 2
                    ? "both armies lose"
                    : SideNames.title(story.sides().get(side > 0 ? 0 : 1)) + " +"
                            + plain(point.swing().abs());
            String text = "Turn " + point.turn() + ", " + gain + ". " + prose.sentence(point);
            items.add(new ListItem("", text, ListItem.Look.PLAIN));
        }
        page.items(items);
    }

    /** Writes the log of a turn, or of a label in a journal without a game. */
    private void log(Chapter chapter) {
        List<ListItem> items = new ArrayList<>();
        for (StoryEvent event : chapter.events()) {
            boolean isShown = detail == Detail.LOG_WITH_UNDONE
                    || !(event.undone() || List.of("undo", "redo").contains(event.kind()));
            if (isShown) {
                EventText.item(event).ifPresent(items::add);
            }
        }
        if (items.isEmpty()) {
            return;
        }
        String label = chapter.label().isEmpty() ? "No label" : chapter.label();
        page.heading(2, chapter.turn() > 0 ? "Turn " + chapter.turn() + ", the log" : label);
        page.items(items);
    }

    /** Writes the table of what each unit did. */
    private void honour() {
        page.heading(2, "Roll of honour");
        List<List<String>> rows = new ArrayList<>();
        for (ServiceRecord one : story.services()) {
            rows.add(List.of(
                    one.unit(),
                    SideNames.title(one.side()),
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
                        "unit",
                        "side",
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
        page.prose(
                "Charges are attacks hand to hand, won if the enemy came off worse. Charged and held: attacks on the unit,"
                        + " and those that it beat off. Luck: 50 is even.");
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

    /** At most one decimal, without a zero at the end. */
    static String plain(BigDecimal number) {
        return number.setScale(1, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
    }
}
