// One form field for each kind of parameter. A field shows a value and reports changes; it knows nothing of rules.
import { button, capital, h, replace, roving } from './dom.js';

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
 * @param make makes the element of a parameter
 */
export function group(parameters, make) {
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

function idOf(parameter) {
  return `label-${parameter.name}`;
}

/** The name of a field. A tap on it shows what it means, where there is no room to show that always. */
function label(parameter, ...more) {
  const help = parameter.help === parameter.label ? '' : parameter.help;
  const element = h(
    'div',
    { class: 'label', id: idOf(parameter), onclick: () => element.parentElement.classList.toggle('explained') },
    h('span', { class: 'name' }, capital(parameter.label), parameter.required ? h('span', { class: 'needed' }, ' *') : null),
    ' ',
    h('span', { class: 'help' }, help),
    more,
  );
  return element;
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

function segments(parameter, words, changed) {
  let now = null;
  const none = parameter.none ? [button(parameter.none, () => changed(null), { class: 'key', 'data-word': '' })] : [];
  const keys = [
    ...words.map((word) =>
      button(word.replaceAll('-', ' '), () => changed(now === word ? null : word), { class: 'key', 'data-word': word }),
    ),
    ...none,
  ];
  const numeric = parameter.kind === 'number';
  const element = h(
    'div',
    { class: `segments ${numeric ? 'numbers' : ''}`, role: 'group', 'aria-labelledby': idOf(parameter) },
    keys,
  );
  roving(element);
  return {
    element,
    show(value, off) {
      now = value;
      keys.forEach((key) => {
        const word = key.getAttribute('data-word');
        key.setAttribute('aria-pressed', String(word === value));
        key.classList.toggle('usual', value === null && (word === parameter.fallback || word === ''));
        key.disabled = off;
      });
      element.reset();
    },
  };
}

function list(parameter, words, changed) {
  const none = parameter.none || (parameter.fallback ? parameter.fallback.replaceAll('-', ' ') : 'choose');
  const element = h(
    'select',
    { 'aria-labelledby': idOf(parameter), onchange: () => changed(element.value || null) },
    h('option', { value: '' }, none),
    words.map((word) => h('option', { value: word }, word.replaceAll('-', ' '))),
  );
  return {
    element,
    show(value, off) {
      element.value = value ?? '';
      element.classList.toggle('set', value !== null);
      element.disabled = off;
    },
  };
}

function stepper(parameter, changed) {
  const { least, most, places, fallback } = parameter;
  const input = h('input', {
    type: 'text',
    inputmode: places > 0 ? 'decimal' : 'numeric',
    autocomplete: 'off',
    'aria-labelledby': idOf(parameter),
    placeholder: parameter.none || fallback || '–',
    onchange: () => changed(input.value.trim().replace(',', '.') || null),
    onfocus: () => input.select(),
  });
  const step = (by) => {
    const from = Number(input.value || fallback || (by > 0 ? least - 1 : least));
    const to = Math.min(most, Math.max(least, (Number.isFinite(from) ? from : least) + by));
    changed(String(Number(to.toFixed(places))));
  };
  const minus = button('−', () => step(-1), { class: 'key', 'aria-label': `${parameter.label} less` });
  const plus = button('+', () => step(1), { class: 'key', 'aria-label': `${parameter.label} more` });
  return {
    element: h('div', { class: 'stepper' }, minus, input, plus),
    show(value, off) {
      if (document.activeElement !== input || value !== null) input.value = value ?? '';
      input.classList.toggle('set', value !== null);
      [minus, input, plus].forEach((part) => {
        part.disabled = off;
      });
    },
  };
}

function text(parameter, changed) {
  const element = h('input', {
    type: 'text',
    autocomplete: 'off',
    'aria-labelledby': idOf(parameter),
    placeholder: parameter.fallback,
    onchange: () => changed(element.value.trim() || null),
  });
  return {
    element,
    show(value, off) {
      element.value = value ?? '';
      element.disabled = off;
    },
  };
}

/** Rows of several cells, such as the units of a melee; the value is CSV, a line for each row. */
function rows(parameter, changed) {
  let table = [];
  const body = h('div', { class: 'rows' });
  const report = () => changed(table.some((row) => row.some(Boolean)) ? table.map(csv).join('\n') : null);
  const paint = () => {
    replace(
      body,
      table.map((row, y) =>
        h(
          'fieldset',
          { class: 'row' },
          h('legend', {}, `${capital(parameter.label)} ${y + 1}`),
          parameter.header.map((name, x) =>
            h(
              'label',
              {},
              h('span', {}, name.replaceAll('-', ' ')),
              h('input', {
                type: 'text',
                autocomplete: 'off',
                autocapitalize: 'none',
                value: row[x] ?? '',
                onchange: (event) => {
                  row[x] = event.target.value.trim();
                  report();
                },
              }),
            ),
          ),
          button('Remove', () => {
            table.splice(y, 1);
            paint();
            report();
          }),
        ),
      ),
    );
  };
  const add = button(`Add: ${parameter.label}`, () => {
    table.push(parameter.header.map(() => ''));
    paint();
    body.lastElementChild.querySelector('input').focus();
  });
  const element = h(
    'div',
    { class: 'field wide explained', 'data-parameter': parameter.name },
    label(parameter),
    body,
    add,
  );
  return {
    element,
    show(value) {
      const shown = table.map(csv).join('\n');
      if ((value ?? '') !== shown && !(value === null && table.every((row) => !row.some(Boolean)))) {
        table = value === null ? [] : value.split('\n').map(cells);
        paint();
      }
      if (table.length === 0) {
        table.push(parameter.header.map(() => ''));
        paint();
      }
    },
  };
}

function csv(row) {
  return row.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}

function cells(line) {
  const row = [''];
  let quoted = false;
  for (const c of line) {
    if (c === '"') quoted = !quoted;
    else if (c === ',' && !quoted) row.push('');
    else row[row.length - 1] += c;
  }
  return row;
}
