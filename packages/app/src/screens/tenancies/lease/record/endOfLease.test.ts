import { expect, test } from 'vitest';
import { sampleInspection } from '../../../../testing/sampleInspections';
import { sampleLease } from '../../../../testing/sampleLeases';
import { endOfLease } from './endOfLease';
import type { FinalAccountOf } from './finalAccount';

const account = (changes: Partial<FinalAccountOf>): FinalAccountOf => ({
  ...{ currency: 'USD', account: [], owed: 0n, deposit: [], held: 0n, back: 0n },
  ...changes,
});
const facts = { accounts: [], charges: [], inspections: [] };
const lease = sampleLease({ state: 'active', notice: null, to_on: null });
const open = (...[of, given]: Parameters<typeof endOfLease>) =>
  endOfLease(of, given)
    .filter(({ isDone }) => !isDone)
    .map(({ id, amount }) => (amount ? `${id} ${amount}` : id));

test('a lease without notice has all of its end before it', () => {
  const accounts = [
    account({ owed: 12_000n, held: 50_000n }),
    account({
      currency: 'ZIG',
      owed: 20_000n,
      account: [
        {
          key: 'Rent and services until the last day, not charged yet',
          text: 'Rent and services until the last day, not charged yet',
          on: null,
          minor: 7_500n,
        },
      ],
    }),
  ];
  expect(open(lease, { ...facts, accounts })).toEqual([
    'notice',
    'inspection',
    'billing ZIG\u00a075.00',
    'damage',
    'owed $120.00, ZIG\u00a0200.00',
    'deposit $500.00',
    'end',
  ]);
});

test('a planned inspection is still to be done, a signed one is not; nothing is left of a lease that was settled', () => {
  const planned = sampleInspection({ state: 'planned' });
  const [, inspection] = endOfLease(lease, { ...facts, inspections: [planned] });
  expect(inspection).toMatchObject({ isDone: false, hint: 'IN-000004 is planned for 02 Mar 2026.' });
  const inspections = [sampleInspection({ state: 'signed' })];
  expect(open({ ...lease, state: 'ended', to_on: '2026-03-31' }, { ...facts, inspections })).toEqual([]);
});
