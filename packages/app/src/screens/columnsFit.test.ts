import type { CollectionPage } from '@rentsafe/domain/ledgerReport';
import type { LandlordStatementRow } from '@rentsafe/domain/trustReport';
import { expect, test } from 'vitest';
import { scheduleColumns } from './maintenance/maintenanceSchedule/scheduleColumns';
import { billColumns } from './payables/disbursement/list/billColumns';
import { landlordColumns } from './payables/landlordStatement/landlordColumns';
import { collectionColumns } from './receivables/customerStatement/collectionColumns';
import { turnoverColumns } from './reports/turnover/turnoverColumns';

/** What 1280 px leave beside the sidebar, in rem. */
const page = 59;
/** The same in a card. */
const card = 56.75;
/** Of the buttons of a row. */
const [oneButton, twoButtons] = [6, 9.75];

const widthOf = (columns: readonly { width?: string }[]) =>
  columns.reduce((sum, { width = '8rem' }) => sum + Number.parseFloat(width), 0);

const collected = {
  ...{ balance_brought_forward: '38412.50', amount_charged_excl_vat: '172640.00', vat: '11234.56' },
  ...{ amount_charged_incl_vat: '183874.56', amount_paid: '-171250.75', adjustments: '-1250.00' },
  end_balance: '49786.31',
};
const collection = { results: [], totals: collected } as unknown as CollectionPage;

const moved = {
  ...{ opening: '98412.50', collected_net: '912640.00', collected_vat: '1234.56', commission: '-91264.00' },
  ...{ commission_vat: '-141.46', rent_tax: '-53874.56', bills: '-1250.75', disbursed: '-711250.00' },
  ...{ journals: '0.00', shortfall: '0.00', closing: '149786.31' },
} as LandlordStatementRow;
const landlord = {
  id: 1,
  landlord: { type: 'individual', id: 2, name: 'Anna-Maria Rusere' },
  rows: [moved],
} as const;

const money = (amount: string) => ({ amount, currency: 'USD' }) as const;
const bill = { amount: money('1250.75'), open: money('1250.75') } as Parameters<
  typeof billColumns
>[0][number];

test.each([
  ['maintenance schedules', scheduleColumns, page - twoButtons],
  ['turnover', turnoverColumns(undefined), page],
  ['the rent collection of a month', collectionColumns(collection, 'USD', '2026-11'), page],
  ['bills', billColumns([bill]), page - oneButton],
  ['landlords with their statements', landlordColumns([landlord], 'USD', String), card],
])('the columns of %s fit beside the sidebar at 1280 px', (_, columns, room) => {
  expect(widthOf(columns)).toBeLessThanOrEqual(room);
});
