import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAlone } from '../../testing/postgres.ts';
import {
  balancerConfig,
  DATABASE,
  PASSWORD,
  patroniConfig,
  poolerConfig,
  poolerUsers,
  ports,
} from './configs.ts';
import { Program, until } from './machine.ts';
import type { Programs } from './programs.ts';

const mainFile = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));

export const admin = { username: 'first@rentsafe.example', password: 'Msasa trees turn red 9' };

/** Two PostgreSQL under Patroni, and what stands before them: everything in one folder, on the loopback address. */
export class Cluster {
  readonly folder: string;
  readonly at;
  readonly #programs: Programs;
  readonly #running = new Map<string, Program>();

  constructor(programs: Programs, base: number) {
    this.#programs = programs;
    this.at = ports(base);
    this.folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-machines-'));
    chmodSync(this.folder, 0o755);
    this.#give(this.folder);
  }

  #give(file: string): void {
    const { uid, gid } = this.#programs.user;
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
  }

  #write(name: string, text: string): string {
    const file = path.join(this.folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    this.#give(file);
    return file;
  }

  #run(name: string, command: readonly [string, ...string[]], env?: Record<string, string>): Program {
    // What has an environment is the product, which reads its code as whoever started this.
    const program = new Program(this.folder, name, command, env ? { env } : { user: this.#programs.user });
    this.#running.set(name, program);
    return program;
  }

  program(name: string): Program {
    const found = this.#running.get(name);
    if (!found) throw new Error(`${name} does not run.`);
    return found;
  }

  /** A connection string past pooler and balancer, as the superuser. */
  postgresUrl = (port: number, database = DATABASE) =>
    `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`;

  get primaryUrl(): string {
    return this.postgresUrl(this.at.primary);
  }

  async startDatabases(): Promise<void> {
    const { at, folder } = this;
    const { etcd, pgbouncer, haproxy } = this.#programs;
    const client = `http://127.0.0.1:${at.etcd}`;
    const peer = `http://127.0.0.1:${at.etcdPeers}`;
    this.#run('etcd', [
      ...([etcd, '--name', 'etcd1', '--data-dir', path.join(folder, 'etcd')] as const),
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...[
        '--listen-peer-urls',
        peer,
        '--initial-advertise-peer-urls',
        peer,
        '--initial-cluster',
        `etcd1=${peer}`,
      ],
    ]);
    await until('etcd answers', async () => (await fetch(`${client}/health`)).ok);
    this.startPostgres(0);
    await until('the first PostgreSQL is the primary', () => this.isPrimary(0), 120_000);
    this.startPostgres(1);
    const balancer = this.#write('haproxy.cfg', balancerConfig(at));
    this.#run('haproxy', [haproxy, '-db', '-f', balancer]);
    this.#write('users.txt', poolerUsers);
    this.#run('pgbouncer', [pgbouncer, this.#write('pgbouncer.ini', poolerConfig(folder, at))]);
    await until('the second PostgreSQL is a synchronous standby', () => this.hasSyncStandby(), 120_000);
    await until('the balancer reaches the primary', () =>
      runAlone(this.postgresUrl(at.primary, 'postgres'), 'SELECT 1'),
    );
    await this.createDatabase(DATABASE);
  }

  /** A database of the API's user, with the limits that a pooler does not pass on. */
  async createDatabase(name: string): Promise<void> {
    const url = this.postgresUrl(this.at.primary, 'postgres');
    const [user] = await runAlone(url, `SELECT FROM pg_roles WHERE rolname = 'rentsafe'`);
    if (!user) {
      await runAlone(url, `CREATE ROLE rentsafe LOGIN PASSWORD '${PASSWORD}'`);
      await runAlone(url, `ALTER ROLE rentsafe SET statement_timeout = '10s'`);
      await runAlone(url, `ALTER ROLE rentsafe SET idle_in_transaction_session_timeout = '60s'`);
    }
    await runAlone(url, `CREATE DATABASE ${name} OWNER rentsafe`);
    for (const extension of ['pg_trgm', 'btree_gist'])
      await runAlone(this.postgresUrl(this.at.primary, name), `CREATE EXTENSION IF NOT EXISTS ${extension}`);
  }

  startPostgres(nth: number): void {
    const name = `pg${nth + 1}`;
    const { patroni, postgresBin } = this.#programs;
    const home = path.join(this.folder, name);
    if (!existsSync(home)) mkdirSync(home);
    this.#give(home);
    const config = this.#write(`${name}.yml`, patroniConfig(this.folder, this.at, nth, postgresBin));
    this.#run(name, [patroni, config]);
  }

  /** What Patroni says of itself: 200 where it is so. */
  async isPrimary(nth: number): Promise<boolean> {
    return (await fetch(`http://127.0.0.1:${this.at.patroni[nth]}/primary`)).status === 200;
  }

  async primary(): Promise<number> {
    for (const nth of [0, 1]) if (await this.isPrimary(nth).catch(() => false)) return nth;
    throw new Error('There is no primary.');
  }

  async hasSyncStandby(): Promise<boolean> {
    const url = this.postgresUrl(this.at.postgres[await this.primary()] ?? 0, 'postgres');
    const [row] = await runAlone<{ count: number }>(
      url,
      `SELECT count(*)::int AS count FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'`,
    );
    return row?.count === 1;
  }

  #postmaster(nth: number): number {
    const file = path.join(this.folder, `pg${nth + 1}/data/postmaster.pid`);
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }

  killPostgres(nth: number): void {
    process.kill(this.#postmaster(nth), 'SIGKILL');
  }

  /** To the process of a standby that replays what it has received. */
  signalReplay(nth: number, signal: NodeJS.Signals): void {
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(this.#postmaster(nth))], {
      encoding: 'utf8',
    });
    const [, pid] = /^\s*(\d+) .*startup/m.exec(children) ?? [];
    if (!pid) throw new Error(`pg${nth + 1} replays nothing.`);
    process.kill(Number(pid), signal);
  }

  /** As if its power were cut: nothing of it says goodbye. */
  async killMachine(nth: number): Promise<void> {
    const postmaster = this.#postmaster(nth);
    const patroni = this.program(`pg${nth + 1}`).kill();
    process.kill(postmaster, 'SIGKILL');
    await patroni;
  }

  startApi(
    nth: number,
    { port = this.at.api[nth], database = DATABASE, env = {}, name = `api${nth + 1}` } = {},
  ): Program {
    const pooler = `postgres://rentsafe:${PASSWORD}@127.0.0.1:${this.at.pooler}`;
    return this.#run(name, [process.execPath, mainFile], {
      DATABASE_URL: `${pooler}/${database}`,
      DATABASE_REPLICA_URL: `${pooler}/replica`,
      DATABASE_PREPARE: 'off',
      DATA_DIR: path.join(this.folder, 'api-data'),
      APP_DIR: path.join(this.folder, 'no-app'),
      PORT: String(port),
      TRUST_PROXY: '1',
      PUBLIC_URL: `http://127.0.0.1:${this.at.front}`,
      ADMIN_EMAIL: admin.username,
      ADMIN_PASSWORD: admin.password,
      // So short that the sessions are renewed in every drill.
      ACCESS_TOKEN_SECONDS: '20',
      SAMPLE_DATA: 'false',
      ...env,
    });
  }

  /** A server whose clock is what the file says: `+0`, and later `+3600`. */
  jumpingClock(): { env: Record<string, string>; jump: (seconds: number) => void } | null {
    const { faketime } = this.#programs;
    if (!faketime) return null;
    const jump = (seconds: number) => void this.#write('clock', `+${seconds}\n`);
    jump(0);
    const file = path.join(this.folder, 'clock');
    const env = { LD_PRELOAD: faketime, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' };
    return { env: { ...env, FAKETIME_DONT_FAKE_MONOTONIC: '1' }, jump };
  }

  /** Whether each server reads from the replica. */
  async isReplicaUsed(isSo: boolean): Promise<boolean> {
    const states = await Promise.all(
      this.at.api.map(async (port) => (await fetch(`http://127.0.0.1:${port}/api/ready/`)).json()),
    );
    return states.every(
      (state) => (state as { replica: string }).replica === (isSo ? 'in use' : 'not in use'),
    );
  }

  isReady = async (port: number | undefined) => (await fetch(`http://127.0.0.1:${port}/api/ready/`)).ok;

  /** Ends all that was started, by its process id, and removes the folder. @param keeps the folder stays, for its logs. */
  async end(keeps = false): Promise<void> {
    const running = [...this.#running];
    const isBase = ([name]: readonly [string, Program]) => /^(etcd|pg\d)$/.test(name);
    await Promise.all(running.filter((entry) => !isBase(entry)).map(([, program]) => program.stop()));
    await Promise.all([0, 1].map(async (nth) => this.#running.get(`pg${nth + 1}`)?.stop(20_000)));
    await this.#running.get('etcd')?.stop();
    for (const nth of [0, 1]) {
      try {
        this.killPostgres(nth);
      } catch {
        // It has ended, as it should.
      }
    }
    if (!keeps) rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
