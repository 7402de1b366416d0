import { createProperty, type PropertyCreation } from '@rentsafe/domain/property';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { createdProperty, noUnits } from '../../../../testing/portfolio';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/property-list`;
/** The units, and the properties above them. */
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const figuresOf = (...labels: string[]) =>
  labels.map((label) => screen.getByText(label, { selector: 'p' }).nextElementSibling?.textContent);
const labels = ['Total Properties', 'Occupied', 'Vacant', 'Maintenance', 'Monthly Revenue'];

async function open(search = '') {
  signedIn();
  const app = renderApp(path + search);
  await screen.findByRole('heading', { level: 1, name: 'Property List' });
  return app;
}

test('the cards show the whole portfolio, also where the list is narrowed', async () => {
  const { user, address } = await open('?property_state=vacant');
  await waitFor(() => expect(figuresOf(...labels)).toEqual(['6', '4', '2', '1', '$4,430.00']));
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(4));
  await user.click(screen.getByRole('link', { name: 'View 1 maintenance' }));
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^3 Main Street\s*Gweru/), '2']));
  expect(address()).toBe(`${path}?property_state=maintenance`);
  expect(screen.getByLabelText('Filter properties')).toHaveDisplayValue('Maintenance');
});

test('filter and search stand in the address', async () => {
  const { user, address } = await open();
  await waitFor(() => expect(rows()).toHaveLength(13));
  const filter = screen.getByRole('combobox', { name: 'Filter properties' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All Properties', 'Occupied', 'Vacant']);
  await user.selectOptions(filter, 'Occupied');
  await waitFor(() => expect(rows()).toHaveLength(8));
  await user.click(screen.getByPlaceholderText('By address, unit number or tenant'));
  await user.paste('3f');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^77 Samora/), '3F']));
  expect(address()).toBe(`${path}?property_state=occupied&property_q=3f`);
  expect(screen.getByRole('link', { name: /^View Lease of Baobab Stores/ })).toHaveAttribute(
    'href',
    `${HOME_PATH}/leases/4`,
  );
});

test('a property is named once above its units, with its address and landlord, and closes over them', async () => {
  const { user, address } = await open();
  const link = await screen.findByText('5 Mutare Road');
  const head = link.closest('th');
  expect(head).toHaveAttribute('scope', 'rowgroup');
  expect(head).toHaveTextContent('5 Mutare RoadMsasa, HarareLandlord: Msasa Holdings');
  const group = within(link.closest('tbody') as HTMLElement);
  expect(group.getAllByRole('row')).toHaveLength(3);
  expect(group.getByRole('link', { name: /^View Lease of Msasa Court Traders/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Address|Landlord/ })).not.toBeInTheDocument();
  await user.click(group.getByRole('button', { name: 'Rows of 5 Mutare Road' }));
  expect(group.getByText('B3').closest('tr')).toHaveAttribute('data-closed');
  await user.click(link);
  await waitFor(() => expect(address()).toBe(`${HOME_PATH}/properties/2`));
});

test('an empty portfolio leads to the first property', async () => {
  server.use(noUnits);
  const { user } = await open();
  expect(await screen.findByText(/^Add your first property/)).toBeVisible();
  expect(figuresOf(...labels)).toEqual(['0', '0', '0', '0', '$0.00']);
  let sent: PropertyCreation | undefined;
  server.use(
    answer(createProperty, ({ body }) => {
      sent = body as PropertyCreation;
      return createdProperty(sent);
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Add Property' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Property' }));
  const submit = dialog.getByRole('button', { name: 'Add Property' });
  await user.click(submit);
  await waitFor(() => expect(dialog.getByLabelText(/^Property Type/)).toHaveFocus());
  expect(sent).toBeUndefined();
  await user.selectOptions(dialog.getByLabelText(/^Property Type/), 'Townhouse');
  await user.click(dialog.getByLabelText(/^City\/Town/));
  await user.paste('Harare');
  await user.selectOptions(dialog.getByLabelText(/^Landlord Type/), 'Company');
  await user.click(dialog.getByLabelText(/^Landlord Name/));
  const [landlord] = await screen.findAllByRole('option', { name: /Baobab/ });
  await user.click(landlord as HTMLElement);
  await user.click(submit);
  expect(await screen.findByText('Property created successfully!')).toBeInTheDocument();
  expect(sent).toMatchObject({
    property_type: 'Townhouse',
    city_town: 'Harare',
    country: 'Zimbabwe',
    landlord: { type: 'company', id: expect.any(Number) },
    owned_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
