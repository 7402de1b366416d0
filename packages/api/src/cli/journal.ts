import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { journalOf } from '../entry/journal.ts';
import { OperatorError } from '../operatorError.ts';
import { runCommand } from './runCommand.ts';

function readClient(): number {
  const [, , client = ''] = process.argv;
  if (!/^[1-9]\d{0,14}$/.test(client))
    throw new OperatorError('Usage: npm run -s api:journal -- <id of a client>');
  return Number(client);
}

// Writes the book of a client as plain text to the standard output. With the embedded database the server must not be running.
await runCommand(readClient, async (database, client) => {
  const { text } = await journalOf(database.db, client);
  await pipeline(Readable.from(text), process.stdout, { end: false });
});
