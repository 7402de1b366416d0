import { expect, it } from 'vitest';
import { asJpegName, fitted } from './preparePhoto';

it.each([
  [4032, 3024, 2048, 1536],
  [3024, 4032, 1536, 2048],
  [800, 600, 800, 600],
  [30_000, 3, 2048, 1],
])('%i × %i is sent as %i × %i', (width, height, toWidth, toHeight) =>
  expect(fitted(width, height)).toEqual({ width: toWidth, height: toHeight }),
);

it.each([
  ['IMG_0001.HEIC', 'IMG_0001.jpg'],
  ['sink', 'sink.jpg'],
  ['a.b.png', 'a.b.jpg'],
  ['.png', 'photo.jpg'],
])('%s is sent as %s', (name, sent) => expect(asJpegName(name)).toBe(sent));
