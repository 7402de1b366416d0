import { today } from '@rentsafe/domain/date';
import { addDays, addMonths, monthOf } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import type { ByteStores } from '../file/stores.ts';
import { seedBank } from './bank.ts';
import { seedCases, seedFewCases } from './cases.ts';
import { seedClaims } from './claims.ts';
import { seedConsents } from './client.ts';
import { seedCorrections } from './corrections.ts';
import { seedImports } from './imports.ts';
import { seedInsight } from './insight.ts';
import { seedInspections } from './inspections.ts';
import { REQUESTS, seedBudget, seedRequests } from './maintenance.ts';
import { seedDocuments, seedReminders } from './messages.ts';
import { banksOf, chargeMonth } from './money.ts';
import { lockAccounts, monthEndsOf, signMonth } from './monthEnds.ts';
import { seedOptOuts } from './optOuts.ts';
import { isSample } from './own.ts';
import { receivePayments } from './receive.ts';
import { fates, makerOf, payBills, payDeposits, payLandlord } from './trust.ts';
import { seedUpkeep } from './upkeep.ts';

/** A part of the samples that goes in at once, wholly or not at all. Short: requests wait for it on the embedded database. */
export type Slice = (tx: Db) => Promise<void>;

export interface Books {
  provider: Actor;
  client: Actor;
  /** Months of rent of the provider's, up to the present one. */
  months: number;
  stores: ByteStores;
}

/** Of the client's book. */
const CLIENT_MONTHS = 12;
const UNPAID_MONTHS = 4;

/** The days of a month on which about as much is paid as on those of another. */
const payDays = [
  { from: 1, to: 3 },
  { from: 4, to: 8 },
  { from: 9, to: 31 },
];
const wholeMonth = [{ from: 1, to: 31 }];

/** Of a small book: who pays nothing for some months, and who not yet this month. So there is something to claim, and to dispute. */
async function unpaidOf(db: Db, actor: Actor, isLast: boolean): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM leases WHERE client_id = ${actor.clientId} AND state = 'active' AND NOT business_use
          AND from_on < ${addDays(today(actor.now), -130)}::date AND ${isSample('leases', actor)} ORDER BY id LIMIT ${isLast ? 2 : 1}`,
  );
  return found.map(({ id }) => id);
}

/** Months of rent and of what tenants pay, oldest first: entries, invoices and receipts are numbered as they come. */
function monthSlices(actor: Actor, months: number, days: typeof payDays): Slice[] {
  const last = monthOf(today(actor.now));
  return Array.from({ length: months }, (_, nth) => addMonths(last, nth + 1 - months)).flatMap(
    (month, nth): Slice[] => {
      const isLast = nth === months - 1;
      const areUnpaid = days === wholeMonth && months > UNPAID_MONTHS && nth >= months - UNPAID_MONTHS;
      const receive =
        (some: (typeof payDays)[number]): Slice =>
        async (tx) => {
          const except = areUnpaid ? await unpaidOf(tx, actor, isLast) : [];
          await receivePayments(tx, actor, await banksOf(tx, actor), month, { ...some, except });
        };
      return [(tx) => chargeMonth(tx, actor, { month, isFirst: nth === 0, isLast }), ...days.map(receive)];
    },
  );
}

/** Splits `total` things among slices of `count`. */
const parts = (total: number, count: number, slice: (tx: Db, from: number) => Promise<void>): Slice[] =>
  Array.from({ length: Math.ceil(total / count) }, (_, nth) => (tx) => slice(tx, nth * count));

/** After the rent: landlords bear some of the costs. */
const maintenanceSlices = (actor: Actor): Slice[] => [
  (tx) => seedBudget(tx, actor),
  ...parts(REQUESTS, 3, (tx, from) => seedRequests(tx, actor, { from, count: 3 })),
];

/** Deposits that are held, bills, payments to landlords in every state, and corrections. */
const trustSlices = (actor: Actor, deposits: number): Slice[] => [
  ...parts(deposits, 3, async (tx, from) =>
    payDeposits(tx, actor, await banksOf(tx, actor), { from, count: 3 }),
  ),
  async (tx) => payBills(tx, actor, await makerOf(tx, actor), await banksOf(tx, actor)),
  ...parts(fates.length, 1, async (tx, nth) =>
    payLandlord(tx, actor, await makerOf(tx, actor), await banksOf(tx, actor), nth),
  ),
  async (tx) => seedCorrections(tx, actor, await makerOf(tx, actor), await banksOf(tx, actor)),
];

/** Old months that are reconciled, oldest first, and the last of them that is locked. */
function monthEndSlices(actor: Actor, months: number): Slice[] {
  const { signed, locked } = monthEndsOf(actor, months);
  return [
    ...signed.map(
      (month): Slice =>
        (tx) =>
          signMonth(tx, actor, month, locked),
    ),
    ...(locked ? [(tx: Db) => lockAccounts(tx, actor, locked)] : []),
  ];
}

/**
 * All that sample books get when their portfolios are there, in order: what is small first, so that the first screens have
 * something to show; the provider's years of rent, and what rests on them, last.
 */
export function sampleSlices({ provider, client, months, stores }: Books): Slice[] {
  const clientMonths = Math.min(months, CLIENT_MONTHS);
  return [
    ...monthSlices(client, clientMonths, wholeMonth),
    (tx) => seedClaims(tx, client, 1),
    async (tx) => seedFewCases(tx, client, await banksOf(tx, client)),
    ...trustSlices(client, 6),
    ...monthEndSlices(client, clientMonths),
    async (tx) => seedBank(tx, client, await banksOf(tx, client)),
    ...maintenanceSlices(client),
    (tx) => seedInspections(tx, client),
    (tx) => seedUpkeep(tx, client),
    (tx) => seedInsight(tx, client),
    (tx) => seedReminders(tx, client),
    (tx) => seedOptOuts(tx, client),
    (tx) => seedDocuments(tx, client, stores),
    async (tx) => seedImports(tx, client, await makerOf(tx, client)),
    (tx) => seedInspections(tx, provider),
    (tx) => seedUpkeep(tx, provider),
    ...monthSlices(provider, months, payDays),
    (tx) => seedClaims(tx, provider),
    async (tx) => seedCases(tx, provider, await banksOf(tx, provider)),
    ...trustSlices(provider, 24),
    async (tx) => seedBank(tx, provider, await banksOf(tx, provider)),
    ...maintenanceSlices(provider),
    (tx) => seedInsight(tx, provider),
    (tx) => seedReminders(tx, provider),
    (tx) => seedDocuments(tx, provider, stores),
    (tx) => seedConsents(tx, client),
  ];
}
