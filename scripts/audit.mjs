// `npm run audit`: known vulnerabilities and licences of what runs in production. It asks the registry, so it is not part
// of `npm test`. Exits with 1 when something is found, with 2 when the registry does not answer.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './pnpm.mjs';

const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
  'CC0-1.0',
];

function pnpmJson(...args) {
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'scripts/pnpm.mjs'), '--silent', ...args, '--json'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  return JSON.parse(stdout.slice(stdout.search(/[{[]/)) || '{}');
}

/** The output of `pnpm audit --json`: a line for each advisory, or the reason why the registry did not answer. */
export function readAudit({ error, advisories, metadata }) {
  if (error) return { unanswered: error.message ?? String(error), advisories: [] };
  if (!advisories) return { unanswered: 'The registry returned no list of advisories.', advisories: [] };
  return {
    dependencies: metadata?.dependencies,
    advisories: Object.values(advisories).map(
      ({ severity, module_name, vulnerable_versions, title, url }) =>
        `${severity}: ${module_name} ${vulnerable_versions}: ${title} (${url})`,
    ),
  };
}

/** The output of `pnpm licenses list --json`: packages by licence, and those whose licence is not allowed. */
export function readLicences(byLicence) {
  const isAllowed = (text) =>
    text
      .replace(/[()]/g, '')
      .split(/ OR /i)
      .some((choice) => choice.split(/ AND /i).every((licence) => allowed.includes(licence.trim())));
  const entries = Object.entries(byLicence);
  return {
    counts: entries
      .map(([licence, packages]) => ({ licence, packages: packages.length }))
      .sort((a, b) => b.packages - a.packages || a.licence.localeCompare(b.licence)),
    refused: entries
      .filter(([licence]) => !isAllowed(licence))
      .flatMap(([licence, packages]) => packages.map(({ name }) => `${name}: ${licence}`)),
  };
}

export const audit = () => readAudit(pnpmJson('audit', '--prod'));
export const licences = () => readLicences(pnpmJson('licenses', 'list', '--prod'));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { counts, refused } = licences();
  console.log('Proves that what runs in production has no known vulnerability and only free licences.');
  for (const { licence, packages } of counts) console.log(`  ${String(packages).padStart(4)}  ${licence}`);
  for (const line of refused) console.log(`  not allowed: ${line}`);
  const { unanswered, advisories } = audit();
  for (const line of advisories) console.log(`  ${line}`);
  if (unanswered) console.log(`  ${unanswered}`);
  const isRefused = advisories.length > 0 || refused.length > 0;
  const total = counts.reduce((sum, { packages }) => sum + packages, 0);
  const vulnerabilities = unanswered ? 'vulnerabilities not audited' : `${advisories.length} advisories`;
  const verdict = isRefused ? 'DOES NOT HOLD' : unanswered ? 'is not complete' : 'holds';
  console.log(`audit ${verdict}: ${total} packages, ${refused.length} licences refused, ${vulnerabilities}.`);
  process.exitCode = isRefused ? 1 : unanswered ? 2 : 0;
}
