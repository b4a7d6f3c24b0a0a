// Starts the page: header, tabs, and the view that the address names.
import { program, warmUp } from './core.js';
import { announce, busy, button, capital, errorNote, h, replace } from './dom.js';
import { clearForm, showForm } from './form.js';
import { gameMenu, leaveGame, showGame } from './game.js';
import { gameNamed } from './games.js';
import { showLog } from './log.js';
import { showGames } from './newgame.js';
import { go, here, takeCarried } from './route.js';
import { showRules, showSheet } from './rules.js';
import { applyLook, showSettings } from './settings.js';
import { load, save, set, setting, storageTrouble, tryStorage } from './store.js';

const TABS = [
  ['play', '⚄', 'Play'],
  ['game', '⚑', 'Game'],
  ['rules', '§', 'Rules'],
  ['log', '☰', 'Log'],
  ['settings', '⚙', 'Settings'],
];

let rulesets = [];
const known = new Map();

/** The ruleset that the address names, or the one in use, with its resolvers and house keys. */
async function rulesetOf(name) {
  const isKnown = (wanted) => rulesets.some((one) => one.name === wanted);
  const inUse = [name, setting('ruleset', '')].find(isKnown) ?? rulesets[0].name;
  if (!known.has(inUse)) known.set(inUse, await program.ask('ruleset', inUse));
  return known.get(inUse);
}

function header(ruleset, view, title, summary) {
  const top = document.getElementById('top');
  const isGame = view === 'game';
  const back = title
    ? button('‹', () => go([view]), { class: 'back', 'aria-label': isGame ? 'All games' : 'All resolvers' })
    : null;
  const key = isGame ? button('Menu', gameMenu, { class: 'quiet' }) : button('Clear', clearForm, { class: 'quiet' });
  const choice = h(
    'select',
    {
      'aria-label': 'Ruleset',
      onchange: () => use(choice.value, view),
    },
    rulesets.map(({ name }) => h('option', { value: name }, name)),
  );
  choice.value = ruleset.name;
  replace(
    top,
    back,
    h('div', { class: 'titles' }, h('h1', {}, title ? capital(title) : 'grognard'), h('p', {}, summary ?? ruleset.title)),
    title ? key : choice,
  );
  replace(
    document.getElementById('tabs'),
    TABS.map(([name, sign, text]) =>
      h(
        'a',
        { href: `#${name}`, class: 'tab', 'aria-current': name === view ? 'page' : null },
        h('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
        text,
      ),
    ),
  );
  document.title = title ? `${capital(title)} · grognard` : 'grognard';
}

function use(name, view) {
  set('ruleset', name);
  go([view]);
}

/** Asks for the rulesets again, after the player opened or removed one. */
async function reread() {
  rulesets = await program.ask('rulesets');
  known.clear();
  await show();
}

/** The resolvers of the ruleset, those used last first. */
function resolverList(ruleset, current) {
  const last = load(`last.${ruleset.name}`, []);
  const rank = ({ name }) => (last.includes(name) ? last.indexOf(name) : last.length);
  const entries = [...ruleset.resolvers].sort((a, b) => rank(a) - rank(b));
  return h(
    'ul',
    { class: 'resolvers' },
    entries.map(({ name, label, summary }) =>
      h(
        'li',
        {},
        h(
          'a',
          { href: `#play/${ruleset.name}/${name}`, 'aria-current': name === current ? 'page' : null },
          h('b', {}, capital(label)),
          h('span', { class: 'help' }, summary),
        ),
      ),
    ),
  );
}

/** The most recent resolvers that come first in the list. */
const RECENT = 5;

function used(ruleset, name) {
  const last = load(`last.${ruleset.name}`, []).filter((other) => other !== name);
  save(`last.${ruleset.name}`, [name, ...last].slice(0, RECENT));
}

/** Shows the view that the address names; the content is busy until it is there. */
function show() {
  return busy(document.getElementById('content'), showView);
}

/** After a link the keyboard and a screen reader go on in the new view: what had the focus is gone. */
function arrive() {
  if (document.activeElement === document.body) document.getElementById('content').focus({ preventScroll: true });
  announce(document.title);
}

async function showView() {
  const [view, ruled, ...words] = here();
  const game = view === 'game' && ruled ? gameNamed(ruled) : null;
  const ruleset = await rulesetOf(game?.ruleset ?? ruled);
  if (here().join('/') !== [view, ruled, ...words].filter(Boolean).join('/')) return; // the player went on meanwhile
  if (ruled && ruleset.name === ruled && setting('ruleset', '') !== ruled) set('ruleset', ruled);
  const root = document.getElementById('content');
  document.body.className = `view-${view} ${view === 'play' && words.length > 0 ? 'resolving' : ''} ${game ? 'playing' : ''}`;
  const resolver = ruleset.resolvers.find(({ name }) => view === 'play' && name === words[0]);
  header(ruleset, view === 'sheet' ? 'rules' : view, resolver?.label ?? game?.title, resolver?.summary);
  window.scrollTo(0, 0);
  if (!game) leaveGame();
  if (view === 'rules') await showRules(root, ruleset, words);
  else if (view === 'sheet') await showSheet(root, ruleset);
  else if (view === 'log') showLog(root);
  else if (game) await showGame(root, game.id, ruleset);
  else if (view === 'game') await showGames(root, rulesets, ruleset);
  else if (view === 'settings') showSettings(root, rulesets, ruleset, (name) => use(name, 'settings'), reread);
  else if (resolver) await play(root, ruleset, resolver);
  else home(root, ruleset);
}

function home(root, ruleset) {
  replace(
    root,
    errorNote(storageTrouble()),
    h('div', { class: 'with-list' }, resolverList(ruleset, ''), h('p', { class: 'hint' }, 'Choose what to resolve.')),
  );
}

async function play(root, ruleset, resolver) {
  const place = h('div', { class: 'place' });
  replace(root, h('div', { class: 'with-list' }, resolverList(ruleset, resolver.name), place));
  used(ruleset, resolver.name);
  await showForm(place, ruleset, resolver.name, takeCarried());
}

function start() {
  return busy(document.getElementById('content'), startProgram);
}

async function startProgram() {
  applyLook();
  tryStorage();
  program.start();
  const answer = await program.ask('rulesets');
  if (answer.error) {
    replace(document.getElementById('content'), errorNote(answer.error.message));
    return;
  }
  rulesets = answer;
  window.addEventListener('hashchange', () => show().then(arrive));
  await show();
  performance.mark('shown');
  warmUp(await rulesetOf(''));
  if (isSecureContext && 'serviceWorker' in navigator && document.querySelector('link[rel=manifest]')) {
    navigator.serviceWorker.register('service-worker.js').catch(() => {}); // the page works without it
  }
}

start();
