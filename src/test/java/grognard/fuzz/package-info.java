/**
 * Random and mutated input for the whole program. A trial is made from its kind and its number alone, so a failure is
 * made again by naming both.
 */
package grognard.fuzz;
