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
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** One record as it was read. */
public final class Entry {

    /** Stands between what the hash covers and the hash. */
    public static final String HASH = ",\"hash\":\"";

    private static final Set<String> HOW = Set.of("inputs", "typed", "rolls", "working", "rulings", "house");

    /** What an outcome says in words and numbers, beside what it changes. */
    private static final Set<String> WORDS = Set.of("text", "passed", "numbers", "effects", "next");

    private static final Set<String> FOLLOWS = Set.of("working", "outcome", "rulings");

    private static final String VERSION = Version.text();

    private final byte[] line;
    private final Map<String, Object> json;
    private @Nullable List<Roll> rolls;

    private Entry(byte[] line, Map<String, Object> json) {
        this.line = line;
        this.json = json;
    }

    /** The record in a line without its newline; refuses what is none. Whether it is true is for others to find out. */
    public static Entry read(byte[] line) {
        return of(line, Json.object(line));
    }

    /** Reads a record without its inputs, dice and words: enough for the chain and for what it changed in a game. */
    public static Entry glanced(byte[] line) {
        return of(line, Json.glanced(line, HOW, WORDS));
    }

    /** The same without what follows from the rest, for who makes that again and compares bytes: a name twice shows then. */
    public static Entry skimmed(byte[] line) {
        return of(line, Json.glanced(line, FOLLOWS, Set.of()));
    }

    private static Entry of(byte[] line, Optional<Map<String, Object>> json) {
        if (json.isEmpty()) {
            throw new BadInput("is not a JSON object");
        }
        return new Entry(line, json.get());
    }

    /** The hash that a record bears, over all bytes of its line before {@link #HASH}. */
    public static String hash(byte[] covered) {
        return HexFormat.of().formatHex(new Sha256().digest(covered));
    }

    /** What it is about, where it is no resolution: {@code seal}, {@code repair}; empty for a resolution. */
    public String kind() {
        return get("journal");
    }

    public boolean isResolution() {
        return kind().isEmpty();
    }

    /** Refuses a record of any other version by its name: no other was released, and rules have changed since. */
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

    /** Its place among the records of its typed line; one that cannot be is refused. */
    public Group group() {
        if (!json.containsKey("group")) {
            return Group.ALONE;
        }
        Map<String, Object> said = object("group");
        Group group = new Group(whole(said.get("n")), whole(said.get("of")));
        if (group.n() < 1 || group.of() < 2 || group.n() > group.of() || group.of() > Group.MOST) {
            throw new BadInput("is record " + group.n() + " of " + group.of() + " of its line, which cannot be");
        }
        return group;
    }

    private static int whole(@Nullable Object value) {
        return value instanceof BigDecimal number ? number.intValue() : 0;
    }

    /** What it is about, for a message: {@code recover 45e}, {@code turn}. */
    public String subject() {
        List<String> words = new ArrayList<>(List.of(isResolution() ? resolver() : kind()));
        object("units").values().forEach(name -> words.add(String.valueOf(name)));
        return SafeText.shortened(String.join(" ", words));
    }

    public long number() {
        return json.get("record") instanceof BigDecimal number ? number.longValue() : 0;
    }

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

    /** The line as it stands in the file. */
    public String line() {
        return new String(line, StandardCharsets.UTF_8);
    }

    /** Where the chain stands after it. */
    public Head head() {
        long thrown = json.get("thrown") instanceof BigDecimal number ? number.longValue() : 0;
        Sealing sealing = new Sealing(get("seal"), get("salt"), thrown);
        return new Head(number(), get("hash"), time(), sealing, kind().equals("seal"));
    }

    /** Whether the hash is the right one for the bytes before it, and nothing follows it. */
    public boolean isWhole() {
        String hash = get("hash");
        return isEndedBy(hash)
                && HexFormat.of()
                        .formatHex(new Sha256().digest(line, covered()))
                        .equals(hash);
    }

    /** The same by another SHA-256. */
    public boolean isWhole(UnaryOperator<byte[]> sha256) {
        String hash = get("hash");
        return isEndedBy(hash)
                && HexFormat.of()
                        .formatHex(sha256.apply(Arrays.copyOf(line, covered())))
                        .equals(hash);
    }

    private boolean isEndedBy(String hash) {
        String end = HASH + hash + "\"}";
        int covered = covered();
        return covered > 0
                && hash.length() == 64
                && Arrays.equals(line, covered, line.length, end.getBytes(StandardCharsets.UTF_8), 0, end.length());
    }

    /** The line as it stands in the file, without its newline. */
    public byte[] bytes() {
        return line;
    }

    /** Whether it begins with that object, but for the bracket that closes it. */
    public boolean startsAs(byte[] object) {
        int length = object.length - 1;
        return line.length > length && Arrays.equals(line, 0, length, object, 0, length) && line[length] == ',';
    }

    /** How many of its bytes the hash covers. */
    public int covered() {
        return line.length - HASH.length() - get("hash").length() - 2;
    }

    /** The version of the contract that it follows. */
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

    /** All that it says. */
    public Map<String, Object> json() {
        return json;
    }

    @SuppressWarnings("unchecked") // an object's keys are texts
    public Map<String, Object> object(String key) {
        return json.get(key) instanceof Map<?, ?> object ? (Map<String, Object>) object : Map.of();
    }

    private List<?> list(String key) {
        return json.get(key) instanceof List<?> list ? list : List.of();
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

    /** The names of the inputs that were typed; nothing in records of versions that did not say so. */
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

    /** A value as a person would type it. */
    public static String typed(Object value) {
        if (value instanceof List<?> rows) {
            return String.join("\n", rows.stream().map(Entry::typed).toList());
        }
        return value instanceof BigDecimal number ? number.toPlainString() : value.toString();
    }

    public int repeat() {
        return json.get("repeat") instanceof BigDecimal number ? number.intValue() : 0;
    }

    /** The dice on record; what is no die is refused. */
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
                throw new BadInput("has a roll that is none");
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
