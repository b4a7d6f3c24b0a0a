// The games of this device: their journals in the browser's storage, a line played at a time, and the program's state of
// the game that is open. A journal here is the file that the command line reads and writes.
import { mint, program } from './core.js';
import { load, remove, save } from './store.js';

const LIST = 'games';

/** All games of this device, the last played first. */
export function games() {
  return [...load(LIST, [])].sort((a, b) => b.played - a.played);
}

export function gameNamed(id) {
  return games().find((game) => game.id === id);
}

function update(id, change) {
  const all = load(LIST, []);
  const game = all.find((one) => one.id === id);
  if (game) Object.assign(game, change);
  save(LIST, all);
}

const endKey = (id) => `game.${id}.end`;

function length(id) {
  return load(endKey(id), 0);
}

/** The journal of a game as text. */
export function journal(id) {
  let text = '';
  for (let n = 0; n < length(id); n++) text += load(`game.${id}.${n}`, '');
  return text;
}

function append(id, records) {
  const n = length(id);
  save(`game.${id}.${n}`, records);
  save(endKey(id), n + 1);
}

/** Adds a journal to the device and returns its id. */
export function addGame(file, title, ruleset, text) {
  let id = mint().slice(0, 8);
  while (gameNamed(id)) id = mint().slice(0, 8);
  save(LIST, [...load(LIST, []), { id, file, title, ruleset, played: Date.now(), moment: '' }]);
  append(id, text);
  return id;
}

export function deleteGame(id) {
  for (let n = 0; n < length(id); n++) remove(`game.${id}.${n}`);
  remove(endKey(id));
  save(LIST, load(LIST, []).filter((game) => game.id !== id));
}

/** A file name that no game of this device has yet. */
export function freeName(wanted) {
  const plain = wanted.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'game';
  const taken = new Set(games().map((game) => game.file));
  for (let n = 1; ; n++) {
    const name = n === 1 ? plain : `${plain}-${n}`;
    if (!taken.has(`${name}.jsonl`)) return name;
  }
}

/**
 * Takes a journal from a file. One that goes on where a game of this device stops continues that game; one that the device
 * has already, or that is its beginning, adds nothing.
 */
export async function importGame(file, text) {
  const whole = text.endsWith('\n') || text === '' ? text : `${text}\n`;
  const state = await program.ask('gameOpen', 'import', file, whole);
  if (state.error) return state;
  for (const game of games()) {
    const known = journal(game.id);
    if (known === '') continue;
    if (whole.startsWith(known)) {
      if (whole.length > known.length) append(game.id, whole.slice(known.length));
      update(game.id, { played: Date.now() });
      return { id: game.id };
    }
    if (known.startsWith(whole)) return { id: game.id };
  }
  return { id: addGame(`${freeName(file.replace(/\.jsonl?$/, ''))}.jsonl`, state.name, state.ruleset, whole) };
}

/** The open game. Other windows may play in it too, so it is compared with what is stored before every line. */
export class OpenGame {
  constructor(id) {
    this.id = id;
    this.known = 0;
  }

  get file() {
    return gameNamed(this.id)?.file ?? 'game.jsonl';
  }

  /** Whether another window has played on, or nothing was read yet. */
  get isBehind() {
    return length(this.id) !== this.known;
  }

  /** Reads the journal; resolves to the game's state, or to an error. */
  async read() {
    this.known = length(this.id);
    return program.ask('gameOpen', this.id, this.file, journal(this.id));
  }

  state() {
    return program.ask('gameState', this.id);
  }

  ask(method, ...args) {
    return program.ask(method, this.id, ...args);
  }

  /** Plays a line: asks the program, then keeps its records. Resolves to null if another window was quicker. */
  play(method, ...args) {
    const seen = this.known; // length of the journal that the player saw: this.known grows when another window's line is read
    return this.#alone(async () => {
      if (await this.#isLongerThan(seen)) return null;
      const answer = await program.ask(method, this.id, ...args, Date.now());
      if (!answer.error && answer.records) {
        append(this.id, answer.records);
        this.known = length(this.id);
        update(this.id, { played: Date.now() });
        await this.#claim();
      }
      return answer;
    });
  }

  /** Remembers where the game stands, for the list of games. */
  stands(moment) {
    if (gameNamed(this.id)?.moment !== moment) update(this.id, { moment });
  }

  /** Runs the work while no other window plays in this game. */
  #alone(work) {
    return navigator.locks ? navigator.locks.request(this.#lock, work) : work();
  }

  get #lock() {
    return `grognard.game.${this.id}`;
  }

  /** A lock that says how long the journal is: storage reaches other windows a little later than locks do. */
  #lengthLock(length) {
    return `${this.#lock}.${length}`;
  }

  /** Holds the lock of the journal's length until this window plays the next line or is closed. */
  async #claim() {
    if (!navigator.locks) return;
    const release = this.release;
    await new Promise((granted) => {
      const held = () => {
        granted();
        return new Promise((done) => {
          this.release = done;
        });
      };
      navigator.locks.request(this.#lengthLock(this.known), { mode: 'shared' }, held);
    });
    release?.();
  }

  /** Whether another window has played a line since, even one that the storage does not show here yet. */
  async #isLongerThan(seen) {
    if (length(this.id) !== seen) return true;
    if (!navigator.locks) return false;
    const { held } = await navigator.locks.query();
    const prefix = this.#lengthLock('');
    return held.some(({ name }) => name.startsWith(prefix) && Number(name.slice(prefix.length)) > seen);
  }

  /** Calls back when another window has played in this game. Returns a function that ends it. */
  watch(changed) {
    const listener = (event) => {
      if (event.key?.endsWith(endKey(this.id)) && this.isBehind) changed();
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }
}
