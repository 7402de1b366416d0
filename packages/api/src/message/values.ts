import { today } from '@rentsafe/domain/date';
import type { FieldValues } from '@rentsafe/domain/message';
import type { Money } from '@rentsafe/domain/money';
import type { Party } from '@rentsafe/domain/party';
import { formatDate } from '@rentsafe/format/date';
import { formatMoney } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type AgencyDetails, agencyDetails } from '../book/agencyDetails.ts';
import { type Db, rows } from '../db/database.ts';
import { agedLeases, balancesJson, present, type StoredBalance, toBalances } from '../ledger/aged.ts';
import { moneyJson, type StoredMoney, toMoney, toMonies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyAddress, propertyName } from '../property/name.ts';
import { rentOn } from '../property/unitLease.ts';

/** Whom a message is for, and what it may say of them. */
export interface Recipient {
  party_id: number;
  party: Party;
  lease_id: number | null;
  values: FieldValues;
  /** What an automation writes about. */
  subject_id: number | null;
}

/** Without the hard space of `formatMoney`: a text message with one has room for less than half. */
const shown = (money: Money): string => formatMoney(money.amount, money.currency).replace(/\u00a0/g, ' ');
const amount = (money: StoredMoney | null): string | null => money && shown(toMoney(money));
const day = (value: string | null): string | null => (value ? formatDate(value, 'medium') : null);
const owed = (amounts: readonly Money[], currency: Money['currency']): string =>
  shown(amounts.find((own) => own.currency === currency) ?? { amount: '0.00', currency });

/** What every message may say. */
const common = (name: string, { name: agency, telephone, email }: AgencyDetails, now: Date): FieldValues => ({
  'recipient.name': name,
  'agency.name': agency,
  'agency.telephone': telephone,
  'agency.email': email,
  today: day(today(now)),
});

interface LeaseValues {
  party_id: number;
  party: Party;
  lease_id: number;
  subject_id: number | null;
  number: string;
  from_on: string;
  due_day: number;
  address: string;
  deposit: StoredMoney | null;
  next_rent: StoredMoney | null;
  next_rent_on: string | null;
  to_on: string | null;
  property: string;
  unit: string;
  landlord: string | null;
  rent: StoredMoney | null;
  balances: StoredBalance[];
  charge: { description: string; due_on: string; minor: string; currency: StoredMoney['currency'] } | null;
  invoice: { number: string; due_on: string; minor: string; currency: StoredMoney['currency'] } | null;
  receipt: { received_on: string; minor: string; currency: StoredMoney['currency'] } | null;
  inspection_on: string | null;
}

/** The oldest charge of the lease `le` that is due, open and not disputed, in SQL. */
const oldestOpen = (now: Date) => sql`(SELECT oi.charge_id FROM open_items oi
  WHERE oi.lease_id = le.id AND oi.settled < oi.amount AND oi.due_on <= ${today(now)}::date
    AND NOT EXISTS (SELECT FROM disputes d WHERE d.charge_id = oi.charge_id AND upper_inf(d.disputed))
  ORDER BY oi.due_on, oi.charge_id LIMIT 1)`;

/** The next inspection that is planned of the lease `le`, in SQL. */
export const nextInspection = sql`(SELECT id FROM inspections WHERE lease_id = le.id AND state = 'planned'
  ORDER BY planned_on, id LIMIT 1)`;

/** When the rent of the lease `le` changes next, in SQL; null where no change is agreed. */
const nextRentOn = (
  now: Date,
) => sql`(SELECT min(s.from_on) FROM charge_schedules cs JOIN schedule_steps s ON s.schedule_id = cs.id
  WHERE cs.lease_id = le.id AND cs.type = 'rent' AND s.from_on > greatest(le.from_on, ${today(now)}::date))`;

/** What a message to the tenants of some leases of a book is about, in SQL: of each the last or the oldest. */
export const aboutLeases = (clientId: number, condition: SQL, now: Date): SQL => sql`
  SELECT le.id AS lease_id, NULL::bigint AS subject_id, ${oldestOpen(now)} AS charge_id,
    (SELECT max(id) FROM invoices WHERE lease_id = le.id AND kind = 'invoice') AS invoice_id,
    (SELECT max(receipt_id) FROM open_receipts WHERE lease_id = le.id AND NOT reversed) AS receipt_id,
    ${nextInspection} AS inspection_id
  FROM leases le WHERE le.client_id = ${clientId} AND ${condition}`;

/**
 * The first tenants of leases, with all that may be said to them.
 *
 * @param about lease_id, subject_id, charge_id, invoice_id, receipt_id, inspection_id, in SQL.
 */
export async function leaseRecipients(db: Db, clientId: number, about: SQL, now: Date): Promise<Recipient[]> {
  const found = await rows<LeaseValues>(
    db,
    sql`WITH about AS MATERIALIZED (${about}),
      aged AS MATERIALIZED (${agedLeases(clientId, present(now), sql`lease_id IN (SELECT lease_id FROM about)`)})
      SELECT t.party_id, ${partyJson()} AS party, le.id AS lease_id, x.subject_id, le.number, le.to_on::text,
        le.from_on::text, le.due_day::int, ${propertyAddress} AS address, ${propertyName} AS property, u.unit_number AS unit,
        CASE WHEN le.deposit_amount IS NOT NULL THEN ${moneyJson(sql`le.deposit_amount`, sql`le.deposit_currency`)} END AS deposit,
        ${rentOn(nextRentOn(now))} AS next_rent, ${nextRentOn(now)}::text AS next_rent_on,
        (SELECT ${partyJson(sql`lp`)} ->> 'name' FROM ownerships o JOIN landlords l ON l.id = o.landlord_id
           JOIN parties lp ON lp.id = l.party_id WHERE o.property_id = r.id AND o.during @> ${today(now)}::date) AS landlord,
        ${rentOn(sql`greatest(le.from_on, ${today(now)}::date)`)} AS rent, ${balancesJson} AS balances,
        (SELECT json_build_object('description', c.description, 'due_on', c.due_on::text, 'minor', (oi.amount - oi.settled)::text,
           'currency', c.currency) FROM charges c JOIN open_items oi ON oi.charge_id = c.id WHERE c.id = x.charge_id) AS charge,
        (SELECT json_build_object('number', i.number, 'due_on', min(c.due_on)::text, 'minor', sum(c.amount)::text,
           'currency', i.currency) FROM invoices i JOIN charges c ON c.invoice_id = i.id WHERE i.id = x.invoice_id
         GROUP BY i.client_id, i.id) AS invoice,
        (SELECT json_build_object('received_on', rc.received_on::text, 'minor', rc.amount::text, 'currency', rc.currency)
         FROM receipts rc WHERE rc.id = x.receipt_id) AS receipt,
        (SELECT planned_on::text FROM inspections WHERE id = x.inspection_id) AS inspection_on
      FROM about x JOIN leases le ON le.id = x.lease_id JOIN units u ON u.id = le.unit_id
        JOIN properties r ON r.id = u.property_id
        JOIN LATERAL (SELECT min(party_id) AS party_id FROM lease_parties WHERE lease_id = le.id AND role = 'tenant') t ON true
        JOIN parties p ON p.id = t.party_id
      ORDER BY le.id, x.subject_id`,
  );
  const agency = await agencyDetails(db, clientId);
  return found.map((row) => {
    const balances = toBalances(row.balances).map(({ currency, balance }) => ({ currency, amount: balance }));
    return {
      party_id: row.party_id,
      party: row.party,
      lease_id: row.lease_id,
      subject_id: row.subject_id,
      values: {
        ...common(row.party.name, agency, now),
        'agency.bank': agency.banks[row.rent ? toMoney(row.rent).currency : 'USD'],
        'tenant.name': row.party.name,
        'lease.number': row.number,
        'lease.from_on': day(row.from_on),
        'lease.to_on': day(row.to_on),
        'property.name': row.property,
        'property.address': row.address,
        'unit.number': row.unit,
        'landlord.name': row.landlord,
        'rent.amount': amount(row.rent),
        'rent.due_day': String(row.due_day),
        'rent.next_amount': amount(row.next_rent),
        'rent.next_from_on': day(row.next_rent_on),
        'deposit.amount': amount(row.deposit),
        'balance.USD': owed(balances, 'USD'),
        'balance.ZIG': owed(balances, 'ZIG'),
        'charge.description': row.charge?.description ?? null,
        'charge.due_on': day(row.charge?.due_on ?? null),
        'charge.open': amount(row.charge),
        'invoice.number': row.invoice?.number ?? null,
        'invoice.total': amount(row.invoice),
        'invoice.due_on': day(row.invoice?.due_on ?? null),
        'receipt.amount': amount(row.receipt),
        'receipt.received_on': day(row.receipt?.received_on ?? null),
        'inspection.planned_on': day(row.inspection_on),
      },
    };
  });
}

interface LandlordValues {
  id: number;
  party_id: number;
  party: Party;
  held: StoredMoney[] | null;
}

/** Landlords of a book that `condition` over `l` finds, with all that may be said to them. */
export async function landlordRecipients(
  db: Db,
  clientId: number,
  condition: SQL,
  now: Date,
): Promise<Recipient[]> {
  const found = await rows<LandlordValues>(
    db,
    sql`SELECT l.id, l.party_id, ${partyJson()} AS party,
          (SELECT json_agg(${moneyJson(sql`minor`, sql`currency`)}) FROM (
             SELECT a.currency, sum(b.credits - b.debits) AS minor FROM accounts a JOIN account_balances b ON b.account_id = a.id
             WHERE a.client_id = l.client_id AND a.landlord_id = l.id AND a.kind = 'landlord' GROUP BY a.currency) held) AS held
        FROM landlords l JOIN parties p ON p.id = l.party_id
        WHERE l.client_id = ${clientId} AND ${condition} ORDER BY l.id`,
  );
  const agency = await agencyDetails(db, clientId);
  return found.map((row) => {
    const held = toMonies(row.held);
    return {
      party_id: row.party_id,
      party: row.party,
      lease_id: null,
      subject_id: row.id,
      values: {
        ...common(row.party.name, agency, now),
        'landlord.name': row.party.name,
        'held.USD': owed(held, 'USD'),
        'held.ZIG': owed(held, 'ZIG'),
      },
    };
  });
}

/** Parties by id, of whom nothing but their name is known. */
export async function partyRecipients(
  db: Db,
  clientId: number,
  ids: readonly number[],
  now: Date,
): Promise<Recipient[]> {
  const found = await rows<{ party_id: number; party: Party }>(
    db,
    sql`SELECT p.id AS party_id, ${partyJson()} AS party
        FROM json_array_elements_text(${JSON.stringify(ids)}::json) WITH ORDINALITY AS x (id, n)
        JOIN parties p ON p.id = x.id::bigint ORDER BY x.n`,
  );
  const agency = await agencyDetails(db, clientId);
  return found.map((row) => ({
    ...row,
    lease_id: null,
    subject_id: null,
    values: common(row.party.name, agency, now),
  }));
}
