import { createProvince, updateProvince } from '@rentsafe/domain/location';
import { locations } from '@rentsafe/domain/places';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { signedIn } from '../../../testing/login';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const [country] = locations;
const [province] = country?.provinces ?? [];
const [city] = province?.cities ?? [];
const path = `${HOME_PATH}/admin/places`;
const inCountry = `${path}?country=${country?.id}`;

beforeEach(() => void signedIn());

test('leads from country to province, city and suburbs, and back', async () => {
  const { user, address } = renderApp(path);
  await user.click(await screen.findByRole('link', { name: country?.name }));
  const inTable = async (name: string) => within(await screen.findByRole('table', { name }));
  await user.click(await (await inTable('Provinces')).findByRole('link', { name: province?.name }));
  await user.click(await (await inTable('Cities')).findByRole('link', { name: city?.name }));
  expect(await screen.findByRole('button', { name: 'Add Suburb' })).toBeVisible();
  expect(address()).toBe(`${inCountry}&province=${province?.id}&city=${city?.id}`);
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  await user.click(await within(crumbs).findByRole('link', { name: country?.name }));
  expect(await screen.findByRole('button', { name: 'Add Province' })).toBeVisible();
  expect(address()).toBe(inCountry);
});

test('adds a province to the country that is shown, and reads its provinces again', async () => {
  const bodies: unknown[] = [];
  server.use(
    answer(createProvince, ({ body }) => {
      bodies.push(body);
      return { id: 904, name: 'Manica', version: 1 };
    }),
  );
  const { user } = renderApp(inCountry);
  await user.click(await screen.findByRole('button', { name: 'Add Province' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Province' });
  await enter(user, within(dialog).getByLabelText(/^Name/), ' Manica ');
  await user.click(within(dialog).getByRole('button', { name: 'Add Province' }));
  expect(await screen.findByText('Province created successfully!')).toBeInTheDocument();
  expect(bodies).toEqual([{ country: country?.id, name: 'Manica' }]);
});

test('renames by the version that was read; where someone else was first it says so', async () => {
  const bodies: unknown[] = [];
  server.use(
    answer(updateProvince, ({ body }) => {
      bodies.push(body);
      return refuse(409, { detail: 'Changed.', version: 5 });
    }),
  );
  const { user } = renderApp(inCountry);
  await user.click(await screen.findByRole('button', { name: `Rename ${province?.name}` }));
  const dialog = await screen.findByRole('dialog');
  await user.clear(within(dialog).getByLabelText(/^Name/));
  await enter(user, within(dialog).getByLabelText(/^Name/), 'Manica');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await within(dialog).findAllByText(/Someone else has changed this place/))[0]).toBeVisible();
  expect(bodies).toEqual([{ name: 'Manica', version: 1 }]);
});

test('a User, who may not add places, is told so in the form', async () => {
  server.use(
    answer(createProvince, () =>
      refuse(403, { detail: 'You do not have permission to perform this action.' }),
    ),
  );
  const { user } = renderApp(inCountry);
  await user.click(await screen.findByRole('button', { name: 'Add Province' }));
  const dialog = await screen.findByRole('dialog');
  await enter(user, within(dialog).getByLabelText(/^Name/), 'Manica');
  await user.click(within(dialog).getByRole('button', { name: 'Add Province' }));
  expect((await within(dialog).findAllByText(/do not have permission/))[0]).toBeVisible();
});
