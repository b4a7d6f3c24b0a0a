package grognard.page;

import grognard.input.BadInput;
import grognard.lookup.Answer;
import grognard.lookup.RulePage;
import grognard.lookup.Sheet;
import grognard.render.page.JsonPage;
import grognard.rules.Tables;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Looks rules up in one ruleset. The JSON is what {@code rules WORDS --json} and {@code sheet --json} print. */
final class Lookup {

    private static final String BEFORE = "grognard ";

    private Lookup() {}

    /** @param all the complete page or every passage, in place of what fits on a screen */
    static String rules(Tables tables, List<String> words, boolean all) {
        JsonPage page = new JsonPage();
        if (words.isEmpty()) {
            new RulePage(tables, BEFORE, page).contents();
            return page.text();
        }
        Optional<Answer> answer = Answer.of(tables.ruleset(), words);
        if (answer.isEmpty()) {
            String name = tables.ruleset().name();
            throw BadInput.value(
                    "rules",
                    String.join(" ", words),
                    "a word from the rules of " + name + " ('rules " + name + "' lists what there is)");
        }
        if (all) {
            answer.get().writeAll(tables, BEFORE, Set.of(), page);
        } else {
            answer.get().write(tables, BEFORE, BEFORE + "rules ", Set.of(), Answer.Space.PAGE, page);
        }
        return page.text();
    }

    static String sheet(Tables tables) {
        JsonPage page = new JsonPage();
        new Sheet(tables).write(page);
        return page.text();
    }
}
