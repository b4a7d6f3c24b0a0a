// Odds as bars. Numbers and words come from the program; only the colours are the page's own.
import { button, capital, h, replace, sheet } from './dom.js';

const COLOURS = 8;

/** The class with the colour of an outcome: a passed test is green and a failed one red, others go by their place. */
function colour(outcome, at) {
  return outcome.verdict === 'none' ? `c${at % COLOURS}` : outcome.verdict;
}

/** A percentage without decimals, for places too narrow for two; possible is never 0 and uncertain never 100. */
function whole(share) {
  if (share > 0 && share < 0.005) return '<1%';
  if (share < 1 && share >= 0.995) return '>99%';
  return `${Math.round(share * 100)}%`;
}

/** The bar of a form: the odds of the situation as it stands, or a message in their place. A tap on it shows all odds. */
export class OddsBar {
  constructor() {
    this.odds = null;
    this.strip = h('div', { class: 'strip', 'aria-hidden': 'true' });
    this.legend = h('div', { class: 'legend', role: 'img', 'aria-label': 'Exact odds' });
    this.message = h('p', { class: 'message', role: 'status' });
    this.element = h('div', { class: 'bar-odds', onclick: () => this.open() }, this.strip, this.legend, this.message);
  }

  get text() {
    return this.message.textContent;
  }

  show(odds) {
    this.odds = odds;
    this.#say('');
    strip(this.strip, odds);
    replace(this.legend, legend(odds));
    this.legend.setAttribute('aria-label', `Exact odds: ${odds.outcomes.map((outcome) => `${outcome.title} ${outcome.percent}`).join(', ')}`);
  }

  /** Shows a message in place of the odds; an empty one leaves the bar empty. */
  say(text) {
    this.odds = null;
    this.#say(text);
    if (!text) replace(this.legend);
  }

  #say(text) {
    this.message.textContent = text;
    this.message.hidden = text === '';
    this.legend.hidden = text !== '';
    this.strip.hidden = text !== '';
  }

  open() {
    if (this.odds) sheet('Exact odds', oddsView(this.odds));
  }
}

/** Paints the stacked bar of the outcomes. */
function strip(element, odds) {
  replace(
    element,
    odds.outcomes
      .map((outcome, at) => ({ outcome, at }))
      .filter(({ outcome }) => outcome.share > 0)
      .map(({ outcome, at }) => {
        const part = h('span', { class: colour(outcome, at) });
        part.style.flexGrow = outcome.share;
        return part;
      }),
  );
}

/** The outcomes with their chances, likeliest first. */
function legend(odds) {
  return odds.outcomes
    .map((outcome, at) => ({ outcome, at }))
    .filter(({ outcome }) => outcome.share > 0)
    .sort((a, b) => b.outcome.share - a.outcome.share)
    .map(({ outcome, at }) =>
      h('span', { class: 'entry' }, h('i', { class: colour(outcome, at) }), h('b', {}, whole(outcome.share)), ` ${outcome.title}`),
    );
}

/** All odds of a situation: outcomes, and the distribution of each number. */
export function oddsView(odds) {
  const numbers = [...odds.numbers].sort((a, b) => Number(b.main) - Number(a.main));
  return h(
    'div',
    { class: 'odds' },
    odds.tables ? h('p', { class: 'help' }, odds.tables) : null,
    h(
      'ul',
      { class: 'bars' },
      odds.outcomes.map((outcome, at) => bar(capital(outcome.title), outcome.percent, outcome.share, colour(outcome, at))),
    ),
    odds.ways ? h('p', { class: 'help' }, capital(odds.ways.replace(/^, /, ''))) : null,
    numbers.map((number) => distribution(number)),
  );
}

function bar(name, percent, share, kind) {
  const fill = h('span', { class: `fill ${kind}` });
  fill.style.width = `${share * 100}%`;
  return h('li', { class: 'chance' }, fill, h('span', { class: 'what' }, name), h('span', { class: 'percent' }, percent));
}

/** A number's chances, exactly or at least. */
function distribution(number) {
  const chart = h('ul', { class: 'columns' });
  const keys = [button('exactly', () => paint(false)), button('at least', () => paint(true))];
  const paint = (least) => {
    keys.forEach((key, i) => key.setAttribute('aria-pressed', String(least === (i === 1))));
    const share = (value) => (least ? value['least-share'] : value.share);
    const top = Math.max(...number.values.map(share));
    replace(
      chart,
      number.values.map((value) => {
        const column = h('span', { class: 'filled' });
        column.style.width = `${top > 0 ? (share(value) / top) * 100 : 0}%`;
        return h(
          'li',
          {},
          h('span', { class: 'number' }, least ? `≥ ${value.value.split('..')[0]}` : value.value),
          h('span', { class: 'track' }, column),
          h('span', { class: 'percent' }, least ? value['least-percent'] : value.percent),
        );
      }),
    );
  };
  paint(false);
  const body = [
    h('p', { class: 'help' }, `mean ${number.mean}, spread ${number.spread}`),
    h('div', { class: 'switch', role: 'group', 'aria-label': `${number.name}: exactly or at least` }, keys),
    chart,
  ];
  const single = number.values.length === 1;
  if (single) return h('p', { class: 'single' }, `${capital(number.name)} `, h('b', {}, number.values[0].value));
  return h(
    'details',
    { class: 'distribution', open: number.main },
    h('summary', {}, h('span', { class: 'name' }, capital(number.name)), h('span', { class: 'help' }, `mean ${number.mean}`)),
    body,
  );
}
