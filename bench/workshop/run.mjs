// `npm run compare:workshop`: the list and the form of examples/workshop beside those of examples/workshop-mantine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';
import { buildPackages } from '../support/install.mjs';
import { machine, publish } from '../support/report.mjs';
import { tryInBrowser } from './browser.mjs';
import { measureBytes } from './bytes.mjs';
import { filesOf, linesOf, packagesOf } from './files.mjs';
import { installExamples, versionIn } from './install.mjs';
import { toMarkdown } from './markdown.mjs';
import { subjects } from './subjects.mjs';

const without = (files, others) => new Set([...files].filter((file) => !others.has(file)));

const folder = mkdtempSync(join(tmpdir(), 'workshop-'));
try {
  if (!process.argv.includes('--skip-build')) await buildPackages('format', 'ui');
  console.log('Installing, compiling and building both …');
  installExamples(
    folder,
    subjects.map(({ name }) => name),
  );
  const appOf = ({ name }) => join(folder, name);
  const pagesOf = (subject) =>
    [subject.list, subject.form].map((page) => filesOf(join(appOf(subject), page)));
  const [ours, theirs] = subjects.map((subject) => pagesOf(subject));
  const both = (pages) => new Set(pages.flatMap((files) => [...files]));
  // The schema, the words and the server: written once.
  const shared = new Set([...both(theirs)].filter((file) => file.startsWith(`${appOf(subjects[0])}/`)));
  const written = [ours, theirs].map(([list, form]) => {
    const ofList = without(list, shared);
    return { list: ofList, form: without(without(form, shared), ofList) };
  });
  const browser = await chromium.launch({ ...launchOptions(), executablePath: await ensureChromium() });
  const results = [];
  for (const [index, subject] of subjects.entries()) {
    const app = appOf(subject);
    const files = written[index];
    const packages = packagesOf([...files.list, ...files.form, join(app, 'src/Providers.tsx')]);
    results.push({
      label: subject.label,
      versions: subject.versionOf.map((name) => `${name} ${versionIn(app, name)}`).join(', '),
      lines: { list: linesOf(files.list), form: linesOf(files.form) },
      files: { list: files.list.size, form: files.form.size },
      bytes: await measureBytes(app, { subject, packages, shared }),
      violations: await tryInBrowser(browser, app),
    });
  }
  const result = { machine: machine(browser.version()), lines: linesOf(shared), results };
  await browser.close();
  publish('workshop', { result, markdown: toMarkdown(result) });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// A server of a journey that failed is still open.
process.exit();
