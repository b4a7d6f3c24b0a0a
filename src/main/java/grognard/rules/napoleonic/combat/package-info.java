/** Combat by odds, cavalry against squares, and artillery. */
@NullMarked
package grognard.rules.napoleonic.combat;

import org.jspecify.annotations.NullMarked;
