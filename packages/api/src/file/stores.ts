import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { ByteStore } from './byteStore.ts';
import { folderStore } from './folderStore.ts';
import { objectStore } from './objectStore.ts';

/** The places beside the table `file_contents`. */
export interface ByteStores {
  objects: ByteStore | null;
  folder: ByteStore | null;
}

export const tableAlone: ByteStores = { objects: null, folder: null };

export const storesOf = (
  { objectStoreUrl }: Pick<Config, 'objectStoreUrl'>,
  { filesDir }: Pick<Database, 'filesDir'>,
): ByteStores => ({
  objects: objectStoreUrl ? objectStore(objectStoreUrl) : null,
  folder: filesDir ? folderStore(filesDir) : null,
});
