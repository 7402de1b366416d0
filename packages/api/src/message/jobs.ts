import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { sendSms } from '../mail/smsWebhook.ts';
import { openMailer } from '../mail/ways.ts';
import { runAllAutomations } from './automationRun.ts';
import { deliverDue, type Ways } from './deliver.ts';

/** As `jobs/job.ts` has it, which is above. */
interface Run {
  db: Db;
  config: Config;
  now: Date;
}

const smsOf = ({ sms }: Config): Ways['sms'] =>
  sms ? (message) => sendSms(sms.url, sms.secret, message) : null;

/** Sends what waits in the outbox. */
export const deliverMessages = {
  name: 'deliver-messages',
  cron: '* * * * *',
  run: async ({ db, config }: Run): Promise<string> => {
    const mailer = openMailer(config);
    try {
      return `messages tried: ${await deliverDue(db, { mailer, sms: smsOf(config) }, () => new Date())}`;
    } finally {
      mailer.close();
    }
  },
};

/** Writes what automations have for today, once their hour has come. */
export const writeAutomations = {
  name: 'write-automations',
  cron: '2 * * * *',
  run: async ({ db, now }: Run): Promise<string> => `messages written: ${await runAllAutomations(db, now)}`,
};
