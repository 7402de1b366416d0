import { today } from '@rentsafe/domain/date';
import { leaseInForce } from '@rentsafe/domain/lease';
import { type AutomationKind, isKnownOf, type MergeField, type MessageKind } from '@rentsafe/domain/message';
import { addDays, firstDayOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { midnight } from '../db/midnight.ts';
import { stateIn } from '../db/stateIn.ts';
import { landlordRecipients, leaseRecipients, nextInspection, type Recipient } from './values.ts';

/** Days of an automation: what it is about happened, or will, `days` before one of them. */
interface Due {
  clientId: number;
  days: number;
  /** More than one day after a time without the job. */
  from: PlainDate;
  to: PlainDate;
  /** The last entry of the book when it was run last. */
  done_seq: string;
  now: Date;
}

interface Kind {
  /** The fields that its templates may use. */
  fields: MessageKind;
  isOf: (name: string) => boolean;
  /** What a message is about, as `messages` has it. */
  subject: 'charge' | 'invoice' | 'receipt' | 'landlord' | 'lease';
  recipients: (db: Db, due: Due) => Promise<Recipient[]>;
}

const ofLease = (name: string) => isKnownOf(name as MergeField, 'lease');
const ofLandlord = (name: string) => isKnownOf(name as MergeField, 'landlord');

/**
 * Whether a day has come by `days`, within the days, or has long come but was recorded within them. What is told ahead is not told
 * afterwards.
 */
const isDue = (column: SQL, recorded: SQL, { from, to, days, now }: Due) =>
  sql`(${column} <= ${addDays(to, -days)}::date AND (${column} >= ${addDays(from, -days)}::date OR ${recorded})
    ${days < 0 ? sql`AND ${column} >= ${today(now)}::date` : sql``})`;

/** A record that has changed within the days. */
const hasChanged = (row: string, { from }: Due) =>
  sql`coalesce(${sql.raw(row)}.updated_at, ${sql.raw(row)}.created_at) >= ${midnight(from, 0)}`;

/** An entry that was recorded since the last run. */
const isNewEntry = (seq: SQL, { done_seq }: Due) => sql`${seq} > ${done_seq}::bigint`;

const about = (
  lease: SQL,
  subject: SQL,
  {
    charge = sql`NULL`,
    invoice = sql`NULL`,
    receipt = sql`NULL`,
    inspection = sql`NULL`,
  }: { charge?: SQL; invoice?: SQL; receipt?: SQL; inspection?: SQL },
  from: SQL,
) => sql`SELECT ${lease} AS lease_id, ${subject} AS subject_id, ${charge}::bigint AS charge_id, ${invoice}::bigint AS invoice_id,
  ${receipt}::bigint AS receipt_id, ${inspection}::bigint AS inspection_id ${from}`;

/** Rent that is open on its day, and that no money of the lease covers; not what is disputed. */
const openRent = (due: Due) => sql`FROM open_items oi JOIN charges c ON c.id = oi.charge_id
  WHERE oi.client_id = ${due.clientId} AND c.type = 'rent' AND oi.settled < oi.amount AND ${isDue(sql`oi.due_on`, isNewEntry(sql`c.entry_seq`, due), due)}
    AND NOT EXISTS (SELECT FROM disputes d WHERE d.charge_id = c.id AND upper_inf(d.disputed))
    AND (SELECT sum(o.amount - o.settled) FROM open_items o WHERE o.lease_id = oi.lease_id AND o.currency = oi.currency
           AND (o.due_on, o.charge_id) <= (oi.due_on, oi.charge_id))
      > coalesce((SELECT b.credits - b.debits FROM accounts a JOIN account_balances b ON b.account_id = a.id
          WHERE a.client_id = oi.client_id AND a.kind = 'credit' AND a.lease_id = oi.lease_id AND a.currency = oi.currency), 0)`;

/** Whether the first day of a month has come by `days`; of several the last. */
function hasMonthBegun({ from, to, days }: Due): boolean {
  return firstDayOf(monthOf(addDays(to, -days))) >= addDays(from, -days);
}

/** What can be sent by itself, and about what. */
export const kindsOf: Readonly<Record<AutomationKind, Kind>> = {
  reminder: {
    fields: 'reminder',
    isOf: ofLease,
    subject: 'charge',
    recipients: (db, due) =>
      leaseRecipients(
        db,
        due.clientId,
        about(sql`oi.lease_id`, sql`c.id`, { charge: sql`c.id` }, openRent(due)),
        due.now,
      ),
  },
  invoice: {
    fields: 'invoice',
    isOf: ofLease,
    subject: 'invoice',
    recipients: (db, due) =>
      leaseRecipients(
        db,
        due.clientId,
        about(
          sql`i.lease_id`,
          sql`i.id`,
          { invoice: sql`i.id` },
          sql`FROM invoices i WHERE i.client_id = ${due.clientId} AND i.kind = 'invoice'
            AND EXISTS (SELECT FROM charges c WHERE c.invoice_id = i.id) AND ${isDue(
              sql`i.issued_on`,
              sql`i.id IN (SELECT c.invoice_id FROM charges c
                WHERE c.client_id = ${due.clientId} AND ${isNewEntry(sql`c.entry_seq`, due)})`,
              due,
            )}`,
        ),
        due.now,
      ),
  },
  receipt: {
    fields: 'receipt',
    isOf: ofLease,
    subject: 'receipt',
    recipients: (db, due) =>
      leaseRecipients(
        db,
        due.clientId,
        about(
          sql`s.lease_id`,
          sql`r.id`,
          { receipt: sql`r.id` },
          sql`FROM receipts r JOIN open_receipts s ON s.receipt_id = r.id WHERE r.client_id = ${due.clientId}
            AND r.bank_account_id IS NOT NULL AND s.lease_id IS NOT NULL AND NOT s.reversed AND ${isDue(sql`r.recorded_on`, sql`false`, due)}`,
        ),
        due.now,
      ),
  },
  statement: {
    fields: 'statement',
    isOf: ofLandlord,
    subject: 'landlord',
    recipients: async (db, due) =>
      !hasMonthBegun(due)
        ? []
        : landlordRecipients(
            db,
            due.clientId,
            sql`EXISTS (SELECT FROM ownerships o WHERE o.landlord_id = l.id AND o.during @> ${today(due.now)}::date)`,
            due.now,
          ),
  },
  lease_ending: {
    fields: 'notice',
    isOf: ofLease,
    subject: 'lease',
    recipients: (db, due) =>
      leaseRecipients(
        db,
        due.clientId,
        about(
          sql`le.id`,
          sql`le.id`,
          { inspection: nextInspection },
          sql`FROM leases le WHERE le.client_id = ${due.clientId} AND ${stateIn('le.state', leaseInForce)}
            AND ${isDue(sql`le.to_on`, hasChanged('le', due), due)}`,
        ),
        due.now,
      ),
  },
  inspection: {
    fields: 'notice',
    isOf: ofLease,
    subject: 'lease',
    recipients: (db, due) =>
      leaseRecipients(
        db,
        due.clientId,
        about(
          sql`n.lease_id`,
          sql`n.lease_id`,
          { inspection: sql`n.id` },
          sql`FROM inspections n WHERE n.client_id = ${due.clientId} AND n.state = 'planned' AND n.lease_id IS NOT NULL
            AND ${isDue(sql`n.planned_on`, hasChanged('n', due), due)}`,
        ),
        due.now,
      ),
  },
};

/**
 * The first day that an automation has to write about: the last one on which it wrote, once more, for what was recorded since; not one
 * before it was switched on, nor after a clock that was ahead.
 */
export const firstOpenDay = (day: PlainDate, since: PlainDate, done: PlainDate): PlainDate => {
  const open = done < day ? done : day;
  return open < since ? since : open;
};
