import { listConsents } from '@rentsafe/domain/consent';
import { type Dispute, listDisputes } from '@rentsafe/domain/dispute';
import {
  getIndividualReport,
  listIndividualAccess,
  recordIndividualAccess,
} from '@rentsafe/domain/individual';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { individualPath } from '../../../paths';
import { answer } from '../../../testing/answer';
import { sampleConsent } from '../../../testing/consentHandlers';
import { accessEntry } from '../../../testing/handlers';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { sampleReport } from '../../../testing/reportIssueHandlers';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const dispute = (id: number, party: number, reason: string): Dispute => ({
  ...{ id, lease: { id: 7, number: 'L-0007' }, charge: 1, claim: null, reason },
  party: { type: 'individual', id: party, name: 'Tendai Moyo' },
  ...{ opened_on: '2026-03-05', state: 'open', decide_by: '2026-04-02' },
  ...{ answer: null, answered_on: null, outcome: null, decision: null, decided_on: null, withdrawn_on: null },
});

test('everything held about a person, in every book, is on one page, which is printed and recorded', async () => {
  const recorded = vi.fn();
  server.use(
    answer(getIndividualReport, () => sampleReport),
    answer(recordIndividualAccess, ({ ids, body }) => {
      recorded(ids.id, body);
      return accessEntry;
    }),
    answer(listIndividualAccess, (request) =>
      pageOf(
        [
          accessEntry,
          // Another reading, where the server used the id again.
          { ...accessEntry, at: '2026-03-02T09:15:00Z', user: { id: 4, name: 'Chipo Dube' } },
        ],
        request,
      ),
    ),
    answer(listConsents, ({ query }) => {
      const page = Number(query.get('page'));
      const isOther = query.get('client') !== '1';
      const evidence = `${isOther ? 'Email' : 'Form'} ${page}.`;
      const next = isOther || page === 2 ? null : '?page=2';
      return { count: 2, previous: null, next, results: [sampleConsent({ id: page, evidence })] };
    }),
    answer(listDisputes, (request) =>
      pageOf([dispute(1, 2, 'Paid in cash'), dispute(2, 9, 'Of another person')], request),
    ),
  );
  signedIn();
  const { user, address } = renderApp(individualPath(2));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Everything held' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Everything held about / })).toBeVisible();
  expect(address()).toBe(`${individualPath(2)}/everything`);
  for (const name of ['Employment', 'Addresses', 'Leases', 'Issued reports'])
    expect(await screen.findByRole('table', { name })).toBeVisible();
  const held = (name: string) => screen.findByRole('table', { name });
  // The lists are there whole, and of nobody else.
  expect(await held('Consents')).toHaveTextContent(/Form 1\..*Form 2\..*Email 1\./);
  expect(await held('Disputes on these leases')).toHaveTextContent('Paid in cash');
  expect(await held('Disputes on these leases')).not.toHaveTextContent('Of another person');
  expect(await held('Who read the report')).toHaveTextContent(/Rudo Makoni.*Chipo Dube/);
  expect(await screen.findByText(/^1 month was not paid \(N\)\./)).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(recorded).toHaveBeenCalledWith('2', { action: 'print' }));
});
