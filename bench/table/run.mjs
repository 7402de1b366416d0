// `npm run bench:table`: builds every subject, measures all of them in one browser, round by round, writes the results.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { launch, serve } from '../support/browser.mjs';
import { bench, buildPackages } from '../support/install.mjs';
import { machine, publish } from '../support/report.mjs';
import { median, shuffle } from '../support/stats.mjs';
import { buildPage, site } from './build.mjs';
import { toMarkdown } from './markdown.mjs';
import { measureLarge, measureMemory, measureSmall, Page, screenshot } from './measure.mjs';
import { measureSizes } from './sizes.mjs';
import { subjects as all, libraries as allLibraries, floor } from './subjects.mjs';

const fullRounds = 15;
const dist = join(bench, 'dist/table');
const require = createRequire(import.meta.url);

function versionOf(name) {
  for (const folder of require.resolve.paths(name)) {
    try {
      return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version;
    } catch {}
  }
  throw new Error(`${name} is not installed.`);
}

/** Every page to measure: each subject, and each with its own Button again. */
const pagesOf = (subjects) =>
  subjects.flatMap(({ name, own, frames }) => [
    { name, own: false, frames },
    ...(own ? [{ name, own: true, frames }] : []),
  ]);

async function openPages(browser, requested, address) {
  const pages = new Map();
  const broken = new Map();
  for (const { name, own, frames } of requested) {
    const id = site(name, own);
    try {
      const page = await Page.open(browser, address(id), frames);
      await page.prepare(20);
      await page.call('mount()');
      await page.contents(20);
      await page.call('unmount()');
      pages.set(id, { page, name, own });
    } catch (error) {
      broken.set(id, error.message);
    }
  }
  return { pages, broken };
}

/**
 * One round: every page once, in a new order; the figures of the floor in this round are the measure of the others.
 * A page that fails is set aside with its reason.
 */
async function round(pages, broken, largeAllowed) {
  const measured = new Map();
  for (const [id, { page, name, own }] of shuffle([...pages])) {
    try {
      const small = await measureSmall(page);
      const large = !own && largeAllowed(name) ? await measureLarge(page) : undefined;
      measured.set(id, { small, large });
    } catch (error) {
      if (id.startsWith(floor)) throw error;
      broken.set(id, error.message);
      pages.delete(id);
    }
  }
  return measured;
}

const keys = ['mount', 'flip', 'unmount'];

/** Medians of the rounds' milliseconds (in all, and where they went) and of their ratios to the floor of the same round. */
function summarize(rounds, id, beside = floor) {
  const of = (size) => {
    if (rounds[0].get(id)[size] === undefined) return undefined;
    const measure = (key, part) => median(rounds.map((round) => round.get(id)[size][key][part]));
    return Object.fromEntries(
      keys.map((key) => [
        key,
        {
          ms: measure(key, 'total'),
          script: measure(key, 'script'),
          style: measure(key, 'style'),
          layout: measure(key, 'layout'),
          ratio: median(
            rounds.map((round) => round.get(id)[size][key].total / round.get(beside)[size][key].total),
          ),
        },
      ]),
    );
  };
  return { small: of('small'), large: of('large') };
}

export async function run({ rounds: count = fullRounds, only, skipBuild, shots }) {
  const subjects = all.filter(({ name }) => name.startsWith(floor) || !only || only.includes(name));
  const libraries = allLibraries.filter(({ name }) => !only || only.includes(name));
  const requested = pagesOf(subjects);
  if (!skipBuild) {
    if (subjects.some(({ name }) => name.startsWith('rentsafe')))
      await buildPackages('format', 'domain', 'ui');
    for (const { name, own } of requested) {
      console.log(`Building ${site(name, own)} …`);
      await buildPage(dist, name, own);
    }
  }
  console.log('Measuring bytes …');
  const sizes = await measureSizes(subjects, libraries);

  const server = await serve(dist);
  const browser = await launch();
  try {
    const { pages, broken } = await openPages(browser, requested, server.address);
    if (shots) {
      mkdirSync(join(dist, 'shots'), { recursive: true });
      for (const [id, { page }] of pages) await screenshot(page, join(dist, `shots/${id}.png`));
    }
    const most = new Map(subjects.map(({ name, most: limit = 1000 }) => [name, limit]));
    const largeAllowed = (name) => most.get(name) >= 1000;
    const rounds = [];
    for (let index = 0; index <= count; index += 1) {
      console.log(index === 0 ? 'Warming up …' : `Round ${index} of ${count} …`);
      const measured = await round(pages, broken, largeAllowed);
      if (index > 0) rounds.push(measured);
    }
    for (const [id, reason] of broken) console.log(`Left out, ${id}: ${reason}`);
    console.log('Measuring memory …');
    const memory = new Map();
    for (const [id, { page, own }] of pages) if (!own) memory.set(id, await measureMemory(page));

    const result = {
      machine: machine(browser.version()),
      rounds: count,
      sizes,
      broken: Object.fromEntries(broken),
      libraries: libraries.map(({ name, label, versionOf: packageName }) => ({
        name,
        label,
        version: versionOf(packageName),
      })),
      subjects: subjects.map(({ name, label, versionOf: packageName, floor: beside }) => ({
        name,
        label,
        version: versionOf(packageName),
        native: pages.has(name) ? summarize(rounds, name, beside) : undefined,
        own: pages.has(site(name, true)) ? summarize(rounds, site(name, true)) : undefined,
        memory: memory.get(name),
        errors: pages.get(name)?.page.errors,
      })),
    };
    publish('table', {
      result,
      markdown: toMarkdown(result),
      smoke: count < fullRounds || only !== undefined,
    });
  } finally {
    await browser.close();
    server.close();
  }
}
