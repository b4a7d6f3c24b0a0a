// The form of a resolver, made from its description: two coloured sides, what is used most first, and odds with every tap.
import { program, newestOdds, mint } from './core.js';
import { alone, announce, busy, button, capital, errorNote, h, replace } from './dom.js';
import { folded, group, pointAt } from './fields.js';
import { ruleWords } from './settings.js';
import { OddsBar, oddsView } from './odds.js';
import { throwOnTable } from './dice.js';
import { showResult } from './result.js';
import { go } from './route.js';
import { addRecord, load, save, setting } from './store.js';
import { called, inWords, pairsOf } from './values.js';

/** A parameter that was used so often on this device is no longer folded away. */
const OFTEN = 3;

/**
 * Shows the form.
 *
 * @param known values that are known already, from the result before or an example; null keeps those of the last time
 */
export async function showForm(root, ruleset, name, known) {
  const description = await program.ask('describe', ruleset.name, name, ruleWords(ruleset));
  if (description.error) {
    replace(root, errorNote(description.error.message));
    return;
  }
  const form = new Form(ruleset, description, known);
  current = form;
  replace(root, form.element);
  form.update();
}

class Form {
  constructor(ruleset, description, known) {
    this.ruleset = ruleset;
    this.description = description;
    this.key = `values.${ruleset.name}.${description.name}`;
    this.usesKey = `uses.${ruleset.name}.${description.name}`;
    this.uses = load(this.usesKey, {});
    const kept = known ?? load(this.key, {});
    const names = new Set(description.parameters.map((parameter) => parameter.name));
    this.values = Object.fromEntries(Object.entries(kept).filter(([name]) => names.has(name)));
    this.barred = {};
    this.asks = 0;
    this.fields = new Map();
    this.element = this.build();
  }

  build() {
    const { description } = this;
    const boxes = h('div', { class: 'boxes' });
    // What must be chosen comes first; beyond that, the sides and then what belongs to neither.
    const must = (side) => description.parameters.some((parameter) => parameter.side === side && parameter.required);
    [0, 1, -1]
      .sort((a, b) => Number(must(b)) - Number(must(a)))
      .map((side) => this.box(side))
      .filter(Boolean)
      .forEach((box) => boxes.append(box));
    if (!boxes.childElementCount) boxes.append(h('p', { class: 'nothing' }, 'Nothing to choose: throw the dice.'));
    this.oddsBar = new OddsBar();
    this.panel = h('aside', { class: 'panel', 'aria-label': 'Exact odds' });
    const own = setting('own', false);
    const roll = button(description.dice ? 'Roll' : 'Answer', () => this.roll(), { class: 'main' });
    const mine = description.dice ? button('My dice', () => this.mine(), { class: own ? 'main' : '' }) : null;
    if (own && mine) roll.className = '';
    const odds = description.dice ? button('Odds', () => this.oddsBar.open(), { class: 'odds-button' }) : null;
    this.bar = h(
      'div',
      { class: 'bar' },
      this.oddsBar.element,
      h('div', { class: 'bar-keys' }, odds, mine, roll),
    );
    return h(
      'div',
      { class: 'resolver' },
      h('form', { class: 'form', onsubmit: (event) => this.submitted(event), autocomplete: 'off' }, boxes, this.notes()),
      this.panel,
      this.bar,
    );
  }

  submitted(event) {
    event.preventDefault();
    document.activeElement?.blur();
  }

  /** The fields of a side: buttons first, then flags together, then what is folded away. */
  box(side) {
    const { description } = this;
    const all = description.parameters.filter((parameter) => parameter.side === side);
    if (all.length === 0) return null;
    const isFirst = ({ name, first }) => first || (this.uses[name] ?? 0) >= OFTEN || name in this.values;
    const shown = all.filter(isFirst);
    const rest = all.filter((parameter) => !isFirst(parameter));
    const title = side < 0 ? '' : (description.sides[side] ?? '');
    return h(
      'section',
      { class: `box side${side}`, 'aria-label': title || 'Other' },
      title ? h('h2', {}, title) : null,
      this.group(shown),
      shown.length === 0 ? this.group(rest) : null,
      shown.length > 0 && rest.length > 0 ? folded(rest.map(({ label }) => label), this.group(rest)) : null,
    );
  }

  group(parameters) {
    return group(parameters, this.fields, (name, value) => this.change(name, value));
  }

  notes() {
    const { notes, source } = this.description;
    if (notes.length === 0 && !source) return null;
    return h(
      'details',
      { class: 'notes' },
      h('summary', {}, 'Remember'),
      notes.map((note) => h('p', {}, note)),
      source ? h('p', { class: 'help' }, `In the rulebook: ${source}`) : null,
    );
  }

  change(name, value) {
    if (value === null) delete this.values[name];
    else this.values[name] = value;
    save(this.key, this.values);
    this.update();
  }

  clear() {
    this.values = {};
    save(this.key, this.values);
    this.update();
  }

  asked() {
    return [this.ruleset.name, this.description.name, pairsOf(this.values, this.barred)];
  }

  /** Paints the values, then asks for the odds of the new situation. */
  update() {
    this.paint();
    return busy(this.element, () => this.ask());
  }

  async ask() {
    const started = performance.now();
    const mine = ++this.asks;
    const barred = await program.ask('barred', this.ruleset.name, this.description.name, pairsOf(this.values));
    if (mine !== this.asks) return; // the values have changed meanwhile
    if (!barred.error) {
      this.barred = barred;
      this.paint();
    }
    const missing = this.missing();
    if (missing.length > 0) {
      this.say(`Still to choose: ${missing.map((parameter) => called(parameter, this.description.sides)).join(', ')}`, '');
      return;
    }
    const odds = await newestOdds(...this.asked(), ruleWords(this.ruleset));
    if (odds === null || mine !== this.asks) return;
    if (odds.error) {
      this.sayError(odds.error);
      return;
    }
    this.say('', '');
    this.oddsBar.show(odds);
    replace(this.panel, h('h2', {}, this.description.dice ? 'Exact odds' : 'Answer'), oddsView(odds));
    performance.measure('tap to odds', { start: started });
  }

  /** Parameters that must be given and are not. */
  missing() {
    return this.description.parameters.filter(
      ({ required, name }) => required && !(name in this.values) && !(name in this.barred),
    );
  }

  /** Whether all is chosen; if not, the first field that is missing comes into view. */
  isComplete() {
    const [first] = this.missing();
    if (!first) return true;
    pointAt(this.fields.get(first.name).element);
    announce(this.oddsBar.text);
    return false;
  }

  paint() {
    this.fields.forEach((made, name) => made.show(this.values[name] ?? null, this.barred[name] ?? ''));
  }

  /** Shows a message in place of the odds. */
  say(text, parameter) {
    this.oddsBar.say(text);
    this.panel.hidden = text !== '';
    this.element.querySelectorAll('.wrong').forEach((element) => element.classList.remove('wrong'));
    if (parameter) this.fields.get(parameter)?.element.classList.add('wrong');
  }

  /** Names the field as the form does, not as the command line does. */
  sayError(error) {
    const found = this.description.parameters.find((parameter) => parameter.name === error.parameter);
    if (found && !error.value && !(found.name in this.values)) {
      this.say(`Still to choose: ${called(found, this.description.sides)}`, error.parameter);
      return;
    }
    const words =
      found && error.expected
        ? `${capital(called(found, this.description.sides))}${error.value ? ` ${error.value}` : ''}: expected ${error.expected}`
        : error.message;
    this.say(inWords(words, this.description), error.parameter);
  }

  count() {
    Object.keys(this.values).forEach((name) => {
      this.uses[name] = (this.uses[name] ?? 0) + 1;
    });
    save(this.usesKey, this.uses);
  }

  roll() {
    if (!this.isComplete()) return;
    alone(this.bar, async () => {
      const result = await program.ask('play', ...this.asked(), ruleWords(this.ruleset), mint());
      this.finish(result, () => this.roll());
    });
  }

  async mine() {
    if (!this.isComplete()) return;
    const ask = (faces) => program.ask('throwDice', ...this.asked(), ruleWords(this.ruleset), faces);
    const result = await throwOnTable(ask);
    if (result) this.finish(result, () => this.mine());
  }

  finish(result, again) {
    if (result.error) {
      this.sayError(result.error);
      announce(this.oddsBar.text);
      return;
    }
    addRecord(result.record.trim());
    this.count();
    const next = result.next.map((one) => ({ ...one, does: () => go(['play', this.ruleset.name, one.resolver], one.known) }));
    showResult(this.ruleset, result, { keys: [['Again', again]], next });
  }
}

let current = null;

/** Takes all values of the form back, for the button in the header. */
export function clearForm() {
  current?.clear();
}
