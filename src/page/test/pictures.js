// Pictures of the views, to look at: node pictures.js FOLDER [SIZE…], sizes as 390x844. Named by view, size and colours.
import { join } from 'node:path';
import { begin, chooser, playTurn } from './battle.js';
import { closeSheets, idle, launch, open, tap, visit } from './browser.js';

const [, , folder, ...sizes] = process.argv;
const browser = await launch();

/** Fills a form with the values of the resolver's first example on the rules page. */
async function example(page, ruleset, resolver) {
  await visit(page, `#rules/${ruleset}/${resolver}`, '.command.code');
  await page.locator('.command.code').first().click();
  await page.waitForSelector('.resolver');
  await idle(page);
}

/** Taps the first of these if there is one and it is not greyed out: that depends on how the battle went. */
async function tapIfReady(page, selector) {
  const key = page.locator(selector).first();
  if ((await key.count()) > 0 && (await key.isEnabled())) await tap(page, key);
}

const VIEWS = {
  home: (page, ruleset) => visit(page, `#play/${ruleset}`, '.resolvers'),
  form: (page, ruleset, resolver) => visit(page, `#play/${ruleset}/${resolver}`, '.resolver'),
  filled: (page, ruleset, resolver) => example(page, ruleset, resolver),
  odds: async (page, ruleset, resolver) => {
    await example(page, ruleset, resolver);
    if (await page.locator('.odds-button').isVisible()) await tap(page, '.odds-button');
  },
  dice: async (page, ruleset, resolver) => {
    await example(page, ruleset, resolver);
    await tap(page, 'text=My dice');
  },
  result: async (page, ruleset, resolver) => {
    await example(page, ruleset, resolver);
    await tap(page, '.bar-keys button:last-child');
    await page.waitForSelector('dialog.result');
  },
  rules: (page, ruleset) => visit(page, `#rules/${ruleset}/charge`, '.page-title'),
  sheet: (page, ruleset) => visit(page, `#sheet/${ruleset}`, '.page .scroll'),
  games: (page) => visit(page, '#game', '.games'),
  game: async (page, ruleset) => {
    await begin(page, BATTLES[ruleset]);
    await playTurn(page, chooser(3), { actions: 2 });
    await tapIfReady(page, '.phase .chip.strong, .game-bar .main');
    await tapIfReady(page, 'dialog .main');
    await closeSheets(page);
    await page.evaluate(() => window.scrollTo(0, 0));
  },
  chosen: async (page) => {
    await tap(page, page.locator('.army.side0 .tile').first());
    await tap(page, page.locator('.army.side1 .tile').first());
  },
  'game-form': async (page) => {
    await tap(page, page.locator('.choices .chip').first());
  },
  'game-menu': (page) => page.click('#top .quiet'),
  log: (page) => visit(page, '#log', '.rules'),
  settings: (page) => visit(page, '#settings', '.settings'),
};

const BATTLES = { paperboys: 'Maida', honour: 'Reichenberg', acw: "Brawner's Farm", napoleonic: 'Saalfeld' };
const RESOLVERS = { paperboys: 'contact', honour: 'fire', acw: 'fire', napoleonic: 'combat' };

for (const size of sizes.length > 0 ? sizes : ['390x844']) {
  const [width, height] = size.split('x').map(Number);
  for (const colours of ['light', 'dark']) {
    for (const [ruleset, resolver] of Object.entries(RESOLVERS)) {
      const page = await open(browser, { viewport: { width, height }, colours });
      for (const [view, show] of Object.entries(VIEWS)) {
        await show(page, ruleset, resolver);
        await page.waitForSelector('.toast', { state: 'detached' });
        await page.screenshot({ path: join(folder, `${ruleset}-${view}-${size}-${colours}.png`) });
        await closeSheets(page);
      }
      await page.context().close();
    }
  }
}
await browser.close();
