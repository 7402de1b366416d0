import type { PaymentColumn } from '@rentsafe/domain/bankAccount';
import type { InspectedArea } from '@rentsafe/domain/inspection';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

// What the queries need to know of the tables; the tables themselves, with their checks and indexes, are made by the
// SQL files in ./migrations.

const id = () => bigint({ mode: 'number' });
/** Found by its id alone, whatever its key: that of what is of clients begins or ends with the client. */
const identity = () => id().notNull().generatedByDefaultAsIdentity();
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const day = () => date({ mode: 'string' });
const currency = () => text({ enum: ['USD', 'ZWG'] });
const ids = () => id().array().notNull().default([]);
const list = () => jsonb().$type<unknown[]>().notNull().default([]);
/** When a record was made and last changed, by whom, and which edition of it this is. */
const stamps = {
  created_at: moment().notNull().defaultNow(),
  created_by: id(),
  updated_at: moment(),
  updated_by: id(),
  version: integer().notNull().default(1),
};
/** The client that registered it. */
const registrar = { client_id: id().notNull().default(1) };
const folded = { search_text: text().notNull(), sort_name: text().notNull() };

export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() });

export const countries = pgTable('countries', {
  id: id().primaryKey(),
  name: text().notNull(),
  code: text().notNull(),
});
export const provinces = pgTable('provinces', {
  id: identity(),
  country_id: id().notNull(),
  name: text().notNull(),
  name_key: text().notNull(),
  code: text(),
  ...stamps,
});
export const cities = pgTable('cities', {
  id: identity(),
  province_id: id().notNull(),
  name: text().notNull(),
  name_key: text().notNull(),
  ...stamps,
});
export const suburbs = pgTable('suburbs', {
  id: identity(),
  city_id: id().notNull(),
  name: text().notNull(),
  name_key: text().notNull(),
  ...stamps,
});

export const individuals = pgTable('individuals', {
  id: identity(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  date_of_birth: date({ mode: 'string' }),
  gender: text().notNull(),
  identification_type: text().notNull(),
  identification_number: text(),
  identification_key: text(),
  marital_status: text().notNull(),
  notes: list(),
  next_of_kin: list(),
  documents: list(),
  anonymised_at: moment(),
  is_active: boolean().notNull().default(true),
  ...registrar,
  ...stamps,
  ...folded,
});

export const contactDetails = pgTable('contact_details', {
  id: identity(),
  individual_id: id().notNull(),
  mobile_phone: text().array().notNull(),
  email: text(),
});

export const employmentDetails = pgTable('employment_details', {
  id: identity(),
  individual_id: id().notNull(),
  employer_name: text().notNull(),
  job_title: text().notNull(),
  start_date: date({ mode: 'string' }).notNull(),
  end_date: date({ mode: 'string' }),
  email: text(),
  monthly_income: numeric({ mode: 'number', precision: 15, scale: 2 }),
});

export const companies = pgTable('companies', {
  id: identity(),
  registration_number: text().notNull(),
  registration_key: text().notNull(),
  registration_name: text().notNull(),
  trading_name: text(),
  legal_status: text(),
  date_of_incorporation: date({ mode: 'string' }),
  industry: text(),
  notes: list(),
  documents: list(),
  email: text().notNull(),
  registration_date: date({ mode: 'string' }),
  mobile_phone: text(),
  landline_phone: text(),
  tin_number: text(),
  vat_number: text(),
  number_of_employees: integer(),
  website: text(),
  twitter: text(),
  facebook: text(),
  instagram: text(),
  linkedin: text(),
  operations: text(),
  account_number: text(),
  trading_status: text(),
  ...registrar,
  ...stamps,
  ...folded,
});

export const branches = pgTable('branches', {
  id: identity(),
  company_id: id().notNull(),
  branch_name: text().notNull(),
  is_head_office: boolean().notNull().default(false),
  ...registrar,
  ...stamps,
  ...folded,
});

export const branchContacts = pgTable('branch_contacts', {
  id: identity(),
  branch_id: id().notNull(),
  individual_id: id().notNull(),
  contact_type: text(),
  position: text(),
  is_primary: boolean().notNull().default(false),
});

export const addresses = pgTable('addresses', {
  id: identity(),
  individual_id: id(),
  company_id: id(),
  branch_id: id(),
  address_type: text().notNull(),
  country_id: id().notNull(),
  province_id: id().notNull(),
  city_id: id().notNull(),
  suburb_id: id(),
  street_address: text(),
  postal_code: text(),
  is_primary: boolean().notNull(),
});

export const clients = pgTable('clients', {
  id: identity(),
  name: text().notNull(),
  company_id: id(),
  ...stamps,
});

export const users = pgTable('users', {
  id: identity(),
  client_id: id().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  email: text().notNull(),
  email_key: text().notNull(),
  access_level: smallint().notNull(),
  is_active: boolean().notNull().default(true),
  password_hash: text(),
  last_sign_in_at: moment(),
  search_text: text().notNull(),
  has_factor: boolean().notNull().default(false),
  ...stamps,
});

export const sessions = pgTable('sessions', {
  id: identity(),
  user_id: id().notNull(),
  created_at: moment().notNull(),
  expires_at: moment().notNull(),
  last_seen_at: moment().notNull(),
  ended_at: moment(),
  user_agent: text(),
  /** Set where there is a replica. */
  wrote_at: moment(),
  signed_in_by: text().notNull().default('password'),
  /** When a second factor was last given. */
  factor_at: moment(),
  /** When the user last confirmed who they are, by password or factor. */
  confirmed_at: moment(),
  new_device: boolean().notNull().default(false),
});

export const passkeys = pgTable('passkeys', {
  id: identity(),
  user_id: id().notNull(),
  credential_id: text().notNull(),
  public_key: text().notNull(),
  counter: id().notNull().default(0),
  transports: text().array().notNull().default([]),
  name: text().notNull(),
  created_at: moment().notNull(),
  last_used_at: moment(),
  blocked_at: moment(),
});

export const totps = pgTable('totps', {
  user_id: id().primaryKey(),
  secret: text().notNull(),
  last_step: id().notNull(),
  created_at: moment().notNull(),
  last_used_at: moment(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: id().notNull(),
    code_hash: text().notNull(),
    created_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);

export const factorChallenges = pgTable('factor_challenges', {
  token_hash: text().primaryKey(),
  kind: text().notNull(),
  user_id: id(),
  challenge: text(),
  secret: text(),
  identity: jsonb().$type<{ issuer: string; subject: string; email: string }>(),
  created_at: moment().notNull(),
  expires_at: moment().notNull(),
});

export const devices = pgTable(
  'devices',
  {
    user_id: id().notNull(),
    token_hash: text().notNull(),
    first_seen_at: moment().notNull(),
    last_seen_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.token_hash] })],
);

export const refreshTokens = pgTable('refresh_tokens', {
  token_hash: text().primaryKey(),
  session_id: id().notNull(),
  created_at: moment().notNull(),
  used_at: moment(),
  /** Names the pair in its access token. */
  id: id().generatedByDefaultAsIdentity().notNull(),
  /** The pair that it was exchanged for. */
  successor_id: id(),
  access_used_at: moment(),
  voided_at: moment(),
});

export const invitations = pgTable('invitations', {
  token_hash: text().primaryKey(),
  user_id: id().notNull(),
  created_at: moment().notNull(),
  expires_at: moment().notNull(),
  used_at: moment(),
});

/** Who of a sign-in provider a user is. */
export const providerIdentities = pgTable(
  'provider_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    user_id: id().notNull(),
    linked_at: moment().notNull(),
  },
  ({ issuer, subject }) => [primaryKey({ columns: [issuer, subject] })],
);

export const loginFailures = pgTable('login_failures', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  until: moment().notNull(),
});

export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    user_id: id().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    body_hash: text().notNull(),
    status: smallint().notNull(),
    reply: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.call, table.key] })],
);

export const reportReads = pgTable('report_reads', {
  id: id().primaryKey().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  user_id: id().notNull(),
  individual_id: id(),
  company_id: id(),
  action: text().notNull(),
  request_id: text().notNull(),
});

export const auditEvents = pgTable('audit_events', {
  id: id().notNull().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  user_id: id(),
  client_id: id().notNull(),
  action: text().notNull(),
  subject_type: text().notNull(),
  subject_id: id(),
  changes: jsonb().$type<Record<string, [unknown, unknown]>>().notNull().default({}),
  request_id: text().notNull(),
});

export const mergedRecords = pgTable(
  'merged_records',
  {
    kind: text().$type<'individual' | 'company'>().notNull(),
    id: id().notNull(),
    into_id: id().notNull(),
    at: moment().notNull(),
    user_id: id().notNull(),
    snapshot: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Whom a client may name in a body although it may not read about them. */
export const namingGrants = pgTable(
  'naming_grants',
  {
    client_id: id().notNull(),
    party_id: id().notNull(),
    made_at: moment().notNull(),
    made_by: id(),
    until_on: day().notNull(),
  },
  (table) => [primaryKey({ columns: [table.client_id, table.party_id] })],
);

export const books = pgTable('books', {
  client_id: id().primaryKey(),
  managed: boolean().notNull().default(false),
  vat_registered: boolean().notNull().default(false),
  apply_credits: boolean().notNull().default(true),
  claim_wait_days: smallint().notNull().default(20),
  verified_on: day(),
  file_quota: bigint({ mode: 'number' }).notNull().default(5_368_709_120),
  cost_limit: bigint({ mode: 'bigint' }).notNull().default(5000n),
  cost_limit_currency: text({ enum: ['USD', 'ZWG'] })
    .notNull()
    .default('USD'),
  maintenance_targets: jsonb()
    .$type<Record<'emergency' | 'urgent' | 'normal' | 'low', [number, number]>>()
    .notNull()
    .default({ emergency: [0, 1], urgent: [1, 3], normal: [3, 14], low: [7, 30] }),
  updated_at: moment(),
  updated_by: id(),
  version: integer().notNull().default(1),
});

export const agencies = pgTable('agencies', {
  client_id: id().primaryKey(),
  name: text(),
  address: text(),
  telephone: text(),
  email: text(),
  vat_number: text(),
  tin: text(),
  company_party_id: id(),
  logo_id: id(),
  tax_office_id: id(),
});

export const landlords = pgTable('landlords', {
  id: identity(),
  client_id: id().notNull(),
  party_id: id().notNull(),
  vat_registered: boolean().notNull().default(false),
  vat_number: text(),
  rent_tax: text({ enum: ['withhold', 'self'] })
    .notNull()
    .default('withhold'),
  bank_name: text(),
  bank_branch: text(),
  account_number: text(),
  bank_since: day(),
  bank_set_by: id(),
  ...stamps,
});

export const payees = pgTable('payees', {
  id: identity(),
  client_id: id().notNull(),
  party_id: id().notNull(),
  bank_name: text(),
  bank_branch: text(),
  account_number: text(),
  bank_since: day(),
  bank_set_by: id(),
  ...stamps,
});

export const properties = pgTable('properties', {
  id: identity(),
  client_id: id().notNull(),
  property_type: text().notNull(),
  property_details: text(),
  building_name: text(),
  street_number: text(),
  street_name: text(),
  area: text(),
  city_town: text().notNull(),
  province: text(),
  country: text(),
  area_code: text(),
  reserve_usd: bigint({ mode: 'bigint' }).notNull().default(0n),
  reserve_zwg: bigint({ mode: 'bigint' }).notNull().default(0n),
  repair_limit_usd: bigint({ mode: 'bigint' }),
  repair_limit_zwg: bigint({ mode: 'bigint' }),
  value_usd: bigint({ mode: 'bigint' }),
  value_zwg: bigint({ mode: 'bigint' }),
  search_text: text().notNull(),
  ...stamps,
});

export const units = pgTable('units', {
  id: identity(),
  client_id: id().notNull(),
  property_id: id().notNull(),
  unit_number: text().notNull(),
  ...stamps,
});

export const leases = pgTable('leases', {
  id: identity(),
  client_id: id().notNull(),
  unit_id: id().notNull(),
  number: text().notNull(),
  state: text({ enum: ['draft', 'active', 'notice', 'ended', 'cancelled'] })
    .notNull()
    .default('draft'),
  from_on: date({ mode: 'string' }).notNull(),
  to_on: date({ mode: 'string' }),
  due_day: smallint().notNull().default(1),
  grace_days: smallint().notNull().default(5),
  notice_days: smallint().notNull().default(30),
  business_use: boolean().notNull().default(false),
  reportable: boolean().notNull().default(false),
  deposit_amount: bigint({ mode: 'bigint' }),
  deposit_currency: text({ enum: ['USD', 'ZWG'] }),
  notice_given_on: date({ mode: 'string' }),
  notice_reason: text(),
  notice_former_to_on: date({ mode: 'string' }),
  end_reason: text(),
  ...stamps,
});

export const bankAccounts = pgTable('bank_accounts', {
  id: identity(),
  client_id: id().notNull(),
  name: text().notNull(),
  kind: text({ enum: ['bank', 'cash', 'mobile'] }).notNull(),
  bank_name: text(),
  number: text(),
  currency: text({ enum: ['USD', 'ZWG'] }).notNull(),
  is_active: boolean().notNull().default(true),
  payment_columns: jsonb().$type<PaymentColumn[]>().notNull().default([]),
  ...stamps,
});

export const imports = pgTable('imports', {
  id: identity(),
  client_id: id().notNull(),
  kind: text({ enum: ['leases', 'opening'] }).notNull(),
  name: text().notNull(),
  state: text({ enum: ['open', 'committed', 'undone'] })
    .notNull()
    .default('open'),
  opening_on: date({ mode: 'string' }),
  ...stamps,
});

export const invoices = pgTable('invoices', { id: identity(), client_id: id().notNull() });

export const charges = pgTable('charges', { id: identity(), client_id: id().notNull() });

export const receipts = pgTable('receipts', { id: identity(), client_id: id().notNull() });

export const bills = pgTable('bills', { id: identity(), client_id: id().notNull() });

export const disbursements = pgTable('disbursements', {
  id: identity(),
  client_id: id().notNull(),
  number: text().notNull().default(''),
  kind: text({ enum: ['landlord', 'bill', 'deposit', 'credit', 'rent_tax', 'commission'] }).notNull(),
  party_id: id().notNull(),
  bank_account_id: id().notNull(),
  currency: currency().notNull(),
  state: text({ enum: ['draft', 'approved', 'paid', 'cancelled'] })
    .notNull()
    .default('draft'),
  made_by: id().notNull(),
  approved_by: id(),
  alone: boolean().notNull().default(false),
  approved_on: day(),
  paid_on: day(),
  reference: text(),
  edited_by: ids(),
  payee_bank_name: text(),
  payee_bank_branch: text(),
  payee_account_number: text(),
  payee_since: day(),
  payee_set_by: id(),
  in_file_on: day(),
  ...stamps,
});

export const journals = pgTable('journals', {
  id: identity(),
  client_id: id().notNull(),
  number: text().notNull().default(''),
  kind: text({ enum: ['customer_debit', 'customer_credit', 'creditor_debit', 'creditor_credit'] }).notNull(),
  lease_id: id(),
  landlord_id: id(),
  property_id: id(),
  party_id: id(),
  currency: currency().notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  on_date: day().notNull(),
  reason: text().notNull(),
  state: text({ enum: ['draft', 'posted', 'reversed', 'cancelled'] })
    .notNull()
    .default('draft'),
  made_by: id().notNull(),
  edited_by: ids(),
  posted_by: id(),
  alone: boolean().notNull().default(false),
  entry_seq: id(),
  reversal_seq: id(),
  ...stamps,
});

export const bankStatements = pgTable('bank_statements', { id: identity(), client_id: id().notNull() });

export const bankLines = pgTable('bank_lines', { id: identity(), client_id: id().notNull() });

export const bankRules = pgTable('bank_rules', {
  id: identity(),
  client_id: id().notNull(),
  contains: text().notNull(),
  contains_key: text().notNull(),
  bank_account_id: id(),
  kind: text({ enum: ['lease', 'party', 'cost', 'transfer'] }).notNull(),
  lease_id: id(),
  party_id: id(),
  cost_bearer: text({ enum: ['agency', 'landlord'] }),
  cost_property_id: id(),
  cost_reason: text(),
  transfer_account_id: id(),
  ...stamps,
});

const maintenanceCategory = () =>
  text({
    enum: [
      'plumbing',
      'electrical',
      'structural',
      'roof',
      'appliance',
      'security',
      'garden',
      'pest',
      'cleaning',
      'water',
      'other',
    ],
  });
const maintenancePriority = () => text({ enum: ['emergency', 'urgent', 'normal', 'low'] });

export const contractors = pgTable('contractors', {
  id: identity(),
  client_id: id().notNull(),
  name: text().notNull(),
  number: text(),
  industry: text().notNull(),
  party_id: id(),
  mobile: text(),
  telephone: text(),
  email: text(),
  contact_name: text(),
  contact_mobile: text(),
  contact_email: text(),
  address: text(),
  currency: currency(),
  standard_rate: bigint({ mode: 'bigint' }),
  emergency_rate: bigint({ mode: 'bigint' }),
  licence_number: text(),
  is_active: boolean().notNull().default(true),
  search_text: text().notNull(),
  ...stamps,
});

export const maintenanceRequests = pgTable('maintenance_requests', {
  id: identity(),
  client_id: id().notNull(),
  number: text().notNull().default(''),
  property_id: id().notNull(),
  unit_id: id(),
  lease_id: id(),
  reported_on: day().notNull(),
  reported_by: text().notNull(),
  telephone: text(),
  category: maintenanceCategory().notNull(),
  priority: maintenancePriority().notNull(),
  respond_by: day().notNull(),
  finish_by: day().notNull(),
  accepted_on: day(),
  summary: text().notNull(),
  description: text(),
  access: text(),
  state: text({ enum: ['new', 'accepted', 'ordered', 'done', 'declined', 'duplicate'] })
    .notNull()
    .default('new'),
  reason: text(),
  duplicate_of: id(),
  search_text: text().notNull(),
  ...stamps,
});

export const maintenanceSchedules = pgTable('maintenance_schedules', {
  id: identity(),
  client_id: id().notNull(),
  property_id: id().notNull(),
  unit_id: id(),
  category: maintenanceCategory().notNull(),
  summary: text().notNull(),
  instructions: text(),
  contractor_id: id(),
  estimate: bigint({ mode: 'bigint' }),
  currency: currency(),
  every_count: smallint().notNull(),
  every_unit: text({ enum: ['week', 'month', 'year'] }).notNull(),
  from_on: day().notNull(),
  to_on: day(),
  due_from: day(),
  lead_days: smallint().notNull().default(14),
  is_active: boolean().notNull().default(true),
  search_text: text().notNull(),
  ...stamps,
});

export const workOrders = pgTable('work_orders', {
  id: identity(),
  client_id: id().notNull(),
  number: text().notNull().default(''),
  request_id: id(),
  schedule_id: id(),
  due_on: day(),
  inspection_id: id(),
  property_id: id().notNull(),
  unit_id: id(),
  contractor_id: id(),
  category: maintenanceCategory().notNull(),
  priority: maintenancePriority().notNull(),
  summary: text().notNull(),
  instructions: text(),
  estimate: bigint({ mode: 'bigint' }),
  estimate_currency: currency(),
  currency: currency().notNull(),
  finish_by: day().notNull(),
  state: text({ enum: ['draft', 'issued', 'started', 'completed', 'closed', 'cancelled'] })
    .notNull()
    .default('draft'),
  issued_on: day(),
  started_on: day(),
  completed_on: day(),
  closed_on: day(),
  without_consent: boolean().notNull().default(false),
  invoice_number: text(),
  notes: text(),
  reason: text(),
  bearer: text({ enum: ['landlord', 'tenant', 'agency'] }),
  bill_id: id(),
  charge_id: id(),
  closed_seq: id(),
  search_text: text().notNull(),
  ...stamps,
});

export const claims = pgTable('claims', {
  id: identity(),
  client_id: id().notNull(),
  lease_id: id().notNull(),
  party_id: id().notNull(),
  type: text({ enum: ['rent', 'damage', 'other'] }).notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  currency: currency().notNull(),
  reason: text().notNull(),
  state: text({ enum: ['draft', 'noticed', 'listed', 'settled', 'withdrawn'] })
    .notNull()
    .default('draft'),
  noticed_on: day(),
  notice_by: text({ enum: ['email', 'post', 'hand', 'whatsapp'] }),
  notice_text: text(),
  listable_from: day(),
  listed_on: day(),
  ended_on: day(),
  end_reason: text(),
  debts_on: day().notNull(),
  debts_seq: id().notNull(),
  ...stamps,
});

export const disputes = pgTable('disputes', {
  id: identity(),
  client_id: id().notNull(),
  lease_id: id(),
  currency: currency(),
  number: text(),
  file_ids: ids(),
  charge_id: id(),
  claim_id: id(),
  party_id: id().notNull(),
  reason: text().notNull(),
  opened_on: day().notNull(),
  decide_by: day().notNull(),
  answer: text(),
  answered_on: day(),
  withdrawn_on: day(),
  outcome: text({ enum: ['upheld', 'rejected'] }),
  decision: text(),
  decided_on: day(),
  decided_by: id(),
  ...stamps,
});

export const dataRequests = pgTable('data_requests', {
  id: identity(),
  client_id: id().notNull(),
  number: text().notNull(),
  party_id: id().notNull(),
  right: text({ enum: ['access', 'correction', 'erasure', 'objection'] }).notNull(),
  purpose: text({ enum: ['messages', 'register'] }),
  requested_by: text().notNull(),
  requested_on: day().notNull(),
  identity_check: text().notNull(),
  details: text().notNull(),
  state: text({ enum: ['open', 'done', 'refused', 'withdrawn', 'ended'] })
    .notNull()
    .default('open'),
  outcome: text(),
  decided_on: day(),
  decided_by: id(),
  ended_on: day(),
  end_reason: text(),
  ...stamps,
});

export const consents = pgTable('consents', {
  id: identity(),
  client_id: id().notNull(),
  party_id: id().notNull(),
  given_on: day().notNull(),
  until_on: day().notNull(),
  evidence: text().notNull(),
  withdrawn_on: day(),
  /** Of one that the provider ended. */
  end_reason: text(),
  ...stamps,
});

export const inspectionTemplates = pgTable('inspection_templates', {
  id: identity(),
  client_id: id().notNull(),
  name: text().notNull(),
  kind: text({ enum: ['move_in', 'routine', 'move_out'] }).notNull(),
  areas: jsonb().$type<{ name: string; items: string[] }[]>().notNull(),
  is_active: boolean().notNull().default(true),
  ...stamps,
});

export const inspections = pgTable('inspections', {
  id: identity(),
  client_id: id().notNull(),
  /** A trigger numbers it. */
  number: text().notNull().default(''),
  unit_id: id().notNull(),
  lease_id: id(),
  kind: text({ enum: ['move_in', 'routine', 'move_out'] }).notNull(),
  planned_on: day().notNull(),
  done_on: day(),
  inspector: text(),
  areas: jsonb().$type<InspectedArea[]>().notNull(),
  state: text({ enum: ['planned', 'done', 'signed', 'final', 'cancelled'] })
    .notNull()
    .default('planned'),
  without: text(),
  reason: text(),
  sha256: text(),
  ...stamps,
});

export const reportIssues = pgTable('report_issues', { id: identity(), client_id: id().notNull() });

export const todoItems = pgTable('todo_items', {
  id: identity(),
  client_id: id().notNull(),
  title: text().notNull(),
  category: text().notNull(),
  priority: text({ enum: ['high', 'medium', 'low'] }).notNull(),
  due_on: day().notNull(),
  assigned_to: id(),
  subject_type: text(),
  subject_id: id(),
  note: text(),
  done_on: day(),
  done_by: id(),
  ...stamps,
});

/** What client companies can subscribe to. */
export const plans = pgTable('plans', {
  id: identity(),
  name: text().notNull(),
  currency: currency().notNull(),
  monthly: bigint({ mode: 'bigint' }).notNull(),
  leases_included: integer().notNull(),
  per_lease: bigint({ mode: 'bigint' }).notNull(),
  reports_included: integer().notNull(),
  per_report: bigint({ mode: 'bigint' }).notNull(),
  ...stamps,
});

export const messageTemplates = pgTable('message_templates', {
  id: identity(),
  client_id: id().notNull(),
  name: text().notNull(),
  kind: text({
    enum: [
      ...(['free', 'invoice', 'receipt', 'reminder', 'demand', 'claim_notice', 'statement'] as const),
      ...(['notice', 'maintenance'] as const),
    ],
  }).notNull(),
  channel: text({ enum: ['email', 'sms', 'letter'] }).notNull(),
  subject: text(),
  body: text().notNull(),
  is_active: boolean().notNull().default(true),
  is_sample: boolean().notNull().default(false),
  ...stamps,
});

export const messages = pgTable('messages', { id: identity(), client_id: id().notNull() });

export const optOuts = pgTable('opt_outs', { id: identity(), client_id: id().notNull() });

export const documentTemplates = pgTable('document_templates', { id: identity(), client_id: id().notNull() });

export const documents = pgTable('documents', { id: identity(), client_id: id().notNull() });
