package grognard.rules.paperboys;

import grognard.rules.Audit;
import grognard.rules.ChoiceWords;
import grognard.rules.KeyedNumbers;
import grognard.rules.Tables;

/** What is added to a contact die. */
enum ContactModifier {
    COVER,
    SQUARE,
    CHARGING,
    COLUMN,
    ELITE,
    RAW,
    FRIEND_ROUTING,
    IRREGULAR,
    FLANK;

    static final KeyedNumbers<ContactModifier> TABLE =
            new KeyedNumbers<>("contact-modifiers", "Added to the contact die", "modifier", ContactModifier.class);

    void addTo(Audit.Score score, Tables tables) {
        score.add(toString(), TABLE.of(this, tables));
    }

    @Override
    public String toString() {
        return ChoiceWords.of(this);
    }
}
