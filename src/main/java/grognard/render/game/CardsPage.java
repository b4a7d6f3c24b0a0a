package grognard.render.game;

import grognard.render.page.HtmlPage;
import grognard.story.Card;
import java.util.List;

/** HTML page with cards of units to print, cut out and tick during play: ten cards on a side of A4. */
public final class CardsPage {

    private CardsPage() {}

    public static String of(String title, List<Card> cards) {
        HtmlPage page = HtmlPage.cards();
        page.heading(1, title);
        page.raw("<div class=\"cards\">\n");
        cards.forEach(card -> page.raw(card(card)));
        page.raw("</div>\n");
        return page.text();
    }

    /** Rows of several boxes come first, then all single boxes together on one line. */
    private static String card(Card card) {
        StringBuilder html = new StringBuilder("<div class=\"card")
                .append(card.gone() ? " gone" : "")
                .append("\"><h2>")
                .append(HtmlPage.escaped(card.unit()))
                .append("</h2><div class=\"side\">")
                .append(HtmlPage.escaped(card.side()))
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
                boxes(html, boxes);
                html.append(' ').append(HtmlPage.escaped(boxes.name())).append(" &nbsp; ");
            }
        }
        html.append(single ? "</div>\n" : "").append("<ul class=\"facts\">");
        card.facts()
                .forEach(fact ->
                        html.append("<li>").append(HtmlPage.escaped(fact)).append("</li>"));
        return html.append("</ul></div>\n").toString();
    }

    private static void boxes(StringBuilder html, Card.Boxes boxes) {
        for (int i = 0; i < boxes.count(); i++) {
            html.append(i < boxes.ticked() ? "<i class=\"x\"></i>" : "<i></i>");
        }
    }
}
