// What every view must hold: nothing too wide, nothing too small to tap, nothing that axe-core calls serious.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Whether anything is wider than the window. */
export async function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What can be tapped and is smaller than 44 pixels. Links within a text and hidden parts do not count. */
export async function small(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, select, summary, input, a')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('.skip, .link, p a'))
      .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent.slice(0, 30) || one.className }))
      .filter(({ box }) => box.width > 0 && (Math.round(box.height) < 44 || Math.round(box.width) < 44))
      .map(({ box, text }) => `${text}: ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
}

/** Serious faults of accessibility that axe-core finds. */
export async function serious(page) {
  await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).slice(0, 3).join(' | ')}`);
}
