package grognard.render.game;

import grognard.odds.Chance;
import grognard.render.page.JacksonSetup;
import grognard.render.page.ListItem;
import grognard.render.page.PageWriter;
import grognard.render.page.SafePage;
import grognard.story.LuckLine;
import grognard.story.LuckReport;
import grognard.story.RecordLuck;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes luck by outcome: added up, and the moments that stand out. */
public final class LuckPage {

    private final LuckReport luck;
    private final PageWriter page;

    public LuckPage(LuckReport luck, PageWriter page) {
        this.luck = luck;
        this.page = new SafePage(page);
    }

    /**
     * The luck by each of these, and so many of the luckiest and unluckiest moments.
     *
     * @param by in the order in which they are shown
     */
    public void write(List<LuckReport.By> by, int moments) {
        page.heading(2, "Luck, by outcome");
        if (luck.records().isEmpty()) {
            page.prose("Nothing on record hung on dice that anybody could be lucky with.");
            unjudged();
            return;
        }
        for (LuckReport.By one : by) {
            lines(one);
        }
        page.prose("Luck: how much of all that could have happened was worse, what was alike counting half; 50 is even."
                + " So lucky: about the chance of so much luck or more with fair dice, by the bell curve.");
        moments("Luckiest", luck.luckiest(moments));
        moments("Unluckiest", luck.unluckiest(moments));
        unjudged();
    }

    private void lines(LuckReport.By by) {
        List<List<String>> rows = new ArrayList<>();
        for (LuckLine line : luck.lines(by)) {
            rows.add(List.of(
                    line.name().isEmpty() ? "-" : line.name(),
                    line.onTheTable() ? "on the table" : "the program's",
                    String.valueOf(line.count()),
                    String.format(Locale.ROOT, "%.1f", line.luck() * 100),
                    String.format(Locale.ROOT, "%.0f%%", line.chanceOfSuchLuck() * 100)));
        }
        if (!rows.isEmpty()) {
            page.grid(List.of(by.name().toLowerCase(Locale.ROOT), "dice", "resolutions", "luck", "so lucky"), rows);
        }
    }

    private void moments(String title, List<LuckReport.Moment> moments) {
        if (moments.isEmpty()) {
            return;
        }
        page.heading(3, title);
        List<ListItem> items = new ArrayList<>();
        for (LuckReport.Moment moment : moments) {
            RecordLuck fortune = moment.fortune();
            String label = fortune.label().isEmpty() || fortune.units().contains(fortune.label())
                    ? ""
                    : " (" + fortune.label() + ")";
            items.add(new ListItem(
                    String.valueOf(fortune.record()),
                    EventText.deed(fortune.resolver(), fortune.units(), fortune.others()) + label + ": "
                            + fortune.ended() + " " + EventText.chance(fortune)
                            + (fortune.onTheTable() ? ", thrown on the table." : "."),
                    ListItem.Look.PLAIN));
        }
        page.items(items);
    }

    private void unjudged() {
        if (luck.unjudged() > 0) {
            page.prose(luck.unjudged()
                    + (luck.unjudged() == 1 ? " record is" : " records are")
                    + " not judged: the rules or tables they were played by are not at hand.");
        }
    }

    /** The same for programs: an object for each resolution, then one for each line that is added up. */
    public static String json(LuckReport luck, List<LuckReport.By> by) {
        return JacksonSetup.of(json -> {
            for (RecordLuck fortune : luck.records()) {
                json.writeStartObject();
                json.writeNumberField("schema", 1);
                json.writeNumberField("record", fortune.record());
                json.writeNumberField("turn", fortune.turn());
                json.writeStringField("ruleset", fortune.ruleset());
                json.writeStringField("resolver", fortune.resolver());
                json.writeStringField("label", fortune.label());
                json.writeStringField("side", fortune.side());
                json.writeStringField("other", fortune.other());
                texts(json, "units", fortune.units());
                texts(json, "others", fortune.others());
                json.writeStringField("dice", fortune.onTheTable() ? "given" : "seed");
                chance(json, "so-well", fortune.forSide());
                chance(json, "so-well-for-other", fortune.forOther());
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

    private static void texts(com.fasterxml.jackson.core.JsonGenerator json, String name, List<String> texts)
            throws java.io.IOException {
        json.writeArrayFieldStart(name);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }

    private static void chance(com.fasterxml.jackson.core.JsonGenerator json, String name, Chance chance)
            throws java.io.IOException {
        json.writeObjectFieldStart(name);
        json.writeStringField("ways", chance.ways().toString());
        json.writeStringField("of", chance.of().toString());
        json.writeNumberField("p", chance.rounded(6));
        json.writeEndObject();
    }

    private static BigDecimal rounded(double number) {
        return BigDecimal.valueOf(number).setScale(6, java.math.RoundingMode.HALF_UP);
    }
}
