import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../packages/api/src/testing/postgres.ts';
import { admin } from '../support/admin.ts';

const main = fileURLToPath(new URL('../../packages/api/dist/main.js', import.meta.url));

/** The built API with a PostgreSQL of its own; after a kill it is started again. */
export class Product {
  readonly databaseUrl: string;
  readonly #stopPostgres: () => Promise<void>;
  #child: ChildProcess | undefined;
  #output = '';
  #port = 0;
  #ready: Promise<void> = Promise.resolve();
  kills = 0;

  private constructor(databaseUrl: string, stopPostgres: () => Promise<void>) {
    this.databaseUrl = databaseUrl;
    this.#stopPostgres = stopPostgres;
  }

  /** Throws, with what to install, if PostgreSQL is missing. */
  static async start(): Promise<Product> {
    const { url, stop } = await startPostgres();
    const product = new Product(url, stop);
    product.#ready = product.#run();
    await product.#ready.catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return product;
  }

  get port(): number {
    return this.#port;
  }

  /** Resolves when it answers. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  /** kill -9, and a new start after a pause in milliseconds. */
  killFor(milliseconds: number): void {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.kills += 1;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    this.#ready = exited.then(() => pause(milliseconds)).then(() => this.#run());
  }

  async stop(): Promise<void> {
    await this.#ready;
    if (this.#child) {
      const exited = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await exited;
    }
    await this.#stopPostgres();
  }

  async #run(): Promise<void> {
    this.#output = '';
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH ?? '',
        TZ: 'Africa/Harare',
        PORT: String(this.#port),
        DATABASE_URL: this.databaseUrl,
        SAMPLE_DATA: 'false',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const exited = once(child, 'exit');
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        this.#output += data;
      });
    }
    for (;;) {
      const port = /RentSafe is at http:\/\/[\d.]+:(\d+)/.exec(this.#output)?.[1];
      if (port) {
        this.#port = Number(port);
        return;
      }
      if (child.exitCode !== null) throw new Error(`The API ended early:\n${this.#output}`);
      await Promise.race([exited, once(child.stdout, 'data')]);
    }
  }
}
