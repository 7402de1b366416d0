// Takes pictures of twelve pages of the docs site, from any address that shows it, to look at them:
// npm run build:storybook, a server of that folder, then node scripts/docsPictures.mjs http://localhost:8000 [folder] [whole]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.mjs';
import { root } from './pnpm.mjs';

const [base, folder = join(root, 'docs/pictures'), extent] = process.argv.slice(2);
if (!base) {
  console.error('Give the address of the docs site.');
  process.exit(2);
}
const wide = { width: 1200, height: 1500 };
const phone = { width: 390, height: 1200 };
/** The id of a page, with its theme or its window where these are not the usual ones. */
const pages = [
  ['components-actions-button'],
  ['components-overlays-dialog'],
  ['components-data-datatable'],
  ['components-forms-combobox'],
  ['components-forms-datefield', { theme: 'dark' }],
  ['components-data-datatable-selection'],
  ['components-data-barchart', { theme: 'dark' }],
  ['components-forms-textfield', { size: phone }],
  ['components-overlays-alertdialog'],
  ['components-rent-matchinglist'],
  ['patterns-dashboard'],
  ['find-a-component'],
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const [id, { theme = 'light', size = wide } = {}] of pages) {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  await page.goto(`${base}/iframe.html?viewMode=docs&id=${id}--docs&globals=theme:${theme}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-docs-loading]'));
  // What is loaded when it is scrolled to.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    scrollTo(0, 0);
  });
  const anatomy = page.locator('#anatomy');
  if ((await anatomy.count()) > 0) await page.locator('.docs-anatomy b').first().waitFor();
  if (extent !== 'whole' && (await anatomy.count()) > 0) {
    await anatomy.evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 24));
  }
  const name = ['docs', id.split('-').at(-1), theme === 'dark' && 'dark', size === phone && 'phone'];
  const path = join(folder, `${name.filter(Boolean).join('-')}.jpg`);
  await page.screenshot({
    path,
    type: 'jpeg',
    quality: 55,
    animations: 'disabled',
    fullPage: extent === 'whole',
  });
  console.log(path);
  await page.close();
}
await browser.close();
