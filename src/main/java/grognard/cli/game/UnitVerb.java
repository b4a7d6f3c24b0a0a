package grognard.cli.game;

import grognard.cli.session.GamePlay;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.game.FieldWords;
import grognard.game.GameRules;
import grognard.game.Hand;
import grognard.game.Unit;
import grognard.input.BadInput;
import grognard.line.Usual;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sets a unit by hand, for what happened on the table, or brings one to it. */
public final class UnitVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "unit", "set a unit by hand, or bring one to the table")
            .examples("unit 45e pips=3 markers+1", "unit add french,9e,stands=6")
            .operand(Operand.of("UNIT", Operand.Kind.WORD, "which unit, or add"))
            .operand(Operand.of("FIELD=VALUE", Operand.Kind.WORD, "what it is now; FIELD+N and FIELD-N count")
                    .andMore())
            .usual(Usual.FORCE, Usual.JSON, Usual.QUIET, Usual.NO_COLOR)
            .writes()
            .build();

    private final Session session;

    public UnitVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    /** Of a unit of the game that is being played, where one is. */
    @Override
    public List<String> examples() {
        Optional<OpenGame> open = session.game();
        return open.flatMap(game -> game.look().state().units().list().stream()
                        .filter(unit -> unit.isAtHand() && !unit.isOfficer())
                        .findFirst())
                .map(FieldWords::examples)
                .orElse(DESCRIPTION.examples());
    }

    /** The fields that there are. */
    @Override
    public List<String> helpToo(Call call) {
        Optional<OpenGame> open = session.game();
        if (open.isEmpty()) {
            return List.of();
        }
        GameRules rules = open.get().look().rules();
        List<String> text =
                new ArrayList<>(List.of("", "The fields of " + rules.ruleset().name() + ":"));
        text.addAll(rules.fieldLines());
        return text;
    }

    @Override
    public Exit run(Call call) {
        List<String> words = call.words();
        if (words.isEmpty()) {
            throw BadInput.of("unit", "a unit and what it is now, as in unit 45e pips=3");
        }
        OpenGame open = session.gameFor("unit");
        if (words.size() == 1) {
            return new UnitsVerb(session).show(words, call.options());
        }
        GamePlay play = new GamePlay(session, open);
        open.play(session, line -> {
            Hand hand = new Hand(line.game());
            List<String> rest = words.subList(1, words.size());
            if (words.get(0).equals("add")) {
                for (String row : rest) {
                    play.add(new Hand(line.game()).add(row), line, call.options());
                }
            } else {
                Unit unit = line.game().state().units().meant("unit", words.get(0));
                play.add(hand.set(unit, rest, session.takesBeginnings()), line, call.options());
            }
            play.turn(line, call.options());
        });
        return Exit.DONE;
    }
}
