package grognard.record;

import grognard.dice.Die;
import grognard.dice.Roll;
import grognard.dice.Sha256;
import grognard.input.BadInput;
import grognard.input.SafeText;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One record, read from a journal's line. Reading checks only that the line is a JSON object; missing or wrong members
 * read as empty values. {@code journal verify} checks whether the content is true.
 */
public final class RecordEntry {

    /** The text between the bytes that the hash covers and the hash. */
    public static final String HASH = ",\"hash\":\"";

    /** Members that show how an outcome came about; a game's state does not depend on them. */
    private static final Set<String> DERIVATION = Set.of("inputs", "typed", "rolls", "working", "rulings", "house");

    /** Members of the outcome that do not change a game's state. */
    private static final Set<String> OUTCOME_WORDS = Set.of("text", "passed", "numbers", "effects", "next");

    /** Members that a replay computes again. */
    private static final Set<String> REPLAYED = Set.of("working", "outcome", "rulings");

    private static final String VERSION = Version.text();

    private final byte[] line;
    private final Map<String, Object> json;
    private @Nullable List<Roll> rolls;

    private RecordEntry(byte[] line, Map<String, Object> json) {
        this.line = line;
        this.json = json;
    }

    /** Reads the record in a line without its newline. Refuses a line that is not a JSON object. */
    public static RecordEntry read(byte[] line) {
        return of(line, JsonReader.object(line));
    }

    /**
     * Reads a record without inputs, dice and words, which is enough for the chain and for the state of a game. Does not
     * detect duplicate keys; {@code verify} does.
     */
    public static RecordEntry readForState(byte[] line) {
        return of(line, JsonReader.partial(line, DERIVATION, OUTCOME_WORDS));
    }

    /**
     * Reads a record without working, outcome and rulings, for a caller that computes these again and compares bytes. The
     * comparison also finds duplicate keys.
     */
    public static RecordEntry readForReplay(byte[] line) {
        return of(line, JsonReader.partial(line, REPLAYED, Set.of()));
    }

    private static RecordEntry of(byte[] line, Optional<Map<String, Object>> json) {
        if (json.isEmpty()) {
            throw new BadInput("is not a JSON object");
        }
        return new RecordEntry(line, json.get());
    }

    /** The hash of a record: SHA-256, in hex, of all bytes of its line before {@link #HASH}. */
    public static String hash(byte[] covered) {
        return Sha256.hex(covered);
    }

    /** The kind of an event, such as {@code seal} or {@code repair}; empty for a resolution. */
    public String kind() {
        return get("journal");
    }

    public boolean isResolution() {
        return kind().isEmpty();
    }

    /** Refuses a record of any other version: no other was released, and the rules have changed since. */
    public void checkVersion() {
        String signed = get("version");
        if (!signed.equals(VERSION)) {
            throw new BadInput(
                    signed.isEmpty()
                            ? "does not say which version wrote it"
                            : "was written by grognard " + SafeText.shortened(signed) + "; this program reads "
                                    + VERSION + " only");
        }
    }

    /** The record's place in the group of its typed line. Refuses impossible numbers. */
    public Group group() {
        if (!json.containsKey("group")) {
            return Group.ALONE;
        }
        Map<String, Object> members = object("group");
        Group group = new Group((int) whole(members.get("n")), (int) whole(members.get("of")));
        if (group.n() < 1 || group.of() < 2 || group.n() > group.of() || group.of() > Group.MOST) {
            throw new BadInput("is record " + group.n() + " of " + group.of() + " of its line, which cannot be");
        }
        return group;
    }

    /** The number of the first record of its typed line: its own if the line begins with it. */
    public long firstOfLine() {
        return number() - group().n() + 1;
    }

    /** An integer, or 0 for any other value. */
    private static long whole(@Nullable Object value) {
        return value instanceof BigDecimal number ? number.longValue() : 0;
    }

    /** Names the record in a message: {@code recover 45e}, {@code turn}. */
    public String subject() {
        List<String> words = new ArrayList<>(List.of(isResolution() ? resolver() : kind()));
        object("units").values().forEach(name -> words.add(String.valueOf(name)));
        return SafeText.shortened(String.join(" ", words));
    }

    /** The record's number from 1; 0 if it has none. */
    public long number() {
        return whole(json.get("record"));
    }

    /** The timestamp as text; not checked. */
    public String time() {
        return get("time");
    }

    public Optional<String> label() {
        return text("label");
    }

    public String ruleset() {
        return get("ruleset");
    }

    public String resolver() {
        return get("resolver");
    }

    public Optional<String> seed() {
        return text("seed");
    }

    /** The line as text, without its newline. */
    public String line() {
        return new String(line, StandardCharsets.UTF_8);
    }

    /** The end of the chain after this record, as the record states it. */
    public ChainHead head() {
        SealState sealing = new SealState(get("seal"), get("salt"), whole(json.get("thrown")));
        return new ChainHead(number(), get("hash"), time(), sealing, kind().equals("seal"));
    }

    /** Whether the hash matches the bytes before it, and only the closing quote and bracket follow it. */
    public boolean hashMatches() {
        String hash = get("hash");
        return isEndedBy(hash)
                && Sha256.digits(new Sha256().digest(line, hashedLength())).equals(hash);
    }

    /** Checks the hash as {@link #hashMatches()} does, with the caller's SHA-256, which may be faster on many records. */
    public boolean hashMatches(UnaryOperator<byte[]> sha256) {
        String hash = get("hash");
        return isEndedBy(hash)
                && Sha256.digits(sha256.apply(Arrays.copyOf(line, hashedLength())))
                        .equals(hash);
    }

    private boolean isEndedBy(String hash) {
        String end = HASH + hash + "\"}";
        int covered = hashedLength();
        return covered > 0
                && hash.length() == 64
                && Arrays.equals(line, covered, line.length, end.getBytes(StandardCharsets.UTF_8), 0, end.length());
    }

    /** The bytes of the line, without its newline. Not copied: callers must not change them. */
    public byte[] bytes() {
        return line;
    }

    /** Whether the line starts with that object, with a comma in place of its closing bracket. */
    public boolean startsWith(byte[] object) {
        int length = object.length - 1;
        return line.length > length && Arrays.equals(line, 0, length, object, 0, length) && line[length] == ',';
    }

    /** Number of bytes that the hash covers, from the start of the line; negative if the line is too short. */
    public int hashedLength() {
        return line.length - HASH.length() - get("hash").length() - 2;
    }

    /** The version of the record format. */
    public String schema() {
        return String.valueOf(json.get("schema"));
    }

    public Optional<String> text(String key) {
        return text(json, key);
    }

    /** The text under that key, or an empty one. */
    public String get(String key) {
        return text(key).orElse("");
    }

    private static Optional<String> text(Map<String, Object> json, String key) {
        return json.get(key) instanceof String text ? Optional.of(text) : Optional.empty();
    }

    /** All members that were read. */
    public Map<String, Object> json() {
        return json;
    }

    /** The object under that key, or an empty one. */
    @SuppressWarnings("unchecked") // JSON keys are strings
    public Map<String, Object> object(String key) {
        return json.get(key) instanceof Map<?, ?> object ? (Map<String, Object>) object : Map.of();
    }

    private List<?> list(String key) {
        return json.get(key) instanceof List<?> list ? list : List.of();
    }

    /** The effects of the outcome, each a JSON object. */
    public List<Map<?, ?>> effects() {
        return objects(object("outcome").get("effects"));
    }

    /** The objects in a JSON list; none for any other value. */
    public static List<Map<?, ?>> objects(@Nullable Object value) {
        List<Map<?, ?>> objects = new ArrayList<>();
        for (Object item : value instanceof List<?> list ? list : List.of()) {
            if (item instanceof Map<?, ?> object) {
                objects.add(object);
            }
        }
        return objects;
    }

    public List<String> rulings() {
        return texts("rulings");
    }

    /** The texts in the list under that key. */
    public List<String> texts(String key) {
        return list(key).stream().map(String::valueOf).toList();
    }

    /** The inputs as a person would type them. */
    public Map<String, String> inputs() {
        return typed(object("inputs"));
    }

    /** The names of the inputs that were typed; empty if the record lacks the member. */
    public Optional<List<String>> typed() {
        return json.containsKey("typed") ? Optional.of(texts("typed")) : Optional.empty();
    }

    /** The house keys as typed. */
    public Map<String, String> house() {
        return typed(object("house"));
    }

    private static Map<String, String> typed(Map<String, Object> values) {
        Map<String, String> typed = new LinkedHashMap<>();
        values.forEach((name, value) -> typed.put(name, typed(value)));
        return typed;
    }

    /** A value as a person would type it; the rows of a list are lines. */
    public static String typed(Object value) {
        if (value instanceof List<?> rows) {
            return String.join("\n", rows.stream().map(RecordEntry::typed).toList());
        }
        return value instanceof BigDecimal number ? number.toPlainString() : value.toString();
    }

    /** The number of the repetition, from 1; 0 if there is only one. */
    public int repeat() {
        return (int) whole(json.get("repeat"));
    }

    /** The recorded dice. Refuses unknown dice, impossible faces and unknown sources. */
    public List<Roll> rolls() {
        if (rolls == null) {
            rolls = List.copyOf(readRolls());
        }
        return rolls;
    }

    private List<Roll> readRolls() {
        List<Roll> read = new ArrayList<>();
        for (Object item : list("rolls")) {
            if (!(item instanceof Map<?, ?> roll)) {
                throw new BadInput("has a roll that is not an object");
            }
            read.add(roll(roll));
        }
        return read;
    }

    private static Roll roll(Map<?, ?> roll) {
        String purpose = String.valueOf(roll.get("for"));
        Die die = Die.named(String.valueOf(roll.get("die")))
                .orElseThrow(() -> new BadInput("has a " + roll.get("die") + " for the " + purpose));
        List<Integer> values = new ArrayList<>();
        for (Object value : roll.get("values") instanceof List<?> list ? list : List.of()) {
            values.add(die.read(typed(value))
                    .orElseThrow(() -> new BadInput("has " + typed(value) + " on the " + purpose + " (" + die + ")")));
        }
        for (Roll.Source source : Roll.Source.values()) {
            if (source.toString().equals(roll.get("source"))) {
                return new Roll(purpose, die, values, source);
            }
        }
        throw new BadInput("does not say where the " + purpose + " came from");
    }
}
