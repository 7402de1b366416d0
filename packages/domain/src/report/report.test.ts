import { expect, test } from 'vitest';
import { companyLabel, companyReport } from '../company/index.ts';
import { sampleCompanyReport, sampleCredit, sampleIndividualReport } from '../fixtures/index.ts';
import { individualLabel, individualReport } from '../individual/index.ts';
import { reportNumber, reportTitle, riskRatings, riskTone } from './index.ts';

test('each rating has its colour', () => {
  expect(riskRatings.map(riskTone)).toEqual(['green', 'yellow', 'orange', 'red', 'black']);
});

test.each([null, undefined, '', 'low risk', 'Low Risk ', 'N/A', '__proto__', 'constructor', 'toString'])(
  'the rating %j is grey',
  (rating) => expect(riskTone(rating)).toBe('grey'),
);

test.each(['__proto__', 'constructor', 'valueOf', 'unheard_of'])(
  'the unknown value %j is its own label',
  (value) => {
    expect(individualLabel(value)).toBe(value);
    expect(companyLabel(value)).toBe(value);
  },
);

test('labels', () => {
  expect(individualLabel('national_id')).toBe('National ID');
  expect(companyLabel('private_limited')).toBe('Private limited company');
  expect([individualLabel(null), companyLabel(undefined)]).toEqual(['', '']);
});

test('reports with and without rows are read', () => {
  expect(individualReport.safeParse(sampleIndividualReport(3, sampleCredit)).error).toBeUndefined();
  expect(companyReport.safeParse(sampleCompanyReport(3, sampleCredit)).error).toBeUndefined();
});

test('a backend that knows only the record is enough', () => {
  const bare = { id: 1, first_name: 'Rudo', last_name: 'Moyo' };
  expect(individualReport.parse(bare)).toEqual(bare);
  expect(companyReport.safeParse({ id: 1, registration_name: 'Baobab' }).success).toBe(true);
  expect(individualReport.safeParse({ ...bare, claims: 'none' }).success).toBe(false);
});

test('the title names whom it is about', () => {
  expect(reportTitle('Rudo Moyo')).toBe('Rent Payment Status Report for Rudo Moyo as at today');
});

test('on paper the title has the day', () => {
  expect(reportTitle('Rudo Moyo', new Date('2026-11-22T10:00:00Z'))).toBe(
    'Rent Payment Status Report for Rudo Moyo as at 22 Nov 2026',
  );
  // 00:30 of the next day in Harare, whatever the reader's clock says.
  expect(reportTitle('Rudo Moyo', new Date('2026-11-22T22:30:00Z'))).toMatch(/ as at 23 Nov 2026$/);
});

test('a reading has a number by whom it is about and when it was', () => {
  expect(reportNumber('individual', 12, '2026-11-22T10:00:05.123Z')).toBe('I12-20261122100005');
  expect(reportNumber('company', 3, '2026-11-22T10:00:05Z')).toBe('C3-20261122100005');
});
