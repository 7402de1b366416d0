import {
  type ActivityEvent,
  type AuditEvent,
  type ExportInput,
  listActivity,
  listAuditEvents,
  recordExport,
} from '@rentsafe/domain/audit';
import { type BranchPatch, getBranch, updateBranch } from '@rentsafe/domain/branch';
import {
  type Client,
  type ClientInput,
  createClient,
  listClients,
  PROVIDER_CLIENT_ID,
} from '@rentsafe/domain/client';
import {
  type CompanyPatch,
  getCompanyReport,
  listCompanies,
  listCompanyAccess,
  mergeCompany,
  recordCompanyAccess,
  searchCompanies,
  updateCompany,
} from '@rentsafe/domain/company';
import type { ReplyOf } from '@rentsafe/domain/contract';
import type { MergeInput } from '@rentsafe/domain/duplicate';
import {
  sampleCompanyReport,
  sampleIndividualReport,
  samplePage,
  sampleUsers,
} from '@rentsafe/domain/fixtures';
import {
  anonymiseIndividual,
  getIndividual,
  getIndividualReport,
  type Individual,
  type IndividualPatch,
  listIndividualAccess,
  mergeIndividual,
  recordIndividualAccess,
  updateIndividual,
} from '@rentsafe/domain/individual';
import { getOverview } from '@rentsafe/domain/ledgerReport';
import {
  changePassword,
  checkInvitation,
  endOtherSessions,
  endSession,
  forgotPassword,
  getPasswordHelp,
  listSessions,
  login,
  logout,
  me,
  type OpenSession,
  refreshSession,
  setPassword,
} from '@rentsafe/domain/session';
import { getSignInProvider } from '@rentsafe/domain/signInProvider';
import {
  ADMIN,
  deactivateUser,
  resetUserPassword,
  USER,
  type UserPatch,
  updateUser,
} from '@rentsafe/domain/user';
import { answer, refuse } from './answer';
import { approvalHandlers } from './approvalHandlers';
import { bankAccountHandlers } from './bankAccountHandlers';
import { bankHandlers } from './bankHandlers';
import { claimHandlers } from './claimHandlers';
import { consentHandlers } from './consentHandlers';
import { creations } from './creations';
import { dataRequestHandlers } from './dataRequestHandlers';
import { debtCallHandlers } from './debtCallHandlers';
import { disbursementHandlers } from './disbursementHandlers';
import { documentHandlers } from './documentHandlers';
import { factorHandlers } from './factorHandlers';
import { fileHandlers } from './fileHandlers';
import { importHandlers } from './importHandlers';
import { insightHandlers } from './insightHandlers';
import { inspectionHandlers } from './inspectionHandlers';
import { invoiceHandlers } from './invoiceHandlers';
import { journalHandlers } from './journalHandlers';
import { leaseHandlers } from './leaseHandlers';
import { maintenanceHandlers } from './maintenanceHandlers';
import { messageHandlers } from './messageHandlers';
import { formHandlers, sampleInvitation } from './mockedForms';
import { listHandlers, mockedLists, pageOf } from './mockedLists';
import { partyHandlers } from './partyHandlers';
import { portfolio } from './portfolio';
import { receiptHandlers } from './receiptHandlers';
import { reportIssueHandlers } from './reportIssueHandlers';
import { mockedRole } from './role';
import { sampleBranch } from './sampleBranch';
import { sampleOverview } from './sampleOverview';
import { scheduleHandlers } from './scheduleHandlers';
import { searchHandlers } from './searchHandlers';
import { statementHandlers } from './statementHandlers';
import { subscriptionHandlers } from './subscriptionHandlers';
import { todayHandlers } from './todayHandlers';
import { todoHandlers } from './todoHandlers';
import { trustHandlers } from './trustHandlers';

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

/** Who is signed in there, by their role. */
export function meOf(): ReplyOf<typeof me> {
  const role = mockedRole();
  return {
    ...signedInUser,
    access_level: role === 'admin' || role === 'clientAdmin' ? ADMIN : USER,
    ...((role === 'clientAdmin' || role === 'clientUser') && {
      user_type: 'client',
      client: 2,
      client_name: 'Baobab Properties',
    }),
  };
}

const companies = mockedLists.company.rows.map(({ company }) => company);

export const accessEntry = {
  user: { id: 1, name: 'Rudo Makoni' },
  at: '2026-03-01T08:30:00Z',
  action: 'view_report',
  request_id: 'sample-request',
  client: { id: 1, name: 'RentSafe' },
  purpose: null as string | null,
};

/** Where who is signed in there is signed in. */
export const sampleSessions: readonly OpenSession[] = [
  {
    id: 3,
    created_at: '2026-03-02T06:30:00Z',
    last_used_at: '2026-03-02T10:05:00Z',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/145.0.0.0 Safari/537.36',
    current: true,
    signed_in_by: 'passkey',
    new_device: false,
  },
  {
    id: 2,
    created_at: '2026-03-01T08:30:00Z',
    last_used_at: '2026-03-01T17:10:00Z',
    user_agent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 8) AppleWebKit/537.36 Chrome/145.0 Mobile Safari/537.36',
    current: false,
    signed_in_by: 'password',
    new_device: true,
  },
];

/** The provider, and a company whose users see their own records. */
export const sampleClients: readonly Client[] = [
  { id: PROVIDER_CLIENT_ID, name: 'RentSafe', company: null },
  { id: 2, name: 'Baobab Properties', company: 1 },
];

/** What the history of every record shows. */
export const sampleEvents: readonly AuditEvent[] = [
  {
    id: 12,
    at: '2026-03-02T10:05:00Z',
    user: accessEntry.user,
    action: 'update',
    subject: { type: 'individual', id: 1 },
    changes: {
      date_of_birth: ['1990-03-05', '1990-05-03'],
      contact_details: [
        [{ mobile_phone: ['+263771234567'], email: null }],
        [{ mobile_phone: ['+263771234568'], email: 'rudo@makoni.example' }],
      ],
    },
    request_id: 'sample-change',
  },
  {
    id: 4,
    at: '2026-03-01T08:30:00Z',
    user: null,
    action: 'create',
    subject: { type: 'individual', id: 1 },
    changes: {},
    request_id: 'sample-creation',
  },
];

/** What was done lately. */
const ownClient = { id: 1, name: 'RentSafe' };

export const sampleActivity: readonly ActivityEvent[] = [
  {
    id: 31,
    at: '2026-03-02T10:05:00Z',
    user: accessEntry.user,
    client: ownClient,
    ...{ action: 'report_read', document: null },
    subject: { type: 'individual', id: 1, name: 'Tariro Ncube' },
    changes: {},
  },
  {
    id: 30,
    at: '2026-03-02T09:00:00Z',
    user: null,
    client: ownClient,
    ...{ action: 'sign_in_failed', document: null },
    subject: { type: 'user', id: 4, name: 'Farai Chirwa' },
    changes: {},
  },
  {
    id: 29,
    at: '2026-03-02T08:00:00Z',
    user: accessEntry.user,
    client: { id: 2, name: 'Baobab Properties' },
    ...{ action: 'receive', document: 'RC-000012' },
    subject: { type: 'lease', id: 7, name: 'L-0007' },
    changes: { receipt: [null, 'RC-000012'], amount: [null, { amount: '1450.00', currency: 'USD' }] },
  },
];

/** A person of whom nothing is left but the record. */
export const anonymised = (id: number): Individual => ({
  id,
  version: 4,
  first_name: 'Anonymised',
  last_name: 'Anonymised',
  identification_number: null,
  contact_details: [],
  employment_details: [],
  addresses: [],
});

const userOf = (id: string | undefined) => sampleUsers.find((user) => user.id === Number(id));
const noUser = () => refuse(404, { detail: 'Not found.' });

/** The mocked backend: every call that the app makes, answered from the fixtures. */
export const handlers = [
  // Before the records: /lookup/ and /search/ are no ids.
  ...creations,
  ...formHandlers,
  ...listHandlers(),
  ...importHandlers,
  ...invoiceHandlers,
  ...leaseHandlers,
  ...receiptHandlers,
  ...approvalHandlers,
  ...todayHandlers,
  ...bankAccountHandlers,
  ...bankHandlers,
  ...journalHandlers,
  ...trustHandlers,
  ...debtCallHandlers,
  ...disbursementHandlers,
  ...scheduleHandlers,
  ...todoHandlers,
  ...fileHandlers,
  ...inspectionHandlers,
  ...claimHandlers,
  ...messageHandlers,
  ...documentHandlers,
  ...reportIssueHandlers,
  ...consentHandlers,
  ...dataRequestHandlers,
  ...partyHandlers,
  ...searchHandlers,
  ...maintenanceHandlers,
  ...portfolio,
  ...statementHandlers,
  ...insightHandlers,
  ...subscriptionHandlers,
  answer(login, ({ body }) => {
    const { username, password } = body as typeof account;
    if (username !== account.username || password !== account.password)
      return refuse(401, { detail: 'Invalid account.' });
    return { user: { id: 1, username, user_type: 'staff' }, access: 'access-1', refresh: 'refresh-1' };
  }),
  answer(refreshSession, () => ({ access: 'access-2', refresh: 'refresh-2' })),
  answer(logout, () => undefined),
  answer(me, meOf),
  answer(getOverview, () => sampleOverview),
  answer(getIndividualReport, ({ ids }) => sampleIndividualReport(Number(ids.id) - 1)),
  answer(getIndividual, ({ ids }) => ({ ...sampleIndividualReport(Number(ids.id) - 1), version: 1 })),
  answer(updateIndividual, ({ ids, body }) => {
    const { addresses: _, version, ...patch } = body as IndividualPatch;
    return { ...sampleIndividualReport(Number(ids.id) - 1), ...patch, version: version + 1 };
  }),
  answer(updateCompany, ({ ids, body }) => {
    const { addresses: _, profile, version, ...patch } = body as CompanyPatch;
    return { ...sampleCompanyReport(Number(ids.id) - 1), ...patch, version: version + 1 };
  }),
  answer(updateBranch, ({ ids, body }) => {
    const { branch_name, version } = body as BranchPatch;
    return {
      ...sampleBranch(Number(ids.id)),
      ...(branch_name !== undefined && { branch_name }),
      version: version + 1,
    };
  }),
  answer(mergeIndividual, ({ body }) => sampleIndividualReport((body as MergeInput).into - 1)),
  answer(mergeCompany, ({ body }) => sampleCompanyReport((body as MergeInput).into - 1)),
  answer(anonymiseIndividual, ({ ids }) => anonymised(Number(ids.id))),
  answer(listClients, (request) => pageOf(sampleClients, request)),
  answer(createClient, ({ body }) => {
    const { name, company = null } = body as ClientInput;
    return { id: 3, name, company };
  }),
  answer(listCompanies, (request) => pageOf(companies, request)),
  answer(listAuditEvents, () =>
    samplePage((index) => sampleEvents[index] as AuditEvent, { total: sampleEvents.length }),
  ),
  answer(listActivity, () => samplePage((index) => sampleActivity[index] as ActivityEvent, { total: 3 })),
  answer(getBranch, ({ ids }) => sampleBranch(Number(ids.id))),
  answer(searchCompanies, (request) => pageOf(companies, request)),
  answer(setPassword, () => undefined),
  answer(getPasswordHelp, () => ({ email: false })),
  answer(forgotPassword, () => undefined),
  answer(getSignInProvider, () => ({ name: null })),
  answer(changePassword, () => undefined),
  answer(listSessions, () => [...sampleSessions]),
  answer(endSession, () => undefined),
  answer(endOtherSessions, () => undefined),
  ...factorHandlers,
  answer(checkInvitation, () => ({ username: account.username, expires_at: sampleInvitation.expires_at })),
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
  answer(getCompanyReport, ({ ids }) => ({ ...sampleCompanyReport(Number(ids.id) - 1), version: 1 })),
];
