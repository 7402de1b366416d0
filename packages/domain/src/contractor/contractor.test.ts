import { describe, expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { contractorForm } from './index.ts';

const typed = {
  industry: 'Fire Protection / Sprinklers',
  registration: '1234/2020',
  name: 'Msasa Fire Services',
  mobile: '077 123 4567',
  telephone: '',
  email: 'office@msasa.example',
  contact_person: 'Tendai Moyo',
  contact_mobile: '071 123 4567',
  contact_email: '',
  street_address: '5 Mutare Road',
  suburb: 'Msasa',
  city: 'Harare',
  province: 'Harare',
  country: 'Zimbabwe',
  charge_currency: 'ZIG',
  standard_rate: '1,250.50',
  emergency_rate: '',
  license_number: 'L-77',
};
const parse = (values: Record<string, string>) => parseForm(contractorForm, values);

describe('the form', () => {
  test('reads what was typed, with rates as numbers', () => {
    expect(parse(typed)).toEqual({ value: { ...typed, standard_rate: 1250.5 }, issues: {} });
  });

  test('reports what is missing', () => {
    expect(parse({}).issues).toEqual({
      industry: 'required',
      name: 'required',
      charge_currency: 'required',
    });
  });

  test.each([
    ['industry', 'Astrologer', 'not_a_choice'],
    ['email', 'office', 'not_an_email'],
    ['contact_email', 'tendai@', 'not_an_email'],
    ['charge_currency', 'ZWL', 'not_a_choice'],
    ['standard_rate', 'ten', 'not_a_number'],
    ['emergency_rate', '-5', 'below'],
  ])('refuses %s: %j', (name, value, code) =>
    expect(parse({ ...typed, [name]: value }).issues).toEqual({ [name]: code }),
  );
});
