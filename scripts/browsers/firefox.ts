import { type KeyInput, launch } from 'puppeteer-core';
import { findBrowser } from './find.mjs';
import { type OtherBrowser, place } from './OtherBrowser.ts';

const hour = 3_600_000;

/** Firefox over WebDriver BiDi, which needs no driver beside it. */
export async function openFirefox(): Promise<OtherBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findBrowser('firefox') as string,
    headless: true,
    protocolTimeout: hour,
    env: { ...process.env, ...place },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
  });
  // Its first page never has the focus.
  const page = await browser.newPage();
  page.setDefaultTimeout(hour);
  return {
    version: (await browser.version()).replace('/', ' '),
    goto: async (url) => void (await page.goto(url)),
    run: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    async press(keys) {
      const held = keys.split('+') as KeyInput[];
      const key = held.pop() as KeyInput;
      for (const modifier of held) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      for (const modifier of held.reverse()) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    },
    resize: (size) => page.setViewport(size),
    close: () => browser.close(),
  };
}
