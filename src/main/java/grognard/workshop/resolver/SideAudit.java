package grognard.workshop.resolver;

import grognard.rules.Audit;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.workshop.value.Rational;
import java.util.List;

/** Writes to an {@link Audit} under the sides' names in the outcome, since the steps of a chain have the chain's sides. */
final class SideAudit {

    private final Audit audit;
    private final List<String> sides;

    /** @param sides names of the first and second side in the outcome */
    SideAudit(Audit audit, List<String> sides) {
        this.audit = audit;
        this.sides = sides;
    }

    Audit audit() {
        return audit;
    }

    String side(int index) {
        return index < sides.size() ? sides.get(index) : sides.get(0);
    }

    void line(int side, String what, Rational value) {
        audit.line(side(side), what, value.number());
    }

    void line(int side, String what, Rational value, String note) {
        audit.line(side(side), what, value.number(), note);
    }

    /** Adds a line of neither side. */
    void line(String what, Rational value, String note) {
        audit.line("", what, value.number(), note);
    }

    void modifier(int side, String what, Rational value, String note) {
        audit.modifier(side(side), what, value.number(), note);
    }

    void number(String name, Rational value) {
        audit.number(name, value.number());
    }

    void effect(int side, EffectKind kind) {
        audit.effect(side(side), kind);
    }

    void effect(int side, EffectKind kind, Number amount) {
        audit.effect(side(side), kind, amount);
    }

    /** @param known the sides' names in the results file, in the same order */
    void next(Next next, List<String> known) {
        List<String> whom =
                next.sides().stream().map(side -> side(known.indexOf(side))).toList();
        audit.next(new Next(next.resolver(), whom, next.known()));
    }

    void ruling(String id) {
        audit.ruling(id);
    }
}
