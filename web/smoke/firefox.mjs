// Drives Firefox over WebDriver BiDi for tests/browser/engines: node web/smoke/firefox.mjs FIREFOX
//
// Reads a command a line as JSON, [name, ...values], and answers each with a line: {"value": …} or {"error": "…"}.
import { createInterface } from 'node:readline';
import puppeteer from 'puppeteer-core';

const TIMEOUT_MS = 240_000;

const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: process.argv[2],
  headless: true,
  protocolTimeout: TIMEOUT_MS,
  defaultViewport: { width: 1280, height: 900 },
});
const page = await browser.newPage();
page.setDefaultTimeout(TIMEOUT_MS);

const commands = {
  open: (url) => page.goto(url),
  reload: () => page.reload(),
  evaluate: (source, values) => page.evaluate(`(${source})(...${JSON.stringify(values)})`),
  press: (key) => page.keyboard.press(key),
  click: (x, y) => page.mouse.click(x, y),
  tap: (x, y) => page.touchscreen.tap(x, y),
  drag: async (x, y, toX, toY) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(toX, toY, { steps: 4 });
    await page.mouse.up();
  },
};

try {
  for await (const line of createInterface(process.stdin)) {
    const [name, ...values] = JSON.parse(line);
    let answer;
    try {
      const value = await commands[name](...values);
      answer = { value: name === 'evaluate' ? (value ?? null) : null };
    } catch (error) {
      answer = { error: String(error) };
    }
    console.log(JSON.stringify(answer));
  }
} finally {
  await browser.close();
}
process.exit(0);
