import { defineCall } from '../call.ts';
import { auditPack } from './schema.ts';

export const getAuditPack = defineCall({
  method: 'GET',
  path: '/api/reports/audit-pack/',
  summary:
    'What an auditor asks for of a month: reconciliations, balances of every ledger, single approvals and reversals.',
  query: ['month', 'known', 'client'],
  status: 200,
  reply: auditPack,
});
