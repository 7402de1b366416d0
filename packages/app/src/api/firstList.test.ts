import { listBranches, searchBranches } from '@rentsafe/domain/branch';
import { pathOf } from '@rentsafe/domain/contract';
import { listIndividuals, searchIndividuals } from '@rentsafe/domain/individual';
import { expect, test } from 'vitest';
import { firstListPath } from './firstList';

const first = (text: string) => firstListPath(new URLSearchParams(text));

test('the request that leaves early is the one that the list makes', () => {
  expect(first('tab=individual')).toBe(pathOf(listIndividuals, {}, { page: 1 }));
  expect(first('individual_q=moyo&individual_page=2')).toBe(
    pathOf(searchIndividuals, {}, { q: 'moyo', page: 2 }),
  );
  expect(first('tab=company')).toBe(pathOf(listBranches, {}, { page: 1 }));
  expect(first('company_q=baobab')).toBe(pathOf(searchBranches, {}, { q: 'baobab', page: 1 }));
});

test('the overview needs no list', () => {
  expect(first('')).toBeNull();
});
