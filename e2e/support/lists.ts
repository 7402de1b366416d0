import type { Page } from '@playwright/test';

/** The month it is in Harare, by name: the sample book has rent of it. */
export const thisMonth = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  timeZone: 'Africa/Harare',
}).format();

/** The same as a number, 1 to 12. */
export const monthNumber = new Intl.DateTimeFormat('en-GB', {
  month: 'numeric',
  timeZone: 'Africa/Harare',
}).format();

/** Chooses an item of the menu of the list on a page. */
export async function chooseOption(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'List options' }).click();
  await page.getByRole('menuitem', { name }).click();
}
