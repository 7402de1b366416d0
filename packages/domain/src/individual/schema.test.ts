import { describe, expect, test } from 'vitest';
import { today } from '../date/businessDay.ts';
import { sampleIndividual } from '../fixtures/index.ts';
import { emails, fullName, individual, individualInput, mobilePhones } from './index.ts';

const valid = sampleIndividual(3);
const employment = { employer_name: 'Baobab', job_title: 'Clerk', start_date: '2020-02-01' };
const details = { mobile_phone: ['+263771234567'] };
const tomorrow = today(new Date(Date.now() + 86_400_000));

const pathsOf = (value: unknown) => {
  const { error } = individualInput.safeParse(value);
  return [...new Set(error?.issues.map(({ path }) => path.join('.')))];
};
const without = (name: string) => Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name));

describe('input', () => {
  test('a sample is accepted, and comes out as it went in', () => {
    expect(individualInput.parse(valid)).toEqual(valid);
  });

  const required = [
    ...['first_name', 'last_name', 'date_of_birth', 'gender', 'identification_type', 'identification_number'],
    ...['marital_status', 'contact_details'],
  ];
  test.each(required)('%s is required: not missing, null, empty or of another type', (name) => {
    expect(pathsOf(without(name))).toEqual([name]);
    for (const value of [null, '', 5, {}, [], true])
      expect(pathsOf({ ...valid, [name]: value }), String(value)).toEqual([name]);
  });

  test.each(['notes', 'employment_details', 'next_of_kin', 'documents', 'addresses'])(
    'the list %s may be left out',
    (name) => {
      expect(pathsOf(without(name))).toEqual([]);
      expect(pathsOf({ ...valid, [name]: {} })).toEqual([name]);
    },
  );

  test.each([
    [{ first_name: '  ' }, 'first_name'],
    [{ last_name: 'x'.repeat(151) }, 'last_name'],
    [{ last_name: 'x\0' }, 'last_name'],
    [{ gender: 'Male' }, 'gender'],
    [{ marital_status: 'widowed' }, 'marital_status'],
    [{ identification_type: 'licence' }, 'identification_type'],
    [{ date_of_birth: '05/03/1990' }, 'date_of_birth'],
    [{ date_of_birth: '1990-02-30' }, 'date_of_birth'],
    [{ date_of_birth: tomorrow }, 'date_of_birth'],
    [{ identification_type: 'national_id', identification_number: '6312345B63' }, 'identification_number'],
    [{ identification_type: 'national_id', identification_number: 'EN012345' }, 'identification_number'],
    [{ identification_type: 'passport', identification_number: '- – -' }, 'identification_number'],
    [{ contact_details: [{}] }, 'contact_details.0.mobile_phone'],
    [{ contact_details: [{ mobile_phone: [] }] }, 'contact_details.0.mobile_phone'],
    [{ contact_details: [{ mobile_phone: '+263771234567' }] }, 'contact_details.0.mobile_phone'],
    [{ contact_details: [{ mobile_phone: [''] }] }, 'contact_details.0.mobile_phone.0'],
    [{ contact_details: [{ ...details, email: 'x' }] }, 'contact_details.0.email'],
    [{ employment_details: [{ ...employment, employer_name: '' }] }, 'employment_details.0.employer_name'],
    [{ employment_details: [{ ...employment, job_title: null }] }, 'employment_details.0.job_title'],
    [{ employment_details: [{ ...employment, start_date: tomorrow }] }, 'employment_details.0.start_date'],
    [{ employment_details: [{ ...employment, end_date: '2020-01-31' }] }, 'employment_details.0.end_date'],
    [{ employment_details: [{ ...employment, email: 'x' }] }, 'employment_details.0.email'],
    [{ employment_details: [{ ...employment, monthly_income: -1 }] }, 'employment_details.0.monthly_income'],
    [
      { employment_details: [{ ...employment, monthly_income: 'much' }] },
      'employment_details.0.monthly_income',
    ],
    [
      { employment_details: [{ ...employment, monthly_income: Number.POSITIVE_INFINITY }] },
      'employment_details.0.monthly_income',
    ],
    [{ addresses: [{ city_id: 1 }, { street_address: 'no city' }] }, 'addresses.1.city_id'],
    [{ addresses: Array.from({ length: 21 }, () => ({ city_id: 1 })) }, 'addresses'],
  ])('%j is refused at %s', (wrong, path) => expect(pathsOf({ ...valid, ...wrong })).toEqual([path]));

  test.each([
    { identification_type: 'national_id', identification_number: '63-123456-b-63' },
    { identification_type: 'national_id', identification_number: '63123456C63' },
    { identification_type: 'passport', identification_number: 'EN012345' },
    { contact_details: [{ ...details, email: '' }] },
    { contact_details: [{ ...details, email: null }] },
    { employment_details: [{ ...employment, end_date: '2020-02-01', monthly_income: 0, email: '' }] },
    { employment_details: [{ ...employment, monthly_income: '1234.50' }] },
    { employment_details: [{ ...employment, start_date: today() }] },
    { date_of_birth: today() },
  ])('%j is accepted', (right) => expect(pathsOf({ ...valid, ...right })).toEqual([]));

  test('a rule over two fields is told together with other faults', () => {
    const wrong = { ...valid, gender: '', identification_type: 'national_id', identification_number: 'x' };
    expect(pathsOf(wrong)).toEqual(['gender', 'identification_number']);
    const job = { job_title: '', start_date: '2020-02-01', end_date: '2019-01-01' };
    expect(pathsOf({ ...valid, employment_details: [job] })).toEqual([
      'employment_details.0.employer_name',
      'employment_details.0.job_title',
      'employment_details.0.end_date',
    ]);
  });

  test('what a client may not set is dropped', () => {
    const body = JSON.parse(JSON.stringify({ ...valid, id: 9, is_active: false })) as object;
    expect(individualInput.parse({ ...body, ['__proto__']: { x: 1 } })).toEqual(valid);
  });
});

describe('reading', () => {
  test('only id and names are certain', () => {
    const bare = { id: 1, first_name: 'Rudo', last_name: 'Moyo' };
    expect(individual.parse(bare)).toEqual(bare);
    expect(individual.safeParse({ ...bare, contact_details: null, addresses: null }).success).toBe(true);
    expect(individual.safeParse({ ...bare, id: '1' }).success).toBe(false);
  });

  test('names, telephones and emails', () => {
    const contact_details = [
      { mobile_phone: ['+263771234567', ''], email: 'a@example.com' },
      { mobile_phone: null, email: null },
      { mobile_phone: ['+263712345678'], email: '' },
    ];
    expect(mobilePhones({ contact_details })).toBe('+263771234567, +263712345678');
    expect(emails({ contact_details })).toBe('a@example.com');
    expect([mobilePhones({}), emails({ contact_details: null })]).toEqual(['', '']);
    expect(fullName({ first_name: ' Rudo ', last_name: null })).toBe('Rudo');
  });
});
