// Where the player is, in the address after the #, so that back and forward work: #play/honour/fire.

let carried = null;

/** A word of the address; as it stands if it was cut in the middle of a character. */
function decoded(word) {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export function here() {
  const words = location.hash.slice(1).split('/').filter(Boolean).map(decoded);
  return words.length > 0 ? words : ['play'];
}

/** Goes to a view. Values that are carried along fill its form once. */
export function go(words, values = null) {
  carried = values;
  const to = `#${words.map(encodeURIComponent).join('/')}`;
  if (location.hash === to) window.dispatchEvent(new HashChangeEvent('hashchange'));
  else location.hash = to;
}

export function takeCarried() {
  const values = carried;
  carried = null;
  return values;
}
