package grognard.render.odds;

import grognard.input.SafeText;
import grognard.odds.Sweep;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.Resolver;
import grognard.rules.Tables;
import grognard.rules.TablesUsed;
import grognard.rules.Type;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What odds were asked for: a resolver and what was typed for it, by parameter name. */
public record OddsQuestion(Resolver resolver, Tables tables, Map<String, String> typed) {

    /** {@code paperboys contact}. */
    String title() {
        return tables.ruleset().name() + " " + resolver.description().name();
    }

    /** The options in their long form, in the description's order. */
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

    /** Whose numbers decide in one of the places of a sweep at least. */
    TablesUsed used(Sweep sweep) {
        Set<TableSpec> specs = new LinkedHashSet<>();
        sweep.cells().stream()
                .flatMap(cell -> cell.answer().stream())
                .forEach(answer -> specs.addAll(resolver.decidedBy(new Premises(tables, answer.situation()))));
        return tables.used(specs);
    }

    /** The options, and the pack where its numbers are not the rulebook's own. */
    List<String> remarks(TablesUsed used, Style style, int width) {
        List<String> lines = new ArrayList<>(LineWrapper.remark(style, options(), width));
        if (used.line().isPresent()) {
            lines.addAll(LineWrapper.remark(style, used.line().get(), width));
        }
        return lines;
    }
}
