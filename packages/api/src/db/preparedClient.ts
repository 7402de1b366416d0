import { createHash } from 'node:crypto';
import pg from 'pg';

/** From then on a statement is asked for often enough. */
const OFTEN = 5;
/** So many keep their plans: each connection has some 200 kB of the database's memory for one. */
const KEPT = 150;
/** So many more are counted at once. */
const COUNTED = 5_000;

/** Only these can be prepared, and are worth it. */
const hasPlan = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/**
 * Gives names to statements that are asked for often, by their text: under a name each connection parses a statement once, and keeps
 * its plan where one plan suits all values.
 */
export function nameOften(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= KEPT || !hasPlan(text)) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (counts.size >= COUNTED) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const made = `often_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, made);
    return made;
  };
}

/** What Drizzle asks a client for: an object, its values apart. */
const isNameable = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);

/**
 * The class of the clients of a pool.
 *
 * @param prepares false: no statement has a name, for a database behind a pooler that gives each transaction another connection.
 */
export function preparedClient(prepares: boolean): typeof pg.Client {
  const nameOf = prepares ? nameOften() : () => undefined;
  class PreparedClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: one implementation of the driver's ten overloads.
    override query(query: any, ...rest: any[]): any {
      // biome-ignore lint/suspicious/noExplicitAny: as above.
      const ask = super.query.bind(this) as (...args: any[]) => unknown;
      if (!isNameable(query)) return ask(query, ...rest);
      const name = prepares ? (query.name ?? nameOf(query.text)) : undefined;
      return ask({ ...query, name }, ...rest);
    }
  }
  return PreparedClient;
}
