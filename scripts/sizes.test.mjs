import { expect, test } from 'vitest';
import { isOver, isTight, raiseLimits, sizeLine } from './sizes.mjs';

const result = (size, sizeLimit, name = '@rentsafe/domain/money') => ({ name, size, sizeLimit });

test('a line shows how far an export is from its limit', () => {
  expect(sizeLine(result(20_603, 21_200))).toBe(
    '@rentsafe/domain/money is 20,603 B of 21,200 B: 597 B to spare',
  );
  expect(sizeLine(result(20_603, 20_600))).toBe('@rentsafe/domain/money is 20,603 B of 20,600 B: 3 B over');
});

test('an export with less than 3 % to spare is tight', () => {
  expect(
    [970, 971, 1000, 1001].map((size) => [isTight(result(size, 1000)), isOver(result(size, 1000))]),
  ).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [true, true],
  ]);
});

test('raising changes the tight limits of a package, adds what is new and drops what is gone', () => {
  const results = [
    result(20_603, 20_600, '@rentsafe/domain'),
    result(500, 600),
    result(100, 0, '@rentsafe/domain/rate'),
    result(9, 1, '@rentsafe/ui/Card'),
  ];
  expect(raiseLimits('@rentsafe/domain', results)).toEqual({ '.': 21.7, './money': 0.6, './rate': 0.2 });
});
