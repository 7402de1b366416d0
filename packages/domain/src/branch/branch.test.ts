import { describe, expect, test } from 'vitest';
import { sampleBranches, sampleBranchRow, samplePage } from '../fixtures/index.ts';
import { parseForm } from '../testing.ts';
import { branchForm, branchInput, listBranches } from './index.ts';

const valid = {
  company: 4,
  branch_name: 'Depot',
  addresses: [{ city_id: 1 }],
  contacts: [{ individual: 2 }],
};
const pathsOf = (value: unknown) =>
  branchInput.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('input', () => {
  test('samples are accepted', () => {
    for (let index = 0; index < 20; index++) {
      for (const branch of sampleBranches(index, index + 1)) expect(pathsOf(branch)).toEqual([]);
    }
  });

  test.each([
    [{ branch_name: '' }, 'branch_name'],
    [{ branch_name: '  ' }, 'branch_name'],
    [{ branch_name: undefined }, 'branch_name'],
    [{ company: undefined }, 'company'],
    [{ company: { id: 4 } }, 'company'],
    [{ company: '4' }, 'company'],
    [{ contacts: [{ individual: 2 }, {}] }, 'contacts.1.individual'],
    [{ contacts: [1, 2].map((individual) => ({ individual, is_primary: true })) }, 'contacts'],
    [{ contacts: Array.from({ length: 51 }, () => ({ individual: 1 })) }, 'contacts'],
    [{ addresses: [{ city_id: null }] }, 'addresses.0.city_id'],
  ])('%j is refused at %s', (wrong, path) => expect(pathsOf({ ...valid, ...wrong })).toEqual([path]));

  test('addresses and contacts may be left out', () => {
    expect(pathsOf({ company: 4, branch_name: 'Depot' })).toEqual([]);
  });
});

test('a page of branches is read', () => {
  expect(listBranches.reply.safeParse(samplePage(sampleBranchRow)).error).toBeUndefined();
});

describe('form', () => {
  const form: [string, string][] = [
    ['branch_name', ' Depot '],
    ['city_id_0', '7'],
    ['contact_type_0', 'manager'],
    ['individual_0', '12'],
    ['position_0', 'Manager'],
    ['is_primary_0', 'on'],
    ['contact_type_3', ''],
    ['individual_3', ''],
  ];

  const filled: [string, string][] = [
    ...form.filter(([name]) => !name.endsWith('_3')),
    ['contact_type_3', 'owner'],
    ['individual_3', '9'],
  ];

  test('the payload of the specification', () => {
    expect(parseForm(branchForm(4), filled).value).toEqual({
      company: 4,
      branch_name: 'Depot',
      addresses: [
        { address_type: 'physical', city_id: 7, street_address: '', postal_code: '', is_primary: true },
      ],
      contacts: [
        { individual: 12, position: 'Manager', contact_type: 'manager', is_primary: true },
        { individual: 9, position: '', contact_type: 'owner', is_primary: false },
      ],
    });
  });

  test('issues name the controls of their rows', () => {
    expect(parseForm(branchForm(4), form).issues).toEqual({ individual_3: 'required' });
    const wrong = { branch_name: '', city_id_2: 'x', contact_type_1: 'friend', individual_1: '5' };
    expect(parseForm(branchForm(4), wrong).issues).toEqual({
      branch_name: 'required',
      city_id_2: 'required',
      contact_type_1: 'not_a_choice',
    });
  });

  test('a refusal of the server belongs to its control', () => {
    const { controlOf } = branchForm(4);
    expect(controlOf(form, ['branch_name'])).toBe('branch_name');
    expect(controlOf(form, ['contacts', '1', 'individual'])).toBe('individual_3');
    expect(controlOf(form, ['addresses', '0', 'suburb_id'])).toBe('suburb_id_0');
  });

  test('a second primary contact is reported at its checkbox', () => {
    const two: [string, string][] = [...filled, ['is_primary_3', 'on']];
    expect(parseForm(branchForm(4), two).issues).toEqual({ is_primary_3: 'second_primary' });
  });
});
