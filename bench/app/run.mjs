// `pnpm bench:app`: the served product against its budget.
import { buildProduct, install as installRoot } from '../../scripts/prepare.mjs';
import { launch } from '../support/browser.mjs';
import { startProduct } from '../support/product.mjs';
import { machine, machineLine, publish, table } from '../support/report.mjs';
import { median } from '../support/stats.mjs';
import { visit } from './load.mjs';
import { changeRoutes } from './routeChanges.mjs';

const fullRounds = 5;
const home = '/services/rent-safe';
const listPath = `${home}?tab=individual`;
const paths = [
  '/property-list',
  '/contractor_management',
  '/statements',
  '/todo',
  '/admin/internal-users',
  '/customers/receipts',
].map((path) => home + path);

const hasLogin = () => document.querySelector('input[type=password]') !== null;
const hasHeading = () => document.querySelector('h1') !== null && document.querySelector('main') !== null;
const hasRows = () => document.querySelectorAll('main tbody tr').length >= 5;
const isList = ({ pathname }) => pathname === '/api/individuals/';

const scenes = {
  login: { path: '/login', shown: hasLogin },
  overview: { path: home, shown: hasHeading, signedIn: true },
  list: { path: listPath, shown: hasRows, signedIn: true, isList },
};

const times = async (count, work) => {
  const results = [];
  for (let index = 0; index < count; index += 1) results.push(await work());
  return results;
};

/** Bytes and depth are the same each time; shifts count at their worst, times by their median. */
async function measureScene(browser, { address, login }, { path, shown, signedIn, isList: listOf }, rounds) {
  const options = { login: signedIn ? login : undefined, shown, isList: listOf };
  const visits = await times(rounds, () => visit(browser, address + path, options));
  const slow = await times(rounds, () => visit(browser, address + path, { ...options, slow: true }));
  const [first] = visits;
  return {
    path,
    bytes: first.bytes,
    files: first.files,
    depth: first.depth,
    listLeavesEarly: slow[0].listLeavesEarly,
    shift: Math.max(...[...visits, ...slow].map(({ shift }) => shift)),
    shownAfter: median(visits.map(({ shownAfter }) => shownAfter)),
    shownAfterSlow: median(slow.map(({ shownAfter }) => shownAfter)),
  };
}

async function measureRoutes(browser, { address, login }, rounds) {
  const runs = await times(rounds, () => changeRoutes(browser, address, { login, start: listPath, paths }));
  return paths.map((path) => ({
    path,
    scripting: median(runs.map((it) => it.scripting[path])),
    shift: Math.max(...runs.map((it) => it.shift[path])),
  }));
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const milliseconds = (value) => value.toFixed(0);

function budget({ login, overview, list }, routes) {
  const longest = Math.max(...routes.map(({ scripting }) => scripting));
  const shift = Math.max(...[login, overview, list, ...routes].map((it) => it.shift));
  const rows = [
    ['/login, kB gzip of JS and css', kilobytes(login.bytes), '< 110', login.bytes < 110_000],
    ['payment status, kB gzip in all', kilobytes(list.bytes), '< 170', list.bytes < 170_000],
    ['request waterfall before the first list', list.depth, '<= 2', list.depth <= 2],
    [
      "the first list's request leaves while code loads",
      list.listLeavesEarly ? 'yes' : 'no',
      'yes',
      list.listLeavesEarly,
    ],
    ['layout shift, worst', shift.toFixed(3), '< 0.02', shift < 0.02],
    [
      'route change at 4x CPU, longest scripting in one task, ms',
      milliseconds(longest),
      '<= 100',
      longest <= 100,
    ],
  ];
  return table(
    ['measure', 'figure', 'budget', 'kept'],
    rows.map(([name, figure, limit, isKept]) => [name, figure, limit, isKept ? 'yes' : '**no**']),
  );
}

function toMarkdown({ machine: on, rounds, scenes: measured, routes }) {
  return `## App

${machineLine(on)} The product as \`npm start\` serves it; cold visits, ${rounds} rounds.

${budget(measured, routes)}

${table(
  [
    'first visit',
    'kB gzip',
    'files',
    'waterfall',
    'layout shift',
    'shown, ms',
    'shown at 4x CPU and slow 4G, ms',
  ],
  Object.values(measured).map((it) => [
    `\`${it.path}\``,
    kilobytes(it.bytes),
    it.files.length,
    it.depth,
    it.shift.toFixed(3),
    milliseconds(it.shownAfter),
    milliseconds(it.shownAfterSlow),
  ]),
)}

${table(
  ['route change at 4x CPU', 'longest scripting in one task, ms', 'layout shift'],
  routes.map(({ path, scripting, shift }) => [`\`${path}\``, milliseconds(scripting), shift.toFixed(3)]),
)}`;
}

export async function run({ rounds = fullRounds, skipBuild }) {
  if (!skipBuild) {
    await installRoot();
    await buildProduct();
  }
  const product = await startProduct();
  const browser = await launch();
  try {
    const measured = {};
    for (const [name, scene] of Object.entries(scenes)) {
      console.log(`Visiting ${scene.path} …`);
      measured[name] = await measureScene(browser, product, scene, rounds);
    }
    console.log('Changing routes …');
    const routes = await measureRoutes(browser, product, rounds);
    const result = { machine: machine(browser.version()), rounds, scenes: measured, routes };
    publish('app', { result, markdown: toMarkdown(result), smoke: rounds < fullRounds });
  } finally {
    await browser.close();
    await product.stop();
  }
}
