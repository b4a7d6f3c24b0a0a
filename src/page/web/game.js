// A game: the phase on top, what is due, both armies as tiles. Tap my unit, tap his, tap what to do.
import { mint } from './core.js';
import { alone, announce, ask, busy, button, capital, errorNote, h, isBusy, replace, sheet, toast } from './dom.js';
import { boundField } from './fields.js';
import { openForm } from './gameform.js';
import { exportGame, paragraphs, showMenu } from './gamemenu.js';
import { OpenGame } from './games.js';
import { changed, showResult } from './result.js';
import { says } from './says.js';
import { storageTrouble } from './store.js';

/** Choices that fit on the bar; the others are in the sheet with all of them. */
const MOST_CHOICES = 5;

const ALL_THE_SAME = ['Leave it', 'Do it all the same'];

let running = null;

/** Ends the view of a game, when the player goes elsewhere. */
export function leaveGame() {
  running?.leave();
  running = null;
}

/** Shows a game of this device; resolves to its state for the header, or to null if there is no such game. */
export async function showGame(root, id, ruleset) {
  if (running?.open.id !== id) {
    leaveGame();
    running = new GameView(id, ruleset);
  }
  running.ruleset = ruleset;
  replace(root, running.root);
  await running.refresh();
}

/** The menu of the running game, for the button in the header. */
export function gameMenu() {
  running?.menu();
}

/** Whether a due item is thrown for now, rather than done on the table or later. */
function isPlayable(item) {
  return !item.errand && item.ready;
}

/** Tells due items apart; their numbers change as others are worked off. */
function nameOf({ resolver, units, why }) {
  return JSON.stringify([resolver, units, why]);
}

class GameView {
  constructor(id, ruleset) {
    this.open = new OpenGame(id);
    this.ruleset = ruleset;
    this.chosen = [];
    // An element of its own: a line that ends when the player is elsewhere must not paint over the view that he is in.
    this.root = h('div', { class: 'game-view', tabindex: '-1' });
    this.unwatch = this.open.watch(() => this.overtaken());
  }

  leave() {
    this.unwatch();
  }

  /** Another window has played: its lines are read, and the player is told. */
  overtaken() {
    toast('The game went on in another window');
    document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
    this.chosen = [];
    return busy(this.root, () => this.refresh());
  }

  async refresh() {
    const state = this.open.isBehind || !this.state ? await this.open.read() : await this.open.state();
    if (state.error) {
      replace(
        this.root,
        errorNote(state.error.message),
        h('div', { class: 'rules' }, button('Export the journal', () => exportGame(this))),
      );
      return;
    }
    this.state = state;
    this.open.stands(`Turn ${state.turn}${state.phase ? `, ${state.phase}` : ''}`);
    this.units = state.sides.flatMap((side) => side.units.map((one) => ({ ...one, side: side.name })));
    this.chosen = this.chosen.filter((name) => this.units.some((one) => one.name === name));
    this.paint();
  }

  paint() {
    const { state } = this;
    this.bar = h('div', { class: 'bar game-bar' });
    replace(
      this.root,
      h(
        'div',
        { class: 'game' },
        errorNote(storageTrouble()),
        h('div', { class: 'game-top' }, this.phaseCard(), this.dueList()),
        h('div', { class: 'armies' }, state.sides.map((side, at) => this.army(side, at))),
        this.bar,
      ),
    );
    this.paintBar();
    // What had the focus may be gone: the keyboard goes on from here, not from the top of the page.
    if (document.activeElement === document.body) this.root.focus({ preventScroll: true });
  }

  phaseCard() {
    const { state } = this;
    const may = this.units.filter((one) => one.may.length > 0);
    const verbs = [...new Set(may.flatMap((one) => one.may))];
    const must = this.units.filter((one) => one.must).map((one) => one.name);
    const table = state.table.filter((one) => one.now);
    return h(
      'section',
      { class: 'block phase', 'aria-label': 'The turn' },
      h(
        'h2',
        {},
        `Turn ${state.turn}`,
        state.phase ? h('span', { class: 'phase-name' }, ` ${state.phase}`) : null,
        state.place ? h('span', { class: 'help' }, ` ${state.place}`) : null,
        state.ending ? h('span', { class: 'help' }, ' ends when nothing is due') : null,
      ),
      state.simultaneous ? h('p', { class: 'help' }, state.simultaneous) : null,
      must.length > 0 ? h('p', { class: 'urgent' }, `Must act: ${must.join(', ')}`) : null,
      may.length > 0 ? h('p', { class: 'help' }, `May act: ${may.length} with a dot (${verbs.join(', ')})`) : null,
      state.order.length > 0 && !state.phase ? h('details', { class: 'turn-order' }, h('summary', {}, 'Order of play'), paragraphs(state.order)) : null,
      table.length > 0
        ? h('div', { class: 'chips' }, table.map((one) => button([capital(one.label), h('span', { class: 'reason' }, one.summary)], () => this.play(one.resolver, []), { class: 'chip strong' })))
        : null,
    );
  }

  dueList() {
    const { due } = this.state;
    if (due.length === 0) return null;
    const now = due.filter((one) => !one.later);
    const later = due.filter((one) => one.later);
    return h(
      'section',
      { class: 'block due', 'aria-label': 'What is due' },
      now.length > 0 ? [h('h2', {}, `Due now: ${now.length}`), h('ul', {}, now.map((one) => this.dueItem(one)))] : null,
      later.length > 0
        ? h('details', { open: now.length === 0 }, h('summary', {}, now.length > 0 ? `Later: ${later.length}` : `Due later: ${later.length}`), h('ul', {}, later.map((one) => this.dueItem(one))))
        : null,
    );
  }

  dueItem(item) {
    const text = [
      h('b', {}, item.units.join(' → ') || capital(item.label)),
      h('span', { class: 'tag' }, item.label),
      h('span', { class: 'help' }, item.why),
    ];
    return h(
      'li',
      {},
      isPlayable(item) ? button(text, () => this.playDue(item), { class: 'due-item' }) : h('div', { class: 'due-item' }, text),
      button(item.errand ? '✓' : '✕', () => this.act('drop', [String(item.n)]), {
        class: 'circle',
        'aria-label': `${item.errand ? 'Done' : 'Strike out'}: ${item.label} ${item.units.join(', ')}`,
        title: item.errand ? 'Done on the table' : 'Does not apply: strike it out',
      }),
    );
  }

  playDue(item) {
    document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
    return this.play(item.resolver, item.units, { due: item.n });
  }

  army(side, at) {
    const here = side.units.filter((one) => !one.gone);
    const gone = side.units.filter((one) => one.gone);
    return h(
      'section',
      { class: `army side${at}`, 'aria-label': side.name },
      h('h2', {}, capital(side.name)),
      h('p', { class: 'help' }, side.left),
      h('div', { class: 'tiles' }, [...here.filter((one) => !one.officer), ...here.filter((one) => one.officer)].map((one) => this.tile(one))),
      gone.length > 0
        ? h('details', { class: 'gone' }, h('summary', {}, `Gone: ${gone.length}`), gone.map((one) => this.tile(one)))
        : null,
    );
  }

  tile(one) {
    const at = this.chosen.indexOf(one.name);
    const marks = [one.must ? 'has-to' : '', one.may.length > 0 ? 'can-act' : '', one.done ? 'has-acted' : '', one.officer ? 'is-officer' : '', one.gone ? 'is-gone' : '', one.away ? 'is-away' : ''];
    const said = one.what.split(', ');
    const words = one.words.filter((word) => !said.includes(word));
    const strength = /\d/.test(words[0]) ? words.shift() : ''; // a unit at full strength may have words only
    return h(
      'button',
      {
        type: 'button',
        class: `tile ${marks.filter(Boolean).join(' ')}`,
        'aria-pressed': String(at >= 0),
        'data-chosen': at >= 0 ? String(at + 1) : null,
        onclick: () => this.choose(one.name),
      },
      h('span', { class: 'tile-name' }, one.name),
      one.gone ? null : h('span', { class: 'tile-strength' }, strength),
      h('span', { class: 'what' }, one.gone ? `gone ${one.how}` : one.what),
      h('span', { class: 'marks' }, [
        ...one.officers.map((name) => h('span', { class: 'mark star' }, `★ ${name}`)),
        ...(one.gone ? [] : words).map((word) => h('span', { class: 'mark' }, word)),
        one.done ? h('span', { class: 'mark quiet' }, 'has acted') : null,
        one.must ? h('span', { class: 'mark loud' }, 'must act') : null,
      ]),
    );
  }

  /** The first tap chooses who acts, the second whom; a tap on a chosen one takes it back. */
  choose(name) {
    if (isBusy(this.root)) return; // the line that is being played takes the choice back
    if (this.chosen.includes(name)) this.chosen = this.chosen.filter((other) => other !== name);
    else if (this.chosen.length < 2) this.chosen.push(name);
    else this.chosen = [this.chosen[0], name];
    this.root.querySelectorAll('.tile').forEach((tile) => {
      const at = this.chosen.indexOf(tile.querySelector('.tile-name').textContent);
      tile.setAttribute('aria-pressed', String(at >= 0));
      if (at >= 0) tile.setAttribute('data-chosen', String(at + 1));
      else tile.removeAttribute('data-chosen');
    });
    this.paintBar();
  }

  paintBar() {
    const { state } = this;
    if (this.chosen.length === 0) {
      const back = state.actions.filter((one) => one.kind === 'back');
      const side = state.actions.filter((one) => one.kind === 'side');
      const main = state.actions.filter((one) => one.kind === 'main');
      replace(
        this.bar,
        h(
          'div',
          { class: 'bar-keys game-keys' },
          [...back, ...side].map((one) => button(one.label, () => this.actOf(one))),
          main.map((one) => button(one.label, () => this.actOf(one), { class: 'main' })),
        ),
      );
      return;
    }
    busy(this.bar, () => this.paintChoices([...this.chosen]));
  }

  async paintChoices(names) {
    const [first, second] = names;
    const choices = await this.open.ask('gameChoices', first, second ?? '');
    if (this.chosen.join('\n') !== names.join('\n')) return;
    if (choices.error) {
      replace(this.bar, h('p', { class: 'message', role: 'alert' }, capital(choices.error.message)));
      return;
    }
    const allowed = choices.plays.filter((one) => one.alone && !one.reason);
    const fitting = allowed.filter((one) => one.now || !one.doubt);
    const ready = fitting.length > 0 ? fitting : allowed;
    const keys = [
      ...ready.slice(0, MOST_CHOICES).map((one) => ({ text: capital(one.label), does: () => this.play(one.resolver, names), kind: one.now ? 'chip strong' : 'chip' })),
      ...choices.acts.filter((one) => !one.reason && one.usual).map((one) => ({ text: capital(one.label), does: () => this.actOf(one), kind: 'chip' })),
    ];
    const needs = choices.plays.some((one) => !one.alone && !one.reason);
    replace(
      this.bar,
      h(
        'div',
        { class: 'chosen' },
        h('p', {}, h('b', {}, first), second ? [' → ', h('b', {}, second), keys.length > 0 ? null : h('span', { class: 'help' }, ' nothing now: All… says why')].filter(Boolean) : needs ? h('span', { class: 'help' }, ' now tap an enemy, or:') : null),
        button('All…', () => this.all(names, choices), { class: 'chip' }),
        button('✕', () => {
          this.chosen = [];
          this.paint();
        }, { class: 'circle', 'aria-label': 'Choose nobody' }),
      ),
      h('div', { class: 'chips choices' }, keys.map((key) => button(key.text, key.does, { class: key.kind }))),
    );
    announce(`${names.join(' against ')} chosen`);
  }

  /** Everything that the chosen can do, with the reasons against it. */
  all(names, choices) {
    const { body, close } = sheet(names.join(' → '));
    const entry = (label, help, reason, does) =>
      h(
        'li',
        {},
        button([h('b', {}, capital(label)), h('span', { class: 'help' }, reason ? capital(reason) : help)], () => {
          close();
          does();
        }, { class: reason ? 'entry-key against' : 'entry-key' }),
      );
    const plays = choices.plays.filter((one) => one.alone || names.length > 1);
    const waiting = choices.plays.filter((one) => !plays.includes(one)).map((one) => one.label);
    replace(
      body,
      h(
        'ul',
        { class: 'entries' },
        plays.map((one) => entry(one.label, one.summary, one.reason || one.doubt, () => this.play(one.resolver, names))),
        choices.acts.map((one) => entry(one.label, '', one.reason || one.doubt, () => this.actOf(one))),
        names.map((name) => entry(`By hand: ${name}`, 'for what happened on the table', '', () => this.byHand(name))),
      ),
      waiting.length > 0 ? h('p', { class: 'help' }, `Against an enemy, tap him too: ${waiting.join(', ')}.`) : null,
    );
  }

  /** @param values that are known already, by parameter */
  play(resolver, units, { due = 0, values = {} } = {}) {
    const strike = () => this.act('drop', [String(due)]);
    const wish = { due, resolver, units, values };
    const calls = { strike, follow: (part) => this.follow(part), done: (answer) => this.played(answer) };
    return alone(this.root, () => openForm(this.open, this.state, wish, calls));
  }

  /** Does what a sentence of the program speaks of, after a tap on it. */
  follow({ action, args, values }) {
    document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
    const [first, ...others] = args;
    if (action === 'play') this.play(first, others, { values });
    else if (action === 'choose') this.chooseAll(others);
    else if (action === 'fields') this.byHand(first);
    else this.act(action, args);
  }

  /** Chooses these units; the player taps the one that is missing. */
  chooseAll(names) {
    this.chosen = names;
    this.paint();
  }

  /** Shows what came of a line that threw dice. */
  played(answer) {
    return busy(this.root, () => this.showPlayed(answer));
  }

  async showPlayed(answer) {
    if (answer === null) {
      await this.overtaken();
      return;
    }
    if (answer.records) this.chosen = [];
    const before = new Set(this.state.due.map(nameOf));
    await this.refresh();
    const keys = answer.records ? [['Undo', () => this.undo()], ['Go on', () => {}]] : [['Good', () => {}]];
    const next = this.state.due
      .filter((item) => isPlayable(item) && !item.later && !before.has(nameOf(item)))
      .map((item) => ({ label: item.label, whom: [item.units.join(' → '), item.why].join(': '), does: () => this.playDue(item) }));
    showResult(this.ruleset, answer, { keys, next, tapped: (part) => this.follow(part) });
  }

  undo() {
    const [one] = this.state.actions.filter(({ kind }) => kind === 'back');
    if (one) this.act(one.action, []);
  }

  /** Does something that may have reasons against it. */
  actOf({ action, args = [], label, reason = '', doubt = '' }) {
    if (!reason && !doubt) {
      this.act(action, args);
      return;
    }
    ask(label, h('p', { class: 'sentence' }, capital(reason || doubt)), ALL_THE_SAME, () => this.act(action, args, reason !== ''));
  }


  act(action, args, force = false) {
    return alone(this.root, () => this.playAct(action, args, force));
  }

  async playAct(action, args, force) {
    const answer = await this.open.play('gameAct', action, args, force, mint());
    if (answer === null) {
      await this.overtaken();
      return;
    }
    if (answer.error) {
      this.refused(answer.error, action, args);
      return;
    }
    this.chosen = [];
    const before = this.state.phase;
    await this.refresh();
    const { phase } = this.state;
    const title = [answer.over, answer.turned, phase === before ? '' : phase].filter(Boolean).join('. ') || 'Done';
    const [change] = answer.changes;
    const isPlain = answer.changes.every(({ unit }) => args.includes(unit)); // the player has just tapped it
    if (!isPlain || answer.remarks.length > 0 || answer.over) {
      const { body } = sheet(title);
      replace(
        body,
        answer.remarks.map((remark) => h('p', { class: 'sentence' }, says(remark, (part) => this.follow(part)))),
        changed(answer.changes),
      );
      announce(title);
    } else {
      toast(change ? `${change.unit}: ${change.text}` : title);
    }
  }

  /** Says why not, and what to do instead: tap what is due, or do it all the same. */
  refused(error, action, args) {
    const due = this.state.due.filter((item) => !item.later);
    const content = [
      h('p', { class: 'sentence' }, says(error.says, (part) => this.follow(part))),
      due.length > 0 ? h('section', { class: 'due' }, h('ul', {}, due.map((item) => this.dueItem(item)))) : null,
    ];
    if (error.forcible) ask('Not now', content, ALL_THE_SAME, () => this.act(action, args, true));
    else sheet('Not now', content);
  }

  /** The fields of a unit, to be set by hand. */
  byHand(name) {
    return alone(this.root, () => this.showFields(name));
  }

  async showFields(name) {
    const fields = await this.open.ask('gameFields', name);
    if (fields.error) return;
    const values = new Map();
    const { body, foot, close } = sheet(name, h('p', { class: 'help' }, 'Set what happened on the table; the rest stays.'));
    body.append(...fields.map((one) => boundField(one, values)));
    foot.append(
      button('Set it', () => {
        close();
        if (values.size > 0) this.act('set', [name, ...[...values].map(([key, value]) => `${key}=${value}`)]);
      }, { class: 'main' }),
    );
  }

  menu() {
    if (this.state) showMenu(this);
  }
}
