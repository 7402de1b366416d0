import { sampleIndividual } from '@rentsafe/domain/fixtures';
import type { MessageBatch, MessageRow, MessageState } from '@rentsafe/domain/message';
import type { Paginated } from '@rentsafe/domain/pagination';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { type Caller, killableServers } from '../testing/killed.ts';
import { messageIdOf, openMailServer } from '../testing/mailServer.ts';
import { addCount } from '../testing/proof.ts';

const { placeFor, start, startJob } = killableServers();

const PEOPLE = 60;
const KILLS = 8;
const MESSAGES = PEOPLE * KILLS;
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

interface Recipients {
  parties: { type: string; id: number }[];
  /** An emergency: what is about it goes out at whatever hour this runs. */
  request: number;
}

async function prepare(call: Caller): Promise<Recipients> {
  const parties: Recipients['parties'] = [];
  for (let nth = 1; nth <= PEOPLE; nth += 1) {
    const person = sampleIndividual(nth);
    const email = `person.${nth}@home.example`;
    const contact_details = person.contact_details.map((details) => ({ ...details, email }));
    const { id } = await call<{ id: number }>('POST', 'individuals/', { ...person, contact_details });
    parties.push({ type: 'individual', id });
  }
  const property = await call<{ id: number }>('POST', 'properties/', {
    ...{ property_type: 'House', city_town: 'Harare', landlord: parties[0], owned_from: '2020-01-01' },
  });
  const request = await call<{ id: number }>('POST', 'requests/', {
    ...{ property: property.id, reported_by: 'The guard', category: 'plumbing', priority: 'emergency' },
    summary: 'A burst pipe',
  });
  return { parties, request: request.id };
}

const write = (call: Caller, { parties, request }: Recipients, key: string) =>
  call<MessageBatch>('POST', 'messages/', {
    ...{ channel: 'email', subject: 'Water is off', body: 'Good day {{recipient.name}}', key },
    ...{ about: { type: 'request', id: request }, to: { parties } },
  });

/** The state of each message, by the id that its email has. */
async function statesOf(call: Caller): Promise<Map<string, MessageState>> {
  const states = new Map<string, MessageState>();
  for (let page = 1, next: unknown = page; next; page += 1) {
    const list = await call<Paginated<MessageRow>>('GET', `messages/?page_size=100&page=${page}`);
    for (const { id, state } of list.results) states.set(`<message-${id}@rentsafe.example>`, state);
    next = list.next;
  }
  return states;
}

/** As if ten minutes had gone by since the last attempt of each. */
async function waitTenMinutes(place: Record<string, string>): Promise<void> {
  const database = await openDatabase({
    databaseUrl: place.DATABASE_URL ?? null,
    dataDir: place.DATA_DIR ?? '',
  });
  await database.exec(`UPDATE message_deliveries SET started_at = started_at - interval '11 minutes'`);
  await database.close();
}

onBothDatabases((kind) => {
  // A folder belongs to one process.
  const workers = kind === 'postgres' ? 2 : 1;

  it('kill -9 while messages are sent: each is sent once, or unknown until a person decides', {
    timeout: 900_000,
  }, async () => {
    const place = await placeFor(kind);
    const smtp = await openMailServer(15);
    open.push(smtp);
    const sending = {
      ...place,
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://rentsafe.example',
      MAIL_FROM: 'rent@rentsafe.example',
    };
    const reading = async <Result>(read: (call: Caller) => Promise<Result>): Promise<Result> => {
      const { server, call } = await start(place);
      const result = await read(call);
      server.child.kill('SIGTERM');
      await server.exited;
      return result;
    };
    const work = () => Array.from({ length: workers }, () => startJob(sending, 'deliver-messages'));
    const recipients = await reading(prepare);

    for (let round = 1; round <= KILLS; round += 1) {
      expect((await reading((call) => write(call, recipients, `round ${round}`))).queued).toBe(PEOPLE);
      const before = smtp.taken.length;
      const [killed, ...others] = work();
      await expect
        .poll(() => smtp.taken.length, { timeout: 60_000, interval: 1 })
        .toBeGreaterThan(before + round);
      killed?.child.kill('SIGKILL');
      expect((await killed?.exited)?.signal).toBe('SIGKILL');
      for (const { exited } of others) expect((await exited).code).toBe(0);
      addCount('kills');
    }
    await waitTenMinutes(place);
    for (const { exited } of work()) expect((await exited).code).toBe(0);

    const taken = smtp.taken.map(messageIdOf);
    expect(new Set(taken).size).toBe(taken.length);
    const states = await reading(statesOf);
    expect(states.size).toBe(MESSAGES);
    const ofState = (state: MessageState) => [...states].filter(([, own]) => own === state).map(([id]) => id);
    const [sent, unknown] = [ofState('sent'), ofState('unknown')];
    expect(sent.length + unknown.length).toBe(MESSAGES);
    expect(unknown.length).toBeGreaterThan(0);
    expect(sent.filter((id) => !taken.includes(id))).toEqual([]);
    addCount('messages sent once', sent.length);
    addCount('messages unknown', unknown.length);
    addCount('of them arrived', unknown.filter((id) => taken.includes(id)).length);

    // By itself none of them is sent again; a person sends one.
    await waitTenMinutes(place);
    for (const { exited } of work()) expect((await exited).code).toBe(0);
    expect(smtp.taken.length).toBe(taken.length);
    const [again = ''] = unknown;
    await reading((call) => call('POST', `messages/${/\d+/.exec(again)?.[0]}/retry/`, {}));
    for (const { exited } of work()) expect((await exited).code).toBe(0);
    expect(smtp.taken.slice(taken.length).map(messageIdOf)).toEqual([again]);
    expect((await reading(statesOf)).get(again)).toBe('sent');
  });
});
