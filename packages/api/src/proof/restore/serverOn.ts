import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { today } from '@rentsafe/domain/date';
import type { Paginated } from '@rentsafe/domain/pagination';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** As scripts/dumpReleases.mjs sets them. */
const admin = { username: 'admin@rentsafe.example', password: 'Msasa trees turn red 9' };

/** Runs a program of the API as `npm run` does; its output once it has ended. */
export async function runProgram(file: string, env: Record<string, string>, args: readonly string[] = []) {
  const child = start(file, env, args);
  const output = collect(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.text };
}

const start = (file: string, env: Record<string, string>, args: readonly string[] = []): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, pathOf(file), ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function collect({ stdout, stderr }: ChildProcess): { text: string } {
  const output = { text: '' };
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk) => {
      output.text += String(chunk);
    });
  }
  return output;
}

export interface Served {
  address: string;
  stop(): Promise<void>;
}

export async function serverOn(env: Record<string, string>): Promise<Served> {
  const child = start('../../main.ts', { PORT: '0', JOBS: 'off', SAMPLE_DATA: 'false', ...env });
  const output = collect(child);
  const exited = once(child, 'close');
  for (;;) {
    const address = /RentSafe is at (\S+)\n/.exec(output.text)?.[1];
    if (address) return { address, stop: () => stopped(child, exited) };
    if (child.exitCode !== null) throw new Error(`The server does not start:\n${output.text}`);
    await Promise.race([exited, child.stdout && once(child.stdout, 'data')]);
  }
}

async function stopped(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  await exited;
}

/** Calls of the provider's Admin. */
export async function signedIn(address: string) {
  const call = async <Body>(path: string, body?: object, token?: string) => {
    const reply = await fetch(`${address}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} is answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Body;
  };
  const { access } = await call<{ access: string }>('auth/login/', admin);
  return <Body>(path: string, body?: object) => call<Body>(path, body, access);
}

interface Listed {
  id: number;
  currency?: string;
}

/** Receives a dollar again and again until it is stopped or has received `limit`; how often it was acknowledged. */
export async function receiveMoney(address: string, limit = Number.POSITIVE_INFINITY) {
  const call = await signedIn(address);
  const { results: leases } = await call<Paginated<Listed>>('leases/?state=active&page_size=1');
  const { results: banks } = await call<Paginated<Listed>>('bank-accounts/?page_size=100');
  const receipt = {
    lease: leases[0]?.id,
    bank_account: banks.find(({ currency }) => currency === 'USD')?.id,
    received_on: today(new Date()),
    method: 'cash',
    amount: { amount: '1.00', currency: 'USD' },
  };
  const state = { received: 0, isStopped: false };
  const done = (async () => {
    while (!state.isStopped && state.received < limit) {
      await call('receipts/', receipt);
      state.received += 1;
    }
  })();
  // A failure is thrown where it is waited for.
  done.catch(() => undefined);
  return {
    state,
    done,
    stop: async () => {
      state.isStopped = true;
      await done;
    },
  };
}
