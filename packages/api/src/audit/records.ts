import type { AuditSubject } from '@rentsafe/domain/audit';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../db/schema.ts';

/** Kinds of records that no client owns, and what is done to no single record. */
type Unowned =
  | ('individual' | 'company' | 'branch' | 'client' | 'province' | 'city' | 'suburb' | 'plan')
  | ('import' | 'list');

export type OwnedRecord = Exclude<AuditSubject, Unowned>;

/** The tables of what a client owns: its users, and the records of its book, which has the client's id. */
export const ownedRecords = {
  user: tables.users,
  book: tables.books,
  automation: tables.books,
  landlord: tables.landlords,
  property: tables.properties,
  unit: tables.units,
  lease: tables.leases,
  bank_account: tables.bankAccounts,
  claim: tables.claims,
  dispute: tables.disputes,
  consent: tables.consents,
  data_request: tables.dataRequests,
  disbursement: tables.disbursements,
  journal: tables.journals,
  payee: tables.payees,
  inspection: tables.inspections,
  inspection_template: tables.inspectionTemplates,
  contractor: tables.contractors,
  request: tables.maintenanceRequests,
  work_order: tables.workOrders,
  maintenance_schedule: tables.maintenanceSchedules,
  todo: tables.todoItems,
  message: tables.messages,
  message_template: tables.messageTemplates,
  opt_out: tables.optOuts,
  bank_rule: tables.bankRules,
  document: tables.documents,
  document_template: tables.documentTemplates,
} satisfies Record<OwnedRecord, PgTable & Record<'client_id', PgColumn>>;
