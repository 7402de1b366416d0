import { lookUpIndividual, searchIndividuals } from '@rentsafe/domain/individual';
import { listParties } from '@rentsafe/domain/party';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refuse } from '../../testing/answer';
import { enter } from '../../testing/enter';
import { signedIn } from '../../testing/login';
import { pageOf } from '../../testing/mockedLists';
import { sampleNameable } from '../../testing/partyHandlers';
import { server } from '../../testing/server';
import { renderApp } from '../../wholeApp/renderApp';

const NUMBER = '63123456B63';
const nobody = answer(searchIndividuals, (request) => pageOf([], request));
let looked: string[];

beforeEach(() => {
  looked = [];
  signedIn({ user_type: 'client' });
  server.use(
    nobody,
    answer(lookUpIndividual, ({ query }) => {
      looked.push(query.get('identification_number') ?? '');
      return { match: { id: 7, name: 'Rudo Makoni' } };
    }),
  );
});

async function open() {
  const { user } = renderApp(`${HOME_PATH}/contractor_management`);
  await user.click(await screen.findByRole('button', { name: 'Add Contractor' }));
  return { user, field: await screen.findByRole('combobox', { name: /^Payee/ }) };
}

async function lookUp(number: string) {
  const { user, field } = await open();
  await user.click(screen.getByRole('button', { name: 'Look up by number…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Look up by number' }));
  await enter(user, await dialog.findByLabelText(/^National ID, passport/), number);
  await user.click(dialog.getByRole('button', { name: 'Look up' }));
  return { user, field, dialog };
}

test('G1 offers whom the client may name, and looks nobody up while a number is typed', async () => {
  const asked: string[] = [];
  server.use(
    answer(listParties, (request) => {
      asked.push(request.query.get('q') ?? '');
      return { next: null, previous: null, count: 2, results: [...sampleNameable] };
    }),
  );
  const { user, field } = await open();
  await user.click(field);
  await user.paste(NUMBER);
  expect(await screen.findByRole('option', { name: /Tendai Moyo/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Baobab Trading/ })).toHaveTextContent(
    'Company · Looked up; can be named until 05 Jan 2999',
  );
  expect(asked.at(-1)).toBe(NUMBER);
  expect(looked).toEqual([]);
});

test('G3 whoever is looked up by number is chosen, and the dialog says what is left of the hour', async () => {
  const { user, field } = await open();
  await user.click(screen.getByRole('button', { name: 'Look up by number…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Look up by number' }));
  expect(await dialog.findByText('87 of 100 lookups left this hour.')).toBeVisible();
  await enter(user, dialog.getByLabelText(/^National ID, passport/), '63-123456 b 63');
  await user.click(dialog.getByRole('button', { name: 'Look up' }));
  await waitFor(() => expect(field).toHaveValue('Rudo Makoni'));
  expect(looked).toEqual([NUMBER]);
  expect(screen.queryByRole('dialog', { name: 'Look up by number' })).not.toBeInTheDocument();
});

test('whoever is not in the register is added with the number', async () => {
  server.use(answer(lookUpIndividual, () => ({ match: null })));
  const { user } = await lookUp(NUMBER);
  const unknown = within(await screen.findByRole('dialog', { name: 'Not in the register' }));
  await user.click(unknown.getByRole('button', { name: 'Add New Individual' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add New Individual' }));
  expect(form.getByLabelText('Identification Number')).toHaveValue(NUMBER);
});

test('G3 at the limit it says when to try again, and the number stays', async () => {
  const detail = "You've reached your hourly limit of 100 lookups. Try again at 14:05.";
  server.use(answer(lookUpIndividual, () => refuse(429, { detail }, { 'Retry-After': '1200' })));
  const { dialog } = await lookUp(NUMBER);
  const box = dialog.getByLabelText(/^National ID, passport/);
  await waitFor(() => expect(box).toHaveAccessibleDescription(/Try again at 14:05/));
  expect(box).toHaveValue(NUMBER);
});

test('staff search the register, and are not limited', async () => {
  signedIn();
  await open();
  expect(screen.queryByRole('button', { name: 'Look up by number…' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add New Individual' })).toBeVisible();
});
