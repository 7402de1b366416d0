import { expect, it } from 'vitest';
import { arrivingBytes } from './arriving.ts';

const MIB = 1024 ** 2;

it('G18 one user’s uploads, however slow, leave room for those of others', () => {
  const { reserve } = arrivingBytes();
  const first = Array.from({ length: 6 }, () => reserve(1, undefined));
  expect(() => reserve(1, undefined)).toThrow(expect.objectContaining({ status: 429 }));
  // What is small fits beside them, and another user has as much.
  reserve(1, MIB)();
  reserve(2, 10 * MIB)();
  first[0]?.();
  reserve(1, undefined)();
  for (let user = 3; user < 11; user += 1)
    for (let nth = 0; nth < 6; nth += 1) if (user < 10) reserve(user, 10 * MIB);
  expect(() => {
    for (let nth = 0; nth < 6; nth += 1) reserve(11, 10 * MIB);
  }).toThrow(expect.objectContaining({ status: 503, headers: { 'retry-after': '10' } }));
});
