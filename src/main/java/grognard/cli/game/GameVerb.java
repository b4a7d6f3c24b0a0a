package grognard.cli.game;

import grognard.cli.session.Journals;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.game.Game;
import grognard.game.GameRules;
import grognard.game.Muster;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.journal.Journal;
import grognard.line.Options;
import grognard.line.Usual;
import grognard.render.GameText;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Begins a game with its muster, or goes on with one. */
public final class GameVerb implements Verb {

    private static final List<String> VALUES = List.of("scale", "share", "nation", "def-nation");

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "game", "begin a game with its units, or go on with one")
            .examples(
                    "game new salamanca.jsonl british.csv french.csv",
                    "game salamanca.jsonl",
                    "--game salamanca.jsonl fire 33rd 45e 20")
            .operand(Operand.of("[new]", Operand.Kind.WORD, "begin one"))
            .operand(Operand.of("FILE", Operand.Kind.FILE, "the game's journal"))
            .operand(Operand.of(
                            "MUSTER",
                            Operand.Kind.FILE,
                            "CSV files of its units, a row each: side,unit and more fields, listed below")
                    .andMore())
            .valued("--turn", "N", "the turn in which it begins (1)")
            .valued("--scale", "SCALE", "the size of the figures, for all of the game")
            .valued("--share", "SHARE", "honour: the part of its units that an army must lose")
            .valued("--nation", "NATION", "honour: the nation of the first side")
            .valued("--def-nation", "NATION", "honour: the nation of the second side")
            .flag("--force", "play on in a file that was changed by hand")
            .usual(Usual.RULES, Usual.TABLES, Usual.HOUSE, Usual.NO_COLOR)
            .footer(
                    "In a game RESOLVER UNIT [UNIT] plays: units fill what they know, beginnings",
                    "of their names will do. What changed and what is due stands below a result:",
                    "next plays what is due, due drop strikes it out, end ends the turn, undo",
                    "takes a line back. units shows units, unit sets one by hand, attach has an",
                    "officer join one, odds works any line out. help there has lines to try.")
            .writes()
            .opensNoGame()
            .build();

    private final Session session;
    private final Program program;

    public GameVerb(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    /** The fields that a muster may have, and what they may be. */
    @Override
    public List<String> helpToo(Call call) {
        Ruleset ruleset = session.ruleset(call.options());
        if (ruleset.game().isEmpty()) {
            return List.of();
        }
        GameRules rules = new GameRules(ruleset, session.shelf().tables(ruleset, Options.NONE));
        List<String> text = new ArrayList<>(List.of("", "A muster of " + ruleset.name() + " (* must be there):"));
        text.addAll(rules.fieldLines());
        return text;
    }

    @Override
    public Exit run(Call call) {
        List<String> words = call.words();
        if (words.isEmpty()) {
            OpenGame open = session.gameFor("game");
            session.world().out().print(open.file() + "\n");
            show(open.look());
            return Exit.DONE;
        }
        if (words.get(0).equals("new")) {
            return begin(words.subList(1, words.size()), call);
        }
        if (words.size() > 1) {
            throw BadInput.value("game", words.get(1), "one file, or new before it");
        }
        OpenGame open = session.play(words.get(0), call.has("--force"));
        if (session.isAtPrompt() || session.batch().isPresent()) {
            show(open.look());
            return Exit.DONE;
        }
        return program.start();
    }

    private void show(Game game) {
        session.world()
                .out()
                .print(new GameText(session.world().style(), session.world().textWidth()).turn(game, List.of()));
    }

    private Exit begin(List<String> files, Call call) {
        if (files.size() < 2) {
            throw BadInput.of("game new", "a file for the game and at least one muster file");
        }
        Options options = call.options();
        Ruleset ruleset = session.ruleset(options);
        Tables tables = session.shelf().tables(ruleset, options);
        Map<String, String> musters = new LinkedHashMap<>();
        for (String file : files.subList(1, files.size())) {
            musters.put(file, text(file));
        }
        int turn = call.text("--turn")
                .map(text -> WholeNumber.in(text)
                        .filter(number -> number > 0)
                        .orElseThrow(() -> BadInput.value("--turn", text, "a whole number from 1")))
                .orElse(1);
        GameRules rules = new GameRules(ruleset, tables);
        Path path = Journals.path("game new", files.get(0));
        String name = String.valueOf(path.getFileName()).replaceFirst("\\.jsonl?$", "");
        Muster muster = Muster.read(rules, musters, name, values(ruleset, tables, options, call), print(tables), turn);
        if (Files.exists(path)) {
            throw BadInput.value(
                    "game new", files.get(0), "a file that does not exist yet; game FILE goes on with one");
        }
        Journal journal = session.journal("game new", files.get(0));
        journal.add(muster);
        journal.commit();
        String mustered = GameText.mustered(muster.begun().state().units().list());
        session.world().out().print(files.get(0) + ": " + mustered + " mustered, " + ruleset.name() + "\n");
        if (session.isAtPrompt() || session.batch().isPresent()) {
            show(session.play(files.get(0), false).look());
        }
        return Exit.DONE;
    }

    /** The fingerprint of the tables that the game is played by. */
    private static String print(Tables tables) {
        return Muster.fingerprint(tables.written());
    }

    private static Map<String, String> values(Ruleset ruleset, Tables tables, Options options, Call call) {
        Map<String, String> values = new TreeMap<>();
        options.text(Usual.TABLES).ifPresent(folder -> values.put("tables", folder));
        tables.houseKeys().forEach((key, value) -> values.put("house." + key, value));
        for (String key : VALUES) {
            call.text("--" + key).ifPresent(text -> values.put(key, checked(ruleset, tables, key, text)));
        }
        return values;
    }

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

    private static String text(String file) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(java.nio.ByteBuffer.wrap(Files.readAllBytes(Journals.path("MUSTER", file))))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text; // as spreadsheets begin a file
        } catch (java.nio.file.NoSuchFileException e) {
            throw BadInput.value("MUSTER", file, "a file that exists");
        } catch (CharacterCodingException e) {
            throw BadInput.value("MUSTER", file, "UTF-8 text");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
