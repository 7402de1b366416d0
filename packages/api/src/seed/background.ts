import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { isUnavailable } from '../db/errors.ts';
import { loggable } from '../http/errors.ts';
import { readProgress, type SampleProgress } from './progress.ts';
import { endSamples, leaveOut, putIn } from './putIn.ts';

const PAUSE_MS = 20;
/** Requests without an end, such as a long upload, hold samples up no longer than this. */
const MOST_PAUSES = 250;
const AWAY_MS = 1_000;

/** Waits until no request is being answered: on the embedded database each would wait for a part of the samples. */
function quiet(app: FastifyInstance, signal: AbortSignal): () => Promise<void> {
  let answering = 0;
  app.addHook('onRequest', async (_request, reply) => {
    answering += 1;
    reply.raw.once('close', () => {
      answering -= 1;
    });
  });
  return async () => {
    let pauses = 0;
    do {
      await wait(PAUSE_MS, undefined, { signal });
      pauses += 1;
    } while (answering > 0 && pauses < MOST_PAUSES);
  };
}

type Parts = Pick<SampleProgress, 'done' | 'total'>;

/** The next part. One that cannot be put in among what people have entered meanwhile is left out. */
async function next(app: FastifyInstance, database: Database, before: Parts): Promise<Parts | null> {
  try {
    return await putIn(database, app.byteStores);
  } catch (error) {
    if (isUnavailable(error)) {
      await wait(AWAY_MS);
      return before;
    }
    app.log.error({ ...loggable(error as Error), part: before.done }, 'a part of the samples was left out');
    return leaveOut(database, before);
  }
}

/** Puts samples in from when the server listens until all are in or it closes, a part at a time, while no request is answered. */
export async function startSamples(
  app: FastifyInstance,
  database: Database,
  print: (line: string) => void,
): Promise<void> {
  app.samples = await readProgress(database.db);
  if (!app.samples) return;
  const closing = new AbortController();
  const whenQuiet = quiet(app, closing.signal);
  let running: Promise<void> | undefined;
  const run = async () => {
    while (app.samples && app.samples.done < app.samples.total) {
      await whenQuiet();
      app.samples = await next(app, database, app.samples);
    }
    if (app.samples) await endSamples(database, app.now(), whenQuiet);
    app.samples = null;
    print('All samples are in.');
  };
  app.addHook('onListen', async () => {
    running = run().catch((error: unknown) => {
      if (!closing.signal.aborted) app.log.error(loggable(error as Error), 'samples failed');
    });
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
  });
}
