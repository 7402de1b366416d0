import type { SearchKind } from '@rentsafe/domain/recordSearch';
import { type SQL, sql } from 'drizzle-orm';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { tenant } from '../property/unitLease.ts';

/** How records of a kind are found and shown; all is of the row `t`, in SQL. */
export interface Source {
  kind: SearchKind;
  from: SQL;
  /** As it is shown, and found whole. */
  number?: SQL;
  /** Further text that it is found by, without what a search drops. */
  text?: SQL;
  /** Found with what these are named. */
  lease?: SQL;
  property?: SQL;
  party?: SQL;
  title: SQL;
  detail: SQL;
  /** After the address of the rental area. */
  path: SQL;
}

const folded = (text: string): SQL => sql.raw(`translate(lower(${text}), '-/.()[]''', '')`);
const nameOf = (party: string): SQL =>
  sql`(SELECT ${partyJson()} ->> 'name' FROM parties p WHERE p.id = ${sql.raw(party)})`;
const addressOf = (property: string): SQL =>
  sql`(SELECT ${propertyName} FROM properties r WHERE r.id = ${sql.raw(property)})`;
const tenantOf = (lease: string): SQL =>
  sql`(SELECT ${tenant(partyJson())} ->> 'name' FROM leases le WHERE le.id = ${sql.raw(lease)})`;
const money = (amount: string, currency: string): SQL =>
  sql.raw(
    `CASE ${currency} WHEN 'ZWG' THEN 'ZIG ' ELSE '$' END || to_char(${amount} / 100.0, 'FM999,999,999,999,990.00')`,
  );
const day = (column: string): SQL => sql.raw(`to_char(${column}, 'DD Mon YYYY')`);
const words = (column: string): SQL => sql.raw(`initcap(replace(${column}, '_', ' '))`);
const dotted = (...parts: SQL[]): SQL => sql`concat_ws(' · ', ${sql.join(parts, sql`, `)})`;
const at = (path: string): SQL => sql`${path}::text || t.id`;
const column = (name: string): SQL => sql.raw(`t.${name}`);
const table = (name: string): SQL => sql.raw(`${name} t`);

const [id, number, lease, property, party] = ['id', 'number', 'lease_id', 'property_id', 'party_id'].map(
  column,
) as [SQL, SQL, SQL, SQL, SQL];

/** The records of a book. */
export const sources: readonly Source[] = [
  {
    ...{ kind: 'lease', from: table('leases'), number, lease: id },
    title: tenantOf('t.id'),
    detail: dotted(
      sql`(SELECT concat_ws(', ', 'Unit ' || u.unit_number, ${propertyName}) FROM units u JOIN properties r ON r.id = u.property_id WHERE u.id = t.unit_id)`,
      words('t.state'),
    ),
    path: at('/leases/'),
  },
  {
    ...{ kind: 'property', from: table('properties'), property: id },
    title: addressOf('t.id'),
    detail: dotted(sql`t.city_town`, sql`t.property_type`),
    path: at('/properties/'),
  },
  {
    ...{ kind: 'unit', from: table('units'), text: folded('t.unit_number') },
    title: sql`'Unit ' || t.unit_number`,
    detail: addressOf('t.property_id'),
    path: sql`'/properties/' || t.property_id`,
  },
  {
    ...{ kind: 'landlord', from: table('landlords'), party },
    title: nameOf('t.party_id'),
    detail: sql`(SELECT count(DISTINCT o.property_id) || CASE count(DISTINCT o.property_id) WHEN 1 THEN ' property' ELSE ' properties' END
      FROM ownerships o WHERE o.landlord_id = t.id)`,
    path: at('/landlords/'),
  },
  {
    ...{ kind: 'invoice', from: table('invoices'), number, lease, text: folded('t.number') },
    title: tenantOf('t.lease_id'),
    detail: dotted(words('t.kind'), day('t.issued_on')),
    path: at('/customers/invoicing/'),
  },
  {
    kind: 'receipt',
    from: sql`receipts t JOIN open_receipts s ON s.receipt_id = t.id`,
    ...{ number, lease: sql`s.lease_id` },
    text: folded(`t.number || ' ' || coalesce(t.reference, '') || ' ' || coalesce(t.payer, '')`),
    title: sql`coalesce(${tenantOf('s.lease_id')}, t.payer, 'Unidentified')`,
    detail: dotted(money('t.amount', 't.currency'), day('t.received_on')),
    path: at('/customers/receipts/'),
  },
  {
    ...{
      kind: 'bill',
      from: table('bills'),
      number,
      party,
      text: folded(`t.number || ' ' || t.description`),
    },
    title: nameOf('t.party_id'),
    detail: dotted(money('t.amount', 't.currency'), day('t.billed_on'), sql`t.description`),
    path: sql`'/creditors/disbursements?tab=bills&property=' || (SELECT o.property_id FROM ownerships o WHERE o.id = t.ownership_id)`,
  },
  {
    ...{ kind: 'disbursement', from: table('disbursements'), number, party },
    text: folded(`t.number || ' ' || coalesce(t.reference, '')`),
    title: nameOf('t.party_id'),
    detail: dotted(
      sql`(SELECT ${money('sum(l.amount)', 't.currency')} FROM disbursement_lines l WHERE l.disbursement_id = t.id)`,
      words('t.state'),
    ),
    path: at('/creditors/disbursements/'),
  },
  {
    ...{ kind: 'journal', from: table('journals'), number, lease, party },
    text: folded(`t.number || ' ' || t.reason`),
    title: sql`t.reason`,
    detail: dotted(money('t.amount', 't.currency'), day('t.on_date'), words('t.state')),
    path: sql`CASE split_part(t.kind, '_', 1) WHEN 'customer' THEN '/customers' ELSE '/creditors' END
      || '/journals/' || split_part(t.kind, '_', 2) || '?q=' || t.number`,
  },
  {
    ...{ kind: 'bank_account', from: table('bank_accounts'), number },
    text: folded(`concat_ws(' ', t.name, t.bank_name, t.number)`),
    title: sql`t.name`,
    detail: dotted(sql`t.bank_name`, sql.raw(`CASE t.currency WHEN 'ZWG' THEN 'ZIG' ELSE t.currency END`)),
    path: at('/settings/bank-accounts/'),
  },
  {
    ...{
      kind: 'request',
      from: table('maintenance_requests'),
      number,
      lease,
      property,
      text: sql`t.search_text`,
    },
    title: sql`t.summary`,
    detail: dotted(addressOf('t.property_id'), words('t.state')),
    path: at('/rm-pending/'),
  },
  {
    ...{ kind: 'work_order', from: table('work_orders'), number, property, text: sql`t.search_text` },
    title: sql`t.summary`,
    detail: dotted(addressOf('t.property_id'), words('t.state')),
    path: at('/work-orders/'),
  },
  {
    ...{ kind: 'inspection', from: sql`inspections t JOIN units u ON u.id = t.unit_id`, number, lease },
    property: sql`u.property_id`,
    title: sql`'Unit ' || u.unit_number || ', ' || ${addressOf('u.property_id')}`,
    detail: dotted(words('t.kind'), day('coalesce(t.done_on, t.planned_on)'), words('t.state')),
    path: at('/inspections/'),
  },
  {
    ...{ kind: 'contractor', from: table('contractors'), number, text: sql`t.search_text` },
    title: sql`t.name`,
    detail: sql`t.industry`,
    path: at('/contractor_management/'),
  },
  {
    ...{ kind: 'document', from: table('documents'), number, lease },
    title: tenantOf('t.lease_id'),
    detail: day('t.issued_at'),
    path: sql`'/leases/' || t.lease_id || '/documents/' || t.id`,
  },
  {
    ...{
      kind: 'message',
      from: table('messages'),
      lease,
      text: folded(`concat_ws(' ', t.subject, t.address)`),
    },
    title: sql`coalesce(nullif(t.subject, ''), left(t.body, 80))`,
    detail: dotted(sql`t.address`, day('t.created_at')),
    path: at('/communication/'),
  },
  {
    ...{ kind: 'claim', from: table('claims'), lease, text: folded('t.reason') },
    title: nameOf('t.party_id'),
    detail: dotted(money('t.amount', 't.currency'), words('t.type'), words('t.state')),
    path: at('/customers/debt-call/claims/'),
  },
  {
    ...{ kind: 'dispute', from: table('disputes'), number, lease, text: folded('t.reason') },
    title: nameOf('t.party_id'),
    detail: dotted(sql`t.reason`, day('t.opened_on')),
    // One of the own report is of no lease.
    path: sql`coalesce('/leases/' || t.lease_id || '?tab=disputes',
      '/companies/' || (SELECT p.company_id FROM parties p WHERE p.id = t.party_id))`,
  },
  {
    ...{ kind: 'report', from: table('report_issues'), number, party },
    title: nameOf('t.party_id'),
    detail: day('t.issued_at'),
    path: at('/issued-reports/'),
  },
];
