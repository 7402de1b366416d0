import { restore } from '../backup/restore.ts';
import { fileArgument } from './fileArgument.ts';
import { runCommand } from './runCommand.ts';

const readFile = () => fileArgument('Usage: npm run api:restore -- <backup>');

// Fills a new, empty database from a backup.
await runCommand(readFile, async (database, file) => {
  const count = await restore(database, file);
  console.log(`${count} rows are restored.`);
});
