import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hostileText } from '../testing.ts';
import { contract, pathOf } from './index.ts';

const calls = Object.values(contract);
const table = calls.map(({ method, path }) => `${method} ${path}`);

/** A schema of one type, or of one of several. */
const isDocumented = (schema: { type?: unknown; anyOf?: readonly object[] }): boolean =>
  schema.anyOf ? schema.anyOf.every((one) => 'type' in one) : schema.type !== undefined;

describe('the table of calls', () => {
  test.each([
    'POST /api/auth/login/',
    'POST /api/companies/',
    'GET /api/companies/{id}/',
    'GET /api/branches/',
    'GET /api/branches/search/',
    'POST /api/branches/',
    'GET /api/individuals/',
    'GET /api/individuals/search/',
    'POST /api/individuals/',
    'GET /api/individuals/{id}/full-details/',
    'GET /api/common/locations/countries/',
    'GET /api/common/locations/countries/{id}/',
    'GET /api/common/locations/provinces/{id}/',
    'GET /api/common/locations/cities/{id}/',
    'POST /api/clients/clients/{client}/create-user/',
  ])('has %s, which the specification lists', (call) => expect(table).toContain(call));

  test.each([
    'POST /api/auth/refresh/',
    'POST /api/auth/logout/',
    'GET /api/auth/me/',
    'POST /api/auth/set-password/',
    'POST /api/auth/invitation/',
    'POST /api/auth/change-password/',
    'GET /api/auth/sessions/',
    'DELETE /api/auth/sessions/{id}/',
    'POST /api/auth/sessions/end-others/',
    'GET /api/clients/clients/',
    'POST /api/clients/clients/',
    'GET /api/clients/clients/{client}/users/',
    'PATCH /api/clients/clients/{client}/users/{id}/',
    'DELETE /api/clients/clients/{client}/users/{id}/',
    'POST /api/clients/clients/{client}/users/{id}/reset-password/',
    'GET /api/companies/',
    'GET /api/companies/search/',
    'GET /api/companies/lookup/',
    'GET /api/companies/{id}/access-log/',
    'GET /api/individuals/lookup/',
    'GET /api/individuals/{id}/access-log/',
    'POST /api/individuals/{id}/access-log/',
    'POST /api/individuals/{id}/merge/',
    'POST /api/individuals/{id}/anonymise/',
    'POST /api/companies/{id}/access-log/',
    'POST /api/companies/{id}/merge/',
    'GET /api/audit/',
    'GET /api/audit/events/',
    'POST /api/audit/exports/',
    'GET /api/reads/',
    'GET /api/individuals/{id}/',
    'PATCH /api/individuals/{id}/',
    'PATCH /api/companies/{id}/',
    'GET /api/branches/{id}/',
    'PATCH /api/branches/{id}/',
    'POST /api/common/locations/provinces/',
    'POST /api/common/locations/cities/',
    'POST /api/common/locations/suburbs/',
    'PATCH /api/common/locations/provinces/{id}/',
    'PATCH /api/common/locations/cities/{id}/',
    'PATCH /api/common/locations/suburbs/{id}/',
    'GET /api/books/',
    'GET /api/books/{client}/',
    'PATCH /api/books/{client}/',
    'GET /api/landlords/',
    'POST /api/landlords/',
    'GET /api/landlords/{id}/',
    'PATCH /api/landlords/{id}/',
    'GET /api/properties/',
    'POST /api/properties/',
    'GET /api/properties/{id}/',
    'PATCH /api/properties/{id}/',
    'POST /api/properties/{id}/transfer/',
    'GET /api/properties/{id}/ownerships/',
    'POST /api/properties/{id}/ownerships/',
    'GET /api/units/',
    'POST /api/units/',
    'GET /api/units/{id}/',
    'PATCH /api/units/{id}/',
    'POST /api/units/{id}/close/',
    'POST /api/units/{id}/reopen/',
    'GET /api/leases/',
    'POST /api/leases/',
    'GET /api/leases/{id}/',
    'PATCH /api/leases/{id}/',
    'GET /api/leases/{id}/schedule/',
    'POST /api/leases/{id}/activate/',
    'POST /api/leases/{id}/give-notice/',
    'POST /api/leases/{id}/withdraw-notice/',
    'POST /api/leases/{id}/cancel/',
    'POST /api/leases/{id}/extend/',
    'POST /api/leases/{id}/end/',
    'GET /api/imports/',
    'GET /api/common/locations/cities/',
    'POST /api/imports/',
    'GET /api/imports/{id}/',
    'GET /api/imports/{id}/rows/',
    'POST /api/imports/{id}/rows/',
    'POST /api/imports/{id}/commit/',
    'POST /api/imports/{id}/undo/',
    'GET /api/bank-accounts/',
    'POST /api/bank-accounts/',
    'GET /api/bank-accounts/{id}/',
    'PATCH /api/bank-accounts/{id}/',
    'GET /api/commission-rules/',
    'POST /api/commission-rules/',
    'GET /api/tax-rates/',
    'POST /api/tax-rates/',
    'GET /api/charges/',
    'POST /api/charges/',
    'GET /api/charges/{id}/',
    'POST /api/charges/{id}/credit/',
    'POST /api/charge-runs/preview/',
    'GET /api/charge-runs/',
    'POST /api/charge-runs/',
    'GET /api/invoices/',
    'GET /api/invoices/{id}/',
    'GET /api/leases/{id}/balance/',
    'GET /api/entries/',
    'GET /api/entries/{id}/',
    'GET /api/books/{client}/journal/',
    'GET /api/reports/trial-balance/',
    'GET /api/receipts/',
    'POST /api/receipts/',
    'GET /api/receipts/{id}/',
    'POST /api/receipts/{id}/identify/',
    'POST /api/receipts/{id}/allocate/',
    'POST /api/receipts/{id}/unallocate/',
    'POST /api/receipts/{id}/reverse/',
    'GET /api/reports/customer-statement/',
    'GET /api/reports/ageing/',
    'GET /api/reports/rent-collection/',
    'GET /api/overview/',
    'GET /api/claims/',
    'POST /api/claims/',
    'GET /api/claims/{id}/',
    'PATCH /api/claims/{id}/',
    'POST /api/claims/{id}/notice/',
    'POST /api/claims/{id}/list/',
    'POST /api/claims/{id}/settle/',
    'POST /api/claims/{id}/withdraw/',
    'GET /api/disputes/',
    'POST /api/disputes/',
    'POST /api/disputes/{id}/answer/',
    'POST /api/disputes/{id}/withdraw/',
    'POST /api/disputes/{id}/decide/',
    'GET /api/debt-calls/',
    'GET /api/debt-calls/{id}/',
    'POST /api/debt-calls/{id}/note/',
    'POST /api/debt-calls/{id}/promise/',
    'POST /api/debt-calls/{id}/demand/',
    'GET /api/consents/',
    'POST /api/consents/',
    'POST /api/consents/{id}/withdraw/',
    'GET /api/report-issues/',
    'POST /api/report-issues/',
    'GET /api/report-issues/{id}/',
    'GET /api/report-issues/check/',
    'GET /api/report-issues/verify/',
    'GET /api/maintenance-schedules/',
    'POST /api/maintenance-schedules/',
    'GET /api/maintenance-schedules/calendar/',
    'GET /api/maintenance-schedules/{id}/',
    'PATCH /api/maintenance-schedules/{id}/',
    'POST /api/schedule-runs/',
    'GET /api/todo/',
    'POST /api/todo/',
    'PATCH /api/todo/{id}/',
    'POST /api/todo/{id}/done/',
    'POST /api/todo/{id}/reopen/',
    'POST /api/todo/snooze/',
    'GET /api/rates/',
    'POST /api/rates/',
    'GET /api/period-locks/',
    'POST /api/period-locks/',
    'GET /api/deposits/',
    'POST /api/deposits/{id}/deduct/',
    'POST /api/deposits/{id}/refund/',
    'GET /api/bills/',
    'POST /api/bills/',
    'GET /api/bills/{id}/',
    'GET /api/disbursements/',
    'GET /api/disbursements/available/',
    'POST /api/disbursements/',
    'POST /api/disbursements/prepare/',
    'GET /api/disbursements/{id}/',
    'GET /api/disbursements/{id}/funds/',
    'PATCH /api/disbursements/{id}/',
    'POST /api/disbursements/{id}/approve/',
    'POST /api/disbursements/{id}/pay/',
    'POST /api/disbursements/{id}/fail/',
    'POST /api/disbursements/{id}/cancel/',
    'GET /api/payees/',
    'PUT /api/payees/',
    'GET /api/journals/',
    'POST /api/journals/',
    'GET /api/journals/{id}/',
    'POST /api/journals/{id}/post/',
    'POST /api/journals/{id}/reverse/',
    'POST /api/journals/{id}/cancel/',
    'POST /api/bank-transfers/',
    'GET /api/files/',
    'POST /api/files/',
    'GET /api/files/{id}/content/',
    'POST /api/files/{id}/remove/',
    'GET /api/inspection-templates/',
    'POST /api/inspection-templates/',
    'GET /api/inspection-templates/{id}/',
    'PATCH /api/inspection-templates/{id}/',
    'GET /api/inspections/',
    'POST /api/inspections/',
    'GET /api/inspections/{id}/',
    'PATCH /api/inspections/{id}/',
    'POST /api/inspections/{id}/complete/',
    'POST /api/inspections/{id}/sign/',
    'POST /api/inspections/{id}/final/',
    'POST /api/inspections/{id}/cancel/',
    'GET /api/inspections/{id}/compare/',
    'POST /api/inspections/{id}/request/',
    'GET /api/reports/landlord-statements/',
    'GET /api/reports/creditor-statement/',
    'GET /api/reports/commission-statement/',
    'GET /api/reports/trust/',
    'GET /api/reports/rent-tax/',
    'GET /api/contractors/',
    'POST /api/contractors/',
    'GET /api/contractors/{id}/',
    'PATCH /api/contractors/{id}/',
    'GET /api/requests/',
    'POST /api/requests/',
    'GET /api/requests/{id}/',
    'PATCH /api/requests/{id}/',
    'POST /api/requests/{id}/accept/',
    'POST /api/requests/{id}/decline/',
    'POST /api/requests/{id}/duplicate/',
    'POST /api/requests/{id}/reopen/',
    'GET /api/work-orders/',
    'POST /api/work-orders/',
    'GET /api/work-orders/{id}/',
    'PATCH /api/work-orders/{id}/',
    'POST /api/work-orders/{id}/consent/',
    'POST /api/work-orders/{id}/issue/',
    'POST /api/work-orders/{id}/start/',
    'POST /api/work-orders/{id}/complete/',
    'POST /api/work-orders/{id}/close/',
    'POST /api/work-orders/{id}/reopen/',
    'POST /api/work-orders/{id}/cancel/',
    'GET /api/reports/maintenance-costs/',
    'GET /api/reports/maintenance-history/',
    'GET /api/budgets/',
    'PUT /api/budgets/',
    'GET /api/message-templates/',
    'GET /api/message-templates/fields/',
    'POST /api/message-templates/',
    'GET /api/message-templates/{id}/',
    'PATCH /api/message-templates/{id}/',
    'GET /api/messages/',
    'POST /api/messages/preview/',
    'POST /api/messages/',
    'GET /api/messages/{id}/',
    'POST /api/messages/{id}/retry/',
    'POST /api/messages/{id}/cancel/',
    'POST /api/messages/{id}/printed/',
    'GET /api/opt-outs/',
    'POST /api/opt-outs/',
    'GET /api/automations/',
    'PUT /api/automations/',
    'POST /api/automation-runs/',
    'POST /api/hooks/sms/',
    'GET /api/document-templates/',
    'POST /api/document-templates/',
    'GET /api/document-templates/{id}/',
    'GET /api/document-templates/{id}/preview/',
    'POST /api/leases/{id}/documents/',
    'GET /api/documents/',
    'GET /api/documents/{id}/',
    'POST /api/documents/{id}/sign/',
    'POST /api/documents/{id}/withdraw/',
    'GET /api/auth/forgot-password/',
    'POST /api/auth/forgot-password/',
  ])('has %s, which is our addition', (call) => expect(table).toContain(call));

  test('has nothing else, and nothing twice', () => {
    expect(new Set(table).size).toBe(table.length);
    expect(table).toHaveLength(301);
  });

  test.each(Object.entries(contract))('%s is well formed', (_, call) => {
    expect(call.path).toMatch(/^\/api\/([a-z-]+\/|\{(id|client)\}\/)+$/);
    expect(call.summary).toMatch(/^[A-Z].+\.$/);
    expect(call.body !== undefined || call.upload === true).toBe(
      call.method === 'PATCH' ||
        call.method === 'PUT' ||
        (call.method === 'POST' && !/\/(reset-password|end-others)\/$/.test(call.path)),
    );
    expect(call.status === 204).toBe(call.reply.safeParse(undefined).success);
    if (call.query && !call.upload) expect(call.method).toBe('GET');
  });

  test('only signing in, renewing, the links of invitations, a forgotten password, verifying a printed report and what is signed need no session', () => {
    const open = Object.entries(contract).filter(([, { session }]) => session === false);
    expect(open.map(([name]) => name).sort()).toEqual([
      'checkInvitation',
      'forgotPassword',
      'getPasswordHelp',
      'login',
      'refreshSession',
      'reportSms',
      'setPassword',
      'verifyReportIssue',
    ]);
  });

  test.each(Object.entries(contract))('%s can be documented as JSON Schema', (_, call) => {
    if (call.body) expect(z.toJSONSchema(call.body, { io: 'input' })).toHaveProperty('type', 'object');
    if (call.status !== 204) expect(z.toJSONSchema(call.reply)).toSatisfy(isDocumented);
  });

  test('unknown extra fields are ignored', () => {
    const body = contract.login?.body;
    expect(body?.parse({ username: 'x', password: 'y', is_admin: true })).toEqual({
      username: 'x',
      password: 'y',
    });
  });
});

describe('pathOf', () => {
  const path = '/api/individuals/{id}/full-details/';

  test('fills in ids and query', () => {
    expect(pathOf({ path }, { id: 7 })).toBe('/api/individuals/7/full-details/');
    expect(pathOf({ path: '/api/branches/search/' }, {}, { q: 'a&b=ü +', page: 2 })).toBe(
      '/api/branches/search/?q=a%26b%3D%C3%BC%20%2B&page=2',
    );
    expect(pathOf({ path: '/api/branches/' }, {}, { q: '', page: undefined })).toBe('/api/branches/');
  });

  test('a query of any text comes back as it was, lone surrogates aside', () => {
    fc.assert(
      fc.property(hostileText, (q) => {
        fc.pre(q !== '');
        const url = new URL(pathOf({ path: '/api/branches/search/' }, {}, { q }), 'http://localhost');
        expect(url.pathname).toBe('/api/branches/search/');
        expect(url.searchParams.get('q')).toBe(q.replace(/\p{Surrogate}/gu, '\ufffd'));
      }),
    );
  });
});
