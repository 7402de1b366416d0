// The same small job with other tools: sign in, a list of individuals with search and pages, a dialog with one of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { bench } from '../support/install.mjs';
import { median, shuffle } from '../support/stats.mjs';
import { visit } from './load.mjs';
import { serveSite } from './site.mjs';

const dist = join(bench, 'dist/app');
const folderOf = (name) => join(bench, 'app/peers', name);

export const ours = 'rentsafe';
export const subjects = [
  {
    name: ours,
    label: 'RentSafe',
    path: '/services/rent-safe?tab=individual',
    dist: join(bench, '../packages/app/dist'),
  },
  { name: 'ui', label: '@rentsafe/ui alone', path: '/', packages: [] },
  { name: 'floor', label: 'React alone, no design', path: '/', packages: ['react'] },
  {
    name: 'reactAdmin',
    label: 'react-admin',
    path: '/#/individuals',
    packages: ['react-admin', '@mui/material'],
  },
  {
    name: 'refine',
    label: 'refine with Ant Design',
    path: '/individuals',
    packages: ['@refinedev/core', '@refinedev/antd', 'antd'],
  },
];

/** Every row has its button: rows that only stand in for what is still loading have none. */
export const hasRows = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.trim() === 'View')
    .length >= 5;

export async function buildPeers() {
  for (const { name, packages } of subjects) {
    if (!packages) continue;
    console.log(`Building ${name} …`);
    await build({
      root: folderOf(name),
      configFile: false,
      logLevel: 'error',
      // The linked package would bring a React of its own.
      resolve: { dedupe: ['react', 'react-dom'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir: join(dist, name), emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
    });
  }
}

function versions({ name, packages = [] }) {
  if (packages.length === 0) return '';
  const { dependencies } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
  return packages.map((name) => `${name} ${dependencies[name]}`).join(', ');
}

/** Cold visits at a quarter of the processor's speed on slow 4G: all subjects in each round, in a new order each time. */
export async function compare(browser, { address, login }, rounds) {
  const sites = new Map();
  for (const { name, dist: folder = join(dist, name) } of subjects) {
    sites.set(name, await serveSite(folder, address));
  }
  try {
    const results = [];
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Comparing, round ${round} of ${rounds} …`);
      const figures = {};
      for (const { name, path } of shuffle(subjects)) {
        figures[name] = await visit(browser, sites.get(name).address + path, {
          login,
          isShown: hasRows,
          slow: true,
        });
      }
      results.push(figures);
    }
    return subjects.map((subject) => {
      const medianOf = (figure) => median(results.map((round) => round[subject.name][figure]));
      const ratio = (figure, beside = ours) =>
        median(results.map((round) => round[subject.name][figure] / round[beside][figure]));
      return {
        name: subject.name,
        label: subject.label,
        versions: versions(subject),
        bytes: medianOf('bytes'),
        bytesRatio: ratio('bytes'),
        rowsAfter: medianOf('shownAfter'),
        rowsRatio: ratio('shownAfter'),
        rowsOfFloor: ratio('shownAfter', 'floor'),
      };
    });
  } finally {
    for (const { close } of sites.values()) close();
  }
}
