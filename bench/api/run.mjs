// `npm run bench:api`: the API under load, beside bare node:http, Django REST framework and plain SQL.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from '../support/install.mjs';
import { startProduct } from '../support/product.mjs';
import { machine, publish } from '../support/report.mjs';
import { shuffle } from '../support/stats.mjs';
import { load } from './load.mjs';
import { summarise, toMarkdown } from './markdown.mjs';
import { ensure, versionOf } from './packages.mjs';
import { openSeededPostgres } from './postgres.mjs';
import { SEARCH_CONNECTIONS, scenesFor } from './scenes.mjs';
import { measureRawSearch, peakMemory, recordAnswers, startDjango, startFloor } from './subjects.mjs';

const full = { individuals: 1_000_000, companies: 80_000, rounds: 5, seconds: 4 };
const small = { individuals: 5_000, companies: 200, rounds: 1, seconds: 1 };

async function peopleOf({ address, signIn }) {
  const { access_token } = await signIn();
  const get = async (path) => {
    const answer = await fetch(address + path, { headers: { Authorization: `Bearer ${access_token}` } });
    return answer.json();
  };
  const { count } = await get('/api/individuals/');
  // The oldest are the same in every seeded database, however small.
  const { results } = await get(`/api/individuals/?page_size=80&page=${Math.floor(count / 80)}`);
  return { count, people: results };
}

/** Everything that is measured, as `{subject, scene, measure(seconds)}`. */
function listMeasures({ subjects, scenes, rawSearch, folder }) {
  const loads = Object.entries(subjects).flatMap(([subject, { origin, signIn, takes }]) =>
    takes.map((scene) => ({
      subject,
      scene,
      measure: async (seconds) => {
        const { access_token: token } = await signIn();
        return load(folder, { origin, token, seconds, ...scenes[scene] });
      },
    })),
  );
  return [...loads, { subject: 'sql', scene: 'search', measure: rawSearch }];
}

async function measureRounds(measures, { rounds, seconds }) {
  // What is compiled or cached at the first requests, is so before the first round.
  for (const { measure } of measures) await measure(1);
  const results = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds} …`);
    const figures = {};
    for (const { subject, scene, measure } of shuffle(measures)) {
      figures[subject] = { ...figures[subject], [scene]: await measure(seconds) };
    }
    results.push(figures);
  }
  return results;
}

/** Starts whatever is measured; `started` notes how each is stopped. */
async function startAll({ folder, size, database, hasDjango }, started) {
  console.log(`Seeding PostgreSQL with ${size.individuals} individuals …`);
  const postgres = await started(openSeededPostgres(size, database));
  const JWT_SECRET = randomBytes(32).toString('hex');
  const own = { JWT_SECRET, LOG_LEVEL: 'info' };
  const product = await started(startProduct({ ...own, DATABASE_URL: postgres.url, SAMPLE_DATA: 'false' }));
  const embedded = await started(startProduct({ ...own, DATABASE_URL: '' }));
  const { count, people } = await peopleOf(product);
  const { scenes, queries } = scenesFor(count, people);
  const recorded = await recordAnswers(folder, product, scenes.list.paths);
  const floor = await started(startFloor(recorded));
  const driver = await started(startFloor(recorded, postgres.url));
  const { signIn } = product;
  const subjects = {
    floor: { origin: floor.origin, signIn, takes: ['list'] },
    driver: { origin: driver.origin, signIn, takes: ['list'] },
    postgres: { origin: product.address, signIn, takes: ['list', 'near', 'deep', 'search'] },
    pglite: { origin: embedded.address, signIn: embedded.signIn, takes: ['list', 'search'] },
  };
  if (hasDjango) {
    const settings = { databaseUrl: postgres.url, secret: JWT_SECRET };
    const django = await started(startDjango({ workers: 1, ...settings }));
    const two = await started(startDjango({ workers: 2, ...settings }));
    subjects.django = { origin: django.origin, signIn, takes: ['list', 'near', 'deep', 'search', 'stock'] };
    subjects.django2 = { origin: two.origin, signIn, takes: ['list', 'search'] };
  }
  const rawSearch = (seconds) =>
    measureRawSearch(folder, { url: postgres.url, queries, connections: SEARCH_CONNECTIONS, seconds });
  return {
    count,
    postgresVersion: postgres.version,
    measures: { subjects, scenes, rawSearch, folder },
    memory: () => ({ postgres: peakMemory(product.pid), pglite: peakMemory(embedded.pid) }),
  };
}

export async function run({ rounds, skipBuild, smoke, database }) {
  const size = { ...(smoke ? small : full), ...(rounds && { rounds }) };
  if (!ensure('wrk')) process.exit(1);
  const hasDjango = ensure('django');
  if (!hasDjango) console.log('Django REST framework is omitted.');
  if (!skipBuild) await buildPackages('api');

  const folder = mkdtempSync(join(tmpdir(), 'rentsafe-bench-'));
  const stops = [() => rmSync(folder, { recursive: true, force: true })];
  const started = async (starting) => {
    const server = await starting;
    stops.unshift(server.stop);
    return server;
  };
  try {
    const all = await startAll({ folder, size, database, hasDjango }, started);
    const results = await measureRounds(listMeasures(all.measures), size);
    const result = {
      machine: machine(),
      versions: {
        wrk: versionOf('wrk'),
        postgres: all.postgresVersion,
        ...(hasDjango && {
          django: versionOf('python3-django'),
          djangoRestFramework: versionOf('python3-djangorestframework'),
          gunicorn: versionOf('gunicorn'),
        }),
      },
      size,
      count: all.count,
      memory: all.memory(),
      summary: summarise(results),
      rounds: results,
    };
    publish('api', { result, markdown: toMarkdown(result), smoke: smoke || size.rounds < full.rounds });
  } finally {
    for (const stop of stops) await stop();
  }
}
