import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from './admin.ts';

export interface RunningServer {
  base: string;
  /** Holds the database, and `api.log` with the server's output. */
  folder: string;
  /** Stops it, and removes the folder. Throws when the exit code is not 0. */
  stop: () => Promise<void>;
}

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}

/** Starts the built product on a fresh database; `env` has further settings. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()));
  const folder = await mkdtemp(join(tmpdir(), 'rentsafe-e2e-'));
  const log = await open(join(folder, 'api.log'), 'w');
  const child = spawn(process.execPath, ['packages/api/dist/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      // Enough for a rating, which takes three graded months.
      SAMPLE_MONTHS: '5',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...env,
    },
    stdio: ['ignore', log.fd, log.fd],
  });
  const base = `http://127.0.0.1:${port}`;
  const exited = once(child, 'exit');
  await waitUntilReady(base, exited).catch(async (error: unknown) => {
    console.error(await readFile(join(folder, 'api.log'), 'utf8'));
    throw error;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await exited;
    await log.close();
    await rm(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The API ended with ${code}, not 0, on SIGTERM.`);
  };
  return { base, folder, stop };
}

async function waitUntilReady(base: string, exited: Promise<unknown[]>): Promise<void> {
  let hasExited = false;
  void exited.then(() => {
    hasExited = true;
  });
  const deadline = Date.now() + 900_000;
  while (Date.now() < deadline && !hasExited) {
    const answer = await fetch(`${base}/api/ready/`).catch(() => null);
    // Samples still come in after it has begun to answer.
    if (answer?.ok && !('samples' in ((await answer.json()) as object))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The API did not become ready; see its messages above.');
}
