// Measures size and speed of the page and prints them as a Markdown table: node measure.js [--write]. Each time is the median
// of five new profiles, or of ROUNDS. --write puts the table into docs/page.md; bench/run page puts it into bench's report.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { PAGE, ROOT, idle, launch, open, tap, visit } from './browser.js';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const DOCS = join(ROOT, 'docs/page.md');

const median = (numbers) => Math.round([...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]);
const taps = (page) => page.evaluate(() => performance.getEntriesByName('tap to odds').map((entry) => entry.duration));

/** Slows the processor down, then starts the page again on an empty device. */
async function throttle(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await idle(page);
}

/** Notes how long each frame takes. */
function watchFrames(page) {
  return page.evaluate(() => {
    window.gaps = [];
    let last = performance.now();
    const frame = (now) => {
      window.gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

async function enter(page, parameter, value) {
  await page.fill(`[data-parameter="${parameter}"] input`, value);
  await page.press(`[data-parameter="${parameter}"] input`, 'Enter');
  await idle(page);
}

/** One new profile: milliseconds until shown, of a warm tap, of a count that takes long, and of the longest frame meanwhile. */
async function round(browser, rate) {
  const page = await open(browser);
  if (rate > 1) await throttle(page, rate);
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  const shown = await page.evaluate(() => performance.getEntriesByName('shown')[0].startTime);
  await visit(page, '#play/paperboys/contact', '.strip span');
  for (let i = 0; i < 30; i++) await tap(page, `.side1 .numbers [data-word="${i % 7}"]`);
  const warm = median((await taps(page)).slice(-10));
  await visit(page, '#play/paperboys/firefight', '[data-parameter="stands"] input');
  await watchFrames(page);
  await enter(page, 'stands', '40');
  await enter(page, 'def-stands', '40');
  const heavy = (await taps(page)).at(-1);
  const frame = Math.max(...(await page.evaluate(() => window.gaps)));
  await page.context().close();
  return { shown, warm, heavy, frame };
}

/** Rows of the table: what, limit, measured. */
async function times(browser, rate) {
  const all = [];
  for (let i = 0; i < ROUNDS; i++) all.push(await round(browser, rate));
  const of = (name) => `${median(all.map((one) => one[name]))} ms`;
  const slow = rate > 1 ? `, CPU at 1/${rate}` : '';
  return [
    [`list of resolvers shown, new profile${slow}`, rate > 1 ? '2000 ms' : '1000 ms', of('shown')],
    [`a tap to new odds of \`contact\`, warm${slow}`, rate > 1 ? '' : '50 ms', of('warm')],
    [`odds of 40 against 40 skirmishers, first time${slow}`, '', of('heavy')],
    [`longest frame meanwhile${slow}`, rate > 1 ? '' : '50 ms', of('frame')],
  ];
}

const html = readFileSync(fileURLToPath(PAGE));
const browser = await launch();
const rows = [
  ['`grognard.html`', '3000000 bytes', `${html.length} bytes`],
  ['as gzip', '950000 bytes', `${gzipSync(html, { level: 9 }).length} bytes`],
  ...(await times(browser, 1)),
  ...(await times(browser, 4)),
];
await browser.close();
const table = ['| | limit | measured |', '|---|--:|--:|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
console.log(table);
if (process.argv.includes('--write')) {
  const text = readFileSync(DOCS, 'utf8');
  writeFileSync(DOCS, text.replace(/^\| \| limit \| measured \|\n(\|.*\n)+/m, () => `${table}\n`));
}
