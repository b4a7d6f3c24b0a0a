// What a value is chosen with: buttons, a list, a stepper or a line of text. show(value, off) paints the value, or the control
// greyed out.
import { button, h, roving } from './dom.js';
import { idOf } from './label.js';

export function segments(parameter, words, changed) {
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

export function list(parameter, words, changed) {
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

export function stepper(parameter, changed) {
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

export function text(parameter, changed) {
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
