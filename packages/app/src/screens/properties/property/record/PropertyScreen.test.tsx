import { listLandlords } from '@rentsafe/domain/landlord';
import {
  addOwnership,
  type PropertyPatch,
  transferProperty,
  updateProperty,
} from '@rentsafe/domain/property';
import { HOME_PATH, me } from '@rentsafe/domain/session';
import { createUnit, type Unit, type UnitInput, unitSteps } from '@rentsafe/domain/unit';
import { ADMIN, USER } from '@rentsafe/domain/user';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../../../calls/queryClient';
import { answer, refuse } from '../../../../testing/answer';
import { signedInUser } from '../../../../testing/handlers';
import { signedIn } from '../../../../testing/login';
import { sampleLandlords, sampleProperty, sampleUnits } from '../../../../testing/portfolio';
import { server } from '../../../../testing/server';
import { day } from '../../../../text/day';
import { renderApp } from '../../../../wholeApp/renderApp';

const { name } = sampleProperty(1);

async function open(id = 1, login: Parameters<typeof signedIn>[0] = {}) {
  signedIn(login);
  const app = renderApp(`${HOME_PATH}/properties/${id}`);
  await screen.findByRole('heading', { level: 1, name: sampleProperty(id).name });
  return app;
}

test('a property shows its units, who owns it, and the next step of each unit', async () => {
  await open();
  const units = within(await screen.findByRole('table', { name: 'Units' }));
  expect(await units.findByRole('link', { name: 'Tendai Moyo' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/individuals/11`,
  );
  expect(units.getByRole('link', { name: 'View Lease L-0001 of unit 1' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/leases/1`,
  );
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Rudo Makoni' })[0]).toHaveAttribute(
      'href',
      `${HOME_PATH}/landlords/1`,
    ),
  );
  const owners = within(await screen.findByRole('table', { name: 'Owners' }));
  expect(await owners.findByText('01 Jan 2024')).toBeVisible();
});

test('the landlord is found among many of the name, in the book of the property', async () => {
  const asked: Record<string, string>[] = [];
  server.use(
    answer(listLandlords, ({ query }) => {
      asked.push(Object.fromEntries(query));
      const isLast = query.get('page') === '2';
      const next = isLast ? null : 'https://api.example/api/landlords/?page=2';
      return { next, previous: null, count: 101, results: [sampleLandlords[isLast ? 0 : 1]] };
    }),
  );
  await open();
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Rudo Makoni' })[0]).toHaveAttribute(
      'href',
      `${HOME_PATH}/landlords/1`,
    ),
  );
  const query = { q: 'Rudo Makoni', client: '1', page_size: '100' };
  expect(asked).toEqual([
    { ...query, page: '1' },
    { ...query, page: '2' },
  ]);
});

test('a vacant unit is closed, and a refusal stays in the form', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(unitSteps.calls.close, ({ body }) => {
      sent.push(body);
      if (sent.length === 1)
        return refuse(409, { detail: 'Not possible in state occupied.', state: 'occupied' });
      return { ...(sampleUnits[2] as Unit), state: 'maintenance' as const };
    }),
  );
  const { user } = await open(3);
  await user.click(await screen.findByRole('button', { name: 'Close unit 14' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close unit 14' }));
  await user.click(dialog.getByLabelText(/^Reason/));
  await user.paste('Roof');
  await user.click(dialog.getByRole('button', { name: 'Close unit' }));
  expect(await dialog.findByText(/Not possible in state occupied/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close unit' }));
  expect(await screen.findByText('Unit closed')).toBeInTheDocument();
  expect(sent[1]).toEqual({ from_on: expect.any(String), reason: 'Roof' });
});

test('an Admin gives a property another owner', async () => {
  let sent: unknown;
  server.use(
    answer(transferProperty, ({ body }) => {
      sent = body;
      return { ...sampleProperty(1), landlord: { type: 'company' as const, id: 2, name: 'Msasa Holdings' } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Transfer' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Transfer ${name}` }));
  await user.selectOptions(dialog.getByLabelText(/^Landlord Type/), 'Company');
  await user.click(dialog.getByLabelText(/^Landlord Name/));
  const [company] = await screen.findAllByRole('option', { name: /Baobab/ });
  await user.click(company as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText('Property transferred')).toBeInTheDocument();
  expect(sent).toMatchObject({ landlord: { type: 'company' }, from_on: expect.any(String) });
  expect(await screen.findByRole('link', { name: 'Msasa Holdings' })).toBeVisible();
});

test('an Admin enters an earlier owner; a period that is taken is refused at its field', async () => {
  const sent: unknown[] = [];
  const { landlord, owned_from } = sampleProperty(1);
  server.use(
    answer(addOwnership, ({ body }) => {
      sent.push(body);
      if (sent.length === 1) return refuse(400, { to_on: [`Owned since ${owned_from}.`] });
      const earlier = { type: 'individual' as const, id: 9, name: 'Chipo Dube' };
      return [
        { id: 1, landlord, from_on: owned_from, to_on: null },
        { id: 2, landlord: earlier, from_on: '2015-01-01', to_on: '2019-12-31' },
      ];
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add earlier owner' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add earlier owner' }));
  await user.selectOptions(dialog.getByLabelText(/^Landlord Type/), 'Company');
  await user.click(await dialog.findByLabelText(/^Landlord Name/));
  const [company] = await screen.findAllByRole('option', { name: /Baobab/ });
  await user.click(company as HTMLElement);
  for (const [label, date] of [
    [/^From/, '01/01/2015'],
    [/^To/, '31/12/2019'],
  ] as const) {
    await user.click(dialog.getByLabelText(label));
    await user.paste(date);
  }
  await user.click(dialog.getByRole('button', { name: 'Add owner' }));
  expect((await dialog.findAllByText(new RegExp(`Owned since ${day(owned_from)}`)))[0]).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add owner' }));
  expect(await screen.findByText('Owner added')).toBeInTheDocument();
  expect(sent[1]).toMatchObject({ from_on: '2015-01-01', to_on: '2019-12-31' });
  expect(await screen.findByRole('link', { name: 'Chipo Dube' })).toBeVisible();
});

test('an Admin of a client company may change who owned a property, its other users may not', async () => {
  const clientUser = { ...signedInUser, user_type: 'client' as const, client: 2, client_name: 'Baobab' };
  const readAs = (access_level: typeof ADMIN | typeof USER) =>
    server.use(answer(me, () => ({ ...clientUser, access_level })));
  readAs(ADMIN);
  await open(1, { user_type: 'client' });
  expect(await screen.findByRole('button', { name: 'Add earlier owner' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Transfer' })).toBeVisible();

  readAs(USER);
  await queryClient.refetchQueries({ queryKey: ['me'] });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Add earlier owner' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('button', { name: 'Transfer' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
});

test('a unit is added to its property', async () => {
  let sent: UnitInput | undefined;
  server.use(
    answer(createUnit, ({ body }) => {
      sent = body as UnitInput;
      return { ...(sampleUnits[2] as Unit), id: 70, unit_number: sent.unit_number };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add Unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Unit' }));
  await user.click(dialog.getByLabelText(/^Unit Number/));
  await user.paste('2B');
  await user.click(dialog.getByRole('button', { name: 'Add Unit' }));
  expect(await screen.findByText('Unit created successfully!')).toBeInTheDocument();
  expect(sent).toEqual({ property: 1, unit_number: '2B' });
});

test('an edit sends what was changed, with the version that was read', async () => {
  let sent: PropertyPatch | undefined;
  server.use(
    answer(updateProperty, ({ body }) => {
      sent = body as PropertyPatch;
      return { ...sampleProperty(1), building_name: 'Msasa Court', name: 'Msasa Court', version: 2 };
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
  await user.click(dialog.getByLabelText(/^Building Name/));
  await user.paste('Msasa Court');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Msasa Court' })).toBeVisible();
  expect(sent).toEqual({ building_name: 'Msasa Court', version: 1 });
});
