package grognard.lookup;

import grognard.lookup.Entry.Kind;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.HouseKey;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.rules.Tables;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.List;

/** Everything that can be looked up, entered with the words that it can be found by. */
public final class Catalogue {

    private static final double NAME = 10;
    private static final double SUMMARY = 5;
    private static final double HEADING = 3;
    private static final double TEXT = 2;
    private static final double ASIDE = 1;

    private final Search search = new Search();

    private Catalogue() {}

    /**
     * The catalogue of these rulesets.
     *
     * @param all the tables in force, those of one ruleset each
     */
    public static Search of(List<Tables> all) {
        Catalogue catalogue = new Catalogue();
        all.forEach(catalogue::enter);
        return catalogue.search;
    }

    private void enter(Tables tables) {
        Ruleset ruleset = tables.ruleset();
        for (String name : ruleset.resolvers()) {
            Description description = ruleset.resolver(name).description();
            search.add(new Entry(ruleset.name(), Kind.RESOLVER, name, description.summary()));
            enter(description, tables);
            ruleset.rulings().stream()
                    .filter(ruling -> description.rulings().contains(ruling.id()))
                    .forEach(ruling -> {
                        search.says(ASIDE, ruling.id());
                        search.says(ASIDE, ruling.text());
                    });
        }
        for (Ruling ruling : ruleset.rulings()) {
            search.add(new Entry(ruleset.name(), Kind.RULING, ruling.id(), ruling.text()));
            search.says(NAME, ruling.id());
            search.says(TEXT, ruling.text());
            for (HouseKey<?> key : ruleset.house()) {
                if (key.ruling().equals(ruling.id())) {
                    search.says(SUMMARY, key.name());
                    search.says(TEXT, key.meaning());
                }
            }
        }
        for (Topic topic : Topic.of(ruleset)) {
            search.add(new Entry(ruleset.name(), Kind.TOPIC, topic.name(), topic.title()));
            search.says(NAME, topic.title());
            topic.paragraphs().forEach(paragraph -> search.says(TEXT, paragraph));
        }
    }

    private void enter(Description description, Tables tables) {
        search.says(NAME, description.name());
        search.says(SUMMARY, description.summary());
        for (Parameter<?> parameter : description.parameters()) {
            search.says(HEADING, parameter.name());
            search.says(TEXT, parameter.help() + " " + parameter.type().label());
        }
        for (Code code : description.codes()) {
            search.says(HEADING, code.name());
            search.says(TEXT, code.text());
        }
        description.dice().forEach(die -> search.says(TEXT, die));
        description.notes().forEach(note -> search.says(TEXT, note));
        search.says(ASIDE, description.source());
        for (TableSpec spec : description.tables()) {
            search.says(HEADING, spec.title());
            for (Row row : tables.get(spec).rows()) {
                row.texts().forEach(cell -> search.says(TEXT, cell));
            }
        }
    }
}
