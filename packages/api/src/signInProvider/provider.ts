import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import * as client from 'openid-client';
import type { Vault } from '../auth/secrets.ts';
import type { SignInProviderConfig } from '../config.ts';
import { HttpError, loggable } from '../http/errors.ts';

/** Of each request to the provider. A sign-in makes four at most. */
const TIMEOUT_SECONDS = 3;
const VALID_MS = 10 * 60_000;

/** Codes of what failed on the way: nothing that was answered is to blame. */
const unreached = new Set([
  ...['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'],
  'OAUTH_PARSE_ERROR',
]);

/** What to do where the provider is down. */
const otherSignIn = 'Sign in with your password, or try again later.';
const signedOutHere =
  'You are signed out here, but may still be signed in there: close the browser, or sign out there.';

const PURPOSE = 'sign-in with the provider';

/** What a sign-in began with. The browser keeps it sealed; the provider gets the state, the nonce and the hash of the verifier. */
interface Begun {
  purpose: typeof PURPOSE;
  state: string;
  nonce: string;
  verifier: string;
  until: number;
}

/** Whom the provider vouches for. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  isVerified: boolean;
}

/** The OpenID Connect provider: authorization code with PKCE, state and nonce, and an ID token whose signature is checked. */
export class SignInProvider {
  readonly name: string;
  readonly #settings: SignInProviderConfig;
  readonly #vault: Vault;
  /** The only address that the provider sends anybody back to. */
  readonly #returnUrl: () => string;
  #found: Promise<client.Configuration> | null = null;

  constructor(settings: SignInProviderConfig, vault: Vault, returnUrl: () => string) {
    this.name = settings.name;
    this.#settings = settings;
    this.#vault = vault;
    this.#returnUrl = returnUrl;
  }

  async start(now: Date, log: FastifyBaseLogger): Promise<{ url: string; handle: string }> {
    const found = await this.#configuration(log);
    const begun: Begun = {
      purpose: PURPOSE,
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      until: now.getTime() + VALID_MS,
    };
    const url = client.buildAuthorizationUrl(found, {
      redirect_uri: this.#returnUrl(),
      scope: 'openid email',
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, handle: this.#vault.seal(JSON.stringify(begun)) };
  }

  /** @throws HttpError 400 for an answer that is no proof, 503 where the provider cannot be asked. */
  async finish(
    { answer, handle }: { answer: string; handle: string },
    now: Date,
    log: FastifyBaseLogger,
  ): Promise<Identity> {
    const begun = this.#open(handle);
    if (!begun || begun.until <= now.getTime())
      throw this.#refused('The sign-in took too long, or was begun in another tab.');
    const found = await this.#configuration(log);
    const url = new URL(this.#returnUrl());
    url.search = answer;
    try {
      const tokens = await client.authorizationCodeGrant(found, url, {
        pkceCodeVerifier: begun.verifier,
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw this.#refused(`What ${this.name} answered names nobody.`);
      const { email, email_verified: verified } =
        claims.email === undefined
          ? await client.fetchUserInfo(found, tokens.access_token, claims.sub)
          : claims;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: typeof email === 'string' ? email : null,
        isVerified: verified === true,
      };
    } catch (error) {
      throw this.#problem(error, log);
    }
  }

  /**
   * The page that signs out of the provider itself, which then leads back to the sign-in page; null where it has none.
   *
   * @throws HttpError 503 where the provider cannot be asked.
   */
  async signOutUrl(log: FastifyBaseLogger): Promise<string | null> {
    const found = await this.#configuration(log, signedOutHere);
    if (!found.serverMetadata().end_session_endpoint) return null;
    return client.buildEndSessionUrl(found, {
      post_logout_redirect_uri: this.#returnUrl(),
      state: randomUUID(),
    }).href;
  }

  /** What the provider says about itself, which is read once; again after a failure. @param instead what to do where it is down. */
  async #configuration(log: FastifyBaseLogger, instead = otherSignIn): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    this.#found ??= client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    try {
      return await this.#found;
    } catch (error) {
      this.#found = null;
      log.error(loggable(error), 'the sign-in provider was not reached');
      throw this.#unreachable(instead);
    }
  }

  #open(handle: string): Begun | null {
    try {
      const begun = JSON.parse(this.#vault.open(handle)) as Begun;
      return begun.purpose === PURPOSE ? begun : null;
    } catch {
      return null;
    }
  }

  #problem(error: unknown, log: FastifyBaseLogger): HttpError {
    if (error instanceof HttpError) return error;
    if (error instanceof client.AuthorizationResponseError)
      return this.#refused(`${this.name} has not signed you in.`);
    if (error instanceof client.ResponseBodyError && error.status < 500)
      return this.#refused(`${this.name} no longer accepts this sign-in.`);
    log.error(loggable(error), 'a sign-in with the provider failed');
    const isAnswer = error instanceof client.ClientError && !unreached.has(error.code ?? '');
    if (isAnswer) return this.#refused(`What ${this.name} answered could not be verified.`);
    this.#found = null;
    return this.#unreachable();
  }

  #refused(why: string): HttpError {
    return new HttpError(400, `${why} Sign in again, or use your password.`);
  }

  #unreachable(instead = otherSignIn): HttpError {
    return new HttpError(503, `${this.name} cannot be reached. ${instead}`, { 'retry-after': '30' });
  }
}
