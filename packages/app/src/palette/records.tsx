import { isHouseNumber, type SearchHit, type SearchKind, searchRecords } from '@rentsafe/domain/recordSearch';
import { HOME_PATH } from '@rentsafe/domain/session';
import type { CommandGroup, CommandItem, CommandSearch } from '@rentsafe/ui/CommandPalette';
import { Building2, FileText, List, ShieldQuestion, User } from 'lucide-react';
import { request } from '../calls/client';
import { readLogin } from '../login/storedLogin';
import { isNumber } from '../party/check/checkedNumber';
import type { RecentRecord } from '../session/recentRecords';
import { dotted } from '../text/dotted';

/** So many of a kind are found: there may be more. */
const MOST = 5;

/** What records of each kind are called. */
const kindTexts: Readonly<Record<SearchKind, string>> = {
  individual: 'People',
  company: 'Companies',
  lease: 'Leases',
  property: 'Properties',
  unit: 'Units',
  landlord: 'Landlords',
  invoice: 'Invoices and credit notes',
  receipt: 'Receipts',
  bill: 'Bills',
  disbursement: 'Payments',
  journal: 'Journals',
  bank_account: 'Bank accounts',
  request: 'Maintenance requests',
  work_order: 'Work orders',
  inspection: 'Inspections',
  contractor: 'Contractors',
  document: 'Lease documents',
  message: 'Messages',
  claim: 'Claims',
  dispute: 'Disputes',
  report: 'Issued reports',
  client: 'Clients',
};

const isAbout = (kind: string): kind is RecentRecord['about'] => kind === 'individual' || kind === 'company';

const iconOf = (kind: SearchKind) =>
  kind === 'individual' ? <User /> : kind === 'company' ? <Building2 /> : <FileText />;

const itemOf = ({ kind, id, number, title, detail, path }: SearchHit): CommandItem => {
  // The report on a person or a company opens over the page; of anything else, its page.
  const isReport = isAbout(kind);
  const label = isReport || !number ? title : `${number} ${title}`;
  const description = dotted(isReport ? number : undefined, detail);
  return {
    ...{ id: `${kind} ${id}`, label: label.trim(), icon: iconOf(kind) },
    ...(description && { description }),
    ...(!isReport && { href: path }),
  };
};

/** Beside what is found of the same record. */
export const recentItem = ({ about, id, name }: RecentRecord): CommandItem => ({
  id: `${about} ${id} recent`,
  label: name,
  icon: iconOf(about),
});

/** The person or company of an item that `findRecords` or `recentItem` has given; undefined for any other item. */
export function recordOf({ id, label }: CommandItem): RecentRecord | undefined {
  const [about = '', number] = id.split(' ');
  return isAbout(about) ? { about, id: Number(number), name: label } : undefined;
}

/** True of what `findRecords` has given: a search for it may be repeated. */
export const isFound = ({ id }: CommandItem): boolean => (id.split(' ')[0] ?? '') in kindTexts;

const CHECK = 'check ';

/** To users of a client company, the way to whom they may not read about yet: no number of the house is looked up. */
function checkGroup(q: string, found: readonly SearchHit[]): CommandGroup {
  const isOffered =
    readLogin()?.user_type !== 'staff' && isNumber(q) && !isHouseNumber(q) && found.length === 0;
  const item = { id: CHECK + q, label: `Check ${q} in the register`, icon: <ShieldQuestion /> };
  return { label: 'Register', items: isOffered ? [item] : [] };
}

/** The number that an item checks; undefined for any other item. */
export const checkedBy = ({ id }: CommandItem): string | undefined =>
  id.startsWith(CHECK) ? id.slice(CHECK.length) : undefined;

/** The way to the list with all people, or companies, of whom only the first were found. */
function allOf(kind: SearchKind, q: string): CommandItem {
  const search = new URLSearchParams({ tab: kind, [`${kind}_q`]: q });
  return {
    id: `all ${kind}`,
    label: `See all ${kindTexts[kind].toLowerCase()}`,
    icon: <List />,
    href: `${HOME_PATH}?${search}`,
  };
}

function groupOf(kind: SearchKind, found: readonly SearchHit[], q: string): CommandGroup {
  const items = found.filter((hit) => hit.kind === kind).map(itemOf);
  const hasMore = isAbout(kind) && items.length >= MOST;
  return { label: kindTexts[kind], items: hasMore ? [...items, allOf(kind, q)] : items };
}

/** Records of all kinds that one may open, by number or text, in the server's order of kinds. Rejects with `ApiError`. */
export const findRecords: CommandSearch = async (q, signal) => {
  const found = await request(searchRecords, { query: { q }, signal });
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return [...kinds.map((kind) => groupOf(kind, found, q)), checkGroup(q, found)].filter(
    ({ items }) => items.length > 0,
  );
};
