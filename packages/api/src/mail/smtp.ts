import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { DeliveryFailure } from './failure.ts';
import { type Mail, rawMail } from './raw.ts';

export interface Mailer {
  /** Sends an email; returns the id by which the mail server knows it. @throws DeliveryFailure */
  send(mail: Mail): Promise<string>;
  close(): void;
  /** It sends nothing: there is no mail server. */
  keeps: boolean;
}

const SECONDS = 1000;

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** A text of the mail server, short enough to be shown. */
const shown = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 300);

function failureOf(error: SmtpError, isPassedOn: boolean): DeliveryFailure {
  const { responseCode, response, code } = error;
  if (responseCode) {
    const outcome = responseCode >= 500 && code !== 'EAUTH' ? 'never' : 'later';
    return new DeliveryFailure(
      outcome,
      `The mail server refused it: ${shown(response ?? String(responseCode))}`,
    );
  }
  return isPassedOn
    ? new DeliveryFailure('unknown', 'The mail server did not answer. It may have been sent.')
    : new DeliveryFailure('later', `The mail server cannot be reached (${code ?? 'no answer'}).`);
}

/** Sends by a mail server; its connections are kept for the next emails. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // The pool would send again what was on a connection that broke, and may have arrived.
    maxRequeues: 0,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
  } as Parameters<typeof createTransport>[0]);
  return {
    async send(mail) {
      const { raw, messageId } = await rawMail(mail, from);
      // The mail server asks for the text once it has taken the addresses: from then on it may have it.
      let isPassedOn = false;
      const text = new Readable({
        read() {
          isPassedOn = true;
          this.push(raw);
          this.push(null);
        },
      });
      try {
        await transport.sendMail({ envelope: { from: addressOf(from), to: [mail.to] }, raw: text });
        return messageId;
      } catch (error) {
        throw failureOf(error as SmtpError, isPassedOn);
      }
    },
    close: () => transport.close(),
    keeps: false,
  };
}

/** The address in `Name <address>`. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
