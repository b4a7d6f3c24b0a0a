package grognard.page.build;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes the files in the compiled core as text. TeaVM writes them in base64, which gzip packs badly: as text they take 48 kB
 * less of the packed page. TeaVM's reader still gets base64, made when it asks for a file.
 */
final class PlainResources {

    /** A file in the core: its name, then its content in base64 as one or more strings. */
    private static final Pattern FILE =
            Pattern.compile("\"(grognard/[^\"]+)\":((?:\"[A-Za-z0-9+/=]*+\"[\\s+]*+)++),?\\s*+");

    /** Files of one kind together, since they are alike and so pack better. */
    private static final Comparator<String> ORDER = Comparator.<String, String>comparing(
                    file -> file.substring(file.lastIndexOf('/')))
            .thenComparing(Comparator.naturalOrder());

    private static final Pattern STRING = Pattern.compile("\"([^\"]*)\"");

    private static final String TO_BASE64 =
            "base64(text){return btoa(Array.from(new TextEncoder().encode(text),byte=>String.fromCharCode(byte)).join(''));},\n";

    private PlainResources() {}

    /** The core with its files as text. Fails if TeaVM does not write them as expected. */
    static String in(String core) {
        Map<String, String> files = new TreeMap<>(ORDER);
        Matcher file = FILE.matcher(core);
        int start = -1;
        int end = -1;
        while (file.find()) {
            if (start >= 0 && file.start() != end) {
                throw new IllegalStateException("something else between the files of the core: " + file.group(1));
            }
            start = start < 0 ? file.start() : start;
            end = file.end();
            files.put(file.group(1), text(file.group(2)));
        }
        if (files.isEmpty()) {
            throw new IllegalStateException("no files in the core");
        }
        StringBuilder all = new StringBuilder(TO_BASE64);
        files.forEach((name, text) -> all.append("get \"" + name + "\"(){return this.base64(`" + text + "`);},\n"));
        return core.substring(0, start) + all + core.substring(end);
    }

    /** The content of a file as it stands in a template string. */
    private static String text(String strings) {
        String base64 =
                STRING.matcher(strings).results().map(string -> string.group(1)).collect(Collectors.joining());
        byte[] content = Base64.getDecoder().decode(base64);
        return new String(content, StandardCharsets.UTF_8)
                .replace("\\", "\\\\")
                .replace("`", "\\`")
                .replace("${", "\\${")
                .replace("\r", "\\r");
    }
}
