// `npm run bench:app`: the served product against its budget.
import { buildProduct, install as installRoot } from '../../scripts/prepare.mjs';
import { launch } from '../support/browser.mjs';
import { startProduct } from '../support/product.mjs';
import { machine, publish } from '../support/report.mjs';
import { median } from '../support/stats.mjs';
import { buildPeers, compare, hasRows } from './compare.mjs';
import { visit } from './load.mjs';
import { toMarkdown } from './markdown.mjs';
import { changeRoutes } from './routeChanges.mjs';

const fullRounds = 5;
const home = '/services/rent-safe';
const listPath = `${home}?tab=individual`;
const paths = [
  '/property-list',
  '/leases',
  '/contractor_management',
  '/work-orders',
  '/statements',
  '/todo',
  '/admin/internal-users',
  '/customers/receipts',
  '/reports/trust',
  '/communication',
].map((path) => home + path);

const hasLogin = () => document.querySelector('input[type=password]') !== null;
const hasHeading = () => document.querySelector('h1') !== null && document.querySelector('main') !== null;
const isList = ({ pathname }) => pathname === '/api/individuals/';

const scenes = {
  login: { path: '/login', isShown: hasLogin },
  overview: { path: home, isShown: hasHeading, signedIn: true },
  list: { path: listPath, isShown: hasRows, signedIn: true, isList },
};

const times = async (count, work) => {
  const results = [];
  for (let index = 0; index < count; index += 1) results.push(await work());
  return results;
};

/** Bytes and depth are the same each time; shifts count at their worst, times by their median. */
async function measureScene(
  browser,
  { address, login },
  { path, isShown, signedIn, isList: listOf },
  rounds,
) {
  const options = { login: signedIn ? login : undefined, isShown, isList: listOf };
  const visits = await times(rounds, () => visit(browser, address + path, options));
  const slow = await times(rounds, () => visit(browser, address + path, { ...options, slow: true }));
  const [first] = visits;
  return {
    path,
    bytes: first.bytes,
    files: first.files,
    depth: first.depth,
    shift: Math.max(...[...visits, ...slow].map(({ shift }) => shift)),
    shownAfter: median(visits.map(({ shownAfter }) => shownAfter)),
    shownAfterSlow: median(slow.map(({ shownAfter }) => shownAfter)),
  };
}

async function measureRoutes(browser, { address, login }, rounds) {
  const runs = await times(rounds, () => changeRoutes(browser, address, { login, start: listPath, paths }));
  return paths.map((path) => ({
    path,
    scripting: median(runs.map((run) => run.scripting[path])),
    shift: Math.max(...runs.map((run) => run.shift[path])),
  }));
}

export async function run({ rounds = fullRounds, skipBuild }) {
  if (!skipBuild) {
    await installRoot();
    await buildProduct();
    await buildPeers();
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
    const subjects = await compare(browser, product, rounds);
    const result = { machine: machine(browser.version()), rounds, scenes: measured, routes, subjects };
    publish('app', { result, markdown: toMarkdown(result), smoke: rounds < fullRounds });
  } finally {
    await browser.close();
    await product.stop();
  }
}
