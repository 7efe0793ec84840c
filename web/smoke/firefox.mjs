// The offline smoke test in Firefox, over WebDriver BiDi: node web/smoke/firefox.mjs FIREFOX ADDRESS
//
// ADDRESS is a site without a server. Prints "cut" when the file server can stop, and goes on when it gets a line. Then prints "passed".
import { createInterface } from 'node:readline';
import puppeteer from 'puppeteer-core';

const [executablePath, address] = process.argv.slice(2);
const TIMEOUT_MS = 240_000;

const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath,
  headless: true,
  protocolTimeout: TIMEOUT_MS,
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const seq = (number) => page.waitForFunction((wanted) => Number(document.body.dataset.seq) >= wanted, {}, number);

  await page.goto(`${address}/#/play/golf?deal=15`);
  await page.waitForSelector('[data-pile=stock]');
  await page.keyboard.press('d');
  await seq(1);
  await page.keyboard.press('h');
  await page.waitForSelector('[data-testid=advice-reason]');
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll('svg.card use')];
    return pictures.length > 0 && pictures.every((use) => use.getBBox().width > 200);
  });
  // Wait until the browser has everything.
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const name = (await caches.keys()).find((one) => one.startsWith('longwood-offline-'));
    return name !== undefined && (await (await caches.open(name)).keys()).length === 7;
  });
  const before = Number(await page.evaluate(() => document.body.dataset.seq));
  console.log('cut');
  await new Promise((resolve) => createInterface(process.stdin).once('line', resolve));
  await page.reload();
  await page.waitForSelector('[data-pile=stock]');
  await seq(before);
  await page.keyboard.press('d');
  await seq(before + 1);
  console.log('passed');
} finally {
  await browser.close();
}
process.exit(0);
