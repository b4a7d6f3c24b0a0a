// Plays battles on the page by taps, as a player does: tap my unit, tap his, tap what to do, answer, roll, work off what is due.
import { open } from './browser.js';

/** Dice for the choices of the player; the same seed taps the same. */
export function chooser(seed) {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Begins a ready battle, by its place in the list of all. */
export async function begin(page, title) {
  await page.evaluate(() => {
    location.hash = '#game';
  });
  await page.waitForSelector('.games');
  await page.locator('.entries.two .entry-key', { has: page.locator('b', { hasText: new RegExp(`^${title}$`) }) }).click();
  await page.click('dialog .main');
  await page.waitForSelector('.armies');
}

export async function turnOf(page) {
  return Number((await page.textContent('.phase h2')).match(/^Turn (\d+)/)[1]);
}

/** Taps something that may be painted again meanwhile; whether it was there to be tapped. */
async function tap(locator) {
  try {
    if ((await locator.count()) === 0) return false;
    await locator.click({ timeout: 2000 });
    return true;
  } catch {
    return false;
  }
}

async function closeSheets(page) {
  for (let i = 0; i < 5 && (await page.locator('dialog').count()) > 0; i++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(30);
  }
}

/** Fills what a form still wants with the first button or a small number, then rolls; false if it cannot be played. */
async function resolve(page, choose, own) {
  const form = page.locator('dialog.game-form');
  await page.waitForSelector('dialog');
  if ((await form.count()) === 0) {
    await closeSheets(page);
    return false;
  }
  for (let i = 0; i < 12; i++) {
    await page.waitForTimeout(60);
    const message = (await form.locator('.message').textContent()).trim();
    if (!/^Still to choose|missing/.test(message)) break;
    const field = form.locator('.wanted .field:not(:has([aria-pressed="true"], .set))').first();
    if ((await field.count()) === 0) break;
    const keys = field.locator('.segments .key:not([disabled])');
    if ((await keys.count()) > 0) await keys.nth(choose(await keys.count())).click();
    else if ((await field.locator('select').count()) > 0) await field.locator('select').selectOption({ index: 1 });
    else {
      await field.locator('input').first().fill(String(2 + choose(5)));
      await field.locator('input').first().press('Enter');
    }
  }
  const again = form.locator('.objection .chip[aria-pressed="false"]');
  if ((await again.count()) > 0 || (await form.locator('.bar-keys .main').isDisabled())) {
    await closeSheets(page);
    return false;
  }
  if (own && (await form.locator('.bar-keys >> text=My dice').count()) > 0) {
    await form.locator('.bar-keys >> text=My dice').click();
    for (let i = 0; i < 90 && (await page.locator('dialog.dice-sheet').count()) > 0; i++) {
      await page.waitForTimeout(30);
      const dice = page.locator('dialog.dice-sheet');
      const faces = await dice.locator('.face').count();
      if (faces > 0) await tap(dice.locator('.face').nth(choose(faces)));
      else if ((await dice.locator('.counts').count()) > 0) {
        const plus = dice.locator('.count button:last-child:not([disabled])');
        const all = await plus.count();
        await tap(all === 0 ? dice.locator('.counts + .main') : plus.nth(choose(all)));
      } else if ((await dice.locator('.typed input').count()) > 0) {
        await dice.locator('.typed input').fill(String(2 + choose(5)));
        await tap(dice.locator('.typed .main'));
      }
    }
  } else {
    await tap(form.locator('.bar-keys .main'));
  }
  await page.waitForFunction(
    () => document.querySelector('dialog.result') || !document.querySelector('dialog') || document.querySelector('dialog.game-form .message:not([hidden])'),
  );
  const played = (await page.locator('dialog.result').count()) > 0;
  await closeSheets(page);
  return played;
}

/** Works off what is due: plays it, or strikes it out where it cannot be played. */
async function dueNow(page, choose, own) {
  for (let i = 0; i < 60; i++) {
    const item = page.locator('.due > ul > li').first();
    if ((await item.count()) === 0) return;
    const key = item.locator('button.due-item');
    if ((await key.count()) > 0) {
      if ((await tap(key)) && (await resolve(page, choose, own))) continue;
    }
    const before = await page.locator('.due > ul > li').count();
    await tap(item.locator('.circle'));
    await page.waitForTimeout(120);
    await closeSheets(page);
    if ((await page.locator('.due > ul > li').count()) === before && before > 0 && i > 50) return;
  }
}

/** Plays until a turn has ended: a few actions in each phase, then the phase ends. */
export async function playTurn(page, choose, { actions = 2, own = false } = {}) {
  const turn = await turnOf(page);
  for (let phase = 0; phase < 14 && (await turnOf(page)) === turn; phase++) {
    await dueNow(page, choose, own);
    if ((await turnOf(page)) !== turn) return;
    const table = page.locator('.phase .chips .chip');
    if ((await table.count()) > 0 && phase < 8) {
      if (await tap(table.nth(choose(await table.count())))) await resolve(page, choose, own);
    }
    for (let act = 0; act < actions; act++) {
      const mine = page.locator('.tile.can-act');
      const first = (await mine.count()) > 0 ? mine : page.locator('.army.side0 .tiles .tile:not(.is-officer)');
      if ((await first.count()) === 0) break;
      const tile = first.nth(choose(await first.count()));
      const side = (await tile.evaluate((one) => one.closest('.army').classList.contains('side0'))) ? 1 : 0;
      const his = page.locator(`.army.side${side} .tiles .tile:not(.is-officer)`);
      const target = his.nth(choose(await his.count()));
      const chosen = page.locator('.chosen', { hasText: '→' });
      for (let i = 0; i < 4 && !(await chosen.isVisible()); i++) { // a line that ends meanwhile takes the choice back
        await tap(page.locator('.chosen .circle'));
        await tap(tile);
        await tap(target);
        await page.waitForTimeout(250);
      }
      await chosen.waitFor();
      const strong = page.locator('.choices .chip.strong');
      await tap((await strong.count()) > 0 ? strong.first() : page.locator('.choices .chip').first());
      await page.waitForSelector('dialog');
      await resolve(page, choose, own);
      if ((await page.locator('.chosen .circle').count()) > 0) await tap(page.locator('.chosen .circle'));
      await dueNow(page, choose, own);
      if ((await turnOf(page)) !== turn) return;
    }
    const next = page.locator('.game-bar .main').first();
    const end = page.locator('.game-bar button', { hasText: /^End (of )?turn/ });
    await tap((await next.count()) > 0 ? next : end);
    await page.waitForTimeout(200);
    await closeSheets(page);
  }
  await dueNow(page, choose, own);
  if ((await turnOf(page)) === turn) {
    await tap(page.locator('.game-bar button', { hasText: /^End (of )?turn/ }));
    await page.waitForTimeout(200);
    await closeSheets(page);
    await dueNow(page, choose, own);
  }
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

export { open };
