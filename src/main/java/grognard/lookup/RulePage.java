package grognard.lookup;

import grognard.render.page.PageWriter;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.HouseKey;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.rules.Tables;
import grognard.rules.TablesUsed;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes reference pages: the contents of a ruleset, and the full page of a resolver, a ruling or a topic. Numbers come from
 * the tables in use, with the player's changes.
 */
public final class RulePage {

    private final Tables tables;
    private final Ruleset ruleset;
    private final String before;
    private final PageWriter page;

    /**
     * @param before prefix of a resolver's command line in examples: {@code "grognard "}, {@code "honour "} or empty
     */
    public RulePage(Tables tables, String before, PageWriter page) {
        this.tables = tables;
        this.ruleset = tables.ruleset();
        this.before = before;
        this.page = page;
    }

    /** Writes the ruleset's table of contents: resolvers, topics, house keys and rulings. */
    public void contents() {
        page.heading(1, ruleset.name() + ": " + ruleset.title());
        page.terms(ruleset.resolvers().stream()
                .map(name -> List.of(name, ruleset.resolver(name).description().summary()))
                .toList());
        List<Topic> topics = Topic.of(ruleset);
        if (!topics.isEmpty()) {
            page.heading(3, "Topics");
            page.terms(topics.stream()
                    .map(topic -> List.of(topic.name(), topic.title()))
                    .toList());
        }
        house(ruleset.house());
        rulings(ruleset.rulings());
    }

    /** Writes every resolver for the manual page: examples, options and outcomes, then the house keys and rulings. */
    public void manual() {
        for (String name : ruleset.resolvers()) {
            Description description = ruleset.resolver(name).description();
            page.heading(2, name);
            page.prose(description.summary());
            examples(description);
            options(description);
            outcomes(description);
        }
        page.heading(2, "Rules");
        house(ruleset.house());
        rulings(ruleset.rulings());
    }

    void topic(Topic topic) {
        page.heading(1, ruleset.name() + ": " + topic.title());
        topic.paragraphs().forEach(page::prose);
    }

    /** Writes a ruling with the house keys that change it and the resolvers that it affects. */
    void ruling(Ruling ruling) {
        page.heading(1, ruleset.name() + " " + ruling.id());
        page.prose(ruling.text());
        house(ruleset.house().stream()
                .filter(key -> key.ruling().equals(ruling.id()))
                .toList());
        List<List<String>> bearsOn = ruleset.resolvers().stream()
                .map(name -> ruleset.resolver(name).description())
                .filter(description -> description.rulings().contains(ruling.id()))
                .map(description -> List.of(description.name(), description.summary()))
                .toList();
        if (!bearsOn.isEmpty()) {
            page.heading(3, "Bears on");
            page.terms(bearsOn);
        }
    }

    /**
     * Writes everything about one resolver.
     *
     * @param inPlay the troops of the game in progress; empty if there is none
     */
    void resolver(Description description, Set<String> inPlay) {
        page.heading(1, ruleset.name() + " " + description.name() + ": " + description.summary());
        examples(description);
        if (!description.dice().isEmpty()) {
            page.heading(3, "Dice");
            page.prose(String.join("; ", description.dice()));
        }
        TableSentences spoken = TableSentences.of(ruleset);
        for (TableSpec spec : description.tables()) {
            page.heading(3, spec.title());
            // The list of all troops is too long for a screen: only those in play are shown.
            if (ruleset.roster().isPresent() && ruleset.roster().get() == spec) {
                if (!inPlay.isEmpty()) {
                    TroopList.writeInPlay(tables, inPlay, page);
                }
                page.prose("Ask for the troops that you want: rules " + ruleset.name() + " hussar, rules "
                        + ruleset.name() + " austrian line. All of them: sheet " + ruleset.name() + ".");
            } else {
                spoken.write(spec, tables, description.name(), page);
            }
        }
        options(description);
        outcomes(description);
        if (!description.notes().isEmpty()) {
            page.heading(3, "Remember");
            description.notes().forEach(page::prose);
        }
        house(ruleset.house().stream()
                .filter(key -> description.rulings().contains(key.ruling()))
                .toList());
        rulings(ruleset.rulings().stream()
                .filter(ruling -> description.rulings().contains(ruling.id()))
                .toList());
        if (!description.source().isEmpty()) {
            page.heading(3, "In the rulebook");
            page.prose(description.source());
        }
        TablesUsed used = tables.used(description.packTables());
        if (used.line().isPresent()) {
            page.heading(3, "Tables");
            page.prose(used.text());
        }
    }

    private void examples(Description description) {
        page.commands(description.examples().stream()
                .map(example -> (before + description.name() + " " + example).strip())
                .toList());
    }

    private void options(Description description) {
        OptionRows.options(description).forEach((group, rows) -> {
            page.heading(3, group);
            page.terms(rows);
        });
    }

    private void outcomes(Description description) {
        if (!description.codes().isEmpty()) {
            page.heading(3, "Outcomes");
            page.terms(description.codes().stream().map(RulePage::outcome).toList());
        }
    }

    private static List<String> outcome(Code code) {
        String verdict = switch (code.verdict()) {
            case PASSED -> " (passed)";
            case FAILED -> " (failed)";
            case NONE -> "";
        };
        return List.of(code.name(), code.pattern() + verdict);
    }

    private void house(List<HouseKey<?>> keys) {
        if (keys.isEmpty()) {
            return;
        }
        page.heading(3, "House keys");
        List<List<String>> rows = new ArrayList<>();
        for (HouseKey<?> key : keys) {
            rows.add(List.of(
                    "--house " + key.name() + "=" + key.type().label(),
                    key.meaning() + " (" + Keyword.text(tables.house(key)) + "); " + key.ruling()));
        }
        page.terms(rows);
    }

    private void rulings(List<Ruling> rulings) {
        if (!rulings.isEmpty()) {
            page.heading(3, "Rulings");
            page.terms(rulings.stream()
                    .map(ruling -> List.of(ruling.id(), ruling.text()))
                    .collect(Collectors.toList()));
        }
    }
}
