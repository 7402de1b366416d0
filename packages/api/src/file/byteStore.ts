/** Where bytes are, outside the database, under their SHA-256. */
export interface ByteStore {
  /** Resolves once they are there for good. Bytes that are there already are written again. */
  put: (sha256: string, bytes: Buffer, type: string) => Promise<void>;
  get: (sha256: string) => Promise<Buffer>;
  /** Succeeds where they are gone already. */
  remove: (sha256: string) => Promise<void>;
}
