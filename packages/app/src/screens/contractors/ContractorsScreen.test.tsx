import { contractorIndustries } from '@rentsafe/domain/contractor';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enter } from '../../testing/enter';
import { signedIn } from '../../testing/login';
import { renderApp } from '../../wholeApp/renderApp';

const path = `${HOME_PATH}/contractor_management`;
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function open() {
  signedIn();
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Contractor Management' });
  return app;
}

test('the summary of the specification, tagged as sample data', async () => {
  await open();
  expect(screen.getByText('Sample data')).toBeVisible();
  const figures = ['Total', 'Active', 'Inactive'].map(
    (label) => screen.getByText(label, { selector: 'p' }).nextElementSibling?.textContent,
  );
  expect(figures).toEqual(['10', '10', '10']);
});

test('the search stands in the address, and each row can be made active or deactive', async () => {
  const { user, address } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search contractors' }), 'plumber{Enter}');
  await waitFor(() => expect(rows()).toEqual(['Kopje Plumbing']));
  expect(address()).toBe(`${path}?contractor_q=plumber`);
  const status = screen.getByRole('combobox', { name: 'Status of Kopje Plumbing' });
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Active', 'Inactive']);
  await user.selectOptions(status, 'Inactive');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(screen.getByRole('combobox', { name: 'Status of Kopje Plumbing' })).toHaveValue('Inactive');
  expect(screen.getByRole('combobox', { name: 'Status of Msasa Electrical' })).toHaveValue('Active');
});

test('Add Contractor checks, logs the values, sends nothing, and says that nothing was saved', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add Contractor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Contractor' }));
  const industry = dialog.getByLabelText(/^Industry/);
  expect(within(industry).getAllByRole('option')).toHaveLength(contractorIndustries.length + 1);
  await user.selectOptions(industry, 'Gas');
  await enter(user, dialog.getByLabelText(/^Name/), 'Kopje Gas');
  await user.selectOptions(dialog.getByLabelText(/^Charge Currency/), 'ZIG');
  await enter(user, dialog.getByLabelText(/^Standard Rate/), 'ten');
  const submit = dialog.getByRole('button', { name: 'Add Contractor' });
  await user.click(submit);
  expect(dialog.getByLabelText(/^Standard Rate/)).toHaveFocus();
  expect(log).not.toHaveBeenCalled();
  await user.clear(dialog.getByLabelText(/^Standard Rate/));
  await enter(user, dialog.getByLabelText(/^Standard Rate/), '450.50');
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('This is a sample form: nothing was saved.')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining('nothing was saved'),
    expect.objectContaining({ industry: 'Gas', charge_currency: 'ZIG', standard_rate: 450.5 }),
  );
});
