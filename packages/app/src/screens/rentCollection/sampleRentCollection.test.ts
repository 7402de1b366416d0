import { rentCollectionTotals } from '@rentsafe/domain/statement';
import { expect, test } from 'vitest';
import { sampleRentCollection } from './sampleRentCollection';

const rows = [...sampleRentCollection, rentCollectionTotals(sampleRentCollection)];

test.each(rows)('the sample adds up: %o', (row) => {
  expect(row.amount_charged_incl_vat).toBe(row.amount_charged_excl_vat + row.vat);
  expect(row.vat).toBeCloseTo(row.amount_charged_excl_vat * 0.15, 10);
  const { balance_brought_forward, amount_charged_incl_vat, amount_paid, adjustments } = row;
  expect(row.end_balance).toBe(balance_brought_forward + amount_charged_incl_vat - amount_paid + adjustments);
});
