import type { MessageWays } from '@rentsafe/domain/message';
import type { Actor } from '../audit/events.ts';
import { HttpError } from '../http/errors.ts';

/** Who writes, when, and by what it leaves this server. */
export interface Sender {
  now: Date;
  actor: Actor;
  isAdmin: boolean;
  ways: MessageWays;
}

const MANY = 500;

/** @throws HttpError 403 where more go out than whoever is no Admin may send. */
export function checkMany(count: number, isAdmin: boolean): void {
  if (count > MANY && !isAdmin)
    throw new HttpError(403, `Only Admins can write to more than ${MANY} at once.`);
}
