// What the chosen units of a game can do.
import { button, capital, h, replace, sheet } from './dom.js';

/** Choices that fit on the bar; the others are in the sheet with all of them. */
const MOST_CHOICES = 5;

/**
 * Paints the bar of a game with keys for what the chosen can do now.
 *
 * @param names the unit that acts, and its enemy if one is chosen
 */
export function paintChoices(view, names, choices) {
  const [first, second] = names;
  const allowed = choices.plays.filter((one) => one.alone && !one.reason);
  const fitting = allowed.filter((one) => one.now || !one.doubt);
  const ready = fitting.length > 0 ? fitting : allowed;
  const keys = [
    ...ready.slice(0, MOST_CHOICES).map((one) => ({ text: capital(one.label), does: () => view.play(one.resolver, names), kind: one.now ? 'chip strong' : 'chip' })),
    ...choices.acts.filter((one) => !one.reason && one.usual).map((one) => ({ text: capital(one.label), does: () => view.actOf(one), kind: 'chip' })),
  ];
  const needs = choices.plays.some((one) => !one.alone && !one.reason);
  replace(
    view.bar,
    h(
      'div',
      { class: 'chosen' },
      h('p', {}, h('b', {}, first), second ? [' → ', h('b', {}, second), keys.length > 0 ? null : h('span', { class: 'help' }, ' nothing now: All… says why')].filter(Boolean) : needs ? h('span', { class: 'help' }, ' now tap an enemy, or:') : null),
      button('All…', () => showAll(view, names, choices), { class: 'chip' }),
      button('✕', () => view.chooseAll([]), { class: 'circle', 'aria-label': 'Choose nobody' }),
    ),
    h('div', { class: 'chips choices' }, keys.map((key) => button(key.text, key.does, { class: key.kind }))),
  );
}

/** Shows everything that the chosen can do, with the reasons against it. */
function showAll(view, names, choices) {
  const { body, close } = sheet(names.join(' → '));
  const entry = (label, help, reason, does) =>
    h(
      'li',
      {},
      button([h('b', {}, capital(label)), h('span', { class: 'help' }, reason ? capital(reason) : help)], () => {
        close();
        does();
      }, { class: reason ? 'entry-key against' : 'entry-key' }),
    );
  const plays = choices.plays.filter((one) => one.alone || names.length > 1);
  const waiting = choices.plays.filter((one) => !plays.includes(one)).map((one) => one.label);
  replace(
    body,
    h(
      'ul',
      { class: 'entries' },
      plays.map((one) => entry(one.label, one.summary, one.reason || one.doubt, () => view.play(one.resolver, names))),
      choices.acts.map((one) => entry(one.label, '', one.reason || one.doubt, () => view.actOf(one))),
      names.map((name) => entry(`By hand: ${name}`, 'for what happened on the table', '', () => view.byHand(name))),
    ),
    waiting.length > 0 ? h('p', { class: 'help' }, `Against an enemy, tap him too: ${waiting.join(', ')}.`) : null,
  );
}
