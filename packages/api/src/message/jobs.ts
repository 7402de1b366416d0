import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { sendSms } from '../mail/smsWebhook.ts';
import { openMailer } from '../mail/ways.ts';
import { runAllAutomations } from './automationRun.ts';
import { deliverDue, type Ways } from './deliver.ts';
import { isHeld } from './hold.ts';

/** As `jobs/job.ts` has it, which is above. */
interface Run {
  db: Db;
  config: Config;
  now: Date;
  onError: (error: unknown) => void;
}

const HELD = 'Nothing: this database was restored or copied, and an Admin has not released its messages.';

const smsOf = ({ sms }: Config): Ways['sms'] =>
  sms ? (message) => sendSms(sms.url, sms.secret, message) : null;

/** Sends what waits in the outbox. */
export const deliverMessages = {
  name: 'deliver-messages',
  cron: '* * * * *',
  run: async ({ db, config, now, onError }: Run): Promise<string> => {
    if (await isHeld(db)) return HELD;
    const start = performance.now();
    const clock = () => new Date(now.getTime() + performance.now() - start);
    const mailer = openMailer(config);
    try {
      return `messages tried: ${await deliverDue(db, { mailer, sms: smsOf(config) }, clock, onError)}`;
    } finally {
      mailer.close();
    }
  },
};

/** Writes what automations have for today, once their hour has come. */
export const writeAutomations = {
  name: 'write-automations',
  cron: '2 * * * *',
  run: async ({ db, now, onError }: Run): Promise<string> =>
    (await isHeld(db)) ? HELD : runAllAutomations(db, now, onError),
};
