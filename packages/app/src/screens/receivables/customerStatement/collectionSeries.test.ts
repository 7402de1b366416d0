import { expect, test } from 'vitest';
import { sampleCollection } from '../../../testing/sampleReports';
import { collectionSeries, owedSeries } from './collectionSeries';

test('what was charged with VAT, and what was paid, above zero; and what was owed at the end', () => {
  const { totals } = sampleCollection(new URLSearchParams({ currency: 'USD' }));
  expect(collectionSeries('USD', [{ month: '2026-02', totals }])).toEqual([
    { name: 'Charged', currency: 'USD', points: [{ period: '2026-02', amount: '1901.42' }] },
    { name: 'Paid', currency: 'USD', points: [{ period: '2026-02', amount: '2275.92' }] },
  ]);
  expect(owedSeries('USD', [{ month: '2026-02', totals }])).toEqual([
    { name: 'Owed', currency: 'USD', points: [{ period: '2026-02', amount: '25.50' }] },
  ]);
});
