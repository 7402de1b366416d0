import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleCompany } from '../fixtures/index.ts';
import { hostileText } from '../testing.ts';
import {
  company,
  companyControl,
  companyCreated,
  companyFromForm,
  companyInput,
  companyIssues,
} from './index.ts';

const valid = sampleCompany(3);
const pathsOf = (value: unknown) => {
  const { error } = companyInput.safeParse(value);
  return [...new Set(error?.issues.map(({ path }) => path.join('.')))];
};

describe('input', () => {
  test('a sample is accepted, and comes out as it went in', () =>
    expect(companyInput.parse(valid)).toEqual(valid));

  test.each(['registration_name', 'registration_number', 'profile'])('%s is required', (name) => {
    for (const value of [undefined, null, '', ' ', 5, []]) {
      expect(pathsOf({ ...valid, [name]: value }), String(value)).toEqual([name]);
    }
  });

  test('the e-mail address is required', () => {
    for (const email of [undefined, null, '', ' ', 'x', 5]) {
      expect(pathsOf({ ...valid, profile: { ...valid.profile, email } })).toEqual(['profile.email']);
    }
  });

  test.each(['website', 'twitter', 'facebook', 'instagram', 'linkedin'])(
    '%s is a web address, or nothing',
    (name) => {
      const withLink = (link: unknown) => pathsOf({ ...valid, profile: { ...valid.profile, [name]: link } });
      for (const link of [undefined, null, '', 'https://x.co.zw/a', 'www.x.co.zw'])
        expect(withLink(link)).toEqual([]);
      for (const link of ['javascript:alert(1)', 'not a url', 'http://user@x.co.zw', 5, 'x'.repeat(301)]) {
        expect(withLink(link), String(link)).toEqual([`profile.${name}`]);
      }
    },
  );

  test.each([
    [{ legal_status: 'ltd' }, 'legal_status'],
    [{ industry: 'Mining' }, 'industry'],
    [{ date_of_incorporation: '15/06/2015' }, 'date_of_incorporation'],
    [{ registration_number: 'x'.repeat(51) }, 'registration_number'],
    [{ trading_name: 'x\0' }, 'trading_name'],
    [{ profile: { email: 'a@example.com', number_of_employees: '12' } }, 'profile.number_of_employees'],
    [{ profile: { email: 'a@example.com', number_of_employees: 1.5 } }, 'profile.number_of_employees'],
    [{ profile: { email: 'a@example.com', number_of_employees: -1 } }, 'profile.number_of_employees'],
    [{ profile: { email: 'a@example.com', registration_date: 'x' } }, 'profile.registration_date'],
    [{ profile: { email: 'a@example.com', trading_status: 'open' } }, 'profile.trading_status'],
    [{ profile: { email: 'a@example.com', operations: 'x'.repeat(2001) } }, 'profile.operations'],
    [{ addresses: [{}] }, 'addresses.0.city_id'],
    [{ notes: 'x' }, 'notes'],
  ])('%j is refused at %s', (wrong, path) => expect(pathsOf({ ...valid, ...wrong })).toEqual([path]));

  test('the ID pattern is never applied to registration numbers', () => {
    for (const registration_number of ['1234/2015', 'PBC 123/2010', '63123456B63', 'é']) {
      expect(pathsOf({ ...valid, registration_number })).toEqual([]);
    }
  });
});

describe('reading', () => {
  test('only id and registered name are certain', () => {
    expect(company.safeParse({ id: 1, registration_name: 'x' }).success).toBe(true);
    expect(company.safeParse({ id: 1 }).success).toBe(false);
  });
  test('the answer to a creation, with and without a branch', () => {
    const created = {
      id: 1,
      company: { registration_name: 'x', trading_name: null, registration_number: '1' },
    };
    expect(companyCreated.safeParse(created).success).toBe(true);
    expect(
      companyCreated.safeParse({ ...created, branch: { id: 2, branch_name: 'Head Office' } }).success,
    ).toBe(true);
    expect(companyCreated.safeParse({ id: 1, registration_name: 'x' }).success).toBe(false);
  });
});

describe('form', () => {
  const least = {
    registration_name: ' Baobab (Pvt) Ltd ',
    registration_number: '1234/2015',
    email: 'a@example.com',
  };
  const entriesOf = (values: object) => Object.entries(values) as [string, string][];
  const issuesOf = (values: object) =>
    Object.fromEntries(companyIssues(entriesOf(values)).map(({ field, message }) => [field, message]));

  test('what is left empty is left out', () => {
    const untouched = { ...least, trading_name: '', industry: '', website: ' ', number_of_employees: '' };
    expect(companyFromForm(entriesOf(untouched))).toEqual({
      registration_name: 'Baobab (Pvt) Ltd',
      registration_number: '1234/2015',
      notes: [],
      documents: [],
      addresses: [],
      profile: { email: 'a@example.com' },
    });
  });

  test('a sample that is typed in comes out the same', () => {
    for (let index = 0; index < 40; index++) {
      const { profile, addresses, notes, documents, ...texts } = sampleCompany(index);
      const rows = (addresses ?? []).flatMap((row) =>
        entriesOf(row).map(([name, value]) => [`${name}_4`, String(value)]),
      );
      const values = { ...texts, ...profile, ...Object.fromEntries(rows) };
      const entries = entriesOf(values).map(([name, value]): [string, string] => [name, String(value)]);
      expect(companyFromForm(entries)).toEqual(sampleCompany(index));
      expect(companyIssues(entries)).toEqual([]);
    }
  });

  test('dates are converted, addresses of sites get https://, employees are an integer', () => {
    const input = companyFromForm(
      entriesOf({
        ...least,
        date_of_incorporation: '15/6/2015',
        registration_date: '2015-07-01',
        website: 'www.x.co.zw',
        linkedin: 'http://x.co.zw',
        number_of_employees: '1,200',
      }),
    );
    expect(input.date_of_incorporation).toBe('2015-06-15');
    expect(input.profile).toEqual({
      email: 'a@example.com',
      registration_date: '2015-07-01',
      website: 'https://www.x.co.zw',
      linkedin: 'http://x.co.zw',
      number_of_employees: 1200,
    });
  });

  test('an empty form names every required control, in words', () => {
    expect(issuesOf({ city_id_0: '' })).toEqual({
      registration_number: 'Enter a registration number.',
      registration_name: 'Enter a registered name.',
      city_id_0: 'Choose a city.',
      email: 'Enter an e-mail address.',
    });
  });

  test.each([
    [{ email: 'x' }, { email: 'Enter an e-mail address such as name@example.com.' }],
    [{ website: 'javascript:alert(1)' }, { website: 'Enter a web address such as https://www.example.com.' }],
    [{ twitter: '@rentsafe' }, { twitter: 'Enter a web address such as https://www.example.com.' }],
    [{ number_of_employees: 'many' }, { number_of_employees: 'Enter a whole number, 0 or more.' }],
    [{ number_of_employees: '1.5' }, { number_of_employees: 'Enter a whole number, 0 or more.' }],
    [{ number_of_employees: '-1' }, { number_of_employees: 'Enter a whole number, 0 or more.' }],
    [{ date_of_incorporation: '31/02/2015' }, { date_of_incorporation: 'Enter a date as dd/mm/yyyy.' }],
    [{ registration_date: 'x' }, { registration_date: 'Enter a date as dd/mm/yyyy.' }],
    [{ legal_status: 'ltd' }, { legal_status: 'Choose a legal status.' }],
    [{ trading_status: 'open' }, { trading_status: 'Choose a trading status.' }],
    [{ operations: 'x'.repeat(2001) }, { operations: 'Use at most 2000 characters.' }],
  ])('%j: %j', (wrong, issues) => expect(issuesOf({ ...least, ...wrong })).toEqual(issues));

  test('a refusal of the server is told at its control', () => {
    const entries = entriesOf({ ...least, city_id_1: '1' });
    expect(companyControl(entries, ['registration_number'])).toBe('registration_number');
    expect(companyControl(entries, ['profile', 'email'])).toBe('email');
    expect(companyControl(entries, ['addresses', '0', 'city_id'])).toBe('city_id_1');
  });

  test('whatever is typed: no throw, and no issue means that it can be sent', () => {
    const names = [
      ...Object.keys(least),
      'website',
      'number_of_employees',
      'registration_date',
      'industry',
      'city_id_0',
      'city_id_1',
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), hostileText), { maxLength: 6 }), (changes) => {
        const entries = [...new Map([...entriesOf(least), ...changes])];
        const issues = companyIssues(entries);
        expect(companyInput.safeParse(companyFromForm(entries)).success).toBe(issues.length === 0);
        for (const { field } of issues) expect(names).toContain(field);
      }),
    );
  });
});
