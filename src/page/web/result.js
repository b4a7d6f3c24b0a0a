// The result of a resolution: the outcome large, what to do on the table, what comes next, and how it came about.
import { announce, button, capital, copy, h, sheet } from './dom.js';
import { go } from './route.js';
import { says } from './says.js';

/**
 * Shows a result.
 *
 * @param keys buttons at the foot, the main one last: text and what it does after the sheet is closed
 * @param next what comes next: its label, for whom, and what a tap does after the sheet is closed
 * @param tapped called when a key within a remark was tapped
 */
export function showResult(ruleset, result, { keys, next, tapped }) {
  const { dialog, heading, body, foot, close } = sheet(result.title);
  dialog.classList.add('result', result.verdict);
  heading.classList.add('outcome');
  body.append(
    ...[
      result.units?.length > 0 ? h('p', { class: 'who' }, result.units.map(({ role, unit }) => h('span', {}, h('b', {}, unit), h('span', { class: 'help' }, ` ${role}`)))) : null,
      h('p', { class: 'sentence' }, result.text),
      result.numbers.length > 0 ? h('p', { class: 'numbers' }, result.numbers.map((number) => h('span', {}, number))) : null,
      result.over ? h('p', { class: 'over' }, result.over) : null,
      onTheTable(result.effects),
      changed(result.changes ?? []),
      (result.remarks ?? []).length > 0 ? h('section', { class: 'block' }, h('h3', {}, 'Note'), result.remarks.map((remark) => h('p', {}, says(remark, tapped)))) : null,
      nextKeys(next, close),
      dice(result.dice),
      working(result.working),
      rulings(ruleset, result.rulings, close),
      result.tables ? h('p', { class: 'help' }, result.tables) : null,
      result.seed && result.dice.length > 0
        ? button(`Seed ${result.seed}`, () => copy(result.seed, 'Seed'), { class: 'seed', title: 'Copy the seed' })
        : null,
    ].filter(Boolean),
  );
  if (result.record) foot.append(button('Copy record', () => copy(result.record.trim(), 'Record')));
  keys.forEach(([text, does], at) => {
    const main = at === keys.length - 1;
    const key = button(text, () => {
      close();
      does();
    }, { class: main ? 'main' : '' });
    foot.append(key);
    if (main) key.focus();
  });
  announce(`${result.title}. ${result.text} ${result.effects.map((effect) => `${effect.side} ${effect.text}`).join('. ')}`);
}

/** Changes, unit by unit. */
export function changed(changes) {
  if (changes.length === 0) return null;
  return h(
    'section',
    { class: 'block' },
    h('h3', {}, 'Changes'),
    h('ul', { class: 'effects' }, changes.map((one) => h('li', {}, h('b', {}, one.unit), ` ${one.text}`))),
  );
}

function onTheTable(effects) {
  if (effects.length === 0) return null;
  return h(
    'section',
    { class: 'block' },
    h('h3', {}, 'On the table'),
    h(
      'ul',
      { class: 'effects' },
      effects.map((effect) => h('li', {}, effect.side ? h('b', {}, capital(effect.side)) : null, ` ${effect.text}`)),
    ),
  );
}

function nextKeys(all, close) {
  if (all.length === 0) return null;
  return h(
    'section',
    { class: 'block plain' },
    h('h3', {}, 'Next'),
    all.map((one) =>
      button([h('b', {}, capital(one.label)), one.whom ? h('span', { class: 'help' }, one.whom) : null], () => {
        close();
        one.does();
      }, { class: 'next' }),
    ),
  );
}

function dice(rolls) {
  if (rolls.length === 0) return null;
  return h(
    'section',
    { class: 'block' },
    h('h3', {}, 'Dice'),
    rolls.map((roll) =>
      h(
        'div',
        { class: 'throw' },
        h('span', { class: 'help' }, `${capital(roll.purpose)} (${roll.faces.length > 1 ? roll.faces.length : ''}${roll.die}, ${roll.source})`),
        h('span', { class: 'thrown' }, roll.faces.map((face) => h('span', { class: 'die' }, face))),
      ),
    ),
  );
}

function working(lines) {
  if (lines.length === 0) return null;
  let last = '';
  return h(
    'details',
    { class: 'block' },
    h('summary', {}, 'Working'),
    h(
      'table',
      { class: 'working' },
      h('thead', { class: 'hidden' }, h('tr', {}, ['side', 'what', 'value', 'note'].map((name) => h('th', { scope: 'col' }, name)))),
      h(
        'tbody',
        {},
        lines.map((line) => {
          const side = line.side === last ? '' : line.side;
          last = line.side;
          return h('tr', { class: side ? 'starts' : '' }, h('td', {}, side), h('td', {}, line.what, line.note ? h('small', {}, ` ${line.note}`) : null), h('td', { class: 'n' }, line.value));
        }),
      ),
    ),
  );
}

function rulings(ruleset, all, close) {
  if (all.length === 0) return null;
  return h(
    'section',
    { class: 'block' },
    h('h3', {}, 'Rulings'),
    all.map((ruling) =>
      h(
        'p',
        { class: 'ruling' },
        button(ruling.id, () => {
          close();
          go(['rules', ruleset.name, ruling.id]);
        }, { class: 'link' }),
        h('span', {}, ruling.text),
      ),
    ),
  );
}
