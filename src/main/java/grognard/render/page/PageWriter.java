package grognard.render.page;

import java.util.List;
import java.util.function.Supplier;

/** Writes a page part by part, independently of its format: text, HTML, Markdown, JSON or a manual page. */
public interface PageWriter {

    /**
     * Adds a heading.
     *
     * @param level 1 for the page's title, 2 for a section, 3 for a part of one
     */
    void heading(int level, String text);

    /** Adds a paragraph. */
    void prose(String text);

    /** Adds lines that can be typed. */
    void commands(List<String> lines);

    /** Adds words with their meaning. A row has two cells, or three with the word's argument in the middle. */
    void terms(List<List<String>> rows);

    /** Adds a table. Every row has as many cells as the header. */
    void grid(List<String> header, List<List<String>> rows);

    /** Adds a list. */
    default void items(List<ListItem> items) {
        items.forEach(item -> prose(item.number().isEmpty() ? item.text() : item.number() + "  " + item.text()));
    }

    /** Adds a picture. Formats without pictures do not even draw it, so its contents must be in a table too. */
    default void picture(Supplier<String> svg) {}

    /** Ends the page and returns it. */
    String text();
}
