// Games on the page in a real browser: battles by taps, reload, export and import, hostile names, no room, two windows.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { begin, chooser, journalOf, linesOf, playTurn, turnOf } from './battle.js';
import { idle, launch, open, tap } from './browser.js';
import { overflow, serious, small } from './checks.js';

let browser;

before(async () => {
  browser = await launch();
});

after(() => browser.close());

/** Numbers of the records in a journal: each follows the one before. */
function numbers(journal) {
  return journal.trim().split('\n').map((line) => JSON.parse(line).record);
}

test('a battle of two turns by taps, with a reload in the middle', async () => {
  const page = await open(browser, { at: '#game' });
  await begin(page, 'Maida');
  const choose = chooser(11);
  await playTurn(page, choose, { actions: 1 });
  assert.equal(await turnOf(page), 2);
  const half = await journalOf(page);
  await page.reload();
  await idle(page);
  assert.equal(await turnOf(page), 2);
  assert.equal(await journalOf(page), half);
  await playTurn(page, choose, { actions: 1, own: true });
  assert.equal(await turnOf(page), 3);
  const journal = await journalOf(page);
  assert.ok(journal.startsWith(half) && journal.length > half.length);
  const all = numbers(journal);
  assert.deepEqual(all, all.map((_, at) => at + 1));
  assert.ok(all.length > 12, `${all.length} records`);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a double tap plays a line once', async () => {
  const page = await open(browser, { at: '#game' });
  await begin(page, 'Saalfeld');
  const lines = await linesOf(page);
  await page.locator('.game-bar .main').dblclick();
  await idle(page);
  assert.equal(await linesOf(page), lines + 1);
  // Taps while a line is played are ignored too, and the view is marked busy.
  const marked = await page.evaluate(() => {
    const key = document.querySelector('.game-bar .main');
    key.click();
    key.click();
    document.querySelector('.tile').click();
    return document.querySelector('.game-view').getAttribute('aria-busy');
  });
  assert.equal(marked, 'true');
  await idle(page);
  assert.equal(await linesOf(page), lines + 2);
  assert.equal(await page.locator('.tile[aria-pressed="true"]').count(), 0);
  await page.context().close();
});

test('a journal is exported, imported on another device, and continues there', async () => {
  const page = await open(browser, { at: '#game' });
  await begin(page, 'Reichenberg');
  await tap(page, '.army.side0 .tile >> nth=0');
  await tap(page, page.locator('.chosen .chip'));
  await tap(page, page.locator('dialog .entry-key', { hasText: 'By hand' }));
  await tap(page, page.locator('dialog [data-parameter="hits"] .key', { hasText: /^1$|^\+$/ }).first());
  await tap(page, 'dialog .sheet-foot .main');
  await page.locator('#spoken', { hasText: 'hits' }).waitFor({ state: 'attached' });
  await page.click('#top .quiet');
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('text=Export the journal')]);
  assert.equal(file.suggestedFilename(), 'reichenberg.jsonl');
  const exported = await readFile(await file.path(), 'utf8');
  assert.equal(exported, await journalOf(page));
  await page.context().close();

  const other = await open(browser, { at: '#game' });
  await other.waitForSelector('.games');
  const put = (text) => other.setInputFiles('.games input[type=file]', { name: 'reichenberg.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const [muster] = exported.split(/(?<=\n)/);
  await put(muster);
  await other.waitForSelector('.armies');
  assert.equal(await journalOf(other), muster);
  await other.click('#top .back');
  await other.waitForSelector('.games');
  await put(exported);
  await other.waitForSelector('.armies');
  assert.equal(await journalOf(other), exported, 'the longer journal continues the game');
  await other.click('#top .back');
  await other.waitForSelector('.games');
  assert.equal(await other.locator('.games section .entry-key').count(), 1);
  await put(exported.replace('"turn":1', '"turn":2'));
  await other.locator('.error', { hasText: 'was changed by hand' }).waitFor();
  assert.deepEqual(other.wrong, []);
  await other.context().close();
});

test('hostile names in a muster are shown as text', async () => {
  const page = await open(browser, { at: '#game' });
  await page.click('button >> text=Muster your own');
  await page.waitForSelector('#muster-text');
  const name = '<img src=x onerror=alert(1)>';
  await page.fill('#muster-title', '<script>alert(1)</script>');
  await page.fill('#muster-text', 'side,unit,stands\nred,<b>x</b>,6\nblue,45e,6');
  await page.click('dialog .sheet-foot .main');
  await page.waitForSelector('.armies, dialog .error:not([hidden])');
  if ((await page.locator('.armies').count()) > 0) {
    assert.equal(await page.locator('.tile-name b').count(), 0);
    await page.locator('.tile-name', { hasText: '<b>x</b>' }).waitFor();
    await page.click('#top .back');
    await page.waitForSelector('.games');
  }
  assert.equal(await page.locator('main script, main img, header script').count(), 0);
  await page.click('button >> text=Muster your own');
  await page.fill('#muster-text', `side,unit,stands\nred,${name},6\nblue,45e,6`);
  await page.click('dialog .sheet-foot .main');
  await page.locator('dialog .error:not([hidden])').waitFor();
  assert.equal(await page.locator('dialog img').count(), 0);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('without room on the device a game goes on, says so, and can be exported', async () => {
  const page = await open(browser, { at: '#game' });
  await begin(page, 'Saalfeld');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const records = (await journalOf(page)).trim().split('\n').length;
  await tap(page, '#top .quiet');
  await tap(page, 'text=Write a note');
  await page.fill('dialog textarea', 'Fog lifts.');
  await tap(page, 'dialog .sheet-foot .main');
  await page.locator('.game [role=alert]', { hasText: 'no room left' }).waitFor();
  await page.click('#top .quiet');
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('text=Export the journal')]);
  const exported = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  assert.equal(exported.length, records + 1);
  assert.match(exported.at(-1), /Fog lifts\./);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('two windows on one game never write over each other', async () => {
  const first = await open(browser, { at: '#game' });
  await begin(first, 'Saalfeld');
  const second = await first.context().newPage();
  second.setDefaultTimeout(60000);
  await second.goto(first.url());
  await second.waitForSelector('.armies');
  await idle(second);
  const write = async (page, text) => {
    await tap(page, '#top .quiet');
    await tap(page, 'text=Write a note');
    await page.fill('dialog textarea', text);
  };
  const done = 'dialog .sheet-foot .main';
  const overtaken = async (page) => {
    await page.locator('#spoken', { hasText: 'another window' }).waitFor({ state: 'attached' });
    await idle(page);
  };
  await write(first, 'one');
  await tap(first, done);
  await overtaken(second);
  await write(second, 'two');
  await tap(second, done);
  await overtaken(first);
  // Both at once: the window that is later is told, and plays nothing. The test holds the lock of the game until both have
  // tapped, the second window first, and the first learns of the other's line while it looks whether there is one.
  const before = await linesOf(first);
  await Promise.all([write(first, 'three'), write(second, 'four')]);
  await first.evaluate(() => {
    const query = navigator.locks.query.bind(navigator.locks);
    navigator.locks.query = async () => {
      const found = await query();
      await new Promise((later) => setTimeout(later, 500));
      return found;
    };
    const lock = `grognard.game.${location.hash.split('/')[1]}`;
    const hold = (held) => {
      held();
      return new Promise((release) => {
        window.release = release;
      });
    };
    return new Promise((held) => {
      navigator.locks.request(lock, () => hold(held));
    });
  });
  const waiting = (count) =>
    first.waitForFunction(async (wanted) => (await navigator.locks.query()).pending.length === wanted, count);
  for (const [at, page] of [second, first].entries()) {
    await page.evaluate(() => document.querySelector('dialog[open] .sheet-foot .main').click());
    await waiting(at + 1);
  }
  await first.evaluate(() => window.release());
  await Promise.all([idle(first), idle(second)]);
  for (const page of [first, second]) {
    await page.waitForFunction((lines) => Number(localStorage.getItem(`grognard.game.${location.hash.split('/')[1]}.end`)) === lines, before + 1);
  }
  const journal = await journalOf(first);
  const all = numbers(journal);
  assert.deepEqual(all, all.map((_, at) => at + 1));
  assert.match(journal, /"one"[^]*"two"[^]*"(three|four)"/);
  assert.equal(await journalOf(second), journal);
  await first.context().close();
});

test('games fit a small phone and have no serious fault of accessibility', async () => {
  for (const colours of ['light', 'dark']) {
    const page = await open(browser, { at: '#game', colours, viewport: { width: 360, height: 740 } });
    const look = async (what) => {
      assert.ok((await overflow(page)) <= 0, `${what} is too wide`);
      assert.deepEqual(await small(page), [], what);
      assert.deepEqual(await serious(page, colours), [], what);
    };
    await page.waitForSelector('.games');
    await look('games');
    await begin(page, "Brawner's Farm");
    await look('game');
    await tap(page, '.army.side0 .tile >> nth=0');
    await tap(page, '.army.side1 .tile >> nth=0');
    await page.waitForSelector('.chosen .chip');
    await look('chosen');
    await tap(page, page.locator('.chosen .chip'));
    await page.waitForSelector('dialog .entries');
    await look('all choices');
    await tap(page, page.locator('dialog .entry-key:not(.against)').first());
    await page.waitForSelector('dialog.game-form');
    await look('form');
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  }
});
