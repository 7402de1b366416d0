import { describe, expect, it } from 'vitest';
import type { Total } from '../../internal/pager/countText';
import { type DataTableStatus, resultsText } from './announcement';
import { dataTableMessages } from './DataTable.messages';

const messages = dataTableMessages.defaults;
const textOf = (status: DataTableStatus, shown: number, total?: Total) =>
  resultsText(messages, { status, shown, total, beyond: (total?.count ?? 0) > shown });

describe('DTB-10', () => {
  it('reports rows shown and records in all', () => {
    expect(textOf('ready', 20, { count: 134 })).toBe('20 of 134 results');
    expect(textOf('ready', 20, { count: 10_000, isCapped: true })).toBe('20 of 10,000+ results');
  });

  it('reports the rows alone where nobody counted', () => {
    expect(textOf('ready', 6)).toBe('6 results');
    expect(textOf('ready', 1)).toBe('1 result');
  });

  it('reports that there is nothing', () => {
    expect(textOf('ready', 0, { count: 0 })).toBe('No data');
    expect(textOf('ready', 0, { count: 137 })).toBe('This page is beyond the end of the list');
  });

  it.each(['loading', 'refreshing', 'error', 'forbidden'] as const)('is silent while %s', (status) => {
    expect(textOf(status, 20, { count: 134 })).toBeUndefined();
  });
});
