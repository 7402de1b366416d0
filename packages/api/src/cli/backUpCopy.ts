import { backUp } from '../backup/backup.ts';
import { openFolder } from '../db/pglite.ts';
import { startupProblem } from '../startup.ts';

// Part of a running server's backup: writes the backup of a copy of its data folder, and prints how many rows it has.
const [, , folder = '', file = ''] = process.argv;
try {
  const database = await openFolder(folder);
  try {
    process.stdout.write(String(await backUp(database, file)));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(startupProblem(error));
  process.exitCode = 1;
}
