import { type Call, type CallName, contract } from '@rentsafe/domain/contract';
import { addDays } from '@rentsafe/format/date';
import { bodies } from '../../testing/samples.ts';
import { isProvider } from './actors.ts';
import { type Prepared, prepared, versionOf } from './request.ts';
import type { Row, Table } from './snapshot.ts';
import type { Turn } from './values.ts';

/** Whose ids stand in a path, by its beginning. */
const tableOfPath: Readonly<Record<string, Table>> = {
  ...{ individuals: 'individuals', companies: 'companies', branches: 'branches', landlords: 'landlords' },
  ...{ properties: 'properties', units: 'units', leases: 'leases', imports: 'imports', charges: 'charges' },
  ...{ invoices: 'invoices', receipts: 'receipts', bills: 'bills', disbursements: 'disbursements' },
  ...{ journals: 'journals', 'bank-accounts': 'bank_accounts', 'bank-statements': 'bank_statements' },
  ...{
    'bank-lines': 'bank_lines',
    'bank-rules': 'bank_rules',
    deposits: 'leases',
    'debt-calls': 'leases',
    claims: 'claims',
  },
  ...{ disputes: 'disputes', consents: 'consents', 'report-issues': 'report_issues', files: 'files' },
  ...{
    'inspection-templates': 'inspection_templates',
    inspections: 'inspections',
    contractors: 'contractors',
  },
  ...{ requests: 'maintenance_requests', 'work-orders': 'work_orders', todo: 'todo_items' },
  ...{ 'maintenance-schedules': 'maintenance_schedules', messages: 'messages', documents: 'documents' },
  ...{ 'message-templates': 'message_templates', 'document-templates': 'document_templates', plans: 'plans' },
  ...{ 'subscription-invoices': 'subscription_invoices', 'clients/clients': 'users' },
};

/** Whose ids stand in a body or a query, by the field. */
const tableOfField: Readonly<Record<string, Table>> = {
  ...{ property: 'properties', unit: 'units', lease: 'leases', contractor: 'contractors', charge: 'charges' },
  ...{
    claim: 'claims',
    bank_account: 'bank_accounts',
    request: 'maintenance_requests',
    schedule: 'maintenance_schedules',
  },
  ...{
    file: 'files',
    company: 'companies',
    individual: 'individuals',
    plan: 'plans',
    of: 'maintenance_requests',
  },
};

/** Ids that no record has: a small one might be an actor's, who would be somebody else from then on. */
const nobodyFrom = 900_000;

const subjectTypes = [
  'lease',
  'property',
  'landlord',
  'receipt',
  'individual',
  'book',
  'disbursement',
  'claim',
] as const;

function pathRow(turn: Turn, path: string): Row | undefined {
  const [first = '', second = ''] = path.replace('/api/', '').split('/');
  const table = tableOfPath[first] ?? tableOfPath[`${first}/${second}`];
  if (!table) return undefined;
  if (['individuals', 'companies', 'branches', 'plans'].includes(table))
    return turn.one(turn.snapshot.all(table));
  // Never an actor: they would be signed out, or be somebody else.
  if (table === 'users') {
    const ids = Object.values(turn.world.actors).map(({ id }) => id);
    return turn.row('users', ({ id }) => !ids.includes(id));
  }
  return turn.row(table);
}

/** The sample of a value with its ids, days and amounts replaced. */
function hurt(turn: Turn, value: unknown, key: string, call: string): unknown {
  if (Array.isArray(value)) return value.map((item) => hurt(turn, item, key, call));
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value))
      return ['until_on', 'by_on', 'due_on'].includes(key) ? addDays(turn.day(), 20) : turn.day();
    if (/^\d{4}-\d\d$/.test(value)) return turn.month();
    if (key === 'amount' && /^\d+\.\d\d$/.test(value)) return turn.amount(10_000n);
    return value;
  }
  if (typeof value === 'number') {
    const table: Table | undefined =
      key === 'template'
        ? call.includes('Document')
          ? 'document_templates'
          : 'message_templates'
        : tableOfField[key];
    if (!table) return value;
    if (['companies', 'individuals', 'plans'].includes(table))
      return turn.one(turn.snapshot.all(table))?.id ?? value;
    return turn.row(table)?.id ?? value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const { type, id, ...rest } = value as Record<string, unknown>;
  if (
    typeof id === 'number' &&
    (type === 'individual' || type === 'company') &&
    Object.keys(rest).length === 0
  )
    return turn.party();
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, hurt(turn, item, name, call)]),
  );
}

function queryOf(turn: Turn, call: Call, name: string): Record<string, string | number | undefined> {
  const { chance, one, row, day, month, currency } = turn;
  const from = addDays(turn.today, -turn.random(200));
  const values: Record<string, () => string | number | undefined> = {
    ...{
      currency,
      month,
      from: () => from,
      to: () => addDays(from, turn.random(200)),
      as_at: day,
      q: () => one(['a', 'Moyo', '63']),
    },
    ...{
      lease: () => row('leases')?.id,
      property: () => row('properties')?.id,
      unit: () => row('units')?.id,
    },
    ...{
      landlord: () => row('landlords')?.id,
      bank_account: () => row('bank_accounts')?.id,
      page: () => one([1, 2]),
    },
    ...{
      party_type: () => 'individual',
      party: () => turn.party().id,
      year: () => 2026,
      by: () => one(['property', 'month']),
    },
    ...{
      known: () => 1 + turn.random(turn.book.entries.length || 1),
      months: () => 6,
      until: () => addDays(turn.today, 90),
    },
    ...{
      subject: () => `${one(subjectTypes)}:${1 + turn.random(6)}`,
      format: () => 'csv',
      number: () => 'RR-000001',
    },
    ...{
      sha256: () => 'a'.repeat(64),
      code: () => 'ABCD-EFGH',
      first_name: () => 'Rudo',
      last_name: () => 'Moyo',
    },
    ...{ registration_name: () => 'Baobab', disbursements: () => row('disbursements')?.id },
  };
  const needed = [
    'currency',
    'month',
    'from',
    'to',
    'subject',
    'year',
    'by',
    'q',
    'number',
    'sha256',
    'code',
    'first_name',
    'last_name',
    'registration_name',
    'party',
    'party_type',
  ];
  const optional = (parameter: string) => chance(parameter === 'format' ? 6 : 25);
  const own = Object.fromEntries(
    (call.query ?? [])
      .filter(
        (parameter) =>
          needed.includes(parameter) ||
          optional(parameter) ||
          (parameter === 'lease' && name.includes('Statement')),
      )
      .map((parameter) => [parameter, values[parameter]?.()]),
  );
  if (isProvider(turn.actor) || !call.query?.includes('client') || !chance(4)) return own;
  return { ...own, client: turn.world.clients[turn.actor.client === turn.world.clients.X ? 'Y' : 'X'] };
}

/** A call made from its sample, with ids of the book in it, or of the other. */
export function anyCall(turn: Turn, name: CallName): Prepared | undefined {
  const call = contract[name];
  if (!call) throw new Error(`No call ${name}.`);
  const record = call.path.includes('{id}') ? pathRow(turn, call.path) : undefined;
  const id =
    record?.id ??
    (call.path.includes('/locations/')
      ? 1 + turn.random(5)
      : name === 'getEntry'
        ? 1 + turn.random(turn.book.entries.length || 1)
        : nobodyFrom + turn.random(5));
  const query = queryOf(turn, call, name);
  const sample = bodies[name]?.(turn.nth);
  if (!sample || typeof sample !== 'object') return prepared(turn, name, { id, query });
  const body = hurt(turn, sample, '', name) as Record<string, unknown>;
  const version =
    'version' in body ? { version: undefined, ...versionOf(turn, record?.version ?? body.version) } : {};
  const named = isProvider(turn.actor) && !('client' in body) && !record ? { client: turn.client } : {};
  const owner = 'client' in body ? { client: turn.client } : {};
  return prepared(turn, name, { id, query, body: { ...named, ...body, ...version, ...owner } });
}
