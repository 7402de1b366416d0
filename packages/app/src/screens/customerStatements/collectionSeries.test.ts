import { expect, test } from 'vitest';
import { sampleCollection } from '../../testing/sampleReports';
import { collectionSeries } from './collectionSeries';

test('what was charged with VAT, and what was paid, above zero', () => {
  const { totals } = sampleCollection(new URLSearchParams({ currency: 'USD' }));
  expect(collectionSeries('USD', [{ month: '2026-02', totals }])).toEqual([
    { name: 'Charged', currency: 'USD', points: [{ period: '2026-02', minor: 190_142n }] },
    { name: 'Paid', currency: 'USD', points: [{ period: '2026-02', minor: 227_592n }] },
  ]);
});
