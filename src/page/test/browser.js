// A browser with the page in it, for the tests.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
export const PAGE = pathToFileURL(join(ROOT, 'target/grognard.html')).href;
export const FOLDER = join(ROOT, 'target/page');

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 390, height: 844 };

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, args: ARGUMENTS });
}

/**
 * Replaces the browser's random numbers by a fixed sequence, so that the seeds of the dice, and with them a battle, are the same
 * in every run. Every load of a page begins the sequence again.
 */
function fixedSeeds() {
  let state = 1815;
  Crypto.prototype.getRandomValues = (numbers) => {
    for (let i = 0; i < numbers.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      numbers[i] = state >>> 24;
    }
    return numbers;
  };
}

/** Opens the page in a new profile. What goes wrong in it, and what it asks of a network, is listed. */
export async function open(browser, { at = '', viewport = PHONE, colours = 'light', address = PAGE, prepare } = {}) {
  const context = await browser.newContext({ viewport, colorScheme: colours, acceptDownloads: true });
  await context.addInitScript(fixedSeeds);
  const page = await context.newPage();
  page.setDefaultTimeout(60000);
  page.wrong = [];
  page.requests = [];
  page.on('pageerror', (e) => page.wrong.push(String(e)));
  page.on('console', (message) => {
    if (message.type() === 'error') page.wrong.push(message.text());
  });
  page.on('request', (request) => page.requests.push(request.url()));
  if (prepare) await page.addInitScript(prepare);
  await page.goto(address + at);
  await idle(page, 60000).catch((e) => Promise.reject(new Error([...page.wrong, e.message].join('; '))));
  return page;
}

/** Waits until the page has answered every tap: whatever still works is marked busy, and a closed sheet is about to go. */
export function idle(page, timeout) {
  return page.waitForFunction(() => !document.querySelector('[aria-busy="true"], dialog:not([open])'), null, { timeout });
}

/** Goes to a view of the open page, as far as its odds. */
export async function visit(page, hash, selector) {
  await page.evaluate((to) => {
    if (location.hash === to) return null;
    const arrived = new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
    location.hash = to;
    return arrived.then(() => {});
  }, hash);
  await idle(page);
  await page.waitForSelector(selector);
}

/** Taps, and waits for what comes of it. */
export async function tap(page, target) {
  await (typeof target === 'string' ? page.locator(target) : target).click();
  await idle(page);
}

/** Closes all sheets, the last opened first. */
export async function closeSheets(page) {
  for (let open = await page.locator('dialog').count(); open > 0; open--) {
    await page.locator('dialog').last().locator('.sheet-head .circle').click();
    await page.waitForFunction((left) => document.querySelectorAll('dialog').length === left, open - 1);
  }
  await idle(page);
}

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json' };

/** Serves a folder on this machine; resolves to the address and a function that ends it. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : request.url.slice(1).split('?')[0];
    const file = join(folder, name);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const end = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(done);
    });
  return { address: `http://127.0.0.1:${server.address().port}/`, end };
}
