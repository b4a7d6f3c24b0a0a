// Settings of this device. House keys come from the ruleset; the page knows none of them.
import { alone, button, filePicker, h, replace } from './dom.js';
import { field } from './fields.js';
import { folders, openZip, packsOf, removeFolder, tablesInUse } from './folders.js';
import { set, setting } from './store.js';

/** The options for the program that carry the house keys and the tables in force. */
export function ruleWords(ruleset) {
  const house = setting(`house.${ruleset.name}`, {});
  const tables = tablesInUse(ruleset.name);
  return [...Object.entries(house).flatMap(([key, value]) => ['--house', `${key}=${value}`]), ...(tables ? ['--tables', tables] : [])];
}

/** Puts large type and the chosen colours into force. */
export function applyLook() {
  const root = document.documentElement;
  root.classList.toggle('large', setting('large', false));
  root.classList.toggle('dark', setting('colours', 'system') === 'dark');
  root.classList.toggle('light', setting('colours', 'system') === 'light');
}

/**
 * Shows the settings.
 *
 * @param chosen called with the name of the ruleset to use
 * @param changed called when there are other rulesets than before
 */
export function showSettings(root, rulesets, ruleset, chosen, changed) {
  const own = {
    name: 'own',
    label: 'own dice always',
    help: 'the big button asks for the dice on the table',
    kind: 'flag',
  };
  const large = { name: 'large', label: 'large type', help: '', kind: 'flag' };
  const colours = {
    name: 'colours',
    label: 'colours',
    help: '',
    kind: 'choice',
    words: ['system', 'light', 'dark'],
    fallback: 'system',
  };
  const rules = {
    name: 'ruleset',
    label: 'ruleset',
    help: ruleset.title,
    kind: 'choice',
    words: rulesets.map(({ name }) => name),
    fallback: '',
  };
  replace(
    root,
    h(
      'div',
      { class: 'settings' },
      h('section', { class: 'box' }, h('h2', {}, 'Rules'), bound(rules, ruleset.name, (value) => value && chosen(value)), tablesField(ruleset)),
      ruleset.house.length > 0 ? house(ruleset) : null,
      ownFolders(changed),
      h(
        'section',
        { class: 'box' },
        h('h2', {}, 'This device'),
        bound(colours, setting('colours', null), (value) => keep('colours', value ?? 'system')),
        h('div', { class: 'chips' }, [own, large].map((one) => bound(one, setting(one.name, false) ? 'true' : null, (value) => keep(one.name, value === 'true')))),
      ),
      h('p', { class: 'help about' }, 'Everything stays on this device: the page sends nothing anywhere and works without a network.'),
    ),
  );
}

const BUILT_IN = 'built in';

/** Which tables are used, where the player has some for this ruleset. */
function tablesField(ruleset) {
  const packs = packsOf(ruleset.name);
  if (packs.length === 0) return null;
  const tables = { name: 'tables', label: 'tables', help: '', kind: 'choice', words: [BUILT_IN, ...packs], fallback: BUILT_IN };
  return bound(tables, tablesInUse(ruleset.name) || null, (value) => set(`tables.${ruleset.name}`, value === BUILT_IN ? '' : (value ?? '')));
}

/** The player's own rulesets and tables, and a button to open more. */
function ownFolders(changed) {
  const message = h('p', { class: 'error problems', role: 'alert', hidden: true });
  const section = h(
    'section',
    { class: 'box' },
    h('h2', {}, 'Your own rules and tables'),
    h('p', { class: 'help' }, 'A zip of a folder: a ruleset that you wrote, or tables in place of those built in.'),
    folders().map((one) =>
      h(
        'div',
        { class: 'own-folder' },
        h('p', {}, h('b', {}, one.name), ' ', h('span', { class: 'help' }, one.tables ? `tables of ${one.rulesets.join(', ')}` : 'a ruleset')),
        button('Remove', () => alone(section, () => removeFolder(one.name).then(changed)), { 'aria-label': `Remove ${one.name}` }),
      ),
    ),
    filePicker('Open a zip', '.zip,application/zip', (file) =>
      alone(section, async () => {
        const answer = await openZip(file);
        message.hidden = !answer.error;
        message.textContent = answer.error?.message ?? '';
        if (!answer.error) await changed();
      }),
    ),
    message,
  );
  return section;
}

function keep(name, value) {
  set(name, value);
  applyLook();
}

/** The field of a setting, which paints itself after each change. */
function bound(parameter, value, changed) {
  const made = field(parameter, (next) => {
    made.show(next, '');
    changed(next);
  });
  made.show(value, '');
  return made.element;
}

function house(ruleset) {
  const key = `house.${ruleset.name}`;
  const values = setting(key, {});
  return h(
    'section',
    { class: 'box' },
    h('h2', {}, 'House rules'),
    ruleset.house.map((one) => {
      const parameter = { ...one, label: one.name.replaceAll(/[.-]/g, ' '), help: one.ruling ? `${one.help} (${one.ruling})` : one.help };
      return bound(parameter, values[one.name] ?? null, (value) => {
        if (value === null) delete values[one.name];
        else values[one.name] = value;
        set(key, values);
      });
    }),
  );
}
