package grognard.rules.plain;

import grognard.dice.Addend;
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
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rolls dice and adds them up: {@code 3d6+1}, {@code 2dav}, {@code d1000}. */
public final class RollDice extends AbstractResolver {

    private static final int MOST_DICE = 10_000;
    private static final int MOST_TERMS = 1000;
    private static final Pattern TERM = Pattern.compile("([+-]?)(?:([0-9]{0,5})(d(?:av|[0-9]{1,4}))|([0-9]{1,6}))");
    private static final String EXPECTED = "dice such as 3d6+1, 2dav or d1000 (at most " + MOST_DICE
            + " dice of at most " + Die.MOST_SIDES + " sides, and " + MOST_TERMS + " terms)";

    private static final Parameter<List<Term>> WHAT =
            Parameter.of("what", new Terms(), "the dice to roll and add up").positional();
    private static final Code TOTAL = Code.of("total", "{total}");

    public RollDice() {
        super(Description.of("roll", "roll plain dice and add them up")
                .parameters(WHAT)
                .dice("each die from left to right")
                .codes(TOTAL)
                .examples("3d6+1", "2dav", "d1000", "10d6 --seed salamanca")
                .source(""));
    }

    @Override
    protected Resolution resolve(Working working) {
        List<BigDecimal> thrown = new ArrayList<>();
        BigDecimal total = working.dice().sum(dice(working.get(WHAT)), thrown::add);
        Iterator<BigDecimal> values = thrown.iterator(); // empty for exact odds, which show no working
        for (Term term : working.get(WHAT)) {
            if (term.die().isEmpty()) {
                total = total.add(term.number());
                working.line("", term.text(), plain(term.number()));
            } else if (values.hasNext()) {
                working.line("", term.text(), plain(values.next()));
            }
        }
        return working.line("", "total", plain(total))
                .number("total", plain(total))
                .outcome(TOTAL);
    }

    private static List<Addend> dice(List<Term> terms) {
        return terms.stream()
                .flatMap(term ->
                        term.die().stream().map(die -> new Addend(term.text(), term.count(), die, term.minus())))
                .toList();
    }

    private static Number plain(BigDecimal value) {
        return value.scale() == 0 ? value.intValueExact() : value;
    }

    /** A term: some dice of a kind, or a number, added or subtracted. */
    private record Term(boolean minus, int count, Optional<Die> die) {

        /** The number of a term without dice. */
        BigDecimal number() {
            return BigDecimal.valueOf(minus ? -count : count);
        }

        String text() {
            return die.map(kind -> (count == 1 ? "" : String.valueOf(count)) + kind)
                    .orElse("number");
        }
    }

    /** Dice in the usual notation. */
    private record Terms() implements Type<List<Term>> {

        @Override
        public List<Term> read(String where, String typed, TableLookup tables) {
            String text = typed.replace(" ", "").toLowerCase(Locale.ROOT);
            List<Term> terms = new ArrayList<>();
            Matcher matcher = TERM.matcher(text);
            int at = 0;
            int dice = 0;
            while (matcher.find()
                    && matcher.start() == at
                    && (at == 0 || !matcher.group(1).isEmpty())) {
                Term term = term(matcher).orElseThrow(() -> BadInput.value("roll", typed, EXPECTED));
                dice += term.die().isPresent() ? term.count() : 0;
                if (dice > MOST_DICE || terms.size() == MOST_TERMS) {
                    throw BadInput.value(
                            "roll", typed, EXPECTED); // checked in the loop: a long enough line could overflow the sum
                }
                terms.add(term);
                at = matcher.end();
            }
            if (at != text.length() || dice < 1) {
                throw BadInput.value("roll", typed, EXPECTED);
            }
            return List.copyOf(terms);
        }

        private static Optional<Term> term(Matcher matcher) {
            boolean minus = matcher.group(1).equals("-");
            String number = matcher.group(4);
            if (number != null) {
                return Optional.of(new Term(minus, Integer.parseInt(number), Optional.empty()));
            }
            String count = matcher.group(2);
            return Die.named(matcher.group(3))
                    .map(die -> new Term(minus, count.isEmpty() ? 1 : Integer.parseInt(count), Optional.of(die)));
        }

        @Override
        public Object json(List<Term> terms) {
            StringBuilder text = new StringBuilder();
            for (Term term : terms) {
                text.append(term.minus() ? "-" : text.isEmpty() ? "" : "+")
                        .append(term.die().isPresent() ? term.text() : String.valueOf(term.count()));
            }
            return text.toString();
        }

        @Override
        public String label() {
            return "DICE";
        }
    }
}
