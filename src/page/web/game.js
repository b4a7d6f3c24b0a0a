// A game: the phase on top, what is due, both armies as tiles. Tap my unit, tap his, tap what to do.
import { army } from './armies.js';
import { paintChoices } from './choices.js';
import { mint } from './core.js';
import { alone, announce, ask, busy, button, capital, errorNote, h, isBusy, replace, sheet, toast } from './dom.js';
import { boundField } from './fields.js';
import { openForm } from './gameform.js';
import { exportGame, showMenu } from './gamemenu.js';
import { OpenGame } from './games.js';
import { changed, showResult } from './result.js';
import { says } from './says.js';
import { storageTrouble } from './store.js';
import { dueItem, dueList, isPlayable, phaseCard } from './turn.js';

const ALL_THE_SAME = ['Leave it', 'Do it all the same'];

let running = null;

/** Ends the view of a game, when the player goes elsewhere. */
export function leaveGame() {
  running?.leave();
  running = null;
}

/** Shows a game of this device. */
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
        h('div', { class: 'game-top' }, phaseCard(state, this.units, (resolver, named) => this.play(resolver, named)), dueList(state.due, this.dueCalls())),
        h('div', { class: 'armies' }, state.sides.map((side, at) => army(side, at, this.chosen, (name) => this.choose(name)))),
        this.bar,
      ),
    );
    this.paintBar();
    // What had the focus may be gone: the keyboard goes on from here, not from the top of the page.
    if (document.activeElement === document.body) this.root.focus({ preventScroll: true });
  }

  /** Actions of taps on a due item. */
  dueCalls() {
    return { play: (item) => this.playDue(item), drop: (item) => this.act('drop', [String(item.n)]) };
  }

  playDue(item) {
    document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
    return this.play(item.resolver, item.units, { due: item.n });
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
    busy(this.bar, () => this.askChoices([...this.chosen]));
  }

  async askChoices(names) {
    const [first, second] = names;
    const choices = await this.open.ask('gameChoices', first, second ?? '');
    if (this.chosen.join('\n') !== names.join('\n')) return;
    if (choices.error) {
      replace(this.bar, h('p', { class: 'message', role: 'alert' }, capital(choices.error.message)));
      return;
    }
    paintChoices(this, names, choices);
    announce(`${names.join(' against ')} chosen`);
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

  /** Chooses these units and no others; the player taps the one that is missing. */
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
      due.length > 0 ? h('section', { class: 'due' }, h('ul', {}, due.map((item) => dueItem(item, this.dueCalls())))) : null,
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
