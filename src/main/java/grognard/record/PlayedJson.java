package grognard.record;

import grognard.dice.Roll;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.TablesUsed;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes a resolution as JSON. The keys and their order are a public contract: scripts and opponents rely on them. */
public final class PlayedJson {

    /** Version of the format, the {@code schema} member. */
    public static final int SCHEMA = 1;

    private static final byte[] NOTHING = {};
    private static final byte[] SCHEMA_NAME = JsonBytes.name("schema");
    private static final byte[] RULESET = JsonBytes.name("ruleset");
    private static final byte[] RESOLVER = JsonBytes.name("resolver");
    private static final byte[] LABEL = JsonBytes.name("label");
    private static final byte[] REPEAT = JsonBytes.name("repeat");
    private static final byte[] INPUTS = JsonBytes.name("inputs");
    private static final byte[] TYPED = JsonBytes.name("typed");
    private static final byte[] ROLLS = JsonBytes.name("rolls");
    private static final byte[] N = JsonBytes.name("n");
    private static final byte[] FOR = JsonBytes.name("for");
    private static final byte[] DIE = JsonBytes.name("die");
    private static final byte[] VALUES = JsonBytes.name("values");
    private static final byte[] SOURCE = JsonBytes.name("source");
    private static final byte[] WORKING = JsonBytes.name("working");
    private static final byte[] SIDE = JsonBytes.name("side");
    private static final byte[] WHAT = JsonBytes.name("what");
    private static final byte[] VALUE = JsonBytes.name("value");
    private static final byte[] NOTE = JsonBytes.name("note");
    private static final byte[] OUTCOME = JsonBytes.name("outcome");
    private static final byte[] CODE = JsonBytes.name("code");
    private static final byte[] TEXT = JsonBytes.name("text");
    private static final byte[] PASSED = JsonBytes.name("passed");
    private static final byte[] NUMBERS = JsonBytes.name("numbers");
    private static final byte[] EFFECTS = JsonBytes.name("effects");
    private static final byte[] EFFECT = JsonBytes.name("effect");
    private static final byte[] AMOUNT = JsonBytes.name("amount");
    private static final byte[] NEXT = JsonBytes.name("next");
    private static final byte[] RULINGS = JsonBytes.name("rulings");
    private static final byte[] TABLES = JsonBytes.name("tables");
    private static final byte[] STAND_IN = JsonBytes.name("stand-in");
    private static final byte[] HOUSE = JsonBytes.name("house");
    private static final byte[] RULESET_SHA256 = JsonBytes.name("ruleset-sha256");
    private static final byte[] TABLES_SHA256 = JsonBytes.name("tables-sha256");
    private static final byte[] SEED = JsonBytes.name("seed");
    private static final byte[] VERSION = JsonBytes.name("version");
    private static final byte[] LINE = JsonBytes.name("line");

    private final OutputStream out;
    private final JsonBytes json = new JsonBytes();
    private final BytePool fragments = new BytePool();
    private final IdentityHashMap<Description, byte[][]> namesOf = new IdentityHashMap<>();
    private final InputMembers inputs = new InputMembers();
    private final EncodedPairs resolversOf = new EncodedPairs(RULESET, RESOLVER, NOTHING);
    private final EncodedPairs throwsOf = new EncodedPairs(FOR, DIE, VALUES);
    private final EncodedPairs linesOf = new EncodedPairs(SIDE, WHAT, VALUE);
    private final EncodedPairs effectsOf = new EncodedPairs(SIDE, EFFECT, NOTHING);
    private final String version = Version.text();
    private @Nullable RecordAdditions additions; // set only while a journal's record is written

    /** A writer of lines to that stream. */
    public PlayedJson(OutputStream out) {
        this.out = out;
    }

    /** A writer that is used only for {@link #record}. */
    public PlayedJson() {
        this(OutputStream.nullOutputStream());
    }

    /** The JSON object of a journal's record, without the chain members: what {@link #write} writes, and more members. */
    public byte[] record(Played played, RecordCaption caption, RecordAdditions more, Group group) {
        additions = more;
        try {
            head(played.tables(), played.resolver(), caption);
            middle(played);
            end(caption, group);
            json.close('}');
        } finally {
            additions = null;
        }
        return json.bytes();
    }

    /** Writes one line outside a batch. */
    public void write(Played played, RecordCaption caption) {
        write(played, caption, 0);
    }

    /**
     * Writes one line.
     *
     * @param line the line of the batch that it is the result of, its last member; 0 outside a batch
     */
    public void write(Played played, RecordCaption caption, long line) {
        head(played.tables(), played.resolver(), caption);
        middle(played);
        end(caption, line);
    }

    /** Writes one line with a middle part from {@link #middleOf}. */
    public void write(Tables tables, Resolver resolver, RecordCaption caption, long line, Middle middle) {
        head(tables, resolver, caption);
        json.pieces(middle.pieces);
        end(caption, line);
    }

    /** Encodes the part between label and seed, which is the same for the same faces in the same situation. */
    public Middle middleOf(Played played) {
        middle(played);
        return new Middle(json.takePieces(fragments));
    }

    /** The encoded part of a line that depends on situation and dice only, to be cached and written again. */
    public static final class Middle {

        private final byte[][] pieces;

        private Middle(byte[][] pieces) {
            this.pieces = pieces;
        }

        /** Approximate size in bytes, for the limit of a cache. The pieces are not counted: most are shared. */
        public int weight() {
            return 32 + 8 * pieces.length;
        }
    }

    private void head(Tables tables, Resolver resolver, RecordCaption caption) {
        json.open('{').member(SCHEMA_NAME).number(SCHEMA);
        json.encoded(
                resolversOf.of(tables.ruleset().name(), resolver.description().name()));
        optional(LABEL, caption.label());
        if (caption.repeat() > 0) {
            json.member(REPEAT).number(caption.repeat());
        }
        if (additions != null) {
            additions.afterLabel(json);
        }
    }

    private void middle(Played played) {
        inputs(played.situation());
        if (additions != null) {
            texts(TYPED, additions.typed(played));
        }
        rolls(played.rolls());
        working(played.resolution().working());
        outcome(played.resolution().outcome());
        texts(RULINGS, played.resolution().rulings());
        tables(played);
    }

    private void end(RecordCaption caption, long line) {
        end(caption, Group.ALONE);
        if (line > 0) {
            json.member(LINE).number(line);
        }
        json.close('}');
        try {
            json.endLine(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void end(RecordCaption caption, Group group) {
        optional(SEED, caption.seed());
        group.write(json);
        json.member(VERSION).word(version);
    }

    private void inputs(Situation situation) {
        json.member(INPUTS).open('{');
        inputs.names = names(situation.description());
        situation.inputs(inputs);
        json.close('}').split();
    }

    /** The names of a resolver's parameters as members, encoded once. */
    private byte[][] names(Description description) {
        byte[][] names = namesOf.get(description);
        if (names == null) {
            names = new byte[description.parameters().size()][];
            for (int i = 0; i < names.length; i++) {
                names[i] = JsonBytes.nameOf(description.parameters().get(i).name());
            }
            namesOf.put(description, names);
        }
        return names;
    }

    /** Writes the inputs of a situation, member by member. */
    private final class InputMembers implements Situation.Inputs {

        private byte[][] names = {};

        @Override
        public void take(int at, String name, Object value) {
            json.member(names[at]);
            value(value);
        }
    }

    private void value(Object value) {
        if (value instanceof Number number) {
            number(number);
        } else if (value instanceof Boolean truth) {
            json.bare(truth.toString());
        } else if (value instanceof List<?> list) {
            json.open('[');
            list.forEach(this::value);
            json.close(']');
        } else {
            json.word(value.toString());
        }
    }

    private void number(Number number) {
        if (number instanceof Integer whole) {
            json.number(whole);
        } else {
            json.bare(Numbers.text(number));
        }
    }

    private void rolls(List<Roll> rolls) {
        json.member(ROLLS).open('[');
        int n = 0;
        for (Roll roll : rolls) {
            json.open('{').member(N).number(++n);
            json.member(throwsOf.of(roll.purpose(), roll.die().name())).open('[');
            for (int value : roll.values()) {
                number(roll.die().number(value));
            }
            json.close(']').member(SOURCE).word(roll.source().toString()).close('}');
        }
        json.close(']').split();
    }

    private void working(List<Resolution.Line> lines) {
        json.member(WORKING).open('[');
        String side = "";
        for (Resolution.Line line : lines) {
            if (!line.side().equals(side)) {
                side = line.side();
                json.split(); // each side's lines repeat independently of the other's
            }
            json.open('{').member(linesOf.of(line.side(), line.what()));
            number(line.value());
            if (!line.note().isEmpty()) {
                json.member(NOTE).text(line.note());
            }
            json.close('}');
        }
        json.close(']').split();
    }

    private void outcome(Outcome outcome) {
        json.member(OUTCOME).open('{');
        json.member(CODE).word(outcome.code().name());
        json.member(TEXT).word(outcome.text());
        json.member(PASSED)
                .bare(
                        switch (outcome.code().verdict()) {
                            case PASSED -> "true";
                            case FAILED -> "false";
                            case NONE -> "null";
                        });
        json.split().member(NUMBERS).open('{');
        for (Map.Entry<String, Number> entry : outcome.numbers().entrySet()) {
            json.member(entry.getKey());
            number(entry.getValue());
        }
        json.close('}').member(EFFECTS).open('[');
        for (Effect effect : outcome.effects()) {
            json.open('{').encoded(effectsOf.of(effect.side(), effect.kind().name()));
            if (effect.amount().isPresent()) {
                json.member(AMOUNT);
                number(effect.amount().get());
            }
            json.close('}');
        }
        json.close(']');
        if (additions != null) {
            additions.afterEffects(json);
        }
        texts(NEXT, Next.names(outcome.next()));
        if (additions != null) {
            additions.afterNext(json);
        }
        json.close('}');
    }

    private void tables(Played played) {
        Tables tables = played.tables();
        TablesUsed used = tables.used(played.resolver(), played.situation());
        json.member(TABLES).word(used.pack());
        if (!used.standIns().isEmpty()) {
            texts(STAND_IN, used.standIns());
        }
        if (!tables.houseKeys().isEmpty()) {
            json.member(HOUSE).open('{');
            for (Map.Entry<String, String> key : tables.houseKeys().entrySet()) {
                json.member(key.getKey()).text(key.getValue());
            }
            json.close('}');
        }
        if (additions != null) {
            Optional<String> folder = tables.ruleset().digest();
            if (folder.isPresent()) {
                json.member(RULESET_SHA256).text(folder.get());
            }
            Optional<String> digest = tables.digest(played.resolver(), played.situation());
            if (digest.isPresent()) {
                json.member(TABLES_SHA256).text(digest.get());
            }
        }
    }

    private void optional(byte[] name, Optional<String> text) {
        json.member(name);
        if (text.isPresent()) {
            json.text(text.get());
        } else {
            json.bare("null");
        }
    }

    private void texts(byte[] name, List<String> texts) {
        json.member(name).open('[');
        for (String text : texts) {
            json.word(text);
        }
        json.close(']');
    }
}
