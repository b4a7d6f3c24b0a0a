package grognard.rules.paperboys.turn;

import grognard.dice.Die;
import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.Type;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.table.TableLookup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The next card of the turn, for players who do not want to know the whole order beforehand. A die with a face for each
 * card left draws it.
 */
public final class Card extends AbstractResolver {

    private static final Parameter<String> DRAWN = Parameter.of("drawn", new Hand(), "the cards that are out already");

    private static final Parameter<Colour> TURNED =
            Parameter.choice("turned", Colour.class, "the colour of a card that was turned on the table");

    private static final List<String> COUNTED = List.of("first", "second", "third");
    private static final List<Code> CODES = codes();

    private static List<Code> codes() {
        List<Code> codes = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            for (int number = 1; number <= Colour.CARDS; number++) {
                String what = colour.side() + " " + Colour.meaning(number);
                String which = "A " + colour.word() + " card, the " + colour.side() + " side's "
                        + COUNTED.get(number - 1) + ".";
                codes.add(Code.of(colour.word() + "-" + number, which).titled(what));
            }
        }
        return codes;
    }

    public Card() {
        super(Description.of("card", "the next card of the turn")
                .parameters(DRAWN, TURNED)
                .bare(DRAWN)
                .dice("a die with a face for each card that is left, the red ones first; none for the last")
                .codes(CODES)
                .examples("", "--drawn rbb", "--drawn rrbbb", "--turned red --drawn rb")
                .notes(
                        "For those who do not want to know the whole order beforehand: cards shuffles all six at once.",
                        "Red is British, black is French; a side's first card is its firing, its second moves infantry,"
                                + " its third cavalry.")
                .source("The turn"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        Optional<Colour> turned = inputs.find(TURNED);
        inputs.refuseIf(
                turned.isPresent() && turned.get().left(inputs.find(DRAWN).orElse("")) == 0,
                TURNED,
                "the other colour: all three of it are out");
    }

    @Override
    protected Resolution resolve(Working working) {
        String drawn = working.find(DRAWN).orElse("");
        int red = Colour.RED.left(drawn);
        int black = Colour.BLACK.left(drawn);
        working.line("", "red cards left", red).line("", "black cards left", black);
        Colour colour = working.find(TURNED).orElseGet(() -> {
            int card = red + black == 1 ? 1 : working.dice().one("the next card", Die.ordinary(red + black));
            return card <= red ? Colour.RED : Colour.BLACK;
        });
        int number = Colour.CARDS - colour.left(drawn) + 1;
        return working.outcome(CODES.get(colour.ordinal() * Colour.CARDS + number - 1));
    }

    /** The type of the cards that are out: one to five, at most three of a colour. */
    private record Hand() implements Type<String> {

        @Override
        public String read(String where, String text, TableLookup tables) {
            String hand = text.toLowerCase(Locale.ROOT);
            int red = Colour.RED.left(hand);
            int black = Colour.BLACK.left(hand);
            boolean onlyCards = 2 * Colour.CARDS - red - black == hand.length();
            if (hand.isEmpty() || !onlyCards || red < 0 || black < 0 || red + black == 0) {
                throw BadInput.value(
                        where,
                        text,
                        "one to five cards, at most three r (red, British) and three b (black, French), e.g. rbb;"
                                + " card red or card black is one turned on the table");
            }
            return hand;
        }

        @Override
        public String label() {
            return "rbb";
        }

        @Override
        public List<String> words(TableLookup tables) {
            List<String> words = new ArrayList<>();
            for (int red = 0; red <= Colour.CARDS; red++) {
                for (int black = 0; black <= Colour.CARDS; black++) {
                    if (red + black > 0 && red + black < 2 * Colour.CARDS) {
                        words.add("r".repeat(red) + "b".repeat(black));
                    }
                }
            }
            return words;
        }
    }
}
