import path from 'node:path';
import { restore } from '../backup/restore.ts';
import { OperatorError } from '../operatorError.ts';
import { runCommand } from './runCommand.ts';

// Fills a new, empty database from a backup.
await runCommand(async ({ database }) => {
  const [, , name] = process.argv;
  if (!name) throw new OperatorError('Usage: npm run api:restore -- <backup>');
  const count = await restore(database, path.resolve(process.env.INIT_CWD ?? '', name));
  console.log(`${count} rows are restored.`);
});
