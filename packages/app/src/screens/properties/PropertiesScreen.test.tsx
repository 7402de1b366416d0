import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../../testing/login';
import { renderApp } from '../../wholeApp/renderApp';

const path = `${HOME_PATH}/property-list`;
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function open(search = '') {
  signedIn();
  const app = renderApp(path + search);
  await screen.findByRole('heading', { level: 1, name: 'Property List' });
  return app;
}

test('the summary of the specification, tagged as sample data', async () => {
  await open();
  expect(screen.getByText('Sample data')).toBeVisible();
  const figureOf = (label: string) =>
    screen.getByText(label, { selector: 'p' }).nextElementSibling?.textContent;
  expect(
    ['Total Properties', 'Occupied', 'Vacant', 'Maintenance', 'Monthly Revenue'].map((label) =>
      figureOf(label),
    ),
  ).toEqual(['35', '28', '5', '2', '$8,500']);
});

test('filter and search stand in the address', async () => {
  const { user, address } = await open();
  const filter = screen.getByRole('combobox', { name: 'Filter properties' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All Properties', 'Occupied', 'Vacant']);
  await user.selectOptions(filter, 'Vacant');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.type(screen.getByPlaceholderText('By address, unit number or tenant'), 'ruwa 1180{Enter}');
  await waitFor(() => expect(rows()).toEqual(['Stand 1180, Ruwa']));
  expect(address()).toBe(`${path}?property_status=Vacant&property_q=ruwa+1180`);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.selectOptions(filter, 'All Properties');
  await waitFor(() => expect(rows()).toHaveLength(8));
  expect(address()).toBe(path);
});

test.each([
  ['?property_q=tendai', ['12 King George Road, Avondale, Harare']],
  ['?property_q=3f', ['77 Samora Machel Avenue, Harare']],
])('%s finds by tenant and by unit number', async (search, expected) => {
  await open(search);
  expect(rows()).toEqual(expected);
  expect(screen.getByRole('link', { name: /^View Lease of/ })).toHaveAttribute('href', `${HOME_PATH}/leases`);
});

test('Add Property logs the values, sends nothing, and says that nothing was saved', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add Property' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Property' }));
  const submit = dialog.getByRole('button', { name: 'Add Property' });
  await user.click(submit);
  expect(dialog.getByLabelText(/^Property Type/)).toHaveFocus();
  expect(log).not.toHaveBeenCalled();
  await user.selectOptions(dialog.getByLabelText(/^Property Type/), 'Townhouse');
  await user.type(dialog.getByLabelText(/^City\/Town/), 'Harare');
  await user.selectOptions(dialog.getByLabelText(/^Landlord Type/), 'Company');
  await user.type(dialog.getByLabelText(/^Landlord Name/), 'Baobab Properties');
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('This is a sample form: nothing was saved.')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining('nothing was saved'),
    expect.objectContaining({ property_type: 'Townhouse', landlord_type: 'company' }),
  );
});
