package grognard.rules.paperboys;

import grognard.rules.Audit;
import grognard.rules.KeyedNumbers;
import grognard.rules.Premises;
import grognard.table.Keyword;

/** What is added to a contact die. */
enum ContactModifier implements Keyword {
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

    void addTo(Audit.Score score, Premises premises) {
        score.add(word(), TABLE.of(this, premises));
    }
}
