/**
 * A second implementation of every resolver, deliberately plain: written from the rules and not from the resolvers, one
 * method a resolver, numbers as literals. {@link grognard.oracle.OracleTest} holds the program against it.
 */
package grognard.oracle;
