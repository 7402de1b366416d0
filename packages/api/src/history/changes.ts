import type { Role } from '@rentsafe/domain/access';
import { toDecimal } from '@rentsafe/format/money';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Changes } from '../audit/events.ts';
import { ownedRecords } from '../audit/records.ts';
import type { Db } from '../db/database.ts';
import { type auditEvents, individuals } from '../db/schema.ts';
import { keyOf, named, namesOf } from './names.ts';

type Event = Pick<typeof auditEvents.$inferSelect, 'action' | 'subject_type' | 'subject_id' | 'changes'>;

/** Fields whose name does not say which kind of record they have the id of. */
const referenced: Readonly<Record<string, string>> = {
  assigned_to: 'user',
  company_party: 'party',
  duplicate_of: 'request',
  files: 'file',
  line: 'bank_line',
  logo: 'file',
  tax_office: 'party',
  transfer_from: 'bank_account',
  transfer_to: 'bank_account',
};

/** Which kind of record a field names by id: `approved_by` a user, `unit_id` a unit, `merged_into` one of its own kind. */
function kindOf(field: string, subject: string): string | undefined {
  if (field.endsWith('_by')) return 'user';
  if (field === 'merged' || field === 'merged_into') return subject;
  const name = field.replace(/_ids?$/, '');
  return referenced[name] ?? (name in named ? name : undefined);
}

/** Until they were written as decimals, amounts of these were recorded in minor units; so was `amount` of a claim or a journal. */
const amounts =
  /^(cost_limit|deposit_amount|estimate|monthly|(standard|emergency)_rate|per_(lease|report)|(reserve|repair_limit|value)_(usd|zwg))$/;
const withAmount = /^(claim|journal)$/;

const asWritten = (type: string, field: string, value: unknown): unknown =>
  (amounts.test(field) || (field === 'amount' && withAmount.test(type))) &&
  typeof value === 'string' &&
  /^-?\d+$/.test(value)
    ? toDecimal(BigInt(value))
    : value;

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => Number.isSafeInteger(id));

/** The people among the subjects of these events of whom nothing may be shown but why they were anonymised. */
async function anonymisedIn(db: Db, events: readonly Event[]): Promise<Set<number>> {
  const ids = events.flatMap(({ subject_type, subject_id }) =>
    subject_type === 'individual' && subject_id !== null ? [subject_id] : [],
  );
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: individuals.id })
    .from(individuals)
    .where(and(inArray(individuals.id, [...new Set(ids)]), isNotNull(individuals.anonymised_at)));
  return new Set(found.map(({ id }) => id));
}

/** Admins of a client read what changed of its own records, and which of its lists left; others nothing. */
const mayRead = (role: Role, type: string): boolean =>
  role === 'admin' || (role === 'clientAdmin' && (type in ownedRecords || type === 'list'));

/** What events changed, as this role may read it, with other records by name. */
export async function shownChanges(db: Db, events: readonly Event[], role: Role): Promise<Changes[]> {
  const anonymised = await anonymisedIn(db, events);
  const isShown = ({ action, subject_type: type, subject_id: id }: Event) =>
    mayRead(role, type) &&
    (action === 'anonymise' || type !== 'individual' || id === null || !anonymised.has(id));
  const shown = events.map((event) => ({
    type: event.subject_type,
    fields: isShown(event) ? Object.entries(event.changes as Changes) : [],
  }));
  const names = await namesOf(
    db,
    shown.flatMap(({ type, fields }) =>
      fields.flatMap(([field, values]) => {
        const kind = kindOf(field, type);
        return kind ? values.flatMap(idsIn).map((id) => ({ type: kind, id })) : [];
      }),
    ),
  );
  return shown.map(({ type, fields }) =>
    Object.fromEntries(
      fields.map(([field, [before, after]]) => {
        const kind = kindOf(field, type);
        const named = (id: unknown) =>
          (kind && names.get(keyOf(kind, id as number))) ?? asWritten(type, field, id);
        const read = (value: unknown) => (Array.isArray(value) ? value.map(named) : named(value));
        return [field, [read(before), read(after)]];
      }),
    ),
  );
}
