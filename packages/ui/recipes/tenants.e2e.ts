import { expect, test } from '@playwright/test';
import { dataTable, toasts } from '@rentsafe/ui/test-utils';

test('calls a tenant', async ({ page }) => {
  await page.goto('/tenants');
  const table = dataTable(page, 'Tenants');
  const rudo = table.rowsWith('Rudo Ncube');
  await expect(await table.cell(rudo, 'City')).toHaveText('Bulawayo');
  await table.rowAction(rudo, 'Call Rudo Ncube').click();
  await toasts(page).toast('Rudo Ncube called').waitFor();
});
