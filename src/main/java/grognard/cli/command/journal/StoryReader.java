package grognard.cli.command.journal;

import grognard.cli.environment.PathName;
import grognard.cli.session.Session;
import grognard.cli.settings.FolderPack;
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

    /** @param tables folder of the players' own tables, for records that name them; empty for none */
    StoryReader(Session session, Optional<String> tables) {
        this.session = session;
        this.pack = tables.map(folder -> new FolderPack(PathName.file("--tables", folder)));
    }

    /**
     * Reads the journal to its end.
     *
     * @param label restricts the story to records of that label
     */
    Story read(String file, Optional<String> label) {
        session.settle(); // what waits to be recorded is read too
        Path path = PathName.file("FILE", file);
        if (label.isEmpty() && Files.isRegularFile(path)) {
            checkSize(file, path);
        }
        String title = String.valueOf(path.getFileName()).replaceFirst("\\.jsonl?$", "");
        StoryBuilder story = new StoryBuilder(title, new RulesCache(session.library(), pack));
        try (JournalReader reading = JournalInput.open(file, session)) {
            for (Optional<RecordEntry> record = reading.next(); record.isPresent(); record = reading.next()) {
                if (label.isEmpty() || label.equals(record.get().label())) {
                    story.add(record.get());
                }
            }
        } catch (BadInput e) {
            boolean ours =
                    e.getMessage().startsWith("record ") || e.getMessage().startsWith("it has ");
            throw ours ? new BadInput(file + ": " + e.getMessage()) : e;
        }
        return story.story();
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
