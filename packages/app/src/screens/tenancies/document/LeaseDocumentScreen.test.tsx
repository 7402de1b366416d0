import {
  documentSteps,
  getDocument,
  issueDocument,
  previewDocument,
  signatureText,
  signersOf,
} from '@rentsafe/domain/document';
import { type AttachedFile, createFile, listFiles } from '@rentsafe/domain/file';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { agencyPath, documentPath, leasePath } from '../../../paths';
import { answer, refuse } from '../../../testing/answer';
import { sampleDocument } from '../../../testing/documentHandlers';
import { signedIn, signedInAs } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { sampleFiles } from '../../../testing/sampleFiles';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a document is issued from the page of the lease; what the lease lacks stands at the template', async () => {
  const sent = vi.fn();
  server.use(
    answer(issueDocument, ({ ids, body }) => {
      sent(ids.id, body);
      return sent.mock.calls.length === 1
        ? refuse(400, { template: ['The lease has no deposit.'] })
        : sampleDocument({ id: 6, number: 'LD-000006' });
    }),
  );
  const { user } = renderApp(`${leasePath(7)}?tab=documents`);
  expect(await screen.findByRole('link', { name: 'LD-000005' })).toHaveAttribute('href', documentPath(7, 5));
  await user.click(screen.getByRole('button', { name: 'Issue Document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue Document' }));
  const issue = dialog.getByRole('button', { name: 'Issue document' });
  await user.selectOptions(await dialog.findByLabelText(/^Template/), 'House lease, revision 2');
  await user.click(issue);
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Template/)).toHaveAccessibleDescription(/The lease has no deposit/),
  );
  await user.click(issue);
  expect(await screen.findByText('Document issued')).toBeInTheDocument();
  expect(sent).toHaveBeenLastCalledWith('7', { template: 3 });
});

test('what a lease lacks is named before it is issued, each with where it is filled in', async () => {
  const template = ['The lease has no deposit. The agency has no address. The tenant has no address.'];
  server.use(answer(previewDocument, () => refuse(400, { template })));
  const { user } = renderApp(`${leasePath(7)}?tab=documents`);
  await user.click(await screen.findByRole('button', { name: 'Issue Document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue Document' }));
  await user.selectOptions(await dialog.findByLabelText(/^Template/), 'Shop lease, revision 1');
  expect(await dialog.findByText('Sample: have a lawyer check it before use.')).toBeVisible();
  expect(await dialog.findByText(/The lease has no deposit\./)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open the lease' })).toHaveAttribute('href', leasePath(7));
  expect(dialog.getByRole('link', { name: 'Settings, Agency' })).toHaveAttribute('href', agencyPath);
  expect(dialog.getByRole('link', { name: 'Tariro Ncube' })).toBeVisible();
});

test('an issued document has a place to sign for each who signs it, and two witnesses', async () => {
  const signers = signersOf('Rudo Makoni', { tenants: ['Tariro Ncube'], guarantors: ['Farai Dube'] });
  const content = `House lease\n\n1. Rent\nMonthly.\n\n${signatureText(signers)}`;
  server.use(answer(getDocument, () => sampleDocument({ content })));
  renderApp(documentPath(7, 5));
  const places = within(await screen.findByRole('region', { name: 'Signatures' }));
  for (const text of [
    'Landlord or agent',
    'Rudo Makoni',
    'Tenant',
    'Tariro Ncube',
    'Guarantor',
    'Farai Dube',
  ])
    expect(places.getByText(text)).toBeVisible();
  expect(places.getAllByText('Witness')).toHaveLength(2);
  expect(places.getAllByText('Signature')).toHaveLength(5);
});

test('an Admin withdraws a document with a reason, and it says so', async () => {
  server.use(
    answer(documentSteps.calls.withdraw, () =>
      sampleDocument({ state: 'withdrawn', withdrawn: { at: '2026-03-02T10:00:00Z', reason: 'Misspelt' } }),
    ),
  );
  const { user } = renderApp(documentPath(7, 5));
  await user.click(await screen.findByRole('button', { name: 'Withdraw…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw LD-000005' }));
  await user.click(dialog.getByLabelText(/^Reason/));
  await user.paste('Misspelt');
  await user.click(dialog.getByRole('button', { name: 'Withdraw document' }));
  expect(await screen.findByText('Misspelt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw…' })).not.toBeInTheDocument();
});

const scan = new File(['%PDF-1.7'], 'LD-000005 signed.pdf', { type: 'application/pdf' });
const attached = (changes: Partial<AttachedFile>): AttachedFile => ({
  ...(sampleFiles[1] as AttachedFile),
  ...changes,
});
const openSigning = async () => {
  const { user } = renderApp(documentPath(7, 5));
  await user.click(await screen.findByRole('button', { name: 'Sign…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign LD-000005' }));
  const record = await dialog.findByRole('button', { name: 'Record signature' });
  return { user, dialog, record };
};

test('a document is not signed before its files are known', async () => {
  const sent = vi.fn();
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  server.use(
    answer(listFiles, async (request) => {
      await coming;
      return pageOf([attached({ id: 31, name: 'Scan.pdf' })], request);
    }),
    answer(documentSteps.calls.sign, ({ body }) => {
      sent(body);
      return sampleDocument({ state: 'signed' });
    }),
  );
  const { user, dialog, record } = await openSigning();
  await user.click(record);
  come();
  expect(await dialog.findByLabelText(/^Scan/)).toHaveDisplayValue('Scan.pdf');
  expect(dialog.queryByRole('region', { name: /problem/ })).not.toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

test('a document is signed with a scan that is attached once; refused, nothing chosen is lost', async () => {
  signedInAs('user');
  const keys: string[] = [];
  const files: AttachedFile[] = [];
  const sent = vi.fn();
  server.use(
    answer(listFiles, (request) => pageOf(files, request)),
    answer(createFile, ({ request, query }) => {
      keys.push(`${request.headers.get('idempotency-key')} ${query.get('subject')}`);
      files.push(attached({ id: 9, name: query.get('name') ?? '' }));
      return files[0] as AttachedFile;
    }),
    answer(documentSteps.calls.sign, ({ body }) => {
      sent(body);
      if (sent.mock.calls.length === 1) return refuse(503, { detail: 'Try again.' });
      return sampleDocument({ state: 'signed', signed: { on: '2026-03-01', file: 9 } });
    }),
  );
  const { user, dialog, record } = await openSigning();
  await user.click(record);
  expect(dialog.getByLabelText(/^Signed Scan/)).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
  await user.upload(dialog.getByLabelText(/^Signed Scan/), scan);
  await user.click(record);
  expect(await dialog.findByText(/Try again\./)).toBeVisible();
  // What was attached meanwhile is what it is signed with.
  expect(dialog.getByLabelText(/^Scan/)).toHaveDisplayValue('LD-000005 signed.pdf');
  await user.click(record);
  expect(await screen.findByText('Signature recorded')).toBeInTheDocument();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ file: 9 }));
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32} document:5$/)]);
  expect(await screen.findByText(/^01 Mar 2026 ·\s+LD-000005 signed\.pdf$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign…' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('a document is signed with a file that it has; a refused one is named at its field', async () => {
  const sent = vi.fn();
  server.use(
    answer(documentSteps.calls.sign, ({ body }) => {
      sent(body);
      return refuse(400, { file: ['Invalid pk "1" - object does not exist.'] });
    }),
  );
  const { user, dialog, record } = await openSigning();
  await user.selectOptions(await dialog.findByLabelText(/^Scan/), 'Signed lease.pdf');
  await user.click(record);
  await waitFor(() => expect(dialog.getByLabelText(/^Scan/)).toBeInvalid());
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ file: 1 }));
});

test('a User reads it, and cannot withdraw it', async () => {
  signedInAs('user');
  renderApp(documentPath(7, 5));
  expect(await screen.findByText('2. Rent')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw…' })).not.toBeInTheDocument();
});
