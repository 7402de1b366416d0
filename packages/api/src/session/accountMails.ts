import { randomUUID } from 'node:crypto';
import { BUSINESS_TIME_ZONE } from '@rentsafe/domain/date';
import { deviceOf } from '@rentsafe/domain/session';
import type { InternalUser, Invitation } from '@rentsafe/domain/user';
import { formatDateTime } from '@rentsafe/format/date';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { invite } from '../auth/invitations.ts';
import { loggable } from '../http/errors.ts';
import { baseUrl } from '../http/pagination.ts';
import type { Mail } from '../mail/raw.ts';
import { smtpMailer } from '../mail/smtp.ts';

type Recipient = Pick<InternalUser, 'first_name' | 'email'>;

/** Behind `#`, which no server, log or Referer header gets to see. */
export const invitationOf = (
  request: FastifyRequest,
  { token, expiresAt }: Awaited<ReturnType<typeof invite>>,
): Invitation => ({
  url: `${baseUrl(request.server)}/set-password#token=${token}`,
  expires_at: expiresAt.toISOString(),
});

const mail = ({ first_name, email }: Recipient, subject: string, lines: readonly string[]): Mail => ({
  key: `account-${randomUUID()}`,
  to: email,
  subject,
  text: [`Good day ${first_name},`, ...lines].join('\n\n'),
});

const untilText = ({ expires_at }: Invitation) =>
  `It works once, until ${formatDateTime(expires_at, BUSINESS_TIME_ZONE)}.`;

export const invitationMail = (user: Recipient, invitation: Invitation): Mail =>
  mail(user, 'Your account with RentSafe', [
    'You have been given an account with RentSafe. Open this link to choose a password:',
    invitation.url,
    untilText(invitation),
  ]);

export const passwordMail = (user: Recipient, invitation: Invitation): Mail =>
  mail(user, 'A new password for RentSafe', [
    'Open this link to set a new password:',
    invitation.url,
    `${untilText(invitation)} If you did not ask for it, do nothing: your password stays as it is.`,
  ]);

const spoken = (now: Date) => formatDateTime(now.toISOString(), BUSINESS_TIME_ZONE);

export const newDeviceMail = (
  user: Recipient,
  { userAgent, now }: { userAgent: string | undefined; now: Date },
): Mail =>
  mail(user, 'A new device signed in to RentSafe', [
    `Your account was signed in to from a browser that it had not been used in before: ${deviceOf(userAgent ?? null)}, on ${spoken(now)}.`,
    'If it was you, there is nothing to do. If it was not, change your password at once, and sign that device out under Your account, Sessions.',
  ]);

/** `what` was done: 'An authenticator app was added'. */
export const factorMail = (user: Recipient, what: string, now: Date): Mail =>
  mail(user, 'Your second factor for RentSafe has changed', [
    `${what}, on ${spoken(now)}.`,
    'If it was not you, change your password at once, and tell your administrator.',
  ]);

export const factorsRemovedMail = (user: Recipient, by: string, now: Date): Mail =>
  mail(user, 'Your second factors for RentSafe were removed', [
    `${by} removed the passkeys, authenticator app and recovery codes of your account, on ${spoken(now)}. You sign in with your password alone until you add another one under Your account, Security.`,
    'If you did not ask for it, tell your administrator at once.',
  ]);

/** Emails once the response is sent, where a mail server is set. */
export function mailAfter(request: FastifyRequest, mail: Mail): void {
  request.mail = mail;
}

/** The link is shown to the Admin as well: an email that fails is no more than logged. */
export function accountMails(app: FastifyInstance): void {
  const { smtpUrl, mailFrom } = app.config;
  const mailer = smtpUrl ? smtpMailer(smtpUrl, mailFrom) : null;
  app.decorate('mailer', mailer);
  app.decorateRequest('mail', null);
  app.addHook('onResponse', async ({ mail, log }, { statusCode }) => {
    if (!mail || !mailer || statusCode >= 300) return;
    await mailer.send(mail).catch((error: unknown) => log.error(loggable(error), 'an email was not sent'));
  });
  app.addHook('onClose', async () => mailer?.close());
}
