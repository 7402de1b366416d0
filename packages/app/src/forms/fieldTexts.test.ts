import { contract } from '@rentsafe/domain/contract';
import { expect, test } from 'vitest';
import { choiceText, fieldLabel } from './fieldLabels';
import { differenceOf, differencesOf } from './fieldTexts';

test.each([
  ['open', '2800.00', '2,800.00'],
  ['open', '12.50', '12.50'],
  ['q', '1234', '1234'],
  ['apply_credits', true, 'Yes'],
  ['is_active', false, 'No'],
  ['from_on', '2026-02-01', '01 Feb 2026'],
  ['month', '2026-02', 'February 2026'],
  ['state', 'partly_paid', 'Partly paid'],
  ['legal_status', 'sole_trader', 'Sole trader'],
  ['channel', 'sms', 'SMS'],
  ['reason', 'leak', 'leak'],
  ['vat_rate', '15.50', '15.50%'],
  ['cost_limit_currency', 'ZWG', 'ZIG'],
  ['file_quota', 5_368_709_120, '5 GiB'],
  ['country_id', 1, 'Another record'],
  ['sent', { address: 'k@x.example', channel: 'email' }, 'Address: k@x.example, Channel: Email'],
  ['closed', { reason: 'Burst pipe', from_on: '2026-01-01' }, 'Reason: Burst pipe, From: 01 Jan 2026'],
  [
    'consent',
    { amount: '30.00', currency: 'USD', given_by: 'R. Makoni', given_on: '2026-03-05' },
    'Amount: 30.00, Currency: USD, Given By: R. Makoni, Given On: 05 Mar 2026',
  ],
  [
    'rows',
    [{ days: 0, kind: 'late_fee', template: { id: 13, name: 'Receipt' }, is_active: true }],
    'Days: 0, Kind: Late fee, Template: Receipt, Active: Yes',
  ],
  ['matched', ['RC-000008', 'Entry 1'], 'RC-000008; Entry 1'],
])('%s %j of an event reads as %s', (field, value, shown) => {
  expect(differenceOf(field, null, value, String).after).toBe(shown);
});

test('money of an audit event reads as an amount', () => {
  const paid = { amount: '1500.00', currency: 'ZIG' };
  expect(differenceOf('amount', null, paid, String)).toEqual({
    field: 'Amount',
    before: null,
    after: expect.stringMatching(/^ZIG\s1,500\.00$/),
  });
});

test('positions in the ledger and sessions are no news to a person', () => {
  expect(differencesOf({ entry_seq: [null, 63], posted_by: [null, 'Rudo Makoni'] }, String)).toEqual([
    { field: 'Posted By', before: null, after: 'Rudo Makoni' },
  ]);
});

/** What a schema of the contract is made of. */
interface Schema {
  _zod: {
    def: {
      shape?: Record<string, Schema>;
      entries?: object;
      values?: unknown[];
      options?: Schema[];
      element?: Schema;
      innerType?: Schema;
      in?: Schema;
    };
  };
}

/** The fields in the value of a field with the values that they may be chosen from, however deep. */
function fieldsIn(field: string, { _zod: { def } }: Schema): { field: string; values: unknown[] }[] {
  const inner = [...(def.options ?? []), def.element, def.innerType, def.in].filter(
    (one) => one !== undefined,
  );
  return [
    { field, values: def.values ?? Object.values(def.entries ?? {}) },
    ...inner.flatMap((schema) => fieldsIn(field, schema)),
    ...Object.entries(def.shape ?? {}).flatMap(([name, schema]) => fieldsIn(name, schema)),
  ];
}

test('no name of a field, and no value of a list, of anything that can be sent reaches a person as it is stored', () => {
  const fields = Object.values(contract).flatMap((call) =>
    'body' in call ? fieldsIn('body', call.body as unknown as Schema) : [],
  );
  expect(fields.length).toBeGreaterThan(500);
  expect(fields).toContainEqual({ field: 'channel', values: expect.arrayContaining(['sms']) });
  const raw = fields.flatMap(({ field, values }) => [
    ...(/_|^[a-z]/.test(fieldLabel(field)) ? [fieldLabel(field)] : []),
    ...values.flatMap((value) => {
      const { after } = differenceOf(field, null, value, String);
      return after && /[a-z]_|^[a-z]+$/.test(after) ? [`${field}: ${after}`] : [];
    }),
  ]);
  expect([...new Set(raw)]).toEqual([]);
  expect(choiceText('net_of_vat')).toBe('Net of VAT');
});
