import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrateFolder } from './folder';
import { mergeRules, readRuleFiles } from './rules';

const usage = `npx @rentsafe/ui migrate [folder]

Rewrites an application of version 1 for version 2: exports, props and imports. What has to be done by hand is listed with
its file and line. Commit first: files are changed in place. MIGRATION.md explains each change.
  --dry-run  change nothing, and list what would be done`;

const [command, ...rest] = process.argv.slice(2);
const folder = rest.find((argument) => !argument.startsWith('-')) ?? '.';

if (command !== 'migrate' || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(command === 'migrate' ? `There is no folder ${folder}.` : usage);
  process.exitCode = command === undefined || command === '--help' ? 0 : 1;
} else {
  const rules = mergeRules(
    Object.values(readRuleFiles(fileURLToPath(new URL('../../migrate/rules', import.meta.url)))),
  );
  const isDry = rest.includes('--dry-run');
  for (const line of migrateFolder(folder, rules, isDry ? () => undefined : undefined)) console.log(line);
}
