/** Charges and what comes before them: counter-charges, emergency changes, supporting fire, riding through. */
@NullMarked
package grognard.rules.honour.charge;

import org.jspecify.annotations.NullMarked;
