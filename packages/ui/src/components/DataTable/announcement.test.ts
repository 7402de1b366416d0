// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { resultsText } from './announcement';
import { dataTableMessages as words } from './DataTable.messages';

describe('DTB-10', () => {
  it('tells rows shown and records in all', () => {
    expect(resultsText(words, 'ready', 20, { count: 134 })).toBe('20 of 134 results');
    expect(resultsText(words, 'ready', 20, { count: 10_000, count_is_capped: true })).toBe(
      '20 of 10,000+ results',
    );
  });

  it('tells the rows alone where nobody counted', () => {
    expect(resultsText(words, 'ready', 6, undefined)).toBe('6 results');
    expect(resultsText(words, 'ready', 1, undefined)).toBe('1 result');
  });

  it('tells that there is nothing', () => {
    expect(resultsText(words, 'ready', 0, { count: 0 })).toBe('No data');
  });

  it.each(['loading', 'refreshing', 'error', 'forbidden'] as const)('is silent while %s', (status) => {
    expect(resultsText(words, status, 20, { count: 134 })).toBeUndefined();
  });
});
