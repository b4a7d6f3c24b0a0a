package grognard.rules.paperboys.turn;

import grognard.table.Keyword;
import java.util.List;

/** The colour of a card, which says whose it is; its turn says what it is. */
enum Colour implements Keyword {
    RED,
    BLACK;

    /** So many of each. */
    static final int CARDS = 3;

    private static final List<String> MEANINGS =
            List.of("firing", "infantry and foot artillery move", "cavalry and horse artillery move");

    /** What a side's first, second or third card is. */
    static String meaning(int number) {
        return MEANINGS.get(number - 1);
    }

    static Colour of(char letter) {
        return letter == RED.letter() ? RED : BLACK;
    }

    /** Whose card it is. */
    String side() {
        return this == RED ? "British" : "French";
    }

    char letter() {
        return this == RED ? 'r' : 'b';
    }

    /** How many there are still to come after these. */
    int left(String drawn) {
        int left = CARDS;
        for (int i = 0; i < drawn.length(); i++) {
            left -= drawn.charAt(i) == letter() ? 1 : 0;
        }
        return left;
    }
}
