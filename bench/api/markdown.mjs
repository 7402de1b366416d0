// The figures as they stand in docs/benchmarks.md.
import { machineLine, table } from '../support/report.mjs';
import { median } from '../support/stats.mjs';

/** Medians over the rounds: `{subject: {scene: {perSecond, p50, p99}}}`, and ratios that were taken within each round. */
export function summarise(rounds) {
  const [first] = rounds;
  const figures = Object.fromEntries(
    Object.entries(first).map(([subject, scenes]) => [
      subject,
      Object.fromEntries(
        Object.keys(scenes).map((scene) => [
          scene,
          Object.fromEntries(
            ['perSecond', 'p50', 'p99'].map((name) => [
              name,
              median(rounds.map((round) => round[subject][scene][name])),
            ]),
          ),
        ]),
      ),
    ]),
  );
  const ratio = (name, [subject, scene], [other, otherScene]) =>
    first[subject]?.[scene] && first[other]?.[otherScene]
      ? median(rounds.map((round) => round[subject][scene][name] / round[other][otherScene][name]))
      : undefined;
  return {
    figures,
    ratios: {
      driver: ratio('perSecond', ['postgres', 'list'], ['driver', 'list']),
      ceiling: ratio('perSecond', ['postgres', 'list'], ['floor', 'list']),
      django: ratio('perSecond', ['postgres', 'list'], ['django', 'list']),
      djangoNear: ratio('perSecond', ['postgres', 'near'], ['django', 'near']),
      djangoSearch: ratio('perSecond', ['postgres', 'search'], ['django', 'search']),
      search: ratio('p99', ['postgres', 'search'], ['sql', 'search']),
      deep: ratio('p50', ['postgres', 'deep'], ['postgres', 'near']),
    },
  };
}

const rounded = (value) => Math.round(value).toLocaleString('en-US');
const milliseconds = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(1));
const times = (value) => `${value.toFixed(2)}x`;
const megabytes = (bytes) => Math.round(bytes / 1e6);

function goals({ summary: { ratios }, memory }) {
  const rows = [
    ['list page, requests a second, of the ceiling', ratios.ceiling, '>= 0.5x', (value) => value >= 0.5],
    [
      'list page, of bare node:http after one query through the driver',
      ratios.driver,
      '>= 1x',
      (value) => value >= 1,
    ],
    ['list page, of Django REST framework', ratios.django, '>= 3x', (value) => value >= 3],
    [
      'list page that is read from the database each time, of Django REST framework',
      ratios.djangoNear,
      '>= 3x',
      (value) => value >= 3,
    ],
    ['search, p99, of the plain SQL', ratios.search, '<= 2x', (value) => value <= 2],
    ['page 5000, median latency, of page 1', ratios.deep, '<= 2x', (value) => value <= 2],
  ].flatMap(([name, value, goal, isMet]) =>
    value === undefined ? [] : [[name, times(value), goal, isMet(value) ? 'yes' : '**no**']],
  );
  rows.push([
    'memory at most on PostgreSQL, MB',
    megabytes(memory.postgres),
    '< 300',
    memory.postgres < 300e6 ? 'yes' : '**no**',
  ]);
  return table(['measure', 'figure', 'goal', 'met'], rows);
}

const subjects = {
  floor: 'bare node:http, the same bytes out of memory',
  driver: 'bare node:http, after one query of a page through the driver',
  postgres: '**RentSafe on PostgreSQL**',
  pglite: 'RentSafe on the embedded database, its own small sample',
  django: 'Django REST framework, one worker',
  django2: 'Django REST framework, two workers',
  sql: 'plain SQL, no server',
};
const scenes = {
  list: 'the first 50 pages of a list',
  near: '2,000 pages from the first on',
  deep: '2,000 pages from number 5000 on',
  search: 'search',
  stock: "the first 50 pages, Django's own pagination",
};

/** The rows of a scene, below its name. */
function figuresOf({ figures }, scene) {
  const taking = Object.keys(subjects).filter((subject) => figures[subject]?.[scene]);
  const rows = taking.map((subject) => {
    const { perSecond, p50, p99 } = figures[subject][scene];
    return [subjects[subject], rounded(perSecond), milliseconds(p50), milliseconds(p99)];
  });
  return [[`*${scenes[scene]}*`, '', '', ''], ...rows];
}

export function toMarkdown(result) {
  const { machine: on, versions, size, count, summary } = result;
  const programs = Object.entries({
    wrk: versions.wrk,
    PostgreSQL: versions.postgres,
    'Django REST framework': versions.djangoRestFramework,
    Django: versions.django,
    gunicorn: versions.gunicorn,
  }).flatMap(([name, version]) => (version ? [`${name} ${version}`] : []));
  const rows = Object.keys(scenes).flatMap((scene) => figuresOf(summary, scene));
  return `## API

${machineLine(on)} ${programs.join('; ')}. ${rounded(count)} individuals; ${size.rounds} rounds of ${size.seconds} s, medians.
The product is one process, and so is Django's one worker. With the embedded
database inside it, the product's process took ${megabytes(result.memory.pglite)} MB at most.

${goals(result)}

${table(['', 'requests a second', 'median, ms', 'p99, ms'], rows)}`;
}
