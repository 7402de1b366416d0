import { type ExportInput, recordExport } from '@rentsafe/domain/audit';
import { getBranch, listBranches, searchBranches } from '@rentsafe/domain/branch';
import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import {
  getCompanyReport,
  listCompanyAccess,
  recordCompanyAccess,
  searchCompanies,
} from '@rentsafe/domain/company';
import type { ReplyOf } from '@rentsafe/domain/contract';
import {
  sampleBranchRow,
  sampleCompanyReport,
  sampleIndividualReport,
  sampleIndividualRow,
  samplePage,
  sampleUsers,
} from '@rentsafe/domain/fixtures';
import {
  getIndividualReport,
  listIndividualAccess,
  listIndividuals,
  recordIndividualAccess,
  searchIndividuals,
} from '@rentsafe/domain/individual';
import type { Paginated } from '@rentsafe/domain/pagination';
import { checkInvitation, login, logout, me, refreshSession, setPassword } from '@rentsafe/domain/session';
import {
  ADMIN,
  createUser,
  deactivateUser,
  type Invitation,
  listUsers,
  resetUserPassword,
  type UserInput,
  type UserPatch,
  updateUser,
} from '@rentsafe/domain/user';
import { type Asked, answer, refuse } from './answer';
import { creations } from './creations';
import { sampleBranch } from './sampleBranch';

/** Who may sign in to the mocked backend. */
export const account = { username: 'rudo.makoni@rentsafe.example', password: 'kopje-lantern-violet-42' };

/** Who is signed in there. */
export const signedInUser: ReplyOf<typeof me> = {
  id: 1,
  username: account.username,
  first_name: 'Rudo',
  last_name: 'Makoni',
  email: account.username,
  user_type: 'staff',
  access_level: ADMIN,
  client: PROVIDER_CLIENT_ID,
  client_name: 'RentSafe',
};

const TOTAL = 57;
const SIZE = 20;

const rowsOf = <T>(row: (index: number) => T) => Array.from({ length: TOTAL }, (_, index) => row(index));
const individuals = rowsOf(sampleIndividualRow);
// A branch has another id than its company, so that one is not taken for the other.
const branches = rowsOf((index) => ({ ...sampleBranchRow(index), id: index + 101 }));
const companies = branches.map(({ company }) => company);

const textOf = (row: object) => Object.values(flat(row)).join(' ').toLowerCase();
const flat = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      typeof value === 'object' && value ? Object.entries(flat(value as object)) : [[key, value]],
    ),
  );

/** A page as the backend makes it: page 0, letters and what lies beyond the end are a 404. */
function pageOf<T extends object>(rows: readonly T[], { query }: Asked): Paginated<T> | Response {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => words.every((word) => textOf(row).includes(word)));
  const page = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(found.length / SIZE));
  if (!Number.isInteger(page) || page < 1 || page > last) return refuse(404, { detail: 'Invalid page.' });
  return samplePage((index) => found[index] as T, { page, total: found.length, size: SIZE });
}

export const sampleInvitation: Invitation = {
  url: 'http://localhost:3000/set-password#token=sample-token',
  expires_at: '2026-03-08T08:30:00Z',
};

export const accessEntry = {
  user: { id: 1, name: 'Rudo Makoni' },
  at: '2026-03-01T08:30:00Z',
  action: 'reopen',
  request_id: 'sample-request',
};

const userOf = (id: string | undefined) => sampleUsers.find((user) => user.id === Number(id));
const noUser = () => refuse(404, { detail: 'Not found.' });

/** The mocked backend: every call that the app makes, answered from the fixtures. */
export const handlers = [
  // Before the records: /lookup/ is no id.
  ...creations,
  answer(login, ({ body }) => {
    const { username, password } = body as typeof account;
    if (username !== account.username || password !== account.password)
      return refuse(401, { detail: 'Invalid account.' });
    return { user: { id: 1, username, user_type: 'staff' }, access: 'access-1', refresh: 'refresh-1' };
  }),
  answer(refreshSession, () => ({ access: 'access-2', refresh: 'refresh-2' })),
  answer(logout, () => undefined),
  answer(me, () => signedInUser),
  answer(listIndividuals, (asked) => pageOf(individuals, asked)),
  answer(searchIndividuals, (asked) => pageOf(individuals, asked)),
  answer(getIndividualReport, ({ ids }) => sampleIndividualReport(Number(ids.id) - 1)),
  answer(listBranches, (asked) => pageOf(branches, asked)),
  answer(searchBranches, (asked) => pageOf(branches, asked)),
  // After the fixed paths, which its own would take too.
  answer(getBranch, ({ ids }) => sampleBranch(Number(ids.id))),
  answer(searchCompanies, (asked) => pageOf(companies, asked)),
  answer(setPassword, () => undefined),
  answer(checkInvitation, () => ({ username: account.username, expires_at: sampleInvitation.expires_at })),
  answer(listUsers, (asked) => pageOf(sampleUsers, asked)),
  answer(createUser, ({ body }) => ({
    ...(body as UserInput),
    id: 7,
    is_active: true,
    invitation: sampleInvitation,
  })),
  answer(updateUser, ({ ids, body }) => {
    const user = userOf(ids.id);
    return user ? { ...user, ...(body as UserPatch) } : noUser();
  }),
  answer(deactivateUser, ({ ids }) => (userOf(ids.id) ? undefined : noUser())),
  answer(resetUserPassword, ({ ids }) => (userOf(ids.id) ? { invitation: sampleInvitation } : noUser())),
  ...[listIndividualAccess, listCompanyAccess].map((call) =>
    answer(call, () => samplePage(() => accessEntry, { total: 1 })),
  ),
  ...[recordIndividualAccess, recordCompanyAccess].map((call) => answer(call, () => accessEntry)),
  answer(recordExport, ({ body }) => ({
    ...(body as ExportInput),
    at: accessEntry.at,
    request_id: accessEntry.request_id,
  })),
  answer(getCompanyReport, ({ ids }) => sampleCompanyReport(Number(ids.id) - 1)),
];
