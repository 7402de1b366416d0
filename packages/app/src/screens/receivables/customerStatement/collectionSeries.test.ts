import { expect, test } from 'vitest';
import { sampleCollection } from '../../../testing/sampleReports';
import { collectionSeries, owedSeries } from './collectionSeries';

test('what was charged with VAT, and what was paid, above zero; and what was owed at the end', () => {
  const { totals } = sampleCollection(new URLSearchParams({ currency: 'USD' }));
  expect(collectionSeries('USD', [{ month: '2026-02', totals }])).toEqual([
    { name: 'Charged', currency: 'USD', points: [{ period: '2026-02', minor: 190_142n }] },
    { name: 'Paid', currency: 'USD', points: [{ period: '2026-02', minor: 227_592n }] },
  ]);
  expect(owedSeries('USD', [{ month: '2026-02', totals }])).toEqual([
    { name: 'Owed', currency: 'USD', points: [{ period: '2026-02', minor: 2_550n }] },
  ]);
});
