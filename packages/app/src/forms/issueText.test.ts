import { branchForm } from '@rentsafe/domain/branch';
import { companyForm } from '@rentsafe/domain/company';
import { contractorForm } from '@rentsafe/domain/contractor';
import type { FormParser, FormSource } from '@rentsafe/domain/form';
import { individualForm } from '@rentsafe/domain/individual';
import { maintenanceScheduleForm } from '@rentsafe/domain/maintenanceSchedule';
import { propertyForm } from '@rentsafe/domain/property';
import { selectionForm } from '@rentsafe/domain/statement';
import { userForm } from '@rentsafe/domain/user';
import { describe, expect, it } from 'vitest';
import { issueText } from './issueText';

const textsOf = (form: FormParser<unknown>, filling: FormSource) =>
  Object.fromEntries(
    (form['~standard'].validate(filling).issues ?? []).map((issue) => [issue.path[0], issueText(issue)]),
  );

describe('what is required of an empty form', () => {
  it.each([
    [
      'individual',
      individualForm,
      [
        'Enter a first name.',
        'Enter a last name.',
        'Enter a date of birth.',
        'Choose a gender.',
        'Choose an identification type.',
        'Enter an identification number.',
        'Choose a marital status.',
        'Enter a mobile phone number.',
      ],
    ],
    [
      'company',
      companyForm,
      ['Enter a registration number.', 'Enter a registered name.', 'Enter an email address.'],
    ],
    ['branch', branchForm(1), ['Enter a branch name.']],
    [
      'user',
      userForm,
      ['Enter a first name.', 'Enter a last name.', 'Enter an email address.', 'Choose an access level.'],
    ],
    ['contractor', contractorForm, ['Enter a name.', 'Choose an industry.']],
    [
      'property',
      propertyForm,
      [
        'Choose a property type.',
        'Enter a city or town.',
        'Choose a landlord type.',
        'Choose a landlord.',
        'Enter the date on which the landlord became the owner.',
      ],
    ],
  ])('%s', (_, form, texts) => expect(Object.values(textsOf(form, {}))).toEqual(texts));
});

const job = { employer_name: 'Baobab', job_title: 'Clerk', start_date: '01/02/2020' };

describe('an individual', () => {
  it.each([
    [{ date_of_birth: '31/02/1990' }, 'date_of_birth', '31/02/1990 is not a real date.'],
    [{ date_of_birth: 'soon' }, 'date_of_birth', 'Enter a date as dd/mm/yyyy, such as 05/03/2025.'],
    [{ date_of_birth: '01/01/2999' }, 'date_of_birth', 'Date of birth cannot be in the future.'],
    [{ email: 'x' }, 'email', 'Enter an email address, such as name@example.com.'],
    [{ mobile_phone: '0771234567/x' }, 'mobile_phone', 'Enter a phone number, such as 077 123 4567.'],
    [{ first_name: 'x'.repeat(151) }, 'first_name', 'Use at most 150 characters.'],
    [{ first_name: 'x\0' }, 'first_name', 'Remove the characters that cannot be stored.'],
    [{ gender: 'x' }, 'gender', 'Choose a gender.'],
    [{ city_id_2: '' }, 'city_id_2', 'Choose a city.'],
    [{ ...job, end_date: '31/01/2020' }, 'end_date', 'End date cannot be before the start date.'],
    [{ ...job, monthly_income: '-1' }, 'monthly_income', 'Enter an amount of 0 or more.'],
    [{ ...job, monthly_income: 'a lot' }, 'monthly_income', 'Enter an amount, such as 1234.50.'],
  ])('%j', (filling, control, text) => expect(textsOf(individualForm, filling)[control]).toBe(text));

  it.each([
    ['6312345B63', 'It has 7 digits before the letter; a national ID has 8 or 9.'],
    ['63-12345 b 63', 'It has 7 digits before the letter; a national ID has 8 or 9.'],
    ['12345', 'Enter 8 or 9 digits, a letter and 2 digits, such as 63123456B63.'],
  ])('with the national ID %j', (typed, advice) => {
    const filling = { identification_type: 'national_id', identification_number: typed };
    const number = typed.replace(/[\s-]/g, '').toUpperCase();
    expect(textsOf(individualForm, filling).identification_number).toBe(
      `Invalid Zimbabwean National ID '${number}'. ${advice}`,
    );
  });
});

it.each([
  [companyForm, { website: 'x' }, 'website', 'Enter a web address, such as https://www.example.com.'],
  [companyForm, { twitter: 'x' }, 'twitter', 'Paste the link to the page, such as https://x.com/name.'],
  [companyForm, { number_of_employees: '1.5' }, 'number_of_employees', 'Enter a whole number, 0 or more.'],
  [
    companyForm,
    { registration_date: '01/01/2999' },
    'registration_date',
    'Registration date cannot be in the future.',
  ],
  [userForm, { accessLevel: '3' }, 'accessLevel', 'Choose an access level.'],
  [contractorForm, { standard_rate: 'ten' }, 'standard_rate', 'Enter an amount, such as 1234.50.'],
  [contractorForm, { emergency_rate: '-5' }, 'emergency_rate', 'Enter an amount, such as 1234.50.'],
  [
    maintenanceScheduleForm,
    { from_on: '31/01/2026', to_on: '30/01/2026' },
    'to_on',
    'The last day cannot come before the first.',
  ],
  [
    selectionForm,
    { from: '2', to: '1', pfrom: '1', pto: '2', year: '2025', month: '1', currency: 'USD' },
    'to',
    'Landlord To cannot come before Landlord From.',
  ],
] as const)('case %#', (form: FormParser<unknown>, filling: FormSource, control, text) =>
  expect(textsOf(form, filling)[control]).toBe(text),
);

it('a code without a text asks to check the value', () =>
  expect(issueText({ message: 'odd', code: 'odd', path: ['x'] })).toBe('Check this value.'));
