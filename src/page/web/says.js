// Sentences of the program about a game: texts, and keys for what they speak of, so that nobody has to type it.
import { button, capital } from './dom.js';

/**
 * The sentence as children of an element.
 *
 * @param parts texts, and objects whose text is a key
 * @param tapped called with the part whose key was tapped
 */
export function says(parts, tapped) {
  return parts.map((part, at) => {
    const text = at === 0 ? capital(part.text ?? part) : (part.text ?? part);
    return part.action ? button(text, () => tapped(part), { class: 'link inline' }) : text;
  });
}
