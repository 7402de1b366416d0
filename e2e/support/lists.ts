import type { Page } from '@playwright/test';

/** Chooses an item of the menu of the list on a page. */
export async function chooseOption(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'List options' }).click();
  await page.getByRole('menuitem', { name }).click();
}
