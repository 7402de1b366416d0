import path from 'node:path';
import { backUp } from '../backup/backup.ts';
import { OperatorError } from '../operatorError.ts';
import { runCommand } from './runCommand.ts';

// Writes a backup. With the embedded database the server must not be running.
function readFile(): string {
  const [, , name] = process.argv;
  if (!name) throw new OperatorError('Usage: npm run api:backup -- <new file>');
  // Package managers start scripts in the package's folder.
  return path.resolve(process.env.INIT_CWD ?? '', name);
}

await runCommand(readFile, async (database, file) => {
  await backUp(database.db, file);
  console.log(
    `The backup is in ${file}. It holds personal data and password hashes: keep it as safe as the database.`,
  );
});
