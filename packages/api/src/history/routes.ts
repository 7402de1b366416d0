import { mayCall, type TableCall } from '@rentsafe/domain/access';
import { type ExportedList, listActivity, listAuditEvents, recordExport } from '@rentsafe/domain/audit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordEvent } from '../audit/events.ts';
import { principalOf } from '../auth/principal.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { fieldError, forbidden, notFound } from '../http/errors.ts';
import { choiceQuery } from '../http/filters.ts';
import { requiredQuery } from '../http/query.ts';
import { type ActivityScope, listActivity as readActivity } from './activity.ts';
import * as repository from './events.ts';

/** The call that reads each list: only roles that may make it can export the list. */
const callOf: Record<ExportedList, TableCall> = {
  individuals: 'listIndividuals',
  companies: 'listCompanies',
  branches: 'listBranches',
  users: 'listUsers',
  leases: 'listLeases',
  properties: 'listUnits',
  landlords: 'listLandlords',
  receipts: 'listReceipts',
  'open balances': 'listAgeing',
  'account balances': 'listAccountBalances',
  debts: 'listDebtors',
  deposits: 'listDeposits',
  'landlord statements': 'listLandlordStatements',
  commission: 'listCommission',
  'occupancy rows': 'listOccupancy',
  'turnover rows': 'listTurnover',
  'performance rows': 'listPerformance',
  'rent tax': 'listRentTax',
  disbursements: 'listDisbursements',
  'money to pay': 'listAvailable',
  bills: 'listBills',
  'rent collection': 'listRentCollection',
  invoices: 'listInvoices',
  journals: 'listJournals',
  'bank accounts': 'listBankAccounts',
  'bank lines': 'listBankLines',
  'bank rules': 'listBankRules',
  'bank statements': 'listBankStatements',
  reconciliations: 'listReconciliations',
  inspections: 'listInspections',
  'inspection templates': 'listInspectionTemplates',
  contractors: 'listContractors',
  'maintenance requests': 'listRequests',
  'work orders': 'listWorkOrders',
  'maintenance schedules': 'listMaintenanceSchedules',
  'maintenance history': 'listMaintenanceHistory',
  'maintenance costs': 'getMaintenanceCosts',
  messages: 'listMessages',
  'message templates': 'listMessageTemplates',
  'opt-outs': 'listOptOuts',
  'lease templates': 'listDocumentTemplates',
  documents: 'listDocuments',
  claims: 'listClaims',
  disputes: 'listDisputes',
  consents: 'listConsents',
  'data requests': 'listDataRequests',
  'audit events': 'listActivity',
};

/** The record that the query names. Admins of a client company may name their own users and the records of their book. */
async function subjectOf(request: FastifyRequest, db: Db): Promise<repository.RecordSubject> {
  const [, type, id] = /^([a-z_]+):([1-9]\d{0,15})$/.exec(requiredQuery(request, 'subject')) ?? [];
  if (!repository.isRecordType(type) || !Number.isSafeInteger(Number(id))) {
    throw fieldError('subject', 'Use type:id.');
  }
  const subject = { type, id: Number(id) };
  const { role, clientId } = principalOf(request);
  if (role === 'admin') return subject;
  const isOwn = await repository.isOwnedBy(db, subject, clientId);
  if (isOwn === null) throw forbidden();
  if (!isOwn) throw notFound();
  return subject;
}

/** Admins see what was done to the records of their client, those of the provider everything, others what they did themselves. */
function activityScope(request: FastifyRequest): ActivityScope {
  const { role, clientId, userId } = principalOf(request);
  const isMine = choiceQuery(request, 'mine', ['true', 'false']) === 'true';
  if (role === 'admin' && !isMine) return {};
  return role === 'clientAdmin' && !isMine ? { clientId } : { userId };
}

export function auditRoutes(app: FastifyInstance): void {
  serveList(app, listAuditEvents, subjectOf, repository.listEvents);

  serveList(app, listActivity, activityScope, readActivity);

  serveInTransaction(app, recordExport, async ({ request, db, body, actor, now }) => {
    const { list, action, rows, q = null } = body;
    if (!mayCall(principalOf(request).role, callOf[list])) throw forbidden();
    await recordEvent(db, actor, {
      action: action === 'print' ? 'print' : 'export',
      subject: { type: 'list', id: null },
      changes: { list: [null, list], rows: [null, rows], ...(q && { q: [null, q] }) },
    });
    return { list, action, rows, q, at: now.toISOString(), request_id: request.id };
  });
}
