import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import {
  automationsForm,
  composeForm,
  fieldsIn,
  fieldsOf,
  isKnownOf,
  merge,
  missingFields,
  optOutForm,
  smsParts,
  unknownField,
} from './index.ts';

test('fields are what stands between double braces, each once', () => {
  expect(fieldsIn('{{ tenant.name }} owes {{balance.USD}}, {{tenant.name}}')).toEqual([
    'tenant.name',
    'balance.USD',
  ]);
  expect(unknownField('{{tenant.nam}}', ['tenant.name'])).toBe('tenant.nam');
});

test('a value is put in as it is, and never read for fields again', () =>
  expect(merge('Dear {{tenant.name}}', { 'tenant.name': '{{balance.USD}} $& <b>' })).toBe(
    'Dear {{balance.USD}} $& <b>',
  ));

test('a field without a value is missing', () =>
  expect(missingFields('{{lease.to_on}} {{today}}', { today: '01 Jan 2026', 'lease.to_on': null })).toEqual([
    'lease.to_on',
  ]));

test('each kind has the fields of its subject', () => {
  const names = fieldsOf('receipt').map(({ name }) => name);
  expect(names).toContain('receipt.amount');
  expect(names).not.toContain('invoice.total');
  expect(isKnownOf('held.USD', 'lease')).toBe(false);
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(459), 3],
  [`${'a'.repeat(159)}€`, 2],
  ['ŋ'.repeat(70), 1],
  ['ŋ'.repeat(71), 2],
  [`${'a'.repeat(152)}[${'a'.repeat(152)}`, 3],
  [`${'ŋ'.repeat(66)}😀${'ŋ'.repeat(66)}`, 3],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(67), 3],
])('a text message of %#', (text, parts) => expect(smsParts(text)).toBe(parts));

test('Parts of a text message: a pair or an escape is never split', () => {
  const prefix = '\u001b';
  const gsm = fc.string({ unit: fc.constantFrom('a', 'é', '[', '€', '{'), maxLength: 700, size: 'max' });
  const wide = fc.string({ unit: fc.constantFrom('a', 'ŋ', '[', '😀'), maxLength: 400, size: 'max' });
  fc.assert(
    fc.property(fc.oneof(gsm, wide), (text) => {
      const isWide = /ŋ|😀/u.test(text);
      // As the air has it: what is divided, and where it may not be.
      const air = isWide ? text : text.replace(/[[€{]/g, `${prefix}$&`);
      const [single, most] = isWide ? [70, 67] : [160, 153];
      const mayEnd = (last = '') => (isWide ? !/[\ud800-\udbff]/.test(last) : last !== prefix);
      let parts = 1;
      for (let rest = air; air.length > single && rest.length > most; parts += 1) {
        rest = rest.slice(mayEnd(rest[most - 1]) ? most : most - 1);
      }
      expect(smsParts(text)).toBe(parts);
    }),
  );
});

test('composing: the audience, and a template or a text', () => {
  expect(parseForm(composeForm, { audience: 'arrears', days: '30', template: '4', body: 'x' }).value).toEqual(
    {
      template: 4,
      to: { leases: { filter: 'arrears', days: 30 } },
    },
  );
  expect(
    parseForm(composeForm, { audience: 'party', party: 'company:3', channel: 'sms', body: 'Hello' }).value,
  ).toEqual({ channel: 'sms', subject: '', body: 'Hello', to: { parties: [{ type: 'company', id: 3 }] } });
  expect(
    parseForm(composeForm, { audience: 'landlords', channel: 'email', body: 'Hello' }).value,
  ).toMatchObject({
    to: { landlords: 'all' },
  });
  expect(
    parseForm(composeForm, { audience: 'ids', leases: '4,7', channel: 'email', body: 'Hi' }).value,
  ).toMatchObject({
    to: { leases: { filter: 'ids', ids: [4, 7] } },
  });
  expect(
    parseForm(composeForm, { audience: 'arrears', days: '-1', channel: 'fax', body: '' }).issues,
  ).toEqual({
    channel: 'not_a_choice',
    body: 'required',
    days: 'below',
  });
});

test('an opt-out has a party, a channel and days that may be left out', () =>
  expect(
    parseForm(optOutForm, { party: 'individual:7', channel: 'sms', from_on: '', until_on: '05/01/2026' })
      .value,
  ).toEqual({
    ...{ party: { type: 'individual', id: 7 }, channel: 'sms', until_on: '2026-01-05' },
  }));

test('automations are rows; what is wrong is told at the control of its row', () => {
  const form = automationsForm((template) => (template === 2 ? 'sms' : undefined));
  const row = { kind: 'reminder', days: '3', at_hour: '8', template: '2', is_active: 'on' };
  expect(parseForm(form, row).value).toEqual({
    rows: [{ kind: 'reminder', days: 3, at_hour: 8, template: 2, channel: 'sms', is_active: true }],
  });
  expect(
    parseForm(form, { ...row, kind_2: 'receipt', days_2: '99', at_hour_2: '8', template_2: '' }).issues,
  ).toEqual({
    days_2: 'above',
    template_2: 'required',
  });
});
