import { expect, it, vi } from 'vitest';
import { asJpegName, fitted, preparePhoto, TooManyPixels } from './preparePhoto';

it.each([
  [4032, 3024, 1600, 1200],
  [3024, 4032, 1200, 1600],
  [800, 600, 800, 600],
  [30_000, 3, 1600, 1],
])('%i × %i is sent as %i × %i', (width, height, toWidth, toHeight) =>
  expect(fitted(width, height)).toEqual({ width: toWidth, height: toHeight }),
);

it('G18 a drawing of 30,000 × 30,000 is refused before it is opened', async () => {
  const open = vi.fn();
  vi.stubGlobal('createImageBitmap', open);
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  const huge = new File([new Uint8Array([...head, 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 0])], 'plan.png');
  await expect(preparePhoto(huge)).rejects.toThrow(TooManyPixels);
  expect(open).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it.each([
  ['IMG_0001.HEIC', 'IMG_0001.jpg'],
  ['sink', 'sink.jpg'],
  ['a.b.png', 'a.b.jpg'],
  ['.png', 'photo.jpg'],
])('%s is sent as %s', (name, sent) => expect(asJpegName(name)).toBe(sent));

it('PHF-6 a file of several parts is opened in one piece, which Firefox insists on', async () => {
  const open = vi.fn((_: Blob) => Promise.reject(new Error('as far as jsdom goes')));
  vi.stubGlobal('createImageBitmap', open);
  const file = new File([new Uint8Array([0xff, 0xd8]), new Uint8Array([0xff, 0xe0])], 'sink.jpg');
  await expect(preparePhoto(file)).rejects.toThrow('as far as jsdom goes');
  const [opened] = open.mock.calls[0] ?? [];
  expect(opened).not.toBeInstanceOf(File);
  expect([...new Uint8Array((await opened?.arrayBuffer()) ?? [])]).toEqual([0xff, 0xd8, 0xff, 0xe0]);
  vi.unstubAllGlobals();
});
