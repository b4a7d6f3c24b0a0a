// What this device remembers, in the browser's own storage. Without storage (a private window, no room left) the page
// works on, keeps everything in memory until it is closed, and says so.

const PREFIX = 'grognard.';
const memory = new Map();
let trouble = '';

/** Why nothing is kept; empty if all is well. */
export function storageTrouble() {
  return trouble;
}

function failed(e) {
  const full = e.name === 'QuotaExceededError';
  trouble = full
    ? 'This device has no room left for the page. Export your games, save the log, then delete what you can spare.'
    : 'This window keeps nothing: export your game and save the log before you close it.';
}

export function load(key, fallback) {
  if (memory.has(key)) return memory.get(key);
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? fallback : JSON.parse(text);
  } catch (e) {
    if (e instanceof SyntaxError) return fallback;
    failed(e);
    return fallback;
  }
}

export function save(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    memory.delete(key);
  } catch (e) {
    memory.set(key, value);
    failed(e);
  }
}

export function remove(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch (e) {
    failed(e);
  }
}

/** Room for an evening: about as much as the journal of a long game. */
const ROOM = 200_000;

/** Tries before play whether storage works and has room. */
export function tryStorage() {
  save('tried', ' '.repeat(ROOM));
  remove('tried');
}

const settings = load('settings', {});

export function setting(name, fallback) {
  return settings[name] ?? fallback;
}

export function set(name, value) {
  settings[name] = value;
  save('settings', settings);
}

// Each record has an entry of its own, so that a long log is not written again with every throw.
const FIRST = 'log.first';
const END = 'log.end';

export function addRecord(line) {
  const end = load(END, 0);
  save(`log.${end}`, line);
  save(END, end + 1);
}

/** The records of this device, oldest first. */
export function records() {
  const lines = [];
  for (let n = load(FIRST, 0); n < load(END, 0); n++) {
    const line = load(`log.${n}`, null);
    if (line !== null) lines.push(line);
  }
  return lines;
}

export function deleteRecords() {
  for (let n = load(FIRST, 0); n < load(END, 0); n++) remove(`log.${n}`);
  save(FIRST, load(END, 0));
  trouble = '';
}
