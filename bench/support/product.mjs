// The product as it is served: the built API with the built app, on a database of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bench } from './install.mjs';

const admin = { username: 'bench@rentsafe.example', password: 'granite-orchid-harbour-57' };

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function ready(address, isStopped) {
  for (let attempt = 0; attempt < 3000 && !isStopped(); attempt += 1) {
    const answer = await fetch(`${address}/api/ready/`).catch(() => undefined);
    // Samples still come in after it has begun to answer.
    if (answer?.ok && !('samples' in (await answer.json()))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The API did not become ready; see its messages above.');
}

async function signIn(address) {
  const answer = await fetch(`${address}/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (!answer.ok) throw new Error(`Signing in failed with ${answer.status}.`);
  const { user, access, refresh } = await answer.json();
  return {
    id: user.id,
    username: user.username,
    access_token: access,
    refresh_token: refresh,
    user_type: user.user_type,
  };
}

/**
 * Starts the product, with settings of `env` beside the usual ones; `login` is what the app keeps in local storage for a
 * signed-in user, `signIn` gives another.
 */
export async function startProduct(env = {}) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'rentsafe-bench-'));
  const server = spawn(process.execPath, [join(bench, '../packages/api/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.username,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stopped = once(server, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill('SIGTERM');
    await stopped;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(address, () => server.exitCode !== null);
    return { address, pid: server.pid, login: await signIn(address), signIn: () => signIn(address), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
