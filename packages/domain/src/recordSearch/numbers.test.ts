import { expect, it } from 'vitest';
import { isHouseNumber, meantNumbers } from './numbers.ts';

it.each([
  ['RQ-000013', ['RQ-000013']],
  ['rq13', ['RQ-000013']],
  ['RC-2', ['RC-000002']],
  ['lease 12', ['L-0012']],
  ['Lease no. 12', ['L-0012']],
  ['credit note 4', ['CN-000004']],
  ['work order #7', ['WO-000007']],
  ['INV-1234567', ['INV-1234567']],
  ['63-123456 B 63', []],
  ['moyo 12', []],
  ['moyo', []],
  ['', []],
])('%s means %j', (text, numbers) => {
  expect(meantNumbers(text).map(({ number }) => number)).toEqual(numbers);
});

it('a bare figure may be of any series, and is no number of the house by itself', () => {
  expect(meantNumbers('12').map(({ number }) => number)).toEqual(
    expect.arrayContaining(['L-0012', 'RC-000012', 'WO-000012']),
  );
  expect(['RQ-000013', 'lease 12', '12', '63123456B63', 'ZIMRA-1'].map(isHouseNumber)).toEqual([
    ...[true, true, false, false, false],
  ]);
});
