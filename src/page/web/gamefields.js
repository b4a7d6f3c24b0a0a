// The fields of a resolution in a game: what speaks against it, questions in the player's words, units to tap, values.
import { button, capital, h, replace } from './dom.js';
import { field, folded, group } from './fields.js';
import { says } from './says.js';

/** Builds the fields and keeps what is tapped. What extends it asks the program: update() and rebuild(). */
export class GameFields {
  constructor(wish, calls) {
    Object.assign(this, { wish, calls });
    /** The units without one that the player chooses in the form. */
    this.named = wish.units;
    this.values = { ...wish.values };
    /** Whether the player plays it all the same, against the book or in spite of doubts. */
    this.forced = false;
    this.allowed = false;
    this.fields = new Map();
    this.offered = new Set();
    this.fieldsPlace = h('div', { class: 'boxes one' });
  }

  async change(name, value) {
    if (value === null) delete this.values[name];
    else this.values[name] = value;
    this.fields.get(name)?.show(value, '');
    await this.update();
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

  /** Reasons against the line, with a switch to play it all the same. */
  objection(sentences, flag) {
    const chip = button('Play it all the same', async () => {
      this[flag] = !this[flag];
      chip.setAttribute('aria-pressed', String(this[flag]));
      await this.rebuild();
    }, { class: 'chip', 'aria-pressed': String(Boolean(this[flag])) });
    return h('section', { class: 'box objection' }, sentences.map((parts) => h('p', {}, says(parts, this.calls.follow))), chip);
  }

  /** Conditions that only the table shows: if one does not hold, the due item is struck out. */
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
        this.rebuild();
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
    return group(parameters, this.fields, (name, value) => this.change(name, value));
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
}

function yesOrNo(words, keys) {
  return h('section', { class: 'box wanted question' }, h('p', {}, words), h('div', { class: 'segments', role: 'group', 'aria-label': words }, keys));
}
