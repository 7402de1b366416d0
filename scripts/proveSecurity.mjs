// `npm run prove:security`: all journeys under the watch of the policy, the search for canaries, secrets in what is
// delivered, vulnerabilities and licences. It asks the registry.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit, licences } from './audit.mjs';
import { ensureChromium } from './chromium.mjs';
import { conclude } from './conclude.mjs';
import { pnpm, root } from './pnpm.mjs';
import { buildProduct } from './prepare.mjs';
import { scan } from './secrets.mjs';

console.log(
  'Proves that no page breaks the content security policy, that nothing stays after Log out, and that no secret is delivered: six minutes.',
);
process.env.CHROMIUM_PATH = await ensureChromium();
await buildProduct();
for (const name of ['format', 'domain', 'ui']) await pnpm('--filter', `@rentsafe/${name}`, 'run', 'build');

const folder = mkdtempSync(join(tmpdir(), 'rentsafe-security-'));
const reportFile = join(folder, 'report.json');
spawnSync(join(root, 'node_modules/.bin/playwright'), ['test'], {
  cwd: root,
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, E2E_TALLY: join(folder, 'tally') },
  stdio: 'inherit',
});
const report = JSON.parse(readFileSync(reportFile, 'utf8'));
const tally = readFileSync(join(folder, 'tally'), 'utf8').trim();
rmSync(folder, { recursive: true });

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
const specs = report.suites.flatMap(specsOf);
const noteOf = (type) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .find((annotation) => annotation.type === type)?.description;
const list = (title, lines) => [`\n${title}`, ...lines.map((line) => `  ${line}`)];
const { expected, unexpected } = report.stats;

const delivered = [
  ['the app that is served', scan(['packages/app/dist'])],
  ['@rentsafe/ui as published', scan(['packages/ui/dist'])],
  ['@rentsafe/format as published', scan(['packages/format/dist'])],
  ['@rentsafe/domain as published', scan(['packages/domain/dist'])],
  ['the API, which keeps its source maps', scan(['packages/api/dist'], { maps: true })],
];
const findings = delivered.flatMap(([, scanned]) => scanned.findings);
const files = delivered.reduce((sum, [, scanned]) => sum + scanned.files, 0);
const { secrets = 0, answers = 0, ...places } = JSON.parse(noteOf('canary') ?? '{}');
const { counts, refused } = licences();
const { advisories, unanswered } = audit();

conclude('security', {
  holds:
    unexpected === 0 &&
    secrets > 0 &&
    findings.length === 0 &&
    refused.length === 0 &&
    advisories.length === 0,
  summary: [
    `${expected} journeys pass, ${unexpected} fail`,
    tally.replace(/\.$/, ''),
    secrets > 0 ? `${secrets} planted texts gone after Log out` : 'planted texts were found after Log out',
    `${findings.length} secrets in ${files} files`,
    `${refused.length} licences refused`,
    unanswered
      ? 'vulnerabilities not audited: the registry did not answer'
      : `${advisories.length} advisories`,
  ]
    .join('; ')
    .concat('.'),
  report: [
    tally,
    ...list(
      'Failed',
      specs.filter(({ ok }) => !ok).map(({ title }) => title),
    ),
    ...list(
      `Texts searched for the planted ones after Log out; ${answers} answers under /api carry no-store`,
      Object.entries(places).map(([place, count]) => `${place}: ${count}`),
    ),
    ...list("Planted texts on the disk of the browser's profile", (noteOf('on disk') ?? '').split('\n')),
    ...list(
      'Files delivered',
      delivered.map(([what, scanned]) => `${what}: ${scanned.files}`),
    ),
    ...list('Secrets', findings),
    ...list('Known vulnerabilities', unanswered ? [`not audited: ${unanswered}`] : advisories),
    ...list(
      'Licences',
      counts.map(({ licence, packages }) => `${licence}: ${packages}`),
    ),
    ...list('Licences that are not allowed', refused),
  ].join('\n'),
});
