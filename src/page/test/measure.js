// Measures what docs/page.md says: node measure.js. Each number is the median of five new profiles.
import { idle, launch, open, tap, visit } from './browser.js';

const browser = await launch();
const median = (numbers) => Math.round([...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] * 10) / 10;
const taps = (page) => page.evaluate(() => performance.getEntriesByName('tap to odds').map((entry) => entry.duration));

async function throttled(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

for (const rate of [1, 4]) {
  const shown = [];
  const first = [];
  const warm = [];
  const heavy = [];
  const frames = [];
  for (let i = 0; i < 5; i++) {
    const page = await open(browser);
    if (rate > 1) {
      await throttled(page, rate);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.waitForSelector('.resolvers');
    }
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
    shown.push(await page.evaluate(() => performance.getEntriesByName('shown')[0].startTime));
    await visit(page, '#play/paperboys/contact', '.resolver');
    for (let i = 0; i < 30; i++) await tap(page, `.side1 .numbers [data-word="${i % 7}"]`);
    const all = await taps(page);
    first.push(all[0]);
    warm.push(median(all.slice(-10)));
    await visit(page, '#play/paperboys/firefight', '.resolver');
    await page.waitForSelector('[data-parameter="stands"] input');
    await page.evaluate(() => {
      window.gaps = [];
      let last = performance.now();
      const frame = (now) => {
        window.gaps.push(now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    await page.fill('[data-parameter="stands"] input', '40');
    await page.press('[data-parameter="stands"] input', 'Enter');
    await idle(page);
    await page.fill('[data-parameter="def-stands"] input', '40');
    await page.press('[data-parameter="def-stands"] input', 'Enter');
    await idle(page);
    heavy.push((await taps(page)).at(-1));
    frames.push(Math.max(...(await page.evaluate(() => window.gaps))));
    await page.context().close();
  }
  console.log(
    `CPU 1/${rate}: shown ${median(shown)} ms, first odds ${median(first)}, warm tap to odds ${median(warm)},` +
      ` 40 against 40 skirmishers ${median(heavy)}, longest frame meanwhile ${median(frames)}`,
  );
}
await browser.close();
