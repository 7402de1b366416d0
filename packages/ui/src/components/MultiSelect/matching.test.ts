import { expect, it } from 'vitest';
import { matching } from './matching';

const cities = ['Harare', 'Mutare', 'Victoria Falls', 'Guruvé'].map((label) => ({ label }));
const labels = (query: string) => matching(cities, query).shown.map(({ label }) => label);

it.each([
  ['', ['Harare', 'Mutare', 'Victoria Falls', 'Guruvé']],
  ['ARE', ['Harare', 'Mutare']],
  ['falls vic', ['Victoria Falls']],
  ['guruve', ['Guruvé']],
  ['  ', ['Harare', 'Mutare', 'Victoria Falls', 'Guruvé']],
  ['x', []],
  ['.*', []],
])('MLT-4 finds %j', (query, expected) => expect(labels(query)).toEqual(expected));

it('MLT-4 shows a hundred of 10,000 and counts all', () => {
  const units = Array.from({ length: 10_000 }, (_, at) => ({ label: `Unit ${at}` }));
  const { shown, count } = matching(units, 'unit');
  expect([shown.length, count]).toEqual([100, 10_000]);
});
