package grognard.rules.paperboys.combat;

import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

/** Modifiers of the contact die. */
enum ContactModifier implements TableNumber {
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

    @Override
    public KeyedNumbers<ContactModifier> table() {
        return TABLE;
    }
}
