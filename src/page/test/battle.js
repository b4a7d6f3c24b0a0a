// Plays battles on the page by taps, as a player does: tap my unit, tap his, tap what to do, answer, roll, work off what is due.
// Every tap waits until the page is idle, so nothing here depends on how quick the machine is; every loop has a limit, so a game
// that does not go on fails instead of hanging.
import { closeSheets, idle, tap, visit } from './browser.js';

/** Dice for the choices of the player; the same seed taps the same. */
export function chooser(seed) {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Begins a ready battle. */
export async function begin(page, title) {
  await visit(page, '#game', '.games');
  await tap(page, page.locator('.entries.two .entry-key', { has: page.locator('b', { hasText: new RegExp(`^${title}$`) }) }));
  await tap(page, 'dialog .main');
  await page.waitForSelector('.armies');
}

export async function turnOf(page) {
  return Number((await page.textContent('.phase h2')).match(/^Turn (\d+)/)[1]);
}

/** Number of lines played in the open game, as the browser keeps them. */
export function linesOf(page) {
  return page.evaluate(() => Number(localStorage.getItem(`grognard.game.${location.hash.split('/')[1]}.end`)));
}

/** Limit of every loop: the most dice of one throw, and several times the most items that were ever due at once. */
const STEPS = 120;

/** Counts the steps of a loop. The step after the last allowed one fails and names the state of the game. */
function limited(page, what) {
  let steps = 0;
  return async () => {
    if (++steps <= STEPS) return;
    const texts = (selector) => page.locator(selector).allInnerTexts();
    const shown = [...(await texts('.phase h2')), ...(await texts('dialog h2')), ...(await texts('dialog .message')), ...(await texts('.due > ul > li'))];
    throw new Error(`${what}: no end after ${STEPS} steps, ${await linesOf(page)} lines played; shown: ${shown.join(' | ')}`);
  };
}

/** Fills a field with a random button, the first of a list or a small number. */
async function answer(page, field, choose) {
  const keys = field.locator('.segments .key:not([disabled])');
  const count = await keys.count();
  if (count > 0) await tap(page, keys.nth(choose(count)));
  else if ((await field.locator('select').count()) > 0) await field.locator('select').selectOption({ index: 1 });
  else {
    await field.locator('input').first().fill(String(2 + choose(5)));
    await field.locator('input').first().press('Enter');
  }
}

/** Throws the dice of the open dice sheet on the table, until it wants no more. */
async function throwDice(page, choose) {
  const dice = page.locator('dialog.dice-sheet');
  for (const step = limited(page, 'dice'); (await dice.count()) > 0; await step()) {
    const faces = dice.locator('.face');
    const more = dice.locator('.count button:last-child:not([disabled])');
    if ((await faces.count()) > 0) await tap(page, faces.nth(choose(await faces.count())));
    else if ((await more.count()) > 0) await tap(page, more.nth(choose(await more.count())));
    else if ((await dice.locator('.counts').count()) > 0) await tap(page, dice.locator('.counts + .main'));
    else {
      await dice.locator('.typed input').fill(String(2 + choose(5)));
      await tap(page, dice.locator('.typed .main'));
    }
  }
}

/** Fills what the open form still wants, then rolls; false if it cannot be played. */
async function resolve(page, choose, own) {
  const form = page.locator('dialog.game-form');
  const lines = await linesOf(page);
  if ((await form.count()) > 0) {
    const wanted = form.locator('.wanted .field:not(:has([aria-pressed="true"], .set))');
    const isWanting = async () => /^Still to choose|missing/.test(await form.locator('.message').textContent()) && (await wanted.count()) > 0;
    for (const step = limited(page, 'form'); await isWanting(); await step()) {
      await answer(page, wanted.first(), choose);
      await idle(page);
    }
    const mine = form.locator('.bar-keys >> text=My dice');
    if (await form.locator('.bar-keys .main').isEnabled()) {
      const byHand = own && (await mine.count()) > 0;
      await tap(page, byHand ? mine : form.locator('.bar-keys .main'));
      if (byHand) await throwDice(page, choose);
    }
  }
  await closeSheets(page);
  return (await linesOf(page)) > lines;
}

/** Works off what is due: plays it, or strikes it out where it cannot be played. */
async function dueNow(page, choose, own) {
  const item = page.locator('.due > ul > li').first();
  for (const step = limited(page, 'due'); (await item.count()) > 0; await step()) {
    const lines = await linesOf(page);
    const key = item.locator('button.due-item');
    if ((await key.count()) > 0) {
      await tap(page, key);
      if (await resolve(page, choose, own)) continue;
    }
    await tap(page, item.locator('.circle'));
    await closeSheets(page);
    if ((await linesOf(page)) === lines) return;
  }
}

/** Taps a unit that may act, an enemy, and what to do. */
async function actWithUnit(page, choose, own) {
  const mine = page.locator('.tile.can-act');
  const first = (await mine.count()) > 0 ? mine : page.locator('.army.side0 .tiles .tile:not(.is-officer)');
  const tile = first.nth(choose(await first.count()));
  const side = (await tile.evaluate((one) => one.closest('.army').classList.contains('side0'))) ? 1 : 0;
  const his = page.locator(`.army.side${side} .tiles .tile:not(.is-officer)`);
  await tap(page, tile);
  await tap(page, his.nth(choose(await his.count())));
  await page.locator('.chosen', { hasText: '→' }).waitFor();
  const strong = page.locator('.choices .chip.strong');
  const ready = (await strong.count()) > 0 ? strong : page.locator('.choices .chip');
  await tap(page, (await ready.count()) > 0 ? ready.first() : page.locator('.chosen .chip'));
  await resolve(page, choose, own);
  const nobody = page.locator('.chosen .circle');
  if ((await nobody.count()) > 0) await tap(page, nobody);
}

/** Plays until a turn has ended: a few actions in each phase, then the phase ends. */
export async function playTurn(page, choose, { actions = 2, own = false } = {}) {
  const turn = await turnOf(page);
  const end = page.locator('.game-bar button', { hasText: /^End (of )?turn/ });
  const next = page.locator('.game-bar .main');
  for (let phase = 0; phase < 15 && (await turnOf(page)) === turn; phase++) {
    await dueNow(page, choose, own);
    const table = page.locator('.phase .chips .chip');
    if ((await table.count()) > 0 && phase < 8) {
      await tap(page, table.nth(choose(await table.count())));
      await resolve(page, choose, own);
    }
    for (let act = 0; act < actions; act++) {
      await actWithUnit(page, choose, own);
      await dueNow(page, choose, own);
    }
    if ((await turnOf(page)) !== turn) return;
    await tap(page, (await next.count()) > 0 && phase < 14 ? next.first() : end);
    await closeSheets(page);
  }
  await dueNow(page, choose, own);
}

/** The journal of the open game, as the browser keeps it. */
export function journalOf(page) {
  return page.evaluate(() => {
    const id = location.hash.split('/')[1];
    let text = '';
    for (let n = 0; n < Number(localStorage.getItem(`grognard.game.${id}.end`)); n++) text += JSON.parse(localStorage.getItem(`grognard.game.${id}.${n}`));
    return text;
  });
}
