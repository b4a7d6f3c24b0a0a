package grognard.workshop.resolver;

import grognard.rules.Audit;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.List;

/** Writes down what happens, under the names that the sides have in the end: a chain's steps have its sides. */
final class SideAudit {

    private final Audit audit;
    private final List<String> sides;

    /** @param sides what the first and the second side are called in the outcome */
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

    /** A line that is neither side's. */
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

    /** @param known what the sides are called there where the rows were read */
    void next(Next next, List<String> known) {
        List<String> whom = new ArrayList<>(next.sides().size());
        for (String side : next.sides()) {
            whom.add(side(known.indexOf(side)));
        }
        audit.next(new Next(next.resolver(), whom, next.known()));
    }

    void ruling(String id) {
        audit.ruling(id);
    }
}
