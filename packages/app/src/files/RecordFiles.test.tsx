import { createFile, type FileRemoval, removeFile } from '@rentsafe/domain/file';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { leasePath } from '../paths';
import { answer, refuse } from '../testing/answer';
import { signedIn } from '../testing/login';
import { sampleFiles } from '../testing/sampleFiles';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
});

const lease = new File(['%PDF-1.7'], 'Annex.pdf', { type: 'application/pdf' });
const openFiles = async () => {
  const page = renderApp(`${leasePath(1)}?tab=files`);
  const files = within(await screen.findByRole('region', { name: 'Files' }));
  await files.findByRole('button', { name: 'Open Signed lease.pdf' });
  return { ...page, files };
};

test('a document is attached; refused, it waits with what went wrong and is sent again with the same key', async () => {
  const keys: (string | null)[] = [];
  const queries: string[] = [];
  server.use(
    answer(createFile, ({ request, query }) => {
      keys.push(request.headers.get('idempotency-key'));
      queries.push(`${query.get('subject')} ${query.get('name')}`);
      if (keys.length === 1) return refuse(409, { detail: '20 files at most.' });
      return { ...(sampleFiles[1] as (typeof sampleFiles)[number]), id: 9, name: 'Annex.pdf' };
    }),
  );
  const { user, files } = await openFiles();
  await user.upload(files.getByLabelText('Choose photos or PDFs: Add files'), lease);
  expect(await files.findByRole('alert')).toHaveTextContent('20 files at most.');
  await user.click(files.getByRole('button', { name: 'Try again: Annex.pdf' }));
  expect(await files.findByRole('button', { name: 'Open Annex.pdf' })).toBeVisible();
  expect(files.queryByRole('alert')).not.toBeInTheDocument();
  expect(queries).toEqual(['lease:1 Annex.pdf', 'lease:1 Annex.pdf']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('G18 a document of 11 MiB is refused before it is sent, in words about files', async () => {
  const sent = vi.fn();
  server.use(answer(createFile, sent));
  const { user, files } = await openFiles();
  const large = new File([new Uint8Array(11 * 1024 ** 2)], 'Plans.pdf', { type: 'application/pdf' });
  await user.upload(files.getByLabelText('Choose photos or PDFs: Add files'), large);
  expect(await files.findByRole('alert')).toHaveTextContent(
    'Plans.pdf is too large. A file may have 10 MiB.',
  );
  expect(sent).not.toHaveBeenCalled();
});

test('G18 where a server takes less, what it says of it is about files too', async () => {
  server.use(answer(createFile, () => refuse(413, {})));
  const { user, files } = await openFiles();
  await user.upload(files.getByLabelText('Choose photos or PDFs: Add files'), lease);
  expect(await files.findByRole('alert')).toHaveTextContent('A file may have 10 MiB.');
  expect(files.queryByText(/Shorten the texts/)).not.toBeInTheDocument();
});

test('a file is removed for a reason', async () => {
  const sent: FileRemoval[] = [];
  server.use(
    answer(removeFile, ({ body }) => {
      sent.push(body as FileRemoval);
    }),
  );
  const { user, files } = await openFiles();
  await user.click(files.getByRole('button', { name: 'Remove Signed lease.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Signed lease.pdf' }));
  await user.click(dialog.getByRole('button', { name: 'Remove file' }));
  expect(dialog.getByLabelText(/^Reason/)).toBeInvalid();
  await user.click(dialog.getByLabelText(/^Reason/));
  await user.paste('The wrong lease');
  await user.click(dialog.getByRole('button', { name: 'Remove file' }));
  await waitFor(() =>
    expect(files.queryByRole('button', { name: 'Open Signed lease.pdf' })).not.toBeInTheDocument(),
  );
  expect(sent).toEqual([{ reason: 'The wrong lease' }]);
});

test('a photo is shown, a document is saved', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, files } = await openFiles();
  await user.click(files.getByRole('button', { name: 'Open Kitchen sink.jpg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kitchen sink.jpg' }));
  expect(dialog.getByRole('img', { name: 'Kitchen sink.jpg' })).toHaveAttribute('src', 'blob:picture');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(files.getByRole('button', { name: 'Open Signed lease.pdf' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});
