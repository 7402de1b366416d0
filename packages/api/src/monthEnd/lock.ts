import { today } from '@rentsafe/domain/date';
import { beforeLockTexts, isBeforeLock, type MonthEnd, type MonthLockInput } from '@rentsafe/domain/monthEnd';
import { lastDayOf, type Month, spokenDate } from '@rentsafe/format/date';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import type { Db } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';
import { storeLock } from '../periodLock/locks.ts';
import { monthEndOf } from './steps.ts';

/**
 * Locks a book up to the end of a month: the only way to lock. What has not been paid out never stops it.
 *
 * @throws HttpError 409 for a month that has not ended or is locked, or with steps that are neither done nor named.
 */
export async function lockMonth(
  db: Db,
  actor: Actor,
  clientId: number,
  month: Month,
  { open: named = [] }: MonthLockInput,
): Promise<MonthEnd> {
  await lockBook(db, clientId);
  const until_on = lastDayOf(month);
  if (until_on >= today(actor.now)) throw new HttpError(409, `The month ends on ${spokenDate(until_on)}.`);
  const { steps, lock } = await monthEndOf(db, clientId, month);
  if (lock) throw new HttpError(409, `The period up to ${lock.until_on} is locked.`);
  const keys = steps
    .filter(({ done }) => !done)
    .map(({ key }) => key)
    .filter(isBeforeLock);
  const missing = keys.filter((key) => !named.some(({ step }) => step === key));
  if (missing.length > 0) {
    const texts = missing.map((key) => beforeLockTexts[key]).join(', ');
    throw new HttpError(409, {
      detail: `Not done: ${texts}. Do this first, or say why it stays open.`,
      open: missing,
    });
  }
  const open = named.filter(
    ({ step }, at) => keys.includes(step) && named.findIndex((each) => each.step === step) === at,
  );
  await storeLock(db, actor, clientId, { until_on, reason: null, open });
  return monthEndOf(db, clientId, month);
}
