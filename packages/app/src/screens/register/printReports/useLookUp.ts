import type { Party } from '@rentsafe/domain/party';
import { announce } from '@rentsafe/ui/Announcer';
import type { FormIssues, FormSubmitEvent } from '@rentsafe/ui/Form';
import { useRef, useState } from 'react';
import { useIsStaff } from '../../../session/useIsStaff';
import { MOST_IDS, readIds } from './idList';
import type { kinds } from './kinds';
import { lookUpNumbers, type NumberResult } from './lookUpNumbers';
import { isSettled, type Outcome, outcomeText } from './outcome';

/** Looks up whose numbers were pasted. */
export function useLookUp({ keyOf, find }: Pick<(typeof kinds)[keyof typeof kinds], 'keyOf' | 'find'>) {
  const isStaff = useIsStaff();
  const [outcome, setOutcome] = useState<Outcome>();
  /** Whoever was found is not looked up again: by number. */
  const settled = useRef(new Map<string, NumberResult>());

  async function lookUp({ entries }: FormSubmitEvent): Promise<FormIssues | undefined> {
    const { ids, doubled } = readIds(String(entries.get('numbers') ?? ''), keyOf);
    if (ids.length === 0) return { fields: { numbers: 'Paste at least one number.' } };
    if (ids.length > MOST_IDS)
      return { fields: { numbers: `These are ${ids.length} numbers. Print at most ${MOST_IDS} at once.` } };
    const known = ids.flatMap((id) => {
      const result = settled.current.get(keyOf(id));
      return result ? [[id, result] as const] : [];
    });
    const asked = ids.filter((id) => !settled.current.has(keyOf(id)));
    const { results, failure } = await lookUpNumbers(asked, async (number) => {
      const finding = await find(number);
      return isStaff && finding.state === 'known' ? { ...finding, state: 'readable' } : finding;
    });
    for (const [id, result] of results) if (isSettled(result)) settled.current.set(keyOf(id), result);
    const all = new Map([...known, ...results]);
    if (failure !== undefined && all.size === 0)
      return { form: `The numbers could not be looked up. ${failure}` };
    const next = { results: all, failure, waiting: asked.filter((id) => !results.has(id)), doubled };
    setOutcome(next);
    announce(outcomeText(next));
    return undefined;
  }

  /** Who was without a consent may be read about now. */
  function showRecorded(party: Party) {
    const found = { state: 'readable', party } as const;
    setOutcome((last) => {
      if (!last) return last;
      const results = new Map(last.results);
      for (const [number, result] of results)
        if (result.state === 'known' && result.party.id === party.id) {
          results.set(number, found);
          settled.current.set(keyOf(number), found);
        }
      return { ...last, results };
    });
  }

  return { outcome, lookUp, showRecorded, forget: () => setOutcome(undefined) };
}
