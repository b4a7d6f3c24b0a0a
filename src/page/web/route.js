// Where the player is, in the address after the #, so that back and forward work: #play/honour/fire.

let carried = null;

export function here() {
  const words = location.hash.slice(1).split('/').filter(Boolean).map(decodeURIComponent);
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
