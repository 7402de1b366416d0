import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Asks again until it is so. @throws Error that says what was waited for. */
export async function until(what: string, isSo: () => Promise<unknown>, ms = 60_000): Promise<void> {
  const end = performance.now() + ms;
  let last: unknown;
  for (;;) {
    try {
      if (await isSo()) return;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (performance.now() > end)
      throw new Error(`Waited ${ms / 1000} s in vain until ${what}.${last ? ` ${String(last)}` : ''}`);
    await setTimeout(100);
  }
}

/** A program that runs, and what it prints, in a file. */
export class Program {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown>;
  readonly log: string;

  constructor(
    folder: string,
    name: string,
    [file, ...args]: readonly [string, ...string[]],
    { env = {}, user = {} }: { env?: Record<string, string>; user?: { uid?: number; gid?: number } } = {},
  ) {
    this.log = path.join(folder, `${name}.log`);
    const log = openSync(this.log, 'a');
    this.child = spawn(file, args, {
      cwd: folder,
      env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin`, HOME: folder, LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      ...user,
    });
    this.exited = once(this.child, 'exit').catch(() => undefined);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null && this.child.pid !== undefined;
  }

  async kill(): Promise<void> {
    if (this.isRunning) this.child.kill('SIGKILL');
    await this.exited;
  }

  /** Asks it to end, and ends it where it does not. */
  async stop(ms = 12_000): Promise<void> {
    if (!this.isRunning) return;
    this.child.kill('SIGTERM');
    const timer = new AbortController();
    await Promise.race([this.exited, setTimeout(ms, undefined, { signal: timer.signal }).catch(() => {})]);
    timer.abort();
    await this.kill();
  }
}

/** How long ago something began, in seconds. */
export const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
