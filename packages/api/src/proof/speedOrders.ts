import type { Size } from './speedSize.ts';

const CONTRACTORS = 50;

const categories = `(ARRAY['plumbing', 'electrical', 'roof', 'garden', 'water'])`;
const priorities = `(ARRAY['emergency', 'urgent', 'normal', 'normal', 'low'])`;

/**
 * The maintenance of ten years, day by day up to `today`: a request for every other work order, and one line in each that was done. One
 * in a hundred is not done yet. All orders are of books whose properties are there.
 */
export function maintenance({ leases, books, orders }: Size, today: string): string {
  const properties = Math.ceil(leases / 10);
  const each = properties / books;
  const all = `generate_series(1, ${orders}) n`;
  const book = `(n % ${books} + 1)`;
  const property = `(n % ${books} * ${each} + n % ${each} + 1)`;
  const contractor = `(n % ${books} * ${CONTRACTORS} + n % ${CONTRACTORS} + 1)`;
  const category = `${categories}[n % 5 + 1]`;
  const priority = `${priorities}[(n / 5) % 5 + 1]`;
  const on = `('${today}'::date - ((${orders} - n) * 3650 / ${orders})::int)`;
  const isOpen = 'n % 100 = 0';
  const finished = (value: string) => `CASE WHEN NOT (${isOpen}) THEN ${value} END`;
  return `
    INSERT INTO contractors (id, client_id, name, industry, search_text)
      SELECT n, (n - 1) / ${CONTRACTORS} + 1, 'Contractor ' || n, 'Plumber', 'contractor ' || n || ' plumber'
      FROM generate_series(1, ${books * CONTRACTORS}) n;
    INSERT INTO maintenance_requests (id, client_id, number, property_id, reported_on, reported_by, category, priority, respond_by, finish_by,
        accepted_on, summary, state, search_text)
      SELECT n, ${book}, 'RQ-' || lpad(n::text, 6, '0'), ${property}, ${on}, 'Tenant', ${category}, ${priority}, ${on} + 1, ${on} + 14,
        ${on}, 'The tap drips', CASE WHEN ${isOpen} THEN 'ordered' ELSE 'done' END, 'the tap drips block ' || ${property} || ' harare'
      FROM ${all} WHERE n % 2 = 0;
    INSERT INTO work_orders (id, client_id, number, request_id, property_id, contractor_id, category, priority, summary, currency, finish_by, state,
        issued_on, completed_on, closed_on, bearer, closed_seq, search_text)
      SELECT n, ${book}, 'WO-' || lpad(n::text, 6, '0'), CASE WHEN n % 2 = 0 THEN n END, ${property}, ${contractor}, ${category}, ${priority},
        'Mend the tap', 'USD', ${on} + 14, CASE WHEN ${isOpen} THEN 'issued' ELSE 'closed' END, ${on},
        ${finished(`${on} + 2`)}, ${finished(`${on} + 3`)}, ${finished(`'agency'`)}, ${finished('0')},
        'mend the tap block ' || ${property} || ' harare contractor ' || ${contractor}
      FROM ${all};
    INSERT INTO work_order_lines (client_id, work_order_id, line, kind, description, currency, quantity, rate, vat)
      SELECT ${book}, n, 1, 'labour', 'Plumber', 'USD', 1 + n % 4, 4000, 0 FROM ${all} WHERE NOT (${isOpen});`;
}

export const maintenanceIdentities = ['contractors', 'maintenance_requests', 'work_orders'];

/** What is read of maintenance: lists as they are opened, narrowed and searched, what is to be done, and what it came to. */
export const maintenanceReads = (orders: number, today: string): string[] => {
  const period = `from=${Number(today.slice(0, 4)) - 1}-01-01&to=${today}`;
  return [
    'requests/',
    'requests/?state=ordered',
    `requests/?q=RQ-${String(orders / 2).padStart(6, '0')}`,
    'work-orders/',
    'work-orders/?state=issued',
    'work-orders/?overdue=true',
    'work-orders/?property=1',
    'work-orders/?contractor=1',
    `work-orders/?q=WO-${String(orders / 2).padStart(6, '0')}`,
    'work-orders/?q=harare',
    'contractors/',
    'todo/',
    'todo/?kind=order_overdue',
    `reports/maintenance-history/?${period}`,
    ...['property', 'category', 'month'].map(
      (by) => `reports/maintenance-costs/?currency=USD&by=${by}&${period}`,
    ),
  ];
};
