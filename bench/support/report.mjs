// Results go to bench/results/<name>.json, and from there into their section of docs/benchmarks.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, version } from 'node:os';
import { join } from 'node:path';
import { bench } from './install.mjs';

const page = join(bench, '../docs/benchmarks.md');

export function machine(browserVersion) {
  const [first] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: `${cpus().length} x ${first?.model.trim() || process.arch}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: version(),
    node: process.versions.node,
    chromium: browserVersion,
  };
}

export const machineLine = ({ date, processor, memory, node, chromium }) =>
  `${date}; ${processor}, ${memory}; Node ${node}${chromium ? `; Chromium ${chromium}` : ''}.`;

/** A Markdown table; the first column is text, the others are figures. */
export function table(headers, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(headers),
    line(headers.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

/** Puts `markdown` in the place of what `name` measured before, between its marks; the rest of the page stays as it is. */
export function writeSection(name, markdown) {
  const old = readFileSync(page, 'utf8');
  const [begin, end] = ['begin', 'end'].map((edge) => `<!-- ${name}: ${edge} -->`);
  const [from, to] = [old.indexOf(begin), old.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no ${begin} before an ${end}.`);
  writeFileSync(page, `${old.slice(0, from)}${begin}\n${markdown.trim()}\n${old.slice(to)}`);
}

/** Keeps and prints a result; a goal that is missed ends the run with 1. A smoke run is kept apart and never reaches the docs. */
export function publish(name, { result, markdown, smoke }) {
  mkdirSync(join(bench, 'results'), { recursive: true });
  const file = join(bench, `results/${name}${smoke ? '.smoke' : ''}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  if (!smoke) writeSection(name, markdown);
  console.log(`\n${markdown}\n`);
  console.log(smoke ? 'A smoke run: docs/benchmarks.md is unchanged.' : 'Written to docs/benchmarks.md.');
  const kept = markdown.match(/\| yes \|$/gm)?.length ?? 0;
  const missed = markdown.match(/\| \*\*no\*\* \|$/gm)?.length ?? 0;
  console.log(`bench:${name}: ${kept} of ${kept + missed} goals are kept.`);
  if (missed > 0) process.exitCode = 1;
}
