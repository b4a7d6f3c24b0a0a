package grognard.cli.session;

import grognard.cli.environment.PathName;
import grognard.game.Game;
import grognard.game.Muster;
import grognard.game.Referees;
import grognard.input.BadInput;
import grognard.journal.ChainedRecord;
import grognard.journal.Journal;
import grognard.journal.JournalReader;
import grognard.journal.KnownEnd;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.play.GameReader;
import grognard.play.LineRecords;
import grognard.record.ChainHead;
import grognard.record.RecordCaption;
import grognard.record.RecordEntry;
import grognard.rules.Played;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.RulesCache;
import grognard.rulesets.Rulesets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The open game: its journal, and the state computed from the records read so far. Other processes may write to the
 * same journal; their records are read before every line.
 */
public final class OpenGame {

    private static final byte[] NEWLINE = {'\n'};

    private final Session session;
    private final String file;
    private final Path path;
    private final boolean forced;
    private final GameReader reader;
    private final RuledOutCover ruledOutCover = new RuledOutCover();
    private KnownEnd known = KnownEnd.START;

    /** Number of the last record that this process wrote or showed. */
    private long seen;

    /** Whether the note was printed that an incomplete line at the end of the file is left out. It is printed once. */
    private boolean notedIncomplete;

    OpenGame(Session session, String file, boolean forced) {
        this.session = session;
        this.file = file;
        this.path = PathName.file("--game", file);
        this.forced = forced;
        this.reader = new GameReader(file, forced, this::begun);
    }

    public String file() {
        return file;
    }

    /** Returns the player's answers about units without cover, so that none is asked for again. */
    public RuledOutCover ruledOutCover() {
        return ruledOutCover;
    }

    /** Returns the game with all records that are on disk now. */
    public Game look() {
        readOn();
        return reader.game().orElseThrow(() -> noGame("it is empty"));
    }

    /** Returns a record by its number, read from the file again; empty if there is none. */
    public Optional<RecordEntry> record(long number) {
        try (JournalReader records = JournalPool.read(session.environment(), path)) {
            Optional<RecordEntry> entry = records.next();
            while (entry.isPresent() && entry.get().number() != number) {
                entry = records.next();
            }
            return entry;
        }
    }

    private BadInput noGame(String why) {
        return new BadInput(file + ": expected a game, " + why + "; game new " + file + " MUSTER… makes one");
    }

    public Ruleset ruleset() {
        return reader.game().orElseGet(this::look).referee().ruleset();
    }

    /** Returns the game's own tables and house keys as options. */
    public OptionValues options() {
        return options(look().values());
    }

    private static OptionValues options(Map<String, String> values) {
        OptionValues options = OptionValues.NONE;
        for (Map.Entry<String, String> value : values.entrySet()) {
            if (value.getKey().equals("tables")) {
                options = options.with(CommonOption.TABLES, value.getValue());
            } else if (value.getKey().startsWith("house.")) {
                options = options.withHouse(value.getKey().substring(6) + "=" + value.getValue());
            }
        }
        return options;
    }

    /** Returns whether another process wrote since this one wrote or showed a record. */
    public boolean hasNewRecords() {
        return look().records() != seen;
    }

    /** Marks all records as seen by the player. */
    public void markSeen() {
        seen = look().records();
    }

    /**
     * Runs one typed line. Its records are on disk when this returns, or none of them is; its output is shown only
     * after that.
     *
     * @param here the session that runs the line: this game's own, or one of a batch in it
     */
    public void play(Session here, Consumer<GameLine> work) {
        look(); // first, because opening the journal would create a deleted file again
        Journal journal = here.journal("--game", file);
        if (forced) {
            journal.acceptChangedEnd();
        }
        journal.expect(known);
        journal.begin();
        here.environment().out().hold(); // results are shown only once they are on disk
        try {
            GameLine line = new GameLine(look(), journal);
            work.accept(line);
            List<ChainedRecord> links = journal.endLine();
            for (ChainedRecord link : line.showsRecords ? links : List.<ChainedRecord>of()) {
                here.environment().out().json(link.line());
            }
            here.settle();
            line.last.ifPresent(last -> here.last().played(last.played(), last.caption()));
            ChainHead head = links.isEmpty()
                    ? reader.head()
                    : links.get(links.size() - 1).head();
            reader.continueFrom(line.game(), head);
            known = journal.known();
            seen = line.game().records();
        } catch (RuntimeException | Error e) {
            here.abandon();
            throw e;
        } finally {
            journal.abandon();
        }
    }

    /** Reads new records. A last line without its newline is left for the next writer to repair. */
    private void readOn() {
        try (JournalReader records = JournalReader.since(path, known, JournalPool.notes(session.environment()))) {
            lines(records);
        } catch (NoSuchFileException e) {
            throw reader.game().isEmpty()
                    ? noGame("there is no such file")
                    : new BadInput(file + ": it was moved away or deleted since it was opened");
        } catch (IOException e) {
            String open = reader.game().isPresent() && session.isAtPrompt()
                    ? "; game " + file + " opens it as it is now"
                    : "";
            throw new UncheckedIOException(
                    "cannot go on with the game " + file, new IOException(e.getMessage() + open, e));
        }
    }

    /**
     * Applies the records of each typed line as soon as all of them are there; an incomplete group at the end is left
     * out.
     */
    private void lines(JournalReader records) {
        reader.restartLine();
        KnownEnd end = known;
        for (Optional<byte[]> read = records.line(); read.isPresent() && records.hadNewline(); read = records.line()) {
            boolean complete = reader.add(read.get());
            end = end.after(read.get(), read.get().length).after(NEWLINE, NEWLINE.length);
            known = complete ? end : known;
        }
        if (!reader.incomplete().isEmpty() && !notedIncomplete) {
            notedIncomplete = true;
            session.environment().error(file + ": " + JournalReader.incomplete(reader.incomplete()));
        }
    }

    /**
     * Starts the game from its first record. A ruleset folder must be unchanged since then, or the records would mean
     * something else.
     */
    private Game begun(RecordEntry entry) {
        if (Rulesets.find(entry.ruleset()).isEmpty()) {
            session.preferences().ruleset(); // makes a folder that --rules or use names known by its own name
        }
        Ruleset ruleset = new RulesCache(session.library(), Optional.empty()).ruleset(entry.ruleset());
        if (!forced && !ruleset.digest().orElse("").equals(entry.get("ruleset-sha256"))) {
            throw new BadInput("was mustered when the files of " + ruleset.name()
                    + " were others: expected the folder as it was then, --force plays on all the same");
        }
        Tables tables = session.tables(ruleset, options(Muster.values(entry)));
        return Muster.begun(entry, Referees.of(tables));
    }

    /** The records of one typed line, and what is shown when they are on disk. */
    public static final class GameLine extends LineRecords {

        private boolean showsRecords;
        private Optional<Shown> last = Optional.empty();

        /** The resolution for {@code last}, once it is on record. */
        private record Shown(Played played, RecordCaption caption) {}

        GameLine(Game game, Journal journal) {
            super(game, journal);
        }

        /** Prints the records themselves as the line's output, for JSON. */
        public void showRecords() {
            showsRecords = true;
        }

        /** Sets the resolution that {@code last} shows if the line gets on record. */
        public void last(Played played, RecordCaption caption) {
            last = Optional.of(new Shown(played, caption));
        }
    }
}
