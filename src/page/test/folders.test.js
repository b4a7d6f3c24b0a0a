// Rulesets and tables of the player's own, opened from a zip: played, kept, removed; hostile zips do no harm.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { crc32, deflateRawSync } from 'node:zlib';
import { ROOT, closeSheets, idle, launch, open, tap, visit } from './browser.js';
import { overflow, serious, small } from './checks.js';

const HEDGEROW = join(ROOT, 'examples/rulesets/hedgerow');
const TABLES = join(ROOT, 'src/main/resources/grognard/paperboys');
let browser;

before(async () => {
  browser = await launch();
});

after(() => browser.close());

/** A zip of these files, packed; `bend` may change the numbers that its directory says of a file. */
function zip(files, bend = (entry) => entry) {
  const parts = [];
  const directory = [];
  let at = 0;
  for (const [name, content] of files) {
    const bytes = Buffer.from(content);
    const path = Buffer.from(name);
    const packed = deflateRawSync(bytes);
    const entry = bend({ name, flags: 0x800, method: 8, check: crc32(bytes), packed: packed.length, length: bytes.length });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(entry.flags, 2);
    head.writeUInt16LE(entry.method, 4);
    head.writeUInt32LE(entry.check, 10);
    head.writeUInt32LE(entry.packed, 14);
    head.writeUInt32LE(entry.length, 18);
    head.writeUInt16LE(path.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    parts.push(Buffer.from('PK\x03\x04'), head, path, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), head, tail, path);
    at += 4 + head.length + path.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}

function hedgerow(change = (name, content) => content) {
  return readdirSync(HEDGEROW).map((name) => [`hedgerow/${name}`, change(name, readFileSync(join(HEDGEROW, name), 'utf8'))]);
}

async function openZip(page, name, buffer) {
  await page.setInputFiles('.settings input[type=file]', { name, mimeType: 'application/zip', buffer });
  await idle(page);
}

test('a ruleset from a zip is played, outlives a reload, and is removed', async () => {
  const page = await open(browser, { at: '#settings', viewport: { width: 360, height: 740 } });
  await openZip(page, 'hedgerow.zip', zip(hedgerow()));
  await page.locator('.own-folder', { hasText: 'hedgerow' }).waitFor();
  assert.ok((await overflow(page)) <= 0);
  assert.deepEqual(await small(page), []);
  assert.deepEqual(await serious(page), []);
  await page.reload();
  await idle(page);
  await visit(page, '#play/hedgerow', '.resolvers');
  assert.equal(await page.inputValue('#top select'), 'hedgerow');
  await tap(page, page.locator('.resolvers a').last());
  await page.waitForSelector('.resolver');
  await idle(page);
  await tap(page, '.bar-keys .main');
  await page.waitForSelector('dialog.result, .field.wrong');
  await closeSheets(page);
  await visit(page, '#settings', '.settings');
  await tap(page, '.own-folder button');
  assert.equal(await page.locator('.own-folder').count(), 0);
  assert.ok(!(await page.$$eval('#top option', (all) => all.map((one) => one.value))).includes('hedgerow'));
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('tables from a zip are named in the record', async () => {
  const page = await open(browser, { at: '#settings' });
  const tables = readdirSync(TABLES).filter((name) => name.endsWith('.csv'));
  await openZip(page, 'ours.zip', zip(tables.map((name) => [name, readFileSync(join(TABLES, name))])));
  assert.equal(await page.textContent('.problems'), '');
  await page.locator('.own-folder', { hasText: 'tables of paperboys' }).waitFor();
  await visit(page, '#play/paperboys/contact', '.resolver');
  await tap(page, '.bar-keys .main');
  await page.waitForSelector('dialog.result');
  const record = JSON.parse(await page.evaluate(() => JSON.parse(localStorage.getItem('grognard.log.0'))));
  assert.equal(record.tables, 'ours');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('errors in the files of a zip are told with file, line and column', async () => {
  const page = await open(browser, { at: '#settings' });
  await openZip(page, 'hedgerow.zip', zip(hedgerow((name, content) => (name === 'ruleset.toml' ? content.replace('title', 'titel') : content))));
  const message = await page.textContent('.problems');
  assert.match(message, /^hedgerow\/ruleset\.toml, line 5, column 1: key titel: expected one of /);
  assert.equal(await page.locator('.own-folder').count(), 0);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('hostile zips are refused in words', async () => {
  const page = await open(browser, { at: '#settings' });
  const rules = ['ruleset.toml', 'format = 1\n'];
  const cases = [
    ['not a zip', Buffer.from('<html>hello</html>'), /not a zip/],
    ['empty', Buffer.alloc(0), /not a zip/],
    ['up and away', zip([['../../etc/passwd', 'x']]), /expected files of one folder/],
    ['absolute', zip([['/etc/passwd', 'x']]), /expected files of one folder/],
    ['a drive', zip([['C:\\x.toml', 'x']]), /expected files of one folder/],
    ['folders in a folder', zip([['a/b/ruleset.toml', 'x'], ['a/c.csv', 'x']]), /expected files of one folder/],
    ['twice', zip([rules, rules]), /is in it twice/],
    ['too large when unpacked', zip([['ruleset.toml', ' '.repeat(30_000_000)]], (entry) => ({ ...entry, length: 10 })), /more than 1048576 bytes unpacked/],
    ['too large', Buffer.alloc(2_000_000), /expected at most/],
    ['too many files', zip(Array.from({ length: 300 }, (_, n) => [`${n}.csv`, 'x'])), /more than 200 files/],
    ['encrypted', zip([rules], (entry) => ({ ...entry, flags: 1 })), /is encrypted/],
    ['an unknown method', zip([rules], (entry) => ({ ...entry, method: 99 })), /browsers do not know/],
    ['damaged', zip([rules], (entry) => ({ ...entry, check: 1 })), /is damaged/],
    ['longer than the file', zip([rules], (entry) => ({ ...entry, packed: 999_999 })), /damaged/],
    ['markup as a name', zip([['<img src=x onerror=alert(1)>/ruleset.toml', 'format = 1\n']]), /ruleset\.toml/],
  ];
  for (const [what, buffer, expected] of cases) {
    await openZip(page, `${what}.zip`, buffer);
    assert.match(await page.textContent('.problems'), expected, what);
    assert.equal(await page.locator('.own-folder, main img').count(), 0, what);
  }
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});
