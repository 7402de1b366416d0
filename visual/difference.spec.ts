import { expect, test } from '@playwright/test';
import { encode } from 'fast-png';
import { differenceImage, differenceOf } from './difference.ts';
import { fingerprint, fromPng, type Picture, reduced, sourceOf, toPng } from './picture.ts';

/** A white square of 8 pixels with so many grey ones of one step of colour. */
const square = (grey: number, channel = 192, height = 8): Picture => ({
  width: 8,
  height,
  palette: [
    [255, 255, 255],
    [channel, channel, channel],
  ],
  data: Uint8Array.from({ length: 8 * height }, (_, pixel) => (pixel < grey ? 1 : 0)),
});

test('two stray pixels are the same picture, three are not', () => {
  expect(differenceOf(square(0), square(2))).toBe(0);
  expect(differenceOf(square(0), square(3))).toBe(3);
});

test('a step of colour that nobody sees is the same picture', () => {
  expect(differenceOf(square(0), square(20, 239))).toBe(0);
  expect(differenceOf(square(0), square(20, 238))).toBe(20);
});

test('a picture that has grown is another one', () => {
  expect(differenceOf(square(0), square(0, 192, 9))).toBe(8);
});

test('what differs is red, the rest pale', () => {
  const { palette, data, height } = differenceImage(square(0), square(1, 0, 9));
  const colourAt = (pixel: number) => palette[data[pixel] ?? 0];
  expect([colourAt(0), colourAt(1), colourAt(8 * 8)]).toEqual([
    [220, 0, 40],
    [255, 255, 255],
    [220, 0, 40],
  ]);
  expect(height).toBe(9);
});

test('a screenshot of many colours is kept in fewer, and knows what it was made from', () => {
  const colours = Uint8Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 89) % 256);
  const screenshot = Buffer.from(encode({ width: 64, height: 64, channels: 3, data: colours }));
  const picture = reduced(screenshot);
  const png = toPng(picture, screenshot);
  expect(picture.palette.length).toBeLessThanOrEqual(256);
  expect(fromPng(png)).toEqual(picture);
  expect(sourceOf(png)).toBe(fingerprint(screenshot));
  expect(sourceOf(screenshot)).toBeUndefined();
});
