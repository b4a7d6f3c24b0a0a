// One resolution in a game: only what the units do not know is asked, in a sheet over the armies, with odds at every tap.
import { mint, newestOdds } from './core.js';
import { alone, announce, busy, button, capital, h, replace, sheet } from './dom.js';
import { throwOnTable } from './dice.js';
import { pointAt } from './fields.js';
import { GameFields } from './gamefields.js';
import { OddsBar } from './odds.js';
import { says } from './says.js';
import { setting } from './store.js';
import { called, inWords, pairsOf } from './values.js';

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

class GameForm extends GameFields {
  constructor(open, state, wish, calls) {
    super(wish, calls);
    Object.assign(this, { open, state });
    this.shape = '';
    this.asks = 0;
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

  asked() {
    const { due = 0, resolver, units } = this.wish;
    return [due, resolver, units, pairsOf(this.values, this.form?.barred), this.forced ? ['--force'] : []];
  }

  describe() {
    return this.open.ask('gameForm', ...this.asked());
  }

  update() {
    return busy(this.foot, () => this.describeAgain());
  }

  /** Asks again and builds all fields again, after a tap that changes more than a value. */
  rebuild() {
    this.shape = '';
    return this.update();
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

  /** Units that a due item asks for count as none unless they were tapped. */
  fillAsked() {
    this.form.unitOptions
      .filter((option) => option.asked && !(option.name in this.values))
      .forEach((option) => {
        this.values[option.name] = 'none';
      });
  }

  /** Labels of what must still be chosen: a unit first, then values. */
  missing() {
    const { role, units, parameters, sides } = this.form;
    const values = parameters.filter(({ name, required }) => required && !(name in this.values)).map((one) => called(one, sides));
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
