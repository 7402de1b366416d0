import type { NameableParty, PartyType } from '@rentsafe/domain/party';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { companySource } from '../company/list.ts';
import { individualSource } from '../individual/list.ts';
import type { Reader } from '../party/readable.ts';
import { listRecords } from '../search/listRecords.ts';
import { listNameable } from './nameable.ts';
import { describeParties, type Listed } from './partyRows.ts';

const register = { by: 'register', until: null } as const;

/**
 * The register for staff: a person and a company in turn, until one kind ends. So neither hides the other, and pages are cut from one
 * order.
 */
export async function listRegister(
  context: ListContext<null>,
  type: PartyType | '',
): Promise<Listing<NameableParty>> {
  const { size, offset } = context.page;
  const end = offset + size;
  const part = { ...context, page: { page: 1, size: end, offset: 0 } };
  const none = { count: 0, capped: false, results: [] };
  const people = type === 'company' ? none : await listRecords(part, individualSource);
  const companies = type === 'individual' ? none : await listRecords(part, companySource);
  const both = Math.min(people.count, companies.count);
  const found: readonly Listed[] = [
    ...people.results.map(({ id }, nth) => ({
      place: nth < both ? nth * 2 : nth + both,
      listed: { ...register, individual_id: id, company_id: null },
    })),
    ...companies.results.map(({ id }, nth) => ({
      place: nth < both ? nth * 2 + 1 : nth + both,
      listed: { ...register, individual_id: null, company_id: id },
    })),
  ]
    .filter(({ place }) => place >= offset && place < end)
    .sort((a, b) => a.place - b.place)
    .map(({ listed }) => listed);
  return {
    count: people.count + companies.count,
    capped: Boolean(people.capped || companies.capped),
    results: await describeParties(context.db, null, found),
  };
}

/** Whom the caller may name. */
export const listParties = (
  context: ListContext<Reader | null>,
  type: PartyType | '',
): Promise<Listing<NameableParty>> =>
  context.scope === null
    ? listRegister({ ...context, scope: null }, type)
    : listNameable(context, context.scope, type);
