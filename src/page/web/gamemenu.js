// The menu of a game: what is not done with a unit.
import { program } from './core.js';
import { ask, busy, button, capital, download, h, replace, share, sheet } from './dom.js';
import { boundField } from './fields.js';
import { deleteGame, gameNamed, journal } from './games.js';
import { go } from './route.js';
import { pageView } from './rules.js';

/** Shows the menu over the view of a game. */
export function showMenu(view) {
  const { actions, table, order } = view.state;
  const { body, close } = sheet(gameNamed(view.open.id)?.title ?? view.state.name);
  const entry = (label, help, does) =>
    h('li', {}, button([h('b', {}, label), h('span', { class: 'help' }, help)], () => {
      close();
      does();
    }, { class: 'entry-key' }));
  const doable = actions.filter((one) => ['more', 'side', 'main', 'back'].includes(one.kind));
  replace(
    body,
    h(
      'ul',
      { class: 'entries' },
      doable.map((one) => entry(one.label, '', () => view.actOf(one))),
      table.map((one) => entry(capital(one.label), one.summary, () => view.play(one.resolver, []))),
      actions.filter((one) => one.kind === 'text').map((one) => entry(one.label, 'it goes on record', () => write(view, one))),
      entry('A unit comes to the table', 'a new one, as a reinforcement', () => reinforce(view)),
      order.length > 0 ? entry('Order of play', 'what comes when in a turn', () => sheet('Order of play', paragraphs(order))) : null,
      entry('Story', 'the report of the battle so far', () => showStory(view)),
      entry('Export the journal', 'the file that a computer goes on with', () => exportGame(view)),
      navigator.share ? entry('Share the journal', '', () => share(view.open.file, journal(view.open.id))) : null,
      entry('Delete this game', 'from this device', () => confirmDeleteGame(view)),
    ),
  );
}

export function paragraphs(texts) {
  return texts.map((text) => h('p', { class: 'paragraph' }, text));
}

/** Saves the journal as a file. */
export function exportGame({ open }) {
  download(open.file, journal(open.id));
}

/** Asks for a text, such as a note. */
function write(view, { label, action }) {
  const input = h('textarea', { rows: 3, class: 'text', 'aria-label': label });
  ask(label, input, ['Leave it', 'Write it'], () => {
    const text = input.value.trim().replace(/\s+/g, ' ');
    if (text) view.act(action, [text]);
  });
  input.focus();
}

/** Asks for a new unit, with the fields that a unit of the game has. */
async function reinforce(view) {
  const pattern = view.units.find((one) => !one.officer) ?? view.units[0];
  const fields = await busy(view.root, () => view.open.ask('gameFields', pattern.name));
  const values = new Map([[fields[0].name, view.state.sides[0].name]]);
  const name = h('input', { type: 'text', id: 'new-unit', class: 'text', autocomplete: 'off' });
  ask(
    'A unit comes to the table',
    [h('label', { for: 'new-unit', class: 'over-field' }, 'Name'), name, fields.map((one) => boundField({ ...one, value: '' }, values))],
    ['Leave it', 'Add it'],
    () => {
      const [side, ...others] = fields.filter((one) => values.has(one.name));
      view.act('add', [[values.get(side.name), name.value.trim(), ...others.map((one) => `${one.name}=${values.get(one.name)}`)].join(',')]);
    },
  );
  name.focus();
}

async function showStory({ open, ruleset }) {
  const { body, foot } = sheet('Story', h('p', { class: 'loading' }, 'Writing the report…'));
  const page = await busy(body, () => program.ask('gameStory', open.file, journal(open.id)));
  replace(body, page.error ? h('p', { class: 'error' }, page.error.message) : h('div', { class: 'page' }, pageView(page, ruleset, false, null)));
  foot.append(button('Save as text', () => download(open.file.replace('.jsonl', '.txt'), body.innerText)));
}

function confirmDeleteGame({ open }) {
  ask('Delete this game?', h('p', {}, 'Its journal is gone from this device then. Export it first if you want to keep it.'), ['Keep it', 'Delete'], () => {
    deleteGame(open.id);
    go(['game']);
  });
}
