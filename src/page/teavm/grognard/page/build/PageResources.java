package grognard.page.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Names the files that the page carries: tables, facts, topics, synonyms, scenarios and the version. TeaVM finds it as a service. */
public final class PageResources implements ResourcesPolicy {

    /** Folder of the program's classes and resources. */
    private static final String CLASSES = "page.classes";

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        Path root = Path.of(System.getProperty(CLASSES));
        try (Stream<Path> files = Files.walk(root.resolve("grognard"))) {
            return files.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(PageResources::isNeeded)
                    .sorted()
                    .toArray(String[]::new);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Left out: classes, scripts for shells, style sheets, and the workshop's samples. */
    private static boolean isNeeded(String file) {
        return (file.matches(".*\\.(csv|md|txt)") && !file.contains("/workshop/")) || file.contains("/scenarios/");
    }
}
