import type { LandlordStatementRow } from '@rentsafe/domain/trustReport';
import { toDecimal, toMinor } from '@rentsafe/format/money';

export type StatementAmount = Exclude<keyof LandlordStatementRow, 'landlord' | 'landlord_id' | 'property'>;

/** The figures of a statement from its opening to its closing balance, which those between add up to. */
export const statementAmounts: Readonly<Record<StatementAmount, string>> = {
  opening: 'Opening balance',
  collected_net: 'Collected',
  collected_vat: 'VAT collected',
  commission: 'Commission',
  commission_vat: 'VAT on commission',
  rent_tax: 'Rental income tax',
  bills: 'Bills',
  disbursed: 'Paid out',
  journals: 'Journals',
  shortfall: 'Shortfall',
  closing: 'Closing balance',
};

/** What figures of several properties come to. */
export const sumOf = (rows: readonly LandlordStatementRow[], ...names: readonly StatementAmount[]): string =>
  toDecimal(rows.reduce((sum, row) => names.reduce((all, name) => all + toMinor(row[name]), sum), 0n));
