import type { Party } from '@rentsafe/domain/party';
import type { NumberResult } from './lookUpNumbers';

export interface Outcome {
  /** Of each number, as far as they were looked up. */
  results: ReadonlyMap<string, NumberResult>;
  /** Numbers that are still to be looked up, and why. */
  waiting: readonly string[];
  failure: string | undefined;
  doubled: readonly string[];
}

export interface Numbered {
  party: Party;
  number: string;
}

export const numbersOf = ({ results }: Outcome, state: NumberResult['state']) =>
  [...results].filter(([, result]) => result.state === state).map(([number]) => number);

/** Those of a state, each once. */
export function partiesOf({ results }: Outcome, state: 'readable' | 'known'): Numbered[] {
  const found = new Map<number, Numbered>();
  for (const [number, result] of results)
    if (result.state === state) found.set(result.party.id, { party: result.party, number });
  return [...found.values()];
}

export const isSettled = (result: NumberResult | undefined) =>
  result?.state === 'readable' || result?.state === 'known';

/** In a few words, for whoever does not see it. */
export function outcomeText(outcome: Outcome): string {
  const count = (state: NumberResult['state']) => numbersOf(outcome, state).length;
  return [
    `${count('readable')} found`,
    count('known') > 0 && `${count('known')} without consent`,
    `${count('unknown') + count('wrong')} not found`,
  ]
    .filter(Boolean)
    .join(', ');
}
