package grognard.cli.verb;

import grognard.cli.world.World;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.lookup.SayIt;
import grognard.render.TextPage;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@code --help} says of a resolver: what to type, its own options, its dice and outcomes, on one screen. What every
 * resolver has is named in a line, and explained by {@code help options}.
 */
public final class ResolverHelp {

    private final Description description;
    private final boolean odds;
    private final String called;
    private final TextPage page;

    private ResolverHelp(Request request, String called, TextPage page) {
        this.description = request.resolver().description();
        this.odds = request.purpose() == Usual.For.ODDS;
        this.called = called;
        this.page = page;
    }

    /**
     * The help that a line asks for.
     *
     * @param called what a player types for it: {@code contact}, {@code odds acw fire}
     */
    public static String of(Request request, String called, World world) {
        ResolverHelp help = new ResolverHelp(request, called, new TextPage(world.style(), world.width()));
        return help.text();
    }

    /** What {@code help options} says: the options that every resolver has. */
    public static String usual(World world) {
        TextPage page = new TextPage(world.style(), world.width());
        for (Usual.For purpose : List.of(Usual.For.PLAY, Usual.For.ODDS)) {
            page.heading(1, purpose == Usual.For.PLAY ? "Options of every resolver" : "Options of odds");
            page.terms(rows(Usual.of(purpose)));
        }
        return page.text();
    }

    private static List<List<String>> rows(List<Usual> options) {
        List<List<String>> rows = new ArrayList<>();
        for (Usual option : options) {
            rows.add(List.of(String.join(", ", option.names()), option.label(), option.help()));
        }
        return rows;
    }

    private String text() {
        page.heading(1, called + ": " + (odds ? "exact chances: " : "") + description.summary());
        List<String> examples = new ArrayList<>();
        for (String example : description.examples()) {
            examples.add("grognard " + (called + " " + example).strip());
        }
        page.commands(examples);
        if (odds) {
            page.prose("A parameter that takes a number or a choice takes several too: 0..6 or a,b,c.");
        }
        SayIt.options(description).forEach((group, rows) -> {
            boolean both = group.equals(SayIt.BOTH);
            page.heading(3, both ? group + ": the defender's after --def" : group);
            page.terms(rows);
            if (both) {
                page.prose("or anywhere: " + defenders());
            }
        });
        if (!SayIt.bare(description).isEmpty()) {
            page.heading(3, "Without an option's name");
            page.prose(SayIt.bare(description));
        }
        if (odds) {
            page.heading(3, "Odds");
            page.terms(rows(Usual.of(Usual.For.ODDS).stream()
                    .filter(option -> !Usual.of(Usual.For.BOTH).contains(option))
                    .toList()));
        } else if (!description.dice().isEmpty()) {
            page.heading(3, "Dice, in this order");
            page.prose(String.join("; ", description.dice()));
        }
        outcomes();
        usualNames();
        page.heading(3, "Exit");
        page.prose(
                odds
                        ? "0 worked out, 1 could not, 2 bad input, 130 interrupted"
                        : "0 resolved, 1 could not, 2 bad input; with --exit-status 10 when the test was failed");
        return page.text();
    }

    /** The long names of what both sides have. */
    private String defenders() {
        List<String> names = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (SayIt.isTwin(description, parameter)) {
                names.add(parameter.option());
            }
        }
        return String.join(" ", names);
    }

    private void outcomes() {
        List<String> names = new ArrayList<>();
        for (Code code : description.codes()) { // those of the cards are their orders, too many to list
            names.add(code.name() + verdict(code));
        }
        if (!names.isEmpty()) {
            page.heading(3, "Outcomes");
            page.prose(String.join(", ", names));
        }
    }

    private static String verdict(Code code) {
        return switch (code.verdict()) {
            case PASSED -> " (passed)";
            case FAILED -> " (failed)";
            case NONE -> "";
        };
    }

    private void usualNames() {
        List<String> names = new ArrayList<>();
        for (Usual option : Usual.of(odds ? Usual.For.BOTH : Usual.For.PLAY)) {
            names.add(option.shortName());
        }
        page.heading(3, "And the usual");
        page.prose(String.join(" ", names) + "; see 'grognard help options'");
    }
}
