import { expect, it } from 'vitest';
import { everythingSelected, isSelected, nothingSelected, select, selectedCount } from './selected';

it('DTC-2 counts what is chosen on any page', () => {
  const onPageOne = select(nothingSelected, [1, 2], true);
  const onPageTwo = select(onPageOne, [21], true);
  expect(selectedCount(onPageTwo, 57)).toBe(3);
  expect(isSelected(onPageTwo, 1)).toBe(true);
  expect(isSelected(onPageTwo, 3)).toBe(false);
  expect(selectedCount(select(onPageTwo, [1, 2], false), 57)).toBe(1);
});

it('DTC-3 everything but a few, without knowing the others', () => {
  const butTwo = select(everythingSelected, [3, 4], false);
  expect(selectedCount(butTwo, 57)).toBe(55);
  expect(isSelected(butTwo, 3)).toBe(false);
  expect(isSelected(butTwo, 1000)).toBe(true);
  expect(selectedCount(select(butTwo, [3], true), 57)).toBe(56);
});

it('changes nothing that it was given', () => {
  select(nothingSelected, [1], true);
  expect(nothingSelected.keys.size).toBe(0);
});
