import { sha256Of } from '../file/contents.ts';
import { folderStore } from '../file/folderStore.ts';
import { OperatorError } from '../operatorError.ts';

/** A row of `file_contents`, as a backup has it: the bytes are in it, wherever the database keeps them, but for those in an object store. */
interface FileRow {
  sha256: string;
  storage_key: string;
  bytes: string | null;
  place: string;
}

const HEX = '\\x';

/** With the bytes that a data folder holds, as another database would have written it. */
export async function wholeRow(line: string, filesDir: string | null): Promise<string> {
  const row = JSON.parse(line) as FileRow;
  if (row.place !== 'folder' || !filesDir) return line;
  const bytes = await folderStore(filesDir)
    .get(row.storage_key)
    .catch(() => null);
  if (!bytes || sha256Of(bytes) !== row.sha256) {
    throw new OperatorError(
      `The file ${row.sha256} in ${filesDir} is gone or damaged: nothing is backed up without it.`,
    );
  }
  return JSON.stringify({ ...row, bytes: `${HEX}${bytes.toString('hex')}`, place: 'table' });
}

/** Puts bytes into the data folder, and leaves their row. What was put is deleted by `undo`. */
export function intoFolder(filesDir: string) {
  const store = folderStore(filesDir);
  const put: string[] = [];
  return {
    row: async (line: string): Promise<string> => {
      const row = JSON.parse(line) as FileRow;
      if (row.place !== 'table' || row.bytes === null) return line;
      const bytes = Buffer.from(row.bytes.slice(HEX.length), 'hex');
      if (sha256Of(bytes) !== row.sha256)
        throw new OperatorError(`The file ${row.sha256} of the backup is damaged.`);
      put.push(row.storage_key);
      await store.put(row.storage_key, bytes, '');
      return JSON.stringify({ ...row, bytes: null, place: 'folder' });
    },
    undo: async (): Promise<void> => {
      for (const key of put) await store.remove(key);
    },
  };
}
