package grognard.render.game;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Chance;
import grognard.render.page.JacksonSetup;
import grognard.render.page.ListItem;
import grognard.render.page.PageWriter;
import grognard.render.page.SafePage;
import grognard.story.LuckLine;
import grognard.story.LuckReport;
import grognard.story.RecordLuck;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Writes the luck of a game by outcome: averages, and the luckiest and unluckiest moments. */
public final class LuckPage {

    private final LuckReport luck;
    private final PageWriter page;

    public LuckPage(LuckReport luck, PageWriter page) {
        this.luck = luck;
        this.page = new SafePage(page);
    }

    /**
     * Writes the section.
     *
     * @param by groupings to average over, in the order in which they are shown
     * @param moments number of luckiest and of unluckiest moments
     */
    public void write(List<LuckReport.By> by, int moments) {
        write(by, moments, one -> Optional.of(item(one)));
    }

    /** @param item writes a moment; empty if it is not worth a line */
    void write(List<LuckReport.By> by, int moments, Function<RecordLuck, Optional<ListItem>> item) {
        page.heading(2, "Luck, by outcome");
        if (luck.records().isEmpty()) {
            page.prose("Nothing on record hung on dice that anybody could be lucky with.");
            unjudged();
            return;
        }
        for (LuckReport.By one : by) {
            lines(one);
        }
        page.prose(
                "Luck: the share of all possible outcomes that would have been worse, equal ones counting half; 50 is even."
                        + " So lucky: roughly the chance that fair dice are so lucky or luckier.");
        moments("Luckiest", luck.luckiest(), moments, item);
        moments("Unluckiest", luck.unluckiest(), moments, item);
        unjudged();
    }

    /** Writes the averages of one grouping. */
    private void lines(LuckReport.By by) {
        List<List<String>> rows = new ArrayList<>();
        for (LuckLine line : luck.lines(by)) {
            rows.add(List.of(
                    name(by, line.name()),
                    line.onTheTable() ? "on the table" : "the program's",
                    String.valueOf(line.count()),
                    String.format(Locale.ROOT, "%.1f", line.luck() * 100),
                    String.format(Locale.ROOT, "%.0f%%", line.chanceOfSuchLuck() * 100)));
        }
        if (!rows.isEmpty()) {
            page.grid(List.of(by.name().toLowerCase(Locale.ROOT), "dice", "resolutions", "luck", "so lucky"), rows);
        }
    }

    /** The name of a group as it is shown: sides as in the rest of a report. */
    private static String name(LuckReport.By by, String name) {
        int side = by == LuckReport.By.TURN ? name.indexOf(", ") + 2 : 0;
        boolean hasSide = by == LuckReport.By.SIDE || by == LuckReport.By.TURN;
        return name.isEmpty() ? "-" : hasSide ? name.substring(0, side) + SideNames.title(name.substring(side)) : name;
    }

    private void moments(
            String title, List<RecordLuck> moments, int most, Function<RecordLuck, Optional<ListItem>> item) {
        List<ListItem> items = moments.stream()
                .flatMap(one -> item.apply(one).stream())
                .limit(most)
                .toList();
        if (!items.isEmpty()) {
            page.heading(3, title);
            page.items(items);
        }
    }

    /** A moment with the number of its record; a label that only repeats a unit's name is left out. */
    private static ListItem item(RecordLuck one) {
        String label = one.label().isEmpty() || one.units().contains(one.label()) ? "" : " (" + one.label() + ")";
        String text = EventText.deed(one.resolver(), one.units(), one.others()) + label + ": " + one.ended() + " "
                + EventText.chance(one) + (one.onTheTable() ? ", thrown on the table." : ".");
        return new ListItem(String.valueOf(one.record()), text, ListItem.Look.PLAIN);
    }

    /** Notes how many records could not be judged, for lack of their rules or tables. */
    private void unjudged() {
        if (luck.unjudged() > 0) {
            page.prose(luck.unjudged()
                    + (luck.unjudged() == 1 ? " record is" : " records are")
                    + " not judged: the rules or tables they were played by are not at hand.");
        }
    }

    /** Formats JSON lines: one object for each resolution, then one for each average. */
    public static String json(LuckReport luck, List<LuckReport.By> by) {
        return JacksonSetup.of(json -> {
            for (RecordLuck one : luck.records()) {
                json.writeStartObject();
                json.writeNumberField("schema", 1);
                json.writeNumberField("record", one.record());
                json.writeNumberField("turn", one.turn());
                json.writeStringField("ruleset", one.ruleset());
                json.writeStringField("resolver", one.resolver());
                json.writeStringField("label", one.label());
                json.writeStringField("side", one.side());
                json.writeStringField("other", one.other());
                JacksonSetup.texts(json, "units", one.units());
                JacksonSetup.texts(json, "others", one.others());
                json.writeStringField("dice", one.onTheTable() ? "given" : "seed");
                chance(json, "so-well", one.forSide());
                chance(json, "so-well-for-other", one.forOther());
                json.writeEndObject();
                json.writeRaw('\n');
            }
            for (LuckReport.By one : by) {
                for (LuckLine line : luck.lines(one)) {
                    json.writeStartObject();
                    json.writeNumberField("schema", 1);
                    json.writeStringField(one.name().toLowerCase(Locale.ROOT), line.name());
                    json.writeStringField("dice", line.onTheTable() ? "given" : "seed");
                    json.writeNumberField("resolutions", line.count());
                    json.writeNumberField("luck", rounded(line.luck()));
                    json.writeNumberField("so-lucky", rounded(line.chanceOfSuchLuck()));
                    json.writeEndObject();
                    json.writeRaw('\n');
                }
            }
        });
    }

    /** Writes a chance as an object; ways are text, since they may exceed the integers of a JSON reader. */
    private static void chance(JsonGenerator json, String name, Chance chance) throws IOException {
        json.writeObjectFieldStart(name);
        json.writeStringField("ways", chance.ways().toString());
        json.writeStringField("of", chance.of().toString());
        json.writeNumberField("p", chance.rounded(6));
        json.writeEndObject();
    }

    private static BigDecimal rounded(double number) {
        return BigDecimal.valueOf(number).setScale(6, RoundingMode.HALF_UP);
    }
}
