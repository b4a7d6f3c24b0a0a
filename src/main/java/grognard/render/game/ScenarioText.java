package grognard.render.game;

import grognard.game.Muster;
import grognard.game.referee.Referee;
import grognard.game.setup.Scenario;
import grognard.game.unit.Unit;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import java.util.ArrayList;
import java.util.List;

/** A scenario as the players read it before the battle. */
public final class ScenarioText {

    private final Style style;
    private final int width;

    public ScenarioText(Style style, int width) {
        this.style = style;
        this.width = width;
    }

    /** Title, date and place, the sides with their deployment, and the notes. */
    public String of(Scenario scenario) {
        List<String> lines = new ArrayList<>(List.of(style.bold(scenario.title())));
        List<String> where = new ArrayList<>();
        scenario.date().ifPresent(where::add);
        scenario.place().ifPresent(where::add);
        if (!where.isEmpty()) {
            lines.add(String.join(", ", where));
        }
        for (Scenario.Side side : scenario.sides()) {
            lines.add("");
            lines.add(style.bold(side.name())
                    + side.commander().map(name -> ", under " + name).orElse(""));
            side.deploys().forEach(paragraph -> lines.add("  " + paragraph));
        }
        lines.add("");
        lines.addAll(scenario.notes());
        lines.add(scenario.sides().get(0).name() + " is the first side"
                + scenario.turns().map(turns -> "; " + turns.text() + " turns").orElse("") + ".");
        StringBuilder text = new StringBuilder();
        for (String line : lines) {
            text.append(LineWrapper.text(line + "\n", width));
        }
        return text.toString();
    }

    /** The cells of a scenario in the list: name, title, ruleset, units a side, turns. */
    public static List<String> row(String name, Scenario scenario, Referee referee) {
        List<Unit> units = Muster.units(referee, scenario.musters());
        List<String> counts = new ArrayList<>();
        for (Scenario.Side side : scenario.sides()) {
            counts.add(String.valueOf(Scenario.units(units, side.name())));
        }
        return List.of(
                name,
                scenario.title(),
                scenario.ruleset().text(),
                String.join(" v ", counts),
                scenario.turns().map(Scenario.Placed::text).orElse("-"));
    }
}
