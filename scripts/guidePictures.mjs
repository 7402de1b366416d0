// Takes the pictures of docs/guide.md from a product that runs with sample records:
// node scripts/guidePictures.mjs http://localhost:4000 <email of an Admin> <password>
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { root } from './pnpm.mjs';

const [base, email, password] = process.argv.slice(2);
if (!base || !email || !password) {
  console.error('Give the address of the product, and the email and the password of an Admin.');
  process.exit(2);
}
const home = `${base}/services/rent-safe`;
const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage({ viewport: { width: 960, height: 540 }, colorScheme: 'light' });

/** A picture of the page as it stands, once it has come to rest. */
async function picture(name) {
  await page.waitForLoadState('networkidle');
  const path = join(root, 'docs/pictures', `guide-${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 60, animations: 'disabled' });
  console.log(path);
}

await page.goto(`${base}/login`);
await page.getByLabel('Email').fill(email);
await page.getByRole('textbox', { name: 'Password' }).fill(password);
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('heading', { name: 'Your work' }).waitFor();
await picture('overview');

await page.keyboard.press('Control+k');
await page.getByRole('combobox', { name: 'Search everywhere' }).fill('moyo');
await page
  .getByRole('option', { name: /^See all/ })
  .first()
  .waitFor();
await picture('search');
await page.keyboard.press('Escape');

await page.goto(`${home}?tab=individual`);
await page
  .getByRole('button', { name: /^View report for/ })
  .first()
  .click();
await page.getByRole('heading', { name: 'Classification' }).waitFor();
await picture('report');

await page.setViewportSize({ width: 1280, height: 600 });
await page.goto(`${home}/admin/internal-users`);
await page.getByRole('row').nth(1).waitFor();
await picture('users');
await browser.close();
