import { type Consent, consentSteps, createConsent, listConsents } from '@rentsafe/domain/consent';
import { today } from '@rentsafe/domain/date';
import { HOME_PATH } from '@rentsafe/domain/session';
import { addDays } from '@rentsafe/format/date';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../calls/queryClient';
import { ConsentPaper } from '../../../consent/ConsentPaper';
import { answer } from '../../../testing/answer';
import { sampleConsent } from '../../../testing/consentHandlers';
import { enter } from '../../../testing/enter';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/consents`;
const party = (id: number, name: string) => ({ party: { type: 'individual' as const, id, name } });
const evidence = 'Form 12\nPurpose: Application for 4 Baobab Court';

let consents: Consent[];
let asked: string[];

beforeEach(() => {
  asked = [];
  consents = [
    sampleConsent({ id: 4, ...party(5, 'Rudo Makoni'), evidence }),
    sampleConsent({ id: 3, until_on: addDays(today(), 14) }),
    sampleConsent({ id: 2, ...party(6, 'Tariro Ncube'), until_on: '2026-01-31', state: 'expired' }),
    sampleConsent({ id: 1, ...party(7, 'Farai Chirwa'), state: 'withdrawn', withdrawn_on: '2026-03-02' }),
  ];
  signedIn({ user_type: 'client' });
  server.use(
    answer(listConsents, (request) => {
      asked.push(`${request.query.get('q') ?? ''}/${request.query.get('state') ?? ''}`);
      return pageOf(consents, request);
    }),
  );
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('consents are valid, expiring within 14 days, expired or withdrawn, and are found by name and state', async () => {
  const { user } = renderApp(`${path}?consents_state=expiring`);
  expect(await row('Rudo Makoni')).toHaveTextContent(/Form 12.*Application for 4 Baobab Court.*Valid/);
  expect(await row('Tendai Moyo')).toHaveTextContent('Expiring');
  expect(await row('Tariro Ncube')).toHaveTextContent('Expired');
  expect(await row('Farai Chirwa')).toHaveTextContent('Withdrawn');
  await enter(user, screen.getByRole('searchbox', { name: 'Search consents' }), 'moyo');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked).toEqual(['/expiring', 'moyo/expiring']));
});

test('one is renewed for the same purpose by a form that was signed anew, and one is withdrawn', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(createConsent, ({ body }) => {
      sent.push(body);
      return sampleConsent();
    }),
    answer(consentSteps.calls.withdraw, ({ ids }) => {
      sent.push(ids.id);
      return sampleConsent({ state: 'withdrawn' });
    }),
  );
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Renew the consent of Rudo Makoni' }));
  const form = within(await screen.findByRole('dialog', { name: 'Consent of Rudo Makoni' }));
  await enter(user, form.getByLabelText(/^Evidence/), 'Form 13');
  await user.click(form.getByRole('button', { name: 'Add Consent' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    expect.objectContaining({
      party: { type: 'individual', id: 5 },
      evidence: 'Form 13\nPurpose: Application for 4 Baobab Court',
    }),
  ]);
  expect(
    screen.queryByRole('button', { name: 'Withdraw the consent of Tariro Ncube' }),
  ).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Withdraw the consent of Rudo Makoni' }));
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw the consent of Rudo Makoni' }));
  await user.click(await question.findByRole('button', { name: 'Withdraw consent' }));
  await waitFor(() => expect(sent[1]).toBe('4'));
});

test('the form to sign names who consents, the purposes, the rights and who holds the data', () => {
  render(
    <QueryClientProvider client={queryClient}>
      <ConsentPaper name="Rudo Makoni" number="national ID 63123456B63" issuer="Msasa Property Managers" />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Rudo Makoni')).toBeVisible();
  expect(screen.getByText('Application to rent')).toBeVisible();
  for (const right of ['Access', 'Correction', 'Withdrawal', 'Dispute'])
    expect(screen.getByText(new RegExp(`^${right}: I may`))).toBeVisible();
  expect(screen.getByText(/^Msasa Property Managers may read/)).toBeVisible();
  expect(screen.getByText(/^RentSafe, telephone .*help@rentsafe\.example/)).toBeVisible();
  for (const blank of ['Address', 'Date', 'Witness']) expect(screen.getByText(blank)).toBeVisible();
});

test('G4 an Admin of the provider sees the consents of a client and a user, and ends one with a reason', async () => {
  const ended: unknown[] = [];
  const filtered: string[] = [];
  signedIn();
  server.use(
    answer(listConsents, (request) => {
      const whose = `${request.query.get('client')}/${request.query.get('user')}`;
      filtered.push(whose);
      // Until the clients and users are known, the filters of the address are not.
      return pageOf(whose === '2/2' ? consents : [], request);
    }),
    answer(consentSteps.calls.end, ({ ids, body }) => {
      ended.push([ids.id, body]);
      return sampleConsent({ state: 'withdrawn', end_reason: 'No paper' });
    }),
  );
  const { user } = renderApp(`${HOME_PATH}/admin/consents?consents_client=2&consents_user=2`);
  expect(await row('Rudo Makoni')).toHaveTextContent(/RentSafe.*Rudo Chikafu/);
  await user.click(await screen.findByRole('button', { name: 'End the consent of Rudo Makoni to RentSafe' }));
  const form = within(await screen.findByRole('dialog', { name: 'End the consent of Rudo Makoni' }));
  await user.click(form.getByRole('button', { name: 'End consent' }));
  expect(ended).toEqual([]);
  await enter(user, form.getByLabelText(/^Reason/), 'No paper could be shown');
  await user.click(form.getByRole('button', { name: 'End consent' }));
  await waitFor(() => expect(ended).toEqual([['4', { reason: 'No paper could be shown' }]]));
  expect(filtered.at(-1)).toMatch(/^2\//);
});
