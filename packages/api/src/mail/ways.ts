import type { Config } from '../config.ts';
import { fileMailer } from './files.ts';
import { type Mailer, smtpMailer } from './smtp.ts';

/** How email leaves this server: by a mail server, or into files where none is set. */
export const openMailer = ({ smtpUrl, mailFrom, dataDir }: Config): Mailer =>
  smtpUrl ? smtpMailer(smtpUrl, mailFrom) : fileMailer(dataDir, mailFrom);
