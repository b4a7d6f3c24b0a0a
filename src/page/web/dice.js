// Dice thrown on the table: the program says which die it wants, the player taps its face.
import { alone, button, capital, h, replace, sheet } from './dom.js';

/** So many dice in one throw are counted by face, since tapping each would be tedious. */
const MANY = 4;

/**
 * Asks for each die in turn; resolves to the result, or to null if the player closes the sheet.
 *
 * @param ask asks the program with the faces so far, for the die that it wants next or for the result
 */
export function throwOnTable(ask) {
  return new Promise((resolve) => {
    const faces = [];
    const { dialog, heading, body, foot, close } = sheet('My dice');
    dialog.classList.add('dice-sheet');
    let result = null;
    let purpose = '';
    let asked = Promise.resolve();
    // The last die may be on its way when the sheet is closed: then the line is played, and its result is shown.
    dialog.addEventListener('close', () => resolve(asked.then(() => result)));

    /** Changes the faces and asks for the next die; a tap before that is answered is ignored. */
    const step = (change) =>
      alone(dialog, () => {
        change();
        asked = next();
        return asked;
      });
    const next = async () => {
      const answer = await ask(faces);
      if (answer?.wanted) {
        paint(answer.wanted);
        return;
      }
      result = answer;
      close();
    };
    const add = (...more) => step(() => faces.push(...more));
    const paint = (wanted) => {
      const left = wanted.dice - wanted.thrown;
      const place = wanted.dice > 1 ? `${wanted.die}, ${wanted.thrown + 1} of ${wanted.dice}` : wanted.die;
      heading.textContent = capital(wanted.purpose);
      const many = left >= MANY && wanted.faces.length > 0;
      replace(
        body,
        h('p', { class: 'help' }, many ? `${left} × ${wanted.die}: how many show each face?` : place),
        faces.length > 0 ? h('p', { class: 'so-far' }, 'So far ', faces.map((face) => h('span', { class: 'die' }, face))) : null,
        many ? counts(wanted, left, add) : wanted.faces.length > 0 ? keys(wanted, add, wanted.purpose === purpose) : typed(wanted, add),
      );
      replace(
        foot,
        button('⌫ Take one back', () => step(() => faces.pop()), { disabled: faces.length === 0, quick: true }),
      );
      purpose = wanted.purpose;
      body.querySelector('button, input')?.focus();
    };
    step(() => {});
  });
}

/** The faces of a die; quick if it is one more of the throw before. */
function keys(wanted, add, quick) {
  return h(
    'div',
    { class: 'faces', role: 'group', 'aria-label': wanted.purpose },
    wanted.faces.map((face) => button(face, () => add(face), { class: 'face', quick })),
  );
}

/** A count for each face; they must add up to the dice that are thrown. */
function counts(wanted, left, add) {
  const count = new Map(wanted.faces.map((face) => [face, 0]));
  const total = () => [...count.values()].reduce((a, b) => a + b, 0);
  const done = button('', () => add(...wanted.faces.flatMap((face) => Array(count.get(face)).fill(face))), { class: 'main' });
  const grid = h('div', { class: 'counts' });
  const paint = () => {
    replace(
      grid,
      wanted.faces.map((face) =>
        h(
          'div',
          { class: 'count' },
          h('span', { class: 'die' }, face),
          button('−', () => change(face, -1), { 'aria-label': `one ${face} less`, disabled: count.get(face) === 0, quick: true }),
          h('output', { 'aria-label': `dice that show ${face}` }, String(count.get(face))),
          button('+', () => change(face, 1), { 'aria-label': `one ${face} more`, disabled: total() === left, quick: true }),
        ),
      ),
    );
    done.disabled = total() !== left;
    done.textContent = total() === left ? 'Done' : `${left - total()} to go`;
  };
  const change = (face, by) => {
    const row = [...count.keys()].indexOf(face);
    count.set(face, count.get(face) + by);
    paint();
    const buttons = grid.children[row].querySelectorAll('button');
    const pressed = buttons[by > 0 ? 1 : 0];
    (pressed.disabled ? done : pressed).focus();
  };
  paint();
  return [grid, done];
}

function typed(wanted, add) {
  const input = h('input', { type: 'text', inputmode: 'decimal', 'aria-label': wanted.purpose, autocomplete: 'off' });
  const submit = (event) => {
    event.preventDefault();
    if (input.value.trim()) add(input.value.trim());
  };
  return h(
    'form',
    { class: 'typed', onsubmit: submit },
    h('p', { class: 'help' }, capital(wanted.expected)),
    input,
    h('button', { class: 'main' }, 'Take it'),
  );
}
