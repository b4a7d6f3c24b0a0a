package grognard.page.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts core, view and styles into one HTML file, and the same with what an installable page needs into a folder. */
public final class Assemble {

    /** An import of another module of the view, on one line. */
    private static final Pattern IMPORT = Pattern.compile("(?m)^import .* from '\\./(.+)';\n");

    private static final Pattern EXPORT = Pattern.compile("(?m)^export ");

    /** A comment on lines of its own, and the indentation of a line: a fifth of the view, which no browser needs. */
    private static final Pattern LAYOUT =
            Pattern.compile("(?m)^[ \\t]*(?://.*\n|/\\*[^*]*+(?:\\*(?!/)[^*]*+)*+\\*/[ \\t]*\n)|^[ \\t]+");

    private final Path web;

    private Assemble(Path web) {
        this.web = web;
    }

    /** @param args the folder of the view's sources, the compiled core, the single file, and the folder for a server */
    public static void main(String[] args) throws IOException {
        new Assemble(Path.of(args[0])).write(Path.of(args[1]), Path.of(args[2]), Path.of(args[3]));
    }

    private void write(Path core, Path file, Path folder) throws IOException {
        String page = page(Files.readString(core));
        Files.writeString(file, page.replace("<!--served-->\n", ""));
        Files.createDirectories(folder);
        String served = "<link rel=\"manifest\" href=\"manifest.webmanifest\">\n"
                + "<link rel=\"apple-touch-icon\" href=\"icon-192.png\">\n";
        String index = page.replace("<!--served-->\n", served);
        Files.writeString(folder.resolve("index.html"), index);
        String worker =
                text("service-worker.js").replace("@version@", HexFormat.of().formatHex(sha256(index), 0, 8));
        Files.writeString(folder.resolve("service-worker.js"), worker);
        for (String other : List.of("manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png")) {
            Files.copy(web.resolve(other), folder.resolve(other), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private String page(String core) throws IOException {
        String style = "\n" + withoutLayout(text("style.css"));
        String view = "\n" + view();
        String icon = text("icon.svg")
                .strip()
                .replace("#", "%23")
                .replace("\"", "'")
                .replace("<", "%3C")
                .replace(">", "%3E");
        return text("index.html")
                .replace("@policy@", policy(view, style))
                .replace("@icon@", icon)
                .replace("@style@", style)
                .replace("@core@", inScript(core))
                .replace("@view@", view);
    }

    /** Only these scripts and styles run, workers only from the page itself, and no request goes anywhere. */
    private static String policy(String view, String style) {
        return "default-src 'none'; script-src " + hash(view) + " blob:; style-src " + hash(style)
                + "; worker-src 'self' blob:; img-src 'self' data:; manifest-src 'self'; connect-src 'none'; base-uri 'none';"
                + " form-action 'none'";
    }

    private static String hash(String text) {
        return "'sha256-" + Base64.getEncoder().encodeToString(sha256(text)) + "'";
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    /** A script without anything that would end its element; such text stands only in strings of the core. */
    private static String inScript(String script) {
        return script.replace("</script", "<\\/script").replace("<!--", "<\\!--");
    }

    /**
     * All modules of the view as one, each after those that it imports. Their top-level names differ, or the browser would
     * refuse the module, which the browser tests would notice.
     */
    private String view() throws IOException {
        Set<String> done = new LinkedHashSet<>();
        StringBuilder all = new StringBuilder();
        add("app.js", done, all);
        return inScript(withoutLayout(all.toString()));
    }

    /** Removes what only readers of the sources need. The only string of the view over several lines is a script. */
    private static String withoutLayout(String source) {
        return LAYOUT.matcher(source).replaceAll("");
    }

    private void add(String module, Set<String> done, StringBuilder all) throws IOException {
        if (!done.add(module)) {
            return;
        }
        String text = text(module);
        Matcher imports = IMPORT.matcher(text);
        while (imports.find()) {
            add(imports.group(1), done, all);
        }
        all.append(EXPORT.matcher(IMPORT.matcher(text).replaceAll("")).replaceAll(""));
    }

    private String text(String name) throws IOException {
        return Files.readString(web.resolve(name)).replace("\r\n", "\n");
    }
}
