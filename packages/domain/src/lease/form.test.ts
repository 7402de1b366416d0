import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { leaseExtensionForm, leasePartiesForm, leaseTermsForm } from './index.ts';

const typed = {
  number: '',
  from_on: '01/02/2026',
  to_on: '2027-01-31',
  due_day: '1',
  grace_days: '5',
  notice_days: '30',
  reportable: 'on',
  deposit_amount: '1,450',
  deposit_currency: 'USD',
  charge_type: 'rent',
  charge_currency: 'USD',
  charge_amount: '1,450.5',
  charge_every: '1',
};
const later = {
  later_type: 'rent',
  later_currency: 'USD',
  later_amount: '1500',
  later_from_on: '01/08/2026',
};

test('the terms: what is typed becomes schedules with steps', () => {
  expect(parseForm(leaseTermsForm, { ...typed, ...later })).toEqual({
    value: {
      number: null,
      from_on: '2026-02-01',
      to_on: '2027-01-31',
      due_day: 1,
      grace_days: 5,
      notice_days: 30,
      business_use: false,
      reportable: true,
      deposit: { amount: '1450', currency: 'USD' },
      schedules: [
        {
          type: 'rent',
          currency: 'USD',
          every: 1,
          vat: 'none',
          steps: [
            { from_on: '2026-02-01', amount: '1450.5' },
            { from_on: '2026-08-01', amount: '1500' },
          ],
        },
      ],
    },
    issues: {},
  });
});

test.each([
  ['an end before the start', { to_on: '31/01/2026' }, { to_on: 'before_start' }],
  ['a step in another currency', { ...later, later_currency: 'ZIG' }, { later_currency: 'not_valid' }],
  ['a step of what is not charged', { ...later, later_type: 'service' }, { later_type: 'not_valid' }],
  ['a step that is not later', { ...later, later_from_on: '01/02/2026' }, { later_from_on: 'not_in_order' }],
  [
    'a charge that stands twice',
    { charge_type_2: 'rent', charge_currency_2: 'USD', charge_amount_2: '5', charge_every_2: '1' },
    { charge_type_2: 'not_valid' },
  ],
  ['no amount', { charge_amount: '' }, { charge_amount: 'required' }],
])('the terms refuse %s', (_, wrong, issues) => {
  expect(parseForm(leaseTermsForm, { ...typed, ...wrong }).issues).toEqual(issues);
});

test('what a server refuses is shown at its control', () => {
  const at = (...path: string[]) => leaseTermsForm.controlOf(typed, path);
  expect(at('schedules', '0', 'steps', '0', 'amount')).toBe('charge_amount');
  expect(at('schedules')).toBe('charge_type');
  expect(at('vat')).toBe('charge_vat');
  expect(at('deposit', 'amount')).toBe('deposit_amount');
  expect(at('from_on')).toBe('from_on');
  const parties = { role: 'tenant', role_2: 'guarantor' };
  expect(leasePartiesForm.controlOf(parties, ['parties', '1', 'party', 'id'])).toBe('party_2');
  const steps = { step_amount_11: '', step_from_on_11: '', step_amount_12: '5', step_from_on_12: '' };
  expect(leaseExtensionForm.controlOf(steps, ['steps', '0', 'from_on'])).toBe('step_from_on_12');
});

test('the parties need a tenant', () => {
  const parties = { party: 'individual:7', role: 'tenant', party_2: 'company:3', role_2: 'guarantor' };
  expect(parseForm(leasePartiesForm, parties).value).toEqual({
    parties: [
      { party: { type: 'individual', id: 7 }, role: 'tenant' },
      { party: { type: 'company', id: 3 }, role: 'guarantor' },
    ],
  });
  expect(parseForm(leasePartiesForm, { ...parties, role: 'guarantor' }).issues).toEqual({ role: 'required' });
  expect(parseForm(leasePartiesForm, { ...parties, party: '' }).issues).toEqual({ party: 'required' });
});
