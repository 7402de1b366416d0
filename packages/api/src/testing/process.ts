import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { inject } from 'vitest';

/** The built server as a process of its own. */
export class ServerProcess {
  readonly child: ChildProcess;
  output = '';
  readonly exited: Promise<{ code: number | null; signal: string | null }>;

  constructor(env: Record<string, string>) {
    this.child = spawn(process.execPath, [inject('serverFile')], {
      env: { PATH: process.env.PATH ?? '', PORT: '0', SAMPLE_DATA: 'false', JOBS: 'off', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const read = (chunk: Buffer) => {
      this.output += stripVTControlCharacters(chunk.toString());
    };
    this.child.stdout?.on('data', read);
    this.child.stderr?.on('data', read);
    this.exited = once(this.child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as string | null,
    }));
  }

  /** The address, once it listens. */
  async address(): Promise<string> {
    return (await this.waitFor(/RentSafe is at (\S+)\n/))[1] ?? '';
  }

  /** Waits until the output holds the pattern. */
  async waitFor(pattern: RegExp): Promise<RegExpExecArray> {
    let hasExited = false;
    void this.exited.then(() => {
      hasExited = true;
    });
    for (;;) {
      const found = pattern.exec(this.output);
      if (found) return found;
      if (hasExited) throw new Error(`The server ended early:\n${this.output}`);
      await Promise.race([this.exited, this.child.stdout && once(this.child.stdout, 'data')]);
    }
  }
}
