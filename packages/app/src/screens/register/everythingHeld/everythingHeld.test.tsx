import { listConsents } from '@rentsafe/domain/consent';
import { type Dispute, listDisputes } from '@rentsafe/domain/dispute';
import {
  getIndividualReport,
  listIndividualAccess,
  recordIndividualAccess,
} from '@rentsafe/domain/individual';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { individualPath } from '../../../paths';
import { answer } from '../../../testing/answer';
import { sampleConsent } from '../../../testing/consentHandlers';
import { accessEntry } from '../../../testing/handlers';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { sampleReport } from '../../../testing/reportIssueHandlers';
import { sampleDispute } from '../../../testing/sampleDispute';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const dispute = (id: number, party: number, reason: string): Dispute => ({
  ...sampleDispute,
  ...{ id, reason, party: { type: 'individual', id: party, name: 'Tendai Moyo' } },
});

const ofBaobab = { client: { id: 2, name: 'Baobab Properties' }, purpose: 'Letting of Unit 4' };

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
          { ...accessEntry, at: '2026-03-02T09:15:00Z', user: { id: 4, name: 'Chipo Dube' }, ...ofBaobab },
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
  expect(await held('Disputes')).toHaveTextContent('Paid in cash');
  expect(within(await held('Disputes')).getAllByRole('link', { name: 'L-0007' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/disputes?disputes_q=L-0007'),
  );
  expect(await held('Disputes')).not.toHaveTextContent('Of another person');
  expect(await held('Who read the report')).toHaveTextContent(
    /Rudo Makoni.*RentSafe.*Chipo Dube.*Baobab Properties.*Letting of Unit 4/,
  );
  expect(await screen.findByText(/^1 month was not paid \(N\)\./)).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(recorded).toHaveBeenCalledWith('2', { action: 'print' }));
});
