import { backUp } from '../backup/backup.ts';
import { askForBackup } from '../backup/control.ts';
import { readConfig } from '../config.ts';
import { startupProblem } from '../startup.ts';
import { fileArgument } from './fileArgument.ts';
import { runCommand } from './runCommand.ts';

const readFile = () => fileArgument('Usage: npm run api:backup -- <new file>');

const report = (file: string, count: number) =>
  console.log(
    `The backup is in ${file}, with ${count} rows. It holds personal data and password hashes: keep it as safe as the database.`,
  );

/** Whether the server that uses the embedded database has made it. */
async function askServer(): Promise<boolean> {
  const file = readFile();
  const { databaseUrl, dataDir } = readConfig();
  const count = databaseUrl ? null : await askForBackup(dataDir, file);
  if (count !== null) report(file, count);
  return count !== null;
}

// Writes a backup: where a server runs on the embedded database, it does.
try {
  if (!(await askServer()))
    await runCommand(readFile, async (database, file) => report(file, await backUp(database, file)));
} catch (error) {
  console.error(startupProblem(error));
  process.exitCode = 1;
}
