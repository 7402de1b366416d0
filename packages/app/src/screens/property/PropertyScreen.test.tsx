import type { PropertyPatch } from '@rentsafe/domain/property';
import { updateProperty } from '@rentsafe/domain/property';
import { HOME_PATH } from '@rentsafe/domain/session';
import { createUnit, type UnitInput } from '@rentsafe/domain/unit';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answer';
import { signedIn } from '../../testing/login';
import { sampleProperty, sampleUnits } from '../../testing/portfolio';
import { server } from '../../testing/server';
import { renderApp } from '../../wholeApp/renderApp';

const path = `${HOME_PATH}/properties/1`;
const { name } = sampleProperty(1);

async function open() {
  signedIn();
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name });
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
    expect(screen.getByRole('link', { name: 'Rudo Makoni' })).toHaveAttribute(
      'href',
      `${HOME_PATH}/landlords/1`,
    ),
  );
  expect(screen.getByText('01 Jan 2024')).toBeVisible();
});

test('a unit is added to its property', async () => {
  let sent: UnitInput | undefined;
  server.use(
    answer(createUnit, ({ body }) => {
      sent = body as UnitInput;
      return { ...(sampleUnits[2] as (typeof sampleUnits)[number]), id: 70, unit_number: sent.unit_number };
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
