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

// The first people of the register are tenants of the sample portfolio: their reports are rated.
await page.goto(`${home}?tab=individual&individual_page=100`);
await page
  .getByRole('button', { name: /^View report for/ })
  .first()
  .click();
await page.getByRole('heading', { name: 'Classification' }).waitFor();
await picture('report');

await page.setViewportSize({ width: 1280, height: 640 });
await page.goto(`${home}/customers/invoicing/month-run`);
// The sample records leave the next month to charge.
const month = page.getByLabel('Month');
await month.selectOption({ index: 0 });
await page.getByRole('button', { name: /^Charge / }).waitFor();
await picture('invoicing');

await page.goto(`${home}/customers/ageing`);
const owing = page.getByRole('link', { name: /^L-/ }).first();
const lease = await owing.textContent();
await picture('ageing');

await owing.click();
await page.getByRole('tab', { name: 'Statement' }).click();
await page.getByRole('table', { name: /^Statement in/ }).waitFor();
await picture('statement');

await page.setViewportSize({ width: 1280, height: 880 });
await page.goto(`${home}/customers/receipts`);
await page.getByRole('button', { name: 'New Receipt' }).click();
await page.getByLabel(/^Lease/).fill(lease ?? '');
await page.getByRole('option').first().waitFor();
await page.keyboard.press('ArrowDown');
await page.keyboard.press('Enter');
await page.getByLabel(/^Amount/).fill('2000');
await page.getByText(/is allocated/).waitFor();
await picture('receipt');

await page.setViewportSize({ width: 1280, height: 600 });
await page.goto(`${home}/admin/internal-users`);
await page.getByRole('row').nth(1).waitFor();
await picture('users');
await browser.close();
