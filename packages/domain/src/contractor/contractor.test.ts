import { describe, expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { contractorForm } from './index.ts';

const typed = {
  industry: 'Fire Protection / Sprinklers',
  number: '1234/2020',
  name: 'Msasa Fire Services',
  party: 'company:7',
  mobile: '077 123 4567',
  telephone: '',
  email: 'office@msasa.example',
  contact_name: 'Tendai Moyo',
  contact_mobile: '071 123 4567',
  contact_email: '',
  address: '5 Mutare Road, Msasa, Harare',
  currency: 'ZIG',
  standard_rate: '1,250.50',
  emergency_rate: '',
  licence_number: 'L-77',
};
const parse = (values: Record<string, string>) => parseForm(contractorForm, values);

describe('the form', () => {
  test('reads what was typed, the contact as one and rates as amounts', () => {
    const { contact_name, contact_mobile, contact_email, ...rest } = typed;
    expect(parse(typed)).toEqual({
      value: {
        ...rest,
        party: { type: 'company', id: 7 },
        contact: { name: contact_name, mobile: contact_mobile, email: contact_email },
        standard_rate: '1250.50',
        emergency_rate: null,
      },
      issues: {},
    });
  });

  test('needs no more than name and industry', () => {
    expect(parse({}).issues).toEqual({ industry: 'required', name: 'required' });
    expect(parse({ name: 'Msasa', industry: 'Gas' }).value).toMatchObject({
      party: null,
      contact: null,
      currency: null,
      standard_rate: null,
    });
  });

  test.each([
    ['industry', 'Astrologer', 'not_a_choice'],
    ['email', 'office', 'not_an_email'],
    ['contact_email', 'tendai@', 'not_an_email'],
    ['contact_name', '', 'required'],
    ['currency', 'ZWL', 'not_a_choice'],
    ['standard_rate', 'ten', 'not_an_amount'],
    ['emergency_rate', '-5', 'not_an_amount'],
  ])('refuses %s: %j', (name, value, code) =>
    expect(parse({ ...typed, [name]: value }).issues).toEqual({ [name]: code }),
  );

  test('a refusal of the server stands at its control', () => {
    expect(contractorForm.controlOf(typed, ['party', 'id'])).toBe('party');
    expect(contractorForm.controlOf(typed, ['contact', 'email'])).toBe('contact_email');
  });
});
