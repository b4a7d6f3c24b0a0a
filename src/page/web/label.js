// The name of a form field, with its help.
import { capital, h } from './dom.js';

export function idOf(parameter) {
  return `label-${parameter.name}`;
}

/** The name of a field. A tap on it shows what it means, where there is no room to show that always. */
export function label(parameter, ...more) {
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
