import { createCompany } from '@rentsafe/domain/company';
import { lookUpIndividual, searchIndividuals } from '@rentsafe/domain/individual';
import { listParties, type NameableParty } from '@rentsafe/domain/party';
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
    'Company · 1319/2013 · Can be named until 05 Jan 2999',
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
  const { user, field } = await open();
  expect(screen.queryByRole('button', { name: 'Look up by number…' })).not.toBeInTheDocument();
  await user.click(field);
  expect(await screen.findByRole('option', { name: 'Add company…' })).toBeVisible();
});

test('whoever is not there is added in place, by the name that was typed, and chosen', async () => {
  const { user, field } = await open();
  await enter(user, screen.getByLabelText(/^Name/), 'Msasa');
  await user.click(field);
  await user.paste('zambezi plumbing');
  await user.click(await screen.findByRole('option', { name: 'Add company…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add New Company' }));
  expect(form.getByLabelText(/^Registered Name/)).toHaveValue('Zambezi Plumbing');
  await enter(user, form.getByLabelText(/^Registration Number/), 'ZAM-1');
  await enter(user, form.getByLabelText(/^Email/), 'office@example.co.zw');
  await user.click(form.getByRole('button', { name: 'Add Company' }));
  await waitFor(() => expect(field).toHaveValue('Zambezi Plumbing'));
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Msasa');
});

test('a number that somebody has already chooses them, and nobody is typed twice', async () => {
  const known: NameableParty = {
    party: { type: 'company', id: 9, name: 'Zambezi Plumbing' },
    ...{ number: 'ZAM-1', place: null, roles: [], by: 'grant', until: '2999-01-05' },
  };
  server.use(
    answer(createCompany, () =>
      refuse(409, { registration_number: ['This company already exists.'], existing: { id: 9 } }),
    ),
    answer(listParties, (request) => pageOf([known], { ...request, query: new URLSearchParams() })),
  );
  const { user, field } = await open();
  await user.click(field);
  await user.paste('zambezi');
  await user.click(await screen.findByRole('option', { name: 'Add company…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add New Company' }));
  await enter(user, form.getByLabelText(/^Registration Number/), 'ZAM-1');
  await enter(user, form.getByLabelText(/^Email/), 'office@example.co.zw');
  await user.click(form.getByRole('button', { name: 'Add Company' }));
  await user.click(await form.findByRole('button', { name: 'Choose Zambezi Plumbing' }));
  await waitFor(() => expect(field).toHaveValue('Zambezi Plumbing'));
  expect(screen.queryByRole('dialog', { name: 'Add New Company' })).not.toBeInTheDocument();
});
