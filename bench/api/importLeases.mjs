// `node bench/api/importLeases.mjs`: how long 5,000 leases take to be checked and made on PostgreSQL, through the API as the
// browser does it: 200 rows a request. The goal is a minute. It needs the built packages (`npx pnpm -r build`).
import { startProduct } from '../support/product.mjs';
import { openSeededPostgres } from './postgres.mjs';

const LEASES = 5000;
const ROWS_A_REQUEST = 200;
const GOAL_SECONDS = 60;

const postgres = await openSeededPostgres({ individuals: 1000, companies: 50 });
const product = await startProduct({ DATABASE_URL: postgres.url, SAMPLE_DATA: 'false' });
const authorization = `Bearer ${product.login.access_token}`;

async function call(method, path, body) {
  const answer = await fetch(`${product.address}/api/${path}`, {
    method,
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

const seconds = (since) => (performance.now() - since) / 1000;

try {
  const { results: people } = await call('GET', 'individuals/?page_size=80');
  const property = await call('POST', 'properties/', {
    property_type: 'Flats',
    city_town: 'Harare',
    landlord: { type: 'individual', id: people[0].id },
    owned_from: '2020-01-01',
  });
  const { id } = await call('POST', 'imports/', { kind: 'leases', name: 'Leases.csv' });
  const row = (index) => ({
    key: String(index + 2),
    property: property.id,
    unit_number: `Flat ${index}`,
    tenant_number: people[index % people.length].identification_number,
    from_on: '2026-01-01',
    rent_currency: 'USD',
    rent_amount: '400.00',
  });
  const checking = performance.now();
  for (let from = 0; from < LEASES; from += ROWS_A_REQUEST) {
    const rows = Array.from({ length: ROWS_A_REQUEST }, (_, at) => row(from + at));
    const { results } = await call('POST', `imports/${id}/rows/`, { rows });
    const wrong = results.find(({ result }) => result !== 'new');
    if (wrong) throw new Error(`A row is not new: ${JSON.stringify(wrong)}`);
  }
  const checked = seconds(checking);
  const making = performance.now();
  let committed = 0;
  for (let remaining = 1; remaining > 0; ) {
    const answer = await call('POST', `imports/${id}/commit/`, {});
    committed += answer.committed;
    remaining = answer.remaining;
  }
  const made = seconds(making);
  console.log(
    `${committed} leases on PostgreSQL ${postgres.version}: checked in ${checked.toFixed(1)} s, made in ${made.toFixed(1)} s, ` +
      `together ${(checked + made).toFixed(1)} s (goal ${GOAL_SECONDS} s).`,
  );
  const undoing = performance.now();
  await call('POST', `imports/${id}/undo/`, {});
  console.log(`Undone in ${seconds(undoing).toFixed(1)} s.`);
  if (committed !== LEASES || checked + made > GOAL_SECONDS) process.exitCode = 1;
} finally {
  await product.stop();
  await postgres.stop();
}
