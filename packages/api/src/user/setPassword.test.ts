import type { Invitation } from '@rentsafe/domain/user';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { replacePassword } from '../seed/accounts.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { newUser, PASSWORD, tokenOf, useUsers } from '../testing/users.ts';

onEitherDatabase((kind) => {
  const { context, admin, create, remove, setPassword, signIn } = useUsers(kind);

  describe('set-password', () => {
    const invited = async () => {
      const { body } = await create(newUser());
      return { email: body.email, id: body.id, invitation: tokenOf(body.invitation) };
    };

    it.each([
      ['Short 1!', 'too short'],
      ['password1234', 'too common'],
      ['Password!2345', 'too common'],
      ['aaaaaaaaaaaa', 'too common'],
      ['123456789012', 'too common'],
      ['qwertyuiop12', 'too common'],
      ['adminadminadmin', 'too common'],
    ])('%s is %s, and the link stays good', async (password, why) => {
      const { invitation } = await invited();
      const reply = await setPassword(invitation, password);
      expect(reply).toMatchObject({ status: 400, body: { password: [expect.stringContaining(why)] } });
      expect((await setPassword(invitation)).status).toBe(204);
    });

    it('the email is not accepted as a password', async () => {
      const { email, invitation } = await invited();
      const reply = await setPassword(invitation, email.toUpperCase());
      expect(reply.body).toEqual({ password: ['The password is too similar to the email address.'] });
    });

    it('an unknown, expired or replaced link is 400 at token', async () => {
      const { id, invitation } = await invited();
      const refused = { status: 400, body: { token: [expect.any(String)] } };
      expect(await setPassword('nothing')).toMatchObject(refused);
      const again = await context.server.request<{ invitation: Invitation }>(
        'POST',
        `/api/clients/clients/1/users/${id}/reset-password/`,
        { token: admin() },
      );
      expect(again.status).toBe(200);
      expect(await setPassword(invitation)).toMatchObject(refused);
      context.server.advance(72 * 3600 + 1);
      expect(await setPassword(tokenOf(again.body.invitation))).toMatchObject(refused);
    });

    it('is void once the password was set on the command line', async () => {
      const { email, invitation } = await invited();
      await replacePassword(context.server.db, email, PASSWORD, context.server.clock.now);
      expect((await setPassword(invitation)).status).toBe(400);
      expect((await signIn(email)).status).toBe(200);
    });

    it('of two at once one counts', async () => {
      const { invitation } = await invited();
      const replies = await Promise.all([setPassword(invitation), setPassword(invitation)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([204, 400]);
    });

    /** Whether an invitation can be locked while a call waits for its user, whose row another transaction holds. */
    const isInvitationFree = (id: number, call: () => Promise<{ status: number }>) =>
      context.server.db.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1 FROM users WHERE id = ${id} FOR UPDATE`);
        const reply = call();
        const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        await expect.poll(() => rows(context.server.db, waiting)).toHaveLength(1);
        const free = sql`SELECT 1 FROM invitations WHERE user_id = ${id} FOR UPDATE SKIP LOCKED`;
        return { isFree: (await rows(tx, free)).length === 1, reply };
      });

    it.each(kind === 'postgres' ? ['set-password', 'reset-password', 'deactivation'] : [])(
      '%s locks the user before the invitation, so that none of them waits for another in a circle',
      async (name) => {
        const { id, invitation } = await invited();
        const path = `/api/clients/clients/1/users/${id}/`;
        const calls: Record<string, () => Promise<{ status: number }>> = {
          'set-password': () => setPassword(invitation),
          'reset-password': () =>
            context.server.post(`${path}reset-password/`, undefined, { token: admin() }),
          deactivation: () => remove(id),
        };
        const { isFree, reply } = await isInvitationFree(id, () => calls[name]?.() ?? Promise.reject());
        expect(isFree).toBe(true);
        expect((await reply).status).toBeLessThan(300);
      },
    );

    it('a new password voids the old one, ends sessions and a lockout', async () => {
      const { email, id, invitation } = await invited();
      await setPassword(invitation);
      const session = await signIn(email);
      for (let failure = 0; failure < 6; failure += 1) await signIn(email, 'wrong');
      const reset = await context.server.request<{ invitation: Invitation }>(
        'POST',
        `/api/clients/clients/1/users/${id}/reset-password/`,
        { token: admin() },
      );
      expect((await context.server.get('/api/auth/me/', session.body.access)).status).toBe(200);
      await setPassword(tokenOf(reset.body.invitation), 'Another kopje, another day');
      expect((await context.server.get('/api/auth/me/', session.body.access)).status).toBe(401);
      expect((await signIn(email)).status).toBe(401);
      expect((await signIn(email, 'Another kopje, another day')).status).toBe(200);
    });
  });
});
