import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { fold } from '../search/fold.ts';

/** What says who a person is, as patterns of texts. */
export interface Identifiers {
  /** Of this person alone: taken out of every text. Null where the register has another of the kind. */
  own: string | null;
  /** Those that others share too, and an address: taken out of what is about the person. */
  all: string;
  /** The surname, as banks and payers write it. */
  surname: string;
}

interface Person {
  first_name: string;
  last_name: string;
  identification_number: string | null;
  emails: string[];
  phones: string[];
  streets: string[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const words = (text: string) => text.trim().split(/\s+/).map(escaped).join('\\s+');
const spaced = (text: string) => Array.from(text).map(escaped).join('[\\s()./-]*');

/** In a text as it was written, and as it is searched. */
const written = (text: string) => [...new Set([words(text), words(fold(text))])].filter(Boolean);

function nameOf({ first_name, last_name }: Person): string[] {
  const firsts = new Set([first_name, first_name.trim().split(/\s+/)[0] ?? first_name]);
  return [...firsts].flatMap((first) =>
    [`${first} ${last_name}`, `${last_name} ${first}`].flatMap((name) =>
      written(name).map((pattern) => `\\m${pattern.replaceAll('\\s+', ',?\\s+')}\\M`),
    ),
  );
}

const ofNumber = (number: string) => `\\m${spaced(number.replace(/[^\p{L}\p{N}]/gu, ''))}\\M`;

/** As it is called from abroad and at home, with or without spaces. */
function ofPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const [code, rest] = digits.startsWith('263') ? ['(\\+?263|0)?[\\s()./-]*', digits.slice(3)] : ['', digits];
  return `(?<!\\d)${code}${spaced(rest)}(?!\\d)`;
}

const eitherOf = (patterns: readonly string[]) => patterns.map((pattern) => `(${pattern})`).join('|');

/** Which of a person's identifiers somebody else in the register has, too. */
async function sharedBy(db: Db, id: number, person: Person) {
  const { first_name, last_name, emails, phones } = person;
  const name = `${first_name} ${last_name}`.toLowerCase();
  const list = (values: readonly string[]) =>
    sql`(SELECT json_array_elements_text(${JSON.stringify(values.map((value) => value.toLowerCase()))}::json))`;
  const [found] = await rows<{ name: boolean; emails: string[]; phones: string[] }>(
    db,
    sql`SELECT EXISTS (SELECT FROM individuals WHERE id <> ${id} AND lower(first_name || ' ' || last_name) = ${name}
            UNION ALL SELECT FROM companies WHERE ${name} IN (lower(registration_name), lower(trading_name))
            UNION ALL SELECT FROM users WHERE lower(first_name || ' ' || last_name) = ${name}) AS name,
          (SELECT coalesce(json_agg(DISTINCT e), '[]') FROM (
            SELECT lower(email) AS e FROM contact_details WHERE individual_id <> ${id}
            UNION ALL SELECT lower(email) FROM companies UNION ALL SELECT lower(email) FROM users
            UNION ALL SELECT lower(c.email) FROM contractors c JOIN parties p ON p.id = c.party_id
              WHERE p.individual_id IS DISTINCT FROM ${id}) known WHERE e IN ${list(emails)}) AS emails,
          (SELECT coalesce(json_agg(DISTINCT e), '[]') FROM (
            SELECT unnest(mobile_phone) AS e FROM contact_details WHERE individual_id <> ${id}
            UNION ALL SELECT mobile_phone FROM companies UNION ALL SELECT landline_phone FROM companies
            UNION ALL SELECT unnest(ARRAY[c.mobile, c.telephone, c.contact_mobile]) FROM contractors c
              JOIN parties p ON p.id = c.party_id WHERE p.individual_id IS DISTINCT FROM ${id}) known
            WHERE e IN ${list(phones)}) AS phones`,
  );
  if (!found) throw new Error('Nothing was looked up.');
  return found;
}

/** Read before the record is emptied. */
export async function readIdentifiers(db: Db, id: number): Promise<Identifiers> {
  const [person] = await rows<Person>(
    db,
    sql`SELECT first_name, last_name, identification_number,
          (SELECT coalesce(json_agg(email), '[]') FROM (SELECT email FROM contact_details WHERE individual_id = i.id
            UNION SELECT email FROM employment_details WHERE individual_id = i.id) e WHERE email IS NOT NULL) AS emails,
          (SELECT coalesce(json_agg(DISTINCT m), '[]') FROM contact_details, unnest(mobile_phone) m
            WHERE individual_id = i.id) AS phones,
          (SELECT coalesce(json_agg(street_address), '[]') FROM addresses
            WHERE individual_id = i.id AND char_length(street_address) > 5) AS streets
        FROM individuals i WHERE id = ${id}`,
  );
  if (!person) throw new Error('An individual is gone.');
  const shared = await sharedBy(db, id, person);
  const patternsOf = (isKept: (kind: 'emails' | 'phones', value: string) => boolean) => [
    ...(person.identification_number ? [ofNumber(person.identification_number)] : []),
    ...person.emails.filter((email) => isKept('emails', email)).flatMap(written),
    ...person.phones.filter((phone) => isKept('phones', phone)).map(ofPhone),
  ];
  const own = [
    ...patternsOf((kind, value) => !shared[kind].includes(value.toLowerCase())),
    ...(shared.name ? [] : nameOf(person)),
  ];
  const all = [...patternsOf(() => true), ...nameOf(person), ...person.streets.flatMap(written)];
  return {
    own: own.length > 0 ? eitherOf(own) : null,
    all: eitherOf(all),
    surname: `\\m${words(person.last_name)}\\M`,
  };
}
