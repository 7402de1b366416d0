import {
  createDataRequest,
  dataRequestSteps,
  getHeldSummary,
  listDataRequests,
} from '@rentsafe/domain/dataRequest';
import { recordIndividualAccess } from '@rentsafe/domain/individual';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dataRightsPath } from '../../../paths';
import { answer } from '../../../testing/answer';
import { sampleDataRequest, sampleHeld } from '../../../testing/dataRequestHandlers';
import { accessEntry } from '../../../testing/handlers';
import { signedIn, signedInAs } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const open = async () => {
  signedIn();
  const app = renderApp(dataRightsPath(2));
  await screen.findByRole('heading', { level: 1, name: /^Data rights of/ });
  return app;
};

test('an objection is recorded with its purpose, who asked and how identity was checked', async () => {
  const sent = vi.fn();
  server.use(
    answer(createDataRequest, ({ body }) => {
      sent(body);
      return sampleDataRequest({ right: 'objection', purpose: 'register' });
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Record objection…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^New request/ }));
  await user.type(dialog.getByLabelText(/^How Identity Was Checked/), 'National ID seen');
  await user.type(dialog.getByLabelText(/^Request\b(?!ed)/), 'Nobody shall find me');
  await user.click(dialog.getByRole('button', { name: 'Record request' }));
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('radio', { name: /^Register search/ }));
  await user.click(dialog.getByRole('button', { name: 'Record request' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    ...{ party: { type: 'individual', id: 2 }, right: 'objection', purpose: 'register' },
    ...{ identity_check: 'National ID seen', details: 'Nobody shall find me' },
  });
});

test('what is held is shown by company, and saving it as a file is recorded', async () => {
  const recorded = vi.fn();
  server.use(
    answer(recordIndividualAccess, ({ body }) => {
      recorded(body);
      return accessEntry;
    }),
  );
  const { user } = await open();
  const table = within(screen.getByRole('table', { name: 'What is held' }));
  expect(table.getByRole('row', { name: /^Charges and receipts/ })).toHaveTextContent(/27.*Anonymised/);
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  await user.click(screen.getByRole('button', { name: 'Save as file' }));
  await vi.waitFor(() => expect(recorded).toHaveBeenCalledWith({ action: 'print' }));
  const [[blob] = []] = made.mock.calls;
  const file = JSON.parse(await (blob as Blob).text()) as object;
  expect(Object.keys(file)).toEqual(expect.arrayContaining(['record', 'report', 'leases', 'readers']));
});

test('an erasure is offered to be completed only once the person is anonymised, and what is in its way is said', async () => {
  const tie = 'A deposit is held for lease L-0007: refund it first.';
  server.use(
    answer(getHeldSummary, () => ({ ...sampleHeld, ties: [tie] })),
    answer(listDataRequests, (request) => pageOf([sampleDataRequest({ right: 'erasure' })], request)),
  );
  await open();
  expect(screen.getByText(tie)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anonymise…' })).toBeNull();
  const row = within(screen.getByRole('row', { name: /DR-000001/ }));
  expect(row.queryByRole('button', { name: 'Complete…' })).toBeNull();
});

test('a request is completed with what was done', async () => {
  const sent = vi.fn();
  server.use(
    answer(listDataRequests, (request) => pageOf([sampleDataRequest()], request)),
    answer(dataRequestSteps.calls.complete, ({ body }) => {
      sent(body);
      return sampleDataRequest({ state: 'done', outcome: 'Handed over', decided_on: '2026-03-05' });
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Complete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete DR-000001' }));
  await user.type(dialog.getByLabelText(/^What Was Done/), 'Handed over');
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ outcome: 'Handed over' }));
});

test('nobody else finds the page', async () => {
  signedInAs('user');
  renderApp(dataRightsPath(2));
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent(/^Data rights of/);
});

test('without requests it says what they are, and how the first is recorded', async () => {
  server.use(answer(listDataRequests, (request) => pageOf([], request)));
  await open();
  const table = within(screen.getByRole('table', { name: 'Requests' }));
  expect(table.getByText(/^What the person asks for is kept here/)).toHaveTextContent(/with New Request\.$/);
  expect(screen.getByRole('button', { name: 'New Request…' })).toBeVisible();
});
