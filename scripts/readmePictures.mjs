// Takes the pictures of README.md from a product that runs with all its sample records:
// node scripts/readmePictures.mjs http://localhost:4000 <email of the sample client's Admin> <password>
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.mjs';
import { root } from './pnpm.mjs';

const [base, email, password] = process.argv.slice(2);
if (!base || !email || !password) {
  console.error(
    'Give the address of the product, and the email and the password of an Admin of the sample client.',
  );
  process.exit(2);
}
const home = `${base}/services/rent-safe`;
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

/** A picture of the page as it stands, once it has come to rest. */
async function picture(name) {
  await page.waitForLoadState('networkidle');
  const path = join(root, 'docs/pictures', `readme-${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 70, animations: 'disabled' });
  console.log(path);
}

await page.goto(`${base}/login`);
await page.getByLabel('Email').fill(email);
await page.getByRole('textbox', { name: 'Password' }).fill(password);
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('region', { name: 'Today', exact: true }).waitFor();
await picture('first-screen');

// Consents let it read the reports of three tenants of the provider.
await page.goto(`${home}?tab=individual`);
await page
  .getByRole('button', { name: /^View report for/ })
  .first()
  .click();
await page.getByRole('heading', { name: 'Classification' }).waitFor();
await page.waitForLoadState('networkidle');
// On to somebody who has rented for long enough to be rated.
while (await page.getByText(/a rating needs three/).isVisible()) {
  await page.getByRole('button', { name: 'Next record' }).click();
  await page.waitForLoadState('networkidle');
}
await picture('report');

await page.goto(`${home}/customers/receipts?tab=bank&part=match`);
await page.getByText('CASH DEPOSIT BORROWDALE').first().waitFor();
await picture('bank');
await browser.close();
