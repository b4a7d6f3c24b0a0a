package grognard.rules.paperboys.turn;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Type;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.table.TableLookup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The order of the turn: three red (British) and three black (French) cards, shuffled by Fisher and Yates with one die
 * a card.
 */
public final class Cards extends AbstractResolver {

    private static final String PACK = "rrrbbb";

    private static final Parameter<String> ORDER =
            Parameter.of("order", new Order(), "the cards as they lie, in place of a shuffle");

    public Cards() {
        super(Description.of("cards", "the order of the turn")
                .parameters(ORDER)
                .bare(ORDER)
                .dice("the shuffle: a d6, d5, d4, d3 and d2, which card changes places with the last, the one before it"
                        + " and so on")
                .openCodes()
                .examples("", "--order RBBRRB")
                .notes(
                        "Red is British, black is French; a side's first card is its firing, its second the move of"
                                + " infantry and foot artillery, its third that of cavalry and horse artillery.",
                        "After the last card pips recover, and then routing units try to rally.")
                .source("The turn"));
    }

    @Override
    protected Resolution resolve(Working working) {
        String order = working.find(ORDER).orElseGet(() -> shuffled(working.dice()));
        List<String> turn = new ArrayList<>();
        List<String> colours = new ArrayList<>();
        for (int i = 0; i < order.length(); i++) {
            Colour colour = Colour.of(order.charAt(i));
            int number = Colour.CARDS - colour.left(order.substring(0, i)) + 1;
            working.line(colour.side(), Colour.meaning(number), i + 1);
            turn.add(colour.side() + " " + Colour.meaning(number));
            colours.add(colour.word());
        }
        String text = String.join("; ", turn) + ".";
        return working.outcome(Code.of(order, text).titled(String.join(", ", colours)));
    }

    /** Shuffles from the last card down: each changes places with one of those not yet placed, itself included. */
    private static String shuffled(Dice dice) {
        char[] cards = PACK.toCharArray();
        for (int left = cards.length; left > 1; left--) {
            int from = dice.one("shuffle, card " + left, Die.ordinary(left)) - 1;
            char card = cards[from];
            cards[from] = cards[left - 1];
            cards[left - 1] = card;
        }
        return String.valueOf(cards);
    }

    /** The type of a complete order: three red and three black cards. */
    private record Order() implements Type<String> {

        @Override
        public String read(String where, String text, TableLookup tables) {
            String order = text.toLowerCase(Locale.ROOT);
            long red = order.chars().filter(card -> card == 'r').count();
            if (!order.matches("[rb]{6}") || red * 2 != PACK.length()) {
                throw BadInput.value(where, text, "three R (red, British) and three B (black, French), e.g. RBBRRB");
            }
            return order;
        }

        @Override
        public Object json(String value) {
            return value.toUpperCase(Locale.ROOT);
        }

        @Override
        public String label() {
            return "RBBRRB";
        }
    }
}
