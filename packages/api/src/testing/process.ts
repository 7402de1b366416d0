import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inject } from 'vitest';

/** What was built beside the server, as a process of its own. */
export class BuiltProcess {
  readonly child: ChildProcess;
  output = '';
  readonly exited: Promise<{ code: number | null; signal: string | null }>;

  constructor(env: Record<string, string>, [file, ...args]: readonly [file: string, ...args: string[]]) {
    this.child = spawn(process.execPath, [path.join(path.dirname(inject('serverFile')), file), ...args], {
      env: { PATH: process.env.PATH ?? '', ...env },
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

/** The built server. */
export class ServerProcess extends BuiltProcess {
  constructor(env: Record<string, string>) {
    super({ PORT: '0', SAMPLE_DATA: 'false', JOBS: 'off', ...env }, ['main.js']);
  }

  /** The address, once it listens. */
  async address(): Promise<string> {
    return (await this.waitFor(/RentSafe is at (\S+)\n/))[1] ?? '';
  }
}
