import { table } from '../support/report.mjs';

const kilo = (bytes) => bytes / 1000;
const worst = (values) => Math.max(...values);

/** What we promise of the app, and what was measured. Each goal is a most. */
export function goals({ scenes: { login, overview, list }, routes, subjects }) {
  const rows = [
    ['/login, kB gzip of JS and css', kilo(login.bytes), 100, 1],
    [
      'payment status, kB gzip of JS and css, the larger of overview and list',
      kilo(worst([overview.bytes, list.bytes])),
      160,
      1,
    ],
    ['requests that wait for each other before the first list', list.depth, 2, 0],
    [
      'layout shift, worst of all visits and route changes',
      worst([login, overview, list, ...routes].map(({ shift }) => shift)),
      0.02,
      3,
    ],
    [
      'route change at 4x CPU, longest scripting in one task, ms',
      worst(routes.map(({ scripting }) => scripting)),
      100,
      0,
    ],
    [
      'the same small job with @rentsafe/ui alone: rows after, × React alone',
      subjects.find(({ name }) => name === 'ui').rowsOfFloor,
      1.18,
      2,
    ],
  ];
  return table(
    ['measure', 'figure', 'goal, at most', 'kept'],
    rows.map(([name, figure, most, digits]) => [
      name,
      figure.toFixed(digits),
      most,
      figure <= most ? 'yes' : '**no**',
    ]),
  );
}
