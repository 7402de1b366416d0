import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DescriptionList } from './DescriptionList';
import { isMissing } from './missing';

const items = [
  { term: 'Registered Name', description: 'Mutapa Holdings' },
  { term: 'Date of Registration', description: null },
  { term: 'Employees', description: 0 },
];
const texts = (role: 'term' | 'definition') => screen.getAllByRole(role).map((item) => item.textContent);

it('DSL-1, DSL-2 pairs terms with descriptions, and shows where there is none', () => {
  render(<DescriptionList items={items} />);
  expect(texts('term')).toEqual(['Registered Name', 'Date of Registration', 'Employees']);
  expect(texts('definition')).toEqual(['Mutapa Holdings', 'N/A', '0']);
});

it('DSL-2 takes other text', () => {
  render(<DescriptionList items={items} missing="n/a" />);
  expect(texts('definition')).toEqual(['Mutapa Holdings', 'n/a', '0']);
});

it.each([null, undefined, '', '  ', [], [''], false])('DSL-2 %j is no information', (value) => {
  expect(isMissing(value)).toBe(true);
});

it.each([0, 'N/A', ['a'], <br key="1" />])('DSL-2 %j is information', (value) => {
  expect(isMissing(value)).toBe(false);
});
