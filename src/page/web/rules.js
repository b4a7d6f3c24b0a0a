// Look-ups: search as you type, facts first; contents, rulings and the sheet.
import { program } from './core.js';
import { busy, button, capital, h, replace } from './dom.js';
import { go } from './route.js';
import { ruleWords } from './settings.js';

/** Pause after the last letter before the search, in milliseconds. */
const PAUSE = 120;

/** Shows the look-up view; the words after the ruleset are what is looked up. */
export async function showRules(root, ruleset, words) {
  const results = h('div', { class: 'page', 'aria-live': 'polite' });
  const input = h('input', {
    type: 'search',
    id: 'search',
    placeholder: 'Look a rule up by any word',
    'aria-label': 'Look a rule up',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    value: words.join(' '),
  });
  let asked = 0;
  let timer = 0;
  const search = (all) => busy(results, () => find(all));
  const find = async (all) => {
    const mine = ++asked;
    const typed = input.value.trim().split(/\s+/).filter(Boolean);
    const page = await program.ask('rules', ruleset.name, typed, all, ruleWords(ruleset));
    if (mine !== asked || !results.isConnected) return;
    history.replaceState(null, '', `#${['rules', ruleset.name, ...typed].map(encodeURIComponent).join('/')}`);
    replace(
      results,
      page.error
        ? h('p', { class: 'nothing' }, `Nothing in ${ruleset.name} about “${typed.join(' ')}”.`)
        : pageView(page, ruleset, typed.length === 0, () => search(true)),
    );
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => search(false), PAUSE);
  });
  const form = h(
    'form',
    {
      class: 'search',
      role: 'search',
      onsubmit: (event) => {
        event.preventDefault();
        input.blur();
        search(false);
      },
    },
    input,
    button('Sheet', () => go(['sheet', ruleset.name]), { title: 'The quick-reference sheet' }),
  );
  replace(root, h('div', { class: 'rules' }, form, results));
  await search(false);
}

export async function showSheet(root, ruleset) {
  const loading = h('p', { class: 'loading' }, 'Writing the sheet…');
  replace(root, loading);
  const page = await program.ask('sheet', ruleset.name, ruleWords(ruleset));
  if (!loading.isConnected) return; // the player is elsewhere
  replace(
    root,
    h(
      'div',
      { class: 'rules' },
      button('‹ Look-up', () => go(['rules', ruleset.name])),
      h('div', { class: 'page' }, page.error ? h('p', { class: 'error' }, page.error.message) : pageView(page, ruleset, false, null)),
    ),
  );
}

/** The title without the ruleset's name, which the header shows. */
function withoutName(title, name) {
  return title.startsWith(`${name} `) || title.startsWith(`${name}:`) ? title.slice(name.length + 1).trim() : title;
}

/** A page of the program: headings, texts, commands, terms and tables. */
export function pageView(page, ruleset, contents, all) {
  return [
    h('h2', { class: 'page-title' }, capital(withoutName(page.title, ruleset.name))),
    page.sections.map((section) =>
      h(
        'section',
        { class: Object.keys(section).every((member) => member === 'heading') ? 'block plain' : 'block' },
        section.heading ? h('h3', {}, section.heading) : null,
        (section.text ?? []).map((text) => line(text, ruleset, all)),
        (section.commands ?? []).map((command) => commandKey(command, ruleset, all)),
        section.terms ? terms(section.terms, ruleset, contents && !section.heading, all) : null,
        (section.tables ?? []).map(table),
      ),
    ),
  ];
}

/** A paragraph; one that only names a command for more is a button. */
function line(text, ruleset, all) {
  const more = text.match(/^more: (.+)$/);
  return more ? commandKey(more[1], ruleset, all) : h('p', {}, text);
}

/** Prefix of the commands that the program prints. */
const CALLED = 'grognard ';

/** A command that the program prints, as a button that does it here: a look-up, or a form filled in. */
function commandKey(command, ruleset, all) {
  const key = button(command.slice(CALLED.length), () => {}, { class: 'command code' });
  busy(key, async () => {
    const line = await program.ask('line', ruleset.name, command);
    if (line.error) {
      key.disabled = true;
      return;
    }
    if (line.asked) {
      key.textContent = `More about ${line.asked.join(' ')}`;
      key.classList.remove('code');
    }
    key.addEventListener('click', () => {
      if (line.asked) more(line.asked, ruleset, all);
      else go(['play', line.ruleset, line.resolver], line.values);
    });
  });
  return key;
}

function more(subject, ruleset, all) {
  const input = document.getElementById('search');
  if (!input || !all) {
    go(['rules', ruleset.name, ...subject]);
    return;
  }
  input.value = subject.join(' ');
  all();
  window.scrollTo(0, 0);
}

function terms(rows, ruleset, resolvers, all) {
  return h(
    'dl',
    {},
    rows.map((row) => {
      const meaning = row.at(-1);
      const name = row.slice(0, -1).join(' ').trim();
      if (meaning.startsWith(CALLED)) return h('div', {}, h('dd', {}, commandKey(meaning, ruleset, all)));
      const word = resolvers ? button(name, () => more([name], ruleset, all), { class: 'link' }) : name;
      return h('div', {}, h('dt', {}, word), h('dd', {}, meaning));
    }),
  );
}

function table({ header, rows }) {
  const numeric = header.map((_, x) => rows.every((row) => /^[-+–]?[\d.,/]*$/.test(row[x])));
  const cell = (tag) => (text, x) => h(tag, { class: numeric[x] ? 'n' : '', scope: tag === 'th' ? 'col' : null }, text);
  return h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Table' },
    h('table', {}, h('thead', {}, h('tr', {}, header.map(cell('th')))), h('tbody', {}, rows.map((row) => h('tr', {}, row.map(cell('td')))))),
  );
}
