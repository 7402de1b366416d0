import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type AttachedFile, MAX_FILES } from '@rentsafe/domain/file';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../testing/databases.ts';
import { type Caller, killableServers, type Sender } from '../testing/killed.ts';
import { addCount, amount } from '../testing/proof.ts';

const { placeFor, start } = killableServers();

/** Uploads that are under way at once, and how often the server is killed among them. */
const AT_ONCE = 5;
const KILLS = amount(3, 30);
/** Of a round, so that something was acknowledged before the server goes. */
const ACKNOWLEDGED = 4;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A PDF of its own, from a few bytes to as much as a file may have: as long as it takes to be interrupted. */
const someFile = (nth: number) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n', 'latin1'),
    randomBytes([200, 60_000, 900_000, 4_000_000][nth % 4] ?? 0),
  ]);

/** Properties whose files are stored: as many as take what a round sends. */
async function prepare(call: Caller, round: number): Promise<number[]> {
  const { id } = await call<{ id: number }>('POST', 'individuals/', sampleIndividual(round + 1));
  const properties: number[] = [];
  for (let nth = 0; nth < AT_ONCE; nth += 1) {
    const made = await call<{ id: number }>('POST', 'properties/', {
      ...{ property_type: 'House', city_town: 'Harare', owned_from: '2020-01-01' },
      landlord: { type: 'individual', id },
    });
    properties.push(made.id);
  }
  return properties;
}

/** Stores files of each property, one after the other, until there are as many as may be or the server is gone. */
async function upload(
  send: Sender,
  properties: readonly number[],
  onReply: (reply: { status: number; file: AttachedFile; bytes: Buffer }) => void,
): Promise<void> {
  const worker = async (property: number) => {
    for (let nth = 0; nth < MAX_FILES; nth += 1) {
      const bytes = someFile(nth + property);
      const reply = await send(
        'POST',
        `files/?subject=property:${property}&name=${nth}.pdf`,
        bytes,
        'application/pdf',
      );
      onReply({ status: reply.status, file: (await reply.json()) as AttachedFile, bytes });
    }
  };
  await Promise.allSettled(properties.map(worker));
}

onBothDatabases((kind) => {
  it('G18 kill -9 while files are stored loses none that was acknowledged, and leaves none that is half there', {
    timeout: 900_000,
  }, async () => {
    const place = await placeFor(kind);
    const acknowledged = new Map<number, string>();
    const properties: number[] = [];
    const replies = new Set<number>();
    for (let round = 0; round < KILLS; round += 1) {
      const { server, call, send } = await start(place);
      const subjects = await prepare(call, round);
      properties.push(...subjects);
      let stored = 0;
      let uploading = Promise.resolve();
      await new Promise<void>((resolve) => {
        uploading = upload(send, subjects, ({ status, file, bytes }) => {
          replies.add(status);
          acknowledged.set(file.id, sha256(bytes));
          stored += 1;
          if (stored === ACKNOWLEDGED) resolve();
        });
        void uploading.then(resolve);
      });
      await setTimeout(7 * (round % 10));
      server.child.kill('SIGKILL');
      expect((await server.exited).signal).toBe('SIGKILL');
      await uploading;
      // It was killed among uploads, not after them.
      expect(stored).toBeGreaterThanOrEqual(ACKNOWLEDGED);
      expect(stored).toBeLessThan(AT_ONCE * MAX_FILES);
      addCount('kills');
    }
    expect([...replies]).toEqual([201]);
    addCount('files acknowledged under fire', acknowledged.size);
    const { call, send } = await start(place);
    const listed = new Map<number, string>();
    for (const property of properties) {
      const { results } = await call<Paginated<AttachedFile>>(
        'GET',
        `files/?subject=property:${property}&page_size=100`,
      );
      for (const { id, sha256: hash, size } of results) {
        const reply = await send('GET', `files/${id}/content/`, undefined, 'application/json');
        const bytes = new Uint8Array(await reply.arrayBuffer());
        expect({ id, status: reply.status, size: bytes.length, hash: sha256(bytes) }).toEqual({
          ...{ id, status: 200, size, hash },
        });
        listed.set(id, hash);
      }
    }
    for (const [id, hash] of acknowledged) expect({ id, hash: listed.get(id) }).toEqual({ id, hash });
    addCount('files read back', listed.size);
    // Nothing is in the way of what was interrupted.
    const [property] = await prepare(call, KILLS);
    const bytes = someFile(0);
    const again = await send(
      'POST',
      `files/?subject=property:${property}&name=again.pdf`,
      bytes,
      'application/pdf',
    );
    expect(again.status).toBe(201);
  });
});
