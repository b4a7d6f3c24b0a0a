package grognard.render.page;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.record.PlayedJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Page as one JSON object on one line: the title, and for each heading its texts, commands, terms and tables. Pictures and
 * levels of headings are left out.
 */
public final class JsonPage implements PageWriter {

    private String title = "";
    private final List<Section> sections = new ArrayList<>();

    private record Table(List<String> header, List<List<String>> rows) {}

    private record Section(
            String heading, List<String> text, List<String> commands, List<List<String>> terms, List<Table> tables) {

        Section(String heading) {
            this(heading, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        }

        boolean isEmpty() {
            return text.isEmpty() && commands.isEmpty() && terms.isEmpty() && tables.isEmpty();
        }
    }

    @Override
    public void heading(int level, String text) {
        if (level == 1) {
            title = text;
        } else {
            sections.add(new Section(text));
        }
    }

    /** The current section. Content before the first heading goes into a section without one. */
    private Section section() {
        if (sections.isEmpty()) {
            sections.add(new Section(""));
        }
        return sections.get(sections.size() - 1);
    }

    @Override
    public void prose(String text) {
        section().text().add(text);
    }

    @Override
    public void commands(List<String> lines) {
        section().commands().addAll(lines);
    }

    @Override
    public void terms(List<List<String>> rows) {
        section().terms().addAll(rows);
    }

    @Override
    public void grid(List<String> header, List<List<String>> rows) {
        section().tables().add(new Table(header, rows));
    }

    @Override
    public String text() {
        return JacksonSetup.of(json -> {
                    json.writeStartObject();
                    json.writeNumberField("schema", PlayedJson.SCHEMA);
                    json.writeStringField("title", title);
                    json.writeArrayFieldStart("sections");
                    for (Section section : sections) {
                        if (!section.isEmpty() || !section.heading().isEmpty()) {
                            write(section, json);
                        }
                    }
                    json.writeEndArray();
                    json.writeEndObject();
                })
                + "\n";
    }

    private static void write(Section section, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("heading", section.heading());
        texts("text", section.text(), json);
        texts("commands", section.commands(), json);
        rows("terms", section.terms(), json);
        if (!section.tables().isEmpty()) {
            json.writeArrayFieldStart("tables");
            for (Table table : section.tables()) {
                json.writeStartObject();
                texts("header", table.header(), json);
                rows("rows", table.rows(), json);
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    /** Writes an array of texts; nothing if there are none. */
    private static void texts(String name, List<String> texts, JsonGenerator json) throws IOException {
        if (!texts.isEmpty()) {
            JacksonSetup.texts(json, name, texts);
        }
    }

    private static void rows(String name, List<List<String>> rows, JsonGenerator json) throws IOException {
        if (!rows.isEmpty()) {
            json.writeArrayFieldStart(name);
            for (List<String> row : rows) {
                json.writeArray(row.toArray(String[]::new), 0, row.size());
            }
            json.writeEndArray();
        }
    }
}
