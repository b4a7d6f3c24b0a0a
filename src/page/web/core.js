// The program, compiled to JavaScript, in two workers: one answers at once, the other counts odds, which may take longer.
// The view waits for neither, so a tap is never held up.
import { load } from './store.js';

const GLUE = `
self.onmessage = ({ data }) => {
  let answer;
  try {
    answer = self[data.method](...data.args);
  } catch (e) {
    answer = JSON.stringify({ error: { message: 'internal error: ' + e, parameter: '' } });
  }
  self.postMessage({ id: data.id, answer });
};`;

/** Text of the compiled core, as it stands in the page. */
function source() {
  return document.getElementById('core').textContent;
}

class Program {
  #worker = null;
  #asked = new Map();
  #count = 0;

  /** Starts the worker; it reads the player's own folders first. */
  start() {
    if (this.#worker) return;
    const url = URL.createObjectURL(new Blob([source(), GLUE], { type: 'text/javascript' }));
    this.#worker = new Worker(url);
    this.#worker.onmessage = ({ data }) => {
      const { resolve } = this.#asked.get(data.id);
      this.#asked.delete(data.id);
      resolve(JSON.parse(data.answer));
    };
    this.#worker.onerror = (event) => {
      const message = `the program did not start: ${event.message || 'no reason given'}`;
      this.#asked.forEach(({ resolve }) => resolve({ error: { message, parameter: '' } }));
      this.#asked.clear();
    };
    load('folders', []).forEach(({ name }) => this.ask('openFolder', name, load(`folder.${name}`, [])));
  }

  /** Calls a method of the door. An error is an answer with the member `error`. */
  ask(method, ...args) {
    this.start();
    return new Promise((resolve) => {
      const id = ++this.#count;
      this.#asked.set(id, { resolve });
      this.#worker.postMessage({ id, method, args });
    });
  }

  get isBusy() {
    return this.#asked.size > 0;
  }

  /** Ends the worker; questions that it has not answered get null. */
  stop() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#asked.forEach(({ resolve }) => resolve(null));
    this.#asked.clear();
  }
}

export const program = new Program();
const counter = new Program();

/** Lets the worker that counts odds begin again, with the folders that are there now. */
export function restartCounter() {
  counter.stop();
}

/** Time after which a count that nobody waits for any longer is broken off. */
const PATIENCE = 1500;

let latest = 0;
let waiting = null;
let since = 0;

/** Starts the second worker before it is needed, with any question: the first answer takes longest. */
export function warmUp(ruleset) {
  if (counter.isBusy) return;
  since = performance.now();
  waiting = counter.ask('odds', ruleset.name, ruleset.resolvers[0].name, [], []);
}

/**
 * Exact odds; only the newest question is answered, older ones get null. A count that takes long and is out of date is
 * broken off, so that the newest does not wait for it.
 */
export async function newestOdds(...args) {
  const mine = ++latest;
  if (counter.isBusy) {
    const left = Math.max(0, PATIENCE - (performance.now() - since));
    await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, left))]);
    if (mine !== latest) return null;
    if (counter.isBusy) counter.stop();
  }
  since = performance.now();
  const answer = counter.ask('odds', ...args);
  waiting = answer;
  const odds = await answer;
  return mine === latest ? odds : null;
}

/** A new seed: 128 random bits in hexadecimal digits, as the command line makes them. */
export function mint() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
}
