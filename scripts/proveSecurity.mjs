// `npm run prove:security`: all journeys under the watch of the policy, the search for canaries, secrets in what is
// delivered, vulnerabilities and licences. Writes docs/proof-security.md. It asks the registry.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit, licences } from './audit.mjs';
import { ensureChromium } from './chromium.mjs';
import { pnpm, root } from './pnpm.mjs';
import { buildProduct } from './prepare.mjs';
import { writeProof } from './proofs.mjs';
import { provenance } from './provenance.mjs';
import { scan } from './secrets.mjs';

const { at, commit, machine } = provenance(['packages', 'e2e', 'scripts']);
process.env.CHROMIUM_PATH = await ensureChromium();
await buildProduct();
for (const name of ['domain', 'ui']) await pnpm('--filter', `@rentsafe/${name}`, 'run', 'build');

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
const list = (lines) => lines.map((line) => `- ${line}`).join('\n');
const { expected, unexpected } = report.stats;
const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `**Failed:** ${title}`);
const version = spawnSync(process.env.CHROMIUM_PATH, ['--version'], { encoding: 'utf8' }).stdout.trim();

const delivered = [
  ['the app that is served', scan(['packages/app/dist'])],
  ['@rentsafe/ui as published', scan(['packages/ui/dist'])],
  ['@rentsafe/domain as published', scan(['packages/domain/dist'])],
  ['the API, which keeps its source maps', scan(['packages/api/dist'], { maps: true })],
];
const { secrets, answers, ...places } = JSON.parse(noteOf('canary') ?? '{}');
const onDisk = (noteOf('on disk') ?? '').split('\n').filter(Boolean);
const { counts, refused } = licences();
const auditResult = audit();
const policySpecs = specs.filter(({ file }) => /security\.spec/.test(file));

const secretFindings = delivered.flatMap(([, { findings }]) => findings);

writeProof(
  'proof-security.md',
  `# What was proved of security

Written by \`npm run prove:security\`; no figure is typed by hand. What the backend promises is in [security](security.md), its
proof in [what the API was proved to do](proof-api.md).

${at} UTC, commit ${commit}. ${machine}, ${version}.

## The content security policy, Trusted Types included, in all journeys

${tally} Of these tests ${expected} passed and ${unexpected} failed.

${list(failed)}

Each page of each journey must come with \`default-src 'self'\`, scripts and styles from its own origin or with the nonce of that one
answer, \`require-trusted-types-for 'script'\` and \`trusted-types 'none'\`; each frame and popup reports what is refused, and one
report, or one uncaught error, fails the test. \`scripts/watchedJourneys.test.mjs\` fails when a journey opens a page that is not
watched. What the watch notices:

${list(policySpecs.map(({ title, ok }) => `${title}: ${ok ? 'yes' : '**no**'}`))}

Injected are an inline script, handler and style, markup made of text (in a frame too), code made of text, a Trusted Types policy, a
script of another site and a call to one.

## Canaries: after Log out they are nowhere

Names, a national ID, a passport number, an e-mail address, a telephone number, an employer, half a form, the texts of failed
answers, the password and all tokens: ${secrets ?? 0} texts. They are used to sign in, listed, reported on, printed, saved as CSV, searched for in the palette, typed
and refused; a second tab shows them too. ${secrets ? 'None was found' : '**The journey failed: something was found, see its message.**'} in:

| place | texts searched |
|---|---|
${Object.entries(places)
  .map(([place, count]) => `| ${place} | ${count.toLocaleString('en-US')} |`)
  .join('\n')}

All ${answers ?? 0} answers under /api carry \`no-store\`. Before Log out the same search does find them. Every token is refused afterwards,
as access token and as refresh token.

The first time something was found: a list that was on the screen at Log out stayed in memory for five minutes, and the addresses of
calls in the page's timeline. Both are dropped now.

What stays, and why:

- **Search terms stand in addresses** (decision 14: a list is shared by its address), so the browser's own history has them, the timeline of the
  page (\`soft-navigation\`), and React's copy of the address before the last. The API's log has none: it writes the pattern of a
  route, never an address.
- **The title of a printed report** names the person: it is the name of the file that is saved.
- **A removed value of local storage** is overwritten on disk later, by the browser. It is a token that no longer works by then.
- Prints and CSV files belong to the user.

On the disk of that browser's profile, of all texts:

${list(onDisk)}

## Secrets in what is delivered

| what | files | secrets |
|---|---|---|
${delivered.map(([what, { files, findings }]) => `| ${what} | ${files} | ${findings.length} |`).join('\n')}

Searched for: private keys, JSON web tokens, password hashes, service keys, credentials in addresses, passwords, the values of secret
environment variables, paths of the machine, source maps and files for developers.${secretFindings.length > 0 ? `\n\n${list(secretFindings)}` : ''}

## Known vulnerabilities of what runs in production

${
  auditResult.unanswered
    ? `**Not audited.** ${auditResult.unanswered.replaceAll(/https?:\/\/[^\s)]+/g, (url) => new URL(url).pathname).trim()} Where the registry answers, \`npm run audit\` fails on any advisory.`
    : `${auditResult.advisories.length} advisories.`
}
${list(auditResult.advisories)}

## Licences of what runs in production

| licence | packages |
|---|---|
${counts.map(({ licence, packages }) => `| ${licence} | ${packages} |`).join('\n')}

${refused.length > 0 ? `Not allowed: ${refused.join(', ')}.` : 'All are allowed.'}
`.replace(/\n{3,}/g, '\n\n'),
);
console.log(`${tally}\nSee docs/proof-security.md.`);
process.exitCode =
  unexpected > 0 ||
  secretFindings.length > 0 ||
  refused.length > 0 ||
  auditResult.advisories.length > 0 ||
  !secrets
    ? 1
    : 0;
