// One resolution in a game: only what the units do not know is asked, in a sheet over the armies, with odds at every tap.
import { mint, newestOdds } from './core.js';
import { alone, announce, busy, button, capital, h, replace, sheet } from './dom.js';
import { throwOnTable } from './dice.js';
import { field, folded, group, pointAt } from './fields.js';
import { inWords, pairsOf } from './form.js';
import { OddsBar } from './odds.js';
import { says } from './says.js';
import { setting } from './store.js';

/**
 * Opens the sheet of a resolution; resolves when it is shown.
 *
 * @param wish the due item's number or 0, the resolver, the units, and values that are known already
 * @param calls done, with the program's answer once it is played, or null if another window played meanwhile; strike, if the
 *   due item does not apply; follow, with a part of a sentence that was tapped
 */
export async function openForm(open, state, wish, calls) {
  const form = new GameForm(open, state, wish, calls);
  await form.start();
}

class GameForm {
  constructor(open, state, wish, calls) {
    Object.assign(this, { open, state, wish, calls });
    /** The units without one that the player chooses in the form. */
    this.named = wish.units;
    this.values = { ...wish.values };
    this.allowed = false;
    this.shape = '';
    this.asks = 0;
    this.fields = new Map();
    this.offered = new Set();
    /** Questions by parameter, in the order in which they came up; an answered one stays, so that it can be changed. */
    this.questions = new Map();
  }

  async start() {
    const form = await this.describe();
    if (form.error) {
      sheet('Not now', h('p', { class: 'sentence' }, says(form.error.says, this.calls.follow)));
      return;
    }
    const own = setting('own', false);
    const { dialog, body, foot, close } = sheet(capital(form.label));
    dialog.classList.add('game-form');
    this.dialog = dialog;
    this.foot = foot;
    this.close = close;
    this.body = body;
    this.oddsBar = new OddsBar();
    this.roll = button(form.dice ? 'Roll' : form.lookUp ? 'Answer' : 'Play', () => this.play(), { class: own && form.dice ? '' : 'main' });
    this.mine = form.dice ? button('My dice', () => this.throwOwn(), { class: own ? 'main' : '' }) : null;
    this.oddsKey = form.dice ? button('Odds', () => this.oddsBar.open()) : null;
    this.fieldsPlace = h('div', { class: 'boxes one' });
    this.names = h('b', {});
    replace(body, h('p', { class: 'who' }, this.names, ' ', h('span', { class: 'help' }, form.why || form.summary)), this.fieldsPlace);
    replace(
      foot,
      form.dice ? this.oddsBar.element : this.oddsBar.message,
      h('div', { class: 'bar-keys' }, this.oddsKey, this.mine, this.roll),
    );
    foot.classList.add('stacked');
    this.paint(form);
    busy(this.foot, () => this.count(form));
    (this.body.querySelector('.wanted button, .wanted input, .wanted select') ?? this.roll).focus();
  }

  words() {
    return this.forced ? ['--force'] : [];
  }

  pairs() {
    const barred = this.form?.barred ?? {};
    return pairsOf(Object.fromEntries(Object.entries(this.values).filter(([name]) => !(name in barred))));
  }

  asked() {
    return [this.wish.due ?? 0, this.wish.resolver, this.wish.units, this.pairs(), this.words()];
  }

  describe() {
    return this.open.ask('gameForm', ...this.asked());
  }

  async change(name, value) {
    if (value === null) delete this.values[name];
    else this.values[name] = value;
    this.fields.get(name)?.show(value, '');
    await this.update();
  }

  update() {
    return busy(this.foot, () => this.describeAgain());
  }

  async describeAgain() {
    const mine = ++this.asks;
    const form = await this.describe();
    if (mine !== this.asks) return; // the values have changed meanwhile
    if (form.error) {
      this.say(this.inWords(form.error.message));
      return;
    }
    this.paint(form);
    await this.count(form);
  }

  inWords(message) {
    return inWords(message, this.form ?? { parameters: [], sides: [] });
  }

  /** Builds the fields again only where others are wanted than before, so that focus stays where it is. */
  paint(form) {
    this.form = form;
    this.names.textContent = form.units.join(' → ');
    form.questions.forEach((question) => this.questions.set(question.parameter, question));
    this.further ||= form.further;
    const open = new Set(form.questions.map((question) => question.parameter));
    const questions = [...this.questions.values()].filter(({ parameter }) => open.has(parameter) || parameter in this.values);
    const shape = JSON.stringify([
      form.parameters.map(({ name, required }) => [name, required]),
      questions,
      form.doubts,
      form.forbidden,
      form.unitOptions,
      this.further,
      Object.keys(form.barred),
    ]);
    if (shape !== this.shape) {
      this.shape = shape;
      this.build(form, questions);
    }
    this.fields.forEach((made, name) => made.show(this.values[name] ?? null, form.barred[name] ?? ''));
    this.body.querySelectorAll('.wrong').forEach((element) => element.classList.remove('wrong'));
    const stops = (form.forbidden.length > 0 && !this.forced) || (form.doubts.length > 0 && !this.allowed);
    [this.roll, this.mine].filter(Boolean).forEach((key) => {
      key.disabled = stops;
    });
  }

  build(form, questions) {
    this.fields.clear();
    const asked = new Set(questions.map((question) => question.parameter));
    const further = this.further ? form.unitOptions.filter(({ name }) => form.furtherOptions.includes(name)) : [];
    further.forEach(({ name }) => asked.add(name));
    form.parameters.filter(({ name }) => !(name in form.barred)).forEach(({ name }) => this.offered.add(name));
    // What the units forbid is left out; what a tap forbids stays, greyed out with the reason.
    const others = form.parameters.filter(({ name }) => !asked.has(name) && this.offered.has(name));
    const shown = others.filter(({ first, name }) => first || name in this.values);
    const rest = others.filter((parameter) => !shown.includes(parameter));
    const wanted = shown.filter(({ required }) => required);
    const sides = [0, 1, -1].map((side) => [side, shown.filter((one) => one.side === side && !one.required)]);
    replace(
      this.fieldsPlace,
      form.forbidden.length > 0 || this.forced ? this.objection([form.forbidden.length > 0 ? form.forbidden : ['Played against the book.']], 'forced') : null,
      form.doubts.length > 0 ? this.objection(form.doubts, 'allowed') : null,
      form.conditions.length > 0 ? this.condition(form.conditions) : null,
      form.role ? this.whom(form) : null,
      questions.map((question) => this.question(question, form)),
      further.length > 0 ? h('section', { class: 'box question' }, h('p', {}, this.further), further.map((option) => this.unitChooser(option))) : null,
      wanted.length > 0 ? h('section', { class: 'box wanted' }, this.group(wanted)) : null,
      form.unitOptions.filter((option) => option.asked && !asked.has(option.name)).map((option) => this.unitChooser(option)),
      sides
        .filter(([, all]) => all.length > 0)
        .map(([side, all]) =>
          h('section', { class: `box side${side}` }, side < 0 ? null : h('h2', {}, this.titleOf(side)), this.group(all)),
        ),
      this.more(rest, form.unitOptions.filter((option) => !option.asked && !asked.has(option.name))),
    );
  }

  titleOf(side) {
    return this.form.units[side] ?? this.form.sides[side] ?? '';
  }

  /** What speaks against it, with a switch to play it all the same. */
  objection(sentences, flag) {
    const chip = button('Play it all the same', async () => {
      this[flag] = !this[flag];
      chip.setAttribute('aria-pressed', String(this[flag]));
      this.shape = '';
      await this.update();
    }, { class: 'chip', 'aria-pressed': String(Boolean(this[flag])) });
    return h('section', { class: 'box objection' }, sentences.map((parts) => h('p', {}, says(parts, this.calls.follow))), chip);
  }

  /** What only the table shows: if it is not so, the due item is struck out. */
  condition(questions) {
    const strike = () => {
      this.close();
      this.calls.strike();
    };
    const words = questions.join(' ');
    const keys = [button('No, strike it out', strike, { class: 'key' }), h('button', { type: 'button', class: 'key', 'aria-pressed': 'true' }, 'Yes')];
    return yesOrNo(words, keys);
  }

  /** The unit that a due item leaves to the player. */
  whom(form) {
    const chips = form.candidates.map((name) =>
      button(name, () => {
        this.wish.units = [...this.named, name];
        this.shape = '';
        this.update();
      }, { class: 'chip', 'aria-pressed': String(form.units[this.named.length] === name) }),
    );
    const label = `Which unit is the ${form.role}?`;
    return h('section', { class: 'box wanted question' }, h('p', {}, label), h('div', { class: 'chips', role: 'group', 'aria-label': label }, chips));
  }

  /** A question about the table in the player's words: which units, yes or no, one of several, or a number. */
  question({ parameter: name, words, yes, alone }, form) {
    const option = form.unitOptions.find((one) => one.name === name);
    if (option) return this.unitChooser({ ...option, label: words, help: '' });
    const parameter = form.parameters.find((one) => one.name === name);
    if (yes === '' && parameter.kind !== 'flag') {
      const none = alone || (parameter.required || parameter.fallback || parameter.kind !== 'choice' ? '' : 'none of these');
      const made = field({ ...parameter, label: words, help: '', none }, (value) => this.change(name, value));
      this.fields.set(name, made);
      return h('section', { class: 'box wanted question' }, made.element);
    }
    // No to a flag goes on record, as at the prompt; no to one value of several leaves the value that the unit has.
    const values = yes === '' ? ['false', 'true'] : [null, yes];
    const keys = values.map((value, at) => button(at === 0 ? 'No' : 'Yes', () => this.change(name, value), { class: 'key' }));
    this.fields.set(name, {
      element: keys[0],
      show: (now) =>
        keys.forEach((key, at) => {
          key.setAttribute('aria-pressed', String(now === values[at] && now !== null));
          key.classList.toggle('usual', at === 0 && now === null);
        }),
    });
    return yesOrNo(words, keys);
  }

  more(rest, options) {
    if (rest.length === 0 && options.length === 0) return null;
    const labels = [...rest, ...options].map(({ label }) => label);
    return folded(labels, this.group(rest), options.map((option) => this.unitChooser(option)));
  }

  group(parameters) {
    return group(parameters, (parameter) => {
      const made = field(parameter, (value) => this.change(parameter.name, value));
      this.fields.set(parameter.name, made);
      return made.element;
    });
  }

  /** Further units: those near, in support, ridden through. */
  unitChooser(option) {
    const chosen = () => (this.values[option.name] ?? '').split(',').filter(Boolean);
    const chips = option.units.map((name) =>
      button(name, () => {
        const now = chosen();
        const next = now.includes(name) ? now.filter((other) => other !== name) : [...now, name];
        this.change(option.name, next.length > 0 ? next.join(',') : null);
      }, { class: 'chip', 'data-name': name }),
    );
    this.fields.set(option.name, {
      element: chips[0],
      show: () => chips.forEach((chip) => chip.setAttribute('aria-pressed', String(chosen().includes(chip.getAttribute('data-name'))))),
    });
    const label = capital(option.label);
    return h(
      'section',
      { class: 'box units-chooser' },
      h('p', {}, h('b', {}, label), ' ', h('span', { class: 'help' }, `${option.help} (nobody unless tapped)`.trim())),
      h('div', { class: 'chips', role: 'group', 'aria-label': label }, chips),
    );
  }

  say(text) {
    this.oddsBar.say(text);
    if (this.oddsKey) this.oddsKey.disabled = true;
  }

  async count(form) {
    const missing = this.missing();
    if (missing.length > 0 || form.missing) {
      const list = missing.join(', ');
      this.say(list ? `Still to choose: ${list}` : this.inWords(form.missing));
      return;
    }
    if (!form.dice) {
      this.say('');
      return;
    }
    const odds = await newestOdds(this.state.ruleset, form.resolver, form.filled, this.state.words);
    if (odds === null || form !== this.form) return;
    if (odds.error) {
      this.say(this.inWords(odds.error.message));
      return;
    }
    this.oddsBar.show(odds);
    this.oddsKey.disabled = false;
  }

  /** What due items ask for and nobody was tapped for is none. */
  fillAsked() {
    this.form.unitOptions
      .filter((option) => option.asked && !(option.name in this.values))
      .forEach((option) => {
        this.values[option.name] = 'none';
      });
  }

  /** Labels of what must still be chosen: a unit first, then values. */
  missing() {
    const { role, units, parameters } = this.form;
    const values = parameters.filter(({ name, required }) => required && !(name in this.values)).map(({ label }) => label);
    return role && units.length === this.named.length ? [role, ...values] : values;
  }

  isComplete() {
    if (this.missing().length === 0) return true;
    const missing = this.form.parameters.find(({ name, required }) => required && !(name in this.values));
    const element = missing ? this.fields.get(missing.name).element : this.body.querySelector('.question');
    pointAt(element);
    announce(this.oddsBar.text);
    return false;
  }

  play() {
    if (!this.isComplete()) return;
    this.fillAsked();
    alone(this.dialog, async () => this.finish(await this.open.play('gamePlay', ...this.asked(), mint())));
  }

  async throwOwn() {
    if (!this.isComplete()) return;
    this.fillAsked();
    const result = await throwOnTable((faces) => this.open.play('gameThrowDice', ...this.asked(), faces));
    if (result !== null) this.finish(result);
  }

  finish(answer) {
    if (answer?.error) {
      this.say(this.inWords(answer.error.message));
      announce(this.oddsBar.text);
      return;
    }
    this.close();
    this.calls.done(answer);
  }
}

function yesOrNo(words, keys) {
  return h('section', { class: 'box wanted question' }, h('p', {}, words), h('div', { class: 'segments', role: 'group', 'aria-label': words }, keys));
}
