import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { today } from '../date/businessDay.ts';
import { sampleIndividual } from '../fixtures/index.ts';
import { hostileText, parseForm } from '../testing.ts';
import { individualForm, individualInput, isEmploymentIncomplete } from './index.ts';

const person = {
  first_name: ' Rudo ',
  last_name: 'Makoni',
  identification_type: 'national_id',
  identification_number: ' 63-123456 b 63',
  gender: 'female',
  date_of_birth: '05/03/1990',
  marital_status: 'single',
  mobile_phone: '077 123 4567',
  email: '',
};
const job = {
  employer_name: 'Baobab Properties',
  job_title: 'Clerk',
  start_date: '1/2/2020',
  end_date: '',
  employer_email: '',
  monthly_income: '',
};
const address = {
  city_id_0: '3',
  country_id_0: '1',
  address_type_0: 'postal',
  street_address_0: '1 Main Street',
};

const entriesOf = (values: object) => Object.entries(values) as [string, string][];
const read = (values: object) => parseForm(individualForm, entriesOf(values)).value;
const issuesOf = (values: object) => parseForm(individualForm, entriesOf(values)).issues;

describe('value', () => {
  test('the payload of the specification', () => {
    expect(read({ ...person, ...job, ...address })).toEqual({
      first_name: 'Rudo',
      last_name: 'Makoni',
      date_of_birth: '1990-03-05',
      gender: 'female',
      identification_type: 'national_id',
      identification_number: '63123456B63',
      marital_status: 'single',
      contact_details: [{ email: '', mobile_phone: ['077 123 4567'] }],
      notes: [],
      employment_details: [
        { employer_name: 'Baobab Properties', job_title: 'Clerk', start_date: '2020-02-01' },
      ],
      next_of_kin: [],
      documents: [],
      addresses: [
        {
          address_type: 'postal',
          country_id: 1,
          city_id: 3,
          street_address: '1 Main Street',
          postal_code: '',
          is_primary: true,
        },
      ],
    });
  });

  test('an employment with all that is optional', () => {
    const full = {
      ...job,
      end_date: '2021-02-01',
      employer_email: 'hr@example.com',
      monthly_income: '1,250.50',
    };
    expect(read({ ...person, ...full })?.employment_details).toEqual([
      {
        employer_name: 'Baobab Properties',
        job_title: 'Clerk',
        start_date: '2020-02-01',
        end_date: '2021-02-01',
        email: 'hr@example.com',
        monthly_income: 1250.5,
      },
    ]);
  });

  test.each(['employer_name', 'job_title', 'start_date'])(
    'without %s the employment is incomplete, and is not sent',
    (name) => {
      const values = { ...person, ...job, [name]: ' ', monthly_income: 'x' };
      expect(isEmploymentIncomplete(values)).toBe(true);
      expect(read(values)?.employment_details).toEqual([]);
    },
  );

  test('an employment that nobody began is not incomplete, nor is one with all that is required', () => {
    expect(read(person)?.employment_details).toEqual([]);
    expect(isEmploymentIncomplete(person)).toBe(false);
    expect(isEmploymentIncomplete({ ...person, ...job })).toBe(false);
    expect(isEmploymentIncomplete({ ...person, monthly_income: '0' })).toBe(true);
  });

  test.each([
    '0771 234 567/0772 345 678',
    '0771 234 567, 0772 345 678',
    '0771 234 567; 0772 345 678 ;',
    '0771 234 567 or 0772 345 678',
    '0771 234 567 OR 0772 345 678',
  ])('%j are two telephones', (mobile_phone) => {
    expect(read({ ...person, mobile_phone })?.contact_details[0]?.mobile_phone).toEqual([
      '0771 234 567',
      '0772 345 678',
    ]);
  });

  test('several telephones; a passport keeps its spelling', () => {
    const values = {
      ...person,
      mobile_phone: '077 123 4567, ;+27 82 123 4567',
      identification_type: 'passport',
      identification_number: ' en-012345 ',
    };
    expect(read(values)).toMatchObject({
      contact_details: [{ mobile_phone: ['077 123 4567', '+27 82 123 4567'] }],
      identification_number: 'en-012345',
    });
  });

  test('sample records that are typed in come out the same', () => {
    for (let index = 0; index < 60; index++) {
      const { contact_details, employment_details, addresses, notes, next_of_kin, documents, ...texts } =
        sampleIndividual(index);
      const [{ email, mobile_phone } = { email: '', mobile_phone: [] as string[] }] = contact_details;
      const rows = (addresses ?? []).flatMap((row) =>
        entriesOf(row).map(([name, value]) => [`${name}_0`, String(value)]),
      );
      const values = {
        ...texts,
        email,
        mobile_phone: mobile_phone.join(','),
        ...Object.fromEntries(
          entriesOf(employment_details?.[0] ?? {}).map(([name, value]) => [name, String(value)]),
        ),
        ...Object.fromEntries(rows),
      };
      expect(parseForm(individualForm, values)).toEqual({ value: sampleIndividual(index), issues: {} });
    }
  });
});

describe('issues', () => {
  test('nothing to mend', () => expect(issuesOf({ ...person, ...job, ...address })).toEqual({}));

  test('an empty form names every required control', () => {
    expect(issuesOf({ city_id_0: '' })).toEqual({
      first_name: 'required',
      last_name: 'required',
      date_of_birth: 'required',
      gender: 'required',
      identification_type: 'required',
      identification_number: 'required',
      marital_status: 'required',
      mobile_phone: 'required',
      city_id_0: 'required',
    });
  });

  const tomorrow = today(new Date(Date.now() + 86_400_000));
  test.each([
    [{ email: 'x' }, { email: 'not_an_email' }],
    [{ mobile_phone: 'none' }, { mobile_phone: 'not_a_phone' }],
    [{ mobile_phone: '0771234567, x' }, { mobile_phone: 'not_a_phone' }],
    [{ mobile_phone: ' , ' }, { mobile_phone: 'required' }],
    [{ date_of_birth: 'soon' }, { date_of_birth: 'not_a_date' }],
    [{ date_of_birth: '30/02/1990' }, { date_of_birth: 'no_such_day' }],
    [{ date_of_birth: tomorrow }, { date_of_birth: 'in_future' }],
    [{ first_name: 'x'.repeat(151) }, { first_name: 'too_long' }],
    [{ first_name: 'x\0' }, { first_name: 'unstorable' }],
    [{ gender: 'unknown' }, { gender: 'not_a_choice' }],
    [{ ...job, start_date: 'soon' }, { start_date: 'not_a_date' }],
    [{ ...job, start_date: tomorrow }, { start_date: 'in_future' }],
    [{ ...job, end_date: '31/01/2020' }, { end_date: 'before_start' }],
    [{ ...job, employer_email: 'x' }, { employer_email: 'not_an_email' }],
    [{ ...job, monthly_income: '-1' }, { monthly_income: 'below' }],
    [{ ...job, monthly_income: '12,5o' }, { monthly_income: 'not_a_number' }],
    [{ ...job, monthly_income: '1e400' }, { monthly_income: 'not_a_number' }],
    [{ ...address, city_id_7: '' }, { city_id_7: 'required' }],
    [{ ...address, address_type_0: 'home' }, { address_type_0: 'not_a_choice' }],
    [{ ...address, postal_code_0: 'x'.repeat(21) }, { postal_code_0: 'too_long' }],
    [
      { gender: '', identification_number: '6312345b63' },
      { gender: 'required', identification_number: 'national_id_format' },
    ],
  ])('%j: %j', (wrong, issues) => expect(issuesOf({ ...person, ...wrong })).toEqual(issues));

  test('an issue carries the figures of its text, and what was typed', () => {
    const result = individualForm['~standard'].validate({ ...person, first_name: ` ${'x'.repeat(151)} ` });
    expect(result.issues).toEqual([
      {
        path: ['first_name'],
        code: 'too_long',
        params: { max: 150, typed: 'x'.repeat(151) },
        message: 'too_long',
      },
    ]);
  });

  test('a wrong check letter does not block', () => {
    expect(issuesOf({ ...person, identification_number: '63123456C63' })).toEqual({});
  });

  test.each([
    ['first_name', 'first_name'],
    ['contact_details.0.mobile_phone.0', 'mobile_phone'],
    ['contact_details.0.email', 'email'],
    ['employment_details.0.start_date', 'start_date'],
    ['employment_details.0.email', 'employer_email'],
    ['addresses.1.city_id', 'city_id_2'],
    ['addresses.1', 'city_id_2'],
  ])('a refusal of %s belongs to %s', (path, control) => {
    const entries = entriesOf({ ...person, city_id_1: '1', city_id_2: '2' });
    expect(individualForm.controlOf(entries, path.split('.'))).toBe(control);
  });

  test('whatever is typed: no throw, and a value that can be sent, or issues at its controls', () => {
    const names = [
      ...Object.keys({ ...person, ...job, ...address }),
      'city_id_1',
      'suburb_id_1',
      '__proto__',
    ];
    const typed = fc.array(fc.tuple(fc.constantFrom(...names), hostileText), { maxLength: 8 });
    fc.assert(
      fc.property(typed, (changes) => {
        const entries = [...new Map([...entriesOf({ ...person, ...job, ...address }), ...changes])];
        const { value, issues } = parseForm(individualForm, entries);
        if (value) expect(individualInput.parse(value)).toEqual(value);
        else expect(Object.keys(issues)).not.toEqual([]);
        for (const control of Object.keys(issues)) expect(names).toContain(control);
      }),
      { numRuns: 300 },
    );
  });
});
