// Between a form and the program: values as the program takes them, its messages in the form's words.
import { capital } from './dom.js';

/**
 * Name and value in turn, as the program takes them; rows are repeated options.
 *
 * @param barred has the names of values that may not be given beside the others, and so are left out
 */
export function pairsOf(values, barred = {}) {
  const given = Object.entries(values).filter(([name]) => !(name in barred));
  return given.flatMap(([name, value]) => value.split('\n').flatMap((line) => [name, line]));
}

/** The name of a parameter in a sentence; that of the second side says whose it is: "defender's unit". */
export function called({ label, side }, sides) {
  return side === 1 ? `${sides[1]}'s ${label}` : label;
}

/** A message of the program with the form's names in place of options. */
export function inWords(message, { parameters, sides }) {
  return capital(
    message.replace(/--([a-z0-9-]+)/g, (option, name) => {
      const found = parameters.find((parameter) => parameter.name === name);
      return found ? called(found, sides) : option;
    }),
  );
}
