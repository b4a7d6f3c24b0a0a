// The games of this device, battles that are ready to play, musters, and journals from a file.
import { program } from './core.js';
import { alone, busy, button, capital, errorNote, filePicker, h, replace, sheet } from './dom.js';
import { addGame, freeName, games, importGame } from './games.js';
import { go } from './route.js';
import { ruleWords } from './settings.js';
import { storageTrouble } from './store.js';

export async function showGames(root, rulesets, ruleset) {
  const before = root.firstChild;
  const scenarios = await program.ask('gameScenarios');
  if (root.firstChild !== before) return; // the player is elsewhere
  const own = games();
  const others = [...scenarios].sort((a, b) => Number(b.ruleset === ruleset.name) - Number(a.ruleset === ruleset.name));
  const message = h('p', { class: 'error', role: 'alert', hidden: true });
  replace(
    root,
    h(
      'div',
      { class: 'rules games' },
      errorNote(storageTrouble()),
      message,
      own.length > 0
        ? h('section', {}, h('h2', { class: 'page-title' }, 'Your games'), h('ul', { class: 'entries' }, own.map(ownGame)))
        : h('p', { class: 'nothing' }, 'No game on this device yet: choose a battle, or muster your own.'),
      h(
        'div',
        { class: 'log-keys' },
        textPicker('Open a journal', '.jsonl,.json,application/x-ndjson,text/plain', (file, text) => taken(file, text, message)),
        button('Muster your own', () => muster(rulesets, ruleset)),
      ),
      h('h2', { class: 'page-title' }, 'Ready battles'),
      h('ul', { class: 'entries two' }, others.map(battle)),
    ),
  );
}

function ownGame(game) {
  return h(
    'li',
    {},
    h(
      'a',
      { class: 'entry-key', href: `#game/${game.id}` },
      h('b', {}, game.title),
      h('span', { class: 'help' }, [game.moment, game.ruleset, new Date(game.played).toLocaleDateString('en-GB', { dateStyle: 'medium' })].filter(Boolean).join(' · ')),
    ),
  );
}

function battle(scenario) {
  const sides = scenario.sides.map((side) => `${capital(side.name)} ${side.units}`).join(' v ');
  return h(
    'li',
    {},
    button(
      [
        h('b', {}, scenario.title),
        h('span', { class: 'help' }, [scenario.where, scenario.ruleset, sides, scenario.turns ? `${scenario.turns} turns` : ''].filter(Boolean).join(' · ')),
      ],
      () => preview(scenario),
      { class: 'entry-key' },
    ),
  );
}

/** The armies and their deployment, before the game begins. */
function preview(scenario) {
  const message = h('p', { class: 'error', role: 'alert', hidden: true });
  const { foot, close } = sheet(
    scenario.title,
    h('p', { class: 'help' }, [scenario.where, scenario.ruleset].filter(Boolean).join(' · ')),
    scenario.sides.map((side) =>
      h('section', { class: 'block' }, h('h3', {}, capital(side.name)), side.commander ? h('p', {}, h('b', {}, side.commander)) : null, side.deploys.map((text) => h('p', {}, text))),
    ),
    scenario.notes.map((text) => h('p', { class: 'note' }, text)),
    message,
  );
  foot.append(
    button('Not now', close),
    button('Begin', () => begin({ name: freeName(scenario.name), scenario: scenario.name, musters: [], ruleset: scenario.ruleset, title: scenario.title }, close, message), { class: 'main' }),
  );
}

/** Begins the game once, however often it is tapped. */
function begin(wanted, close, message) {
  return alone(message.closest('dialog'), () => musterGame(wanted, close, message));
}

async function musterGame({ name, scenario, musters, ruleset, title }, close, message) {
  const typed = scenario ? '' : title;
  const begun = await program.ask('gameBegin', name, scenario, musters, ruleset, typed, ruleWords({ name: ruleset }), Date.now());
  if (begun.error) {
    message.textContent = capital(begun.error.message);
    message.hidden = false;
    message.scrollIntoView({ block: 'center' });
    return;
  }
  const id = addGame(`${name}.jsonl`, title || name, begun.ruleset, begun.records);
  close();
  go(['game', id]);
}

/** A muster pasted or opened from files. */
function muster(rulesets, ruleset) {
  const title = h('input', { type: 'text', id: 'muster-title', autocomplete: 'off', placeholder: 'Salamanca' });
  const rules = h('select', { id: 'muster-rules' }, rulesets.map((one) => h('option', { value: one.name }, one.name)));
  rules.value = ruleset.name;
  const text = h('textarea', { rows: 9, class: 'text code', id: 'muster-text', spellcheck: 'false', autocapitalize: 'none' });
  const message = h('p', { class: 'error', role: 'alert', hidden: true });
  const files = [];
  const list = h('p', { class: 'help' });
  const { foot, close } = sheet(
    'Muster your own',
    h('label', { for: 'muster-title', class: 'over-field' }, 'Title'),
    title,
    h('label', { for: 'muster-rules', class: 'over-field' }, 'Rules'),
    rules,
    h('label', { for: 'muster-text', class: 'over-field' }, 'A row a unit, as CSV; the first row names the columns'),
    text,
    h(
      'div',
      { class: 'log-keys' },
      button('Show an example', async () => {
        const { rows, comments } = await program.ask('gameMusterTemplate', rules.value);
        text.value = [...comments.map((line) => `# ${line}`), ...rows.map((row) => row.join(','))].join('\n');
      }),
      textPicker('From a file', '.csv,text/csv,text/plain', (file, content) => {
        files.push(file, content);
        list.textContent = files.filter((_, at) => at % 2 === 0).join(', ');
      }),
    ),
    list,
    message,
  );
  foot.append(
    button('Not now', close),
    button('Begin', () => {
      const pasted = text.value.trim() ? ['muster', `${text.value.trim()}\n`] : [];
      begin({ name: freeName(title.value.trim() || 'battle'), scenario: '', musters: [...files, ...pasted], ruleset: rules.value, title: title.value.trim() }, close, message);
    }, { class: 'main' }),
  );
}

/** A button that opens files of text in UTF-8; others are refused. */
function textPicker(label, accept, opened) {
  return filePicker(label, accept, async (file) => {
    const bytes = await file.arrayBuffer();
    try {
      await opened(file.name, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch (e) {
      if (!(e instanceof TypeError)) throw e;
      sheet('Not read', h('p', {}, `${file.name} is not text in UTF-8.`));
    }
  });
}

async function taken(file, text, message) {
  const answer = await busy(message.parentElement, () => importGame(file, text));
  if (answer.error) {
    message.textContent = capital(answer.error.message);
    message.hidden = false;
    return;
  }
  go(['game', answer.id]);
}
