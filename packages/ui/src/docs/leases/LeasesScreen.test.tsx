import { dataTable, dialog, select, testingLibrary, textField, toasts } from '@rentsafe/ui/test-utils';
import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { App } from './App';

const user = userEvent.setup();
const page = testingLibrary({ within, waitFor, user });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const leases = dataTable(page, 'Leases');

beforeEach(() => {
  render(<App />);
});

it('narrows the list by a filter', async () => {
  await button('Filters').click();
  await textField(page, 'Tenant').fill('ncube');
  await user.keyboard('{Escape}');
  expect(leases.rowAt(0).element()).toHaveTextContent('Rudo Ncube');
  expect(await leases.rowsWith('Moyo').count()).toBe(0);
});

it('adds a lease, and shows at its field what is refused', async () => {
  await button('Add Lease').click();
  const form = dialog(page, 'Add Lease');
  await textField(form.root, 'Tenant').fill('Farai Nyathi');
  await textField(form.root, 'Unit').fill('Flat 4');
  await textField(form.root, 'Starts').fill('01/12/2026');
  await textField(form.root, 'Rent').fill('1,450.5');
  await form.button('Add Lease').click();
  await waitFor(() =>
    expect(textField(form.root, 'Unit').element()).toHaveAccessibleDescription(/This unit is let already/),
  );

  await textField(form.root, 'Unit').fill('Flat 5');
  await form.button('Add Lease').click();
  await toasts(page).toast('Lease of Farai Nyathi added').find();
  const rent = await leases.cell(leases.rowsWith('Farai Nyathi'), 'Rent');
  expect(rent.element()).toHaveTextContent('$1,450.50');
});

it('edits a lease with what it holds', async () => {
  await button('Edit lease of Tendai Moyo').click();
  const form = dialog(page, 'Edit Lease');
  expect(textField(form.root, 'Starts').element()).toHaveValue('01/08/2024');
  await select(form.root, 'Status').selectOption('Ended');
  await form.button('Save Lease').click();
  await toasts(page).toast('Lease of Tendai Moyo saved').find();
  expect(leases.rowsWith('Tendai Moyo').element()).toHaveTextContent('Ended');
});

it('reports on a lease', async () => {
  await button('Report on Chipo Dube').click();
  const report = dialog(page, 'Lease of Chipo Dube');
  expect(report.heading('Charges').element()).toBeVisible();
  await report.button('Close').click();
});
