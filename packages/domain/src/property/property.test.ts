import { describe, expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { propertyForm, propertyTypes } from './index.ts';

const typed = {
  property_type: 'Townhouse',
  property_details: 'Three bedrooms, borehole',
  unit_number: '4',
  building_name: 'Msasa Court',
  street_number: '12',
  street_name: 'King George Road',
  area: 'Avondale',
  city_town: 'Harare',
  province: 'Harare',
  country: 'Zimbabwe',
  area_code: '00263',
  landlord_type: 'company',
  landlord_id: '1234/2020',
  landlord_name: 'Baobab Properties',
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
    expect(parse({ ...typed, city_town: ' Harare ' })).toEqual({ value: typed, issues: {} });
  });

  test('reports what is missing', () => {
    expect(parse({}).issues).toEqual({
      property_type: 'required',
      city_town: 'required',
      landlord_type: 'required',
      landlord_name: 'required',
    });
  });

  test.each([
    ['property_type', 'Castle', 'not_a_choice'],
    ['landlord_type', 'trust', 'not_a_choice'],
    ['landlord_name', '   ', 'required'],
    ['property_details', 'x'.repeat(2001), 'too_long'],
    ['street_name', 'a\0b', 'unstorable'],
  ])('refuses %s: %j', (name, value, code) =>
    expect(parse({ ...typed, [name]: value }).issues).toEqual({ [name]: code }),
  );
});
