package grognard.render.odds;

import grognard.input.SafeText;
import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.odds.Sweep;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.ResolverInput;
import grognard.rules.Tables;
import grognard.rules.TablesUsed;
import grognard.rules.Type;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A resolver with its tables and typed values, whose odds a view shows.
 *
 * @param typed values as typed, by parameter name
 */
public record OddsQuestion(Resolver resolver, Tables tables, Map<String, String> typed) {

    /** Returns ruleset and resolver: {@code paperboys contact}. */
    String title() {
        return tables.ruleset().name() + " " + resolver.description().name();
    }

    /** Formats the options with full names in the description's order, then house keys and pack. Rows of a file become {@code …}. */
    String options() {
        List<String> words = new ArrayList<>();
        for (Parameter<?> parameter : resolver.description().parameters()) {
            String text = typed.get(parameter.name());
            if (text == null) {
                continue;
            }
            if (parameter.type() instanceof Type.Rows) {
                words.add(parameter.option() + " …");
            } else if (parameter.isFlag()) {
                words.add(parameter.option());
            } else {
                words.add(parameter.isPositional() ? text : parameter.option() + " " + text);
            }
        }
        for (Map.Entry<String, String> house : tables.houseKeys().entrySet()) {
            words.add("--house " + house.getKey() + "=" + house.getValue());
        }
        if (!tables.name().equals(tables.ruleset().builtIn().name())) {
            words.add("--tables " + tables.name());
        }
        return SafeText.line(String.join(" ", words));
    }

    /** Returns the tables that decide in at least one cell of a sweep. */
    TablesUsed tablesUsed(Sweep sweep) {
        Set<TableSpec> specs = new LinkedHashSet<>();
        sweep.cells().stream()
                .flatMap(cell -> cell.answer().stream())
                .forEach(answer -> specs.addAll(resolver.decidedBy(ResolverInput.of(tables, answer.situation()))));
        return tables.used(specs);
    }

    /**
     * Formats the first lines of a view: the title, the options, and the pack if its numbers are not the rulebook's own. The
     * list is mutable, so that the view can add its own lines.
     */
    List<String> heading(String subject, TablesUsed used, Style style, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(title()) + ": " + subject);
        lines.addAll(LineWrapper.remark(style, options(), width));
        lines.addAll(LineWrapper.remark(style, used.line().orElse(""), width));
        return lines;
    }

    /**
     * Returns the codes to show, by the title of their column.
     *
     * @param of codes that the player selected with {@code --of}, which share one column; may be empty
     * @param all codes to show if none is selected, each in a column of its own
     */
    static Map<String, List<String>> columns(List<String> of, Collection<String> all) {
        if (!of.isEmpty()) {
            return Map.of(String.join(" or ", of), of);
        }
        Map<String, List<String>> columns = new LinkedHashMap<>();
        all.forEach(code -> columns.put(code, List.of(code)));
        return columns;
    }

    /** Returns the chance of each column of {@link #columns}, by its title. */
    static Map<String, Chance> chances(Odds odds, Map<String, List<String>> columns) {
        Map<String, Chance> chances = new LinkedHashMap<>();
        columns.forEach((title, codes) -> chances.put(title, odds.chance(codes)));
        return chances;
    }
}
