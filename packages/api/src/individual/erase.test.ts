import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BankStatement } from '@rentsafe/domain/bankStatement';
import type { Charge } from '@rentsafe/domain/charge';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import type { Individual } from '@rentsafe/domain/individual';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { fileMailer } from '../mail/files.ts';
import { deliverDue } from '../message/deliver.ts';
import { person, type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { png } from '../testing/images.ts';
import { refusalOf } from '../testing/refusal.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

const first_name = 'Zvikomborero';
const last_name = 'Nyamukondiwa';

let counter = 95_000;
let [email, mobile] = ['', ''];

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post, patch } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let admin = '';
  let made: Individual;

  beforeEach(async () => {
    trust = await openTrust(context);
    admin = (await context.context.server.admin()).access;
    counter += 1;
    [email, mobile] = [`zviko${counter}@example.org`, `+2637719${counter}`];
    const input = sampleIndividual(counter, {
      ...{ first_name, last_name: `${last_name}${'abcdefgh'[counter % 8]}` },
      contact_details: [{ mobile_phone: [mobile], email }],
      addresses: [{ city_id: 1, street_address: `${counter} Secret Lane` }],
    });
    made = (await post<Individual>('individuals/', input)).body;
  });

  const anonymise = () =>
    post<Individual & Refusal>(
      `individuals/${made.id}/anonymise/`,
      { reason: 'Asked for', version: 1 },
      admin,
    );
  /** What else has ended, or not. */
  const rents = async (terms: object = {}) => {
    const at = await trust.let(
      rentOf('2026-01-01', '100.00', { parties: [{ party: person(made.id), role: 'tenant' }], ...terms }),
    );
    await trust.run('2026-01');
    return at;
  };
  const end = (lease: number) => post(`leases/${lease}/end/`, { on: '2026-01-31' }, book.admin);

  it('G7 is refused while a lease, a deposit, a credit or a claim needs the person, with each reason named', async () => {
    const { lease } = await rents({ deposit: usd('50.00') });
    await trust.pay(lease, '2026-01-05', '170.00');
    const { status, body } = await anonymise();
    expect(status).toBe(409);
    expect(body.reasons).toEqual([
      'Named by lease L-0001, which has not ended: end it first.',
      'A deposit is held for lease L-0001: refund it first.',
      'Lease L-0001 has a credit: allocate or refund it first.',
    ]);
    expect(body.detail).toBe((body.reasons as string[]).join(' '));
    await trust.draft('deposit', [{ lease, amount: '50.00' }], { party: person(made.id) });
    await end(lease);
    expect((await anonymise()).body.reasons).toEqual([
      'A deposit is held for lease L-0001: refund it first.',
      'Lease L-0001 has a credit: allocate or refund it first.',
      'Payment PV-000001 is prepared or approved: pay or cancel it first.',
    ]);
  });

  it('G7 is refused while a landlord is owed, lets, or has a bill, a draft of a journal or an order open', async () => {
    const own = { landlord: person(made.id) };
    const { lease, property } = await trust.let(rentOf('2026-01-01', '100.00'), own);
    await trust.run('2026-01');
    await trust.pay(lease, '2026-01-05', '100.00');
    const bill = {
      party: person(made.id),
      property,
      number: '77',
      billed_on: '2026-01-09',
      due_on: '2026-01-31',
    };
    await post('bills/', { ...bill, amount: usd('20.00'), description: 'Plumber' });
    const [landlord] = (await get<Paginated<{ id: number }>>('landlords/')).body.results;
    const journal = {
      kind: 'creditor_debit',
      landlord: landlord?.id,
      property,
      amount: usd('1.00'),
      reason: 'Fee',
    };
    await post('journals/', journal);
    const { body: contractor } = await post<{ id: number }>('contractors/', {
      ...{ name: 'K', industry: 'Plumber', party: person(made.id) },
    });
    const work = {
      property,
      category: 'plumbing',
      priority: 'low',
      summary: 'Tap',
      contractor: contractor.id,
    };
    await post('work-orders/', work);
    expect((await anonymise()).body.reasons).toEqual([
      'Owns what lease L-0001 lets: end the lease or transfer the property first.',
      'Money is held or owed as a landlord: 88.45 USD. Pay it out or settle it first.',
      'Bill 77 is open: pay it first.',
      'Journal JV-000001 is a draft: post or cancel it first.',
      'Work order WO-000001 is with them: close or cancel it first.',
    ]);
  });

  /** Where one of the texts stands in any row of any table. */
  async function placesOf(needles: readonly string[]): Promise<string[]> {
    const { db } = context.context.server;
    const tables = await rows<{ name: string }>(
      db,
      sql`SELECT table_name AS name FROM information_schema.tables
          WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      for (const needle of needles) {
        const [row] = await rows<{ text: string }>(
          db,
          sql`SELECT t::text AS text FROM ${sql.identifier(name)} t WHERE t::text ILIKE ${`%${needle}%`} LIMIT 1`,
        );
        if (row) found.push(`${name} has ${needle}: ${row.text.slice(0, 300)}`);
      }
    }
    return found;
  }

  /** Writes who the person is into a text of every table that has a row and takes it. */
  async function plant(text: string): Promise<string[]> {
    const { db } = context.context.server;
    const columns = await rows<{ table: string; column: string; type: string }>(
      db,
      sql`SELECT table_name AS table, column_name AS column, data_type AS type
          FROM information_schema.columns c JOIN information_schema.tables USING (table_schema, table_name)
          WHERE c.table_schema = current_schema() AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
            AND c.data_type IN ('text', 'jsonb') AND table_name NOT IN ('companies', 'branches', 'users', 'clients', 'settings',
              'schema_migrations', 'countries', 'provinces', 'cities', 'suburbs', 'contact_details', 'sessions')
            AND NOT (table_name = 'individuals' AND column_name <> 'notes')
            -- What the server alone writes.
            AND column_name NOT IN ('kind', 'state', 'currency', 'half', 'channel', 'action', 'subject_type', 'request_id', 'sha256',
              'storage_key', 'token_hash', 'number')
            AND (table_name, column_name) NOT IN (('import_rows', 'key'), ('message_batches', 'key'), ('messages', 'dedupe_key'))`,
    );
    const planted: string[] = [];
    for (const { table, column, type } of columns) {
      const [t, c] = [sql.identifier(table), sql.identifier(column)];
      const value =
        type === 'text'
          ? sql`${text}`
          : sql`CASE jsonb_typeof(${c}) WHEN 'array' THEN ${c} || to_jsonb(${text}::text)
              ELSE ${c} || jsonb_build_object('note', ${text}::text) END`;
      await db
        .transaction(async (tx) => {
          await tx.execute(sql`SELECT set_config('rentsafe.erasing', pg_current_xact_id()::text, true)`);
          const done = await rows(
            tx,
            sql`UPDATE ${t} SET ${c} = ${value} WHERE ctid = (SELECT max(ctid) FROM ${t}) RETURNING 1`,
          );
          if (done.length > 0) planted.push(`${table}.${column}`);
        })
        .catch(() => undefined);
    }
    return planted;
  }

  it('G7 nothing in the database and in the files says who the person was', async () => {
    const { db } = context.context.server;
    const folder = await mkdtemp(path.join(tmpdir(), 'erase-'));
    const { config } = context.context.server.app;
    const before = config.dataDir;
    config.dataDir = folder;
    const { property, lease } = await rents();
    await trust.pay(lease, '2026-01-05', '100.00', { payer: `Mrs ${last_name}` });
    const lines = [{ on: '2026-01-05', amount: '100.00', description: `EFT ${made.last_name} Z` }];
    const statement = await post<BankStatement>('bank-statements/', {
      ...{
        bank_account: trust.bank,
        from_on: '2026-01-01',
        to_on: '2026-01-31',
        opening: '0.00',
        closing: '100.00',
      },
      lines,
    });
    const [receipt] = (await get<Paginated<{ id: number }>>('receipts/')).body.results;
    const line = statement.body.lines[0]?.id;
    expect((await post(`bank-lines/${line}/match/`, { receipts: [receipt?.id] })).status).toBe(200);
    const [charge] = (await get<Paginated<Charge>>('charges/')).body.results;
    const clauses = [{ title: 'Parties', body: '{{landlord.name}} lets to {{tenants.names}}.' }];
    const template = { name: 'Lease', kind: 'residential', clauses };
    const { body: paper } = await post<{ id: number }>('document-templates/', template, book.admin);
    const { body: document } = await post<{ id: number; sha256: string }>(`leases/${lease}/documents/`, {
      template: paper.id,
    });
    await post(`files/?subject=lease:${lease}&name=${made.last_name}.png`, png());
    const free = {
      ...{
        channel: 'email',
        subject: `For ${first_name} ${made.last_name}`,
        body: `Dear ${first_name} ${made.last_name}`,
        key: `erase ${counter}`,
      },
      to: { parties: [person(made.id)] },
    };
    expect((await post('messages/', free)).status).toBe(201);
    await deliverDue(
      db,
      { mailer: fileMailer(folder, 'a@example.org'), sms: null },
      () => new Date('2027-01-01T10:00:00Z'),
    );
    expect(await readdir(path.join(folder, 'outbox'))).toHaveLength(1);
    await post(`debt-calls/${lease}/note/`, { text: `Called ${first_name}` });
    const dispute = await post<{ id: number }>('disputes/', {
      ...{
        charge: charge?.id,
        party: person(made.id),
        reason: `I am ${first_name}`,
        opened_on: '2026-01-05',
      },
    });
    await post(`disputes/${dispute.body.id}/withdraw/`, {});
    await post('consents/', {
      ...{
        party: person(made.id),
        given_on: '2026-03-01',
        until_on: '2026-04-01',
        evidence: `Form of ${first_name}`,
      },
    });
    const issued = await post<{ number: string; sha256: string }>('report-issues/', {
      party: person(made.id),
      purpose: 'New lease',
    });
    expect(issued.status).toBe(201);
    await post('todo/', {
      ...{ title: `Call ${first_name} ${made.last_name}`, due_on: '2026-03-20' },
      ...{ category: 'Calls', priority: 'low' },
    });
    await post('requests/', {
      ...{ property, lease, reported_by: `${first_name} ${made.last_name}`, telephone: mobile },
      ...{
        category: 'water',
        priority: 'low',
        summary: 'Tap',
        description: `Ask 077 19${String(counter).slice(0, 1)} ${String(counter).slice(1)}`,
      },
    });
    await post('contractors/', {
      ...{
        name: `${first_name} ${made.last_name}`,
        industry: 'Plumber',
        party: person(made.id),
        email,
        mobile,
      },
    });
    await end(lease);
    const number = made.identification_number ?? '';
    const planted = await plant(
      `${first_name} ${made.last_name}, ${number}, ${email}, 0${mobile.slice(4, 7)} ${mobile.slice(7)}`,
    );
    expect(planted.length).toBeGreaterThan(40);

    const needles = [
      ...[
        `${first_name} ${made.last_name}`,
        `${made.last_name} ${first_name}`,
        `${first_name} ${made.last_name}`.toLowerCase(),
      ],
      ...[
        made.last_name,
        number,
        number.replace(/\W/g, ''),
        email,
        mobile,
        '0771998877',
        '771 998 877',
        '077 199 8877',
      ],
      `${counter} Secret Lane`,
    ];
    expect((await placesOf(needles)).length).toBeGreaterThan(20);
    const done = await anonymise();
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await placesOf(needles)).toEqual([]);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      expect(await readFile(path.join(file.parentPath, file.name), 'utf8')).not.toContain(last_name);
    }
    expect((await get<Paginated<unknown>>(`files/?subject=lease:${lease}`)).body.count).toBe(0);
    // What was issued can still be shown to be the same.
    const check = `report-issues/check/?number=${issued.body.number}&sha256=${issued.body.sha256}`;
    expect((await get(check)).body).toMatchObject({ valid: true });
    expect((await get<{ sha256: string }>(`documents/${document.id}/`)).body.sha256).toBe(document.sha256);
    config.dataDir = before;
    await rm(folder, { recursive: true });
  });

  it('G7 what others share with the person is taken out of what is about the person alone', async () => {
    const namesake = sampleIndividual(counter + 500, {
      ...{
        first_name,
        last_name: made.last_name,
        contact_details: [{ mobile_phone: [mobile], email: 'other@example.org' }],
      },
    });
    const other = (await post<Individual>('individuals/', namesake)).body;
    await post('todo/', {
      title: `Call ${first_name} ${made.last_name}, ${mobile}, ${email}`,
      due_on: '2026-03-20',
      category: 'Calls',
      priority: 'low',
    });
    await anonymise();
    const [todo] = await rows<{ title: string }>(
      context.context.server.db,
      sql`SELECT title FROM todo_items ORDER BY id DESC LIMIT 1`,
    );
    expect(todo?.title).toBe(`Call ${first_name} ${made.last_name}, ${mobile}, […]`);
    expect((await get<Individual>(`individuals/${other.id}/`, admin)).body).toMatchObject({ first_name });
  });

  it('G7 an invoice keeps neither name nor address of a tenant who has left the lease, and has a namesake', async () => {
    await post('individuals/', sampleIndividual(counter + 500, { first_name, last_name: made.last_name }));
    const { lease } = await rents();
    const { version } = (await get<{ version: number }>(`leases/${lease}/`)).body;
    const parties = [{ party: person(2), role: 'tenant' }];
    expect((await patch(`leases/${lease}/`, { version, parties })).status).toBe(200);
    const kept = () =>
      rows<{ buyer: { address: string } | null }>(
        context.context.server.db,
        sql`SELECT buyer FROM invoice_parties k JOIN invoices i ON i.id = k.invoice_id WHERE i.lease_id = ${lease}`,
      );
    expect(await kept()).toMatchObject([{ buyer: { address: expect.stringContaining('Secret Lane') } }]);
    expect((await anonymise()).status).toBe(200);
    expect(await kept()).toEqual([{ buyer: null }]);
  });

  it('G7 texts that stay may change in no other transaction, and figures in none', async () => {
    const { lease } = await rents();
    await trust.pay(lease, '2026-01-05', '100.00', { payer: 'X' });
    const refusal = (...statements: string[]) => refusalOf(context.context.server.db, ...statements);
    const change = `UPDATE receipts SET payer = NULL`;
    expect(await refusal(change)).toMatch(/append-only/);
    expect(await refusal(`SELECT set_config('rentsafe.erasing', '1', true)`, change)).toMatch(/append-only/);
    const begin = `SELECT set_config('rentsafe.erasing', pg_current_xact_id()::text, true)`;
    expect(await refusal(begin, change)).toBe('nothing');
    expect(await refusal(begin, 'DELETE FROM receipts')).toMatch(/append-only/);
  });
});
