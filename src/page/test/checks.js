// What every view must hold: nothing too wide, nothing too small to tap, nothing that axe-core calls serious.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Whether anything is wider than the window. */
export async function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Controls smaller than 44 pixels. Links within a text and hidden parts do not count. */
export async function small(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, select, summary, input, a')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('.skip, .link, p a'))
      .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent.slice(0, 30) || one.className }))
      .filter(({ box }) => box.width > 0 && (Math.round(box.height) < 44 || Math.round(box.width) < 44))
      .map(({ box, text }) => `${text}: ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
}

/** Rules of axe-core whose outcome depends on light and dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Serious faults of accessibility that axe-core finds.
 *
 * @param colours the look of the page; all rules are tried in the light one, those about colours in the dark one too
 */
export async function serious(page, colours = 'light') {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(AXE, 'utf8'));
  const only = colours === 'dark' ? COLOURS : null;
  const { violations } = await page.evaluate(
    (rules) => globalThis.axe.run(document, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) }),
    only,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).slice(0, 3).join(' | ')}`);
}
