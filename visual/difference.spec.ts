import { expect, test } from '@playwright/test';
import { differenceOf } from './difference.ts';
import type { Pixels } from './picture.ts';

/** A white square of 8 pixels with so many grey ones of one step of colour. */
function square(grey: number, channel = 192): Pixels {
  const data = Buffer.alloc(8 * 8 * 4, 255);
  for (let pixel = 0; pixel < grey; pixel++) data.fill(channel, pixel * 4, pixel * 4 + 3);
  return { width: 8, height: 8, data };
}

test('two stray pixels are the same picture, three are not', () => {
  expect(differenceOf(square(0), square(2)).pixels).toBe(0);
  expect(differenceOf(square(0), square(3)).pixels).toBe(3);
});

test('a step of colour that nobody sees is the same picture', () => {
  expect(differenceOf(square(0), square(20, 239)).pixels).toBe(0);
  expect(differenceOf(square(0), square(20, 238)).pixels).toBe(20);
});

test('a picture that has grown is another one', () => {
  const taller = { width: 8, height: 9, data: Buffer.alloc(8 * 9 * 4, 255) };
  expect(differenceOf(square(0), taller).pixels).toBe(8);
});
