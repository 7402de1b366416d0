import type { Agency, BookPatch } from '@rentsafe/domain/book';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Actor, Changes } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { agencies } from '../db/schema.ts';
import { fieldErrors, unknownReference } from '../http/errors.ts';
import { partyId, partyJson } from '../party/repository.ts';
import { changesBetween } from '../resource/changes.ts';

const partyOf = (id: SQL): SQL => sql`(SELECT ${partyJson()} FROM parties p WHERE p.id = ${id})`;

/** The letterhead of the client `client`, in SQL: every field is there. A logo that was removed is none. */
export const agencyJson = (
  client: SQL,
): SQL => sql`coalesce((SELECT json_build_object('name', y.name, 'address', y.address,
    'telephone', y.telephone, 'email', y.email, 'vat_number', y.vat_number, 'tin', y.tin,
    'company', (SELECT json_build_object('id', c.id, 'name', c.registration_name) FROM parties p JOIN companies c ON c.id = p.company_id
      WHERE p.id = y.company_party_id),
    'logo', CASE WHEN NOT EXISTS (SELECT FROM file_removals WHERE file_id = y.logo_id) THEN y.logo_id END)
  FROM agencies y WHERE y.client_id = ${client}), ${JSON.stringify(nothing)}::json)`;

const nothing: Agency = {
  name: null,
  address: null,
  telephone: null,
  email: null,
  vat_number: null,
  tin: null,
  company: null,
  logo: null,
};

export const taxOfficeJson = (client: SQL): SQL =>
  sql`(SELECT ${partyOf(sql`y.tax_office_id`)} FROM agencies y WHERE y.client_id = ${client})`;

/** @throws HttpError 400 at the field for what is no image of the book. */
async function checkLogo(db: Db, clientId: number, logo: number): Promise<void> {
  const path = ['agency', 'logo'];
  const [file] = await rows<{ type: string }>(
    db,
    sql`SELECT type FROM files f WHERE id = ${logo} AND client_id = ${clientId} AND subject_type = 'book'
          AND NOT EXISTS (SELECT FROM file_removals WHERE file_id = f.id)`,
  );
  if (!file) throw unknownReference(path, logo);
  if (!file.type.startsWith('image/'))
    throw fieldErrors([{ path, message: 'Choose a JPEG, PNG or WebP image.' }]);
}

/**
 * Changes the letterhead and the standing payees of a book, which is locked.
 *
 * @returns what has changed, for the audit event.
 * @throws HttpError 400 at the field for whom the actor may not name, and for what is no image of the book.
 */
export async function writeAgency(
  db: Db,
  actor: Actor,
  clientId: number,
  { agency, tax_office }: Pick<BookPatch, 'agency' | 'tax_office'>,
): Promise<Changes> {
  if (!agency && tax_office === undefined) return {};
  const { company, logo, ...texts } = agency ?? {};
  if (logo) await checkLogo(db, clientId, logo);
  const values = {
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([field, value]) =>
        value === undefined ? [] : [[field, value || null]],
      ),
    ),
    ...(logo !== undefined && { logo_id: logo }),
    ...(company !== undefined && {
      company_party_id:
        company && (await partyId(db, actor, { type: 'company', id: company }, [], ['agency', 'company'])),
    }),
    ...(tax_office !== undefined && {
      tax_office_id: tax_office && (await partyId(db, actor, tax_office, ['tax_office'])),
    }),
  };
  await db.insert(agencies).values({ client_id: clientId }).onConflictDoNothing();
  const [before] = await db.select().from(agencies).where(eq(agencies.client_id, clientId));
  if (Object.keys(values).length > 0)
    await db.update(agencies).set(values).where(eq(agencies.client_id, clientId));
  return changesBetween(before ?? {}, { ...before, ...values }, Object.keys(values));
}
