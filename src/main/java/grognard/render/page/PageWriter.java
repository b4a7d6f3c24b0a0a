package grognard.render.page;

import java.util.List;

/** A page that is being written, whatever it will be read in: a terminal, a browser, a man page. */
public interface PageWriter {

    /**
     * A heading.
     *
     * @param level 1 for the page's title, 2 for a section, 3 for a part of one
     */
    void heading(int level, String text);

    void prose(String text);

    /** What can be typed. */
    void commands(List<String> lines);

    /** Words and what they mean; each row has two cells, or three with what may follow the word in the middle. */
    void terms(List<List<String>> rows);

    /** A table with its header. */
    void grid(List<String> header, List<List<String>> rows);

    /** Things in their order, a line each. */
    default void items(List<ListItem> items) {
        items.forEach(item -> prose(item.number().isEmpty() ? item.text() : item.number() + "  " + item.text()));
    }

    /** A picture, on pages that can hold one; what it shows stands in a table too. */
    default void picture(String svg) {}

    /** The whole page. */
    String text();
}
