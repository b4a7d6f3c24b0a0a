package grognard.render.page;

import grognard.input.SafeText;
import java.util.List;
import java.util.function.Supplier;

/**
 * Wrapper for pages with text from journals, which anybody may have written. It makes hidden characters visible, so that
 * none can move the cursor or reverse the direction of a line.
 */
public final class SafePage implements PageWriter {

    private final PageWriter page;

    public SafePage(PageWriter page) {
        this.page = page;
    }

    @Override
    public void heading(int level, String text) {
        page.heading(level, SafeText.line(text));
    }

    @Override
    public void prose(String text) {
        page.prose(SafeText.line(text));
    }

    @Override
    public void commands(List<String> lines) {
        page.commands(visible(lines));
    }

    @Override
    public void terms(List<List<String>> rows) {
        page.terms(rows.stream().map(SafePage::visible).toList());
    }

    @Override
    public void grid(List<String> header, List<List<String>> rows) {
        page.grid(visible(header), rows.stream().map(SafePage::visible).toList());
    }

    @Override
    public void items(List<ListItem> items) {
        List<ListItem> visible = items.stream()
                .map(item -> new ListItem(item.number(), SafeText.line(item.text()), item.look()))
                .toList();
        page.items(visible);
    }

    @Override
    public void picture(Supplier<String> svg) {
        page.picture(svg);
    }

    private static List<String> visible(List<String> texts) {
        return texts.stream().map(SafeText::line).toList();
    }

    @Override
    public String text() {
        return page.text();
    }
}
