import { addDays, firstDayOf, monthOf, type PlainDate, today } from '@rentsafe/domain/date';
import { type AutomationKind, isKnownOf, type MergeField, type MessageKind } from '@rentsafe/domain/message';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { landlordRecipients, leaseRecipients, nextInspection, type Recipient } from './values.ts';

/** A day of an automation: what it is about happened, or will, `days` before `day`. */
interface Due {
  clientId: number;
  /** The days on which it happened; more than one after a day without the job. */
  from: PlainDate;
  to: PlainDate;
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

const between = (column: SQL, { from, to }: Due) => sql`${column} BETWEEN ${from}::date AND ${to}::date`;

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
  WHERE oi.client_id = ${due.clientId} AND c.type = 'rent' AND oi.settled < oi.amount AND ${between(sql`oi.due_on`, due)}
    AND NOT EXISTS (SELECT FROM disputes d WHERE d.charge_id = c.id AND upper_inf(d.disputed))
    AND (SELECT sum(o.amount - o.settled) FROM open_items o WHERE o.lease_id = oi.lease_id AND o.currency = oi.currency
           AND (o.due_on, o.charge_id) <= (oi.due_on, oi.charge_id))
      > coalesce((SELECT b.credits - b.debits FROM accounts a JOIN account_balances b ON b.account_id = a.id
          WHERE a.client_id = oi.client_id AND a.kind = 'credit' AND a.lease_id = oi.lease_id AND a.currency = oi.currency), 0)`;

/** The first days of months that lie between two days. */
function monthStarts({ from, to }: Due): PlainDate[] {
  const first = firstDayOf(monthOf(to));
  return first >= from ? [first] : [];
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
          sql`FROM invoices i WHERE i.client_id = ${due.clientId} AND i.kind = 'invoice' AND ${between(sql`i.issued_on`, due)}
            AND EXISTS (SELECT FROM charges c WHERE c.invoice_id = i.id)`,
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
            AND r.bank_account_id IS NOT NULL AND s.lease_id IS NOT NULL AND NOT s.reversed AND ${between(sql`r.recorded_on`, due)}`,
        ),
        due.now,
      ),
  },
  statement: {
    fields: 'statement',
    isOf: ofLandlord,
    subject: 'landlord',
    recipients: async (db, due) =>
      monthStarts(due).length === 0
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
          sql`FROM leases le WHERE le.client_id = ${due.clientId} AND le.state IN ('active', 'notice')
            AND ${between(sql`le.to_on`, due)}`,
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
            AND ${between(sql`n.planned_on`, due)}`,
        ),
        due.now,
      ),
  },
};

/** Days that are made up for after the job did not run. */
const CATCH_UP = 2;

/** The days that an automation writes about on `day`; not those before it was there. */
export const dueDays = (
  day: PlainDate,
  days: number,
  since: PlainDate,
): { from: PlainDate; to: PlainDate } => {
  const earliest = addDays(day, -CATCH_UP);
  return { from: addDays(earliest < since ? since : earliest, -days), to: addDays(day, -days) };
};
