import type { Invitation } from '@rentsafe/domain/user';
import { describe, expect, it } from 'vitest';
import { replacePassword } from '../seed/accounts.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { PASSWORD, someone, tokenOf, useUsers } from '../testing/users.ts';

onBothDatabases((kind) => {
  const { context, admin, create, setPassword, signIn } = useUsers(kind);

  describe('set-password', () => {
    const invited = async () => {
      const { body } = await create(someone());
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

    it('the e-mail is no password', async () => {
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
      context.server.pass(72 * 3600 + 1);
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

    it.runIf(kind === 'postgres')('races with a reset of the same user, and neither fails', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { id, invitation } = await invited();
        const reset = () =>
          context.server.request('POST', `/api/clients/clients/1/users/${id}/reset-password/`, {
            token: admin(),
          });
        const replies = await Promise.all([
          setPassword(invitation),
          reset(),
          reset(),
          setPassword(invitation),
        ]);
        const [first, ...resets] = replies.map(({ status }) => status);
        expect([204, 400]).toContain(first);
        expect(resets.slice(0, 2)).toEqual([200, 200]);
        expect([204, 400]).toContain(resets[2]);
      }
    });

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
