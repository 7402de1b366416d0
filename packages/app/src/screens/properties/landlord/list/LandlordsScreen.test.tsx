import {
  createLandlord,
  type LandlordInput,
  type LandlordPatch,
  updateLandlord,
} from '@rentsafe/domain/landlord';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { sampleLandlords } from '../../../../testing/portfolio';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/landlords`;
const [rudo] = sampleLandlords;

test('the list leads to a landlord, who leads to the properties and the record of the person', async () => {
  signedIn();
  const { user, address } = renderApp(path);
  expect(await screen.findByText('$310.50')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Rudo Makoni' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rudo Makoni' })).toBeVisible();
  expect(address()).toBe(`${path}/1`);
  const properties = within(await screen.findByRole('table', { name: 'Properties' }));
  expect(await properties.findByRole('link', { name: '12 King George Road' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/properties/1`,
  );
  expect(screen.getByText('Withheld from rent')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rudo Makoni' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/individuals/3`,
  );
});

test('a company of the register becomes a landlord; one who is a landlord already is refused at the name', async () => {
  const sent: LandlordInput[] = [];
  server.use(
    answer(createLandlord, ({ body }) => {
      sent.push(body as LandlordInput);
      if (sent.length > 1) return { ...rudo, id: 9 };
      return Response.json(
        { party: ['This landlord already exists.'], existing: { id: 2 } },
        { status: 409 },
      );
    }),
  );
  signedIn();
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Add Landlord' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Landlord' }));
  await user.selectOptions(dialog.getByLabelText(/^Landlord Type/), 'Company');
  const name = dialog.getByLabelText(/^Landlord Name/);
  await user.click(name);
  const [company] = await screen.findAllByRole('option', { name: /Baobab/ });
  await user.click(company as HTMLElement);
  const add = dialog.getByRole('button', { name: 'Add Landlord' });
  await user.click(add);
  await waitFor(() => expect(name).toBeInvalid());
  await user.click(add);
  expect(await screen.findByText('Landlord created successfully!')).toBeInTheDocument();
  expect(sent[0]).toMatchObject({ party: { type: 'company' }, rent_tax: 'withhold', vat_registered: false });
});

test('an edit of a landlord sends what was changed', async () => {
  let sent: LandlordPatch | undefined;
  server.use(
    answer(updateLandlord, ({ body }) => {
      sent = body as LandlordPatch;
      return { ...rudo, rent_tax: 'self' as const, version: 2 };
    }),
  );
  signedIn();
  const { user } = renderApp(`${path}/1`);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Rudo Makoni' }));
  await user.selectOptions(dialog.getByLabelText(/^Presumptive Rental Income Tax/), 'Paid by the landlord');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Landlord saved')).toBeInTheDocument();
  expect(sent).toEqual({ rent_tax: 'self', version: 1 });
});
