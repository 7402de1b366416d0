// wrk: a load generator that leaves the processor to what is measured.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const script = fileURLToPath(new URL('load.lua', import.meta.url));

/**
 * Asks `origin` for `paths` in turn, each connection for its next as soon as it has an answer.
 *
 * @returns requests a second, and latencies in milliseconds. Any answer but 2xx or 3xx is an error.
 */
export async function load(folder, { origin, token, paths, connections, seconds }) {
  const file = join(folder, 'paths.txt');
  writeFileSync(file, `${paths.join('\n')}\n`);
  const { stdout } = await run('wrk', [
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '20s', '-s', script],
    ...['-H', `Authorization: Bearer ${token}`, origin, '--', file],
  ]);
  const { requests, microseconds, failed, p50, p99 } = JSON.parse(stdout.trim().split('\n').at(-1));
  if (failed > 0 || requests === 0) throw new Error(`${origin}: ${failed} of ${requests} requests failed.`);
  return { perSecond: requests / (microseconds / 1e6), p50, p99 };
}
