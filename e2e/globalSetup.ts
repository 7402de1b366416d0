import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from './support/admin.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}

/** Starts the built product on a fresh database and gives its address to the journeys. */
export default async function globalSetup() {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'rentsafe-e2e-'));
  const server = spawn(process.execPath, ['packages/api/dist/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  const stopped = once(server, 'exit');
  await waitUntilReady(base, stopped);
  process.env.E2E_BASE_URL = base;

  return async () => {
    server.kill('SIGTERM');
    const [code] = await stopped;
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The API ended with ${code}, not 0, on SIGTERM.`);
  };
}

async function waitUntilReady(base: string, stopped: Promise<unknown[]>): Promise<void> {
  let isStopped = false;
  void stopped.then(() => {
    isStopped = true;
  });
  const until = Date.now() + 60_000;
  while (Date.now() < until && !isStopped) {
    const answer = await fetch(`${base}/api/ready/`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The API did not become ready; its messages stand above.');
}
