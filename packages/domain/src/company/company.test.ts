import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { today } from '../date/businessDay.ts';
import { sampleCompany } from '../fixtures/index.ts';
import { hostileText, parseForm } from '../testing.ts';
import { company, companyCreated, companyForm, companyInput } from './index.ts';

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

  test('the email address is required', () => {
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
  const issuesOf = (values: object) => parseForm(companyForm, entriesOf(values)).issues;

  test('what is left empty is left out', () => {
    const untouched = { ...least, trading_name: '', industry: '', website: ' ', number_of_employees: '' };
    expect(parseForm(companyForm, entriesOf(untouched)).value).toEqual({
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
      expect(parseForm(companyForm, entries)).toEqual({ value: sampleCompany(index), issues: {} });
    }
  });

  test('dates are converted, addresses of sites get https://, employees are an integer', () => {
    const { value } = parseForm(
      companyForm,
      entriesOf({
        ...least,
        date_of_incorporation: '15/6/2015',
        registration_date: '2015-07-01',
        website: 'www.x.co.zw',
        linkedin: 'http://x.co.zw',
        number_of_employees: '1,200',
      }),
    );
    expect(value?.date_of_incorporation).toBe('2015-06-15');
    expect(value?.profile).toEqual({
      email: 'a@example.com',
      registration_date: '2015-07-01',
      website: 'https://www.x.co.zw',
      linkedin: 'http://x.co.zw',
      number_of_employees: 1200,
    });
  });

  test('an empty form names every required control', () => {
    expect(issuesOf({ city_id_0: '' })).toEqual({
      registration_number: 'required',
      registration_name: 'required',
      city_id_0: 'required',
      email: 'required',
    });
  });

  const tomorrow = today(new Date(Date.now() + 86_400_000));
  test.each([
    [{ email: 'x' }, { email: 'not_an_email' }],
    [{ website: 'javascript:alert(1)' }, { website: 'not_a_url' }],
    [{ twitter: '@rentsafe' }, { twitter: 'not_a_url' }],
    [{ number_of_employees: 'many' }, { number_of_employees: 'not_a_number' }],
    [{ number_of_employees: '1.5' }, { number_of_employees: 'not_whole' }],
    [{ number_of_employees: '-1' }, { number_of_employees: 'below' }],
    [{ date_of_incorporation: '31/02/2015' }, { date_of_incorporation: 'no_such_day' }],
    [{ registration_date: 'x' }, { registration_date: 'not_a_date' }],
    [{ date_of_incorporation: tomorrow }, { date_of_incorporation: 'in_future' }],
    [{ registration_date: tomorrow }, { registration_date: 'in_future' }],
    [{ mobile_phone: 'zzz' }, { mobile_phone: 'not_a_phone' }],
    [{ landline_phone: '0242 700 123/0242 700 124' }, { landline_phone: 'not_a_phone' }],
    [{ legal_status: 'ltd' }, { legal_status: 'not_a_choice' }],
    [{ trading_status: 'open' }, { trading_status: 'not_a_choice' }],
    [{ operations: 'x'.repeat(2001) }, { operations: 'too_long' }],
  ])('%j: %j', (wrong, issues) => expect(issuesOf({ ...least, ...wrong })).toEqual(issues));

  test('a refusal of the server belongs to its control', () => {
    const entries = entriesOf({ ...least, city_id_1: '1' });
    expect(companyForm.controlOf(entries, ['registration_number'])).toBe('registration_number');
    expect(companyForm.controlOf(entries, ['profile', 'email'])).toBe('email');
    expect(companyForm.controlOf(entries, ['addresses', '0', 'city_id'])).toBe('city_id_1');
  });

  test('whatever is typed: no throw, and a value that can be sent, or issues at its controls', () => {
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
        const { value, issues } = parseForm(companyForm, entries);
        if (value) expect(companyInput.parse(value)).toEqual(value);
        else expect(Object.keys(issues)).not.toEqual([]);
        for (const control of Object.keys(issues)) expect(names).toContain(control);
      }),
    );
  });
});
