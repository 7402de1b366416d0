import { setTimeout } from 'node:timers/promises';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import type { TrialBalance } from '@rentsafe/domain/ledgerReport';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { toMinor } from '@rentsafe/format/money';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../testing/databases.ts';
import { type Caller, killableServers } from '../testing/killed.ts';
import { addCount, amount } from '../testing/proof.ts';

const { placeFor, start } = killableServers();

/** Disbursements of 10.00, approved and paid one call after the other, of which so many are under way at once. */
const BATCH = amount(20, 200);
const AT_ONCE = 5;
const KILLS = amount(2, 10);
/** Acknowledged before each kill, so that the kills are spread over the batch. */
const SHARE = Math.floor(BATCH / (KILLS + 1));

interface Made {
  version: number;
  id: number;
  state: string;
}

/** Money of one landlord, and a draft of 10.00 for each of the batch. */
async function prepare(call: Caller): Promise<void> {
  const person = async (index: number) =>
    (await call<{ id: number }>('POST', 'individuals/', sampleIndividual(index))).id;
  const landlord = { type: 'individual', id: await person(1) };
  const tenant = { type: 'individual', id: await person(2) };
  const property = await call<{ id: number; units: { id: number }[] }>('POST', 'properties/', {
    ...{ property_type: 'House', city_town: 'Harare', landlord, owned_from: '2020-01-01' },
  });
  const bank = await call<{ id: number }>('POST', 'bank-accounts/', {
    name: 'B',
    kind: 'bank',
    currency: 'USD',
  });
  const rent = { type: 'rent', currency: 'USD', steps: [{ from_on: '2026-01-01', amount: '10000.00' }] };
  const lease = await call<{ id: number }>('POST', 'leases/', {
    ...{ unit: property.units[0]?.id, from_on: '2026-01-01', schedules: [rent] },
    parties: [{ party: tenant, role: 'tenant' }],
  });
  await call('POST', `leases/${lease.id}/activate/`, {});
  await call('POST', 'charge-runs/', { month: '2026-01' });
  await call('POST', 'receipts/', {
    ...{ lease: lease.id, bank_account: bank.id, received_on: '2026-01-05', method: 'transfer' },
    amount: { amount: '10000.00', currency: 'USD' },
  });
  for (let nth = 0; nth < BATCH; nth += 1) {
    await call('POST', 'disbursements/', {
      ...{ kind: 'landlord', party: landlord, bank_account: bank.id },
      lines: [{ property: property.id, amount: '10.00' }],
    });
  }
}

/** Every disbursement that is not paid yet. */
async function unpaid(call: Caller): Promise<Made[]> {
  const found: Made[] = [];
  for (const state of ['draft', 'approved'])
    for (let page = 1, next: unknown = page; next; page += 1) {
      const list = await call<Paginated<Made>>(
        'GET',
        `disbursements/?state=${state}&page_size=100&page=${page}`,
      );
      found.push(...list.results);
      next = list.next;
    }
  return found;
}

/** Approves and pays what is left, several at once. Calls `onPaid` for each payment that was acknowledged; stops when the server is gone. */
async function work(call: Caller, left: readonly Made[], onPaid: () => void): Promise<void> {
  const queue = [...left];
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { id, state, version } = next;
      if (state === 'draft')
        await call('POST', `disbursements/${id}/approve/`, { on: '2026-01-06', version });
      await call('POST', `disbursements/${id}/pay/`, { on: '2026-01-07' });
      onPaid();
    }
  };
  await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
}

/**
 * What must hold of the book whenever the server was ended: each disbursement is paid once or not at all, the numbers of entries have
 * no gap, each half is 0, and the money that is held is whose it says.
 */
async function checkBook(call: Caller): Promise<{ paid: number }> {
  const countOf = async (list: string) => (await call<{ count: number }>('GET', list)).count;
  const [paid, approved] = [
    await countOf('disbursements/?state=paid'),
    await countOf('disbursements/?state=approved'),
  ];
  expect(await countOf('entries/?kind=disbursement_payment')).toBe(paid);
  expect(await countOf('entries/?kind=disbursement_approval')).toBe(paid + approved);
  const entries = await call<{ count: number; results: { seq: number }[] }>('GET', 'entries/');
  expect(entries.results[0]?.seq).toBe(entries.count);
  const { rows } = await call<TrialBalance>('GET', 'reports/trial-balance/?currency=USD');
  for (const half of ['claim', 'money'])
    expect(rows.filter((row) => row.half === half).reduce((sum, row) => sum + toMinor(row.balance), 0n)).toBe(
      0n,
    );
  const trust = await call<TrustBalance>('GET', 'reports/trust/?currency=USD');
  expect(trust).toMatchObject({
    ...{ bank: `${10_000 - 10 * paid}.00`, difference: '0.00' },
    held: { paying: `${10 * approved}.00` },
  });
  return { paid };
}

onBothDatabases((kind) => {
  it('kill -9 in the middle of a batch of payments loses none that was acknowledged, and pays none twice', {
    timeout: 900_000,
  }, async () => {
    const place = await placeFor(kind);
    let acknowledged = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const { server, call } = await start(place);
      if (round === 0) await prepare(call);
      expect((await checkBook(call)).paid).toBeGreaterThanOrEqual(acknowledged);
      const left = await unpaid(call);
      let working: Promise<void> | undefined;
      const enough = new Promise<void>((reached) => {
        const until = acknowledged + SHARE;
        working = work(call, left, () => {
          acknowledged += 1;
          if (acknowledged === until) reached();
        });
      });
      await Promise.race([enough, working]);
      // At another moment of the next payments each time.
      await setTimeout(7 * (round % 5));
      server.child.kill('SIGKILL');
      expect((await server.exited).signal).toBe('SIGKILL');
      await working;
      addCount('kills');
    }
    addCount('payments acknowledged under fire', acknowledged);
    const { call } = await start(place);
    expect((await checkBook(call)).paid).toBeGreaterThanOrEqual(acknowledged);
    await work(call, await unpaid(call), () => {});
    expect(await checkBook(call)).toEqual({ paid: BATCH });
    addCount('payments', BATCH);
  });
});
