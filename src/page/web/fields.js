// One form field for each kind of parameter. A field shows a value and reports changes; it knows nothing of rules.
import { list, segments, stepper, text } from './controls.js';
import { button, capital, h } from './dom.js';
import { label } from './label.js';
import { rows } from './rows.js';

/** Ranges and lists up to this length are buttons; longer ones are a stepper or a list to choose from. */
const MOST_BUTTONS = 9;

/** More buttons than these, or more letters on them, do not fit beside the field's name on a phone. */
const FEW = 5;
const SHORT = 24;

/** Letters of all choices that fit on three rows of buttons; more are a list. */
const MOST_LETTERS = 70;

/**
 * Makes the field of a parameter.
 *
 * @param parameter as the program describes it; `none` names what holds where no value is chosen
 * @param changed called with the new value as text; null takes the value back
 * @returns {{element, show}} show(value, reason) paints the value, or the reason why it may not be given
 */
export function field(parameter, changed) {
  if (parameter.kind === 'flag') return flag(parameter, changed);
  if (parameter.kind === 'rows') return rows(parameter, changed);
  const words = parameter.kind === 'choice' ? parameter.words : wholeNumbers(parameter);
  const letters = words.join('').length;
  const short = words.length > 0 && words.length <= MOST_BUTTONS && letters <= MOST_LETTERS;
  const control = short
    ? segments(parameter, words, changed)
    : words.length > 0
      ? list(parameter, words, changed)
      : parameter.kind === 'number'
        ? stepper(parameter, changed)
        : text(parameter, changed);
  const reason = h('span', { class: 'reason' });
  const wide = short && (words.length > FEW || letters > SHORT);
  const element = h(
    'div',
    { class: wide ? 'field stacked' : 'field', 'data-parameter': parameter.name },
    label(parameter, reason),
    control.element,
  );
  return {
    element,
    show(value, why) {
      reason.textContent = why ? capital(why) : '';
      element.classList.toggle('barred', Boolean(why));
      control.show(value, Boolean(why));
    },
  };
}

/**
 * A field that keeps its value in a map and paints itself after each change.
 *
 * @param values values by name; one that is taken back, or that the unit has anyway, is not in it
 */
export function boundField(one, values) {
  const made = field({ ...one, fallback: one.value }, (value) => {
    if (value === null || value === one.value) values.delete(one.name);
    else values.set(one.name, value);
    made.show(values.get(one.name) ?? (one.value || null), '');
  });
  made.show(values.get(one.name) ?? (one.value || null), '');
  return made.element;
}

/**
 * The fields of these parameters: buttons and steppers first, then flags together.
 *
 * @param fields where each field is kept by the parameter's name
 * @param changed called with name and value
 */
export function group(parameters, fields, changed) {
  const make = (parameter) => {
    const made = field(parameter, (value) => changed(parameter.name, value));
    fields.set(parameter.name, made);
    return made.element;
  };
  const flags = parameters.filter((parameter) => parameter.kind === 'flag');
  const others = parameters.filter((parameter) => parameter.kind !== 'flag');
  return [others.map(make), flags.length > 0 ? h('div', { class: 'chips' }, flags.map(make)) : null];
}

/** Fields that are folded away under their labels. */
export function folded(labels, ...content) {
  return h(
    'details',
    { class: 'more' },
    h('summary', {}, h('span', { class: 'name' }, 'More'), h('span', { class: 'help' }, [...new Set(labels)].join(', '))),
    content,
  );
}

/** Marks a field that is wanted, brings it into view and goes there with the keyboard. */
export function pointAt(element) {
  element.classList.add('wrong');
  element.scrollIntoView({ block: 'center' });
  element.querySelector('button, input, select')?.focus();
}

/** The numbers of a short range; none for a long one, or for decimals. */
function wholeNumbers({ kind, least, most, places }) {
  if (kind !== 'number' || places > 0 || most - least >= MOST_BUTTONS) return [];
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
}

function flag(parameter, changed) {
  let on = false;
  const reason = h('span', { class: 'reason' });
  const chip = button([capital(parameter.label), reason], () => changed(on ? null : 'true'), {
    class: 'chip',
    'aria-pressed': 'false',
    title: parameter.help,
    'data-parameter': parameter.name,
  });
  return {
    element: chip,
    show(value, why) {
      on = value === 'true';
      chip.setAttribute('aria-pressed', String(on));
      chip.disabled = Boolean(why);
      reason.textContent = why ? ` ${why}` : '';
    },
  };
}
