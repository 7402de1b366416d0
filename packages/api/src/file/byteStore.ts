/** Where bytes are, outside the database: under their SHA-256, in a folder of their client. */
export interface ByteStore {
  /** Resolves once they are there for good. Bytes that are there already are written again. */
  put: (key: string, bytes: Buffer, type: string) => Promise<void>;
  get: (key: string) => Promise<Buffer>;
  /** Succeeds where they are gone already. */
  remove: (key: string) => Promise<void>;
}
