// A game: the phase on top, what is due, both armies as tiles. Tap my unit, tap his, tap what to do.
import { mint, program } from './core.js';
import { alone, announce, busy, button, capital, download, h, isBusy, replace, sheet, toast } from './dom.js';
import { field } from './fields.js';
import { openForm } from './gameform.js';
import { OpenGame, deleteGame, gameNamed, journal } from './games.js';
import { changed, showResult } from './result.js';
import { go } from './route.js';
import { pageView } from './rules.js';
import { storageTrouble } from './store.js';

/** Choices that fit on the bar; the others are in the sheet with all of them. */
const MOST_CHOICES = 5;

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
        h('p', { class: 'error', role: 'alert' }, state.error.message),
        h('div', { class: 'rules' }, button('Export the journal', () => this.save())),
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
        storageTrouble() ? h('p', { class: 'error', role: 'alert' }, storageTrouble()) : null,
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
    const isOpen = !state.ending && !state.actions.some((one) => one.kind === 'main'); // nobody knows the next phase yet
    const table = state.table.filter((one) => !one.lookUp && (one.now || isOpen));
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
      state.together ? h('p', { class: 'urgent' }, 'All happens at the same time, until you say apart.') : null,
      must.length > 0 ? h('p', { class: 'urgent' }, `Must act: ${must.join(', ')}`) : null,
      may.length > 0 ? h('p', { class: 'help' }, `May act: ${may.length} with a dot (${verbs.join(', ')})`) : null,
      state.order.length > 0
        ? h('details', { class: 'turn-order' }, h('summary', {}, 'Order of play'), state.order.map((text) => h('p', {}, text)))
        : null,
      table.length > 0
        ? h('div', { class: 'chips' }, table.map((one) => button(capital(one.label), () => this.play(one.resolver, []), { class: 'chip strong', title: one.summary })))
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
      item.errand || !item.ready ? h('div', { class: 'due-item' }, text) : button(text, () => this.play(item.resolver, item.units, item.n), { class: 'due-item' }),
      button(item.errand ? '✓' : '✕', () => this.act('drop', [String(item.n)]), {
        class: 'circle',
        'aria-label': `${item.errand ? 'Done' : 'Strike out'}: ${item.label} ${item.units.join(', ')}`,
        title: item.errand ? 'Done on the table' : 'Does not apply: strike it out',
      }),
    );
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
          [...back, ...side].map((one) => button(one.label, () => this.act(one.action, []))),
          main.map((one) => button(capital(one.label), () => this.act(one.action, []), { class: 'main' })),
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
    const ready = choices.plays.filter((one) => one.alone && !one.reason);
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
        h('p', {}, h('b', {}, first), second ? [' → ', h('b', {}, second)] : needs ? h('span', { class: 'help' }, ' now tap an enemy, or:') : null),
        button('✕', () => {
          this.chosen = [];
          this.paint();
        }, { class: 'circle', 'aria-label': 'Choose nobody' }),
      ),
      h('div', { class: 'chips choices' }, keys.map((key) => button(key.text, key.does, { class: key.kind })), button('All…', () => this.all(names, choices), { class: 'chip' })),
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

  play(resolver, units, due = 0) {
    const strike = () => this.act('drop', [String(due)]);
    return alone(this.root, () => openForm(this.open, this.state, { due, resolver, units, strike }, (answer) => this.played(answer)));
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
    await this.refresh();
    const keys = answer.records ? [['Undo', () => this.undo()], ['Go on', () => {}]] : [['Good', () => {}]];
    showResult(this.ruleset, { ...answer, next: [] }, keys);
  }

  undo() {
    const [one] = this.state.actions.filter(({ kind }) => kind === 'back');
    if (one) this.act(one.action, []);
  }

  /** Does something by hand that may have reasons against it. */
  actOf(one) {
    if (!one.reason && !one.doubt) {
      this.act(one.action, one.args);
      return;
    }
    const { foot, close } = sheet(one.label, h('p', { class: 'sentence' }, capital(one.reason || one.doubt)));
    foot.append(
      button('Leave it', close),
      button('Do it all the same', () => {
        close();
        this.act(one.action, one.args, one.reason !== '');
      }, { class: 'main' }),
    );
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
      sheet('Not now', h('p', { class: 'sentence' }, capital(answer.error.message)));
      return;
    }
    this.chosen = [];
    const before = this.state.phase;
    await this.refresh();
    const { phase } = this.state;
    const says = [answer.over, answer.turned, phase === before ? '' : phase].filter(Boolean).join('. ') || 'Done';
    if (answer.changes.length > 0 || answer.remarks.length > 0 || answer.over) {
      const { body } = sheet(says);
      replace(
        body,
        answer.remarks.map((remark) => h('p', { class: 'sentence' }, remark)),
        changed(answer.changes),
      );
      announce(says);
    } else {
      toast(says);
    }
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
    fields.forEach((one) => {
      const made = field({ ...one, fallback: one.value }, (value) => {
        if (value === null || value === one.value) values.delete(one.name);
        else values.set(one.name, value);
        made.show(values.get(one.name) ?? one.value, '');
      });
      made.show(one.value || null, '');
      body.append(made.element);
    });
    foot.append(
      button('Set it', () => {
        close();
        if (values.size > 0) this.act('set', [name, ...[...values].map(([key, value]) => `${key}=${value}`)]);
      }, { class: 'main' }),
    );
  }

  menu() {
    if (!this.state) return;
    const { body, close } = sheet(gameNamed(this.open.id)?.title ?? this.state.name);
    const entry = (label, help, does) =>
      h('li', {}, button([h('b', {}, label), h('span', { class: 'help' }, help)], () => {
        close();
        does();
      }, { class: 'entry-key' }));
    const { actions, table } = this.state;
    replace(
      body,
      h(
        'ul',
        { class: 'entries' },
        actions.filter((one) => ['main', 'side', 'more', 'back'].includes(one.kind)).map((one) => entry(capital(one.label), '', () => this.act(one.action, []))),
        table.map((one) => entry(capital(one.label), one.summary, () => this.play(one.resolver, []))),
        actions.filter((one) => one.kind === 'text').map((one) => entry(one.label, 'it goes on record', () => this.write(one))),
        entry('A unit comes to the table', 'a row as in a muster', () => this.reinforce()),
        entry('Story', 'the report of the battle so far', () => this.story()),
        entry('Export the journal', 'the file that a computer goes on with', () => this.save()),
        navigator.share ? entry('Share the journal', '', () => this.share()) : null,
        entry('Delete this game', 'from this device', () => this.remove()),
      ),
    );
  }

  /** Asks for a text, such as a note. */
  write(one) {
    this.text(one.label, '', (text) => this.act(one.action, [text]));
  }

  reinforce() {
    const side = this.state.sides[0].name;
    this.text('A unit comes to the table', `${side},Name,`, (text) => this.act('add', [text]));
  }

  text(title, value, does) {
    const input = h('textarea', { rows: 3, class: 'text', 'aria-label': title, value });
    const { foot, close } = sheet(title, input);
    foot.append(
      button('Leave it', close),
      button('Write it', () => {
        const text = input.value.trim().replace(/\s+/g, ' ');
        close();
        if (text) does(text);
      }, { class: 'main' }),
    );
    input.focus();
  }

  async story() {
    const { body, foot } = sheet('Story', h('p', { class: 'loading' }, 'Writing the report…'));
    const page = await busy(body, () => program.ask('gameStory', this.open.file, journal(this.open.id)));
    replace(body, page.error ? h('p', { class: 'error' }, page.error.message) : h('div', { class: 'page' }, pageView(page, this.ruleset, false, null)));
    foot.append(button('Save as text', () => download(this.open.file.replace('.jsonl', '.txt'), body.innerText)));
  }

  save() {
    download(this.open.file, journal(this.open.id));
  }

  async share() {
    const file = new File([journal(this.open.id)], this.open.file, { type: 'text/plain' });
    try {
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
      else this.save();
    } catch (e) {
      if (e.name !== 'AbortError') this.save();
    }
  }

  remove() {
    const { foot, close } = sheet('Delete this game?', h('p', {}, 'Its journal is gone from this device then. Export it first if you want to keep it.'));
    foot.append(
      button('Keep it', close),
      button('Delete', () => {
        close();
        deleteGame(this.open.id);
        leaveGame();
        go(['game']);
      }, { class: 'main' }),
    );
  }
}
