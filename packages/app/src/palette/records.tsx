import { type CompanyRow, searchCompanies } from '@rentsafe/domain/company';
import { fullName, type IndividualRow, searchIndividuals } from '@rentsafe/domain/individual';
import type { Paginated } from '@rentsafe/domain/pagination';
import { HOME_PATH } from '@rentsafe/domain/session';
import type { CommandGroup, CommandItem, CommandSearch } from '@rentsafe/ui/CommandPalette';
import { Building2, List, ShieldQuestion, User } from 'lucide-react';
import { ApiError } from '../calls/ApiError';
import { request } from '../calls/client';
import { countText } from '../lists/rangeText';
import { readLogin } from '../login/storedLogin';
import { isNumber } from '../party/check/checkedNumber';
import type { RecentRecord } from '../session/recentRecords';

/** How many of each are offered, before the way to the rest. */
const MOST = 6;

const itemOf = ({ about, id, name }: RecentRecord, number: string | null | undefined): CommandItem => ({
  id: `${about} ${id}`,
  label: name,
  icon: about === 'company' ? <Building2 /> : <User />,
  ...(number && { description: number }),
});

/** Beside what is found of the same record. */
export const recentItem = (record: RecentRecord): CommandItem => {
  const item = itemOf(record, undefined);
  return { ...item, id: `${item.id} recent` };
};

/** The record of an item that `findRecords` or `recentItem` has given; undefined for any other item. */
export function recordOf({ id, label }: CommandItem): RecentRecord | undefined {
  const [about, number] = id.split(' ');
  if (about !== 'individual' && about !== 'company') return undefined;
  return { about, id: Number(number), name: label };
}

const CHECK = 'check ';

/** To users of a client company, the way to whom they may not read about yet. */
function checkGroup(q: string): CommandGroup {
  const isOffered = readLogin()?.user_type !== 'staff' && isNumber(q);
  const item = { id: CHECK + q, label: `Check ${q} in the register`, icon: <ShieldQuestion /> };
  return { label: 'Register', items: isOffered ? [item] : [] };
}

/** The number that an item checks; undefined for any other item. */
export const checkedBy = ({ id }: CommandItem): string | undefined =>
  id.startsWith(CHECK) ? id.slice(CHECK.length) : undefined;

/** Users of a client company see no individuals: to them there are none. */
function noneWhereForbidden(error: unknown): Paginated<never> {
  if (error instanceof ApiError && error.kind === 'forbidden') {
    return { next: null, previous: null, count: 0, results: [] };
  }
  throw error;
}

/** The first that were found, and the way to the list with all of them. */
function groupOf<Row>(
  label: string,
  page: Paginated<Row>,
  list: { tab: string; q: string; itemOf: (row: Row) => CommandItem },
): CommandGroup {
  const items = page.results.slice(0, MOST).map(list.itemOf);
  if (page.count <= items.length) return { label, items };
  const { tab, q } = list;
  const all = {
    id: `all ${tab}`,
    label: `See all ${countText(page)} ${label.toLowerCase()}`,
    icon: <List />,
    href: `${HOME_PATH}?${new URLSearchParams({ tab, [`${tab}_q`]: q })}`,
  };
  return { label, items: [...items, all] };
}

/** Tenants and companies by name or number, as far as one may see them. Rejects with `ApiError`. */
export const findRecords: CommandSearch = async (q, signal) => {
  const query = { q, page: 1 };
  const [individuals, companies] = await Promise.all([
    request(searchIndividuals, { query, signal }).catch(noneWhereForbidden),
    request(searchCompanies, { query, signal }).catch(noneWhereForbidden),
  ]);
  return [
    groupOf<IndividualRow>('Tenants', individuals, {
      tab: 'individual',
      q,
      itemOf: (row) =>
        itemOf({ about: 'individual', id: row.id, name: fullName(row) }, row.identification_number),
    }),
    groupOf<CompanyRow>('Companies', companies, {
      tab: 'company',
      q,
      itemOf: ({ id, registration_name, registration_number }) =>
        itemOf({ about: 'company', id, name: registration_name }, registration_number),
    }),
    checkGroup(q),
  ].filter(({ items }) => items.length > 0);
};
