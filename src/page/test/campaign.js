// Battles of four turns, a ruleset each, by taps; then verified, continued at the prompt, and taken back to the page.
//   node campaign.js [TITLE…]     by hand: it takes some minutes. GROGNARD names the program, ./grognard unless said.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { begin, chooser, journalOf, linesOf, playTurn, turnOf } from './battle.js';
import { closeSheets, launch, open, tap } from './browser.js';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const PROGRAM = (process.env.GROGNARD ?? join(ROOT, 'grognard')).split(' ');
const TITLES = ['Maida', 'Reichenberg', "Brawner's Farm", 'Saalfeld'];
const TURNS = 4;

function grognard(args, input = '') {
  return spawnSync(PROGRAM[0], [...PROGRAM.slice(1), ...args], { encoding: 'utf8', input });
}

const folder = mkdtempSync(join(tmpdir(), 'campaign-'));
const browser = await launch();
for (const title of process.argv.length > 2 ? process.argv.slice(2) : TITLES) {
  const page = await open(browser, { at: '#game' });
  await begin(page, title);
  const choose = chooser(title.length);
  while ((await turnOf(page)) <= TURNS) {
    const turn = await turnOf(page);
    await playTurn(page, choose, { actions: 1, own: turn % 2 === 0 });
    assert.ok((await turnOf(page)) > turn, `${title}: turn ${turn} does not end`);
  }
  await tap(page, '#top .quiet');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Export the journal')]);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  const exported = readFileSync(file, 'utf8');
  assert.equal(exported, await journalOf(page));

  const verified = grognard(['journal', 'verify', file]);
  assert.equal(verified.status, 0, verified.stdout + verified.stderr);
  const { due } = JSON.parse(grognard(['--game', file, 'due', '--json']).stdout);
  const goesOn = due.length > 0 ? 'next all' : 'end';
  const typed = grognard(['game', file], `note continued at the prompt\nturn\n${goesOn} --seed campaign\n`);
  assert.equal(typed.status, 0, typed.stderr);
  const continued = readFileSync(file, 'utf8');
  assert.ok(continued.startsWith(exported) && continued.length > exported.length, typed.stdout + typed.stderr);

  await closeSheets(page);
  await page.click('#top .back');
  await page.waitForSelector('.games');
  await page.setInputFiles('.games input[type=file]', { name: 'back.jsonl', mimeType: 'text/plain', buffer: Buffer.from(continued) });
  await page.waitForSelector('.armies');
  assert.equal(await journalOf(page), continued);
  const lines = await linesOf(page);
  await tap(page, '#top .quiet');
  await tap(page, 'text=Write a note');
  await page.fill('dialog textarea', 'back on the page');
  await tap(page, 'dialog .sheet-foot .main');
  assert.equal(await linesOf(page), lines + 1);
  writeFileSync(file, await journalOf(page));
  const again = grognard(['journal', 'verify', file]);
  assert.equal(again.status, 0, again.stdout + again.stderr);
  assert.deepEqual(page.wrong, []);
  console.log(`${title}: ${TURNS} turns by taps, ${exported.trim().split('\n').length} records; ${again.stdout.split('\n')[0]}`);
  await page.context().close();
}
await browser.close();
rmSync(folder, { recursive: true });
