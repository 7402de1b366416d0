// Results go to bench/results/<name>.json, and from there into their section of docs/benchmarks.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, version } from 'node:os';
import { join } from 'node:path';
import { bench } from './install.mjs';

const page = join(bench, '../docs/benchmarks.md');
const head = `# Benchmarks

Each section is what \`npm run bench:table\`, \`npm run bench:app\` or \`npm run bench:api\` wrote on its day, at a release or when asked:
bench/README.md explains how. No figure is edited by hand.
`;

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

/** The order of the sections on the page. */
const sections = ['table', 'app', 'api'];
const mark = (name, edge) => `<!-- ${name}: ${edge} -->`;

/** Puts `markdown` in the place of what `name` (one of `sections`) measured before; the others stay as they are. */
export function writeSection(name, markdown) {
  const old = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const bodies = sections.map((section) => {
    if (section === name) return markdown.trim();
    const [begin, end] = [mark(section, 'begin'), mark(section, 'end')].map((text) => old.indexOf(text));
    return begin < 0 ? '' : old.slice(begin + mark(section, 'begin').length, end).trim();
  });
  const written = sections.flatMap((section, index) =>
    bodies[index] ? [[mark(section, 'begin'), bodies[index], mark(section, 'end')].join('\n')] : [],
  );
  writeFileSync(page, `${[head.trim(), ...written].join('\n\n')}\n`);
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
