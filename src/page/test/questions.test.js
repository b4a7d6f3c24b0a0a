// What a game asks and refuses before the dice, with units of one's own, in a real browser.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { journalOf, turnOf } from './battle.js';
import { closeSheets, idle, launch, open, tap } from './browser.js';

let browser;

before(async () => {
  browser = await launch();
});

after(() => browser.close());

/** Musters units of one's own in a ruleset, and begins the game. */
async function muster(page, ruleset, rows) {
  await page.selectOption('#top select', ruleset);
  await idle(page);
  await tap(page, 'button >> text=Muster your own');
  await page.fill('#muster-text', rows.join('\n'));
  await tap(page, 'dialog .sheet-foot .main');
  await page.waitForSelector('.armies');
}

/** The tile of a unit. */
function tileOf(page, name) {
  return page.locator('.tile', { has: page.locator('.tile-name', { hasText: new RegExp(`^${name}$`) }) });
}

test('a unit that arrives later is shown as away, refused, and comes in its turn', async () => {
  const page = await open(browser, { at: '#game' });
  await muster(page, 'honour', ['side,unit,arrives', 'Prussia,Garde,', 'Prussia,Hacke,2', 'Austria,Baden,']);
  await page.locator('.tile.is-away', { hasText: 'Hacke' }).locator('text=arrives turn 2').waitFor();
  assert.equal(await page.locator('.tile.is-away').count(), 1);
  await tap(page, tileOf(page, 'Hacke'));
  await tap(page, tileOf(page, 'Baden'));
  await tap(page, page.locator('.chosen .chip'));
  await tap(page, page.locator('dialog .entry-key.against').first());
  await page.locator('dialog.game-form .objection', { hasText: 'arrives in turn 2' }).waitFor();
  assert.ok(await page.locator('dialog.game-form .bar-keys .main').isDisabled());
  await closeSheets(page);
  await tap(page, '.chosen .circle');
  await tap(page, page.locator('.game-bar button', { hasText: /^End turn/ }));
  await page.locator('dialog .effects li', { hasText: 'Hacke' }).waitFor();
  await closeSheets(page);
  assert.equal(await turnOf(page), 2);
  assert.equal(await page.locator('.tile.is-away').count(), 0);
  await page.reload();
  await idle(page);
  assert.equal(await page.locator('.tile.is-away').count(), 0, 'and after a reload');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a sentence of the referee has keys for what it speaks of, and a result for what comes next', async () => {
  const page = await open(browser, { at: '#game' });
  await muster(page, 'honour', ['side,unit', 'Prussia,Garde', 'Prussia,Hacke', 'Austria,Baden', 'Austria,Wied']);
  await tap(page, '.game-bar .main');
  assert.match(await page.textContent('.phase h2'), /Initiative/);
  await tap(page, '.game-bar .main');
  await page.locator('dialog .sentence', { hasText: 'not thrown yet' }).waitFor();
  await tap(page, 'dialog >> text=Leave it');
  await tap(page, '.phase .chip');
  await tap(page, 'dialog.game-form .bar-keys .main');
  await page.waitForSelector('dialog.result');
  await tap(page, page.locator('dialog .link', { hasText: 'Austria movement' }));
  assert.match(await page.textContent('.phase h2'), /Austria movement/);

  await tap(page, tileOf(page, 'Baden'));
  await tap(page, tileOf(page, 'Garde'));
  await tap(page, page.locator('.choices .chip', { hasText: /^Charge$/ }));
  await page.locator('dialog .objection .link', { hasText: 'Fire Garde → Baden' }).waitFor();
  await tap(page, 'dialog .objection .chip');
  await tap(page, 'dialog.game-form .bar-keys .main');
  await page.waitForSelector('dialog.result');
  await closeSheets(page);
  while (!/Close combat/.test(await page.textContent('.phase h2'))) await tap(page, '.game-bar .main');
  await tap(page, page.locator('.due-item', { hasText: 'they meet' }));
  await tap(page, 'dialog.game-form .bar-keys >> text=My dice');
  for (const face of ['6', '6', '6', '6', '1', '1', '1', '1']) {
    if ((await page.locator('.face').count()) > 0) await tap(page, `.face >> text="${face}"`);
    else if ((await page.locator('.counts').count()) > 0) {
      for (let n = 0; n < 4; n++) await tap(page, page.getByLabel(`one ${face} more`));
      await tap(page, '.counts + .main');
    }
  }
  const next = page.locator('dialog.result .next');
  await next.first().waitFor();
  const due = await page.locator('.due > ul > li').count();
  assert.equal(await next.count(), due);
  await tap(page, next.first());
  await page.waitForSelector('dialog.game-form');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('every kind of question is asked before the dice, and can be answered again', async () => {
  const page = await open(browser, { at: '#game' });
  const asked = (words) => page.locator('dialog.game-form .question', { hasText: words });
  const choose = (...names) => names.reduce((before, name) => before.then(() => tap(page, tileOf(page, name))), Promise.resolve());
  const key = (text) => page.locator('.choices .chip', { hasText: new RegExp(`^${text}$`) });

  // A number, with what holds if it is left alone; and yes or no about one value of several.
  await muster(page, 'acw', ['side,unit,figures', 'Union,2WI,20', 'Confederate,2VA,20']);
  await choose('2WI', '2VA');
  await tap(page, key('Fire'));
  const range = asked('How many inches').locator('input');
  assert.equal(await range.getAttribute('placeholder'), 'normal range');
  await range.fill('3');
  await range.press('Enter');
  await idle(page);
  assert.equal(await range.inputValue(), '3', 'the question stays');
  await closeSheets(page);

  // Yes or no: an answer is marked, stays, and goes on record.
  await page.click('#top .back');
  await page.waitForSelector('.games');
  await muster(page, 'honour', ['side,unit', 'Prussia,Garde', 'Austria,Baden']);
  await choose('Baden');
  await tap(page, page.locator('.chosen .chip'));
  await tap(page, page.locator('dialog .entry-key', { hasText: /^Fallback/ }));
  const blocked = asked('bar the way of Baden');
  const pressed = () => blocked.locator('[aria-pressed="true"]').allInnerTexts();
  assert.deepEqual(await pressed(), []);
  await tap(page, blocked.locator('.key', { hasText: 'Yes' }));
  assert.deepEqual(await pressed(), ['Yes']);
  await tap(page, blocked.locator('.key', { hasText: 'No' }));
  assert.deepEqual(await pressed(), ['No']);
  const against = page.locator('dialog .objection .chip');
  if ((await against.count()) > 0) await tap(page, against);
  await tap(page, 'dialog.game-form .bar-keys .main');
  await page.waitForSelector('dialog.result');
  assert.match(await journalOf(page), /"typed":\["blocked"\]/);
  assert.equal(await page.locator('dialog', { hasText: 'undo and add' }).count(), 0);
  await closeSheets(page);

  // A unit that is left open by what is due.
  await page.click('#top .back');
  await page.waitForSelector('.games');
  await muster(page, 'paperboys', ['side,unit,stands', 'French,45e,6', 'British,52nd,6', 'British,43rd,6']);
  await choose('45e', '52nd');
  await tap(page, key('Contact'));
  const doubt = page.locator('dialog .objection .chip');
  if ((await doubt.count()) > 0) await tap(page, doubt);
  await tap(page, 'dialog.game-form .bar-keys >> text=My dice');
  for (const face of ['1', '3']) await tap(page, `.face >> text="${face}"`);
  await page.waitForSelector('dialog.result');
  await closeSheets(page);
  await tap(page, page.locator('.game-bar button', { hasText: /^End turn/ }));
  await closeSheets(page);
  await tap(page, page.locator('.due-item', { hasText: 'it must fire' }));
  const target = asked('Which unit is the target?');
  assert.deepEqual(await target.locator('.chip').allInnerTexts(), ['52nd', '43rd']);
  await page.locator('dialog.game-form .message', { hasText: 'Still to choose: target, range' }).waitFor();
  await tap(page, target.locator('.chip', { hasText: '43rd' }));
  await page.locator('dialog.game-form .who', { hasText: '45e → 43rd' }).waitFor();
  await page.fill('dialog [data-parameter="range"] input', '10');
  await page.press('dialog [data-parameter="range"] input', 'Enter');
  await idle(page);
  await tap(page, 'dialog.game-form .bar-keys .main');
  await page.waitForSelector('dialog.result');
  await closeSheets(page);
  assert.equal(await page.locator('.due-item', { hasText: 'it must fire' }).count(), 0);

  // A condition of the table: if it is not so, what is due is struck out.
  await page.click('#top .back');
  await page.waitForSelector('.games');
  await muster(page, 'paperboys', ['side,unit,stands,pips', 'British,33rd,8,', 'French,45e,6,5', 'French,9e,6,2']);
  await choose('33rd', '45e');
  await tap(page, key('Contact'));
  if ((await doubt.count()) > 0) await tap(page, doubt);
  await tap(page, 'dialog.game-form .bar-keys >> text=My dice');
  for (const face of ['6', '1']) await tap(page, `.face >> text="${face}"`);
  await page.waitForSelector('dialog.result');
  await closeSheets(page);
  await tap(page, page.locator('.due-item', { hasText: '9e' }));
  await tap(page, asked('rout within 10 cm of 9e').locator('.key', { hasText: 'No' }));
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.equal(await page.locator('.due-item', { hasText: '9e' }).count(), 0);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});
