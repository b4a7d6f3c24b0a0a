package grognard.render.game;

import grognard.render.page.HtmlPage;
import grognard.story.Card;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** HTML page with cards of units to print, cut out and tick during play: the size of playing cards, nine on a side of A4. */
public final class CardsPage {

    private CardsPage() {}

    /**
     * Writes the page.
     *
     * @param caption a remark on the numbers, which every card repeats, since cards are cut apart
     */
    public static String of(String title, List<Card> cards, Optional<String> caption) {
        HtmlPage page = HtmlPage.cards();
        page.heading(1, title);
        caption.ifPresent(page::prose);
        page.raw("<div class=\"cards\">\n");
        cards.forEach(card -> page.raw(card(card, caption.isPresent())));
        page.raw("</div>\n");
        return page.text();
    }

    /** Rows of several boxes come first, then all single boxes together on one line. */
    private static String card(Card card, boolean isStandIn) {
        StringBuilder html = new StringBuilder("<div class=\"card\"><h2>")
                .append(HtmlPage.escaped(card.unit()))
                .append("</h2><div class=\"side\">")
                .append(HtmlPage.escaped(SideNames.title(card.side())))
                .append("</div><div class=\"what\">")
                .append(HtmlPage.escaped(String.join(", ", card.traits())))
                .append("</div>\n");
        boolean single = false;
        for (Card.Boxes boxes : card.boxes()) {
            if (boxes.count() > 1) {
                html.append("<div class=\"boxes\"><b>")
                        .append(HtmlPage.escaped(boxes.name()))
                        .append("</b> ");
                boxes(html, boxes);
                html.append("</div>\n");
            }
            single |= boxes.count() == 1;
        }
        html.append(single ? "<div class=\"boxes\">" : "");
        for (Card.Boxes boxes : card.boxes()) {
            if (boxes.count() == 1) {
                html.append("<span>");
                boxes(html, boxes);
                html.append(' ').append(HtmlPage.escaped(boxes.name())).append("</span> ");
            }
        }
        html.append(single ? "</div>\n" : "").append("<ul class=\"facts\">");
        card.facts()
                .forEach(fact ->
                        html.append("<li>").append(HtmlPage.escaped(fact)).append("</li>"));
        return html.append("</ul>")
                .append(isStandIn ? "<div class=\"foot\">stand-in numbers, not the book's</div>" : "")
                .append("</div>\n")
                .toString();
    }

    /** The boxes, those with a threshold with its first letter, and what the letters mean. */
    private static void boxes(StringBuilder html, Card.Boxes boxes) {
        Set<String> legend = new LinkedHashSet<>();
        for (int i = 1; i <= boxes.count(); i++) {
            String letter = "";
            for (Card.Mark mark : boxes.marks()) {
                if (mark.box() == i) {
                    letter = mark.meaning().substring(0, 1).toUpperCase(Locale.ROOT);
                    legend.add(letter + " " + mark.meaning());
                }
            }
            html.append(i <= boxes.ticked() ? "<i class=\"x\">" : "<i>")
                    .append(HtmlPage.escaped(letter))
                    .append("</i>");
        }
        if (!legend.isEmpty()) {
            html.append(" <em>")
                    .append(HtmlPage.escaped(String.join(", ", legend)))
                    .append("</em>");
        }
    }
}
