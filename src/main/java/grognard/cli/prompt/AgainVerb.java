package grognard.cli.prompt;

import grognard.cli.session.Requests;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.Output;
import grognard.cli.world.World;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.line.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs the last line again with fresh dice and whatever else is said now, and says what it runs. */
public final class AgainVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "again", "the last command with fresh dice; so does an empty line")
            .examples("again", "again --elite")
            .betweenLines()
            .build();

    private final Session session;
    private final Program program;

    public AgainVerb(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    /** The words are more of the last line. */
    @Override
    public Exit run(List<Word> words, World world) {
        if (words.size() == 1 && Usual.isHelp(words.get(0).text())) {
            return Verb.super.run(words, world);
        }
        if (session.last().words().isEmpty()) {
            throw new BadInput("again: no command to repeat yet");
        }
        Optional<Request> request = session.last().request();
        return request.isPresent() ? ask(request.get(), words) : repeat(words);
    }

    private Exit ask(Request last, List<Word> words) {
        Requests requests = new Requests(session);
        String name = last.resolver().description().name();
        Request more = requests.reader(last.ruleset(), name, last.purpose()).read(words);
        Request now = last.withFreshDice().changedBy(more);
        List<String> typed = session.last().words();
        List<String> line = new ArrayList<>(typed.subList(0, typed.indexOf(name) + 1));
        line.addAll(now.words());
        boolean json = now.options().json() || session.preferences().settings().wantsJson();
        say(line, json ? session.world().err() : session.world().out());
        Exit exit = requests.run(now);
        session.last().done(line);
        return exit;
    }

    private Exit repeat(List<Word> more) {
        List<Word> line = new ArrayList<>(Words.of(session.last().words()));
        line.addAll(more);
        say(Words.texts(line), session.world().out());
        Exit exit = program.run(line);
        session.last().done(Words.texts(line));
        return exit;
    }

    private static void say(List<String> line, Output out) {
        out.print("again: " + SafeText.line(Words.join(line)) + "\n");
    }

    @Override
    public Exit run(Call call) {
        throw new IllegalStateException("again reads its words as more of a line");
    }
}
