package grognard.rules.paperboys.turn;

import grognard.table.Keyword;
import java.util.List;

/** The colour of a card gives the side; whether it is the side's first, second or third card gives what may be done. */
enum Colour implements Keyword {
    RED,
    BLACK;

    /** Cards of each colour. */
    static final int CARDS = 3;

    private static final List<String> MEANINGS =
            List.of("firing", "infantry and foot artillery move", "cavalry and horse artillery move");

    /** The meaning of a side's first, second or third card. */
    static String meaning(int number) {
        return MEANINGS.get(number - 1);
    }

    static Colour of(char letter) {
        return letter == RED.letter() ? RED : BLACK;
    }

    String side() {
        return this == RED ? "British" : "French";
    }

    char letter() {
        return this == RED ? 'r' : 'b';
    }

    /** Cards of this colour that are still to come after those drawn; negative if more were drawn than there are. */
    int left(String drawn) {
        int left = CARDS;
        for (int i = 0; i < drawn.length(); i++) {
            left -= drawn.charAt(i) == letter() ? 1 : 0;
        }
        return left;
    }
}
