import type { Charge } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import type { Inspection } from '@rentsafe/domain/inspection';
import type { Lease } from '@rentsafe/domain/lease';
import { currencies } from '@rentsafe/domain/money';
import { useQueries, useQuery } from '@tanstack/react-query';
import { depositsOf } from '../../../../calls/deposits';
import { moveOutsQuery } from '../../../../calls/inspections';
import { leaseScheduleQuery, leaseStatementQuery } from '../../../../calls/leases';
import { openChargesQuery } from '../../../../calls/receipts';
import { accountPeriod, type FinalAccountOf, finalAccountOf, lastDayOfLease } from './finalAccount';

export interface LeaseEndFacts {
  /** By currency; none where nothing ever moved. */
  accounts: readonly FinalAccountOf[];
  /** What is open, by currency in the order of `currencies`. */
  charges: readonly (readonly Charge[])[];
  /** At the end of the lease, newest first. */
  inspections: readonly Inspection[];
}

/** All that the end of a lease is settled by; `data` is undefined until all of it is there. */
export function useFinalAccount(lease: Lease) {
  const { from, to } = accountPeriod(lease, today());
  const statements = useQuery(leaseStatementQuery(lease, from, to));
  const schedule = useQuery(leaseScheduleQuery(lease.id));
  const deposits = useQuery(depositsOf(lease));
  const inspections = useQuery(moveOutsQuery(lease));
  const charges = useQueries({
    queries: currencies.map((currency) => openChargesQuery(lease.id, lease.client.id, currency)),
  });
  const reads = [statements, schedule, deposits, inspections, ...charges];
  const data = factsOf();
  return {
    data,
    error: reads.find((read) => read.error)?.error ?? null,
    isFetching: reads.some((read) => read.isFetching),
    refetch: () => Promise.all(reads.map((read) => read.refetch())),
  };

  function factsOf(): LeaseEndFacts | undefined {
    if (!statements.data || !schedule.data || !deposits.data || !inspections.data) return undefined;
    if (!charges.every((read) => read.data)) return undefined;
    const parts = {
      lastDay: lastDayOfLease(lease, today()),
      schedule: schedule.data.results,
      deposits: deposits.data,
    };
    return {
      accounts: statements.data.flatMap((statement) => finalAccountOf(statement, parts) ?? []),
      charges: charges.map((read) => read.data ?? []),
      inspections: inspections.data,
    };
  }
}

export type AccountSources = ReturnType<typeof useFinalAccount>;
