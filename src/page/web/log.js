// Every record of this device, newest first. A record is the line that the command line prints with --json.
import { ask, button, capital, copy, download, errorNote, h, replace, share } from './dom.js';
import { deleteRecords, records, storageTrouble } from './store.js';

/** Records shown at once; a long evening has hundreds. */
const PORTION = 50;

export function showLog(root) {
  const lines = records().reverse();
  const list = h('ul', { class: 'log' });
  let shown = 0;
  const more = button('Older', () => add());
  const add = () => {
    list.append(...lines.slice(shown, shown + PORTION).map(entry));
    shown += PORTION;
    more.hidden = shown >= lines.length;
  };
  add();
  const all = () => `${[...lines].reverse().join('\n')}\n`;
  replace(
    root,
    h(
      'div',
      { class: 'rules' },
      errorNote(storageTrouble()),
      lines.length === 0
        ? h('p', { class: 'nothing' }, 'No throws yet. Every result of this device is listed here, and stays on this device.')
        : h(
            'div',
            { class: 'log-keys' },
            button('Save as .jsonl', () => download('grognard.jsonl', all()), { class: 'main' }),
            navigator.share ? button('Share', () => share('grognard.jsonl', all())) : null,
            button('Delete', () => confirmDelete(root)),
          ),
      list,
      more,
    ),
  );
}

function entry(line) {
  const record = JSON.parse(line);
  const dice = record.rolls.flatMap((roll) => roll.values).join(' ');
  return h(
    'li',
    {},
    h(
      'button',
      { type: 'button', onclick: () => copy(line, 'Record'), title: 'Copy the record' },
      h('b', {}, record.outcome.text),
      h('span', { class: 'help' }, [capital(record.resolver.replaceAll('-', ' ')), record.ruleset, dice ? `dice ${dice}` : ''].filter(Boolean).join(' · ')),
    ),
  );
}

function confirmDelete(root) {
  ask('Delete the log?', h('p', {}, 'The records of this device are gone then. Save them first if you want to keep them.'), ['Keep it', 'Delete'], () => {
    deleteRecords();
    showLog(root);
  });
}
