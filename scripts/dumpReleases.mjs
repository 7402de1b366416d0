// `node scripts/dumpReleases.mjs [head …]`: makes the databases of former releases that the test of upgrades loads, each by the code of
// its time, from git's history: it migrates an empty PostgreSQL, fills it with its own samples, and is dumped. Needs Debian's
// postgresql, pnpm's store or the registry, and some ten minutes.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './pnpm.mjs';

const fixtures = join(root, 'packages/api/src/migrations/fixtures');
const releases = JSON.parse(readFileSync(join(fixtures, 'releases.json'), 'utf8'));
const PORT = '4710';

const debian = '/usr/lib/postgresql';
const version = readdirSync(debian).sort((a, b) => Number(b) - Number(a))[0];
const bin = (name) => join(debian, version, 'bin', name);
/** PostgreSQL refuses to run as root. */
const asUser = process.getuid() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const folder = mkdtempSync(join(tmpdir(), 'rentsafe-releases-'));
chmodSync(folder, 0o755);

async function startPostgres() {
  const home = join(folder, 'home');
  execFileSync('mkdir', [home]);
  if (asUser.uid) chownSync(home, asUser.uid, asUser.gid);
  const cluster = join(home, 'data');
  const options = { ...asUser, cwd: home, stdio: 'ignore' };
  execFileSync(
    bin('initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    options,
  );
  execFileSync(
    bin('pg_ctl'),
    ['-D', cluster, '-w', '-o', `-p ${PORT} -k ${home} -c fsync=off -c listen_addresses=127.0.0.1`, 'start'],
    options,
  );
  return () => execFileSync(bin('pg_ctl'), ['-D', cluster, '-m', 'fast', 'stop'], options);
}

const urlOf = (name) => `postgres://postgres@127.0.0.1:${PORT}/${name}`;

/** The server of a release, from its start until its samples are there. */
async function fill(checkout, head) {
  const child = spawn(process.execPath, ['--conditions=@rentsafe/source', '--import', 'tsx', 'src/main.ts'], {
    cwd: join(checkout, 'packages/api'),
    env: {
      PATH: process.env.PATH,
      ...{
        DATABASE_URL: urlOf(`release_${head}`),
        PORT: '0',
        JOBS: 'off',
        SAMPLE_DATA: 'true',
        SAMPLE_MONTHS: '2',
      },
      ...{ ADMIN_PASSWORD: 'Msasa trees turn red 9', SAMPLE_PASSWORD: 'Jacaranda rain on tin 4' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (/ is at http/.test(output)) child.kill('SIGTERM');
  });
  await exited;
  if (!/ is at http/.test(output)) throw new Error(`Release ${head} does not start:\n${output}`);
}

function dump(head) {
  const text = execFileSync(
    bin('pg_dump'),
    [
      ...[
        '--inserts',
        '--rows-per-insert=500',
        '--no-owner',
        '--no-privileges',
        '--no-comments',
        '--exclude-schema=pgboss',
      ],
      urlOf(`release_${head}`),
    ],
    { encoding: 'utf8', maxBuffer: 1024 ** 3 },
  );
  // What psql alone understands.
  const kept = text.split('\n').filter((line) => !/^\\(un)?restrict /.test(line));
  const bytes = Buffer.from(`${kept.join('\n')}\n`);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const packed = brotliCompressSync(bytes, { params });
  writeFileSync(join(fixtures, `release${head}.sql.br`), packed);
  console.log(`${head}: ${bytes.length} bytes of SQL, ${packed.length} compressed`);
}

const requested = process.argv.slice(2);
const stop = await startPostgres();
try {
  for (const { head, commit } of releases.filter(
    (release) => requested.length === 0 || requested.includes(release.head),
  )) {
    const checkout = join(folder, head);
    execFileSync('git', ['clone', '--quiet', '--no-checkout', '--shared', root, checkout]);
    execFileSync('git', ['checkout', '--quiet', commit], { cwd: checkout });
    execFileSync(
      'npx',
      [
        '--no-install',
        'pnpm',
        'install',
        '--frozen-lockfile',
        '--prefer-offline',
        '--ignore-scripts',
        '--filter',
        '@rentsafe/api...',
        '--dir',
        checkout,
      ],
      { cwd: root, stdio: 'ignore' },
    );
    execFileSync(bin('psql'), ['-q', '-c', `CREATE DATABASE release_${head}`, urlOf('postgres')]);
    await fill(checkout, head);
    dump(head);
    rmSync(checkout, { recursive: true });
  }
} finally {
  stop();
  rmSync(folder, { recursive: true, force: true });
}
