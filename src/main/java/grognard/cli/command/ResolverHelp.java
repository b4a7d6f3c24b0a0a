package grognard.cli.command;

import grognard.cli.environment.Environment;
import grognard.cli.session.Session;
import grognard.game.referee.ResolverRules;
import grognard.line.CommonOption;
import grognard.line.Request;
import grognard.lookup.OptionRows;
import grognard.render.page.TextPage;
import grognard.rules.Code;
import grognard.rules.Description;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Writes the help of a resolver: examples, its own options, dice and outcomes, on one screen. The options that every
 * resolver has are only named here; {@code help options} explains them.
 */
public final class ResolverHelp {

    /** Examples shown; one if the page is long. */
    private static final int EXAMPLES = 2;

    /** Most options without a value that get a line each; more are written as one paragraph. */
    private static final int MOST_FLAGS = 5;

    /** Number of options from which the page is shortened to fit on one screen. */
    private static final int MANY = 18;

    private final Description description;
    private final boolean odds;
    private final String called;
    private final TextPage page;
    private final Optional<GameExamples> game;

    private ResolverHelp(Request request, String called, TextPage page, Optional<GameExamples> game) {
        this.description = request.resolver().description();
        this.odds = request.purpose() == CommonOption.For.ODDS;
        this.called = called;
        this.page = page;
        this.game = game;
    }

    /**
     * Returns the help page for the resolver and purpose of a request.
     *
     * @param called the name as typed: {@code contact}, {@code odds acw fire}
     */
    public static String of(Request request, String called, Session session) {
        Environment environment = session.environment();
        TextPage page = new TextPage(environment.style(), environment.width());
        ResolverHelp help = new ResolverHelp(request, called, page, GameExamples.of(session, request.ruleset()));
        return help.text();
    }

    /** Returns the page of {@code help options}: the options that every resolver has, and those of {@code odds}. */
    public static String commonOptions(Environment environment) {
        TextPage page = new TextPage(environment.style(), environment.width());
        for (CommonOption.For purpose : List.of(CommonOption.For.PLAY, CommonOption.For.ODDS)) {
            page.heading(1, purpose == CommonOption.For.PLAY ? "Options of every resolver" : "Options of odds");
            page.terms(rows(CommonOption.of(purpose)));
        }
        page.heading(1, "Exit");
        page.prose(
                "0 resolved or worked out, 1 could not, 2 bad input, 130 interrupted; with --exit-status 10 when the "
                        + "test was failed");
        return page.text();
    }

    private static List<List<String>> rows(List<CommonOption> options) {
        List<List<String>> rows = new ArrayList<>();
        for (CommonOption option : options) {
            String value = option.label().isEmpty() ? "" : "=" + option.label();
            rows.add(List.of(String.join(", ", option.names()) + value, option.help()));
        }
        return rows;
    }

    private String text() {
        page.heading(1, called + ": " + (odds ? "exact chances: " : "") + description.summary());
        List<String> examples = new ArrayList<>();
        for (String example : description.examples()) {
            if (examples.size() < (isLong() ? 1 : EXAMPLES)) {
                examples.add("grognard " + (called + " " + example).strip());
            }
        }
        page.commands(examples);
        game.ifPresent(this::inGame);
        if (odds) {
            page.prose("A parameter that takes a number or a choice takes several too: 0..6 or a,b,c.");
        }
        OptionRows.options(description).forEach(this::options);
        if (!OptionRows.bare(description).isEmpty()) {
            page.prose("Without an option's name: " + OptionRows.bare(description));
        }
        game.ifPresent(this::unitOptions);
        if (odds) {
            page.heading(3, "Odds");
            page.terms(rows(CommonOption.of(CommonOption.For.ODDS).stream()
                    .filter(option -> !CommonOption.of(CommonOption.For.BOTH).contains(option))
                    .toList()));
        } else if (!description.dice().isEmpty()) {
            page.prose("Dice, in this order: " + String.join("; ", description.dice()));
        }
        outcomes();
        commonOptions();
        return page.text();
    }

    /** Writes which units a line takes in a game, in order, with an example of units that may play it now. */
    private void inGame(GameExamples played) {
        List<String> roles = description.roles();
        if (description.steps().isEmpty() && !roles.isEmpty()) {
            page.prose("In a game: " + description.name() + " "
                    + String.join(" ", roles).toUpperCase(Locale.ROOT)
                    + ", units by name, which fill the values they know");
            played.line(description).ifPresent(line -> page.commands(List.of(odds ? "odds " + line : line)));
        }
    }

    /**
     * Writes a group of options. Many options without a value become one paragraph, so that the page stays on one
     * screen.
     */
    private void options(String group, List<List<String>> rows) {
        page.heading(3, group);
        List<List<String>> full = new ArrayList<>(rows);
        full.removeIf(row -> row.get(0).indexOf('=') < 0);
        if (rows.size() - full.size() > (isLong() ? 0 : MOST_FLAGS)) {
            page.terms(full);
            List<String> flags = rows.stream()
                    .filter(row -> !full.contains(row))
                    .map(row -> String.join(" ", row))
                    .toList();
            page.prose(String.join("; ", flags));
        } else {
            page.terms(rows);
        }
        if (group.equals(OptionRows.BOTH)) {
            List<String> twins = OptionRows.twins(description);
            page.prose("The defender's after --def, or as " + String.join(" ", twins) + ".");
        }
    }

    /**
     * Writes the lines and options that the resolver has only in a game. Without a game they are left out: a referee
     * made for them alone would take a third of the time of the page.
     */
    private void unitOptions(GameExamples played) {
        if (description.roles().isEmpty()) {
            return;
        }
        ResolverRules rules = played.rulesOf(description);
        List<String> lines =
                rules.examples().stream().map(line -> called + " " + line).toList();
        if (!lines.isEmpty()) {
            page.heading(3, "In a game");
            page.commands(lines);
            List<List<String>> others = rules.unitOptions().stream()
                    .filter(option -> !option.help().isEmpty())
                    .map(option -> List.of("--" + option.option() + "=NAMES", option.help()))
                    .toList();
            page.terms(others);
        }
    }

    /** Returns whether the resolver has so many options that the page must be shortened. */
    private boolean isLong() {
        return description.parameters().size() - OptionRows.twins(description).size() > MANY;
    }

    private void outcomes() {
        List<String> names = new ArrayList<>();
        for (Code code : description.codes()) { // those of the cards are their orders, too many to list
            names.add(code.name() + verdict(code));
        }
        if (!names.isEmpty()) {
            page.prose("Outcomes: " + String.join(", ", names));
        }
    }

    private static String verdict(Code code) {
        return switch (code.verdict()) {
            case PASSED -> " (passed)";
            case FAILED -> " (failed)";
            case NONE -> "";
        };
    }

    private void commonOptions() {
        String names = odds ? "--json --tables --house" : "-q -n --seed --dice --ask --log --json";
        page.prose("Common options: " + names + " …: see 'help options'");
    }
}
