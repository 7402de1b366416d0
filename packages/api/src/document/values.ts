import { formatDate, type PlainDate, today } from '@rentsafe/domain/date';
import type { DocumentField } from '@rentsafe/domain/document';
import { formatMoney } from '@rentsafe/domain/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { moneyJson, type StoredMoney, toMoney } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { rentOn } from '../property/unitLease.ts';

interface Stored {
  number: string;
  from_on: PlainDate;
  to_on: PlainDate | null;
  due_day: number;
  grace_days: number;
  notice_days: number;
  deposit: StoredMoney | null;
  rent: StoredMoney | null;
  property: string;
  city: string;
  unit: string;
  agency: string;
  tenants: string[];
  guarantors: string[];
  landlord: { name: string; vat_number: string | null } | null;
}

const names = (role: string) => sql`(SELECT coalesce(json_agg(${partyJson()} ->> 'name' ORDER BY p.id), '[]')
  FROM lease_parties lp JOIN parties p ON p.id = lp.party_id WHERE lp.lease_id = le.id AND lp.role = ${role})`;

const amount = (money: StoredMoney | null): string | null => {
  if (!money) return null;
  const wire = toMoney(money);
  return formatMoney(wire.amount, wire.currency);
};

const listed = (all: readonly string[]): string | null =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? null);

/** What a document of a lease may say, by field; null for what the lease has not. */
export async function documentValues(
  db: Db,
  leaseId: number,
  now: Date,
): Promise<Readonly<Record<DocumentField, string | null>>> {
  const [lease] = await rows<Stored>(
    db,
    sql`SELECT le.number, le.from_on::text, le.to_on::text, le.due_day::int, le.grace_days::int, le.notice_days::int,
          CASE WHEN le.deposit_amount IS NOT NULL THEN ${moneyJson(sql`le.deposit_amount`, sql`le.deposit_currency`)} END AS deposit,
          ${rentOn(sql`le.from_on`)} AS rent, ${propertyName} AS property, r.city_town AS city, u.unit_number AS unit,
          (SELECT name FROM clients WHERE id = le.client_id) AS agency, ${names('tenant')} AS tenants,
          ${names('guarantor')} AS guarantors,
          (SELECT json_build_object('name', ${partyJson()} ->> 'name', 'vat_number', nullif(l.vat_number, ''))
           FROM ownerships o JOIN landlords l ON l.id = o.landlord_id JOIN parties p ON p.id = l.party_id
           WHERE o.property_id = r.id AND o.during @> greatest(le.from_on, ${today(now)}::date)) AS landlord
        FROM leases le JOIN units u ON u.id = le.unit_id JOIN properties r ON r.id = u.property_id WHERE le.id = ${leaseId}`,
  );
  if (!lease) throw new Error('A lease is gone.');
  const day = (value: PlainDate | null) => (value ? formatDate(value, 'second') : null);
  return {
    today: day(today(now)),
    'agency.name': lease.agency,
    'tenant.name': lease.tenants[0] ?? null,
    'tenants.names': listed(lease.tenants),
    'guarantors.names': listed(lease.guarantors),
    'landlord.name': lease.landlord?.name ?? null,
    'landlord.vat_number': lease.landlord?.vat_number ?? null,
    'property.name': lease.property,
    'property.city': lease.city,
    'unit.number': lease.unit,
    'lease.number': lease.number,
    'lease.from_on': day(lease.from_on),
    'lease.to_on': day(lease.to_on),
    'lease.rent': amount(lease.rent),
    'lease.deposit': amount(lease.deposit),
    'lease.due_day': String(lease.due_day),
    'lease.grace_days': String(lease.grace_days),
    'lease.notice_days': String(lease.notice_days),
  };
}
