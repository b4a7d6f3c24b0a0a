// Pictures of the views, to look at: node pictures.js FOLDER [SIZE…], sizes as 390x844. Named by view, size and colours.
import { join } from 'node:path';
import { begin, chooser, playTurn } from './battle.js';
import { launch, open, settled, visit } from './browser.js';

const [, , folder, ...sizes] = process.argv;
const browser = await launch();

/** Fills a form with the values of the resolver's first example on the rules page. */
async function example(page, ruleset, resolver) {
  await visit(page, `#rules/${ruleset}/${resolver}`, '.command.code');
  await page.waitForTimeout(300);
  await page.locator('.command.code').first().click();
  await page.waitForSelector('.resolver');
  await settled(page);
}

const VIEWS = {
  home: (page, ruleset) => visit(page, `#play/${ruleset}`, '.resolvers'),
  form: async (page, ruleset, resolver) => {
    await visit(page, `#play/${ruleset}/${resolver}`, '.resolver');
    await settled(page);
  },
  filled: (page, ruleset, resolver) => example(page, ruleset, resolver),
  odds: async (page, ruleset, resolver) => {
    await example(page, ruleset, resolver);
    if (await page.locator('.odds-button').isVisible()) await page.click('.odds-button');
  },
  dice: async (page, ruleset, resolver) => {
    await example(page, ruleset, resolver);
    await page.click('text=My dice');
    await page.waitForSelector('.faces, .counts, .typed');
  },
  result: async (page, ruleset, resolver) => {
    await example(page, ruleset, resolver);
    await page.click('.bar-keys button:last-child');
    await page.waitForSelector('dialog.result');
  },
  rules: (page, ruleset) => visit(page, `#rules/${ruleset}/charge`, '.page-title'),
  sheet: (page, ruleset) => visit(page, `#sheet/${ruleset}`, '.page .scroll'),
  games: (page) => visit(page, '#game', '.games'),
  game: async (page, ruleset) => {
    await begin(page, BATTLES[ruleset]);
    await playTurn(page, chooser(3), { actions: 2 });
    const next = page.locator('.phase .chip.strong, .game-bar .main').first();
    await next.click();
    await page.waitForTimeout(500);
    const sheet = page.locator('dialog .main').last();
    if (await sheet.isVisible()) await sheet.click();
    await page.waitForTimeout(500);
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo(0, 0));
  },
  chosen: async (page) => {
    await page.locator('.army.side0 .tile').first().click();
    await page.locator('.army.side1 .tile').first().click();
    await page.waitForSelector('.choices .chip');
  },
  'game-form': async (page) => {
    await page.locator('.choices .chip').first().click();
    await page.waitForSelector('dialog');
    await page.waitForTimeout(500);
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
        await page.waitForTimeout(150);
        await page.screenshot({ path: join(folder, `${ruleset}-${view}-${size}-${colours}.png`) });
        while ((await page.locator('dialog').count()) > 0) {
          await page.keyboard.press('Escape');
          await page.waitForTimeout(50);
        }
      }
      await page.context().close();
    }
  }
}
await browser.close();
