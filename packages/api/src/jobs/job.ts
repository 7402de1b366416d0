import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { ByteStores } from '../file/stores.ts';

export interface JobContext {
  db: Db;
  config: Config;
  byteStores: ByteStores;
  now: Date;
  /** Told of what failed in one book while the job goes on. */
  onError: (error: unknown) => void;
}

/** What is done by the clock, for all books. Doing it twice, or in two processes at once, does it once. */
export interface Job {
  /** Letters and hyphens: its queue, and what the command takes. */
  name: string;
  /** Five fields, in Zimbabwe's time. Each job runs when the server starts, too: an office is switched off at night. */
  cron: string;
  /** Returns what it did, in a line for the log. */
  run(context: JobContext): Promise<string>;
}
