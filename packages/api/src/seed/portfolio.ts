import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { type PlainDate, today } from '@rentsafe/domain/date';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { landlords, leases, properties, units } from '../db/schema.ts';
import { leaseNumber } from '../lease/number.ts';
import type { Places } from '../location/places.ts';
import { propertySearchText } from '../property/repository.ts';
import { insertMany } from './insertMany.ts';
import { type PlannedLease, type PlannedProperty, planPortfolio, SAMPLE_LANDLORDS } from './portfolioPlan.ts';

const client_id = PROVIDER_CLIENT_ID;
const OWNED_FROM = '2015-01-01';

interface Made {
  id: number;
}
const id = sql`id`;

/** The parties of the first people of the register. */
async function partiesOf(db: Db, count: number): Promise<number[]> {
  const people = sql`(SELECT id FROM individuals ORDER BY id LIMIT ${count})`;
  await db.execute(
    sql`INSERT INTO parties (individual_id) SELECT id FROM ${people} people ON CONFLICT DO NOTHING`,
  );
  const found = await rows<Made>(
    db,
    sql`SELECT id FROM parties WHERE individual_id IN ${people} ORDER BY individual_id`,
  );
  return found.map((party) => party.id);
}

function propertyRecord({ property_type, building_name, address }: PlannedProperty, places: Places) {
  const { street_number, street_name, city_id, suburb_id } = address;
  const city = places.cities.get(city_id);
  const details = {
    building_name,
    street_number,
    street_name,
    area: suburb_id === null ? null : (places.suburbs.get(suburb_id)?.name ?? null),
    city_town: city?.name ?? '',
    province: (city && places.provinces.get(city.province_id)?.name) ?? null,
    country: 'Zimbabwe',
  };
  const search_text = propertySearchText(details);
  return { ...details, client_id, property_type, search_text, reserve_usd: 0, reserve_zwg: 0 };
}

type Stamps = { created_at: Date; version: number };
type Tenancy = PlannedLease & { unit_id: number | undefined; business_use: boolean };

/** The properties with their owners and units; returns the leases of the units, oldest first. */
async function insertUnits(
  db: Db,
  plan: readonly PlannedProperty[],
  { places, parties, stamps }: { places: Places; parties: readonly number[]; stamps: Stamps },
): Promise<Tenancy[]> {
  const owners = await insertMany<Made>(
    db,
    landlords,
    parties.map((party_id) => ({
      client_id,
      party_id,
      vat_registered: false,
      rent_tax: 'withhold',
      ...stamps,
    })),
    id,
  );
  const made = await insertMany<Made>(
    db,
    properties,
    plan.map((property) => ({ ...propertyRecord(property, places), ...stamps })),
    id,
  );
  const ownerships = plan.map(({ landlord }, nth) => ({
    client_id,
    property_id: made[nth]?.id,
    landlord_id: owners[landlord]?.id,
    from_on: OWNED_FROM,
  }));
  await insertMany(db, sql`ownerships`, ownerships);
  const planned = plan.flatMap(({ property_type, units: list }, nth) =>
    list.map((unit) => ({ ...unit, property_id: made[nth]?.id, business_use: property_type === 'Offices' })),
  );
  const ids = await insertMany<Made>(
    db,
    units,
    planned.map(({ property_id, unit_number }) => ({ client_id, property_id, unit_number, ...stamps })),
    id,
  );
  return planned
    .flatMap(({ leases: list, business_use }, nth) =>
      list.map((lease) => ({ ...lease, unit_id: ids[nth]?.id, business_use })),
    )
    .toSorted((a, b) => (a.from_on < b.from_on ? -1 : Number(a.from_on > b.from_on)));
}

/** Leases in force or ended, each with a tenant, a deposit of a month's rent, and the rent. */
async function insertLeases(
  db: Db,
  tenancies: readonly Tenancy[],
  { day, parties, stamps }: { day: PlainDate; parties: readonly number[]; stamps: Stamps },
): Promise<void> {
  const records = tenancies.map(({ from_on, to_on, unit_id, business_use, steps }, nth) => ({
    ...{ client_id, unit_id, number: leaseNumber(nth + 1), from_on, to_on, business_use, ...stamps },
    ...{ state: to_on !== null && to_on < day ? 'ended' : 'active', reportable: true },
    ...{ due_day: 1, grace_days: 5, notice_days: business_use ? 90 : 30 },
    ...{ deposit_amount: (steps[0]?.amount ?? 0) * 100, deposit_currency: 'USD' },
  }));
  const made = await insertMany<Made>(db, leases, records, id);
  const tenants = made.map((lease, nth) => ({ lease_id: lease.id, party_id: parties[nth], role: 'tenant' }));
  await insertMany(db, sql`lease_parties`, tenants);
  const terms = { client_id, type: 'rent', currency: 'USD', every: 1, vat: 'none' };
  const schedules = await insertMany<Made>(
    db,
    sql`charge_schedules`,
    made.map((lease) => ({ ...terms, lease_id: lease.id })),
    id,
  );
  const steps = tenancies.flatMap((tenancy, nth) =>
    tenancy.steps.map(({ from_on, amount }) => ({
      schedule_id: schedules[nth]?.id,
      from_on,
      amount: amount * 100,
    })),
  );
  await insertMany(db, sql`schedule_steps`, steps);
}

/** Inserts the sample portfolio in the provider's book, unless that book has properties. */
export async function seedPortfolio(db: Db, places: Places, now: Date): Promise<void> {
  const [any] = await rows(db, sql`SELECT 1 FROM properties WHERE client_id = ${client_id} LIMIT 1`);
  if (any) return;
  const day = today(now);
  const plan = planPortfolio(day);
  const stamps = { created_at: now, version: 1 };
  const count = plan.flatMap((property) => property.units.flatMap((unit) => unit.leases)).length;
  const parties = await partiesOf(db, SAMPLE_LANDLORDS + count);
  const owners = parties.slice(0, SAMPLE_LANDLORDS);
  const tenancies = await insertUnits(db, plan, { places, parties: owners, stamps });
  await insertLeases(db, tenancies, { day, parties: parties.slice(SAMPLE_LANDLORDS), stamps });
}
