import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const POSTGRES = '/usr/lib/postgresql';

/** The newest of Debian's PostgreSQL that has its programs. */
const postgresBin = (): string | undefined =>
  (existsSync(POSTGRES) ? readdirSync(POSTGRES) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(POSTGRES, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'postgres')));

const places = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];
const find = (name: string) =>
  places.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** Patroni's own client of etcd; Debian only recommends it. */
function hasEtcdClient(): boolean {
  try {
    execFileSync('/usr/bin/python3', ['-c', 'import etcd'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface Programs {
  postgresBin: string;
  patroni: string;
  etcd: string;
  pgbouncer: string;
  haproxy: string;
  /** Null where a clock cannot be made to jump. */
  faketime: string | null;
  /** PostgreSQL and pgbouncer refuse to run as root. */
  user: { uid?: number; gid?: number };
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** @throws Error naming the packages of Debian that are missing. */
export function findPrograms(): Programs {
  const found = {
    postgresql: postgresBin(),
    patroni: find('patroni'),
    'python3-etcd': hasEtcdClient() ? 'python3-etcd' : undefined,
    'etcd-server': find('etcd'),
    pgbouncer: find('pgbouncer'),
    haproxy: find('haproxy'),
  };
  const missing = Object.entries(found).flatMap(([name, file]) => (file ? [] : [name]));
  if (missing.length > 0)
    throw new Error(
      `Missing from this machine: ${missing.join(', ')}. Run: apt-get install ${missing.join(' ')}`,
    );
  const faketime = readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'faketime/libfaketime.so.1'))
    .find((file) => existsSync(file));
  return {
    postgresBin: found.postgresql ?? '',
    patroni: found.patroni ?? '',
    etcd: found['etcd-server'] ?? '',
    pgbouncer: found.pgbouncer ?? '',
    haproxy: found.haproxy ?? '',
    faketime: faketime ?? null,
    user: process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {},
  };
}
