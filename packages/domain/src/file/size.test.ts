import { expect, it } from 'vitest';
import { sizeText } from './size.ts';

it.each([
  [0, '0 MiB'],
  [3.5 * 1024 ** 2, '3.5 MiB'],
  [5 * 1024 ** 3, '5 GiB'],
  [1.26 * 1024 ** 3, '1.3 GiB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
