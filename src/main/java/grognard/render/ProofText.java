package grognard.render;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import grognard.input.Visible;
import grognard.record.Proof;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** What verifying a journal found. */
public final class ProofText {

    private static final int WIDTH = 78;

    private final Style style;

    public ProofText(Style style) {
        this.style = style;
    }

    public String of(String file, Proof proof) {
        StringBuilder text = new StringBuilder();
        if (proof.failure().isPresent()) {
            Proof.Failure failure = proof.failure().get();
            text.append(style.bad("NOT VERIFIED"))
                    .append("  ")
                    .append(Visible.text(file))
                    .append(": record ");
            text.append(failure.record())
                    .append(' ')
                    .append(Visible.text(failure.why()))
                    .append('\n');
            text.append("  records that hold: ").append(proof.records()).append('\n');
        } else {
            text.append(style.good("VERIFIED"))
                    .append("  ")
                    .append(Visible.text(file))
                    .append(": ");
            text.append(proof.records() == 1 ? "1 record holds" : proof.records() + " records hold")
                    .append('\n');
        }
        text.append("  dice thrown again from their seeds: ")
                .append(proof.seedDice())
                .append('\n');
        if (proof.givenDice() > 0) {
            text.append("  dice thrown on the table, which nothing can check: ")
                    .append(proof.givenDice())
                    .append('\n');
        }
        proof.notes().forEach(note -> text.append(wrapped(note)));
        text.append("  hash of record ").append(proof.head().record()).append(":\n    ");
        return text.append(proof.head().hash()).append('\n').toString();
    }

    /** In lines that fit a terminal. */
    private static String wrapped(String note) {
        StringBuilder text = new StringBuilder("  ");
        int column = 2;
        for (String word : note.split(" ", -1)) {
            if (column + word.length() > WIDTH) {
                text.append("\n    ");
                column = 4;
            }
            text.append(word).append(' ');
            column += word.length() + 1;
        }
        return text.toString().stripTrailing() + "\n";
    }

    /** The same for programs. */
    public static String json(String file, Proof proof) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.writeStartObject();
            json.writeNumberField("schema", 1);
            json.writeStringField("file", file);
            json.writeBooleanField("verified", proof.failure().isEmpty());
            json.writeNumberField("records", proof.records());
            if (proof.failure().isPresent()) {
                json.writeNumberField("failed", proof.failure().get().record());
                json.writeStringField("why", proof.failure().get().why());
            }
            json.writeNumberField("seed-dice", proof.seedDice());
            json.writeNumberField("given-dice", proof.givenDice());
            json.writeArrayFieldStart("notes");
            for (String note : proof.notes()) {
                json.writeString(note);
            }
            json.writeEndArray();
            json.writeStringField("hash", proof.head().hash());
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory has no I/O to fail
        }
        return text + "\n";
    }
}
