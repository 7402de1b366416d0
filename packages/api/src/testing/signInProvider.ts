import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const PROVIDER_SECRET = 'a secret of the provider and us';

/** Whom a provider signs in, and what it vouches for. */
export interface Person {
  subject: string;
  email: string;
  isVerified: boolean;
}

export interface SignInProvider {
  issuer: string;
  close: () => Promise<void>;
}

/** A real OpenID Connect provider on the loopback address; the person there agrees at once. `signInPage` is where it leads back to. */
export async function openSignInProvider(
  signInPage: string,
  personNow: () => Person,
): Promise<SignInProvider> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'rentsafe',
        client_secret: PROVIDER_SECRET,
        redirect_uris: [signInPage],
        post_logout_redirect_uris: [signInPage],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['of a test'] },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, email: personNow().email, email_verified: personNow().isVerified }),
    }),
  });
  const callback = provider.callback();
  const agree = async (request: IncomingMessage, response: ServerResponse) => {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      const login = { accountId: personNow().subject };
      return provider.interactionFinished(request, response, { login });
    }
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: String(params.client_id),
    });
    grant.addOIDCScope(String(params.scope));
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  };
  server.on('request', (request, response) => {
    void (request.url?.startsWith('/interaction/') ? agree : callback)(request, response);
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { issuer, close };
}
