import { today } from '@rentsafe/domain/date';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { landlords, leases, properties, units } from '../db/schema.ts';
import { leaseNumber } from '../lease/number.ts';
import type { Places } from '../location/places.ts';
import { propertySearchText } from '../property/repository.ts';
import { firstDay } from './added.ts';
import { insertMany } from './insertMany.ts';
import {
  formerEnd,
  type PlannedLease,
  type PlannedProperty,
  type Portfolio,
  planPortfolio,
} from './portfolioPlan.ts';

interface Made {
  id: number;
}
const id = sql`id`;

/** Parties of the register, taken one after the other. */
export interface Parties {
  people: number[];
  companies: number[];
}

const tables = {
  people: { table: sql`individuals`, column: sql`individual_id` },
  companies: { table: sql`companies`, column: sql`company_id` },
};

/** The parties of people or companies in the order of the register, without the first ones. */
export async function partiesOf(
  db: Db,
  kind: keyof Parties,
  { skip = 0, count }: { skip?: number; count: number },
): Promise<number[]> {
  const { table, column } = tables[kind];
  const chosen = sql`(SELECT id FROM ${table} ORDER BY id LIMIT ${count} OFFSET ${skip})`;
  await db.execute(
    sql`INSERT INTO parties (${column}) SELECT id FROM ${chosen} chosen ON CONFLICT DO NOTHING`,
  );
  const found = await rows<Made>(
    db,
    sql`SELECT id FROM parties WHERE ${column} IN ${chosen} ORDER BY ${column}`,
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
  return { ...details, property_type, search_text, reserve_usd: 0, reserve_zwg: 0 };
}

const isOffice = ({ property_type }: PlannedProperty) => property_type === 'Offices';

const banks = ['CBZ', 'Stanbic', 'Nedbank', 'FBC'];
const bankBranches = ['Kwame Nkrumah', 'Borrowdale', 'Fife Street', 'Msasa'];

/** Whoever owns offices is a company that charges VAT; one in five pays the tax on rent itself. */
function landlordRecords(plan: readonly PlannedProperty[], count: number, { people, companies }: Parties) {
  const registered = new Set(
    plan.filter(isOffice).flatMap(({ owners }) => owners.map((own) => own.landlord)),
  );
  return Array.from({ length: count }, (_, nth) => ({
    party_id: (registered.has(nth) ? companies : people).shift(),
    vat_registered: registered.has(nth),
    vat_number: registered.has(nth) ? String(220_000_000 + 1_117 * nth) : null,
    rent_tax: nth % 5 === 4 ? 'self' : 'withhold',
    bank_name: banks[nth % banks.length],
    bank_branch: bankBranches[nth % bankBranches.length],
    account_number: String(10_240_000_000 + 7_919 * nth),
  }));
}

interface Target {
  client_id: number;
  day: PlainDate;
  places: Places;
  parties: Parties;
}

interface Tenancy extends PlannedLease {
  unit_id: number | undefined;
  business_use: boolean;
  /** Whether it is to be extended after its end. */
  isLate?: boolean;
}

/** Of one day, offices come first. */
const startOf = ({ from_on, business_use }: Tenancy) => `${from_on} ${business_use ? 0 : 1}`;

const addedOn = (day: PlainDate) => ({ created_at: `${day}T07:00:00Z`, version: 1 });

/** The properties with their owners and units; returns the leases of the units, oldest first. */
async function insertUnits(
  db: Db,
  plan: readonly PlannedProperty[],
  count: number,
  { client_id, day, places, parties }: Target,
): Promise<Tenancy[]> {
  const stamps = { client_id, ...addedOn(firstDay(day)) };
  const owners = await insertMany<Made>(
    db,
    landlords,
    landlordRecords(plan, count, parties).map((record) => ({ ...record, ...stamps })),
    id,
  );
  const made = await insertMany<Made>(
    db,
    properties,
    plan.map((property) => ({ ...propertyRecord(property, places), ...stamps })),
    id,
  );
  const ownerships = plan.flatMap(({ owners: list }, nth) =>
    list.map(({ landlord, from_on }, index) => {
      const next = list[index + 1];
      const to_on = next ? addDays(next.from_on, -1) : null;
      return { client_id, property_id: made[nth]?.id, landlord_id: owners[landlord]?.id, from_on, to_on };
    }),
  );
  await insertMany(db, sql`ownerships`, ownerships);
  const planned = plan.flatMap((property, nth) =>
    property.units.map((unit) => ({ ...unit, property_id: made[nth]?.id, business_use: isOffice(property) })),
  );
  const ids = await insertMany<Made>(
    db,
    units,
    planned.map(({ property_id, unit_number }) => ({ property_id, unit_number, ...stamps })),
    id,
  );
  return planned
    .flatMap(({ leases: list, business_use }, nth) =>
      list.map((lease) => ({ ...lease, unit_id: ids[nth]?.id, business_use })),
    )
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : Number(startOf(a) > startOf(b))));
}

/** Which of the tenancies that could have been extended late was. */
const EXTENDED = 30;

/** As they were before the late extension of one of them, which `extendLate` makes up for. */
function beforeExtension(tenancies: readonly Tenancy[], day: PlainDate): Tenancy[] {
  const extended = tenancies.filter((tenancy) => !tenancy.business_use && formerEnd(tenancy, day) !== null)[
    EXTENDED
  ];
  return tenancies.map((tenancy) =>
    tenancy === extended ? { ...tenancy, to_on: formerEnd(tenancy, day), isLate: true } : tenancy,
  );
}

const minor = (amount: number) => amount * 100;

function leaseRecord(tenancy: Tenancy, day: PlainDate) {
  const { from_on, to_on, unit_id, business_use, steps, every, isLate = false } = tenancy;
  const isOver = to_on !== null && to_on < day && !isLate;
  const known = firstDay(day);
  return {
    ...{ unit_id, from_on, to_on, business_use, reportable: true },
    ...{ due_day: 1, grace_days: 5, notice_days: business_use ? 90 : 30 },
    state: isOver ? 'ended' : 'active',
    deposit_amount: minor((steps[0]?.amount ?? 0) / every),
    deposit_currency: 'USD',
    ...addedOn(from_on > known ? addDays(from_on, -5) : known),
  };
}

/** What a lease is charged for, and how much of it. */
function schedulesOf({ steps, every, service, business_use }: Tenancy) {
  const rent = { type: 'rent', currency: 'USD', every, vat: business_use ? 'standard' : 'none', steps };
  if (service.length === 0) return [rent];
  return [rent, { type: 'service', currency: 'ZWG', every: 1, vat: 'none', steps: service }];
}

/** Leases in force or ended, each with a tenant, a deposit of a month's rent, the rent, and a service charge. */
async function insertLeases(
  db: Db,
  tenancies: readonly Tenancy[],
  { client_id, day, parties: { people, companies } }: Target,
): Promise<void> {
  const records = tenancies.map((tenancy, nth) => ({
    ...leaseRecord(tenancy, day),
    client_id,
    number: leaseNumber(nth + 1),
  }));
  const made = await insertMany<Made>(db, leases, records, id);
  const tenants = tenancies.map(({ business_use }, nth) => ({
    client_id,
    lease_id: made[nth]?.id,
    party_id: (business_use ? companies : people).shift(),
    role: 'tenant',
  }));
  await insertMany(db, sql`lease_parties`, tenants);
  const planned = tenancies.flatMap((tenancy, nth) =>
    schedulesOf(tenancy).map((schedule) => ({ ...schedule, lease_id: made[nth]?.id })),
  );
  const schedules = await insertMany<Made>(
    db,
    sql`charge_schedules`,
    planned.map(({ steps, ...schedule }) => ({ ...schedule, client_id })),
    id,
  );
  const steps = planned.flatMap((schedule, nth) =>
    schedule.steps.map(({ from_on, amount }) => ({
      client_id,
      schedule_id: schedules[nth]?.id,
      from_on,
      amount: minor(amount),
    })),
  );
  await insertMany(db, sql`schedule_steps`, steps);
}

export interface PortfolioOptions {
  client_id: number;
  places: Places;
  now: Date;
  portfolio: Portfolio;
  /** The landlords first, then the tenants; more than are needed. */
  parties: Parties;
}

/** Inserts a sample portfolio in a book, unless that book has properties. */
export async function seedPortfolio(db: Db, options: PortfolioOptions): Promise<void> {
  const { client_id, places, now, portfolio, parties } = options;
  const [any] = await rows(db, sql`SELECT 1 FROM properties WHERE client_id = ${client_id} LIMIT 1`);
  if (any) return;
  const day = today(now);
  const plan = planPortfolio(portfolio, day);
  const target = { client_id, day, places, parties };
  const tenancies = await insertUnits(db, plan, portfolio.landlords, target);
  await insertLeases(db, beforeExtension(tenancies, day), target);
}
