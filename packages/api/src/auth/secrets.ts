import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { settings } from '../db/schema.ts';

const KEY = 'secret';

/** The database's own secret, generated once and stored in it. */
export async function ownSecret(db: Db): Promise<string> {
  const generated = randomBytes(32).toString('base64url');
  await db.insert(settings).values({ key: KEY, value: generated }).onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (!stored) throw new Error('The secret was not stored.');
  return stored.value;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what is stored and read again: replies, which can contain an invitation, that is otherwise stored as a hash only; and the
 * secrets of authenticator apps. Each purpose has a key of its own.
 */
export class Vault {
  readonly #key: Buffer;

  constructor(secret: string, purpose: 'stored replies' | 'authenticator apps') {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `rentsafe ${purpose}`, 32));
  }

  seal(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  }
}
