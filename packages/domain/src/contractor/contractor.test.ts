import { describe, expect, test } from 'vitest';
import { contractorFromForm, contractorIssues } from './index.ts';

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
const fieldsOf = (values: object) => contractorIssues(Object.entries(values)).map(({ field }) => field);

describe('the form', () => {
  test('reads back what was typed, with rates as numbers', () => {
    expect(contractorFromForm(Object.entries(typed))).toEqual({ ...typed, standard_rate: 1250.5 });
    expect(fieldsOf(typed)).toEqual([]);
  });

  test('says in words what is missing', () => {
    expect(contractorIssues([])).toEqual([
      { field: 'industry', message: 'Choose an industry.' },
      { field: 'name', message: 'Enter a name.' },
      { field: 'charge_currency', message: 'Choose a currency.' },
    ]);
  });

  test.each([
    ['industry', 'Astrologer'],
    ['email', 'office'],
    ['contact_email', 'tendai@'],
    ['charge_currency', 'ZWL'],
    ['standard_rate', 'ten'],
    ['emergency_rate', '-5'],
  ])('refuses %s: %j', (name, value) => expect(fieldsOf({ ...typed, [name]: value })).toEqual([name]));

  test('a rate that is no amount is told in plain words', () => {
    const issues = contractorIssues(Object.entries({ ...typed, standard_rate: 'ten' }));
    expect(issues).toEqual([{ field: 'standard_rate', message: 'Enter an amount such as 25.00.' }]);
  });
});
