/**
 * What a backup holds, parents before children, but for references that are checked at the end of a restore. `row_counts`,
 * `row_blocks`, `book_heads`, `account_balances`, `open_items`,
 * `open_receipts`, `open_bills` and `file_totals` are left out: triggers keep them while rows are restored.
 */
export const backupTables = [
  'settings',
  'countries',
  'provinces',
  'cities',
  'suburbs',
  'individuals',
  'contact_details',
  'employment_details',
  'companies',
  'branches',
  'branch_contacts',
  'addresses',
  'clients',
  'users',
  'sessions',
  'refresh_tokens',
  'invitations',
  'login_failures',
  'idempotent_replies',
  'report_reads',
  'audit_events',
  'tax_rates',
  'merged_records',
  'parties',
  'naming_grants',
  'books',
  'vat_registrations',
  'landlords',
  'payees',
  'properties',
  'ownerships',
  'commission_rules',
  'units',
  'unit_closures',
  'leases',
  'lease_parties',
  'charge_schedules',
  'schedule_steps',
  'lease_extensions',
  'imports',
  'import_rows',
  'bank_accounts',
  'accounts',
  'entries',
  'transfers',
  'invoices',
  'charges',
  'receipts',
  'receipt_events',
  'allocations',
  'rates',
  'period_locks',
  'bills',
  'disbursements',
  'disbursement_lines',
  'disbursement_events',
  'journals',
  'bill_payments',
  'receipt_refunds',
  'bank_statements',
  'bank_lines',
  'bank_postings',
  'bank_matches',
  'reconciliations',
  'debt_calls',
  'claims',
  'disputes',
  'consents',
  'report_issues',
  'plans',
  'subscriptions',
  'subscription_invoices',
  'subscription_payments',
  'subscription_voids',
  'inspection_templates',
  'inspections',
  'inspection_signatures',
  'contractors',
  'maintenance_requests',
  'maintenance_schedules',
  'work_orders',
  'work_order_lines',
  'landlord_consents',
  'budgets',
  'todo_items',
  'todo_snoozes',
  'document_templates',
  'documents',
  'file_contents',
  'files',
  'file_removals',
  'message_templates',
  'message_batches',
  'messages',
  'message_deliveries',
  'opt_outs',
  'automations',
  'job_runs',
  'document_events',
  'former_rows',
] as const;

export type BackupTable = (typeof backupTables)[number];

const keys: Partial<Record<BackupTable, string>> = {
  settings: 'key COLLATE "C"',
  refresh_tokens: 'token_hash COLLATE "C"',
  invitations: 'token_hash COLLATE "C"',
  login_failures: 'key COLLATE "C"',
  merged_records: 'kind COLLATE "C", id',
  naming_grants: 'client_id, party_id',
  books: 'client_id',
  lease_parties: 'lease_id, party_id',
  schedule_steps: 'schedule_id, from_on',
  import_rows: 'import_id, key COLLATE "C"',
  receipt_events: 'receipt_id, kind COLLATE "C"',
  disbursement_lines: 'disbursement_id, line',
  work_order_lines: 'work_order_id, line',
  job_runs: 'job COLLATE "C", client_id',
  todo_snoozes: 'client_id, user_id, key COLLATE "C"',
  subscription_voids: 'invoice_id',
  message_deliveries: 'message_id',
  entries: 'client_id, seq',
  transfers: 'client_id, entry_seq, line',
  file_contents: 'sha256 COLLATE "C"',
  file_removals: 'file_id',
  idempotent_replies: 'user_id, call COLLATE "C", key COLLATE "C"',
};

/** The order of a table's rows: the same on every database. */
export const orderOf = (table: BackupTable): string => keys[table] ?? 'id';

export const FORMAT = 'rentsafe-backup-1';

/** The first line of a backup. */
export interface BackupHead {
  format: typeof FORMAT;
  /** The migrations that its tables have seen. */
  migrations: string[];
}

/** The line before the rows of a table. */
export interface TableHead {
  table: BackupTable;
}

/** The last line; a backup without it was cut off. */
export interface BackupEnd {
  end: true;
  rows: number;
}
