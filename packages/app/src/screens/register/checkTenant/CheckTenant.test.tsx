import { type Consent, createConsent, listConsents } from '@rentsafe/domain/consent';
import { today } from '@rentsafe/domain/date';
import { lookUpIndividual, searchIndividuals } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { addDays } from '@rentsafe/format/date';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../calls/queryClient';
import { answer, refuse } from '../../../testing/answer';
import { sampleConsent } from '../../../testing/consentHandlers';
import { enter } from '../../../testing/enter';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const NUMBER = '63123456B63';
const party = { type: 'individual', id: 2 } as const;
const known = { id: 2, name: 'Tendai Moyo' };

let asked: string[];
let sent: unknown[];
let consents: Consent[];

beforeEach(() => {
  [asked, sent, consents] = [[], [], []];
  signedIn({ user_type: 'client' });
  server.use(
    answer(searchIndividuals, (request) => pageOf([], request)),
    answer(lookUpIndividual, ({ query }) => {
      asked.push(`${query.get('identification_type')} ${query.get('identification_number')}`);
      return { match: known };
    }),
    answer(listConsents, (request) => pageOf(consents, request)),
    answer(createConsent, ({ body }) => {
      sent.push(body);
      consents = [sampleConsent()];
      return sampleConsent();
    }),
  );
});

const field = () => screen.findByLabelText('National ID, passport or registration number');

async function check(number: string) {
  const { user } = renderApp(HOME_PATH);
  await enter(user, await field(), number);
  await user.keyboard('{Enter}');
  return user;
}

const consentForm = async () => within(await screen.findByRole('dialog', { name: 'Consent of Tendai Moyo' }));
const report = () => screen.findByRole('dialog', { name: /^Rent Payment Status Report.*Tendai Moyo/ });

async function consent(user: UserEvent) {
  await enter(user, (await consentForm()).getByLabelText(/^Evidence/), 'Form 12');
  await user.keyboard('{Tab}');
  await user.paste('Application for 4 Baobab Court');
  // Enter, in a browser: here a button outside the form does not count as its own.
  await user.click((await consentForm()).getByRole('button', { name: 'Add Consent' }));
}

test('whom one may read about opens at once, and is not looked up', async () => {
  const own = { id: 2, first_name: 'Tendai', last_name: 'Moyo', identification_number: NUMBER };
  server.use(answer(searchIndividuals, (request) => pageOf([own], request)));
  await check('63-123456 b 63');
  expect(await screen.findByRole('dialog', { name: /^Rent Payment Status Report/ })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a report that a check has opened is open after a reload, until it is closed', async () => {
  const own = { id: 2, first_name: 'Tendai', last_name: 'Moyo', identification_number: NUMBER };
  server.use(answer(searchIndividuals, (request) => pageOf([own], request)));
  const { user, address } = renderApp(HOME_PATH);
  await enter(user, await field(), NUMBER);
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: /^Rent Payment Status Report/ });
  await waitFor(() => expect(address()).toBe(`${HOME_PATH}?checked=individual%3A2`));
  cleanup();
  const again = renderApp(`${HOME_PATH}?checked=individual%3A2`);
  expect(await screen.findByRole('dialog', { name: /^Rent Payment Status Report/ })).toBeVisible();
  await again.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(again.address()).toBe(HOME_PATH);
});

test('whom the register knows is read about with a consent, whose purpose goes with its evidence', async () => {
  const user = await check('63-123456 b 63');
  const form = await consentForm();
  expect(form.getByText(/^The national ID 63123456B63 is in the register\./)).toBeVisible();
  expect(form.getByLabelText(/^Evidence/)).toHaveFocus();
  await consent(user);
  expect(await report()).toBeVisible();
  expect(asked).toEqual([`national_id ${NUMBER}`]);
  expect(sent).toEqual([
    {
      party,
      given_on: today(),
      until_on: addDays(today(), 90),
      evidence: 'Form 12\nPurpose: Application for 4 Baobab Court',
    },
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await field()).toHaveValue(NUMBER);
});

test('the consent form left leads back to the number, unsent', async () => {
  const user = await check(NUMBER);
  await consentForm();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await field()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('whom nobody knows is added with the number and its type, and then read about by consent', async () => {
  server.use(answer(lookUpIndividual, () => ({ match: null })));
  const user = await check('EN 123456');
  const unknown = within(await screen.findByRole('dialog', { name: 'Not in the register' }));
  expect(unknown.getByText('Nobody in the register has the passport EN123456.')).toBeVisible();
  await user.keyboard('{Enter}');
  const form = within(await screen.findByRole('dialog', { name: 'Add New Individual' }));
  expect(form.getByLabelText('Identification Type')).toHaveDisplayValue('Passport');
  expect(form.getByLabelText('Identification Number')).toHaveValue('EN123456');
});

test('a wrong form of an ID is told before anything is asked, until another type is chosen', async () => {
  const user = await check('631234B63');
  const box = await field();
  expect(box).toHaveAccessibleDescription(/has 6 digits before the letter/);
  expect(box).toHaveFocus();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Passport' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await consentForm();
  expect(asked).toEqual(['passport 631234B63']);
});

test('a name is looked up as no number: where it is found stands there instead', async () => {
  await check('Tendai Moyo');
  const box = await field();
  expect(box).toHaveAccessibleDescription(/To search by name, use Search everywhere/);
  expect(box).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a check letter that does not match is pointed out, and blocks nothing', async () => {
  const user = await check('63-123456-C-63');
  await consentForm();
  await user.keyboard('{Escape}');
  expect(await field()).toHaveAccessibleDescription(/^Expected letter B, not C\./);
});

test('after too many look-ups it is told when they go on, and the number stays', async () => {
  server.use(
    answer(lookUpIndividual, () =>
      refuse(
        429,
        { detail: "You've reached your hourly limit of 100 lookups. Try again at 14:05." },
        { 'Retry-After': '1200' },
      ),
    ),
  );
  await check(NUMBER);
  const box = await field();
  await waitFor(() =>
    expect(box).toHaveAccessibleDescription(
      /reached your hourly limit of 100 lookups\. Try again at 14:05\./,
    ),
  );
  expect(box).toHaveValue(NUMBER);
});

test('G4 a consent for longer than a year is not sent', async () => {
  const user = await check(NUMBER);
  const last = (await consentForm()).getByLabelText(/^Last Day/);
  await user.clear(last);
  await user.paste(addDays(today(), 3650));
  await consent(user);
  await waitFor(() => expect(last).toBeInvalid());
  expect(sent).toEqual([]);
});

test('G3 what is left of the hour stands beside the number', async () => {
  renderApp(HOME_PATH);
  expect(await screen.findByText('87 of 100 lookups left this hour.')).toBeVisible();
});

test('a report whose consent is withdrawn meanwhile closes, and it is told why', async () => {
  const user = await check(NUMBER);
  await consent(user);
  const dialog = await report();
  await within(dialog).findByRole('heading', { name: 'Personal Details' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  consents = [sampleConsent({ state: 'withdrawn', withdrawn_on: '2026-03-02' })];
  await user.click(within(dialog).getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByText('The consent of Tendai Moyo was withdrawn on 02 Mar 2026.')).toBeVisible();
  expect(queryClient.getQueryData(['individual-report', 2])).toBeUndefined();
});

test('a number searched for in the list of individuals is checked; what cannot be looked up stands in a form', async () => {
  const { user } = renderApp(`${HOME_PATH}?tab=individual`);
  const search = await screen.findByRole('searchbox', { name: 'Search individuals' });
  await enter(user, search, '6312345B63');
  await user.keyboard('{Enter}');
  const form = within(await screen.findByRole('dialog', { name: 'Check a tenant' }));
  const box = form.getByLabelText('National ID, passport or registration number');
  expect(box).toHaveAccessibleDescription(/has 7 digits before the letter/);
  expect(asked).toEqual([]);
  await user.clear(box);
  await user.paste(NUMBER);
  await user.keyboard('{Enter}');
  await consentForm();
});

test('a number in the palette is checked', async () => {
  const { user } = renderApp(`${HOME_PATH}/todo`);
  await user.click(await screen.findByRole('button', { name: /Search everywhere/ }));
  await enter(user, await screen.findByRole('combobox', { name: 'Search everywhere' }), NUMBER);
  await user.click(await screen.findByRole('option', { name: `Check ${NUMBER} in the register` }));
  await consent(user);
  await report();
});

test('staff, who read about everybody, are not offered it', async () => {
  signedIn();
  renderApp(HOME_PATH);
  await screen.findByRole('heading', { name: 'Your work' });
  expect(screen.queryByRole('heading', { name: 'Check a tenant' })).not.toBeInTheDocument();
});
