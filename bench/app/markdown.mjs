import { machineLine, table } from '../support/report.mjs';
import { goals } from './goals.mjs';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const milliseconds = (value) => value.toFixed(0);

const visits = (scenes) =>
  table(
    [
      'first visit',
      'kB gzip',
      'files',
      'waterfall',
      'layout shift',
      'shown, ms',
      'shown at 4x CPU and slow 4G, ms',
    ],
    Object.values(scenes).map((scene) => [
      `\`${scene.path}\``,
      kilobytes(scene.bytes),
      scene.files.length,
      scene.depth,
      scene.shift.toFixed(3),
      milliseconds(scene.shownAfter),
      milliseconds(scene.shownAfterSlow),
    ]),
  );

const routeChanges = (routes) => {
  const slowest = routes.toSorted((a, b) => b.scripting - a.scripting).slice(0, 3);
  const named = slowest.map(({ path, scripting }) => `\`${path}\` (${milliseconds(scripting)} ms)`);
  return `The slowest of ${routes.length} route changes at 4x CPU, by their longest scripting in one task:
${named.join(', ')}.`;
};

const comparison = (subjects) =>
  table(
    ['the same small job', 'kB gzip of JS and css', '× ours', 'rows at 4x CPU and slow 4G, ms', '× ours'],
    subjects.map(({ label, bytes, bytesRatio, rowsAfter, rowsRatio }) => [
      label,
      kilobytes(bytes),
      bytesRatio.toFixed(2),
      milliseconds(rowsAfter),
      rowsRatio.toFixed(2),
    ]),
  );

export function toMarkdown({ machine, rounds, scenes, routes, subjects }) {
  const versions = subjects.map((subject) => subject.versions).filter(Boolean);
  return `## App

${machineLine(machine)} The product as \`npm start\` serves it; cold visits, ${rounds} rounds.

${goals({ scenes, routes, subjects })}

${visits(scenes)}

${routeChanges(routes)}

### Beside other tools

Sign in, a list of individuals with search and pages, a dialog with one of them, against the same API; all served alike,
visited cold when signed in, in a new order each round; medians of ${rounds} rounds and of the rounds' ratios.
${versions.join('; ')}.

${comparison(subjects)}`;
}
