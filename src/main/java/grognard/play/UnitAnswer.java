package grognard.play;

import grognard.game.Game;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.state.Roles;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.line.Request;
import grognard.line.Token;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Adds further units, which a player named in answer to a question, to a line as if they had been typed with it. */
public final class UnitAnswer {

    private final Game game;
    private final Request request;
    private final ResolverRules rules;
    private final Roles roles;

    public UnitAnswer(Game game, Request request, Roles roles) {
        this.game = game;
        this.request = request;
        this.rules = game.referee().rulesOf(request.resolver().description());
        this.roles = roles;
    }

    /** The question, unless none comes up or the line names such units already. */
    public Optional<String> question() {
        LineContext line = rules.line(game.state(), game.values(), roles, request.values());
        return rules.unitQuestion()
                .filter(question -> !isAnswered(question))
                .flatMap(question -> question.words().apply(line));
    }

    private boolean isAnswered(ResolverRules.UnitQuestion question) {
        return question.options().stream()
                .anyMatch(option -> request.values().keySet().stream().anyMatch(name -> name.startsWith(option)));
    }

    /**
     * Returns the request with the units.
     *
     * @param answer names of units, with commas or blanks between them
     * @throws BadInput if a word names no unit, or one of those that the line is about
     */
    public Request with(String answer) {
        Map<String, List<String>> named = new LinkedHashMap<>();
        Units units = game.state().units();
        for (String name : UnitOptionWords.names(answer, units)) {
            Unit unit = units.meant("answer", name);
            if (roles.names().contains(unit.name())) {
                throw BadInput.value("answer", unit.name(), "a unit beside those that meet");
            }
            named.computeIfAbsent(option(unit), first -> new ArrayList<>()).add(unit.name());
        }
        List<Token> tokens = new ArrayList<>(request.names());
        Map<String, String> values = new LinkedHashMap<>(request.values());
        for (UnitOption option : rules.unitOptions()) {
            List<String> names = named.getOrDefault(option.option(), List.of());
            for (Token word : names.isEmpty()
                    ? List.<Token>of()
                    : new UnitOptionWords(option).words(String.join(",", names), units, 0)) {
                if (word.text().startsWith("--")) {
                    String value = word.text().substring(word.beforeEquals().length() + 1);
                    values.put(word.beforeEquals().substring(2), value);
                } else {
                    tokens.add(word);
                }
            }
        }
        return request.with(tokens, values);
    }

    /** The option for units of that side. */
    private String option(Unit unit) {
        String first = rules.description().roles().get(0);
        boolean acts = roles.unit(first, game.state().units())
                .filter(one -> one.side().equals(unit.side()))
                .isPresent();
        return rules.unitQuestion().orElseThrow().options().get(acts ? 0 : 1);
    }
}
