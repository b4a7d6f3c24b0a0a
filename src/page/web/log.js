// Every record of this device, newest first. A record is the line that the command line prints with --json.
import { button, capital, copy, download, h, replace, sheet } from './dom.js';
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
      storageTrouble() ? h('p', { class: 'error', role: 'alert' }, storageTrouble()) : null,
      lines.length === 0
        ? h('p', { class: 'nothing' }, 'No throws yet. Every result of this device is listed here, and stays on this device.')
        : h(
            'div',
            { class: 'log-keys' },
            button('Save as .jsonl', () => download('grognard.jsonl', all()), { class: 'main' }),
            navigator.share ? button('Share', () => share(all())) : null,
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
      h('b', {}, capital(record.outcome.code.replaceAll('-', ' '))),
      h('span', { class: 'help' }, `${record.ruleset} ${record.resolver}${dice ? ` · dice ${dice}` : ''}`),
      h('span', {}, record.outcome.text),
    ),
  );
}

async function share(text) {
  const file = new File([text], 'grognard.jsonl', { type: 'text/plain' });
  try {
    await navigator.share(navigator.canShare?.({ files: [file] }) ? { files: [file] } : { text });
  } catch (e) {
    if (e.name !== 'AbortError') download('grognard.jsonl', text);
  }
}

function confirmDelete(root) {
  const { foot, close } = sheet('Delete the log?', h('p', {}, 'The records of this device are gone then. Save them first if you want to keep them.'));
  foot.append(
    button('Keep it', close),
    button('Delete', () => {
      deleteRecords();
      close();
      showLog(root);
    }, { class: 'main' }),
  );
}
