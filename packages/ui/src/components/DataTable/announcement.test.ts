import { describe, expect, it } from 'vitest';
import { resultsText } from './announcement';
import { dataTableMessages } from './DataTable.messages';

const messages = dataTableMessages.defaults;

describe('DTB-10', () => {
  it('reports rows shown and records in all', () => {
    expect(resultsText(messages, 'ready', 20, { count: 134 })).toBe('20 of 134 results');
    expect(resultsText(messages, 'ready', 20, { count: 10_000, count_is_capped: true })).toBe(
      '20 of 10,000+ results',
    );
  });

  it('reports the rows alone where nobody counted', () => {
    expect(resultsText(messages, 'ready', 6, undefined)).toBe('6 results');
    expect(resultsText(messages, 'ready', 1, undefined)).toBe('1 result');
  });

  it('reports that there is nothing', () => {
    expect(resultsText(messages, 'ready', 0, { count: 0 })).toBe('No data');
  });

  it.each(['loading', 'refreshing', 'error', 'forbidden'] as const)('is silent while %s', (status) => {
    expect(resultsText(messages, status, 20, { count: 134 })).toBeUndefined();
  });
});
