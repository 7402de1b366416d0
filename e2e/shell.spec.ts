import { expect, fillSignIn, openSignedIn, test } from './support/test.ts';

// Dialogs, the drawer and toasts also leave where they move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const home = '/services/rent-safe';

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
