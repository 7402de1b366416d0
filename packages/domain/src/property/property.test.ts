import { describe, expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { propertyForm, propertyTransferForm, propertyTypes } from './index.ts';

const details = {
  property_type: 'Townhouse',
  property_details: 'Three bedrooms, borehole',
  building_name: 'Msasa Court',
  street_number: '12',
  street_name: 'King George Road',
  area: 'Avondale',
  city_town: 'Harare',
  province: 'Harare',
  country: 'Zimbabwe',
  area_code: '00263',
};
const typed = {
  ...details,
  unit_number: '4',
  landlord_type: 'company',
  landlord_id: '3',
  owned_from: '2026-01-01',
};
const parse = (values: Record<string, string>) => parseForm(propertyForm, values);

test('the types stand in four groups, as specified', () => {
  expect(Object.entries(propertyTypes).map(([use, types]) => `${use}: ${types.join(', ')}`)).toEqual([
    'Residential: House, Cottage, Townhouse, Flats, Small Holdings',
    'Commercial: Offices, Industrial, Hospitality',
    'Agricultural: Plot, Small Farm, Commercial Farm',
    'Land: Undeveloped',
  ]);
});

describe('the form', () => {
  test('reads what was typed, trimmed', () => {
    const value = { ...details, landlord: { type: 'company', id: 3 }, owned_from: '2026-01-01' };
    expect(parse({ ...typed, city_town: ' Harare ' })).toEqual({
      value: { ...value, units: [{ unit_number: '4' }] },
      issues: {},
    });
    expect(parse({ ...typed, unit_number: ' ' })).toEqual({ value, issues: {} });
  });

  test('reports what is missing', () => {
    expect(parse({}).issues).toEqual({
      property_type: 'required',
      city_town: 'required',
      landlord_type: 'required',
      landlord_id: 'required',
      owned_from: 'required',
    });
  });

  test.each([
    ['property_type', 'Castle', 'not_a_choice'],
    ['landlord_type', 'trust', 'not_a_choice'],
    ['property_details', 'x'.repeat(2001), 'too_long'],
    ['street_name', 'a\0b', 'unstorable'],
    ['unit_number', 'x'.repeat(51), 'too_long'],
  ])('refuses %s: %j', (name, value, code) =>
    expect(parse({ ...typed, [name]: value }).issues).toEqual({ [name]: code }),
  );

  test('of a transfer names the controls of the landlord', () => {
    expect(
      parseForm(propertyTransferForm, { landlord_type: 'company', from_on: '2026-02-01' }).issues,
    ).toEqual({
      landlord_id: 'required',
    });
    expect(propertyTransferForm.controlOf({}, ['landlord', 'id'])).toBe('landlord_id');
  });
});
