import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from './support/admin.ts';
import { watchedTotal } from './support/watch.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}

/**
 * Starts the built product on a fresh database and gives its address to the journeys, and a folder of the run: what the
 * server prints stands in its `api.log`.
 */
export default async function globalSetup() {
  const port = await freePort();
  const run = await mkdtemp(join(tmpdir(), 'rentsafe-e2e-'));
  const log = await open(join(run, 'api.log'), 'w');
  const server = spawn(process.execPath, ['packages/api/dist/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(run, 'data'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', log.fd, log.fd],
  });
  const base = `http://127.0.0.1:${port}`;
  const stopped = once(server, 'exit');
  await waitUntilReady(base, stopped).catch(async (error: unknown) => {
    console.error(await readFile(join(run, 'api.log'), 'utf8'));
    throw error;
  });
  process.env.E2E_BASE_URL = base;
  process.env.E2E_RUN = run;

  return async () => {
    server.kill('SIGTERM');
    const [code] = await stopped;
    await log.close();
    const total = watchedTotal(run);
    console.log(total);
    if (process.env.E2E_TALLY) await writeFile(process.env.E2E_TALLY, total);
    await rm(run, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The API ended with ${code}, not 0, on SIGTERM.`);
  };
}

async function waitUntilReady(base: string, stopped: Promise<unknown[]>): Promise<void> {
  let isStopped = false;
  void stopped.then(() => {
    isStopped = true;
  });
  const until = Date.now() + 180_000;
  while (Date.now() < until && !isStopped) {
    const answer = await fetch(`${base}/api/ready/`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The API did not become ready; its messages stand above.');
}
