import { forgotPassword, getPasswordHelp } from '@rentsafe/domain/session';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { invite } from '../auth/invitations.ts';
import { forgottenAttempt } from '../auth/lockout.ts';
import { serve } from '../calls/serve.ts';
import { users } from '../db/schema.ts';
import { loggable, notFound } from '../http/errors.ts';
import { invitationOf, passwordMail } from './accountMails.ts';

export function forgottenRoutes(app: FastifyInstance): void {
  serve(app, getPasswordHelp, async () => ({ email: app.mailer !== null }));

  serve(app, forgotPassword, async ({ request, body: { username }, db, now, actor }) => {
    const { mailer } = app;
    if (!mailer) throw notFound();
    await app.attempts.reserve(forgottenAttempt(username, request.ip), now);
    const send = async () => {
      const isActive = and(eq(users.email_key, username.toLowerCase()), eq(users.is_active, true));
      const [user] = await db.select().from(users).where(isActive);
      if (!user) return;
      const by = { ...actor, userId: user.id, clientId: user.client_id };
      const made = await db.transaction((tx) =>
        invite(tx, by, { userId: user.id, action: 'password_reset' }),
      );
      await mailer.send(passwordMail(user, invitationOf(request, made)));
    };
    // Not waited for: how long it takes would tell whether there is such an account.
    void send().catch((error: unknown) => request.log.error(loggable(error), 'an email was not sent'));
    return undefined;
  });
}
