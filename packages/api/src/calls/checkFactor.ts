import type { ConfirmationNeed } from '@rentsafe/domain/factor';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from '../auth/admission.ts';
import { principalOf } from '../auth/principal.ts';
import { users } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';

/** For so long a confirmation lets one change one's factors. */
const CONFIRMED_MS = 10 * 60_000;

const refusal = (needs: ConfirmationNeed, detail: string) => new HttpError(403, { detail, needs });

/** One's account is open, so that a factor can be added. */
const isOfAccount = (request: FastifyRequest) => request.routeOptions.url?.startsWith('/api/auth/') === true;

/** Whether nothing but their account is open to a user until they give a second factor. */
export const needsFactor = (
  { config }: Pick<FastifyInstance, 'config'>,
  { role, factorAt }: Principal,
): boolean => config.adminFactor && factorAt === null && (role === 'admin' || role === 'clientAdmin');

const isRecent = (at: Date | null, ms: number, now: Date) =>
  at !== null && now.getTime() - at.getTime() <= ms;

/** @throws HttpError 403 where the server is set so that the call needs a second factor, or one that was given lately. */
export async function checkFactor(
  app: FastifyInstance,
  request: FastifyRequest,
  principal: Principal,
): Promise<void> {
  const { approvalFactorMinutes: minutes } = app.config;
  const isMissing = needsFactor(app, principal) && !isOfAccount(request);
  const isOld =
    minutes !== null &&
    request.routeOptions.config.asksFactor === true &&
    !isRecent(principal.factorAt, minutes * 60_000, app.now());
  if (!isMissing && !isOld) return;
  const [user] = await app.db
    .select({ hasFactor: users.has_factor })
    .from(users)
    .where(eq(users.id, principal.userId));
  if (!user?.hasFactor)
    throw refusal(
      'new_factor',
      'This needs a second factor. Add one under Your account, Security, and try again.',
    );
  throw refusal('factor', 'Confirm with your second factor, and try again.');
}

/** @throws HttpError 403 where who asks has not confirmed in the last minutes who they are. */
export function requireConfirmed(request: FastifyRequest): void {
  const { confirmedAt } = principalOf(request);
  if (isRecent(confirmedAt, CONFIRMED_MS, request.server.now())) return;
  throw refusal('confirmation', 'Confirm with your password or a second factor, and try again.');
}
