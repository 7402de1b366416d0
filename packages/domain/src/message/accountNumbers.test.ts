import { expect, test } from 'vitest';
import { accountNumbersIn } from './index.ts';

const isPhone = (number: string) => /^(\+263|0)\s?7/.test(number);
const found = (text: string) => accountNumbersIn(text, ['0112 0045 678', '+263 77 111 2222'], isPhone);

test.each([
  ['From now on pay into 4004112345.', ['4004112345']],
  ['CBZ, A/C4004-1123-45', ['4004-1123-45']],
  ['Account 4004 1123 45 or ４００４１１２３４５６', ['4004 1123 45', '40041123456']],
  [
    '4004  1123--45, 4004\u200b1123\u00ad46 or 4OO4 1123 47',
    ['4004  1123--45', '4004112346', '4OO4 1123 47'],
  ],
  ['Eco-Cash to 0772 123 456 or\tECO  CASH', ['0772 123 456']],
  ['Pay into 01120045678, branch 6101 01120045678', []],
  ['Not 01120045678 4004112345', ['01120045678 4004112345']],
  ['Call the caretaker on 0772 123 456', []],
  ['EcoCash to 0772 123 456', ['0772 123 456']],
  ['EcoCash to 0771 112 222', []],
  ['4004.11.23.45.6', ['4004.11.23.45.6']],
  ['From 01/12/2026-31/12/2026', []],
  ['The water is off from 2026-11-27 to 30/11/2026, 08.00-16.00.', []],
  ['The rent is $1,234,567.00 and your ID is 63-1234567A12', []],
])('%s', (text, numbers) => expect(found(text)).toEqual(numbers));
