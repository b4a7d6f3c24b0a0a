package grognard.workshop.reader;

import grognard.toml.TomlValue;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.resolver.FolderOption;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code bare}, the options that values without a name fill. */
final class BareReader {

    private static final String KEY = "bare";

    private BareReader() {}

    /** The names in the list: options of the resolver that take a value, each once. */
    static List<String> read(TomlSection section, List<FolderOption> options) {
        List<String> takingValues = options.stream()
                .filter(option -> !option.parameter().isFlag())
                .map(FolderOption::name)
                .toList();
        List<String> bare = new ArrayList<>();
        for (TomlValue item : section.items(KEY)) {
            String name = item instanceof TomlValue.Text text ? text.text() : "";
            if (!takingValues.contains(name)) {
                section.problems().word(section.file(), item.position(), KEY, name, takingValues);
            } else if (bare.contains(name)) {
                section.problem(item.position(), KEY + " " + name + " a second time: expected it once");
            } else {
                bare.add(name);
            }
        }
        return bare;
    }
}
