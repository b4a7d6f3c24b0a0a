package grognard.render.game;

import grognard.input.SafeText;
import grognard.record.Proof;
import grognard.render.page.JacksonSetup;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;

/** Formats the result of verifying a journal. */
public final class ProofText {

    /** Fixed width, so that a proof reads the same wherever it is printed. */
    private static final int WIDTH = 78;

    private final Style style;

    public ProofText(Style style) {
        this.style = style;
    }

    /** Formats the verdict, the seals, the dice by origin, notes, and the hash of the last record. */
    public String of(String file, Proof proof) {
        StringBuilder text = new StringBuilder(headline(SafeText.line(file), proof));
        for (Proof.Seal seal : proof.seals()) {
            text.append("  seal of record ").append(seal.record());
            text.append(seal.revealed() ? ", revealed" : ", not revealed").append(", commitment\n    ");
            text.append(SafeText.line(seal.commitment())).append('\n');
            text.append(wrapped("salt " + (seal.salt().isEmpty() ? "none" : SafeText.line(seal.salt()))));
        }
        count(text, "dice from the sealed seed", proof.dice().sealed());
        count(text, "dice thrown again from their seeds", proof.dice().free());
        count(
                text,
                "dice thrown on the table, which nothing can check",
                proof.dice().given());
        proof.notes().forEach(note -> text.append(wrapped(SafeText.line(note))));
        text.append("  hash of record ").append(proof.head().record()).append(":\n    ");
        return text.append(proof.head().hash()).append('\n').toString();
    }

    /** The verdict: verified, not verified with the first error, or sealed dice not yet revealed. */
    private String headline(String file, Proof proof) {
        String hold = proof.records() == 1 ? "1 record holds" : proof.records() + " records hold";
        if (proof.failure().isPresent()) {
            Proof.Finding failure = proof.failure().get();
            return style.bad("NOT VERIFIED") + "  " + file + ": record " + failure.record() + " "
                    + SafeText.line(failure.why()) + "\n  records that hold: " + proof.records() + "\n";
        }
        return proof.awaitsReveal()
                ? style.bold("NOT REVEALED") + "  " + file + ": " + hold
                        + "; where sealed dice come from is not shown yet\n"
                : style.good("VERIFIED") + "  " + file + ": " + hold + "\n";
    }

    /** Adds a line with a number of dice, unless it is zero. */
    private static void count(StringBuilder text, String what, long dice) {
        if (dice > 0) {
            text.append("  ").append(what).append(": ").append(dice).append('\n');
        }
    }

    private static String wrapped(String note) {
        return String.join("\n", LineWrapper.lines("  " + note, WIDTH)) + "\n";
    }

    /** Formats the result as one JSON object. */
    public static String json(String file, Proof proof) {
        return JacksonSetup.of(json -> {
                    json.writeStartObject();
                    json.writeNumberField("schema", 1);
                    json.writeStringField("file", file);
                    json.writeBooleanField("verified", proof.failure().isEmpty());
                    json.writeNumberField("records", proof.records());
                    if (proof.failure().isPresent()) {
                        json.writeNumberField("failed", proof.failure().get().record());
                        json.writeStringField("why", proof.failure().get().why());
                    }
                    json.writeBooleanField("revealed", !proof.awaitsReveal());
                    json.writeNumberField(
                            "seed-dice", proof.dice().sealed() + proof.dice().free());
                    json.writeNumberField("sealed-dice", proof.dice().sealed());
                    json.writeNumberField("free-dice", proof.dice().free());
                    json.writeNumberField("given-dice", proof.dice().given());
                    json.writeArrayFieldStart("seals");
                    for (Proof.Seal seal : proof.seals()) {
                        json.writeStartObject();
                        json.writeNumberField("record", seal.record());
                        json.writeStringField("commitment", seal.commitment());
                        json.writeStringField("salt", seal.salt());
                        json.writeBooleanField("revealed", seal.revealed());
                        json.writeEndObject();
                    }
                    json.writeEndArray();
                    JacksonSetup.texts(json, "notes", proof.notes());
                    json.writeStringField("hash", proof.head().hash());
                    json.writeEndObject();
                })
                + "\n";
    }
}
