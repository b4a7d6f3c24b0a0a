package grognard.cli.command.game;

import grognard.cli.command.Completes;
import grognard.cli.command.ContextualHelp;
import grognard.cli.session.JournalPool;
import grognard.cli.session.Session;
import grognard.game.GameRules;
import grognard.game.Muster;
import grognard.input.BadInput;
import grognard.journal.Journal;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.render.game.GameText;
import grognard.repl.CommandNode;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/**
 * Creates a game: reads the muster files and writes the first record of its journal. Nothing is written if any of them
 * is wrong.
 */
@Command(
        name = "new",
        header = "begin a game with its units",
        customSynopsis = {
            "game new salamanca.jsonl british.csv french.csv",
            "game new borodino.jsonl russians.csv french.csv --rules honour"
        })
public final class GameNewCommand implements Runnable, ContextualHelp {

    @Parameters(index = "0", paramLabel = "FILE", description = "the game's journal, which must not exist yet")
    @Completes(CommandNode.Kind.FILE)
    private String file = "";

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "MUSTER",
            description = "CSV files of its units, a row each: side,unit and more fields, listed below")
    @Completes(CommandNode.Kind.FILE)
    private List<String> musterFiles = List.of();

    @Option(names = "--turn", paramLabel = "N", defaultValue = "1", description = "the turn in which it begins (1)")
    private int turn;

    @Option(names = "--scale", paramLabel = "SCALE", description = "the size of the figures, for all of the game")
    private Optional<String> scale = Optional.empty();

    @Option(
            names = "--share",
            paramLabel = "SHARE",
            description = "honour: the part of its units that an army must lose")
    private Optional<String> share = Optional.empty();

    @Option(names = "--nation", paramLabel = "NATION", description = "honour: the nation of the first side")
    private Optional<String> nation = Optional.empty();

    @Option(names = "--def-nation", paramLabel = "NATION", description = "honour: the nation of the second side")
    private Optional<String> otherNation = Optional.empty();

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private GameCommand game;

    private final Session session;

    public GameNewCommand(Session session) {
        this.session = session;
    }

    @Override
    public List<String> moreHelp() {
        return game.moreHelp();
    }

    @Override
    public void run() {
        OptionValues options = game.options();
        Ruleset ruleset = session.ruleset(options);
        Tables tables = session.tables(ruleset, options);
        Map<String, String> musters = new LinkedHashMap<>();
        for (String muster : musterFiles) {
            musters.put(muster, text(muster));
        }
        if (turn < 1) {
            throw BadInput.value("--turn", String.valueOf(turn), "a whole number from 1");
        }
        GameRules rules = new GameRules(ruleset, tables);
        Path path = JournalPool.path("game new", file);
        String name = String.valueOf(path.getFileName()).replaceFirst("\\.jsonl?$", "");
        Muster muster = Muster.read(
                rules, musters, name, values(ruleset, tables, options), Muster.fingerprint(tables.written()), turn);
        if (Files.exists(path)) {
            throw BadInput.value("game new", file, "a file that does not exist yet; game FILE goes on with one");
        }
        Journal journal = session.journal("game new", file);
        journal.add(muster);
        journal.commit();
        String mustered = GameText.mustered(muster.begun().state().units().list());
        session.out().print(file + ": " + mustered + " mustered, " + ruleset.name() + "\n");
        if (session.isAtPrompt() || session.batch().isPresent()) {
            game.show(session.play(file, false).look());
        }
    }

    /**
     * Returns the values that hold for the complete game, by name, as the first record keeps them: tables, house keys,
     * and the options of this command.
     */
    private Map<String, String> values(Ruleset ruleset, Tables tables, OptionValues options) {
        Map<String, String> values = new TreeMap<>();
        options.text(CommonOption.TABLES).ifPresent(folder -> values.put("tables", folder));
        tables.houseKeys().forEach((key, value) -> values.put("house." + key, value));
        Map<String, Optional<String>> typed = new LinkedHashMap<>();
        typed.put("scale", scale);
        typed.put("share", share);
        typed.put("nation", nation);
        typed.put("def-nation", otherNation);
        typed.forEach((key, value) -> value.ifPresent(text -> values.put(key, checked(ruleset, tables, key, text))));
        return values;
    }

    /**
     * Checks a value by the parameter that it will fill in later lines; a ruleset without such a parameter refuses it.
     */
    private static String checked(Ruleset ruleset, Tables tables, String key, String text) {
        for (String name : ruleset.resolvers()) {
            for (Parameter<?> parameter : ruleset.resolver(name).description().parameters()) {
                if (parameter.binding().equals("game " + key)) {
                    return parameter.type().read("--" + key, text, tables).toString();
                }
            }
        }
        throw BadInput.value("--" + key, text, "it in another ruleset: " + ruleset.name() + " has no " + key);
    }

    /** Reads a muster file as strict UTF-8: a wrong encoding must not turn into wrong unit names. */
    private static String text(String file) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(java.nio.ByteBuffer.wrap(Files.readAllBytes(JournalPool.path("MUSTER", file))))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text; // byte order mark, written by spreadsheets
        } catch (java.nio.file.NoSuchFileException e) {
            throw BadInput.value("MUSTER", file, "a file that exists");
        } catch (CharacterCodingException e) {
            throw BadInput.value("MUSTER", file, "UTF-8 text");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
