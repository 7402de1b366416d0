import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DeliveryFailure } from './failure.ts';
import { rawMail } from './raw.ts';
import type { Mailer } from './smtp.ts';

/** Keeps each email as a file that a mail program opens. */
export const fileMailer = (dataDir: string, from: string): Mailer => ({
  async send(mail) {
    const folder = path.join(dataDir, 'outbox');
    const file = path.join(folder, `${mail.key}.eml`);
    const { raw, messageId } = await rawMail(mail, from);
    try {
      await mkdir(folder, { recursive: true });
      // Never half a file, whatever happens meanwhile.
      await writeFile(`${file}.part`, raw);
      await rename(`${file}.part`, file);
    } catch {
      throw new DeliveryFailure('later', 'The email could not be written as a file.');
    }
    return messageId;
  },
  close: () => undefined,
});
