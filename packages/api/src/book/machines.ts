import { lowestLevel, refusalOf, type Step, type StepLevel } from '@rentsafe/domain/machine';
import { forbidden, wrongState } from '../http/errors.ts';
import { type BookTable, readable, writable } from './rights.ts';

/** Finds the record in the path for a step. 403 where the caller lacks the level that the step takes in every state. */
export function forStep(table: BookTable, step: Step) {
  const level = lowestLevel(step);
  // The call itself is for Admins of the provider, who may read every book.
  return level === 'providerAdmin' ? readable(table) : writable(table, level);
}

/**
 * @param level of who takes the step; without one it has been checked.
 * @throws HttpError 409 in a state from which the step does not lead, 403 where it takes a higher level there.
 */
export function checkStep(step: Step, state: string, level: StepLevel = 'providerAdmin'): void {
  const refusal = refusalOf(step, state, level);
  if (refusal === 'state') throw wrongState(state);
  if (refusal === 'level') throw forbidden();
}
