import { today } from '@rentsafe/domain/date';
import { type DocumentField, type Signer, signersOf } from '@rentsafe/domain/document';
import { amountInWords, type Money } from '@rentsafe/domain/money';
import type { Party } from '@rentsafe/domain/party';
import { formatDate, type PlainDate } from '@rentsafe/format/date';
import { formatMoney } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { agencyDetails } from '../book/agencyDetails.ts';
import { type Db, rows } from '../db/database.ts';
import { moneyJson, type StoredMoney, toMoney } from '../money/wire.ts';
import { keyOf, nameableOf } from '../party/naming.ts';
import { readerFor, unreadableOf } from '../party/readable.ts';
import { partyJson } from '../party/repository.ts';
import { propertyAddress, propertyName } from '../property/name.ts';
import { rentOn } from '../property/unitLease.ts';

interface Person extends Party {
  party_id: number;
  /** Of the register: an ID, passport or registration number. */
  number: string | null;
  address: string | null;
}

interface Stored {
  client_id: number;
  number: string;
  from_on: PlainDate;
  to_on: PlainDate | null;
  due_day: number;
  first_due_on: PlainDate;
  grace_days: number;
  notice_days: number;
  deposit: StoredMoney | null;
  rent: StoredMoney | null;
  /** Rents after the first, with the day from which each is paid. */
  steps: { from_on: PlainDate; rent: StoredMoney }[];
  property: string;
  address: string;
  city: string;
  unit: string;
  tenants: Person[];
  guarantors: Person[];
  landlord: (Person & { vat_number: string | null; bank: string | null }) | null;
}

const address = sql`(SELECT concat_ws(', ', nullif(a.street_address, ''), (SELECT name FROM suburbs WHERE id = a.suburb_id),
    (SELECT name FROM cities WHERE id = a.city_id))
  FROM addresses a WHERE a.individual_id = p.individual_id OR a.company_id = p.company_id ORDER BY a.is_primary DESC, a.id LIMIT 1)`;

const person = sql`${partyJson()}::jsonb || jsonb_build_object('party_id', p.id, 'address', nullif(${address}, ''), 'number', coalesce(
  (SELECT nullif(identification_number, '') FROM individuals WHERE id = p.individual_id),
  (SELECT nullif(registration_number, '') FROM companies WHERE id = p.company_id)))`;

const people = (role: string) => sql`(SELECT coalesce(jsonb_agg(${person} ORDER BY p.id), '[]')
  FROM lease_parties lp JOIN parties p ON p.id = lp.party_id WHERE lp.lease_id = le.id AND lp.role = ${role})`;

/** As the month's charge has it: never before the lease begins, and on the last day of a shorter month. */
const firstDue = sql`greatest(le.from_on, (date_trunc('month', le.from_on) + make_interval(days => least(le.due_day,
  extract(day FROM date_trunc('month', le.from_on) + interval '1 month - 1 day'))::int - 1))::date)`;

const steps = sql`(SELECT coalesce(json_agg(json_build_object('from_on', x.from_on::text, 'rent',
    ${rentOn(sql`x.from_on`)}) ORDER BY x.from_on), '[]')
  FROM (SELECT DISTINCT s.from_on FROM charge_schedules cs JOIN schedule_steps s ON s.schedule_id = cs.id
    WHERE cs.lease_id = le.id AND cs.type = 'rent' AND s.from_on > le.from_on) x)`;

const written = (money: Money): string => formatMoney(money.amount, money.currency);
const day = (value: PlainDate | null) => (value ? formatDate(value, 'medium') : null);

const listed = (all: readonly string[]): string | null =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? null);

const namesOf = (all: readonly Person[]) => listed(all.map(({ name }) => name));
const withNumbers = (all: readonly Person[]) =>
  listed(
    all.map(({ type, name, number }) => {
      const kind = type === 'company' ? 'registration number' : 'ID number';
      return number ? `${name} (${kind} ${number})` : name;
    }),
  );

/** '$480.00 a month from 01 Jan 2027 and $504.00 a month from 01 Jan 2028' */
const escalation = (all: Stored['steps']) =>
  listed(all.map(({ from_on, rent }) => `${written(toMoney(rent))} a month from ${day(from_on)}`));

const readLease = (db: Db, leaseId: number, now: Date) =>
  rows<Stored>(
    db,
    sql`SELECT le.client_id::int, le.number, le.from_on::text, le.to_on::text, le.due_day::int, ${firstDue}::text AS first_due_on,
          le.grace_days::int, le.notice_days::int,
          CASE WHEN le.deposit_amount IS NOT NULL THEN ${moneyJson(sql`le.deposit_amount`, sql`le.deposit_currency`)} END AS deposit,
          ${rentOn(sql`le.from_on`)} AS rent, ${steps} AS steps, ${propertyName} AS property, ${propertyAddress} AS address,
          r.city_town AS city, u.unit_number AS unit, ${people('tenant')} AS tenants, ${people('guarantor')} AS guarantors,
          (SELECT ${person} || jsonb_build_object('vat_number', nullif(l.vat_number, ''), 'bank',
             CASE WHEN l.account_number <> '' THEN concat_ws(', ', nullif(l.bank_name, ''), nullif(l.bank_branch, ''),
               'account ' || l.account_number) END)
           FROM ownerships o JOIN landlords l ON l.id = o.landlord_id JOIN parties p ON p.id = l.party_id
           WHERE o.property_id = r.id AND o.during @> greatest(le.from_on, ${today(now)}::date)) AS landlord
        FROM leases le JOIN units u ON u.id = le.unit_id JOIN properties r ON r.id = u.property_id WHERE le.id = ${leaseId}`,
  );

/**
 * People as the book may show them: of whom it may only name no address is known, and a number is that by which it looked them up.
 */
async function shownOf(db: Db, lease: Stored, now: Date): Promise<Stored> {
  const reader = readerFor({ clientId: lease.client_id, now });
  if (!reader) return lease;
  const all = [...lease.tenants, ...lease.guarantors, ...(lease.landlord ? [lease.landlord] : [])];
  const unreadable = await unreadableOf(
    db,
    reader,
    all.map(({ party_id }) => party_id),
  );
  const nameable = await nameableOf(db, reader, all);
  const shown = <Whose extends Person>(whose: Whose): Whose => ({
    ...whose,
    address: unreadable.has(whose.party_id) ? null : whose.address,
    number: nameable.has(keyOf(whose)) ? whose.number : null,
  });
  return {
    ...lease,
    tenants: lease.tenants.map(shown),
    guarantors: lease.guarantors.map(shown),
    landlord: lease.landlord && shown(lease.landlord),
  };
}

/** What a document says of its lease. */
interface DocumentFacts {
  /** By field; null for what there is not. */
  values: Readonly<Record<DocumentField, string | null>>;
  signers: Signer[];
}

/** Who signs: for the landlord, by the agency where it is another. */
function signersFor({ landlord, tenants, guarantors }: Stored, agency: string): Signer[] {
  const names = (all: readonly Person[]) => all.map(({ name }) => name);
  const owner = landlord && landlord.name !== agency ? `${landlord.name}, by ${agency}` : agency;
  return signersOf(owner, { tenants: names(tenants), guarantors: names(guarantors) });
}

export async function documentFacts(db: Db, leaseId: number, now: Date): Promise<DocumentFacts> {
  const [found] = await readLease(db, leaseId, now);
  if (!found) throw new Error('A lease is gone.');
  const lease = await shownOf(db, found, now);
  const agency = await agencyDetails(db, lease.client_id);
  const rent = lease.rent && toMoney(lease.rent);
  const deposit = lease.deposit && toMoney(lease.deposit);
  const { landlord, tenants, guarantors } = lease;
  const [tenant] = tenants;
  const inWords = (money: Money | null) => money && amountInWords(money.amount, money.currency);
  const values = {
    today: day(today(now)),
    'agency.name': agency.name,
    'agency.address': agency.address,
    'agency.telephone': agency.telephone,
    'agency.email': agency.email,
    'agency.bank': agency.banks[rent?.currency ?? 'USD'],
    'tenant.name': tenant?.name ?? null,
    'tenant.id_number': tenant?.number ?? null,
    'tenant.address': tenant?.address ?? null,
    'tenants.names': namesOf(tenants),
    'tenants.names_and_ids': withNumbers(tenants),
    'guarantors.names': namesOf(guarantors),
    'guarantors.names_and_ids': withNumbers(guarantors),
    'landlord.name': landlord?.name ?? null,
    'landlord.id_number': landlord?.number ?? null,
    'landlord.address': landlord?.address ?? null,
    'landlord.vat_number': landlord?.vat_number ?? null,
    'landlord.bank': landlord?.bank ?? null,
    'property.name': lease.property,
    'property.address': lease.address,
    'property.city': lease.city,
    'unit.number': lease.unit,
    'lease.number': lease.number,
    'lease.from_on': day(lease.from_on),
    'lease.to_on': day(lease.to_on),
    'lease.rent': rent && written(rent),
    'lease.rent_words': inWords(rent),
    'lease.escalation': escalation(lease.steps),
    'lease.deposit': deposit && written(deposit),
    'lease.deposit_words': inWords(deposit),
    'lease.due_day': String(lease.due_day),
    'lease.first_due_on': day(lease.first_due_on),
    'lease.grace_days': String(lease.grace_days),
    'lease.notice_days': String(lease.notice_days),
  };
  return { values, signers: signersFor(lease, agency.name) };
}
