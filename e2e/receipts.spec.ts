import type { Locator, Page } from '@playwright/test';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

/** Far more than any of these pages has on the way. */
const MOST_TABS = 60;

/** The keyboard of somebody without a mouse; counts what is pressed. */
function keyboardOf(page: Page) {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    type: async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    },
    /** Presses Tab until it is there. */
    tabTo: async (target: Locator, key = 'Tab') => {
      await expect(target).toBeEnabled();
      const hasFocus = () => target.evaluate((element) => element === document.activeElement);
      for (let pressed = 0; pressed < MOST_TABS && !(await hasFocus()); pressed += 1) await press(key);
      await expect(target).toBeFocused();
    },
    pressed: () => keys,
  };
}

/** A lease that owes more than is paid here. */
async function owingLease(page: Page): Promise<string> {
  const found = page.waitForResponse((response) => response.url().includes('/reports/ageing/'));
  await openSignedIn(page, '/services/rent-safe/customers/ageing');
  const { results } = await (await found).json();
  const { number } = results[0].lease;
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  return number;
}

test('unidentified money is recorded, identified, allocated, unallocated, reversed and printed by keyboard alone', async ({
  page,
}) => {
  const lease = await owingLease(page);
  const { press, type, tabTo, pressed } = keyboardOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (name: RegExp) => page.getByRole('dialog', { name });
  const state = page
    .getByRole('definition')
    .filter({ hasText: /^(Unidentified|Unallocated|Allocated|Reversed)$/ });

  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search everywhere' })).toBeFocused();
  await type('receipts');
  await expect(page.getByRole('option', { name: /^Receipts/ })).toHaveAttribute('aria-selected', 'true');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible();
  await tabTo(button('New Receipt'));
  await press('Enter');
  await expect(dialog(/^New Receipt/).getByLabel(/^Lease/)).toBeFocused();
  await press('Tab');
  await type('100');
  await tabTo(dialog(/^New Receipt/).getByLabel(/^Reference/));
  await type('DEPOSIT 7741');
  await press('Enter');
  await expect(dialog(/^New Receipt/)).toBeHidden();
  await expect(button('Open receipt')).toBeVisible();
  await press('Alt+t');
  await tabTo(button('Open receipt'));
  await press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: /^RC-\d{6}$/ });
  await expect(heading).toBeVisible();
  await expect(state).toHaveText('Unidentified');

  await tabTo(button('Match to Lease…'));
  await press('Enter');
  await expect(dialog(/^Match RC-/).getByLabel(/^Lease/)).toBeFocused();
  await type(lease);
  await expect(page.getByRole('option', { name: lease })).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await tabTo(page.getByLabel('Leave on Account'));
  await press('Space');
  await expect(page.getByText('$0.00 is allocated, $100.00 stays unallocated.')).toBeVisible();
  await press('Enter');
  await expect(dialog(/^Match RC-/)).toBeHidden();
  await expect(state).toHaveText('Unallocated');

  // The next step has the focus.
  await expect(button('Allocate…')).toBeFocused();
  await press('Enter');
  await expect(page.getByText('$100.00 is allocated, $0.00 stays unallocated.')).toBeVisible();
  await tabTo(button('Allocate receipt'));
  await press('Enter');
  await expect(dialog(/^Allocate RC-/)).toBeHidden();
  await expect(state).toHaveText('Allocated');

  await expect(button('Unallocate…')).toBeFocused();
  await press('Enter');
  await tabTo(button('Unallocate receipt'));
  await press('Enter');
  await expect(dialog(/^Unallocate RC-/)).toBeHidden();
  await expect(state).toHaveText('Unallocated');

  await tabTo(button('Reverse…'));
  await press('Enter');
  await tabTo(dialog(/^Reverse RC-/).getByLabel(/^Reason/));
  await type('Paid by mistake');
  await tabTo(button('Reverse receipt'));
  await press('Enter');
  await expect(dialog(/^Reverse RC-/)).toBeHidden();
  await expect(state).toHaveText('Reversed');

  await press('p');
  const number = (await heading.textContent()) ?? '';
  const { title, html } = await lastPrint(page);
  expect(title).toContain(`Receipt ${number}`);
  for (const text of ['DEPOSIT 7741', 'Paid by mistake', lease]) expect(html).toContain(text);
  console.log(`unidentified money, from the overview to paper: ${pressed()} keys`);
});
