import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { today } from '../date/index.ts';
import { sampleIndividual } from '../fixtures/index.ts';
import { hostileText } from '../testing.ts';
import { individualControl, individualFromForm, individualInput, individualIssues } from './index.ts';

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
const read = (values: object) => individualFromForm(entriesOf(values));
const issuesOf = (values: object) =>
  Object.fromEntries(individualIssues(entriesOf(values)).map(({ field, message }) => [field, message]));

describe('individualFromForm', () => {
  test('the payload of the specification', () => {
    expect(read({ ...person, ...job, ...address })).toEqual({
      input: {
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
      },
      droppedEmployment: false,
    });
  });

  test('an employment with all that is optional', () => {
    const full = {
      ...job,
      end_date: '2021-02-01',
      employer_email: 'hr@example.com',
      monthly_income: '1,250.50',
    };
    expect(read({ ...person, ...full }).input.employment_details).toEqual([
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
    'without %s the employment is dropped, and it says so',
    (name) => {
      const { input, droppedEmployment } = read({ ...person, ...job, [name]: ' ' });
      expect(input.employment_details).toEqual([]);
      expect(droppedEmployment).toBe(true);
      expect(issuesOf({ ...person, ...job, [name]: '', monthly_income: 'x' })).toEqual({});
    },
  );

  test('an employment that nobody began is not dropped', () => {
    expect(read(person)).toMatchObject({ input: { employment_details: [] }, droppedEmployment: false });
    expect(read({ ...person, monthly_income: '0' }).droppedEmployment).toBe(true);
  });

  test('several telephones; a passport keeps its spelling', () => {
    const values = {
      ...person,
      mobile_phone: '077 123 4567, ;+27 82 123 4567',
      identification_type: 'passport',
      identification_number: ' en-012345 ',
    };
    expect(read(values).input).toMatchObject({
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
      expect(read(values).input).toEqual(sampleIndividual(index));
      expect(individualIssues(entriesOf(values))).toEqual([]);
    }
  });
});

describe('individualIssues', () => {
  test('nothing to mend', () => expect(issuesOf({ ...person, ...job, ...address })).toEqual({}));

  test('an empty form names every required control, in words', () => {
    expect(issuesOf({ city_id_0: '' })).toEqual({
      first_name: 'Enter a first name.',
      last_name: 'Enter a last name.',
      date_of_birth: 'Enter a date of birth.',
      gender: 'Choose a gender.',
      identification_type: 'Choose an identification type.',
      identification_number: 'Enter an identification number.',
      marital_status: 'Choose a marital status.',
      mobile_phone: 'Enter a mobile phone number.',
      city_id_0: 'Choose a city.',
    });
  });

  const tomorrow = today(new Date(Date.now() + 86_400_000));
  test.each([
    [{ email: 'x' }, { email: 'Enter an e-mail address such as name@example.com.' }],
    [{ mobile_phone: 'none' }, { mobile_phone: 'Enter a phone number such as 077 123 4567.' }],
    [{ mobile_phone: '0771234567, x' }, { mobile_phone: 'Enter a phone number such as 077 123 4567.' }],
    [{ date_of_birth: '30/02/1990' }, { date_of_birth: 'Enter a date as dd/mm/yyyy.' }],
    [{ date_of_birth: tomorrow }, { date_of_birth: 'Enter a date that is not in the future.' }],
    [{ first_name: 'x'.repeat(151) }, { first_name: 'Use at most 150 characters.' }],
    [{ first_name: 'x\0' }, { first_name: 'Take out the characters that cannot be stored.' }],
    [{ gender: 'unknown' }, { gender: 'Choose a gender.' }],
    [{ ...job, start_date: 'soon' }, { start_date: 'Enter a date as dd/mm/yyyy.' }],
    [{ ...job, start_date: tomorrow }, { start_date: 'Enter a date that is not in the future.' }],
    [{ ...job, end_date: '31/01/2020' }, { end_date: 'The end date may not be before the start date.' }],
    [
      { ...job, employer_email: 'x' },
      { employer_email: 'Enter an e-mail address such as name@example.com.' },
    ],
    [{ ...job, monthly_income: '-1' }, { monthly_income: 'Enter a number that is not below 0.' }],
    [{ ...job, monthly_income: '12,50' }, { monthly_income: 'Enter an amount such as 1234.50.' }],
    [{ ...job, monthly_income: '1e400' }, { monthly_income: 'Enter an amount such as 1234.50.' }],
    [{ ...address, city_id_7: '' }, { city_id_7: 'Choose a city.' }],
    [{ ...address, address_type_0: 'home' }, { address_type_0: 'Choose an address type.' }],
    [{ ...address, postal_code_0: 'x'.repeat(21) }, { postal_code_0: 'Use at most 20 characters.' }],
  ])('%j: %j', (wrong, issues) => expect(issuesOf({ ...person, ...wrong })).toEqual(issues));

  test('a national ID of the wrong form is told in the words of the specification', () => {
    expect(issuesOf({ ...person, gender: '', identification_number: '6312345b63' })).toEqual({
      gender: 'Choose a gender.',
      identification_number:
        "Invalid Zimbabwean National ID '6312345B63'. Use correct format, without spaces or dashes.",
    });
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
  ])('a refusal of %s is told at %s', (path, control) => {
    const entries = entriesOf({ ...person, city_id_1: '1', city_id_2: '2' });
    expect(individualControl(entries, path.split('.'))).toBe(control);
  });

  test('whatever is typed: no throw, no JSON for people, and no issue means that it can be sent', () => {
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
        const issues = individualIssues(entries);
        const { input } = individualFromForm(entries);
        expect(individualInput.safeParse(input).success).toBe(issues.length === 0);
        for (const { field, message } of issues) {
          expect(names).toContain(field);
          expect(message).toMatch(/^[A-Z].*\.$/s);
          expect(message.replace(/'.*'/s, '')).not.toMatch(/[{}<>]/);
        }
        expect(new Set(issues.map(({ field }) => field)).size).toBe(issues.length);
      }),
      { numRuns: 300 },
    );
  });
});
