import { expect, test } from 'vitest';
import { dotted } from './dotted';

test('the dot keeps to what follows it, and empty parts have none', () => {
  expect(dotted('Jacaranda Mews 110', null, '', '103')).toBe('Jacaranda Mews 110 ·\u00A0103');
  expect(dotted(undefined, 'L-0001')).toBe('L-0001');
});
