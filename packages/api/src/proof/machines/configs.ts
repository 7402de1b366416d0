// The configuration of each program, as it would be on machines of their own but for addresses and folders.
import path from 'node:path';

export const DATABASE = 'rentsafe';
export const PASSWORD = 'only-on-the-loopback-address';
/** Seconds after which the others take a machine that is silent for dead: the least that Patroni advises. */
export const LEASE_SECONDS = 20;

export const ports = (base: number) => ({
  front: base,
  api: [base + 1, base + 2, base + 3],
  primary: base + 10,
  replica: base + 11,
  pooler: base + 20,
  postgres: [base + 31, base + 32],
  patroni: [base + 41, base + 42],
  etcd: base + 50,
  etcdPeers: base + 51,
  migrating: [base + 61, base + 62],
});
export type Ports = ReturnType<typeof ports>;

/** Of PostgreSQL `nth`. JSON is YAML. */
export function patroniConfig(folder: string, at: Ports, nth: number, postgresBin: string): string {
  const name = `pg${nth + 1}`;
  const home = path.join(folder, name);
  return JSON.stringify({
    scope: 'rentsafe',
    name,
    restapi: { listen: `127.0.0.1:${at.patroni[nth]}`, connect_address: `127.0.0.1:${at.patroni[nth]}` },
    etcd3: { host: `127.0.0.1:${at.etcd}` },
    bootstrap: {
      dcs: {
        ttl: LEASE_SECONDS,
        loop_wait: 5,
        retry_timeout: 5,
        // A primary that crashed is replaced at once, not started again.
        primary_start_timeout: 0,
        // A commit is answered once the other has it, too: else a failover loses what was acknowledged.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 120, shared_buffers: '128MB', wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${at.postgres[nth]}`,
      connect_address: `127.0.0.1:${at.postgres[nth]}`,
      data_dir: path.join(home, 'data'),
      bin_dir: postgresBin,
      pgpass: path.join(home, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
        rewind: { username: 'rewinder', password: PASSWORD },
      },
      pg_hba: [
        'local all all trust',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
      parameters: { unix_socket_directories: home },
    },
    tags: { nofailover: false, noloadbalance: false, clonefrom: false, nosync: false },
  });
}

export const poolerConfig = (folder: string, at: Ports) => `[databases]
* = host=127.0.0.1 port=${at.primary}
replica = host=127.0.0.1 port=${at.replica} dbname=${DATABASE}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${at.pooler}
unix_socket_dir = ${folder}
auth_type = plain
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 30
max_client_conn = 500
ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout
; Where the primary is gone: try often, and tell those who wait.
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 5
`;

export const poolerUsers = `"rentsafe" "${PASSWORD}"\n`;

/** What HAProxy says by itself has a Retry-After, too: the app waits, and sends the same again. */
const saying = (status: number) =>
  `http-error status ${status} content-type application/json hdr Retry-After 2 lf-string '{"detail":"The service is temporarily unavailable. Try again in a few seconds."}'`;

export const balancerConfig = (at: Ports) => `global
  maxconn 2000

defaults
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout check 2s

frontend app
  mode http
  bind 127.0.0.1:${at.front}
  option forwardfor
  default_backend api

backend api
  mode http
  balance roundrobin
  option httpchk GET /api/ready/
  # A server that stops or dies before it answers: another one is asked. A POST is asked again only where its key makes that safe.
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  http-request disable-l7-retry if METH_POST !{ req.hdr(idempotency-key) -m found }
  http-request disable-l7-retry if { method PATCH DELETE }
  ${[502, 503, 504].map(saying).join('\n  ')}
  default-server inter 1s fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down
${at.api.map((port, nth) => `  server api${nth + 1} 127.0.0.1:${port} check`).join('\n')}

listen primary
  mode tcp
  bind 127.0.0.1:${at.primary}
  timeout client 30m
  timeout server 30m
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers(at)}

listen replica
  mode tcp
  bind 127.0.0.1:${at.replica}
  timeout client 30m
  timeout server 30m
  option httpchk GET /replica
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers(at)}
`;

const servers = ({ postgres, patroni }: Ports) =>
  postgres
    .map((port, nth) => `  server pg${nth + 1} 127.0.0.1:${port} check port ${patroni[nth]}`)
    .join('\n');
