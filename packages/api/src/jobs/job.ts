import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { ByteStores } from '../file/stores.ts';

export interface JobContext {
  db: Db;
  config: Config;
  byteStores: ByteStores;
  now: Date;
}

/** What is done by the clock, for all books. Doing it twice, or in two processes at once, does it once. */
export interface Job {
  /** Letters and hyphens: its queue, and what the command takes. */
  name: string;
  /** Five fields, in Zimbabwe's time. */
  cron: string;
  /** Returns what it did, in a line for the log. */
  run(context: JobContext): Promise<string>;
}
