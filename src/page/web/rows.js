// A field for rows of several cells, such as the units of a melee.
import { button, capital, h, replace } from './dom.js';
import { label } from './label.js';

/** Rows of several cells, such as the units of a melee; the value is CSV, a line for each row. */
export function rows(parameter, changed) {
  let table = [];
  const body = h('div', { class: 'rows' });
  const report = () => changed(table.some((row) => row.some(Boolean)) ? table.map(csv).join('\n') : null);
  const paint = () => {
    replace(
      body,
      table.map((row, y) =>
        h(
          'fieldset',
          { class: 'row' },
          h('legend', {}, `${capital(parameter.label)} ${y + 1}`),
          parameter.header.map((name, x) =>
            h(
              'label',
              {},
              h('span', {}, name.replaceAll('-', ' ')),
              h('input', {
                type: 'text',
                autocomplete: 'off',
                autocapitalize: 'none',
                value: row[x] ?? '',
                onchange: (event) => {
                  row[x] = event.target.value.trim();
                  report();
                },
              }),
            ),
          ),
          button('Remove', () => {
            table.splice(y, 1);
            paint();
            report();
          }),
        ),
      ),
    );
  };
  const add = button(`Add: ${parameter.label}`, () => {
    table.push(parameter.header.map(() => ''));
    paint();
    body.lastElementChild.querySelector('input').focus();
  });
  const element = h(
    'div',
    { class: 'field wide explained', 'data-parameter': parameter.name },
    label(parameter),
    body,
    add,
  );
  return {
    element,
    show(value) {
      const shown = table.map(csv).join('\n');
      if ((value ?? '') !== shown && !(value === null && table.every((row) => !row.some(Boolean)))) {
        table = value === null ? [] : value.split('\n').map(cells);
        paint();
      }
      if (table.length === 0) {
        table.push(parameter.header.map(() => ''));
        paint();
      }
    },
  };
}

function csv(row) {
  return row.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}

function cells(line) {
  const row = [''];
  let quoted = false;
  for (const c of line) {
    if (c === '"') quoted = !quoted;
    else if (c === ',' && !quoted) row.push('');
    else row[row.length - 1] += c;
  }
  return row;
}
