package grognard.cli.command.journal;

import grognard.cli.environment.PathName;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.journal.JournalReader;
import grognard.record.RecordEntry;
import grognard.rulesets.RulesCache;
import grognard.story.Story;
import grognard.story.StoryBuilder;
import grognard.table.Pack;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads the story of a battle from its journal. */
final class StoryReader {

    private final Session session;
    private final Optional<Pack> pack;

    /** @param pack the players' own tables, for records that name them */
    StoryReader(Session session, Optional<Pack> pack) {
        this.session = session;
        this.pack = pack;
    }

    /**
     * Reads the journal to its end.
     *
     * @param label restricts the story to records of that label
     */
    Story read(JournalInput journal, Optional<String> label) {
        String file = journal.name(session);
        Path path = PathName.file("FILE", file);
        if (label.isEmpty() && Files.isRegularFile(path)) {
            checkSize(file, path);
        }
        String title = String.valueOf(path.getFileName()).replaceFirst("\\.jsonl?$", "");
        StoryBuilder story = new StoryBuilder(title, new RulesCache(session.library(), pack));
        try (JournalReader reading = journal.open(session)) {
            for (Optional<RecordEntry> record = reading.next(); record.isPresent(); record = reading.next()) {
                if (label.isEmpty() || label.equals(record.get().label())) {
                    add(record.get(), story, file);
                }
            }
        }
        return story.story();
    }

    private static void add(RecordEntry record, StoryBuilder story, String file) {
        try {
            story.add(record);
        } catch (BadInput e) {
            throw new BadInput(file + ": " + e.getMessage());
        }
    }

    /**
     * Refuses a journal that is too long before any outcome is judged, which would take minutes. Counting lines takes a
     * moment.
     */
    private static void checkSize(String file, Path path) {
        long records = 0;
        try (JournalReader reading = JournalReader.of(path)) {
            while (reading.line().isPresent()) {
                records++;
            }
        }
        if (records > StoryBuilder.MOST_RECORDS) {
            throw new BadInput(
                    file + ": " + StoryBuilder.tooMany(String.valueOf(records)).getMessage());
        }
    }
}
