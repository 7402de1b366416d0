import {
  finishProviderSignIn,
  getProviderSignOut,
  getSignInProvider,
  startProviderSignIn,
} from '@rentsafe/domain/signInProvider';
import type { FastifyInstance } from 'fastify';
import { signAccess } from '../auth/accessToken.ts';
import { providerAttempt } from '../auth/lockout.ts';
import { serve } from '../calls/serve.ts';
import { notFound } from '../http/errors.ts';
import { baseUrl } from '../http/pagination.ts';
import { userTypeOf } from '../session/routes.ts';
import { signInAs } from './identity.ts';
import { SignInProvider } from './provider.ts';

export function signInProviderRoutes(app: FastifyInstance): void {
  const settings = app.config.signInProvider;
  const found = settings && new SignInProvider(settings, app.vault, () => `${baseUrl(app)}/login`);
  const provider = () => {
    if (!found) throw notFound();
    return found;
  };

  serve(app, getSignInProvider, async () => ({ name: found?.name ?? null }));

  serve(app, startProviderSignIn, async ({ request, now }) => {
    const asked = provider();
    await app.attempts.reserve(providerAttempt(request.ip), now);
    return asked.start(now, request.log);
  });

  serve(app, finishProviderSignIn, async ({ request, body, db, now, actor }) => {
    const asked = provider();
    const attempt = providerAttempt(request.ip);
    await app.attempts.reserve(attempt, now);
    const identity = await asked.finish(body, now, request.log);
    const { account, pair } = await signInAs(db, actor, identity, { name: asked.name, request });
    // Its start, too.
    await app.attempts.release([...attempt, ...attempt]);
    return {
      user: { id: account.id, username: account.email, user_type: userTypeOf(account.client_id) },
      access: signAccess(app, pair, now),
      refresh: pair.refresh,
    };
  });

  serve(app, getProviderSignOut, async ({ request, now }) => {
    const asked = provider();
    const attempt = providerAttempt(request.ip);
    await app.attempts.reserve(attempt, now);
    const url = await asked.signOutUrl(request.log);
    await app.attempts.release(attempt);
    return { url };
  });
}
