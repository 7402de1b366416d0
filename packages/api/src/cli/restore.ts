import path from 'node:path';
import { restore } from '../backup/restore.ts';
import { OperatorError } from '../operatorError.ts';
import { runCommand } from './runCommand.ts';

// Fills a new, empty database from a backup.
function readFile(): string {
  const [, , name] = process.argv;
  if (!name) throw new OperatorError('Usage: npm run api:restore -- <backup>');
  return path.resolve(process.env.INIT_CWD ?? '', name);
}

await runCommand(readFile, async (database, file) => {
  const count = await restore(database, file);
  console.log(`${count} rows are restored.`);
});
