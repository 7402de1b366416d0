import { backUp } from '../backup/backup.ts';
import { fileArgument } from './fileArgument.ts';
import { runCommand } from './runCommand.ts';

const readFile = () => fileArgument('Usage: npm run api:backup -- <new file>');

// Writes a backup. With the embedded database the server must not be running.
await runCommand(readFile, async (database, file) => {
  await backUp(database, file);
  console.log(
    `The backup is in ${file}. It holds personal data and password hashes: keep it as safe as the database.`,
  );
});
