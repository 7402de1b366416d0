import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { PhotoField } from './PhotoField';

const photo = new File(['x'], 'IMG_1.png', { type: 'image/png' });
const broken = new File(['x'], 'notes.txt', { type: 'text/plain' });
const lease = new File(['%PDF-'], 'Lease.pdf', { type: 'application/pdf' });
const onPhotos = vi.fn();

// jsdom draws no pictures: a story shows what is sent.
beforeEach(() => {
  onPhotos.mockClear();
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (!file.type.startsWith('image/')) throw new Error('No image.');
    return { width: 1, height: 1, close: () => {} };
  });
  const context = { fillRect: () => {}, drawImage: () => {} } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['y'])));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Photos() {
  const [pending, setPending] = useState(['a', 'b', 'c'].map((id) => ({ id, name: `${id}.jpg` })));
  return (
    <PhotoField
      label="Sink"
      onPhotos={onPhotos}
      pending={pending}
      onDiscard={({ id }) => setPending((before) => before.filter((photo) => photo.id !== id))}
    />
  );
}

const names = () => onPhotos.mock.calls.map(([{ files }]) => files.map((file: File) => file.name));

it('PHF-1, PHF-4 takes photos by inputs that are named, and names what it refuses', async () => {
  render(<PhotoField label="Sink" onPhotos={onPhotos} />);
  expect(screen.getByRole('group', { name: 'Sink' })).toBeVisible();
  expect(screen.getByLabelText('Take photo: Sink')).toHaveAttribute('capture', 'environment');
  const input = screen.getByLabelText('Choose photos: Sink');
  await userEvent.upload(input, [photo, broken], { applyAccept: false });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'notes.txt is not a photo that this browser can read. Choose a JPEG, PNG or WebP.',
  );
  expect(names()).toEqual([['IMG_1.jpg']]);
});

it('PHF-2 passes a PDF on as it is where documents are taken', async () => {
  render(<PhotoField label="Files" acceptsDocuments onPhotos={onPhotos} />);
  await userEvent.upload(screen.getByLabelText('Choose photos or PDFs: Files'), lease);
  await waitFor(() => expect(onPhotos).toHaveBeenCalledExactlyOnceWith({ files: [lease] }));
});

it('PHF-4 refuses a document that is too large, and takes the rest', async () => {
  render(<PhotoField label="Files" acceptsDocuments maxBytes={4} onPhotos={onPhotos} />);
  await userEvent.upload(screen.getByLabelText('Choose photos or PDFs: Files'), [lease, photo]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Lease.pdf is too large. A file may have 4 B.');
  expect(names()).toEqual([['IMG_1.jpg']]);
});

it('PHF-3 takes what is dropped and what is pasted', async () => {
  render(
    <>
      <PhotoField label="Sink" onPhotos={onPhotos} />
      <Announcer data-testid="announcer" />
    </>,
  );
  const group = screen.getByRole('group', { name: 'Sink' });
  fireEvent.drop(group, { dataTransfer: { files: [photo] } });
  await waitFor(() => expect(names()).toHaveLength(1));
  await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('IMG_1.jpg added'));
  fireEvent.paste(group, { clipboardData: { files: [photo] } });
  await waitFor(() => expect(names()).toEqual([['IMG_1.jpg'], ['IMG_1.jpg']]));
});

it('PHF-3 takes nothing while it is disabled', () => {
  render(<PhotoField label="Sink" disabled onPhotos={onPhotos} />);
  fireEvent.drop(screen.getByRole('group', { name: 'Sink' }), { dataTransfer: { files: [photo] } });
  expect(screen.queryByText('Preparing photos…')).not.toBeInTheDocument();
});

it('PHF-4 names each refused file, also two of the same name', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<PhotoField label="Sink" onPhotos={onPhotos} />);
  const input = screen.getByLabelText('Choose photos: Sink');
  await userEvent.upload(input, [broken, broken], { applyAccept: false });
  expect((await screen.findByRole('alert')).childNodes).toHaveLength(2);
  expect(reported).not.toHaveBeenCalled();
});

it('PHF-5 the focus stays in the field when a photo is discarded', async () => {
  render(<Photos />);
  const discard = (name: string) => screen.getByRole('button', { name: `Discard ${name}` });
  await userEvent.click(discard('b.jpg'));
  expect(discard('c.jpg')).toHaveFocus();
  await userEvent.click(discard('c.jpg'));
  expect(discard('a.jpg')).toHaveFocus();
  await userEvent.click(discard('a.jpg'));
  expect(screen.getByLabelText('Choose photos: Sink')).toHaveFocus();
});

it('PHF-5 shows how far each pending photo is, and tries again or discards it', async () => {
  const onRetry = vi.fn();
  const onDiscard = vi.fn();
  const pending = [
    { id: 'a', name: 'a.jpg', progress: 40 },
    { id: 'b', name: 'b.jpg' },
    { id: 'c', name: 'c.jpg', error: 'The connection was lost.' },
  ];
  render(<PhotoField label="Sink" onPhotos={onPhotos} {...{ pending, onRetry, onDiscard }} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading a.jpg' })).toHaveValue(40);
  expect(screen.getByText('Not sent yet')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again: c.jpg' }));
  expect(onRetry).toHaveBeenCalledExactlyOnceWith({ id: 'c' });
  await userEvent.click(screen.getByRole('button', { name: 'Discard b.jpg' }));
  expect(onDiscard).toHaveBeenCalledExactlyOnceWith({ id: 'b' });
});
