// What is measured, each a process (and its workers) of its own that answers the same calls.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../support/product.mjs';
import { wordsOf } from './search.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

async function answers(address, process) {
  for (let attempt = 0; attempt < 200 && process.exitCode === null; attempt += 1) {
    if (await fetch(address).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${address}; its messages stand above.`);
}

async function start(command, args, options) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const stopped = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await stopped;
  };
  return { child, stop };
}

/** What `product` answers to `paths`, in a file. */
export async function recordAnswers(folder, product, paths) {
  const { access_token: token } = await product.signIn();
  const recorded = {};
  for (const path of paths) {
    const answer = await fetch(product.address + path, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
    const { date, connection, 'keep-alive': _, ...headers } = Object.fromEntries(answer.headers);
    recorded[path] = { headers, body: await answer.text() };
  }
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(recorded));
  return { file, first: paths[0] };
}

/** Bare node:http that sends recorded answers byte for byte out of memory, after a query of `database` where it is given. */
export async function startFloor({ file, first }, database) {
  const port = await freePort();
  const args = [here('floor.mjs'), String(port), file, ...(database ? [database] : [])];
  const { child, stop } = await start(process.execPath, args);
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin + first, child);
  return { origin, stop };
}

/** Django REST framework under gunicorn, its threads keeping connections open. */
export async function startDjango({ workers, databaseUrl, secret }) {
  const port = await freePort();
  const settings = ['--workers', String(workers), '--worker-class', 'gthread', '--threads', '4'];
  const { child, stop } = await start(
    '/usr/bin/python3',
    [
      '-m',
      'gunicorn',
      ...settings,
      '--keep-alive',
      '75',
      '--bind',
      `127.0.0.1:${port}`,
      '--log-level',
      'error',
      'register.wsgi',
    ],
    {
      cwd: here('django'),
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', DATABASE_URL: databaseUrl, JWT_SECRET: secret },
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin, child);
  return { origin, stop };
}

/** The searches as plain SQL in a process of its own; the same figures as `load` gives. */
export async function measureRawSearch(folder, { url, queries, connections, seconds }) {
  const file = join(folder, 'searches.json');
  writeFileSync(file, JSON.stringify({ url, queries: queries.map(wordsOf), connections, seconds }));
  const { stdout } = await promisify(execFile)(process.execPath, [here('rawSearch.mjs'), file]);
  return JSON.parse(stdout);
}

/** The most memory that a process has held so far, in bytes (Linux). */
export function peakMemory(pid) {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
}
