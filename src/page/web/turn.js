// The turn of a game: the phase with who may and must act, and what is due.
import { button, capital, h } from './dom.js';
import { paragraphs } from './gamemenu.js';

/** Whether a due item is thrown for now, rather than done on the table or later. */
export function isPlayable(item) {
  return !item.errand && item.ready;
}

/** The phase, with who may act and who must, and what is done without a unit. */
export function phaseCard(state, units, play) {
  const may = units.filter((one) => one.may.length > 0);
  const verbs = [...new Set(may.flatMap((one) => one.may))];
  const must = units.filter((one) => one.must).map((one) => one.name);
  const table = state.table.filter((one) => one.now);
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
    state.simultaneous ? h('p', { class: 'help' }, state.simultaneous) : null,
    must.length > 0 ? h('p', { class: 'urgent' }, `Must act: ${must.join(', ')}`) : null,
    may.length > 0 ? h('p', { class: 'help' }, `May act: ${may.length} with a dot (${verbs.join(', ')})`) : null,
    state.order.length > 0 && !state.phase ? h('details', { class: 'turn-order' }, h('summary', {}, 'Order of play'), paragraphs(state.order)) : null,
    table.length > 0
      ? h('div', { class: 'chips' }, table.map((one) => button([capital(one.label), h('span', { class: 'reason' }, one.summary)], () => play(one.resolver, []), { class: 'chip strong' })))
      : null,
  );
}

/**
 * What is due, now and later.
 *
 * @param calls what a tap does: play an item, or drop it
 */
export function dueList(due, calls) {
  if (due.length === 0) return null;
  const now = due.filter((one) => !one.later);
  const later = due.filter((one) => one.later);
  return h(
    'section',
    { class: 'block due', 'aria-label': 'What is due' },
    now.length > 0 ? [h('h2', {}, `Due now: ${now.length}`), h('ul', {}, now.map((one) => dueItem(one, calls)))] : null,
    later.length > 0
      ? h('details', { open: now.length === 0 }, h('summary', {}, now.length > 0 ? `Later: ${later.length}` : `Due later: ${later.length}`), h('ul', {}, later.map((one) => dueItem(one, calls))))
      : null,
  );
}

export function dueItem(item, { play, drop }) {
  const text = [
    h('b', {}, item.units.join(' → ') || capital(item.label)),
    h('span', { class: 'tag' }, item.label),
    h('span', { class: 'help' }, item.why),
  ];
  return h(
    'li',
    {},
    isPlayable(item) ? button(text, () => play(item), { class: 'due-item' }) : h('div', { class: 'due-item' }, text),
    button(item.errand ? '✓' : '✕', () => drop(item), {
      class: 'circle',
      'aria-label': `${item.errand ? 'Done' : 'Strike out'}: ${item.label} ${item.units.join(', ')}`,
      title: item.errand ? 'Done on the table' : 'Does not apply: strike it out',
    }),
  );
}
