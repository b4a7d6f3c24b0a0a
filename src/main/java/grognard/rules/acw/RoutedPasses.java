package grognard.rules.acw;

import grognard.rules.Words;

/** What becomes of a routed unit that passes its check without a natural 12. */
enum RoutedPasses {
    STAYS,
    SHAKEN;

    @Override
    public String toString() {
        return Words.of(this);
    }
}
