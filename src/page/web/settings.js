// Settings of this device. House keys come from the ruleset; the page knows none of them.
import { h, replace } from './dom.js';
import { field } from './fields.js';
import { set, setting } from './store.js';

/** The options for the program that carry the house keys in force. */
export function houseWords(ruleset) {
  const house = setting(`house.${ruleset.name}`, {});
  return Object.entries(house).flatMap(([key, value]) => ['--house', `${key}=${value}`]);
}

/** Puts large type and the chosen colours into force. */
export function applyLook() {
  const root = document.documentElement;
  root.classList.toggle('large', setting('large', false));
  root.classList.toggle('dark', setting('colours', 'system') === 'dark');
  root.classList.toggle('light', setting('colours', 'system') === 'light');
}

export function showSettings(root, rulesets, ruleset, chosen) {
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
      h('section', { class: 'box' }, h('h2', {}, 'Rules'), bound(rules, ruleset.name, (value) => value && chosen(value))),
      ruleset.house.length > 0 ? house(ruleset) : null,
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
      const parameter = { ...one, label: one.name.replaceAll(/[.-]/g, ' '), help: `${one.help} (${one.ruling})` };
      return bound(parameter, values[one.name] ?? null, (value) => {
        if (value === null) delete values[one.name];
        else values[one.name] = value;
        set(key, values);
      });
    }),
  );
}
