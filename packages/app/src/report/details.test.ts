import { sampleCompanyReport, sampleIndividualReport } from '@rentsafe/domain/fixtures';
import { expect, test } from 'vitest';
import { companyDetails, personalDetails } from './details';

const textOf = (details: { term: string; text: string }[], term: string) =>
  details.find((detail) => detail.term === term)?.text;

test("a person's details have the terms of the specification", () => {
  expect(personalDetails(sampleIndividualReport(0)).map(({ term }) => term)).toEqual([
    'Surname',
    'First Name',
    'National ID',
    'Date Of Birth',
    'Marital Status',
    'Gender',
    'Nationality',
    'Mobile',
    'Telephone',
    'Email',
  ]);
});

test('values that the server supplies stand where the specification prints n/a', () => {
  const details = personalDetails(
    sampleIndividualReport(0, { nationality: 'Zimbabwean', telephone: '+263242700000' }),
  );
  expect(textOf(details, 'Nationality')).toBe('Zimbabwean');
  expect(textOf(details, 'Telephone')).toBe('+263242700000');
  const without = personalDetails(sampleIndividualReport(0));
  expect(textOf(without, 'Nationality')).toBe('n/a');
  expect(textOf(without, 'Telephone')).toBe('n/a');
});

test('birth dates have a year of four digits, phones are joined with a comma', () => {
  const details = personalDetails(
    sampleIndividualReport(0, {
      date_of_birth: '1961-09-05',
      contact_details: [{ mobile_phone: ['+263771234567', '+263712345678'], email: null }],
    }),
  );
  expect(textOf(details, 'Date Of Birth')).toMatch(/^05 Sept? 1961$/);
  expect(textOf(details, 'Mobile')).toBe('+263771234567, +263712345678');
});

test('a passport is called a passport', () => {
  const details = personalDetails(
    sampleIndividualReport(0, { identification_type: 'passport', identification_number: 'EN0100000' }),
  );
  expect(textOf(details, 'Passport Number')).toBe('EN0100000');
});

test("a company's details survive a record without a profile", () => {
  const details = companyDetails(sampleCompanyReport(0, { profile: null, trading_name: null }));
  expect(textOf(details, 'Date Of Registration')).toBe('');
  expect(textOf(details, 'Trading Name')).toBe('');
});
