import type { CallName } from '@rentsafe/domain/contract';
import { sampleCompany, sampleIndividual } from '@rentsafe/domain/fixtures';
import { addDays } from '@rentsafe/format/date';
import { png } from '../../testing/images.ts';
import { forBook, type Generator, prepared, versionOf } from './request.ts';
import { currencyOf, type Turn } from './values.ts';

const tenantOf = (turn: Turn) => ({
  party: turn.party(),
  role: turn.one(['tenant', 'tenant', 'tenant', 'guarantor']),
});

const rentFrom = (turn: Turn, from_on: string) => ({
  ...{ type: 'rent', currency: turn.currency() },
  steps: [{ from_on, amount: turn.amount(50_000n) }],
});

/** A number of the register, counted up, or one that nobody has. */
function numberOf(turn: Turn) {
  const known = turn.snapshot.all('individuals').filter(({ identification_number }) => identification_number);
  const row = turn.one(turn.chance(60) ? known.filter(({ id }) => id <= 12) : known);
  const unknown = sampleIndividual(50_000 + turn.nth);
  return turn.chance(75) && row
    ? {
        identification_number: String(row.identification_number),
        identification_type: String(row.identification_type),
      }
    : {
        identification_number: unknown.identification_number,
        identification_type: unknown.identification_type,
      };
}

const individual = (turn: Turn, name: 'getIndividual' | 'getIndividualReport') => {
  const id = turn.one(turn.snapshot.all('individuals'))?.id ?? 1;
  const query = name === 'getIndividualReport' && turn.chance(50) ? { as_at: turn.day() } : {};
  return prepared(turn, name, { id, query });
};

/** How people and what is said of them are looked for, named, read and harmed. */
export const peopleCalls: Partial<Record<CallName, Generator>> = {
  lookUpIndividual: (turn) => prepared(turn, 'lookUpIndividual', { query: numberOf(turn) }),
  lookUpCompany: (turn) => {
    const row = turn.one(turn.snapshot.all('companies'));
    const registration_number = turn.chance(75) ? String(row?.registration_number) : `${turn.nth}/2019`;
    return prepared(turn, 'lookUpCompany', { query: { registration_number } });
  },
  createIndividual: (turn) => {
    const known = turn.chance(50);
    const body = {
      ...sampleIndividual(known ? turn.random(40) : 60_000 + turn.nth + turn.client * 1000),
      ...(known ? numberOf(turn) : {}),
    };
    return prepared(turn, 'createIndividual', { body });
  },
  createCompany: (turn) => {
    const nth = turn.chance(40) ? turn.random(20) : 70_000 + turn.nth + turn.client * 1000;
    return prepared(turn, 'createCompany', { body: sampleCompany(nth) });
  },
  getIndividual: (turn) => individual(turn, 'getIndividual'),
  getIndividualReport: (turn) => individual(turn, 'getIndividualReport'),
  getCompanyReport: (turn) => {
    const id = turn.one(turn.snapshot.all('companies'))?.id ?? 1;
    return prepared(turn, 'getCompanyReport', { id, query: turn.chance(50) ? { view: 'record' } : {} });
  },
  createLandlord: (turn) =>
    prepared(turn, 'createLandlord', {
      body: forBook(turn, { party: turn.party(), rent_tax: turn.one(['withhold', 'self']) }),
    }),
  createProperty: (turn) =>
    prepared(turn, 'createProperty', {
      body: forBook(turn, {
        ...{ property_type: 'House', city_town: `Town ${turn.nth}`, landlord: turn.party() },
        owned_from: addDays(turn.today, -turn.random(1200)),
      }),
    }),
  transferProperty: (turn) => {
    const row = turn.row('properties');
    return (
      row &&
      prepared(turn, 'transferProperty', {
        id: row.id,
        body: { landlord: turn.party(), from_on: turn.day() },
      })
    );
  },
  createLease: (turn) => {
    const from_on = addDays(turn.today, -turn.random(turn.chance(30) ? 700 : 90));
    const body = {
      ...{
        unit: turn.row('units')?.id ?? 1,
        parties: [tenantOf(turn), ...(turn.chance(20) ? [tenantOf(turn)] : [])],
      },
      ...{ from_on, to_on: turn.chance(70) ? null : addDays(from_on, 30 + turn.random(400)) },
      ...{ due_day: 1 + turn.random(28), grace_days: turn.random(10), reportable: turn.chance(80) },
      schedules: [rentFrom(turn, from_on)],
      ...(turn.chance(40) && { deposit: { amount: turn.amount(30_000n), currency: 'USD' } }),
    };
    return prepared(turn, 'createLease', { body: forBook(turn, body) });
  },
  updateLease: (turn) => {
    const row = turn.row('leases');
    const change = turn.one([
      { parties: [tenantOf(turn)] },
      { reportable: turn.chance(50) },
      { grace_days: turn.random(10) },
    ]);
    return (
      row &&
      prepared(turn, 'updateLease', { id: row.id, body: { ...change, ...versionOf(turn, row.version) } })
    );
  },
  endLease: (turn) => {
    const row = turn.row('leases', ({ state }) => turn.chance(15) || state === 'notice');
    return row && prepared(turn, 'endLease', { id: row.id, body: { on: turn.day(), reason: 'Moved' } });
  },
  giveLeaseNotice: (turn) => {
    const row = turn.row('leases', ({ state }) => state === 'active');
    const given_on = addDays(turn.today, -turn.random(20));
    const body = { given_on, ends_on: addDays(given_on, 20 + turn.random(60)), agreed: turn.chance(70) };
    return row && prepared(turn, 'giveLeaseNotice', { id: row.id, body });
  },
  extendLease: (turn) => {
    const row = turn.row('leases');
    const schedule = turn.snapshot.all('charge_schedules').find(({ lease_id }) => lease_id === row?.id);
    const steps = [
      {
        schedule: schedule?.id ?? 1,
        from_on: addDays(turn.today, turn.random(90)),
        amount: turn.amount(60_000n),
      },
    ];
    const body = turn.chance(50)
      ? { to_on: turn.chance(50) ? null : addDays(turn.today, turn.random(300)) }
      : { steps };
    return row && prepared(turn, 'extendLease', { id: row.id, body });
  },
  createConsent: (turn) => {
    const given_on = turn.day();
    const until_on = addDays(given_on, turn.one([30, 200, 366, 367, 3660]) ?? 30);
    const evidence = 'Signed form, in folder 3 at the office';
    return prepared(turn, 'createConsent', {
      body: forBook(turn, { party: turn.party(), given_on, until_on, evidence }),
    });
  },
  createReportIssue: (turn) =>
    prepared(turn, 'createReportIssue', {
      body: forBook(turn, { party: turn.party(), purpose: 'Letting a flat' }),
    }),
  createContractor: (turn) =>
    prepared(turn, 'createContractor', {
      body: forBook(turn, {
        name: `Contractor ${turn.nth}`,
        industry: 'Plumber',
        ...(turn.chance(60) && { party: turn.party() }),
      }),
    }),
  createBankRule: (turn) =>
    prepared(turn, 'createBankRule', {
      body: forBook(turn, { contains: `Text ${turn.nth}`, then: { party: turn.party() } }),
    }),
  createOptOut: (turn) =>
    prepared(turn, 'createOptOut', {
      body: forBook(turn, { party: turn.party(), channel: turn.one(['sms', 'email']) }),
    }),
  createMessages: (turn) =>
    prepared(turn, 'createMessages', {
      body: forBook(turn, {
        ...{
          channel: turn.one(['email', 'sms', 'letter']),
          subject: 'Water',
          body: 'The water is off on Friday.',
        },
        to: turn.chance(60) ? { parties: [turn.party()] } : { leases: { filter: 'all' } },
        key: `Message ${turn.nth}`,
      }),
    }),
  createClaim: (turn) => {
    const lease = turn.row('leases');
    const tenant = turn.snapshot.leaseParties.find(({ lease_id }) => lease_id === lease?.id)?.party_id;
    const named = turn.snapshot.all('parties').find(({ id }) => id === tenant);
    const party = named?.individual_id ? { type: 'individual', id: named.individual_id } : turn.party();
    const owed = turn.book.find({ kind: 'tenant', lease_id: lease?.id ?? 0, currency: 'USD' });
    const about = owed.reduce((sum, { id }) => sum + turn.book.balance(id), 0n);
    const body = {
      ...{ lease: lease?.id ?? 1, party, type: turn.one(['rent', 'damage', 'other']), reason: 'Unpaid' },
      amount: { amount: turn.amount(about > 0n ? about : 5_000n), currency: 'USD' },
    };
    return lease && prepared(turn, 'createClaim', { body });
  },
  giveClaimNotice: (turn) => {
    const row = turn.row('claims', ({ state }) => state === 'draft');
    const sent_on = addDays(turn.today, -turn.random(60));
    return (
      row && prepared(turn, 'giveClaimNotice', { id: row.id, body: { sent_on, by: 'hand', text: 'Pay' } })
    );
  },
  publishClaim: (turn) => {
    const row = turn.row('claims', ({ state }) => state === 'noticed');
    return row && prepared(turn, 'publishClaim', { id: row.id, body: {} });
  },
  createDispute: (turn) => {
    const charge = turn.row('charges');
    const tenant = turn.snapshot.leaseParties.find(({ lease_id }) => lease_id === charge?.lease_id)?.party_id;
    const named = turn.snapshot.all('parties').find(({ id }) => id === tenant);
    const party = named?.individual_id ? { type: 'individual', id: named.individual_id } : turn.party();
    return (
      charge &&
      prepared(turn, 'createDispute', { body: { charge: charge.id, party, reason: 'Paid in cash' } })
    );
  },
  anonymiseIndividual: (turn) => {
    const row = turn.one(turn.snapshot.all('individuals'));
    const body = { reason: 'The person asked for it.', ...versionOf(turn, row?.version) };
    return row && prepared(turn, 'anonymiseIndividual', { id: row.id, body });
  },
  mergeIndividual: (turn) => {
    const list = turn.snapshot.all('individuals').filter(({ id }) => id > 20);
    const [row, into] = [turn.one(list), turn.one(list)];
    return (
      row &&
      prepared(turn, 'mergeIndividual', {
        id: row.id,
        body: { into: into?.id ?? 1, ...versionOf(turn, row.version) },
      })
    );
  },
  mergeCompany: (turn) => {
    const list = turn.snapshot.all('companies').filter(({ id }) => id > 5);
    const [row, into] = [turn.one(list), turn.one(list)];
    return (
      row &&
      prepared(turn, 'mergeCompany', {
        id: row.id,
        body: { into: into?.id ?? 1, ...versionOf(turn, row.version) },
      })
    );
  },
  updateBook: (turn) => {
    const row = turn.snapshot.books.find(({ client_id }) => client_id === turn.client);
    const change = turn.one([
      { vat_registered: turn.chance(50) },
      { claim_wait_days: turn.one([0, 1, 14, 20, 60, 61]) },
      { verified_on: turn.chance(50) ? turn.today : addDays(turn.today, -100) },
      { cost_limit: { amount: turn.amount(5_000n), currency: 'USD' } },
    ]);
    return row && prepared(turn, 'updateBook', { body: { ...change, ...versionOf(turn, row.version) } });
  },
  updateBankAccount: (turn) => {
    const row = turn.row('bank_accounts');
    const change = turn.chance(50)
      ? { is_active: row?.is_active !== true || turn.chance(25) }
      : { name: `Account ${turn.nth}` };
    const back = row?.is_active === false ? { is_active: true } : change;
    return (
      row &&
      prepared(turn, 'updateBankAccount', { id: row.id, body: { ...back, ...versionOf(turn, row.version) } })
    );
  },
  createBankAccount: (turn) => {
    const body = {
      name: `Account ${turn.nth}`,
      kind: turn.one(['bank', 'cash', 'mobile']),
      currency: turn.currency(),
    };
    return prepared(turn, 'createBankAccount', { body: forBook(turn, body) });
  },
  createWorkOrder: (turn) => {
    const contractor = turn.row('contractors');
    const body = {
      ...{
        property: turn.row('properties')?.id ?? 1,
        contractor: contractor?.id ?? null,
        category: 'plumbing',
      },
      ...{ priority: turn.one(['urgent', 'normal']), summary: 'The tap drips' },
      estimate: { amount: turn.amount(15_000n), currency: turn.chance(85) ? 'USD' : 'ZIG' },
    };
    return prepared(turn, 'createWorkOrder', { body: forBook(turn, body) });
  },
  updateWorkOrder: (turn) => {
    const row = turn.row('work_orders', ({ state }) =>
      ['draft', 'issued', 'started'].includes(String(state)),
    );
    const estimate = { amount: turn.amount(40_000n), currency: currencyOf(row?.currency) };
    return (
      row &&
      prepared(turn, 'updateWorkOrder', { id: row.id, body: { estimate, ...versionOf(turn, row.version) } })
    );
  },
  consentToWorkOrder: (turn) => {
    const row = turn.row('work_orders');
    return (
      row &&
      prepared(turn, 'consentToWorkOrder', {
        id: row.id,
        body: { given_by: 'R. Makoni', evidence: 'Email of today' },
      })
    );
  },
  completeWorkOrder: (turn) => {
    const row = turn.row('work_orders', ({ state }) => ['issued', 'started'].includes(String(state)));
    const rate = turn.amount(15_000n);
    const quantity = turn.one(['2', '1.5', '0.001', '999999999']) ?? '1';
    const body = {
      lines: [{ kind: 'labour', description: 'Work', quantity, rate }],
      invoice_number: `W${turn.nth}`,
    };
    return row && prepared(turn, 'completeWorkOrder', { id: row.id, body });
  },
  closeWorkOrder: (turn) => {
    const row = turn.row('work_orders', ({ state }) => state === 'completed' || turn.chance(8));
    const bearer = turn.one(['landlord', 'landlord', 'tenant', 'agency']);
    const lease = bearer === 'tenant' ? { lease: turn.row('leases')?.id } : {};
    return row && prepared(turn, 'closeWorkOrder', { id: row.id, body: { bearer, ...lease } });
  },
  createFile: (turn) => {
    const tables = {
      lease: 'leases',
      property: 'properties',
      request: 'maintenance_requests',
      claim: 'claims',
    } as const;
    const type = turn.one(['lease', 'property', 'request', 'claim'] as const) ?? 'lease';
    const id = turn.row(tables[type])?.id ?? 1;
    return prepared(turn, 'createFile', {
      query: { subject: `${type}:${id}`, name: `${turn.nth}.png` },
      body: png(),
    });
  },
};
