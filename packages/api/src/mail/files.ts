import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
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
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // One that a former version made, too.
      await chmod(folder, 0o700);
      // Never half a file, whatever happens meanwhile, nor one with the mode of a former version.
      await rm(`${file}.part`, { force: true });
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
    } catch {
      throw new DeliveryFailure('later', 'The email could not be written as a file.');
    }
    return messageId;
  },
  close: () => undefined,
  keeps: true,
});
