import { setTimeout } from 'node:timers/promises';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../testing/databases.ts';
import { type Caller, killableServers } from '../testing/killed.ts';
import { addCount } from '../testing/proof.ts';

/** Three calls charge a month: 500 leases each. */
const LEASES = 1_200;
const ROWS_A_CALL = 200;
const months = Array.from({ length: 12 }, (_, nth) => `2025-${String(nth + 1).padStart(2, '0')}`);

const { placeFor, start } = killableServers();

/** Calls until nothing remains. */
async function finish(call: Caller, to: string, body: unknown): Promise<void> {
  for (let remaining = 1; remaining > 0; ) {
    ({ remaining } = await call<{ remaining: number }>('POST', to, body));
  }
}

/** Leases of 100.00 a month from 2025 on, each of a unit of its own. */
async function importLeases(call: Caller): Promise<void> {
  const person = sampleIndividual(1);
  const { id } = await call<{ id: number }>('POST', 'individuals/', person);
  const property = await call<{ id: number }>('POST', 'properties/', {
    property_type: 'Flats',
    city_town: 'Harare',
    landlord: { type: 'individual', id },
    owned_from: '2020-01-01',
  });
  const made = await call<{ id: number }>('POST', 'imports/', { kind: 'leases', name: 'Leases.csv' });
  const row = (index: number) => ({
    key: String(index + 1),
    property: property.id,
    unit_number: `Flat ${index}`,
    tenant_number: person.identification_number,
    from_on: '2025-01-01',
    rent_currency: 'USD',
    rent_amount: '100.00',
  });
  for (let from = 0; from < LEASES; from += ROWS_A_CALL) {
    const rows = Array.from({ length: ROWS_A_CALL }, (_, at) => row(from + at));
    await call('POST', `imports/${made.id}/rows/`, { rows });
  }
  await finish(call, `imports/${made.id}/commit/`, {});
}

onBothDatabases((kind) => {
  it('kill -9 in a month run loses no acknowledged charge and charges none twice', {
    timeout: 900_000,
  }, async () => {
    const place = await placeFor(kind);
    let acknowledged = 0;
    for (const [round, month] of months.entries()) {
      const { server, call } = await start(place);
      if (round === 0) await importLeases(call);
      const run = () => call<{ charges: number }>('POST', 'charge-runs/', { month });
      // So many calls are answered; the server dies at some moment of the next.
      for (let answered = 0; answered < round % 3; answered += 1) acknowledged += (await run()).charges;
      const last = run().catch(() => null);
      await setTimeout(20 * (1 + (round % 7)));
      server.child.kill('SIGKILL');
      expect((await server.exited).signal).toBe('SIGKILL');
      acknowledged += (await last)?.charges ?? 0;
      addCount('kills');
    }
    addCount('acknowledged charges', acknowledged);
    const { call } = await start(place);
    const countOf = async (list: string) => (await call<{ count: number }>('GET', list)).count;
    // Lists count to 10,000.
    const charged = async () =>
      (await countOf('charges/?due_to=2025-06-30')) + (await countOf('charges/?due_from=2025-07-01'));
    expect(await charged()).toBeGreaterThanOrEqual(acknowledged);
    for (const month of months) {
      await finish(call, 'charge-runs/', { month });
      expect(await call('POST', 'charge-runs/', { month })).toMatchObject({ leases: 0, charges: 0 });
    }
    expect(await charged()).toBe(months.length * LEASES);
    const entries = await call<{ count: number; results: { seq: number }[] }>('GET', 'entries/');
    expect(entries.results[0]?.seq).toBe(entries.count);
    const { rows } = await call<{ rows: { kind: string; balance: string }[] }>(
      'GET',
      'reports/trial-balance/?currency=USD',
    );
    expect(rows.find(({ kind }) => kind === 'tenant')?.balance).toBe(`${months.length * LEASES * 100}.00`);
  });
});
