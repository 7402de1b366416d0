import { expect, it } from 'vitest';
import { pastedAmounts } from './pastedAmounts';

it.each([
  ['120.00', null],
  ['120.00\n', ['120.00']],
  ['100\r\n200.50\r\n', ['100', '200.50']],
  ['$1,250.00\nUS$ 75\nZiG 24 000.00\n€ 3', ['1,250.00', '75', '24 000.00', '3']],
  ['Makoni\t834.50\nMoyo\t400.00\tpaid', ['834.50', '400.00']],
  ['100\n\n300', ['100', null, '300']],
  ['"1,000.00"\nnone', ['1,000.00', 'none']],
])('BLK-5 reads a column of %j', (text, amounts) => {
  expect(pastedAmounts(text)).toEqual(amounts);
});
