import { describe, expect, test } from 'vitest';
import { propertyFromForm, propertyIssues, propertyTypes } from './index.ts';

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
const fieldsOf = (values: object) => propertyIssues(Object.entries(values)).map(({ field }) => field);

test('the types stand in four groups, as specified', () => {
  expect(Object.entries(propertyTypes).map(([use, types]) => `${use}: ${types.join(', ')}`)).toEqual([
    'Residential: House, Cottage, Townhouse, Flats, Small Holdings',
    'Commercial: Offices, Industrial, Hospitality',
    'Agricultural: Plot, Small Farm, Commercial Farm',
    'Land: Undeveloped',
  ]);
});

describe('the form', () => {
  test('reads back what was typed, trimmed', () => {
    expect(propertyFromForm(Object.entries({ ...typed, city_town: ' Harare ' }))).toEqual(typed);
    expect(fieldsOf(typed)).toEqual([]);
  });

  test('says in words what is missing', () => {
    expect(propertyIssues([])).toEqual([
      { field: 'property_type', message: 'Choose a property type.' },
      { field: 'city_town', message: 'Enter a city or town.' },
      { field: 'landlord_type', message: 'Choose a landlord type.' },
      { field: 'landlord_name', message: 'Enter the name of the landlord.' },
    ]);
  });

  test.each([
    ['property_type', 'Castle'],
    ['landlord_type', 'trust'],
    ['landlord_name', '   '],
    ['property_details', 'x'.repeat(2001)],
    ['street_name', 'a\0b'],
  ])('refuses %s: %j', (name, value) => expect(fieldsOf({ ...typed, [name]: value })).toEqual([name]));
});
