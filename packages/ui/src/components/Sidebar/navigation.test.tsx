import { expect, it } from 'vitest';
import { sampleNavigation, samplePath } from '../../testing/sampleNavigation';
import { currentPlace, placesOf } from './navigation';

const current = (path: string, clicked?: string) => currentPlace(sampleNavigation, path, clicked)?.key;

it('SDB-7 gives each place of a repeated link a key of its own', () => {
  const keys = placesOf(sampleNavigation).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(18);
});

it('SDB-6 an exact link is current on its own path alone, with or without a trailing slash', () => {
  expect(current(samplePath(''))).toBe('APPLICATION:/services/rent-safe');
  expect(current(`${samplePath('')}/`)).toBe('APPLICATION:/services/rent-safe');
  expect(current(samplePath('nowhere'))).toBeUndefined();
});

it('SDB-6 another link is current below its path too, but not beside it', () => {
  expect(current(samplePath('todo/12'))).toBe('APPLICATION:/services/rent-safe/todo');
  expect(current(samplePath('todos'))).toBeUndefined();
});

it('SDB-7 a repeated link is current in the group that was clicked, else in the first', () => {
  const path = samplePath('communication');
  expect(current(path)).toBe(`APPLICATION/Tenants:${path}`);
  expect(current(path, 'APPLICATION/Landlords')).toBe(`APPLICATION/Landlords:${path}`);
  expect(current(path, 'APPLICATION/Data')).toBe(`APPLICATION/Data:${path}`);
  expect(current(path, 'ACCOUNTING/Customers')).toBe(`APPLICATION/Tenants:${path}`);
});

it('prefers the longest of the links that match', () => {
  const sections = [
    {
      label: 'A',
      items: [
        { label: 'All', path: '/a', icon: null },
        { label: 'One', path: '/a/one', icon: null },
      ],
    },
  ];
  expect(currentPlace(sections, '/a/one/two')?.link.label).toBe('One');
});
