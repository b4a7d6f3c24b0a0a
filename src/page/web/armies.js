// The armies of a game as tiles, with what differs from unit to unit.
import { capital, h } from './dom.js';

/**
 * One side with its units as tiles, those that are gone folded away.
 *
 * @param at 0 or 1, for the colour
 * @param chosen names of the chosen units
 * @param choose called with the name of a unit that was tapped
 */
export function army(side, at, chosen, choose) {
  const here = side.units.filter((one) => !one.gone);
  const gone = side.units.filter((one) => one.gone);
  return h(
    'section',
    { class: `army side${at}`, 'aria-label': side.name },
    h('h2', {}, capital(side.name)),
    h('p', { class: 'help' }, side.left),
    h('div', { class: 'tiles' }, [...here.filter((one) => !one.officer), ...here.filter((one) => one.officer)].map((one) => tile(one, chosen, choose))),
    gone.length > 0
      ? h('details', { class: 'gone' }, h('summary', {}, `Gone: ${gone.length}`), gone.map((one) => tile(one, chosen, choose)))
      : null,
  );
}

function tile(one, chosen, choose) {
  const at = chosen.indexOf(one.name);
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
      onclick: () => choose(one.name),
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
