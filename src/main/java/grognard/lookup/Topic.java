package grognard.lookup;

import grognard.rules.Ruleset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A section of a ruleset's own {@code topics.md}: what is worth knowing and belongs to no single resolver. */
record Topic(String title, List<String> paragraphs) {

    Topic {
        paragraphs = List.copyOf(paragraphs);
    }

    /** The sections, each under a line that starts with {@code #}; none if the ruleset has no such file. */
    static List<Topic> of(Ruleset ruleset) {
        Optional<byte[]> file = ruleset.companion("topics.md");
        List<Topic> topics = new ArrayList<>();
        String title = "";
        List<String> paragraphs = new ArrayList<>();
        StringBuilder paragraph = new StringBuilder();
        String text = file.isPresent() ? new String(file.get(), StandardCharsets.UTF_8) : "";
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

    /** The section of that name, if the ruleset has one. */
    static Optional<Topic> called(Ruleset ruleset, String name) {
        for (Topic topic : of(ruleset)) {
            if (topic.isCalled(name)) {
                return Optional.of(topic);
            }
        }
        return Optional.empty();
    }

    /** Whether that is its title, or its title without the article. */
    private boolean isCalled(String wanted) {
        return name().equals(wanted) || name().equals("the-" + wanted);
    }

    /** What to type for it after {@code rules}. */
    String name() {
        return title.toLowerCase(Locale.ROOT).replace(' ', '-');
    }
}
