import { today } from '@rentsafe/domain/date';
import type { Currency } from '@rentsafe/domain/money';
import type { PartyInput } from '@rentsafe/domain/party';
import type { Property, PropertyCreation, PropertyPatch } from '@rentsafe/domain/property';
import { addDays } from '@rentsafe/format/date';
import { toMinor } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { properties } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { fieldError } from '../http/errors.ts';
import { landlordOf } from '../landlord/repository.ts';
import { type StoredMoney, toMoney, toMonies, toStored } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';
import { foldAll, likeAnywhere, searchTerms } from '../search/fold.ts';
import { insertUnits } from './insertUnits.ts';
import { propertyName } from './name.ts';
import { unitState } from './unitState.ts';

type Amounts = 'reserve' | 'repair_limit' | 'value';
type Row = Omit<Property, Amounts> & Record<Amounts, (StoredMoney | null)[]>;

/** An amount of a property in each currency, in SQL; null where there is none. */
const amountsOf = (name: Amounts) =>
  sql.raw(`json_build_array(
  CASE WHEN r.${name}_usd IS NOT NULL THEN json_build_object('minor', r.${name}_usd::text, 'currency', 'USD') END,
  CASE WHEN r.${name}_zwg IS NOT NULL THEN json_build_object('minor', r.${name}_zwg::text, 'currency', 'ZWG') END) AS ${name}`);

/** The owner on a day, in SQL, of the row `r`; before the first one the first, after the last one the last. */
const ownership = (day: string) => sql`LATERAL (
  SELECT o.landlord_id, o.from_on FROM ownerships o WHERE o.property_id = r.id
  ORDER BY o.during @> ${day}::date DESC, o.from_on DESC LIMIT 1) o ON true`;

const select = (
  from: SQL,
  day: string,
) => sql`SELECT r.id, ${clientJson(sql`r.client_id`)} AS client, ${propertyName} AS name, r.property_type, r.property_details,
  r.building_name, r.street_number, r.street_name, r.area, r.city_town, r.province, r.country, r.area_code,
  ${amountsOf('reserve')}, ${amountsOf('repair_limit')}, ${amountsOf('value')},
  ${partyJson()} AS landlord, o.from_on::text AS owned_from,
  (SELECT coalesce(json_agg(json_build_object('id', u.id, 'unit_number', u.unit_number, 'state', ${unitState(day)}) ORDER BY u.id), '[]')
   FROM units u WHERE u.property_id = r.id) AS units,
  r.version
  FROM (${from}) r LEFT JOIN ${ownership(day)} LEFT JOIN landlords l ON l.id = o.landlord_id
  LEFT JOIN parties p ON p.id = l.party_id ORDER BY r.id DESC`;

const read = async (db: Db, from: SQL, now: Date): Promise<Property[]> =>
  (await rows<Row>(db, select(from, today(now)))).map((row) => ({
    ...row,
    reserve: toMonies(row.reserve.filter((money) => money !== null)),
    // A limit of nothing is one.
    repair_limit: row.repair_limit.filter((money) => money !== null).map(toMoney),
    value: row.value.filter((money) => money !== null).map(toMoney),
  }));

/** @param landlord keeps the properties that are this landlord's today. */
export async function listProperties(
  { db, scope, query, page: { size, offset } }: ListContext<number>,
  landlord: number | null,
  now: Date,
): Promise<Listing<Property>> {
  const words = searchTerms(query).map((term) => sql` AND r.search_text LIKE ${likeAnywhere(term)}`);
  const owned =
    landlord === null
      ? sql``
      : sql` AND EXISTS (SELECT FROM ownerships o WHERE o.property_id = r.id AND o.landlord_id = ${landlord}
                         AND o.during @> ${today(now)}::date)`;
  const matches = sql`FROM properties r WHERE r.client_id = ${scope}${sql.join(words)}${owned}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT r.* ${matches} ORDER BY r.id DESC ${slice({ size, offset })}`;
  return {
    ...counted,
    results: await read(db, page, now),
  };
}

export async function readProperty(db: Db, id: number, now: Date): Promise<Property> {
  const [property] = await read(db, sql`SELECT * FROM properties WHERE id = ${id}`, now);
  if (!property) throw new Error('A property is gone.');
  return property;
}

type Details = Omit<PropertyPatch, 'version' | Amounts>;

/** The words that a property is found by. */
export const propertySearchText = ({
  building_name,
  street_number,
  street_name,
  area,
  city_town,
  province,
}: Details) => foldAll(building_name, street_number, street_name, area, city_town, province);

/** The columns of the amounts that are sent. Without one there is no limit; nothing is worth 0. */
function amountColumns({ reserve, repair_limit, value }: Pick<PropertyPatch, Amounts>) {
  const limit = (currency: Currency) => {
    const found = repair_limit?.find((money) => money.currency === currency);
    return found ? toMinor(found.amount) : null;
  };
  const kept = toStored(reserve ?? []);
  const worth = toStored(value ?? []);
  return {
    ...(reserve && { reserve_usd: kept.USD, reserve_zwg: kept.ZWG }),
    ...(repair_limit && { repair_limit_usd: limit('USD'), repair_limit_zwg: limit('ZIG') }),
    ...(value && { value_usd: worth.USD || null, value_zwg: worth.ZWG || null }),
  };
}

/** Makes a property with its first owner, who becomes a landlord of the book, and its units. */
export async function insertProperty(
  db: Db,
  actor: Actor,
  clientId: number,
  { client, landlord, owned_from, units = [], reserve, repair_limit, value, ...details }: PropertyCreation,
): Promise<Property> {
  const landlordId = await landlordOf(db, actor, clientId, landlord);
  const values = {
    ...details,
    ...amountColumns({ reserve, repair_limit, value }),
    client_id: clientId,
    search_text: propertySearchText(details),
  };
  const made = await insertRecord(db, actor, { table: properties, type: 'property', values });
  if (!made) throw new Error('No property was made.');
  await db.execute(sql`INSERT INTO ownerships (client_id, property_id, landlord_id, from_on)
    VALUES (${clientId}, ${made.id}, ${landlordId}, ${owned_from})`);
  const numbers = units.length > 0 ? units.map(({ unit_number }) => unit_number) : ['1'];
  await insertUnits(db, actor, { clientId, property: made.id }, numbers);
  return readProperty(db, made.id, actor.now);
}

export async function updateProperty(
  db: Db,
  actor: Actor,
  id: number,
  { version, reserve, repair_limit, value, ...details }: PropertyPatch,
): Promise<Property> {
  await changeRecord(db, actor, { table: properties, type: 'property', id, version }, (before) => ({
    values: {
      ...details,
      ...amountColumns({ reserve, repair_limit, value }),
      search_text: propertySearchText({ ...before, ...details } as Details),
    },
  }));
  return readProperty(db, id, actor.now);
}

/** Ends the ownership that lasts, the day before another begins. @throws HttpError 400 where the new one would not be later. */
export async function transferProperty(
  db: Db,
  actor: Actor,
  { id, clientId }: { id: number; clientId: number },
  { landlord, from_on }: { landlord: PartyInput; from_on: string },
): Promise<Property> {
  const landlordId = await landlordOf(db, actor, clientId, landlord);
  await changeRecord(db, actor, { table: properties, type: 'property', id, version: 'any' }, async () => {
    const [last] = await rows<{ from_on: string; landlord_id: number }>(
      db,
      sql`SELECT from_on::text, landlord_id FROM ownerships WHERE property_id = ${id} ORDER BY from_on DESC LIMIT 1`,
    );
    if (!last) throw new Error('A property has no owner.');
    if (from_on <= last.from_on) throw fieldError('from_on', `Owned since ${last.from_on}.`);
    await db.execute(
      sql`UPDATE ownerships SET to_on = ${addDays(from_on, -1)} WHERE property_id = ${id} AND to_on IS NULL`,
    );
    await db.execute(sql`INSERT INTO ownerships (client_id, property_id, landlord_id, from_on)
      VALUES (${clientId}, ${id}, ${landlordId}, ${from_on})`);
    return {
      values: {},
      lists: { landlord: [last.landlord_id, landlordId], from_on: [last.from_on, from_on] },
    };
  });
  return readProperty(db, id, actor.now);
}
