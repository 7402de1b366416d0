import { type BookPatch, getBook, updateBook } from '@rentsafe/domain/book';
import { createFile } from '@rentsafe/domain/file';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { enter } from '../../../testing/enter';
import { signedIn } from '../../../testing/login';
import { sampleBook } from '../../../testing/maintenanceHandlers';
import { sampleFiles } from '../../../testing/sampleFiles';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/settings/agency`;
const patches: BookPatch[] = [];

beforeEach(() => {
  signedIn();
  patches.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => {} });
});

const saving = answer(updateBook, ({ body }) => {
  const patch = body as BookPatch;
  patches.push(patch);
  const agency = { ...sampleBook.agency, ...patch.agency, company: null } as typeof sampleBook.agency;
  return { ...sampleBook, agency, version: 2 };
});

test('what changed of the agency is sent, and an unusual number only warns', async () => {
  server.use(saving);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Agency' }));
  await enter(user, form.getByLabelText('VAT Number'), '12');
  await user.tab();
  expect(form.getByLabelText('VAT Number')).toHaveAccessibleDescription(/8 or 9 digits\. You can still save/);
  await user.click(form.getByLabelText('Registered for VAT'));
  await user.click(form.getByLabelText('Apply tenants’ credits to the next charge'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(patches).toEqual([
      { agency: { vat_number: '12' }, vat_registered: true, apply_credits: false, version: 1 },
    ]),
  );
  expect(await screen.findByText('VAT 12 · TIN 2000123456')).toBeVisible();
});

test('a logo is made smaller, attached and chosen; what is no image is refused by name', async () => {
  vi.stubGlobal('createImageBitmap', async (photo: Blob) => {
    if ((await photo.text()) === 'notes') throw new Error('no image');
    return { width: 8000, height: 5000, close: () => {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: () => {},
  } as unknown as CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['y'])));
  const subjects: (string | null)[] = [];
  server.use(
    saving,
    answer(createFile, ({ query }) => {
      subjects.push(query.get('subject'));
      return { ...(sampleFiles[1] as (typeof sampleFiles)[number]), id: 9 };
    }),
  );
  const { user } = renderApp(path);
  const choose = await screen.findByLabelText('Choose photos: Add logo');
  await user.upload(choose, new File(['notes'], 'notes.txt', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('notes.txt');
  await user.upload(choose, new File(['x'], 'logo.png', { type: 'image/png' }));
  await waitFor(() => expect(patches).toEqual([{ agency: { logo: 9 }, version: 1 }]));
  expect(subjects).toEqual([`book:${sampleBook.client.id}`]);
  await user.click(await screen.findByRole('button', { name: 'Remove logo' }));
  await waitFor(() => expect(patches.at(-1)?.agency).toEqual({ logo: null }));
});

test('an agency that is not set up is told what its letterhead lacks', async () => {
  const agency = { ...sampleBook.agency, address: null };
  server.use(answer(getBook, () => ({ ...sampleBook, agency, vat_registered: true })));
  renderApp(path);
  expect(await screen.findByText('The letterhead has no address or VAT number')).toBeVisible();
});
