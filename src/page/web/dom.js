// Elements without a framework. Text goes in as text nodes only, so nothing that a file or a player says becomes markup.

/** Makes an element: h('button', { class: 'key', onclick: roll }, 'Roll'). */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value') element.value = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== ''));
  return element;
}

/**
 * Makes a button. The second click of a double tap is ignored if the first hit what stood here before: it would end the next
 * phase too, or answer a question that nobody has read.
 *
 * @param quick whether it is painted again under a finger that taps on, as the faces of dice are
 */
export function button(text, onclick, { quick = false, ...properties } = {}) {
  let isKnown = quick;
  const click = (event) => {
    if (event.detail > 1 && !isKnown) return;
    isKnown = true;
    onclick(event);
  };
  return h('button', { type: 'button', onclick: click, ...properties }, text);
}

export function replace(element, ...children) {
  element.replaceChildren(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== ''));
}

const works = new WeakMap();

export function isBusy(element) {
  return (works.get(element) ?? 0) > 0;
}

/** Marks the element busy while the work runs; several works may run in it at a time. */
export async function busy(element, work) {
  const count = (by) => {
    works.set(element, (works.get(element) ?? 0) + by);
    element.setAttribute('aria-busy', String(isBusy(element)));
  };
  count(1);
  try {
    return await work();
  } finally {
    count(-1);
  }
}

/** Runs the work of a tap, unless the element is still busy with another: a line is played once, however often it is tapped. */
export async function alone(element, work) {
  if (!isBusy(element)) await busy(element, work);
}

export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An error in the page; nothing if there is none. */
export function errorNote(text) {
  return text ? h('p', { class: 'error', role: 'alert' }, text) : null;
}

/** Says something to a screen reader. */
export function announce(text) {
  const spoken = document.getElementById('spoken');
  spoken.textContent = '';
  requestAnimationFrame(() => {
    spoken.textContent = text;
  });
}

/** One tab stop for a group of buttons; arrow keys move between them. */
export function roving(group) {
  const keys = () => [...group.querySelectorAll('button:not([disabled])')];
  const stop = (chosen) => keys().forEach((key) => key.setAttribute('tabindex', key === chosen ? '0' : '-1'));
  group.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = keys();
    const at = all.indexOf(document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    const to = all[(at + step + all.length) % all.length];
    stop(to);
    to.focus();
  });
  group.addEventListener('focusin', (event) => {
    if (keys().includes(event.target)) stop(event.target);
  });
  group.reset = () => stop(keys().find((key) => key.getAttribute('aria-pressed') === 'true') ?? keys()[0]);
  group.reset();
  return group;
}

/** A sheet that slides over the page. Escape and a tap beside it close it; focus goes back to where it was. */
export function sheet(title, ...content) {
  const from = document.activeElement;
  const heading = h('h2', { id: 'sheet-title' }, title);
  const body = h('div', { class: 'sheet-body' }, ...content);
  const foot = h('div', { class: 'sheet-foot' });
  const close = button('✕', () => dialog.close(), { class: 'circle', 'aria-label': 'Close' });
  const dialog = h(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'sheet-title' },
    h('div', { class: 'sheet-head' }, heading, close),
    body,
    foot,
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (from?.isConnected) from.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, heading, body, foot, close: () => dialog.close() };
}

/** Copies a text and says so; where the clipboard is out of reach, the text is shown to be copied by hand. */
export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    toast(`${what} copied`);
  } catch {
    sheet(what, h('textarea', { class: 'by-hand', readonly: true, rows: 8, 'aria-label': what, value: text }));
  }
}

/** Says something in passing, on the screen and to a screen reader. */
export function toast(text) {
  announce(text);
  const note = h('div', { class: 'toast' }, text);
  document.body.append(note);
  setTimeout(() => note.remove(), 2500);
}

/** A button that opens files; each is handed over, one after the other. */
export function filePicker(label, accept, opened) {
  const input = h('input', {
    type: 'file',
    accept,
    multiple: true,
    hidden: true,
    onchange: async () => {
      for (const file of input.files) await opened(file);
      input.value = '';
    },
  });
  return h('span', { class: 'picker' }, button(label, () => input.click()), input);
}

/** A sheet with a question and two keys: one leaves everything as it is, the main one does it. */
export function ask(title, content, [no, yes], does) {
  const { foot, close } = sheet(title, content);
  foot.append(
    button(no, close),
    button(yes, () => {
      close();
      does();
    }, { class: 'main' }),
  );
}

/** Hands a text to another program of the device as a file; where that cannot be, it is saved. */
export async function share(name, text) {
  const file = new File([text], name, { type: 'text/plain' });
  try {
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
    else download(name, text);
  } catch (e) {
    if (e.name !== 'AbortError') download(name, text); // the player did not change his mind: the device refused it
  }
}

/** Saves a text as a file. */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
