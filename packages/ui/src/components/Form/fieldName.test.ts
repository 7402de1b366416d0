import { describe, expect, it } from 'vitest';
import { fieldName } from './fieldName';

describe('fieldName', () => {
  it.each([
    [['email'], 'email'],
    [['profile', 'email'], 'email'],
    [['addresses', '1', 'city_id'], 'city_id_2'],
    [['contact_details', '0', 'mobile_phone'], 'mobile_phone_1'],
    [['tags', '1'], 'tags'],
    [['contact_details', '1', 'mobile_phone', '0'], 'mobile_phone_2'],
    [[], ''],
  ])('FRM-8 %j is the field %j', (path, name) => {
    expect(fieldName(path)).toBe(name);
  });
});
