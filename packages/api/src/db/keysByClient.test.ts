import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../testing/databases.ts';
import { type Database, rows } from './database.ts';

/**
 * Kept once for all books, and why: everything else is of one client, and stays whole where books are spread over several databases.
 * With a `client_id` too: users, and who of the register recorded a person or company.
 */
const shared: Readonly<Record<string, string>> = {
  clients: 'the list of the books themselves',
  plans: 'the prices of the provider, for every client',
  tax_rates: 'law: the same for every book',
  users: 'an email address signs in before a client is known',
  sessions: 'of a user',
  refresh_tokens: 'of a session',
  invitations: 'of a user',
  login_failures: 'counted by address, of whoever tries',
  idempotent_replies: 'of a user',
  individuals: 'the register: one record, however many books name the person',
  contact_details: 'of an individual',
  employment_details: 'of an individual',
  companies: 'the register, as individuals',
  branches: 'of a company',
  branch_contacts: 'of a branch',
  addresses: 'of an individual, a company or a branch',
  parties: 'the one number of a person or company that books refer to',
  merged_records: 'of the register',
  report_reads: 'of the register: who opened whose record, whatever their book',
  countries: 'places, the same for every book',
  provinces: 'places',
  cities: 'places',
  suburbs: 'places',
  settings: 'of the installation',
  installation: 'of the installation',
  schema_migrations: 'of the installation',
  row_counts: 'how long the lists of the register are',
  row_blocks: 'as row_counts',
};

/** What falls short today. It only shrinks. */
const short: readonly string[] = [
  'account_balances',
  'account_balances.account_balances_account_id_fkey',
  'account_balances.account_balances_pkey',
  'accounts.accounts_pkey',
  'allocations.allocations_charge_id_lease_id_currency_fkey',
  'allocations.allocations_invoice_id_lease_id_currency_fkey',
  'allocations.allocations_pkey',
  'allocations.allocations_receipt_id_lease_id_currency_fkey',
  'allocations.allocations_replaces_id_fkey',
  'allocations.allocations_reverses_id_fkey',
  'allocations.reversed_once',
  'audit_events.audit_events_pkey',
  'automations.automations_pkey',
  'bank_accounts.bank_accounts_pkey',
  'bank_lines.bank_lines_pkey',
  'bank_lines.bank_lines_statement_id_line_key',
  'bank_matches.bank_matches_disbursement_id_fkey',
  'bank_matches.bank_matches_pkey',
  'bank_postings.bank_postings_pkey',
  'bank_rules.bank_rules_bank_account_id_fkey',
  'bank_rules.bank_rules_pkey',
  'bank_rules.bank_rules_transfer_account_id_fkey',
  'bank_statements.bank_statements_pkey',
  'bank_statements.statements_apart',
  'bill_payments.bill_payments_disbursement_id_fkey',
  'bill_payments.bill_payments_journal_id_fkey',
  'bill_payments.bill_payments_pkey',
  'bills.bills_pkey',
  'budgets.budgets_pkey',
  'charge_schedules.charge_schedules_id_lease_id_currency_key',
  'charge_schedules.charge_schedules_pkey',
  'charges.charges_id_lease_id_currency_key',
  'charges.charges_invoice_id_lease_id_currency_fkey',
  'charges.charges_pkey',
  'charges.charges_schedule_id_lease_id_currency_fkey',
  'charges.one_charge_a_part',
  'claims.claims_id_lease_id_currency_key',
  'claims.claims_pkey',
  'commission_rules.commission_rules_pkey',
  'consents.consents_pkey',
  'contractors.contractors_pkey',
  'debt_calls.debt_calls_pkey',
  'disbursement_events.disbursement_events_pkey',
  'disbursement_lines.disbursement_lines_pkey',
  'disbursements.disbursements_pkey',
  'disputes.disputes_charge_id_lease_id_currency_fkey',
  'disputes.disputes_claim_id_lease_id_currency_fkey',
  'disputes.disputes_pkey',
  'disputes.one_dispute_a_charge',
  'disputes.one_dispute_a_claim',
  'document_events.document_events_document_id_kind_key',
  'document_events.document_events_pkey',
  'document_events.signed_with_its_file',
  'document_templates.document_templates_pkey',
  'documents.documents_pkey',
  'entries.entries_import_id_fkey',
  'file_contents',
  'file_contents.file_contents_pkey',
  'file_removals.file_removals_pkey',
  'files.files_id_document_id_key',
  'files.files_pkey',
  'files.files_sha256_fkey',
  'fiscal_receipts.fiscal_receipts_pkey',
  'former_rows.former_rows_pkey',
  'import_rows',
  'import_rows.import_rows_import_id_fkey',
  'import_rows.import_rows_pkey',
  'imports.imports_pkey',
  'inspection_signatures.inspection_signatures_pkey',
  'inspection_signatures.one_signature_a_role',
  'inspection_templates.inspection_templates_pkey',
  'inspections.inspections_pkey',
  'invoice_parties.invoice_parties_pkey',
  'invoices.invoices_id_lease_id_currency_key',
  'invoices.invoices_pkey',
  'journals.journals_pkey',
  'landlord_consents.landlord_consents_pkey',
  'landlords.landlords_pkey',
  'lease_extensions.lease_extensions_pkey',
  'lease_parties',
  'lease_parties.lease_parties_lease_id_fkey',
  'lease_parties.lease_parties_pkey',
  'leases.leases_pkey',
  'leases.one_lease',
  'maintenance_requests.maintenance_requests_pkey',
  'maintenance_requests.maintenance_requests_unit_id_property_id_fkey',
  'maintenance_schedules.maintenance_schedules_pkey',
  'maintenance_schedules.maintenance_schedules_unit_id_property_id_fkey',
  'message_batches.message_batches_pkey',
  'message_deliveries.message_deliveries_pkey',
  'message_templates.message_templates_pkey',
  'messages.messages_pkey',
  'open_bills.open_bills_bill_id_fkey',
  'open_bills.open_bills_pkey',
  'open_items.open_items_charge_id_fkey',
  'open_items.open_items_pkey',
  'open_receipts.open_receipts_pkey',
  'open_receipts.open_receipts_receipt_id_fkey',
  'open_receipts.open_receipts_receipt_id_lease_id_currency_key',
  'opt_outs.opt_outs_pkey',
  'ownerships.one_owner',
  'ownerships.ownerships_pkey',
  'payees.payees_pkey',
  'period_locks.period_locks_pkey',
  'properties.properties_pkey',
  'rates.rates_pkey',
  'receipt_events.receipt_events_pkey',
  'receipt_refunds.receipt_refunds_disbursement_id_fkey',
  'receipt_refunds.receipt_refunds_pkey',
  'receipt_refunds.receipt_refunds_receipt_id_lease_id_currency_fkey',
  'receipts.receipts_pkey',
  'reconciliations.reconciled_once',
  'reconciliations.reconciliations_pkey',
  'report_issues.report_issues_pkey',
  'schedule_steps',
  'schedule_steps.schedule_steps_pkey',
  'schedule_steps.schedule_steps_schedule_id_fkey',
  'subscription_invoices.subscription_invoices_id_currency_key',
  'subscription_invoices.subscription_invoices_number_key',
  'subscription_invoices.subscription_invoices_pkey',
  'subscription_payments',
  'subscription_payments.subscription_payments_invoice_id_currency_fkey',
  'subscription_payments.subscription_payments_pkey',
  'subscription_voids',
  'subscription_voids.subscription_voids_invoice_id_fkey',
  'subscription_voids.subscription_voids_pkey',
  'subscriptions.subscriptions_pkey',
  'todo_items.todo_items_pkey',
  'unit_closures.one_closure',
  'unit_closures.unit_closures_pkey',
  'units.units_id_property_id_key',
  'units.units_pkey',
  'units.units_property_id_unit_number_key',
  'unmatched_lines.unmatched_lines_pkey',
  'vat_registrations.vat_registrations_pkey',
  'work_order_lines.work_order_lines_pkey',
  'work_orders.one_order_a_bill',
  'work_orders.one_order_a_charge',
  'work_orders.one_order_an_occurrence',
  'work_orders.work_orders_pkey',
  'work_orders.work_orders_unit_id_property_id_fkey',
];

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase('postgres');
});
afterAll(() => database.close());

const names = async (query: SQL) =>
  (await rows<{ name: string }>(database.db, query)).map(({ name }) => name).sort();

const isShared = (table: SQL) =>
  sql`${table}::regclass::text = ANY (${sql.param(Object.keys(shared))}::text[])`;
const here = sql`current_schema()::regnamespace`;

const withoutClient = sql`SELECT t.relname::text AS name FROM pg_class t
  WHERE t.relkind = 'r' AND t.relnamespace = ${here} AND NOT ${isShared(sql`t.oid`)}
    AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = t.oid AND attname = 'client_id' AND attnotnull)`;

const keysWithout = sql`SELECT i.indrelid::regclass || '.' || c.relname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = ${here} AND NOT ${isShared(sql`i.indrelid`)} AND (i.indisunique OR i.indisexclusion)
    AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = i.indrelid AND a.attname = 'client_id'
      AND a.attnum = ANY (i.indkey[0:i.indnkeyatts - 1]))`;

const referencesWithout = sql`SELECT c.conrelid::regclass || '.' || c.conname FROM pg_constraint c
  WHERE c.contype = 'f' AND c.connamespace = ${here} AND NOT ${isShared(sql`c.confrelid`)}
    AND (${isShared(sql`c.conrelid`)} OR NOT EXISTS (
      SELECT FROM unnest(c.conkey, c.confkey) k (own, other)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.own AND a.attname = 'client_id'
        JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = k.other AND b.attname = 'client_id'))`;

it('says the client in each table, key, exclusion and reference, but for tables that are kept once', async () => {
  expect(await names(sql`${withoutClient} UNION ALL ${keysWithout} UNION ALL ${referencesWithout}`)).toEqual(
    short,
  );
});

it('names no table that is gone', async () => {
  const tables = await names(
    sql`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = ${here}`,
  );
  expect(Object.keys(shared).filter((name) => !tables.includes(name))).toEqual([]);
});
