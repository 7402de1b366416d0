import { expect, fillSignIn, lastPrint, openSignedIn, test } from './support/test.ts';

// Dialogs, the drawer and toasts also leave where they move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const home = '/services/rent-safe';

test('by keyboard alone: sign in, tab, search, report, print, close, log out', async ({ page }) => {
  await page.goto('/login');
  const { keyboard } = page;
  const tabTo = async (name: RegExp, role: 'button' | 'tab' | 'textbox') => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    const reached = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 120 && !(await reached()); presses += 1) await keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await tabTo(/Email/, 'textbox');
  await keyboard.type('journeys@rentsafe.example');
  await keyboard.press('Tab');
  await keyboard.type('kopje-lantern-violet-42');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Status' })).toBeVisible();

  await tabTo(/^Overview/, 'tab');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  await keyboard.press('/');
  await expect(page.getByPlaceholder('Search by name or ID...')).toBeFocused();
  await keyboard.type('moyo');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/individual_q=moyo/);
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();

  const views = page.getByRole('button', { name: /^View report for / });
  await tabTo(/^View report for /, 'button');
  await keyboard.press('ArrowDown');
  await expect(views.nth(1)).toBeFocused();
  await keyboard.press('Enter');
  const report = page.getByRole('dialog');
  await expect(report.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await tabTo(/^Print$/, 'button');
  await keyboard.press('Enter');
  expect((await lastPrint(page)).html).toContain('Personal Details');
  await expect(page.locator('iframe')).toHaveCount(0);
  await keyboard.press('Escape');
  await expect(views.nth(1)).toBeFocused();
  await tabTo(/^Log out$/, 'button');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

test('navigation sets the title and takes focus to the heading', async ({ page }) => {
  await openSignedIn(page);
  await page.getByRole('link', { name: 'To Do List' }).click();
  await expect(page).toHaveTitle('To Do List · RentSafe');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Payment Status · RentSafe');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('at 390 px the sidebar is a drawer that closes on navigation, on Escape and on Back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(home);
  await fillSignIn(page);
  const toggle = page.getByRole('button', { name: 'Toggle Sidebar' });
  await toggle.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'To Do List' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await drawer.getByRole('link', { name: 'To Do List' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/todo$/);
  await toggle.click();
  await expect(drawer).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/todo$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('logging out in another tab signs this one out', async ({ page, context }) => {
  await page.goto(`${home}/deposits`);
  await fillSignIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(home);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a session that ends during work is renewed in place, and typed values stay', async ({ page }) => {
  await openSignedIn(page, `${home}?tab=individual`);
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  const refused = { status: 401, contentType: 'application/json', body: '{"detail":"Expired."}' };
  await page.route('**/api/auth/refresh/', (route) => route.fulfill(refused));
  await page.route('**/api/individuals/search/**', (route) => route.fulfill(refused), { times: 1 });
  const search = page.getByPlaceholder('Search by name or ID...');
  await search.fill('moyo');
  await search.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue('journeys@rentsafe.example');
  await dialog.getByLabel('Password', { exact: true }).fill('kopje-lantern-violet-42');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  await expect(search).toHaveValue('moyo');
});

test('the chosen theme applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSignedIn(page);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await page
    .getByRole('menuitemradio', { name: 'Dark' })
    .or(page.getByRole('menuitem', { name: 'Dark' }))
    .click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  // No code of the app runs: this is the page as it looks before.
  await page.route('**/assets/*.js', (route) =>
    /theme-start/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await background()).toBe(dark);
});

test('a screen whose code is missing after a deployment offers to reload', async ({ page }) => {
  await openSignedIn(page);
  await page.route('**/assets/TodoScreen-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'To Do List' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute('**/assets/TodoScreen-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /To.?Do/ })).toBeVisible();
});
