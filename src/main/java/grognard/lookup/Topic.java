package grognard.lookup;

import grognard.rules.Ruleset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A section of a ruleset's {@code topics.md}: rules that belong to no single resolver, such as the order of play. */
record Topic(String title, List<String> paragraphs) {

    Topic {
        paragraphs = List.copyOf(paragraphs);
    }

    /**
     * Reads all sections, each below a line that starts with {@code #}; none if the ruleset has no such file. Lines are
     * joined into paragraphs, which end at a blank line.
     */
    static List<Topic> of(Ruleset ruleset) {
        Optional<byte[]> file = ruleset.companion("topics.md");
        List<Topic> topics = new ArrayList<>();
        String title = "";
        List<String> paragraphs = new ArrayList<>();
        StringBuilder paragraph = new StringBuilder();
        String text = file.isPresent() ? new String(file.get(), StandardCharsets.UTF_8) : "";
        // A final empty heading closes the last section.
        for (String line : (text + "\n\n# ").split("\n", -1)) {
            if (line.isBlank() || line.startsWith("#")) {
                if (!paragraph.isEmpty()) {
                    paragraphs.add(paragraph.toString());
                    paragraph.setLength(0);
                }
            } else {
                paragraph.append(paragraph.isEmpty() ? "" : " ").append(line.strip());
            }
            if (line.startsWith("#")) {
                if (!title.isEmpty()) {
                    topics.add(new Topic(title, paragraphs));
                    paragraphs.clear();
                }
                title = line.replace("#", "").strip();
            }
        }
        return topics;
    }

    /** Finds the section of that name. */
    static Optional<Topic> named(Ruleset ruleset, String name) {
        for (Topic topic : of(ruleset)) {
            if (topic.isNamed(name)) {
                return Optional.of(topic);
            }
        }
        return Optional.empty();
    }

    /** Whether that is the section's name, with or without the article {@code the}. */
    private boolean isNamed(String wanted) {
        return name().equals(wanted) || name().equals("the-" + wanted);
    }

    /** The word to type after {@code rules}: the title in lower case with hyphens. */
    String name() {
        return title.toLowerCase(Locale.ROOT).replace(' ', '-');
    }
}
