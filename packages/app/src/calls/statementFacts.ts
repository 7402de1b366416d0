import { today } from '@rentsafe/domain/date';
import { getLandlord } from '@rentsafe/domain/landlord';
import { type AgeingRow, listAgeing } from '@rentsafe/domain/ledgerReport';
import { type StatementSelection, statementDays } from '@rentsafe/domain/statement';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { everyRow } from './everyRow';
import type { LandlordStatement } from './landlordStatements';

/** What stands beside the account of a landlord: what tenants owe, and where the landlord is paid. */
export interface StatementFacts {
  /** By age, what is not due yet too. */
  arrears: readonly AgeingRow[];
  /** The day at whose end they stand. */
  on: string;
  account: { bank_name: string | null; account_number: string | null };
}

/** Throws `ApiError`. */
export async function readStatementFacts(
  selection: StatementSelection,
  { id, rows }: LandlordStatement,
  known: number,
  signal: AbortSignal,
): Promise<StatementFacts> {
  const { to } = statementDays(selection);
  const on = to < today() ? to : today();
  const query = { currency: selection.currency, as_at: on, known, landlord: id };
  const [{ bank_name, account_number }, arrears] = await Promise.all([
    request(getLandlord, { ids: { id }, signal }),
    everyRow(
      (paging) => request(listAgeing, { query: { ...query, ...paging }, signal }),
      ({ lease }) => lease.id,
    ),
  ]);
  const shown = new Set(rows.map(({ property }) => property.id));
  return {
    arrears: arrears.filter(({ property }) => shown.has(property.id)),
    on,
    account: { bank_name, account_number },
  };
}

export const statementFactsQuery = (
  selection: StatementSelection,
  statement: LandlordStatement,
  known: number,
) =>
  queryOptions({
    queryKey: ['landlord statement facts', statement.id, known, selection],
    queryFn: ({ signal }) => readStatementFacts(selection, statement, known, signal),
  });
